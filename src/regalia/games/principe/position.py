"""What a position file of Il Principe says of cities and turns, and what can be wrong with a table.

The deck is all cards that the file does not name. The cities in the deck, the offers still to be made and the winners
follow from the rest.
"""

from collections import Counter
from collections.abc import Iterator

from regalia.engine.declared import Declared, Reader, Section
from regalia.engine.events import set_bits
from regalia.engine.game import listed
from regalia.engine.state import bits, lowest
from regalia.games.principe import seen, table
from regalia.games.principe.cards import NOT_GREEN, total
from regalia.games.principe.data import Players, box, laid_out, rounds_fed
from regalia.games.principe.layout import (
    CITY_NAMES,
    COLOUR_NAMES,
    ENDING_NAMES,
    LAYOUT,
    PHASE_NAMES,
    RANK_NAMES,
    ROLE_NAMES,
)
from regalia.games.principe.state import NOBODY, PrincipeState

PARTS = {
    table.OFFERING: (1,),
    table.BIDDING: (2, 4),
    table.BUILDING: (2,),
    table.ACTING: (3,),
    table.PLACING: (2, 3, 4),
    table.TURNING: (4,),
    table.OVER: (1, 4),
}
"""The phases of the rulebook in which each of ours can be."""


# Sections of the file


def _read_turn(reader: Reader[PrincipeState], state: PrincipeState, turn: int | None) -> None:
    phase = state.t[table.PHASE]
    if phase in (table.OFFERING, table.OVER):
        reader.expect(turn is None, f"turn is {turn} in phase {PHASE_NAMES[phase]}, expected none")
        return
    reader.expect(turn in range(reader.seats), f"turn is {turn}, expected 0 to {reader.seats - 1}")
    state.t[table.WAITING] = 1 << (turn or 0)


def _written_turn(state: PrincipeState) -> object:
    none = state.t[table.PHASE] in (table.OFFERING, table.OVER)
    return None if none else int(lowest(state.t[table.WAITING]))


# What follows from the rest


def _players(state: PrincipeState) -> Players:
    return box().players[int(state.seats)]


def _displayed(state: PrincipeState) -> list[int]:
    return state.row(table.DISPLAY, state.t[table.SHOWN])


def _built(state: PrincipeState) -> list[int]:
    return [city for seat in range(state.seats) for city in set_bits(state.t[table.BUILT + seat])]


def _settle(state: PrincipeState) -> None:
    t = state.t
    phase, roles = t[table.PHASE], t[table.STAGE] == 4
    t[table.DECK_SIZE] = total(t[table.DECK])
    seen_cities = {*_built(state), *_displayed(state)}
    t[table.UNSEEN] = table.ALL_CITIES & ~sum(1 << city for city in seen_cities)
    t[table.CITY_DECK] = _players(state).cities - len(seen_cities)
    if phase != table.BIDDING:
        t[table.COLOUR] = table.BLUE if phase == table.PLACING and roles else table.GREEN
    offers = state.box[table.OFFERS]
    for seat in range(state.seats):
        left = min(offers - total(t[table.OFFERED + seat]), total(t[table.HAND + seat]))
        t[table.TO_OFFER + seat] = max(0, left) if phase == table.OFFERING else 0
    if phase in (table.OFFERING, table.OVER):
        t[table.WAITING] = sum(1 << seat for seat in range(state.seats) if t[table.TO_OFFER + seat])
    t[table.WINNERS] = state.winners() if phase == table.OVER else 0


def _fed(state: PrincipeState) -> int:
    """How many rounds with an income can still come."""
    if state.t[table.FINAL_ROUND]:
        return 0
    return rounds_fed(total(state.t[table.DECK]), state.seats * state.t[table.DRAW], _players(state).fewest)


# What the rules say against a table


def _troubles(state: PrincipeState) -> Iterator[str]:
    for troubles in (_of_cities, _of_the_round, _of_offers, _of_roles, _of_the_turn, _of_the_end, _of_gold):
        yield from troubles(state)
    yield from seen.troubles(state)


def _of_cities(state: PrincipeState) -> Iterator[str]:
    """One whose shields are being placed is built and still on display."""
    t = state.t
    displayed, cities = _displayed(state), _players(state).cities
    turned_up = Counter([*_built(state), *(city for city in displayed if city != t[table.CITY])])
    for city, count in turned_up.items():
        if count > 1:
            yield f"{CITY_NAMES[city]} is built or on display {count} times"
    if len(turned_up) > cities:
        yield f"{len(turned_up)} cities are turned up, expected at most {cities} (P37)"
    if NOBODY in displayed:
        yield "display has a gap between cities (P24)"
    gaps = table.DISPLAYED - len(displayed)
    if gaps and len(turned_up) < cities:
        yield f"display has {gaps} gaps while cities are left (P24)"


