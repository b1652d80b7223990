"""The table of a duplicate match from the records of its boards alone: who played what, and the bots' own games."""

from collections.abc import Iterable, Sequence

from impera.coach.deals import Deal, SeatResult, play_among_bots, results_of
from impera.coach.duplicates.scoring import BOTS, Board, MatchStanding, PlayedBoard, standings
from impera.errors import UsageError
from impera.game.agreement import agreement_of
from impera.game.board_name import BoardName
from impera.game.record import Record


def standings_from(records: Sequence[Record]) -> list[MatchStanding]:
    """The table of a match, as its server has it."""
    together = any(_board_of(record).is_together for record in records)
    return standings(results_from(records), together=together)


def results_from(records: Sequence[Record]) -> list[PlayedBoard]:
    """What everyone made of every board, by the games themselves; and what the bots make of them."""
    named = [(_board_of(record), record) for record in records]
    _need_one_match(board.duplicate for board, _ in named)
    found: dict[tuple[str, Board], PlayedBoard] = {}
    deals: dict[int, Record] = {}
    for board, record in named:
        _need_same_deal(deals.setdefault(board.deal, record), record, board)
        results = results_of(record.game, agreement_of(record))
        for seat in board.seats:
            who = record.tags.get(f"Seat{seat}") or f"P{seat}"
            played = _played(who, (board.deal, seat), results)
            if found.setdefault((who, played.board), played) != played:
                raise UsageError("duplicate-twice", name=who, deal=board.deal, seat=f"P{seat}")
    among = {deal: play_among_bots(_deal_of(record)) for deal, record in deals.items()}
    boards = sorted({each.board for each in found.values()})
    bots = [_played(BOTS, board, among[board[0]]) for board in boards]
    return [*found.values(), *bots]


def _played(who: str, board: Board, results: Sequence[SeatResult]) -> PlayedBoard:
    deal, seat = board
    return PlayedBoard(who, deal, seat, results[seat - 1].won, results[seat - 1].luck)


def _board_of(record: Record) -> BoardName:
    board = BoardName.of(record)
    if board is None:
        raise UsageError("duplicate-no-board", event=record.tags.get("Event", ""))
    if not record.game.is_over and agreement_of(record) is None:
        raise UsageError("review-not-over")
    return board


def _need_one_match(matches: Iterable[str]) -> None:
    found = sorted(set(matches))
    if len(found) > 1:
        raise UsageError("duplicate-mixed", first=found[0], second=found[1])


def _need_same_deal(first: Record, record: Record, board: BoardName) -> None:
    if record.setup != first.setup:
        raise UsageError("duplicate-other-deal", deal=board.deal)


def _deal_of(record: Record) -> Deal:
    """The deal of a board, with the bot that sat at its table, or that plays it for comparison."""
    setup, seeds, board = record.setup, record.game.seeds, _board_of(record)
    if seeds is None:
        raise UsageError("duplicate-no-seed", deal=board.deal)
    seat = board.seats[0]
    other = next(other for other in range(1, setup.players + 1) if other != seat)
    bot = f"ladder:{board.level}" if board.is_together else record.tags.get(f"Seat{other}", "")
    return Deal(seeds.server, setup.players, seat, bot, setup.variant)
