"""Malformed, oversized, late, foreign and forged messages: each gets a typed answer and changes nothing.

2,000 messages in the usual run, 100,000 with --nightly; a seed is printed with every failure.
"""

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from regalia.server.wire.protocol import (
    Acknowledged,
    FromServer,
    Ping,
    Pong,
    Problem,
    Refused,
    TableInfo,
)
from tests.server.visitor import ME, OPEN, Socket, Visitor

SEED = 20_260
LIVES = 250
"""Messages over one socket."""


@pytest.fixture
def messages(request: pytest.FixtureRequest) -> int:
    return 100_000 if request.config.getoption("--nightly", default=False) else 2_000


class Fuzz:
    """Messages that are nearly right, and some that are not at all."""

    WORDS = ("", "disc 1", "knight red court", "knight red 16", "emperor 0", "crown crown", "\x00", "é" * 80, "x" * 81)
    NAMES = ("type", "id", "seat", "version", "move", "text", "team", "chat", "line", "reason", "phrase", "more", "")
    TYPES = ("hello", "play", "take-back", "why", "say", "ping", "state", "", None, 7)
    COMPANY = ("attend", "resign", "agree", "replace", "remind", "phrase", "mute", "mute", "report", "say")
    """What people do besides playing."""

    def __init__(self, seed: int, seat: int = 0, types: tuple[object, ...] = TYPES) -> None:
        self.luck = random.Random(seed)
        self.seat = seat
        self.types = types

    def value(self, depth: int = 2) -> Any:
        luck = self.luck
        simple: list[Callable[[], Any]] = [
            lambda: None,
            lambda: luck.random() < 0.5,
            lambda: luck.choice((-1, 0, 1, 2, 255, 2**31, 2**53, 2**63, 2**64, -(2**70))),
            lambda: luck.choice((0.5, -0.0, 1e308)),
            lambda: luck.choice(self.WORDS),
            lambda: "".join(chr(luck.choice((luck.randrange(32, 127), luck.randrange(0xD7FF)))) for _ in range(9)),
            lambda: f"token-{luck.randrange(50):04}",
        ]
        if depth:
            simple += [
                lambda: [self.value(depth - 1) for _ in range(luck.randrange(4))],
                lambda: {luck.choice(self.NAMES): self.value(depth - 1) for _ in range(luck.randrange(4))},
            ]
        return luck.choice(simple)()

    def object(self) -> dict[str, Any]:
        luck = self.luck
        kind = luck.choice(self.types)
        given: dict[str, Any] = {"type": kind}
        if kind not in ("hello", None):
            given["id"] = f"token-{luck.randrange(10**6):06}"
        if kind in ("play", "take-back", "why"):
            given["seat"] = luck.choice((self.seat, self.seat, 0, 1, 2))
        if kind in ("play", "take-back", "hello"):
            given["version"] = luck.choice((0, 1, 2, 3, 10**6))
        if kind in ("play", "why"):
            given["move"] = luck.choice(self.WORDS)
        if kind == "say":
            given["text"] = luck.choice(("\x00", "\u202e", " ", "x" * 501, "hello"))
            given["team"] = luck.random() < 0.5
        if kind in ("resign", "agree", "replace", "remind", "mute", "report"):
            given["seat"] = luck.choice((self.seat, 0, 1, 2, 10**6))
        if kind == "attend":
            given["here"] = luck.random() < 0.5
        if kind == "phrase":
            given["phrase"] = luck.choice(("hello", "good-game", "go away", "\u202e", 7))
            given["team"] = luck.random() < 0.2
        if kind in ("mute", "report") and luck.random() < 0.5:
            given["line"] = luck.choice((0, 1, 2, 300, 10**6))
            if luck.random() < 0.7:
                del given["seat"]
        if kind == "mute":
            given["off"] = luck.random() < 0.3
        if kind == "report":
            given["reason"] = luck.choice(("insult", "spam", "other", "nothing", ""))
            given["words"] = luck.choice(("", "\x00", "x" * 301, "'; DROP TABLE reports; --"))
        if kind == "agree":
            given["no"] = luck.random() < 0.5
        if kind == "replace":
            given["bot"] = luck.choice((None, "page", "nobody", "x" * 100, "\u202e"))
        for _ in range(luck.choice((0, 0, 1, 1, 2))):
            if given and luck.random() < 0.3:
                del given[luck.choice(list(given))]
            else:
                given[luck.choice(self.NAMES)] = self.value()
        return given

    def text(self) -> str | bytes:
        luck = self.luck
        text = json.dumps(self.object(), ensure_ascii=luck.random() < 0.5)
        match luck.randrange(10):
            case 0:
                return text[: luck.randrange(len(text) + 1)]
            case 1:
                at = luck.randrange(len(text))
                return text[:at] + luck.choice('{}[]",:\\0e') + text[at + 1 :]
            case 2:
                return json.dumps(self.value())
            case 3:
                return text.encode("utf-8", "surrogatepass")
            case 4 if luck.random() < 0.05:
                return text + " " * 20_000
        return text