def _of_the_round(state: PrincipeState) -> Iterator[str]:
    t = state.t
    phase, part, last = t[table.PHASE], t[table.STAGE], bool(t[table.FINAL_ROUND])
    players = _players(state)
    if t[table.DRAW] not in players.draw:
        yield f"draw is {t[table.DRAW]}, expected {listed(players.draw)} (P11)"
    if part not in PARTS[phase]:
        yield f"part is {part} in phase {PHASE_NAMES[phase]}, expected {listed(PARTS[phase])}"
    deck = int(total(t[table.DECK]))
    most = players.rounds(int(state.seats), t[table.DRAW]) + last
    if state.round + _fed(state) > most:
        yield f"round is {state.round} with {deck} cards in the deck: that makes more than {most} rounds"
    if last and deck >= players.fewest:
        yield f"the round is the last one with {deck} cards in the deck, expected fewer (P34)"
    if last and part == 1:
        yield "the last round has no phase 1 (P34)"
    if state.round == 1 and (last or _built(state)):
        yield "round is 1, but a city is built or the round is the last (P20)"
    if part != 2 and t[table.PILE]:
        yield f"cards lie in the pile in part {part}"


def _of_offers(state: PrincipeState) -> Iterator[str]:
    t = state.t
    offering, offers = t[table.PHASE] == table.OFFERING, state.box[table.OFFERS]
    to_offer = 0
    for seat in range(state.seats):
        down = int(total(t[table.OFFERED + seat]))
        if down > offers:
            yield f"seat {seat} has offered {down} cards, expected {offers} (P12)"
        if down < offers:
            to_offer += total(t[table.HAND + seat])
    if offering and len(_displayed(state)) < table.DISPLAYED:
        yield f"a round began with {len(_displayed(state))} cities face up (P33)"
    if offering and not to_offer:
        yield "all offers are made, so phase 1 is over (P12)"


def _of_roles(state: PrincipeState) -> Iterator[str]:
    """Who holds a role, and which one is at stake."""
    t = state.t
    holders = state.row(table.HOLDER, table.ROLES)
    majors, minors = holders[: table.MINOR_ROLES], holders[table.MINOR_ROLES :]
    for colour, name in enumerate(COLOUR_NAMES):
        if minors[colour] != NOBODY and not state.box[table.MINORS]:
            role = ROLE_NAMES[table.MINOR_ROLES + colour]
            yield f"seat {minors[colour]} has the {role}: two players have no minor roles (P37)"
        if minors[colour] == majors[colour] != NOBODY:
            yield f"seat {majors[colour]} holds both {name} roles (P25)"
    minor, shared, stake = t[table.RANK] == table.MINOR, t[table.SHARED], t[table.COLOUR]
    if t[table.STAGE] != 4 or t[table.PHASE] == table.OVER:
        if minor:
            yield f"rank is {RANK_NAMES[t[table.RANK]]} outside of phase 4"
        if shared:
            yield "shared is true outside of phase 4"
        if state.round == 1 and set(holders) != {NOBODY}:
            yield "roles are held before the first phase 4"
        return
    for colour in range(stake + 1, table.COLOURS):
        if majors[colour] != NOBODY or minors[colour] != NOBODY:
            yield f"a {COLOUR_NAMES[colour]} role is held before its colour is reached (P25)"
    if minor and not state.box[table.MINORS]:
        yield "two players have no minor roles (P37)"
    if minor and shared:
        yield "a shared lead leaves the minor role on the board (P28)"
    if not minor and minors[stake] != NOBODY:
        yield "the minor role is held before the major one (P31)"


def _of_the_turn(state: PrincipeState) -> Iterator[str]:
    t = state.t
    phase, part, waiting = t[table.PHASE], t[table.STAGE], set_bits(t[table.WAITING])
    building = phase == table.PLACING and part != 4
    if building != (t[table.CITY] != NOBODY):
        yield f"city disagrees with phase {PHASE_NAMES[phase]} in part {part}"
    if phase in (table.OFFERING, table.OVER):
        return
    if len(waiting) != 1:
        yield f"{len(waiting)} seats have the turn, expected one"
    turn = waiting[0]
    if phase == table.BIDDING:
        yield from _of_the_auction(state, turn)
    elif phase == table.BUILDING and state.round == 1:
        yield "building in round 1 (P20)"
    elif phase == table.PLACING:
        yield from _of_shields(state, turn)
    elif phase == table.TURNING and t[table.TURNED + turn] & NOT_GREEN == 0:
        yield f"seat {turn} has no card to turn up (P32)"
    if (phase == table.BUILDING or (building and part == 2)) and turn != t[table.PRINCE]:
        yield f"seat {turn} builds, expected the prince (P17)"
    if part == 4 and phase != table.BIDDING and turn != t[table.HOLDER + state.role_at_stake(t)]:
        yield f"seat {turn} uses a role that it does not hold (P31)"


