"""Promotion: T20-T24."""

import pytest

from tests.games.tara.table import (
    BLUE,
    YELLOW,
    cumals,
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

FARMERS = {"F1": "y", "F2": "y", "F3": "y", "F4": "y", "F5": "y"}


@pytest.mark.rule("T20")
def test_the_cost_is_paid_once_with_the_first_promotion() -> None:
    match = table(3, hand=[9], board={"ulster": {**FARMERS, "F1": "b", "F3": "b"}}, cumals=[1, 0, 0])
    play(match, BLUE, "card 9 ulster", "anchor ulster.F2", "place ulster.F2")
    assert cumals(match)[BLUE] == 1
    play(match, BLUE, "promote ulster.H1")
    assert cumals(match)[BLUE] == 0
    play(match, BLUE, "promote ulster.H2", "promote ulster.W1")
    assert cumals(match)[BLUE] == 0


@pytest.mark.rule("T20")
def test_without_the_money_there_is_no_promotion() -> None:
    match = table(3, hand=[11], board={"ulster": {**FARMERS, "F1": "b"}}, cumals=[0, 0, 0])
    play(match, BLUE, "card 11 ulster", "anchor ulster.F2", "place ulster.F2")
    assert options(match, BLUE) == ["place ulster.F3", "done"]
    assert rule_against(match, BLUE, "promote ulster.H1") == "T20"


@pytest.mark.rule("T20")
def test_no_placing_after_a_promotion() -> None:
    match = table(3, hand=[11], board={"ulster": {**FARMERS, "F2": "b", "F4": "b"}})
    play(match, BLUE, "card 11 ulster", "anchor ulster.F2", "place ulster.F3", "promote ulster.H2")
    assert rule_against(match, BLUE, "place ulster.F2") == "T15"


@pytest.mark.rule("T20")
def test_only_the_slots_of_the_anchor_are_activated() -> None:
    board = {**FARMERS, "F1": "b", "F4": "b", "F5": "b"}
    match = table(3, hand=[9], board={"ulster": board})
    play(match, BLUE, "card 9 ulster", "anchor ulster.F2", "place ulster.F2")
    assert options(match, BLUE, "promote") == ["promote ulster.H1"]
    assert rule_against(match, BLUE, "promote ulster.H4") == "T20"
    assert rule_against(match, BLUE, "promote connacht.H1") == "T20"


@pytest.mark.rule("T20")
def test_an_own_disc_that_could_have_been_placed_on_is_activated_without_placing() -> None:
    match = table(3, hand=[9], board={"ulster": {**FARMERS, "F1": "b", "F2": "b"}})
    play(match, BLUE, "card 9 ulster", "anchor ulster.F1", "promote ulster.H1")
    assert stack(match, "ulster.H1") == "b"


@pytest.mark.rule("T20")
def test_an_own_disc_is_activated_only_when_no_slot_is_empty_any_more() -> None:
    board = {"F1": "y", "F2": "y", "F4": "b", "F5": "b"}
    match = table(3, hand=[11], board={"ulster": board})
    play(match, BLUE, "card 11 ulster", "anchor ulster.F3")
    assert options(match, BLUE) == ["place ulster.F3"]
    assert rule_against(match, BLUE, "promote ulster.H4") == "T20"
    play(match, BLUE, "place ulster.F3")
    assert options(match, BLUE, "promote") == ["promote ulster.H3", "promote ulster.H4"]


@pytest.mark.rule("T14", "T20")
def test_an_own_disc_is_not_activated_where_occupied_slots_may_not_be_taken() -> None:
    board = {"F1": "y", "F3": "b", "F4": "b"}
    match = table(3, hand=[11], board={"ulster": {**board, "F5": "y"}})
    play(match, BLUE, "card 11 ulster", "anchor ulster.F2", "place ulster.F2")
    assert options(match, BLUE, "promote") == ["promote ulster.H2", "promote ulster.H3"]
    match = table(3, hand=[27], board={"ulster": {**board, "H1": "y", "H4": "y"}})
    play(match, BLUE, "card 27 ulster", "anchor ulster.F3", "place ulster.H3")
    assert look(match).turn == 1  # at farmer 2 both slots were empty: farmer 3 is not activated, so nothing follows


@pytest.mark.rule("T18", "T20")
def test_an_own_fort_is_not_activated_by_the_card_unless_it_has_just_been_lowered() -> None:
    match = table(3, hand=[11], board={"ulster": {**FARMERS, "F3": "bb", "F4": "b"}})
    play(match, BLUE, "card 11 ulster", "anchor ulster.F2", "place ulster.F2")
    assert options(match, BLUE, "promote") == ["promote ulster.H2"]
    match = table(3, hand=[11], board={"ulster": {**FARMERS, "F3": "b", "F4": "bb", "F5": "b"}})
    play(match, BLUE, "card 11 ulster", "anchor ulster.F3")
    assert options(match, BLUE, "promote") == ["promote ulster.H3"]
    play(match, BLUE, "place ulster.F3")
    assert (stack(match, "ulster.F3"), stack(match, "ulster.F4")) == ("bb", "b")
    assert options(match, BLUE, "promote") == ["promote ulster.H3", "promote ulster.H4"]


@pytest.mark.rule("T21")
def test_a_promotion_needs_both_positions_below() -> None:
    match = table(3, hand=[9], board={"ulster": {**FARMERS, "F1": "b"}})
    play(match, BLUE, "card 9 ulster", "anchor ulster.F2", "place ulster.F2")
    assert rule_against(match, BLUE, "promote ulster.H2") == "T21"
    assert rule_against(match, BLUE, "promote ulster.W1") == "T21"


@pytest.mark.rule("T21")
@pytest.mark.parametrize(
    ("above", "becomes", "kinds"),
    [
        ("", "b", "laid"),
        ("yb", "by", "captured freed"),
        ("yyw", "yw", "broke"),
        ("bw", "bbw", "fortified"),
    ],
)
def test_what_a_promotion_does(above: str, becomes: str, kinds: str) -> None:
    board = {**FARMERS, "F1": "b"} | ({"H1": above} if above else {})
    match = table(3, hand=[9], board={"ulster": board})
    play(match, BLUE, "card 9 ulster", "anchor ulster.F2", "place ulster.F2", "promote ulster.H1")
    assert stack(match, "ulster.H1") == becomes
    assert said(match) == ["paid", "promoted", *kinds.split(), "finished"]


@pytest.mark.rule("T21")
def test_ones_own_fort_is_no_target() -> None:
    match = table(3, hand=[9], board={"ulster": {**FARMERS, "F1": "b", "F3": "b", "H1": "bb"}})
    play(match, BLUE, "card 9 ulster", "anchor ulster.F2", "place ulster.F2")
    assert options(match, BLUE, "promote") == ["promote ulster.H2"]
    assert rule_against(match, BLUE, "promote ulster.H1") == "T21"


@pytest.mark.rule("T21")
def test_every_promotion_needs_a_disc() -> None:
    board = {"ulster": {**FARMERS, "F1": "b"}}
    match = table(3, hand=[9], board=board, prisoners={YELLOW: {"blue": 18}})
    play(match, BLUE, "card 9 ulster", "anchor ulster.F2", "place ulster.F2")
    assert supply(match)[BLUE] == 0
    assert said(match) == ["captured", "finished"]


@pytest.mark.rule("T18", "T21")
def test_a_fort_by_promotion_lowers_the_older_one() -> None:
    match = table(3, hand=[9], board={"ulster": {**FARMERS, "F1": "b", "H1": "b", "F5": "bb"}})
    play(match, BLUE, "card 9 ulster", "anchor ulster.F2", "place ulster.F2", "promote ulster.H1")
    assert (stack(match, "ulster.H1"), stack(match, "ulster.F5")) == ("bb", "b")


@pytest.mark.rule("T22")
@pytest.mark.parametrize("own", ["b", "bb"])
def test_what_one_holds_above_a_pair_is_activated_by_itself(own: str) -> None:
    match = table(3, hand=[9], board={"ulster": {**FARMERS, "F1": "b", "H1": own, "H2": "b"}})
    play(match, BLUE, "card 9 ulster", "anchor ulster.F2", "place ulster.F2")
    play_now = look(match).play
    assert play_now is not None
    assert play_now.activated == ("F2", "H1")
    play(match, BLUE, "promote ulster.W1")
    assert stack(match, "ulster.W1") == "b"


@pytest.mark.rule("T22")
def test_the_order_of_a_chain_is_free() -> None:
    board = {**FARMERS, "F1": "b", "F3": "b"}
    ends = []
    for order in (["H1", "H2", "W1"], ["H2", "H1", "W1"]):
        match = table(3, hand=[9], board={"ulster": board})
        play(match, BLUE, "card 9 ulster", "anchor ulster.F2", "place ulster.F2")
        play(match, BLUE, *(f"promote ulster.{name}" for name in order))
        ends.append(stacks(match, "ulster"))
    assert ends[0] == ends[1]


@pytest.mark.rule("T22")
def test_each_position_once() -> None:
    match = table(3, hand=[9], board={"ulster": {**FARMERS, "F1": "b", "F3": "b", "H1": "yyw"}})
    play(match, BLUE, "card 9 ulster", "anchor ulster.F2", "place ulster.F2", "promote ulster.H1")
    assert rule_against(match, BLUE, "promote ulster.H1") == "T22"
    assert options(match, BLUE) == ["promote ulster.H2", "done"]


@pytest.mark.rule("T22")
def test_having_placed_on_it_does_not_count() -> None:
    match = table(3, hand=[27], board={"ulster": {"F2": "b"}})
    play(match, BLUE, "card 27 ulster", "anchor ulster.F1", "place ulster.F1", "place ulster.H1", "promote ulster.H1")
    assert stack(match, "ulster.H1") == "bb"


@pytest.mark.rule("T22")
def test_a_broken_fort_activates_nothing() -> None:
    match = table(3, hand=[9], board={"ulster": {**FARMERS, "F2": "yyw", "F1": "b", "F3": "b"}})
    play(match, BLUE, "card 9 ulster", "anchor ulster.F2", "place ulster.F2")
    assert said(match) == ["broke", "finished"]
    match = table(3, hand=[9], board={"ulster": {**FARMERS, "F1": "b", "F3": "b", "H1": "yyw", "H2": "b"}})
    play(match, BLUE, "card 9 ulster", "anchor ulster.F2", "place ulster.F2", "promote ulster.H1")
    assert rule_against(match, BLUE, "promote ulster.W1") == "T21"


@pytest.mark.rule("T23")
def test_promotion_is_never_compulsory_and_a_disc_in_the_middle_allows_two() -> None:
    match = table(3, hand=[9], board={"ulster": {**FARMERS, "F1": "b", "F3": "b"}})
    play(match, BLUE, "card 9 ulster", "anchor ulster.F2", "place ulster.F2")
    assert options(match, BLUE) == ["promote ulster.H1", "promote ulster.H2", "done"]
    play(match, BLUE, "promote ulster.H2")
    assert options(match, BLUE) == ["promote ulster.H1", "done"]
    play(match, BLUE, "done")
    assert look(match).turn == YELLOW


TOP = {"W1": "y", "W2": "b", "W3": "y", "C2": "b"}


@pytest.mark.rule("T24")
@pytest.mark.parametrize(("on_top", "becomes"), [("", "b"), ("y", "by"), ("ywb", "byw")])
def test_a_disc_on_the_king_position_makes_a_new_king(on_top: str, becomes: str) -> None:
    board = TOP | ({"K": on_top} if on_top else {})
    match = table(3, hand=[25], board={"ulster": board})
    play(match, BLUE, "card 25 ulster", "anchor ulster.W1", "place ulster.W1", "promote ulster.C1", "promote ulster.K")
    assert stack(match, "ulster.K") == becomes
    assert "crowned" in said(match)


@pytest.mark.rule("T24")
def test_a_king_piece_is_overthrown_and_nothing_laid() -> None:
    match = table(3, hand=[25], board={"ulster": TOP}, kings={"ulster": "yellow"})
    assert seat(match, YELLOW).kings == 1
    play(match, BLUE, "card 25 ulster", "anchor ulster.W1", "place ulster.W1", "promote ulster.C1")
    before = supply(match)[BLUE]
    play(match, BLUE, "promote ulster.K")
    assert stack(match, "ulster.K") == ""
    assert seat(match, YELLOW).kings == 2
    assert supply(match)[BLUE] == before
    assert said(match) == ["deposed", "finished"]


@pytest.mark.rule("T24")
def test_overthrowing_a_king_needs_a_disc() -> None:
    board = {**TOP, "C1": "b"}
    match = table(3, hand=[25], board={"ulster": board}, kings={"ulster": "yellow"}, prisoners={1: {"blue": 16}})
    play(match, BLUE, "card 25 ulster", "anchor ulster.W1", "place ulster.W1")
    assert said(match) == ["captured", "finished"]
    assert stack(match, "ulster.K") == "Y"


@pytest.mark.rule("T24")
@pytest.mark.parametrize("piece", [True, False])
def test_nobody_promotes_onto_his_own_king(piece: bool) -> None:
    board = {**TOP, "C1": "b"} | ({} if piece else {"K": "by"})
    match = table(3, hand=[25], board={"ulster": board}, kings={"ulster": "blue"} if piece else {})
    play(match, BLUE, "card 25 ulster", "anchor ulster.W1", "place ulster.W1")
    assert rule_against(match, BLUE, "promote ulster.K") == "T24"
