"""What people may do at a table. Each command looks at the table and gives the entry to be stored, or refuses.

None means that it is so already: a command sent twice is harmless.
"""

from collections.abc import Sequence
from typing import Any, Literal

from impera.errors import NotYourTurnError
from impera.game.game import Game
from impera.game.shuffle import PLAYER_SEED_MAX
from impera.tables.entry import Entry, Person, What
from impera.tables.errors import NotAllowedError, StaleError, TableError, TooManyError
from impera.tables.phrases import check_phrase
from impera.tables.table import Table, action_of

SAID_MOST = 1000  # pieces of talk at one table
TEXT_MOST = 300


def sit(table: Table, person: Person, at: int, seat: int | None = None, seed: str | None = None) -> Entry | None:
    """Take a seat before the start."""
    _need_status(table, "open")
    sits = table.seat_of(person.id)
    if sits is not None:
        if seat in (None, sits):
            return None
        raise TableError("table-seated-already", seat=f"P{sits}")
    chosen = _free_seat(table, person) if seat is None else seat
    holder = _holder(table, chosen)
    if holder.kind == "reserved" and holder.person != person.id:
        raise NotAllowedError("table-seat-reserved", seat=f"P{chosen}")
    if holder.is_taken:
        raise NotAllowedError("table-seat-taken", seat=f"P{chosen}")
    body = {"name": person.name}
    if seed:
        body["seed"] = _checked_seed(table, seed)
    return _entry(table, "sat", at, chosen, person.id, body)


def leave(table: Table, person: Person, at: int) -> Entry | None:
    """Get up."""
    _need_status(table, "open", "running")
    seat = _seat(table, person)
    if table.holder(seat).gone == "left":
        return None
    return _entry(table, "left", at, seat, person.id)


def return_to(table: Table, person: Person, at: int, seat: int | None = None) -> Entry | None:
    """Take one's seat back from the bot that stands in, or take over one that somebody left."""
    _need_status(table, "running")
    sits = table.seat_of(person.id)
    chosen = sits if seat is None else seat
    if chosen is None or (sits is not None and chosen != sits):
        raise NotAllowedError("table-not-seated")
    holder = _holder(table, chosen)
    if holder.is_deciding_person and holder.person == person.id:
        return None
    if holder.kind != "person" or (holder.person != person.id and holder.gone != "left"):
        raise NotAllowedError("table-seat-taken", seat=f"P{chosen}")
    return _entry(table, "returned", at, chosen, person.id, {"name": person.name})


def set_seed(table: Table, person: Person, at: int, seed: str) -> Entry | None:
    """Add to the shuffle."""
    _need_status(table, "open")
    seat = _seat(table, person)
    if table.holder(seat).seed == seed:
        return None
    return _entry(table, "seeded", at, seat, person.id, {"seed": _checked_seed(table, seed)})


def set_bot(table: Table, person: Person, at: int, seat: int, bot: str | None) -> Entry | None:
    """Put a bot into a seat that nobody holds, or take it away."""
    _need_status(table, "open")
    _need_host(table, person)
    holder = _holder(table, seat)
    if holder.kind == "person":
        raise NotAllowedError("table-seat-taken", seat=f"P{seat}")
    if holder.bot == bot and holder.kind in ("bot", "open"):
        return None
    return _entry(table, "bot-set", at, seat, person.id, {"bot": bot})


def fill(table: Table, person: Person, at: int, bot: str) -> Entry | None:
    """Put bots into every seat that nobody holds."""
    _need_status(table, "open")
    _need_host(table, person)
    empty = [seat for seat, holder in enumerate(table.holders, start=1) if not holder.is_taken]
    if not empty:
        return None
    return _entry(table, "filled", at, None, person.id, {"bots": {str(seat): bot for seat in empty}})


def start(table: Table, person: Person, at: int) -> Entry | None:
    """Deal."""
    if table.status == "running":
        return None
    _need_status(table, "open")
    _need_host(table, person)
    missing = sum(not holder.is_taken for holder in table.holders)
    if missing:
        raise TableError("table-not-full", missing=missing)
    return _entry(table, "started", at, None, person.id)


def close(table: Table, person: Person, at: int) -> Entry | None:
    """Give a table up before the start; or one whose log cannot be replayed any more."""
    if table.status == "closed":
        return None
    if table.broken is None:
        _need_status(table, "open")
        _need_host(table, person)
    else:
        _seat(table, person)
    return _entry(table, "closed", at, None, person.id)


