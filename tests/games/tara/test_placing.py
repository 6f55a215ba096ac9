"""Placing: T12-T19."""

import pytest

from regalia.engine.errors import IllegalMove
from tests.games.tara.table import (
    BLUE,
    cumals,
    look,
    options,
    play,
    region,
    rule_against,
    said,
    stack,
    stacks,
    supply,
    table,
)

FARMERS = {"F1": "y", "F2": "y", "F3": "y", "F4": "y", "F5": "y"}


@pytest.mark.rule("T12")
def test_entering_an_empty_region_costs_two_cumals() -> None:
    match = table(3, hand=[11], cumals=[3, 0, 0])
    play(match, BLUE, "card 11 ulster", "anchor ulster.F1", "place ulster.F1")
    assert cumals(match)[BLUE] == 1
    play(match, BLUE, "place ulster.F2")
    assert cumals(match)[BLUE] == 1


@pytest.mark.rule("T12")
def test_without_the_money_there_is_no_entering() -> None:
    match = table(3, hand=[9], cumals=[1, 0, 0], board={"ulster": {"F1": "y"}})
    assert options(match, BLUE, "card") == ["card 9 ulster"]
    with pytest.raises(IllegalMove, match="entering it costs 2 cumals, and you have 1") as refused:
        play(match, BLUE, "card 9 connacht")
    assert refused.value.rule == "T12"


@pytest.mark.rule("T12")
def test_the_entry_is_paid_before_the_activation() -> None:
    match = table(3, hand=[11], cumals=[2, 0, 0])
    play(match, BLUE, "card 11 ulster", "anchor ulster.F1", "place ulster.F1", "place ulster.F2")
    assert said(match) == ["laid", "finished"]
    match = table(3, hand=[11], cumals=[3, 0, 0])
    play(match, BLUE, "card 11 ulster", "anchor ulster.F1", "place ulster.F1", "place ulster.F2")
    assert options(match, BLUE) == ["promote ulster.H1", "done"]


@pytest.mark.rule("T12")
def test_a_king_piece_makes_a_region_inhabited() -> None:
    match = table(3, hand=[9], cumals=[0, 0, 0], kings={"ulster": "yellow"})
    assert options(match, BLUE, "card") == ["card 9 ulster"]


@pytest.mark.rule("T12")
def test_the_very_first_action_enters_free() -> None:
    match = table(3, hand=[9, 10, 17], cumals=[2, 2, 2], round=1, acted=False)
    assert {region.entry for region in look(match).regions} == {0}
    play(match, BLUE, "card 9 ulster", "anchor ulster.F1", "place ulster.F1")
    assert cumals(match) == [2, 2, 2]


@pytest.mark.rule("T12")
def test_a_discard_uses_up_the_free_entry() -> None:
    match = table(3, hand=[9, 10, 17], cumals=[2, 0, 2], round=1, acted=False)
    play(match, BLUE, "discard 9")
    assert {region.entry for region in look(match).regions if not region.spots} == {2}
    assert options(match, 1, "card") == []
    assert rule_against(match, 1, "card 4 ulster") == "T12"


@pytest.mark.rule("T13")
def test_faded_slots_must_exist_and_may_be_taken() -> None:
    match = table(3, hand=[7], board={"ulster": {"F1": "y", "F3": "w"}})
    play(match, BLUE, "card 7 ulster")
    assert options(match, BLUE) == ["anchor ulster.F2", "anchor ulster.F4"]
    assert rule_against(match, BLUE, "anchor ulster.F1") == "T13"
    assert rule_against(match, BLUE, "anchor ulster.F5") == "T13"
    assert rule_against(match, BLUE, "anchor connacht.F2") == "T13"


@pytest.mark.rule("T14")
def test_empty_slots_come_first() -> None:
    match = table(3, hand=[9], board={"ulster": {"F1": "y", "F2": "y", "F4": "b"}})
    play(match, BLUE, "card 9 ulster")
    assert options(match, BLUE) == ["anchor ulster.F3", "anchor ulster.F5"]
    assert rule_against(match, BLUE, "anchor ulster.F1") == "T14"


