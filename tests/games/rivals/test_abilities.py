"""The active subject and the sixteen abilities: R22-R24."""

from typing import Unpack

import pytest

from regalia.games.rivals.table import COINS
from regalia.match import Match
from tests.games.rivals.table import (
    About,
    at,
    lay,
    names,
    options,
    piles,
    play,
    player,
    refused,
    seen,
    state_of,
    table,
    told,
)


def with_subject(subject: str, character: str = "merchant-1", **more: Unpack[About]) -> Match:
    """The Lion's turn with this active subject; the others have had theirs, or could do nothing."""
    others = [player("queen", coins=0), player("lord-protector", coins=0)]
    return table(player(character, subjects=[subject]), *others, **more)


@pytest.mark.rule("R22")
def test_the_last_subject_is_active() -> None:
    match = table(
        player("merchant-1", subjects=["scholar", "jailer"]),
        player("queen", coins=0),
        player("lord-protector", coins=0),
    )
    play(match, 0, "use")
    assert at(match, 0).coins == 6, "the Jailer for one marker"


@pytest.mark.rule("R22")
def test_one_ability_in_a_stage_before_between_or_after_the_steps() -> None:
    for skips in range(5):
        match = with_subject("jailer")
        play(match, 0, *["skip"] * skips)
        assert "use" in options(match, 0), f"after {skips} steps"
        play(match, 0, "use")
        assert at(match, 0).coins == 6
        if seen(match).phase == "acting":
            assert refused(match, 0, "use") == ("R22", "why-ability-used")


@pytest.mark.rule("R22")
def test_a_new_subject_can_be_used_but_not_both() -> None:
    for before in (True, False):
        match = with_subject("jailer", "merchant-1", open={3: "herbalist"})
        play(match, 0, *["use"] * before, "skip", "skip", "recruit 3")
        assert ("use" in options(match, 0)) == (not before)


@pytest.mark.rule("R22")
def test_the_ability_comes_back_in_the_next_stage() -> None:
    match = with_subject("jailer")
    play(match, 0, "use", "skip", "skip", "skip", "skip")
    assert (seen(match).stage, at(match, 0).used) == (2, False)


@pytest.mark.rule("R22")
def test_without_a_subject_there_is_no_ability_and_only_in_the_own_turn() -> None:
    match = table(player("merchant-1"), player("count", subjects=["jailer"]), player("lord-protector", coins=0))
    assert match.actors == (1,)
    assert refused(match, 0, "use") == ("R16", "why-not-your-turn")
    play(match, 1, "skip", "skip", "skip")
    assert refused(match, 0, "use") == ("R22", "why-no-subject")


@pytest.mark.rule("R22")
def test_a_subject_got_from_another_player_can_be_used_if_none_was() -> None:
    match = table(
        player("prince", subjects=["bishop"]), player("merchant-1", subjects=["herbalist"]), player("queen", coins=0)
    )
    play(match, 0, "use", "offer subject 1", "get eagle 1", "skip", "skip")
    assert match.actors == (1,)
    assert names(at(match, 1).subjects) == ["bishop"]
    assert "use" in options(match, 1)


@pytest.mark.rule("R12", "R22")
@pytest.mark.parametrize("before", [True, False])
def test_a_subject_recruited_by_a_stolen_action_can_be_used_but_not_both(before: bool) -> None:
    match = table(
        player("knight", subjects=["jailer"]), player("countess"), player("prince", coins=0), open={3: "herbalist"}
    )
    play(match, 2, "skip")
    play(match, 0, *["use"] * before, "steal eagle recruit", "recruit 3")
    assert names(at(match, 0).subjects) == ["jailer", "herbalist"]
    assert ("use" in options(match, 0)) == (not before)


