"""The socket: catching up, acknowledging, refusing."""

import random
from collections.abc import Iterator

import pytest

from regalia.server.wire.protocol import (
    Acknowledged,
    Attend,
    Hello,
    Ping,
    Play,
    Pong,
    Refused,
    TableInfo,
    TableState,
    WhyNot,
)
from tests.server.visitor import ME, OPEN, Socket, Visitor, choose, said


@pytest.fixture
def anna(server: str) -> Iterator[Visitor]:
    with Visitor(server) as visitor:
        yield visitor


@pytest.fixture
def berta(server: str) -> Iterator[Visitor]:
    with Visitor(server) as visitor:
        yield visitor


@pytest.fixture
def table(anna: Visitor, berta: Visitor) -> TableInfo:
    """Anna on seat 0, Berta on seat 1, no move made."""
    return berta.sit(anna.make(ME, OPEN).id, 1)


@pytest.fixture
def mover(anna: Visitor, berta: Visitor, table: TableInfo) -> Visitor:
    """Whose turn it is."""
    return (anna, berta)[table.actors[0]]


def legal(state: TableState) -> tuple[int, str]:
    found = choose(state, lambda choices: choices[0])
    assert found is not None
    return found


def test_a_move_is_acknowledged_and_told_to_everybody(anna: Visitor, berta: Visitor, table: TableInfo) -> None:
    with (
        Visitor(anna.address) as carl,
        anna.open(table.id) as one,
        berta.open(table.id) as other,
        carl.open(table.id) as watching,
    ):
        state = (one, other)[table.actors[0]].version(0)
        seat, move = legal(state)
        answer = (one, other)[seat].play(seat, 0, move)
        assert isinstance(answer, Acknowledged)
        assert answer.version == 1
        for socket in (one, other, watching):
            told = socket.version(1)
            assert told.table.version == 1
            assert told.since == 1
            assert said(told.happened[0]).args["seat"] == seat
        assert watching.state is not None
        assert watching.state.mine == ()
        assert watching.state.view is not None


def test_the_acknowledgement_comes_before_the_table(mover: Visitor, table: TableInfo) -> None:
    with mover.open(table.id) as socket:
        seat, move = legal(socket.version(0))
        socket.send(Play("token-of-mine", seat, 0, move))
        kinds = [type(socket.receive()) for _ in range(2)]
        assert kinds == [Acknowledged, TableState]


def test_whoever_was_away_is_told_what_he_missed(mover: Visitor, table: TableInfo) -> None:
    with mover.open(table.id) as socket:
        seat, move = legal(socket.version(0))
        socket.play(seat, 0, move)
    with mover.open(table.id, version=0) as socket:
        assert socket.version(1).since == 1
    with mover.open(table.id, version=1) as socket:
        state = socket.version(1)
        assert state.since == 2
        assert state.happened == ()
    with mover.open(table.id, version=77) as socket:
        assert socket.version(1).since == 1


def test_a_message_sent_twice_counts_once(mover: Visitor, table: TableInfo) -> None:
    with mover.open(table.id) as socket:
        seat, move = legal(socket.version(0))
        first = socket.play(seat, 0, move, "the-same-token")
        again = socket.play(seat, 0, move, "the-same-token")
        assert first == again
        assert isinstance(first, Acknowledged)
        assert socket.now().table.version == 1
        later = socket.play(seat, 1, "emperor 1", "the-same-token")
        assert later == first, "whatever it says now"
        assert socket.now().table.version == 1


def test_a_token_is_known_by_its_seat(anna: Visitor) -> None:
    table = anna.make(ME, ME)
    moved = set[int]()
    with anna.open(table.id) as socket:
        while len(moved) < 2:
            state = socket.version(socket.state.table.version if socket.state else 0)
            seat, move = legal(state)
            token = None if seat in moved else "the-same-token"
            answer = socket.play(seat, state.table.version, move, token)
            assert isinstance(answer, Acknowledged)
            assert answer.version == state.table.version + 1
            socket.version(answer.version)
            moved.add(seat)


