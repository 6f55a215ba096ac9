"""A table of Il Principe described in a TOML file -> State, and back.

The decks and the shields not on the map are what is not elsewhere, so the file does not name them.
`seen` is what came into the hands and left them, so that nobody forgets what they could know of others' cards (P10);
without it all cards in hand count as drawn unseen. It is read in any order in which it can have happened, and
written as the table keeps it: of what left a hand openly between two offers, only how much.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Annotated

import msgspec

from regalia.engine.events import set_bits
from regalia.engine.game import listed
from regalia.engine.position import PositionReader, written
from regalia.engine.state import bits, lowest
from regalia.games.principe import state as at
from regalia.games.principe.data import SEATS, box, laid_out, rounds_fed
from regalia.games.principe.moves import CITY_NAMES, COLOUR_NAMES, REGION_NAMES, ROLE_NAMES
from regalia.games.principe.state import PrincipeState, count_of, known_after, moved_after, total
from regalia.games.principe.view import ENDING_NAMES, PHASE_NAMES, RANK_NAMES, cities_of, named, roles_of, shields_of

PARTS = {
    at.OFFERING: (1,),
    at.BIDDING: (2, 4),
    at.BUILDING: (2,),
    at.ACTING: (3,),
    at.PLACING: (2, 3, 4),
    at.TURNING: (4,),
    at.OVER: (1, 4),
}
"""The phases of the rulebook in which each of ours can be."""
VERBS = ("draws", "offers", "wins", "lays", "builds")

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
    """Files of when five were usual do not say it."""
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
    t = state.t
    counted = dict.fromkeys((f"{name} cards" for name in COLOUR_NAMES), 0)
    packed = [t[at.DECK], t[at.REMOVED], t[at.PILE]]
    for first in (at.HAND, at.OFFERED, at.OPEN, at.TURNED):
        packed += state.row(first, state.seats)
    for cards in packed:
        for name, count in named(cards).items():
            counted[f"{name} cards"] += count
    for seat in range(state.seats):
        counted[f"shields of seat {seat}"] = t[at.SUPPLY + seat] + sum(shields_of(state, seat).values())
    built = sum(len(cities_of(state, seat)) for seat in range(state.seats))
    being_built = int(t[at.CITY] != at.NOBODY)  # on display still
    counted["cities"] = t[at.CITY_DECK] + t[at.SHOWN] + built - being_built
    counted["cities and unseen ones"] = int(bits(t[at.UNSEEN])) + t[at.SHOWN] + built - being_built
    return counted


def read_position(text: str, source: str) -> PrincipeState:
    return _Reader(text, source, Position, "principe", SEATS).state()


class _Reader(PositionReader[Position]):
    def state(self) -> PrincipeState:
        position = self.position
        choices = box().players[self.seats].draw
        self.expect(position.draw in choices, f"draw is {position.draw}, expected {listed(choices)} (P11)")
        self.expect(position.prince < self.seats, f"prince is seat {position.prince}, expected 0 to {self.seats - 1}")
        state = laid_out(self.seats, position.draw)
        state.t[at.PRINCE] = position.prince
        self.cards(state, position.pile, at.PILE, "pile")
        self.cards(state, position.out, at.REMOVED, "out")
        for number, entry in enumerate(position.seat):
            self.seat(state, number, entry)
        self.display(state)
        self.round(state)
        self.roles(state)
        self.turn(state)
        self.gold(state)
        self.seen(state)
        return state

    def cards(self, state: PrincipeState, counts: dict[str, int], place: int, where: str) -> None:
        t = state.t
        for name, count in counts.items():
            colour = self.index(name, COLOUR_NAMES, f"{where} names")
            self.expect(
                count <= count_of(t[at.DECK], colour),
                f"{where}: with it there are more than the {state.box[at.CARDS_EACH]} {name} cards there are (P1, P37)",
            )
            t[at.DECK] -= count << colour * int(at.CARD_BITS)
            t[at.DECK_SIZE] -= count
            t[place] += count << colour * int(at.CARD_BITS)

    def seat(self, state: PrincipeState, seat: int, entry: SeatEntry) -> None:
        t = state.t
        where = f"seat {seat}"
        self.cards(state, entry.hand, at.HAND + seat, f"{where} hand")
        self.cards(state, entry.offered, at.OFFERED + seat, f"{where} offered")
        self.cards(state, entry.up, at.OPEN + seat, f"{where} up")
        self.cards(state, entry.down, at.TURNED + seat, f"{where} down")
        t[at.GOLD + seat] = entry.gold
        t[at.SCORE + seat] = entry.score
        for name, count in entry.shields.items():
            region = self.index(name, REGION_NAMES, f"{where} shields names")
            self.expect(count <= t[at.SUPPLY + seat], f"{where} has more than {at.SHIELDS} shields on the map (P4)")
            t[at.SUPPLY + seat] -= count
            t[at.PLACED + seat] += count << region * int(at.SHIELD_BITS)
        for name in entry.cities:
            city = self.index(name, CITY_NAMES, f"{where} cities names")
            self.expect(bool(t[at.UNSEEN] >> city & 1), f"{where}: {name} is built twice")
            t[at.BUILT + seat] |= 1 << city
            t[at.UNSEEN] &= ~(1 << city)
        for name in entry.roles:
            self.role(state, seat, name)

    def role(self, state: PrincipeState, seat: int, name: str) -> None:
        where = f"seat {seat}"
        rank, colour = divmod(self.index(name, ROLE_NAMES, f"{where} roles names"), int(at.COLOURS))
        allowed = rank == at.MAJOR or bool(state.box[at.MINORS])
        self.expect(allowed, f"{where} has the {name}: two players have no minor roles (P37)")
        holders, others = (at.MAJORS, at.MINOR_HOLDERS) if rank == at.MAJOR else (at.MINOR_HOLDERS, at.MAJORS)
        self.expect(state.t[holders + colour] == at.NOBODY, f"{where}: the {name} is held twice")
        self.expect(state.t[others + colour] != seat, f"{where} holds both {COLOUR_NAMES[colour]} roles (P25)")
        state.t[holders + colour] = seat

    def display(self, state: PrincipeState) -> None:
        position = self.position
        t = state.t
        built = int(at.CITIES - bits(t[at.UNSEEN]))
        cities = t[at.CITY_DECK]
        self.expect(built <= cities, f"{built} cities are built, expected at most {cities} (P37)")
        being_built = at.NOBODY if position.city is None else self.index(position.city, CITY_NAMES, "city names")
        t[at.CITY_DECK] -= built
        displayed = len(position.display)
        self.expect(displayed <= at.DISPLAYED, f"{displayed} cities on display, expected {at.DISPLAYED}")
        for slot, name in enumerate(position.display):
            city = self.index(name, CITY_NAMES, "display names")
            self.expect(city not in state.row(at.DISPLAY, at.DISPLAYED), f"display names {name} twice")
            t[at.DISPLAY + slot] = city
            t[at.SHOWN] += 1
            if city != being_built:
                self.expect(bool(t[at.UNSEEN] >> city & 1), f"{name} is on display but built")
                t[at.UNSEEN] &= ~(1 << city)
                t[at.CITY_DECK] -= 1
        empty = at.DISPLAYED - t[at.SHOWN]
        self.expect(t[at.CITY_DECK] >= 0, f"{cities - t[at.CITY_DECK]} cities, expected at most {cities} (P37)")
        self.expect(empty == 0 or t[at.CITY_DECK] == 0, f"display has {empty} gaps while cities are left (P24)")

    def fed(self, state: PrincipeState) -> int:
        """How many rounds with an income can still come."""
        if state.t[at.FINAL_ROUND]:
            return 0
        drawn = self.seats * self.position.draw
        return rounds_fed(state.t[at.DECK_SIZE], drawn, box().players[self.seats].fewest)

    def round(self, state: PrincipeState) -> None:
        position = self.position
        t = state.t
        phase = self.index(position.phase, PHASE_NAMES, "phase names")
        parts = PARTS[phase]
        self.expect(
            position.part in parts, f"part is {position.part} in phase {position.phase}, expected {listed(parts)}"
        )
        t[at.PHASE] = phase
        t[at.STAGE] = position.part
        state.round = position.round
        t[at.FINAL_ROUND] = int(position.last)
        most = box().players[self.seats].rounds(self.seats, position.draw) + int(position.last)
        self.expect(position.round >= 1, "round is 0, expected 1 or more")
        self.expect(
            position.round + self.fed(state) <= most,
            f"round is {position.round} with {t[at.DECK_SIZE]} cards in the deck: that makes more than {most} rounds",
        )
        if position.last:
            self.expect(
                t[at.DECK_SIZE] < state.box[at.FEWEST],
                f"the round is the last one with {t[at.DECK_SIZE]} cards in the deck, expected fewer (P34)",
            )
            self.expect(position.part != 1, "the last round has no phase 1 (P34)")
        if position.round == 1:
            built = any(state.row(at.BUILT, state.seats))
            self.expect(
                not built and not position.last, "round is 1, but a city is built or the round is the last (P20)"
            )
        offering = phase == at.OFFERING
        for seat in range(self.seats):
            down = int(total(t[at.OFFERED + seat]))
            self.expect(offering or down == 0, f"seat {seat} has cards face down in phase {position.phase}")
            self.expect(
                down <= state.box[at.OFFERS],
                f"seat {seat} has offered {down} cards, expected {state.box[at.OFFERS]} (P12)",
            )
            if offering:
                t[at.TO_OFFER + seat] = min(state.box[at.OFFERS] - down, int(total(t[at.HAND + seat])))
                t[at.WAITING] |= int(t[at.TO_OFFER + seat] > 0) << seat
        auctioning = position.part == 2
        self.expect(auctioning or t[at.PILE] == 0, f"cards lie in the pile in part {position.part}")

    def roles(self, state: PrincipeState) -> None:
        position = self.position
        t = state.t
        if t[at.STAGE] != 4 or t[at.PHASE] == at.OVER:
            self.expect(position.rank is None, f"rank is {position.rank} outside of phase 4")
            self.expect(not position.shared, "shared is true outside of phase 4")
            held = {*state.row(at.MAJORS, at.COLOURS), *state.row(at.MINOR_HOLDERS, at.COLOURS)}
            self.expect(state.round > 1 or held == {at.NOBODY}, "roles are held before the first phase 4")
            return
        self.expect(position.rank in RANK_NAMES, f"rank is {position.rank!r} in part 4, expected {listed(RANK_NAMES)}")
        rank = self.index(str(position.rank), RANK_NAMES, "rank names")
        t[at.RANK] = rank
        t[at.SHARED] = int(position.shared)
        t[at.COLOUR] = {at.TURNING: at.GREEN, at.PLACING: at.BLUE}.get(t[at.PHASE], self.auctioned())
        for colour in range(t[at.COLOUR] + 1, at.COLOURS):
            given = t[at.MAJORS + colour] != at.NOBODY or t[at.MINOR_HOLDERS + colour] != at.NOBODY
            self.expect(not given, f"a {COLOUR_NAMES[colour]} role is held before its colour is reached (P25)")
        self.expect(rank == at.MAJOR or bool(state.box[at.MINORS]), "two players have no minor roles (P37)")
        self.expect(rank == at.MAJOR or not position.shared, "a shared lead leaves the minor role on the board (P28)")
        if rank == at.MAJOR:
            before = t[at.MINOR_HOLDERS + t[at.COLOUR]] == at.NOBODY
            self.expect(before, "the minor role is held before the major one (P31)")

    def auctioned(self) -> int:
        return (
            self.index(self.position.auction.colour, COLOUR_NAMES, "auction names")
            if self.position.auction
            else at.GREEN
        )

    def turn(self, state: PrincipeState) -> None:
        position = self.position
        t = state.t
        phase = t[at.PHASE]
        self.expect(
            (phase == at.BIDDING) == (position.auction is not None), f"phase {position.phase} and auction disagree"
        )
        building = phase == at.PLACING and t[at.STAGE] != 4
        self.expect(building == (position.city is not None), f"phase {position.phase} and city disagree")
        self.expect(phase == at.PLACING or position.to_place == 0, f"to_place is set in phase {position.phase}")
        self.expect((phase == at.OVER) == (position.ending != ""), f"phase {position.phase} and ending disagree")
        if phase in (at.OFFERING, at.OVER):
            self.expect(position.turn is None, f"turn is {position.turn} in phase {position.phase}, expected none")
            if phase == at.OFFERING:
                self.expect(t[at.SHOWN] == at.DISPLAYED, f"a round began with {t[at.SHOWN]} cities face up (P33)")
                self.expect(t[at.WAITING] != 0, "all offers are made, so phase 1 is over (P12)")
            else:
                self.ending(state)
            return
        turn = at.NOBODY if position.turn is None else position.turn
        self.expect(0 <= turn < self.seats, f"turn is {position.turn}, expected 0 to {self.seats - 1}")
        t[at.WAITING] = 1 << turn
        if phase == at.BIDDING:
            self.auction(state, turn)
        elif phase == at.BUILDING:
            self.expect(state.round > 1, "building in round 1 (P20)")
        elif phase == at.PLACING:
            self.placing(state, turn)
        elif phase == at.TURNING:
            self.expect(t[at.TURNED + turn] & at.NOT_GREEN != 0, f"seat {turn} has no card to turn up (P32)")
        if phase == at.BUILDING or (building and t[at.STAGE] == 2):
            self.expect(turn == t[at.PRINCE], f"seat {turn} builds, expected the prince (P17)")
        if t[at.STAGE] == 4 and phase != at.BIDDING:
            holder = t[(at.MAJORS if t[at.RANK] == at.MAJOR else at.MINOR_HOLDERS) + t[at.COLOUR]]
            self.expect(turn == holder, f"seat {turn} uses a role that it does not hold (P31)")

    def auction(self, state: PrincipeState, turn: int) -> None:
        entry = self.position.auction
        assert entry is not None
        t = state.t
        t[at.COLOUR] = self.auctioned()
        if t[at.STAGE] == 2:
            counts = [(int(count_of(t[at.PILE], colour)), colour) for colour in range(at.COLOURS)]
            _, first = min((each for each in counts if each[0]), default=(0, at.NOBODY))
            self.expect(first == t[at.COLOUR], f"{entry.colour} is auctioned, which is not the next group (P14)")
            bidders = (1 << self.seats) - 1
        else:
            bidders = self.tied(state)
        live = set(entry.live)
        self.expect(
            len(live) == len(entry.live) and all(seat < self.seats and bidders >> seat & 1 for seat in live),
            f"auction has the bidders {entry.live}, expected different ones who may take part",
        )
        t[at.BIDDERS] = sum(1 << seat for seat in live)
        self.expect(turn in live, f"seat {turn} is not in the auction")
        t[at.HIGHEST] = entry.bid
        self.expect((entry.bid > 0) == (entry.bidder is not None), f"the bid {entry.bid} and bidder disagree")
        if entry.bidder is None:
            order = [(t[at.PRINCE] + 1 + step) % self.seats for step in range(self.seats)]
            waiting = {seat for seat in order[order.index(turn) :] if bidders >> seat & 1}
            self.expect(
                live == waiting, f"auction has the bidders {entry.live} before any bid, expected {waiting} (P15)"
            )
            return
        t[at.BIDDER] = entry.bidder
        rivals = entry.bidder in live and len(live) > 1 and turn != entry.bidder
        self.expect(rivals, f"seat {entry.bidder} has the highest bid and no rival to answer it (P15)")
        self.expect(entry.bid <= t[at.GOLD + entry.bidder], f"seat {entry.bidder} has bid more than its gold (P15)")

    def tied(self, state: PrincipeState) -> int:
        """Those who bid for the role at stake: it is not held, and they are tied for it (P27, P28)."""
        t = state.t
        major, minor = t[at.MAJORS + t[at.COLOUR]], t[at.MINOR_HOLDERS + t[at.COLOUR]]
        if t[at.RANK] == at.MAJOR:
            self.expect(major == at.NOBODY, "a role that is auctioned is held")
            self.expect(bool(t[at.SHARED]), "a major role is auctioned, but shared is false (P28)")
            bidders = int(state.foremost(state.t, at.NOBODY))
        else:
            self.expect(
                minor == at.NOBODY and major != at.NOBODY,
                "a minor role is auctioned that is held, or before the major one is (P31)",
            )
            bidders = int(state.foremost(state.t, major))
        self.expect(bits(bidders) > 1, f"the {COLOUR_NAMES[t[at.COLOUR]]} role is auctioned without a tie (P27)")
        return bidders

    def placing(self, state: PrincipeState, turn: int) -> None:
        position = self.position
        t = state.t
        if t[at.STAGE] == 4:
            self.expect(position.to_place == 1, f"to_place is {position.to_place} for a blue role, expected 1 (P3)")
        else:
            city = self.index(str(position.city), CITY_NAMES, "city names")
            t[at.CITY] = city
            arms = state.box[at.ARMS + city]
            self.expect(state.round > 1, "building in round 1 (P20)")
            self.expect(city in state.row(at.DISPLAY, t[at.SHOWN]), f"{position.city} is not on display yet (P24)")
            self.expect(bool(t[at.BUILT + turn] >> city & 1), f"{position.city} is not built by seat {turn}")
            self.expect(bits(state.box[at.TOUCHING + city]) > 1, f"{position.city} leaves no choice of region (P22)")
            self.expect(1 <= position.to_place <= arms, f"to_place is {position.to_place}, expected 1 to {arms} (P22)")
        self.expect(position.to_place <= t[at.SUPPLY + turn], f"seat {turn} has too few shields to place (P4)")
        t[at.TO_PLACE] = position.to_place

    def ending(self, state: PrincipeState) -> None:
        position = self.position
        t = state.t
        t[at.ENDED] = self.index(position.ending, ENDING_NAMES[1:], "ending names") + 1
        self.expect(t[at.STAGE] == (1 if t[at.ENDED] == at.BY_CITIES else 4), f"part is {t[at.STAGE]} at the end")
        self.expect(position.last == (t[at.ENDED] == at.BY_DECK), "only the last round ends the game by the deck (P34)")
        self.expect(
            t[at.SHOWN] < at.DISPLAYED or t[at.ENDED] == at.BY_DECK,
            f"the game ended with {t[at.SHOWN]} cities face up (P33)",
        )
        t[at.WINNERS] = state.winners()

    def gold(self, state: PrincipeState) -> None:
        """No more than the rounds so far can have brought, so that bids stay within bounds."""
        t = state.t
        players = box().players[self.seats]
        most = players.most_gold(self.seats, self.position.draw) - self.fed(state) * (players.gold + int(at.ROLE_GOLD))
        for seat in range(self.seats):
            paid = t[at.PHASE] == at.OVER or (t[at.STAGE] == 4 and t[at.MAJORS + at.YELLOW] == seat)
            limit = most + at.ROLE_GOLD * (int(paid) + t[at.FINAL_ROUND] - 1)
            self.expect(
                t[at.GOLD + seat] <= limit, f"seat {seat} has {t[at.GOLD + seat]} gold, expected at most {limit} (P11)"
            )

    def seen(self, state: PrincipeState) -> None:
        held = [_held(state, seat) for seat in range(self.seats)]
        if not self.position.seen:
            return
        sizes = [0] * self.seats
        drew: set[int] = set()
        giver = 0
        for number, text in enumerate(self.position.seen, 1):
            where = f"seen {number}, {text!r}"
            words = text.split(" ")
            self.expect(len(words) > 1 and words[1] in VERBS, f"{where}: expected a seat and {listed(VERBS)}")
            self.expect(words[0] in [str(seat) for seat in range(self.seats)], f"{where}: no such seat")
            seat = int(words[0])
            offers = words[1] == "offers" and seat == giver
            self.expect(
                offers or (words[1] != "offers" and giver == 0), f"{where}: expected the offer of seat {giver} first"
            )
            parts_with_cards = words[1] in ("lays", "builds")
            if (offers and giver == 0) or (parts_with_cards and seat in drew and state.t[at.PILES] > 0):
                self.begin_row(state, sizes, where)
                drew.clear()
            if words[1] == "draws":
                drew.add(seat)
            giver = (giver + 1) % self.seats if offers else 0
            sizes[seat] += self.entry(state, seat, words[1], words[2:], where)
            self.expect(sizes[seat] >= 0, f"{where}: there were not as many cards in hand")
        self.expect(giver == 0, f"seen ends before the offer of seat {giver}")
        if drew and state.t[at.PILES] > 0 and state.t[at.STAGE] in (2, 3):
            self.begin_row(state, sizes, "seen")  # a pile was turned up since: after it nobody draws before phase 4
        self.expect(sizes == held, f"seen leaves {sizes} cards in the hands, expected {held}")
        self.expect(self.agrees(state), "seen does not agree with the hands")

    def begin_row(self, state: PrincipeState, sizes: list[int], where: str) -> None:
        """A pile is turned up: by offers, or by the deck (P34). Some files tell that only by cards drawn before."""
        t = state.t
        t[at.PILES] += 1
        most = int(state.round) - int(t[at.PHASE] == at.OFFERING)
        self.expect(t[at.PILES] <= most, f"{where}: expected at most {most} offers by round {state.round}")
        for seat, size in enumerate(sizes):
            t[state.noted(t[at.PILES], seat) + at.GIVEN] = size << int(at.CARDS_BITS)

    def agrees(self, state: PrincipeState) -> bool:
        """What is known of each hand, by what it truly gave, is in it."""
        t = state.t
        for seat in range(self.seats):
            known = t[state.noted(0, seat) + at.MOVED] & at.CARDS_MASK
            for row in range(1, t[at.PILES] + 1):
                place = state.noted(row, seat)
                given = t[place + at.GIVEN]
                known = known_after(known, given & at.CARDS_MASK, given >> at.CARDS_BITS, t[place + at.MOVED])
                if known == at.NOBODY:
                    return False
            hand = t[at.HAND + seat] + t[at.OFFERED + seat]
            if any(count_of(known, colour) > count_of(hand, colour) for colour in range(at.COLOURS)):
                return False
        return True

    def entry(self, state: PrincipeState, seat: int, verb: str, words: list[str], where: str) -> int:
        """Note what happened to a hand; by how much it changes."""
        t = state.t
        place = state.noted(t[at.PILES], seat)
        if verb == "offers":
            given = Counter(self.index(name, COLOUR_NAMES, f"{where} names") for name in words)
            offers = state.box[at.OFFERS]
            self.expect(given.total() <= offers, f"{where}: expected at most {offers} cards (P12)")
            t[place + at.GIVEN] |= _packed(given)
            return -given.total()
        if verb == "draws":
            return self.count(words, 1, where)
        if verb == "builds":
            self.expect(len(words) == 1, f"{where}: expected one city")
            city = self.index(words[0], CITY_NAMES, f"{where} names")
            self.expect(bool(t[at.BUILT + seat] >> city & 1), f"{where}: seat {seat} has not built it")
            cards = state.box[at.ICONS + city]
        else:
            count = self.count(words, 2, where)
            self.expect(count <= at.MOST_CARDS, f"{where}: expected at most {at.MOST_CARDS} cards (P1)")
            cards = _packed({self.index(words[0], COLOUR_NAMES, f"{where} names"): count})
        wins = verb == "wins"
        moved = t[place + at.MOVED] + cards if wins else int(moved_after(t[place + at.MOVED], cards))
        fits = all(count <= at.MOST_CARDS for part in _parts(moved) for count in named(part).values())
        self.expect(fits, f"{where}: with it, more than {at.MOST_CARDS} cards of a colour have moved (P1)")
        t[place + at.MOVED] = moved
        return int(total(cards)) if wins else -int(total(cards))

    def count(self, words: list[str], expected: int, where: str) -> int:
        counts = [str(count) for count in range(1, at.MOST_CARDS * at.COLOURS + 1)]
        self.expect(len(words) == expected and words[-1] in counts, f"{where}: expected a number of cards at its end")
        return int(words[-1])


def _packed(counts: Mapping[int, int]) -> int:
    return sum(count << colour * int(at.CARD_BITS) for colour, count in counts.items())


def _parts(moved: int) -> tuple[int, int]:
    """The cards that left a hand openly since an offer, and those that were won."""
    return moved >> int(at.CARDS_BITS), moved & at.CARDS_MASK


def write_position(state: PrincipeState) -> str:
    t = state.t
    roles = t[at.STAGE] == 4 and t[at.PHASE] != at.OVER
    position = Position(
        game="principe",
        phase=PHASE_NAMES[t[at.PHASE]],
        part=t[at.STAGE],
        prince=t[at.PRINCE],
        turn=None if t[at.PHASE] in (at.OFFERING, at.OVER) or t[at.WAITING] == 0 else int(lowest(t[at.WAITING])),
        round=int(state.round),
        last=bool(t[at.FINAL_ROUND]),
        draw=t[at.DRAW],
        display=[CITY_NAMES[city] for city in state.row(at.DISPLAY, t[at.SHOWN])],
        pile=named(t[at.PILE]),
        out=named(t[at.REMOVED]),
        auction=_auction_entry(state) if t[at.PHASE] == at.BIDDING else None,
        rank=RANK_NAMES[t[at.RANK]] if roles else None,
        shared=bool(t[at.SHARED]),
        city=None if t[at.CITY] == at.NOBODY else CITY_NAMES[t[at.CITY]],
        to_place=t[at.TO_PLACE],
        ending=ENDING_NAMES[t[at.ENDED]],
        seat=[_seat_entry(state, seat) for seat in range(state.seats)],
        seen=list(_seen(state)),
    )
    return written(position)


def _auction_entry(state: PrincipeState) -> AuctionEntry:
    t = state.t
    return AuctionEntry(
        colour=COLOUR_NAMES[t[at.COLOUR]],
        live=list(set_bits(t[at.BIDDERS])),
        bid=t[at.HIGHEST],
        bidder=None if t[at.BIDDER] == at.NOBODY else t[at.BIDDER],
    )


def _seat_entry(state: PrincipeState, seat: int) -> SeatEntry:
    t = state.t
    return SeatEntry(
        hand=named(t[at.HAND + seat]),
        offered=named(t[at.OFFERED + seat]),
        up=named(t[at.OPEN + seat]),
        down=named(t[at.TURNED + seat]),
        gold=t[at.GOLD + seat],
        score=t[at.SCORE + seat],
        shields=shields_of(state, seat),
        roles=list(roles_of(state, seat)),
        cities=list(cities_of(state, seat)),
    )


def _seen(state: PrincipeState) -> Iterator[str]:
    """Offer by offer what was given, what left the hands openly after it, what was won, and what was drawn then."""
    t = state.t
    seats = range(int(state.seats))
    piles = t[at.PILES]
    for row in range(piles + 1):
        places = [int(state.noted(row, seat)) for seat in seats]
        sizes = [t[place + at.GIVEN] >> at.CARDS_BITS for place in places]
        if row > 0:
            for seat in seats:
                given = named(t[places[seat] + at.GIVEN] & at.CARDS_MASK)
                yield " ".join([f"{seat} offers", *(name for name, count in given.items() for _ in range(count))])
                sizes[seat] -= sum(given.values())
        moves = []
        for seat in seats:
            left, won = _parts(t[places[seat] + at.MOVED])
            moves += [f"{seat} lays {name} {count}" for name, count in named(left).items()]
            moves += [f"{seat} wins {name} {count}" for name, count in named(won).items()]
            sizes[seat] += int(total(won) - total(left))
        drawn = []
        for seat in seats:
            after = t[state.noted(row + 1, seat) + at.GIVEN] >> at.CARDS_BITS if row < piles else _held(state, seat)
            drawn += [f"{seat} draws {after - sizes[seat]}"] * (after > sizes[seat])
        yield from [*drawn, *moves] if row == 0 else [*moves, *drawn]


def _held(state: PrincipeState, seat: int) -> int:
    return int(total(state.t[at.HAND + seat]) + total(state.t[at.OFFERED + seat]))
