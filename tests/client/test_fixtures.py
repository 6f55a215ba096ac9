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


def test_tell_of_what_the_client_looks_ahead_to(written: dict[str, str]) -> None:
    """A rule that no fixture shows is held by none."""
    shown = {
        "carolus": ("marker", "undecided", "held", "built", "replaced", "merged"),
        "principe": ("won", "unsold", "laid", "built", "shield", "honour", "role", "turned-down", "final"),
        "rivals": ("bought", "recruited", "swapped", "swapped-open", "ended"),
    }
    missing = {
        (game, kind)
        for game, kinds in shown.items()
        for kind in kinds
        if f'"kind": "{kind}"' not in written[f"{game}.json"]
    }
    assert missing == set()
