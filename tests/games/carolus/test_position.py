"""A position file is read entry by entry, and every complaint says what was expected."""

import tomllib
from pathlib import Path
from typing import Any

import pytest
import tomli_w

import regalia
from regalia import games
from regalia.engine.errors import InvalidPosition, InvalidSnapshot
from regalia.games.carolus import table as at
from regalia.match import Match
from tests.games.carolus.table import BLACK, GREY, WHITE, look, player, position_text, seat, table, territory

GAME = games.find("carolus")

TABLES = {
    "setting-up": position_text(player(crowns=2), player(crowns=1), phase="setting-up"),
    "preparing": position_text(player(), player(), player(), castles={"2": WHITE, "4-5": GREY}),
    "bringing": position_text(
        player(disc=1, court={"red": 1}, reserve={"red": 2}), player(disc=2), castles={"2": WHITE, "4-5": BLACK}
    ),
    "moving": position_text(player(disc=1), player(disc=2), castles={"2": WHITE, "4-5": BLACK}),
    "refilling": position_text(player(disc=1, crowns=1), player(disc=2), phase="refilling"),
    "four": position_text(player(), player(), player(), player()),
    "castles": position_text(
        player(disc=1), player(disc=2), castles={"2-6": WHITE, "8-12": WHITE}, phase="over", ending="castles"
    ),
    "territories": position_text(
        player(disc=1), player(disc=2), castles={"1-7": WHITE, "8-14": BLACK}, phase="over", ending="territories"
    ),
    "standstill": position_text(player(disc=1), player(disc=2), turn=2, phase="over", ending="standstill"),
    "rounds": position_text(
        player(disc=1), player(disc=2), turn=2, phase="over", ending="rounds", round=100, anyone_brought=True
    ),
}

MISSING = object()

