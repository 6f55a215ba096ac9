"""A table of Il Principe described in a TOML file -> State, and back.

The decks and the shields not on the map are what is not elsewhere, so the file does not name them.
`seen` is what came into the hands and left them, in order, so that nobody forgets what he could know
of others' cards (P10); without it all cards in hand count as drawn unseen.
"""

from collections import Counter
from typing import Annotated

import msgspec
import tomli_w
from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.game import listed
from regalia.engine.position import Reader
from regalia.engine.state import bits
from regalia.games.principe.data import SEATS, box, draws, laid_out, rounds_fed
from regalia.games.principe.moves import CITY_NAMES, COLOUR_NAMES, REGION_NAMES, ROLE_NAMES
from regalia.games.principe.state import (
    ACTING,
    BIDDING,
    BLUE,
    BUILDING,
    BUILT,
    BY_CITIES,
    BY_DECK,
    CARD_BITS,
    COLOURS,
    DISPLAY,
    DREW,
    FACE_UP,
    GAVE,
    GIVEN_BITS,
    GREEN,
    KIND_BITS,
    LAID,
    MAJOR,
    MINOR,
    MOST_CARDS,
    NOBODY,
    OFFERING,
    OVER,
    PLACING,
    REGIONS,
    ROLE_GOLD,
    SEAT_BITS,
    SHIELDS,
    TURNING,
    WON,
    YELLOW,
    PrincipeState,
    given_of,
)
from regalia.games.principe.view import (
    ENDING_NAMES,
    PHASE_NAMES,
    RANK_NAMES,
    Cards,
    cities_of,
    named,
    roles_of,
    shields_of,
)

PHASES = {name: phase for phase, name in PHASE_NAMES.items()}
PARTS = {OFFERING: (1,), BIDDING: (2, 4), BUILDING: (2,), ACTING: (3,), PLACING: (2, 3, 4), TURNING: (4,), OVER: (1, 4)}
"""The phases of the rulebook in which each of ours can be."""
VERBS = {"draws": DREW, "offers": GAVE, "wins": WON, "lays": LAID, "builds": BUILT}

Number = Annotated[int, msgspec.Meta(ge=0, le=1000)]


