"""Leaving, being replaced, coming back, running out of time: all of it rows, and the same after a restart."""

import asyncio
from pathlib import Path

import pytest

import regalia
from regalia import games
from regalia.engine.record import read_record, write_record
from regalia.server.play.participation import MOST_OFFERS
from regalia.server.play.permissions import why_not_agree, why_not_play, why_not_resign, why_not_return
from regalia.server.play.presenting import closed_info, table_info, table_state
from regalia.server.play.replaying import record_of
from regalia.server.play.room import Room
from regalia.server.play.table import UNWATCHED, Table
from regalia.server.store.storage import Deed, Place, Result, Row, Sheet, StoredPace, Wake, retyped
from regalia.server.wire.protocol import (
    Acknowledged,
    AddNonces,
    NewTable,
    SeatNonce,
    SeatPlan,
    TimeControl,
)
from regalia.verify import verify
from tests.server.house import NONCE, House, at_home, refused

ANNA, BERTA, CARL = 1, 2, 3
LIVE = TimeControl("live", 30, 60)
LOST = TimeControl("live", 30, 60, lost=True)


# Rows at a table


def sheet(*places: Place, game: str = "carolus", pace: TimeControl | None = None) -> Sheet:
    found = games.find(game)
    options = found.complete(len(places), {})
    settled = retyped(StoredPace, pace)
    return Sheet(
        *("table", game, found.rules_version, options, "seed", None, None, 0.0, None, None, places, ANNA, settled, 0.0)
    )


def people(*guests: int) -> tuple[Place, ...]:
    return tuple(Place(guest, nonce=f"of {guest}") for guest in guests)


def step(table: Table) -> Row:
    seat = table.match.actors[0]
    row = Row("play", seat, str(table.match.moves(seat)[0]))
    table.carry_out(row)
    return row


def played_on(table: Table) -> None:
    while not table.over:
        step(table)


def again(table: Table, rows: list[Row]) -> Table:
    """The same from its rows."""
    found = Table(table.sheet, rows)
    assert found.outcome() == table.outcome()
    assert table_state(found, ANNA, UNWATCHED, 0) == table_state(table, ANNA, UNWATCHED, 0)
    return found


def endings(table: Table) -> list[tuple[int | None, str]]:
    outcome = table.outcome()
    assert outcome is not None
    return [(result.rank, result.ending) for result in outcome.results]


def test_with_two_whoever_resigns_has_lost(tmp_path: Path) -> None:
    table = Table(sheet(*people(ANNA, BERTA)))
    rows = [step(table) for _ in range(5)]
    rows.append(Row("resign", 1, "squire"))
    assert why_not_resign(table, 1) is None
    table.carry_out(rows[-1])
    assert table.over
    assert endings(table) == [(1, "resign"), (2, "resign")]
    info = table_info(table, BERTA)
    assert (info.status, info.ending, info.ranks, info.actors) == ("over", "resign", (1, 2), ())
    assert not any(mine.choices or mine.asked for mine in table_state(table, BERTA, UNWATCHED, 0).mine)
    for refusal in (why_not_resign(table, 0), why_not_agree(table, 0), why_not_play(table, 0, table.version, "disc 1")):
        assert refusal is not None
        assert refusal.code == "not-now"
    outcome = table.outcome()
    assert outcome is not None
    assert closed_info(table.sheet, outcome, BERTA).ending == "resign"
    again(table, rows)
    record = record_of(table)
    assert record.acts == [(5, 1, "resign", "squire")]
    path = tmp_path / "record.json"
    path.write_text(write_record(record), "utf-8")
    assert read_record(path.read_text("utf-8"), "it") == record
    assert verify(path, table.commitment).whole
    assert len(regalia.load(path).played) == 5


