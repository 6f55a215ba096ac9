"""The end of the game: P33-P37."""

import pytest

from regalia.match import Match
from tests.games.principe.table import (
    CARRARESI,
    MEDICI,
    VISCONTI,
    Player,
    busy,
    look,
    own,
    pass_until,
    play,
    player,
    roles,
    said,
    state_of,
    table,
)

CITIES = ["mantua", "ferrara", "pisa", "rimini", "urbino", "padua", "milan", "bologna", "orvieto", "verona", "perugia"]


def ended(*players: Player) -> Match:
    """The last round is over after one more pass."""
    last = len(players) - 1
    match = table(*players, turn=last, last=True, round=5, deck={})
    play(match, last, "pass")
    assert look(match).phase == "over"
    return match


@pytest.mark.rule("P33")
def test_fewer_than_four_cities_end_the_game_at_once() -> None:
    match = table(
        player(cities=[*CITIES, "siena"], up={"white": 1}), player(), player(),
        turn=CARRARESI, display=["florence", "lucca", "venice"],
    )  # fmt: skip
    assert look(match).closing
    play(match, CARRARESI, "pass")
    view = look(match)
    assert (view.phase, view.ending, view.round) == ("over", "cities", 2)
    assert roles(match) == {"bishop": MEDICI}
    final = view.seats[MEDICI].final
    assert final is not None
    assert final.roles == 2


@pytest.mark.rule("P33")
def test_it_is_tested_before_the_deck() -> None:
    match = table(
        player(cities=[*CITIES, "siena"]), player(), player(),
        turn=CARRARESI, display=["florence", "lucca", "venice"], deck={"red": 3}, round=5,
    )  # fmt: skip
    play(match, CARRARESI, "pass")
    assert look(match).ending == "cities"
    assert "last-round" not in said(match)


@pytest.mark.rule("P33", "P24")
def test_three_cities_during_a_round_do_not_end_it() -> None:
    match = table(
        player(cities=CITIES, hand={"green": 1, "white": 1, "red": 1}, gold=3), busy(), player(),
        display=["florence", "lucca", "siena", "venice"],
    )  # fmt: skip
    assert not look(match).closing
    play(match, MEDICI, "build siena")
    assert match.actors == (VISCONTI,)
    assert look(match).closing


@pytest.mark.rule("P34", "P37")
@pytest.mark.parametrize(("seats", "fewest", "round"), [(2, 10, 5), (3, 12, 5), (4, 16, 4), (5, 20, 3)])
def test_a_small_deck_makes_the_round_the_last_one(seats: int, fewest: int, round: int) -> None:
    for deck, last in ((fewest, False), (fewest - 1, True)):
        cards = {"red": min(10, deck), "blue": deck - min(10, deck)}
        match = table(*[busy()] * seats, turn=seats - 1, round=round, deck=cards)
        play(match, seats - 1, "pass")
        assert look(match).last == last
        assert look(match).round == round + 1
        if last:
            offers = 6 if seats == 2 else 2 * seats
            assert sum(count for _, count in look(match).groups) == offers
            assert look(match).deck == deck - offers
            assert [own(match, seat).gold for seat in range(seats)] == [1] * seats
            assert look(match).phase == "bidding"
        else:
            assert look(match).phase == "offering"


@pytest.mark.rule("P34")
def test_the_last_round_turns_up_all_there_are() -> None:
    match = table(busy(), player(), player(), turn=CARRARESI, round=5, deck={"red": 4})
    play(match, CARRARESI, "pass")
    assert look(match).groups == (("red", 4),)
    assert look(match).deck == 0


@pytest.mark.rule("P34")
def test_without_cards_the_last_round_has_no_auctions() -> None:
    match = table(busy(), player(), player(), turn=CARRARESI, round=5, deck={})
    play(match, CARRARESI, "pass")
    assert (look(match).last, look(match).phase) == (True, "acting")
    assert "pile" not in said(match)


