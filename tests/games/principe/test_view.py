"""What a seat sees, observes and is told: P10."""

import pytest

from regalia import games
from regalia.engine.state import UNKNOWN, zeros
from regalia.games.principe.data import box
from regalia.games.principe.layout import CITY_NAMES, COLOUR_NAMES, LAYOUT
from regalia.games.principe.state import PrincipeState
from regalia.games.principe.table import ACTIONS, BID, DECK, GOLD, HAND, OFFERED
from tests.games.principe.table import CARRARESI, MEDICI, VISCONTI, copied, fresh, look, player, state_of, table

GAME = games.find("principe")


def observed(state: PrincipeState, seat: int) -> dict[str, int]:
    names = LAYOUT.names(int(state.seats))
    out = zeros(len(names))
    state.observe(seat, out)
    return dict(zip(names, out, strict=True))


@pytest.mark.rule("P5", "P6", "P7", "P8")
def test_the_map_is_part_of_the_view() -> None:
    view = look(fresh(3))
    assert [city.name for city in view.cities] == list(CITY_NAMES)
    for city in view.cities:
        card = box().city[city.name]
        assert city.size == card.size
        assert set(city.regions) == set(card.regions)
        assert city.icons == {colour: card.icons.count(colour) for colour in COLOUR_NAMES if colour in card.icons}
        assert (city.points, city.gold) == (box().size[card.size].points, box().size[card.size].gold)
        assert city.seen == (city.name in view.display)
        assert city.owner is None


def test_every_number_has_a_name_of_its_own() -> None:
    for seats in GAME.seats:
        assert len(set(LAYOUT.names(seats))) == len(LAYOUT.names(seats))


@pytest.mark.rule("P10")
def test_seats_are_counted_from_the_observing_one() -> None:
    state = state_of(
        table(
            player(hand={"red": 2}, gold=3, up={"white": 1}, roles=["doctor"]),
            player(hand={"blue": 1}, gold=4, shields={"umbria": 2}, cities=["lucca"]),
            player(down={"green": 2}, score=7),
            prince=VISCONTI,
        )
    )
    own = observed(state, VISCONTI)
    assert (own["seat 0: in hand blue"], own["seat 0: in hand red"]) == (1, 0)
    assert (own["prince"], own["seat 0: may decide now"], own["role doctor: holder"]) == (0, 1, 2)
    assert (own["seat 0: shields on umbria"], own["seat 0: has built lucca"], own["not turned up yet lucca"]) == (
        2,
        1,
        0,
    )
    assert (own["seat 1: face down green"], own["seat 1: score"]) == (2, 7)
    assert (own["seat 2: face up white"], own["seat 2: in hand, how many"], own["seat 2: gold"]) == (1, 2, 3)
    assert own["round"] == 2


@pytest.mark.rule("P10", "P12")
def test_nothing_observed_tells_what_is_hidden() -> None:
    """Other hands, offers face down and the deck can be exchanged, and nobody else observes it."""
    state = state_of(
        table(
            player(hand={"red": 3}, offered={"blue": 1}), player(hand={"white": 3}, offered={"green": 1}), player(),
            phase="offering", part=1,
        )
    )  # fmt: skip
    other = copied(state)
    for place in (HAND, OFFERED):
        other.t[place + MEDICI], other.t[place + VISCONTI] = other.t[place + VISCONTI], other.t[place + MEDICI]
    other.t[DECK] = state.t[DECK] ^ 0b11
    assert observed(other, CARRARESI) == observed(state, CARRARESI)
    assert observed(other, MEDICI) != observed(state, MEDICI)


@pytest.mark.rule("P10", "P12")
def test_of_an_offer_others_learn_nothing_but_that_it_is_made() -> None:
    state = state_of(fresh(3))
    for action in range(ACTIONS):
        assert state.observed(MEDICI, action, MEDICI) == action
        assert state.observed(MEDICI, action, VISCONTI) == (UNKNOWN if action < BID else action)


@pytest.mark.rule("P10")
def test_gold_is_hidden_in_the_view_and_can_be_worked_out_by_those_who_count() -> None:
    match = fresh(3)
    assert look(match, MEDICI).seats[VISCONTI].gold is None
    assert observed(state_of(match), MEDICI)["seat 1: gold"] == state_of(match).t[GOLD + VISCONTI]
