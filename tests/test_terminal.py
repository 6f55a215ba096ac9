"""The game in the terminal: what is understood, what is shown, and that no game is ever lost."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser, ast
from rich.console import Console

import regalia
from regalia import games
from regalia.cli.console import print_long
from regalia.cli.keyboard import Keyboard
from regalia.cli.reading import COMMANDS, Command, Found, Strange, Unclear, Vocabulary
from regalia.cli.screen import account, board, folded, listing, ranges, usage
from regalia.games.carolus.layout import FAMILY_NAMES
from regalia.games.carolus.view import CarolusView
from regalia.match import Match
from regalia.rulebook import rules
from regalia.words import LANGUAGES, fold, source, words
from tests.running import run


@pytest.fixture(autouse=True)
def state(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Where games are kept; nothing of the tests' user is touched."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("LANG", "LC_ALL", "LC_MESSAGES", "REGALIA_LANG", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path / "state" / "regalia"


def random_games(name: str, seats: int, seed: str = "terminal") -> Iterator[Match]:
    """A match before each of its moves, played at random, and when it is over."""
    match = regalia.new(name, seats=seats, seed=seed)
    chance = Random(seed)
    while not match.over:
        yield match
        seat = chance.choice(match.actors)
        match.play(seat, chance.choice(match.moves(seat)))
    yield match


def saved(match: Match, moves: int, path: Path) -> Path:
    """The first moves of a match in a file."""
    begun = regalia.new(match.game.name, seats=match.seats, seed=match.seed, options=match.options)
    for seat, move in match.played[:moves]:
        begun.play(seat, move)
    begun.save(path)
    return path


def vocabulary(language: str) -> Vocabulary:
    return Vocabulary(games.find("carolus"), words(language, "carolus"))


BRINGING = ("crown red", "crown red", "crown red", "disc 3", "disc 4")
"""From the seed 32 to the first knights of seat 0."""


def bringing() -> Match:
    match = regalia.new("carolus", seats=2, seed=32)
    for move in BRINGING:
        match.play(match.actors[0], move)
    assert match.actors == (0,)
    return match


# What is understood


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_every_legal_move_is_understood_as_it_is_spelt(game: str, language: str) -> None:
    spoken = Vocabulary(games.find(game), words(language, game))
    for seats in games.find(game).seats:
        for number, match in enumerate(random_games(game, seats)):
            for seat in match.actors if number % 9 == 0 else ():
                legal = match.moves(seat)
                for move in legal[:: 1 + len(legal) // 5]:
                    assert spoken.read(spoken.spell(move), legal) == Found((move,))
                    assert spoken.read(str(move), legal) == Found((move,))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_no_move_is_called_like_a_command(game: str, language: str) -> None:
    spoken = Vocabulary(games.find(game), words(language, game))
    commands = {fold(name) for command in COMMANDS for name in (command, spoken.command(command))}
    assert len(commands) >= len(COMMANDS)
    for move in games.find(game).moves:
        assert not commands & {
            fold(word) for token in (move.verb, *move.targets) for word in (token, spoken.word(token))
        }


@pytest.mark.parametrize(
    ("language", "line", "move"),
    [
        ("en", "k r c", "knight red court"),
        ("en", "  Knight  RED  Court ", "knight red court"),
        ("en", "r c", "knight red court"),
        ("en", "b 1", "knight blue 1"),
        ("en", "k y 15", "knight yellow 15"),
        ("hu", "l v u", "knight red court"),
        ("hu", "lovag voros udvar", "knight red court"),
        ("hu", "knight red court", "knight red court"),
        ("hu", "zöld 3", "knight green 3"),
        ("ru", "р к д", "knight red court"),
        ("ru", "Рыцарь зеленый 4", "knight green 4"),
        ("ru", "ж 2", "knight yellow 2"),
    ],
)
def test_moves_may_be_cut_short(language: str, line: str, move: str) -> None:
    match = bringing()
    assert vocabulary(language).read(line, match.moves(0)) == Found((match.game.parse(move),))


def test_a_move_may_be_typed_by_its_number() -> None:
    match = bringing()
    legal = match.moves(0)
    says = vocabulary("hu")
    listed = says.numbered(legal).splitlines()
    assert len(listed) == len(legal)
    assert listed[2].split(maxsplit=1) == ["#3", says.spell(legal[2])]
    assert says.read("#3", legal) == Found((legal[2],))
    for line in ("#0", f"#{len(legal) + 1}", "#x"):
        assert isinstance(says.read(line, legal), Strange)


@pytest.mark.parametrize(
    ("language", "letter", "family"), [("ru", "к", "red"), ("hu", "k", "blue"), ("en", "b", "blue")]
)
def test_a_letter_is_enough_where_only_one_verb_is_possible(language: str, letter: str, family: str) -> None:
    match = regalia.new("carolus", seats=2, seed=7)
    assert vocabulary(language).read(letter, match.moves(0)) == Found((match.game.parse(f"crown {family}"),))


def test_steps_may_be_typed_as_the_board_shows_them() -> None:
    match = bringing()
    for _ in range(3):
        match.play(0, match.moves(0)[0])
    assert vocabulary("en").read("+2", match.moves(0)) == Found((match.game.parse("emperor 2"),))


def test_what_could_be_several_moves_is_not_guessed() -> None:
    match = bringing()
    spoken = vocabulary("en")
    several = spoken.read("k", match.moves(0))
    assert isinstance(several, Found)
    assert several.moves == tuple(match.moves(0))
    assert spoken.read("k r 2 2", match.moves(0)) == Strange("2", "knight red 2", ())
    assert spoken.read("k x", match.moves(0)) == Strange("x", "knight", ("red", "blue", "green", "yellow"))
    assert spoken.read("xyz", []) == Strange("xyz", "", ())
    assert isinstance(spoken.read("k r 16", match.moves(0)), Strange)


def test_a_move_that_is_not_allowed_now_is_still_understood() -> None:
    match = bringing()
    assert vocabulary("en").read("emperor 1", match.moves(0)) == Found((match.game.parse("emperor 1"),))
    assert vocabulary("en").read("k p c", match.moves(0)) == Found((match.game.parse("knight pink court"),))


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("?", Command("help", "")),
        ("?x", Command("help", "")),
        ("help", Command("help", "")),
        ("u", Command("undo", "")),
        ("q", Command("quit", "")),
        ("save My File.json", Command("save", "My File.json")),
        ("sa x", Command("save", "x")),
        ("rules C15", Command("rules", "C15")),
        ("why disc 3", Command("why", "disc 3")),
        ("h", Unclear(("help", "hint"))),
        ("xyz", Strange("xyz", "knight", ("red", "blue", "green", "yellow"))),
    ],
)
def test_commands(line: str, command: object) -> None:
    assert vocabulary("en").read(line, bringing().moves(0)) == command


def test_commands_are_known_in_the_language_too() -> None:
    legal = bringing().moves(0)
    assert vocabulary("hu").read("mentés x", legal) == Command("save", "x")
    assert vocabulary("hu").read("save x", legal) == Command("save", "x")
    assert vocabulary("ru").read("совет", legal) == Command("hint", "")


def test_completion_offers_what_can_follow() -> None:
    legal = bringing().moves(0)
    spoken = vocabulary("en")
    assert {"knight", "red", "undo"} <= set(spoken.complete("", legal))
    assert spoken.complete("knight ", legal) == ["red", "blue", "green", "yellow"]
    assert spoken.complete("k r ", legal)[:2] == ["court", "1"]
    assert spoken.complete("r ", legal)[:2] == ["court", "1"]
    assert spoken.complete("knight red court ", legal) == []
    assert spoken.complete("why ", legal)[:3] == ["disc", "knight", "emperor"]
    assert vocabulary("hu").complete("lovag ", legal) == ["vörös", "kék", "zöld", "sárga"]


# What is shown


def test_moves_are_summed_up() -> None:
    match = bringing()
    assert usage(match.moves(0), str) == "knight red|blue|green|yellow court|1-15"
    some = [match.game.parse(move) for move in ("knight red court", "knight blue 1", "knight blue 2", "disc 1")]
    assert usage(some, str) == "knight red court, knight blue 1|2, disc 1"
    assert usage([], str) == ""
    places = [
        games.find("tara").parse(f"place {spot}") for spot in ("ulster.F1", "ulster.F2", "ulster.F3", "ulster.H1")
    ]
    assert usage(places, str) == "place ulster (F 1-3, H 1)"
    assert ranges(["a", "1", "2", "3", "5", "7", "8"]) == ["a", "1-3", "5", "7", "8"]
    assert listing([str(number) for number in range(20)]).endswith("6, 7, …")


@pytest.mark.parametrize("width", [30, 40, 80])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_no_word_of_the_help_is_cut(game: str, language: str, width: int) -> None:
    spoken = Vocabulary(games.find(game), words(language, game))
    said = usage(games.find(game).moves, spoken.word)
    lines = folded(said, width, "  ")
    assert "".join(lines).replace(" ", "") == said.replace(" ", "")
    whole = set(re.findall(r"[^ |,]+", said))
    assert {word for line in lines for word in re.findall(r"[^ |,]+", line)} <= whole
    assert all(len(line) <= width for line in lines)


@pytest.mark.parametrize(("height", "pages"), [(10, True), (100, False)])
def test_what_is_longer_than_the_screen_says_how_to_leave_it(
    monkeypatch: pytest.MonkeyPatch, height: int, pages: bool
) -> None:
    turned: list[str] = []
    monkeypatch.setattr("pydoc.pager", turned.append)
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    screen = StringIO()
    console = Console(width=80, height=height, file=screen, force_terminal=True, _environ={})
    print_long(console, words("en"), "\n".join(str(number) for number in range(30)))
    assert (len(turned) == 1, screen.getvalue() == "") == (pages, pages)
    assert all("q leads out of these pages" in page for page in turned)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_the_help_names_a_rule_of_this_game(game: str, language: str) -> None:
    says = words(language)
    ran = run("play", game, "--lang", language, typed=f"?\n{says('command-quit')}\n")
    text = " ".join(ran.out.split())
    example = list(rules(game, language))[14]
    assert says("command-rules-help", rule=example) in text


def test_the_account_keeps_to_its_lines() -> None:
    console = Console(width=40, file=StringIO())
    old = [f"Old event number {number}." for number in range(9)]
    new = [f"New event number {number} happened." for number in range(6)]
    for lines in range(1, 20):
        shown = account(old, new, lines, console).plain.splitlines()
        assert len(shown) <= lines
        assert all(len(line) <= 40 for line in shown)
        assert shown[-1].endswith("happened.")
    assert account(old, new, 0, console).plain == ""
    assert account(old, new, 8, console).plain.splitlines()[:3] == [
        "Old event number 7.",
        "Old event number 8.",
        new[0],
    ]
    assert account(old, new, 5, console).plain.startswith("New event number 0 happened. New")
    assert account(old, new, 2, console).plain.startswith("… New event")
    assert account(old, new, 1, console).plain == "… New event number 5 happened."


@pytest.mark.parametrize("width", [60, 80, 100, 120, 200])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_fits_the_screen_and_shows_all(language: str, seats: int, width: int) -> None:
    says = words(language, "carolus")
    letters = {family: says(f"face-{family}")[0].upper() for family in FAMILY_NAMES}
    for number, match in enumerate(random_games("carolus", seats)):
        if number % 40 and not match.over:
            continue
        console = Console(width=width, file=StringIO(), record=True, highlight=False)
        view = match.view(None)
        assert isinstance(view, CarolusView)
        console.print(board(match.game, view, says.seat_names(seats), says, width))
        text = console.export_text()
        lines = text.splitlines()
        assert max(map(len, lines)) <= width
        if width >= 80:
            assert len(lines) == 17
            assert text.count("♜") == sum(territory.castles for territory in view.territories) + seats + (seats < 4)
            assert all(re.search(rf"[│ ]{province}[ │]", text) for province in range(1, 16))
        for territory in view.territories:
            assert all(f"{letters[family]}{count}" in text for family, count in territory.knights.items())
        for seat in says.seat_names(seats):
            assert seat in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_on_the_board_depends_on_colour(language: str) -> None:
    says = words(language, "carolus")
    assert len({says(f"face-{family}")[0] for family in FAMILY_NAMES}) == len(FAMILY_NAMES)
    assert len({says(f"side-{side}-short") for side in range(3)}) == 3


@pytest.mark.parametrize("game", [None, *games.names()])
def test_the_languages_have_the_same_texts(game: str | None) -> None:
    def keys(language: str) -> set[str]:
        body = FluentParser().parse(source(language, game)).body
        assert not [entry for entry in body if isinstance(entry, ast.Junk)]
        return {entry.id.name for entry in body if isinstance(entry, ast.Message)}

    assert keys("hu") == keys("en")
    assert keys("ru") == keys("en")


# Whole games, typed


@pytest.mark.parametrize(("language", "seats"), [("en", 2), ("hu", 3), ("ru", 4)])
def test_a_whole_game_is_played_by_typing(language: str, seats: int, state: Path) -> None:
    *_, match = random_games("carolus", seats, "typed")
    match.players = ("human",) * seats
    spoken = vocabulary(language)
    typed = "".join(f"{spoken.spell(move)}\n" for _, move in match.played)
    seating = ",".join(["human"] * seats)
    ran = run("play", "carolus", "--seats", seating, "--seed", "typed", "--lang", language, typed=f"{typed}game.json\n")
    says = words(language, "carolus")
    assert (ran.code, ran.err) == (0, "")
    assert says("points", points=max(match.points)) in ran.out
    assert says("play-offer-record") in ran.out.replace("\n", " ")
    assert regalia.load("game.json").record() == match.record()
    assert list(state.iterdir()) == []


def test_bots_play_on_by_themselves() -> None:
    ran = run("play", "carolus", "--seats", "squire,page", "--seed", "1")
    assert ran.code == 0
    assert "★ 1.  White (Martin, squire)" in ran.out


def test_commands_at_the_table() -> None:
    typed = ["?", "moves", "crown red", "log", "hint", "why disc 1", "why emperor 1", "why", "why zzz", "rules C15"]
    typed += ["rules Q1", "board", "", "undo", "h", "disc", "e", "save", "xyz", "disc 3", "r c", "undo", "quit"]
    ran = run("play", "carolus", "--seed", "7", typed="".join(f"{line}\n" for line in typed))
    text = " ".join(ran.out.split())
    for expected in (
        "bring a knight to court or into a territory",
        "#1 crown red #2 crown blue #3 crown green",
        "You choose a red knight for a crown.",
        "A king would play: disc ",
        "Chances to win then: White ",
        "Other choices: disc ",
        "disc 1: you may. You lay out disc 1.",
        "emperor 1: The Emperor does not move now: he moves once in your turn, right after your knights. (C16)",
        "Type why and a move",
        "After “disc” comes 1-5, not “zzz”.",
        "C15. The first knight of a family",
        "There is no rule Q1, and no rule speaks of it. There are C1, C2",
        "There is nothing to take back",
        "That could be: help, hint.",
        "That could be: disc 1-5.",
        "The Emperor does not move now: he moves once in your turn, right after your knights. (C16)",
        "Type save and the name of a file.",
        "You bring a red knight to court.",
        "Taken back: knight red court",
        "The game is kept. Play on with:",
    ):
        assert expected in text, expected
    assert (ran.code, ran.err) == (0, "")


ONE_FIT = "card 17 connacht"
"""In Tara's X3 there is one place for it."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_only_move_is_made_and_told(language: str) -> None:
    says, spoken = words(language, "tara"), Vocabulary(games.find("tara"), words(language, "tara"))
    only = says("play-passed", move=spoken.spell(games.find("tara").parse("anchor connacht.H4")))
    typed = f"{ONE_FIT}\n{says('command-quit')}\n"
    asked = run("play", "tara", "--scenario", "x3", "--lang", language, typed=typed)
    assert only not in " ".join(asked.out.split())
    passed = run("play", "tara", "--scenario", "x3", "--lang", language, "--passing", typed=typed)
    assert (passed.code, passed.err) == (0, "")
    assert only in " ".join(passed.out.split())


