"""TOML that people edit: typed, or refused with the source and the entry."""

import msgspec
import pytest

from regalia.engine.errors import InvalidData, InvalidPosition, RegaliaError
from regalia.engine.toml import read_toml


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    sizes: dict[int, int] = {}


def test_text_becomes_a_structure() -> None:
    assert read_toml('name = "x"\n[sizes]\n2 = 3', Shape, "a.toml", InvalidData) == Shape("x", {2: 3})


@pytest.mark.parametrize("error", [InvalidData, InvalidPosition])
@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("name", "a.toml is not TOML: Expected '=' after a key"),
        ("name = 1", "a.toml: Expected `str`, got `int` - at `$.name`"),
        ("", "a.toml: Object missing required field `name`"),
        ('name = "x"\nnam = 1', "a.toml: Object contains unknown field `nam`"),
        ('name = "x"\n[sizes]\ntwo = 3', "a.toml: Expected `int`"),
        ("name = " + "9" * 5000, "a.toml is not TOML: Exceeds the limit"),
        ("name = " + "[" * 100_000, "a.toml is not TOML: "),
    ],
)
def test_complaint(text: str, complaint: str, error: type[RegaliaError]) -> None:
    with pytest.raises(error) as refused:
        read_toml(text, Shape, "a.toml", error)
    assert str(refused.value).startswith(complaint)