def test_a_stale_move_is_refused_with_the_present_table(mover: Visitor, table: TableInfo) -> None:
    with mover.open(table.id) as socket, mover.open(table.id) as stale:
        seat, move = legal(socket.version(0))
        socket.play(seat, 0, move)
        answer = stale.play(seat, 0, move)
        assert isinstance(answer, Refused)
        assert answer.code == "stale"
        assert stale.until(TableState).table.version == 1


def test_an_illegal_move_is_refused_with_its_reason(anna: Visitor, berta: Visitor, table: TableInfo) -> None:
    waiting = 1 - table.actors[0]
    with (anna, berta)[waiting].open(table.id) as socket:
        answer = socket.play(waiting, 0, "disc 1")
        assert isinstance(answer, Refused)
        assert answer.code == "illegal"
        assert answer.reason is not None
        assert answer.reason.rule.startswith("C")
        assert answer.reason.phrase.key == "why-not-your-turn"
        assert socket.until(TableState).table.version == 0


def test_a_move_that_cannot_be_read_is_refused(mover: Visitor, table: TableInfo) -> None:
    with mover.open(table.id) as socket:
        answer = socket.play(table.actors[0], 0, "castle kingside")
        assert isinstance(answer, Refused)
        assert answer.code == "invalid"
        assert "castle" in answer.message


def test_nobody_moves_for_another(mover: Visitor, table: TableInfo) -> None:
    with mover.open(table.id) as socket:
        for seat in (1 - table.actors[0], 2, 10**9):
            answer = socket.play(seat, 0, "disc 1")
            assert isinstance(answer, Refused)
            assert answer.code == "not-yours"


def test_spectators_move_nothing(server: str, table: TableInfo) -> None:
    with Visitor(server) as carl, carl.open(table.id) as socket:
        for seat in (0, 1):
            answer = socket.play(seat, 0, "disc 1")
            assert isinstance(answer, Refused)
            assert answer.code == "not-yours"
        answer = socket.take_back(0, 0)
        assert isinstance(answer, Refused)
        assert answer.code == "not-yours"


def test_nothing_moves_before_all_sit(anna: Visitor) -> None:
    table = anna.make(ME, OPEN)
    with anna.open(table.id) as socket:
        state = socket.version(0)
        assert state.table.status == "gathering"
        assert (state.mine, state.view) == ((), None)
        answer = socket.play(0, 0, "disc 1")
        assert isinstance(answer, Refused)
        assert answer.code == "not-now"
        socket.why(0, "disc 1")
        assert socket.until(Refused).code == "not-now"


def test_why_not(mover: Visitor, table: TableInfo) -> None:
    with mover.open(table.id) as socket:
        seat, move = legal(socket.version(0))
        socket.why(seat, move)
        assert socket.until(WhyNot).reason is None
        socket.why(seat, "emperor 1")
        answer = socket.until(WhyNot)
        assert answer.move == "emperor 1"
        assert answer.reason is not None
        assert answer.reason.rule == "C16"
        socket.why(seat, "fly")
        assert socket.until(Refused).code == "invalid"


def test_a_move_can_be_taken_back_until_something_is_rolled(anna: Visitor) -> None:
    table = anna.make(ME, ME)
    with anna.open(table.id) as socket:
        state = socket.version(0)
        while not any(mine.can_undo for mine in state.mine):
            seat, move = legal(state)
            socket.play(seat, state.table.version, move)
            state = socket.version(state.table.version + 1)
        (undoing,) = (mine.seat for mine in state.mine if mine.can_undo)
        answer = socket.take_back(undoing, state.table.version)
        assert isinstance(answer, Acknowledged)
        after = socket.version(answer.version)
        assert after.table.moves == state.table.moves - 1
        assert after.table.version == state.table.version + 1
        assert after.since == state.table.moves, "the log loses the move that was taken back"
        refused = socket.take_back(1 - undoing, after.table.version)
        assert isinstance(refused, Refused)
        assert refused.code == "no-undo"