COMPLAINTS: list[tuple[str, dict[str, object], str]] = [
    # the shape of the file
    ("moving", {"game": "chess"}, "game is 'chess', expected 'carolus'"),
    ("moving", {"game": MISSING}, "missing required field `game`"),
    ("moving", {"colour": 1}, "unknown field `colour`"),
    ("moving", {"seat.0.colour": 1}, "unknown field `colour`"),
    ("moving", {"territory.0.colour": 1}, "unknown field `colour`"),
    ("moving", {"emperor": "here"}, "Expected `int`, got `str`"),
    ("moving", {"seat": []}, "0 [[seat]] entries, expected 2, 3 or 4"),
    ("moving", {"seat": [{}] * 5}, "5 [[seat]] entries, expected 2, 3 or 4"),
    # territories
    ("moving", {"territory.0.provinces": [16]}, "[[territory]] 1: a province is 16, expected 1 to 15"),
    ("moving", {"territory.0.provinces": [0]}, "[[territory]] 1: a province is 0, expected 1 to 15"),
    ("moving", {"territory.0.provinces": []}, "[[territory]] 1 has the provinces [], expected some that follow"),
    ("moving", {"territory.0.provinces": [2, 4]}, "[2, 4], expected some that follow one another (C1)"),
    ("moving", {"territory.0.provinces": [2, 1]}, "[2, 1], expected some that follow one another (C1)"),
    ("moving", {"territory.1.provinces": [2, 3]}, "[[territory]] 2 names a province that is already part of"),
    ("moving", {"territory.0.knights": {"purple": 1}}, "[[territory]] 1: knights names 'purple', expected red, blue"),
    ("moving", {"territory.0.knights": {"red": -1}}, "[[territory]] 1: knights has -1 red, expected 0 to 40 (C2)"),
    ("moving", {"territory.0.knights": {"red": 10**30}}, "0 red, expected 0 to 40 (C2)"),
    ("moving", {"territory.0.owner": MISSING, "territory.0.castles": 1}, "territory 2 has castles but no owner"),
    ("moving", {"territory.1.owner": MISSING}, "territory 4 is a region but has no owner (C21)"),
    ("moving", {"territory.0.owner": 2}, "[[territory]] 1: owner is 2, expected 0 to 1"),
    ("moving", {"territory.0.owner": -1}, "[[territory]] 1: owner is -1, expected 0 to 1"),
    ("moving", {"territory.1.castles": 1}, "territory 4 has 1 castles on 2 provinces, expected one on each (C19)"),
    ("moving", {"territory.1.castles": 3}, "territory 4 has 3 castles on 2 provinces, expected one on each (C19)"),
    ("castles", {"territory.1.castles": 0}, "territory 8 has 0 castles on 5 provinces, expected one on each (C19)"),
    ("moving", {"territory.0.provinces": [*range(6, 16), 1]}, "are 11 castles of side 0, expected at most 10 (C3)"),
    ("preparing", {"territory.0.provinces": [*range(6, 15)]}, "there are 9 castles of side 0, expected at most 8 (C3)"),
    ("moving", {"territory.0.owner": 1, "territory.0.provinces": [3]}, "territories 3 and 4 are neighbours of"),
    (
        "moving",
        {"territory": [{"provinces": [15], "owner": 0}, {"provinces": [1], "owner": 0}]},
        "territories 15 and 1 are neighbours of one side, so they merge (C21)",
    ),
    ("moving", {"emperor": 16}, "emperor is 16, expected 1 to 15"),
    ("moving", {"emperor": 0}, "emperor is 0, expected 1 to 15"),
    # players
    ("moving", {"seat.1.court": {"red": 41}}, "seat 1: court has 41 red, expected 0 to 40 (C2)"),
    ("moving", {"seat.1.reserve": {"white": 1}}, "seat 1: reserve names 'white', expected red, blue"),
    (
        "moving",
        {"seat.0.reserve": {"red": 20}, "seat.1.reserve": {"red": 21}},
        "there are 41 red knights, expected at most 40 (C2)",
    ),
    ("moving", {"seat.0.unused": [0]}, "seat 0: unused names 0, expected 1, 2, 3, 4 or 5"),
    ("moving", {"seat.0.unused": [6]}, "seat 0: unused names 6, expected 1, 2, 3, 4 or 5"),
    ("moving", {"seat.0.laid": 6}, "seat 0: laid is 6, expected 0 to 5"),
    ("moving", {"seat.0.laid": 5}, "seat 0 has laid disc 5, which is among its unused discs"),
    ("preparing", {"seat.0.unused": []}, "seat 0 has no disc: with the fifth used, all come back (C12)"),
    ("moving", {"seat.0.crowns": -1}, "seat 0: crowns is -1, expected 0 to 9"),
    ("moving", {"seat.0.crowns": 8}, "seat 0: crowns is 8 in phase moving"),
    # markers
    ("moving", {"seat.0.markers": ["purple"]}, "seat 0: markers names 'purple', expected red"),
    ("bringing", {"seat.1.markers": ["red"]}, "seat 1: markers names 'red' a second time"),
    ("bringing", {"seat.0.markers": []}, "the red marker is not with the longest row at court, [1, 0] (C15)"),
    (
        "bringing",
        {"seat.0.markers": [], "seat.1.markers": ["red"]},
        "the red marker is not with the longest row at court, [1, 0] (C15)",
    ),
    # the turn
    ("moving", {"phase": "sleeping"}, "phase is 'sleeping', expected setting-up, preparing"),
    ("moving", {"order": [0, 0]}, "order is [0, 0], expected each seat from 0 once"),
    ("moving", {"order": [0]}, "order is [0], expected 2 entries"),
    ("moving", {"turn": 2}, "turn is 2, expected an index into order"),
    ("moving", {"turn": -1}, "turn is -1, expected 0 to 2"),
    ("standstill", {"turn": 3}, "turn is 3, expected 0 to 2"),
    ("moving", {"round": 0}, "round is 0, expected 1 to 100 (C28)"),
    ("moving", {"round": 101}, "round is 101, expected 1 to 100 (C28)"),
    ("moving", {"team_talk": True}, "team_talk is for four players (C9)"),
    # discs and knights
    ("setting-up", {"seat.1.laid": 1, "seat.1.unused": [2]}, "seat 1: laid is 1 in phase setting-up, expected 0"),
    ("preparing", {"seat.1.laid": 1, "seat.1.unused": [2]}, "discs are laid out by other seats than those before"),
    ("preparing", {"turn": 1}, "discs are laid out by other seats than those before"),
    ("moving", {"seat.1.laid": 0}, "phase moving needs every seat to have laid a disc (C14)"),
    ("moving", {"order": [1, 0]}, "order [1, 0] is not by ascending discs [2, 1] (C11)"),
    ("castles", {"seat.1.laid": 0}, "phase over needs every seat to have laid a disc (C14)"),
    ("bringing", {"to_bring": 0}, "to_bring is 0 in phase bringing, expected another (C14)"),
    ("bringing", {"to_bring": 3}, "to_bring is 3, expected 1 to 2 (C14)"),
    ("bringing", {"to_bring": 10**30}, "expected 0 to 5 (C14)"),
    ("bringing", {"to_bring": 4, "seat.0.reserve": {"red": 9}}, "to_bring is 4, expected 1 to 3 (C14)"),
    ("moving", {"to_bring": 1}, "to_bring is 1 in phase moving, expected 0"),
    ("castles", {"to_bring": 1}, "to_bring is 1 in phase over, expected 0"),
    ("preparing", {"anyone_brought": True}, "anyone_brought is true in phase preparing, expected false"),
    # crowns
    ("moving", {"seat.0.crowns": 1}, "seat 0: crowns is 1 in phase moving, expected 0 (C22)"),
    ("castles", {"seat.0.crowns": 1}, "seat 0: crowns is 1 in phase over, expected 0 (C22)"),
    ("refilling", {"seat.1.crowns": 1}, "seat 1 has 1 crowns to decide in phase refilling (C22)"),
    ("refilling", {"seat.0.crowns": 4}, "seat 0 has 4 crowns, expected at most 3"),
    ("refilling", {"seat.0.crowns": 0}, "phase refilling but seat 0 has no crown to decide (C22)"),
    ("setting-up", {"seat.0.crowns": 0}, "phase setting-up but seat 0 has no crown to decide (C22)"),
    ("setting-up", {"turn": 1}, "seat 0 has 2 crowns to decide in phase setting-up (C22)"),
    (
        "refilling",
        {"territory": [{"provinces": [3], "knights": dict.fromkeys(("red", "blue", "green", "yellow", "pink"), 40)}]},
        "seat 0 has to decide, but nothing is possible",
    ),
    ("setting-up", {"seat.0.court": {"red": 1}, "seat.0.markers": ["red"]}, "there are courts or castles while"),
    ("setting-up", {"territory": [{"provinces": [1], "owner": 0}]}, "there are courts or castles while"),
    (
        "setting-up",
        {"territory": [{"provinces": [3], "knights": dict.fromkeys(("red", "blue", "green", "yellow"), 40)}],
         "seat.1.reserve": {"pink": 38}},
        "there are more crowns to decide than knights in stock",
    ),
    # the end
    ("moving", {"ending": "castles"}, "ending is 'castles' in phase moving, expected none"),
    ("castles", {"ending": ""}, "ending is none in phase over, expected another"),
    ("castles", {"ending": "tedium"}, "ending is 'tedium', expected castles"),
    (
        "moving",
        {"territory.0.provinces": [*range(6, 16)]},
        "a side has no castle left, so the game is over (C25)",
    ),
    (
        "moving",
        {"territory": [{"provinces": [*range(1, 8)], "owner": 0}, {"provinces": [*range(8, 15)], "owner": 1}]},
        "fewer than 4 territories are left, so the game is over (C26)",
    ),
    ("territories", {"ending": "castles"}, "ending is 'castles', but the table has not come to that"),
    ("castles", {"ending": "territories"}, "ending is 'territories', but the table has not come to that"),
    ("standstill", {"anyone_brought": True}, "ending is 'standstill', but the table has not come to that"),
    ("castles", {"ending": "standstill"}, "ending is 'standstill', but the table has not come to that"),
    ("rounds", {"round": 99}, "ending is 'rounds', but the table has not come to that"),
    ("territories", {"ending": "rounds"}, "ending is 'rounds', but the table has not come to that"),
    (
        "castles",
        {"territory": [
            {"provinces": [*range(1, 11)], "owner": 0},
            {"provinces": [11, 12], "owner": 1, "castles": 1},
        ]},
        "territory 11 lacks castles, but its side has some left (C25)",
    ),
]  # fmt: skip