def test_with_three_a_bot_plays_on_and_who_resigned_comes_last() -> None:
    table = Table(sheet(*people(ANNA, BERTA, CARL), game="rivals"))
    rows = [Row("resign", 0, "squire")]
    table.carry_out(rows[0])
    assert table.playing
    assert table.bots_to_move() == (0,)
    assert table.running() == (1, 2)
    player = table_info(table, BERTA).players[0]
    assert (player.kind, player.stand_in, player.resigned) == ("human", "squire", True)
    back = why_not_return(table, 0)
    assert back is not None
    assert back.code == "not-now"
    while not table.over:
        rows.append(step(table))
    ranked = endings(table)
    assert ranked[0] == (3, "resign")
    assert sorted(rank or 0 for rank, _ in ranked[1:]) in ([1, 2], [1, 1])
    assert [ending for _, ending in ranked[1:]] == ["played", "played"]
    assert table_info(table, BERTA).ending == "played"
    again(table, rows)


def test_it_ends_when_one_is_left_or_no_person() -> None:
    table = Table(sheet(*people(ANNA, BERTA, CARL), game="rivals"))
    table.carry_out(Row("resign", 0, "squire"))
    table.carry_out(Row("resign", 2, "squire"))
    assert endings(table) == [(2, "resign"), (1, "resign"), (2, "resign")]
    alone = Table(sheet(*people(ANNA), Place(bot="page"), Place(bot="page"), game="rivals"))
    alone.carry_out(Row("resign", 0, "squire"))
    assert endings(alone) == [(3, "resign"), (1, "resign"), (1, "resign")]


def test_team_mates_play_on() -> None:
    table = Table(sheet(*people(ANNA, BERTA, CARL, 4)))
    sides = table.game.sides(4)
    first = [seat for seat in range(4) if sides[seat] == sides[0]]
    assert len(first) == 2
    table.carry_out(Row("resign", first[0], "squire"))
    assert table.playing
    table.carry_out(Row("resign", first[1], "squire"))
    assert table.over


def test_a_bot_plays_on_until_its_player_is_back() -> None:
    table = Table(sheet(*people(ANNA, BERTA), game="rivals"))
    rows = [Row("replace", 1, "page", guest=ANNA)]
    table.carry_out(rows[0])
    assert table.bots_to_move() == (1,)
    refusal = why_not_play(table, 1, table.version, str(table.match.moves(1)[0]))
    assert refusal is not None
    assert refusal.code == "not-now"
    mine = table_state(table, BERTA, UNWATCHED, 0).mine[0]
    assert (mine.choices, mine.asked, mine.can_undo) == ((), None, False)
    assert why_not_return(table, 1) is None
    rows.append(Row("replace", 1, None, guest=BERTA))
    table.carry_out(rows[1])
    assert table.bots_to_move() == ()
    assert table_state(table, BERTA, UNWATCHED, 0).mine[0].choices
    for _ in range(4):
        rows.append(step(table))
    rows.append(Row("replace", 1, "page", guest=ANNA))
    table.carry_out(rows[-1])
    while not table.over:
        rows.append(step(table))
    assert [ending for _, ending in endings(table)] == ["played", "replace"]
    again(table, rows)


def test_bots_wait_for_people() -> None:
    """When bots play for everybody there is nobody to play for."""
    table = Table(sheet(*people(ANNA, BERTA), game="rivals"))
    for seat in (0, 1):
        table.carry_out(Row("replace", seat, "page"))
    assert table.bots_to_move() == ()
    table.carry_out(Row("replace", 0))
    assert table.bots_to_move() == (1,)


def test_all_agree_to_end_undecided() -> None:
    table = Table(sheet(*people(ANNA, BERTA)))
    rows = [step(table) for _ in range(3)]
    version = table.version
    offer = [Row("agree", 0, "offer"), Row("agree", 1, "no"), Row("agree", 1, "offer"), Row("agree", 0, "end")]
    seat = table.match.actors[0]
    for row in offer:
        table.carry_out(row)
        rows.append(row)
    assert table.still_decides(seat, version) or table.over
    assert endings(table) == [(None, "agree"), (None, "agree")]
    assert table_info(table, ANNA).ending == "agree"
    assert table_info(table, ANNA).ranks == ()
    again(table, rows)


