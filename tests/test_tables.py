"""Each game's `table.py` is what follows from its declaration."""

from pathlib import Path

import pytest

from building import tables

TOY = """\
from regalia.engine.layout import Bit, Count, Layout, Place

LAYOUT = Layout("toy", "Toy", (2,), Place("round", Count(9)), (Place("pot", Count(9)), Place("won", Bit())))
"""


def test_the_tables_are_those_that_are_declared() -> None:
    found = list(tables.declared())
    assert "carolus" in [layout.game for _, layout in found]
    for path, layout in found:
        assert path.read_text("utf-8") == tables.table(layout), "run python -m building.tables"


def test_a_table_that_is_out_of_date_is_found_and_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tables, "GAMES", tmp_path)
    (tmp_path / "toy").mkdir()
    (tmp_path / "toy" / "layout.py").write_text(TOY, "utf-8")
    written = tmp_path / "toy" / "table.py"
    assert tables.main(["--check"]) == 1
    assert not written.exists()
    assert "games/toy/table.py is out of date: run python -m building.tables" in capsys.readouterr().err
    assert tables.main([]) == 0
    assert tables.main(["--check"]) == 0
    written.write_text(written.read_text("utf-8").replace("POT: Final[i64] = 0", "POT: Final[i64] = 1"), "utf-8")
    assert tables.main(["--check"]) == 1
