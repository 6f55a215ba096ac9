"""The rules that are played with, in lock-step with those of `literal.py`.

At every decision both must name the same player, the same moves and what is activated, and after every move the same
table. Random moves alone seldom lead to forts, full regions or a poor supply: so players have leanings, and many games
begin at crowded tables.
"""

import tomllib
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from random import Random

import pytest
import tomli_w

import regalia
from regalia import games
from regalia.engine.state import State
from regalia.games.tara.data import CardFace, deck
from regalia.games.tara.events import Drew, DrewLot, Hired
from regalia.games.tara.layout import LEVEL_NAMES
from regalia.games.tara.state import TaraState
from regalia.games.tara.table import ACTED
from regalia.games.tara.view import TaraView, view
from regalia.testing.play import deal, pending_seats
from tests.games.tara import literal
from tests.games.tara.literal import (
    CHOOSE_CARDS,
    COLOURS,
    DECK,
    KING,
    POSITIONS,
    REGIONS,
    Over,
    Region,
    Table,
    name,
    named,
)
from tests.games.tara.table import full, state_of
from tests.games.tara.table import table as small_table

TARA = games.find("tara")
MOST_DECISIONS = 400
"""Of one game: then another one begins."""
MOST_LINES = 400
"""Of one action."""
DURING = ("anchoring", "placing", "promoting", "swapping", "lowering")
"""The phases of an action."""
Entries = Mapping[str, Mapping[str, object]]
"""Of a position file."""

# The table


def look(state: State, seat: int | None = None) -> TaraView:
    assert isinstance(state, TaraState)
    return view(state, seat)


def literal_table(state: State) -> Table:
    """The same table for the literal rules, at the beginning of a turn or of a game."""
    seen = look(state)
    table = Table(
        regions={each.name: Region(open=each.status == "open") for each in seen.regions},
        supply=[seat.supply for seat in seen.seats],
        cumals=[seat.cumals for seat in seen.seats],
        kings=[seat.kings for seat in seen.seats],
        prisoners=[list(seat.prisoners) for seat in seen.seats],
        hands=[set() for _ in seen.seats] if seen.phase == "keeping" else hands(state),
        start=seen.start,
        turn=seen.start if seen.turn is None else seen.turn,
        round=seen.round,
        last_round=seen.round_limit,
        third=tomllib.loads(TARA.write_position(state)).get("third"),
        entry=2 if state.t[ACTED] else 0,
    )
    for each in seen.regions:
        region = table.regions[each.name]
        region.stacks = {named(spot.name): list(spot.stack) for spot in each.spots if spot.stack}
        region.king = next((spot.control for spot in each.spots if spot.king), None)
    return table


def hands(state: State) -> list[set[int]]:
    return [{card.number for card in look(state, seat).seats[seat].hand or ()} for seat in range(int(state.seats))]


def real(state: State) -> dict[str, object]:
    """All that both know of the table."""
    seen = look(state)
    stepping = seen.play if seen.phase in ("placing", "promoting") else None
    return {
        "round": seen.round,
        "start": seen.start,
        "supply": [seat.supply for seat in seen.seats],
        "cumals": [seat.cumals for seat in seen.seats],
        "kings": [seat.kings for seat in seen.seats],
        "prisoners": [list(seat.prisoners) for seat in seen.seats],
        "activated": set(stepping.activated) if stepping else set(),
        "open": [each.name for each in seen.regions if each.status == "open"],
        "king pieces": {each.name: spot.control for each in seen.regions for spot in each.spots if spot.king},
        "stacks": {
            f"{each.name}.{spot.name}": list(spot.stack) for each in seen.regions for spot in each.spots if spot.stack
        },
    }


def supposed(table: Table) -> dict[str, object]:
    return {
        "round": table.round,
        "start": table.start,
        "supply": table.supply,
        "cumals": table.cumals,
        "kings": table.kings,
        "prisoners": table.prisoners,
        "activated": set(map(name, table.active)),
        "open": table.open_regions(),
        "king pieces": {where: region.king for where, region in table.regions.items() if region.king is not None},
        "stacks": {
            f"{where}.{name(position)}": stack
            for where, region in table.regions.items()
            for position, stack in region.stacks.items()
        },
    }