def test_an_offer_stands_until_it_is_declined_or_played_on() -> None:
    table = Table(sheet(*people(ANNA, BERTA)))
    mover = table.match.actors[0]
    table.carry_out(Row("agree", mover, "offer"))
    assert table_info(table, ANNA).agreed == (mover,)
    twice = why_not_agree(table, mover)
    assert twice is not None
    assert twice.code == "stale"
    version = table.version
    table.carry_out(Row("agree", 1 - mover, "no"))
    assert table_info(table, ANNA).agreed == ()
    assert table.still_decides(mover, version), "an answer makes no choice stale"
    table.carry_out(Row("agree", mover, "offer"))
    step(table)
    assert table_info(table, ANNA).agreed == (), "who plays on does not want to end"
    for _ in range(MOST_OFFERS - 2):
        assert why_not_agree(table, mover) is None
        table.carry_out(Row("agree", mover, "offer"))
        table.carry_out(Row("agree", 1 - mover, "no"))
    refusal = why_not_agree(table, mover)
    assert refusal is not None
    assert refusal.code == "not-allowed"


def test_acts_are_told_in_order_and_hide_no_move() -> None:
    table = Table(sheet(*people(ANNA, BERTA)))
    step(table)
    seen = table.version
    table.carry_out(Row("agree", 0, "offer", at=7.0))
    state = table_state(table, BERTA, UNWATCHED, seen)
    assert state.since == 2
    assert state.happened == ()
    assert [(act.number, act.kind, act.seat, act.what, act.at) for act in state.acts] == [(1, "agree", 0, "offer", 7.0)]


# The same with a service, at a time that the tests move


def test_who_is_away_too_long_is_replaced_and_comes_back(database: Path) -> None:
    async def story(house: House) -> None:
        anna, berta = await house.guests(2)
        table = await house.table([anna, berta], None)
        async with house.sitting(table, anna):
            async with house.sitting(table, berta):
                assert [p.presence for p in (await house.info(table)).players] == ["here", "here"]
                house.hand.on(1000)
                replace = Row("replace", 1, "page")
                assert refused(await house.does(table, anna, replace)) == "not-now", "she is here"
            gone = await house.info(table)
            assert gone.players[1].presence == "gone"
            assert gone.players[1].since == pytest.approx(house.hand.wall)
            house.hand.on(99)
            assert refused(await house.does(table, anna, replace)) == "not-now", "not for long"
            house.hand.on(1)
            assert refused(await house.does(table, berta, replace)) == "not-yours"
            assert isinstance(await house.does(table, anna, replace), Acknowledged)
            assert (await house.info(table)).players[1].stand_in == "page"
            await house.killed(10)
            again = (await house.info(table)).players[1]
            assert (again.stand_in, again.kind) == ("page", "human"), "the seat is still hers"
            assert isinstance(await house.does(table, berta, Row("replace", 1)), Acknowledged)
            assert (await house.info(table)).players[1].stand_in is None

    at_home(database, story)


def test_nobody_is_away_because_the_service_was(database: Path) -> None:
    async def story(house: House) -> None:
        anna, berta = await house.guests(2)
        table = await house.table([anna, berta], None)
        async with house.sitting(table, berta):
            house.hand.on(1)
        await house.killed(10_000)
        assert refused(await house.does(table, anna, Row("replace", 1, "page"))) == "not-now"
        assert (await house.info(table)).watching == house.hand.wall, "and nobody is told that they were"
        house.hand.on(100)
        assert isinstance(await house.does(table, anna, Row("replace", 1, "page")), Acknowledged)

    at_home(database, story)


def test_those_who_are_here_end_the_game(database: Path) -> None:
    async def story(house: House) -> None:
        guests = await house.guests(3)
        table = await house.table(guests, None)
        async with house.sitting(table, guests[0]), house.sitting(table, guests[2]):
            assert isinstance(await house.does(table, guests[0], Row("agree", 0, "offer")), Acknowledged)
            house.hand.on(100)
            assert (await house.info(table)).status == "playing"
            assert isinstance(await house.does(table, guests[2], Row("agree", 2, "offer")), Acknowledged)
        ended = await house.info(table)
        assert (ended.status, ended.ending) == ("over", "agree")
        async with house.service.rooms.enter(table) as room:
            acts, record = room.table.company.acts, record_of(room.table)
        assert [(act.what, act.absent) for act in acts] == [("offer", ()), ("end", (1,))]
        assert record.acts == [(0, 0, "agree", "offer"), (0, 2, "agree", "end 1")]
        stored = await house.storage.sheet(table)
        assert stored is not None
        assert stored.outcome is not None
        undecided = Result(None, None, "agree")
        assert stored.outcome.results == (undecided, Result(None, None, "absent"), undecided)

    at_home(database, story)


