"""C25-C28: how the game ends, and who has won."""

import pytest

from tests.games.carolus.table import (
    BLACK,
    GREY,
    WHITE,
    load_dice,
    look,
    player,
    said,
    seat,
    table,
    territory,
)

NINE_WHITE = {"4-8": WHITE, "10-11": WHITE, "13-14": WHITE}


@pytest.mark.rule("C25", "C3")
def test_a_side_without_castles_in_supply_wins_at_once() -> None:
    match = table(player(disc=1, court={"red": 1}), player(disc=2), land={"2": {"red": 1}}, castles=NINE_WHITE)
    assert look(match).supply == (1, 10)
    match.play(WHITE, "emperor 1")
    view = look(match)
    assert (view.phase, view.ending, view.winners) == ("over", "castles", (WHITE,))
    assert view.supply == (0, 10)
    assert match.over
    assert match.ranks == (1, 2)
    assert match.points == (10, 0)
    assert match.actors == ()


@pytest.mark.rule("C25")
def test_also_in_somebody_elses_turn() -> None:
    match = table(player(disc=2, court={"red": 1}), player(disc=1), land={"2": {"red": 1}}, castles=NINE_WHITE)
    assert match.actors == (BLACK,)
    match.play(BLACK, "emperor 1")
    assert look(match).ending == "castles"
    assert match.ranks == (1, 2)


@pytest.mark.rule("C25")
def test_no_refill_follows() -> None:
    match = table(player(disc=1, court={"red": 1}), player(disc=2), land={"2": {"red": 1}}, castles=NINE_WHITE)
    match.play(WHITE, "emperor 1")
    assert "rolled" not in said(match)
    assert seat(match, WHITE).reserve == {}
    assert seat(match, WHITE).crowns == 0


@pytest.mark.rule("C25", "C3", "C27")
def test_eight_castles_are_enough_with_three_players() -> None:
    match = table(
        player(disc=1, court={"red": 1}),
        player(disc=2),
        player(disc=3),
        land={"2": {"red": 1}},
        castles={"4-8": WHITE, "10-11": WHITE},
    )
    match.play(WHITE, "emperor 1")
    assert look(match).ending == "castles"
    assert match.ranks == (1, 2, 2)


@pytest.mark.rule("C25", "C3")
def test_a_team_wins_together() -> None:
    match = table(
        player(disc=1),
        player(disc=2),
        player(disc=3),
        player(disc=4, court={"red": 1}),
        land={"2": {"red": 1}},
        castles={"4-8": BLACK, "10-11": BLACK, "13-14": BLACK},
    )
    match.play(0, "emperor 1")
    assert look(match).ending == "castles"
    assert match.ranks == (3, 3, 1, 1)


@pytest.mark.rule("C25", "C20")
def test_with_too_few_castles_all_old_ones_leave_and_the_side_wins() -> None:
    match = table(
        player(disc=1, court={"red": 1}),
        player(disc=2),
        land={"2-4": {"red": 4}},
        castles={"2-4": BLACK, "6-10": WHITE, "12-14": WHITE},
    )
    assert look(match).supply == (2, 7)
    assert (look(match).reach[0].castles, look(match).reach[0].last) == (2, True)
    match.play(WHITE, "emperor 1")
    assert (territory(match, "2").owner, territory(match, "2").castles) == (WHITE, 2)
    assert look(match).supply == (0, 10)
    assert look(match).ending == "castles"
    assert match.ranks == (1, 2)


@pytest.mark.rule("C25", "C20")
def test_exactly_enough_castles_win_too() -> None:
    match = table(
        player(disc=1, court={"red": 1}),
        player(disc=2),
        land={"2-4": {"red": 4}},
        castles={"2-4": BLACK, "6-9": WHITE, "12-14": WHITE},
    )
    assert look(match).supply == (3, 7)
    match.play(WHITE, "emperor 1")
    assert territory(match, "2").castles == 3
    assert look(match).ending == "castles"


@pytest.mark.rule("C25", "C21")
def test_the_stop_is_resolved_in_full_first() -> None:
    """The last castle still merges with its neighbours."""
    match = table(
        player(disc=1, court={"red": 1}),
        player(disc=2),
        land={"2": {"red": 1}},
        castles={"15-1": WHITE, "3-6": WHITE, "9-11": WHITE},
    )
    match.play(WHITE, "emperor 1")
    assert territory(match, "1").provinces == ("15", "1", "2", "3", "4", "5", "6")
    assert look(match).emperor == "1"
    assert look(match).ending == "castles"


