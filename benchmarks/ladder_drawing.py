"""The ladder as a drawing: for each set-up, what each level wins against the one below, with its interval."""

from typing import NamedTuple

LEVELS = range(2, 11)
ROW, LEFT, STEP, HIGH = 150, 60, 64, 100  # pixels: a set-up, its margin, a level, a hundred points
AIMED = (0.70, 0.78)  # of the games of two, aimed at
INK, LINE, BAND = "#1f3a5f", "#b9c4d0", "#e6ecf2"


class Step(NamedTuple):
    """What a level won against the one below it."""

    table: str
    bot: str
    share: float
    spread: float  # half the 95 % interval
    games: int
    seed: int
    ms: float

    @property
    def level(self) -> int:
        """Its number on the ladder."""
        return int(self.bot.partition(":")[2])


def chance_of(table: str) -> float:
    """What a bot no better than the others would win."""
    return 1 / int(table[0]) if table[0].isdecimal() else 0.5


def drawn(steps: list[Step]) -> str:
    """The whole drawing, as SVG."""
    tables = list(dict.fromkeys(step.table for step in steps))
    width, height = LEFT + STEP * (len(LEVELS) + 1), ROW * len(tables) + 30
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"',
        ' font-family="sans-serif" font-size="12">',
        "<title>What each level of the ladder wins against the one below, with 95 % intervals</title>",
        f'<rect width="{width}" height="{height}" fill="white"/>',
    ]
    for row, table in enumerate(tables):
        parts += _panel(table, [step for step in steps if step.table == table], 20 + row * ROW, width)
    return "\n".join([*parts, "</svg>", ""])


def _panel(table: str, steps: list[Step], top: int, width: int) -> list[str]:
    bottom = top + HIGH
    chance = chance_of(table)
    band = [chance + (aim - 0.5) / 0.5 * (1 - chance) for aim in AIMED]  # as far above chance
    parts = [
        f'<text x="{LEFT}" y="{top - 6}" fill="{INK}" font-weight="bold">{table}</text>',
        f'<rect x="{LEFT}" y="{bottom - HIGH * band[1]:.1f}" width="{width - LEFT - 10}" '
        f'height="{HIGH * (band[1] - band[0]):.1f}" fill="{BAND}"/>',
    ]
    for part in (0.0, chance, 1.0):
        y = bottom - HIGH * part
        parts.append(f'<line x1="{LEFT}" x2="{width - 10}" y1="{y:.1f}" y2="{y:.1f}" stroke="{LINE}"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end" fill="{INK}">{100 * part:.0f} %</text>')
    for level in LEVELS:
        x = LEFT + STEP * (level - 1)
        parts.append(f'<text x="{x}" y="{bottom + 16}" text-anchor="middle" fill="{INK}">{level} – {level - 1}</text>')
    for step in steps:
        parts += _mark(step, LEFT + STEP * (step.level - 1), bottom)
    return parts


def _mark(step: Step, x: int, bottom: int) -> list[str]:
    middle = bottom - HIGH * step.share
    ends = [bottom - HIGH * max(0.0, min(1.0, step.share + side * step.spread)) for side in (-1, 1)]
    told = f"level {step.level}: {100 * step.share:.1f} ± {100 * step.spread:.1f} % of {step.games} games"
    return [
        f'<line x1="{x}" x2="{x}" y1="{ends[0]:.1f}" y2="{ends[1]:.1f}" stroke="{INK}" stroke-width="2"/>',
        f'<circle cx="{x}" cy="{middle:.1f}" r="4" fill="{INK}"><title>{told}</title></circle>',
        f'<text x="{x + 8}" y="{middle + 4:.1f}" fill="{INK}">{100 * step.share:.0f}</text>',
    ]
