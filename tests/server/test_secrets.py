"""Nothing hidden leaves the service: all traffic of whole games, recorded and searched."""

import json
import logging
import random
import sqlite3
from contextlib import ExitStack, closing
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

import regalia
from regalia import games
from regalia.engine import chance
from regalia.match import Match
from regalia.server.wire.protocol import Acknowledged
from tests.server.pushing import Browser
from tests.server.running import running
from tests.server.visitor import ME, OPEN, Visitor, choose


def secrets(database: Path, table: str) -> tuple[str, list[str]]:
    """The seed of a table, and the nonce of every seat."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        ((seed,),) = connection.execute("SELECT seed FROM tables WHERE id = ?", (table,))
        nonces = connection.execute("SELECT nonce FROM seats WHERE table_id = ? ORDER BY seat", (table,)).fetchall()
    return seed, [nonce for (nonce,) in nonces]


class Sitting:
    """A table with a guest on every seat and one who looks on; each with everything that they heard."""

    def __init__(self, stack: ExitStack, address: str, game: str, seats: int) -> None:
        self.heard: list[list[str]] = [[] for _ in range(seats + 1)]
        self.visitors = [stack.enter_context(Visitor(address, heard)) for heard in self.heard]
        self.table = self.visitors[0].make(ME, *[OPEN] * (seats - 1), game=game).id
        for seat in range(1, seats):
            self.visitors[seat].sit(self.table, seat)
        self.sockets = [stack.enter_context(visitor.open(self.table)) for visitor in self.visitors]
        for socket in self.sockets:
            socket.version(0)

    def play(self, luck: random.Random, most: int) -> list[tuple[int, str]]:
        """Play with everything that a client can ask for in between; all but the last move of the game."""
        played: list[tuple[int, str]] = []
        for version in range(most):
            states = [socket.version(version) for socket in self.sockets]
            seat, move = luck.choice([chosen for state in states if (chosen := choose(state, luck.choice))])
            for socket in self.sockets:
                socket.why(luck.randrange(len(self.sockets)), move)
            self.sockets[seat - 1].play(seat, version, move)
            self.sockets[seat].play(seat, version, "no such move")
            answer = self.sockets[seat].play(seat, version, move)
            assert isinstance(answer, Acknowledged)
            played.append((seat, move))
        for socket in self.sockets:
            socket.version(most)
        for visitor in self.visitors:
            for path in ("", "/frames", "/record"):
                visitor.http.get(f"/api/tables/{self.table}{path}")
            visitor.http.get("/api/tables")
        return played


def test_no_seed_before_the_end_and_then_the_dice_can_be_verified(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database = tmp_path / "regalia.db"
    luck = random.Random(8)
    with ExitStack() as stack:
        address = stack.enter_context(running(database))
        sitting = Sitting(stack, address, "carolus", 2)
        seed, nonces = secrets(database, sitting.table)
        match = regalia.new("carolus", seats=2, seed=seed, nonces=nonces)
        commitment = sitting.visitors[0].table(sitting.table).commitment
        assert commitment == sha256(seed.encode()).hexdigest()
        played = sitting.play(luck, 40)
        for seat, move in played:
            match.play(seat, move)
        traffic = "".join("".join(heard) for heard in sitting.heard) + caplog.text
        assert commitment in traffic
        keys = (str(chance.key(seed, number)) for number in range(60))
        for secret in (seed, *keys, chance.secret(seed, nonces).hex(), match.record().digest):
            assert secret not in traffic
        while not match.over:
            (seat,) = match.actors
            state = sitting.sockets[seat].version(len(match.played))
            chosen = choose(state, luck.choice)
            assert chosen is not None
            sitting.sockets[seat].play(seat, state.table.version, chosen[1])
            match.play(*chosen)
        told = [socket.version(len(match.played)).table for socket in sitting.sockets]
        assert {table.seed for table in told} == {seed}
        record = sitting.visitors[2].http.get(f"/api/tables/{sitting.table}/record").text
        assert regalia.replay(msgspec.json.decode(record, type=type(match.record()))).ranks == match.ranks


MOVES = 50


@pytest.mark.parametrize("game", games.names())
def test_everybody_is_told_their_own_view_and_no_more(
    game: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Each message, and each step back, says what the match shows to that seat: no field of another one."""
    database = tmp_path / "regalia.db"
    with ExitStack() as stack:
        stack.enter_context(caplog.at_level(logging.DEBUG))
        address = stack.enter_context(running(database))
        seats = games.find(game).seats[-1]
        sitting = Sitting(stack, address, game, seats)
        seed, nonces = secrets(database, sitting.table)
        match = regalia.new(game, seats=seats, seed=seed, nonces=nonces)
        shown = [(views(match), events(match))]
        played = sitting.play(random.Random(1), MOVES)
        for seat, move in played:
            match.play(seat, move)
            shown.append((views(match), events(match)))
        assert not [record for record in caplog.records if record.name.startswith("regalia")], "nothing is logged"
        for reader, heard in enumerate(sitting.heard):
            assert seed not in "".join(heard)
            states = [state for text in heard if (state := plain_state(text)) is not None]
            assert len(states) > MOVES
            for state in states:
                if state["table"]["status"] == "gathering":
                    assert (state["mine"], state["view"]) == ([], None)
                    continue
                seen, told = shown[state["table"]["version"]]
                if reader < seats:
                    assert state["view"] is None
                    assert [mine["seat"] for mine in state["mine"]] == [reader]
                    assert state["mine"][0]["view"] == seen[reader]
                else:
                    assert state["mine"] == []
                    assert state["view"] == seen[seats]
                assert state["happened"] == [each for each in told[reader] if each["number"] >= state["since"]]
        for reader, visitor in enumerate(sitting.visitors):
            check_frames(sitting, visitor, reader, shown, played)