def test_whoever_takes_back_what_was_made_for_them_is_asked_again(tmp_path: Path) -> None:
    """In X2 card 1 fits in one place, and its disc goes there; with a neighbour it may then promote."""
    text = regalia.scenario("tara", "x2").start or ""
    (tmp_path / "table.toml").write_text(text.replace('F4 = ["yellow"]', 'F4 = ["blue"]'), "utf-8")
    typed = "".join(f"{line}\n" for line in ("card 1 ulster", "undo", "anchor ulster farmer 5", "quit"))
    ran = run("play", "tara", "--position", "table.toml", "--passing", typed=typed)
    text = " ".join(ran.out.split())
    assert "Taken back: anchor ulster farmer 5" in text  # the card was shown
    assert text.count("There was only one thing to do, so it is done: anchor ulster farmer 5") == 1
    assert text.count("There was only one thing to do, so it is done: place ulster farmer 5") == 2


def test_the_help_of_play_tells_of_it() -> None:
    assert "--passing" in run("play", "--help").out


def test_the_whole_rulebook_at_the_table() -> None:
    ran = run("play", "carolus", "--lang", "hu", typed="szabály\nkilép\n")
    assert "C28." in ran.out


# No game is lost


def resume(ran_out: str) -> list[str]:
    """The command that a player is told."""
    return ran_out.strip().splitlines()[-1].split()[1:]


