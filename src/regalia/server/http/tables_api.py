"""The HTTP half of the protocol: making and finding tables, taking seats, reading back."""

from functools import cache
from typing import Annotated, Any

from litestar import Request, Response
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

import regalia
from regalia import bots, games
from regalia.engine.record import write_record
from regalia.lesson import taught
from regalia.match import scenario, scenarios
from regalia.packages import shipped
from regalia.server.http import lessons_api
from regalia.server.http.routes import delete, get, post
from regalia.server.http.static_files import Client
from regalia.server.ops.networks import neighbourhood
from regalia.server.ops.rate_limits import OfAddresses
from regalia.server.people.guests import cookies, has_foreign_secret, over_https, plain_secret_of, secret_of
from regalia.server.play.presenting import MOST_LOGGED
from regalia.server.play.replaying import record_of
from regalia.server.play.table import MOST_FRAMES
from regalia.server.service import Service
from regalia.server.wire.errors import Trouble
from regalia.server.wire.protocol import (
    AddNonces,
    Analysis,
    ChooseColours,
    FindGame,
    Frame,
    GameInfo,
    Happening,
    Health,
    Home,
    NewTable,
    OptionInfo,
    ScenarioInfo,
    SeatBot,
    Standing,
    Study,
    TableInfo,
    TakeSeat,
    Taught,
)
from regalia.words import LANGUAGES

AnyRequest = Request[Any, Any, State]
RECORD = ResponseSpec(dict[str, Any], generate_examples=False, description="A record, as `regalia replay` reads it")
TAUGHT = ResponseSpec(Taught, generate_examples=False, description="What is said and shown")
Path = FromPath[str]
Seat = FromPath[int]
Number = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
# The inner limits are described and the outer ones are held
OptionalNumber = Annotated[Number | None, QueryParameter(ge=0, le=1_000_000)]
TheService = NamedDependency[Service]
Visitor = NamedDependency[int | None]
Known = NamedDependency[int]


async def guest(request: AnyRequest, service: TheService) -> int | None:
    """Who asks, if they have been here."""
    return await service.guests.find(secret_of(request))


async def seated(guest: Visitor) -> int:
    """Who asks; nobody may ask who has not said hello at /api/home."""
    if guest is None:
        raise Trouble("foreign", "this guest is not known here; GET /api/home first")
    return guest


def hold_back(limit: OfAddresses, guest: int | None, request: AnyRequest) -> None:
    """Whoever asks for too much of something waits."""
    address = neighbourhood(request.client.host if request.client else "")
    if not limit.allows(guest, address):
        raise Trouble("too-fast", "too many of these; wait a little")


@get("/api/home", "cookie", summary="What can be played here; makes whoever asks a guest")
async def home(
    request: AnyRequest, service: TheService, client: NamedDependency[Client], guest: Visitor
) -> Response[Home]:
    secret = secret_of(request)
    if has_foreign_secret(request):
        raise Trouble("cookie", "the cookie of this service has no secret in it, and is left as it is; delete it")
    if over_https(request):
        await service.guests.https_since()
        secret = secret or await _from_before_https(request, service)
        guest = await service.guests.find(secret)
    if guest is None or secret is None:
        hold_back(service.limits.guests, None, request)
        secret = await service.guests.welcome()
    else:
        await service.guests.note(secret)
    found = Home(
        version=regalia.__version__,
        client=client.name,
        games=tuple(_game(name) for name in games.names()),
        bots=tuple(bots.BOTS),
        languages=LANGUAGES,
        name=await service.guests.name(secret),
    )
    return Response(found, cookies=cookies(secret, secure=over_https(request)))


async def _from_before_https(request: AnyRequest, service: Service) -> str | None:
    """Whoever was a guest before this host had https stays who they are."""
    secret = plain_secret_of(request)
    return secret if secret is not None and await service.guests.before_https(secret) else None


@post("/api/tables", "invalid", "banned", "too-many", status_code=201, summary="Make a table")
async def make_table(data: JSONBody[NewTable], request: AnyRequest, service: TheService, seated: Known) -> TableInfo:
    hold_back(service.limits.tables, seated, request)
    return await service.new_table(data, seated)


@get("/api/tables", summary="The tables where this guest holds a seat")
async def my_tables(request: AnyRequest, service: TheService, guest: Visitor) -> list[TableInfo]:
    if guest is None:
        return []
    hold_back(service.limits.replays, guest, request)
    return await service.tables(guest)


@get("/api/open", summary="Public tables where somebody waits and a seat is free")
async def open_tables(request: AnyRequest, service: TheService, guest: Visitor) -> list[TableInfo]:
    hold_back(service.limits.replays, guest, request)
    return await service.waiting.listed(guest)


@post(
    "/api/find",
    "invalid",
    "banned",
    "too-many",
    status_code=201,
    summary="Sit down at a public table that somebody waits at, or make one",
)
async def find_game(data: JSONBody[FindGame], request: AnyRequest, service: TheService, seated: Known) -> TableInfo:
    hold_back(service.limits.tables, seated, request)
    return await service.find_game(data, seated)


@get("/api/tables/{table:str}", summary="A table as all see it")
async def one_table(request: AnyRequest, table: Path, service: TheService, guest: Visitor) -> TableInfo:
    if table not in service.rooms:
        hold_back(service.limits.replays, guest, request)
    return await service.table(table, guest)


@post("/api/tables/{table:str}/seats/{seat:int}", "invalid", "banned", "not-yours", "taken", summary="Take a free seat")
async def take_seat(table: Path, seat: Seat, data: JSONBody[TakeSeat], service: TheService, seated: Known) -> TableInfo:
    return await service.take_seat(table, seat, seated, data)


