"""What `import regalia` gives, and what it does not load before somebody needs it."""

import inspect
import subprocess
import sys
from collections.abc import Iterator
from typing import Any, get_args, get_origin, get_type_hints

import pytest

import regalia
from regalia.engine import errors
from regalia.engine.state import State

SLOW = ("asyncio", "attr", "babel", "fluent", "litestar", "rich", "sqlite3", "typer", "uvicorn")
"""Together they take longer to load than Regalia itself."""

PLAY = """
match = regalia.new("carolus", seats=2, seed=1)
while not match.over:
    seat = match.actors[0]
    match.play(seat, match.moves(seat)[0])
"""


@pytest.mark.parametrize("use", ["", PLAY], ids=["import", "play"])
def test_a_program_that_plays_loads_no_words_and_no_screen(use: str) -> None:
    loaded = f"print(*sorted(set({SLOW!r}) & set(sys.modules) - before))"
    code = f"import sys\nbefore = set(sys.modules)\nimport regalia\n{use}\n{loaded}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


def test_what_is_said_in_all_is_there() -> None:
    assert list(regalia.__all__) == sorted(regalia.__all__)
    assert all(hasattr(regalia, name) for name in regalia.__all__)


def test_every_error_can_be_caught_by_its_name() -> None:
    for name, error in inspect.getmembers(errors, inspect.isclass):
        assert vars(regalia)[name] is error


def own_types(annotation: Any) -> Iterator[type]:
    """The classes of Regalia in an annotation."""
    found = get_origin(annotation) or annotation
    if isinstance(found, type) and found.__module__.startswith("regalia"):
        yield found
    for part in get_args(annotation):
        yield from own_types(part)


def test_every_type_that_a_match_returns_can_be_named() -> None:
    returned: set[type] = {regalia.Game}
    for name, member in inspect.getmembers(regalia.Match):
        if not name.startswith("_"):
            method = member.fget if isinstance(member, property) else member
            returned.update(own_types(get_type_hints(method)["return"]))
    assert {regalia.Told, regalia.Forbidden, regalia.Reason, regalia.Midway} <= returned
    for found in returned - {State}:
        assert vars(regalia)[found.__name__] is found


def test_what_a_match_returns_can_be_named() -> None:
    match = regalia.new("carolus", seats=2, seed=1)
    assert isinstance(match, regalia.Match)
    assert isinstance(match.game, regalia.Game)
    seat = match.actors[0]
    move = match.moves(seat)[0]
    assert isinstance(move, regalia.Move)
    assert isinstance(match.view(seat), regalia.View)
    assert isinstance(match.asked(seat), regalia.Phrase)
    assert isinstance(match.record(), regalia.Record)
    brings = match.brings(seat)[move]
    assert isinstance(brings, regalia.Brings)
    assert isinstance(brings.events[0], regalia.Event)