@pytest.mark.rule("R23")
@pytest.mark.parametrize(("markers", "bank", "earned"), [(1, 10, 1), (4, 10, 4), (4, 3, 3)])
def test_the_jailer_takes_a_coin_for_each_marker_while_the_bank_lasts(markers: int, bank: int, earned: int) -> None:
    match = table(
        player("merchant-1", subjects=["jailer"], markers=markers, coins=0),
        player("prince", coins=40 - bank, markers=0),
        player("queen", coins=0, markers=0),
    )
    play(match, 1, "skip")
    play(match, 0, "use")
    assert (at(match, 0).coins, seen(match).bank) == (earned, bank - earned)


@pytest.mark.rule("R23")
def test_the_jailer_needs_a_marker_and_a_coin_in_the_bank() -> None:
    match = table(
        player("merchant-1", subjects=["jailer"], markers=0),
        player("queen", coins=0),
        player("count", coins=0, markers=0),
    )
    assert refused(match, 0, "use") == ("R23", "why-no-markers")
    match = table(
        player("merchant-1", subjects=["jailer"], coins=40),
        player("queen", coins=0),
        player("count", coins=0, markers=0),
    )
    assert refused(match, 0, "use") == ("R23", "why-bank-empty")


@pytest.mark.rule("R23")
def test_the_scholar_takes_a_coin_for_each_building() -> None:
    match = table(
        player("merchant-1", subjects=["scholar"], buildings=["forge", "mine", "inn"]),
        player("queen", coins=0),
        player("count", coins=0, markers=0),
    )
    play(match, 0, "use")
    assert at(match, 0).coins == 8
    match = with_subject("scholar")
    assert refused(match, 0, "use") == ("R23", "why-no-buildings")


@pytest.mark.rule("R23")
@pytest.mark.parametrize("bank", [0, 2])
def test_the_scholar_takes_coins_while_the_bank_lasts(bank: int) -> None:
    match = table(
        player("merchant-1", subjects=["scholar"], buildings=["forge", "mine", "inn"], coins=40 - bank),
        player("queen", coins=0),
        player("count", coins=0, markers=0),
    )
    if bank == 0:
        assert refused(match, 0, "use") == ("R23", "why-bank-empty")
        return
    play(match, 0, "use")
    assert (at(match, 0).coins, seen(match).bank) == (40, 0)


def lady(own: list[str], theirs: list[str], own_subjects: list[str], their_subjects: list[str]) -> Match:
    return table(
        player("merchant-1", subjects=[*own_subjects, "lady-in-waiting"], buildings=own),
        player("count", coins=0, markers=0, buildings=theirs, subjects=their_subjects),
        player("lord-protector", coins=0),
    )


@pytest.mark.rule("R23", "R24")
def test_the_lady_in_waiting_swaps_buildings_and_they_exchange_places() -> None:
    match = lady(["forge", "mine"], ["inn", "garden", "market"], [], [])
    play(match, 0, "use")
    assert options(match, 0) == ["offer building 1", "offer building 2"]
    assert refused(match, 0, "offer subject 1") == ("R23", "why-swaps-other-sort")
    assert refused(match, 0, "offer building 3") == ("R23", "why-no-card-there")
    assert refused(match, 0, "skip") == ("R23", "why-swap-first")
    play(match, 0, "offer building 1")
    assert options(match, 0) == ["get eagle 1", "get eagle 2", "get eagle 3"]
    assert refused(match, 0, "get stack 1") == ("R23", "why-players-card-only")
    assert refused(match, 0, "get lion 1") == ("R23", "why-yourself")
    assert refused(match, 0, "get stag 1") == ("R23", "why-no-card-there")
    play(match, 0, "get eagle 2")
    assert names(at(match, 0).buildings) == ["garden", "mine"]
    assert names(at(match, 1).buildings) == ["inn", "forge", "market"]


@pytest.mark.rule("R24")
def test_a_perfect_pair_is_neither_given_nor_taken() -> None:
    match = lady(["forge", "mine"], ["inn", "harbour"], ["smith"], ["miner", "sailor"])
    play(match, 0, "use")
    assert options(match, 0) == ["offer building 2"]
    assert refused(match, 0, "offer building 1") == ("R24", "why-perfect-pair")
    play(match, 0, "offer building 2")
    assert options(match, 0) == ["get eagle 1"]
    assert refused(match, 0, "get eagle 2") == ("R24", "why-perfect-pair")


