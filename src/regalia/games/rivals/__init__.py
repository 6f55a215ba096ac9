"""Rival Kings: characters chosen in secret, stolen actions, buildings and their subjects. Two to four players."""

from regalia.engine.features import sentences, themes
from regalia.engine.game import Game, Option, Options, move_table
from regalia.engine.weights import kept
from regalia.games.rivals.bot import RivalsJudge
from regalia.games.rivals.data import book, laid_out
from regalia.games.rivals.events import EVENTS
from regalia.games.rivals.layout import CREST_NAMES, FEATURES, LAYOUT, SEATS
from regalia.games.rivals.position import GAMES, TABLE, TARGETS
from regalia.games.rivals.state import RivalsState
from regalia.games.rivals.table import GAMES_TO_PLAY, TARGET_SCORE
from regalia.games.rivals.view import asked, view
from regalia.games.rivals.why import why_not


def _lay_out(seats: int, options: Options) -> RivalsState:
    return laid_out(seats, int(options["games"]), int(options["target"]))


def _options_of(state: RivalsState) -> Options:
    return {"games": int(state.t[GAMES_TO_PLAY]), "target": int(state.t[TARGET_SCORE])}


GAME = Game(
    name="rivals",
    rules_version=2,
    seats=SEATS,
    options=(
        Option("games", choices=GAMES, default=1, seats=SEATS),
        Option("target", choices=TARGETS, default=0, seats=SEATS),
    ),
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
    judge=RivalsJudge(kept(__name__, SEATS, sentences(FEATURES))),
    themes=themes(FEATURES),
    observation=LAYOUT.names,
    colours=dict.fromkeys(SEATS, max(SEATS)),
    colour_words=CREST_NAMES,
    secret=frozenset({"choose"}),
)
