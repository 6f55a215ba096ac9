"""Lines of the log: when, how grave, in which request, and what. What is secret is never given to it.

A request has a number of its own, which its answer names too (`X-Request-ID`), so that what somebody reports can be
found. What was begun in a request, a bot's move among it, goes under its number.
"""

import logging
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from secrets import token_hex
from typing import Final, Literal

import msgspec

Style = Literal["text", "json"]
TEXT: Final = "%(asctime)s %(levelname)s %(name)s [%(request)s]: %(message)s"
NONE: Final = "-"
"""Outside of all requests."""

request: Final[ContextVar[str]] = ContextVar("request", default=NONE)


def new_request() -> str:
    """What is done from here on is done in a new request; its number."""
    number = token_hex(6)
    request.set(number)
    return number


class _Numbered(logging.Filter):
    def filter(self, record: logging.LogRecord) -> bool:
        record.request = request.get()
        return True


class _Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "request": request.get(),
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def begin(style: Style) -> None:
    """From now on the log goes to stderr, a line for each thing: text, or JSON for programs."""
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(_Numbered())
    handler.setFormatter(_Json() if style == "json" else logging.Formatter(TEXT))
    logging.basicConfig(level=logging.INFO, handlers=[handler])