@pytest.mark.rule("R24")
def test_copies_beyond_the_pair_are_free() -> None:
    match = lady(["forge", "forge"], ["inn"], ["smith"], [])
    play(match, 0, "use")
    assert options(match, 0) == ["offer building 1", "offer building 2"]


@pytest.mark.rule("R24")
def test_with_nothing_free_to_swap_the_ability_cannot_be_used() -> None:
    assert refused(lady([], ["inn"], [], []), 0, "use") == ("R24", "why-nothing-to-swap")
    assert refused(lady(["forge"], ["inn"], ["smith"], []), 0, "use") == ("R24", "why-nothing-to-swap")
    assert refused(lady(["forge"], ["inn"], [], ["innkeeper"]), 0, "use") == ("R24", "why-nothing-to-swap")


@pytest.mark.rule("R23", "R24")
def test_the_bishop_swaps_subjects_and_may_be_given_himself() -> None:
    match = table(
        player("merchant-1", subjects=["smith", "bishop"], buildings=["forge"]),
        player("count", coins=0, markers=0, subjects=["miner", "farmer"], buildings=["mine"]),
        player("lord-protector", coins=0),
    )
    play(match, 0, "use")
    assert options(match, 0) == ["offer subject 2"], "the Smith has his Forge"
    play(match, 0, "offer subject 2")
    assert options(match, 0) == ["get eagle 2"], "the Miner has his Mine"
    play(match, 0, "get eagle 2")
    assert names(at(match, 0).subjects) == ["smith", "farmer"]
    assert names(at(match, 1).subjects) == ["miner", "bishop"]


@pytest.mark.rule("R23")
def test_the_troubadour_swaps_like_for_like_in_its_place() -> None:
    match = table(
        player("merchant-1", subjects=["smith", "troubadour"], buildings=["inn", "mine"]),
        player("queen", coins=0),
        player("lord-protector", coins=0),
        open={1: "garden", 3: "bishop"},
    )
    play(match, 0, "use")
    assert options(match, 0) == ["offer building 1", "offer building 2", "offer subject 1", "offer subject 2"]
    play(match, 0, "offer building 1")
    assert options(match, 0) == ["get stack 1", "get stack 2", "get stack 3", "get stack 4"]
    assert refused(match, 0, "get eagle 1") == ("R23", "why-open-card-only")
    play(match, 0, "get stack 1")
    assert names(at(match, 0).buildings) == ["garden", "mine"]
    assert seen(match).stacks[0].cards[0].name == "inn"
    assert at(match, 0).coins == 5, "it is free"


@pytest.mark.rule("R23")
def test_the_troubadour_swaps_sorts_to_the_end_of_the_row() -> None:
    match = table(
        player("merchant-1", subjects=["smith", "troubadour"], buildings=["inn", "mine"]),
        player("queen", coins=0),
        player("lord-protector", coins=0),
        open={3: "bishop"},
    )
    play(match, 0, "use", "offer building 1", "get stack 3")
    assert names(at(match, 0).buildings) == ["mine"]
    assert names(at(match, 0).subjects) == ["smith", "troubadour", "bishop"]
    play(match, 0, "skip", "skip", "skip")
    assert "buy 3" in options(match, 0), "the Inn is bought where it lies, with its own action"
    assert refused(match, 0, "recruit 3") == ("R16", "why-action-past")
    play(match, 0, "buy 3")
    assert names(at(match, 0).buildings) == ["mine", "inn"]


@pytest.mark.rule("R23")
def test_a_building_on_a_stack_of_subjects_cannot_be_recruited() -> None:
    match = table(player("queen"), player("count"), player("prince", subjects=["sailor"]), open={3: "inn"})
    assert refused(match, 0, "recruit 3") == ("R20", "why-other-sort")


