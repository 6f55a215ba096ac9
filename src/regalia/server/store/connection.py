"""What statements are carried out by. They are written once, for SQLite and for PostgreSQL; drivers differ.

Statements are in the words that both understand, with parameters by name (`:table`). Where the two differ, they are in
PostgreSQL's words, and SQLite's driver puts in its own:

- `= ANY(:tables)`: SQLite takes no lists. It gets one as JSON.
- `FOR UPDATE` and the like at the end of a SELECT: SQLite has one writer, so there is nothing to lock. What only locks
  is given to `lock`, which costs SQLite no statement.
- Two writes in one statement: `execute_both`.
- Many rows: `fetch_fields`. SQLite gives them as one value.
- What only several processes need is asked for where the connection is `shared`.

`greatest`, `LIMIT ALL`, `COLLATE "C"` and casts by `::` have no word in common: say it without them. A parameter of
which PostgreSQL cannot see the type is cast. Truth values are stored as 0 and 1.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

Found = list[tuple[Any, ...]]


class Connection(ABC):
    shared: ClassVar[bool]
    """Other processes may work on the same database at the same time: whatever looks before it writes locks what it
    looked at, or does both in one statement."""

    @abstractmethod
    async def fetch(self, statement: str, **given: Any) -> Found: ...

    async def row(self, statement: str, **given: Any) -> tuple[Any, ...] | None:
        """The first."""
        found = await self.fetch(statement, **given)
        return found[0] if found else None

    async def value(self, statement: str, **given: Any) -> Any:
        """The first of the first row; None where there is no row."""
        found = await self.fetch(statement, **given)
        return found[0][0] if found else None

    @abstractmethod
    async def fetch_fields(self, fields: str, source: str, **given: Any) -> Found:
        """Many rows with these fields, numbers and texts alone, from what follows."""

    @abstractmethod
    async def execute(self, statement: str, **given: Any) -> int:
        """How many rows it has changed."""

    async def insert(self, relation: str, /, **columns: Any) -> None:
        """Add a row."""
        await self.execute(f"INSERT INTO {relation} {_columns(columns)}", **columns)

    async def insert_many(self, relation: str, rows: Sequence[Mapping[str, Any]], otherwise: str = "") -> None:
        """Add rows of the same columns; `otherwise` says what is done where there is such a row."""
        if rows:
            await self.execute_many(f"INSERT INTO {relation} {_columns(rows[0])} {otherwise}", rows)

    @abstractmethod
    async def execute_many(self, statement: str, given: Sequence[Mapping[str, Any]]) -> None: ...

    @abstractmethod
    async def execute_both(self, first: str, then: str, **given: Any) -> bool:
        """Whether the first, an INSERT, has added its row; only then the second, an UPDATE with a WHERE, is carried
        out. Where there is a journey for each statement, it is one."""

    @abstractmethod
    async def lock(self, statement: str, **given: Any) -> None:
        """Until the transaction ends nobody else changes what it finds."""


def _columns(columns: Iterable[str]) -> str:
    names = tuple(columns)
    return f"({', '.join(names)}) VALUES (:{', :'.join(names)})"