def test_hello_comes_first(anna: Visitor) -> None:
    table = anna.make(ME, ME)
    with anna.open(table.id, version=None) as socket:
        answer = socket.play(0, 0, "disc 1")
        assert isinstance(answer, Refused)
        assert answer.code == "not-now"
        socket.send(Ping("ping-token"))
        assert socket.receive() == Pong("ping-token")
        socket.send(Hello())
        assert isinstance(socket.receive(), TableState)


@pytest.mark.parametrize(
    ("text", "token"),
    [
        ("", None),
        ("hello", None),
        ("[]", None),
        ("{}", None),
        ('{"type":"dance","id":"a-known-token"}', "a-known-token"),
        ('{"type":"preview","id":"a-known-token","seat":0,"move":"disc 1"}', "a-known-token"),
        ('{"type":"play","id":"a-known-token","seat":0}', "a-known-token"),
        ('{"type":"play","id":"short","seat":0,"version":0,"move":"disc 1"}', None),
        ('{"type":"ping","id":"a-known-token","more":1}', "a-known-token"),
        ('{"type":"say","id":"a-known-token","text":"' + "x" * 501 + '"}', "a-known-token"),
        ('{"type":"play","id":"a-known-token","seat":-1,"version":0,"move":"disc 1"}', "a-known-token"),
        ('{"type":"play","id":"a-known-token","seat":1e99,"version":0,"move":"disc 1"}', "a-known-token"),
        ("[" * 5000, None),
        ('{"id":"a-known-token","type":' + "[" * 7000 + "]" * 7000 + "}", None),
        ('{"type":"say","id":"a-known-token","text":"\\ud800"}', None),
    ],
)
def test_what_cannot_be_read_is_refused(mover: Visitor, table: TableInfo, text: str, token: str | None) -> None:
    with mover.open(table.id) as socket:
        socket.version(0)
        socket.connection.send(text)
        answer = socket.until(Refused)
        assert (answer.id, answer.code) == (token, "unreadable")
        assert socket.until(TableState).table.version == 0


@pytest.mark.parametrize("parts", [[b"\xff"], [b"{", b"\xc3"], [b"\xed\xa0\x80"]])
def test_a_text_that_is_none_leaves_no_trace(
    mover: Visitor, table: TableInfo, parts: list[bytes], caplog: pytest.LogCaptureFixture
) -> None:
    with mover.open(table.id) as socket:
        socket.version(0)
        socket.connection.send(iter(parts) if len(parts) > 1 else parts[0], text=True)
        assert socket.closed() == 1007
    with mover.open(table.id) as socket:
        socket.version(0)
    assert caplog.text == ""


def test_bytes_are_not_read(mover: Visitor, table: TableInfo) -> None:
    with mover.open(table.id) as socket:
        socket.connection.send(b'{"type":"ping","id":"a-known-token"}')
        assert socket.until(Refused).code == "unreadable"


def test_presence_is_told(anna: Visitor, berta: Visitor, table: TableInfo) -> None:
    def presence(state: TableState) -> list[str]:
        return [player.presence for player in state.table.players]

    with anna.open(table.id) as one:
        assert presence(one.version(0)) == ["here", "gone"]
        with berta.open(table.id) as first, berta.open(table.id) as second:
            came = one.until(TableState)
            assert presence(came) == ["here", "here"]
            first.send(Attend("a-known-token", here=False))
            first.now()
            second.send(Attend("a-known-token", here=False))
            away = one.until(TableState)
            assert presence(away) == ["here", "away"], "only once no screen shows it"
            assert (away.table.players[1].since or 0) >= (came.table.players[1].since or 0) > 0
            first.send(Attend("another-token", here=True))
            assert presence(one.until(TableState)) == ["here", "here"]
        gone = one.until(TableState)
        assert presence(gone) == ["here", "gone"]
    assert anna.table(table.id).players[1].since == gone.table.players[1].since