def told(socket: Socket) -> Iterator[FromServer]:
    """What the service says until it has read everything."""
    socket.send(Ping("the-last-one"))
    while not isinstance(message := socket.receive(), Pong) or message.id != "the-last-one":
        yield message


def test_messages_over_the_socket(server: str, messages: int) -> None:
    """A spectator, and a player whose turn it is not: whatever they send, the table stays as it is."""
    with Visitor(server) as anna, Visitor(server) as berta, Visitor(server) as carl:
        table = berta.sit(anna.make(ME, OPEN).id, 1)
        waiting = (berta, anna)[table.actors[0]]
        fuzz = Fuzz(SEED, 1 - table.actors[0])
        codes = set[str]()
        closed = set[int]()
        sent = 0
        while sent < messages:
            with fuzz.luck.choice((waiting, carl)).open(table.id) as socket:
                before = socket.version(0)
                try:
                    for _ in range(LIVES):
                        sent += 1
                        socket.connection.send(fuzz.text())
                        for message in told(socket):
                            if isinstance(message, Refused):
                                codes.add(message.code)
                    after = socket.now()
                    assert (after.mine, after.view, after.happened) == (before.mine, before.view, before.happened)
                except ConnectionClosed as end:
                    closed.add(1006 if end.rcvd is None else end.rcvd.code)
            assert carl.table(table.id).version == 0, f"after message {sent} of seed {SEED}"
        assert closed == {1009}, "closed only for messages that are too large"
        assert codes == {"unreadable", "invalid", "illegal", "not-yours", "no-undo", "not-allowed", "stale"}
        mover = (anna, berta)[table.actors[0]]
        with mover.open(table.id) as socket:
            move = socket.version(0).mine[0].choices[0].move
            assert isinstance(socket.play(table.actors[0], 0, move), Acknowledged), "and the game goes on"


@pytest.mark.parametrize("seated", [False, True])
def test_messages_of_company(server: str, messages: int, seated: bool) -> None:
    """Whoever looks on changes nothing; whoever plays may resign and agree, and breaks nothing."""
    fuzz = Fuzz(SEED + 1, 1, Fuzz.COMPANY)
    codes = set[str]()
    closed = set[int]()
    with Visitor(server) as anna, Visitor(server) as berta, Visitor(server) as carl:
        table = berta.sit(anna.make(ME, OPEN).id, 1)
        sent = 0
        while sent < messages // 2:
            if anna.table(table.id).status == "over":
                table = berta.sit(anna.make(ME, OPEN).id, 1)
            with (berta if seated else carl).open(table.id) as socket:
                socket.version(0)
                try:
                    for _ in range(LIVES):
                        sent += 1
                        socket.connection.send(fuzz.text())
                        codes.update(message.code for message in told(socket) if isinstance(message, Refused))
                except ConnectionClosed as end:
                    closed.add(1006 if end.rcvd is None else end.rcvd.code)
            after = anna.table(table.id)
            assert seated or after.version == 0, f"after message {sent} of seed {SEED + 1}"
            assert after.players[0].stand_in is None, "whoever is away for a moment is not replaced"
        assert closed <= {1009}
        assert codes >= {"unreadable", "invalid", "not-yours"}
        assert "broken" not in codes


