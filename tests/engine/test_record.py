"""Records on paper."""

import msgspec
import pytest

from regalia import games
from regalia.engine.errors import InvalidRecord
from regalia.engine.record import FORMAT, Record, digest, read_record, write_record

EMPTY = Record(FORMAT, "carolus", 1, 2, {}, "seed", [], None, [], "0" * 32)
PLAYED = Record(
    FORMAT, "carolus", 1, 4, {"team_talk": True}, 'ő"\n', ["a"] * 4, "x = 1\n", [(0, "disc 1"), (3, "disc 2")], "f"
)

TEXT = """{
  "regalia": 2,
  "game": "carolus",
  "rules": 1,
  "seats": 4,
  "options": {"team_talk":true},
  "seed": "ő\\"\\n",
  "nonces": ["a","a","a","a"],
  "start": "x = 1\\n",
  "moves": [
    [0,"disc 1"],
    [3,"disc 2"]
  ],
  "digest": "f"
}
"""


def test_one_move_a_line() -> None:
    assert write_record(PLAYED) == TEXT
    assert '"moves": [],' in write_record(EMPTY)


def test_a_remark_is_written_where_there_is_one() -> None:
    assert "remark" not in write_record(PLAYED)
    remarked = msgspec.structs.replace(PLAYED, remark="of long ago")
    assert write_record(remarked).endswith('  "digest": "f",\n  "remark": "of long ago"\n}\n')
    assert read_record(write_record(remarked), "the record") == remarked


@pytest.mark.parametrize("record", [EMPTY, PLAYED])
def test_records_read_back(record: Record) -> None:
    assert read_record(write_record(record), "the record") == record


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"regalia": 2', '"regalia": 3', "game.json has the record format 3, expected 2"),
        ('"regalia": 2', '"regalia": 1', "game.json has the record format 1, expected 2"),
        ('"regalia": 2', '"regalia": "2"', "Expected `int`, got `str` - at `$.regalia`"),
        ('"game": "carolus",', "", "missing required field `game`"),
        ('"game"', '"gamé"', "unknown field"),
        ('[0,"disc 1"]', '[0,"disc 1",1]', "Expected `array` of length 2"),
        ('[0,"disc 1"]', "[0]", "Expected `array` of length 2"),
        ('[0,"disc 1"]', '["0","disc 1"]', "Expected `int`, got `str`"),
        ('"team_talk":true', '"team_talk":[]', "$.options[...]"),
        ("}\n", "", "game.json is not a record: Input data was truncated"),
        ("{\n", "", "game.json is not a record: "),
    ],
)
def test_what_is_wrong_with_a_record(old: str, new: str, complaint: str) -> None:
    with pytest.raises(InvalidRecord) as refused:
        read_record(TEXT.replace(old, new, 1), "game.json")
    assert str(refused.value).startswith("game.json")
    assert complaint in str(refused.value)


def test_the_digest_covers_the_table_and_the_moves() -> None:
    state = games.find("carolus").new(2, {}, 5)
    before = digest(state)
    assert digest(state.clone()) == before
    assert digest(state, [(0, "disc 1")]) != before
    for change in ("round", "barrier"):
        other = state.clone()
        setattr(other, change, getattr(other, change) + 1)
        assert digest(other) != before
    state.play_on(1)
    assert digest(state) != before
