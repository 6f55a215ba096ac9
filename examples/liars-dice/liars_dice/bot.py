"""A bot that reckons: it bids what is likeliest to be true, and calls a bid a lie that is less likely than not."""

from math import comb

from mypy_extensions import i64

from liars_dice.layout import BID, DICE, FACES, HAND, LIAR, WILD
from regalia import bots
from regalia.bots.bot import Bot
from regalia.engine.state import State


class Gambler(Bot):
    """It looks at its own dice, at how many the others have, and at the bid."""

    def choose(self, glimpse: State, seat: i64) -> i64:
        legal = glimpse.legal(seat)
        chances = {action: likely(glimpse, seat, action) for action in legal if action != LIAR}
        if glimpse.t[BID] and likely(glimpse, seat, legal[0] - 1 if chances else 6 * glimpse.t[BID] - 1) < 0.5:
            return LIAR
        return max(chances, key=lambda action: (chances[action], action), default=LIAR)


def likely(glimpse: State, seat: int, bid: int) -> float:
    """How likely it is that so many dice show the face."""
    face = bid % 6
    wild = bool(glimpse.t[WILD]) and face > 0
    own = FACES.counted(glimpse.t[HAND + seat])
    needed = bid // 6 + 1 - own.get(str(face + 1), 0) - (own.get("1", 0) if wild else 0)
    others = sum(glimpse.row(DICE, glimpse.seats)) - glimpse.t[DICE + seat]
    hit = (2 if wild else 1) / 6
    enough = range(max(needed, 0), others + 1)
    return sum(comb(others, hits) * hit**hits * (1 - hit) ** (others - hits) for hits in enough)


PLAYER = bots.Player(lambda game: Gambler(), games=("liars-dice",))
