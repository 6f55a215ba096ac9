"""The games of a folder of records, as programs and people read them."""

import json
import os
from pathlib import Path

import pytest
from msgspec.structs import replace

import regalia
from regalia import bots
from regalia.engine.errors import InvalidRecord
from regalia.engine.record import read_record, write_record
from regalia.match import Match, last_state
from regalia.past import past
from regalia.words import LANGUAGES, words
from tests.running import run


def game(name: str, seed: str, players: tuple[str, ...], moves: int = 100_000) -> Match:
    match = regalia.new(name, seats=len(players), seed=seed)
    match.players = players
    bot = bots.make("page", match.game)
    while not match.over and len(match.played) < moves:
        seat = match.actors[0]
        match.play(seat, match.game.moves[bot.choose(match.glimpse(seat), seat)])
    return match


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Six games: five are over, one of those without players; and what is none."""
    folder = tmp_path_factory.mktemp("records")
    games = {
        "a.json": game("carolus", "a", ("human", "squire")),
        "b.json": game("carolus", "b", ("squire", "human")),
        "c.json": game("carolus", "c", ("human", "page", "page")),
        "d.json": game("rivals", "d", ("human", "human")),
        "e.json": game("rivals", "e", ("human", "squire"), moves=5),
    }
    for number, (name, match) in enumerate(games.items()):
        match.save(folder / name)
        os.utime(folder / name, (1_700_000_000 + number, 1_700_000_000 + number))
    unknown = game("carolus", "f", ("human", "squire"))
    unknown.players = ()
    unknown.save(folder / "f.json")
    (folder / "broken.json").write_text("{", "utf-8")
    (folder / "notes.txt").write_text("no record", "utf-8")
    altered = replace(games["a.json"].record(), digest="0" * 32)
    (folder / "altered.json").write_text(write_record(altered), "utf-8")
    return folder


def test_every_record_is_read_and_every_broken_file_named(folder: Path) -> None:
    told: list[tuple[int, int]] = []
    found = past(folder, progress=lambda done, total: told.append((done, total)))
    assert [each.file for each in found.games] == ["f.json", "e.json", "d.json", "c.json", "b.json", "a.json"]
    assert told[-1] == (8, 8)
    assert len(found.troubles) == 2
    assert "altered.json cannot be replayed: it was altered" in found.troubles[0]
    assert "broken.json is not a record" in found.troubles[1]


def test_wins_are_counted_against_whom(folder: Path) -> None:
    found = past(folder)
    counts = {(each.game, each.seats, each.against): (each.games, each.won) for each in found.counts}
    own = {each.file: each.rewards[each.own] for each in found.games if each.over and each.own is not None}
    assert counts == {
        ("carolus", 2, "squire"): (2, own["a.json"] + own["b.json"]),
        ("carolus", 3, "page"): (1, own["c.json"]),
    }


@pytest.mark.parametrize(
    ("wanted", "files"),
    [
        ({"game": "rivals"}, ["e.json", "d.json"]),
        ({"seats": 3}, ["c.json"]),
        ({"against": "squire"}, ["e.json", "b.json", "a.json"]),
        ({"game": "tara"}, []),
    ],
)
def test_some_of_them(folder: Path, wanted: dict[str, str], files: list[str]) -> None:
    assert [each.file for each in past(folder, **wanted).games] == files  # type: ignore[arg-type]


def test_practice_is_counted_apart(tmp_path: Path) -> None:
    game("carolus", "practice", ("human", "squire"), moves=30).rewound(10).save(tmp_path / "p.json")
    match = regalia.load(tmp_path / "p.json")
    page = bots.make("page", match.game)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, match.game.moves[page.choose(match.glimpse(seat), seat)])
    match.save(tmp_path / "p.json")
    found = past(tmp_path)
    assert (len(found.counts), len(found.practice)) == (0, 1)


@pytest.mark.parametrize("name", ["carolus", "principe", "rivals", "tara"])
def test_the_last_state_is_that_of_a_replay(name: str) -> None:
    match = game(name, "last", ("page", "page"))
    assert last_state(match.record()).snapshot() == match._state.snapshot()
    record = match.record()
    for wrong in (
        replace(record, digest="0" * 32),
        replace(record, moves=record.moves[1:]),
        replace(record, moves=[(9, record.moves[0][1]), *record.moves[1:]]),
        replace(record, rules=99),
    ):
        with pytest.raises(InvalidRecord, match="cannot be replayed"):
            last_state(wrong)


def test_a_record_says_who_played_or_nothing() -> None:
    match = game("carolus", "who", ("human", "squire"), moves=3)
    assert read_record(write_record(match.record()), "it").players == ["human", "squire"]
    assert regalia.replay(match.record()).players == ("human", "squire")
    assert match.rewound(1).players == ("human", "squire")
    match.players = ()
    assert '"players":' not in write_record(match.record())
    for wrong in (["human"], ["human", "<b>"], ["human", "\n"]):
        with pytest.raises(InvalidRecord, match="its players are"):
            regalia.replay(replace(match.record(), players=wrong))


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_words(folder: Path, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    ran = run("games", "--mine", str(folder), "--lang", language)
    assert ran.code == 0, ran.err
    says = words(language)
    assert all(f"{name}.json" in ran.out for name in "abcdef")
    assert says("level-squire") in ran.out
    assert says("mine-counts") in ran.out
    assert ran.err.count("\n") == 2
    none = run("games", "--mine", str(folder), "--game", "tara", "--lang", language).out
    assert none.split() == says("mine-none", folder=str(folder)).split()


def test_for_programs(folder: Path) -> None:
    found = json.loads(run("games", "--mine", str(folder), "--json").out)
    assert len(found["games"]) == 6


def test_what_is_refused(folder: Path, tmp_path: Path) -> None:
    ran = run("games", "--mine", str(tmp_path / "nothing"))
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "expected a folder of saved games" in ran.err
    assert run("games", "--mine", str(folder / "a.json")).code == 2
    ran = run("games", "--players", "3")
    assert (ran.code, ran.err) == (
        2,
        "regalia: --players says which games of a folder: it goes with --mine FOLDER\n",
    )
    assert run("games", "--mine", str(folder), "--game", "chess").code == 2
