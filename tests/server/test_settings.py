"""A setting stands where it is declared, where operators give it, and where it is read; nobody passes it on. An option
of a table stands in four files.
"""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from regalia.server.settings import Allowance, Settings
from regalia.server.store.records import FLAGS

SOURCE = Path(__file__).parents[2] / "src" / "regalia"
TEXTS = {path: path.read_text("utf-8") for path in (*(SOURCE / "server").rglob("*.py"), SOURCE / "cli" / "serve.py")}


@pytest.mark.parametrize("name", [field.name for field in fields(Settings)])
def test_a_setting_stands_in_three_places(name: str) -> None:
    """As `Settings.keep`: `settings.py` declares it, `cli/serve.py` reads the option, `service.py` heeds it."""
    reads = re.compile(rf"\b_?settings\.{name}\b")
    option = re.compile(rf"\b{name}=")
    places = [
        path
        for path, text in TEXTS.items()
        if path.name == "settings.py" or reads.search(text) or (path.parent.name == "cli" and option.search(text))
    ]
    assert len(places) >= 2, places
    assert len(places) <= (4 if name == "host" else 3), places  # where it listens is a name of the service too


@pytest.mark.parametrize("name", FLAGS)
def test_an_option_of_a_table_stands_in_four_files(name: str) -> None:
    """As `silent`: a column, a field of sheets, one of requests and `TableInfo`, and `play/chat.py`, which heeds it."""
    named = re.compile(rf"\b{name}: bool|sheet\.{name}\b|plan\.{name}\b|\b{name}=|\b{name} INTEGER")
    paths = [*(SOURCE / "server").rglob("*.py"), *(SOURCE / "server" / "store" / "schema").iterdir()]
    places = [path for path in paths if named.search(path.read_text("utf-8"))]
    assert len(places) == 4, places


def test_an_allowance_is_widened_as_a_whole() -> None:
    wide, usual = Allowance().times(10), Allowance()
    assert wide.chat.burst == 10 * usual.chat.burst
    assert wide.overruns == 10 * usual.overruns
    assert wide.address == usual.address, "how many guests an address counts for"