@pytest.mark.rule("R20", "R23")
def test_a_subject_on_a_stack_of_buildings_is_recruited_there() -> None:
    match = table(player("queen"), player("count"), player("prince", buildings=["harbour"]), open={1: "sailor"})
    assert refused(match, 0, "buy 1")[1] == "why-not-on-card"
    play(match, 0, "recruit 1")
    assert names(at(match, 0).subjects) == ["sailor"]
    assert piles(match) == [4, 2, 2, 2]


@pytest.mark.rule("R23", "R24")
def test_the_troubadour_may_break_up_a_perfect_pair() -> None:
    match = table(
        player("merchant-1", subjects=["smith", "troubadour"], buildings=["forge"]),
        player("queen", coins=0),
        player("lord-protector", coins=0),
    )
    play(match, 0, "use")
    assert options(match, 0) == ["offer building 1", "offer subject 1", "offer subject 2"]


@pytest.mark.rule("R23")
def test_the_troubadour_swaps_with_no_empty_stack() -> None:
    match = table(
        player("merchant-1", subjects=["troubadour"]),
        player(
            "queen",
            coins=0,
            buildings=["garden", "garden", "dungeon", "dungeon", "pavilion", "pavilion", "cathedral"],
        ),
        player("lord-protector"),
        open={1: "farmstead"},
        heights=(1, 8, 8, 7),
    )
    play(match, 2, "buy 1")
    play(match, 0, "use", "offer subject 1")
    assert options(match, 0) == ["get stack 2", "get stack 3", "get stack 4"]
    assert refused(match, 0, "get stack 1") == ("R23", "why-stack-empty")


@pytest.mark.rule("R23")
def test_the_troubadour_may_go_himself() -> None:
    match = table(
        player("merchant-1", subjects=["smith", "troubadour"]),
        player("queen", coins=0),
        player("lord-protector", coins=0),
        open={1: "garden"},
    )
    play(match, 0, "use", "offer subject 2", "get stack 1")
    assert names(at(match, 0).subjects) == ["smith"]
    assert names(at(match, 0).buildings) == ["garden"]
    assert seen(match).stacks[0].cards[0].name == "troubadour"


def sailors() -> Match:
    return table(player("merchant-1", subjects=["sailor"]), player("merchant-2"), player("queen", coins=0))


@pytest.mark.rule("R23")
@pytest.mark.parametrize("early", [True, False])
def test_the_sailor_carries_out_the_one_action_twice_said_before_or_after(early: bool) -> None:
    match = sailors()
    play(match, 0, *["use"] * early, "money 1", *["use"] * (not early))
    assert options(match, 0) == ["money 2", "money 3", "money 4", "skip"]
    assert refused(match, 0, "resolve") == ("R10", "why-one-action")
    play(match, 0, "money 2")
    assert at(match, 0).coins == 9
    assert match.actors == (1,)


@pytest.mark.rule("R23")
def test_a_sailor_just_recruited_repeats_the_recruiting() -> None:
    match = table(
        player("merchant-1", coins=9),
        player("merchant-2"),
        player("lord-protector", coins=0),
        open={3: "sailor", 4: "miner"},
    )
    play(match, 0, "recruit 3", "use", "recruit 4")
    assert names(at(match, 0).subjects) == ["sailor", "miner"]
    assert match.actors == (1,), "no second ability"


@pytest.mark.rule("R23")
def test_the_sailor_needs_an_equal_rank_and_an_action_to_repeat() -> None:
    assert refused(with_subject("sailor"), 0, "use") == ("R23", "why-no-conflict")
    match = sailors()
    play(match, 0, "resolve")
    assert "use" in options(match, 0)
    match = table(player("merchant-1", subjects=["sailor"], markers=0), player("merchant-2"), player("queen", coins=0))
    play(match, 0, "resolve")
    assert match.actors == (1,), "the last marker is gone: there is nothing to repeat"


@pytest.mark.rule("R15", "R23")
def test_the_sailor_does_not_repeat_what_was_stolen() -> None:
    match = table(
        player("courtier", subjects=["sailor"], markers=0),
        player("priest", markers=0),
        player("prince", markers=30, coins=0),
    )
    play(match, 2, "steal lion money", "skip", "steal eagle money", "skip", "skip")
    assert seen(match).phase == "choosing", "without markers, taking money was all that they could do"


