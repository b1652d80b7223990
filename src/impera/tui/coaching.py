"""What the coach says of a game and of a turn, as lines of text."""

from collections.abc import Mapping

from rich.table import Table
from rich.text import Text

from impera.coach.ledger import Entered
from impera.coach.parts import Part
from impera.coach.steps import plan_text
from impera.wire.coach import GameReview, TurnReview
from impera.words import say

SIGNS = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}  # as on a chess sheet
STYLES = {"inaccuracy": "yellow", "mistake": "dark_orange", "blunder": "bold red"}
NARROW = ("result", "luck", "own", "others")  # columns of the account
WIDE = ("result", "even", "luck", "own", "others", "unknown", "accuracy")
Names = Mapping[int, str]  # by seat


def account_table(review: GameReview, language: str, *, is_narrow: bool = False) -> Table:
    """What each result came from: luck, own decisions, others' decisions."""
    table = Table(say("review-player", language), title=say("review-account", language))
    keys = NARROW if is_narrow else WIDE
    for key in keys:
        table.add_column(say(f"review-{key}", language), justify="right")
    for at in review.seats:
        cells = {
            "result": f"{100 * at.result:.0f}",
            "even": f"{100 * at.even:.0f}",
            "luck": f"{100 * at.luck:+.1f}",
            "own": f"{100 * at.own:+.1f}",
            "others": f"{100 * at.others:+.1f}",
            "unknown": "–" if at.unknown is None else f"{100 * at.unknown:+.1f}",
            "accuracy": "–" if at.accuracy is None else f"{at.accuracy:.0f}",
        }
        table.add_row(review.names[at.seat - 1], *(cells[key] for key in keys))
    return table


def verdict_line(turn: TurnReview, language: str) -> str:
    """The verdict in a word, with what the turn cost and between what and what."""
    verdict = say(f"review-verdict-{turn.verdict}", language)
    low, high = (100 * end for end in turn.ci95)
    if turn.verdict == "fine":
        return say("review-forced", language) if turn.forced else verdict
    return f"{verdict}, -{100 * turn.loss:.0f} ({low:.0f}–{high:.0f})"


def better_lines(turn: TurnReview, language: str, names: Names) -> list[str]:
    """What was played, what was better, and why."""
    called = {f"P{seat}": name for seat, name in names.items()}
    return [
        f"{say('review-played', language)}: {plan_text(turn.played, language, called)}",
        f"{say('review-better', language)}: {plan_text(turn.better or '', language, called)}",
        *(Part.from_wire(part).said_in(language, called) for part in turn.reasons),
    ]


def sign(turn: TurnReview | None) -> Text:
    """A turn's verdict as a sign beside its number."""
    if turn is None or turn.verdict not in SIGNS:
        return Text("")
    return Text(f"{SIGNS[turn.verdict]} -{100 * turn.loss:.0f}", style=STYLES[turn.verdict])


def chances_line(entry: Entered, language: str, names: Names) -> str:
    """Everybody's chance on the open table."""
    parts = [f"{names[seat]} {100 * chance:.0f} %" for seat, chance in enumerate(entry.chances, start=1)]
    return say("tui-chances", language) + " " + " · ".join(parts)


def moved_lines(entry: Entered, language: str, names: Names) -> list[str]:
    """What luck and what the decision moved, by seat."""
    lines = []
    for key, moved in (("review-luck", entry.luck), ("review-decisions", entry.decided)):
        parts = [f"{names[seat]} {100 * part:+.1f}" for seat, part in enumerate(moved, start=1)]
        lines.append(f"{say(key, language)}: {' · '.join(parts)}")
    return lines
