"""The table as a picture: one SVG of what a seat sees, without fonts, scripts or addresses."""

from collections.abc import Iterator
from html import escape

from impera.game.seat import seat_name, seat_of
from impera.game.view import View
from impera.rules.facts import DOMAIN_LETTERS
from impera.words import DEFAULT_LANGUAGE, say

COLOURS = {"M": "#b3372f", "R": "#7d4aa3", "E": "#b8860b", "S": "#1f7a8c", "C": "#3f7d3a", "U": "#2f5aa8"}
INK, PAPER, FAINT = "#22201c", "#f7f3ea", "#d8d0bf"
LEFT, WIDE, HIGH, TOP = 92, 78, 58, 56  # where Domains begin, a Domain's width, a seat's height, where seats begin
WIDTH = LEFT + WIDE * len(DOMAIN_LETTERS) + 92


def draw(view: View, language: str = DEFAULT_LANGUAGE) -> str:
    """Draw what a seat sees."""
    height = TOP + HIGH * view.players + 64
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
        f' font-family="sans-serif" font-size="13" fill="{INK}" role="img">',
        f"<title>{escape(_title(view, language))}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        _text(12, 22, _title(view, language), "bold"),
        *_heads(language),
    ]
    for seat in range(view.players):
        parts += _seat(view, seat)
    parts += _below(view, TOP + HIGH * view.players + 20, language)
    return "\n".join([*parts, "</svg>"]) + "\n"


def _title(view: View, language: str) -> str:
    if view.result:
        return say("screen-winners", language, winners=", ".join(f"P{seat}" for seat in view.result.winners))
    return say("screen-title", language, turn=int(view.record.turns) + 1, seat=f"P{view.deciding}")


def _heads(language: str) -> Iterator[str]:
    for place, letter in enumerate(DOMAIN_LETTERS):
        word = escape(say(f"domain-{letter}", language))
        yield f'<text x="{LEFT + WIDE * place + 4}" y="{TOP - 8}" fill="{COLOURS[letter]}">{word}</text>'


def _seat(view: View, seat: int) -> Iterator[str]:
    y = TOP + HIGH * seat
    name = seat_name(seat_of(seat)) + (" ●" if seat_of(seat) == view.first else "")
    yield f'<line x1="0" x2="{WIDTH}" y1="{y}" y2="{y}" stroke="{FAINT}"/>'
    if seat_of(seat) == view.deciding and not view.is_over:
        yield f'<rect x="0" y="{y}" width="5" height="{HIGH}" fill="{COLOURS["E"]}"/>'
    yield _text(12, y + 24, name, "bold" if seat_of(seat) == view.seat else "normal")
    yield from _cards(view.areas[seat], LEFT, y)
    yield from _markers(view, seat, y)
    for age, count in enumerate(view.hands[seat].ages):
        if count:
            yield _text(WIDTH - 86, y + 18 + 16 * age, f"{'I' * (age + 1)} × {count}")


def _cards(area: dict[str, int], left: int, y: int) -> Iterator[str]:
    """A Domain's cards as overlapping slips, the Age on each."""
    slot = dict.fromkeys(DOMAIN_LETTERS, 0)
    for kind, count in area.items():
        for _ in range(count):
            x = left + WIDE * DOMAIN_LETTERS.index(kind[0]) + 4 + 7 * slot[kind[0]]
            slot[kind[0]] += 1
            yield (
                f'<rect x="{x}" y="{y + 8}" width="18" height="26" rx="3" fill="{COLOURS[kind[0]]}" stroke="{PAPER}"/>'
                f'<text x="{x + 5}" y="{y + 26}" fill="{PAPER}">{kind[1]}</text>'
            )
    for letter, count in slot.items():
        if count:
            yield _text(left + WIDE * DOMAIN_LETTERS.index(letter) + 4, y + 50, str(count))


def _markers(view: View, seat: int, y: int) -> Iterator[str]:
    s = view.record
    for place in range(len(DOMAIN_LETTERS)):
        signs = "⊘" * int(s.embargo[seat, place].sum()) + "†" * int(s.democracy[seat, place])
        signs += "◎" if s.coin_seat == seat and s.coin_domain == place else ""
        if signs:
            yield _text(LEFT + WIDE * place + 22, y + 50, signs)


def _below(view: View, y: int, language: str) -> Iterator[str]:
    one, two, three = view.to_json()["deck"]
    yield _text(12, y, say("screen-deck", language, one=one, two=two, three=three))
    if view.seat is not None:
        yield _text(12, y + 28, say("screen-your-hand", language))
        x = 12 + 8 * len(say("screen-your-hand", language)) + 8
        for kind, count in view.hand.items():
            for _ in range(count):
                yield f'<rect x="{x}" y="{y + 10}" width="28" height="26" rx="3" fill="{COLOURS[kind[0]]}"/>'
                yield f'<text x="{x + 5}" y="{y + 28}" fill="{PAPER}">{kind}</text>'
                x += 32


def _text(x: int, y: int, text: str, weight: str = "normal") -> str:
    return f'<text x="{x}" y="{y}" font-weight="{weight}">{escape(text)}</text>'
