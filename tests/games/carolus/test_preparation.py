"""C10-C13: discs, their order, and what everybody may see."""

import msgspec
import pytest

import regalia
from regalia.engine.errors import IllegalMove, WrongSeat
from regalia.match import Match
from tests.games.carolus.table import BLACK, GREY, WHITE, load_dice, look, player, seat, table

DISCS = (1, 2, 3, 4, 5)


def discs(match: Match, number: int) -> list[str]:
    return [move.targets[0] for move in match.moves(number) if move.verb == "disc"]


@pytest.mark.rule("C10")
def test_each_player_lays_out_one_disc_in_order() -> None:
    match = table(player(), player(), player(), order=[2, 0, 1])
    for number, disc in ((GREY, 4), (WHITE, 1), (BLACK, 3)):
        assert match.actors == (number,)
        assert look(match).phase == "preparing"
        match.play(number, f"disc {disc}")
        assert seat(match, number).laid == disc
        assert disc not in seat(match, number).unused
    assert look(match).phase == "moving"


@pytest.mark.rule("C10")
def test_nobody_lays_out_a_disc_before_his_turn_or_twice() -> None:
    match = table(player(), player())
    with pytest.raises(WrongSeat):
        match.play(BLACK, "disc 1")
    match.play(WHITE, "disc 1")
    with pytest.raises(WrongSeat):
        match.play(WHITE, "disc 2")


@pytest.mark.rule("C10")
def test_a_used_disc_cannot_be_laid_out() -> None:
    match = table(player(unused=(2, 5)), player(unused=(1, 2)))
    assert discs(match, WHITE) == ["2", "5"]
    with pytest.raises(IllegalMove) as refused:
        match.play(WHITE, "disc 3")
    assert refused.value.rule == "C10"


@pytest.mark.rule("C10")
def test_from_round_2_on_the_order_is_that_of_acting_in_the_round_before() -> None:
    match = table(player(), player(), player(), order=[0, 1, 2])
    for number, disc in ((WHITE, 5), (BLACK, 2), (GREY, 3)):
        match.play(number, f"disc {disc}")
    assert look(match).order == (BLACK, GREY, WHITE)
    assert match.actors == (BLACK,)


@pytest.mark.rule("C10")
def test_the_action_order_becomes_the_choosing_order() -> None:
    match = table(player(disc=5), player(disc=2), player(disc=3), anyone_brought=True)
    for number in (BLACK, GREY, WHITE):
        load_dice(match, "red red red red")
        match.play(number, "emperor 1")
    view = look(match)
    assert (view.round, view.phase, view.order, view.turn) == (2, "preparing", (BLACK, GREY, WHITE), BLACK)
    assert all(own.laid is None for own in view.seats)


@pytest.mark.rule("C11")
@pytest.mark.parametrize("first", DISCS)
def test_a_number_already_out_may_not_be_chosen(first: int) -> None:
    match = table(player(), player())
    match.play(WHITE, f"disc {first}")
    assert discs(match, BLACK) == [str(disc) for disc in DISCS if disc != first]
    with pytest.raises(IllegalMove) as refused:
        match.play(BLACK, f"disc {first}")
    assert refused.value.rule == "C11"


@pytest.mark.rule("C11")
def test_with_four_players_all_numbers_already_out_are_taken() -> None:
    match = table(player(), player(), player(), player())
    match.play(0, "disc 3")
    match.play(1, "disc 1")
    match.play(2, "disc 5")
    assert discs(match, 3) == ["2", "4"]


@pytest.mark.rule("C11")
def test_a_number_used_in_an_earlier_round_is_free_for_others() -> None:
    match = table(player(unused=(1, 2)), player(unused=(3, 4, 5)))
    match.play(WHITE, "disc 2")
    assert discs(match, BLACK) == ["3", "4", "5"]


@pytest.mark.rule("C11")
def test_who_has_only_a_number_that_is_out_may_lay_it() -> None:
    match = table(player(unused=(2, 4)), player(unused=(2,)))
    match.play(WHITE, "disc 2")
    assert discs(match, BLACK) == ["2"]
    match.play(BLACK, "disc 2")


@pytest.mark.rule("C11")
def test_who_has_only_numbers_that_are_out_may_lay_any_of_them() -> None:
    match = table(player(unused=(1, 4)), player(unused=(2, 4)), player(unused=(1, 2)))
    match.play(WHITE, "disc 1")
    match.play(BLACK, "disc 2")
    assert discs(match, GREY) == ["1", "2"]


@pytest.mark.rule("C11")
def test_one_free_number_is_enough_to_bar_the_others() -> None:
    match = table(player(unused=(1, 4)), player(unused=(2, 4)), player(unused=(1, 2, 5)))
    match.play(WHITE, "disc 1")
    match.play(BLACK, "disc 2")
    assert discs(match, GREY) == ["5"]