def test_time_runs_for_whoever_decides(database: Path) -> None:
    async def story(house: House) -> None:
        guests = await house.guests(2)
        table = await house.table(guests, LIVE)
        mover = (await house.info(table)).actors[0]
        house.hand.on(40)
        left = await house.left(table)
        assert left[mover] == pytest.approx(50)
        assert left[1 - mover] == pytest.approx(90)
        while (await house.info(table)).actors == (mover,):
            assert isinstance(await house.moves(table), Acknowledged)
        assert (await house.left(table))[mover] == pytest.approx(80), "the reserve has paid what was too long"
        house.hand.on(7)
        await house.service.scheduler.look()
        before = await house.left(table)
        await house.killed(5000)
        assert await house.left(table) == pytest.approx(before), "clocks stand while the service is not there"
        house.hand.on(2)
        await house.killed(20)
        assert await house.left(table) == pytest.approx(before), "what it did not note it cannot know"
        house.hand.on(3)
        assert (await house.left(table))[1 - mover] == pytest.approx(before[1 - mover] - 3)

    at_home(database, story)


def test_a_clock_that_is_set_back_gives_no_time(database: Path) -> None:
    async def story(house: House) -> None:
        guests = await house.guests(2)
        table = await house.table(guests, LIVE)
        mover = (await house.info(table)).actors[0]
        house.hand.on(20)
        await house.service.scheduler.look()
        await house.killed(-1000)
        assert (await house.left(table))[mover] == pytest.approx(70)
        house.hand.wall -= 500
        house.hand.steady += 1
        assert (await house.left(table))[mover] == pytest.approx(69)

    at_home(database, story)


def test_choices_at_the_same_time_run_side_by_side(database: Path) -> None:
    async def story(house: House) -> None:
        guests = await house.guests(3)
        table = await house.table(guests, LIVE, "rivals")
        house.hand.on(10)
        assert isinstance(await house.moves(table), Acknowledged)
        house.hand.on(10)
        left = await house.left(table)
        assert left == pytest.approx([80, 70, 70])
        assert isinstance(await house.does(table, guests[0], Row("take-back", 0)), Acknowledged)
        house.hand.on(10)
        assert await house.left(table) == pytest.approx([70, 60, 60]), "taking back gives no time"

    at_home(database, story)


def test_time_is_up_and_a_bot_takes_over(database: Path) -> None:
    async def story(house: House) -> None:
        guests = await house.guests(2)
        table = await house.table(guests, LIVE)
        mover = (await house.info(table)).actors[0]
        house.hand.on(89)
        await house.service.scheduler.look()
        assert (await house.info(table)).players[mover].stand_in is None
        house.hand.on(1)
        await house.killed(7)
        await house.service.scheduler.look()
        assert (await house.info(table)).players[mover].stand_in is None, "a second was not noted"
        house.hand.on(1)
        await house.service.scheduler.look()
        info = await house.info(table)
        assert info.players[mover].stand_in == "squire"
        assert info.status == "playing"
        back = await house.does(table, guests[mover], Row("replace", mover))
        assert isinstance(back, Acknowledged)
        assert (await house.left(table))[mover] == pytest.approx(30), "the reserve is gone; a decision has its time"

    at_home(database, story)


