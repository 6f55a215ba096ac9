"""OpenSpiel's own tests, its searches, and what a player may know."""

import pickle
import subprocess
import sys
from hashlib import sha256
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms.generate_playthrough import playthrough_lines
from open_spiel.python.tests import games_sim_test

from regalia import games
from regalia.adapters import openspiel
from regalia.adapters.openspiel import MOST_OUTCOMES, RegaliaState
from tests.adapters.conftest import USUAL

BEGINNING = 60
"""Lines of a playthrough that are kept word by word."""


def loaded(name: str, seats: int) -> Any:
    return pyspiel.load_game(f"regalia_{name}", {"players": seats})


def test_random_simulations(name: str, seats: int) -> None:
    pyspiel.random_sim_test(loaded(name, seats), num_sims=1, serialize=True, verbose=False)


def test_the_simulation_of_all_games(name: str, seats: int) -> None:
    games_sim_test.GamesSimTest().sim_game(loaded(name, seats))


def walk(state: RegaliaState, seed: int) -> Any:
    """The state at each decision of a game by lot."""
    choices = Random(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert 1 < len(outcomes) <= MOST_OUTCOMES
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            state.apply_action(choices.choice(outcomes)[0])
            continue
        yield state
        state.apply_action(choices.choice(state.legal_actions()))


def test_a_player_observes_nothing_hidden(name: str, seats: int) -> None:
    game = loaded(name, seats)
    observer = game.make_py_observer()
    for number, state in enumerate(walk(game.new_initial_state(), 5)):
        if number % 7:
            continue
        for player in range(seats):
            twin = state.resample_from_infostate(player, Random(number).random)
            seen = []
            for each in (state, twin):
                observer.set_from(each, player)
                seen.append((observer.tensor.tolist(), observer.string_from(each, player)))
            assert seen[0] == seen[1]
    assert sum(state.returns()) == pytest.approx(seats / len(set(games.find(name).sides(seats))))


def test_a_copy_goes_on_by_itself() -> None:
    game = loaded("rivals", 2)
    state = next(islice(walk(game.new_initial_state(), 3), 20, None))
    other = pickle.loads(pickle.dumps(state))
    assert str(other) == str(state)
    copy, before = state.clone(), str(state)
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before != str(copy)


def test_searches_of_openspiel_play() -> None:
    game = loaded("carolus", 2)
    chance = np.random.RandomState(1)
    state = next(walk(game.new_initial_state(), 1))
    rollouts = mcts.RandomRolloutEvaluator(1, chance)
    plain = mcts.MCTSBot(game, 2.0, 3, rollouts, random_state=chance)
    assert plain.step(state) in state.legal_actions()
    fair = ismcts.ISMCTSBot(
        game=game, uct_c=2.0, max_simulations=3, evaluator=rollouts, use_observation_string=True, random_state=chance
    )
    assert fair.step(state) in state.legal_actions()


def test_options_are_a_parameter() -> None:
    game = pyspiel.load_game("regalia_principe", {"players": 3, "options": "draw=5"})
    state = next(walk(game.new_initial_state(), 1))
    assert games.find("principe").options_of(state.table)["draw"] == 5


def test_a_process_that_ends_ends_well() -> None:
    """OpenSpiel keeps the classes of games until after Python's end."""
    done = subprocess.run(
        [sys.executable, "-c", "import regalia.adapters.openspiel, pyspiel; print(pyspiel.load_game('regalia_tara'))"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout.strip()) == (0, "regalia_tara(options=,players=2)"), done.stderr
    assert openspiel.has_teams(games.find("carolus"))


@pytest.mark.parametrize(("game", "players"), USUAL)
def test_playthroughs(game: str, players: int, request: pytest.FixtureRequest) -> None:
    """What OpenSpiel writes down of a game is what it was: the beginning word by word, the rest by its digest.

    After a change that is meant: pytest --write-golden tests/adapters/test_openspiel.py
    """
    lines = playthrough_lines(f"regalia_{game}(players={players})", seed=1)
    told = "\n".join([*lines[:BEGINNING], sha256("\n".join(lines).encode()).hexdigest(), ""])
    golden = Path(__file__).parent / "playthroughs" / f"{game}-{players}.txt"
    if request.config.getoption("write_golden"):
        golden.write_text(told, "utf-8")
    assert golden.read_text("utf-8") == told
