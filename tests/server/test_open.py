"""Finding company: tables that all may see, a seat in one click, and bots on seats that stay free."""

from pathlib import Path

import pytest

from regalia.server.ops.rate_limits import Shared
from regalia.server.play.replay_pool import asker
from regalia.server.play.waiting import MOST_OPEN_OF_NETWORK, WARM, WARM_BY_MAIL
from regalia.server.settings import Rate
from regalia.server.store.storage import LISTED, MOST_OPEN, Deed, DeedKind
from regalia.server.wire.errors import Trouble
from regalia.server.wire.protocol import AddNonces, Fill, FindGame, NewTable, SeatNonce, SeatPlan, TakeSeat, TimeControl
from tests.server.house import NONCE, House, at_home
from tests.server.keeping import Kept

ME, OPEN, PAGE = SeatPlan("me", "Anna"), SeatPlan("open"), SeatPlan("bot", bot="page")


def test_public_is_a_choice_of_whoever_makes_the_table(database: Path) -> None:
    async def story(house: House) -> None:
        anna, berta = await house.guests(2)
        service = house.service
        await service.new_table(NewTable("carolus", [ME, OPEN]), anna)
        assert await service.waiting.listed(berta) == []
        plan = NewTable("tara", [ME, OPEN, PAGE], public=True, pace=TimeControl("live", 30, 60), hints=True)
        made = await service.new_table(plan, anna)
        (shown,) = await service.waiting.listed(berta)
        assert (shown.id, shown.public, shown.pace, shown.hints, shown.mine) == (made.id, True, plan.pace, True, ())
        assert [(player.kind, player.bot) for player in shown.players] == [
            ("human", None),
            ("open", None),
            ("bot", "page"),
        ]
        await service.take_seat(made.id, 1, berta, TakeSeat("Berta", NONCE))
        assert await service.waiting.listed(None) == []
        full = await service.new_table(NewTable("carolus", [ME, PAGE], public=True), anna)
        assert not full.public, "nobody can come"

    at_home(database, story)


def test_nobody_is_sent_to_somebody_who_is_gone(database: Path) -> None:
    async def story(house: House) -> None:
        anna, berta = await house.guests(2)
        service = house.service
        made = await service.new_table(NewTable("carolus", [ME, OPEN], public=True), anna)
        mail = TimeControl("mail", 86_400)
        by_mail = await service.new_table(NewTable("carolus", [ME, OPEN], public=True, pace=mail), anna)
        lacking = await service.new_table(NewTable("carolus", [ME, OPEN], public=True, pace=mail), anna)
        assert lacking.id in {table.id for table in await service.waiting.listed(berta)}, "its nonce is on its way"
        for table in (made, by_mail):
            await service.add_nonces(table.id, anna, AddNonces([SeatNonce(0, NONCE)]))
        async with house.sitting(made.id, anna):
            house.hand.on(10 * WARM)
            assert {table.id for table in await service.waiting.listed(berta)} == {made.id, by_mail.id}
        house.hand.on(WARM - 1)
        assert {table.id for table in await service.waiting.listed(berta)} == {made.id, by_mail.id}
        house.hand.on(1)
        assert {table.id for table in await service.waiting.listed(berta)} == {by_mail.id}
        found = await service.find_game(FindGame("carolus", "Berta"), berta)
        assert found.id not in (made.id, by_mail.id), "by mail is not now"
        house.hand.on(WARM_BY_MAIL)
        assert await service.waiting.listed(None) == [], "nor does anybody wait for days without looking in"

    at_home(database, story)


