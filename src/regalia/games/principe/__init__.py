"""Il Principe by Emanuele Ornella: auctions, cities and offices in Renaissance Italy. Two to five players."""

from regalia.engine.features import sentences, themes
from regalia.engine.game import Game, Option, Options, move_table
from regalia.engine.weights import kept
from regalia.games.principe.bot import PrincipeJudge
from regalia.games.principe.data import book, box, laid_out
from regalia.games.principe.events import EVENTS
from regalia.games.principe.layout import FEATURES, LAYOUT, SEATS
from regalia.games.principe.position import TABLE
from regalia.games.principe.state import PrincipeState
from regalia.games.principe.table import DRAW
from regalia.games.principe.view import asked, view
from regalia.games.principe.why import why_not

DRAWS = tuple(box().players[max(SEATS)].draw)


def _lay_out(seats: int, options: Options) -> PrincipeState:
    return laid_out(seats, int(options["draw"]) if "draw" in options else None)


def _options_of(state: PrincipeState) -> Options:
    return {"draw": state.t[DRAW]} if state.seats > 2 else {}


GAME = Game(
    name="principe",
    rules_version=2,
    seats=SEATS,
    options=(Option("draw", choices=DRAWS, default=DRAWS[0], seats=(3, 4, 5)),),
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
    judge=PrincipeJudge(kept(__name__, SEATS, sentences(FEATURES))),
    themes=themes(FEATURES),
    observation=LAYOUT.names,
    secret=frozenset({"offer"}),  # P12
)
