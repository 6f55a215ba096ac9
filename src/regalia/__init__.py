"""Four board games of crowns and thrones, to play and to study."""

from regalia import _source as _source  # first: it decides how all the others are found
from regalia.engine.errors import (
    CannotUndo,
    IllegalMove,
    InvalidData,
    InvalidMove,
    InvalidOption,
    InvalidPosition,
    InvalidRecord,
    RegaliaError,
    UnknownGame,
    WrongSeat,
)
from regalia.engine.game import Game, Move, Phrase, View
from regalia.engine.record import Record
from regalia.match import Match, load, new, position, replay, scenario, scenarios

__version__ = "0.1.0"

__all__ = [
    "CannotUndo",
    "Game",
    "IllegalMove",
    "InvalidData",
    "InvalidMove",
    "InvalidOption",
    "InvalidPosition",
    "InvalidRecord",
    "Match",
    "Move",
    "Phrase",
    "Record",
    "RegaliaError",
    "UnknownGame",
    "View",
    "WrongSeat",
    "load",
    "new",
    "position",
    "replay",
    "scenario",
    "scenarios",
]
