"""The data file: rebuilt prices that an owner of the box may correct, and mistakes that are told."""

from importlib.resources import files

import pytest

from regalia.engine.errors import InvalidData
from regalia.games.rivals.data import box, read_box

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


def test_a_corrected_price_is_taken() -> None:
    corrected = read_box(TEXT.replace('name = "forge", price = 3', 'name = "forge", price = 2'), "mine.toml")
    assert corrected.pairs[8].building.price == 2


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('name = "forge", price = 3', 'name = "forge", price = 5', "Expected `int` <= 4"),
        ('name = "forge", price = 3', 'name = "forge", price = 0', "Expected `int` >= 1"),
        ('name = "forge"', 'name = "smithy"', "pair 9 is smithy and smith, expected forge and smith"),
        (
            'colour = "green"',
            'colour = "pink"',
            "the colour of vineyard is 'pink', expected yellow, red, blue or green",
        ),
        ('colour = "green"', 'colour = "red"', "5 red pairs, expected 4"),
        ('"merchant-1"]', '"merchant"]', "tie_symbols names 'merchant', expected lord-protector"),
        ('"merchant-1"]', '"queen"]', "expected one of each rank"),
        ('"merchant-1"]', '"merchant-1", "queen"]', "expected one of each rank"),
        ("tie_symbols", "symbols", "unknown field `symbols`"),
        ("[[pairs]]", "[[pairs", "is not TOML"),
    ],
)
def test_mistakes_are_told(old: str, new: str, complaint: str) -> None:
    assert old in TEXT
    with pytest.raises(InvalidData, match=r"^mine\.toml") as told:
        read_box(TEXT.replace(old, new, 1), "mine.toml")
    assert complaint in str(told.value)


def test_a_pair_too_few_is_told() -> None:
    short = TEXT[: TEXT.rindex("[[pairs]]")]
    with pytest.raises(InvalidData, match="15 pairs, expected 16"):
        read_box(short, "mine.toml")