@pytest.mark.rule("R23")
def test_who_forgoes_his_one_action_cannot_repeat_it() -> None:
    for before in (True, False):
        match = sailors()
        play(match, 0, *["use"] * before, "skip")
        assert match.actors == (1,)


@pytest.mark.rule("R23")
def test_the_smith_takes_a_coin_off_one_building() -> None:
    match = with_subject("smith", open={1: "farmstead", 2: "garden"})
    play(match, 0, "use", "skip", "skip", "skip")
    assert seen(match).discount
    play(match, 0, "buy 1")
    assert at(match, 0).coins == 5, "at least nothing"
    assert not seen(match).discount


@pytest.mark.rule("R23")
def test_the_smith_makes_no_subject_cheaper_and_waits_for_a_building() -> None:
    match = with_subject("smith", open={1: "inn", 3: "miner"})
    play(match, 0, "use", "skip", "skip", "recruit 3")
    assert (at(match, 0).coins, seen(match).discount) == (4, True)
    play(match, 0, "buy 1")
    assert at(match, 0).coins == 3


@pytest.mark.rule("R23")
def test_the_smith_helps_with_a_stolen_action_and_only_once() -> None:
    match = table(
        player("knight", subjects=["smith"]), player("diplomat"), player("queen", coins=0), open={1: "inn", 2: "market"}
    )
    play(match, 2, "steal lion money", "skip")
    play(match, 0, "use", "steal eagle buy", "buy 1")
    assert at(match, 0).coins == 4
    play(match, 0, "buy 2")
    assert at(match, 0).coins == 2


@pytest.mark.rule("R23")
def test_a_smith_who_was_not_needed_helps_nobody_else() -> None:
    lion, eagle = player("lord-protector", subjects=["smith"]), player("count", markers=0)
    match = table(lion, eagle, player("merchant-1"), open={1: "inn"})
    play(match, 0, "use", "skip")
    play(match, 1, "buy 1")
    assert at(match, 1).coins == 3


@pytest.mark.rule("R23")
def test_the_smith_needs_a_building_ahead() -> None:
    match = with_subject("smith")
    play(match, 0, "skip", "skip", "skip")
    assert "use" in options(match, 0)
    match = table(player("countess", subjects=["smith"]), player("queen", coins=0), player("lord-protector", coins=0))
    assert refused(match, 0, "use") == ("R23", "why-no-building-ahead")


@pytest.mark.rule("R23")
def test_the_smith_is_not_asked_where_even_he_makes_no_building_cheap_enough() -> None:
    dear = {1: "garden", 2: "dungeon"}
    match = table(
        player("lord-protector", coins=2, subjects=["smith"]), player("prince"), player("merchant-1"), open=dear
    )
    assert match.actors == (1,), "the Lion was passed over"
    assert {"seat": 0, "action": ("action-buy",)} in [phrase.args for phrase in told(match)]
    for coins, offered in ((2, False), (3, True)):
        match = table(
            player("count", coins=coins, subjects=["smith"]), player("queen", coins=0), player("merchant-1"), open=dear
        )
        if offered:
            assert "use" in options(match, 0)
        else:
            assert refused(match, 0, "use") == ("R23", "why-too-dear-with-smith"), "nothing before it brings money"


@pytest.mark.rule("R23")
def test_the_smith_may_be_used_before_the_money_for_the_building_comes() -> None:
    dear = {1: "garden", 2: "dungeon"}
    match = with_subject("smith", "knight", open=dear)
    state_of(match).t[COINS] = 0
    state_of(match).derive()
    assert "use" in options(match, 0), "own money comes first"
    play(match, 0, "skip")
    assert seen(match).phase == "choosing", "without it, the turn is over"


