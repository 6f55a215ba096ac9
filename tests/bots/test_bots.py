"""The bots by name, and as persons."""

import pytest

from regalia import games
from regalia.bots import BOTS, FACES, USUAL, face, make
from regalia.bots.bot import Bot
from regalia.bots.greedy import GreedyBot
from regalia.bots.page import PageBot
from regalia.engine.errors import InvalidOption
from regalia.words import LANGUAGES, words

GAME = games.find("carolus")


def test_bots_by_name() -> None:
    assert list(BOTS) == ["page", "squire", "knight", "lord", "king"], "from the weakest to the strongest"
    assert USUAL in BOTS
    assert isinstance(make("page", GAME), PageBot)
    assert isinstance(make("squire", GAME), GreedyBot)
    assert all(isinstance(make(name, GAME), Bot) for name in BOTS)


def test_an_unknown_bot() -> None:
    with pytest.raises(InvalidOption, match="there is no bot 'clever' of carolus; expected page"):
        make("clever", GAME)


def test_all_at_a_table_are_different_persons() -> None:
    """And the same ones for ever."""
    seats = max(max(games.find(name).seats) for name in games.names())
    assert seats <= FACES
    tables = [f"table {number}" for number in range(50)]
    for table in tables:
        assert len({face(table, seat) for seat in range(seats)}) == seats
    assert {face(table, 1) for table in tables} == set(range(FACES)), "everybody has their chance"
    assert [face("a table", seat) for seat in range(FACES)] == [2, 0, 1, 3, 4, 5]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_person_has_a_name(language: str) -> None:
    """Nobody's is that of another, of whatever level; and every level says what it is like."""
    says = words(language)
    names = [says(f"bot-{level}-{person}") for level in BOTS for person in range(FACES)]
    assert len(set(names)) == len(names)
    assert not says.has(f"bot-{USUAL}-{FACES}")
    assert len({says(f"level-{level}") for level in BOTS}) == len(BOTS)
    assert len({says(f"level-{level}-character") for level in BOTS}) == len(BOTS)
