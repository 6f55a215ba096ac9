"""How a path of the API is declared: with every refusal that it can be answered with, and what it is answered with."""

from typing import Any, Final

import litestar
from litestar.openapi.datastructures import ResponseSpec

from regalia.server.wire.openapi import refusals
from regalia.server.wire.protocol import ProblemCode

OF_TABLE: Final[tuple[ProblemCode, ...]] = ("unknown", "closed", "not-now")
"""What every path of a table can be answered with."""
OF_BODY: Final[tuple[ProblemCode, ...]] = ("too-large",)
"""What everybody can be answered with who sends something."""


def get(path: str, *refused: ProblemCode, answer: ResponseSpec | None = None, **more: Any) -> litestar.get:
    return litestar.get(path, responses=_answers(path, refused, answer), **more)


def post(
    path: str, *refused: ProblemCode, answer: ResponseSpec | None = None, status_code: int = 200, **more: Any
) -> litestar.post:
    answers = _answers(path, (*refused, *OF_BODY), answer)
    return litestar.post(path, responses=answers, status_code=status_code, **more)


def delete(path: str, *refused: ProblemCode, status_code: int = 200, **more: Any) -> litestar.delete:
    return litestar.delete(path, responses=_answers(path, refused), status_code=status_code, **more)


def _answers(
    path: str, refused: tuple[ProblemCode, ...], answer: ResponseSpec | None = None
) -> dict[int, ResponseSpec]:
    of_table = OF_TABLE if "{table:" in path else ()
    return refusals(*refused, *of_table) | ({} if answer is None else {200: answer})
