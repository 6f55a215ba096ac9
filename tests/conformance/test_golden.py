"""One stored game for every number of players, replayed byte for byte.

When play changes on purpose, raise the game's rules version and write them anew:

    pytest tests/conformance/test_golden.py --write-golden
"""

from pathlib import Path

import pytest

import regalia
from regalia import games
from regalia.bots import make
from regalia.engine.errors import InvalidRecord
from regalia.engine.record import write_record
from regalia.files import write_text
from regalia.games import AnyGame

FOLDER = Path(__file__).parents[1] / "golden"


def played(game: AnyGame, seats: int) -> str:
    """A game of the greedy bot against itself: longer and closer than random ones."""
    match = regalia.new(game.name, seats=seats, seed=f"golden {game.name} {seats}")
    bot = make("squire", game)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, game.moves[bot.choose(match.glimpse(seat), seat)])
    return write_record(match.record())


def test_golden_records_replay_byte_for_byte(game: AnyGame, seats: int, request: pytest.FixtureRequest) -> None:
    file = FOLDER / f"{game.name}-{seats}.json"
    if request.config.getoption("write_golden"):
        write_text(file, played(game, seats), InvalidRecord)
    match = regalia.load(file)
    assert match.over
    assert match.seats == seats
    assert write_record(match.record()) == file.read_text("utf-8")


def test_no_golden_record_without_its_game() -> None:
    known = {f"{name}-{seats}.json" for name in games.names() for seats in games.find(name).seats}
    assert {file.name for file in FOLDER.iterdir()} == known