def test_who_looks_on_and_then_sits_down_is_here(anna: Visitor, berta: Visitor) -> None:
    table = anna.make(ME, OPEN).id
    with anna.open(table) as one, berta.open(table) as other:
        other.version(0)
        berta.sit(table, 1)
        while (state := one.until(TableState)).table.status == "gathering":
            pass
        assert [player.presence for player in state.table.players] == ["here", "here"]


def test_a_whole_game_on_one_device(anna: Visitor) -> None:
    chance = random.Random(4)
    table = anna.make(ME, {"kind": "me", "name": "Berta"}, {"kind": "me"})
    assert table.mine == (0, 1, 2)
    assert [player.name for player in table.players] == ["Anna", "Berta", None]
    with anna.open(table.id) as socket:
        state = socket.version(0)
        while (chosen := choose(state, chance.choice)) is not None:
            assert len(state.mine) == 3
            answer = socket.play(chosen[0], state.table.version, chosen[1])
            assert isinstance(answer, Acknowledged)
            state = socket.version(answer.version)
    assert state.table.status == "over"
    assert state.table.seed is not None
    assert sorted(state.table.ranks)[0] == 1
    with anna.open(table.id) as socket:
        answer = socket.play(0, state.table.version, "disc 1")
        assert isinstance(answer, Refused)
        assert answer.code == "not-now"
        answer = socket.take_back(0, state.table.version)
        assert isinstance(answer, Refused)
        assert answer.code == "not-now", "the seed is known"


def test_choices_at_the_same_time_come_in_any_order(anna: Visitor, berta: Visitor) -> None:
    """Both kings choose in secret; the second has not seen that the first has chosen."""
    table = berta.sit(anna.make(ME, OPEN, game="rivals").id, 1)
    with anna.open(table.id) as one, berta.open(table.id) as other:
        chosen = [legal(socket.version(0)) for socket in (one, other)]
        for socket, (seat, move) in zip((one, other), chosen, strict=True):
            assert isinstance(socket.play(seat, 0, move), Acknowledged)
        first = [[told for told in socket.now().happened if told.number == 1] for socket in (one, other)]
        assert first[0] != first[1], "each is told what they may know"


def test_a_slow_reader_delays_nobody(anna: Visitor) -> None:
    table = anna.make(ME, ME)
    chance = random.Random(9)
    with anna.open(table.id) as quick, anna.open(table.id) as slow:
        state = quick.version(0)
        while state.table.version < 100 and (chosen := choose(state, chance.choice)) is not None:
            answer = quick.play(chosen[0], state.table.version, chosen[1])
            assert isinstance(answer, Acknowledged)
            state = quick.version(answer.version)
        assert slow.version(state.table.version).table == state.table


def test_the_log_of_a_reader_is_whole(anna: Visitor) -> None:
    """Whatever states are skipped: `since` and `happened` add up to the whole log."""
    table = anna.make(ME, ME)
    chance = random.Random(11)

    class Log:
        def __init__(self, socket: Socket) -> None:
            self.socket = socket
            self.told: list[tuple[int, str]] = []

        def read(self, version: int) -> TableState:
            while True:
                state = self.socket.until(TableState)
                self.told = [told for told in self.told if told[0] < state.since]
                self.told += [(told.number, said(told).key) for told in state.happened]
                if state.table.version >= version:
                    return state

    with anna.open(table.id) as one, anna.open(table.id) as other:
        logs = [Log(one), Log(other)]
        state = logs[0].read(0)
        for version in range(1, 60):
            undoing = [mine.seat for mine in state.mine if mine.can_undo]
            if undoing and chance.random() < 0.3:
                one.take_back(undoing[0], state.table.version)
            else:
                chosen = choose(state, chance.choice)
                assert chosen is not None
                one.play(chosen[0], state.table.version, chosen[1])
            state = logs[0].read(version)
        logs[1].read(state.table.version)
        whole = [(told.number, said(told).key) for told in one.now().happened]
        assert logs[1].told == whole
