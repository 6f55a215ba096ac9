"""The worked examples of the rulebook, each from its scenario."""

import pytest

import regalia
from tests.games.rivals.table import EAGLE, LION, STAG, at, options, play, seen


def verbs(match: regalia.Match, seat: int) -> set[str]:
    return {move.split()[0] for move in options(match, seat)}


@pytest.mark.rule("X1")
def test_two_merchants_take_a_marker_each_and_carry_out_one_action() -> None:
    match = regalia.scenario("rivals", "x1")
    play(match, LION, "choose merchant-1")
    assert [at(match, seat).markers for seat in range(3)] == [2, 2, 1]
    play(match, STAG, "skip")
    for seat, action in ((LION, "money 1"), (EAGLE, "resolve")):
        assert match.actors == (seat,)
        assert verbs(match, seat) == {"resolve", "money", "recruit", "buy", "skip"}
        play(match, seat, action)
    assert seen(match).phase == "choosing"


@pytest.mark.rule("X2")
def test_the_knight_steals_money_from_the_diplomat() -> None:
    match = regalia.scenario("rivals", "x2")
    play(match, LION, "choose knight")
    happened = [event.phrase.key.removeprefix("event-") for event in match.events(LION, 1)]
    assert happened == ["chose", "revealed", "revealed", "pile", "threat", "marker", "turn"]
    assert [at(match, seat).markers for seat in range(2)] == [1, 2]
    assert match.actors == (LION,)
    play(match, LION, "steal eagle money", "money 1")
    assert at(match, LION).coins == 7
    assert verbs(match, LION) == {"money", "skip"}, "now their own actions"
    play(match, LION, "money 2", "buy 1")
    assert verbs(match, EAGLE) == {"resolve", "skip"}
    play(match, EAGLE, "resolve")
    assert verbs(match, EAGLE) == {"buy", "skip"}


@pytest.mark.rule("X3")
def test_two_of_rank_c_do_not_steal_from_the_merchant() -> None:
    match = regalia.scenario("rivals", "x3")
    play(match, LION, "choose courtier")
    assert [at(match, seat).markers for seat in range(3)] == [2, 2, 1]
    assert seen(match).thefts == ()
    assert verbs(match, LION) == {"hand-on", "money", "skip"}


@pytest.mark.rule("X4")
def test_a_higher_character_steals_from_two_equals() -> None:
    match = regalia.scenario("rivals", "x4")
    play(match, LION, "choose knight")
    assert [at(match, seat).markers for seat in range(3)] == [1, 3, 3]
    play(match, LION, "steal eagle money", "money 1", "steal stag buy", "skip", "skip", "skip")
    assert match.actors == (EAGLE,)
    assert verbs(match, EAGLE) == {"resolve", "recruit", "skip"}
    play(match, EAGLE, "recruit 3" if "recruit 3" in options(match, EAGLE) else "resolve")
    if match.actors == (EAGLE,):
        play(match, EAGLE, "skip")
    assert verbs(match, STAG) == {"resolve", "money", "skip"}


@pytest.mark.rule("X5")
def test_a_merchant_takes_three_markers() -> None:
    match = regalia.scenario("rivals", "x5")
    play(match, LION, "choose merchant-1")
    assert [at(match, seat).markers for seat in range(4)] == [4, 4, 1, 1]
    assert {theft.thief for theft in seen(match).thefts if theft.victim == LION} == {2, 3}


@pytest.mark.rule("X6")
def test_the_scoring_example_comes_to_eleven() -> None:
    match = regalia.scenario("rivals", "x6")
    score = at(match, LION).score
    assert sorted(pair.points for pair in score.perfect) == [4, 7]
    assert [pair.points for pair in score.coloured] == [3]
    assert (score.singles, score.coins, score.markers, score.points) == (2, 1, -6, 11)
    play(match, LION, "skip")
    assert match.over
    assert match.points[LION] == 11