@pytest.mark.parametrize("ending", ["quit\n", ""])
def test_whoever_leaves_is_told_how_to_play_on(ending: str, state: Path) -> None:
    begun = "crown red\ndisc 3\nr c\n"
    ran = run("play", "carolus", "--seed", "7", typed=begun + ending)
    assert ran.code == 0
    (kept,) = state.iterdir()
    again = resume(ran.out)
    assert again == ["play", "--load", str(kept), "--seats", "human,squire", "--lang", "en"]
    on = run(*again, typed="r c\nundo\nundo\nb c\nquit\n")
    assert "Taken back: knight red court" in on.out
    assert list(state.iterdir()) == [kept]
    assert [str(move) for seat, move in regalia.load(kept).played if seat == 0] == [
        "crown red",
        "disc 3",
        "knight blue court",
    ]


def test_ctrl_c_keeps_the_game(monkeypatch: pytest.MonkeyPatch, state: Path) -> None:
    lines = iter(["crown red", "disc 3"])

    def ask(self: Keyboard, prompt: str) -> str:
        line = next(lines, None)
        if line is None:
            raise KeyboardInterrupt
        return line

    monkeypatch.setattr(Keyboard, "ask", ask)
    ran = run("play", "carolus", "--seed", "7")
    assert ran.code == 130
    assert [str(move) for seat, move in regalia.load(resume(ran.out)[2]).played if seat == 0] == ["crown red", "disc 3"]