@pytest.mark.rule("R12", "R23")
def test_the_smith_helps_a_thief_who_can_pay_or_who_has_two_victims() -> None:
    dear = {1: "garden", 2: "dungeon"}
    queen = player("queen", coins=0, subjects=["smith"])
    match = table(queen, player("knight"), player("merchant-1"), open=dear)
    assert refused(match, 0, "use") == ("R23", "why-too-dear-with-smith")
    match = table(queen, player("knight"), player("treasurer"), open=dear)
    assert "use" in options(match, 0), "money from one, the building from the other"


@pytest.mark.rule("R10", "R23")
def test_the_smith_is_no_help_where_the_one_action_would_have_to_be_the_money() -> None:
    match = table(player("merchant-1", coins=0, subjects=["smith"]), player("merchant-2"), player("queen", coins=0))
    assert refused(match, 0, "use") == ("R23", "why-too-dear-with-smith")


@pytest.mark.rule("R23")
def test_the_smith_comes_too_late_when_the_building_is_bought_or_skipped() -> None:
    match = table(player("lord-protector", subjects=["smith"]), player("prince"), player("merchant-1"), open={1: "inn"})
    play(match, 0, "buy 1")
    assert match.actors == (1,)
    match = table(player("merchant-2", subjects=["smith"]), player("merchant-1"), player("queen", coins=0))
    play(match, 1, "skip")
    play(match, 0, "money 1")
    assert seen(match).phase == "choosing", "the one action of an equal rank was another"


@pytest.mark.rule("R23")
def test_the_carpenter_buys_a_building() -> None:
    match = with_subject("carpenter", "prince", open={1: "forge"})
    play(match, 0, "use", "buy 1")
    assert (names(at(match, 0).buildings), at(match, 0).coins) == (["forge"], 2)
    assert "resolve" in options(match, 0), "own actions go on"


@pytest.mark.rule("R23")
def test_the_market_woman_takes_money() -> None:
    match = with_subject("market-woman", "prince")
    play(match, 0, "use", "money 4")
    assert at(match, 0).coins == 7


@pytest.mark.rule("R23")
def test_the_innkeeper_recruits_and_the_new_subject_rests() -> None:
    match = with_subject("innkeeper", "count", open={4: "jailer"})
    play(match, 0, "use", "recruit 4")
    assert names(at(match, 0).subjects) == ["innkeeper", "jailer"]
    assert refused(match, 0, "use") == ("R22", "why-ability-used")


@pytest.mark.rule("R23")
@pytest.mark.parametrize(
    ("subject", "needs"), [("carpenter", "buy"), ("innkeeper", "recruit"), ("market-woman", "money")]
)
def test_an_extra_action_must_be_possible(subject: str, needs: str) -> None:
    match = table(
        player("prince", subjects=[subject], coins=0),
        player("count", coins=48),
        player("knight", coins=0),
        money=(0, 0, 0, 0),
    )
    while match.actors != (0,):
        play(match, match.actors[0], "skip")
    reason = match.reason(0, "use")
    assert reason is not None
    assert (reason.rule, reason.phrase.args) == ("R16", {"action": (f"action-{needs}",)})


def vintner() -> Match:
    return with_subject("vintner", open={1: "forge", 3: "bishop", 4: "miner"}, under={3: ["sailor", "farmer"]})


@pytest.mark.rule("R23")
def test_the_vintner_looks_through_the_stacks_of_subjects_and_only_he_sees_it() -> None:
    match = vintner()
    play(match, 0, "use")
    assert [len(stack.cards) for stack in seen(match, 0).stacks] == [1, 1, 8, 7]
    assert [len(stack.cards) for stack in seen(match, 1).stacks] == [1, 1, 1, 1]
    assert not match.can_undo(0)
    play(match, 0, "skip")
    assert at(match, 0).used, "looking alone is the use"
    assert [len(stack.cards) for stack in seen(match, 0).stacks] == [1, 1, 8, 7], "what was seen stays known"


