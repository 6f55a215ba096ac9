"""What a guest asks about themselves over HTTP: who they are, other devices, coming back, leaving; and what is kept."""

from typing import TypeVar

import msgspec
from litestar import Response
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from regalia.server.http.routes import delete, get, post
from regalia.server.http.tables_api import AnyRequest, Known, TheService, hold_back
from regalia.server.people.devices import LINK
from regalia.server.people.guests import cookies, device_of, no_cookies, over_https, secret_of
from regalia.server.store.own_data import OwnData
from regalia.server.wire.errors import Trouble
from regalia.server.wire.protocol import (
    Code,
    ComeBack,
    DeviceLink,
    Erase,
    HearOfTurns,
    Keeping,
    Me,
    NewCode,
    SignOut,
    UseLink,
)

Device = NamedDependency[bytes]
T = TypeVar("T")
DATA = ResponseSpec(OwnData, generate_examples=False, description="All that is kept about the guest, as a file")


async def device(request: AnyRequest, seated: Known) -> bytes:
    """Which of the devices of a guest asks."""
    del seated  # whoever is known has a secret
    return device_of(secret_of(request) or "")


def _known(made: T | None) -> T:
    """What was made for a device that was not signed out meanwhile."""
    if made is None:
        raise Trouble("foreign", "this device was signed out; GET /api/home first")
    return made


def _let_in(secret: str | None, trouble: str, request: AnyRequest) -> list[Cookie]:
    if secret is None:
        raise Trouble("unknown", trouble)
    return cookies(secret, secure=over_https(request))


@get("/api/me", summary="Who this guest is, and on which devices")
async def me(service: TheService, seated: Known, device: Device) -> Me:
    return await service.identity.me(seated, device)


@post("/api/me/code", summary="Words by which to come back; shown once, in place of those of before")
async def new_code(
    data: JSONBody[NewCode], request: AnyRequest, service: TheService, seated: Known, device: Device
) -> Code:
    hold_back(service.limits.identity, seated, request)
    return Code(_known(await service.identity.new_code(seated, device, data.language)))


@post("/api/me/come-back", "unknown", status_code=204, summary="Make this device one of whoever has these words")
async def come_back(
    data: JSONBody[ComeBack], request: AnyRequest, service: TheService, device: Device
) -> Response[None]:
    hold_back(service.limits.tries, None, request)
    secret = await service.identity.come_back(data.code, device)
    return Response(None, cookies=_let_in(secret, "nobody comes back by these words", request))


@post("/api/me/links", summary="A link that lets another device in, once and soon")
async def new_link(request: AnyRequest, service: TheService, seated: Known, device: Device) -> DeviceLink:
    hold_back(service.limits.identity, seated, request)
    return DeviceLink(_known(await service.identity.new_link(seated, device)), LINK)


@post("/api/me/devices", "unknown", status_code=204, summary="Make this device one of whoever gave the link")
async def use_link(data: JSONBody[UseLink], request: AnyRequest, service: TheService, device: Device) -> Response[None]:
    hold_back(service.limits.tries, None, request)
    secret = await service.identity.use_link(data.token, device)
    return Response(None, cookies=_let_in(secret, "this link was used, or is too old", request))


@post("/api/me/sign-out", status_code=204, summary="Be nobody on this device, or on all others")
async def sign_out(
    data: JSONBody[SignOut], request: AnyRequest, service: TheService, seated: Known, device: Device
) -> Response[None]:
    hold_back(service.limits.leaving, seated, request)
    if data.where == "here":
        await service.identity.sign_out(device)
        return Response(None, cookies=no_cookies(secure=over_https(request)))
    await service.identity.sign_out_others(seated, device)
    return Response(None)


@post(
    "/api/me/push",
    "invalid",
    status_code=204,
    summary="Be told on this device that it is one's turn, while the browser is closed",
)
async def hear(
    data: JSONBody[HearOfTurns], request: AnyRequest, service: TheService, seated: Known, device: Device
) -> Response[None]:
    hold_back(service.limits.subscriptions, seated, request)
    if not await service.identity.hear(device, data):
        raise Trouble(
            "invalid", "nothing is brought there; expected an https address with a public name, and the browser's keys"
        )
    return Response(None)


@delete("/api/me/push", status_code=204, summary="Be told no more on this device")
async def hear_no_more(service: TheService, device: Device) -> Response[None]:
    await service.identity.hear_no_more(device)
    return Response(None)


@get("/api/me/data", answer=DATA, media_type="application/json", summary="All that is kept about this guest")
async def data(request: AnyRequest, service: TheService, seated: Known) -> Response[bytes]:
    hold_back(service.limits.identity, seated, request)
    headers = {"content-disposition": 'attachment; filename="regalia.json"'}
    found = msgspec.json.format(msgspec.json.encode(await service.storage.own_data(seated)), indent=1)
    return Response(found, media_type="application/json", headers=headers)


@post("/api/me/erase", status_code=204, summary="Erase all that says who this guest is; for good")
async def erase(data: JSONBody[Erase], request: AnyRequest, service: TheService, seated: Known) -> Response[None]:
    del data  # it was said
    hold_back(service.limits.leaving, seated, request)
    await service.erase(seated)
    return Response(None, cookies=no_cookies(secure=over_https(request)))


@get("/api/keeping", summary="For how long this service keeps what")
async def keeping(service: TheService) -> Keeping:
    return service.keeping
