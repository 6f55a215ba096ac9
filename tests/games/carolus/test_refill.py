"""C22-C24: dice, families that have run out, and crowns."""

import pytest

from regalia.engine.errors import IllegalMove
from regalia.match import Match
from tests.games.carolus.table import (
    BLACK,
    BLACK_1,
    BLACK_2,
    WHITE,
    WHITE_1,
    WHITE_2,
    holders,
    load_dice,
    log,
    look,
    player,
    rolled,
    said,
    seat,
    table,
)

ELSEWHERE = "9"
"""A province where all knights lie that are not to be in stock."""


def roll(match: Match, faces: str) -> None:
    load_dice(match, faces)
    match.play(match.actors[0], "emperor 1")
    assert rolled(log(match)) == tuple(faces.split())


def crowns(match: Match, number: int) -> list[str]:
    return [move.targets[0] for move in match.moves(number) if move.verb == "crown"]


ALL_BUT_ONE = {"red": 39, "blue": 40, "green": 40, "yellow": 40, "pink": 40}
ALL = ALL_BUT_ONE | {"red": 40}


@pytest.mark.rule("C22")
def test_a_knight_for_every_rolled_family() -> None:
    match = table(player(disc=1), player(disc=2))
    roll(match, "red pink red")
    assert seat(match, WHITE).reserve == {"red": 2, "pink": 1}
    assert look(match).stock == {"red": 38, "blue": 40, "green": 40, "yellow": 40, "pink": 39}
    assert match.actors == (BLACK,)


@pytest.mark.rule("C22")
def test_always_all_dice_however_many_knights_are_in_reserve() -> None:
    match = table(player(disc=1, reserve={"blue": 20}), player(disc=2), phase="moving")
    roll(match, "red red red")
    assert seat(match, WHITE).reserve == {"red": 3, "blue": 20}


@pytest.mark.rule("C22")
def test_always_all_dice_however_few_knights_were_brought() -> None:
    match = table(player(disc=1, reserve={"blue": 1}), player(disc=2))
    match.play(WHITE, "knight blue 4")
    roll(match, "red red red")
    assert seat(match, WHITE).reserve == {"red": 3}


@pytest.mark.rule("C22", "C27")
def test_four_dice_with_three_players() -> None:
    match = table(player(disc=1), player(disc=2), player(disc=3))
    roll(match, "red blue green yellow")
    assert seat(match, WHITE).reserve == {"red": 1, "blue": 1, "green": 1, "yellow": 1}


@pytest.mark.rule("C22")
def test_crowns_are_chosen_one_by_one() -> None:
    match = table(player(disc=1), player(disc=2))
    roll(match, "crown red crown")
    assert (look(match).phase, seat(match, WHITE).crowns) == ("refilling", 2)
    assert seat(match, WHITE).reserve == {"red": 1}
    assert crowns(match, WHITE) == ["red", "blue", "green", "yellow", "pink"]
    match.play(WHITE, "crown green")
    assert (look(match).phase, seat(match, WHITE).crowns) == ("refilling", 1)
    match.play(WHITE, "crown green")
    assert seat(match, WHITE).reserve == {"red": 1, "green": 2}
    assert look(match).stock["green"] == 38
    assert match.actors == (BLACK,)


@pytest.mark.rule("C22")
def test_the_families_come_before_the_crowns() -> None:
    """One red knight is left, and the crown lies before the red die: the die gets the knight, not the crown."""
    match = table(player(disc=1), player(disc=2), land={ELSEWHERE: {"red": 39}})
    roll(match, "crown red blue")
    assert seat(match, WHITE).reserve == {"red": 1, "blue": 1}
    assert seat(match, WHITE).crowns == 1
    assert crowns(match, WHITE) == ["blue", "green", "yellow", "pink"]


@pytest.mark.rule("C22")
def test_nobody_else_acts_while_crowns_are_open() -> None:
    match = table(player(disc=1), player(disc=2))
    roll(match, "crown red red")
    assert match.actors == (WHITE,)
    assert {move.verb for move in match.moves(WHITE)} == {"crown"}
    assert match.moves(BLACK) == []


@pytest.mark.rule("C23")
def test_when_a_family_has_run_out_all_courts_return_equally_many() -> None:
    match = table(
        player(disc=1, court={"red": 5}),
        player(disc=2, court={"red": 3}),
        land={ELSEWHERE: {"red": 32}},
    )
    assert "red" not in look(match).stock
    roll(match, "red blue blue")
    assert [seat(match, number).court for number in (WHITE, BLACK)] == [{"red": 2}, {}]
    assert look(match).stock["red"] == 2 * 3 - 1
    assert seat(match, WHITE).reserve == {"red": 1, "blue": 2}
    assert holders(match) == {"red": WHITE}
    assert "returned" in said(match)


