"""Il Principe by Emanuele Ornella: auctions, cities and offices in Renaissance Italy. Two to five players."""

from regalia.engine.game import Game, Option, Options, who_begins
from regalia.engine.weights import kept
from regalia.games.principe.bot import FEATURES, PrincipeJudge
from regalia.games.principe.data import SEATS, book, box, laid_out
from regalia.games.principe.events import EVENTS
from regalia.games.principe.moves import MOVES
from regalia.games.principe.observation import observation
from regalia.games.principe.position import inventory, read_position, write_position
from regalia.games.principe.state import DRAW, PrincipeState
from regalia.games.principe.themes import THEMES
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
    options=(
        Option("draw", choices=DRAWS, default=DRAWS[0], seats=(3, 4, 5)),
        *who_begins(SEATS),  # P9
    ),
    colours=dict.fromkeys(SEATS, max(SEATS)),
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
    judge=PrincipeJudge(kept(__name__, SEATS, FEATURES)),
    themes=THEMES,
    observation=observation,
    secret=frozenset({"offer"}),  # P12
)