def changed(name: str, changes: dict[str, object]) -> str:
    """One of the tables with some of its entries changed: `seat.0.laid` is that of the first seat."""
    tree: Any = tomllib.loads(TABLES[name])
    for path, value in changes.items():
        *way, last = path.split(".")
        place = tree
        for part in way:
            place = place[int(part) if part.isdigit() else part]
        if value is MISSING:
            del place[last]
        else:
            place[last] = value
    return tomli_w.dumps(tree)


@pytest.mark.parametrize("name", TABLES)
def test_the_tables_themselves_are_in_order(name: str) -> None:
    state = GAME.read_position(TABLES[name], name)
    again = GAME.read_position(GAME.write_position(state), name)
    assert again.snapshot() == state.snapshot()


@pytest.mark.parametrize(
    ("name", "changes", "complaint"),
    COMPLAINTS,
    ids=[f"{number}-{name}" for number, (name, _, _) in enumerate(COMPLAINTS)],
)
def test_complaint(name: str, changes: dict[str, object], complaint: str) -> None:
    with pytest.raises(InvalidPosition) as refused:
        GAME.read_position(changed(name, changes), "table.toml")
    assert str(refused.value).startswith("table.toml: ")
    assert complaint in str(refused.value)


def test_numbers_beyond_64_bits_are_refused_everywhere() -> None:
    paths = ["emperor", "turn", "round", "to_bring", "order", "seat.0.laid", "seat.0.crowns", "seat.0.unused"]
    paths += ["territory.0.owner", "territory.0.castles", "territory.0.provinces"]
    for name in ("bringing", "castles"):
        for path in paths:
            for number in (2**63, -(2**63) - 1, 10**30):
                value = [number] if path.rsplit(".")[-1] in ("order", "unused", "provinces") else number
                with pytest.raises(InvalidPosition):
                    GAME.read_position(changed(name, {path: value}), "table.toml")


