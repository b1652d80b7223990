"""The proof of a lesson: each step can be done, and its exercise is solved by its idea and by nothing else.

An exercise is tried out by brute force. Its idea is an action, or how one begins. If that is an effect, the goal must
be out of reach once it is spent (to hold: every turn that does holds the idea); if it is a card, after every other.
"""

from collections.abc import Iterator

import numpy as np

from impera.coach.goal import HOLD, WIN
from impera.coach.lesson import GUIDED, Lesson
from impera.coach.parts import Part
from impera.coach.practice import Others
from impera.coach.solver import Turn, turns_of, winning_turn
from impera.errors import ImperaError
from impera.game.action import ALL_ACTIONS, Action
from impera.game.game import Game
from impera.game.seat import seat_of
from impera.rules.actions import ACTIONS
from impera.rules.apply import apply
from impera.rules.facts import EFFECT_DOMAIN, EFFECT_NAMES, Decision, Effect
from impera.rules.legal import legal_mask
from impera.rules.state import State, copy_of
from impera.rules.trace import SILENT
from impera.words import LANGUAGES, bundle_of


def faults_of(lesson: Lesson) -> list[Part]:
    """What is wrong with a lesson; nothing: it is proven."""
    return [*_unsaid(lesson), *_steps(lesson), *_idea(lesson)]


def _unsaid(lesson: Lesson) -> Iterator[Part]:
    for language in LANGUAGES:
        bundle = bundle_of(language)
        for key in lesson.keys:
            if not bundle.has_message(key):
                yield Part("lesson-no-words", {"lang": language, "missing": key})


def _steps(lesson: Lesson) -> Iterator[Part]:
    """Walk through the led scene; everything that a step lets be touched must be legal there."""
    start = lesson.start(GUIDED)
    assert start
    game, others = Game.from_position(lesson.guided), Others(start)
    for number, step in enumerate(lesson.steps, start=1):
        may = step.may
        if not may:
            continue
        _let_answer(game, others, start.seat)
        allowed = [action for action in game.legal() if _is_of(action.text, may)]
        if game.deciding != start.seat or not allowed:
            yield Part("lesson-step-none", {"step": number, "may": ", ".join(may)})
            return
        try:
            game.play(allowed[0])
        except ImperaError as error:
            yield Part("lesson-step", {"step": number, "why": error.sentence})
            return


def _let_answer(game: Game, others: Others, seat: int) -> None:
    while not game.is_over and game.deciding != seat:
        action = others.choose(game)
        if action is None:
            return
        game.play(action)


def _is_of(text: str, wanted: tuple[str, ...]) -> bool:
    return any(text == one or text.startswith(f"{one} ") for one in wanted)


def _idea(lesson: Lesson) -> Iterator[Part]:
    found = solution(lesson, lesson.exercise)
    if found is None:
        yield Part("lesson-unsolvable")
    elif other := (found if not _holds(found, lesson.idea) else _other_way(lesson)):
        yield Part("lesson-other-idea", {"idea": lesson.idea, "plan": other.text})


def _holds(turn: Turn, idea: str) -> bool:
    return any(action.text.startswith(idea) for action in turn.actions)


def _other_way(lesson: Lesson) -> Turn | None:
    """A way to solve the exercise without its idea."""
    effect = lesson.idea.partition(" ")[0]
    if effect not in EFFECT_NAMES:
        found = (solution(lesson, *after) for after in _first_actions(lesson.exercise, lesson.idea))
        return next((turn for turn in found if turn), None)
    if lesson.goal.what == HOLD:
        held = (turn for turn in turns_of(lesson.exercise, fair=False) if _reaches(lesson, turn))
        return next((turn for turn in held if not _holds(turn, lesson.idea)), None)
    return solution(lesson, _with_spent(lesson.exercise, effect))


def solution(lesson: Lesson, state: State, before: tuple[Action, ...] = ()) -> Turn | None:
    """A way to finish the turn that reaches the goal, without luck; None if there is none."""
    if state.decision == Decision.CLAIM:  # the draft ends with it, and the turn begins
        found = (solution(lesson, *after) for after in _first_actions(state))
        return next((turn for turn in found if turn), None)
    if seat_of(state.deciding) != lesson.goal.seat or state.decision == Decision.OVER:
        return None
    if lesson.goal.what == WIN:
        won = winning_turn(state)
        return Turn((*before, *won.actions), won.state) if won else None
    turns = (Turn((*before, *turn.actions), turn.state) for turn in turns_of(state, fair=False))
    return next((turn for turn in turns if _reaches(lesson, turn)), None)


def _reaches(lesson: Lesson, turn: Turn) -> bool:
    return lesson.goal.is_reached(turn.state, turn.actions)


def _first_actions(state: State, but: str | None = None) -> Iterator[tuple[State, tuple[Action, ...]]]:
    """The states after each action that is legal first, but those that begin so."""
    mask = np.zeros(ACTIONS, dtype=np.bool_)
    legal_mask(state, mask)
    for number in mask.nonzero()[0].tolist():
        action = ALL_ACTIONS[number]
        if but is None or not action.text.startswith(but):
            after = copy_of(state)
            apply(after, number, SILENT)
            yield after, (action,)


def _with_spent(state: State, effect: str) -> State:
    """The same position with the effects of that Domain spent (R3.3)."""
    number = EFFECT_NAMES.index(effect)
    spent = copy_of(state)
    if number <= Effect.INSPIRATION:
        spent.spent_permanent |= 1 << int(EFFECT_DOMAIN[number])
    else:
        spent.spent_discard |= 1 << int(EFFECT_DOMAIN[number])
    return spent
