"""A record replays to the same state, byte for byte; a damaged one is refused, and by InvalidRecord only."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import regalia
from regalia import games
from regalia.engine.errors import InvalidRecord
from regalia.engine.record import FORMAT, Record, read_record, write_record
from regalia.games import AnyGame
from regalia.match import Match, replay
from regalia.testing.play import chooser, everything, play_any, random_match, share


def test_records_replay_byte_for_byte(game: AnyGame, seats: int) -> None:
    for number in range(share(6)):
        match = random_match(game, seats, number)
        text = write_record(match.record())
        again = replay(read_record(text, "the record"))
        assert write_record(again.record()) == text
        assert everything(again) == everything(match)


def test_a_record_may_stop_anywhere(game: AnyGame, seats: int) -> None:
    for moves in (0, 1, 2, 5, 10, 50):
        match = random_match(game, seats, 1, moves)
        assert everything(replay(match.record())) == everything(match)


def test_a_record_may_start_from_a_position(game: AnyGame, seats: int, tmp_path: Path) -> None:
    for number, moves in enumerate((0, 7, 40, 10_000)):
        file = tmp_path / f"{number}.toml"
        file.write_text(random_match(game, seats, number, moves).position(), "utf-8")
        match = regalia.position(game.name, file, seed="a record from a position")
        choices = chooser("position", number)
        for _ in range(30):
            if not match.over:
                play_any(match, choices)
        saved = tmp_path / f"{number}.json"
        match.save(saved)
        again = regalia.load(saved)
        assert everything(again) == everything(match)
        assert write_record(again.record()) == saved.read_text("utf-8")


@cache
def example(game: str, seats: int) -> str:
    return write_record(random_match(games.find(game), seats, 3, 40).record())


@given(data=st.data())
def test_a_changed_byte_changes_nothing_or_is_refused(game: AnyGame, seats: int, data: st.DataObject) -> None:
    text = example(game.name, seats)
    damaged = bytearray(text.encode())
    for _ in range(data.draw(st.integers(1, 3))):
        damaged[data.draw(st.integers(0, len(damaged) - 1))] = data.draw(st.integers(0, 255))
    with TemporaryDirectory() as folder:
        file = Path(folder, "damaged.json")
        file.write_bytes(damaged)
        try:
            match = regalia.load(file)
        except InvalidRecord:
            return
    assert write_record(match.record()) == text


@given(data=st.data())
def test_a_truncated_record_is_refused(game: AnyGame, seats: int, data: st.DataObject) -> None:
    text = example(game.name, seats)
    cut = data.draw(st.integers(0, len(text.rstrip()) - 1))
    with pytest.raises(InvalidRecord):
        load_text(text[:cut])


@given(text=st.text() | st.binary().map(lambda raw: raw.decode("utf-8", "replace")))
def test_any_text_is_refused(text: str) -> None:
    with pytest.raises(InvalidRecord):
        load_text(text)


@pytest.mark.parametrize("text", ["[" * 100_000, '{"moves":' + "[" * 100_000, "null", "{}", "1" * 5000, '"\\ud800"'])
def test_strange_json_is_refused(text: str) -> None:
    with pytest.raises(InvalidRecord):
        load_text(text)


Change = Callable[[Record, st.DataObject], Record]


def dropped(record: Record, data: st.DataObject) -> Record:
    index = data.draw(st.integers(0, len(record.moves) - 1))
    return msgspec.structs.replace(record, moves=record.moves[:index] + record.moves[index + 1 :])


def doubled(record: Record, data: st.DataObject) -> Record:
    index = data.draw(st.integers(0, len(record.moves) - 1))
    return msgspec.structs.replace(record, moves=record.moves[: index + 1] + record.moves[index:])


def by_another_seat(record: Record, data: st.DataObject) -> Record:
    index = data.draw(st.integers(0, len(record.moves) - 1))
    seat, notation = record.moves[index]
    other = data.draw(st.integers(-(10**30), 10**30).filter(lambda number: number != seat))
    return msgspec.structs.replace(record, moves=[*record.moves[:index], (other, notation), *record.moves[index + 1 :]])


def another_move(record: Record, data: st.DataObject) -> Record:
    index = data.draw(st.integers(0, len(record.moves) - 1))
    seat, notation = record.moves[index]
    known = [str(move) for move in games.find(record.game).moves if str(move) != notation]
    nonsense = st.text(max_size=20).filter(lambda text: text.lower().split() != notation.split())
    other = data.draw(st.sampled_from(known) | nonsense)
    return msgspec.structs.replace(record, moves=[*record.moves[:index], (seat, other), *record.moves[index + 1 :]])


def another(name: str, values: st.SearchStrategy[object]) -> Change:
    def change(record: Record, data: st.DataObject) -> Record:
        value = data.draw(values.filter(lambda value: value != getattr(record, name)))
        return msgspec.structs.replace(record, **{name: value})

    return change


CHANGES: dict[str, Change] = {
    "a dropped move": dropped,
    "a doubled move": doubled,
    "another seat": by_another_seat,
    "another move": another_move,
    "no moves": lambda record, data: msgspec.structs.replace(record, moves=[]),
    "another seed": another("seed", st.text(max_size=120)),
    "another digest": another("digest", st.text("0123456789abcdef", min_size=32, max_size=32) | st.text()),
    "another game": another("game", st.text()),
    "other rules": another("rules", st.integers()),
    "another number of seats": another("seats", st.integers()),
    "other options": another("options", st.dictionaries(st.text(), st.booleans() | st.integers() | st.text())),
    "another format": another("regalia", st.integers().filter(lambda number: number != FORMAT)),
    "another start": another("start", st.text()),
}


@pytest.mark.parametrize("change", list(CHANGES))
@given(data=st.data())
def test_an_altered_record_is_refused(game: AnyGame, seats: int, change: str, data: st.DataObject) -> None:
    record = CHANGES[change](read_record(example(game.name, seats), "the example"), data)
    with pytest.raises(InvalidRecord) as refused:
        load_text(write_record(record))
    assert "\n" not in str(refused.value)


def test_a_record_of_other_rules_says_so(game: AnyGame, seats: int) -> None:
    record = msgspec.structs.replace(random_match(game, seats, 0, 3).record(), rules=game.rules_version + 1)
    with pytest.raises(InvalidRecord, match=f"played under version {game.rules_version + 1} of the rules"):
        replay(record)


def load_text(text: str) -> Match:
    return replay(read_record(text, "the record"))
