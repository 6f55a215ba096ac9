"""Pieces and set-up: R1-R6."""

from collections import Counter

import pytest

import regalia
from regalia.games.rivals.layout import CARD_NAMES, CHARACTER_NAMES
from tests.games.rivals.table import GAME, at, options, piles, play, player, refused, seen, table

CHARACTERS = {
    "lord-protector": ("A", ["buy"]),
    "queen": ("A", ["recruit"]),
    "prince": ("B", ["resolve", "recruit"]),
    "count": ("B", ["resolve", "buy"]),
    "courtier": ("C", ["hand-on", "money"]),
    "priest": ("C", ["hand-on", "money"]),
    "treasurer": ("D", ["money", "buy"]),
    "knight": ("D", ["money", "buy"]),
    "countess": ("E", ["resolve", "money", "recruit"]),
    "diplomat": ("E", ["resolve", "money", "buy"]),
    "merchant-1": ("F", ["resolve", "money", "recruit", "buy"]),
    "merchant-2": ("F", ["resolve", "money", "recruit", "buy"]),
}
STEALS = {"A": "D", "B": "C", "C": "F", "D": "E", "E": "F"}


@pytest.mark.rule("R1")
@pytest.mark.parametrize("name", CHARACTERS)
def test_every_character_has_its_rank_and_its_actions_from_left_to_right(name: str) -> None:
    other = "queen" if name != "queen" else "prince"
    character = at(table(player(name), player(other), player("merchant-1" if name != "merchant-1" else "knight")), 0)
    assert character.character is not None
    rank, actions = CHARACTERS[name]
    assert character.character.rank == rank
    assert [action.kind for action in character.character.actions] == actions


@pytest.mark.rule("R1")
def test_the_first_of_each_rank_bears_the_tie_symbol() -> None:
    bearers = []
    for number in range(0, 12, 4):
        for seat in table(*(player(name) for name in CHARACTER_NAMES[number : number + 4])).view(None).seats:  # type: ignore[attr-defined]
            bearers += [seat.character.name] if seat.character.symbol else []
    assert bearers == ["lord-protector", "prince", "courtier", "treasurer", "countess", "merchant-1"]


@pytest.mark.rule("R1", "R11")
@pytest.mark.parametrize("thief", CHARACTERS)
@pytest.mark.parametrize("victim", ["count", "priest", "knight", "diplomat", "merchant-2"])
def test_who_steals_from_whom(thief: str, victim: str) -> None:
    if thief == victim:
        thief = "merchant-1"
    third = "queen" if CHARACTERS[thief][0] != "A" else "prince"
    match = table(player(thief), player(victim), player(third, subjects=["gardener"]))
    play(match, 2, "skip")
    thefts = {(theft.thief, theft.victim) for theft in seen(match).thefts}
    expected = STEALS.get(CHARACTERS[thief][0]) == CHARACTERS[victim][0]
    assert ((0, 1) in thefts) == expected


@pytest.mark.rule("R2")
def test_thirty_two_cards_of_four_colours_twice() -> None:
    inventory = GAME.inventory(regalia.new("rivals", seats=2)._state)
    assert {inventory[name] for name in CARD_NAMES} == {2}
    assert len(CARD_NAMES) == 32
    match = table(player("queen"), player("count"), player("knight"), open={1: "vineyard", 3: "gardener"})
    assert [seen(match).stacks[stack].cards[0].price for stack in (0, 2)] == [3, 3]
    assert [seen(match).stacks[stack].cards[0].colour for stack in (0, 2)] == ["green", "yellow"]


@pytest.mark.rule("R3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_forty_eight_coins_in_all(seats: int) -> None:
    match = regalia.new("rivals", seats=seats)
    assert seen(match).bank == 48 - 4 * 2 - seats * 5
    assert GAME.inventory(match._state)["coins"] == 48


@pytest.mark.rule("R4")
def test_no_marker_is_taken_when_the_stock_is_empty() -> None:
    match = table(player("merchant-1", markers=29), player("merchant-2", markers=0), player("queen", markers=0))
    assert (at(match, 0).markers, at(match, 1).markers, seen(match).stock) == (29, 1, 0)


@pytest.mark.rule("R4")
def test_equal_ranks_take_their_markers_before_thefts_do() -> None:
    match = table(
        player("treasurer", markers=26), player("diplomat"), player("merchant-1"), player("merchant-2", markers=0)
    )
    assert [at(match, seat).markers for seat in range(4)] == [26, 1, 2, 1]
    assert seen(match).stock == 0


@pytest.mark.rule("R4")
def test_thefts_hand_out_markers_from_the_highest_thief_down() -> None:
    match = table(
        player("countess", markers=0),
        player("merchant-1", markers=0),
        player("knight", markers=29),
        player("queen", markers=0),
    )
    assert [at(match, seat).markers for seat in range(4)] == [0, 0, 30, 0]


@pytest.mark.rule("R4")
def test_among_the_victims_of_one_thief_turn_order_decides_who_takes_the_last_marker() -> None:
    match = table(player("knight", markers=27), player("diplomat", markers=0), player("countess", markers=0))
    assert [at(match, seat).markers for seat in range(3)] == [27, 1, 2], "the Countess bears the symbol"


@pytest.mark.rule("R4")
def test_thirty_markers_in_all() -> None:
    match = regalia.new("rivals", seats=4)
    assert seen(match).stock == 26
    assert GAME.inventory(match._state)["conflict markers"] == 30


@pytest.mark.rule("R5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_stacks_of_eight_with_two_coins_beside_each(seats: int) -> None:
    match = regalia.new("rivals", seats=seats)
    stacks = seen(match).stacks
    assert [stack.height for stack in stacks] == [8, 8, 8, 8]
    assert [len(stack.cards) for stack in stacks] == [1, 1, 1, 1]
    sorts = [CARD_NAMES.index(stack.cards[0].name) // 16 for stack in stacks]
    assert sorts == [0, 0, 1, 1]
    assert all(stack.money for stack in stacks)
    assert piles(match) == [2, 2, 2, 2]


@pytest.mark.rule("R6")
@pytest.mark.parametrize(("seats", "aside"), [(2, 6), (3, 3), (4, 0)])
def test_everybody_starts_with_five_coins_a_marker_and_three_characters(seats: int, aside: int) -> None:
    match = regalia.new("rivals", seats=seats)
    for seat in range(seats):
        own = seen(match, seat).seats[seat]
        assert (own.coins, own.markers, own.hand_size) == (5, 1, 3)
        assert own.hand is not None
        assert len(own.hand) == 3
        assert len(options(match, seat)) == 3
    assert seen(match).aside == aside


@pytest.mark.rule("R6")
def test_hands_are_for_their_owner_alone() -> None:
    match = regalia.new("rivals", seats=3)
    assert [seat.hand is None for seat in seen(match, 1).seats] == [True, False, True]
    assert all(seat.hand is None for seat in seen(match).seats)


@pytest.mark.rule("R6")
def test_dealt_characters_are_all_different() -> None:
    match = regalia.new("rivals", seats=4)
    hands: Counter[str] = Counter()
    for seat in range(4):
        hands.update(seen(match, seat).seats[seat].hand or ())
    assert hands == Counter(CHARACTER_NAMES)


def test_a_player_who_is_not_there_cannot_be_named() -> None:
    match = table(player("courtier"), player("queen"), pile_card="knight")
    play(match, 1, "skip")
    assert refused(match, 0, "hand-on boar") == ("R18", "why-no-such-player")
