"""Il Principe by Emanuele Ornella: auctions, cities and offices in Renaissance Italy. Two to five players."""

from regalia.engine.defaults import game
from regalia.engine.features import sentences
from regalia.engine.game import Option, who_begins
from regalia.engine.weights import kept
from regalia.games.principe.bot import PrincipeJudge
from regalia.games.principe.data import book, box
from regalia.games.principe.events import EVENTS, PrincipeEvent
from regalia.games.principe.layout import FEATURES, SEATS
from regalia.games.principe.outlook import outlook
from regalia.games.principe.position import TABLE
from regalia.games.principe.view import PrincipeView, asked, view
from regalia.games.principe.why import why_not

__all__ = ["GAME", "PrincipeEvent", "PrincipeView"]


def _options() -> tuple[Option, ...]:
    draws = tuple(box().players[max(SEATS)].draw)
    return (
        Option("draw", choices=draws, default=draws[0], seats=(3, 4, 5)),
        *who_begins(SEATS),  # P9
    )


GAME = game(
    TABLE,
    view,
    EVENTS,
    rules_version=2,
    oldest_rules=2,
    options=_options(),
    box_options=_options,
    colours=dict.fromkeys(SEATS, max(SEATS)),
    asked=asked,
    why_not=why_not,
    judge=PrincipeJudge(kept(__name__, SEATS, sentences(FEATURES))),
    features=FEATURES,
    book=book,
    outlook=outlook,
    secret=frozenset({"offer"}),  # P12
)
