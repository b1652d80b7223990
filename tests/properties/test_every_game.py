"""Properties that hold in every game, in every set-up, at every decision."""

from collections import Counter

import numpy as np
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from impera.errors import ActionError
from impera.game.action import ALL_ACTIONS
from impera.game.belief import determinize
from impera.game.game import Game
from impera.game.notation import cards_of, parse_position, write_position
from impera.game.playthrough import check_playthroughs, write_playthrough
from impera.game.record import Record, record_to_json, write_record
from impera.game.record_reader import parse_record
from impera.game.setup import ALL_CARDS
from impera.game.view import View
from impera.rules.actions import ACTIONS
from impera.rules.apply import apply
from impera.rules.facts import PUBLIC, Decision, Domain
from impera.rules.legal import legal_mask
from impera.rules.state import State, copy_of, is_equal, key
from impera.rules.trace import new_trace
from tests.games import SET_UPS, Options, deal, played

quick = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])

set_ups = st.sampled_from(SET_UPS)
seeds = st.integers(0, 2**32)
policies = st.sampled_from([0, 1])
lengths = st.integers(0, 260)


@st.composite
def games(draw: st.DrawFn) -> Game:
    """A game somewhere between its deal and its end."""
    return played(draw(set_ups), draw(seeds), draw(policies), draw(lengths))


def observers(game: Game) -> list[int | None]:
    return [None, *range(1, game.setup.players + 1)]


@quick
@given(games())
def test_every_card_of_the_box_is_somewhere_exactly_once(game: Game) -> None:
    assert cards_of(game.state) == ALL_CARDS
    in_play = sum(ALL_CARDS.values()) - len(game.setup.removed)
    assert in_play == (104 if game.setup.players == 4 else 95)


@quick
@given(games())
def test_the_counts_beside_the_cards_are_right(game: Game) -> None:
    s = game.state
    again = parse_position(write_position(s))
    for name in ("hand_count", "tally", "area_count", "embargoes"):
        assert np.array_equal(getattr(s, name), getattr(again, name)), name
    assert s.pile_count == again.pile_count
    assert s.splits == again.splits


@quick
@given(games())
def test_the_mask_is_exactly_what_play_accepts(game: Game) -> None:
    mask = np.zeros(ACTIONS, dtype=np.bool_)
    count = legal_mask(game.state, mask)
    assert count == mask.sum()
    assert (count == 0) == game.is_over
    for action in ALL_ACTIONS:
        twin = game.copy() if mask[action.id] else game
        before = key(twin.state)
        try:
            twin.play(action)
        except ActionError:
            assert not mask[action.id], action.text
            assert key(twin.state) == before, "a refused action changed the game"
        else:
            assert mask[action.id], action.text


@quick
@given(games(), st.integers(1, 30))
def test_undo_goes_back_exactly(game: Game, many: int) -> None:
    back = game.copy()
    undone = [back.undo() for _ in range(min(many, len(game.actions)))]
    again = Game.replay(game.setup, back.actions)
    assert key(again.state) == key(back.state)
    for action in reversed(undone):
        back.play(action)
    assert key(back.state) == key(game.state)


@quick
@given(games())
def test_records_and_positions_round_trip(game: Game) -> None:
    record = Record(game, game.seeds.commitment if game.seeds else None, {"Seat1": 'A "quoted" \\ näme'})
    text = write_record(record)
    back = parse_record(text)
    assert key(back.game.state) == key(game.state)
    assert back.game.actions == game.actions
    assert write_record(back) == text
    assert record_to_json(back) == record_to_json(record)
    assert is_equal(parse_position(write_position(game.state)), game.state)


@settings(max_examples=12, deadline=None)
@given(set_ups, seeds, policies)
def test_playthroughs_replay_to_every_state(options: Options, seed: int, policy: int) -> None:
    game = played(options, seed, policy)
    (again,) = check_playthroughs(write_playthrough(game.setup, game.actions))
    assert key(again.state) == key(game.state)
    assert again.result == game.result is not None


@quick
@given(games(), st.integers(0, 2**32))
def test_a_determinized_game_looks_the_same_to_its_seat(game: Game, seed: int) -> None:
    rng = np.random.default_rng(seed)
    for seat in observers(game):
        view = game.view(seat)
        imagined = determinize(view, rng)
        assert cards_of(imagined) == ALL_CARDS
        seen_again = View(imagined, seat)
        assert key(seen_again.record) == key(view.record)
        assert seen_again.to_json() == view.to_json()


