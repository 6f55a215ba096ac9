"""The examples of the documentation, run."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("page", ["docs/python.md", "README.md"])
def test_examples_run(page: str) -> None:
    failures, tried = doctest.testfile(str(ROOT / page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 0
    assert failures == 0
