"""The worked examples X1-X7, played from their scenarios."""

import pytest

import regalia
from tests.games.tara.table import BLUE, RED, WHITE, cumals, look, options, play, rule_against, seat, stack, supply


@pytest.mark.rule("X1")
def test_x1() -> None:
    match = regalia.scenario("tara", "x1")
    play(match, BLUE, "card 1 connacht")
    assert options(match, BLUE) == [f"anchor connacht.F{i}" for i in range(2, 6)]
    assert rule_against(match, BLUE, "anchor connacht.F1") == "T13"


@pytest.mark.rule("X2")
def test_x2() -> None:
    match = regalia.scenario("tara", "x2")
    play(match, BLUE, "card 1 ulster")
    assert options(match, BLUE) == ["anchor ulster.F5"]
    assert rule_against(match, BLUE, "anchor ulster.F1") == "T13"
    assert rule_against(match, BLUE, "anchor ulster.F3") == "T14"


@pytest.mark.rule("X3")
def test_x3() -> None:
    match = regalia.scenario("tara", "x3")
    play(match, BLUE, "card 17 connacht")
    assert options(match, BLUE) == ["anchor connacht.H4"]
    match = regalia.scenario("tara", "x3")
    play(match, BLUE, "card 17 ulster")
    assert options(match, BLUE) == [f"anchor ulster.H{i}" for i in range(1, 5)]


@pytest.mark.rule("X4")
def test_x4() -> None:
    match = regalia.scenario("tara", "x4")
    play(match, BLUE, "card 27 ulster")
    assert options(match, BLUE) == [f"anchor ulster.F{i}" for i in range(1, 5)]
    play(match, BLUE, "anchor ulster.F4")
    assert options(match, BLUE) == ["place ulster.F4", "place ulster.H4"]
    play(match, BLUE, "place ulster.H4", "done")
    assert (stack(match, "ulster.F4"), stack(match, "ulster.H4")) == ("", "b")


@pytest.mark.rule("X5")
def test_x5() -> None:
    match = regalia.scenario("tara", "x5")
    play(match, BLUE, "card 1 ulster", "anchor ulster.F4", "place ulster.F4")
    assert stack(match, "ulster.F4") == "bw"
    play(match, BLUE, "promote ulster.H3", "promote ulster.W3", "promote ulster.C2")
    assert cumals(match)[BLUE] == 0
    assert [stack(match, f"ulster.{name}") for name in ("H3", "W3", "C2")] == ["b", "b", "b"]


@pytest.mark.rule("X5")
def test_x5_with_an_empty_rightmost_farmer() -> None:
    text = (regalia.scenario("tara", "x5").start or "").replace('F5 = ["yellow"]\n', "")
    state = regalia.games.find("tara").read_position(text, "x5")
    match = regalia.Match(regalia.games.find("tara"), state, "x5", start=text)
    play(match, BLUE, "card 1 ulster")
    assert options(match, BLUE) == ["anchor ulster.F5"]


@pytest.mark.rule("X6")
def test_x6() -> None:
    match = regalia.scenario("tara", "x6")
    assert [own.income for own in look(match).seats] == [4, 6, 0]
    play(match, WHITE, "discard 7")
    assert cumals(match) == [4, 6, 2]


@pytest.mark.rule("X7")
def test_x7() -> None:
    match = regalia.scenario("tara", "x7")
    play(match, RED, "discard 7")
    assert (match.actors, look(match).phase) == ((WHITE,), "garrisoning")
    assert [own.prisoners for own in look(match).seats] == [(0, 0, 3, 1), (0, 0, 6, 0), (2, 2, 0, 0), (0, 0, 0, 0)]
    play(match, WHITE, "done")
    assert [own.prisoners for own in look(match).seats] == [(0, 0, 1, 1), (0, 0, 6, 0), (0, 2, 0, 0), (0, 0, 0, 0)]
    assert match.actors == (WHITE,)
    play(match, WHITE, "ransom refuse")
    play(match, RED, "ransom refuse")
    ransom = look(match).ransom
    assert ransom is not None
    assert ransom.count == 4
    play(match, WHITE, "ransom all")
    assert cumals(match) == [2, 5, 1, 3]
    assert supply(match) == [19, 19, 19, 18]
    assert seat(match, BLUE).prisoners == (0, 0, 1, 1)
    assert look(match).phase == "naming"
