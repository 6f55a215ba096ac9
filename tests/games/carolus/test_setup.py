"""C6-C9: the provinces, the starting reserves, the first order, the teams."""

from collections import Counter

import pytest

import regalia
from regalia.engine.errors import InvalidMove, InvalidOption
from tests.games.carolus.table import (
    WHITE_1,
    WHITE_2,
    load_dice,
    look,
    play,
    player,
    seat,
    table,
    territory,
)

SEATS = (2, 3, 4)
RESERVE = {2: 7, 3: 9, 4: 7}
SEEDS = range(40)


@pytest.mark.rule("C6")
@pytest.mark.parametrize("seats", SEATS)
def test_one_knight_on_each_province_three_of_each_family(seats: int) -> None:
    for seed in SEEDS:
        territories = look(regalia.new("carolus", seats=seats, seed=seed)).territories
        assert all(sum(each.knights.values()) == 1 for each in territories)
        families = Counter(family for each in territories for family in each.knights)
        assert families == dict.fromkeys(("red", "blue", "green", "yellow", "pink"), 3)


@pytest.mark.rule("C6")
def test_knights_are_shuffled_and_the_emperor_starts_anywhere() -> None:
    views = [look(regalia.new("carolus", seats=2, seed=seed)) for seed in range(200)]
    for province in range(15):
        assert len({family for view in views for family in view.territories[province].knights}) == 5
    assert {view.emperor for view in views} == {str(number) for number in range(1, 16)}
    assert len({tuple(str(each.knights) for each in view.territories) for view in views}) == len(views)


@pytest.mark.rule("C7", "C27")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_rolls_for_a_starting_reserve(seats: int) -> None:
    for seed in SEEDS:
        for own in look(regalia.new("carolus", seats=seats, seed=seed)).seats:
            assert sum(own.reserve.values()) + own.crowns == RESERVE[seats]


@pytest.mark.rule("C7")
@pytest.mark.parametrize("seats", SEATS)
def test_crowns_are_decided_one_by_one_in_choosing_order_after_all_have_rolled(seats: int) -> None:
    several = skipped = 0
    for seed in SEEDS:
        match = regalia.new("carolus", seats=seats, seed=seed)
        order = look(match).order
        expected = [number for number in order for _ in range(seat(match, number).crowns)]
        several += len(set(expected)) > 1
        skipped += not seat(match, order[0]).crowns
        decided = []
        while look(match).phase == "setting-up":
            (actor,) = match.actors
            before = seat(match, actor)
            match.play(actor, "crown green")
            after = seat(match, actor)
            assert after.crowns == before.crowns - 1
            assert after.reserve["green"] == before.reserve.get("green", 0) + 1
            decided.append(actor)
        assert decided == expected
        assert look(match).phase == "preparing"
        assert match.actors == (order[0],)
        assert all(sum(own.reserve.values()) == RESERVE[seats] for own in look(match).seats)
    assert several
    assert skipped


@pytest.mark.rule("C7")
def test_nobody_lays_out_a_disc_before_all_crowns_are_decided() -> None:
    match = table(player(), player(crowns=1, reserve={"red": 6}), phase="setting-up", turn=0, order=[1, 0])
    assert match.actors == (1,)
    assert {move.verb for move in match.moves(1)} == {"crown"}
    match.play(1, "crown pink")
    assert {move.verb for move in match.moves(1)} == {"disc"}


@pytest.mark.rule("C8")
@pytest.mark.parametrize("seats", SEATS)
def test_anybody_may_be_first_and_the_others_follow_clockwise(seats: int) -> None:
    orders = {look(regalia.new("carolus", seats=seats, seed=seed)).order for seed in SEEDS}
    assert orders == {tuple((first + i) % seats for i in range(seats)) for first in range(seats)}


@pytest.mark.rule("C9")
def test_team_mates_sit_side_by_side() -> None:
    match = regalia.new("carolus", seats=4, seed=1)
    assert [own.side for own in look(match).seats] == [0, 0, 1, 1]


@pytest.mark.rule("C9")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_fewer_players_everybody_is_a_side(seats: int) -> None:
    match = regalia.new("carolus", seats=seats, seed=1)
    assert [own.side for own in look(match).seats] == list(range(seats))


@pytest.mark.rule("C9")
def test_whether_team_mates_may_talk_is_an_option_and_usually_off() -> None:
    silent = regalia.new("carolus", seats=4, seed=1)
    talking = regalia.new("carolus", seats=4, seed=1, options={"team_talk": True})
    assert silent.options == {"team_talk": False}
    assert talking.options == {"team_talk": True}
    assert silent.game.talking(4, silent.options) == ()
    assert talking.game.talking(4, talking.options) == ((0, 1), (2, 3))
    assert look(silent) == look(talking)
    for seats in (2, 3):
        with pytest.raises(InvalidOption):
            regalia.new("carolus", seats=seats, options={"team_talk": True})


@pytest.mark.rule("C9")
def test_team_mates_may_not_exchange_knights() -> None:
    match = table(
        player(disc=1, reserve={"red": 3}),
        player(disc=2, reserve={"blue": 1}),
        player(disc=3),
        player(disc=4),
    )
    assert set(match.game.verbs) == {"disc", "knight", "emperor", "crown"}
    for target in ("White", "1", "reserve", "court 1"):
        with pytest.raises(InvalidMove):
            match.game.parse(f"give red {target}")
    play(match, WHITE_1, "knight red court", "knight red court", "knight red 4")
    assert seat(match, WHITE_1).court == {"red": 2}
    assert seat(match, WHITE_2).court == {}
    assert seat(match, WHITE_2).reserve == {"blue": 1}
    load_dice(match, "red red red")
    match.play(WHITE_1, "emperor 1")
    assert match.why_not(WHITE_2, "knight red court") is not None
    assert territory(match, "4").knights == {"red": 1}
