"""Events: they tell everything that happened, and to each seat exactly what it may know."""

from collections import Counter
from typing import Any

import pytest

from impera.game.event import Event, read_trace
from impera.game.game import Game
from impera.rules.trace import Happening, new_trace
from tests.game.whole_games import actions_of, begun, every_setup, observers, played

OWNER = {"drew", "picked"}
BOTH = {"seized", "gave", "passed"}


class Ledger:
    """A game kept by someone who only listens: every pile is counted from events."""

    def __init__(self, game: Game) -> None:
        setup = game.setup
        seats = range(1, setup.players + 1)
        self.hands = {seat: Counter[str]() for seat in seats}
        self.areas = {seat: Counter[str]() for seat in seats}
        self.packs = {seat: Counter[str]() for seat in seats}
        self.picked = {seat: Counter[str]() for seat in seats}
        self.passed = {seat: Counter[str]() for seat in seats}
        self.embargoes: dict[int, list[list[str]]] = {seat: [] for seat in seats}
        self.democracies = {seat: Counter[str]() for seat in seats}
        self.pile, self.centre = Counter[str](), Counter[str]()
        self.deck = len(setup.deck)
        self.coin: dict[str, Any] | None = None
        self.hand_size, self.turns, self.ending = 3, 0, ""
        if setup.variant == "draft":
            for place in range(setup.players):
                seat = (setup.first - 1 + place) % setup.players + 1
                self.packs[seat].update(setup.deck[4 * place : 4 * place + 4])
                self.deck -= 4

    def hear(self, events: tuple[Event, ...]) -> None:
        for event in events:
            getattr(self, "hear_" + event.what.replace("-", "_"))(event, event.seat, event.card)
        if any(self.passed.values()) or any(event.what == "centred" for event in events):
            for seat in self.packs:
                self.packs[seat] = self.passed[seat]
                self.passed[seat] = Counter()
                self.hands[seat] += self.picked[seat]
                self.picked[seat] = Counter()

    @staticmethod
    def move(card: str, source: Counter[str], to: Counter[str]) -> None:
        assert source[card] > 0, card
        source[card] -= 1
        to[card] += 1

    def hear_turn_began(self, event: Event, seat: int, _: str) -> None:
        self.hand_size = 3

    def hear_play_skipped(self, event: Event, seat: int, _: str) -> None:
        assert event.number in (1, 2)

    def hear_played(self, event: Event, seat: int, card: str) -> None:
        self.move(card, self.hands[seat], self.areas[seat])

    def hear_discarded(self, event: Event, seat: int, card: str) -> None:
        self.move(card, self.hands[seat], self.pile)

    def hear_sacrificed(self, event: Event, seat: int, card: str) -> None:
        self.move(card, self.areas[seat], self.pile)

    hear_paid = hear_lost = hear_sacrificed

    def hear_took(self, event: Event, seat: int, card: str) -> None:
        self.move(card, self.areas[seat], self.hands[seat])

    def hear_recovered(self, event: Event, seat: int, card: str) -> None:
        self.move(card, self.pile, self.hands[seat])

    def hear_drew(self, event: Event, seat: int, card: str) -> None:
        self.hands[seat][card] += 1
        self.deck -= 1

    def hear_seized(self, event: Event, seat: int, card: str) -> None:
        self.move(card, self.hands[int(event.other or 0)], self.hands[seat])

    def hear_gave(self, event: Event, seat: int, card: str) -> None:
        self.move(card, self.hands[seat], self.hands[int(event.other or 0)])

    def hear_applied(self, event: Event, seat: int, _: str) -> None:
        assert event.effect

    def hear_embargo_laid(self, event: Event, seat: int, card: str) -> None:
        self.areas[seat][card] -= 1
        self.embargoes[int(event.other or 0)].append([str(event.domain), card])

    def hear_embargo_lifted(self, event: Event, seat: int, card: str) -> None:
        self.embargoes[seat].remove([str(event.domain), card])
        self.pile[card] += 1

    def hear_democracy_laid(self, event: Event, seat: int, card: str) -> None:
        self.areas[seat][card] -= 1
        self.democracies[int(event.other or 0)][str(event.domain)] += 1

    def hear_hand_size_set(self, event: Event, seat: int, _: str) -> None:
        self.hand_size = int(event.number or 0)

    def hear_coin_placed(self, event: Event, seat: int, _: str) -> None:
        self.coin = {"holder": seat, "seat": event.other, "domain": event.domain}

    def hear_coin_returned(self, event: Event, seat: int, _: str) -> None:
        assert self.coin is not None
        assert self.coin["holder"] == seat
        self.coin = None

    def hear_picked(self, event: Event, seat: int, card: str) -> None:
        self.move(card, self.packs[seat], self.picked[seat])

    def hear_passed(self, event: Event, seat: int, card: str) -> None:
        self.move(card, self.packs[seat], self.passed[int(event.other or 0)])

    def hear_centred(self, event: Event, seat: int, card: str) -> None:
        self.move(card, self.packs[seat], self.centre)

    def hear_claimed(self, event: Event, seat: int, card: str) -> None:
        self.move(card, self.centre, self.areas[seat])

    def hear_deck_emptied(self, event: Event, seat: int, _: str) -> None:
        assert self.deck == 0

    def hear_ended(self, event: Event, seat: int, _: str) -> None:
        self.ending = str(event.ending)
        self.hand_size = 3

    def written(self) -> dict[str, Any]:
        return {
            "hands": [dict(+cards) for cards in self.hands.values()],
            "areas": [dict(+cards) for cards in self.areas.values()],
            "embargoes": [sorted(laid) for laid in self.embargoes.values()],
            "democracies": [dict(+cards) for cards in self.democracies.values()],
            "centre": dict(+self.centre),
            "discard": dict(+self.pile),
            "deck": self.deck,
            "coin": self.coin,
            "hand_size": self.hand_size,
        }


