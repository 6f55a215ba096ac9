"""Carolus Magnus by Leo Colovini: castles, courts and an Emperor who decides. Two to four players."""

from regalia.engine.defaults import game
from regalia.engine.features import sentences
from regalia.engine.game import Option
from regalia.engine.weights import kept
from regalia.games.carolus.bot import CarolusJudge
from regalia.games.carolus.data import book
from regalia.games.carolus.events import EVENTS
from regalia.games.carolus.layout import FEATURES, SEATS
from regalia.games.carolus.position import TABLE
from regalia.games.carolus.view import asked, view
from regalia.games.carolus.why import why_not

GAME = game(
    TABLE,
    view,
    EVENTS,
    rules_version=2,
    options=(Option("team_talk", choices=(False, True), default=False, seats=(4,)),),
    asked=asked,
    why_not=why_not,
    judge=CarolusJudge(kept(__name__, SEATS, sentences(FEATURES))),
    features=FEATURES,
    book=book,
    all_open=True,  # C13
    talk="team_talk",  # C9
)
