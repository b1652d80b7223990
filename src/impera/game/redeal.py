"""Dealt anew: a game up to now as one seat saw it, with the cards it has not seen lying somewhere else.

What comes out is a game like any other: a deck order and actions that replay. The seat could not tell the two apart:
not one event it saw on the way is another, and so neither is its view. Cards it never saw change places with others of
their Age, each order equally likely; what others did unseen (picks of a draft, cards given back among themselves) may
have been done with other cards too.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from impera.errors import ActionError
from impera.game.action import Action
from impera.game.event import Event
from impera.game.followed import Choice, FollowedGame
from impera.game.game import Game
from impera.game.setup import Setup

SWEEPS = 10  # how often, on average, each unseen choice is questioned
TRIES = 60  # shuffles before cards are exchanged one pair at a time
EXCHANGES = 120

Story = list[list[Event]]  # what a seat saw: of the deal, then of each action


@dataclass(frozen=True, slots=True)
class World:
    """A game that the seat could not tell from the true one, with everything that happened in it."""

    setup: Setup
    actions: tuple[Action, ...]
    events: list[tuple[Event, ...]]


def redealt(game: Game, seat: int, rng: np.random.Generator) -> Game:
    """Deal what a seat has not seen anew: another game with the same past, as far as the seat knows it."""
    world = _played_again(game)
    story = [_seen(events, seat) for events in world.events]
    world = _choose_anew(world, story, seat, rng)
    world = _shuffle_unseen(world, story, seat, rng)
    return Game.replay(world.setup, world.actions)


def _choose_anew(world: World, story: Story, seat: int, rng: np.random.Generator) -> World:
    """Let others have chosen something else where nobody can say: one choice at a time, if the story allows it."""
    questions = SWEEPS * len(_follow(world, seat).open_choices())
    for _ in range(questions):
        followed = _follow(world, seat)
        choices = followed.open_choices()
        for place in rng.permutation(len(choices))[:1]:  # none, if what was chosen before leaves none open
            choice = choices[int(place)]
            other = choice.others[int(rng.integers(len(choice.others)))]
            faces = {id(choice.card): other.kind, id(other): choice.card.kind}
            actions = _chosen(world, followed.choices, faces, choice)
            world = _told_alike(world.setup, actions, story, seat) or world
    return world


def _shuffle_unseen(world: World, story: Story, seat: int, rng: np.random.Generator) -> World:
    """Let the unseen cards of each Age change places; all of them at once, or pair by pair where few orders fit."""
    followed = _follow(world, seat)
    for _ in range(TRIES):
        found = _with_faces(world, followed, followed.shuffled_faces(rng), story, seat)
        if found:
            return found
    for _ in range(EXCHANGES):
        followed = _follow(world, seat)
        world = _with_faces(world, followed, followed.exchanged_faces(rng), story, seat) or world
    return world


def _follow(world: World, seat: int) -> FollowedGame:
    followed = FollowedGame(world.setup, seat)
    for number, events in enumerate(world.events):
        followed.follow(number, events)
    return followed


def _with_faces(world: World, followed: FollowedGame, faces: dict[int, str], story: Story, seat: int) -> World | None:
    """The world with other faces on unseen cards, unless the seat would have noticed."""
    order = [faces.get(id(card), card.kind) for card in followed.cards]
    size = len(world.setup.deck)
    setup = Setup.of(
        players=world.setup.players,
        variant=world.setup.variant,
        teams=world.setup.teams,
        first=world.setup.first,
        deck=order[:size],
        removed=order[size:],
    )
    return _told_alike(setup, _chosen(world, followed.choices, faces), story, seat)


def _chosen(
    world: World, choices: Sequence[Choice], faces: dict[int, str], since: Choice | None = None
) -> list[Action]:
    """The actions, with what was done unseen (from a choice on, if one is given) done with these faces."""
    actions = list(world.actions)
    for choice in choices:
        if since is None or choice.number >= since.number:
            kind = faces.get(id(choice.card), choice.card.kind)
            actions[choice.number - 1] = Action.parse(f"{choice.verb} {kind}")
    return actions


def _played_again(game: Game) -> World:
    again = Game(game.setup)
    events = [again.events_of(0)]
    events += [again.play(action) for action in game.actions]
    return World(game.setup, game.actions, events)


def _told_alike(setup: Setup, actions: Sequence[Action], story: Story, seat: int) -> World | None:
    """The world of these actions, if they can be played and the seat sees the same."""
    game = Game(setup)
    events = [game.events_of(0)]
    if _seen(events[0], seat) != story[0]:
        return None
    for number, action in enumerate(actions, start=1):
        try:
            events.append(game.play(action))
        except ActionError:
            return None
        if _seen(events[-1], seat) != story[number]:
            return None
    return World(setup, tuple(actions), events)


def _seen(events: Sequence[Event], seat: int) -> list[Event]:
    return [event.seen_by(seat) for event in events]
