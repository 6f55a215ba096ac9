"""Dice that were settled before the game."""

import random
from pathlib import Path

import pytest

import regalia
from regalia.engine.chance import commitment
from regalia.engine.errors import InvalidRecord
from regalia.verify import verify


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = regalia.new("carolus", seats=2, seed="secret")
    luck = random.Random(1)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, luck.choice(match.moves(seat)))
    match.save(tmp_path / "game.json")
    return tmp_path / "game.json"


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    # printf seed | sha256sum
    assert commitment("seed") == "19b25856e1c150ca834cffc8b59b23adbd0ec0389e58eb22b3b64768098d002b"


def test_an_honest_record(record: Path) -> None:
    shown = commitment("secret")
    assert verify(record) == shown
    assert verify(record, f" {shown.upper()}\n") == shown


def test_another_seed_than_promised(record: Path) -> None:
    with pytest.raises(InvalidRecord, match="not played with the seed that was committed to"):
        verify(record, commitment("another secret"))


def test_a_seed_put_in_afterwards(record: Path) -> None:
    record.write_text(record.read_text("utf-8").replace('"secret"', '"another secret"'), "utf-8")
    with pytest.raises(InvalidRecord):
        verify(record, commitment("another secret"))
