"""What a bot's process answers, line by line, until its input ends."""

import subprocess
import sys

import msgspec
import pytest

from regalia import bots
from regalia.server.bots import process
from regalia.server.bots.process import Thought, answer
from tests.server.bad_bots import SECRET, BadBot
from tests.server.test_pool import glimpse


def test_one_line_for_each_until_there_are_no_more() -> None:
    asked = [glimpse("page"), glimpse("page")._replace(rules=1), glimpse("squire")]
    lines = b"".join(msgspec.json.encode(one) + b"\n" for one in asked)
    command = [sys.executable, "-m", process.__name__]
    done = subprocess.run(command, input=lines, stdout=subprocess.PIPE, check=True, timeout=60)
    told = [msgspec.json.decode(line, type=Thought) for line in done.stdout.splitlines()]
    assert told == [answer(one) for one in asked]
    assert [thought.trouble is None for thought in told] == [True, False, True]


def test_advice_gives_chances_and_the_coach_what_is_worth_a_thought() -> None:
    advised = answer(glimpse("knight")._replace(advise=True)).advice
    assert advised is not None
    assert sum(advised.best.chances) == pytest.approx(1)
    pondered = answer(glimpse()._replace(ponder=True))
    assert pondered.themes is not None
    assert pondered.move is None


def test_what_went_wrong_is_told_without_any_values(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.BOTS, "fails", lambda game: BadBot("fails"))
    trouble = answer(glimpse("fails")).trouble
    assert trouble is not None
    assert trouble.startswith("ValueError in bad_bots.py, line ")
    assert SECRET not in trouble
