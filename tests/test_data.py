"""Data that an owner of the box has corrected: rules, rulebook and what browsers are told follow them."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regalia import games
from regalia.files import shipped_data
from regalia.words import LANGUAGES
from tests.running import run

GAMES = games.names()

TOLD = """
import sys, msgspec, regalia
from regalia.games import find
from regalia.rulebook import faces, rulebook
game = find(sys.argv[1])
views = [regalia.new(game.name, seats=seats, seed=1).view(0) for seats in game.seats]
books = {language: rulebook(game.name, language) for language in ("en", "hu", "ru")}
sys.stdout.buffer.write(msgspec.json.encode({"views": views, "books": books, "faces": faces(game.name)}))
"""

CORRECTED = {
    "carolus": [("castles = 8", "castles = 11"), ("reserve = 9", "reserve = 8"), ("bring = 4", "bring = 5")],
    "principe": [
        ('icons = ["green", "green", "red", "blue", "yellow"]', 'icons = ["green", "green", "green", "white"]'),
        ('regions = ["emilia", "liguria", "tuscany"]', 'regions = ["emilia", "umbria"]\ngold = 7\npoints = 9'),
        ("gold = 6 ", "gold = 8 "),
        ("fewest = 16", "fewest = 17"),
    ],
    "rivals": [
        ('name = "garden", price = 4', 'name = "garden", price = 9'),
        ('colour = "yellow"                                        # the court', 'colour = "green"  #'),
        ("coins = 48", "coins = 66"),
        ("markers = 30", "markers = 31"),
        ("purse = 5", "purse = 7"),
        ('"lord-protector"', '"queen"'),
    ],
    "tara": [
        ("cost = 0", "cost = 4"),
        ('slots = ["f1", "F2"]', 'slots = ["F1", "w3"]'),
        ("cost = 3\nstone = true", "cost = 2\nstone = true"),
    ],
}  # fmt: skip
"""What somebody has found otherwise in their box, for each game."""

IN_BOOKS = {
    "carolus": {
        "en": ["11 each with three", "| 3 | 11 each | 4 | 8 | 5 |"],
        "hu": ["három játékosnál fejenként 11", "három játékosnál 5, négy"],
        "ru": ["при трёх — по 11", "8 при трёх"],
    },
    "principe": {
        "en": ["| Florence | large | 9 | 7 | 2 | 3 green, white |", "8 gold", "17 with four"],
        "hu": ["| Firenze | nagyváros | 9 | 7 | 2 | 3 zöld, fehér |", "8 arany", "kevesebb mint 17"],
        "ru": ["| Флоренция | большой | 9 | 7 | 2 | 3 зелёные, белая |", "золота 8", "17 вчетвером"],
    },
    "rivals": {
        "en": ["| green | Garden | 9 | Gardener | 3 |", "66 coins", "31 *conflict", "7 coins, 1", "tie: Queen, Prince"],
        "hu": ["| zöld | Kert | 9 | Kertész | 3 |", "66 érme", "31 *konfliktus", "játékos 7 érmét", "Királynő, Herceg"],
        "ru": ["| зелёный | Сад | 9 | Садовник | 3 |", "игре 66", "всего 31", "монеты (7)", "Королева, Принц"],
    },
    "tara": {
        "en": ["| 1–3 | farmer 1 | warrior 3 | 4 |", "| 33–36 | Stone of Destiny | · | 2 |", "cumals: 2"],
        "hu": ["| 1–3 | 1. paraszt | 3. harcos | 4 |", "| 33–36 | végzetkő | · | 2 |", "2 cumal)"],
        "ru": ["| 1–3 | земледелец 1 | воин 3 | 4 |", "| 33–36 | Камень Судьбы | · | 2 |", "кумалы: 2"],
    },
}
"""Where their rulebooks must say so."""


def corrected(game: str) -> str:
    text = shipped_data(game).text
    for old, new in CORRECTED[game]:
        assert old in text
        text = text.replace(old, new, 1)
    return text


@pytest.fixture(scope="module")
def box(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("box")
    for game in GAMES:
        (folder / f"{game}.toml").write_text(corrected(game), "utf-8")
    return folder


def told(game: str, box: Path) -> dict[str, Any]:
    """What a new process that plays with the box says and shows."""
    ran = subprocess.run(
        [sys.executable, "-P", "-c", TOLD, game],
        env=os.environ | {"REGALIA_DATA": str(box)},
        capture_output=True,
        timeout=120,
        check=True,
    )
    said: dict[str, Any] = msgspec.json.decode(ran.stdout)
    return said


@pytest.mark.parametrize("game", GAMES)
def test_rulebook_and_browser_follow_the_file(game: str, box: Path) -> None:
    said = told(game, box)
    for language in LANGUAGES:
        for sentence in IN_BOOKS[game][language]:
            assert sentence in said["books"][language]
    look(game, said["views"])
    if game == "tara":
        first, *_, stones = said["faces"]["T7"]
        assert [(card["number"], card["cost"], card["slots"][1]["level"]) for card in first] == [
            (number, 4, "W") for number in (1, 2, 3)
        ]
        assert [(card["cost"], card["stone"]) for card in stones] == [(2, True)] * 4


def look(game: str, views: list[Any]) -> None:
    """What browsers are sent."""
    if game == "carolus":
        three = views[1]
        assert three["supply"] == [11, 11, 11]
        assert {sum(seat["reserve"].values()) + seat["crowns"] for seat in three["seats"]} == {8}
    elif game == "principe":
        florence = next(city for city in views[0]["cities"] if city["name"] == "florence")
        assert (florence["points"], florence["gold"]) == (9, 7)
        assert florence["regions"] == ["emilia", "umbria"]
        assert views[0]["seats"][0]["gold"] == 8
    elif game == "rivals":
        assert all(view["seats"][0]["coins"] == 7 for view in views)
        assert all("queen" in view["symbols"] and "lord-protector" not in view["symbols"] for view in views)
        assert views[0]["stock"] == 31 - 2
    else:
        cards = [card for view in views for card in view["seats"][0]["aside"]]
        assert cards
        assert {card["cost"] for card in cards if card["stone"]} <= {2}
        assert {card["cost"] for card in cards if card["number"] <= 3} <= {4}


@pytest.mark.parametrize("game", GAMES)
def test_the_data_are_printed_to_be_corrected(game: str) -> None:
    printed = run("data", game)
    assert (printed.code, printed.err) == (0, "")
    assert printed.out == shipped_data(game).text
    assert printed.out.startswith("# ")


def test_what_is_in_use_is_printed_or_what_is_shipped(monkeypatch: pytest.MonkeyPatch, box: Path) -> None:
    monkeypatch.setenv("REGALIA_DATA", str(box))
    assert run("data", "tara").out == corrected("tara")
    assert run("data", "tara", "--shipped").out == shipped_data("tara").text
    listed = run("data").out
    assert listed.count(box.name) == len(GAMES)
    monkeypatch.delenv("REGALIA_DATA")
    assert run("data").out.count("as Regalia has them") == len(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_a_corrected_file_fits(game: str, box: Path) -> None:
    ran = run("data", game, "--check", str(box / f"{game}.toml"))
    assert (ran.code, ran.err) == (0, "")
    fits, *differing = ran.out.splitlines()
    assert fits == f"{box / game}.toml can be played with: it fits {TITLES[game]}."
    assert [line.rpartition(": ")[2] for line in differing] == DIFFERING[game]


DIFFERING = {
    "carolus": [],
    "principe": ["lesson, X1, X2, X3, X4, X5, X6, X7, X8, X9."],
    "rivals": ["lesson, X1, X2, X3, X4, X5, X6."],
    "tara": ["lesson, X1, X2, X4, X5."],
}
"""What would come out otherwise."""

TITLES = {
    "carolus": "Carolus Magnus",
    "principe": "Il Principe",
    "rivals": "Rival Kings",
    "tara": "Tara, Seat of Kings",
}


@pytest.mark.parametrize(
    ("game", "old", "new", "complaint"),
    [
        ("carolus", "castles = 8", "castles = 0", "Expected `int` >= 1 - at `$.players.3.castles`, for C3"),
        ("carolus", "[players.3]", "[players.5]", "expected players.2, players.3 and players.4, not [2, 4, 5]"),
        ("principe", '"umbria"]\n', '"sicily"]\n', "city.pisa touches 'sicily', expected veneto"),
        ("rivals", "price = 4", "price = 10", "Expected `int` <= 9 - at `$.pairs[0].building.price`, for R2"),
        ("rivals", '"prince", ', "", "tie_symbols are of the ranks ['A', 'C', 'D', 'E', 'F'], expected one of"),
        ("tara", '"F2"', '"F9"', "card entry 1 has the slot 'F9', expected F1 to F5"),
        ("tara", "[[card]]", "[[card]", "is not TOML"),
        ("tara", "cost = 0", "", "Object missing required field `cost` - at `$.card[0]`, for T20"),
        ("tara", "numbers = [1, 2, 3]", "numbers = [1, 2, 4]", "the number 4, which another card has already (T6)"),
        ("principe", 'regions = ["tuscany", "umbria"]', "regions = []", "city.urbino touches no region, expected one"),
    ],
)  # fmt: skip
def test_a_file_that_cannot_be_used(tmp_path: Path, game: str, old: str, new: str, complaint: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(shipped_data(game).text.replace(old, new, 1), "utf-8")
    ran = run("data", game, "--check", str(path))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"regalia: {path}")
    assert complaint in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("data", "chess"), "there is no game 'chess'; expected carolus"),
        (("data", "tara", "--check", "nowhere.toml"), "nowhere.toml cannot be read: No such file"),
        (("data", "--check", "nowhere.toml"), "need the name of a game"),
        (("data", "tara", "--shipped", "--check", "nowhere.toml"), "only one of --check and --shipped"),
    ],
)
def test_what_cannot_be_asked_for(arguments: tuple[str, ...], complaint: str) -> None:
    ran = run(*arguments)
    assert (ran.code, ran.out) == (2, "")
    assert complaint in ran.err
    assert ran.err.count("\n") == 1


def test_nothing_is_served_with_data_that_cannot_be_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "tara.toml").write_text("[[card]]\nnumbers = [1]\ncost = 0\n", "utf-8")
    monkeypatch.setenv("REGALIA_DATA", str(tmp_path))
    ran = run("serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/tables.db")
    assert (ran.code, ran.out) == (2, "")
    assert "tara.toml: card entry 1 has 0 placement slots, expected 1 or 2" in ran.err
    assert ran.err.count("\n") == 1


def test_a_folder_that_is_not_there(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("REGALIA_DATA", str(tmp_path / "none"))
    ran = run("data")
    assert (ran.code, ran.out) == (2, "")
    assert "expected a folder with data files such as carolus.toml" in ran.err
