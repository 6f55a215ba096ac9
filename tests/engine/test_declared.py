"""What is wrong with a table by its declaration alone, whatever the rules of the game say."""

from dataclasses import replace

from regalia.games.rivals import table
from regalia.games.rivals.data import laid_out
from regalia.games.rivals.position import TABLE
from regalia.games.rivals.state import RivalsState

LENIENT = replace(TABLE, troubles=lambda _: iter(()))
"""Rival Kings, if its rules had nothing against any table."""


def choosing() -> RivalsState:
    state = laid_out(3)
    state.set_up()
    return state


def test_a_sound_table() -> None:
    assert list(LENIENT.wrong(choosing())) == []


def test_whoever_has_to_decide_can_do_something() -> None:
    state = choosing()
    state.t[table.ASIDE] |= state.t[table.HAND + 1]
    state.t[table.HAND + 1] = 0
    assert list(LENIENT.wrong(state)) == ["seat 1 has to decide, but nothing is possible"]


def test_what_follows_from_the_rest_cannot_be_otherwise() -> None:
    state = choosing()
    state.t[table.EQUAL] = 0b011
    assert "in an equal-rank conflict is [0, 1], expected none" in list(LENIENT.wrong(state))