def test_whoever_leaves_at_once_leaves_nothing_behind(state: Path) -> None:
    assert run("play", "carolus", "--seed", "3", typed="quit\n").code == 0
    assert not state.exists()


def test_saving(tmp_path: Path, state: Path) -> None:
    (tmp_path / "mine.json").write_text("mine", "utf-8")
    typed = "crown red\nsave mine.json\nsave mine.json\ndisc 3\nsave mine.json\nquit\n"
    ran = run("play", "carolus", "--seed", "7", typed=typed)
    assert ran.out.count("is there already") == 1
    assert ran.out.count("The game is in mine.json.") == 2
    assert resume(ran.out)[:3] == ["play", "--load", "mine.json"]
    assert list(state.iterdir()) == []
    assert len(regalia.load("mine.json").played) > 3
    assert sorted(file.name for file in tmp_path.iterdir()) == ["mine.json", "state"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_cannot_be_written_does_not_end_the_game(language: str, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    spoken = vocabulary(language)
    names = ["no/where.json", "folder", "x" * 300, "a\0b", "/proc/nothing"]
    typed = "".join(f"{spoken.command('save')} {name}\n" for name in names) + "crown red\nquit\n"
    ran = run("play", "carolus", "--seed", "7", "--lang", language, typed=typed)
    assert (ran.code, ran.err) == (0, "")
    says = words(language)
    text = " ".join(ran.out.split())
    assert says("play-save-failed", path="no/where.json", reason="missing", cause="") in text
    assert says("play-save-failed", path="folder", reason="folder", cause="") in text
    assert says("play-left", over="no") in text


def test_a_home_that_cannot_be_written_is_told_and_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", "/dev/null/no")
    ran = run("play", "carolus", "--seed", "7", typed="crown red\ndisc 3\nquit\n")
    text = " ".join(ran.out.split())
    assert text.count("So the game is not kept by itself") == 1
    (kept,) = tmp_path.glob("carolus-*.json")
    assert resume(ran.out)[2] == kept.name
    assert len(regalia.load(kept).played) > 3


def test_a_finished_game_is_shown_again(tmp_path: Path) -> None:
    *_, match = random_games("carolus", 2)
    match.save("over.json")
    ran = run("play", "--load", "over.json")
    assert "★ 1." in ran.out
    assert words("en", "carolus")("play-offer-record") not in ran.out


def test_the_record_of_a_finished_game_is_offered_until_it_is_written(state: Path) -> None:
    *_, match = random_games("carolus", 2)
    saved(match, len(match.played) - 1, Path("near.json"))
    last = f"{match.played[-1][1]}\n"
    refused = run("play", "--load", "near.json", "--seats", "human,human", typed=f"{last}no/where.json\nwhole.json\n")
    assert "no/where.json cannot be written" in refused.out
    assert regalia.load("whole.json").over
    declined = run("play", "--load", "near.json", "--seats", "human,human", typed=f"{last}\n")
    assert declined.code == 0
    assert list(state.iterdir()) == []
    left = run("play", "--load", "near.json", "--seats", "human,human", typed=last)
    assert resume(left.out)[0] == "replay"
    assert run(*resume(left.out)).code == 0


# Several people at one keyboard


def test_nothing_is_passed_where_nothing_is_hidden() -> None:
    ran = run("play", "carolus", "--seats", "human,human", "--seed", "7", typed="crown red\n" * 3 + "disc 1\nquit\n")
    assert "Pass the keyboard" not in ran.out


def test_the_keyboard_is_passed_where_seats_see_different_things(monkeypatch: pytest.MonkeyPatch) -> None:
    view = Match.view
    seen: list[int | None] = []

    def own_view(self: Match, seat: int | None) -> object:
        seen.append(seat)
        return view(self, seat), seat

    monkeypatch.setattr(Match, "view", own_view)
    monkeypatch.setattr("regalia.cli.table.board", lambda game, view, names, words, width: f"board of {view[1]}")
    typed = "crown red\n\ncrown red\ncrown red\n\ndisc 1\n\nquit\n"
    ran = run("play", "carolus", "--seats", "human,human", "--seed", "7", typed=typed)
    shown = re.findall(r"board of \d|Pass the keyboard to \w+", ran.out)
    assert shown == [
        "board of 0",
        "Pass the keyboard to Black",
        "board of 1",
        "Pass the keyboard to White",
        "board of 0",
        "Pass the keyboard to Black",
        "board of 1",
    ]


# On a real terminal


# A shell that runs the tests in the background makes them, and what they start, deaf to Ctrl-C.
HEEDFUL = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from regalia.cli import main
main(sys.argv[1:])
"""


class Terminal:
    """`regalia` at a terminal of its own, for keys and for what they bring about."""

    def __init__(self, *arguments: str) -> None:
        self.screen, inside = pty.openpty()
        environment = {**os.environ, "TERM": "xterm", "COLUMNS": "80", "LINES": "24"}
        self.process = subprocess.Popen(
            [sys.executable, "-c", HEEDFUL, *arguments],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            env=environment,
            start_new_session=True,
        )
        os.close(inside)
        self.text = ""

    def wait_for(self, text: str) -> None:
        """Read on until this appears after what was waited for before."""
        while text not in self.text:
            self.text += os.read(self.screen, 65536).decode("utf-8", "replace")
        self.text = self.text.partition(text)[2]

    def interrupt(self, answer: str) -> None:
        """Ctrl-C, again if need be: a signal that comes just before Python waits for keys does not wake it up."""
        answered = False
        while not answered:
            os.kill(self.process.pid, signal.SIGINT)
            answered = bool(select.select([self.screen], [], [], 1)[0])
        self.wait_for(answer)

    def type(self, keys: str) -> None:
        os.write(self.screen, keys.encode())

    def close(self) -> int:
        try:
            return self.process.wait()
        finally:
            os.close(self.screen)


def test_keys_on_a_terminal(state: Path) -> None:
    terminal = Terminal("play", "carolus", "--seed", "7")
    terminal.wait_for("White> ")
    terminal.type("cr\tpi\t\n")
    terminal.wait_for("crown pink ")
    terminal.wait_for("White> ")
    terminal.type("nonsense\n")
    terminal.wait_for("\x1b[2J")
    terminal.wait_for("nonsense")
    terminal.wait_for("White> ")
    terminal.interrupt("The game is kept.")
    assert terminal.close() == 130
    (kept,) = state.iterdir()
    assert str(regalia.load(kept).played[0][1]) == "crown pink"
