"""Conflicts: R10-R15."""

import pytest

from regalia.games.rivals.table import ACTION_KINDS, CHARACTER, CREST, EQUAL, GUARDED, MARKERS
from regalia.match import Match
from tests.games.rivals.table import at, options, play, player, refused, seen, skip_all, state_of, table


def markers(match: Match) -> list[int]:
    return state_of(match).row(MARKERS, match.seats)


@pytest.mark.rule("R10")
def test_equal_ranks_take_a_marker_each_and_do_not_steal() -> None:
    match = table(player("treasurer"), player("knight"), player("diplomat"))
    assert markers(match) == [2, 2, 1]
    assert [at(match, seat).equal for seat in range(3)] == [True, True, False]
    assert seen(match).thefts == ()
    assert refused(match, 0, "steal stag money") == ("R10", "why-no-theft")


@pytest.mark.rule("R10")
def test_an_equal_rank_leaves_one_action_of_choice() -> None:
    match = table(player("merchant-1"), player("merchant-2"), player("queen"))
    play(match, 2, "skip")
    moves = options(match, 0)
    assert {move.split()[0] for move in moves} == {"resolve", "money", "recruit", "buy", "skip"}
    play(match, 0, "money 1")
    assert match.actors == (1,)


@pytest.mark.rule("R10")
def test_the_one_action_cannot_be_followed_by_another() -> None:
    match = table(player("merchant-1", subjects=["jailer"]), player("merchant-2"), player("queen"))
    play(match, 2, "skip")
    play(match, 0, "money 1")
    assert options(match, 0) == ["skip", "use"]
    assert refused(match, 0, "money 2") == ("R10", "why-one-action")
    assert refused(match, 0, "resolve") == ("R10", "why-one-action")


@pytest.mark.rule("R11")
def test_a_higher_character_steals_from_each_lower_one_that_it_names() -> None:
    match = table(player("knight"), player("diplomat"), player("countess"), player("merchant-1"))
    assert {(theft.thief, theft.victim) for theft in seen(match).thefts} == {(0, 1), (0, 2)}
    assert markers(match) == [1, 3, 3, 1]


@pytest.mark.rule("R11")
def test_a_victim_takes_a_marker_for_each_thief() -> None:
    match = table(player("courtier"), player("countess"), player("merchant-1"))
    assert markers(match) == [1, 1, 3]


@pytest.mark.rule("R12")
def test_the_theft_comes_in_the_thiefs_turn_before_his_own_actions() -> None:
    match = table(player("knight"), player("diplomat"), player("count", coins=0))
    assert match.actors == (2,), "the Count comes first"
    play(match, 2, "skip")
    assert all(move.startswith("steal eagle") for move in options(match, 0))
    assert refused(match, 0, "money 1") == ("R12", "why-steal-first")
    assert refused(match, 0, "skip") == ("R12", "why-steal-first")


@pytest.mark.rule("R12")
def test_a_stolen_action_is_carried_out_at_once_for_the_thief_and_lost_to_the_victim() -> None:
    match = table(player("knight"), player("diplomat"), player("count"), money=(3, 2, 2, 2))
    play(match, 2, "skip", "skip")
    play(match, 0, "steal eagle money")
    assert options(match, 0) == ["money 1", "money 2", "money 3", "money 4", "skip"]
    play(match, 0, "money 1")
    assert (at(match, 0).coins, at(match, 1).coins) == (8, 5)
    play(match, 0, "skip", "skip")
    assert match.actors == (1,)
    assert refused(match, 1, "money 2") == ("R12", "why-covered")
    assert {move.split()[0] for move in options(match, 1)} == {"resolve", "skip"}
    play(match, 1, "resolve")
    assert "buy 1" in options(match, 1)


@pytest.mark.rule("R12")
def test_a_stolen_action_may_lapse_but_must_be_covered() -> None:
    match = table(player("knight"), player("diplomat"), player("count"))
    play(match, 2, "skip", "skip")
    play(match, 0, "steal eagle resolve", "skip")
    assert at(match, 0).markers == 1
    covered = {action.kind: action.thief for action in at(match, 1).character.actions}  # type: ignore[union-attr]
    assert covered == {"resolve": 0, "money": None, "buy": None}
    assert refused(match, 0, "steal eagle money") == ("R12", "why-stolen-already")


@pytest.mark.rule("R12")
def test_a_stolen_action_that_is_impossible_lapses_by_itself() -> None:
    match = table(player("knight", markers=0), player("diplomat"), player("count"))
    play(match, 2, "skip", "skip")
    play(match, 0, "steal eagle resolve")
    assert seen(match).phase == "acting"
    assert "money 1" in options(match, 0)


@pytest.mark.rule("R12")
def test_several_victims_one_after_the_other_in_the_order_of_the_thief() -> None:
    match = table(player("knight"), player("diplomat"), player("countess"))
    assert {move.split()[1] for move in options(match, 0)} == {"eagle", "stag"}
    play(match, 0, "steal stag money", "money 1")
    assert {move.split()[1] for move in options(match, 0)} == {"eagle"}
    play(match, 0, "steal eagle money", "money 2")
    assert at(match, 0).coins == 9
    assert "money 3" in options(match, 0)