@pytest.mark.rule("C25", "C26")
def test_the_last_castle_counts_before_too_few_territories() -> None:
    match = table(
        player(disc=1, court={"red": 1}),
        player(disc=2),
        land={"2": {"red": 2}},
        castles={"12-1": WHITE, "2": BLACK, "3-6": WHITE, "7-11": BLACK},
    )
    assert look(match).supply == (1, 4)
    match.play(WHITE, "emperor 1")
    assert len(look(match).territories) < 4
    assert look(match).ending == "castles"


@pytest.mark.rule("C25")
def test_a_loser_gets_his_castles_back_and_does_not_win_by_them() -> None:
    """Black had one castle in supply; with those that come back they have more, and the game goes on."""
    match = table(
        player(disc=1, court={"red": 1}),
        player(disc=2),
        land={"2-3": {"red": 3}},
        castles={"2-3": BLACK, "5-8": BLACK, "10-12": BLACK},
    )
    assert look(match).supply == (10, 1)
    match.play(WHITE, "emperor 1")
    assert look(match).supply == (8, 3)
    assert not match.over


@pytest.mark.rule("C26")
def test_fewer_than_four_territories_end_the_game() -> None:
    match = table(
        player(disc=1, court={"red": 1}),
        player(disc=2),
        land={"2": {"red": 2}},
        castles={"14-1": WHITE, "2": BLACK, "3-6": WHITE, "7-12": BLACK},  # and 13 is bare
    )
    assert len(look(match).territories) == 5
    match.play(WHITE, "emperor 1")
    assert [each.name for each in look(match).territories] == ["1", "7", "13"]
    assert (look(match).ending, look(match).winners) == ("territories", (WHITE,))
    assert match.points == (8, 6)
    assert match.ranks == (1, 2)
    assert "rolled" not in said(match)


@pytest.mark.rule("C26")
def test_four_territories_are_enough_and_bare_provinces_count() -> None:
    match = table(
        player(disc=1, court={"red": 1}),
        player(disc=2),
        land={"2": {"red": 1}},
        castles={"13-1": WHITE, "3-9": BLACK, "11-12": BLACK},  # 2 and 10 are bare
    )
    assert len(look(match).territories) == 5
    load_dice(match, "red red red")
    match.play(WHITE, "emperor 1")
    assert [each.name for each in look(match).territories] == ["1", "3", "10", "11"]
    assert not match.over
    assert match.actors == (BLACK,)


@pytest.mark.rule("C26")
def test_most_castles_win_whoever_brought_the_end_about() -> None:
    match = table(
        player(disc=1, court={"red": 1}),
        player(disc=2),
        land={"2": {"red": 1}},
        castles={"13-1": WHITE, "3-11": BLACK},  # 2 and 12 are bare
    )
    match.play(WHITE, "emperor 1")
    assert match.points == (5, 9)
    assert (look(match).ending, look(match).winners) == ("territories", (BLACK,))
    assert match.ranks == (2, 1)


@pytest.mark.rule("C26")
def test_a_team_with_most_castles_wins_together() -> None:
    match = table(
        player(disc=1, court={"red": 1}),
        player(disc=2),
        player(disc=3),
        player(disc=4),
        land={"2": {"red": 1}},
        castles={"13-1": WHITE, "3-11": BLACK},  # 2 and 12 are bare
    )
    match.play(WHITE, "emperor 1")
    assert match.points == (5, 5, 9, 9)
    assert match.ranks == (3, 3, 1, 1)


@pytest.mark.rule("C26")
def test_tied_sides_share_the_victory() -> None:
    match = table(
        player(disc=1, court={"red": 1}),
        player(disc=2),
        land={"2": {"red": 1}},
        castles={"11-1": WHITE, "3-9": BLACK},  # 2 and 10 are bare
    )
    assert len(look(match).territories) == 4
    match.play(WHITE, "emperor 1")
    assert match.points == (7, 7)
    assert (look(match).ending, look(match).winners) == ("territories", (WHITE, BLACK))
    assert match.ranks == (1, 1)


