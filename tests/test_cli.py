"""The commands: what they print, for people and for programs, and how they answer bad input."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import regalia
from regalia import bots, games
from regalia.arena.bench import Figures
from regalia.cli.console import preferred_language
from regalia.rulebook import rules, span
from regalia.words import LANGUAGES, words
from tests.running import run

ROOT = Path(__file__).parent.parent
COMMANDS = (
    "database",
    *("play", "learn", "serve", "think", "games", "rules", "data", "scenario"),
    *("replay", "analyse", "verify", "simulate", "arena", "train", "bench"),
)


@pytest.fixture(autouse=True)
def quiet_place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No file of the tests' user is touched, and nothing depends on the terminal that they run in."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("LANG", "LC_ALL", "LC_MESSAGES", "REGALIA_LANG", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture(scope="module")
def game() -> regalia.Match:
    """A whole game."""
    match = regalia.new("carolus", seats=2, seed="recorded")
    squire = bots.make("squire", match.game)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, match.game.moves[squire.choose(match.glimpse(seat), seat)])
    return match


@pytest.fixture
def record(game: regalia.Match, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    game.save(path)
    return path


# Help and version


def test_version_says_how_the_rules_run() -> None:
    ran = run("--version")
    assert ran.code == 0
    assert ran.out.startswith(f"Regalia {regalia.__version__}, rules ")
    assert "compiled" in ran.out or "interpreted" in ran.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_helps_with_examples(command: str) -> None:
    ran = run(command, "--help")
    assert ran.code == 0
    assert f"Usage: regalia {command}" in ran.out
    assert "Examples:" in ran.out
    assert f"regalia {command}" in ran.out.partition("Examples:")[2]
    assert "<bool>" not in ran.out


def test_help_lists_every_command() -> None:
    ran = run("--help")
    assert all(command in ran.out for command in COMMANDS)


def test_the_documentation_names_commands_and_options_that_exist() -> None:
    helps = {command: run(command, "--help").out for command in COMMANDS}
    helps["--version"] = run("--help").out
    lines = [
        line
        for file in ("docs/playing.md", "docs/commands.md", "bench/README.md")
        for line in re.findall(r"regalia ((?:--version|[a-z]+\b).*)", (ROOT / file).read_text("utf-8"))
        if line.split()[0].strip("`") in helps
    ]
    assert len(lines) > 30
    for line in lines:
        command = line.split()[0].strip("`")
        for option in re.findall(r"--[a-z-]+", line.partition("`")[0]):
            assert option in helps[command], line


def test_the_language_is_that_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    assert preferred_language() == "en"
    monkeypatch.setenv("LANG", "hu_HU.UTF-8")
    assert preferred_language() == "hu"
    assert "Játék" in run("games").out
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert preferred_language() == "en"
    monkeypatch.setenv("REGALIA_LANG", "ru")
    assert "Карл Великий" in run("games").out


# Games


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_are_listed(language: str) -> None:
    ran = run("games", "--lang", language)
    assert ran.code == 0
    for name in games.names():
        assert name in ran.out
        assert words(language, name)("title") in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_are_told_where_one_chooses(language: str) -> None:
    """From the weakest to the strongest: with the games, and in English in the help and the page on playing."""
    says = words(language)
    told = [f"{says(f'level-{level}')} {says(f'level-{level}-character')}" for level in bots.BOTS]
    listed = " ".join(run("games", "--lang", language).out.split())
    assert " ".join(f"{level} {line}" for level, line in zip(bots.BOTS, told, strict=True)) in listed
    if language == "en":
        assert " ".join(told) in " ".join(run("play", "--help").out.split())
        playing = (Path(__file__).parent.parent / "docs" / "playing.md").read_text("utf-8")
        assert " ".join(told) in " ".join(playing.replace("|", " ").split())


def test_games_are_listed_for_programs() -> None:
    listed = json.loads(run("games", "--json").out)
    assert [game["name"] for game in listed] == list(games.names())
    carolus = listed[games.names().index("carolus")]
    assert carolus["players"] == [2, 3, 4]
    assert carolus["options"][0] == {
        "name": "team_talk",
        "title": "Team-mates may talk",
        "choices": [False, True],
        "default": False,
        "players": [4],
    }
    assert carolus["bots"] == list(bots.BOTS)
    assert carolus["rules_version"] == games.find("carolus").rules_version


# Rules and scenarios


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_rules_are_shown_whole_and_one_by_one(game: str, language: str) -> None:
    known = rules(game, language)
    whole = run("rules", game, "--lang", language)
    assert whole.code == 0
    assert all(f"{rule}." in whole.out for rule in known)
    first = next(iter(known))
    single = run("rules", game, first.lower(), "--lang", language)
    assert single.out.startswith(f"{first}. ")
    assert len(single.out) < len(whole.out)
    assert run("rules", game, first[1:], "--lang", language) == single


def test_rules_are_found_by_chapters_and_words() -> None:
    contents = run("rules", "principe", "--contents")
    assert contents.code == 0
    assert "Phase 2: auctions" in contents.out
    assert "P14–P18" in contents.out
    found = run("rules", "principe", "--search", "smallest FIRST")
    assert found.code == 0
    assert "P14. Turn all offers face up" in found.out
    assert "P15." not in found.out
    for arguments in (("--search", "submarine"), ("P1", "--contents"), ("--search", "gold", "--contents")):
        refused = run("rules", "principe", *arguments)
        assert (refused.code, refused.out) == (2, "")
        assert refused.err.count("\n") == 1


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_rules_do_not_have_is_refused_in_the_language_asked_for(game: str, language: str) -> None:
    says = words(language, game)
    for arguments, key in ((("--search", "xyzzy"), "rules-nothing-found"), (("Z9",), "rules-no-such-rule")):
        refused = run("rules", game, *arguments, "--lang", language)
        assert (refused.code, refused.out) == (2, "")
        assert refused.err.count("\n") == 1
        numbered, examples = (
            span(id for id in rules(game, language) if (id[0] == "X") == own) for own in (False, True)
        )
        ids = f"{numbered}, {examples}"
        assert refused.err == f"regalia: {says(key, title=says('title'), wanted='xyzzy', rule='Z9', ids=ids)}\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_scenarios_are_listed(language: str) -> None:
    ran = run("scenario", "--lang", language)
    for game in games.names():
        for name in regalia.scenarios(game):
            assert words(language, game)(f"scenario-{name}-title") in " ".join(ran.out.split())


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in games.names() for name in regalia.scenarios(game)])
def test_a_scenario_is_shown_and_played(game: str, name: str) -> None:
    shown = run("scenario", game, name)
    assert shown.code == 0
    story = words("en", game)(f"scenario-{name}-story")
    assert story in " ".join(shown.out.split())
    played = run("scenario", game, name, "--play", typed="quit\n")
    assert played.code == 0
    assert story in " ".join(played.out.split())


# Replays


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_told_in_words(record: Path, game: regalia.Match, language: str) -> None:
    ran = run("replay", str(record), "--lang", language)
    says = words(language, "carolus")
    assert ran.code == 0
    assert says("title") in ran.out
    assert f"\n{len(game.played)} " in ran.out
    assert says("points", points=max(game.points)) in ran.out
    assert says("replay-whole") in ran.out


def test_a_replay_can_stop_early_and_go_step_by_step(record: Path, game: regalia.Match) -> None:
    ran = run("replay", str(record), "--to", "4")
    assert "\n4 " in ran.out
    assert "\n5 " not in ran.out
    assert f"up to move 4 of {len(game.played)}" in ran.out
    steps = run("replay", str(record), "--step", "--to", "2", typed="\n\n")
    assert steps.out.count("♛ Emperor") == 3
    assert run("replay", str(record), "--step", typed="\n").code == 0


def test_a_replay_says_what_a_king_would_have_played(record: Path, game: regalia.Match) -> None:
    ran = run("replay", str(record), "--to", "4", "--why", "--lang", "hu")
    says = words("hu", "carolus")
    king = says("play-hint", level=says("level-king"), move="").strip()
    assert ran.code == 0
    assert king.rstrip(".") in " ".join(ran.out.split())
    assert says("replay-why", name=says.seat_names(2)[game.played[4][0]], move="").strip() in ran.out
    refused = run("replay", str(record), "--why")
    assert refused.code == 2
    assert "--why speaks of the move after --to N" in refused.err


# Simulations and speed


def test_simulations_are_the_same_again() -> None:
    arguments = ("simulate", "carolus", "--games", "4", "--seed", "1", "--json")
    ran = run(*arguments)
    assert run(*arguments) == ran
    report = json.loads(ran.out)
    assert [score["name"] for score in report["bots"]] == ["page", "squire"]
    assert sum(score["wins"] for score in report["bots"]) == 4
    assert report["plan"]["rotate"] is True


def test_simulations_are_shown_as_tables(tmp_path: Path) -> None:
    ran = run(
        *("simulate", "carolus", "--seats", "squire,page,page,squire", "--games", "2", "--seed", "1"),
        *("--option", "team_talk=true", "--no-rotate", "--records", str(tmp_path / "kept")),
    )
    assert ran.code == 0
    assert all(text in ran.out for text in ("squire", "White II", "95 %", "2 games of", "median"))
    assert "seed 1" in ran.err
    assert len(list((tmp_path / "kept").iterdir())) == 2


@pytest.mark.parametrize("compiled", [False, True])
def test_speed_is_reported_for_every_number_of_players(monkeypatch: pytest.MonkeyPatch, compiled: bool) -> None:
    disturbed = iter((0.5, 1, 0.7, 0.8, 0.9) * 6)

    def measured(name: str, seats: int, seconds: float) -> Figures:
        speed = next(disturbed)
        return Figures(name, seats, 8_830_000 * speed, 49_200 * speed, 484 / speed, 999 * speed)

    def interpreted(name: str, seats: int, seconds: float) -> Figures:
        return Figures(name, seats, 176_600, 984, 3319, 20)

    monkeypatch.setattr("regalia.cli.bench.compiled", lambda: compiled)
    monkeypatch.setattr("regalia.cli.bench.measure", measured)
    monkeypatch.setattr("regalia.cli.bench.measure_interpreted", interpreted)
    report = json.loads(run("bench", "carolus", "--json").out)
    assert [entry["figures"]["seats"] for entry in report["games"]] == [2, 3, 4]
    assert [entry["ratio"] for entry in report["games"]] == [50 if compiled else None] * 3
    table = run("bench", "carolus").out
    assert all(figure in table for figure in ("8.83 M", "49.2 k", "484 ns", "999"))
    assert ("177 k" in table) == compiled
    assert ("nothing to compare" in table) != compiled


# Bad input: one sentence on stderr, nothing on stdout, exit code 2


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("play chess", "there is no game 'chess'; expected "),
        ("play", "no game is named; expected "),
        ("rules chess", "there is no game 'chess'"),
        ("rules carolus C99", "Carolus Magnus has no rule “C99”; expected C1–C28, X1–X6"),
        ("games --lang xx", "there is no language 'xx'; expected en, hu or ru"),
        (
            "play carolus --seats human,robot",
            "a seat is taken by human, page, squire, knight, lord or king, not by 'robot'",
        ),
        ("play carolus --seats human", "carolus is for 2, 3 or 4 players, not 1"),
        ("play carolus --option speed=1", "no option 'speed'"),
        ("play carolus --option team_talk", "an option is given as name=value, not 'team_talk'"),
        ("play carolus --option a=1 --option a=2", "option 'a' is given twice"),
        (
            "play carolus --seats human,human,squire,squire --option team_talk=maybe",
            "option 'team_talk' of carolus is false or true, not 'maybe'",
        ),
        ("play carolus --seed ", "the seed is a number or a text"),
        ("play --load missing.json", "missing.json cannot be read: No such file"),
        ("play --load .", "cannot be read: Is a directory"),
        ("play carolus --position missing.toml", "missing.toml cannot be read"),
        ("play carolus --scenario nowhere", "carolus has no scenario 'nowhere'"),
        ("play carolus --scenario a --load b", "--load and --scenario do not go together"),
        ("play --load b --option a=1", "--option does not go with --load"),
        ("play --load b --seed 1", "--seed does not go with --load"),
        ("scenario carolus nowhere", "carolus has no scenario 'nowhere'"),
        ("scenario chess", "there is no game 'chess'"),
        ("replay missing.json", "missing.json cannot be read"),
        ("simulate chess", "there is no game 'chess'"),
        (
            "simulate carolus --seats human,squire",
            "a seat is taken by page, squire, knight, lord or king, not by 'human'",
        ),
        ("simulate carolus --games 0", "the number of games is 1 to"),
        ("simulate carolus --jobs 0", "the number of processes is 1 to"),
        ("simulate carolus --records /dev/null/no", "/dev/null/no cannot hold records"),
        ("bench chess", "there is no game 'chess'"),
        ("bench --seconds 0", "--seconds is a number above 0"),
        ("bench --write figures.toml", "--write goes with --instructions only"),
        ("bench carolus --seats 5", "--seats is 2, 3 or 4 for carolus, not 5"),
    ],
)
def test_bad_input_is_answered_in_one_sentence(line: str, complaint: str) -> None:
    ran = run(*line.split(" "))
    assert ran.code == 2
    assert ran.out == ""
    assert complaint in ran.err
    assert ran.err.startswith("regalia: ")
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (lambda text: "{", "is not a record"),
        (lambda text: text.replace('"game"', '"gone"'), "is not a record"),
        (lambda text: text.replace('"rules": 2', '"rules": 99'), "version 99 of the rules"),
        (lambda text: text.replace('"seed": "recorded"', '"seed": "altered"'), "cannot be replayed"),
        (lambda text: text.replace("emperor 1", "emperor 6"), "is not a move"),
        (lambda text: text.replace('"digest": "', '"digest": "0'), "it was altered"),
    ],
)
def test_a_spoilt_record_is_refused(record: Path, spoil: Callable[[str], str], complaint: str) -> None:
    record.write_text(spoil(record.read_text("utf-8")), "utf-8")
    for arguments in (("replay", str(record)), ("play", "--load", str(record))):
        ran = run(*arguments)
        assert ran.code == 2
        assert complaint in ran.err
        assert ran.err.count("\n") == 1


def test_a_record_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "picture.json").write_bytes(b"\xff\xd8\xff")
    ran = run("replay", "picture.json")
    assert (ran.code, ran.out) == (2, "")
    assert "is not a text in UTF-8" in ran.err


def test_a_spoilt_position_is_refused(game: regalia.Match, tmp_path: Path) -> None:
    path = tmp_path / "table.toml"
    for text in ("no toml", game.position().replace('"carolus"', '"chess"')):
        path.write_text(text, "utf-8")
        ran = run("play", "carolus", "--position", str(path))
        assert (ran.code, ran.out) == (2, "")
        assert "table.toml" in ran.err


@pytest.mark.parametrize("content", [None, b"\xff", b"[players.2]\ncastles = 0"])
def test_a_spoilt_data_file_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "carolus.toml"
    if content is None:
        path.mkdir()
    else:
        path.write_bytes(content)
    monkeypatch.setenv("REGALIA_DATA", str(tmp_path))
    ran = run("play", "carolus")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"regalia: {path}")
    assert ran.err.count("\n") == 1


def test_the_seats_must_be_those_of_the_record(record: Path) -> None:
    assert (
        "this game has 2 seats, and --seats names 3"
        in run("play", "--load", str(record), "--seats", "human,human,human").err
    )
    assert run("play", "chess", "--load", str(record)).code == 2
    assert run("replay", str(record), "--to", "10000").code == 2


# As a program among programs


def python_m(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "regalia", *arguments]


def test_a_reader_that_stops_early_is_no_error() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as pipe:
        ran = subprocess.run(python_m("rules", "carolus"), stdout=pipe, stderr=subprocess.PIPE, check=False)
    assert ran.stderr == b""
    assert ran.returncode in (0, 1)


def test_output_that_is_no_terminal_has_no_control_codes() -> None:
    typed = b"\xff?\nhint\nrules C1\nquit\n"
    ran = subprocess.run(python_m("play", "carolus", "--seed", "1"), input=typed, capture_output=True, check=True)
    assert b"\x1b" not in ran.stdout
    assert ran.stderr == b""
