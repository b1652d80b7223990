"""The peers: card games of OpenSpiel and RLCard, random whole games as their users step them."""

import random
import time
import warnings

from benchmarks.figures import Figure


def measure_crazy_eights(seconds: float) -> Figure:
    import pyspiel

    game = pyspiel.load_game("crazy_eights")
    generator = random.Random(1)
    decisions = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(generator.choices(outcomes, weights)[0])
            else:
                state.apply_action(generator.choice(state.legal_actions()))
                decisions += 1
    return Figure("OpenSpiel crazy_eights", decisions / spent, "decisions", "30 × slower")


def measure_uno(seconds: float) -> Figure:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import rlcard

        environment = rlcard.make("uno", config={"seed": 1})
    generator = random.Random(1)
    decisions = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        state, _ = environment.reset()
        while not environment.is_over():
            action = generator.choice(list(state["legal_actions"]))
            state, _ = environment.step(action)
            decisions += 1
    return Figure("RLCard uno", decisions / spent, "decisions", "200 × slower")
