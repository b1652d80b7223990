"""Positions as text: one line that a person can read, edit and send, and that holds the whole truth.

    impera-position/1 players=2 variant=basic teams=no decision=effects seat=P1 … area.P1=M1*3,E1 deck=S2,R2,…

Each field is `name=value`; fields at their usual value are left out. Counts that follow from others (hand sizes, cards
per Domain) are not written but counted again when read.
"""

from collections import Counter
from collections.abc import Callable, Iterable

from impera.errors import PositionError
from impera.game.action import SEAT_NAMES
from impera.game.position import DECISIONS, counts, letters
from impera.game.setup import ALL_CARDS, VARIANTS
from impera.rules.facts import (
    AGES,
    DOMAIN_LETTERS,
    DOMAIN_OF,
    DOMAINS,
    EFFECT_NAMES,
    FIRST_KIND,
    HAND_SIZE,
    KIND_COUNT,
    KINDS,
    NONE,
    PUBLIC,
    SEATS,
    UTOPIA_KIND,
    Domain,
    Ending,
)
from impera.rules.state import Cells, State, new_state

FORMAT = "impera-position/1"
ENDINGS = tuple(ending.name.lower() for ending in Ending)
OBSERVERS = (*SEAT_NAMES, "all")
ECONOMY_KINDS = KINDS[FIRST_KIND[Domain.ECONOMY] : FIRST_KIND[Domain.ECONOMY + 1]]
NUMBERS = {
    "turns": 0,
    "owed": 0,
    "plays": 0,
    "hand_size": HAND_SIZE,
    "draft_round": 0,
}  # with their usual values
SEAT_FIELDS = {
    "seat": "deciding",
    "first": "first",
    "victim": "victim",
    "coin_holder": "coin_holder",
    "coin_seat": "coin_seat",
}  # as they are written: as the record calls them
DOMAIN_FIELDS = ("coin_domain", "hegemony")
BIT_FIELDS = ("spent_permanent", "spent_discard", "barred")
NEEDED = ("players", "decision", "seat", "first", "deck")
KIND_ROWS = ("hand", "area", "pack")  # [seat, kind]


def write_position(s: State) -> str:
    """Write a position as one line."""
    return " ".join([FORMAT, *(f"{name}={value}" for name, value in _fields(s))])


def parse_position(text: str) -> State:
    """Read a position; what is wrong with it is said with the column."""
    words = text.split(" ")
    if words[0] != FORMAT:
        raise PositionError("position-format", needed=FORMAT, have=words[0])
    s = _blank()
    column = len(words[0]) + 2
    for word in words[1:]:
        _read_field(s, word, column)
        column += len(word) + 1
    _check_seats(s, {word.partition("=")[0] for word in words})
    _count_again(s)
    _check_cards(s)
    return s


def write_cards(row: Cells) -> str:
    """Write cards by kind: `M1*2,R1`; `-` for none."""
    parts = [kind if count == 1 else f"{kind}*{count}" for kind, count in counts(row).items()]
    return ",".join(parts) or "-"


def read_cards(text: str) -> list[int]:
    """Read what `write_cards` writes, or a plain list in order."""
    kinds: list[int] = []
    for part in text.split(",") if text != "-" else []:
        kind, _, times = part.partition("*")
        kinds += [KINDS.index(kind)] * int(times or 1)
    return kinds


def _fields(s: State) -> Iterable[tuple[str, str]]:
    yield "players", str(s.players)
    yield "variant", VARIANTS[s.variant]
    yield "teams", "yes" if s.teams else "no"
    yield "decision", DECISIONS[s.decision]
    for name, field in SEAT_FIELDS.items():
        if (seat := getattr(s, field)) != NONE:
            yield name, SEAT_NAMES[seat]
    for name, usual in NUMBERS.items():
        if (number := getattr(s, name)) != usual:
            yield name, str(number)
    if s.effect != NONE:
        yield "effect", EFFECT_NAMES[s.effect]
    for name in DOMAIN_FIELDS:
        if (domain := getattr(s, name)) != NONE:
            yield name, DOMAIN_LETTERS[domain]
    for name in BIT_FIELDS:
        if bits := getattr(s, name):
            yield name, letters(bits)
    yield from _zone_fields(s)
    yield from _memory_fields(s)
    if s.ending:
        yield "ending", ENDINGS[s.ending]
        yield "winners", ",".join(name for seat, name in enumerate(SEAT_NAMES) if s.winners >> seat & 1)
        yield "points", ",".join(map(str, s.points.tolist()))


