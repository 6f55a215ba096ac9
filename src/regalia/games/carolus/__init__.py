"""Carolus Magnus by Leo Colovini: castles, courts and an Emperor who decides. Two to four players."""

from regalia.engine.game import Game, Option, Options
from regalia.games.carolus.bot import CarolusJudge
from regalia.games.carolus.data import SEATS, laid_out
from regalia.games.carolus.moves import MOVES
from regalia.games.carolus.position import inventory, read_position, write_position
from regalia.games.carolus.state import CarolusState
from regalia.games.carolus.view import asked, tell, view
from regalia.games.carolus.why import why_not


def _new(seats: int, options: Options, key: int) -> CarolusState:
    state = laid_out(seats, key)
    state.team_talk = bool(options.get("team_talk", False))
    state.set_up()
    return state


def _options_of(state: CarolusState) -> Options:
    return {"team_talk": state.team_talk} if state.seats == 4 else {}


GAME = Game(
    name="carolus",
    rules_version=1,
    seats=SEATS,
    options=(Option("team_talk", choices=(False, True), default=False, seats=(4,)),),
    moves=MOVES,
    new=_new,
    view=view,
    asked=asked,
    tell=tell,
    why_not=why_not,
    read_position=read_position,
    write_position=write_position,
    options_of=_options_of,
    inventory=inventory,
    judge=CarolusJudge(),
    open=True,  # C13
    sides=lambda seats: (0, 0, 1, 1) if seats == 4 else tuple(range(seats)),  # C9
    talk="team_talk",  # C9
)
