"""Carolus Magnus by Leo Colovini: castles, courts and an Emperor who decides. Two to four players."""

from regalia.engine.defaults import game
from regalia.engine.errors import InvalidOption
from regalia.engine.features import sentences
from regalia.engine.game import Option, Options, who_begins
from regalia.engine.weights import kept
from regalia.games.carolus.bot import CarolusJudge
from regalia.games.carolus.data import book
from regalia.games.carolus.events import EVENTS, CarolusEvent
from regalia.games.carolus.layout import FAMILY_NAMES, FEATURES, PROVINCE, SEATS
from regalia.games.carolus.position import TABLE
from regalia.games.carolus.state import SCATTERED, CarolusState
from regalia.games.carolus.table import PROVINCES
from regalia.games.carolus.view import CarolusView, asked, view
from regalia.games.carolus.why import why_not

__all__ = ["GAME", "CarolusEvent", "CarolusView"]

LETTERS = "".join(name[0] for name in FAMILY_NAMES)
"""Of the families, in an arrangement."""


def arrangement(text: str) -> tuple[list[int], int]:
    """C6, by hand: of each province the family of its knight, and the Emperor's province, from `rbgypprbgyrbgyp 7`."""
    letters, _, emperor = text.partition(" ")
    families = [LETTERS.find(letter) for letter in letters.lower()]
    if sorted(families) != sorted(SCATTERED * list(range(len(FAMILY_NAMES)))):
        wanted = f"{PROVINCES} letters for the provinces in order, {SCATTERED} each of {', '.join(LETTERS)}"
        raise InvalidOption(f"option 'arranged' of carolus has {letters!r}, expected {wanted} (C6)")
    if emperor not in PROVINCE.entries:
        raise InvalidOption(
            f"option 'arranged' of carolus has the Emperor on {emperor!r}, expected 1 to {PROVINCES} (C6)"
        )
    return families, int(emperor) - 1


def arrange(state: CarolusState, options: Options) -> None:
    """The knights and the Emperor, where they were laid out by hand."""
    if options.get("arranged"):
        state.arrange(*arrangement(str(options["arranged"])))


GAME = game(
    TABLE,
    view,
    EVENTS,
    rules_version=2,
    oldest_rules=2,
    options=(
        Option("team_talk", choices=(False, True), default=False, seats=(4,)),
        *who_begins(SEATS),  # C8
        Option("arranged", choices=("",), default="", seats=SEATS, set_up=True, reads=arrangement),  # C6
    ),
    arrange=arrange,
    asked=asked,
    why_not=why_not,
    judge=CarolusJudge(kept(__name__, SEATS, sentences(FEATURES))),
    features=FEATURES,
    book=book,
    all_open=True,  # C13
    talk="team_talk",  # C9
    colours={2: 3, 3: 3},  # with four, teams keep their two
)
