"""`regalia verify-game`: it passes what is whole, and names in one sentence what is broken, whatever that is."""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from regalia import games
from regalia.engine.events import Events
from regalia.engine.game import Options
from regalia.engine.phrase import Phrase
from regalia.games import AnyGame
from regalia.testing.checks import CHECKS, Failed, check
from tests.packages import example_installed
from tests.running import run

SEATS = 2


@pytest.fixture(scope="module")
def dice(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AnyGame]:
    with example_installed(tmp_path_factory.mktemp("site")):
        yield games.find("liars-dice")


def changed(game: AnyGame, **methods: Callable[..., Any]) -> AnyGame:
    """The game with some methods of its state replaced."""
    kind: type = type(game.new(SEATS, game.complete(SEATS, {}), 1))
    other: type = type("Changed", (kind,), {"bare": lambda self: type(self)(self.seats), **methods})

    def laid_out(seats: int, options: Options) -> Any:
        state = other(seats)
        state.t = game.lay_out(seats, options).t
        return state

    def on_table(seats: int) -> Any:
        return laid_out(seats, game.complete(seats, {}))

    table = replace(game.table, lay_out=on_table)
    return replace(
        game, lay_out=laid_out, table=table, read_position=table.read_position, write_position=table.write_position
    )


def offset(game: AnyGame, place: str) -> int:
    return game.table.layout.offsets[place]


def loses_a_die(game: AnyGame) -> AnyGame:
    state = type(game.new(SEATS, game.complete(SEATS, {}), 1))

    def apply(self: Any, seat: int, action: int) -> None:
        state.apply(self, seat, action)
        self.t[offset(game, "lost")] += self.t[offset(game, "bid")] == 4

    return changed(game, apply=apply)


def never_ends(game: AnyGame) -> AnyGame:
    return changed(game, ranks=lambda self: [2] * int(self.seats), rank=lambda self, seat: 2)


def offers_too_much(game: AnyGame) -> AnyGame:
    state = type(game.new(SEATS, game.complete(SEATS, {}), 1))

    def legal_into(self: Any, seat: int, out: vec[i64]) -> int:
        count = int(state.legal_into(self, seat, out))
        if count and not self.t[offset(game, "bid")]:
            out[count] = len(game.moves) - 1
            count += 1
        return count

    return changed(game, legal_into=legal_into)


def keeps_a_secret_number(game: AnyGame) -> AnyGame:
    state = type(game.new(SEATS, game.complete(SEATS, {}), 1))

    def apply(self: Any, seat: int, action: int) -> None:
        self.calls = getattr(self, "calls", 0) + 1
        state.apply(self, seat, action if self.calls < 3 else len(game.moves) - 1)

    return changed(game, apply=apply)


def leaks_in_its_view(game: AnyGame) -> AnyGame:
    return replace(game, view=lambda state, seat: game.view(state, 0))


def leaks_in_its_question(game: AnyGame) -> AnyGame:
    def asked(state: Any, seat: int) -> Phrase:
        return Phrase("ask-first", {"hand": state.t[offset(game, "hand") + 1 - seat]})

    return replace(game, asked=asked)


def leaks_in_its_numbers(game: AnyGame) -> AnyGame:
    def observe(self: Any, seat: int, out: vec[i64]) -> None:
        game.table.observe(self, seat, out)
        out[2] = self.t[offset(game, "hand") + 1 - seat] & 1

    return changed(game, observe=observe)


def breaks_its_bounds(game: AnyGame) -> AnyGame:
    def observe(self: Any, seat: int, out: vec[i64]) -> None:
        game.table.observe(self, seat, out)
        out[0] = 31

    return changed(game, observe=observe)


def knows_the_dice_to_come(game: AnyGame) -> AnyGame:
    def resample(self: Any, seat: int, key: int) -> None:
        self.random = self.random + 1
        self.roll(own=seat)

    return changed(game, resample=resample)


def forgets_in_its_positions(game: AnyGame) -> AnyGame:
    def write(state: Any) -> str:
        return re.sub(r"^bidder = .*\n", "", game.write_position(state), flags=re.MULTILINE)

    return replace(game, write_position=write)


def tells_of_nothing_known(game: AnyGame) -> AnyGame:
    return replace(game, events=Events([kind for tag, kind in game.events.kinds.items() if tag != "counted"]))


def asks_without_words(game: AnyGame) -> AnyGame:
    return replace(game, asked=lambda state, seat: Phrase("ask-me-not"))


