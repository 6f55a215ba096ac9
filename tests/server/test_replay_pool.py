"""Games that are played again have few threads, and few may wait for them."""

import asyncio
from pathlib import Path
from threading import Event

import pytest

from regalia import games
from regalia.server.play.replay_pool import SHARE, Replays, asker
from regalia.server.wire.errors import Trouble
from tests.server.house import House, at_home


def test_more_than_can_wait_are_sent_away() -> None:
    async def go() -> None:
        replays = Replays(threads=1, most=2)
        done = Event()
        first = asyncio.create_task(replays.run(done.wait))
        second = asyncio.create_task(replays.run(lambda: 7))
        await asyncio.sleep(0)
        with pytest.raises(Trouble, match="too many games are being opened") as refused:
            await replays.run(lambda: 8)
        assert refused.value.status == 503
        done.set()
        assert await first
        assert await second == 7
        assert await replays.run(lambda: 9) == 9
        replays.close()

    asyncio.run(go())


def test_an_address_keeps_nobody_else_waiting() -> None:
    """Whoever asks for many at once has one played at a time, and is sent away before there is no place for others."""
    done: list[str] = []

    async def asks(replays: Replays, address: str, go: Event | None = None) -> None:
        def play() -> None:
            if go is not None:
                go.wait()
            done.append(address)

        asker.set(address)
        await replays.run(play)

    async def go() -> None:
        replays = Replays(threads=1, most=4 * SHARE)
        first = Event()
        many = [asyncio.create_task(asks(replays, "many", first)) for _ in range(5)]
        one = asyncio.create_task(asks(replays, "one"))
        await asyncio.sleep(0)
        first.set()
        with pytest.raises(Trouble, match="too many games are being opened"):
            await many[4]
        await asyncio.gather(*many[:4], one)
        assert done == ["many", "one", "many", "many", "many"]
        replays.close()

    asyncio.run(go())


def test_an_error_goes_to_whoever_asked() -> None:
    def fail() -> None:
        raise LookupError("no such move")

    async def go() -> None:
        replays = Replays(threads=1, most=1)
        for _ in range(2):
            with pytest.raises(LookupError):
                await replays.run(fail)
        replays.close()

    asyncio.run(go())


@pytest.mark.parametrize("game", games.names())
def test_who_was_away_for_some_moves_sees_them_without_a_replay(database: Path, game: str) -> None:
    async def story(house: House) -> None:
        anna, berta = await house.guests(2)
        table = await house.table([anna, berta], None, game)
        for _ in range(6):
            await house.moves(table)
        house.service.replays.stop()
        for guest in (anna, berta):
            frames = await house.service.reviews.frames(table, guest, None, 2, 6)
            assert [frame.number for frame in frames] == [2, 3, 4, 5, 6]

    at_home(database, story)