@pytest.mark.rule("R12")
def test_a_stolen_action_works_on_the_thiefs_own_markers() -> None:
    match = table(player("knight", markers=2), player("diplomat", markers=3), player("count"))
    play(match, 2, "skip", "skip")
    play(match, 0, "steal eagle resolve", "resolve")
    assert (at(match, 0).markers, at(match, 1).markers) == (1, 4)


@pytest.mark.rule("R12", "R22")
def test_no_ability_between_covering_and_carrying_out() -> None:
    match = table(player("knight", subjects=["jailer"]), player("diplomat"), player("count"))
    play(match, 2, "skip", "skip")
    assert "use" in options(match, 0), "before a theft"
    play(match, 0, "steal eagle money")
    assert "use" not in options(match, 0)
    assert refused(match, 0, "use") == ("R22", "why-carry-out-first")
    play(match, 0, "money 1")
    assert "use" in options(match, 0), "and after it"


@pytest.mark.rule("R13")
def test_the_city_guard_turns_a_theft_marker_on_the_thief() -> None:
    match = table(player("knight"), player("diplomat", subjects=["city-guard"]), player("queen"))
    assert (seen(match).phase, match.actors) == ("guarding", (1,))
    assert options(match, 1) == ["guard lion", "skip"]
    play(match, 1, "guard lion")
    assert markers(match) == [3, 1, 1]
    assert at(match, 1).used
    assert [theft.guarded for theft in seen(match).thefts if theft.victim == 1] == [True]
    assert seen(match).turn == 2
    play(match, 2, "steal lion money", "skip", "skip")
    assert all(move.startswith("steal eagle") for move in options(match, 0)), "the theft still happens"


@pytest.mark.rule("R13")
def test_the_city_guard_is_optional_and_names_one_thief() -> None:
    match = table(player("courtier"), player("countess"), player("merchant-1", subjects=["city-guard"]))
    assert options(match, 2) == ["guard lion", "guard eagle", "skip"]
    assert refused(match, 2, "guard stag") == ("R13", "why-not-your-thief")
    assert refused(match, 2, "guard pile") == ("R13", "why-not-your-thief")
    assert refused(match, 2, "money 1") == ("R13", "why-guard-first")
    play(match, 2, "guard eagle")
    assert markers(match) == [1, 2, 2]
    assert refused(match, 0, "guard eagle") == ("R13", "why-not-guarding")


@pytest.mark.rule("R13")
def test_a_city_guard_who_declines_takes_the_marker_and_keeps_his_ability() -> None:
    match = table(player("knight"), player("diplomat", subjects=["city-guard"]), player("count"))
    play(match, 1, "skip")
    assert markers(match) == [1, 2, 1]
    assert not at(match, 1).used
    play(match, 2, "skip", "skip")
    play(match, 0, "steal eagle money", "skip", "skip", "skip")
    assert refused(match, 1, "use") == ("R13", "why-guard-too-late")


@pytest.mark.rule("R13")
def test_the_city_guard_is_no_help_in_an_equal_rank_conflict() -> None:
    match = table(player("merchant-1", subjects=["city-guard"]), player("merchant-2"), player("queen"))
    assert seen(match).phase == "acting"
    assert markers(match) == [2, 2, 1]


@pytest.mark.rule("R13", "R15")
def test_the_city_guard_turns_a_theft_away_from_one_in_an_equal_rank_conflict() -> None:
    match = table(player("merchant-1", subjects=["city-guard"]), player("merchant-2"), player("countess"))
    assert markers(match) == [2, 2, 1], "the marker of the equal rank is theirs"
    play(match, 0, "guard stag")
    assert markers(match) == [2, 3, 2]


@pytest.mark.rule("R13")
def test_the_city_guard_is_no_help_against_a_marker_passed_on() -> None:
    match = table(player("courtier"), player("queen", subjects=["city-guard"], coins=0), player("diplomat", coins=0))
    play(match, 0, "hand-on eagle")
    assert (seen(match).phase, markers(match)) == ("acting", [0, 2, 1])


@pytest.mark.rule("R13")
def test_a_city_guard_with_two_equal_thieves_has_none() -> None:
    match = table(player("merchant-1", subjects=["city-guard"]), player("countess"), player("diplomat"))
    assert seen(match).phase == "acting", "they are in conflict with each other and do not steal"


@pytest.mark.rule("R13")
def test_against_the_pile_card_the_marker_stays_in_the_stock() -> None:
    match = table(player("diplomat", subjects=["city-guard"]), player("queen"), pile_card="knight")
    assert options(match, 0) == ["guard pile", "skip"]
    stock = seen(match).stock
    play(match, 0, "guard pile")
    assert markers(match) == [1, 1]
    assert seen(match).stock == stock


