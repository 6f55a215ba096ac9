"""The documentation: its examples run, its links lead somewhere, its reference is what the source says."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

import regalia
from building import reference

ROOT = Path(__file__).parent.parent
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "bench").glob("*.md")]


EXAMPLES = sorted(path.relative_to(ROOT).as_posix() for path in PAGES if ">>> " in path.read_text("utf-8"))


@pytest.mark.parametrize("page", EXAMPLES)
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


def program(page: str) -> str:
    """The examples of a page as one program, without what is printed; those that show an error end there."""
    examples = doctest.DocTestParser().get_examples((ROOT / page).read_text("utf-8"))
    return "".join(example.source for example in examples)


def test_examples_have_types(tmp_path: Path) -> None:
    """As `mypy --strict` sees those of all pages where Regalia is installed; views and events are typed by their games.

    OpenSpiel has no types, and need not be there.
    """
    pages = {page: tmp_path / f"{Path(page).stem.lower()}_page.py" for page in EXAMPLES}
    for page, file in pages.items():
        file.write_text(program(page), encoding="utf-8")
    source = pages["docs/python.md"]
    known = "reveal_type(view)\nreveal_type(match.events(0)[-1].event)\nreveal_type(regalia.new(str(), seats=2))\n"
    source.write_text(program("docs/python.md") + known, encoding="utf-8")
    # In a process of its own: mypy raises Python's limit of recursion, which other tests meet.
    options = ["--strict", "--config-file=", f"--cache-dir={tmp_path}", "--ignore-missing-imports"]
    files = [str(file) for file in (*pages.values(), *(ROOT / "docs" / "examples").glob("*.py"))]
    command = [sys.executable, "-m", "mypy", *options, *files]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    view, event, other = (line for line in done.stdout.splitlines() if "Revealed type" in line)
    assert "CarolusView" in view
    assert "Court" in event
    assert "Match[regalia.engine.game.View, regalia.engine.events.Event]" in other


def test_every_example_in_python_is_one_that_runs() -> None:
    """Typed at a prompt, or the text of a file that other tests run."""
    files = [path.read_text("utf-8") for name in ("docs/examples", "examples") for path in (ROOT / name).rglob("*.py")]
    for page in PAGES:
        for block in re.findall(r"^```python\n(.*?)^```", page.read_text("utf-8"), re.MULTILINE | re.DOTALL):
            assert block.startswith(">>> ") or any(block in file for file in files), f"{page.name}: {block}"