def test_messages_over_http(server: str, messages: int) -> None:
    fuzz = Fuzz(SEED)
    luck = fuzz.luck
    with Visitor(server) as anna, Visitor(server) as berta:
        table = anna.make(ME, OPEN)
        before = anna.table(table.id)
        statuses = set[int]()
        for number in range(messages // 4):
            place = luck.choice((table.id, "nowhere", "..", "%00", "é", "x" * 300))
            seat = luck.choice(("0", "-1", "7", "x", "1e9", "0" * 30, ""))
            path = luck.choice(
                (
                    "/api/tables",
                    "/api/find",
                    "/api/open",
                    f"/api/tables/{place}/seats/{seat}",
                    f"/api/tables/{place}/seats/{seat}/bot",
                    f"/api/tables/{place}/rematch",
                    f"/api/tables/{place}/record",
                    f"/api/tables/{place}/frames?first={seat}&seat={seat}",
                    f"/words/{place}/{seat}",
                    f"/rules/{place}/{seat}.md",
                    f"/{place}/{seat}",
                )
            )
            body = luck.choice(
                (
                    json.dumps(fuzz.value()).encode(),
                    json.dumps({"game": fuzz.value(), "seats": [fuzz.value(), ME], "options": fuzz.value()}).encode(),
                    json.dumps({"game": "tara", "seats": [ME, ME], "pace": fuzz.value()}).encode(),
                    json.dumps(
                        {"game": "tara", "seats": [ME], "pace": {"kind": "live", "move": fuzz.value(0)}}
                    ).encode(),
                    json.dumps({"game": "tara", "seats": [ME, ME], "fill": fuzz.value(), "public": True}).encode(),
                    json.dumps({"game": fuzz.value(0), "name": "Berta", "any": fuzz.value(0)}).encode(),
                    json.dumps({"name": fuzz.value(0)}).encode()[: luck.randrange(20)],
                    luck.randbytes(luck.randrange(60)),
                )
            )
            method = luck.choice(("POST", "POST", "POST", "DELETE", "PUT", "PATCH", "GET"))
            headers = {"content-type": luck.choice(("application/json", "text/plain", "application/x-msgpack", ""))}
            response = berta.http.request(method, path, content=body, headers=headers)
            statuses.add(response.status_code)
            assert response.status_code < 500, (number, method, path, body, response.text)
            if response.is_error and not response.headers["content-type"].startswith("text/html"):  # a page says it
                msgspec.json.decode(response.content, type=Problem)
            assert anna.table(table.id) == before, (number, method, path, body)
        assert statuses >= {200, 400, 403, 404, 409}
        assert httpx.get(f"http://{server}/health").is_success
        assert isinstance(berta.sit(table.id, 1), TableInfo), "and the seat can be taken"


ABOUT_ME: dict[str, tuple[Any, ...]] = {
    "/api/me/come-back": ({"code": "acorn " * 8}, {"code": "acorn"}, {"code": "\x00" * 20}, {"code": "é" * 301}),
    "/api/me/devices": ({"token": "x" * 32}, {"token": "x" * 61}, {"token": "\u202e" * 30}, {"token": None}),
    "/api/me/links": (None, {}, [], {"guest": 1}),
    "/api/me/code": ({"language": "hu"}, {"language": "xx"}, {"language": "../en"}, {"language": ["en"]}),
    "/api/me/sign-out": ({"where": "here"}, {"where": "elsewhere"}, {"where": "there"}, {"where": 1}),
    "/api/me/erase": ({"sure": "erase everything"}, {"sure": True}, {"sure": "erase everything", "guest": 1}, {}),
    "/api/me/push": (
        {"endpoint": "https://push.example/x", "p256dh": "B" + "A" * 86, "auth": "A" * 22, "language": "en"},
        {"endpoint": "https://127.0.0.1/x", "p256dh": "B" + "A" * 86, "auth": "A" * 22, "language": "en"},
        {"endpoint": "https://push.example/\r\nx", "p256dh": "", "auth": "", "language": "en"},
        {"endpoint": "file:///etc/passwd"},
    ),
    "/api/me/data": (None,),
    "/api/me": (None,),
    "/api/keeping": (None,),
}
"""What a guest asks about themselves: nearly right, and some of it right."""


def test_messages_about_oneself(server: str, messages: int) -> None:
    """Whatever somebody sends, they stay a guest of their own, or become a new one; others notice nothing."""
    fuzz = Fuzz(SEED + 2)
    luck = fuzz.luck
    with Visitor(server) as anna:
        table = anna.make(ME, OPEN).id
        words = anna.http.post("/api/me/code", json={"language": "en"}).json()["words"]
        link = anna.http.post("/api/me/links").json()["token"]
        before = (anna.http.get("/api/me").json(), anna.table(table))
        statuses = set[int]()
        eve = Visitor(server)
        for number in range(messages // 4):
            path, bodies = luck.choice(list(ABOUT_ME.items()))
            body = luck.choice(bodies)
            if luck.random() < 0.3:
                body = {luck.choice(("code", "token", "where", "sure", "language", "more")): fuzz.value()}
            content = json.dumps(body).encode()
            if luck.random() < 0.1:
                content = content[: luck.randrange(len(content) + 1)]
            method = luck.choice(("POST", "POST", "POST", "GET", "DELETE", "PUT"))
            response = eve.http.request(method, path, content=content, headers={"content-type": "application/json"})
            statuses.add(response.status_code)
            assert response.status_code < 500, (number, method, path, content, response.text)
            if response.is_error:
                msgspec.json.decode(response.content, type=Problem)
            assert link not in response.text
            assert "Anna" not in response.text
            if path.endswith(("sign-out", "erase")) and response.status_code == 204:
                eve.close()
                eve = Visitor(server)
        eve.close()
        assert (anna.http.get("/api/me").json(), anna.table(table)) == before
        assert statuses >= {200, 204, 400, 404, 405}
        with Visitor(server) as again:
            assert again.http.post("/api/me/come-back", json={"code": " ".join(words)}).status_code == 204
        with Visitor(server) as phone:
            assert phone.http.post("/api/me/devices", json={"token": link}).status_code == 204