def _zone_fields(s: State) -> Iterable[tuple[str, str]]:
    for name in KIND_ROWS:
        for seat in range(s.players):
            if getattr(s, name)[seat].any():
                yield f"{name}.{SEAT_NAMES[seat]}", write_cards(getattr(s, name)[seat])
    for seat in range(s.players):
        if s.embargo[seat].any():
            yield f"embargo.{SEAT_NAMES[seat]}", _write_embargoes(s.embargo[seat])
        if s.democracy[seat].any():
            yield (
                f"democracy.{SEAT_NAMES[seat]}",
                "".join(
                    letter * count for letter, count in zip(DOMAIN_LETTERS, s.democracy[seat].tolist(), strict=True)
                ),
            )
        if s.picked[seat] != NONE:
            yield f"picked.{SEAT_NAMES[seat]}", KINDS[s.picked[seat]]
    if s.embargo_fresh.any():
        yield "embargo_fresh", _write_embargoes(s.embargo_fresh)
    for name in ("pile", "centre"):
        if getattr(s, name).any():
            yield name, write_cards(getattr(s, name))
    yield "deck", _write_list(s.deck[s.deck_top : s.deck_end])
    yield "removed", _write_list(s.removed)
    yield "drawn", str(s.deck_top)


def _memory_fields(s: State) -> Iterable[tuple[str, str]]:
    for observer in range(PUBLIC + 1):
        for owner in range(s.players):
            known = s.known[owner, :, observer]
            if known.any():
                yield f"known.{OBSERVERS[observer]}.{SEAT_NAMES[owner]}", write_cards(known)
    for name in ("passed", "split"):
        for seat in range(s.players):
            if (row := getattr(s, name)[seat])[0] != NONE:
                yield f"{name}.{SEAT_NAMES[seat]}", _write_list(row)


def _write_list(cells: Cells) -> str:
    return ",".join(KINDS[kind] for kind in cells.tolist() if kind != NONE) or "-"


def _write_embargoes(cells: Cells) -> str:
    return ",".join(
        f"{DOMAIN_LETTERS[domain]}:{ECONOMY_KINDS[age]}"
        for domain in range(DOMAINS)
        for age in range(AGES)
        for _ in range(cells[domain, age])
    )


def _blank() -> State:
    s = new_state()
    for name in (*SEAT_FIELDS.values(), *DOMAIN_FIELDS, "effect"):
        setattr(s, name, NONE)
    for name in ("deck", "removed", "picked", "passed", "split"):
        getattr(s, name)[:] = NONE
    s.hand_size = HAND_SIZE
    return s


def _read_field(s: State, word: str, column: int) -> None:
    name, _, value = word.partition("=")
    stem, *where = name.split(".")
    try:
        READERS[stem](s, stem, where, value)
    except (KeyError, ValueError, IndexError, OverflowError) as error:
        raise PositionError("position-field", field=word, column=column) from error


def _read_seat(s: State, name: str, _: list[str], value: str) -> None:
    setattr(s, SEAT_FIELDS[name], SEAT_NAMES.index(value))


def _read_number(s: State, name: str, _: list[str], value: str) -> None:
    setattr(s, name, int(value))


def _read_domain(s: State, name: str, _: list[str], value: str) -> None:
    setattr(s, name, DOMAIN_LETTERS.index(value))


def _read_bits(s: State, name: str, _: list[str], value: str) -> None:
    setattr(s, name, sum(1 << DOMAIN_LETTERS.index(letter) for letter in value))


def _reader_of(names: tuple[str, ...]) -> Callable[[State, str, list[str], str], None]:
    def read(s: State, name: str, _: list[str], value: str) -> None:
        setattr(s, name, names.index(value))

    return read


def _read_row(s: State, name: str, where: list[str], value: str) -> None:
    row = getattr(s, name)[SEAT_NAMES.index(where[0])] if where else getattr(s, name)
    for kind in read_cards(value):
        row[kind] += 1


def _read_embargo(s: State, name: str, where: list[str], value: str) -> None:
    cells = s.embargo[SEAT_NAMES.index(where[0])] if where else s.embargo_fresh
    for part in value.split(","):
        domain, _, kind = part.partition(":")
        cells[DOMAIN_LETTERS.index(domain), ECONOMY_KINDS.index(kind)] += 1


def _read_democracy(s: State, _: str, where: list[str], value: str) -> None:
    for letter in value:
        s.democracy[SEAT_NAMES.index(where[0]), DOMAIN_LETTERS.index(letter)] += 1


def _read_picked(s: State, _: str, where: list[str], value: str) -> None:
    s.picked[SEAT_NAMES.index(where[0])] = KINDS.index(value)


