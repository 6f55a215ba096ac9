"""Reading TOML that people edit: positions and the data of the games."""

import tomllib
from typing import TypeVar

import msgspec

from regalia.engine.errors import RegaliaError

T = TypeVar("T")


def read_toml(text: str, shape: type[T], source: str, error: type[RegaliaError]) -> T:
    """The text as a typed structure, or an error that names the source, the entry and what was expected."""
    try:
        return msgspec.convert(tomllib.loads(text), shape, str_keys=True)
    except msgspec.ValidationError as cause:
        raise error(f"{source}: {cause}") from None
    except (ValueError, RecursionError) as cause:  # also numbers of thousands of digits, and endless nesting
        raise error(f"{source} is not TOML: {cause}") from None
