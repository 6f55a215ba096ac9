"""Tables of a game that a package beside Regalia brings: stored, and kept while the package is gone."""

from pathlib import Path

import pytest

from regalia.server.store.storage import Row
from regalia.server.wire.errors import Trouble
from regalia.server.wire.protocol import Acknowledged, NewTable, SeatPlan, TimeControl
from tests.packages import example_installed, lay_example
from tests.server.house import Hand, House, at_home


def test_a_table_is_kept_while_its_package_is_gone(tmp_path: Path) -> None:
    """Others are played meanwhile; lists and what is due go on; and when it is there again, so does the table."""
    hand, site, database = Hand(), tmp_path / "site", tmp_path / "regalia.db"
    found: dict[str, str] = {}

    async def begun(house: House) -> None:
        ann, ben = await house.guests(2)
        table = found["table"] = await house.table([ann, ben], TimeControl("live", 60), "liars-dice")
        for _ in range(3):
            assert isinstance(await house.moves(table), Acknowledged)
        found["version"] = str((await house.info(table)).version)

    async def without(house: House) -> None:
        with pytest.raises(Trouble, match=r"there is no game 'liars-dice'.*; the table is kept until it can be played"):
            await house.info(found["table"])
        assert await house.service.tables(1) == [], "as other games that cannot go on here"
        assert await house.service.waiting.listed(1) == []
        hand.on(4000)  # somebody's time is long up
        await house.service.scheduler.look()
        carolus = await house.table([1, 2], None)
        assert isinstance(await house.moves(carolus), Acknowledged)
        with pytest.raises(Trouble, match="there is no game 'liars-dice'"):
            await house.service.new_table(NewTable("liars-dice", [SeatPlan("me"), SeatPlan("open")]), 1)

    async def again(house: House) -> None:
        info = await house.info(found["table"])
        assert info.version >= int(found["version"])
        async with house.service.rooms.enter(found["table"]) as room:
            assert room.table.match.game.name == "liars-dice"

    with example_installed(site):
        at_home(database, begun, hand)
    at_home(database, without, hand)
    with example_installed(site):
        at_home(database, again, hand)


def test_a_finished_table_is_kept_while_its_package_is_gone(tmp_path: Path) -> None:
    """Whoever sat there has their other tables meanwhile, and finds this one again."""
    site, database = tmp_path / "site", tmp_path / "regalia.db"
    lay_example(site)
    (site / "liars_dice" / "data.toml").write_text("dice = 1\n", "utf-8")  # a short game
    found: dict[str, str] = {}

    async def played(house: House) -> None:
        ann, ben = await house.guests(2)
        table = found["table"] = await house.table([ann, ben], None, "liars-dice")
        while (await house.info(table)).status != "over":
            async with house.service.rooms.enter(table) as room:
                match = room.table.match
                seat = match.actors[0]
                row = Row("play", seat, str(match.moves(seat)[-1]))
            guest = room.table.places[seat].guest
            assert guest is not None
            assert isinstance(await house.does(table, guest, row), Acknowledged)
        found["other"] = await house.table([ann, ben], None)

    async def without(house: House) -> None:
        with pytest.raises(Trouble, match=r"there is no game 'liars-dice'.*; the table is kept until it can be played"):
            await house.info(found["table"])
        assert [info.id for info in await house.service.tables(1)] == [found["other"]]

    async def again(house: House) -> None:
        assert {info.id for info in await house.service.tables(1)} == set(found.values())
        assert (await house.info(found["table"])).ranks in ((1, 2), (2, 1))

    with example_installed(site):
        at_home(database, played)
    at_home(database, without)
    with example_installed(site):
        at_home(database, again)


def test_a_bot_from_a_package_sits_at_its_own_game_alone(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        (ann,) = await house.guests(1)
        plans = [SeatPlan("me", "Ann"), SeatPlan("bot", bot="gambler")]
        made = await house.service.new_table(NewTable("liars-dice", plans), ann)
        assert [player.bot for player in made.players] == [None, "gambler"]
        with pytest.raises(Trouble, match="there is no bot 'gambler'; expected page, squire"):
            await house.service.new_table(NewTable("carolus", plans), ann)

    with example_installed(tmp_path / "site"):
        at_home(tmp_path / "regalia.db", story)