@pytest.mark.rule("R23")
def test_the_vintner_takes_any_subject_for_its_full_price_and_the_order_stays() -> None:
    match = vintner()
    play(match, 0, "use")
    before = names(seen(match, 0).stacks[2].cards)
    assert before[:3] == ["bishop", "sailor", "farmer"]
    play(match, 0, "take 3 2")
    assert names(seen(match, 0).stacks[2].cards) == [before[0], *before[2:]]
    assert names(at(match, 0).subjects) == ["vintner", "sailor"]
    assert (at(match, 0).coins, piles(match)) == (3, [2, 2, 4, 2])


@pytest.mark.rule("R23")
def test_the_vintner_takes_no_building_nothing_too_dear_and_nothing_that_is_not_there() -> None:
    match = table(
        player("merchant-1", subjects=["vintner"], coins=3),
        player("queen", coins=0),
        player("lord-protector", coins=0),
        open={1: "smith", 3: "bishop", 4: "inn"},
    )
    assert refused(match, 0, "take 3 1") == ("R23", "why-not-taking")
    play(match, 0, "use")
    assert refused(match, 0, "take 3 1") == ("R20", "why-too-dear")
    assert "take 3 1" not in options(match, 0)
    assert refused(match, 0, "take 4 1") == ("R23", "why-takes-other-sort")
    assert refused(match, 0, "take 2 1") == ("R23", "why-takes-other-sort")
    assert refused(match, 0, "take 4 8") == ("R23", "why-no-card-there")
    assert refused(match, 0, "money 1") == ("R23", "why-take-first")
    play(match, 0, "take 1 1")
    assert names(at(match, 0).subjects) == ["vintner", "smith"], "an open subject lies in any stack"


@pytest.mark.rule("R23")
def test_the_miner_does_the_same_with_buildings() -> None:
    match = with_subject("miner", open={2: "garden"}, under={2: ["farmstead"]})
    play(match, 0, "use")
    assert [len(stack.cards) for stack in seen(match, 0).stacks] == [8, 8, 1, 1]
    play(match, 0, "take 2 2")
    assert names(at(match, 0).buildings) == ["farmstead"]
    assert at(match, 0).coins == 4


@pytest.mark.rule("R23")
def test_the_herbalist_gives_a_marker_to_another_and_no_guard_helps() -> None:
    match = table(
        player("merchant-1", subjects=["herbalist"]),
        player("queen", coins=0, subjects=["city-guard"]),
        player("lord-protector", coins=0),
    )
    play(match, 0, "use")
    assert options(match, 0) == ["hand-on eagle", "hand-on stag", "skip"]
    play(match, 0, "hand-on eagle")
    assert [at(match, seat).markers for seat in range(3)] == [0, 3, 2]
    assert refused(match, 0, "use") == ("R22", "why-ability-used")


@pytest.mark.rule("R23")
@pytest.mark.parametrize(
    ("subject", "sort", "other", "card", "foreign"),
    [("vintner", (3, 4), 1, "smith", "inn"), ("miner", (1, 2), 4, "inn", "smith")],
)
def test_who_looks_takes_a_card_from_whatever_stack_it_lies_in(
    subject: str, sort: tuple[int, int], other: int, card: str, foreign: str
) -> None:
    """Vintner and Miner are refused exactly where no card of theirs lies in any stack."""
    match = with_subject(subject)
    lay(match, sort[0])
    assert "use" in options(match, 0), "one stack is enough"
    lay(match, sort[1], foreign)
    assert refused(match, 0, "use") == ("R23", "why-no-stack"), "what lies there is of the other sort"
    lay(match, sort[1], foreign, card)
    assert "use" in options(match, 0), "below an open card of the other sort"
    lay(match, sort[1])
    assert refused(match, 0, "use") == ("R23", "why-no-stack")
    lay(match, other, card)
    play(match, 0, "use")
    assert options(match, 0) == [f"take {other} 1", "skip"], "on a stack of the other sort"