class SeatEntry(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    hand: dict[str, Number] = {}
    offered: dict[str, Number] = {}
    up: dict[str, Number] = {}
    down: dict[str, Number] = {}
    gold: Number = 0
    score: Number = 0
    shields: dict[str, Number] = {}
    roles: list[str] = []
    cities: list[str] = []


class AuctionEntry(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    colour: str
    live: list[Number]
    bid: Number = 0
    bidder: Number | None = None


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    game: str
    phase: str
    part: Number
    prince: Number
    display: list[str]
    seat: list[SeatEntry]
    turn: Number | None = None
    round: Number = 2
    last: bool = False
    draw: Number = 5
    pile: dict[str, Number] = {}
    out: dict[str, Number] = {}
    auction: AuctionEntry | None = None
    rank: str | None = None
    shared: bool = False
    city: str | None = None
    to_place: Number = 0
    ending: str = ""
    seen: list[str] = []


def inventory(state: PrincipeState) -> dict[str, int]:
    """Every piece counted wherever it can be. Gold comes from the bank and goes there (P38)."""
    counted = {f"{name} cards": int(state.deck[colour]) for colour, name in enumerate(COLOUR_NAMES)}
    for place in (state.out, state.pile, state.hand, state.offered, state.up, state.down):
        for i, count in enumerate(place):
            counted[f"{COLOUR_NAMES[i % COLOURS]} cards"] += int(count)
    for seat in range(state.seats):
        placed = sum(state.shields[seat * REGIONS : (seat + 1) * REGIONS])
        counted[f"shields of seat {seat}"] = int(state.supply[seat] + placed)
    counted["cities"] = int(state.city_deck) + sum(owner >= FACE_UP for owner in state.owner)
    counted["roles"] = len(state.major) + (len(state.minor) if state.minors else 0)
    return counted


def read_position(text: str, source: str) -> PrincipeState:
    return _Reader(text, source, Position, "principe", SEATS).state()


class _Reader(Reader[Position]):
    def index(self, name: str, names: tuple[str, ...], where: str) -> int:
        self.expect(name in names, f"{where} names {name!r}, expected {listed(names)}")
        return names.index(name)

    def state(self) -> PrincipeState:
        position = self.position
        choices = draws(self.seats, box().players[self.seats])
        self.expect(position.draw in choices, f"draw is {position.draw}, expected {listed(choices)} (P11)")
        self.expect(position.prince < self.seats, f"prince is seat {position.prince}, expected 0 to {self.seats - 1}")
        state = laid_out(self.seats, position.draw)
        state.prince = position.prince
        self.cards(state, position.pile, state.pile, 0, "pile")
        self.cards(state, position.out, state.out, 0, "out")
        for number, entry in enumerate(position.seat):
            self.seat(state, number, entry)
        self.display(state)
        self.round(state)
        self.roles(state)
        self.turn(state)
        self.gold(state)
        self.seen(state)
        return state

    def cards(self, state: PrincipeState, counts: dict[str, int], place: vec[i64], seat: int, where: str) -> None:
        for name, count in counts.items():
            colour = self.index(name, COLOUR_NAMES, where)
            self.expect(
                count <= state.deck[colour],
                f"{where}: with it there are more than the {state.cards_each} {name} cards of the game (P1, P37)",
            )
            state.deck[colour] -= count
            state.deck_size -= count
            place[seat * COLOURS + colour] = count

    def seat(self, state: PrincipeState, seat: int, entry: SeatEntry) -> None:
        where = f"seat {seat}"
        self.cards(state, entry.hand, state.hand, seat, f"{where} hand")
        self.cards(state, entry.offered, state.offered, seat, f"{where} offered")
        self.cards(state, entry.up, state.up, seat, f"{where} up")
        self.cards(state, entry.down, state.down, seat, f"{where} down")
        state.gold[seat] = entry.gold
        state.score[seat] = entry.score
        for name, count in entry.shields.items():
            region = self.index(name, REGION_NAMES, f"{where} shields")
            self.expect(count <= state.supply[seat], f"{where} has more than {SHIELDS} shields on the map (P4)")
            state.supply[seat] -= count
            state.shields[seat * REGIONS + region] = count
        for name in entry.cities:
            city = self.index(name, CITY_NAMES, f"{where} cities")
            self.expect(state.owner[city] < 0, f"{where}: {name} is built twice")
            state.owner[city] = seat
        for name in entry.roles:
            self.role(state, seat, name)

    def role(self, state: PrincipeState, seat: int, name: str) -> None:
        where = f"seat {seat}"
        rank = MINOR if name in ROLE_NAMES[MINOR] else MAJOR
        colour = self.index(name, ROLE_NAMES[rank], f"{where} roles")
        self.expect(rank == MAJOR or state.minors, f"{where} has the {name}: two players have no minor roles (P37)")
        holders, others = (state.major, state.minor) if rank == MAJOR else (state.minor, state.major)
        self.expect(holders[colour] == NOBODY, f"{where}: the {name} is held twice")
        self.expect(others[colour] != seat, f"{where} holds both {COLOUR_NAMES[colour]} roles (P25)")
        holders[colour] = seat

    def display(self, state: PrincipeState) -> None:
        position = self.position
        built = sum(owner >= 0 for owner in state.owner)
        cities = int(state.city_deck)
        self.expect(built <= cities, f"{built} cities are built, expected at most {cities} (P37)")
        being_built = None if position.city is None else self.index(position.city, CITY_NAMES, "city")
        state.city_deck -= built
        self.expect(len(position.display) <= DISPLAY, f"{len(position.display)} cities on display, expected {DISPLAY}")
        for slot, name in enumerate(position.display):
            city = self.index(name, CITY_NAMES, "display")
            self.expect(city not in state.display, f"display names {name} twice")
            state.display[slot] = city
            state.shown += 1
            if city != being_built:
                self.expect(state.owner[city] < 0, f"{name} is on display but built")
                state.owner[city] = FACE_UP
                state.city_deck -= 1
        empty = DISPLAY - state.shown
        self.expect(state.city_deck >= 0, f"{cities - state.city_deck} cities, expected at most {cities} (P37)")
        self.expect(empty == 0 or state.city_deck == 0, f"display has {empty} gaps while cities are left (P24)")

    def round(self, state: PrincipeState) -> None:
        position = self.position
        phase = PHASES[PHASE_NAMES[self.index(position.phase, tuple(PHASE_NAMES.values()), "phase")]]
        parts = PARTS[phase]
        self.expect(
            position.part in parts, f"part is {position.part} in phase {position.phase}, expected {listed(parts)}"
        )
        state.phase = phase
        state.part = position.part
        state.round = position.round
        state.last = position.last
        seats = int(state.seats)
        players = box().players[seats]
        fed = 0 if state.last else rounds_fed(int(state.deck_size), seats * int(state.draw), players.fewest)
        most = players.rounds(seats, int(state.draw)) + (1 if state.last else 0)
        self.expect(position.round >= 1, "round is 0, expected 1 or more")
        self.expect(
            position.round + fed <= most,
            f"round is {position.round} with {state.deck_size} cards in the deck: that makes more than {most} rounds",
        )
        if state.last:
            self.expect(
                state.deck_size < state.fewest,
                f"the round is the last one with {state.deck_size} cards in the deck, expected fewer (P34)",
            )
            self.expect(position.part != 1, "the last round has no phase 1 (P34)")
        if state.round == 1:
            built = any(owner >= 0 for owner in state.owner)
            self.expect(not built and not state.last, "round is 1, but a city is built or the round is the last (P20)")
        offering = phase == OFFERING
        for seat in range(seats):
            down = int(state.cards_in(state.offered, seat))
            self.expect(offering or down == 0, f"seat {seat} has cards face down in phase {position.phase}")
            self.expect(down <= state.offers, f"seat {seat} has offered {down} cards, expected {state.offers} (P12)")
            if offering:
                state.to_offer[seat] = min(int(state.offers) - down, int(state.cards_in(state.hand, seat)))
        auctioning = position.part == 2
        self.expect(auctioning or not any(state.pile), f"cards lie in the pile in part {position.part}")

    def roles(self, state: PrincipeState) -> None:
        position = self.position
        if state.part != 4 or state.phase == OVER:
            self.expect(position.rank is None, f"rank is {position.rank} outside of phase 4")
            self.expect(not position.shared, "shared is true outside of phase 4")
            held = [*state.major, *state.minor]
            self.expect(state.round > 1 or set(held) == {NOBODY}, "roles are held before the first phase 4")
            return
        self.expect(position.rank in RANK_NAMES, f"rank is {position.rank!r} in part 4, expected {listed(RANK_NAMES)}")
        state.rank = RANK_NAMES.index(str(position.rank))
        state.shared = position.shared
        state.colour = {TURNING: GREEN, PLACING: BLUE}.get(int(state.phase), self.auctioned())
        for colour in range(int(state.colour) + 1, COLOURS):
            given = state.major[colour] != NOBODY or state.minor[colour] != NOBODY
            self.expect(not given, f"a {COLOUR_NAMES[colour]} role is held before its colour is reached (P25)")
        self.expect(state.rank == MAJOR or state.minors, "two players have no minor roles (P37)")
        self.expect(state.rank == MAJOR or not state.shared, "a shared lead leaves the minor role on the board (P28)")
        if state.rank == MAJOR:
            self.expect(state.minor[state.colour] == NOBODY, "the minor role is held before the major one (P31)")

    def auctioned(self) -> int:
        return self.index(self.position.auction.colour, COLOUR_NAMES, "auction") if self.position.auction else GREEN

    def turn(self, state: PrincipeState) -> None:
        position = self.position
        phase = state.phase
        self.expect(
            (phase == BIDDING) == (position.auction is not None), f"phase {position.phase} and auction disagree"
        )
        building = phase == PLACING and state.part != 4
        self.expect(building == (position.city is not None), f"phase {position.phase} and city disagree")
        self.expect(phase == PLACING or position.to_place == 0, f"to_place is set in phase {position.phase}")
        self.expect((phase == OVER) == (position.ending != ""), f"phase {position.phase} and ending disagree")
        if phase in (OFFERING, OVER):
            self.expect(position.turn is None, f"turn is {position.turn} in phase {position.phase}, expected none")
            if phase == OFFERING:
                self.expect(state.shown == DISPLAY, f"a round began with {state.shown} cities face up (P33)")
                self.expect(state.pending() != 0, "all offers are made, so phase 1 is over (P12)")
            else:
                self.ending(state)
            return
        self.expect(
            position.turn is not None and position.turn < state.seats,
            f"turn is {position.turn}, expected 0 to {state.seats - 1}",
        )
        state.turn = position.turn or 0
        state.acted = (state.turn - state.prince) % state.seats
        if phase == BIDDING:
            self.auction(state)
        elif phase == BUILDING:
            self.expect(state.round > 1, "building in round 1 (P20)")
        elif phase == PLACING:
            self.placing(state)
        elif phase == TURNING:
            down = state.kinds(state.down, state.turn) - state.has_green_down(state.turn)
            self.expect(down > 0, f"seat {state.turn} has no card to turn up (P32)")
        if phase == BUILDING or (building and state.part == 2):
            self.expect(state.turn == state.prince, f"seat {state.turn} builds, expected the prince (P17)")
        if state.part == 4 and phase != BIDDING:
            holder = (state.major, state.minor)[state.rank][state.colour]
            self.expect(state.turn == holder, f"seat {state.turn} uses a role that it does not hold (P31)")

    def auction(self, state: PrincipeState) -> None:
        entry = self.position.auction
        assert entry is not None
        state.colour = self.auctioned()
        if state.part == 2:
            groups = sorted((int(count), colour) for colour, count in enumerate(state.pile) if count)
            first = groups[0][1] if groups else NOBODY
            self.expect(first == state.colour, f"{entry.colour} is auctioned, which is not the next group (P14)")
            bidders = (1 << state.seats) - 1
        else:
            bidders = self.tied(state)
        live = set(entry.live)
        self.expect(
            len(live) == len(entry.live) and all(seat < state.seats and bidders >> seat & 1 for seat in live),
            f"auction has the bidders {entry.live}, expected different ones who may take part",
        )
        state.live = sum(1 << seat for seat in live)
        self.expect(state.turn in live, f"seat {state.turn} is not in the auction")
        state.bid = entry.bid
        self.expect((entry.bid > 0) == (entry.bidder is not None), f"the bid {entry.bid} and bidder disagree")
        if entry.bidder is None:
            order = [(int(state.prince) + 1 + step) % int(state.seats) for step in range(state.seats)]
            waiting = {seat for seat in order[order.index(int(state.turn)) :] if bidders >> seat & 1}
            self.expect(
                live == waiting, f"auction has the bidders {entry.live} before any bid, expected {waiting} (P15)"
            )
            return
        state.bidder = entry.bidder
        rivals = entry.bidder in live and len(live) > 1 and state.turn != entry.bidder
        self.expect(rivals, f"seat {entry.bidder} has the highest bid and no rival to answer it (P15)")
        self.expect(entry.bid <= state.gold[entry.bidder], f"seat {entry.bidder} has bid more than its gold (P15)")

    def tied(self, state: PrincipeState) -> int:
        """Those who bid for the role at stake: it is not held, and they are tied for it (P27, P28)."""
        if state.rank == MAJOR:
            self.expect(state.major[state.colour] == NOBODY, "a role that is auctioned is held")
            self.expect(state.shared, "a major role is auctioned, but shared is false (P28)")
            bidders = int(state.foremost(NOBODY))
        else:
            self.expect(
                state.minor[state.colour] == NOBODY and state.major[state.colour] != NOBODY,
                "a minor role is auctioned that is held, or before the major one is (P31)",
            )
            bidders = int(state.foremost(state.major[state.colour]))
        self.expect(bits(bidders) > 1, f"the {COLOUR_NAMES[int(state.colour)]} role is auctioned without a tie (P27)")
        return bidders

    def placing(self, state: PrincipeState) -> None:
        position = self.position
        if state.part == 4:
            self.expect(position.to_place == 1, f"to_place is {position.to_place} for a blue role, expected 1 (P3)")
        else:
            state.city = CITY_NAMES.index(str(position.city))
            self.expect(state.round > 1, "building in round 1 (P20)")
            self.expect(state.city in state.display, f"{position.city} is not on display yet (P24)")
            self.expect(state.owner[state.city] == state.turn, f"{position.city} is not built by seat {state.turn}")
            self.expect(bits(state.touching[state.city]) > 1, f"{position.city} leaves no choice of region (P22)")
            self.expect(
                1 <= position.to_place <= state.arms[state.city],
                f"to_place is {position.to_place}, expected 1 to {state.arms[state.city]} (P22)",
            )
        self.expect(
            position.to_place <= state.supply[state.turn], f"seat {state.turn} has too few shields to place (P4)"
        )
        state.to_place = position.to_place

    def ending(self, state: PrincipeState) -> None:
        position = self.position
        state.ended = self.index(position.ending, ENDING_NAMES[1:], "ending") + 1
        self.expect(state.part == (1 if state.ended == BY_CITIES else 4), f"part is {state.part} at the end")
        self.expect(state.last == (state.ended == BY_DECK), "only the last round ends the game by the deck (P34)")
        self.expect(
            (state.shown < DISPLAY) or state.ended == BY_DECK, f"the game ended with {state.shown} cities face up (P33)"
        )
        state.find_winners()

    def gold(self, state: PrincipeState) -> None:
        """No more than the rounds so far can have brought, so that bids stay within bounds."""
        seats = int(state.seats)
        players = box().players[seats]
        fed = 0 if state.last else rounds_fed(int(state.deck_size), seats * int(state.draw), players.fewest)
        most = players.most_gold(seats, int(state.draw)) - fed * (players.gold + ROLE_GOLD)
        for seat in range(seats):
            paid = state.phase == OVER or (state.part == 4 and state.major[YELLOW] == seat)
            limit = most + ROLE_GOLD * (int(paid) + int(state.last) - 1)
            self.expect(
                state.gold[seat] <= limit, f"seat {seat} has {state.gold[seat]} gold, expected at most {limit} (P11)"
            )

    def seen(self, state: PrincipeState) -> None:
        held = [
            int(state.cards_in(state.hand, seat) + state.cards_in(state.offered, seat)) for seat in range(state.seats)
        ]
        if not self.position.seen:
            for seat, count in enumerate(held):
                if count:
                    state.note(DREW, seat, count)
            return
        sizes = [0] * len(held)
        givers = 0
        for number, text in enumerate(self.position.seen, 1):
            where = f"seen {number}, {text!r}"
            words = text.split(" ")
            self.expect(len(words) > 1 and words[1] in VERBS, f"{where}: expected a seat and {listed(list(VERBS))}")
            self.expect(words[0] in [str(seat) for seat in range(len(held))], f"{where}: no such seat")
            seat = int(words[0])
            kind = VERBS[words[1]]
            offers = kind == GAVE and seat == givers
            self.expect(offers or (kind != GAVE and givers == 0), f"{where}: expected the offer of seat {givers} first")
            givers = (givers + 1) % len(held) if offers else 0
            what, change = self.entry(state, seat, kind, words[2:], where)
            state.note(kind, seat, what)
            sizes[seat] += change
            self.expect(sizes[seat] >= 0, f"{where}: there were not as many cards in hand")
        self.expect(givers == 0, f"seen ends before the offer of seat {givers}")
        self.expect(sizes == held, f"seen leaves {sizes} cards in the hands, expected {held}")
        known = vec[i64]([0] * (len(held) * COLOURS))
        true = state.remember(known) and all(
            known[place] <= state.hand[place] + state.offered[place] for place in range(len(known))
        )
        self.expect(true, "seen does not agree with the hands")

    def entry(self, state: PrincipeState, seat: int, kind: int, words: list[str], where: str) -> tuple[int, int]:
        """What an entry of the chronicle is about, and by how much it changes the hand."""
        if kind == GAVE:
            given = Counter(self.index(name, COLOUR_NAMES, where) for name in words)
            self.expect(given.total() <= state.offers, f"{where}: expected at most {state.offers} cards (P12)")
            return sum(count << (colour * GIVEN_BITS) for colour, count in given.items()), -given.total()
        if kind == BUILT:
            self.expect(len(words) == 1, f"{where}: expected one city")
            city = self.index(words[0], CITY_NAMES, where)
            self.expect(state.owner[city] == seat, f"{where}: seat {seat} has not built it")
            return city, -sum(int(state.icons[city * COLOURS + colour]) for colour in range(COLOURS))
        expected = 1 if kind == DREW else 2
        counts = [str(count) for count in range(1, MOST_CARDS * COLOURS + 1)]
        self.expect(len(words) == expected and words[-1] in counts, f"{where}: expected a number of cards at its end")
        count = int(words[-1])
        if kind == DREW:
            return count, count
        self.expect(count <= MOST_CARDS, f"{where}: expected at most {MOST_CARDS} cards (P1)")
        colour = self.index(words[0], COLOUR_NAMES, where)
        return colour << CARD_BITS | count, count if kind == WON else -count


def write_position(state: PrincipeState) -> str:
    phase = int(state.phase)
    building = phase == PLACING and state.part != 4
    roles = state.part == 4 and phase != OVER
    position = Position(
        game="principe",
        phase=PHASE_NAMES[phase],
        part=int(state.part),
        prince=int(state.prince),
        turn=None if phase in (OFFERING, OVER) else int(state.turn),
        round=int(state.round),
        last=state.last,
        draw=int(state.draw),
        display=[CITY_NAMES[int(city)] for city in state.display[: state.shown]],
        pile=named(state.pile),
        out=named(state.out),
        auction=_auction_entry(state) if phase == BIDDING else None,
        rank=RANK_NAMES[int(state.rank)] if roles else None,
        shared=state.shared and roles,
        city=CITY_NAMES[int(state.city)] if building else None,
        to_place=int(state.to_place) if phase == PLACING else 0,
        ending=ENDING_NAMES[int(state.ended)],
        seat=[_seat_entry(state, seat) for seat in range(state.seats)],
        seen=[_seen_entry(int(entry)) for entry in state.chronicle],
    )
    return tomli_w.dumps(msgspec.to_builtins(position))


def _auction_entry(state: PrincipeState) -> AuctionEntry:
    return AuctionEntry(
        colour=COLOUR_NAMES[int(state.colour)],
        live=[seat for seat in range(state.seats) if state.live >> seat & 1],
        bid=int(state.bid),
        bidder=None if state.bidder == NOBODY else int(state.bidder),
    )


def _seat_entry(state: PrincipeState, seat: int) -> SeatEntry:
    def row(cards: vec[i64]) -> Cards:
        return named(cards[seat * COLOURS : (seat + 1) * COLOURS])

    return SeatEntry(
        hand=row(state.hand),
        offered=row(state.offered),
        up=row(state.up),
        down=row(state.down),
        gold=int(state.gold[seat]),
        score=int(state.score[seat]),
        shields=shields_of(state, seat),
        roles=list(roles_of(state, seat)),
        cities=list(cities_of(state, seat)),
    )


def _seen_entry(entry: int) -> str:
    kind = entry & (1 << KIND_BITS) - 1
    seat = entry >> KIND_BITS & (1 << SEAT_BITS) - 1
    what = entry >> KIND_BITS + SEAT_BITS
    verb = next(verb for verb, number in VERBS.items() if number == kind)
    if kind == DREW:
        words = [str(what)]
    elif kind == GAVE:
        words = [name for colour, name in enumerate(COLOUR_NAMES) for _ in range(given_of(what, colour))]
    elif kind == BUILT:
        words = [CITY_NAMES[what]]
    else:
        words = [COLOUR_NAMES[what >> CARD_BITS], str(what & (1 << CARD_BITS) - 1)]
    return " ".join([str(seat), verb, *words])
