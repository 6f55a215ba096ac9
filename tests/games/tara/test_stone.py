"""Stone of Destiny, amnesty and whole regions: T25-T29."""

import pytest

from tests.games.tara.table import (
    BLUE,
    YELLOW,
    cumals,
    full,
    look,
    options,
    play,
    rule_against,
    said,
    seat,
    stack,
    stacks,
    supply,
    table,
)


@pytest.mark.rule("T25")
def test_any_two_discs_of_a_region_but_the_kings() -> None:
    match = table(3, hand=[33], board={"ulster": {"F1": "yb", "C1": "w", "K": "y"}, "connacht": {"F1": "w"}})
    assert options(match, BLUE, "card") == ["card 33 ulster"]
    assert rule_against(match, BLUE, "card 33 connacht") == "T25"
    play(match, BLUE, "card 33 ulster")
    assert options(match, BLUE) == ["swap F1 1", "swap F1 2", "swap C1 1"]
    assert rule_against(match, BLUE, "swap F1 3") == "T25"
    play(match, BLUE, "swap F1 2")
    assert options(match, BLUE) == ["swap F1 1", "swap C1 1"]
    assert rule_against(match, BLUE, "swap F1 2") == "T25"
    play(match, BLUE, "swap C1 1")
    assert stacks(match, "ulster") == {"F1": "yw", "C1": "b", "K": "y"}


@pytest.mark.rule("T25")
def test_a_swap_within_one_stack_releases_nobody() -> None:
    match = table(3, hand=[33], board={"ulster": {"F1": "ywb"}})
    before = supply(match)
    play(match, BLUE, "card 33 ulster", "swap F1 1", "swap F1 3")
    assert stack(match, "ulster.F1") == "bwy"
    assert supply(match) == before


@pytest.mark.rule("T5", "T25")
def test_never_three_on_top() -> None:
    match = table(3, hand=[33], board={"ulster": {"F1": "yyb", "F2": "y", "F3": "wy"}})
    play(match, BLUE, "card 33 ulster", "swap F1 3")
    assert rule_against(match, BLUE, "swap F2 1") == "T5"
    assert options(match, BLUE) == ["swap F1 1", "swap F1 2", "swap F3 1"]


@pytest.mark.rule("T25")
def test_a_first_disc_needs_a_second() -> None:
    match = table(3, hand=[33], board={"ulster": {"F1": "yyb", "F2": "y"}})
    play(match, BLUE, "card 33 ulster")
    assert rule_against(match, BLUE, "swap F2 1") == "T25"
    assert options(match, BLUE) == ["swap F1 1", "swap F1 2", "swap F1 3"]


@pytest.mark.rule("T26")
def test_whoever_gets_a_second_fort_chooses_which_one_is_lowered() -> None:
    match = table(3, hand=[33], board={"ulster": {"F1": "yyw", "F2": "bwy", "F3": "yb", "F4": "w"}})
    play(match, BLUE, "card 33 ulster", "swap F2 1", "swap F1 3")
    assert look(match).phase == "choosing"
    match = table(3, hand=[33], board={"ulster": {"F1": "yyw", "F2": "by", "F3": "yb"}})
    play(match, BLUE, "card 33 ulster", "swap F2 1", "swap F3 1")
    assert match.actors == (YELLOW,)
    assert look(match).phase == "lowering"
    assert options(match, YELLOW) == ["lower ulster.F1", "lower ulster.F2"]
    assert rule_against(match, YELLOW, "lower ulster.F3") == "T26"
    before = supply(match)[YELLOW]
    play(match, YELLOW, "lower ulster.F1")
    assert stacks(match, "ulster") == {"F1": "yw", "F2": "yy", "F3": "bb"}
    assert supply(match)[YELLOW] == before + 1
    assert said(match) == ["lowered", "finished"]


@pytest.mark.rule("T26")
def test_if_two_must_choose_the_active_one_is_first() -> None:
    board = {"F1": "yyw", "F2": "by", "F3": "yb", "F4": "bbw"}
    match = table(3, hand=[33], board={"ulster": board})
    play(match, BLUE, "card 33 ulster", "swap F2 1", "swap F3 1")
    assert match.actors == (BLUE,)
    assert options(match, BLUE) == ["lower ulster.F3", "lower ulster.F4"]
    play(match, BLUE, "lower ulster.F3")
    assert match.actors == (YELLOW,)
    play(match, YELLOW, "lower ulster.F2")
    assert match.actors == (BLUE,)
    assert look(match).phase == "promoting"


@pytest.mark.rule("T26")
def test_a_lowered_position_stays_activated() -> None:
    board = {"F1": "bbw", "F2": "b", "F3": "yb", "F4": "by"}
    match = table(3, hand=[33], board={"ulster": {**board, "H4": "wb"}})
    play(match, BLUE, "card 33 ulster", "swap F3 1", "swap H4 2", "lower ulster.F3")
    play_now = look(match).play
    assert play_now is not None
    assert "F3" in play_now.activated
    assert options(match, BLUE, "promote") == ["promote ulster.H2", "promote ulster.H3"]