@pytest.mark.rule("T14")
def test_an_empty_slot_may_be_filled_at_any_anchor() -> None:
    board = {"F1": "y", "F3": "y"}
    match = table(3, hand=[11], board={"ulster": board})
    play(match, BLUE, "card 11 ulster")
    assert options(match, BLUE) == [f"anchor ulster.F{i}" for i in range(1, 5)]
    match = table(3, hand=[11], board={"ulster": {f"F{i}": "y" for i in range(1, 5)}})
    play(match, BLUE, "card 11 ulster")
    assert options(match, BLUE) == ["anchor ulster.F4"]
    assert rule_against(match, BLUE, "anchor ulster.F1") == "T14"
    match = table(3, hand=[11], board={"ulster": FARMERS})
    play(match, BLUE, "card 11 ulster")
    assert options(match, BLUE) == [f"anchor ulster.F{i}" for i in range(1, 5)]


@pytest.mark.rule("T14")
def test_an_occupied_slot_is_taken_only_where_no_other_anchor_had_more_empty_ones() -> None:
    match = table(3, hand=[11], board={"ulster": {"F1": "y", "F3": "y"}})
    play(match, BLUE, "card 11 ulster", "anchor ulster.F1", "place ulster.F2")
    assert said(match) == ["laid", "finished"]  # F4 and F5 were both empty
    match = table(3, hand=[11], board={"ulster": {"F1": "y", "F3": "b"}}, cumals=[2, 2, 2])
    play(match, BLUE, "card 11 ulster", "anchor ulster.F2", "place ulster.F2")
    assert options(match, BLUE) == ["promote ulster.H2", "done"]
    refusal = match.why_not(BLUE, "place ulster.F3")
    assert refusal is not None
    assert refusal.rule == "T14"
    assert refusal.text.startswith("You may not take farmer 3 with card 11")
    match = table(3, hand=[11], board={"ulster": {"F1": "y", "F3": "y", "F4": "y"}})
    play(match, BLUE, "card 11 ulster", "anchor ulster.F2", "place ulster.F2")
    assert options(match, BLUE) == ["place ulster.F3", "done"]


@pytest.mark.rule("T14")
def test_what_was_empty_counts_when_the_card_was_played() -> None:
    """The anchor at farmer 4 had two empty slots, and that one of them has just been filled changes nothing."""
    match = table(3, hand=[11], board={"ulster": {"F1": "y", "F2": "y", "F3": "y"}})
    play(match, BLUE, "card 11 ulster", "anchor ulster.F3", "place ulster.F4")
    assert said(match) == ["laid", "finished"]
    match = table(3, hand=[11], board={"ulster": {"F2": "y", "F3": "y", "F5": "y"}})
    play(match, BLUE, "card 11 ulster", "anchor ulster.F3", "place ulster.F4")
    assert options(match, BLUE) == ["place ulster.F3", "done"]


@pytest.mark.rule("T15")
def test_a_taken_slot_waits_until_none_is_empty() -> None:
    match = table(3, hand=[11], board={"ulster": {"F1": "y", "F3": "y", "F4": "y", "F5": "y"}})
    play(match, BLUE, "card 11 ulster", "anchor ulster.F1")
    assert options(match, BLUE) == ["place ulster.F2"]
    assert rule_against(match, BLUE, "place ulster.F1") == "T15"
    refusal = match.why_not(BLUE, "place ulster.F1")
    assert refusal is not None
    assert refusal.text == "Place on farmer 2 first: it is still empty."
    play(match, BLUE, "place ulster.F2")
    assert options(match, BLUE, "place") == ["place ulster.F1"]
    play(match, BLUE, "place ulster.F1")
    assert (stack(match, "ulster.F1"), stack(match, "ulster.F2")) == ("by", "b")


@pytest.mark.rule("T15")
def test_no_fort_is_made_while_a_slot_is_empty() -> None:
    match = table(3, hand=[11], board={"ulster": {"F1": "b", "F3": "y", "F4": "y", "F5": "y"}})
    play(match, BLUE, "card 11 ulster", "anchor ulster.F1")
    assert options(match, BLUE) == ["place ulster.F2"]
    assert rule_against(match, BLUE, "place ulster.F1") == "T15"
    play(match, BLUE, "place ulster.F2", "place ulster.F1")
    assert stack(match, "ulster.F1") == "bb"


