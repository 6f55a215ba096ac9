"""The data file: rebuilt prices that an owner of the box may correct, and mistakes that are told."""

import re
from importlib.resources import files

import msgspec
import pytest

from regalia.engine.errors import InvalidData
from regalia.games.rivals.data import Box, box, numbers, read_box
from regalia.games.rivals.layout import CARD_NAMES, COLOUR_NAMES
from regalia.games.rivals.state import RivalsState
from regalia.games.rivals.table import BANK, COINS, COLOUR, MONEY_PILE, PRICE, STOCK

TEXT = files("regalia.games.rivals").joinpath("data.toml").read_text("utf-8")


@pytest.mark.rule("R2")
def test_what_the_source_says_of_prices_and_colours_holds() -> None:
    cards = {card.name: card.price for pair in box().pairs for card in (pair.building, pair.subject)}
    colours = {pair.building.name: pair.colour for pair in box().pairs}
    fixed = {name: cards[name] for name in ("vineyard", "vintner", "garden", "gardener")}
    assert fixed == {"vineyard": 3, "vintner": 1, "garden": 4, "gardener": 3}
    assert max(cards["innkeeper"], cards["forge"]) == 3
    assert (colours["dungeon"], colours["harbour"], colours["inn"], colours["forge"]) == (
        "yellow",
        "red",
        "blue",
        "blue",
    )
    average = {
        colour: sum(pair.building.price + pair.subject.price for pair in box().pairs if pair.colour == colour)
        for colour in ("yellow", "red", "blue", "green")
    }
    assert min(average["yellow"], average["red"]) > max(average["blue"], average["green"])


def corrected(*changes: tuple[str, str]) -> Box:
    text = TEXT
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return read_box(text, "mine.toml")


@pytest.mark.rule("R2")
@pytest.mark.parametrize("price", [1, 2, 5, 9])
def test_a_corrected_price_is_played_with(price: int) -> None:
    mine = corrected(('name = "forge", price = 3', f'name = "forge", price = {price}'))
    assert mine.pairs[8].building.price == price
    assert numbers(mine)[PRICE + CARD_NAMES.index("forge")] == price


@pytest.mark.rule("R2")
def test_pairs_may_stand_in_any_order_and_be_of_any_colour() -> None:
    first, *rest = TEXT.split("[[pairs]]")
    shuffled = read_box("[[pairs]]".join([first, *reversed(rest)]), "mine.toml")
    assert list(numbers(shuffled)) == list(numbers(box()))
    greener = corrected(('colour = "blue"', 'colour = "green"'))
    assert numbers(greener)[COLOUR + 8] == COLOUR_NAMES.index("green")


@pytest.mark.rule("R3", "R4", "R5", "R6")
def test_the_numbers_of_the_box_are_played_with() -> None:
    mine = corrected(("coins = 48", "coins = 60"), ("markers = 30", "markers = 9"), ("purse = 5", "purse = 7"))
    mine = msgspec.structs.replace(mine, pile=3)
    state = RivalsState(3)
    state.lay_out(numbers(mine), 1, 0)
    state.set_up()
    assert state.row(COINS, 3) == [7, 7, 7]
    assert state.row(MONEY_PILE, 4) == [3, 3, 3, 3]
    assert (state.t[BANK], state.t[STOCK]) == (60 - 3 * 7 - 4 * 3, 9 - 3)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('name = "forge", price = 3', 'name = "forge", price = 10', "Expected `int` <= 9"),
        ('name = "forge", price = 3', 'name = "forge", price = 0', "Expected `int` >= 1"),
        ('name = "forge"', 'name = "smithy"', "there is no pair of smithy and smith, expected garden and gardener"),
        ('name = "forge"', 'name = "inn"', "there is no pair of inn and smith"),
        ('colour = "green"', 'colour = "pink"', "Invalid enum value 'pink'"),
        ('"merchant-1"]', '"merchant"]', "tie_symbols names 'merchant', expected lord-protector"),
        ('"merchant-1"]', '"queen"]', "expected one of each rank"),
        ('"merchant-1"]', '"merchant-1", "queen"]', "expected one of each rank"),
        ("coins = 48", "coins = 27", "27 coins, expected at least 28 for piles and purses"),
        ("markers = 30", "markers = -1", "Expected `int` >= 0"),
        ("tie_symbols", "symbols", "unknown field `symbols`"),
        ("[[pairs]]", "[[pairs", "is not TOML"),
    ],
)
def test_mistakes_are_told(old: str, new: str, complaint: str) -> None:
    with pytest.raises(InvalidData, match=r"^mine\.toml") as told:
        corrected((old, new))
    assert complaint in str(told.value)
    assert "\n" not in str(told.value)


def test_a_pair_too_few_or_too_many_is_told() -> None:
    short, last = TEXT[: TEXT.rindex("[[pairs]]")], TEXT[TEXT.rindex("[[pairs]]") :]
    with pytest.raises(InvalidData, match="the pair of farmstead and farmer is there 0 times, expected 1"):
        read_box(short, "mine.toml")
    with pytest.raises(InvalidData, match="the pair of farmstead and farmer is there 2 times, expected 1"):
        read_box(TEXT + last, "mine.toml")


def test_every_card_says_whether_it_is_stated_or_rebuilt() -> None:
    entries = [line for line in TEXT.splitlines() if line.startswith(("building", "subject", "colour"))]
    assert len(entries) == 3 * 16
    assert [entry for entry in entries if not re.search("# .*(source|rebuilt)", entry)] == []
