"""Tara, Seat of Kings by Alan Paull: four regions, hidden cards, and two crowns to win. Two to four players."""

from itertools import combinations

from regalia.engine.defaults import game
from regalia.engine.features import sentences
from regalia.engine.game import Option, Options
from regalia.engine.weights import kept
from regalia.games.tara.bot import TaraJudge
from regalia.games.tara.data import book, laid_out, next_region
from regalia.games.tara.events import EVENTS, TaraEvent
from regalia.games.tara.layout import COLOURS, FEATURES, REGION_NAMES, SEATS
from regalia.games.tara.outlook import gesture, outlook
from regalia.games.tara.position import TABLE
from regalia.games.tara.state import NONE, TaraState
from regalia.games.tara.table import FIRST_REGIONS, ROUND_LIMIT, THIRD
from regalia.games.tara.view import TaraView, asked, view
from regalia.games.tara.why import why_not

__all__ = ["GAME", "TaraEvent", "TaraView"]

ALL_REGIONS = (1 << len(REGION_NAMES)) - 1
PAIRS = {
    f"{REGION_NAMES[one]}-{REGION_NAMES[other]}": 1 << one | 1 << other for one, other in combinations(range(4), 2)
}
THIRDS = ("next", "last")
ROUND_LIMITS = (6, 10, 20, 0)


def _lay_out(seats: int, options: Options) -> TaraState:
    regions, third = ALL_REGIONS, NONE
    if seats == 3:
        regions &= ~(1 << REGION_NAMES.index(str(options["without"])))
    elif seats == 2:
        regions = PAIRS[str(options["regions"])]
        third = next_region(regions, THIRDS.index(str(options["third"])))
    return laid_out(seats, regions, third, int(options["round_limit"]))


def _options_of(state: TaraState) -> Options:
    regions = int(state.t[FIRST_REGIONS])
    options: dict[str, bool | int | str] = {"round_limit": state.t[ROUND_LIMIT]}
    if state.seats == 3:
        options["without"] = REGION_NAMES[(ALL_REGIONS & ~regions).bit_length() - 1]
    elif state.seats == 2:
        options["regions"] = next(name for name, pair in PAIRS.items() if pair == regions)
        options["third"] = THIRDS[int(state.t[THIRD] != next_region(regions, 0))]
    return options


GAME = game(
    TABLE,
    view,
    EVENTS,
    rules_version=3,
    oldest_rules=2,
    options=(
        Option("regions", choices=tuple(PAIRS), default="connacht-ulster", seats=(2,)),
        Option("third", choices=THIRDS, default="next", seats=(2,)),
        Option("without", choices=REGION_NAMES, default="munster", seats=(3,)),
        Option("round_limit", choices=ROUND_LIMITS, default=0, seats=SEATS),
    ),
    lay_out=_lay_out,
    options_of=_options_of,
    asked=asked,
    why_not=why_not,
    judge=TaraJudge(kept(__name__, SEATS, sentences(FEATURES))),
    features=FEATURES,
    book=book,
    outlook=outlook,
    gesture=gesture,
    colours=dict.fromkeys(SEATS, max(SEATS)),
    colour_words=COLOURS,
    secret=frozenset({"keep"}),  # T8
)
