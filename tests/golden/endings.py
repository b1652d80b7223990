"""Every way a game can end, told from the final position alone: an independent reading of section 8 and 9."""

from typing import Any

TIE_BREAKS = "UCSERM"
DOMAINS = "MRESCU"


def tally(area: dict[str, int]) -> dict[str, int]:
    return {letter: sum(count for kind, count in area.items() if kind[0] == letter) for letter in DOMAINS}


def sides(truth: dict[str, Any], teams: bool) -> list[list[dict[str, int]]]:
    """The areas of each side: one player, or two partners."""
    areas = [tally(area) for area in truth["areas"]]
    return [[areas[0], areas[2]], [areas[1], areas[3]]] if teams else [[area] for area in areas]


def points(truth: dict[str, Any], teams: bool) -> list[int]:
    scored = [0] * len(sides(truth, teams))
    for letter in DOMAINS:
        most = max(tally(area)[letter] for area in truth["areas"])
        for side, areas in enumerate(sides(truth, teams)):
            if most > 0 and any(area[letter] == most for area in areas):
                scored[side] += 1
    return scored


def deciding_tie_break(truth: dict[str, Any], teams: bool) -> str:
    """`clear`, the letter of the Domain that broke the tie, or `shared`."""
    scored = points(truth, teams)
    tied = [side for side, score in enumerate(scored) if score == max(scored)]
    if len(tied) == 1:
        return "clear"
    for letter in TIE_BREAKS:
        counts = {side: sum(area[letter] for area in sides(truth, teams)[side]) for side in tied}
        tied = [side for side in tied if counts[side] == max(counts.values())]
        if len(tied) == 1:
            return letter
    return "shared"


def ending_of(truth: dict[str, Any], teams: bool) -> str:
    """Name the way a finished game ended."""
    team = "team-" if teams else ""
    if truth["result"]["how"] == "majority":
        return f"{team}majority-{deciding_tie_break(truth, teams)}"
    seat = truth["seat"] - 1
    needs = 8 if len(truth["areas"]) == 2 else 7
    democracies = truth["democracies"][seat]
    for letter in DOMAINS:
        have = tally(truth["areas"][seat])[letter]
        if have >= needs + democracies.get(letter, 0):
            return f"{team}hegemony-{letter}{'-raised' if letter in democracies else ''}"
    return "unexplained"


WANTED = (
    *(f"hegemony-{letter}" for letter in DOMAINS),
    *(f"hegemony-{letter}-raised" for letter in "MRES"),
    "majority-clear",
    *(f"majority-{letter}" for letter in TIE_BREAKS),
    "majority-shared",
    *(f"team-hegemony-{letter}" for letter in "MRS"),
    "team-majority-clear",
    *(f"team-majority-{letter}" for letter in "UCS"),
    "team-majority-shared",
)