def act(table: Table, person: Person, at: int, seq: int, action: str) -> Entry | None:
    """Decide."""
    seat = _seat(table, person)
    parsed = action_of(action)
    if _is_repeat(table, seq, seat, parsed.text):
        return None
    _need_status(table, "running")
    _need_present(table, seat)
    _need_sequence(table, seq)
    return _act(table, at, seat, person.id, parsed.text)


def act_for(table: Table, seat: int, at: int, seq: int, action: str) -> Entry | None:
    """Let the bot that plays a seat decide."""
    if table.seq != seq or table.deciding != seat or not table.holder(seat).is_bot_played:
        return None
    return _act(table, at, seat, None, action)


def _act(table: Table, at: int, seat: int, person: str | None, action: str) -> Entry:
    game = _game(table)
    if seat != table.deciding:
        raise NotYourTurnError("not-your-turn", rule="R3.1", seat=f"P{seat}", turn=f"P{game.seat}")
    decided = action_of(action)
    if decided not in table.legal:
        raise game.explain(decided).to_error()
    return _entry(table, "acted", at, seat, person, {"action": decided.text})


def undo(table: Table, person: Person, at: int, seq: int) -> Entry | None:
    """Take one's last action back."""
    seat = _seat(table, person)
    if _is_repeat(table, seq, seat, ""):
        return None
    _need_status(table, "running")
    _need_present(table, seat)
    _need_sequence(table, seq)
    if not table.can_undo(seat):
        raise TableError("table-no-undo")
    return _entry(table, "undone", at, seat, person.id)


def offer(
    table: Table, person: Person, at: int, kind: Literal["draw", "concession"], to: int | None = None
) -> Entry | None:
    """Offer a draw, or that all others concede to a seat."""
    _need_status(table, "running")
    seat = _seat(table, person)
    _need_present(table, seat)
    if table.offer:
        raise TableError("table-offer-pending")
    if table.offered_in.get(seat) == table.turn:
        raise TooManyError("table-offer-again")
    winners = _winners_of_offer(table, seat, kind, to)
    voters = [
        number
        for number, holder in enumerate(table.holders, start=1)
        if holder.is_deciding_person and number not in winners
    ]
    if kind == "draw" and len(voters) == 1:
        raise NotAllowedError("table-draw-alone")
    body: dict[str, Any] = {"kind": kind, "voters": voters}
    if winners:
        body["to"] = winners[0] if to is None else to
    return _entry(table, "offered", at, seat, person.id, body)


def _winners_of_offer(table: Table, seat: int, kind: str, to: int | None) -> list[int]:
    if kind == "draw":
        return []
    own = table.side_of(seat)
    others = [number for number in range(1, table.options.players + 1) if number not in own]
    chosen = others[0] if to is None and len(table.side_of(others[0])) == len(others) else to
    if chosen is None or chosen not in others:
        raise TableError("table-concede-to")
    return table.side_of(chosen)


def answer(table: Table, person: Person, at: int, agree: bool) -> Entry | None:
    """Agree to the offer on the table, or not; its maker may withdraw it."""
    _need_status(table, "running")
    seat = _seat(table, person)
    if table.offer is None:
        raise TableError("table-no-offer")
    if seat not in table.offer.voters:
        raise NotAllowedError("table-not-asked")
    if agree and seat in table.offer.agreed:
        return None
    return _entry(table, "answered", at, seat, person.id, {"agree": agree})


def say(table: Table, person: Person, at: int, text: str, ident: str | None = None) -> Entry | None:
    """Say something in words."""
    if (person.id, ident) in table.repeats:
        return None
    if not table.chat:
        raise NotAllowedError("table-chat-off")
    clean = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    if not clean:
        raise TableError("table-chat-empty")
    if len(clean) > TEXT_MOST:
        raise TooManyError("table-chat-long", most=TEXT_MOST)
    return _talk(table, "said", person, at, {"text": clean}, ident)


def phrase(
    table: Table,
    person: Person,
    at: int,
    key: str,
    arguments: dict[str, str | int],
    ident: str | None = None,
) -> Entry | None:
    """Say one of the phrases."""
    if (person.id, ident) in table.repeats:
        return None
    check_phrase(key, arguments, table.options.players)
    return _talk(table, "phrased", person, at, {"phrase": key, "arguments": arguments}, ident)


