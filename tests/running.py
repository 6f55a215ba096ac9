"""The commands as the tests run them: in this process, with what is typed, and what is printed caught."""

import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from typing import NamedTuple
from unittest.mock import patch

import pytest

from regalia.cli import main


class Ran(NamedTuple):
    code: int
    out: str
    err: str


def run(*arguments: str, typed: str = "") -> Ran:
    """`regalia` with these arguments."""
    out, err = StringIO(), StringIO()
    with (
        patch.object(sys, "stdin", StringIO(typed)),
        redirect_stdout(out),
        redirect_stderr(err),
        pytest.raises(SystemExit) as end,
    ):
        main(arguments)
    code = end.value.code
    assert isinstance(code, int)
    return Ran(code, out.getvalue(), err.getvalue())