@pytest.mark.rule("C11")
@pytest.mark.parametrize("first", [WHITE, BLACK])
def test_of_equal_numbers_the_first_laid_acts_first(first: int) -> None:
    match = table(player(unused=(2,)), player(unused=(2,)), order=[first, 1 - first])
    match.play(first, "disc 2")
    match.play(1 - first, "disc 2")
    assert look(match).order == (first, 1 - first)


@pytest.mark.rule("C11")
def test_of_equal_numbers_the_first_laid_also_chooses_first_in_the_next_round() -> None:
    match = table(
        player(unused=(3,), reserve={"red": 1}),
        player(unused=(3,)),
        player(unused=(1,)),
        order=[1, 0, 2],
    )
    match.play(BLACK, "disc 3")
    match.play(WHITE, "disc 3")
    match.play(GREY, "disc 1")
    assert look(match).order == (GREY, BLACK, WHITE)
    load_dice(match, "red red red red")
    match.play(GREY, "emperor 1")
    load_dice(match, "red red red red")
    match.play(BLACK, "emperor 1")
    match.play(WHITE, "knight red court")
    load_dice(match, "red red red red")
    match.play(WHITE, "emperor 1")
    assert (look(match).phase, look(match).order) == ("preparing", (GREY, BLACK, WHITE))


@pytest.mark.rule("C11")
def test_four_players_act_by_ascending_numbers() -> None:
    match = table(player(), player(), player(), player(), order=[3, 0, 1, 2])
    for number, disc in ((3, 4), (0, 2), (1, 5), (2, 1)):
        match.play(number, f"disc {disc}")
    assert look(match).order == (2, 0, 3, 1)


@pytest.mark.rule("C12")
def test_all_five_discs_come_back_at_the_end_of_the_round_of_the_fifth() -> None:
    match = table(player(unused=(4,), reserve={"red": 1}), player(unused=(1, 5)))
    match.play(WHITE, "disc 4")
    match.play(BLACK, "disc 5")
    assert seat(match, WHITE).unused == ()
    match.play(WHITE, "knight red court")
    load_dice(match, "red red red")
    match.play(WHITE, "emperor 1")
    assert seat(match, WHITE).unused == ()
    load_dice(match, "red red red")
    match.play(BLACK, "emperor 1")
    assert look(match).phase == "preparing"
    assert seat(match, WHITE).unused == DISCS
    assert seat(match, BLACK).unused == (1,)


@pytest.mark.rule("C12")
def test_over_ten_rounds_every_disc_is_used_twice() -> None:
    match = regalia.new("carolus", seats=2, seed=12)
    used: dict[int, list[int]] = {WHITE: [], BLACK: []}
    while not match.over and look(match).round <= 10:
        (actor,) = match.actors
        move = match.moves(actor)[0]
        if move.verb == "disc":
            used[actor].append(int(move.targets[0]))
        match.play(actor, move)
    for number in (WHITE, BLACK):
        for start in range(0, len(used[number]) - 4, 5):
            assert sorted(used[number][start : start + 5]) == [1, 2, 3, 4, 5]
        assert len(used[number]) >= 5


@pytest.mark.rule("C13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_sees_everything(seats: int) -> None:
    match = regalia.new("carolus", seats=seats, seed=13)
    for _ in range(40):
        views = {msgspec.json.encode(match.view(onlooker)) for onlooker in (None, *range(seats))}
        assert len(views) == 1
        assert {len(match.events(onlooker)) for onlooker in (None, *range(seats))} == {len(match.events(None))}
        (actor,) = match.actors
        match.play(actor, match.moves(actor)[-1])


@pytest.mark.rule("C13")
def test_the_view_shows_discs_reserves_courts_and_stock() -> None:
    match = table(
        player(disc=3, unused=(1,), court={"red": 2}, reserve={"blue": 4}),
        player(disc=4, unused=(2, 5), court={"red": 1}, reserve={"pink": 1}),
    )
    view = look(match)
    assert view.seats[WHITE].reserve == {"blue": 4}
    assert view.seats[BLACK].reserve == {"pink": 1}
    assert [own.court for own in view.seats] == [{"red": 2}, {"red": 1}]
    assert [(own.laid, own.unused) for own in view.seats] == [(3, (1,)), (4, (2, 5))]
    assert view.stock == {"red": 37, "blue": 36, "green": 40, "yellow": 40, "pink": 39}


@pytest.mark.rule("C13")
def test_only_the_coming_dice_are_unknown() -> None:
    match = table(player(disc=3), player(disc=4))
    glimpse = match.glimpse(WHITE)
    assert glimpse.snapshot() == match._state.snapshot()
    assert glimpse.random != match._state.random