@pytest.mark.rule("T15")
def test_of_two_taken_slots_either_comes_first_or_alone() -> None:
    for one, other in (("F1", "F2"), ("F2", "F1")):
        match = table(3, hand=[11], board={"ulster": FARMERS})
        play(match, BLUE, "card 11 ulster", "anchor ulster.F1", f"place ulster.{one}")
        assert options(match, BLUE) == [f"place ulster.{other}", "done"]
        play(match, BLUE, "done")
        assert (stack(match, f"ulster.{one}"), stack(match, f"ulster.{other}")) == ("by", "y")


@pytest.mark.rule("T15", "T20")
def test_an_own_disc_beside_an_empty_slot_is_not_activated() -> None:
    match = table(3, hand=[27], board={"ulster": {**FARMERS, "F2": "b", "F3": "b", "H1": "w", "H3": "w", "H4": "w"}})
    play(match, BLUE, "card 27 ulster", "anchor ulster.F2")
    assert options(match, BLUE) == ["place ulster.H2"]
    assert rule_against(match, BLUE, "promote ulster.H2") == "T20"
    play(match, BLUE, "place ulster.H2")
    assert options(match, BLUE) == ["place ulster.F2", "promote ulster.H2", "done"]


@pytest.mark.rule("T15")
def test_both_slots_in_any_order_or_one() -> None:
    match = table(3, hand=[27], board={"ulster": {"W1": "y"}})
    play(match, BLUE, "card 27 ulster", "anchor ulster.F2")
    assert options(match, BLUE) == ["place ulster.F2", "place ulster.H2"]
    assert rule_against(match, BLUE, "place ulster.F3") == "T15"
    play(match, BLUE, "place ulster.H2")
    assert rule_against(match, BLUE, "place ulster.H2") == "T15"
    assert options(match, BLUE) == ["place ulster.F2", "done"]
    play(match, BLUE, "place ulster.F2")
    assert stacks(match, "ulster") == {"F2": "b", "H2": "b", "W1": "y"}


@pytest.mark.rule("T15", "T16")
def test_a_disc_freed_by_the_first_placement_serves_the_second() -> None:
    board = {"ulster": {**FARMERS, "F1": "yb"}}
    match = table(3, hand=[11], board=board, prisoners={1: {"blue": 18}})
    assert supply(match)[BLUE] == 1
    play(match, BLUE, "card 11 ulster", "anchor ulster.F1", "place ulster.F1")
    assert supply(match)[BLUE] == 1
    play(match, BLUE, "place ulster.F2")
    assert (stack(match, "ulster.F1"), stack(match, "ulster.F2")) == ("by", "by")
    match = table(3, hand=[11], board=board, prisoners={1: {"blue": 18}})
    play(match, BLUE, "card 11 ulster", "anchor ulster.F1", "place ulster.F2")
    assert (supply(match)[BLUE], said(match)[-1]) == (0, "finished")
    assert stack(match, "ulster.F1") == "yb"


@pytest.mark.rule("T15")
def test_without_a_disc_in_supply_no_card_is_played() -> None:
    match = table(3, hand=[9], board={"ulster": {"F1": "y"}}, prisoners={1: {"blue": 20}})
    assert options(match, BLUE) == ["discard 9"]
    assert rule_against(match, BLUE, "card 9 ulster") == "T15"


@pytest.mark.rule("T16")
def test_capturing_keeps_the_others_and_frees_ones_own() -> None:
    match = table(3, hand=[9], board={"ulster": {**FARMERS, "F2": "ybwb"}})
    play(match, BLUE, "card 9 ulster", "anchor ulster.F2", "place ulster.F2")
    assert stack(match, "ulster.F2") == "byw"
    assert supply(match) == [19, 15, 19]
    assert said(match) == ["captured", "freed", "finished"]


@pytest.mark.rule("T17")
def test_a_fort_is_broken_instead_of_captured() -> None:
    match = table(3, hand=[9], board={"ulster": {**FARMERS, "F2": "yyb"}})
    play(match, BLUE, "card 9 ulster", "anchor ulster.F2", "place ulster.F2")
    assert stack(match, "ulster.F2") == "yb"
    assert supply(match) == [19, 15, 20]
    assert said(match) == ["broke", "finished"]


