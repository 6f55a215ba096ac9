"""Pieces, stacks and the deck: T1-T7."""

from random import Random

import pytest

import regalia
from regalia.games.tara.data import deck
from regalia.games.tara.layout import POSITION_NAMES, REGION_NAMES
from tests.games.tara.table import BLUE, YELLOW, look, options, play, rule_against, stack, state_of, supply, table


@pytest.mark.rule("T1")
@pytest.mark.parametrize(("seats", "in_play"), [(2, "connacht ulster"), (3, "connacht ulster leinster")])
def test_fewer_players_use_fewer_regions(seats: int, in_play: str) -> None:
    match = regalia.new("tara", seats=seats, seed=1)
    assert [region.name for region in look(match).regions if region.status == "open"] == in_play.split()


@pytest.mark.rule("T1")
def test_four_players_use_all_regions() -> None:
    view = look(regalia.new("tara", seats=4, seed=1))
    assert [(region.name, region.status) for region in view.regions] == [(name, "open") for name in REGION_NAMES]


@pytest.mark.rule("T1")
@pytest.mark.parametrize("without", REGION_NAMES)
def test_three_players_choose_the_region_left_out(without: str) -> None:
    match = regalia.new("tara", seats=3, seed=1, options={"without": without})
    assert [region.name for region in look(match).regions if region.status == "closed"] == [without]
    assert match.options["without"] == without


@pytest.mark.rule("T1")
def test_no_card_is_played_in_a_region_out_of_play() -> None:
    match = table(3, hand=[9])
    assert options(match, BLUE, "card") == ["card 9 connacht", "card 9 ulster", "card 9 leinster"]
    assert rule_against(match, BLUE, "card 9 munster") == "T1"


@pytest.mark.rule("T2")
def test_a_region_is_a_triangle() -> None:
    assert " ".join(POSITION_NAMES) == "F1 F2 F3 F4 F5 H1 H2 H3 H4 W1 W2 W3 C1 C2 K"


@pytest.mark.rule("T2")
@pytest.mark.parametrize(
    ("pair", "above"),
    [("F1 F2", "H1"), ("F4 F5", "H4"), ("H1 H2", "W1"), ("H3 H4", "W3"), ("W1 W2", "C1"), ("W2 W3", "C2")],
)
def test_a_position_lies_above_two(pair: str, above: str) -> None:
    left, right = pair.split()
    card = {"F": 9, "H": 17, "W": 25}[left[0]]
    level = [f"{left[0]}{i}" for i in range(1, {"F": 6, "H": 5, "W": 4}[left[0]])]
    board = {name: "b" if name == left else "y" for name in level}
    match = table(3, hand=[card], board={"ulster": board})
    play(match, BLUE, f"card {card} ulster", f"anchor ulster.{right}", f"place ulster.{right}")
    assert f"promote ulster.{above}" in options(match, BLUE, "promote")


@pytest.mark.rule("T3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_the_same(seats: int) -> None:
    for own in look(regalia.new("tara", seats=seats, seed=3)).seats:
        assert (own.supply, own.kings, own.cumals, sum(own.prisoners)) == (20, 2, 2, 0)


@pytest.mark.rule("T4")
def test_the_top_disc_controls_and_all_below_are_captives() -> None:
    match = table(3, board={"ulster": {"F1": "yby"}}, hand=[7])
    spot = look(match).regions[1].spots[0]
    assert (spot.control, spot.stack) == (YELLOW, (YELLOW, BLUE, YELLOW))
    play(match, BLUE, "amnesty 7 ulster")
    assert stack(match, "ulster.F1") == "y"
    assert supply(match) == [20, 19, 20]


@pytest.mark.rule("T5")
def test_two_on_top_are_a_fort_and_deeper_ones_are_not() -> None:
    match = table(3, board={"ulster": {"F1": "yyb", "F2": "byy", "F3": "bwww"}})
    assert [spot.fort for spot in look(match).regions[1].spots] == [True, False, False]


@pytest.mark.rule("T6", "T7")
def test_the_deck() -> None:
    assert [card.number for card in deck()] == list(range(1, 37))
    assert [card.cost for card in deck()] == [0] * 8 + [1] * 8 + [2, 2] + [3] * 6 + [4, 4] + [2] * 4 + [3] * 6
    assert [card.number for card in deck() if card.stone] == [33, 34, 35, 36]


@pytest.mark.rule("T7")
@pytest.mark.parametrize(
    ("numbers", "anchors"),
    [
        ((1, 2, 3), "F2 F3 F4 F5"),
        ((4, 5, 6), "F1 F2 F3 F4"),
        ((7, 8), "F2 F3 F4"),
        ((9, 10), "F1 F2 F3 F4 F5"),
        ((11, 12), "F1+F2 F2+F3 F3+F4 F4+F5"),
        ((13, 14), "H2 H3 H4"),
        ((15, 16), "H1 H2 H3"),
        ((17, 18), "H1 H2 H3 H4"),
        ((19, 20), "H1+H2 H2+H3 H3+H4"),
        ((21, 22), "W2 W3"),
        ((23, 24), "W1 W2"),
        ((25, 26), "W1 W2 W3"),
        ((27, 28), "F1+H1 F2+H2 F3+H3 F4+H4"),
        ((29, 30), "F2+H1 F3+H2 F4+H3 F5+H4"),
        ((31, 32), "F2+W1 F3+W2 F4+W3"),
    ],
)
def test_where_each_card_fits(numbers: tuple[int, ...], anchors: str) -> None:
    for number in numbers:
        found = ["+".join(POSITION_NAMES[slot] for slot in slots) for slots in deck()[number - 1].anchors]
        assert found == anchors.split()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_follows_from_the_table_is_kept_in_step(seats: int) -> None:
    choices = Random(seats)
    for seed in range(4):
        state = state_of(regalia.new("tara", seats=seats, seed=seed, options={"round_limit": 10}))
        while state.pending():
            seat = choices.choice([each for each in range(seats) if state.pending() >> each & 1])
            state.apply(seat, choices.choice(state.legal(seat)))
            kept = list(state.t)
            state.derive()
            assert list(state.t) == kept
