"""Dice that were settled before the game."""

import random
from pathlib import Path

import msgspec
import pytest

import regalia
from regalia.engine.chance import commitment
from regalia.engine.errors import InvalidRecord
from regalia.engine.record import read_record, write_record
from regalia.verify import verify
from tests.running import run

RECORDS = Path(__file__).parent / "records"
NONCES = ("5f" * 16, "", "0a" * 16)


def played(nonces: tuple[str, ...], folder: Path) -> Path:
    match = regalia.new("carolus", seats=len(nonces) or 2, seed="secret", nonces=nonces)
    luck = random.Random(1)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, luck.choice(match.moves(seat)))
    match.save(folder / "game.json")
    return folder / "game.json"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return played((), tmp_path)


@pytest.fixture
def mixed(tmp_path: Path) -> Path:
    return played(NONCES, tmp_path)


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    # printf seed | sha256sum
    assert commitment("seed") == "19b25856e1c150ca834cffc8b59b23adbd0ec0389e58eb22b3b64768098d002b"


def test_an_honest_record(record: Path) -> None:
    shown = commitment("secret")
    found = verify(record)
    assert found == (shown, (), True, (), (), 2)
    assert verify(record, f" {shown.upper()}\n") == found


def test_another_seed_than_promised(record: Path) -> None:
    with pytest.raises(InvalidRecord, match="not played with the seed that was committed to"):
        verify(record, commitment("another secret"))


def test_a_seed_put_in_afterwards(record: Path) -> None:
    record.write_text(record.read_text("utf-8").replace('"secret"', '"another secret"'), "utf-8")
    with pytest.raises(InvalidRecord):
        verify(record, commitment("another secret"))


def test_nonces_are_compared(mixed: Path) -> None:
    assert verify(mixed, commitment("secret"), {0: f" {NONCES[0].upper()} ", 2: NONCES[2]}).nonces == NONCES
    with pytest.raises(InvalidRecord, match="not played with that nonce of seat 2: the one in it is 0a0a"):
        verify(mixed, None, {2: NONCES[0]})
    with pytest.raises(InvalidRecord, match="not played with that nonce of seat 1: the one in it is none"):
        verify(mixed, None, {1: NONCES[0]})
    with pytest.raises(InvalidRecord, match="has no seat 3; expected 0, 1 or 2"):
        verify(mixed, None, {3: NONCES[0]})


def test_a_record_without_nonces_has_none_to_compare(record: Path) -> None:
    with pytest.raises(InvalidRecord, match="has no nonces"):
        verify(record, None, {0: NONCES[0]})


@pytest.mark.parametrize("other", [NONCES[2], "", NONCES[0][:-1] + "e"])
def test_a_nonce_put_in_afterwards_gives_other_dice(mixed: Path, other: str) -> None:
    text = mixed.read_text("utf-8").replace(f'["{NONCES[0]}"', f'["{other}"')
    assert text != mixed.read_text("utf-8")
    mixed.write_text(text, "utf-8")
    with pytest.raises(InvalidRecord):
        verify(mixed)


@pytest.mark.parametrize("nonces", [["a"], ["a"] * 4])
def test_as_many_nonces_as_seats(mixed: Path, nonces: list[str]) -> None:
    record = read_record(mixed.read_text("utf-8"), "the record")
    mixed.write_text(write_record(msgspec.structs.replace(record, nonces=nonces)), "utf-8")
    with pytest.raises(InvalidRecord, match=f"there are {len(nonces)} nonces for 3 seats"):
        verify(mixed)


# Dice that were drawn anew


def rewound(nonces: tuple[str, ...], folder: Path) -> Path:
    """A game that somebody took back to its second move, and then to its sixth."""
    match = regalia.new("carolus", seats=len(nonces) or 2, seed="secret", nonces=nonces)
    for back in (2, 6, None):
        while len(match.played) < 10:
            seat = match.actors[0]
            match.play(seat, match.moves(seat)[0])
        if back is not None:
            match = match.rewound(back)
    match.save(folder / "game.json")
    return folder / "game.json"


