"""The end of the game: Hegemony, Majority, ties, teams (sections 8 and 9)."""

from impera.compiled import compiled
from impera.rules.facts import DOMAINS, HEGEMONY_NEEDS, NONE, TIE_BREAKS, Decision, Ending
from impera.rules.state import State
from impera.rules.trace import Happening, Trace, note


@compiled
def hegemony_needs(s: State, seat: int, domain: int) -> int:
    """Face-up cards a seat needs to win in a Domain (R8.1), one more for each democracy there (R6.6)."""
    return HEGEMONY_NEEDS[s.players] + s.democracy[seat, domain]


@compiled
def hegemony_domain(s: State, seat: int) -> int:
    """The Domain in which a seat has Hegemony, or NONE."""
    for domain in range(DOMAINS):
        if s.tally[seat, domain] >= hegemony_needs(s, seat, domain):
            return domain
    return NONE


@compiled
def end_by_hegemony(s: State, seat: int, domain: int, trace: Trace) -> None:
    """R8.1: the seat wins at once; R9.2: and its partner with it."""
    s.hegemony = domain
    _end(s, Ending.HEGEMONY, team_of(s, seat), trace)


@compiled
def end_by_majority(s: State, trace: Trace) -> None:
    """R8.3: most Domains led; R8.4: ties broken Domain by Domain; R9.3: teams together."""
    sides = 2 if s.teams else int(s.players)
    for domain in range(DOMAINS):
        score_domain(s, domain)
    best = 0
    for side in range(sides):
        best = max(best, int(s.points[side]))
    tied = 0
    for side in range(sides):
        if s.points[side] == best:
            tied |= 1 << side
    for place in range(DOMAINS):
        tied = most_cards(s, tied, int(TIE_BREAKS[place]))
    winners = 0
    for seat in range(s.players):
        if tied >> side_of(s, seat) & 1:
            winners |= 1 << seat
    _end(s, Ending.MAJORITY, winners, trace)


@compiled
def score_domain(s: State, domain: int) -> None:
    """One point for each side with a leader in the Domain; nobody leads an empty one (R8.3, R9.3, Q15)."""
    most = 1
    for seat in range(s.players):
        most = max(most, int(s.tally[seat, domain]))
    scored = 0
    for seat in range(s.players):
        side = side_of(s, seat)
        if s.tally[seat, domain] == most and not scored >> side & 1:
            scored |= 1 << side
            s.points[side] += 1


@compiled
def most_cards(s: State, tied: int, domain: int) -> int:
    """Of the tied sides (bits), those with the most cards in a Domain (R8.4)."""
    best = -1
    leaders = 0
    for side in range(s.players):
        if tied >> side & 1:
            count = cards_of_side(s, side, domain)
            if count > best:
                best, leaders = count, 0
            if count == best:
                leaders |= 1 << side
    return leaders


@compiled
def cards_of_side(s: State, side: int, domain: int) -> int:
    """Cards of a player, or of both partners added up (R9.3)."""
    if s.teams:
        return s.tally[side, domain] + s.tally[side + 2, domain]
    return int(s.tally[side, domain])


@compiled
def side_of(s: State, seat: int) -> int:
    """The side a seat scores for: itself, or its team (R9.1)."""
    return seat % 2 if s.teams else seat


@compiled
def team_of(s: State, seat: int) -> int:
    """The seats (bits) that win when this one does."""
    return 0b0101 << seat % 2 if s.teams else 1 << seat


@compiled
def _end(s: State, ending: int, winners: int, trace: Trace) -> None:
    s.ending = ending
    s.winners = winners
    s.decision = Decision.OVER
    note(trace, Happening.ENDED, s.seat, NONE, NONE, ending)
