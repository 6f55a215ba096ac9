"""The same source plays the same games, interpreted and compiled."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conformance.records import mode, records

GAMES = 8
ROOT = Path(__file__).parents[2]


@pytest.mark.many
def test_records_are_equal_interpreted_and_compiled() -> None:
    environment = {**os.environ, "REGALIA_INTERPRETED": "1"}
    if mode() == "interpreted":
        del environment["REGALIA_INTERPRETED"]
    other = subprocess.run(
        [sys.executable, "-m", "tests.conformance.records", str(GAMES)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    answer = json.loads(other.stdout)
    if answer["mode"] == mode() == "interpreted":
        pytest.skip("no compiled rules here: the golden records stand for them")
    assert answer["mode"] != mode()
    assert answer["records"] == records(GAMES)
