"""What the description of the API says beyond what Litestar finds by itself: every refusal, and what is not read."""

from typing import Final

import msgspec
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPI, OpenAPIType, Schema
from msgspec import inspect as shapes

from regalia.engine.events import Event
from regalia.server import protocol
from regalia.server.protocol import Problem, ProblemCode
from regalia.server.trouble import STATUS

EVERYWHERE: Final[tuple[ProblemCode, ...]] = ("unreadable", "foreign", "too-fast", "busy", "broken")
"""What every request can be answered with."""


def refusals(*codes: ProblemCode) -> dict[int, ResponseSpec]:
    """The answers of a path that are problems, by status."""
    by_status: dict[int, list[str]] = {}
    for code in (*EVERYWHERE, *codes):
        by_status.setdefault(STATUS[code], []).append(code)
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=" or ".join(meant))
        for status, meant in by_status.items()
    }


def complete(description: OpenAPI) -> None:
    """Say that a structure which takes its own fields alone takes no others, and that events are of any kind."""
    strict = {
        name
        for name, structure in vars(protocol).items()
        if isinstance(structure, type)
        and issubclass(structure, msgspec.Struct)
        and isinstance(shape := shapes.type_info(structure), shapes.StructType)
        and shape.forbid_unknown_fields
    }
    for schema in description.components.schemas.values():
        if schema.title in strict:
            schema.additional_properties = False
        if schema.title == Event.__name__:
            schema.properties = {"kind": Schema(type=OpenAPIType.STRING)}
