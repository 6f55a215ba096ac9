"""Choose and reveal: R7-R9."""

import pytest

import regalia
from tests.games.rivals.table import at, chosen, options, play, player, refused, seen, table, told


@pytest.mark.rule("R7")
def test_all_choose_at_the_same_time_in_any_order() -> None:
    match = regalia.new("rivals", seats=3, seed=1)
    left = [0, 1, 2]
    for seat in (1, 0, 2):
        assert (list(match.actors), seen(match).phase) == (left, "choosing")
        match.play(seat, match.moves(seat)[0])
        left.remove(seat)
    assert seen(match).phase != "choosing"


@pytest.mark.rule("R7")
def test_a_choice_stays_secret_until_all_have_chosen() -> None:
    match = chosen(player("queen"), player("knight"), player("prince"))
    assert (seen(match, 0).seats[0].chosen, seen(match, 0).seats[0].ready) == ("queen", True)
    assert (seen(match, 1).seats[0].chosen, seen(match, 1).seats[0].ready) == (None, True)
    keys = [phrase.key for phrase in told(match, 2)]
    assert keys == ["event-chosen", "event-chosen"]
    assert [phrase.key for phrase in told(match, 0)] == ["event-chose", "event-chosen"]
    match.play(2, "choose prince")
    characters = [seat.character.name for seat in seen(match, 1).seats if seat.character]
    assert characters == ["queen", "knight", "prince"]


@pytest.mark.rule("R7")
def test_a_choice_can_be_taken_back_until_the_reveal() -> None:
    match = chosen(player("queen"), player("knight"), player("prince"))
    match.undo(0)
    assert seen(match, 0).seats[0].chosen is None
    assert seen(match, 1).seats[1].chosen == "knight"
    match.play(0, "choose queen")
    match.play(2, "choose prince")
    assert not match.can_undo(2)


@pytest.mark.rule("R7")
def test_only_a_character_in_hand_can_be_chosen_and_only_once_a_round() -> None:
    match = chosen(player("queen"), player("knight"), player("prince"))
    assert refused(match, 2, "choose queen") == ("R7", "why-not-in-hand")
    assert refused(match, 0, "choose queen") == ("R7", "why-chosen")
    assert refused(match, 2, "money 1") == ("R7", "why-choose-first")
    match.play(2, "choose prince")
    assert refused(match, 0, "choose queen") == ("R7", "why-not-choosing")
    while seen(match).stage == 1:
        (seat,) = match.actors
        match.play(seat, match.moves(seat)[-1])
    assert refused(match, 0, "choose queen") == ("R7", "why-not-in-hand")
    assert len(options(match, 0)) == 2
    assert "queen" in seen(match).spent


@pytest.mark.rule("R8")
def test_two_players_reveal_a_card_of_the_pile_in_each_stage() -> None:
    match = regalia.new("rivals", seats=2, seed=3)
    revealed = []
    for stage in (1, 2):
        assert (seen(match).stage, seen(match).pile_card) == (stage, None)
        for seat in (0, 1):
            match.play(seat, match.moves(seat)[0])
        card = seen(match).pile_card
        assert card is not None
        revealed.append(card.name)
        assert card.name in seen(match).spent
        assert seen(match).aside == 6 - stage
        while seen(match).phase != "choosing":
            (seat,) = match.actors
            match.play(seat, match.moves(seat)[-1])
    assert len(set(revealed)) == 2
    assert seen(match).aside == 6


@pytest.mark.rule("R8")
@pytest.mark.parametrize("seats", [3, 4])
def test_more_players_have_no_pile(seats: int) -> None:
    match = table(*(player(name) for name in ("queen", "prince", "knight", "merchant-1")[:seats]))
    assert seen(match).pile_card is None


@pytest.mark.rule("R9")
def test_the_gardener_swaps_characters_before_conflicts() -> None:
    match = table(player("merchant-1", subjects=["gardener"]), player("queen"), player("count"))
    assert (seen(match).phase, match.actors) == ("gardening", (0,))
    assert options(match, 0) == ["exchange eagle", "exchange stag", "skip"]
    play(match, 0, "exchange eagle")
    assert [seat.character.name for seat in seen(match).seats if seat.character] == ["queen", "merchant-1", "count"]
    assert at(match, 0).used
    assert match.actors == (0,)
    assert seen(match).turn == 0


@pytest.mark.rule("R9", "R13", "R22")
@pytest.mark.parametrize("subject", ["gardener", "city-guard"])
def test_a_gardener_or_guard_who_is_not_active_does_nothing(subject: str) -> None:
    match = table(player("diplomat", subjects=[subject, "smith"]), player("knight"), player("queen"))
    assert (seen(match).phase, match.actors) == ("acting", (2,))


@pytest.mark.rule("R9")
def test_conflicts_follow_the_swapped_characters_and_the_symbol_goes_with_the_card() -> None:
    match = table(player("knight", subjects=["gardener"]), player("merchant-2"), player("merchant-1"))
    play(match, 0, "exchange stag")
    assert [at(match, seat).equal for seat in range(3)] == [True, True, False]
    assert [at(match, seat).markers for seat in range(3)] == [2, 2, 1]
    play(match, 2, "skip", "skip")
    assert match.actors == (0,), "the tie symbol came with Merchant I"


@pytest.mark.rule("R9")
def test_the_gardener_may_be_left_alone_and_is_then_not_used() -> None:
    match = table(player("knight", subjects=["gardener"]), player("diplomat"), player("queen"))
    play(match, 0, "skip")
    assert not at(match, 0).used
    play(match, 2, "skip") if "skip" in options(match, 2) else play(match, 2, "steal lion money", "skip", "skip")
    assert refused(match, 0, "use") == ("R9", "why-gardener-too-late")


@pytest.mark.rule("R9")
def test_two_gardeners_go_by_rank_as_revealed_and_may_swap_a_card_twice() -> None:
    match = table(
        player("merchant-1", subjects=["gardener"]),
        player("count", subjects=["gardener"]),
        player("queen"),
        player("knight"),
    )
    assert match.actors == (1,)
    play(match, 1, "exchange lion")
    assert match.actors == (0,)
    play(match, 0, "exchange boar")
    assert [seat.character.name for seat in seen(match).seats if seat.character] == [
        *("knight", "merchant-1", "queen", "count")
    ]


@pytest.mark.rule("R9")
@pytest.mark.parametrize(("markers", "first"), [((1, 2), 0), ((2, 1), 1), ((1, 1), 1)])
def test_two_gardeners_of_one_rank_go_by_markers_and_symbol(markers: tuple[int, int], first: int) -> None:
    match = table(
        player("merchant-2", subjects=["gardener"], markers=markers[0]),
        player("merchant-1", subjects=["gardener"], markers=markers[1]),
        player("queen"),
    )
    assert match.actors == (first,)


@pytest.mark.rule("R9")
def test_the_gardener_swaps_with_players_only() -> None:
    match = table(player("knight", subjects=["gardener"]), player("merchant-2"), pile_card="queen")
    assert options(match, 0) == ["exchange eagle", "skip"]
    assert refused(match, 0, "exchange lion") == ("R9", "why-yourself")
    assert refused(match, 0, "exchange stag") == ("R9", "why-no-such-player")
    assert refused(match, 1, "exchange lion") == ("R9", "why-not-your-turn")
    assert refused(match, 0, "money 1") == ("R9", "why-gardener-first")
    play(match, 0, "skip")
    assert refused(match, 0, "exchange eagle") == ("R9", "why-not-gardening")