def _read_deck(s: State, _: str, __: list[str], value: str) -> None:
    deck = read_cards(value)
    s.deck_end = len(deck)
    s.deck[: len(deck)] = deck


def _read_drawn(s: State, _: str, __: list[str], value: str) -> None:
    """The cards already drawn leave their places empty on top of the deck."""
    left = s.deck[: s.deck_end].copy()
    s.deck[:] = NONE
    s.deck_top = int(value)
    s.deck_end = s.deck_top + len(left)
    s.deck[s.deck_top : s.deck_end] = left


def _read_list(s: State, name: str, where: list[str], value: str) -> None:
    cells = getattr(s, name)[SEAT_NAMES.index(where[0])] if where else getattr(s, name)
    kinds = read_cards(value)
    cells[: len(kinds)] = kinds


def _read_known(s: State, _: str, where: list[str], value: str) -> None:
    observer, owner = OBSERVERS.index(where[0]), SEAT_NAMES.index(where[1])
    for kind in read_cards(value):
        s.known[owner, kind, observer] += 1


def _read_winners(s: State, _: str, __: list[str], value: str) -> None:
    s.winners = sum(1 << SEAT_NAMES.index(name) for name in value.split(","))


def _read_points(s: State, _: str, __: list[str], value: str) -> None:
    s.points[:] = [int(points) for points in value.split(",")]


READERS: dict[str, Callable[[State, str, list[str], str], None]] = {
    **dict.fromkeys(("players", *NUMBERS), _read_number),
    **dict.fromkeys(SEAT_FIELDS, _read_seat),
    **dict.fromkeys(DOMAIN_FIELDS, _read_domain),
    **dict.fromkeys(BIT_FIELDS, _read_bits),
    **dict.fromkeys((*KIND_ROWS, "pile", "centre"), _read_row),
    **dict.fromkeys(("passed", "split", "removed"), _read_list),
    **dict.fromkeys(("embargo", "embargo_fresh"), _read_embargo),
    "variant": _reader_of(VARIANTS),
    "teams": _reader_of(("no", "yes")),
    "decision": _reader_of(DECISIONS),
    "effect": _reader_of(EFFECT_NAMES),
    "ending": _reader_of(ENDINGS),
    "democracy": _read_democracy,
    "picked": _read_picked,
    "deck": _read_deck,
    "drawn": _read_drawn,
    "known": _read_known,
    "winners": _read_winners,
    "points": _read_points,
}


def _count_again(s: State) -> None:
    for seat in range(SEATS):
        s.hand_count[seat] = s.hand[seat].sum()
        s.area_count[seat] = s.area[seat].sum()
        s.embargoes[seat] = s.embargo[seat].sum()
        for kind in range(KIND_COUNT):
            s.tally[seat, DOMAIN_OF[kind]] += s.area[seat, kind]
        s.splits += s.split[seat, 0] != NONE
    s.pile_count = s.pile.sum()


def _check_seats(s: State, given: set[str]) -> None:
    """The fields without which there is no game must be there, and nobody may sit beside the table (R2.1)."""
    for name in NEEDED:
        if name not in given:
            raise PositionError("position-missing", field=name)
    if s.players not in (2, 3, SEATS):
        raise PositionError("setup-players", rule="R2.1", players=int(s.players))
    seats = [int(getattr(s, field)) for field in SEAT_FIELDS.values()]
    seats += [SEAT_NAMES.index(part) for name in given for part in name.split(".")[1:] if part in SEAT_NAMES]
    for seat in seats:
        if seat >= s.players:
            raise PositionError("setup-seat", rule="R2.1", seat=SEAT_NAMES[seat], players=int(s.players))


def _check_cards(s: State) -> None:
    """Every card of the box must be somewhere, once (R1.1)."""
    found = cards_of(s)
    for kind in KINDS:
        if found[kind] != ALL_CARDS[kind]:
            raise PositionError("setup-copies", rule="R1.1", kind=kind, needed=ALL_CARDS[kind], have=found[kind])


def cards_of(s: State) -> Counter[str]:
    """Count every card of a position, wherever it is."""
    found: Counter[str] = Counter()
    for row in (*s.hand, *s.area, *s.pack, s.pile, s.centre):
        found.update(counts(row))
    for cells in (s.deck, s.removed, s.picked):
        found.update(KINDS[kind] for kind in cells.tolist() if kind != NONE)
    for age in range(AGES):
        found[ECONOMY_KINDS[age]] += int(s.embargo[:, :, age].sum())
    found[KINDS[UTOPIA_KIND]] += int(s.democracy.sum())
    return found
