"""The commands, with a game of a package that has less than Regalia's own: few rules or none, no lesson, no weights."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from regalia import games
from regalia.engine.errors import InvalidData
from regalia.engine.weights import kept
from tests.packages import example_installed, lay_example
from tests.running import run


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    lay_example(tmp_path)
    return tmp_path


@pytest.fixture
def dice(site: Path) -> Iterator[None]:
    with example_installed(site):
        yield


@pytest.fixture
def without_rules(site: Path) -> Iterator[None]:
    shutil.rmtree(site / "liars_dice" / "rulebook")
    with example_installed(site):
        yield


PLAY = ("play", "liars-dice", "--seats", "human,gambler", "--seed", "1", "--lang", "en")


def test_everything_that_can_be_typed_at_its_table(dice: None) -> None:
    ran = run(*PLAY, typed="?\nmoves\nrules L3\nrules 99\nwhy bid 1 1\nlog\nundo\nquit\n")
    assert (ran.code, ran.err) == (0, "")
    assert "say L9, or what it says of a word" in " ".join(ran.out.split()), "its last rule, where others have more"
    assert "L3. In turns" in ran.out
    assert "There is no rule 99" in ran.out


def test_a_game_without_a_rulebook(without_rules: None) -> None:
    ran = run(*PLAY, typed="?\nrules\nrules L3\nquit\n")
    assert (ran.code, ran.err) == (0, "")
    assert "what it says of a word" not in ran.out, "there is nothing to look up"
    assert "There is no rule L3" in ran.out
    ran = run("rules", "liars-dice", "L3", "--lang", "en")
    assert (ran.code, ran.out) == (2, "")
    assert "Liar's Dice has no rule “L3”" in ran.err


def test_its_owner_has_other_dice_and_no_rulebook_to_say_so_in(
    without_rules: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    box = tmp_path / "box"
    box.mkdir()
    (box / "liars-dice.toml").write_text("dice = 2\n", "utf-8")
    monkeypatch.setenv("REGALIA_DATA", str(box))
    ran = run("rules", "liars-dice", "--lang", "en")
    assert (ran.code, ran.err) == (0, "")
    assert "corrected" in ran.out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("train", "liars-dice"), "liars-dice has no judge that could learn: its bots go by points"),
        (("scenario", "liars-dice", "x1"), "liars-dice has no scenarios"),
        (("learn", "liars-dice"), "liars-dice has no lesson; expected carolus"),
    ],
)
def test_what_it_has_not_is_said_in_one_sentence(dice: None, arguments: tuple[str, ...], complaint: str) -> None:
    ran = run(*arguments)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"regalia: {complaint}")
    assert len(ran.err.splitlines()) == 1


def test_weights_that_are_not_there_yet_are_named(dice: None) -> None:
    features = games.find("liars-dice").judge.features
    with pytest.raises(InvalidData, match=r"^liars_dice/weights\.toml is not there: `regalia train` finds weights"):
        kept("liars_dice", (2, 3), features)()