# Players with leanings

Leaning = Callable[[Table, int, str], float]
"""How much a seat wants a move."""


def where_of(move: str) -> str:
    return next((where for where in REGIONS if where in move), "")


def spot_of(table: Table, move: str) -> tuple[Region, literal.Position]:
    where, _, position = move.split()[1].partition(".")
    return table.regions[where], named(position)


def any_move(table: Table, seat: int, move: str) -> float:
    return 1


def crowd(table: Table, seat: int, move: str) -> float:
    """All in the region where one has most already, on whatever is not one's own yet."""
    if move.startswith("card"):
        most = max(table.open_regions(), key=lambda where: len(table.regions[where].held(seat)))
        return 30 if where_of(move) == most else 1
    if move.startswith(("place", "promote")):
        region, position = spot_of(table, move)
        return 1 if region.controller(position) == seat else 10
    return 0.2 if move.startswith(("done", "discard", "amnesty")) else 1


def save(table: Table, seat: int, move: str) -> float:
    """Money first; what is bought then is a promotion or an amnesty."""
    if table.cumals[seat] < 6:
        return 9 if move.startswith("discard") else 1
    return 0.1 if move.startswith(("discard", "done")) else 5 if move.startswith(("promote", "amnesty")) else 1


def spend(table: Table, seat: int, move: str) -> float:
    """No money is kept, and no disc."""
    return 0.02 if move.startswith(("discard", "done")) else 6 if move.startswith(("promote", "traitor pay")) else 1


def fortify(table: Table, seat: int, move: str) -> float:
    if move.startswith(("place", "promote")):
        region, position = spot_of(table, move)
        return 20 if region.controller(position) == seat else 2
    return 0.2 if move.startswith(("done", "discard")) else 1


def storm(table: Table, seat: int, move: str) -> float:
    """Against forts, kings and whatever belongs to others."""
    if move.startswith(("place", "promote", "betray")):
        region, position = spot_of(table, move)
        owner = region.controller(position)
        if owner is None or owner == seat:
            return 1
        return 30 if position == KING or position in region.forts(owner) else 8
    return 0.2 if move.startswith(("done", "discard")) else 1


def rise(table: Table, seat: int, move: str) -> float:
    """To the top."""
    if move.startswith("promote"):
        return 10.0 ** spot_of(table, move)[1][0]
    return 0.1 if move.startswith(("done", "discard", "amnesty")) else 1


def swap(table: Table, seat: int, move: str) -> float:
    number = move.split()[1] if move.startswith("card") else "0"
    return 20 if int(number) >= 33 else 0.3 if move.startswith(("amnesty", "done")) else 1


LEANINGS: tuple[Leaning, ...] = (any_move, crowd, save, spend, fortify, storm, rise, swap)


# Crowded tables


def crowded_regions(choices: Random, regions: Sequence[str], left: list[int]) -> Iterator[Entries]:
    """The board and the king pieces, each region with a ruler of its own; `left` are the discs of each seat."""
    crowned: set[int] = set()
    for where in regions:
        ruler = choices.randrange(len(left))
        loyal = choices.choice((0, 0.5, 0.8, 0.95, 1))
        full = choices.choice((0, 0.4, 0.8, 1, 1))
        deep = choices.choice((0, 0.2, 0.5))
        held: Counter[int] = Counter()
        forts: set[int] = set()
        for position in choices.sample(sorted(POSITIONS), len(POSITIONS)):
            owner = ruler if choices.random() < loyal else choices.randrange(len(left))
            whole = held[owner] == len(POSITIONS) - 1  # T29
            if choices.random() > full or left[owner] == 0 or whole:
                continue
            if position == KING:
                if len(left) == 2 or owner in crowned:  # T43, T44
                    continue
                crowned.add(owner)
                if choices.random() < 0.7:
                    held[owner] += 1
                    yield {"kings": {where: COLOURS[owner]}}
                    continue
            held[owner] += 1
            left[owner] -= 1
            stack = [owner]
            while choices.random() < deep + 0.1:
                captive = choices.randrange(len(left))
                fort = stack == [captive]
                if (
                    left[captive] == 0 or stack == [captive] * 2 or (fort and (position == KING or owner in forts))
                ):  # T5
                    break
                if fort:
                    forts.add(owner)
                left[captive] -= 1
                stack.append(captive)
            yield {"board": {where: {name(position): [COLOURS[each] for each in stack]}}}