def test_the_stock_and_the_supplies_are_what_is_not_elsewhere() -> None:
    match = table(
        player(disc=1, court={"red": 3}, reserve={"red": 4}),
        player(disc=2, reserve={"red": 5}),
        land={"7": {"red": 6}},
        castles={"9-11": BLACK},
    )
    assert look(match).stock["red"] == 40 - 3 - 4 - 5 - 6
    assert look(match).supply == (10, 7)


def test_what_is_not_named_has_its_usual_value() -> None:
    text = """
        game = "carolus"
        phase = "preparing"
        order = [1, 0]
        emperor = 3
        seat = [{}, {}]
    """
    match = read(text)
    assert match.actors == (1,)
    assert (look(match).round, look(match).emperor) == (1, "3")
    assert seat(match, 0).unused == (1, 2, 3, 4, 5)
    assert all(not each.knights for each in look(match).territories)


def test_the_emperor_may_be_named_by_any_province_of_his_region() -> None:
    match = table(player(disc=1), player(disc=2), castles={"14-1": WHITE}, emperor=15)
    assert look(match).emperor == "1"


def test_a_region_that_could_not_be_filled_is_kept_when_the_game_is_over() -> None:
    match = table(
        player(disc=1, court={"red": 1}),
        player(disc=2),
        land={"2-4": {"red": 4}},
        castles={"2-4": BLACK, "6-10": WHITE, "12-14": WHITE},
    )
    match.play(WHITE, "emperor 1")
    again = read(match.position())
    assert territory(again, "2").castles == 2
    assert look(again) == look(match)


def test_winners_are_worked_out_again() -> None:
    match = read(TABLES["territories"])
    assert match.over
    assert look(match).winners == (WHITE, BLACK)
    assert match.ranks == (1, 1)


def test_team_talk_is_kept() -> None:
    match = read(changed("four", {"team_talk": True}))
    assert match.options == {"team_talk": True}


def test_a_position_is_a_file(tmp_path: Path) -> None:
    file = tmp_path / "table.toml"
    file.write_text(TABLES["bringing"], "utf-8")
    match = regalia.position("carolus", file, seed=1)
    file.write_text(match.position(), "utf-8")
    assert regalia.position("carolus", file, seed=1).record().digest == match.record().digest


def read(text: str) -> Match:
    return Match(GAME, GAME.read_position(text, "the position"), "seed", start=text)


NUMBERS: list[tuple[str, dict[int, int], str]] = [
    ("moving", {at.CASTLES_EACH: 9}, "castles each is 9"),
    ("moving", {at.PHASE: 6}, "phase is 6"),
    ("moving", {at.TURN: 3}, "turn is 3"),
    ("moving", {at.ORDER + 2: 1}, "order of nobody is 1"),
    ("moving", {at.STOCK: 0}, "there are 0 red knights, expected 40"),
    ("moving", {at.COURT: -1}, "seat 0: court is -1"),
    ("moving", {at.COURT: 41}, "seat 0: court is 41"),
    ("moving", {at.SUPPLY: 8}, "there are 9 castles of side 0, expected 10"),
    ("moving", {at.WINNERS: 1}, "has won is [0], expected none"),
    ("moving", {at.EMPEROR: 4}, "emperor is 5, expected 4"),
    ("moving", {at.ROOT + 6: 5}, "territory 6 is a region but has no owner (C21)"),
    ("moving", {at.ROOT + 5: 6, at.ROOT + 6: 6}, "territory 7 is not named by its lowest province, or has others"),
    ("moving", {at.ROOT + 6: 1}, "territory 2 is not named by its lowest province, or has others in between (C1)"),
    ("moving", {at.OWNER + 4: 0}, "province 5 has pieces of its own, but is part of a region (C21)"),
    ("territories", {at.WINNERS: 0b01}, "has won is [0], expected [0, 1]"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "changes", "complaint"), NUMBERS, ids=[complaint for *_, complaint in NUMBERS])
def test_complaint_about_a_snapshot(name: str, changes: dict[int, int], complaint: str) -> None:
    state = GAME.read_position(TABLES[name], name)
    for place, number in changes.items():
        state.t[place] = number
    with pytest.raises(InvalidSnapshot) as refused:
        GAME.restore(state.snapshot())
    assert f"this is no table of carolus: {complaint}" in str(refused.value)


def test_a_snapshot_of_no_round_is_refused() -> None:
    state = GAME.read_position(TABLES["moving"], "moving")
    for number in (0, 101):
        state.round = number
        with pytest.raises(InvalidSnapshot, match=f"round is {number}"):
            GAME.restore(state.snapshot())
    state.round, state.barrier = 1, -1
    with pytest.raises(InvalidSnapshot, match="its barrier is below 0"):
        GAME.restore(state.snapshot())
