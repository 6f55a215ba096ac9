"""Weights files: whole, documented, and refused with one clear sentence if they are not."""

import pytest

from regalia import games
from regalia.engine.errors import InvalidData
from regalia.engine.weights import File, Origin, Section, kept_file, named, read_weights, write_weights

SEATS = (2, 3)
FEATURES = ("one", "two")
MADE = Origin("regalia train nothing --games 8 --seed 1", 2, "2026-11-16")
WHOLE = write_weights(File({2: Section(MADE, {"one": (1.0, -2.5), "two": (0.0, 3.0)})}))


@pytest.mark.parametrize("name", games.names())
def test_the_weights_of_every_game_are_whole_and_say_how_they_were_made(name: str) -> None:
    game = games.find(name)
    file = kept_file(f"regalia.games.{name}", game.seats, game.judge.features)
    for count, table in file.players.items():
        assert table.made.command.startswith(f"regalia train {name} --games ")
        assert f"--players {count}" in table.made.command
        assert table.made.rules_version == game.rules_version
        assert any(early or late for early, late in table.weights.values())


def test_a_file_is_read_as_it_was_written() -> None:
    assert write_weights(read_weights(WHOLE, "here", SEATS, FEATURES)) == WHOLE
    assert named(FEATURES, [1.0, 0.0, -2.5, 3.0]) == {"one": (1.0, -2.5), "two": (0.0, 3.0)}


@pytest.mark.parametrize(
    ("changed", "into", "said"),
    [
        ("one = ", "three = ", "lack the feature 'one'"),
        ("two = [0.0, 3.0]", "two = [0.0, 3.0]\nthree = [1.0, 1.0]", "name 'three', which is no feature"),
        ("players.2", "players.3", "has weights for 3 players; expected 2, and any of 2 or 3"),
        ("players.2", "players.7", "has weights for 7 players"),
        ("[1.0, -2.5]", "[1.0]", "here: "),
        ("[1.0, -2.5]", '["much", 1.0]', "here: "),
        ("[1.0, -2.5]", "[1.0, ", "here is not TOML"),
    ],
)
def test_a_bad_file_is_refused_in_one_sentence(changed: str, into: str, said: str) -> None:
    with pytest.raises(InvalidData, match=r"^here") as caught:
        read_weights(WHOLE.replace(changed, into), "here", SEATS, FEATURES)
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)