def events_seen(state: State, action: int, seat: int | None) -> tuple[list[object], dict[str, object]]:
    """What a seat is told and sees when an action is applied to a full state."""
    from impera.game.event import read_trace

    twin, trace = copy_of(state), new_trace()
    apply(twin, action, trace)
    return [event.seen_by(seat).to_json() for event in read_trace(trace)], View(twin, seat).to_json()


def own_draws_hidden(told: list[object]) -> list[object]:
    """The faces a seat itself draws differ between imagined games: they are what it learns."""
    return [
        {**event, "card": "?"} if isinstance(event, dict) and event["what"] in ("drew", "seized", "passed") else event
        for event in told
    ]


@quick
@given(games(), st.integers(0, 2**32))
def test_permuting_what_is_hidden_changes_nothing_a_seat_is_told(game: Game, seed: int) -> None:
    """R7: apply the same action to the true game and to one with the hidden cards permuted."""
    if game.is_over:
        return
    rng = np.random.default_rng(seed)
    true = game.state
    for seat in observers(game):
        imagined = determinize(game.view(seat), rng)
        mask = np.zeros(ACTIONS, dtype=np.bool_)
        legal_mask(imagined, mask)
        for action in game.legal():
            if not mask[action.id]:
                continue  # another seat's hidden card, not there in the imagined game
            told, seen = events_seen(true, action.id, seat)
            imagined_told, imagined_seen = events_seen(imagined, action.id, seat)
            if ends_a_draft_round(true):
                continue  # packs are passed on or lie open: it reveals
            if seat == game.deciding:  # what is drawn or seized by the seat itself is revealed to it: that may differ
                assert own_draws_hidden(imagined_told) == own_draws_hidden(told)
            elif not reveals_to(seat, told):
                assert imagined_told == told
                assert imagined_seen == seen or seen["decision"] == "over"  # then every hand lies open


def ends_a_draft_round(state: State) -> bool:
    """Is this the last pick of a round, which passes packs on or lays cards open?"""
    following = (int(state.deciding) + 1) % int(state.players)
    return state.decision == int(Decision.PICK) and following == state.first


def reveals_to(seat: int | None, told: list[object]) -> bool:
    """Is the seat shown a face: its own card seized, or one given back to it?"""
    return seat is not None and any(
        isinstance(event, dict) and event["what"] in ("seized", "gave") and event.get("other") == seat for event in told
    )


@quick
@given(games())
def test_what_is_known_is_true(game: Game) -> None:
    """R7.2: nobody ever knows a card that is not there."""
    s = game.state
    for owner in range(game.setup.players):
        for observer in range(5):
            known = s.known[owner, :, observer]
            assert (known <= s.hand[owner]).all()
            if observer == owner or game.setup.players <= observer < PUBLIC:
                assert not known.any(), "nobody sits there, or it is the seat's own hand"
            else:
                assert (s.known[owner, :, PUBLIC] <= known).all(), "what everybody knows, each one knows"


@quick
@given(set_ups, seeds, policies)
def test_every_game_ends_with_winners(options: Options, seed: int, policy: int) -> None:
    game = played(options, seed, policy)
    result = game.result
    assert result is not None
    assert result.winners
    if options.teams:
        assert result.winners in ((1, 3), (2, 4), (1, 2, 3, 4))
    if result.how == "hegemony":
        s = game.state
        assert (
            s.tally[s.deciding, s.hegemony] >= (8 if options.players == 2 else 7) + s.democracy[s.deciding, s.hegemony]
        )
    else:
        assert game.state.deck_top == game.state.deck_end


@quick
@given(set_ups, seeds)
def test_the_deal_is_the_one_the_rules_ask_for(options: Options, seed: int) -> None:
    game = deal(options, seed)
    truth = game.truth()
    size = 0 if options.variant == "draft" else 3
    assert [sum(hand.values()) for hand in truth["hands"]] == [size] * options.players
    if options.variant == "draft":
        assert [sum(pack.values()) for pack in truth["packs"]] == [4] * options.players
    dealt = Counter(game.setup.deck[: 4 * options.players if size == 0 else 3 * options.players])
    there = Counter[str]()
    for cards in truth["packs"] if size == 0 else truth["hands"]:
        there.update(cards)
    assert there == dealt


@quick
@given(games())
def test_the_coin_lies_only_while_its_holder_leads_culture(game: Game) -> None:
    s = game.state
    if s.coin_holder >= 0:
        culture = s.tally[: s.players, Domain.CULTURE]
        lead = culture[s.coin_holder]
        assert all(count < lead for seat, count in enumerate(culture) if seat != s.coin_holder)