@post(
    "/api/tables/{table:str}/nonces",
    "invalid",
    "not-yours",
    "taken",
    summary="Add to the dice, for seats that the guest held before they could see the commitment",
)
async def add_nonces(table: Path, data: JSONBody[AddNonces], service: TheService, seated: Known) -> TableInfo:
    return await service.add_nonces(table, seated, data)


@post(
    "/api/tables/{table:str}/colours",
    "invalid",
    "not-yours",
    "taken",
    summary="Take another colour, family or crest before the game begins, while it is free",
)
async def choose_colours(table: Path, data: JSONBody[ChooseColours], service: TheService, seated: Known) -> TableInfo:
    return await service.choose_colours(table, seated, data.colours)


@delete("/api/tables/{table:str}/seats/{seat:int}", "not-yours", summary="Leave a seat before the game begins")
async def leave_seat(table: Path, seat: Seat, service: TheService, seated: Known) -> TableInfo:
    return await service.leave_seat(table, seat, seated)


@post(
    "/api/tables/{table:str}/seats/{seat:int}/bot", "invalid", "not-yours", "taken", summary="Put a bot on a free seat"
)
async def seat_bot(table: Path, seat: Seat, data: JSONBody[SeatBot], service: TheService, seated: Known) -> TableInfo:
    return await service.seat_bot(table, seat, seated, data.bot)


@post(
    "/api/tables/{table:str}/rematch",
    "banned",
    "not-yours",
    status_code=201,
    summary="Play again, everybody one seat further",
)
async def rematch(table: Path, request: AnyRequest, service: TheService, seated: Known) -> TableInfo:
    hold_back(service.limits.tables, seated, request)
    return await service.rematch(table, seated)


@get("/api/tables/{table:str}/frames", "not-yours", summary="The table after each move, as the reader may see it")
async def frames(
    request: AnyRequest,
    table: Path,
    service: TheService,
    guest: Visitor,
    first: Number = 0,
    last: OptionalNumber = None,
    seat: OptionalNumber = None,
) -> list[Frame]:
    hold_back(service.limits.replays, guest, request)
    most = first + MOST_FRAMES - 1
    return await service.reviews.frames(table, guest, seat, first, most if last is None else min(last, most))


@get(
    "/api/tables/{table:str}/log",
    summary="What happened before what the table's socket tells, as the reader may know it; so much at once",
)
async def log(
    request: AnyRequest,
    table: Path,
    service: TheService,
    guest: Visitor,
    first: Number = 1,
    last: OptionalNumber = None,
) -> list[Happening]:
    hold_back(service.limits.replays, guest, request)
    return await service.reviews.log(table, guest, first, first + MOST_LOGGED if last is None else last)


@get("/api/tables/{table:str}/course", summary="How the points of all seats went, once the game is over")
async def course(request: AnyRequest, table: Path, service: TheService, guest: Visitor) -> list[Standing]:
    hold_back(service.limits.replays, guest, request)
    return await service.reviews.course(table)


@get(
    "/api/tables/{table:str}/analysis",
    summary="What a strong bot would have done instead of a move, and why, once the game is over",
)
async def analysis(request: AnyRequest, table: Path, service: TheService, guest: Visitor, move: Number) -> Analysis:
    hold_back(service.limits.hints, guest, request)
    return await service.reviews.analysis(table, move)


@get("/api/tables/{table:str}/record", answer=RECORD, summary="The whole game with its seed, once it is over")
async def record(table: Path, service: TheService) -> Response[str]:
    async with service.rooms.enter(table) as room:
        if not room.table.over:
            raise Trouble("not-now", "the record tells the seed of the dice, so it is given when the game is over")
        headers = {"content-disposition": f'attachment; filename="{room.table.game.name}-{table}.json"'}
        return Response(write_record(record_of(room.table)), media_type="application/json", headers=headers)


@post(
    "/api/lessons/{game:str}",
    "invalid",
    "unknown",
    answer=TAUGHT,
    media_type="application/json",
    summary="What a lesson says to what its learner does; nothing of it is kept",
)
async def learn(
    data: JSONBody[Study], request: AnyRequest, game: Path, service: TheService, guest: Visitor
) -> Response[bytes]:
    hold_back(service.limits.lessons, guest, request)
    found = await service.replays.run(lambda: lessons_api.answer(game, data))
    return Response(found, media_type="application/json")


@get("/health", summary="Whether the service is there")
async def health(service: TheService) -> Health:
    return Health(regalia.__version__, len(service.rooms))


@get("/ready", summary="Whether the service can store anything, and does what is due")
async def ready(service: TheService) -> Health:
    if not await service.pulse.beats():
        raise Trouble("busy", "nothing can be stored")
    if service.late:
        late = (f"{name} ({seconds:.0f} s)" for name, seconds in service.late.items())
        raise Trouble("busy", f"late are: {', '.join(late)}")
    return Health(regalia.__version__, len(service.rooms))


@cache
def _game(name: str) -> GameInfo:
    game = games.find(name)
    return GameInfo(
        name=name,
        rules_version=game.rules_version,
        seats=game.seats,
        options=tuple(OptionInfo(each.name, each.choices, each.default, each.seats) for each in game.options),
        verbs=game.verbs,
        scenarios=tuple(ScenarioInfo(each, scenario(name, each).seats) for each in scenarios(name)),
        colours=tuple(game.colours.get(seats, seats) for seats in game.seats),
        sides=tuple(map(game.sides, game.seats)),
        lesson=name in taught(),
        bots=tuple(bots.offered(game))[len(bots.BOTS) :],
        spoken={} if name in shipped() else game.events.spoken,
    )