def _of_the_auction(state: PrincipeState, turn: int) -> Iterator[str]:
    t = state.t
    live, bid, bidder = set_bits(t[table.BIDDERS]), t[table.HIGHEST], t[table.BIDDER]
    colour = t[table.COLOUR]
    if t[table.STAGE] == 2:
        counts = [int(table.count_of(t[table.PILE], each)) for each in range(table.COLOURS)]
        if counts[colour] == 0 or colour != counts.index(min(count for count in counts if count)):
            yield f"{COLOUR_NAMES[colour]} is auctioned, which is not the next group (P14)"
        bidders = list(range(state.seats))
    else:
        yield from _of_the_role_auctioned(state)
        bidders = list(set_bits(_tied(state)))
    if not set(live) <= set(bidders):
        yield f"auction has the bidders {list(live)}, expected different ones who may take part"
    if turn not in live:
        yield f"seat {turn} is not in the auction"
    if (bid > 0) != (bidder != NOBODY):
        yield f"the bid {bid} and bidder disagree"
    if bidder == NOBODY:
        order = [(t[table.PRINCE] + 1 + step) % int(state.seats) for step in range(state.seats)]
        waiting = {seat for seat in order[order.index(turn) :] if seat in bidders}
        if set(live) != waiting:
            yield f"auction has the bidders {list(live)} before any bid, expected {waiting} (P15)"
        return
    if bidder not in live or len(live) == 1 or turn == bidder:
        yield f"seat {bidder} has the highest bid and no rival to answer it (P15)"
    if bid > t[table.GOLD + bidder]:
        yield f"seat {bidder} has bid more than its gold (P15)"


def _tied(state: PrincipeState) -> int:
    """P27, P28: bit mask of those who are tied for the role at stake."""
    t = state.t
    left_out = NOBODY if t[table.RANK] == table.MAJOR else t[table.HOLDER + t[table.COLOUR]]
    return int(state.foremost(t, t[table.COLOUR], left_out))


def _of_the_role_auctioned(state: PrincipeState) -> Iterator[str]:
    t = state.t
    if t[table.HOLDER + state.role_at_stake(t)] != NOBODY:
        yield "a role that is auctioned is held"
    if t[table.RANK] == table.MAJOR and not t[table.SHARED]:
        yield "a major role is auctioned, but shared is false (P28)"
    if t[table.RANK] == table.MINOR and t[table.HOLDER + t[table.COLOUR]] == NOBODY:
        yield "a minor role is auctioned before the major one is held (P31)"
    if bits(_tied(state)) < 2:
        yield f"the {COLOUR_NAMES[t[table.COLOUR]]} role is auctioned without a tie (P27)"


def _of_shields(state: PrincipeState, turn: int) -> Iterator[str]:
    t = state.t
    to_place, city = t[table.TO_PLACE], t[table.CITY]
    if t[table.STAGE] == 4:
        if to_place != 1:
            yield f"to_place is {to_place} for a blue role, expected 1 (P3)"
    else:
        name, arms = CITY_NAMES[city], state.box[table.ARMS + city]
        if city not in _displayed(state):
            yield f"{name} is not on display yet (P24)"
        if not t[table.BUILT + turn] >> city & 1:
            yield f"{name} is not built by seat {turn}"
        if bits(state.box[table.TOUCHING + city]) < 2:
            yield f"{name} leaves no choice of region (P22)"
        if not 1 <= to_place <= arms:
            yield f"to_place is {to_place}, expected 1 to {arms} (P22)"
    if to_place > t[table.SUPPLY + turn]:
        yield f"seat {turn} has too few shields to place (P4)"


def _of_the_end(state: PrincipeState) -> Iterator[str]:
    t = state.t
    ending = ENDING_NAMES[t[table.ENDED]]
    if not ending:
        return
    if t[table.STAGE] != (1 if ending == "cities" else 4):
        yield f"part is {t[table.STAGE]} at the end"
    if bool(t[table.FINAL_ROUND]) != (ending == "deck"):
        yield "only the last round ends the game by the deck (P34)"
    if ending == "cities" and len(_displayed(state)) == table.DISPLAYED:
        yield f"the game ended with {table.DISPLAYED} cities face up (P33)"


def _of_gold(state: PrincipeState) -> Iterator[str]:
    """No more than the rounds so far can have brought, so that bids stay within bounds."""
    t = state.t
    players = _players(state)
    brought = players.gold + int(table.ROLE_GOLD)
    most = players.most_gold(int(state.seats), t[table.DRAW]) - _fed(state) * brought
    for seat in range(state.seats):
        paid = t[table.PHASE] == table.OVER or (t[table.STAGE] == 4 and t[table.HOLDER + table.YELLOW] == seat)
        limit = most + int(table.ROLE_GOLD) * (int(paid) + t[table.FINAL_ROUND] - 1)
        if t[table.GOLD + seat] > limit:
            yield f"seat {seat} has {t[table.GOLD + seat]} gold, expected at most {limit} (P11)"


def _cities_counted(state: PrincipeState) -> dict[str, int]:
    """A city whose shields are being placed is built, and on display still."""
    t = state.t
    turned_up = len({*_built(state), *_displayed(state)})
    return {"cities": t[table.CITY_DECK] + turned_up, "cities and unseen ones": int(bits(t[table.UNSEEN])) + turned_up}


TABLE = Declared(
    LAYOUT,
    laid_out,
    _troubles,
    _settle,
    {
        "turn": Section(int, _read_turn, _written_turn),
        "seen": Section(list[str], seen.read, seen.written),
    },
    also_counted=_cities_counted,
)