@pytest.mark.rule("T27")
@pytest.mark.parametrize("discs", [("F2 1", "F2 2"), ("F2 2", "F2 1")])
def test_swapped_discs_of_ones_own_on_top_are_activated(discs: tuple[str, str]) -> None:
    match = table(3, hand=[33], board={"ulster": {"F1": "b", "F2": "yb"}}, cumals=[3, 0, 0])
    play(match, BLUE, "card 33 ulster", *(f"swap {disc}" for disc in discs))
    assert options(match, BLUE) == ["promote ulster.H1", "done"]
    play(match, BLUE, "promote ulster.H1")
    assert cumals(match)[BLUE] == 0


@pytest.mark.rule("T27")
def test_swapped_captives_activate_nothing() -> None:
    match = table(3, hand=[33], board={"ulster": {"F1": "b", "F2": "by", "F3": "w"}})
    play(match, BLUE, "card 33 ulster", "swap F2 2", "swap F3 1")
    assert said(match) == ["swapped", "finished"]


@pytest.mark.rule("T27")
def test_two_discs_of_one_owner_only_ones_own_on_top_and_with_a_promotion() -> None:
    match = table(3, hand=[33], board={"ulster": {"F1": "b", "F2": "b", "F4": "by", "W1": "y", "F5": "yb"}})
    play(match, BLUE, "card 33 ulster", "swap F1 1")
    assert rule_against(match, BLUE, "swap F5 2") == "T27"
    play(match, BLUE, "swap F4 1")
    assert options(match, BLUE) == ["promote ulster.H1"]
    assert rule_against(match, BLUE, "done") == "T27"
    play(match, BLUE, "promote ulster.H1")
    match = table(3, hand=[33], board={"ulster": {"F1": "b", "F3": "b", "W1": "y", "W3": "y"}})
    play(match, BLUE, "card 33 ulster", "swap F1 1")
    assert rule_against(match, BLUE, "swap F3 1") == "T27"
    match.undo(BLUE)
    play(match, BLUE, "swap W1 1")
    assert rule_against(match, BLUE, "swap W3 1") == "T27"


@pytest.mark.rule("T28")
def test_an_amnesty_frees_every_captive_of_the_region() -> None:
    board = {"ulster": {"F1": "bby", "F2": "yw", "K": "wb"}, "connacht": {"F1": "by"}}
    match = table(3, hand=[7, 8], board=board, cumals=[5, 0, 0])
    before = supply(match)
    play(match, BLUE, "amnesty 7 ulster")
    assert stacks(match, "ulster") == {"F1": "b", "F2": "y", "K": "w"}
    assert stack(match, "connacht.F1") == "by"
    assert supply(match) == [before[0] + 2, before[1] + 1, before[2] + 1]
    assert cumals(match)[BLUE] == 1
    assert look(match).discards == (7,)
    assert match.actors == (YELLOW,)


@pytest.mark.rule("T28")
def test_amnesty_needs_four_cumals_and_a_captive() -> None:
    match = table(3, hand=[7], board={"ulster": {"F1": "by"}, "connacht": {"F1": "b"}}, kings={"leinster": "white"})
    assert options(match, BLUE, "amnesty") == ["amnesty 7 ulster"]
    assert rule_against(match, BLUE, "amnesty 7 connacht") == "T28"
    match = table(3, hand=[7], board={"ulster": {"F1": "by"}}, cumals=[3, 0, 0])
    assert rule_against(match, BLUE, "amnesty 7 ulster") == "T28"


@pytest.mark.rule("T29")
def test_a_whole_region_is_cleared_at_once() -> None:
    board = full("b", without=["F1", "K"]) | {"F1": "y", "F2": "by"}
    match = table(3, hand=[9, 10], board={"ulster": board}, kings={"ulster": "blue"})
    play(match, BLUE, "card 9 ulster", "anchor ulster.F1", "place ulster.F1")
    assert stacks(match, "ulster") == {"K": "B"}
    assert supply(match) == [20, 18, 20]
    assert seat(match, BLUE).prisoners == (0, 2, 0)
    assert look(match).phase == "garrisoning"
    play(match, BLUE, "place ulster.C1", "place ulster.C2")
    assert stacks(match, "ulster") == {"C1": "b", "C2": "b", "K": "B"}
    assert match.actors == (YELLOW,)
    assert look(match).round == 2
    assert look(match).discards == (9,)


@pytest.mark.rule("T29", "T38")
def test_a_new_king_who_holds_everything_gets_his_piece_at_once() -> None:
    board = full("b", without=["K", "W1"]) | {"W1": "y"}
    match = table(3, hand=[25], board={"ulster": board})
    play(match, BLUE, "card 25 ulster", "anchor ulster.W1", "place ulster.W1", "promote ulster.K")
    assert stacks(match, "ulster") == {"K": "B"}
    assert said(match)[-2:] == ["conquered", "cleared"]
    play(match, BLUE, "done")
    assert match.actors == (YELLOW,)


@pytest.mark.rule("T29")
def test_a_swap_may_complete_the_region_of_another_before_forts_are_chosen() -> None:
    board = full("y", without=["F1", "F2", "F3", "H1", "K"]) | {"F1": "byy", "F2": "yyw", "F3": "yb", "H1": "yw"}
    match = table(4, hand=[33], board={"ulster": board}, kings={"ulster": "yellow"})
    play(match, BLUE, "card 33 ulster", "swap F1 1", "swap F1 2")
    assert look(match).phase == "garrisoning"
    assert match.actors == (YELLOW,)
    assert seat(match, YELLOW).prisoners == (2, 0, 2, 0)
    play(match, YELLOW, "done")
    assert match.actors == (YELLOW,)
    assert look(match).phase == "choosing"
