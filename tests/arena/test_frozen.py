"""Frozen bots, asked through the arena's protocol; this environment stands for that of their commit."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from regalia import games
from regalia.arena.own import NoAnswer
from regalia.bots import make
from regalia.engine import chance
from regalia.testing.play import pending_seats

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT / "bench"))

import frozen  # noqa: E402 -- it lies outside the package

CAROLUS = games.find("carolus")


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(frozen, "PYTHON", Path(sys.executable))
    yield
    frozen.end_all()


def test_a_frozen_bot_plays_as_the_bot_of_its_version() -> None:
    state = CAROLUS.new(2, {}, chance.key("frozen", 0))
    other, own = frozen.FrozenSquire(CAROLUS), make("squire", CAROLUS)
    for number in range(20):
        seat = pending_seats(state)[0]
        glimpse = state.clone()
        glimpse.resample(seat, chance.key("glimpse", number))
        action = own.choose(glimpse.clone(), seat)
        assert other.choose(glimpse, seat) == action
        state.apply(seat, action)


def test_it_refuses_other_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frozen, "SOURCE", frozen.SOURCE.replace("{expected!r}", "'another digest'"))
    with pytest.raises(NoAnswer, match="other tables or moves of carolus"):
        frozen.FrozenPage(CAROLUS)


def test_it_says_when_it_is_not_built(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(frozen, "PYTHON", tmp_path / "python")
    with pytest.raises(FileNotFoundError, match=r"python bench/frozen\.py"):
        frozen.FrozenKing(CAROLUS)


def test_the_commit_is_one_of_this_history() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("this is no repository")
    known = subprocess.run(["git", "merge-base", "--is-ancestor", frozen.COMMIT, "HEAD"], cwd=ROOT, check=False)
    if known.returncode == 128:
        pytest.skip("this repository has not all of its history")
    assert known.returncode == 0
