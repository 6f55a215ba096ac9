"""Actions: R16-R21."""

import pytest

from tests.games.rivals.table import at, names, options, piles, play, player, refused, seen, table, told


@pytest.mark.rule("R16")
def test_the_highest_rank_acts_first() -> None:
    match = table(player("merchant-1"), player("queen"), player("knight"), player("count"))
    assert seen(match).order == (1, 3, 2, 0)


@pytest.mark.rule("R16")
def test_own_actions_go_from_left_to_right() -> None:
    match = table(player("merchant-1"), player("queen", coins=0), player("count", coins=0, markers=0))
    assert match.actors == (0,), "those who can do nothing are passed over"
    assert options(match, 0) == ["resolve", "skip"]
    assert refused(match, 0, "money 1") == ("R16", "why-left-to-right")
    play(match, 0, "skip")
    assert refused(match, 0, "resolve") == ("R16", "why-action-past")
    assert refused(match, 0, "hand-on eagle") == ("R1", "why-not-on-card")
    play(match, 0, "money 1")
    assert {move.split()[0] for move in options(match, 0)} == {"recruit", "skip"}
    play(match, 0, "skip")
    assert {move.split()[0] for move in options(match, 0)} == {"buy", "skip"}


@pytest.mark.rule("R16")
def test_every_action_may_be_skipped() -> None:
    match = table(player("merchant-1"), player("queen", coins=0), player("count", coins=0, markers=0))
    before = at(match, 0)
    play(match, 0, "skip", "skip", "skip", "skip")
    assert seen(match).phase == "choosing"
    assert (at(match, 0).coins, at(match, 0).markers) == (before.coins, before.markers)


@pytest.mark.rule("R16")
def test_an_action_that_cannot_be_carried_out_is_skipped() -> None:
    match = table(player("merchant-1", markers=0), player("queen", coins=0), player("count", coins=0, markers=0))
    assert options(match, 0)[0] == "money 1"


@pytest.mark.rule("R16", "R22")
def test_an_impossible_action_waits_for_an_ability_that_may_help() -> None:
    match = table(
        player("lord-protector", coins=3, subjects=["smith"]),
        player("queen"),
        player("count"),
        open={1: "garden", 2: "dungeon"},
    )
    assert match.actors == (0,)
    assert options(match, 0) == ["skip", "use"]
    play(match, 0, "use", "buy 1")
    assert names(at(match, 0).buildings) == ["garden"]


@pytest.mark.rule("R16", "R22")
def test_without_a_marker_no_ability_makes_resolving_possible() -> None:
    match = table(
        player("merchant-1", markers=0, subjects=["scholar"], buildings=["forge"]),
        player("queen", coins=0),
        player("count", coins=0, markers=0),
    )
    assert {move.split()[0] for move in options(match, 0)} == {"money", "skip", "use"}
    assert {"seat": 0, "action": ("action-resolve",)} in [phrase.args for phrase in told(match)]


@pytest.mark.rule("R10", "R16")
def test_the_one_action_of_an_equal_rank_is_passed_over_where_none_is_possible_and_that_is_told() -> None:
    match = table(player("queen", coins=0), player("lord-protector", coins=0), player("knight"))
    assert match.actors == (2,)
    assert [phrase.args["seat"] for phrase in told(match) if phrase.key == "event-forwent"] == [1, 0]


@pytest.mark.rule("R17")
@pytest.mark.parametrize(("markers", "first"), [((0, 1), 0), ((1, 0), 1), ((1, 1), 1)])
def test_equal_ranks_act_by_markers_then_by_the_symbol(markers: tuple[int, int], first: int) -> None:
    match = table(
        player("merchant-2", markers=markers[0]), player("merchant-1", markers=markers[1]), player("queen", coins=0)
    )
    assert match.actors == (first,)


@pytest.mark.rule("R17")
def test_markers_are_counted_when_the_rank_comes_up() -> None:
    match = table(player("merchant-2", markers=1), player("merchant-1", markers=2), player("priest", markers=3))
    assert seen(match).order == (2, 0, 1)
    play(match, 2, "steal lion resolve", "resolve", "steal eagle resolve", "resolve")
    play(match, 2, "hand-on lion", "skip")
    assert [at(match, seat).markers for seat in (0, 1)] == [4, 4]
    assert match.actors == (1,)
    assert seen(match).order == (2, 1, 0)


@pytest.mark.rule("R18")
def test_resolving_returns_a_marker_to_the_stock() -> None:
    match = table(player("prince"), player("queen", coins=0), player("merchant-1"))
    stock = seen(match).stock
    play(match, 0, "resolve")
    assert (at(match, 0).markers, seen(match).stock) == (0, stock + 1)


@pytest.mark.rule("R18")
def test_passing_on_gives_a_marker_to_an_opponent() -> None:
    match = table(player("courtier"), player("queen", coins=0), player("merchant-1", markers=0))
    play(match, 0, "steal stag money", "skip")
    assert options(match, 0) == ["hand-on eagle", "hand-on stag", "skip"]
    assert refused(match, 0, "hand-on lion") == ("R18", "why-yourself")
    play(match, 0, "hand-on stag")
    assert [at(match, seat).markers for seat in range(3)] == [0, 1, 2]


@pytest.mark.rule("R18")
def test_without_a_marker_there_is_nothing_to_resolve_or_pass_on() -> None:
    match = table(player("merchant-1", markers=0), player("merchant-2", markers=29), player("queen", coins=0))
    assert refused(match, 0, "resolve") == ("R18", "why-no-markers")


