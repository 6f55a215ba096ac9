"""Games and bots from packages beside Regalia: found, played, kept apart from what is broken."""

import json
import os
import subprocess
import sys
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from tests.packages import lay, lay_example

ROOT = Path(__file__).parents[1]
PLAYED = """
    import json, regalia
    from regalia import bots, games
    from regalia.engine.record import read_record, write_record
    from regalia.match import replay

    match = regalia.new("liars-dice", seats=6, seed="six")
    players = [bots.make(("gambler", "squire", "knight")[seat % 3], match.game) for seat in range(6)]
    while not match.over:
        seat = match.actors[0]
        match.play(seat, match.game.moves[int(players[seat].choose(match.glimpse(seat), seat))])
    record = match.record()
    again = replay(read_record(write_record(record), "here"))
    print(json.dumps([list(games.names()), record.box, record.rules, again.view(0) == match.view(0), match.ranks]))
"""


def told(folder: Path, code: str) -> Any:
    """What a process prints that has what lies in the folder installed beside Regalia."""
    path = os.pathsep.join(filter(None, (str(folder), os.environ.get("PYTHONPATH"))))
    command = [sys.executable, "-c", dedent(code)]
    done = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": path}, cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def troubles(folder: Path) -> list[str]:
    """Why something that packages bring is not used; all else is."""
    names, games, bots = told(
        folder,
        """
        import json
        from regalia import bots, games
        print(json.dumps([games.names(), games.troubles(), bots.troubles()]))
        """,
    )
    assert names[:4] == ["carolus", "principe", "rivals", "tara"]
    return [*games, *bots]


def test_a_game_of_six_is_played_saved_and_replayed(tmp_path: Path) -> None:
    lay_example(tmp_path)
    names, box, rules, same, ranks = told(tmp_path, PLAYED)
    assert names == ["carolus", "principe", "rivals", "tara", "liars-dice"]
    assert len(box) == 32, "the digest of its data"
    assert rules == 1
    assert same
    assert sorted(ranks) == [1, 2, 3, 4, 5, 6]


def test_a_record_of_other_data_is_refused(tmp_path: Path) -> None:
    lay_example(tmp_path)
    refused = told(
        tmp_path,
        """
        import json, msgspec, regalia
        from regalia.match import replay
        record = regalia.new("liars-dice", seats=2, seed=1).record()
        said = []
        for box in ("", "0" * 32):
            try:
                replay(msgspec.structs.replace(record, box=box))
            except regalia.InvalidRecord as error:
                said.append(str(error))
        print(json.dumps(said))
        """,
    )
    assert len(refused) == 2
    assert "was played with the box 000" in refused[1]
    assert all("and the data here are" in text for text in refused)


@pytest.mark.parametrize(
    ("value", "complaint"),
    [
        ("nowhere:GAME", "ModuleNotFoundError: No module named 'nowhere'"),
        ("json:GAME", "AttributeError: module 'json' has no attribute 'GAME'"),
        ("json:dumps", "json:dumps is no Game"),
        ("regalia.games.carolus:GAME", "regalia.games.carolus:GAME calls itself 'carolus'"),
    ],
)
def test_a_game_that_breaks_the_contract_is_left_out_in_one_sentence(
    tmp_path: Path, value: str, complaint: str
) -> None:
    lay(tmp_path, "strange", {"regalia.games": {"strange": value}})
    assert troubles(tmp_path) == [f"the game 'strange' of strange 1.0.0 cannot be played: {complaint}"]


def test_a_name_that_is_taken_stays_with_whoever_has_it(tmp_path: Path) -> None:
    lay_example(tmp_path)
    lay(tmp_path, "thief", {"regalia.games": {"carolus": "json:dumps"}, "regalia.bots": {"king": "json:dumps"}})
    assert troubles(tmp_path) == [
        "thief 1.0.0 brings 'carolus', which Regalia has already: Regalia's own is used",
        "thief 1.0.0 brings 'king', which Regalia has already: Regalia's own is used",
    ]


def test_of_two_packages_with_one_name_neither_is_used(tmp_path: Path) -> None:
    lay_example(tmp_path)
    lay(tmp_path, "copycat", {"regalia.games": {"liars-dice": "json:dumps"}})
    said = "copycat 1.0.0 and liars-dice 1.0.0 both bring 'liars-dice': neither is used until one of them is removed"
    assert troubles(tmp_path) == [said]


def test_a_game_that_is_not_there_is_named(tmp_path: Path) -> None:
    said = told(
        tmp_path,
        """
        import json, regalia
        try:
            regalia.new("liars-dice", seats=2)
        except regalia.UnknownGame as error:
            print(json.dumps(str(error)))
        """,
    )
    assert said.startswith("there is no game 'liars-dice'; expected carolus, principe, rivals or tara")


def test_what_has_no_text_is_said_by_its_key(tmp_path: Path) -> None:
    lay_example(tmp_path)
    english = tmp_path / "liars_dice" / "text" / "en.ftl"
    english.write_text(english.read_text("utf-8").replace("why-no-bid", "why-no-text"), "utf-8")
    (tmp_path / "liars_dice" / "text" / "hu.ftl").unlink()
    (tmp_path / "liars_dice" / "rulebook" / "ru.md").unlink()
    said = told(
        tmp_path,
        """
        import json, regalia
        from regalia.rulebook import rulebook
        match = regalia.new("liars-dice", seats=2)
        refusal = match.why_not(match.actors[0], "liar", "hu")
        books = [rulebook("liars-dice", language) for language in ("en", "ru")]
        print(json.dumps([refusal.text, match.why_not(1 - match.actors[0], "liar", "hu").text, books[0] == books[1]]))
        """,
    )
    assert said[0] == "why-no-bid"
    assert said[1].startswith("It is ")
    assert said[2] is True


def test_a_bot_that_fails_or_plays_nonsense_is_stood_in_for(tmp_path: Path) -> None:
    lay(tmp_path, "fools", {"regalia.bots": {"fool": "fools:FOOL", "liar": "fools:LIAR", "none": "fools:dict"}})
    (tmp_path / "fools.py").write_text(
        dedent(
            """
            from regalia.bots import Player
            from regalia.bots.bot import Bot

            class Fool(Bot):
                def choose(self, glimpse, seat):
                    raise KeyError("lost")

            class Liar(Bot):
                def choose(self, glimpse, seat):
                    return 10**6

            FOOL = Player(lambda game: Fool(), games=("carolus",))
            LIAR = Player(lambda game: Liar())
            """
        ),
        "utf-8",
    )
    said = told(
        tmp_path,
        """
        import json, regalia
        from regalia import bots, games
        match = regalia.new("carolus", seats=2, seed=1)
        seat = match.actors[0]
        made = [bots.make(name, match.game) for name in ("fool", "liar")]
        legal = [int(bot.choose(match.glimpse(seat), seat)) in match.glimpse(seat).legal(seat) for bot in made]
        offered = [[*bots.offered(games.find(name))][5:] for name in ("carolus", "tara")]
        print(json.dumps([legal, [bot.fault for bot in made], offered, bots.troubles()]))
        """,
    )
    assert said[0] == [True, True]
    assert said[1] == ["failed KeyError: 'lost'", "illegal 1000000"]
    assert said[2] == [["fool", "liar"], ["liar"]]
    assert said[3] == [
        "the bot 'none' of fools 1.0.0 cannot play: AttributeError: module 'fools' has no attribute 'dict'"
    ]