def spells_two_moves_alike(game: AnyGame) -> AnyGame:
    return replace(game, moves=(*game.moves[:-1], replace_action(game.moves[0], len(game.moves) - 1)))


def replace_action(move: Any, action: int) -> Any:
    return type(move)(action, move.verb, move.targets)


def shares_its_table(game: AnyGame) -> AnyGame:
    return changed(game, clone=lambda self: self)


BROKEN: dict[Callable[[AnyGame], AnyGame], tuple[str, str]] = {
    loses_a_die: ("play", r"in game \d+ after \d+ actions there are 11 dice, and 10 at first"),
    never_ends: ("play", r"game 0 ends with the places .2, 2."),
    offers_too_much: (
        "legality",
        r"in game \d+ after 0 actions seat \d: liar is legal, and there is the reason why-no-bid",
    ),
    keeps_a_secret_number: ("copies", r"in game 0 after \d+ actions .* leads elsewhere in a copy"),
    leaks_in_its_view: ("secrecy", r"in game \d+ after \d+ actions .* sees what is hidden from it"),
    leaks_in_its_question: ("secrecy", r"in game \d+ after \d+ actions seat \d sees what is hidden from it"),
    leaks_in_its_numbers: ("observations", r"seat \d sees what is hidden from it as 'wild'"),
    breaks_its_bounds: ("observations", r"seat \d sees 31 as 'round': expected 1 to 30"),
    knows_the_dice_to_come: ("resampling", r"a sample for seat -?\d depends on the dice to come"),
    forgets_in_its_positions: ("positions", r"in game 0 after 1 actions the table cannot be read back: .*"),
    tells_of_nothing_known: ("events", r"InvalidSnapshot: it tells of 'counted' at move \d+, which cannot be"),
    asks_without_words: ("texts", r"there is no text 'ask-me-not' in en"),
    spells_two_moves_alike: ("notation", r"two moves are spelled 'bid 1 1'"),
    shares_its_table: ("copies", r"in game 0 after 0 actions a copy is the table itself"),
}


@pytest.mark.parametrize("broken", list(BROKEN), ids=lambda broken: broken.__name__)
def test_what_is_broken_is_named_in_one_sentence(dice: AnyGame, broken: Callable[[AnyGame], AnyGame]) -> None:
    name, sentence = BROKEN[broken]
    (one,) = [one for one in CHECKS if one.name == name]
    with pytest.raises(Failed, match=sentence) as failed:
        check(one, broken(dice), SEATS)
    said = str(failed.value)
    assert said.startswith(f"liars-dice with 2 players, {name}: ")
    assert "\n" not in said


def test_what_is_whole_passes(dice: AnyGame) -> None:
    ran = run("verify-game", "liars-dice", "--players", "2", "--players", "6", "--lang", "en")
    assert (ran.code, ran.out) == (0, f"liars-dice keeps to all that every game must: {2 * len(CHECKS)} checks.\n")


def test_the_command_fails_and_says_what(dice: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = leaks_in_its_view(dice)
    monkeypatch.setattr(games, "find", lambda name: broken)
    ran = run("verify-game", "liars-dice", "--players", "2", "--only", "secrecy", "--only", "notation", "--lang", "en")
    assert ran.code == 1
    assert ran.out.startswith("liars-dice with 2 players, secrecy: in game ")
    assert ran.err == "1 of 2 checks failed.\n"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("chess",), "there is no game 'chess'"),
        (("carolus", "--players", "9"), "carolus is for 2, 3 or 4 players, not 9"),
        (("carolus", "--only", "luck"), "there is no check 'luck'; expected play, legality"),
    ],
)
def test_what_cannot_be_checked_is_refused(arguments: tuple[str, ...], complaint: str) -> None:
    ran = run("verify-game", *arguments)
    assert ran.code == 2
    assert complaint in ran.err


def test_the_plugin_runs_each_check_as_a_test(tmp_path: Path, dice: AnyGame) -> None:
    """In a pytest of its own, as the author of a game calls it."""
    site = str(Path(sys.modules["liars_dice"].__file__ or "").parents[1])
    path = os.pathsep.join(filter(None, (site, os.environ.get("PYTHONPATH"))))
    command = [sys.executable, "-m", "pytest", "-q", "-p", "regalia.testing.plugin", "--game", "liars-dice"]
    done = subprocess.run(
        [*command, "-p", "no:cacheprovider", "-k", "notation"],
        env={**os.environ, "PYTHONPATH": path},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "5 passed" in done.stdout