def check_frames(
    sitting: "Sitting",
    visitor: Visitor,
    reader: int,
    shown: list[tuple[list[object], list[list[dict[str, object]]]]],
    played: list[tuple[int, str]],
) -> None:
    """The steps back: the views as they were, what was told then, and the moves but for the secret ones of others."""
    path = f"/api/tables/{sitting.table}/frames"
    frames = visitor.http.get(path).json()
    assert [frame["number"] for frame in frames] == list(range(len(played) + 1))
    secret = games.find(visitor.table(sitting.table).game).secret
    for frame, (seen, told) in zip(frames, shown, strict=True):
        assert frame["view"] == seen[reader]
        assert frame["happened"] == [each for each in told[reader] if each["number"] == frame["number"] > 0]
        if frame["number"] > 0:
            seat, move = played[frame["number"] - 1]
            hidden = seat != reader and move.split()[0] in secret
            assert (frame["seat"], frame["move"]) == (seat, None if hidden else move)
    for seat in set(range(len(sitting.visitors) - 1)) - {reader}:
        assert visitor.refused("GET", f"{path}?seat={seat}").code == "not-yours"
    assert visitor.refused("GET", f"/api/tables/{sitting.table}/record").code == "not-now"


def plain_state(text: str) -> dict[str, Any] | None:
    if not text.startswith('{"type":"state"'):
        return None
    return msgspec.json.decode(text, type=dict[str, Any])


def sent(structure: msgspec.Struct) -> Any:
    return msgspec.json.decode(msgspec.json.encode(structure))


def views(match: Match) -> list[object]:
    """Of each seat, and of those who look on."""
    readers: list[int | None] = [*range(match.seats), None]
    return [sent(match.view(reader)) for reader in readers]


def events(match: Match) -> list[list[dict[str, object]]]:
    readers: list[int | None] = [*range(match.seats), None]
    return [[{"number": told.number, "event": sent(told.event)} for told in match.events(reader)] for reader in readers]


OF_THE_TESTS = ("httpx", "httpcore", "websockets.client")
"""They log what they send, as nobody else does."""


def test_what_lets_somebody_in_is_told_once_and_to_them_alone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Codes, links, cookies and push endpoints: not in the log, an error, a frame, another's view or the database."""
    database = tmp_path / "regalia.db"
    with ExitStack() as stack:
        stack.enter_context(caplog.at_level(logging.DEBUG))
        address = stack.enter_context(running(database))
        anna, phone, berta, eve = (stack.enter_context(Visitor(address)) for _ in range(4))
        table = anna.make(ME, OPEN).id
        berta.sit(table, 1)
        sockets = [stack.enter_context(visitor.open(table)) for visitor in (anna, berta, eve)]
        words = anna.http.post("/api/me/code", json={"language": "en"}).json()["words"]
        link = anna.http.post("/api/me/links").json()["token"]
        wanted = Browser("https://push.example/secret-place").subscription()
        assert anna.http.post("/api/me/push", json=wanted).status_code == 204
        assert eve.http.post("/api/me/push", json={**wanted, "auth": 1}).status_code == 400
        lets_in = [*(visitor.secret for visitor in (anna, phone, berta, eve)), link, " ".join(words)]
        for wrong in (
            {"code": " ".join(words), "more": 1},
            {"code": [*words]},
            {"token": f"{link}!"},
            {"token": [link]},
        ):
            for path in ("/api/me/come-back", "/api/me/devices"):
                assert eve.http.post(path, json=wrong).status_code == 400
        assert phone.http.post("/api/me/devices", json={"token": link}).status_code == 204
        assert eve.http.post("/api/me/devices", json={"token": link}).status_code == 404
        phone.http.headers["x-csrf-token"] = phone.http.cookies["regalia-csrf"]
        lets_in.append(phone.secret)
        phone.http.get("/api/me/data").raise_for_status()
        anna.http.post("/api/me/sign-out", json={"where": "elsewhere"})
        for visitor in (anna, berta, eve):
            for path in ("/api/me", "/api/me/data", f"/api/tables/{table}", "/api/tables", "/api/home"):
                visitor.http.get(path)
        for socket in sockets:
            socket.now()
        told = json.dumps(words, separators=(",", ":"))
        bodies = {
            visitor: [text for text in visitor.heard if "set-cookie" not in text] for visitor in (anna, berta, eve)
        }
        assert sum(told in text for text in bodies[anna]) == 1
        assert sum(link in text for text in bodies[anna]) == 1
        for visitor in (berta, eve):
            assert not any(secret in text for text in bodies[visitor] for secret in (*lets_in, told))
        assert not any(secret in text for text in bodies[anna] for secret in lets_in if secret != link)
        of_ours = (record for record in caplog.records if not record.name.startswith(OF_THE_TESTS))
        logged = [caplog.handler.format(record) for record in of_ours]  # traces too
        assert not any(secret in text for text in logged for secret in (*lets_in, told))
        heard = [text for visitor in (anna, berta, eve) for text in visitor.heard]
        assert not any(hidden in text for text in (*logged, *heard) for hidden in ("secret-place", "127.0.0.1"))
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert not any(secret.encode() in stored for secret in (*lets_in, told))
