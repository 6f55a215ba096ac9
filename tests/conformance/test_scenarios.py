"""Every scenario loads, asks somebody to decide, and can be written and read back."""

import pytest

import regalia
from regalia.games import AnyGame
from regalia.match import example, replay
from regalia.testing.play import chooser, everything, play_to_the_end
from tests.rule_coverage import rule_ids


def test_every_worked_example_is_a_scenario(game: AnyGame) -> None:
    examples = {rule.lower() for rule in rule_ids(game.name) if rule.startswith("X")}
    assert examples
    assert examples <= set(regalia.scenarios(game.name))


@pytest.mark.many
def test_scenarios_can_be_played(game: AnyGame) -> None:
    for name in regalia.scenarios(game.name):
        match = regalia.scenario(game.name, name)
        assert match.actors
        assert all(match.moves(seat) for seat in match.actors)
        play_to_the_end(game, match._state, chooser(name))


def test_every_worked_example_goes_on_as_it_is_told(game: AnyGame) -> None:
    for name in regalia.scenarios(game.name):
        match = regalia.scenario(game.name, name)
        before = everything(match)
        for seat, move in example(game.name, name):
            match.play(seat, move)
        assert everything(match) != before


def test_scenarios_round_trip(game: AnyGame) -> None:
    for name in regalia.scenarios(game.name):
        match = regalia.scenario(game.name, name)
        again = game.read_position(match.position(), name)
        assert again.snapshot() == match._state.snapshot()
        assert everything(replay(match.record())) == everything(match)


def test_every_scenario_says_at_its_top_what_it_shows(game: AnyGame) -> None:
    for name in regalia.scenarios(game.name):
        assert (regalia.scenario(game.name, name).start or "").startswith("# ")
