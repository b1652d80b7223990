"""The turns that decided a game, in sentences: where the chances of those who won moved most."""

from impera.coach.ledger import Entered, Ledger
from impera.coach.parts import Part, points
from impera.game.game import Game
from impera.game.seat import place_of, seat_name, seat_of
from impera.words import Argument

MOST = 3
SLIGHT = 0.02  # what moved the chances less than this decided nothing


def decisive_turns(game: Game, account: Ledger) -> list[tuple[int, Part]]:
    """The turns that decided the game, in their order, each with its sentence."""
    winners = [place_of(at.seat) for at in account.seats if at.result > 0]
    moved = [(abs(_moved(entry, winners)), place) for place, entry in enumerate(account.entries) if place > 0]
    most = sorted(sorted(moved, reverse=True)[:MOST], key=lambda one: one[1])
    last = len(account.entries) - 1 if account.agreed is None else None
    told = []
    for how_far, place in most:
        if how_far >= SLIGHT:
            entry = account.entries[place]
            told.append((entry.turn, _sentence(entry, is_last=place == last)))
    return told


def _moved(entry: Entered, winners: list[int]) -> float:
    """How much a turn moved the chances of those who won."""
    return sum(entry.luck[seat] + entry.decided[seat] for seat in winners)


def _sentence(entry: Entered, *, is_last: bool) -> Part:
    """Luck or decision, whichever moved the seat's own chance more, for better or worse."""
    seat = place_of(entry.seat or 1)
    luck, decided = entry.luck[seat], entry.decided[seat]
    arguments: dict[str, Argument] = {
        "turn": entry.turn,
        "seat": seat_name(seat_of(seat)),
        "chance": points(entry.chances[seat]),
    }
    if is_last:
        return Part("decisive-last", arguments | {"points": points(abs(luck + decided))})
    if abs(luck) > abs(decided):
        key, part = "decisive-draw-up" if luck >= 0 else "decisive-draw-down", luck
    else:
        key, part = "decisive-turn-up" if decided >= 0 else "decisive-turn-down", decided
    return Part(key, arguments | {"points": points(abs(part))})
