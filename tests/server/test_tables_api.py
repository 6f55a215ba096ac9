"""The HTTP half: making tables, taking and leaving seats, bots, rematch, my tables, reading back."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from secrets import token_hex

import httpx
import msgspec
import pytest

import regalia
from regalia.engine.record import read_record
from regalia.server.wire.protocol import Analysis, Happening, Home, Problem, Standing, TableInfo, TableState
from tests.server.visitor import ME, OPEN, SQUIRE, Visitor, choose, finish, happened, read, seated
from tests.server.visitor import frames as frames_of


@pytest.fixture
def anna(server: str) -> Iterator[Visitor]:
    with Visitor(server) as visitor:
        yield visitor


@pytest.fixture
def berta(server: str) -> Iterator[Visitor]:
    with Visitor(server) as visitor:
        yield visitor


def test_the_first_page(anna: Visitor) -> None:
    home = read(anna.http.get("/api/home"), Home)
    assert home.version == regalia.__version__
    assert "carolus" in [game.name for game in home.games]
    (carolus,) = (game for game in home.games if game.name == "carolus")
    assert carolus.verbs == ("disc", "knight", "emperor", "crown")
    assert {"page", "squire"} <= set(home.bots)
    assert list(home.languages) == ["en", "hu", "ru"]
    assert home.name is None


def test_a_guest_is_remembered_by_name(anna: Visitor, berta: Visitor) -> None:
    table = anna.make({"kind": "me", "name": "  Anna\u202e \x07 K. "}, OPEN)
    assert read(anna.http.get("/api/home"), Home).name == "Anna K."
    assert [player.name for player in table.players] == ["Anna K.", None]
    berta.sit(table.id, 1, "<b>Berta</b>")
    assert read(berta.http.get("/api/home"), Home).name == "<b>Berta</b>", "plain text: escaped where it is shown"


def test_a_link_a_name_a_seat(anna: Visitor, berta: Visitor) -> None:
    made = anna.make(ME, OPEN)
    assert (made.status, made.mine, made.actors) == ("gathering", (0,), ())
    assert [player.kind for player in made.players] == ["human", "open"]
    with anna.open(made.id) as socket:
        socket.version(0)
        table = berta.sit(made.id, 1)
        assert (table.status, table.mine) == ("playing", (1,))
        state = socket.until(TableState)
        assert state.table.status == "playing"
        assert state.mine[0].seat == 0
    assert anna.table(made.id).mine == (0,)


def test_one_seat_one_guest(server: str, anna: Visitor) -> None:
    table = anna.make(ME, OPEN)
    visitors = [Visitor(server) for _ in range(6)]
    with ThreadPoolExecutor(6) as pool:
        answers = list(
            pool.map(lambda each: each.http.post(f"/api/tables/{table.id}/seats/1", json=seated("x")), visitors)
        )
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409, 409]
    assert {msgspec.json.decode(a.content, type=Problem).code for a in answers if a.is_error} == {"taken"}
    holders = [visitor.table(table.id).mine for visitor in visitors]
    assert sorted(holders) == [(), (), (), (), (), (1,)]
    for visitor in visitors:
        visitor.close()


def test_leaving_before_the_game_begins(anna: Visitor, berta: Visitor) -> None:
    table = anna.make(ME, OPEN, OPEN)
    berta.sit(table.id, 1)
    assert berta.refused("DELETE", f"/api/tables/{table.id}/seats/0").code == "not-yours"
    assert berta.refused("DELETE", f"/api/tables/{table.id}/seats/2").code == "not-yours"
    left = read(berta.http.delete(f"/api/tables/{table.id}/seats/1"), TableInfo)
    assert left.players[1].kind == "open"
    assert left.mine == ()
    berta.sit(table.id, 1)
    anna.sit(table.id, 2)
    assert berta.refused("DELETE", f"/api/tables/{table.id}/seats/1").code == "not-now"
    assert berta.table(table.id).mine == (1,)


def test_bots_fill_seats(anna: Visitor, berta: Visitor) -> None:
    table = anna.make(ME, OPEN, OPEN)
    path = f"/api/tables/{table.id}/seats"
    assert berta.refused("POST", f"{path}/1/bot", {"bot": "squire"}).code == "not-yours"
    assert anna.refused("POST", f"{path}/1/bot", {"bot": "deep thought"}).code == "invalid"
    assert anna.refused("POST", f"{path}/0/bot", {"bot": "squire"}).code == "taken"
    assert anna.refused("POST", f"{path}/7/bot", {"bot": "squire"}).code == "unknown"
    anna.post(f"{path}/1/bot", {"bot": "squire"})
    full = anna.post(f"{path}/2/bot", {"bot": "page"})
    assert full.status == "playing"
    assert [player.bot for player in full.players] == [None, "squire", "page"]
    assert berta.refused("POST", f"{path}/1", seated()).code == "taken"


def test_a_whole_game_against_bots(anna: Visitor) -> None:
    state = finish(anna, anna.make(SQUIRE, ME, {"kind": "bot", "bot": "page"}))
    assert state.table.ranks != ()


@pytest.mark.parametrize(
    "body",
    [
        {"game": "chess", "seats": [ME, OPEN]},
        {"game": "../carolus", "seats": [ME, OPEN]},
        {"game": "carolus", "seats": [ME]},
        {"game": "carolus", "seats": [SQUIRE, SQUIRE]},
        {"game": "carolus", "seats": [ME, {"kind": "bot"}]},
        {"game": "carolus", "seats": [ME, {"kind": "bot", "bot": "nobody"}]},
        {"game": "carolus", "seats": [ME, OPEN], "options": {"team_talk": True}},
        {"game": "carolus", "seats": [ME, OPEN, OPEN, OPEN], "options": {"team_talk": 1}},
        {"game": "carolus", "seats": [{"kind": "me", "name": "\u200b"}, OPEN]},
        {"game": "carolus", "seats": [ME, OPEN], "scenario": "none of these"},
    ],
)
def test_tables_that_cannot_be(anna: Visitor, body: object) -> None:
    assert anna.refused("POST", "/api/tables", body).code == "invalid"


@pytest.mark.parametrize(
    "body",
    [
        None,
        [],
        {"game": "carolus"},
        {"game": "carolus", "seats": []},
        {"game": "carolus", "seats": [ME] * 9},
        {"game": "carolus", "seats": [{"kind": "king"}]},
        {"game": "carolus", "seats": [ME, OPEN], "more": 1},
        {"game": "carolus", "seats": [{"kind": "me", "name": "x" * 31}, OPEN]},
    ],
)
def test_tables_that_cannot_be_read(anna: Visitor, body: object) -> None:
    assert anna.refused("POST", "/api/tables", body).code == "unreadable"


def test_unknown_tables(anna: Visitor) -> None:
    nowhere = f"/api/tables/{token_hex(8)}"
    for method, path, body in (
        ("GET", nowhere, None),
        ("POST", f"{nowhere}/seats/0", seated("x")),
        ("DELETE", f"{nowhere}/seats/0", None),
        ("POST", f"{nowhere}/seats/0/bot", {"bot": "squire"}),
        ("POST", f"{nowhere}/rematch", None),
        ("GET", f"{nowhere}/frames", None),
        ("GET", f"{nowhere}/record", None),
    ):
        assert anna.refused(method, path, body).code == "unknown"


def test_scenarios_are_played_with_secret_dice(anna: Visitor) -> None:
    home = read(anna.http.get("/api/home"), Home)
    for game in home.games:
        for each in game.scenarios:
            asked = {"game": game.name, "seats": [ME] * each.seats, "scenario": each.name}
            made = [anna.post("/api/tables", asked) for _ in range(2)]
            assert made[0].scenario == each.name
            assert made[0].commitment != made[1].commitment


def test_rematch(anna: Visitor, berta: Visitor) -> None:
    table = anna.make(ME, SQUIRE, OPEN)
    berta.sit(table.id, 2)
    assert anna.refused("POST", f"/api/tables/{table.id}/rematch").code == "not-now"
    with anna.open(table.id) as one, berta.open(table.id) as other:
        sockets = {0: one, 2: other}
        state = one.version(0)
        while state.table.status != "over":
            for seat, socket in sockets.items():
                now = socket.version(state.table.version)
                if (chosen := choose(now, lambda choices: choices[-1])) is not None:
                    socket.play(seat, now.table.version, chosen[1])
            state = one.now()
        with Visitor(anna.address) as carl:
            assert carl.refused("POST", f"/api/tables/{table.id}/rematch").code == "not-yours"
        with ThreadPoolExecutor(2) as pool:
            path = f"/api/tables/{table.id}/rematch"
            first, second = pool.map(lambda each: each.post(path), (anna, berta))
        assert first.id == second.id, "both ask, one table"
        told = other.until(TableState)
        while told.table.rematch is None:
            told = other.until(TableState)
        assert told.table.rematch == first.id
    assert [player.kind for player in first.players] == ["human", "human", "bot"]
    assert [player.name for player in first.players] == ["Carl", "Anna", None]
    assert (first.mine, second.mine) == ((1,), (0,))
    assert first.version == 0
    assert first.commitment != table.commitment


def test_team_mates_stay_together_in_a_rematch(anna: Visitor) -> None:
    table = anna.make(*({"kind": "me", "name": name} for name in ("Anna", "Berta", "Carl", "Dora")))
    with anna.open(table.id) as socket:
        state = socket.version(0)
        while (chosen := choose(state, lambda choices: choices[-1])) is not None:
            socket.play(chosen[0], state.table.version, chosen[1])
            state = socket.version(state.table.version + 1)
    again = anna.post(f"/api/tables/{table.id}/rematch")
    assert [player.name for player in again.players] == ["Carl", "Dora", "Anna", "Berta"]


def test_my_tables(server: str, anna: Visitor) -> None:
    over = finish(anna, anna.make(ME, ME))
    playing = anna.make(ME, SQUIRE)
    open_ = anna.make(ME, OPEN)
    listed = read(anna.http.get("/api/tables"), list[TableInfo])
    assert [table.id for table in listed] == [open_.id, playing.id, over.table.id]
    assert [table.status for table in listed] == ["gathering", "playing", "over"]
    finished = listed[2]
    assert msgspec.structs.replace(finished, players=()) == msgspec.structs.replace(over.table, players=())
    assert httpx.get(f"http://{server}/api/tables").json() == []


def test_the_course_of_a_game_is_told_when_it_is_over(anna: Visitor, berta: Visitor) -> None:
    table = anna.make(ME, ME)
    path = f"/api/tables/{table.id}/course"
    assert berta.refused("GET", path).code == "not-now"
    over = finish(anna, table).table
    course = msgspec.json.decode(berta.http.get(path).content, type=list[Standing])
    assert [standing.number for standing in course] == sorted({standing.number for standing in course})
    assert (course[0].number, course[-1].number) == (0, over.moves)
    assert course[-1].points == over.points


def test_a_decision_is_thought_over_when_the_game_is_over(anna: Visitor, berta: Visitor) -> None:
    table = anna.make(ME, ME)
    path = f"/api/tables/{table.id}/analysis?move="
    assert berta.refused("GET", path + "1").code == "not-now"
    over = finish(anna, table).table
    frames = frames_of(anna.http.get(f"/api/tables/{table.id}/frames?first=3&last=3"), "carolus")
    analysis = msgspec.json.decode(berta.http.get(path + "3").content, type=Analysis)
    assert (analysis.seat, analysis.played.move) == (frames[0].seat, frames[0].move)
    assert sum(analysis.advice.best.chances) == pytest.approx(1)
    assert berta.refused("GET", path + "0").code == "unknown"
    assert berta.refused("GET", path + str(over.moves + 1)).code == "unknown"


def test_frames_show_the_game_again(anna: Visitor, berta: Visitor) -> None:
    table = anna.make(ME, ME)
    assert finish(anna, table).table.moves > 20
    path = f"/api/tables/{table.id}/frames"
    frames = frames_of(anna.http.get(path), "carolus")
    assert [frame.number for frame in frames] == list(range(len(frames)))
    assert len(frames) <= 100
    assert frames[0].seat is None
    assert all(frame.move and frame.happened for frame in frames[1:])
    part = frames_of(berta.http.get(path, params={"first": 3, "last": 5}), "carolus")
    assert part == frames[3:6]
    assert frames_of(anna.http.get(path, params={"first": 3, "last": 3, "seat": 1}), "carolus")[0].number == 3
    assert frames_of(anna.http.get(path, params={"first": 9999}), "carolus") == []
    assert frames_of(anna.http.get(path, params={"last": 0}), "carolus") == frames[:1]
    assert berta.refused("GET", f"{path}?seat=1").code == "not-yours"
    assert berta.refused("GET", f"{path}?first=-1").code == "unreadable"
    assert berta.refused("GET", f"{path}?first=x").code == "unreadable"
    gathering = anna.make(ME, OPEN)
    assert anna.refused("GET", f"/api/tables/{gathering.id}/frames").code == "not-now"


def test_the_log_is_given_in_stretches(anna: Visitor, berta: Visitor) -> None:
    table = anna.make(ME, ME)
    over = finish(anna, table)
    path = f"/api/tables/{table.id}/log"

    def log(**asked: int) -> tuple[Happening, ...]:
        return happened(berta.http.get(path, params=asked).json(), "carolus")

    whole = log()
    assert whole[0].number == 1
    assert log(first=3, last=5) == tuple(told for told in whole if 3 <= told.number <= 5)
    assert log(first=over.since) == over.happened
    assert log(first=9999) == ()
    assert berta.refused("GET", f"{path}?first=-1").code == "unreadable"
    assert berta.refused("GET", "/api/tables/nowhere/log").code == "unknown"
    gathering = anna.make(ME, OPEN)
    assert anna.http.get(f"/api/tables/{gathering.id}/log").json() == []


def test_the_record_is_given_at_the_end(anna: Visitor, berta: Visitor) -> None:
    table = anna.make(ME, ME)
    assert anna.refused("GET", f"/api/tables/{table.id}/record").code == "not-now"
    state = finish(anna, table)
    response = berta.http.get(f"/api/tables/{table.id}/record")
    assert response.headers["content-disposition"] == f'attachment; filename="carolus-{table.id}.json"'
    record = read_record(response.text, "the download")
    assert record.seed == state.table.seed
    assert regalia.replay(record).ranks == state.table.ranks


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 9000,
        b'{"game":"carolus","seats":' + b"[" * 4900 + b"]" * 4900 + b"}",
        b'{"game":"carolus","seats":[],"options":{"x":' + b'{"a":' * 1500 + b"1" + b"}" * 1500 + b"}}",
        b'{"game":"\xff\xfe","seats":[]}',
        b"\xff\xfe\x00",
        b'{"game":"\xed\xa0\x80","seats":[]}',
        b'{"game":"\\ud800","seats":[]}',
    ],
)
def test_a_body_that_cannot_be_decoded(anna: Visitor, body: bytes, caplog: pytest.LogCaptureFixture) -> None:
    response = anna.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert (response.status_code, response.json()["code"]) == (400, "unreadable")
    assert not [record for record in caplog.records if record.name.startswith("regalia")], "nothing is wrong here"


def test_one_person_has_one_seat(anna: Visitor, berta: Visitor) -> None:
    """But for those at the screen of whoever made the table."""
    path = f"/api/tables/{anna.make(ME, OPEN, OPEN, OPEN).id}/seats"
    berta.post(f"{path}/1", seated())
    assert berta.refused("POST", f"{path}/2", seated("Carla")).code == "not-yours"
    table = anna.post(f"{path}/2", seated("Carla"))
    assert [player.shared for player in table.players] == [True, False, True, False]
    assert (table.made, berta.table(table.id).made) == (True, False)


@pytest.mark.parametrize("name", ["Anna", "ANNA", "Аnna", "Ann\u0430\u3164"])
def test_one_likeness_has_one_person(anna: Visitor, berta: Visitor, name: str) -> None:
    path = f"/api/tables/{anna.make(ME, OPEN).id}/seats/1"
    assert berta.refused("POST", path, seated(name)).code == "name-taken"
    assert berta.refused("POST", path, seated("\u3164\u2800")).code == "invalid"
    berta.post(path, seated("Annabella"))