def crowded(choices: Random) -> State:
    """Somebody's turn in an even round: full regions, deep stacks, few discs in supply, much money or none."""
    seats = choices.choice((2, 3, 3, 4, 4))
    regions = choices.sample(REGIONS, seats)
    left = [20] * seats
    board: dict[str, dict[str, object]] = {}
    kings: dict[str, object] = {}
    for entry in crowded_regions(choices, regions, left):
        kings |= entry.get("kings", {})
        for where, stacks in entry.get("board", {}).items():
            assert isinstance(stacks, dict)
            board.setdefault(where, {}).update(stacks)
    cards = choices.sample(sorted(DECK), len(DECK))
    if choices.random() < 0.3:
        cards.sort(key=lambda number: DECK[number].stone)
    count = choices.randint(1, 3)
    entries: list[dict[str, object]] = []
    for seat in range(seats):
        held = max(0, left[seat - 1] - choices.choice((0, 1, 1, 2, 3, 6, 20)))
        entries.append(
            {
                "cumals": choices.choice((0, 1, 2, 3, 4, 5, 9)),
                "hand": [cards.pop() for _ in range(count)],
                "prisoners": {COLOURS[(seat - 1) % seats]: held},
            }
        )
    start = choices.choice(COLOURS[:seats])
    told: dict[str, object] = {
        "game": "tara",
        "phase": "choosing",
        "round": 2,
        "regions": regions,
        "start": start,
        "actor": start,
        "seat": entries,
        "board": board,
        "kings": kings,
        "discards": cards[: choices.randint(0, len(cards) - 4)],
    }
    if seats == 2:
        told["third"] = choices.choice([where for where in REGIONS if where not in regions])
    state: State = TARA.read_position(tomli_w.dumps(told), "a crowded table")
    state.random = choices.getrandbits(60) + 1
    return state


# In step


class Divergence(AssertionError):
    """Where the two part: the table before the last move as a position file, and what each of them says after it."""


