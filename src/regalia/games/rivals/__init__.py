"""Rival Kings: characters chosen in secret, stolen actions, buildings and their subjects. Two to four players."""

from regalia.engine.defaults import game
from regalia.engine.features import sentences
from regalia.engine.game import Option
from regalia.engine.weights import kept
from regalia.games.rivals.bot import RivalsJudge
from regalia.games.rivals.data import book
from regalia.games.rivals.events import EVENTS, RivalsEvent
from regalia.games.rivals.layout import CREST_NAMES, FEATURES, SEATS
from regalia.games.rivals.position import GAMES, TABLE, TARGETS
from regalia.games.rivals.view import RivalsView, asked, view
from regalia.games.rivals.why import why_not

__all__ = ["GAME", "RivalsEvent", "RivalsView"]

GAME = game(
    TABLE,
    view,
    EVENTS,
    rules_version=2,
    oldest_rules=2,
    options=(
        Option("games", choices=GAMES, default=1, seats=SEATS),
        Option("target", choices=TARGETS, default=0, seats=SEATS),
    ),
    asked=asked,
    why_not=why_not,
    judge=RivalsJudge(kept(__name__, SEATS, sentences(FEATURES))),
    features=FEATURES,
    book=book,
    colours=dict.fromkeys(SEATS, max(SEATS)),
    colour_words=CREST_NAMES,
    secret=frozenset({"choose"}),
)
