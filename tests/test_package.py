"""What `import regalia` gives, and what it does not load before somebody needs it."""

import subprocess
import sys

import pytest

import regalia

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
    preview = match.preview(seat, move)
    assert isinstance(preview, regalia.Preview)
    assert isinstance(preview.events[0], regalia.Event)
