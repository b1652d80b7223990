"""A review as one self-contained page: no script, no address, readable without either."""

from html import escape

from impera.coach.graph import SEATS, graph
from impera.coach.loss import BLUNDER, INACCURACY, MISTAKE
from impera.coach.parts import Part, points
from impera.coach.steps import plan_text
from impera.game.seat import place_of, seat_name
from impera.wire.coach import GameReview, SeatReview, TurnReview
from impera.words import say

STYLE = """
:root{color-scheme:light;--ink:#2b2620;--muted:#6b6256;--paper:#fbf7ef;--line:#d9cfbd;--gold:#b7791f;--blue:#334e68}
*{box-sizing:border-box}body{margin:0;background:#efe7d8;color:var(--ink);font:17px/1.55 Literata,Georgia,serif}
main{max-width:1040px;margin:0 auto;padding:32px 20px 60px}h1{font-size:2.1rem;margin:.2em 0}h2{margin:1.6em 0 .5em}
.card{background:var(--paper);border:1px solid var(--line);border-radius:14px;padding:18px 20px;margin:14px 0;
box-shadow:0 1px 2px #0001,0 10px 28px #7a5b2a14}svg{width:100%;height:auto;display:block}
table{width:100%;border-collapse:collapse}th,td{padding:7px 9px;text-align:right;vertical-align:top}
th{color:var(--muted);font-weight:600;font-size:.88rem}th:first-child,td:first-child,.left{text-align:left}
tbody tr{border-top:1px solid var(--line)}.dot{display:inline-block;width:.75em;height:.75em;border-radius:50%;
margin-right:.45em}
.bar{position:relative;height:1.1em;background:#eadfc9;border-radius:4px;min-width:190px;overflow:hidden}
.bar i{position:absolute;top:0;bottom:0}
.bar b{position:absolute;left:50%;top:0;bottom:0;width:1px;background:var(--ink)}
.muted{color:var(--muted);font-size:.93rem}.verdict{font-weight:700;white-space:nowrap}.inaccuracy{color:#9a6700}
.mistake{color:#b45309}.blunder{color:#b42318}.fine{color:#2f6f4f}
ol{padding-left:1.3em}li{margin:.5em 0}.wrap{overflow-x:auto}
details{margin:.2em 0}summary{cursor:pointer}@media print{body{background:#fff}.card{box-shadow:none}}
"""


def page(review: GameReview, language: str, seat: int | None = None) -> str:
    """Write the whole page."""
    names = _names(review)
    title = escape(say("review-title", language))
    body = [
        f"<h1>{title}</h1>",
        f"<p class='muted'>{escape(' · '.join(review.names))} — {escape(review.result)}</p>",
        f"<div class='card'>{graph(review, language, seat)}</div>",
        *_decisive(review, language, names),
        *_account(review, language),
        *_turns(review, language, names, seat),
        f"<p class='muted'>{escape(say('review-levels', language))} {escape(thresholds(language))}</p>",
    ]
    content = "\n".join(body)
    return (
        f"<!doctype html>\n<html lang='{language}'><head><meta charset='utf-8'>"
        "<meta name='viewport' content='width=device-width,initial-scale=1'>"
        f"<title>{title}</title><style>{STYLE}</style></head><body><main>\n{content}\n</main></body></html>\n"
    )


def thresholds(language: str) -> str:
    """From how many points on a turn is called what."""
    return say(
        "review-thresholds",
        language,
        inaccuracy=points(INACCURACY),
        mistake=points(MISTAKE),
        blunder=points(BLUNDER),
    )


def _names(review: GameReview) -> dict[str, str]:
    return {seat_name(seat): name for seat, name in enumerate(review.names, start=1)}


def _decisive(review: GameReview, language: str, names: dict[str, str]) -> list[str]:
    if not review.decisive:
        return []
    told = [escape(Part.from_wire(part).said_in(language, names)) for part in review.decisive]
    rows = "".join(f"<li>{sentence}</li>" for sentence in told)
    return [f"<h2>{escape(say('review-decisive', language))}</h2>", f"<div class='card'><ol>{rows}</ol></div>"]