@pytest.mark.rule("C26", "C27")
def test_with_three_players_those_who_do_not_win_rank_equal() -> None:
    match = table(
        player(disc=1, court={"red": 1}),
        player(disc=2),
        player(disc=3),
        land={"2": {"red": 1}},
        castles={"11-1": WHITE, "3-6": BLACK, "7-10": GREY},  # 2 is bare
    )
    match.play(WHITE, "emperor 1")
    assert match.points == (7, 4, 4)
    assert match.ranks == (1, 2, 2)


@pytest.mark.rule("C26")
def test_with_three_players_second_and_third_are_not_told_apart() -> None:
    match = table(
        player(disc=1, court={"red": 1}),
        player(disc=2),
        player(disc=3),
        land={"2": {"red": 1}},
        castles={"11-1": WHITE, "3-7": BLACK, "8-10": GREY},
    )
    match.play(WHITE, "emperor 1")
    assert match.points == (7, 5, 3)
    assert match.ranks == (1, 2, 2)


@pytest.mark.rule("C26")
def test_with_three_players_two_may_share() -> None:
    match = table(
        player(disc=1, court={"red": 1}),
        player(disc=2),
        player(disc=3),
        land={"2": {"red": 1}},
        castles={"12-1": WHITE, "3-8": BLACK, "9-11": GREY},
    )
    match.play(WHITE, "emperor 1")
    assert match.points == (6, 6, 3)
    assert match.ranks == (1, 1, 3)


@pytest.mark.rule("C28")
def test_a_round_in_which_nobody_brings_a_knight_is_the_last() -> None:
    match = table(player(disc=1), player(disc=2), castles={"5": WHITE, "8": BLACK, "10": BLACK})
    load_dice(match, "red red red")
    match.play(WHITE, "emperor 1")
    assert not match.over
    load_dice(match, "red red red")
    match.play(BLACK, "emperor 1")
    assert (look(match).ending, look(match).winners) == ("standstill", (BLACK,))
    assert match.ranks == (2, 1)


@pytest.mark.rule("C28")
@pytest.mark.parametrize("brings", [WHITE, BLACK, GREY])
def test_one_knight_of_anybody_keeps_the_game_going(brings: int) -> None:
    hands = [player(disc=number + 1, reserve={"red": 1} if number == brings else {}) for number in range(3)]
    match = table(*hands)
    for number in range(3):
        if number == brings:
            match.play(number, "knight red 14")
        load_dice(match, "blue blue blue blue")
        match.play(number, "emperor 1")
    assert not match.over
    assert (look(match).round, look(match).phase) == (2, "preparing")


@pytest.mark.rule("C28")
def test_every_round_counts_for_itself() -> None:
    """Knights brought in one round do not save the next."""
    match = table(
        player(disc=1, reserve={"red": 1}),
        player(disc=2),
        land={"9": {"red": 39, "blue": 40, "green": 40, "yellow": 40, "pink": 40}},
    )
    match.play(WHITE, "knight red court")
    match.play(WHITE, "emperor 1")
    match.play(BLACK, "emperor 1")
    assert not match.over
    match.play(WHITE, "disc 2")
    match.play(BLACK, "disc 3")
    match.play(WHITE, "emperor 1")
    match.play(BLACK, "emperor 1")
    assert look(match).ending == "standstill"


@pytest.mark.rule("C28")
def test_round_100_is_the_last() -> None:
    match = table(player(disc=1), player(disc=2), round=100, anyone_brought=True, castles={"7": WHITE})
    for number in (WHITE, BLACK):
        assert not match.over
        load_dice(match, "red red red")
        match.play(number, "emperor 1")
    assert (look(match).ending, look(match).winners) == ("rounds", (WHITE,))
    assert match.ranks == (1, 2)


@pytest.mark.rule("C28")
def test_round_99_is_not() -> None:
    match = table(player(disc=1), player(disc=2), round=99, anyone_brought=True, castles={"7": WHITE})
    for number in (WHITE, BLACK):
        load_dice(match, "red red red")
        match.play(number, "emperor 1")
    assert not match.over
    assert look(match).round == 100


@pytest.mark.rule("C28", "C26")
def test_without_castles_all_share() -> None:
    match = table(player(disc=1), player(disc=2))
    for number in (WHITE, BLACK):
        load_dice(match, "red red red")
        match.play(number, "emperor 1")
    assert match.ranks == (1, 1)
