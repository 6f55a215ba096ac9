"""A game being played: the checked and friendly way to a State, for programs, terminal and server."""

from regalia.match.checked import Checked, Observer
from regalia.match.history import Page, Told
from regalia.match.lookahead import Brings, Consequence, Deed
from regalia.match.match import Forbidden, Match, Step, coloured
from regalia.match.openings import example, from_position, new, position, scenario, scenarios
from regalia.match.records import begin, last_state, load, opening, replay
from regalia.match.snapshots import Midway

__all__ = [
    "Brings",
    "Checked",
    "Consequence",
    "Deed",
    "Forbidden",
    "Match",
    "Midway",
    "Observer",
    "Page",
    "Step",
    "Told",
    "begin",
    "coloured",
    "example",
    "from_position",
    "last_state",
    "load",
    "new",
    "opening",
    "position",
    "replay",
    "scenario",
    "scenarios",
]
