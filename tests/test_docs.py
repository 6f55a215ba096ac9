"""The documentation: its examples run, its links lead somewhere, its reference is what the source says."""

import doctest
import re
from pathlib import Path

import pytest

import regalia
from building import reference

ROOT = Path(__file__).parent.parent
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "bench").glob("*.md")]


@pytest.mark.parametrize("page", ["docs/python.md", "docs/lessons.md", "README.md"])
def test_examples_run(page: str) -> None:
    failures, tried = doctest.testfile(str(ROOT / page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 0
    assert failures == 0


def test_the_reference_describes_what_the_package_gives() -> None:
    assert set(regalia.__all__) <= reference.described()
    assert reference.PAGE.read_text("utf-8") == reference.page()


@pytest.mark.parametrize("page", sorted(path.relative_to(ROOT).as_posix() for path in PAGES))
def test_links_lead_somewhere(page: str) -> None:
    links = re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", (ROOT / page).read_text("utf-8"))
    missing = [link for link in links if "://" not in link and not (ROOT / page).parent.joinpath(link).exists()]
    assert missing == []