@pytest.mark.parametrize("nonces", [(), (NONCES[0], ""), ("", "", NONCES[0])])
def test_dice_that_were_drawn_anew_are_told(tmp_path: Path, nonces: tuple[str, ...]) -> None:
    """Whoever tries one rolling after another has chosen: seed and nonces are the same all the time."""
    assert verify(rewound(nonces, tmp_path), commitment("secret")).redrawn == (3, 7)
    said = run("verify", str(tmp_path / "game.json"), "--commitment", commitment("secret")).out
    assert "dice were drawn anew before move 3, so from there on they may have been chosen" in said
    played(nonces, tmp_path)
    assert "drawn anew" not in run("verify", str(tmp_path / "game.json")).out


def test_nobody_draws_dice_anew_where_several_added_theirs(tmp_path: Path) -> None:
    with pytest.raises(InvalidRecord, match="drawn anew before move 3, and nonces of several seats"):
        verify(rewound(NONCES, tmp_path))


# Records of before: those here were made by commit 3057406

SAME = RECORDS / "carolus-2-rules-2.json"
EARLIER = RECORDS / "tara-2-rules-2.json"
"""Since then the rules of Tara have changed, and so have the numbers that its tables are written in."""


def test_a_record_of_before_is_whole_where_the_rules_are_the_same(tmp_path: Path) -> None:
    found = verify(SAME, commitment("golden carolus 2"))
    assert (found.nonces, found.whole) == ((), True)


def test_a_record_of_earlier_rules_is_played_again_and_says_so(tmp_path: Path) -> None:
    assert not verify(EARLIER, commitment("golden tara 2")).whole
    match = regalia.load(EARLIER)
    assert (match.over, match.rules) == (True, 2)
    match.save(tmp_path / "again.json")
    assert verify(tmp_path / "again.json").whole, "written anew, its last state can be compared too"
    assert "its last state was written in a way that cannot be compared" in run("verify", str(EARLIER)).out


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        (EARLIER, '"golden tara 2"', '"another seed"', "its move [0-9]+ cannot be played"),
        (EARLIER, '"rules": 2', '"rules": 3', "it was altered: its moves and acts do not lead"),
        (EARLIER, '"rules": 2', '"rules": 1', "version 1 of the rules of tara, and this Regalia plays version 2 or 3$"),
        (SAME, '"rules": 2', '"rules": 1', "version 1 of the rules of carolus, and this Regalia plays version 2$"),
        (SAME, '"regalia": 2', '"regalia": 1', "has the record format 1, expected 2$"),
    ],
)
def test_what_is_older_or_altered_is_refused_in_one_sentence(
    tmp_path: Path, file: Path, old: str, new: str, complaint: str
) -> None:
    text = file.read_text("utf-8")
    assert old in text
    (tmp_path / "altered.json").write_text(text.replace(old, new), "utf-8")
    with pytest.raises(InvalidRecord, match=complaint):
        verify(tmp_path / "altered.json")


# What people did besides playing

ACTS = [(3, 1, "agree", "offer"), (4, 0, "agree", "no"), (5, 1, "resign", "squire"), (9, 0, "time-out", "")]


def with_acts(folder: Path, acts: list[tuple[int, int, str, str]] = ACTS) -> Path:
    record = regalia.load(played((), folder)).record(acts)
    (folder / "acts.json").write_text(write_record(record), "utf-8")
    return folder / "acts.json"


def altered(path: Path, acts: list[tuple[int, int, str, str]]) -> Path:
    record = read_record(path.read_text("utf-8"), "a record")
    path.write_text(write_record(msgspec.structs.replace(record, acts=acts)), "utf-8")
    return path


def test_what_people_did_is_held(tmp_path: Path) -> None:
    assert verify(with_acts(tmp_path)).acts == tuple(ACTS)
    assert regalia.load(tmp_path / "acts.json").record().acts == []


@pytest.mark.parametrize(
    "acts",
    [
        ACTS[:-1],
        [],
        [*ACTS, (10, 0, "resign", "squire")],
        [(3, 0, "agree", "offer"), *ACTS[1:]],
        [*ACTS[:2], (5, 1, "resign", "king"), *ACTS[3:]],
    ],
)
def test_what_people_did_cannot_be_altered(tmp_path: Path, acts: list[tuple[int, int, str, str]]) -> None:
    with pytest.raises(InvalidRecord, match="it was altered: its moves and acts do not lead"):
        regalia.load(altered(with_acts(tmp_path), acts))


