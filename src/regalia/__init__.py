"""Four board games of crowns and thrones, to play and to study."""

from regalia.match import Match, load, new, position, replay, scenario, scenarios

__version__ = "0.1.0"

__all__ = ["Match", "load", "new", "position", "replay", "scenario", "scenarios"]
