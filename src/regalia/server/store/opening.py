"""Which storage a URL names: the one place that knows all databases there are."""

import asyncio

from regalia.server.store import postgres
from regalia.server.store.group_commit import path_of
from regalia.server.store.postgres import PostgresStorage
from regalia.server.store.sqlite import SqliteStorage
from regalia.server.store.storage import Storage


def open_storage(url: str | None) -> Storage:
    """Ready to be used, or InvalidDatabase. It is called before there is an event loop."""
    if url is not None and postgres.named(url):
        asyncio.run(postgres.prepare(url))
        return PostgresStorage(url)
    return SqliteStorage(path_of(url))


def open_beside(url: str | None) -> Storage:
    """For an operator, while a service may be running; the database is there already, and up to date."""
    if url is not None and postgres.named(url):
        asyncio.run(postgres.see_that_it_is_of_now(url))
        return PostgresStorage(url)
    return SqliteStorage(path_of(url), beside=True)