@pytest.mark.rule("R13")
def test_several_guards_decide_in_turn_order() -> None:
    match = table(
        player("diplomat", subjects=["city-guard"], markers=2),
        player("countess", subjects=["city-guard"], markers=1),
        player("knight"),
    )
    assert match.actors == (1,)
    assert seen(match).order == (2, 1, 0)
    play(match, 1, "guard stag")
    assert match.actors == (0,)
    assert markers(match) == [3, 2, 1], "no marker for a theft before all have named"
    play(match, 0, "skip")
    assert markers(match) == [4, 2, 2]


@pytest.mark.rule("R13")
def test_the_gardener_and_the_guard_are_one_ability_each_stage() -> None:
    match = table(player("queen", subjects=["gardener"]), player("diplomat"), player("knight"))
    play(match, 0, "exchange eagle")
    assert at(match, 0).character.name == "diplomat"  # type: ignore[union-attr]
    assert seen(match).phase == "acting"
    assert refused(match, 1, "use") == ("R22", "why-no-subject")


@pytest.mark.rule("R14")
def test_the_pile_card_gives_a_marker_to_an_equal() -> None:
    match = table(player("merchant-1"), player("diplomat"), pile_card="countess")
    assert markers(match) == [2, 2], "the Diplomat equals it; the Diplomat's theft gives the Merchant his"
    assert not at(match, 1).equal
    assert all(move.startswith("steal lion") for move in options(match, 1)), "it does not stop a theft"
    play(match, 1, "steal lion money", "skip")
    play(match, 1, "resolve")
    assert "money 1" in options(match, 1), "nor does it limit actions"


@pytest.mark.rule("R14")
def test_without_an_equal_the_pile_card_gives_a_marker_to_those_it_steals_from() -> None:
    match = table(player("merchant-1"), player("merchant-2"), pile_card="countess")
    assert markers(match) == [3, 3]
    match = table(player("merchant-1"), player("diplomat"), pile_card="knight")
    assert markers(match) == [2, 2]
    match = table(player("merchant-1"), player("queen"), pile_card="knight")
    assert markers(match) == [1, 1]


@pytest.mark.rule("R14")
def test_a_pile_card_that_equals_a_player_gives_nothing_to_its_prey() -> None:
    match = table(player("merchant-1"), player("courtier"), pile_card="priest")
    assert markers(match) == [2, 2], "one for the theft, one for the equal; none from the Priest's prey"
    match = table(player("merchant-1", subjects=["city-guard"]), player("courtier"), pile_card="priest")
    assert options(match, 0) == ["guard eagle", "skip"], "and there is nothing to guard against"


@pytest.mark.rule("R14")
def test_the_pile_card_is_neither_stolen_from_nor_counts_for_the_sailor() -> None:
    match = table(player("knight", subjects=["sailor"]), player("queen"), pile_card="treasurer")
    play(match, 1, "steal lion buy", "skip", "skip")
    assert refused(match, 0, "use") == ("R23", "why-no-conflict")
    match = table(player("knight"), player("queen"), pile_card="diplomat")
    play(match, 1, "steal lion buy", "skip", "skip")
    assert refused(match, 0, "steal eagle money") == ("R11", "why-no-prey")


@pytest.mark.rule("R15")
def test_those_in_an_equal_rank_conflict_can_be_stolen_from_too() -> None:
    match = table(player("knight"), player("diplomat"), player("countess"))
    assert markers(match) == [1, 3, 3]
    play(match, 0, "steal eagle money", "money 1", "steal stag recruit", "skip", "skip", "skip")
    first, second = match.actors[0], 3 - match.actors[0]
    assert first == 2, "the Countess bears the symbol"
    assert {move.split()[0] for move in options(match, 2)} == {"resolve", "money", "skip"}
    play(match, first, "resolve")
    assert {move.split()[0] for move in options(match, second)} == {"resolve", "buy", "skip"}


@pytest.mark.rule("R15")
def test_a_merchant_can_take_three_markers_in_one_stage() -> None:
    match = table(player("merchant-1"), player("merchant-2"), player("courtier"), player("countess"))
    assert markers(match) == [4, 4, 1, 1]
    skip_all(match)


@pytest.mark.rule("R10", "R12", "R13", "R29")
def test_conflicts_covers_and_guards_end_with_their_stage() -> None:
    match = table(player("merchant-1", subjects=["city-guard"]), player("merchant-2"), player("countess"))
    play(match, 0, "guard stag")
    play(match, 2, "steal lion money", "skip", "steal eagle money", "skip")
    skip_all(match)
    assert (seen(match).phase, seen(match).stage) == ("choosing", 2)
    state = state_of(match)
    assert state.t[EQUAL] == 0
    for place, count in ((GUARDED, 4), (CREST, 4 * ACTION_KINDS), (CHARACTER, 4)):
        assert set(state.row(place, count)) == {-1}