@pytest.mark.parametrize(
    ("act", "complaint"),
    [
        ((9, 9, "resign", "squire"), "of 'resign' of seat 9; expected 0"),
        ((9, -1, "resign", "squire"), "of seat -1"),
        ((9999, 1, "resign", "squire"), "of 'resign' after move 9999; expected 9 to "),
        ((8, 1, "resign", "squire"), "of 'resign' after move 8; expected 9 to "),
        ((9, 1, "win", ""), "somebody did 'win'; expected resign, time-out, replace or agree"),
        ((9, 1, "resign", "\x1b[31mred"), r"with '\\x1b\[31mred', which cannot be"),
        ((9, 1, "agree", "squire"), "with 'squire', which cannot be"),
        ((9, 1, "agree", "end"), "it has moves after move 9, when all had agreed to end the game"),
    ],
)
def test_what_nobody_can_have_done(tmp_path: Path, act: tuple[int, int, str, str], complaint: str) -> None:
    """Also where the digest fits."""
    with pytest.raises(InvalidRecord, match=complaint):
        verify(with_acts(tmp_path, [*ACTS, act]))


def test_a_bot_that_there_is_not(tmp_path: Path) -> None:
    with pytest.raises(InvalidRecord, match="a bot 'nobody' came after move 9; expected page, squire"):
        verify(with_acts(tmp_path, [*ACTS, (9, 1, "replace", "nobody")]))


def test_what_was_put_into_a_finished_record_is_found(record: Path) -> None:
    """Earlier records with acts look the same, and are refused with them: the game itself is shown."""
    with pytest.raises(InvalidRecord, match="tells of 'agree', and its digest does not hold that"):
        verify(altered(record, ACTS))
    assert regalia.load(record).over


@pytest.mark.parametrize("language", ["en", "hu", "ru"])
def test_the_commands_tell_what_people_did(tmp_path: Path, language: str) -> None:
    acts = [*ACTS, (9, 0, "replace", ""), (9, 1, "replace", "king")]
    path = with_acts(tmp_path, acts)
    for command in ("verify", "replay"):
        ran = run(command, str(path), "--lang", language)
        assert (ran.code, ran.err) == (0, "")
        assert "record-act" not in ran.out
    if language == "en":
        assert "After move 5: Player 2 resigns.\n" in run("verify", str(path)).out


# The command


def test_the_command_says_what_holds(record: Path, tmp_path: Path) -> None:
    said = run("verify", str(record)).out
    assert commitment("secret") in said
    assert "No nonces are mixed into its dice" in said
    said = run("verify", str(played(NONCES, tmp_path)), "--commitment", commitment("secret")).out
    assert "the one that was committed to" in said
    assert f"0:{NONCES[0]}\n1:-\n2:{NONCES[2]}\n" in said
    given = ("--nonce", f"0:{NONCES[0]}", "--nonce", f"2:{NONCES[2]}")
    assert "All 2 nonces that you gave" in run("verify", str(tmp_path / "game.json"), *given).out


@pytest.mark.parametrize("nonce", ["0", "x:aa", ":aa", "0:", "-1:aa"])
def test_a_nonce_that_cannot_be_read(mixed: Path, nonce: str) -> None:
    ran = run("verify", str(mixed), f"--nonce={nonce}")
    assert ran.code == 2
    assert "--nonce is a seat and a nonce" in ran.err


@pytest.mark.parametrize("language", ["en", "hu", "ru"])
def test_in_every_language(mixed: Path, language: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    practice = rewound((), tmp_path_factory.mktemp("practice"))
    for arguments in ((mixed,), (EARLIER,), (practice,), (mixed, "--nonce", f"0:{NONCES[0]}")):
        ran = run("verify", *map(str, arguments), "--lang", language)
        assert (ran.code, ran.err) == (0, "")
        assert "verify-" not in ran.out
