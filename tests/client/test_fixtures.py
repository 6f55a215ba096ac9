"""The files that the client's unit tests read say what the rules say now."""

from pathlib import Path

import pytest

from tests.client.fixtures import FOLDER, texts

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def written() -> dict[str, str]:
    return dict(texts())


def test_are_current(written: dict[str, str]) -> None:
    assert {path.name for path in (ROOT / FOLDER).iterdir()} == set(written)
    outdated = [name for name, text in written.items() if (ROOT / FOLDER / name).read_text("utf-8") != text]
    assert outdated == [], "run python -m tests.client.fixtures"