def test_nobody_hides_the_tables_of_others(database: Path) -> None:
    """However many they make: they are refused at some time, and the table that waits longest stays in sight."""

    async def story(house: House) -> None:
        anna, berta, *many = await house.guests(2 + 2 * LISTED // MOST_OPEN)
        service = house.service
        made = await service.find_game(FindGame("carolus", "Anna"), anna)
        plan = NewTable("carolus", [SeatPlan("me", "One of many"), OPEN], public=True)
        for guest in many:
            for _ in range(MOST_OPEN):
                house.hand.on(0.01)
                await service.new_table(plan, guest)
            with pytest.raises(Trouble, match="5 public tables of this guest wait") as refused:
                await service.new_table(plan, guest)
            assert refused.value.problem.code == "too-many"
            await service.new_table(NewTable("carolus", [ME, OPEN]), guest)
        listed = await service.waiting.listed(berta)
        assert (len(listed), listed[0].id) == (LISTED, made.id)
        assert (await service.find_game(FindGame("carolus", "Anna"), anna)).id == made.id
        last = await service.new_table(NewTable("tara", [ME, OPEN, OPEN, OPEN], public=True), berta)
        assert last.id in {table.id for table in await service.waiting.listed(None)}, "it is the first of its maker"
        async with house.sitting(last.id, berta):
            house.hand.on(WARM)
            assert [table.id for table in await service.waiting.listed(None)] == [last.id]
            await service.new_table(plan, many[0])

    at_home(database, story)


def test_nobody_ends_the_finding_of_games(kept: Kept) -> None:
    """However many tables by mail there are, and whoever made them."""

    async def story(house: House) -> None:
        anna, berta, carl, *many = await house.guests(3 + 4 * LISTED // MOST_OPEN)
        mail = NewTable("carolus", [SeatPlan("me", "One of many"), OPEN], public=True, pace=TimeControl("mail", 86_400))
        for guest in many:
            for _ in range(MOST_OPEN):
                made = await house.service.new_table(mail, guest)
                await house.service.add_nonces(made.id, guest, AddNonces([SeatNonce(0, NONCE)]))
        waiting = await house.service.find_game(FindGame("carolus", "Anna"), anna)
        assert (await house.service.find_game(FindGame("carolus", "Berta"), berta)).id == waiting.id
        elsewhere = await house.service.find_game(FindGame("tara", "Carl", any=True), carl)
        assert elsewhere.game == "tara", "no table by mail is found where nothing else waits"

    at_home(kept, story)


def test_who_is_here_is_found_before_those_who_are_gone(kept: Kept) -> None:
    async def story(house: House) -> None:
        anna, berta, *many = await house.guests(9)
        for guest in many:
            await house.service.new_table(NewTable("carolus", [SeatPlan("me", "Gone"), OPEN], public=True), guest)
            house.hand.on(1)
        made = await house.service.new_table(NewTable("carolus", [ME, OPEN], public=True), anna)
        async with house.sitting(made.id, anna):
            assert (await house.service.waiting.listed(None))[0].id == made.id
            assert (await house.service.find_game(FindGame("carolus", "Berta"), berta)).id == made.id

    at_home(kept, story)


def test_one_network_hides_nobody_and_fills_no_list(kept: Kept) -> None:
    """However many guests it has: so many of its tables wait, and the second of them comes after everybody's first."""

    async def story(house: House) -> None:
        anna, *many = await house.guests(2 + MOST_OPEN_OF_NETWORK)
        plan = NewTable("carolus", [SeatPlan("me", "One of many"), OPEN], public=True)
        for number, guest in enumerate(many):
            asker.set(f"2001:0db8:0001:{number:04x}")
            house.hand.on(1)
            if number < MOST_OPEN_OF_NETWORK:
                await house.service.new_table(plan, guest)
            else:
                with pytest.raises(Trouble, match="20 public tables of this network wait"):
                    await house.service.new_table(plan, guest)
        asker.set("192.0.2.7")
        made = await house.service.new_table(NewTable("carolus", [ME, OPEN], public=True), anna)
        ranked = [sheet.id for sheet in await house.service.waiting.waited_at(None)]
        assert (len(ranked), ranked.index(made.id)) == (MOST_OPEN_OF_NETWORK + 1, 1)

    at_home(kept, story)


def test_nobody_takes_every_seat_among_strangers(database: Path) -> None:
    async def story(house: House) -> None:
        eve, *makers = await house.guests(8)
        house.service.limits.strangers = Shared(Rate(3, 0), 4)
        for maker in makers[:3]:
            made = await house.service.new_table(NewTable("carolus", [ME, OPEN], public=True), maker)
            await house.service.take_seat(made.id, 1, eve, TakeSeat("Eve", NONCE))
        made = await house.service.new_table(NewTable("carolus", [ME, OPEN, OPEN], public=True), makers[3])
        with pytest.raises(Trouble, match="too many seats among strangers"):
            await house.service.take_seat(made.id, 1, eve, TakeSeat("Eve", NONCE))
        with pytest.raises(Trouble, match="too many seats among strangers"):
            await house.service.find_game(FindGame("carolus", "Eve"), eve)
        await house.service.take_seat(made.id, 1, makers[4], TakeSeat("Dora", NONCE))
        friends = await house.service.new_table(NewTable("carolus", [ME, OPEN]), makers[5])
        await house.service.take_seat(friends.id, 1, eve, TakeSeat("Eve", NONCE))

    at_home(database, story)


def test_sitting_down_and_leaving_keeps_no_bot_away(database: Path) -> None:
    async def story(house: House) -> None:
        anna, eve = await house.guests(2)
        plan = NewTable("carolus", [ME, OPEN], public=True, fill=Fill(60, "page"))
        made = await house.service.new_table(plan, anna)
        for _ in range(15):
            await house.service.find_game(FindGame("carolus", "Eve"), eve)
            house.hand.on(4)
            await house.service.leave_seat(made.id, 1, eve)
        await house.service.scheduler.look()
        assert [player.bot for player in (await house.info(made.id)).players] == [None, "page"]

    at_home(database, story)


def test_find_me_a_game(database: Path) -> None:
    async def story(house: House) -> None:
        anna, berta, carl, dora = await house.guests(4)
        service = house.service
        opened = await service.find_game(FindGame("carolus", "Anna", fill=Fill(60)), anna)
        assert (opened.mine, opened.public, opened.missing, opened.status) == ((0,), True, (0,), "gathering")
        assert opened.fill == Fill(60)
        assert (await service.find_game(FindGame("carolus", "Anna"), anna)).id == opened.id, "once is enough"
        other = await service.find_game(FindGame("tara", "Carl"), carl)
        assert other.id != opened.id
        found = await service.find_game(FindGame("tara", "Berta"), berta)
        assert (found.id, found.mine, found.missing) == (other.id, (1,), (0, 1))
        anywhere = await service.find_game(FindGame("tara", "Dora", any=True), dora)
        assert (anywhere.id, anywhere.mine) == (opened.id, (1,))
        for seat, guest in ((0, anna), (1, dora)):
            await service.add_nonces(opened.id, guest, AddNonces([SeatNonce(seat, NONCE)]))
        assert (await house.info(opened.id)).status == "playing"
        assert (await house.info(opened.id)).fills is None

    at_home(database, story)


def test_whoever_looks_like_somebody_there_is_sent_elsewhere(database: Path) -> None:
    async def story(house: House) -> None:
        anna, berta = await house.guests(2)
        first = await house.service.find_game(FindGame("carolus", "Anna"), anna)
        second = await house.service.find_game(FindGame("carolus", "ANNA"), berta)
        assert second.id != first.id
        for find, code in (
            (FindGame("chess", "Anna"), "invalid"),
            (FindGame("tara", "\u200b"), "invalid"),
            (FindGame("tara", "\ufdfd" * 30), "invalid"),
        ):
            with pytest.raises(Trouble) as refused:
                await house.service.find_game(find, berta)
            assert refused.value.problem.code == code

    at_home(database, story)


def test_a_bot_takes_a_seat_that_stays_free(database: Path) -> None:
    """Also when the service was killed meanwhile, or when the time was up while it was not there."""

    async def story(house: House) -> None:
        (anna,) = await house.guests(1)
        plan = NewTable("carolus", [ME, OPEN, OPEN], fill=Fill(60, "page"))
        made = await house.service.new_table(plan, anna)
        await house.service.add_nonces(made.id, anna, AddNonces([SeatNonce(0, NONCE)]))
        assert made.fills == house.hand.wall + 60
        house.hand.on(59)
        await house.service.scheduler.look()
        assert (await house.info(made.id)).status == "gathering"
        await house.killed(down=0)
        await house.service.scheduler.look()
        assert (await house.info(made.id)).fills == made.fills
        house.hand.on(1)
        await house.service.scheduler.look()
        begun = await house.info(made.id)
        assert (begun.status, [player.bot for player in begun.players]) == ("playing", [None, "page", "page"])
        assert [each.why for each in await house.storage.due(house.hand.wall, 10)] in ([], ["bot"])
        later = await house.service.new_table(plan, anna)
        await house.service.add_nonces(later.id, anna, AddNonces([SeatNonce(0, NONCE)]))
        await house.killed(down=1000)
        await house.service.scheduler.look()
        assert (await house.info(later.id)).status == "playing"

    at_home(database, story)


def test_who_comes_and_goes_delays_no_bot_and_nobody_waits_where_nobody_is(database: Path) -> None:
    async def story(house: House) -> None:
        anna, berta = await house.guests(2)
        made = await house.service.new_table(NewTable("carolus", [ME, OPEN, OPEN], fill=Fill(60)), anna)
        house.hand.on(50)
        await house.service.take_seat(made.id, 1, berta, TakeSeat("Berta", NONCE))
        assert (await house.info(made.id)).fills == made.fills
        left = await house.service.leave_seat(made.id, 1, berta)
        assert left.fills == made.fills
        empty = await house.service.leave_seat(made.id, 0, anna)
        assert empty.fills is None
        (due,) = await house.storage.due(float("inf"), 10)
        assert due.why == "drop"
        back = await house.service.take_seat(made.id, 0, berta, TakeSeat("Berta", NONCE))
        assert back.fills == house.hand.wall + 60

    at_home(database, story)


def test_at_a_table_that_was_closed_one_waits_anew(database: Path) -> None:
    async def story(house: House) -> None:
        (anna,) = await house.guests(1)
        made = await house.service.new_table(NewTable("carolus", [ME, OPEN], fill=Fill(60)), anna)
        deeds: tuple[DeedKind, ...] = ("close", "reopen")
        for kind in deeds:
            house.hand.on(50)
            assert await house.storage.do(Deed(kind, "ops", "", made.id, at=house.hand.wall))
            await house.service.heed()
        await house.service.scheduler.look()
        again = await house.info(made.id)
        assert (again.status, again.fills) == ("gathering", house.hand.wall + 60)

    at_home(database, story)


def test_the_clock_runs_from_when_the_bot_sits_down(database: Path) -> None:
    async def story(house: House) -> None:
        (anna,) = await house.guests(1)
        pace = TimeControl("live", 30, 60)
        made = await house.service.new_table(NewTable("carolus", [ME, OPEN], pace=pace, fill=Fill(60, "page")), anna)
        await house.service.add_nonces(made.id, anna, AddNonces([SeatNonce(0, NONCE)]))
        house.hand.on(100)
        await house.service.scheduler.look()
        assert (await house.info(made.id)).status == "playing"
        assert await house.left(made.id) == [90, 90]

    at_home(database, story)


def test_who_would_fill_it_is_known(database: Path) -> None:
    async def story(house: House) -> None:
        (anna,) = await house.guests(1)
        with pytest.raises(Trouble, match="there is no bot 'nobody'; expected"):
            await house.service.new_table(NewTable("carolus", [ME, OPEN], fill=Fill(60, "nobody")), anna)
        full = await house.service.new_table(NewTable("carolus", [ME, PAGE], fill=Fill(60)), anna)
        assert (full.fill, full.fills) == (None, None)

    at_home(database, story)
