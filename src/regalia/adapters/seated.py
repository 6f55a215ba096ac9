"""A table in numbers, for environments: dealt, observed, played, shown as text and as a picture.

It gives each seat what that seat may know, and shows to whoever looks on what spectators see.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np
import tomli_w
from numpy.typing import NDArray

from regalia.engine.game import Options
from regalia.engine.state import State, buffer, zeros
from regalia.extras import extra
from regalia.games import AnyGame, find

if TYPE_CHECKING:
    from librt.vecs import vec

LINES = 64
"""Of a column in a picture."""


class SeatedTable:
    """One table after another of the same game, number of seats and options; each begins with `deal`."""

    state: State

    def __init__(self, game: str | AnyGame, seats: int, options: Options | None = None) -> None:
        self.game = find(game)
        self.seats = seats
        self.options = self.game.complete(seats, options or {})
        self.numbers = self.game.table.layout.numbers(seats)
        """Name, bounds and kind of each number that a seat observes."""
        self.actions = len(self.game.moves)
        lowest = [number.lowest for number in self.numbers]
        highest = [number.highest for number in self.numbers]
        fits = np.iinfo(np.int16)
        self.dtype = np.dtype(np.int16 if fits.min <= min(lowest) and max(highest) <= fits.max else np.int32)
        self.low = np.array(lowest, self.dtype)
        self.high = np.array(highest, self.dtype)
        # Compiled code never frees what it is given from Python: these are made once and filled again and again.
        self._observed = zeros(len(self.numbers))
        self._seen: NDArray[np.int64] = np.frombuffer(self._observed, np.int64)  # type: ignore[call-overload]
        self._legal = buffer()
        self._rewards = _floats(seats)

    def deal(self, chance: np.random.Generator, options: Options | None = None) -> None:
        """A fresh table, which the generator decides; the options given take the place of the usual ones."""
        chosen = self.options if options is None else self.game.complete(self.seats, {**self.options, **options})
        self.state = self.game.new(self.seats, chosen, int(chance.integers(1, 1 << 62)))

    @property
    def actor(self) -> int:
        """The first of the seats that may decide now; -1 when the game is over."""
        return int(self.state.actor())

    def decides(self, seat: int) -> bool:
        return bool(int(self.state.pending()) >> seat & 1)

    def observation(self, seat: int) -> NDArray[Any]:
        """What the seat may know, one's own row first."""
        self.state.observe(seat, self._observed)
        return self._seen.astype(self.dtype)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each action that the seat may carry out now."""
        mask = np.zeros(self.actions, np.int8)
        for n in range(self.state.legal_into(seat, self._legal)):
            mask[self._legal[n]] = 1
        return mask

    def rewards(self) -> list[float]:
        """Of each seat when the game is over: 1 for whoever wins, shared by those who win together."""
        self.state.rewards(self._rewards)
        return list(self._rewards)

    def text(self) -> str:
        """What spectators see, entry by entry."""
        seen = msgspec.to_builtins(self.game.view(self.state, None))
        return tomli_w.dumps(_present(seen))

    def picture(self) -> NDArray[np.uint8]:
        """The same as a picture: height, width, and three colours of a byte each."""
        with extra("gymnasium", "a picture of a table"):
            from PIL import Image, ImageDraw
        lines = self.text().splitlines()
        columns = ["\n".join(lines[first : first + LINES]) for first in range(0, len(lines), LINES)]
        drawing = ImageDraw.Draw(Image.new("RGB", (1, 1)))
        boxes = [drawing.multiline_textbbox((0, 0), column) for column in columns]
        size = (int(sum(box[2] + 24 for box in boxes)) + 24, int(max(box[3] for box in boxes)) + 48)
        sheet = Image.new("RGB", size, "#f4ead2")
        drawing, left = ImageDraw.Draw(sheet), 24
        for column, box in zip(columns, boxes, strict=True):
            drawing.multiline_text((left, 24), column, fill="#2b2117")
            left += int(box[2]) + 24
        return np.asarray(sheet, np.uint8)

    def rendered(self, mode: str | None) -> object:
        """As PettingZoo and Gymnasium ask for it; `human` is printed."""
        drawn: Mapping[str | None, Callable[[], object]] = {"ansi": self.text, "rgb_array": self.picture}
        if mode == "human":
            print(self.text())  # noqa: T201 it is asked for
            return None
        return drawn[mode]() if mode in drawn else None


RENDER_MODES = ["human", "ansi", "rgb_array"]


def check_mode(mode: str | None) -> str | None:
    """ValueError unless a table can be rendered so."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode is {mode!r}, expected {', '.join(RENDER_MODES)} or None")
    return mode


def asked_for(options: Mapping[str, Any] | None) -> Options | None:
    """The game's options among those of `reset`: an entry `game`. What else is there is for wrappers."""
    return (options or {}).get("game")


def _floats(count: int) -> "vec[float]":
    from librt.vecs import vec

    return vec[float]([0.0] * count)


def _present(value: Any) -> Any:
    """Without what is not there, for which TOML has no word."""
    if isinstance(value, dict):
        return {str(key): _present(inner) for key, inner in value.items() if inner is not None}
    if isinstance(value, list | tuple):
        return [_present(inner) for inner in value if inner is not None]
    return value
