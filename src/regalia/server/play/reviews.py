"""What is told of moves that were made: frames, the log, how the points went, what a king says of a move."""

from regalia.engine.game import Choice
from regalia.server.bots.interface import NoAnswer
from regalia.server.play.context import Context
from regalia.server.play.presenting import log_of
from regalia.server.play.replaying import course_of, film_of, review_of
from regalia.server.play.rooms import Rooms
from regalia.server.play.table import Table
from regalia.server.wire.errors import Trouble
from regalia.server.wire.protocol import Analysis, Frame, Happening, Standing


class Reviews:
    def __init__(self, rooms: Rooms, context: Context) -> None:
        self._rooms = rooms
        self._context = context

    async def frames(self, table: str, guest: int | None, seat: int | None, first: int, last: int) -> list[Frame]:
        async with self._rooms.enter(table) as room:
            if room.table.gathering:
                raise Trouble("not-now", "the game has not begun")
            _see_that_it_is_known(room.table)
            if seat is not None and seat not in room.table.seats_of(guest):
                raise Trouble("not-yours", f"you do not hold seat {seat}")
            film = film_of(room.table, guest, seat, first, last)
        return film.frames() if film.kept else await self._context.replays.run(film.frames)

    async def log(self, table: str, guest: int | None, first: int, last: int) -> list[Happening]:
        async with self._rooms.enter(table) as room:
            if room.table.gathering or room.table.lost is not None:
                return []
            return log_of(room.table, guest, first, last)

    async def course(self, table: str) -> list[Standing]:
        async with self._rooms.enter(table) as room:
            _see_that_it_is_over(room.table, "the points may tell what is hidden, so they are given")
            course = course_of(room.table)
        return await self._context.replays.run(course.standings)

    async def analysis(self, table: str, number: int) -> Analysis:
        async with self._rooms.enter(table) as room:
            _see_that_it_is_over(room.table, "what was known at a move is told")
            review = review_of(room.table, number, self._context.settings.adviser)
        if len(review.played) != number or number == 0:
            raise Trouble("unknown", f"the game has no move {number}")
        glimpse = await self._context.replays.run(review.glimpse)
        try:
            advice = await self._context.thinkers.advise(glimpse)
        except NoAnswer:
            raise Trouble("busy", "nobody could think about it; try again") from None
        seat, move = review.played[-1]
        return Analysis(seat, Choice.of(move), advice)


def _see_that_it_is_known(table: Table) -> None:
    if table.lost is not None:
        raise Trouble("not-now", "it was played under earlier rules, and cannot be played again")


def _see_that_it_is_over(table: Table, why: str) -> None:
    _see_that_it_is_known(table)
    if not table.over:
        raise Trouble("not-now", f"{why} when the game is over")
