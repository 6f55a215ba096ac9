"""The client's types are those of the service."""

from pathlib import Path

import msgspec
import pytest

from regalia.server.wire import typescript
from regalia.server.wire.typescript import TARGET, Writer

COMMITTED = Path(__file__).parents[2] / TARGET


def test_the_committed_file_is_up_to_date() -> None:
    written = typescript.typescript()
    assert COMMITTED.read_text("utf-8") == written, "run python -m regalia.server.wire.typescript"


def test_check_tells_a_file_that_is_out_of_date(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(typescript, "typescript", lambda: "export type Anything = never;\n")
    assert typescript.main(["--check"]) == 1
    assert "out of date" in capsys.readouterr().err
    assert typescript.main([]) == 0
    assert typescript.main(["--check"]) == 0


class Seat(msgspec.Struct):
    pass


class TaraSeat(msgspec.Struct):
    pass


def test_two_structures_of_one_name_are_refused() -> None:
    writer = Writer()
    writer.structure(Seat, "Tara")
    with pytest.raises(ValueError, match="two structures are called TaraSeat"):
        writer.structure(TaraSeat, "Tara")
