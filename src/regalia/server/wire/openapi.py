"""What the description of the API says beyond what Litestar finds by itself: every refusal, and what is not read."""

from typing import Final

import msgspec
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPI, OpenAPIResponse, OpenAPIType, Schema
from msgspec import inspect as shapes

from regalia.engine.events import Event
from regalia.server.wire import protocol
from regalia.server.wire.errors import STATUS
from regalia.server.wire.protocol import Problem, ProblemCode

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
    """Say that a structure which takes its own fields alone takes no others, that events are of any kind, and that
    what is answered by nothing is."""
    strict = {
        name
        for name, structure in vars(protocol).items()
        if isinstance(structure, type)
        and issubclass(structure, msgspec.Struct)
        and isinstance(shape := shapes.type_info(structure), shapes.StructType)
        and shape.forbid_unknown_fields
    }
    for item in (description.paths or {}).values():
        for operation in (item.get, item.post, item.delete):
            answers = operation.responses or {} if operation is not None else {}
            empty = answers.get("204")
            if isinstance(empty, OpenAPIResponse):
                empty.content = None  # Litestar would say that nothing is JSON, too
    for schema in description.components.schemas.values():
        if schema.title in strict:
            schema.additional_properties = False
        if schema.title == Event.__name__:
            schema.properties = {"kind": Schema(type=OpenAPIType.STRING)}
