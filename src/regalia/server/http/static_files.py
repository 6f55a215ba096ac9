"""What is read and not asked for: the client's files, words, rulebooks and the description of the API."""

import gzip
import mimetypes
import re
from asyncio import to_thread
from base64 import b64encode
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple

import litestar
import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

import regalia
from regalia import games, words
from regalia.engine.errors import RegaliaError
from regalia.match import example, scenario, scenarios
from regalia.packages import shipped
from regalia.rulebook import faces, rulebook
from regalia.server.http.routes import get
from regalia.server.http.security import policy
from regalia.server.service import Service
from regalia.server.wire.errors import Trouble
from regalia.server.wire.protocol import Example, Happening, Pictures, Setup

AnyRequest = Request[Any, Any, State]

FOR_EVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"
SMALL = 1000
"""Bytes up to which compressing is not worth it."""
BROTLI = ".br"
"""Ends the name of what the build of the client compressed better than Python can."""
WITHIN = {kind: re.compile(f"<{kind}>(.*?)</{kind}>".encode(), re.DOTALL) for kind in ("script", "style")}
"""What stands in the page of the client so that it needs no request of its own."""
OURS = ("api", "ws", "words", "assets", "health")
"""First parts of paths that are never pages of the client."""
PAGES = re.compile("|settings|you|device|privacy|t/[A-Za-z0-9_-]+|learn/[a-z0-9-]+(/[a-z0-9]+)?|rules/[a-z0-9-]+")
"""The pages of the client, as `web/src/lib/route.svelte.ts` has them. At any other path it says that there is none."""
YOU = "you"
"""Words that are fetched as those of a game are: those of the pages about the guest, which few open."""
SEED = "rulebook"
"""Of the tables that pictures show: always the same."""

NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Regalia</title>
<h1>Regalia</h1>
<p>The service runs, but this installation has no browser client: it was not built.
Install Regalia from a wheel, or build the client in <code>web/</code> as docs/building.md says.</p>
<p>The service itself is described at <a href="/api">/api</a>.</p>
</html>
"""


class File(NamedTuple):
    content: bytes
    compressed: dict[str, bytes]
    """By how it is done, the smallest first."""
    kind: str
    caching: str
    tag: str
    policy: str | None = None
    """Of a page with scripts and styles within, which no other page may have."""


def file(content: bytes, kind: str, caching: str = ASK_FIRST, brotli: bytes | None = None) -> File:
    compressed = {} if brotli is None else {"br": brotli}
    if len(content) > SMALL:
        compressed["gzip"] = gzip.compress(content, 9, mtime=0)
    compressed = {how: less for how, less in compressed.items() if len(less) <= 0.9 * len(content)}
    tag = f'"{sha256(content).hexdigest()[:20]}"'
    return File(content, compressed, kind, caching, tag, _policy(content) if kind == "text/html" else None)


def _policy(page: bytes) -> str | None:
    within = {
        kind: " ".join(f"'sha256-{b64encode(sha256(text).digest()).decode()}'" for text in found)
        for kind, found in ((kind, WITHIN[kind].findall(page)) for kind in WITHIN)
        if found
    }
    return policy(**within) if within else None


def answer(request: AnyRequest, file: File, status: int = 200) -> Response[bytes]:
    headers = {"cache-control": file.caching, "etag": file.tag, "vary": "accept-encoding"}
    if file.policy is not None:
        headers["content-security-policy"] = file.policy
    if status == 200 and request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    understood = {part.partition(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
    for how, less in file.compressed.items():
        if how in understood:
            encoded = headers | {"content-encoding": how}
            return Response(less, status_code=status, media_type=file.kind, headers=encoded)
    return Response(file.content, status_code=status, media_type=file.kind, headers=headers)


class Client:
    """The files that Vite built, in memory: they are few, and each is compressed once."""

    def __init__(self, folder: Traversable | None = None) -> None:
        folder = folder or files("regalia.server") / "static"
        self._files = dict(_files(folder)) if folder.is_dir() else {}
        self._index = self._files.get("index.html", file(NOT_BUILT.encode(), "text/html"))
        self._tables: dict[str, File] = {}

    @property
    def name(self) -> str:
        """Another one for other pages: the first of them names all others by their content."""
        return self._index.tag.strip('"')

    def find(self, path: str) -> File:
        """A file, or the page that finds its way by the address."""
        path = path.strip("/")
        if path in self._files:
            return self._files[path]
        if path.split("/")[0] in OURS or "." in path.rsplit("/", 1)[-1]:
            raise Trouble("unknown", "there is nothing here")
        return self._index

    def knows(self, path: str) -> bool:
        """There is a file, or a page that says more than that there is nothing."""
        path = path.strip("/")
        return path in self._files or PAGES.fullmatch(path) is not None

    def at_table(self, game: str | None) -> File:
        """The page of a table, which says what is played there, so that its board is asked for before scripts run."""
        if game is None:
            return self._index
        if game not in self._tables:
            said = self._index.content.replace(b"<html ", f'<html data-game="{escape(game)}" '.encode(), 1)
            self._tables[game] = file(said, self._index.kind)
        return self._tables[game]


def _files(folder: Traversable, path: str = "") -> Iterator[tuple[str, File]]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _files(entry, f"{path}{entry.name}/")
        elif not entry.name.endswith(BROTLI):
            kind = mimetypes.guess_type(entry.name)[0] or "application/octet-stream"
            smaller = folder / f"{entry.name}{BROTLI}"
            # Vite puts a hash of the content into the names in this folder
            caching = FOR_EVER if path.startswith("assets/") else ASK_FIRST
            brotli = smaller.read_bytes() if smaller.is_file() else None
            yield path + entry.name, file(entry.read_bytes(), kind, caching, brotli)


@litestar.get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: AnyRequest, client: NamedDependency[Client], path: FromPath[str] = "") -> Response[bytes]:
    return answer(request, client.find(path), 200 if client.knows(path) else 404)


@litestar.get("/t/{table:str}", include_in_schema=False)
async def table_page(
    request: AnyRequest, client: NamedDependency[Client], service: NamedDependency[Service], table: FromPath[str]
) -> Response[bytes]:
    return answer(request, client.at_table(await service.game_of(table)))


@litestar.get("/rules/{game:str}", include_in_schema=False)
async def rules_page(request: AnyRequest, client: NamedDependency[Client], game: FromPath[str]) -> Response[bytes]:
    """Below this address lie the rulebooks themselves, so that `page` does not get it."""
    return answer(request, client.find(f"rules/{game}"))


@get("/words/{name:str}", "unknown", media_type="text/plain", summary="The texts that all games share: en.ftl")
async def shared_words(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    return answer(request, _words(name, None))


@get(
    "/words/{game:str}/{name:str}",
    "unknown",
    media_type="text/plain",
    summary="The texts of one game, or of the pages about the guest: carolus/en.ftl, you/en.ftl",
)
async def game_words(request: AnyRequest, game: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    return answer(request, _words(name, game if game == YOU else _known(game)))


@get(
    "/rules/{game:str}/{name:str}",
    "unknown",
    media_type="text/markdown",
    summary="The rulebook of a game: carolus/en.md",
)
async def rules(request: AnyRequest, game: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    return answer(request, _rulebook(_known(game), name))


@get(
    "/rules/{game:str}/pictures",
    "unknown",
    answer=ResponseSpec(Pictures, generate_examples=False),
    media_type="application/json",
    summary="What the pictures of a rulebook show",
)
async def pictures(request: AnyRequest, game: FromPath[str]) -> Response[bytes]:
    return answer(request, await to_thread(_pictures, _known(game)))  # a second's work, once


def _known(game: str) -> str:
    if game not in games.names():
        raise Trouble("unknown", f"there is no game {game!r}")
    return game


@cache
def _words(name: str, game: str | None) -> File:
    language = _language(name, ".ftl")
    if game == YOU:
        return file((files("regalia") / "text" / YOU / f"{language}.ftl").read_bytes(), "text/plain")
    text = words.source(language, game)
    if game is not None and game not in shipped():  # it may leave to Regalia what all games can say alike
        text = f"{words.source(language)}\n{text}"
    return file(text.encode(), "text/plain")


@cache
def _rulebook(game: str, name: str) -> File:
    return file(rulebook(game, _language(name, ".md")).encode(), "text/markdown")


@cache
def _pictures(game: str) -> File:
    found = games.find(game)
    seat = None if found.all_open else 0
    setups = [Setup(seats, seat, regalia.new(game, seats=seats, seed=SEED).view(seat)) for seats in found.seats]
    examples = [shown for name in scenarios(game) if (shown := _example(game, name)) is not None]
    drawn = Pictures(tuple(setups), tuple(examples), faces(game))
    return file(msgspec.json.encode(drawn), "application/json")


def _example(game: str, name: str) -> Example | None:
    """The example before and after; None where it does not fit the data that somebody has corrected."""
    try:
        moves = example(game, name)
        match = scenario(game, name)
        seat = None if match.game.all_open else moves[0][0]
        before = match.view(seat)
        for mover, move in moves:
            match.play(mover, move)
    except RegaliaError:
        return None
    happened = tuple(Happening(told.number, told.event) for told in match.events(seat))
    return Example(name, match.seats, seat, before, happened, match.view(seat))


def _language(name: str, ending: str) -> str:
    language = name.removesuffix(ending)
    if not name.endswith(ending) or language not in words.LANGUAGES:
        raise Trouble("unknown", f"there is no {name!r}")
    return language


@litestar.get("/api", include_in_schema=False)
async def description(request: AnyRequest) -> Response[bytes]:
    """The schema as a plain page, so that nothing has to be fetched from anywhere."""
    schema = request.app.openapi_schema
    rows = []
    for path, item in sorted((schema.paths or {}).items()):
        for method in ("get", "post", "delete"):
            operation = getattr(item, method)
            if operation is not None:
                rows.append(f"<tr><td>{method.upper()}<td>{escape(path)}<td>{escape(operation.summary or '')}")
    text = f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Regalia: the service</title>
<h1>The service</h1>
<p>All structures are in <a href="/api/schema/openapi.json">the OpenAPI schema</a>.
The socket at /ws/tables/{{table}} and how to be let in are described in docs/service.md.</p>
<table>
{chr(10).join(rows)}
</table>
</html>
"""
    return answer(request, file(text.encode(), "text/html"))
