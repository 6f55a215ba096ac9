"""What a bot is. Compiled."""

from abc import ABC, abstractmethod

from mypy_extensions import i64, mypyc_attr

from regalia.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player that is not a person. It may change its random generator, nothing else.

    A bot may be written in plain Python too, outside the compiled modules.
    """

    effort: float = 1.0
    """How much of what its level thinks more than a knight does: all of it, or less where many wait, down to 0."""

    @abstractmethod
    def choose(self, glimpse: State, seat: i64) -> i64:
        """A legal action of the seat. The glimpse is what the seat knows, and a fair guess at the rest."""
