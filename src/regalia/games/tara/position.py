"""A table of Tara described in a TOML file -> State, and back.

Supplies, king pieces off the board and the draw pile are what is not elsewhere, so the file does not name them.
"""

from collections.abc import Iterable

import msgspec
import tomli_w

from regalia.engine.game import listed
from regalia.engine.position import Reader
from regalia.engine.state import bits
from regalia.games.tara.data import SEATS, deck, laid_out
from regalia.games.tara.moves import COLOURS, POSITION_NAMES, REGION_NAMES
from regalia.games.tara.state import (
    ACTIONS_STAGE,
    ALL_CARDS,
    ANCHORING,
    BETRAYING,
    BY_ROUNDS,
    CARDS,
    CHOOSING,
    CLEARING_STAGE,
    COMMON,
    DEALT,
    DEEP,
    DISCS,
    GARRISON,
    GARRISONING,
    HIRING,
    KEEPING,
    KING,
    KINGS,
    LOWERING,
    NAMING,
    NOBODY,
    NONE,
    OVER,
    PLACING,
    POSITIONS,
    PROMOTING,
    RANSOMING,
    REGIONS,
    SPOTS,
    SWAPPING,
    TRAITORS_STAGE,
    USED,
    TaraState,
)
from regalia.games.tara.view import ENDING_NAMES, PHASE_NAMES, names, numbers, seats_in, stack

PHASES = {name: phase for phase, name in PHASE_NAMES.items()}
STAGES = ("actions", "traitors", "clearing")
MOST = 1_000_000
"""No round and no treasury is larger."""