class InStep:
    """A table, twice."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.table = literal_table(state)
        self.rules = literal.game(self.table)
        self.ask = next(self.rules)
        self.before, self.move = state, ""

    def compare(self, who: Sequence[int], expected_who: Sequence[int], moves: Iterable[str]) -> None:
        """Those who decide or have won, their moves, and the table."""
        played, expected = real(self.state), supposed(self.table)
        played["who"], expected["who"] = list(who), list(expected_who)
        played["moves"] = {str(TARA.moves[action]) for seat in who for action in self.state.legal(seat)}
        expected["moves"] = set(moves)
        if played != expected:
            parts = [part for part in played if played[part] != expected[part]]
            told = [f"{part}: played {played[part]}, literal {expected[part]}" for part in parts]
            raise Divergence("\n".join((TARA.write_position(self.before), f"after {self.move}", *told)))

    def agree(self) -> None:
        self.compare(pending_seats(self.state), self.ask[:1], self.ask[1])

    def play(self, move: str) -> bool:
        """By both; whether the game goes on."""
        self.before, self.move = self.state.clone(), move
        self.state.notes = []
        self.state.apply(self.ask[0], TARA.parse(move).action)
        told = [TARA.events.read(note) for note in self.state.notes]
        self.table.turned_up.extend(event.card for event in told if isinstance(event, Drew | DrewLot | Hired))
        try:
            self.ask = self.rules.send(move)
        except Over as over:
            self.compare(look(self.state).winners, over.winners, ())
            return False
        assert not self.table.turned_up
        return True

    def keep_cards(self, choices: Random) -> None:
        """T9, if it is time: the one decision that is not made in step."""
        if self.ask != CHOOSE_CARDS:
            return
        self.state.notes = None
        while look(self.state).phase == "keeping":
            seat = choices.choice(pending_seats(self.state))
            self.state.apply(seat, choices.choice(self.state.legal(seat)))
        self.table.hands = hands(self.state)
        self.ask = next(self.rules)


def play_in_step(state: State, leanings: Sequence[Leaning], choices: Random) -> Counter[str]:
    """A game until it is over, or long enough: how many decisions there were, and in how many each case came up."""
    game = InStep(state)
    met: Counter[str] = Counter()
    going = True
    while going and met["decisions"] < MOST_DECISIONS:
        game.keep_cards(choices)
        game.agree()
        seat, moves = game.ask[0], sorted(game.ask[1])
        move = choices.choices(moves, [leanings[seat](game.table, seat, each) for each in moves])[0]
        going = game.play(move)
        met.update({"decisions", *game.table.met})
        game.table.met.clear()
    return met


def every_line(state: State) -> Iterator[InStep]:
    """All that the next action can become, in step and the short lines first: each table that it leads to, once."""
    lines: deque[tuple[str, ...]] = deque([()])
    known: set[tuple[int, ...]] = set()
    while lines:
        line = lines.popleft()
        game = InStep(state.clone())
        going = True
        for move in line:
            going = game.play(move)
        if going:
            game.agree()
            now = tuple(game.state.snapshot())
            if now not in known and (not line or look(game.state).phase in DURING):
                lines.extend((*line, move) for move in sorted(game.ask[1]))
            known.add(now)
        yield game


# The tests

RULES = [f"T{number}" for number in range(12, 30)]
CASES = (
    "T12 too poor to enter",
    "T12 an entry is paid",
    "T12 a free entry",
    "T14 occupied slots are forbidden",
    "T14 an anchor is not offered",
    "T14 an anchor with fewer empty slots",
    "T15 an occupied slot waits",
    "T15 no disc in supply",
    "T16 laid",
    "T16 captured",
    "T16 freed",
    "T17 broken",
    "T18 fortified",
    "T18 the older fort is lowered",
    "T18 no placing on one's own fort",
    "T19 something must be done",
    "T20 activated without placing",
    "T20 not activated",
    "T20 paid",
    "T20 promoted for nothing",
    "T20 too poor to promote",
    "T21 no disc in supply",
    "T21 one's own fort is no target",
    "T22 activated by itself",
    "T22 a chain",
    "T22 promoted into once",
    "T22 promoted to where one has placed",
    "T24 a new king",
    "T24 a king is overthrown",
    "T24 one's own king is no target",
    "T25 never three on top",
    "T25 within a stack",
    "T26 a fort is lowered",
    "T26 another lowers a fort",
    "T27 two of one's own",
    "T27 a promotion must follow",
    "T28 amnesty",
    "T29 a whole region",
    "T32 betrayed",
    "T32 a fort is betrayed",
    "T39 a garrison",
    "T43 won",
    "T44 a region is won",
)
"""What has to come up, by the words of `Table.met`."""


def begun(number: int) -> tuple[State, list[Leaning], Random]:
    """The table of a number, every other one crowded, and who sits there."""
    choices = Random(f"literal {number}")
    state = crowded(choices) if number % 2 else deal(TARA, 2 + number // 2 % 3, number)
    return state, choices.choices(LEANINGS, k=int(state.seats)), choices


@pytest.mark.many
@pytest.mark.rule(*RULES)
def test_both_play_the_same(request: pytest.FixtureRequest) -> None:
    nightly = request.config.getoption("nightly")
    met: Counter[str] = Counter()
    for number in range(800 if nightly else 48):
        met += play_in_step(*begun(number))
    assert set(met) - {"decisions"} == set(CASES)
    assert {case: met[case] for case in CASES if met[case] < (50 if nightly else 2)} == {}
    assert met["decisions"] > (100_000 if nightly else 5000)


@pytest.mark.rule("T6", "T7")
def test_both_have_the_same_deck() -> None:
    def places(card: CardFace, placement: bool) -> frozenset[literal.Position]:
        return frozenset(
            (LEVEL_NAMES.index(slot.level), slot.column) for slot in card.slots if slot.placement == placement
        )

    assert {card.number: literal.Card(card.cost, places(card, True), places(card, False)) for card in deck()} == DECK


FARMERS = {"F1": "y", "F2": "y", "F3": "y", "F4": "y", "F5": "y"}
SMALL: dict[str, tuple[int, dict[str, str]]] = {
    "an anchor with fewer empty slots": (11, {"F1": "y", "F3": "y"}),
    "one's own beside an empty slot": (11, {"F1": "b", "F3": "b", "F4": "w", "F5": "w"}),
    "one's own where occupied slots are forbidden": (11, {"F1": "b", "F3": "b", "H1": "y"}),
    "an empty slot above one's own": (27, {**FARMERS, "F2": "b", "F3": "b", "H1": "w", "H3": "w", "H4": "w"}),
    "one's own fort": (9, {**FARMERS, "F1": "bb", "F2": "b"}),
    "one's own fort alone": (9, {**FARMERS, "F1": "bb"}),
    "a fort that is lowered beside the new one": (11, {**FARMERS, "F1": "bb", "F2": "b", "F3": "b"}),
    "a fort that is lowered elsewhere": (11, {**FARMERS, "F1": "b", "F2": "b", "H1": "bby", "H2": "b"}),
    "a broken fort beside one's own": (11, {**FARMERS, "F1": "yyw", "F2": "b", "F3": "b"}),
    "a chain to the king": (25, {"W1": "yb", "W2": "b", "W3": "b", "C1": "bb", "C2": "yyb", "K": "wb"}),
    "two rows at once": (29, {**FARMERS, "F1": "b", "F2": "yb", "F3": "b", "H1": "b", "H2": "w", "H3": "w", "H4": "w"}),
    "farmers and a warrior": (31, {**FARMERS, "F2": "b", "W1": "w", "W2": "b", "W3": "b", "H1": "b", "H2": "yy"}),
    "a deserted region": (27, {}),
    "a Stone": (33, {"F1": "bby", "F2": "yb", "F3": "b", "H1": "yyw", "H2": "wb"}),
    "the last position": (11, {**full("b", without=["F1"]), "F1": "y", "F2": "by"}),
    "the last position, and none for the second disc": (11, full("b", without=["F1"])),
    "the whole region of another": (33, {**full("y", without=["F1"]), "F1": "byy", "F2": "yyw", "F3": "yb"}),
}


@pytest.mark.rule(*RULES)
@pytest.mark.parametrize(("cumals", "supply"), [(9, 20), (3, 1), (0, 2)])
@pytest.mark.parametrize("about", SMALL)
def test_every_line_of_a_small_table(about: str, cumals: int, supply: int) -> None:
    card, stacks = SMALL[about]
    prisoners = {1: {"blue": max(0, 20 - "".join(stacks.values()).count("b") - supply)}}
    match = small_table(3, hand=[card], board={"ulster": stacks}, cumals=[cumals, 0, 4], prisoners=prisoners)
    assert len(list(islice(every_line(state_of(match)), MOST_LINES))) > 1


@pytest.mark.rule("X1", "X2", "X3", "X4", "X5")
@pytest.mark.parametrize("number", range(1, 6))
def test_every_line_of_a_worked_example(number: int) -> None:
    assert len(list(islice(every_line(state_of(regalia.scenario("tara", f"x{number}"))), MOST_LINES))) > 1