@every_setup
@pytest.mark.parametrize("seed", [1, 2])
def test_who_hears_every_event_knows_the_whole_game(setup, seed):
    game = begun(setup, seed)
    ledger = Ledger(game)
    ledger.hear(game.events_of(0))
    for action in actions_of(setup, seed):
        ledger.hear(game.play(action))
        truth: dict[str, Any] = dict(game.truth())
        assert ledger.written() == {name: truth[name] for name in ledger.written()}
        if game.decision == "pick":
            assert [dict(+pack) for pack in ledger.packs.values()] == truth["packs"]
    assert game.result is not None
    assert ledger.ending == game.result.how


@every_setup
def test_everyone_hears_of_everything_and_sees_the_faces_they_may(setup):
    game = played(setup)
    game.undo()  # while it runs: after the game everything is open (R7.3)
    told = {seat: game.events(seat) for seat in observers(game)}
    again = begun(setup)
    truth = [*again.events_of(0), *(event for action in game.actions for event in again.play(action))]
    for seat, events in told.items():
        assert len(events) == len(truth)
        for seen, true in zip(events, truth, strict=True):
            assert (seen.what, seen.seat, seen.other, seen.domain, seen.effect) == (
                true.what, true.seat, true.other, true.domain, true.effect,
            )  # fmt: skip
            assert (seen.number, seen.ending) == (true.number, true.ending)
            hidden = (true.what in OWNER and seat != true.seat) or (
                true.what in BOTH and seat not in (true.seat, true.other)
            )
            assert seen.card == (f"?{str(true.card)[1]}" if hidden else true.card)


@every_setup
def test_from_backs_alone_a_spectator_knows_the_ages_of_every_hand(setup):
    game = begun(setup)
    backs: dict[int, Counter[str]] = {seat: Counter() for seat in range(1, setup[0] + 1)}
    comes, goes = {"drew", "took", "recovered", "picked"}, {"played", "discarded"}
    events = game.events(None)
    for action in (None, *actions_of(setup)):
        if action:
            events = [event.seen_by(None) for event in game.play(action)]
        for event in events:
            age = str(event.card or "--")[1]
            if event.what in ("seized", "gave"):
                giver, taker = (event.other, event.seat) if event.what == "seized" else (event.seat, event.other)
                backs[int(giver or 0)][age] -= 1
                backs[int(taker or 0)][age] += 1
            backs[event.seat][age] += (event.what in comes) - (event.what in goes)
        if game.decision != "pick":
            hands = [hand.ages for hand in game.view(None).hands]
            assert [tuple(backs[seat][age] for age in "123") for seat in backs] == hands


@every_setup
def test_events_since_a_number_are_the_rest(setup):
    game = played(setup)
    number = len(game.actions)
    assert game.events(1) == game.events(1, since=0)
    assert game.events(1, since=number + 1) == []
    before = sum(len(game.events_of(action)) for action in range(4))
    for seat in observers(game):
        assert game.events(seat, since=4) == game.events(seat)[before:]


def test_seized_cards_come_by_age_so_that_backs_tell_no_face():
    for seed in range(1, 4):
        game = begun((3, "basic", False), seed)
        for action in actions_of((3, "basic", False), seed):
            ages = [str(event.card)[1] for event in game.play(action) if event.what == "seized"]
            assert ages == sorted(ages)


@pytest.mark.parametrize("what", list(Happening))
def test_every_happening_has_an_event_and_back(what):
    trace = new_trace()
    trace[0, 0] = 1
    trace[1] = [int(what), 2, 0, 1, 1]
    (event,) = read_trace(trace)
    assert event.happening == what
    assert event.seat == 3
    assert event.what == what.name.lower().replace("_", "-")


def test_written_as_json_an_event_leaves_out_what_it_has_not():
    assert Event("played", 1, card="M1").to_json() == {"what": "played", "seat": 1, "card": "M1"}
    laid = Event("embargo-laid", 1, card="E1", other=2, domain="M")
    assert laid.to_json() == {"what": "embargo-laid", "seat": 1, "card": "E1", "other": 2, "domain": "M"}
    assert Event("hand-size-set", 2, number=5).to_json() == {"what": "hand-size-set", "seat": 2, "number": 5}
    assert Event("ended", 2, ending="majority").to_json() == {"what": "ended", "seat": 2, "ending": "majority"}
