"""Seats: people count from 1 and say P1, the rules count from 0. Here, and nowhere else, the two meet."""


def seat_of(place: int) -> int:
    """The seat, from 1, of a place in the arrays of the rules."""
    return int(place) + 1


def place_of(seat: int) -> int:
    """The place in the arrays of the rules of a seat, from 1."""
    return seat - 1


def seats_of(players: int) -> range:
    """The seats of so many players, from 1."""
    return range(1, players + 1)


def seat_name(seat: int) -> str:
    """How a seat is written: P1 to P4."""
    return f"P{seat}"