@pytest.mark.rule("C23")
def test_only_when_its_die_is_taken() -> None:
    """The last red knight pays the first red die; the second one brings the others back."""
    match = table(
        player(disc=1, court={"red": 2}),
        player(disc=2, court={"red": 1}),
        land={ELSEWHERE: {"red": 36}},
    )
    assert look(match).stock["red"] == 1
    roll(match, "red blue blue")
    assert seat(match, WHITE).court == {"red": 2}
    assert "returned" not in said(match)
    match = table(
        player(disc=1, court={"red": 2}),
        player(disc=2, court={"red": 1}),
        land={ELSEWHERE: {"red": 36}},
    )
    roll(match, "red red blue")
    assert [seat(match, number).court for number in (WHITE, BLACK)] == [{"red": 1}, {}]
    assert seat(match, WHITE).reserve == {"red": 2, "blue": 1}
    assert look(match).stock["red"] == 1


@pytest.mark.rule("C23")
def test_a_family_that_nobody_rolled_stays_out() -> None:
    match = table(
        player(disc=1, court={"red": 2}),
        player(disc=2, court={"red": 1}),
        land={ELSEWHERE: {"red": 37}},
    )
    roll(match, "blue blue blue")
    assert seat(match, WHITE).court == {"red": 2}


@pytest.mark.rule("C23")
def test_knights_in_territories_and_reserves_do_not_return() -> None:
    match = table(
        player(disc=1, court={"red": 1}, reserve={"red": 4}, markers=("red",)),
        player(disc=2, court={"red": 1}, reserve={"red": 2}),
        land={ELSEWHERE: {"red": 32}},
        phase="moving",
    )
    roll(match, "red blue blue")
    assert seat(match, WHITE).reserve == {"red": 5, "blue": 2}
    assert seat(match, BLACK).reserve == {"red": 2}
    assert sum(each.knights.get("red", 0) for each in look(match).territories) == 32


@pytest.mark.rule("C23")
def test_with_four_players_each_of_the_four_is_counted() -> None:
    match = table(
        player(disc=1, court={"red": 6}),
        player(disc=2, court={"red": 2}),
        player(disc=3, court={"red": 4}),
        player(disc=4, court={"red": 3}),
        land={ELSEWHERE: {"red": 25}},
    )
    roll(match, "red blue blue")
    courts = [seat(match, number).court.get("red", 0) for number in (WHITE_1, WHITE_2, BLACK_1, BLACK_2)]
    assert courts == [4, 0, 2, 1]
    assert look(match).stock["red"] == 4 * 2 - 1


@pytest.mark.rule("C23")
def test_one_empty_row_of_four_is_enough_that_nobody_returns() -> None:
    match = table(
        player(disc=1, court={"red": 6}),
        player(disc=2),
        player(disc=3, court={"red": 4}),
        player(disc=4, court={"red": 3}),
        land={ELSEWHERE: {"red": 27}},
    )
    roll(match, "red blue blue")
    assert [own.court.get("red", 0) for own in look(match).seats] == [6, 0, 4, 3]
    assert seat(match, WHITE_1).crowns == 1


@pytest.mark.rule("C23")
def test_with_three_players_too() -> None:
    match = table(
        player(disc=1, court={"red": 3}),
        player(disc=2, court={"red": 1}),
        player(disc=3, court={"red": 2}),
        land={ELSEWHERE: {"red": 34}},
    )
    roll(match, "red blue blue blue")
    assert [own.court.get("red", 0) for own in look(match).seats] == [2, 0, 1]
    assert look(match).stock["red"] == 2


@pytest.mark.rule("C23")
def test_a_holder_keeps_the_marker_even_with_an_empty_row() -> None:
    match = table(
        player(disc=1, court={"red": 2}),
        player(disc=2, court={"red": 2}, markers=("red",)),
        land={ELSEWHERE: {"red": 36}},
    )
    roll(match, "red blue blue")
    assert [seat(match, number).court for number in (WHITE, BLACK)] == [{}, {}]
    assert holders(match) == {"red": BLACK}
    assert "marker" not in said(match)


@pytest.mark.rule("C23", "C15")
def test_an_empty_row_is_overtaken_by_one_knight() -> None:
    match = table(player(disc=1, reserve={"red": 1}), player(disc=2, markers=("red",)))
    assert holders(match) == {"red": BLACK}
    match.play(WHITE, "knight red court")
    assert holders(match) == {"red": WHITE}


