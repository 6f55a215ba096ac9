"""Carolus Magnus by Leo Colovini: castles, courts and an Emperor who decides. Two to four players."""

from regalia.engine.errors import InvalidOption
from regalia.engine.features import sentences, themes
from regalia.engine.game import Game, Option, Options, move_table, who_begins
from regalia.engine.weights import kept
from regalia.games.carolus.bot import CarolusJudge
from regalia.games.carolus.data import book, laid_out
from regalia.games.carolus.events import EVENTS
from regalia.games.carolus.layout import FAMILY_NAMES, FEATURES, LAYOUT, PROVINCE, SEATS
from regalia.games.carolus.position import TABLE
from regalia.games.carolus.state import SCATTERED, CarolusState
from regalia.games.carolus.table import PROVINCES, TEAM_TALK
from regalia.games.carolus.view import asked, view
from regalia.games.carolus.why import why_not

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


def _lay_out(seats: int, options: Options) -> CarolusState:
    state = laid_out(seats)
    state.t[TEAM_TALK] = int(options.get("team_talk", False))
    if options.get("arranged"):
        state.arrange(*arrangement(str(options["arranged"])))
    return state


def _options_of(state: CarolusState) -> Options:
    return {"team_talk": bool(state.t[TEAM_TALK])} if state.seats == 4 else {}


GAME = Game(
    name="carolus",
    rules_version=2,
    seats=SEATS,
    options=(
        Option("team_talk", choices=(False, True), default=False, seats=(4,)),
        *who_begins(SEATS),  # C8
        Option("arranged", choices=("",), default="", seats=SEATS, set_up=True, reads=arrangement),  # C6
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
    judge=CarolusJudge(kept(__name__, SEATS, sentences(FEATURES))),
    themes=themes(FEATURES),
    observation=LAYOUT.names,
    all_open=True,  # C13
    talk="team_talk",  # C9
    colours={2: 3, 3: 3},  # with four, teams keep their two
)
