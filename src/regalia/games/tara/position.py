"""A table of Tara described in a TOML file -> State, and back.

Supplies, king pieces off the board and the draw pile are what is not elsewhere, so the file does not name them.
"""

from collections.abc import Iterable

import msgspec

from regalia.engine.events import set_bits
from regalia.engine.position import PositionReader, written
from regalia.games.tara import state as at
from regalia.games.tara.data import SEATS, deck, laid_out
from regalia.games.tara.moves import COLOURS, POSITION_NAMES, REGION_NAMES
from regalia.games.tara.state import TaraState
from regalia.games.tara.view import ENDING_NAMES, PHASE_NAMES, is_fort, names, numbers, picked

PHASES = {name: phase for phase, name in PHASE_NAMES.items()}
STAGES = ("actions", "traitors", "clearing")
MOST = 1_000_000
"""No round and no treasury is larger."""

STAGES_OF = {
    at.KEEPING: (at.ACTIONS_STAGE,),
    at.CHOOSING: (at.ACTIONS_STAGE,),
    at.ANCHORING: (at.ACTIONS_STAGE,),
    at.PLACING: (at.ACTIONS_STAGE,),
    at.SWAPPING: (at.ACTIONS_STAGE,),
    at.LOWERING: (at.ACTIONS_STAGE,),
    at.PROMOTING: (at.ACTIONS_STAGE, at.TRAITORS_STAGE),
    at.GARRISONING: (at.ACTIONS_STAGE, at.TRAITORS_STAGE, at.CLEARING_STAGE),
    at.HIRING: (at.TRAITORS_STAGE,),
    at.BETRAYING: (at.TRAITORS_STAGE,),
    at.RANSOMING: (at.CLEARING_STAGE,),
    at.NAMING: (at.CLEARING_STAGE,),
    at.OVER: (at.ACTIONS_STAGE, at.TRAITORS_STAGE, at.CLEARING_STAGE),
}