@pytest.mark.rule("R23")
@pytest.mark.parametrize(("coins", "asked"), [(0, False), (1, True), (5, True)])
def test_who_cannot_pay_for_anything_takes_nothing_without_being_asked(coins: int, asked: bool) -> None:
    """With a coin a cheap subject may lie there: that none does, nobody else must learn."""
    match = table(
        player("merchant-1", subjects=["vintner"], coins=coins),
        player("queen", coins=0),
        player("lord-protector", coins=0),
    )
    play(match, 0, "use")
    assert (seen(match).phase == "taking") == asked
    assert ("event-took-nothing" in [phrase.key for phrase in told(match)]) == (not asked)
    assert len(seen(match, 0).stacks[2].cards) == 8, "looking alone is the use"
    if coins == 1:
        assert options(match, 0) == ["skip"]


@pytest.mark.rule("R23")
def test_who_can_pay_only_for_what_lies_open_elsewhere_is_not_asked() -> None:
    match = table(
        player("merchant-1", subjects=["miner", "vintner"], coins=1),
        player("queen", coins=0, subjects=["vintner", "gardener"]),
        player("lord-protector", coins=0, subjects=["miner", "city-guard"]),
    )
    play(match, 1, "skip")
    play(match, 0, "use")
    assert (seen(match).phase, at(match, 0).used) == ("acting", True)


@pytest.mark.rule("R23")
def test_the_herbalist_needs_a_marker() -> None:
    match = table(
        player("merchant-1", subjects=["herbalist"], markers=0),
        player("queen", coins=0),
        player("count", coins=0, markers=0),
    )
    assert refused(match, 0, "use") == ("R23", "why-no-markers")


def robbed_farmer() -> Match:
    """The Knight has let the Diplomat's money lapse; the Diplomat's turn."""
    match = table(player("knight", coins=0), player("diplomat", subjects=["farmer"]), player("queen", coins=0))
    play(match, 2, "steal lion buy")
    play(match, 0, "steal eagle money", "skip", "skip")
    return match


@pytest.mark.rule("R23")
def test_the_farmer_carries_out_a_covered_action_even_if_it_lapsed() -> None:
    match = robbed_farmer()
    play(match, 1, "use")
    assert options(match, 1) == ["regain money"]
    assert refused(match, 1, "regain resolve") == ("R23", "why-not-covered")
    assert refused(match, 1, "skip") == ("R23", "why-regain-first")
    play(match, 1, "regain money", "money 1")
    assert at(match, 1).coins == 7
    assert "resolve" in options(match, 1), "at any time, and the own actions follow"
    assert refused(match, 1, "money 2") == ("R12", "why-covered"), "it stays covered"


@pytest.mark.rule("R23")
def test_the_farmer_acts_in_addition_to_the_one_action_of_an_equal_rank() -> None:
    match = table(player("knight"), player("diplomat", subjects=["farmer"]), player("countess"))
    play(match, 0, "steal eagle money", "skip", "steal stag money", "skip", "skip", "skip")
    play(match, 2, "skip")
    play(match, 1, "resolve", "use", "regain money", "money 1")
    assert (at(match, 1).markers, at(match, 1).coins) == (2, 7)


@pytest.mark.rule("R23")
def test_the_farmer_has_one_of_several_covered_actions() -> None:
    match = table(player("courtier"), player("countess"), player("merchant-1", subjects=["farmer"]))
    play(match, 0, "steal stag money", "skip", "skip", "skip")
    play(match, 1, "steal stag resolve", "skip", "skip", "skip", "skip")
    play(match, 2, "use")
    assert options(match, 2) == ["regain resolve", "regain money"]
    play(match, 2, "regain resolve", "resolve")
    assert at(match, 2).markers == 2
    assert refused(match, 2, "use") == ("R22", "why-ability-used")
    assert refused(match, 2, "regain money") == ("R23", "why-not-regaining")


@pytest.mark.rule("R23")
def test_the_farmer_needs_a_covered_action_that_is_possible() -> None:
    assert refused(with_subject("farmer"), 0, "use") == ("R23", "why-nothing-to-regain")
    match = table(player("knight"), player("diplomat", subjects=["farmer"], coins=0), player("count"))
    play(match, 2, "skip", "skip")
    play(match, 0, "steal eagle buy", "skip", "skip", "skip")
    assert refused(match, 1, "use") == ("R23", "why-nothing-to-regain")
