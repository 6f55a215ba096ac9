"""Files are read with clear complaints, and written whole or not at all."""

import os
import stat
from pathlib import Path

import pytest

from regalia.engine.errors import InvalidPosition, InvalidRecord
from regalia.files import read_text, write_text


def test_what_is_written_is_read(tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    write_text(file, "őű\n", InvalidRecord)
    assert read_text(file, InvalidRecord) == "őű\n"
    write_text(str(file), "again", InvalidRecord)
    assert read_text(str(file), InvalidRecord) == "again"
    assert list(tmp_path.iterdir()) == [file]


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(InvalidPosition, match=r"a\.toml cannot be read: No such file or directory"):
        read_text(tmp_path / "a.toml", InvalidPosition)


def test_a_folder(tmp_path: Path) -> None:
    with pytest.raises(InvalidRecord, match="cannot be read: Is a directory"):
        read_text(tmp_path, InvalidRecord)
    with pytest.raises(InvalidRecord, match="cannot be written: Is a directory"):
        write_text(tmp_path, "text", InvalidRecord)
    assert list(tmp_path.iterdir()) == []


def test_what_is_not_text(tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    file.write_bytes(b"abc\xff")
    with pytest.raises(InvalidRecord, match="is not a text in UTF-8: invalid start byte at byte 3"):
        read_text(file, InvalidRecord)


@pytest.mark.parametrize("name", ["a\0b", "a\0b/c.json", "\ud800.json"])
def test_a_name_that_no_file_has(tmp_path: Path, name: str) -> None:
    with pytest.raises(InvalidRecord, match="cannot be read: "):
        read_text(f"{tmp_path}/{name}", InvalidRecord)
    with pytest.raises(InvalidRecord, match="cannot be written: "):
        write_text(f"{tmp_path}/{name}", "text", InvalidRecord)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(InvalidRecord, match="cannot be written: No such file or directory"):
        write_text(tmp_path / "nowhere" / "a.json", "text", InvalidRecord)


@pytest.mark.parametrize("trouble", [OSError(28, "No space left on device"), KeyboardInterrupt()])
@pytest.mark.parametrize(("owner", "name"), [(os, "fsync"), (Path, "replace")])
def test_a_failing_write_leaves_the_old_file_and_no_part(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: BaseException, owner: object, name: str
) -> None:
    file = tmp_path / "a.json"
    write_text(file, "old", InvalidRecord)

    def fail(*arguments: object) -> None:
        raise trouble

    monkeypatch.setattr(owner, name, fail)
    with pytest.raises(InvalidRecord if isinstance(trouble, OSError) else KeyboardInterrupt):
        write_text(file, "new", InvalidRecord)
    monkeypatch.undo()
    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]


def test_a_text_that_cannot_be_encoded_leaves_the_old_file_and_no_part(tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    write_text(file, "old", InvalidRecord)
    with pytest.raises(InvalidRecord, match="cannot be written: "):
        write_text(file, "\ud800", InvalidRecord)
    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]


def test_a_written_file_can_be_read_as_any_other_new_one(tmp_path: Path) -> None:
    usual, written = tmp_path / "usual", tmp_path / "written"
    usual.touch()
    write_text(written, "text", InvalidRecord)
    assert stat.S_IMODE(written.stat().st_mode) == stat.S_IMODE(usual.stat().st_mode)
