"""Carolus Magnus by Leo Colovini: castles, courts and an Emperor who decides. Two to four players."""

from regalia.engine.game import Game, Option, Options
from regalia.engine.weights import kept
from regalia.games.carolus.bot import FEATURES, CarolusJudge
from regalia.games.carolus.data import SEATS, book, laid_out
from regalia.games.carolus.events import EVENTS
from regalia.games.carolus.moves import MOVES
from regalia.games.carolus.observation import observation
from regalia.games.carolus.position import inventory, read_position, write_position
from regalia.games.carolus.state import TEAM_TALK, CarolusState
from regalia.games.carolus.themes import THEMES
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
    moves=MOVES,
    book=book,
    lay_out=_lay_out,
    view=view,
    asked=asked,
    events=EVENTS,
    why_not=why_not,
    read_position=read_position,
    write_position=write_position,
    options_of=_options_of,
    inventory=inventory,
    judge=CarolusJudge(kept(__name__, SEATS, FEATURES)),
    themes=THEMES,
    observation=observation,
    all_open=True,  # C13
    talk="team_talk",  # C9
)
