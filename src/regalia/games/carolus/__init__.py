"""Carolus Magnus by Leo Colovini: castles, courts and an Emperor who decides. Two to four players."""

from regalia.engine.features import sentences, themes
from regalia.engine.game import Game, Option, Options, move_table
from regalia.engine.weights import kept
from regalia.games.carolus.bot import CarolusJudge
from regalia.games.carolus.data import book, laid_out
from regalia.games.carolus.events import EVENTS
from regalia.games.carolus.layout import FEATURES, LAYOUT, SEATS
from regalia.games.carolus.position import TABLE
from regalia.games.carolus.state import CarolusState
from regalia.games.carolus.table import TEAM_TALK
from regalia.games.carolus.view import asked, view
from regalia.games.carolus.why import why_not


def _lay_out(seats: int, options: Options) -> CarolusState:
    state = laid_out(seats)
    state.t[TEAM_TALK] = int(options.get("team_talk", False))
    return state


def _options_of(state: CarolusState) -> Options:
    return {"team_talk": bool(state.t[TEAM_TALK])} if state.seats == 4 else {}


GAME = Game(
    name="carolus",
    rules_version=2,
    seats=SEATS,
    options=(Option("team_talk", choices=(False, True), default=False, seats=(4,)),),
    moves=move_table(LAYOUT.spelled()),
    book=book,
    lay_out=_lay_out,
    view=view,
    asked=asked,
    events=EVENTS,
    why_not=why_not,
    table=TABLE,
    read_position=TABLE.read_position,
    write_position=TABLE.write_position,
    options_of=_options_of,
    inventory=TABLE.inventory,
    judge=CarolusJudge(kept(__name__, SEATS, sentences(FEATURES))),
    themes=themes(FEATURES),
    observation=LAYOUT.names,
    all_open=True,  # C13
    talk="team_talk",  # C9
)