@pytest.mark.rule("P34")
def test_building_and_roles_in_the_last_round_then_the_end() -> None:
    match = table(
        player(hand={"green": 1, "white": 1, "red": 1}, gold=5), player(gold=1), player(gold=1),
        turn=CARRARESI, round=5, deck={"red": 4},
    )  # fmt: skip
    play(match, CARRARESI, "pass")
    play(match, VISCONTI, "pass")
    play(match, CARRARESI, "pass")
    play(match, MEDICI, "bid 1", "build siena")
    pass_until(match, "over")
    assert look(match).ending == "deck"
    assert roles(match) == {"doctor": MEDICI, "bishop": MEDICI, "councillor": MEDICI}


@pytest.mark.rule("P35")
def test_two_for_a_major_and_one_for_a_minor_role() -> None:
    match = ended(player(up={"white": 3, "red": 1}), player(up={"white": 1}), player(up={"red": 2}))
    finals = [seat.final for seat in look(match).seats]
    assert [final.roles for final in finals if final] == [2 + 1, 1, 2]


@pytest.mark.rule("P35", "X8")
def test_twice_the_weakest_colour_face_up_or_down() -> None:
    match = ended(
        player(down={"green": 3, "white": 3, "red": 3, "blue": 3}),
        player(down={"green": 3, "white": 3, "red": 1, "blue": 3, "yellow": 3}),
        player(down={"green": 4, "white": 2, "red": 4, "blue": 4, "yellow": 4}, up={"white": 2}),
    )
    finals = [seat.final for seat in look(match).seats]
    assert [final.sets for final in finals if final] == [0, 2, 8]


@pytest.mark.rule("P35")
def test_the_most_gold_and_the_most_cards() -> None:
    match = ended(player(gold=3, hand={"red": 1}), player(gold=5), player(gold=5, hand={"blue": 1}))
    finals = [seat.final for seat in look(match).seats]
    assert [final.gold for final in finals if final] == [0, 2, 2]
    assert [final.hand for final in finals if final] == [2, 0, 2]
    assert [seat.gold for seat in look(match).seats] == [3, 5, 5]


@pytest.mark.rule("P35")
def test_a_tie_at_nothing_counts_too() -> None:
    match = ended(player(), player(), player())
    assert [seat.score for seat in look(match).seats] == [4, 4, 4]


@pytest.mark.rule("P35", "X9")
@pytest.mark.parametrize(
    ("shields", "points"),
    [
        ((3, 2, 1), (5, 2, 0)),
        ((2, 2, 1), (5, 5, 0)),
        ((3, 1, 1), (5, 2, 2)),
        ((1, 0, 0), (5, 0, 0)),
        ((2, 2, 2), (5, 5, 5)),
        ((0, 0, 0), (0, 0, 0)),
        ((2, 1, 0), (5, 2, 0)),
        ((4, 3, 3, 1), (5, 2, 2, 0)),
        ((4, 4, 3, 3), (5, 5, 0, 0)),
        ((4, 3, 2, 1, 1), (5, 2, 0, 0, 0)),
        ((1, 2), (2, 5)),
    ],
)
def test_regions(shields: tuple[int, ...], points: tuple[int, ...]) -> None:
    state = state_of(table(*[player(shields={"umbria": count} if count else {}) for count in shields]))
    umbria = 5
    assert tuple(state.region_points(seat, umbria) for seat in range(len(shields))) == points


@pytest.mark.rule("P35")
def test_the_final_scoring_adds_up() -> None:
    match = ended(
        player(score=10, shields={"umbria": 2, "veneto": 1}, up={"white": 2}, gold=4, hand={"red": 2}),
        player(score=12, shields={"veneto": 2}),
        player(score=3),
    )
    seats = look(match).seats
    assert [seat.final.regions for seat in seats if seat.final] == [(2, 0, 0, 0, 0, 5), (5, 0, 0, 0, 0, 0), (0,) * 6]
    assert [seat.score for seat in seats] == [10 + 1 + 2 + 0 + 2 + 2 + 2 + 5, 12 + 5, 3]
    assert look(match).winners == (MEDICI,)
    assert match.ranks == (1, 2, 3)


@pytest.mark.rule("P36")
def test_a_tie_is_shared() -> None:
    match = ended(player(score=7), player(score=7), player(score=6))
    assert look(match).winners == (MEDICI, VISCONTI)
    assert match.ranks == (1, 1, 3)
