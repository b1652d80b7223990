"""The graph of a review as SVG: every seat's chance with its band, luck and decisions below, mistakes as marks."""

from html import escape

from impera.wire.coach import GameReview
from impera.words import say

WIDE, HIGH = 960, 460
LEFT, RIGHT, TOP = 52, 16, 40
CHANCES, BARS = 260, 110  # heights of the two parts
BETWEEN = 26
SEATS = ("#c2410c", "#1d4ed8", "#047857", "#7e22ce")
LUCK, DECIDED = "#b7791f", "#334e68"
MARKS = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}
FONT = "font-family='Literata, Georgia, serif'"


def graph(review: GameReview, language: str, seat: int | None = None) -> str:
    """Draw it; the bars are those of a seat: the one named, or the winner."""
    focus = seat or max(review.seats, key=lambda at: at.result).seat
    parts = [
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDE} {HIGH}' role='img' {FONT} font-size='13'>",
        f"<title>{escape(say('review-graph', language))}</title>",
        f"<rect width='{WIDE}' height='{HIGH}' rx='14' fill='#fbf7ef'/>",
        *_grid(),
        *_names(review),
    ]
    for at in range(review.players):
        parts += _band(review, at)
    for at in range(review.players):
        parts.append(_line(review, at))
    parts += _marks(review, language)
    parts += _bars(review, focus - 1, language)
    return "\n".join([*parts, "</svg>", ""])


def _x(review: GameReview, place: float) -> float:
    return round(LEFT + (WIDE - LEFT - RIGHT) * place / max(1, len(review.turns)), 1)


def _y(chance: float) -> float:
    return round(TOP + CHANCES * (1 - chance), 1)


def _grid() -> list[str]:
    rows = []
    for percent in (0, 25, 50, 75, 100):
        y = _y(percent / 100)
        rows.append(f"<line x1='{LEFT}' x2='{WIDE - RIGHT}' y1='{y}' y2='{y}' stroke='#d9cfbd' stroke-width='1'/>")
        rows.append(f"<text x='{LEFT - 8}' y='{y + 4}' text-anchor='end' fill='#6b6256'>{percent} %</text>")
    return rows


def _names(review: GameReview) -> list[str]:
    step = (WIDE - LEFT - RIGHT) / review.players
    return [
        f"<circle cx='{LEFT + step * at + 6:.0f}' cy='18' r='6' fill='{SEATS[at]}'/>"
        f"<text x='{LEFT + step * at + 18:.0f}' y='23' fill='#2b2620' font-weight='600'>{escape(name)}</text>"
        for at, name in enumerate(review.names)
    ]


def _band(review: GameReview, at: int) -> list[str]:
    """What the seat itself could know of its chance, at the start of each turn."""
    if not review.turns:
        return []
    top = [f"{_x(review, place)},{_y(turn.eyes[at][at][2])}" for place, turn in enumerate(review.turns)]
    low = [f"{_x(review, place)},{_y(turn.eyes[at][at][1])}" for place, turn in enumerate(review.turns)]
    return [f"<polygon points='{' '.join(top + low[::-1])}' fill='{SEATS[at]}' opacity='0.13'/>"]


def _line(review: GameReview, at: int) -> str:
    chances = [review.dealt, *(turn.chances for turn in review.turns)]
    points = " ".join(f"{_x(review, place)},{_y(row[at])}" for place, row in enumerate(chances))
    return (
        f"<polyline points='{points}' fill='none' stroke='{SEATS[at]}' stroke-width='2.6' "
        "stroke-linejoin='round' stroke-linecap='round'/>"
    )


def _marks(review: GameReview, language: str) -> list[str]:
    rows = []
    for place, turn in enumerate(review.turns, start=1):
        if turn.verdict in MARKS:
            x, y = _x(review, place), _y(turn.chances[turn.seat - 1])
            called = say(f"review-verdict-{turn.verdict}", language)
            said = f"{say('review-turn', language)} {turn.turn}: {called}"
            colour = SEATS[turn.seat - 1]
            rows.append(
                f"<g><title>{escape(said)}</title>"
                f"<circle cx='{x}' cy='{y}' r='10' fill='#fff' stroke='{colour}' stroke-width='2'/>"
                f"<text x='{x}' y='{y + 4.5}' text-anchor='middle' font-weight='700' fill='{colour}'>"
                f"{MARKS[turn.verdict]}</text></g>"
            )
    return rows


def _bars(review: GameReview, at: int, language: str) -> list[str]:
    """How luck and decisions moved one seat's chance, turn by turn."""
    middle = TOP + CHANCES + BETWEEN + BARS / 2
    width = max(1.5, 0.38 * (WIDE - LEFT - RIGHT) / max(1, len(review.turns)))
    moved = [abs(part) for turn in review.turns for part in (turn.luck[at], turn.decided[at])]
    scale = (BARS / 2 - 6) / max(0.05, *moved, 0.05)
    rows = [f"<line x1='{LEFT}' x2='{WIDE - RIGHT}' y1='{middle}' y2='{middle}' stroke='#a89c88'/>"]
    for place, turn in enumerate(review.turns, start=1):
        for shift, (part, colour) in enumerate(((turn.luck[at], LUCK), (turn.decided[at], DECIDED))):
            height = scale * part
            x = _x(review, place) + (shift - 1) * width
            y = middle - max(0.0, height)
            size = f"width='{width:.1f}' height='{abs(height):.1f}'"
            rows.append(f"<rect x='{x:.1f}' y='{y:.1f}' {size} fill='{colour}'/>")
    y = HIGH - 8
    name = escape(review.names[at])
    luck, decided = escape(say("review-luck", language)), escape(say("review-decisions", language))
    rows.append(
        f"<text x='{LEFT}' y='{y}' fill='#2b2620'>{name}: <tspan fill='{LUCK}' font-weight='700'>■ {luck}</tspan> "
        f"<tspan fill='{DECIDED}' font-weight='700'>■ {decided}</tspan></text>"
    )
    return rows