@pytest.mark.rule("C23")
def test_if_the_fewest_is_none_the_die_becomes_a_crown() -> None:
    match = table(player(disc=1, court={"red": 5}), player(disc=2), land={ELSEWHERE: {"red": 35}})
    roll(match, "red blue red")
    assert seat(match, WHITE).court == {"red": 5}
    assert seat(match, WHITE).crowns == 2
    assert seat(match, WHITE).reserve == {"blue": 1}
    assert crowns(match, WHITE) == ["blue", "green", "yellow", "pink"]
    assert said(match).count("exhausted") == 2


@pytest.mark.rule("C24")
def test_a_crown_may_not_choose_what_is_neither_in_stock_nor_at_every_court() -> None:
    match = table(
        player(disc=1, court={"red": 3}),
        player(disc=2),
        land={ELSEWHERE: {"red": 37, "pink": 40}},
    )
    roll(match, "crown blue blue")
    assert crowns(match, WHITE) == ["blue", "green", "yellow"]
    for family in ("red", "pink"):
        with pytest.raises(IllegalMove) as refused:
            match.play(WHITE, f"crown {family}")
        assert refused.value.rule == "C24"
    match.play(WHITE, "crown blue")
    assert [seat(match, number).court for number in (WHITE, BLACK)] == [{"red": 3}, {}]


@pytest.mark.rule("C24", "C23")
def test_a_crown_may_choose_a_family_that_all_courts_bring_back() -> None:
    match = table(
        player(disc=1, court={"red": 2}),
        player(disc=2, court={"red": 1}),
        land={ELSEWHERE: {"red": 37, "pink": 40}},
    )
    roll(match, "crown blue blue")
    assert crowns(match, WHITE) == ["red", "blue", "green", "yellow"]
    match.play(WHITE, "crown red")
    assert [seat(match, number).court for number in (WHITE, BLACK)] == [{"red": 1}, {}]
    assert look(match).stock["red"] == 1
    assert seat(match, WHITE).reserve["red"] == 1
    assert "returned" in said(match)


@pytest.mark.rule("C24", "C23")
def test_crowns_are_not_lost_while_all_courts_can_bring_knights_back() -> None:
    match = table(
        player(disc=1, court={"red": 1}, markers=("red",)),
        player(disc=2, court={"red": 1}),
        land={ELSEWHERE: ALL_BUT_ONE | {"red": 38}},
        anyone_brought=True,
    )
    roll(match, "crown crown crown")
    match.play(WHITE, "crown red")
    match.play(WHITE, "crown red")
    assert seat(match, WHITE).reserve == {"red": 2}
    assert log(match)[-1].args == {"seat": WHITE, "count": 1}


@pytest.mark.rule("C24")
def test_a_crown_that_takes_the_last_knight_brings_none_back_before_the_next() -> None:
    match = table(
        player(disc=1, court={"red": 2}),
        player(disc=2, court={"red": 1}),
        land={ELSEWHERE: {"red": 36}},
    )
    roll(match, "crown crown blue")
    match.play(WHITE, "crown red")
    assert seat(match, WHITE).court == {"red": 2}
    assert crowns(match, WHITE) == ["red", "blue", "green", "yellow", "pink"]


@pytest.mark.rule("C24")
def test_crowns_are_lost_when_the_stock_is_empty() -> None:
    match = table(player(disc=1), player(disc=2), land={ELSEWHERE: ALL}, anyone_brought=True)
    roll(match, "crown crown red")
    assert seat(match, WHITE).crowns == 0
    assert seat(match, WHITE).reserve == {}
    assert "lost" in said(match)
    assert match.actors == (BLACK,)


@pytest.mark.rule("C24")
def test_crowns_are_lost_once_the_last_knight_is_gone() -> None:
    match = table(player(disc=1), player(disc=2), land={ELSEWHERE: ALL_BUT_ONE}, anyone_brought=True)
    roll(match, "crown crown crown")
    assert crowns(match, WHITE) == ["red"]
    match.play(WHITE, "crown red")
    assert seat(match, WHITE).reserve == {"red": 1}
    assert seat(match, WHITE).crowns == 0
    assert log(match)[-1].args == {"seat": WHITE, "count": 2}
    assert match.actors == (BLACK,)


@pytest.mark.rule("C24", "C22")
def test_dice_that_became_crowns_are_lost_in_the_same_way() -> None:
    match = table(player(disc=1), player(disc=2), land={ELSEWHERE: ALL_BUT_ONE}, anyone_brought=True)
    roll(match, "blue red green")
    assert seat(match, WHITE).reserve == {"red": 1}
    assert "lost" in said(match)
    assert match.actors == (BLACK,)
