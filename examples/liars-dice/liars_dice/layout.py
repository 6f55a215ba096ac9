"""Liar's dice, declared: what stands on the table, who may see it, and which moves there are."""

from typing import Final

from regalia.engine.layout import Bit, Count, Counts, Layout, One, Packing, Pieces, Place, Verb, numbered, seats

SEATS: Final = (2, 3, 4, 5, 6)
MOST_DICE: Final = 5
SEAT = seats(max(SEATS))
FACE = numbered("face", 6)
COUNT = numbered("count", MOST_DICE * max(SEATS))
FACES = Packing("face", FACE, bits=4)

LAYOUT = Layout(
    game="liars-dice",
    title="Liar's dice",
    seats=SEATS,
    round=Place("round", Count(MOST_DICE * max(SEATS), lowest=1), usual=1),
    places=(
        Place("turn", One(SEAT), needed=True, rule="L3"),
        Place("wild", Bit(), rule="L5"),
        Place("bid", Count(len(COUNT.entries)), rule="L3", about="How many dice were bid; 0 before the first bid."),
        Place("face", One(FACE, none=True), says="face that was bid"),
        Place("bidder", One(SEAT, none=True)),
        Place("lost", Count(len(COUNT.entries)), entry="", says="dice lost"),
        Place("dice", Count(MOST_DICE), (SEAT,), rule="L1", about="Of each seat: how many it has left."),
        Place("place", Count(SEAT), (SEAT,), about="Of each seat: in which place it ends, 0 while it plays."),
        Place("hand", Counts(FACES, MOST_DICE), (SEAT,), seen="own", about="Of each seat: its dice, by their faces."),
    ),
    verbs=(Verb("bid", "MAKE_BID", (COUNT, FACE)), Verb("liar", "CALL_LIAR")),
    pieces=(Pieces("dice", None, ("dice",), "lost", rule="L1"),),
)
TURN, WILD, BID, FACE_BID, BIDDER, LOST, DICE, PLACE, HAND = (LAYOUT.offsets[place.name] for place in LAYOUT.places)
"""Where everything stands in the numbers of the table; of what each seat has, its row begins there."""
LIAR: Final = len(COUNT.entries) * len(FACE.entries)
"""The code of the last move. Those of bids rise with the bids: 1 one, 1 two, ..., 30 sixes."""