def _account(review: GameReview, language: str) -> list[str]:
    keys = ("player", "result", "even", "luck", "own", "others", "unknown", "accuracy")
    head = "".join(f"<th>{escape(say(f'review-{key}', language))}</th>" for key in keys)
    rows = []
    for at in review.seats:
        name = _dot(at.seat) + escape(review.names[at.seat - 1])
        numbers = [_plain(at.result), _plain(at.even), *map(_signed, (at.luck, at.own, at.others))]
        unknown = "–" if at.unknown is None else _signed(at.unknown)
        accuracy = "–" if at.accuracy is None else f"{at.accuracy:.0f}"
        cells = "".join(f"<td>{cell}</td>" for cell in (*numbers, unknown, accuracy))
        rows.append(f"<tr><td>{name}{_bar(at)}</td>{cells}</tr>")
    table = f"<div class='wrap'><table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table></div>"
    text = f"<p class='muted'>{escape(say('review-account-text', language))}</p>"
    return [f"<h2>{escape(say('review-account', language))}</h2>", f"<div class='card'>{table}{text}</div>"]


def _bar(at: SeatReview) -> str:
    """Luck, own and others' decisions as bars to the left and right of the middle."""
    moved = ((at.luck, "#b7791f"), (at.own, "#334e68"), (at.others, "#8a8072"))
    most = max(1.0, *(abs(part) for part, _ in moved))
    bars = []
    for row, (part, colour) in enumerate(moved):
        width = 50 * abs(part) / most
        left = 50 if part >= 0 else 50 - width
        place = f"left:{left:.1f}%;width:{width:.1f}%;top:{row * 33}%;bottom:{66 - row * 33}%"
        bars.append(f"<i style='{place};background:{colour}'></i>")
    return f"<div class='bar' aria-hidden='true'>{''.join(bars)}<b></b></div>"


def _turns(review: GameReview, language: str, names: dict[str, str], seat: int | None) -> list[str]:
    keys = ("turn", "played", "loss", "chance", "luck")
    head = "".join(f"<th class='left'>{escape(say(f'review-{key}', language))}</th>" for key in keys)
    rows = [_turn(turn, language, names) for turn in review.turns if seat in (None, turn.seat)]
    table = f"<div class='wrap'><table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table></div>"
    return [f"<h2>{escape(say('review-turns', language))}</h2>", f"<div class='card'>{table}</div>"]


def _turn(turn: TurnReview, language: str, names: dict[str, str]) -> str:
    at = turn.seat - 1
    number = turn.turn or escape(say("review-draft", language))
    who = f"{_dot(at + 1)}{number} · {escape(names[f'P{at + 1}'])}"
    verdict = say("review-forced" if turn.forced else f"review-verdict-{turn.verdict}", language)
    lost = f" −{100 * turn.loss:.0f} ({100 * turn.ci95[0]:.0f}–{100 * turn.ci95[1]:.0f})"
    loss = f"<span class='verdict {turn.verdict}'>{escape(verdict)}</span>{lost if turn.better else ''}"
    cells = (loss, f"{100 * turn.chances[at]:.0f} %", _signed(turn.luck[at]))
    played = escape(plan_text(turn.played, language, names)) + _better(turn, language, names)
    rest = "".join(f"<td class='left'>{cell}</td>" for cell in cells)
    return f"<tr><td>{who}</td><td class='left'>{played}</td>{rest}</tr>"


def _better(turn: TurnReview, language: str, names: dict[str, str]) -> str:
    if not turn.better:
        return ""
    said = [f"<b>{escape(say('review-better', language))}:</b> {escape(plan_text(turn.better, language, names))}"]
    said += [escape(Part.from_wire(part).said_in(language, names)) for part in turn.reasons]
    if turn.runner_up:
        runner_up = escape(plan_text(turn.runner_up, language, names))
        said.append(f"{escape(say('review-runner-up', language))}: {runner_up}")
    return f"<div class='muted'>{'<br>'.join(said)}</div>"


def _dot(seat: int) -> str:
    return f"<i class='dot' style='background:{SEATS[place_of(seat)]}'></i>"


def _plain(part: float) -> str:
    return f"{100 * part:.0f}"


def _signed(part: float) -> str:
    return f"{100 * part:+.0f}".replace("-", "−").replace("+0", "0").replace("−0", "0")