@pytest.mark.rule("R19")
def test_taking_money_takes_the_whole_pile() -> None:
    match = table(player("treasurer"), player("merchant-1"), player("count", coins=0), money=(7, 0, 1, 2))
    play(match, 2, "skip")
    assert options(match, 0) == ["money 1", "money 3", "money 4", "skip"]
    assert refused(match, 0, "money 2") == ("R19", "why-pile-empty")
    play(match, 0, "money 1")
    assert at(match, 0).coins == 12
    money = next(phrase.args for phrase in told(match) if phrase.key == "event-money")
    assert (money["stack"], money["count"]) == ("1", 7)
    assert money["open_card"] == (f"card-{seen(match).stacks[0].cards[0].name}",)
    assert [stack.money for stack in seen(match).stacks] == [False, False, True, True]


@pytest.mark.rule("R19")
def test_the_view_does_not_tell_what_a_pile_holds() -> None:
    rich = table(player("knight"), player("prince"), player("count"), money=(7, 1, 1, 1))
    poor = table(player("knight"), player("prince"), player("count"), money=(1, 7, 1, 1))
    assert seen(rich, 0) == seen(poor, 0)


@pytest.mark.rule("R19")
def test_resampling_keeps_the_piles_for_every_payment_was_open() -> None:
    match = table(player("knight"), player("prince"), player("count"), money=(7, 1, 1, 1))
    match._state.resample(1, 99)
    assert piles(match) == [7, 1, 1, 1]


@pytest.mark.rule("R19")
def test_four_empty_piles_are_filled_when_money_is_taken() -> None:
    match = table(player("knight"), player("merchant-1"), player("count", coins=0), money=(0, 0, 0, 0))
    play(match, 2, "skip")
    bank = seen(match).bank
    assert options(match, 0) == ["money 1", "money 2", "money 3", "money 4", "skip"]
    play(match, 0, "money 3")
    assert piles(match) == [2, 2, 0, 2]
    assert (at(match, 0).coins, seen(match).bank) == (7, bank - 8)


@pytest.mark.rule("R19")
@pytest.mark.parametrize(("bank", "filled"), [(0, []), (1, [1]), (3, [2, 1]), (7, [2, 2, 2, 1]), (8, [2, 2, 2, 2])])
def test_the_bank_fills_the_piles_in_order_while_it_lasts(bank: int, filled: list[int]) -> None:
    match = table(
        player("knight", coins=0),
        player("merchant-1", coins=48 - bank),
        player("prince", coins=0, markers=0),
        money=(0, 0, 0, 0),
    )
    if not filled:
        assert match.actors == (1,), "the action is impossible"
        play(match, 1, "skip")
        return
    moves = [move for move in options(match, 0) if move.startswith("money")]
    assert moves == [f"money {stack}" for stack in range(1, len(filled) + 1)]
    play(match, 0, moves[-1])
    assert at(match, 0).coins == filled[-1]
    assert piles(match) == [*filled[:-1], 0, *[0] * (4 - len(filled))]


@pytest.mark.rule("R20")
def test_recruiting_pays_the_pile_of_the_stack_and_makes_the_subject_active() -> None:
    match = table(
        player("queen", subjects=["miner"]),
        player("prince"),
        player("count"),
        open={3: "vintner"},
        under={3: ["farmer"]},
    )
    play(match, 0, "recruit 3")
    assert names(at(match, 0).subjects) == ["miner", "vintner"]
    assert at(match, 0).coins == 4
    assert piles(match) == [2, 2, 3, 2]
    assert names(seen(match).stacks[2].cards) == ["farmer"]
    assert not match.can_undo(0), "a new card was turned up"


@pytest.mark.rule("R20")
def test_buying_a_building_works_likewise() -> None:
    match = table(player("lord-protector", buildings=["mine"]), player("prince"), player("count"), open={2: "forge"})
    play(match, 0, "buy 2")
    assert names(at(match, 0).buildings) == ["mine", "forge"]
    assert (at(match, 0).coins, piles(match)) == (2, [2, 5, 2, 2])


@pytest.mark.rule("R20")
def test_only_what_can_be_paid_and_lies_open() -> None:
    match = table(player("lord-protector", coins=3), player("prince"), player("count"), open={1: "garden", 2: "forge"})
    assert options(match, 0) == ["buy 2", "skip"]
    assert refused(match, 0, "buy 1") == ("R20", "why-too-dear")
    assert refused(match, 0, "buy 3") == ("R20", "why-other-sort")


@pytest.mark.rule("R20")
def test_an_empty_stack_sells_nothing_but_its_money_can_be_taken() -> None:
    match = table(
        player("merchant-1", coins=20),
        player(
            "merchant-2",
            coins=0,
            buildings=["garden", "garden", "dungeon", "dungeon", "pavilion", "pavilion", "cathedral"],
        ),
        player("lord-protector"),
        open={1: "farmstead"},
        heights=(1, 8, 8, 8),
    )
    play(match, 2, "buy 1")
    assert refused(match, match.actors[0], "buy 1") == ("R20", "why-stack-empty")
    play(match, match.actors[0], "money 1")
    assert [phrase.args["open_card"] for phrase in told(match) if phrase.key == "event-money"] == [("card-none",)]


@pytest.mark.rule("R21", "R3")
def test_payments_are_exact_and_go_to_piles_never_to_the_bank() -> None:
    match = table(player("queen", coins=4), player("prince"), player("count"), open={3: "lady-in-waiting"})
    bank = seen(match).bank
    play(match, 0, "recruit 3")
    assert (at(match, 0).coins, seen(match).bank) == (0, bank)
    assert piles(match) == [2, 2, 6, 2]
