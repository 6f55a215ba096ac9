"""Liar's dice, the traditional game of hidden dice and bids. Two to six players."""

from liars_dice.layout import SEATS
from liars_dice.state import TABLE, book
from liars_dice.view import EVENTS, asked, view, why_not
from regalia.engine.defaults import game
from regalia.engine.game import Option, who_begins

__all__ = ["GAME"]

GAME = game(
    TABLE,
    view,
    EVENTS,
    options=(Option("wild", choices=(True, False), default=True, seats=SEATS), *who_begins(SEATS)),
    asked=asked,
    why_not=why_not,
    book=book,
)
