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
    InvalidSnapshot,
    MissingExtra,
    OtherRules,
    RegaliaError,
    UnknownGame,
    UnusableGame,
    WrongSeat,
)
from regalia.engine.events import Event
from regalia.engine.game import Game, Move, View
from regalia.engine.phrase import Phrase, Reason
from regalia.engine.record import Record
from regalia.match import (
    Brings,
    Checked,
    Consequence,
    Deed,
    Forbidden,
    Match,
    Midway,
    Observer,
    Step,
    Told,
    load,
    new,
    position,
    replay,
    scenario,
    scenarios,
)

__version__ = "0.2.0"

__all__ = [
    "Brings",
    "CannotUndo",
    "Checked",
    "Consequence",
    "Deed",
    "Event",
    "Forbidden",
    "Game",
    "IllegalMove",
    "InvalidData",
    "InvalidMove",
    "InvalidOption",
    "InvalidPosition",
    "InvalidRecord",
    "InvalidSnapshot",
    "Match",
    "Midway",
    "MissingExtra",
    "Move",
    "Observer",
    "OtherRules",
    "Phrase",
    "Reason",
    "Record",
    "RegaliaError",
    "Step",
    "Told",
    "UnknownGame",
    "UnusableGame",
    "View",
    "WrongSeat",
    "load",
    "new",
    "position",
    "replay",
    "scenario",
    "scenarios",
]
