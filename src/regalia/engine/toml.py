"""Reading TOML that people edit: positions and the data of the games."""

import re
from collections.abc import Callable, Iterable, Mapping
from hashlib import blake2b
from typing import Any, TypeVar

import msgspec

from regalia.engine.errors import RegaliaError

T = TypeVar("T")
EMPTY: Mapping[str, str] = {}
NAME = re.compile(r"[a-z_]+")
NAMELESS = re.compile(r"`\$\.(\w+)\[\.\.\.\]")
"""Where msgspec complains of an entry of a table and does not say of which."""


def read_toml(
    text: str,
    shape: type[T],
    source: str,
    error: type[RegaliaError],
    rules: Mapping[str, str] = EMPTY,
    troubles: Callable[[T], Iterable[str]] = lambda _: (),
) -> T:
    """The text as a typed structure, or an error that names the source, the entry and what was expected.

    With `rules` it also names the rule that the entry is for, and that could not be carried out. `troubles` are what
    else can be wrong with what was read, each in a sentence.
    """
    import tomllib  # whoever only imports Regalia reads nothing yet

    content: dict[str, Any] = {}
    try:
        content = tomllib.loads(text)
        found = msgspec.convert(content, shape, str_keys=True)
    except msgspec.ValidationError as cause:
        complaint = _where(str(cause), content, shape)
        broken = next((rules[name] for name in reversed(NAME.findall(complaint)) if name in rules), None)
        raise error(f"{source}: {complaint}{f', for {broken}' if broken else ''}") from None
    except (ValueError, RecursionError) as cause:  # also numbers of thousands of digits, and endless nesting
        raise error(f"{source} is not TOML: {cause}") from None
    for trouble in troubles(found):
        raise error(f"{source}: {trouble}")
    return found


def data_digest(text: str) -> str:
    """A fingerprint of what a text says, whatever its remarks and the order of its entries."""
    import tomllib

    try:
        said: object = tomllib.loads(text)
    except (ValueError, RecursionError):
        said = text
    return blake2b(msgspec.json.encode(said, order="sorted"), digest_size=16).hexdigest()


def _where(complaint: str, content: dict[str, Any], shape: type[object]) -> str:
    """The complaint with the name of the entry: the one that gives rise to it alone."""
    nameless = NAMELESS.search(complaint)
    if nameless is None:
        return complaint
    table = nameless[1]
    for name, entry in content[table].items():
        try:
            msgspec.convert({**content, table: {name: entry}}, shape, str_keys=True)
        except msgspec.ValidationError as alone:
            if str(alone) == complaint:
                return complaint.replace("[...]", f".{name}", 1)
    return complaint