def _talk(table: Table, what: What, person: Person, at: int, body: dict[str, Any], ident: str | None) -> Entry:
    seat = table.seat_of(person.id)
    if seat is None and table.status != "finished":
        raise NotAllowedError("table-spectators-silent")
    if table.said >= SAID_MOST:
        raise TooManyError("table-chat-full", most=SAID_MOST)
    identity = {"id": ident} if ident else {}
    return _entry(table, what, at, seat, person.id, {"name": person.name} | body | identity)


def switch_chat(table: Table, person: Person, at: int, on: bool) -> Entry | None:
    """Allow free text, or not."""
    _need_host(table, person)
    if table.chat == on:
        return None
    return _entry(table, "chat-switched", at, None, person.id, {"on": on})


def send_away(table: Table, seat: int, at: int, reason: Literal["clock", "gone"]) -> Entry | None:
    """Let a bot play for someone whose time is up, or who is gone."""
    if table.status != "running" or not table.holder(seat).is_deciding_person:
        return None
    if reason == "clock" and (table.clock.seat != seat or not table.clock.has_fallen(at)):
        return None
    return _entry(table, "away", at, seat, None, {"reason": reason})


def note_rematch(table: Table, person: Person, at: int, next_table: str) -> Entry | None:
    """Tell the table where it plays on."""
    if table.rematch:
        return None
    return _entry(table, "rematched", at, table.seat_of(person.id), person.id, {"table": next_table})


def rotated(table: Table) -> dict[int, str]:
    """Who may sit where in a rematch: everyone one seat on."""
    players = table.options.players
    return {
        seat % players + 1: holder.person
        for seat, holder in enumerate(table.holders, start=1)
        if holder.kind == "person" and holder.person
    }


def rotated_bots(table: Table) -> dict[int, str]:
    """Which bot sits where in a rematch."""
    players = table.options.players
    return {
        seat % players + 1: holder.bot
        for seat, holder in enumerate(table.holders, start=1)
        if holder.kind == "bot" and holder.bot
    }


def _entry(
    table: Table,
    what: What,
    at: int,
    seat: int | None,
    person: str | None,
    body: dict[str, Any] | None = None,
) -> Entry:
    return Entry(table.version + 1, what, max(at, table.updated), seat, person, body or {})


def _free_seat(table: Table, person: Person) -> int:
    own = [n for n, holder in enumerate(table.holders, 1) if holder.person == person.id]
    free: Sequence[int] = own or [n for n, holder in enumerate(table.holders, 1) if holder.kind == "open"]
    if not free:
        raise NotAllowedError("table-full")
    return free[0]


def _holder(table: Table, seat: int) -> Any:
    if not 1 <= seat <= table.options.players:
        raise TableError("table-no-seat", seat=f"P{seat}", players=table.options.players)
    return table.holder(seat)


def _seat(table: Table, person: Person) -> int:
    seat = table.seat_of(person.id)
    if seat is None:
        raise NotAllowedError("table-not-seated")
    return seat


def _game(table: Table) -> Game:
    if table.game is None:
        raise TableError("table-is-open")
    return table.game


def _checked_seed(table: Table, seed: str) -> str:
    if not table.options.player_seeds:
        raise NotAllowedError("table-no-seeds")
    if len(seed) > PLAYER_SEED_MAX:
        raise TooManyError("table-seed-long", most=PLAYER_SEED_MAX)
    return seed


def _need_status(table: Table, *wanted: str) -> None:
    if table.broken is not None:
        raise TableError("table-broken", entry=table.broken)
    if table.status not in wanted:
        raise TableError(f"table-is-{table.status}")


def _need_host(table: Table, person: Person) -> None:
    """The host decides; once the host has got up, whoever sits first."""
    host = table.match.host
    if table.seat_of(host) is None:
        seated = [holder.person for holder in table.holders if holder.kind == "person"]
        if person.id in seated[:1]:
            return
    if host != person.id:
        raise NotAllowedError("table-host-only")


def _need_present(table: Table, seat: int) -> None:
    if table.holder(seat).gone:
        raise NotAllowedError("table-take-back-first", seat=f"P{seat}")


def _need_sequence(table: Table, seq: int) -> None:
    if seq != table.seq:
        raise StaleError("table-stale", needed=table.seq, have=seq)


def _is_repeat(table: Table, seq: int, seat: int, action: str) -> bool:
    if seq >= table.seq:
        return False
    move = table.moves[seq]
    return (move.seat, move.action) == (seat, action)