def test_a_table_that_fails_stops_no_other_clock(
    database: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(house: House) -> None:
        guests = await house.guests(2)
        failing, other = await house.table(guests, LIVE), await house.table(guests, LIVE)
        wake = Room.wake

        async def fails(room: Room, stored: Wake) -> None:
            if room.table.id == failing:
                raise KeyError("a secret")
            await wake(room, stored)

        monkeypatch.setattr(Room, "wake", fails)
        mover = (await house.info(other)).actors[0]
        house.hand.on(95)
        await house.service.scheduler.look()
        assert (await house.info(other)).players[mover].stand_in == "squire"
        assert "KeyError" in caplog.text
        assert "secret" not in caplog.text

    at_home(database, story)


def test_a_move_that_comes_too_late(database: Path) -> None:
    async def story(house: House) -> None:
        guests = await house.guests(2)
        table = await house.table(guests, LOST)
        mover = (await house.info(table)).actors[0]
        house.hand.on(91)
        assert refused(await house.moves(table)) == "not-now"
        info = await house.info(table)
        assert (info.status, info.ending) == ("over", "time-out")
        assert info.ranks[mover] == 2
        assert await house.storage.next_clock() is None

    at_home(database, story)


def test_by_mail(database: Path) -> None:
    async def story(house: House) -> None:
        house.hand.wall = 1_795_183_200.0  # a Friday, noon
        await house.killed(0)
        guests = await house.guests(2)
        table = await house.table(guests, TimeControl("mail", 86_400, weekends=True))
        mover = (await house.info(table)).actors[0]
        assert (await house.info(table)).patience is None
        house.hand.on(2.9 * 86_400)
        await house.service.scheduler.look()
        assert (await house.info(table)).players[mover].stand_in is None
        house.hand.on(0.2 * 86_400)
        house.service.rooms._drop(table)
        await house.service.scheduler.look()
        assert (await house.info(table)).players[mover].stand_in == "squire", "also at a table that nobody has open"

    at_home(database, story)


def test_the_clock_of_a_table_that_is_closed_stands(database: Path) -> None:
    async def story(house: House) -> None:
        table = await house.table(await house.guests(2), LIVE)
        house.hand.on(20)
        before = await house.left(table)
        assert await house.storage.do(Deed("close", "ops", "", table, at=house.hand.wall))
        assert await house.storage.next_clock() is None
        await house.service.heed()
        house.hand.on(500)
        assert await house.storage.do(Deed("reopen", "ops", "", table, at=house.hand.wall))
        await house.service.heed()
        await house.service.scheduler.look()
        assert await house.left(table) == pytest.approx(before)
        mover = (await house.info(table)).actors[0]
        house.hand.on(before[mover] + 1)
        await house.service.scheduler.look()
        assert (await house.info(table)).players[mover].stand_in == "squire", "from then on it goes"

    at_home(database, story)


def test_a_bots_thinking_costs_nobody_time(database: Path) -> None:
    async def story(house: House) -> None:
        (anna,) = await house.guests(1)
        plans = [SeatPlan("me", "Anna"), SeatPlan("bot", bot="page")]
        made = await house.service.new_table(NewTable("carolus", plans, pace=LIVE), anna)
        await house.service.add_nonces(made.id, anna, AddNonces([SeatNonce(0, NONCE)]))
        async with house.service.rooms.enter(made.id) as room:
            before = room.table.running()
            if before == ():
                assert await house.storage.next_clock() is None
            while room.table.running() == ():
                await asyncio.sleep(0.001)
        house.hand.on(5)
        left = await house.left(made.id)
        assert left[1] == pytest.approx(90)
        assert left[0] == pytest.approx(85)

    at_home(database, story)


def test_what_a_pace_may_be(database: Path) -> None:
    async def story(house: House) -> None:
        (anna,) = await house.guests(1)
        plans = [SeatPlan("me"), SeatPlan("open")]
        for pace in (TimeControl("live", 30, weekends=True), TimeControl("mail", 3600, bot="nobody")):
            with pytest.raises(Exception, match=r"weekends|there is no bot"):
                await house.service.new_table(NewTable("carolus", plans, pace=pace), anna)

    at_home(database, story)


def test_reminding(database: Path) -> None:
    async def story(house: House) -> None:
        anna, berta, carl = await house.guests(3)
        table = await house.table([anna, berta], None)

        async def why_not(seat: int, guest: int) -> str:
            async with house.service.rooms.enter(table) as room:
                refusal = room.moves.absence.why_not_remind(seat, guest)
                return "" if refusal is None else refusal.code

        assert await why_not(1, carl) == "not-yours"
        assert await why_not(0, anna) == "not-yours"
        assert await why_not(5, anna) == "not-yours"
        assert await why_not(1, anna) == ""
        assert await why_not(1, anna) == "too-fast"
        house.hand.on(60)
        assert await why_not(1, anna) == ""

    at_home(database, story)
