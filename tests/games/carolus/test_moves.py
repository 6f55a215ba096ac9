"""The action space of Carolus Magnus in words."""

import pytest

from regalia import games
from regalia.engine.errors import InvalidMove
from regalia.games.carolus.table import ACTIONS

GAME = games.find("carolus")


def test_the_whole_action_space() -> None:
    assert len(GAME.moves) == ACTIONS
    counts = {verb: sum(move.verb == verb for move in GAME.moves) for verb in GAME.verbs}
    assert counts == {"disc": 5, "knight": 5 * 16, "emperor": 5, "crown": 5}


@pytest.mark.parametrize("notation", ["disc 3", "knight red court", "knight pink 15", "emperor 5", "crown yellow"])
def test_notation(notation: str) -> None:
    assert str(GAME.parse(notation)) == notation


@pytest.mark.parametrize(
    ("notation", "complaint"),
    [
        ("disk 3", "it starts with 'disk', expected one of disc, knight, emperor or crown"),
        ("disc 6", "after 'disc' comes 1, 2, 3, 4 or 5, not '6'"),
        ("disc", "after 'disc' comes 1, 2, 3, 4 or 5, not nothing"),
        ("knight black court", "after 'knight' comes red, blue, green, yellow or pink, not 'black'"),
        ("knight red", "after 'knight red' comes court, 1, 2"),
        ("knight red 16", "14 or 15, not '16'"),
        ("emperor 0", "after 'emperor' comes 1, 2, 3, 4 or 5, not '0'"),
        ("crown crown", "after 'crown' comes red, blue, green, yellow or pink, not 'crown'"),
        ("crown red 1", "after 'crown red' comes nothing more, not '1'"),
        ("", "the move is empty; expected one of disc, knight, emperor or crown"),
    ],
)
def test_what_cannot_be_read_says_what_was_expected(notation: str, complaint: str) -> None:
    with pytest.raises(InvalidMove) as refused:
        GAME.parse(notation)
    assert complaint in str(refused.value)
