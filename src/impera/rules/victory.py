"""The end of the game: Hegemony, Majority, ties, teams (sections 8 and 9)."""

import numpy as np

from impera.compiled import compiled
from impera.rules.facts import DOMAINS, HEGEMONY_NEEDS, NONE, SEATS, TIE_BREAKS, Decision, Ending
from impera.rules.seating import left_of
from impera.rules.state import Cells, State
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
    for domain in range(DOMAINS):
        score_leaders(s, leaders_of(s, domain), s.points)
    _end(s, Ending.MAJORITY, seats_of(s, sides_ahead(s, s.points)), trace)


@compiled
def majority_winners(s: State) -> int:
    """The seats (bits) that win by Majority as the areas stand (R8.3, R8.4, R9.3)."""
    points = np.zeros(SEATS, dtype=np.int8)  # [side]
    for domain in range(DOMAINS):
        score_leaders(s, leaders_of(s, domain), points)
    return seats_of(s, sides_ahead(s, points))


@compiled
def winners_if_ended(s: State, seat: int) -> int:
    """The seats (bits) that win if this one ends its turn now; 0 if the game goes on (R8.1, R8.2)."""
    if hegemony_domain(s, seat) != NONE:
        return team_of(s, seat)
    left = int(s.deck_end) - int(s.deck_top)
    if left_of(s, seat) != s.first or left > max(0, int(s.hand_size) - int(s.hand_count[seat])):
        return 0
    return majority_winners(s)


@compiled
def leaders_of(s: State, domain: int) -> int:
    """The seats (bits) with the most cards in a Domain; nobody leads an empty one (R8.3, Q15)."""
    most, leaders = 1, 0
    for seat in range(s.players):
        tally = int(s.tally[seat, domain])
        if tally > most:
            most, leaders = tally, 0
        if tally == most:
            leaders |= 1 << seat
    return leaders


@compiled
def score_leaders(s: State, leaders: int, points: Cells) -> None:
    """One point for each side with a leader (R8.3), however many of its seats lead (R9.3)."""
    scored = 0
    for seat in range(s.players):
        side = side_of(s, seat)
        if leaders >> seat & 1 and not scored >> side & 1:
            scored |= 1 << side
            points[side] += 1


@compiled
def sides_ahead(s: State, points: Cells) -> int:
    """The sides (bits) that win a Majority with these points (R8.3), ties broken as far as they can be (R8.4)."""
    ahead, best = 0, 0
    for side in range(2 if s.teams else s.players):
        if points[side] > best:
            ahead, best = 0, int(points[side])
        if points[side] == best:
            ahead |= 1 << side
    place = 0
    while ahead & (ahead - 1) and place < DOMAINS:
        ahead = most_cards(s, ahead, int(TIE_BREAKS[place]))
        place += 1
    return ahead


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
def seats_of(s: State, sides: int) -> int:
    """The seats (bits) of sides (bits)."""
    seats = 0
    for seat in range(s.players):
        if sides >> side_of(s, seat) & 1:
            seats |= 1 << seat
    return seats


@compiled
def share_of_win(s: State, seat: int, winners: int) -> float:
    """What a seat has of a win: all, nothing, or its part of a shared one (Q16)."""
    if not winners >> seat & 1:
        return 0.0
    sides = 0
    for side in range(2 if s.teams else s.players):
        sides += winners >> side & 1
    return 1.0 / sides


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
    note(trace, Happening.ENDED, s.deciding, NONE, NONE, ending)