@pytest.mark.rule("T17")
def test_breaking_a_fort_needs_a_disc_in_supply() -> None:
    match = table(3, hand=[9], board={"ulster": {**FARMERS, "F2": "yyb"}}, prisoners={1: {"blue": 19}})
    assert rule_against(match, BLUE, "card 9 ulster") == "T15"


@pytest.mark.rule("T18")
def test_a_second_disc_makes_a_fort_and_frees_nothing() -> None:
    match = table(3, hand=[9], board={"ulster": {**FARMERS, "F2": "byb"}})
    play(match, BLUE, "card 9 ulster", "anchor ulster.F2", "place ulster.F2")
    assert stack(match, "ulster.F2") == "bbyb"
    assert region(match, "ulster").spots[1].fort


@pytest.mark.rule("T5", "T18")
def test_a_new_fort_takes_the_top_off_the_older_one() -> None:
    match = table(3, hand=[9], board={"ulster": {**FARMERS, "F2": "b", "H1": "bby"}, "connacht": {"F1": "bb"}})
    before = supply(match)[BLUE]
    play(match, BLUE, "card 9 ulster", "anchor ulster.F2", "place ulster.F2")
    assert (stack(match, "ulster.F2"), stack(match, "ulster.H1")) == ("bb", "by")
    assert stack(match, "connacht.F1") == "bb"
    assert supply(match)[BLUE] == before
    assert said(match) == ["fortified", "lowered", "finished"]


@pytest.mark.rule("T18")
def test_no_disc_goes_onto_ones_own_fort() -> None:
    match = table(3, hand=[11], board={"ulster": {**FARMERS, "F2": "bb"}})
    play(match, BLUE, "card 11 ulster", "anchor ulster.F1")
    assert options(match, BLUE) == ["place ulster.F1"]
    assert rule_against(match, BLUE, "place ulster.F2") == "T18"


@pytest.mark.rule("T19")
def test_whoever_places_nothing_must_promote() -> None:
    match = table(3, hand=[9], board={"ulster": {**FARMERS, "F2": "b", "F3": "b"}})
    play(match, BLUE, "card 9 ulster", "anchor ulster.F2")
    assert options(match, BLUE) == ["place ulster.F2", "promote ulster.H2"]
    assert rule_against(match, BLUE, "done") == "T19"
    play(match, BLUE, "promote ulster.H2")
    assert (stack(match, "ulster.F2"), stack(match, "ulster.H2")) == ("b", "b")


@pytest.mark.rule("T19")
def test_an_anchor_where_nothing_can_be_done_is_no_choice() -> None:
    match = table(3, hand=[9], board={"ulster": {**FARMERS, "F2": "bb"}})
    play(match, BLUE, "card 9 ulster")
    assert rule_against(match, BLUE, "anchor ulster.F2") == "T19"
    match = table(3, hand=[9], board={"ulster": {**FARMERS, "F2": "bb", "F3": "b"}})
    play(match, BLUE, "card 9 ulster")
    assert rule_against(match, BLUE, "anchor ulster.F2") == "T19"  # the fort is not activated by the card (T20)


@pytest.mark.rule("T19")
def test_breaking_a_fort_is_enough() -> None:
    match = table(3, hand=[25], board={"ulster": {"W1": "yy", "W2": "y", "W3": "w"}})
    play(match, BLUE, "card 25 ulster", "anchor ulster.W1", "place ulster.W1")
    assert look(match).turn == 1


@pytest.mark.rule("T23")
def test_an_action_with_nothing_left_to_do_is_over_by_itself() -> None:
    match = table(3, hand=[9, 10], board={"ulster": {"F5": "y"}})
    play(match, BLUE, "card 9 ulster", "anchor ulster.F1", "place ulster.F1")
    assert said(match) == ["laid", "finished"]
    assert (look(match).turn, look(match).discards, look(match).play) == (1, (9,), None)


@pytest.mark.rule("T23")
def test_an_action_with_something_left_to_do_is_over_when_its_player_says_so() -> None:
    match = table(3, hand=[9], board={"ulster": {"F2": "b"}})
    play(match, BLUE, "card 9 ulster", "anchor ulster.F1", "place ulster.F1")
    assert options(match, BLUE) == ["promote ulster.H1", "done"]
    play(match, BLUE, "done")
    assert (look(match).turn, said(match)) == (1, [])
