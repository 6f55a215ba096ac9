"""What a request can meet: each a `protocol.Problem` with its HTTP status."""

from typing import Final

from regalia.server.wire.protocol import Problem, ProblemCode

STATUS: Final[dict[ProblemCode, int]] = {
    "unreadable": 400,
    "invalid": 422,
    "unknown": 404,
    "foreign": 403,
    "cookie": 400,
    "not-yours": 403,
    "not-now": 409,
    "taken": 409,
    "name-taken": 409,
    "too-many": 409,
    "banned": 403,
    "closed": 410,
    "too-large": 413,
    "too-fast": 429,
    "busy": 503,
    "broken": 500,
}


class Trouble(Exception):
    """A request that cannot be carried out; nothing was changed."""

    def __init__(self, code: ProblemCode, message: str) -> None:
        super().__init__(message)
        self.problem = Problem(code, message)

    @property
    def status(self) -> int:
        return STATUS[self.problem.code]
