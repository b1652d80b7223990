"""A table laid for a test: name the cards that matter, and every other card of the box finds a legal place.

    table = lay(players=3, seat=1, area={1: "M1 M1 M2", 2: "C1"}, hand={1: "E1"})
    table.play("assassination", "discard E1")
    assert table.pile == "E1"

Cards are written as `M1 M1 M2`, in the order of kinds wherever a table answers; the deck is in its own order, top
first. Seats count from 1. After every action the table is counted again: each card of the box must be somewhere,
once, and every count the rules keep must fit the cards.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from impera.game.action import Action
from impera.game.event import Event, read_trace
from impera.game.explain import Verdict, explain
from impera.game.notation import cards_of, parse_position
from impera.game.position import DECISIONS, coin, letters, truth
from impera.game.result import result_of, result_to_json
from impera.game.setup import ALL_CARDS, Setup, ages_of_deck
from impera.game.view import View
from impera.rules.actions import ACTIONS, TEXTS
from impera.rules.apply import apply
from impera.rules.facts import DOMAIN_LETTERS, DOMAIN_OF, DOMAINS, KINDS, NONE, REMOVED_PER_AGE
from impera.rules.legal import legal_actions
from impera.rules.state import Cells, State, new_state
from impera.rules.trace import new_trace
from impera.words import Argument, Term

Cards = str  # "M1 M1 M2"
PerSeat = Mapping[int, str]


class Table:
    """A game at any point of it, for tests: play, ask what is legal, look."""

    def __init__(self, state: State) -> None:
        """Sit down at a position."""
        self.state = state
        self.events: list[Event] = []  # of the last call of `play`

    def play(self, *actions: str) -> list[Event]:
        """Play actions, each of them legal; return everything that happened."""
        self.events = []
        for text in actions:
            action = Action.parse(text)
            assert text in self.legal, f"{explain(self.state, action)} (legal: {', '.join(self.legal)})"
            trace = new_trace()
            apply(self.state, action.id, trace)
            self.events += read_trace(trace)
            self.check()
        return self.events

    def happenings(self, what: str) -> list[Event]:
        """Of the last call of `play`, the events of one sort."""
        return [event for event in self.events if event.what == what]

    def pass_turn(self) -> None:
        """Whoever is on: play the first card that may be played, do nothing more, end the turn."""
        if self.decision == "play":
            self.play(self.legal[0])
        self.play("end")

    def refused(self, text: str) -> Verdict:
        """Refuse an action, and say why; it is in no list of legal actions."""
        verdict = explain(self.state, Action.parse(text))
        assert not verdict.is_legal, f"{text} is legal: {verdict}"
        assert text not in self.legal
        assert str(verdict).startswith(f"{verdict.rule}: ")
        return verdict

    def allowed(self, text: str) -> Verdict:
        """Allow an action, and say why; it is in the list of legal actions."""
        verdict = explain(self.state, Action.parse(text))
        assert verdict.is_legal, str(verdict)
        assert text in self.legal
        assert str(verdict).startswith(f"{verdict.rule}: ")
        return verdict

    @property
    def legal(self) -> list[str]:
        """Every legal action, in the order of ids."""
        ids = np.empty(ACTIONS, dtype=np.int16)
        return [TEXTS[action] for action in ids[: legal_actions(self.state, ids)].tolist()]

    def can(self, verb: str) -> list[str]:
        """The legal actions that begin with a verb."""
        return [text for text in self.legal if text.split()[0] == verb]

    def view(self, seat: int | None = None) -> View:
        """What a seat (None: a spectator) sees."""
        return View(self.state, seat)

    def known(self, owner: int, by: int | None) -> Cards:
        """What a seat (None: a spectator) is sure of in another hand."""
        return words(self.view(by).hands[owner - 1].known)

    @property
    def seat(self) -> int:
        """Who decides."""
        return int(self.state.deciding) + 1

    @property
    def decision(self) -> str:
        """What is asked for."""
        return DECISIONS[self.state.decision]

    @property
    def owed(self) -> int:
        """How many cards the pending decision asks for."""
        return int(self.state.owed)

    def hand(self, seat: int) -> Cards:
        """A hand."""
        return named(self.state.hand[seat - 1])

    def area(self, seat: int) -> Cards:
        """The face-up cards of a play area."""
        return named(self.state.area[seat - 1])

    def pack(self, seat: int) -> Cards:
        """A pack of the draft."""
        return named(self.state.pack[seat - 1])

    @property
    def centre(self) -> Cards:
        """The centre of the draft."""
        return named(self.state.centre)

    @property
    def pile(self) -> Cards:
        """The discard pile."""
        return named(self.state.pile)

    @property
    def deck(self) -> Cards:
        """The Age deck, top first."""
        return " ".join(KINDS[kind] for kind in self.state.deck[self.state.deck_top : self.state.deck_end])

    @property
    def removed(self) -> Cards:
        """What went back to the box."""
        return " ".join(KINDS[kind] for kind in self.state.removed if kind != NONE)

    @property
    def coin(self) -> str:
        """`P1 P3 E`: P1 copied the Economy of P3. Nothing when it is beside the deck."""
        where = coin(self.state)
        return f"P{where['holder']} P{where['seat']} {where['domain']}" if where else ""

    @property
    def spent(self) -> tuple[str, str]:
        """The Domains whose permanent, and whose discard effect is spent."""
        return letters(self.state.spent_permanent), letters(self.state.spent_discard)

    @property
    def barred(self) -> str:
        """The Domains that may not be played this turn."""
        return letters(self.state.barred)

    def embargoes(self, seat: int) -> str:
        """`M:E1 R:E2`: what lies face down before a seat, and on which Domain."""
        return " ".join(":".join(pair) for pair in self.truth["embargoes"][seat - 1])

    def democracies(self, seat: int) -> str:
        """`MMR`: the Domains with a democracy, each as often as one lies there."""
        return "".join(letter * many for letter, many in self.truth["democracies"][seat - 1].items())

    @property
    def truth(self) -> dict[str, Any]:
        """The whole state, as in docs/reference/playthrough.md."""
        return dict(truth(self.state))

    @property
    def result(self) -> dict[str, Any] | None:
        """How it ended."""
        return result_to_json(result_of(self.state))

    @property
    def winners(self) -> list[int]:
        """The seats that have won."""
        return [] if self.result is None else list(self.result["winners"])

    @property
    def points(self) -> list[int]:
        """The points of a Majority, per player or per team."""
        assert self.result is not None
        return list(self.result["points"])

    def check(self) -> None:
        """Count everything again."""
        s = self.state
        assert cards_of(s) == ALL_CARDS
        assert s.hand_count.tolist() == s.hand.sum(axis=1).tolist()
        assert s.area_count.tolist() == s.area.sum(axis=1).tolist()
        assert s.embargoes.tolist() == s.embargo.sum(axis=(1, 2)).tolist()
        assert s.pile_count == s.pile.sum()
        for domain in range(DOMAINS):
            assert s.tally[:, domain].tolist() == s.area[:, DOMAIN_OF == domain].sum(axis=1).tolist()
        for owner in range(s.players):
            for observer in {*range(s.players), len(s.hand)} - {owner}:
                assert (s.known[owner, :, observer] <= s.hand[owner]).all(), "knows what is not there"
        for observer in range(s.players):
            self._check_split(observer)
        assert (s.decision == DECISIONS.index("over")) == (len(self.legal) == 0)

    def _check_split(self, observer: int) -> None:
        """Of the two kinds of a split, beside what is known, one must be with each of the next two seats."""
        s = self.state
        one, other = s.split[observer].tolist()
        if one == NONE:
            return
        unknown = s.hand - s.known[:, :, observer]
        following, after = ((observer + step) % s.players for step in (1, 2))
        ways = ((following, after), (after, following))
        assert any(unknown[a, one] > 0 and unknown[b, other] > 0 for a, b in ways), "a split that is not there"


def lay(
    players: int = 3,
    *,
    seat: int = 1,
    first: int = 1,
    decision: str = "effects",
    variant: str = "basic",
    teams: bool = False,
    turns: int = 12,
    area: PerSeat | None = None,
    hand: PerSeat | None = None,
    pile: Cards = "",
    top: Cards = "",
    deck: Cards | None = None,
    embargo: PerSeat | None = None,
    fresh: str = "",
    democracy: PerSeat | None = None,
    coin: str = "",
    spent: tuple[str, str] = ("", ""),
    hand_size: int = 3,
    known: Mapping[tuple[int, int | None], str] | None = None,
    split: PerSeat | None = None,
) -> Table:
    """Lay a position in the course of a game.

    The cards not named go to the deck, in the order of Ages, under those of `top`; or, if the whole `deck` is given,
    to the pile. `embargo={2: "M:E1"}` and `democracy={2: "MM"}` lie before a seat; those `fresh`, written likewise,
    were laid by the seat on itself this turn. `coin="P1 P3 E"`: P1 copied the Economy of P3. `known[owner, observer]`
    are the faces an observer (None: everybody) is sure of; `split={1: "M1 S1"}`: P1 knows that of these the next two
    seats hold one each.
    """
    area, hand, embargo, democracy = area or {}, hand or {}, embargo or {}, democracy or {}
    fields: dict[str, str] = {
        "players": str(players),
        "variant": variant,
        "teams": "yes" if teams else "no",
        "seat": f"P{seat}",
        "first": f"P{first}",
        "decision": decision,
        "turns": str(turns),
        "hand_size": str(hand_size),
        "barred": _barred(embargo.get(seat, ""), fresh),
        "spent_permanent": spent[0],
        "spent_discard": spent[1],
        "owed": "1" if decision == "play" else "0",
        "embargo_fresh": ",".join(fresh.split()),
    }
    if coin:
        fields["coin_holder"], fields["coin_seat"], fields["coin_domain"] = coin.split()
    for name, per_seat in {"area": area, "hand": hand, "embargo": embargo}.items():
        fields |= {f"{name}.P{owner}": ",".join(cards.split()) for owner, cards in per_seat.items()}
    fields |= {f"democracy.P{owner}": where for owner, where in democracy.items()}
    fields |= {f"split.P{owner}": ",".join(cards.split()) for owner, cards in (split or {}).items()}
    for (owner, observer), cards in (known or {}).items():
        fields[f"known.{f'P{observer}' if observer else 'all'}.P{owner}"] = ",".join(cards.split())
    named_cards = [
        *(card for cards in (*area.values(), *hand.values(), pile, deck or top) for card in cards.split()),
        *(pair.split(":")[1] for pairs in embargo.values() for pair in pairs.split()),
        *("U3" for where in democracy.values() for _ in where),
    ]
    rest, removed = _set_removed_apart(players, _rest_of_box(named_cards))
    deck_cards = deck.split() if deck is not None else top.split() + rest
    pile_cards = pile.split() + (rest if deck is not None else [])
    fields |= {
        "pile": ",".join(pile_cards),
        "deck": ",".join(deck_cards) or "-",
        "removed": ",".join(removed) or "-",
        "drawn": str(sum(ages_of_deck(players)) - len(deck_cards)),
    }
    text = " ".join(f"{name}={value}" for name, value in fields.items() if value)
    table = Table(parse_position(f"impera-position/1 {text}"))
    table.check()
    return table


def deal(
    players: int = 3,
    *,
    variant: str = "basic",
    teams: bool = False,
    first: int = 1,
    hands: PerSeat | None = None,
    packs: PerSeat | None = None,
    top: Cards = "",
) -> Table:
    """Begin a game: the deck is stacked so that each seat is dealt what is named, and `top` lies on the deck then."""
    dealt = hands or packs or {}
    clockwise = [(first - 1 + step) % players + 1 for step in range(players)]
    stacked = [card for seat in clockwise for card in dealt.get(seat, "").split()]
    stacked += top.split()
    rest, removed = _set_removed_apart(players, _rest_of_box(stacked))
    setup = Setup.of(players=players, variant=variant, teams=teams, first=first, deck=stacked + rest, removed=removed)
    table = Table(new_state())
    trace = new_trace()
    setup.deal(table.state, trace)
    table.events = list(read_trace(trace))
    table.check()
    return table


def words(counts: Mapping[str, int]) -> Cards:
    """Counted cards, written out."""
    return " ".join(kind for kind in KINDS for _ in range(counts.get(kind, 0)))


def named(cells: Cells) -> Cards:
    """A zone of the state, written out."""
    return words({kind: int(count) for kind, count in zip(KINDS, cells, strict=True)})


def said(verdict: Verdict) -> dict[str, Argument]:
    """The counts of a verdict, with Domains as letters and effects as names."""
    return {
        name: value.key.partition("-")[2] if isinstance(value, Term) else value
        for name, value in verdict.arguments.items()
    }


def _rest_of_box(named_cards: Iterable[str]) -> list[str]:
    """The cards of the box not named, Age 1 first."""
    left = ALL_CARDS.copy()
    left.subtract(Counter(named_cards))
    lacking = [kind for kind, count in left.items() if count < 0]
    assert not lacking, f"more {lacking} named than there are in the box"
    return sorted((kind for kind in KINDS for _ in range(left[kind])), key=lambda kind: kind[1])


def _set_removed_apart(players: int, rest: list[str]) -> tuple[list[str], list[str]]:
    """The rest without what went back to the box at set-up: some of each Age (R2.2)."""
    removed: list[str] = []
    for age in "123":
        of_age = [kind for kind in rest if kind[1] == age]
        out = int(REMOVED_PER_AGE[players])
        removed += of_age[len(of_age) - out :]
    kept = Counter(rest) - Counter(removed)
    return [kind for kind in sorted(KINDS, key=lambda kind: kind[1]) for _ in range(kept[kind])], removed


def _barred(laid: str, fresh: str) -> str:
    """The Domains under an embargo that binds this turn."""
    binding = Counter(laid.split()) - Counter(fresh.split())
    return "".join(letter for letter in DOMAIN_LETTERS if any(pair[0] == letter for pair in binding))