STAGES_OF = {
    KEEPING: (ACTIONS_STAGE,),
    CHOOSING: (ACTIONS_STAGE,),
    ANCHORING: (ACTIONS_STAGE,),
    PLACING: (ACTIONS_STAGE,),
    SWAPPING: (ACTIONS_STAGE,),
    LOWERING: (ACTIONS_STAGE,),
    PROMOTING: (ACTIONS_STAGE, TRAITORS_STAGE),
    GARRISONING: (ACTIONS_STAGE, TRAITORS_STAGE, CLEARING_STAGE),
    HIRING: (TRAITORS_STAGE,),
    BETRAYING: (TRAITORS_STAGE,),
    RANSOMING: (CLEARING_STAGE,),
    NAMING: (CLEARING_STAGE,),
    OVER: (ACTIONS_STAGE, TRAITORS_STAGE, CLEARING_STAGE),
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
    placed: list[str] = []
    promoted: list[str] = []
    active: list[str] = []
    paid: bool = False
    must_promote: bool = False
    picked: tuple[str, int] | None = None
    garrison: int = 0
    willing: list[str] = []


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
    stage: str = STAGES[ACTIONS_STAGE]
    actor: str | None = None
    decider: str | None = None
    acted: bool = True
    discards: list[int] = []
    known_pile: list[int] = []
    """Cards of the draw pile that came from the discards (T34)."""
    waiting: list[str] = []
    served: int = 0
    offered: int = 0
    steps: Steps = msgspec.field(default_factory=Steps)
    ending: str = ""
    winners: list[str] = []


def inventory(state: TaraState) -> dict[str, int]:
    """Every piece counted wherever it can be; cumals are not limited (T3)."""
    counted: dict[str, int] = {}
    laid = [0] * int(state.seats)
    for spot in range(SPOTS):
        for owner in stack(state, spot):
            laid[owner] += 1
    for seat, colour in enumerate(COLOURS[: state.seats]):
        held = sum(int(state.prisoners[holder * state.seats + seat]) for holder in range(state.seats))
        counted[f"{colour} discs"] = int(state.supply[seat]) + laid[seat] + held
        counted[f"{colour} kings"] = int(state.crowns[seat]) + sum(king == seat for king in state.king)
    piles = [state.pile, state.discarded, *state.hand, *state.aside]
    cards = [card for pile in piles for card in numbers(pile)] + [int(state.card) + 1] * (state.card != NONE)
    counted["cards"] = len(cards)
    counted["different cards"] = len(set(cards))
    return counted


def read_position(text: str, source: str) -> TaraState:
    return _Reader(text, source, Position, "tara", SEATS).state()


class _Reader(Reader[Position]):
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
        self.expect(name in REGION_NAMES, f"{where} names the region {name!r}, expected {listed(REGION_NAMES)}")
        return REGION_NAMES.index(name)

    def colour(self, name: str | None, where: str) -> int:
        known = COLOURS[: self.seats]
        self.expect(name in known, f"{where} names the player {name!r}, expected {listed(known)}")
        return known.index(str(name))

    def place(self, name: str, where: str, end: int = POSITIONS) -> int:
        known = POSITION_NAMES[:end]
        self.expect(name in known, f"{where} names the position {name!r}, expected {listed(known)}")
        return known.index(name)

    def places(self, given: list[str], where: str) -> int:
        return sum({1 << self.place(name, where) for name in given})

    def mask(self, cards: Iterable[int], where: str) -> int:
        """Cards that nobody has had yet."""
        mask = 0
        for number in cards:
            self.expect(1 <= number <= CARDS, f"{where} has the card {number}, expected 1 to {CARDS}")
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
            return sum(1 << region for region in chosen), NONE
        third = self.region(position.third or "", "third")
        self.expect(third not in chosen, f"third is {position.third!r}, which is in play from the start (T44)")
        return sum(1 << region for region in chosen), third

    def kings(self, state: TaraState) -> None:
        for name, owner in self.position.kings.items():
            region, seat = self.region(name, "kings"), self.colour(owner, f"kings.{name}")
            self.expect(state.crowns[seat] > 0, f"kings: {owner} has only {KINGS} king pieces (T3)")
            state.king[region] = seat
            state.crowns[seat] -= 1
            state.find_control(region * POSITIONS + KING)
        if self.seats == 2:  # T44
            won = sum(1 << region for region in range(REGIONS) if state.king[region] != NOBODY)
            state.in_play &= ~won
            if all(state.kings_of(seat) > 0 for seat in range(2)):
                state.in_play |= 1 << state.third & ~won

    def board(self, state: TaraState) -> None:
        for name, entries in self.position.board.items():
            region = self.region(name, "board")
            self.expect(
                bool(state.in_play >> region & 1), f"board.{name} has discs, but {name} is not in play (T1, T44)"
            )
            for where, owners in entries.items():
                spot = region * POSITIONS + self.place(where, f"board.{name}")
                self.stack(state, spot, owners, f"board.{name}.{where}")
        for spot in range(SPOTS):
            state.find_control(spot)
        lowering = self.position.phase == PHASE_NAMES[LOWERING]
        for region, name in enumerate(REGION_NAMES):
            row = range(region * POSITIONS, region * POSITIONS + COMMON)
            for seat in range(self.seats):
                forts = sum(bool(state.is_fort(spot)) and state.control[spot] == seat for spot in row)
                most = 2 if lowering and name == self.position.steps.region else 1
                self.expect(forts <= most, f"board.{name}: {COLOURS[seat]} has {forts} forts, expected {most} (T5)")

    def stack(self, state: TaraState, spot: int, owners: list[str], where: str) -> None:
        seats = [self.colour(owner, where) for owner in reversed(owners)]
        for seat in seats:
            self.expect(state.supply[seat] > 0, f"{where}: {COLOURS[seat]} has only {DISCS} discs (T3)")
            state.push(seat, spot)
        self.expect(not state.three_on_top(spot), f"{where} has three discs of one player on top (T5)")
        if spot % POSITIONS == KING:
            self.expect(not state.is_fort(spot), f"{where} has a fort on the king position (T5)")
            king = state.king[spot // POSITIONS]
            self.expect(king == NOBODY or not owners, f"{where} has discs, but a king piece stands there (T24)")

    # Players and cards

    def seat(self, state: TaraState, seat: int, entry: SeatEntry) -> None:
        where = f"seat {seat}"
        self.expect(0 <= entry.cumals <= MOST, f"{where} has {entry.cumals} cumals, expected 0 or more")
        state.cumals[seat] = entry.cumals
        for colour, count in entry.prisoners.items():
            owner = self.colour(colour, f"{where}.prisoners")
            self.expect(owner != seat, f"{where} holds its own discs prisoner (T37)")
            enough = 0 <= count <= state.supply[owner]
            self.expect(enough, f"{where} holds {count} {colour} prisoners: there are {DISCS} discs in all (T3)")
            state.prisoners[seat * self.seats + owner] = count
            state.supply[owner] -= count

    def cards(self, state: TaraState) -> None:
        position = self.position
        self.unused = ALL_CARDS
        for seat, entry in enumerate(position.seat):
            state.hand[seat] = self.mask(entry.hand, f"seat {seat}.hand")
            state.aside[seat] = self.mask(entry.aside, f"seat {seat}.aside")
        state.discarded = self.mask(position.discards, "discards")
        known = self.mask(position.known_pile, "known_pile")
        if position.steps.card is not None:
            state.seen = self.mask([position.steps.card], "steps.card")
            state.card = position.steps.card - 1
        state.seen |= state.discarded | known
        self.expect(not known or not self.unused, "known_pile is mixed with unseen cards in the pile (T34)")
        state.pile = known | self.unused

    # The round

    def round(self, state: TaraState) -> None:
        position = self.position
        self.expect(position.phase in PHASES, f"phase is {position.phase!r}, expected {listed([*PHASES])}")
        self.expect(position.stage in STAGES, f"stage is {position.stage!r}, expected {listed(STAGES)}")
        state.phase = PHASES[position.phase]
        state.stage = STAGES.index(position.stage)
        self.expect(
            state.stage in STAGES_OF[int(state.phase)],
            f"stage {position.stage} does not go with phase {position.phase}",
        )
        limit = position.round_limit or MOST
        self.expect(1 <= position.round <= limit, f"round is {position.round}, expected 1 to {limit} (T45)")
        state.round = position.round
        state.start = self.colour(position.start, "start")
        state.acted = position.acted
        state.actor = self.colour(position.actor or position.start, "actor")
        state.decider = self.colour(position.decider or COLOURS[state.actor], "decider")
        state.waiting = sum({1 << self.region(name, "waiting") for name in position.waiting})
        self.expect(
            state.waiting & ~state.in_play == 0 and (state.waiting == 0 or state.stage != ACTIONS_STAGE),
            f"waiting is {position.waiting}, expected regions in play, after the actions of the round",
        )
        state.served, state.offered = position.served, position.offered
        if state.phase == RANSOMING:
            self.expect(
                0 <= state.served < self.seats and 0 < state.offered < self.seats,
                f"served {position.served} and offered {position.offered} are no turn of {self.seats} players (T41)",
            )
        else:
            self.expect(
                position.served == position.offered == 0, "served and offered are for phase ransoming, expected 0"
            )
        self.hands(state)

    def hands(self, state: TaraState) -> None:
        """T8-T10: how many cards everybody has."""
        hands = [int(bits(hand)) for hand in state.hand]
        asides = [int(bits(aside)) for aside in state.aside]
        if state.phase == KEEPING:
            self.expect(state.actor == state.start, "actor is for later: all keep cards at the same time (T9)")
            self.expect(state.round % 2 == 1, f"round {state.round} is even: no cards are kept (T9)")
            dealt = all(hand + aside == DEALT and hand <= USED for hand, aside in zip(hands, asides, strict=True))
            self.expect(dealt, f"hands have {hands} and {asides} cards aside, expected {DEALT} together (T8)")
            self.expect(min(hands) < USED, f"all have kept {USED} cards, so the round goes on (T9)")
            self.expect(not state.seen, "cards were seen before the first action of the round (T8)")
            return
        set_aside = USED if state.round % 2 else 0
        self.expect(
            asides == [set_aside] * self.seats, f"{asides} cards are aside in round {state.round}, expected {set_aside}"
        )
        if state.phase == OVER:
            self.expect(max(hands) <= USED, f"hands have {hands} cards, expected at most {USED} (T9)")
            return
        if state.stage != ACTIONS_STAGE:
            self.expect(max(hands) == 0, f"hands have {hands} cards after the actions of the round (T10)")
            return
        order = [(int(state.start) + i) % self.seats for i in range(self.seats)]
        place = order.index(int(state.actor))
        used = state.phase != CHOOSING
        most = hands[state.actor] + used
        expected = [most - (i < place or (i == place and used)) for i in range(self.seats)]
        found = [hands[seat] for seat in order]
        fits = found == expected and 1 <= most <= USED
        self.expect(fits, f"hands have {found} cards from the start player on: no turn of {COLOURS[state.actor]} (T10)")
        first = state.round == 1 and place == 0 and most == USED
        self.expect(state.acted != first, f"acted is {str(state.acted).lower()}, expected the contrary (T12)")

    def steps(self, state: TaraState) -> None:
        steps = self.position.steps
        phase = int(state.phase)
        carried = phase in (ANCHORING, PLACING, PROMOTING, SWAPPING, LOWERING, BETRAYING) or (
            phase == GARRISONING and state.stage != CLEARING_STAGE
        )
        if phase != OVER:
            self.expect((steps.card is not None) == carried, f"steps.card does not go with {self.position.phase}")
            somewhere = carried or phase in (GARRISONING, HIRING)
            self.expect((steps.region is not None) == somewhere, f"steps.region does not go with {self.position.phase}")
        if steps.region is not None:
            state.region = self.region(steps.region, "steps.region")
            self.expect(bool(state.in_play >> state.region & 1) or phase == OVER, "steps.region is not in play")
        if steps.anchor is not None:
            self.expect(steps.card is not None, "steps.anchor needs a card")
            position = self.place(steps.anchor, "steps.anchor")
            first_slots = [slots[0] for slots in deck()[state.card].anchors]
            self.expect(position in first_slots, f"steps.anchor is {steps.anchor}, which is none of the card's (T13)")
            state.anchor = first_slots.index(position)
        state.placed = self.places(steps.placed, "steps.placed")
        state.promoted = self.places(steps.promoted, "steps.promoted")
        state.active = self.places(steps.active, "steps.active")
        state.paid = steps.paid
        state.must_promote = steps.must_promote
        state.left = steps.garrison
        if steps.picked is not None:
            name, depth = steps.picked
            spot = int(state.region) * POSITIONS + self.place(name, "steps.picked", COMMON)
            self.expect(
                state.region != NONE and 1 <= depth <= state.height[spot], f"steps.picked is {name} {depth}: no disc"
            )
            state.picked = spot * DEEP + depth - 1
        state.willing = sum({1 << self.colour(name, "steps.willing") for name in steps.willing})

    def ending(self, state: TaraState) -> None:
        position = self.position
        over = state.phase == OVER
        self.expect(
            position.ending in ENDING_NAMES and over == bool(position.ending),
            f"ending is {position.ending!r}: expected {listed(ENDING_NAMES[1:])} in phase over, nothing before",
        )
        winners = sum({1 << self.colour(name, "winners") for name in position.winners})
        self.expect(over == bool(winners), "winners are named in phase over, and not before")
        state.ended = ENDING_NAMES.index(position.ending)
        state.winners = winners
        kings = sum(1 << seat for seat in range(self.seats) if state.kings_of(seat) >= KINGS)
        if over and state.ended == BY_ROUNDS:
            self.expect(kings == 0, "a player controls two kings: the game ended by kings (T43)")
            self.expect(winners == state.leaders(), "winners are not those with most kings, positions, cumals (T45)")
            self.expect(state.round == state.round_limit, f"round {state.round} is not the last one (T45)")
        elif over:
            self.expect(winners == kings and bits(kings) == 1, "the winner does not control two kings (T43)")
        else:
            self.expect(kings == 0, "a player controls two king positions, so the game is over (T43)")

    def settled(self, state: TaraState) -> None:
        """T29, T37, T44: nothing is left that would have been cleared."""
        if state.phase == OVER:
            return
        for region, name in enumerate(REGION_NAMES):
            whole = any(state.holds(seat, region) == POSITIONS for seat in range(self.seats))
            self.expect(not whole, f"board.{name} belongs to one player, so it is cleared (T29)")
            crowned = state.height[region * POSITIONS + KING] > 0
            self.expect(not crowned or self.seats > 2, f"board.{name}.K has a disc, so the region is won (T44)")
            cleared = state.stage == CLEARING_STAGE and not state.waiting >> region & 1
            self.expect(not crowned or not cleared, f"board.{name}.K has a disc after the clearing (T37)")

    def phase(self, state: TaraState) -> None:
        """What the phase needs to go on from."""
        steps = self.position.steps
        phase = int(state.phase)
        decider, region = int(state.decider), int(state.region)
        stone = steps.card is not None and deck()[steps.card - 1].stone
        self.expect(
            decider == state.actor or phase in (LOWERING, GARRISONING, RANSOMING, NAMING, OVER),
            f"decider is not the actor in phase {self.position.phase}",
        )
        if phase in (ANCHORING, PLACING, SWAPPING, LOWERING):
            self.expect(stone == (phase in (SWAPPING, LOWERING)), f"steps.card is not one for {self.position.phase}")
        anchored = phase == PLACING or (phase == PROMOTING and state.stage == ACTIONS_STAGE and not stone)
        begun = phase in (PROMOTING, LOWERING)
        if phase != OVER:
            self.expect((state.anchor != NONE) == anchored, "steps.anchor is for placing, and promoting after that")
            self.expect(state.picked == NONE or phase == SWAPPING, "steps.picked is for swapping")
            self.expect(begun or not (state.promoted or state.paid or state.must_promote), "nothing is promoted yet")
            self.expect(
                bool(state.promoted) == state.paid, "steps.paid goes with steps.promoted: the first one is paid (T20)"
            )
            self.expect(begun or phase == PLACING or not state.active, "steps.active is for placing and promoting")
            self.expect((state.willing != 0) == (phase == HIRING), "steps.willing is for hiring a traitor (T31)")
            self.expect((state.left != 0) == (phase == GARRISONING), "steps.garrison is for a garrison (T39)")
        if anchored:
            slots = sum(1 << position for position in deck()[state.card].anchors[state.anchor])
            self.expect(state.placed & ~slots == 0, "steps.placed are not slots of the anchor (T15)")
        else:
            self.expect(phase == OVER or state.placed == 0, "steps.placed is for placing")
        if phase == PLACING:
            held = state.slots_held(decider, state.card, region, state.anchor)
            self.expect(state.active == held, f"steps.active is not what the slots activate, {names(held)} (T20)")
        if phase == PROMOTING:
            mine = all(
                state.control[region * POSITIONS + at] == decider for at in range(KING) if state.active >> at & 1
            )
            self.expect(mine and not state.active >> KING & 1, "steps.active has positions of others (T20)")
        if phase == PROMOTING and state.must_promote:
            self.expect(stone and bool(state.active), "steps.must_promote is for a Stone and its two discs (T27)")
        if phase == LOWERING:
            state.next_to_lower()
            self.expect(
                state.phase == LOWERING and state.decider == decider, "nobody or another has a second fort (T26)"
            )
            state.barrier = 0
        if phase == GARRISONING:
            self.garrison(state)
        if phase == HIRING:
            able = all(
                seat != state.strongest(region) and state.holds(seat, region) for seat in seats_in(state, state.willing)
            )
            self.expect(able, "steps.willing may not use the traitor there (T31)")
            asked = state.willing >> decider & 1 and state.cumals[decider] > 0
            self.expect(bool(asked), f"{COLOURS[decider]} cannot be asked for the traitor (T31)")
        if phase == RANSOMING:
            owner = (state.holder() + state.offered) % self.seats
            held = state.prisoners[state.holder() * self.seats + owner]
            able = owner == decider and held > 0 and state.cumals[owner] > 0
            self.expect(bool(able), f"{COLOURS[decider]} has nothing to ransom now (T41)")
        if phase == NAMING:
            self.expect(decider == state.start and self.seats > 2, "the start player names the next (T42)")
        if phase == BETRAYING:
            self.expect(state.betrayals(decider) != 0, "the traitor cannot be used (T32)")
        for seat in seats_in(state, state.pending()):
            self.expect(state.legal_count(seat) > 0, f"{COLOURS[seat]} has no move in phase {self.position.phase}")

    def garrison(self, state: TaraState) -> None:
        region, decider = int(state.region), int(state.decider)
        mine = state.king[region] == decider and state.supply[decider] > 0 and self.seats > 2
        self.expect(mine, f"{COLOURS[decider]} cannot place a garrison there (T39)")
        laid = sum(int(state.height[region * POSITIONS + position]) for position in range(POSITIONS))
        held = sum(state.control[region * POSITIONS + position] == decider for position in range(COMMON))
        self.expect(
            1 <= state.left <= GARRISON and laid == held == GARRISON - state.left,
            f"steps.garrison is {state.left} with {laid} discs in the region, expected {GARRISON} together (T39)",
        )


def write_position(state: TaraState) -> str:
    colours = COLOURS[: state.seats]
    position = Position(
        game="tara",
        phase=PHASE_NAMES[int(state.phase)],
        regions=_regions(state.first_regions),
        third=None if state.third == NONE else REGION_NAMES[state.third],
        start=colours[state.start],
        round=int(state.round),
        round_limit=int(state.round_limit),
        stage=STAGES[state.stage],
        actor=colours[state.actor] if state.actor != state.start else None,
        decider=colours[state.decider] if state.decider != state.actor else None,
        acted=bool(state.acted),
        discards=list(numbers(state.discarded)),
        known_pile=list(numbers(state.pile & state.seen)),
        waiting=_regions(state.waiting),
        served=int(state.served),
        offered=int(state.offered),
        steps=_steps(state),
        ending=ENDING_NAMES[int(state.ended)],
        winners=[colours[seat] for seat in seats_in(state, state.winners)],
        seat=[_seat_entry(state, seat) for seat in range(state.seats)],
        kings={name: colours[king] for name, king in zip(REGION_NAMES, state.king, strict=True) if king != NOBODY},
        board={
            name: {
                where: [colours[owner] for owner in stack(state, region * POSITIONS + position)]
                for position, where in enumerate(POSITION_NAMES)
                if state.height[region * POSITIONS + position]
            }
            for region, name in enumerate(REGION_NAMES)
            if any(state.height[region * POSITIONS : (region + 1) * POSITIONS])
        },
    )
    return tomli_w.dumps(msgspec.to_builtins(position))


def _regions(mask: int) -> list[str]:
    return [name for region, name in enumerate(REGION_NAMES) if mask >> region & 1]


def _steps(state: TaraState) -> Steps:
    picked = None
    if state.picked != NONE:
        spot, depth = divmod(int(state.picked), DEEP)
        picked = (POSITION_NAMES[spot % POSITIONS], depth + 1)
    return Steps(
        card=None if state.card == NONE else int(state.card) + 1,
        region=None if state.region == NONE else REGION_NAMES[state.region],
        anchor=None if state.anchor == NONE else POSITION_NAMES[deck()[state.card].anchors[state.anchor][0]],
        placed=list(names(state.placed)),
        promoted=list(names(state.promoted)),
        active=list(names(state.active)),
        paid=bool(state.paid),
        must_promote=bool(state.must_promote),
        picked=picked,
        garrison=int(state.left),
        willing=[COLOURS[seat] for seat in seats_in(state, state.willing)],
    )


def _seat_entry(state: TaraState, seat: int) -> SeatEntry:
    held = state.prisoners[seat * state.seats : (seat + 1) * state.seats]
    return SeatEntry(
        cumals=int(state.cumals[seat]),
        hand=list(numbers(state.hand[seat])),
        aside=list(numbers(state.aside[seat])),
        prisoners={colour: int(count) for colour, count in zip(COLOURS, held, strict=False) if count},
    )