class SeatEntry(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    cumals: int = 0
    hand: list[int] = []
    aside: list[int] = []
    prisoners: dict[str, int] = {}


class Steps(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The action, the traitor or the garrison under way."""

    card: int | None = None
    region: str | None = None
    anchor: str | None = None
    occupied: bool = False
    """Whether the occupied slots of the anchor may be taken, too (T14)."""
    placed: list[str] = []
    promoted: list[str] = []
    active: list[str] = []
    paid: bool = False
    must_promote: bool = False
    picked: tuple[str, int] | None = None
    garrison: int = 0
    may_hire: list[str] = []


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    game: str
    phase: str
    regions: list[str]
    start: str
    seat: list[SeatEntry]
    board: dict[str, dict[str, list[str]]] = {}
    """Of each region and position: the owners of the discs from the top down."""
    kings: dict[str, str] = {}
    third: str | None = None
    round: int = 1
    round_limit: int = 0
    stage: str = STAGES[at.ACTIONS_STAGE]
    actor: str | None = None
    decider: str | None = None
    acted: bool = True
    discards: list[int] = []
    known_pile: list[int] = []
    """Cards of the draw pile that came from the discards (T34)."""
    regions_left: list[str] = []
    holders_done: int = 0
    owners_asked: int = 0
    steps: Steps = msgspec.field(default_factory=Steps)
    ending: str = ""
    winners: list[str] = []


def inventory(state: TaraState) -> dict[str, int]:
    """Every piece counted wherever it can be; cumals are not limited (T3)."""
    t = state.t
    counted: dict[str, int] = {}
    laid = [owner for spot in range(at.SPOTS) for owner in state.discs(*divmod(spot, int(at.POSITIONS)))]
    for seat, colour in enumerate(COLOURS[: state.seats]):
        held = sum(t[at.PRISONERS + holder * at.MOST_SEATS + seat] for holder in range(state.seats))
        counted[f"{colour} discs"] = t[at.SUPPLY + seat] + laid.count(seat) + held
        counted[f"{colour} kings"] = t[at.CROWNS + seat] + state.row(at.KING_OF, at.REGIONS).count(seat)
    piles = [*state.row(at.PILE, 2), *state.row(at.HAND, at.MOST_SEATS), *state.row(at.ASIDE, at.MOST_SEATS)]
    cards = [card for pile in piles for card in numbers(pile)] + [t[at.CARD] + 1] * (t[at.CARD] != at.NONE)
    counted["cards"] = len(cards)
    counted["different cards"] = len(set(cards))
    return counted


def read_position(text: str, source: str) -> TaraState:
    return _Reader(text, source, Position, "tara", SEATS).state()


class _Reader(PositionReader[Position]):
    def state(self) -> TaraState:
        position = self.position
        self.expect(0 <= position.round_limit <= MOST, f"round_limit is {position.round_limit}, expected 0 or more")
        state = laid_out(self.seats, *self.regions(), position.round_limit)
        self.kings(state)
        self.board(state)
        for number, entry in enumerate(position.seat):
            self.seat(state, number, entry)
        self.cards(state)
        self.round(state)
        self.steps(state)
        self.ending(state)
        self.settled(state)
        self.phase(state)
        return state

    # Names

    def region(self, name: str, where: str) -> int:
        return self.index(name, REGION_NAMES, f"{where} names the region")

    def colour(self, name: str | None, where: str) -> int:
        return self.index(name, COLOURS[: self.seats], f"{where} names the player")

    def place(self, name: str, where: str, end: int = at.POSITIONS) -> int:
        return self.index(name, POSITION_NAMES[:end], f"{where} names the position")

    def places(self, given: list[str], where: str) -> int:
        return sum({1 << self.place(name, where) for name in given})

    def mask(self, cards: Iterable[int], where: str) -> int:
        """Cards that nobody has had yet."""
        mask = 0
        for number in cards:
            self.expect(1 <= number <= at.CARDS, f"{where} has the card {number}, expected 1 to {at.CARDS}")
            self.expect(bool(self.unused >> (number - 1) & 1), f"{where} has the card {number}, which is elsewhere too")
            self.unused &= ~(1 << (number - 1))
            mask |= 1 << (number - 1)
        return mask

    # The board

    def regions(self) -> tuple[int, int]:
        """The regions in play at first, and the third one."""
        position = self.position
        chosen = [self.region(name, "regions") for name in position.regions]
        self.expect(
            len(set(chosen)) == len(chosen) == self.seats,
            f"regions are {position.regions}, expected {self.seats} different ones (T1)",
        )
        if self.seats != 2:
            self.expect(position.third is None, "third is for two players (T44)")
            return sum(1 << region for region in chosen), at.NONE
        third = self.region(position.third or "", "third")
        self.expect(third not in chosen, f"third is {position.third!r}, which is in play from the start (T44)")
        return sum(1 << region for region in chosen), third

    def kings(self, state: TaraState) -> None:
        t = state.t
        for name, owner in self.position.kings.items():
            region, seat = self.region(name, "kings"), self.colour(owner, f"kings.{name}")
            self.expect(t[at.CROWNS + seat] > 0, f"kings: {owner} has only {at.KINGS} king pieces (T3)")
            t[at.KING_OF + region] = seat
            t[at.CROWNS + seat] -= 1
            state.mark(region, at.KING)
        if self.seats == 2:  # T44
            crowned = [self.region(name, "kings") for name in self.position.kings if not self.crowned_disc(name)]
            won = sum(1 << region for region in crowned)
            t[at.IN_PLAY] &= ~won
            if all(state.kings_of(seat) > 0 for seat in range(2)):
                t[at.IN_PLAY] |= 1 << t[at.THIRD] & ~won

    def crowned_disc(self, name: str) -> bool:
        """T43: the disc that won the game is still under its king piece."""
        return bool(self.position.board.get(name, {}).get(POSITION_NAMES[at.KING]))

    def board(self, state: TaraState) -> None:
        for name, entries in self.position.board.items():
            region = self.region(name, "board")
            self.expect(
                bool(state.t[at.IN_PLAY] >> region & 1), f"board.{name} has discs, but {name} is not in play (T1, T44)"
            )
            for where, owners in entries.items():
                self.stack(state, region, self.place(where, f"board.{name}"), owners, f"board.{name}.{where}")
        lowering = self.position.phase == PHASE_NAMES[at.LOWERING]
        for region, name in enumerate(REGION_NAMES):
            for seat in range(self.seats):
                forts = len(names(state.forts(seat, region)))
                most = 2 if lowering and name == self.position.steps.region else 1
                self.expect(forts <= most, f"board.{name}: {COLOURS[seat]} has {forts} forts, expected {most} (T5)")

    def stack(self, state: TaraState, region: int, position: int, owners: list[str], where: str) -> None:
        seats = [self.colour(owner, where) for owner in owners]
        for seat in reversed(seats):
            self.expect(state.t[at.SUPPLY + seat] > 0, f"{where}: {COLOURS[seat]} has only {at.DISCS} discs (T3)")
            state.push(seat, region, position)
        three = len(seats) > 2 and len(set(seats[:3])) == 1
        self.expect(not three, f"{where} has three discs of one player on top (T5)")
        if position == at.KING and seats:
            self.expect(not is_fort(state, region, position), f"{where} has a fort on the king position (T5)")
            king = state.t[at.KING_OF + region]
            won = king == seats[0] and self.position.ending == ENDING_NAMES[at.BY_KINGS]
            self.expect(king == at.NOBODY or won, f"{where} has discs, but a king piece stands there (T24)")

    # Players and cards

    def seat(self, state: TaraState, seat: int, entry: SeatEntry) -> None:
        t = state.t
        where = f"seat {seat}"
        self.expect(0 <= entry.cumals <= MOST, f"{where} has {entry.cumals} cumals, expected 0 or more")
        t[at.CUMALS + seat] = entry.cumals
        for colour, count in entry.prisoners.items():
            owner = self.colour(colour, f"{where}.prisoners")
            self.expect(owner != seat, f"{where} holds its own discs prisoner (T37)")
            enough = 0 <= count <= t[at.SUPPLY + owner]
            self.expect(enough, f"{where} holds {count} {colour} prisoners: there are {at.DISCS} discs in all (T3)")
            t[at.PRISONERS + seat * at.MOST_SEATS + owner] = count
            t[at.SUPPLY + owner] -= count

    def cards(self, state: TaraState) -> None:
        t = state.t
        position = self.position
        self.unused = at.ALL_CARDS
        for seat, entry in enumerate(position.seat):
            t[at.HAND + seat] = self.mask(entry.hand, f"seat {seat}.hand")
            t[at.ASIDE + seat] = self.mask(entry.aside, f"seat {seat}.aside")
        t[at.DISCARDED] = self.mask(position.discards, "discards")
        known = self.mask(position.known_pile, "known_pile")
        if position.steps.card is not None:
            t[at.SEEN] = self.mask([position.steps.card], "steps.card")
            t[at.CARD] = position.steps.card - 1
        t[at.SEEN] |= t[at.DISCARDED] | known
        self.expect(not known or not self.unused, "known_pile is mixed with unseen cards in the pile (T34)")
        t[at.PILE] = known | self.unused

    # The round

    def round(self, state: TaraState) -> None:
        t = state.t
        position = self.position
        self.index(position.phase, [*PHASES], "phase is")
        t[at.PHASE] = PHASES[position.phase]
        t[at.STAGE] = self.index(position.stage, STAGES, "stage is")
        self.expect(
            t[at.STAGE] in STAGES_OF[t[at.PHASE]],
            f"stage {position.stage} does not go with phase {position.phase}",
        )
        limit = position.round_limit or MOST
        self.expect(1 <= position.round <= limit, f"round is {position.round}, expected 1 to {limit} (T45)")
        state.round = position.round
        t[at.START] = self.colour(position.start, "start")
        t[at.ACTED] = position.acted
        t[at.ACTOR] = self.colour(position.actor or position.start, "actor")
        t[at.DECIDER] = self.colour(position.decider or COLOURS[t[at.ACTOR]], "decider")
        t[at.REGIONS_LEFT] = sum({1 << self.region(name, "regions_left") for name in position.regions_left})
        self.expect(
            t[at.REGIONS_LEFT] & ~t[at.IN_PLAY] == 0 and (t[at.REGIONS_LEFT] == 0 or t[at.STAGE] != at.ACTIONS_STAGE),
            f"regions_left is {position.regions_left}, expected regions in play, after the actions of the round",
        )
        done, asked = position.holders_done, position.owners_asked
        if t[at.PHASE] == at.RANSOMING:
            self.expect(
                0 <= done < self.seats and 0 < asked < self.seats,
                f"holders_done {done} and owners_asked {asked} are no turn of {self.seats} players (T41)",
            )
        else:
            self.expect(done == asked == 0, "holders_done and owners_asked are for phase ransoming, expected 0")
        t[at.HOLDERS_DONE], t[at.OWNERS_ASKED] = done, asked
        self.hands(state)

    def hands(self, state: TaraState) -> None:
        """T8-T10: how many cards everybody has."""
        t = state.t
        hands = [hand.bit_count() for hand in state.row(at.HAND, self.seats)]
        asides = [aside.bit_count() for aside in state.row(at.ASIDE, self.seats)]
        if t[at.PHASE] == at.KEEPING:
            self.expect(t[at.ACTOR] == t[at.START], "actor is for later: all keep cards at the same time (T9)")
            self.expect(state.round % 2 == 1, f"round {state.round} is even: no cards are kept (T9)")
            dealt = all(hand + aside == at.DEALT and hand <= at.USED for hand, aside in zip(hands, asides, strict=True))
            self.expect(dealt, f"hands have {hands} and {asides} cards aside, expected {at.DEALT} together (T8)")
            self.expect(min(hands) < at.USED, f"all have kept {at.USED} cards, so the round goes on (T9)")
            self.expect(not t[at.SEEN], "cards were seen before the first action of the round (T8)")
            return
        set_aside = at.USED if state.round % 2 else 0
        self.expect(
            asides == [set_aside] * self.seats, f"{asides} cards are aside in round {state.round}, expected {set_aside}"
        )
        if t[at.PHASE] == at.OVER:
            self.expect(max(hands) <= at.USED, f"hands have {hands} cards, expected at most {at.USED} (T9)")
            return
        if t[at.STAGE] != at.ACTIONS_STAGE:
            self.expect(max(hands) == 0, f"hands have {hands} cards after the actions of the round (T10)")
            return
        order = [(t[at.START] + i) % self.seats for i in range(self.seats)]
        place = order.index(t[at.ACTOR])
        used = t[at.PHASE] != at.CHOOSING
        most = hands[t[at.ACTOR]] + used
        expected = [most - (i < place or (i == place and used)) for i in range(self.seats)]
        found = [hands[seat] for seat in order]
        fits = found == expected and 1 <= most <= at.USED
        self.expect(fits, f"hands have {found} cards from the start player on: no turn of {COLOURS[t[at.ACTOR]]} (T10)")
        first = state.round == 1 and place == 0 and most == at.USED
        self.expect(t[at.ACTED] != first, f"acted is {str(self.position.acted).lower()}, expected the contrary (T12)")

    def steps(self, state: TaraState) -> None:
        t = state.t
        steps = self.position.steps
        phase = t[at.PHASE]
        carried = phase in (at.ANCHORING, at.PLACING, at.PROMOTING, at.SWAPPING, at.LOWERING, at.BETRAYING) or (
            phase == at.GARRISONING and t[at.STAGE] != at.CLEARING_STAGE
        )
        if phase != at.OVER:
            self.expect((steps.card is not None) == carried, f"steps.card does not go with {self.position.phase}")
            somewhere = carried or phase in (at.GARRISONING, at.HIRING)
            self.expect((steps.region is not None) == somewhere, f"steps.region does not go with {self.position.phase}")
        if steps.region is not None:
            t[at.REGION] = self.region(steps.region, "steps.region")
            self.expect(bool(t[at.IN_PLAY] >> t[at.REGION] & 1) or phase == at.OVER, "steps.region is not in play")
        if steps.anchor is not None:
            self.expect(steps.card is not None, "steps.anchor needs a card")
            position = self.place(steps.anchor, "steps.anchor")
            first_slots = [slots[0] for slots in deck()[t[at.CARD]].anchors]
            self.expect(position in first_slots, f"steps.anchor is {steps.anchor}, which is none of the card's (T13)")
            t[at.ANCHOR] = position
            t[at.TAKES_OCCUPIED] = steps.occupied
            state.find_slots()
        t[at.PLACED] = self.places(steps.placed, "steps.placed")
        t[at.PROMOTED] = self.places(steps.promoted, "steps.promoted")
        t[at.ACTIVE] = self.places(steps.active, "steps.active")
        t[at.PAID] = steps.paid
        t[at.MUST_PROMOTE] = steps.must_promote
        garrison = steps.garrison
        self.expect(
            0 <= garrison <= at.MOST_GARRISON, f"steps.garrison is {garrison}, expected 0 to {at.MOST_GARRISON} (T39)"
        )
        t[at.GARRISON_LEFT] = garrison
        if steps.picked is not None:
            name, depth = steps.picked
            position = self.place(name, "steps.picked", int(at.COMMON))
            laid = [] if t[at.REGION] == at.NONE else state.discs(t[at.REGION], position)
            self.expect(1 <= depth <= len(laid), f"steps.picked is {name} {depth}: no disc")
            t[at.PICKED] = position * at.DEEP + depth - 1
        t[at.MAY_HIRE] = sum({1 << self.colour(name, "steps.may_hire") for name in steps.may_hire})

    def ending(self, state: TaraState) -> None:
        t = state.t
        position = self.position
        over = t[at.PHASE] == at.OVER
        t[at.ENDED] = self.end(position.ending, ENDING_NAMES, over)
        winners = sum({1 << self.colour(name, "winners") for name in position.winners})
        self.expect(over == bool(winners), "winners are named in phase over, and not before")
        t[at.WINNERS] = winners
        kings = sum(1 << seat for seat in range(self.seats) if state.kings_of(seat) >= at.KINGS)
        if over and t[at.ENDED] == at.BY_ROUNDS:
            self.expect(kings == 0, "a player controls two kings: the game ended by kings (T43)")
            self.expect(winners == state.leaders(), "winners are not those with most kings, positions, cumals (T45)")
            self.expect(state.round == t[at.ROUND_LIMIT], f"round {state.round} is not the last one (T45)")
        elif over:
            self.expect(winners == kings and kings.bit_count() == 1, "the winner does not control two kings (T43)")
            winner = kings.bit_length() - 1
            pieces = state.row(at.KING_OF, at.REGIONS).count(winner)
            self.expect(
                pieces == at.KINGS, f"{COLOURS[winner]} has won with {pieces} king pieces up, expected two (T43)"
            )
        else:
            self.expect(kings == 0, "a player controls two king positions, so the game is over (T43)")

    def settled(self, state: TaraState) -> None:
        """T29, T37, T44: nothing is left that would have been cleared."""
        t = state.t
        if t[at.PHASE] == at.OVER:
            return
        for region, name in enumerate(REGION_NAMES):
            whole = any(state.held(seat, region) == at.ALL_POSITIONS for seat in range(self.seats))
            self.expect(not whole, f"board.{name} belongs to one player, so it is cleared (T29)")
            crowned = bool(state.discs(region, at.KING))
            self.expect(not crowned or self.seats > 2, f"board.{name}.K has a disc, so the region is won (T44)")
            cleared = t[at.STAGE] == at.CLEARING_STAGE and not t[at.REGIONS_LEFT] >> region & 1
            self.expect(not crowned or not cleared, f"board.{name}.K has a disc after the clearing (T37)")

    def phase(self, state: TaraState) -> None:
        """What the phase needs to go on from."""
        t = state.t
        steps = self.position.steps
        phase = t[at.PHASE]
        decider, region = t[at.DECIDER], t[at.REGION]
        stone = steps.card is not None and deck()[steps.card - 1].stone
        self.expect(
            decider == t[at.ACTOR] or phase in (at.LOWERING, at.GARRISONING, at.RANSOMING, at.NAMING, at.OVER),
            f"decider is not the actor in phase {self.position.phase}",
        )
        if phase in (at.ANCHORING, at.PLACING, at.SWAPPING, at.LOWERING):
            self.expect(
                stone == (phase in (at.SWAPPING, at.LOWERING)), f"steps.card is not one for {self.position.phase}"
            )
        anchored = phase == at.PLACING or (phase == at.PROMOTING and t[at.STAGE] == at.ACTIONS_STAGE and not stone)
        begun = phase in (at.PROMOTING, at.LOWERING)
        if phase != at.OVER:
            self.expect((t[at.ANCHOR] != at.NONE) == anchored, "steps.anchor is for placing, and promoting after that")
            self.expect(t[at.PICKED] == at.NONE or phase == at.SWAPPING, "steps.picked is for swapping")
            self.expect(begun or not (t[at.PROMOTED] or t[at.PAID] or t[at.MUST_PROMOTE]), "nothing is promoted yet")
            self.expect(
                bool(t[at.PROMOTED]) == t[at.PAID],
                "steps.paid goes with steps.promoted: the first one is paid (T20)",
            )
            self.expect(begun or phase == at.PLACING or not t[at.ACTIVE], "steps.active is for placing and promoting")
            self.expect((t[at.MAY_HIRE] != 0) == (phase == at.HIRING), "steps.may_hire is for hiring a traitor (T31)")
            self.expect(
                (t[at.GARRISON_LEFT] != 0) == (phase == at.GARRISONING), "steps.garrison is for a garrison (T39)"
            )
        if phase != at.OVER:
            self.expect(anchored or not steps.occupied, "steps.occupied goes with steps.anchor (T14)")
        if anchored:
            self.expect(t[at.PLACED] & ~t[at.SLOTS_HERE] == 0, "steps.placed are not slots of the anchor (T15)")
        else:
            self.expect(phase == at.OVER or t[at.PLACED] == 0, "steps.placed is for placing")
        if phase == at.PLACING:
            active = state.activated_by_card(decider, region)
            self.expect(t[at.ACTIVE] == active, f"steps.active is not what the slots activate, {names(active)} (T20)")
            emptiest = bool(state.emptiest(t[at.CARD], region) >> t[at.ANCHOR] & 1)
            self.expect(
                bool(t[at.PLACED]) or steps.occupied == emptiest,
                f"steps.occupied is {str(steps.occupied).lower()}, expected the contrary (T14)",
            )
        if phase == at.PROMOTING:
            mine = state.held(decider, region) & at.ALL_COMMON
            self.expect(t[at.ACTIVE] & ~mine == 0, "steps.active has positions of others (T20)")
        if phase in (at.PLACING, at.PROMOTING):
            state.find_steps(decider)
            left = t[at.PLACES] | t[at.TARGETS]
            self.expect(left != 0, "nothing is left to place or promote, so the action is over (T23)")
        if phase == at.PROMOTING and t[at.MUST_PROMOTE]:
            self.expect(stone and bool(t[at.ACTIVE]), "steps.must_promote is for a Stone and its two discs (T27)")
        if phase == at.LOWERING:
            order = [(t[at.ACTOR] + i) % self.seats for i in range(self.seats)]
            two_forts = [seat for seat in order if len(names(state.forts(seat, region))) > 1]
            self.expect(two_forts[:1] == [decider], "nobody or another has a second fort (T26)")
        if phase == at.GARRISONING:
            self.garrison(state)
        if phase == at.HIRING:
            able = all(
                seat != state.strongest(region) and state.held(seat, region) for seat in set_bits(t[at.MAY_HIRE])
            )
            self.expect(able, "steps.may_hire may not use the traitor there (T31)")
            asked = t[at.MAY_HIRE] >> decider & 1 and t[at.CUMALS + decider] > 0
            self.expect(bool(asked), f"{COLOURS[decider]} cannot be asked for the traitor (T31)")
        if phase == at.RANSOMING:
            owner = (state.holder() + t[at.OWNERS_ASKED]) % self.seats
            held = t[at.PRISONERS + state.holder() * at.MOST_SEATS + owner]
            able = owner == decider and held > 0 and t[at.CUMALS + owner] > 0
            self.expect(bool(able), f"{COLOURS[decider]} has nothing to ransom now (T41)")
        if phase == at.NAMING:
            self.expect(decider == t[at.START] and self.seats > 2, "the start player names the next (T42)")
        if phase == at.BETRAYING:
            self.expect(state.betrayals(decider) != 0, "the traitor cannot be used (T32)")
        for seat in set_bits(int(state.pending())):
            self.expect(bool(state.legal(seat)), f"{COLOURS[seat]} has no move in phase {self.position.phase}")

    def garrison(self, state: TaraState) -> None:
        t = state.t
        region, decider = t[at.REGION], t[at.DECIDER]
        mine = t[at.KING_OF + region] == decider and t[at.SUPPLY + decider] > 0 and self.seats > 2
        self.expect(mine, f"{COLOURS[decider]} cannot place a garrison there (T39)")
        laid = sum(len(state.discs(region, position)) for position in range(at.POSITIONS))
        held = len(names(state.held(decider, region) & at.ALL_COMMON))
        left = t[at.GARRISON_LEFT]
        self.expect(
            laid == held == at.MOST_GARRISON - left,
            f"steps.garrison is {left} with {laid} discs in the region, expected {at.MOST_GARRISON} together (T39)",
        )


def write_position(state: TaraState) -> str:
    t = state.t
    colours = COLOURS[: state.seats]
    position = Position(
        game="tara",
        phase=PHASE_NAMES[t[at.PHASE]],
        regions=_regions(t[at.FIRST_REGIONS]),
        third=None if t[at.THIRD] == at.NONE else REGION_NAMES[t[at.THIRD]],
        start=colours[t[at.START]],
        round=int(state.round),
        round_limit=t[at.ROUND_LIMIT],
        stage=STAGES[t[at.STAGE]],
        actor=colours[t[at.ACTOR]] if t[at.ACTOR] != t[at.START] else None,
        decider=colours[t[at.DECIDER]] if t[at.DECIDER] != t[at.ACTOR] else None,
        acted=bool(t[at.ACTED]),
        discards=list(numbers(t[at.DISCARDED])),
        known_pile=list(numbers(t[at.PILE] & t[at.SEEN])),
        regions_left=_regions(t[at.REGIONS_LEFT]),
        holders_done=t[at.HOLDERS_DONE],
        owners_asked=t[at.OWNERS_ASKED],
        steps=_steps(state),
        ending=ENDING_NAMES[t[at.ENDED]],
        winners=[colours[seat] for seat in set_bits(t[at.WINNERS])],
        seat=[_seat_entry(state, seat) for seat in range(state.seats)],
        kings={
            name: colours[king]
            for name, king in zip(REGION_NAMES, state.row(at.KING_OF, at.REGIONS), strict=True)
            if king != at.NOBODY
        },
        board={name: stacks for region, name in enumerate(REGION_NAMES) if (stacks := _stacks(state, region))},
    )
    return written(position)


def _stacks(state: TaraState, region: int) -> dict[str, list[str]]:
    return {
        where: [COLOURS[owner] for owner in owners]
        for position, where in enumerate(POSITION_NAMES)
        if (owners := state.discs(region, position))
    }


def _regions(mask: int) -> list[str]:
    return [name for region, name in enumerate(REGION_NAMES) if mask >> region & 1]


def _steps(state: TaraState) -> Steps:
    t = state.t
    return Steps(
        card=None if t[at.CARD] == at.NONE else t[at.CARD] + 1,
        region=None if t[at.REGION] == at.NONE else REGION_NAMES[t[at.REGION]],
        anchor=None if t[at.ANCHOR] == at.NONE else POSITION_NAMES[t[at.ANCHOR]],
        occupied=bool(t[at.TAKES_OCCUPIED]),
        placed=list(names(t[at.PLACED])),
        promoted=list(names(t[at.PROMOTED])),
        active=list(names(t[at.ACTIVE])),
        paid=bool(t[at.PAID]),
        must_promote=bool(t[at.MUST_PROMOTE]),
        picked=picked(state),
        garrison=t[at.GARRISON_LEFT],
        may_hire=[COLOURS[seat] for seat in set_bits(t[at.MAY_HIRE])],
    )


def _seat_entry(state: TaraState, seat: int) -> SeatEntry:
    t = state.t
    held = state.row(at.PRISONERS + seat * at.MOST_SEATS, at.MOST_SEATS)
    return SeatEntry(
        cumals=t[at.CUMALS + seat],
        hand=list(numbers(t[at.HAND + seat])),
        aside=list(numbers(t[at.ASIDE + seat])),
        prisoners={colour: count for colour, count in zip(COLOURS, held, strict=True) if count},
    )
