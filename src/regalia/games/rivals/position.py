"""A table of Rival Kings described in a TOML file -> State, and back.

The bank, the stock of markers, the cards that serve as money and the characters aside are what is
not elsewhere, so the file does not name them.
"""

from collections import Counter
from typing import Annotated

import msgspec

from regalia.engine.events import set_bits
from regalia.engine.game import listed
from regalia.engine.position import PositionReader, written
from regalia.games.rivals import state as at
from regalia.games.rivals.data import SEATS, laid_out
from regalia.games.rivals.moves import ACTION_NAMES, CARD_NAMES, CHARACTER_NAMES, PILE_NAME, SORT_NAMES
from regalia.games.rivals.state import RivalsState, actions_on, sort_of
from regalia.games.rivals.view import ENDING_NAMES, PHASE_NAMES, characters_in, stack_of
from regalia.games.rivals.why import EXTRA_ACTION

PHASES = {name: phase for phase, name in PHASE_NAMES.items()}
GAMES = tuple(range(1, int(at.MOST_GAMES) + 1))
TARGETS = (0, *range(20, 101, 10))
"""0: none, so that the number of games decides."""
END_OF_ACTIONS = "end"
STEPS = (*ACTION_NAMES, END_OF_ACTIONS)
MOST_ROUNDS = at.STACKS * at.STACK_CARDS * at.QUIET_STAGES // at.STAGES
"""More than any game can last (R25)."""
SWAPPERS = (at.LADY, at.BISHOP, at.TROUBADOUR)

Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Points = Annotated[int, msgspec.Meta(ge=-9999, le=9999)]


class StackEntry(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    cards: list[str]
    """From the top."""
    money: Count = 0


class SeatEntry(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    coins: Count = 0
    markers: Count = 0
    buildings: list[str] = []
    subjects: list[str] = []
    hand: list[str] = []
    chosen: str = ""
    character: str = ""
    used: bool = False
    acted: bool = False
    guarded: int | str = at.NOBODY
    """The thief, or the pile, whose marker the City guard turned away."""
    covered: dict[str, int] = {}
    """Actions of the character, each with its thief."""
    looked: list[str] = []
    """The sorts of stacks that the seat has looked through."""
    total: Points = 0


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    game: str
    phase: str
    stack: list[StackEntry]
    seat: list[SeatEntry]
    games: int = 1
    target: int = 0
    number: int = 1
    """Of the game in the match."""
    round: int = 1
    stage: int = 1
    turn: int | None = None
    """Who decides, unless all choose at the same time."""
    waiting: list[int] = []
    """The gardeners or guards who decide after that."""
    pile_card: str = ""
    spent: list[str] = []
    """The characters revealed earlier in this round."""
    step: str = ACTION_NAMES[0]
    repeats: Count = 0
    own_action: str = ""
    discount: bool = False
    doing: str = ""
    offered: tuple[str, Count] | None = None
    """The sort and the place in the row, from 1."""
    bought: bool = False
    quiet: Count = 0
    ending: str = ""


def inventory(state: RivalsState) -> dict[str, int]:
    """Every piece counted wherever it can be."""
    cards = Counter(card for stack in range(at.STACKS) for card in stack_of(state, stack))
    for seat in range(state.seats):
        cards.update(state.cards_of(seat, at.BUILDING) + state.cards_of(seat, at.SUBJECT))
    # The other copies serve as money: what is not in play is not on the table.
    counted = {CARD_NAMES[card]: max(at.COPIES, cards[card]) for card in range(at.CARDS)}
    for sort, name in enumerate(SORT_NAMES):
        counted[f"{name}s in play"] = sum(count for card, count in cards.items() if sort_of(card) == sort)
    masks = [state.t[at.ASIDE], state.t[at.SPENT], *state.row(at.HAND, state.seats)]
    masks += [1 << chosen for chosen in state.row(at.CHOSEN, state.seats) if chosen != at.NOBODY]
    characters = Counter(name for mask in masks for name in characters_in(mask))
    counted |= {name: characters[name] for name in CHARACTER_NAMES}
    counted["coins"] = (
        state.t[at.BANK] + sum(state.row(at.MONEY_PILE, at.STACKS)) + sum(state.row(at.COINS, state.seats))
    )
    counted["markers"] = state.t[at.STOCK] + sum(state.row(at.MARKERS, state.seats))
    return counted


def read_position(text: str, source: str) -> RivalsState:
    return _Reader(text, source, Position, "rivals", SEATS).state()


class _Reader(PositionReader[Position]):
    @property
    def phase(self) -> int:
        return PHASES[self.position.phase]

    @property
    def revealed(self) -> bool:
        return self.phase not in (at.CHOOSING, at.OVER)

    def state(self) -> RivalsState:
        position = self.position
        self.index(position.phase, list(PHASES), "phase is")
        self.cards: Counter[int] = Counter()
        """In stacks and rows."""
        self.match()
        state = laid_out(self.seats, position.games, position.target)
        state.t[at.GAME_NUMBER] = position.number
        state.round = position.round
        state.t[at.STAGE] = position.stage
        state.t[at.PHASE] = self.phase
        self.stacks(state)
        for seat, entry in enumerate(position.seat):
            self.belongings(state, seat, entry)
        for sort, name in enumerate(SORT_NAMES):
            found = sum(count for card, count in self.cards.items() if sort_of(card) == sort)
            self.expect(found == at.KINDS, f"{found} {name}s in stacks and rows, expected {at.KINDS} (R3, R5)")
        self.characters(state)
        self.turn(state)
        state.derive()
        if self.phase == at.GARDENING:
            self.decider(state, at.GARDENER, state.t[at.ACTOR], *self.position.waiting)
        elif self.revealed:
            self.conflicts(state)
        if self.revealed and self.phase >= at.ACTING:
            self.actions(state)
        self.ending(state)
        state.derive()
        return state

    def match(self) -> None:
        """R28 and the clock."""
        position = self.position
        self.expect(position.games in GAMES, f"games is {position.games}, expected {listed(GAMES)}")
        self.expect(position.target in TARGETS, f"target is {position.target}, expected {listed(TARGETS)}")
        most = at.MOST_GAMES if position.target else position.games
        self.expect(1 <= position.number <= most, f"number is {position.number}, expected 1 to {most} (R28)")
        self.expect(1 <= position.round <= MOST_ROUNDS, f"round is {position.round}, expected 1 to {MOST_ROUNDS} (R25)")
        self.expect(1 <= position.stage <= at.STAGES, f"stage is {position.stage}, expected 1 to {at.STAGES} (R29)")

    def stacks(self, state: RivalsState) -> None:
        found = len(self.position.stack)
        self.expect(found == at.STACKS, f"{found} [[stack]] entries, expected {at.STACKS}")
        for stack, entry in enumerate(self.position.stack):
            where = f"stack {stack + 1}"
            self.expect(
                len(entry.cards) <= at.STACK_CARDS,
                f"{where} has {len(entry.cards)} cards, expected at most {at.STACK_CARDS}",
            )
            for depth, name in enumerate(entry.cards):
                card = self.card(name, where)
                self.expect(
                    depth == 0 or sort_of(card) == stack // 2,
                    f"{where} has {name} below the top, expected a {SORT_NAMES[stack // 2]} (R23)",
                )
                state.t[at.STACK + stack * at.STACK_CARDS + len(entry.cards) - 1 - depth] = card
            state.t[at.HEIGHT + stack] = len(entry.cards)
            state.t[at.MONEY_PILE + stack] = entry.money
            self.pay(state, entry.money, where)

    def card(self, name: str, where: str) -> int:
        card = self.index(name, CARD_NAMES, f"a card of {where} is")
        self.cards[card] += 1
        self.expect(self.cards[card] <= at.COPIES, f"{where}: with it there are more than two {name} cards (R2)")
        return card

    def pay(self, state: RivalsState, coins: int, where: str) -> None:
        state.t[at.BANK] -= coins
        in_all = state.box[at.ALL_COINS]
        self.expect(state.t[at.BANK] >= 0, f"{where}: with it there are more than the {in_all} coins of the box (R3)")

    def belongings(self, state: RivalsState, seat: int, entry: SeatEntry) -> None:
        where = f"seat {seat}"
        for sort, names in enumerate((entry.buildings, entry.subjects)):
            for name in names:
                card = self.card(name, where)
                self.expect(sort_of(card) == sort, f"{where} has {name} among its {SORT_NAMES[sort]}s")
                self.expect(len(names) <= at.ROW_CARDS, f"{where} has {len(names)} {SORT_NAMES[sort]}s (R5)")
                state.append_card(seat, card)
        state.t[at.COINS + seat] = entry.coins
        self.pay(state, entry.coins, where)
        state.t[at.MARKERS + seat] = entry.markers
        state.t[at.STOCK] -= entry.markers
        in_all = state.box[at.ALL_MARKERS]
        self.expect(state.t[at.STOCK] >= 0, f"{where}: with it there are more than the {in_all} conflict markers (R4)")
        for name in entry.looked:
            state.t[at.LOOKED + seat] |= 1 << self.index(name, SORT_NAMES, f"looked of {where} is")
        state.t[at.TOTAL + seat] = entry.total

    def characters(self, state: RivalsState) -> None:
        position = self.position
        state.t[at.ASIDE] = at.ALL_CHARACTERS
        revealed_before = state.t[at.STAGE] if self.phase == at.OVER else state.t[at.STAGE] - 1
        spent = revealed_before * (state.seats + (state.seats == 2))
        self.expect(
            len(position.spent) == spent,
            f"{len(position.spent)} characters are spent, expected {spent} from the stages before (R7, R8)",
        )
        for name in position.spent:
            state.t[at.SPENT] |= 1 << self.character(state, name, "spent")
        with_pile_card = self.revealed and state.seats == 2
        self.expect(
            bool(position.pile_card) == with_pile_card,
            f"pile_card is {position.pile_card!r}, expected {'a character' if with_pile_card else 'none'} (R8)",
        )
        if with_pile_card:
            state.t[at.PILE_CARD] = self.character(state, position.pile_card, "pile_card")
            state.t[at.SPENT] |= 1 << state.t[at.PILE_CARD]
        for seat, entry in enumerate(position.seat):
            where = f"seat {seat}"
            for name in entry.hand:
                state.t[at.HAND + seat] |= 1 << self.character(state, name, where)
            self.expect(
                bool(entry.character) == self.revealed,
                f"{where} has the character {entry.character!r} in phase {position.phase}",
            )
            if entry.character:
                state.t[at.CHARACTER + seat] = self.character(state, entry.character, where)
                state.t[at.SPENT] |= 1 << state.t[at.CHARACTER + seat]
            if entry.chosen:
                self.expect(self.phase == at.CHOOSING, f"{where} has chosen {entry.chosen} in phase {position.phase}")
                state.t[at.CHOSEN + seat] = self.character(state, entry.chosen, where)
            held = at.DEALT - revealed_before - self.revealed
            found = len(entry.hand) + bool(entry.chosen)
            self.expect(found == held, f"{where} holds {found} characters, expected {held} (R6, R7)")
        waits = self.phase != at.CHOOSING or any(not entry.chosen for entry in position.seat)
        self.expect(waits, "every seat has chosen, so the characters are revealed (R7)")

    def character(self, state: RivalsState, name: str, where: str) -> int:
        character = self.index(name, CHARACTER_NAMES, f"a character of {where} is")
        self.expect(bool(state.t[at.ASIDE] >> character & 1), f"{where}: {name} is named twice (R1)")
        state.t[at.ASIDE] &= ~(1 << character)
        return character

    def turn(self, state: RivalsState) -> None:
        position = self.position
        seats = range(state.seats)
        if self.revealed:
            self.expect(position.turn in seats, f"turn is {position.turn}, expected {listed(seats)}")
            state.t[at.ACTOR] = position.turn or 0
        else:
            self.expect(position.turn is None, f"turn is {position.turn} in phase {position.phase}, expected none")
        waits = self.phase in (at.GARDENING, at.GUARDING)
        self.expect(
            len(set(position.waiting)) == len(position.waiting)
            and (waits or not position.waiting)
            and all(seat in seats and seat != position.turn for seat in position.waiting),
            f"waiting is {position.waiting}, expected other seats, and only in phase gardening or guarding",
        )
        for seat in position.waiting:
            state.t[at.TO_DECIDE] |= 1 << seat
        for seat, entry in enumerate(position.seat):
            self.expect(self.revealed or not entry.used, f"seat {seat} has used an ability in phase {position.phase}")
            self.expect(
                not entry.acted or (self.revealed and self.phase >= at.ACTING),
                f"seat {seat} has acted in phase {position.phase}",
            )
            state.t[at.USED] |= entry.used << seat
            state.t[at.ACTED] |= entry.acted << seat
        clock = f"{position.quiet} quiet stages"
        most = at.QUIET_STAGES if self.phase == at.OVER else at.QUIET_STAGES - 1
        self.expect(position.quiet <= most, f"{clock}, expected at most {most} (R25)")
        self.expect(
            not position.bought or (self.revealed and self.phase >= at.ACTING),
            f"a card was bought in this stage before phase {position.phase}",
        )
        state.t[at.QUIET] = position.quiet
        state.t[at.BOUGHT] = position.bought
        plain = (position.step, position.repeats, position.own_action, position.discount, position.doing)
        self.expect(
            (self.revealed and self.phase >= at.ACTING)
            or (plain == (STEPS[0], 0, "", False, "") and position.offered is None),
            f"step, repeats, own_action, discount, doing and offered have no place in phase {position.phase}",
        )

    def decider(self, state: RivalsState, subject: int, *seats: int) -> None:
        """R9, R13: the one whose decision it is, and those who wait for theirs."""
        name = CARD_NAMES[subject]
        for seat in seats:
            may = state.active(seat) == subject and not state.t[at.USED] >> seat & 1
            self.expect(may, f"seat {seat} decides in phase {self.position.phase} without an unused active {name}")
        first = int(state.first_in_turn(sum(1 << seat for seat in seats)))
        self.expect(
            first == state.t[at.ACTOR], f"turn is {state.t[at.ACTOR]}, expected {first} to decide first (R16, R17)"
        )
        for seat in range(state.seats):
            entry = self.position.seat[seat]
            self.expect(
                not entry.used or state.active(seat) in (at.GARDENER, at.CITY_GUARD),
                f"seat {seat} has used an ability before the turns began (R22)",
            )
            self.expect(
                self.phase == at.GUARDING or entry.guarded == at.NOBODY,
                f"seat {seat} has guarded in phase gardening (R13)",
            )
            self.expect(not entry.covered, f"seat {seat} has covered actions in phase {self.position.phase} (R12)")

    def conflicts(self, state: RivalsState) -> None:
        """R10-R14."""
        for seat in range(state.seats):
            for other in range(seat):
                if state.rank_of(seat) == state.rank_of(other):
                    state.t[at.EQUAL] |= 1 << seat | 1 << other
        for seat, entry in enumerate(self.position.seat):
            if entry.guarded == at.NOBODY:
                continue
            thief = at.PILE if entry.guarded == PILE_NAME else entry.guarded
            named = isinstance(thief, int) and 0 <= thief <= at.PILE and state.thieves(seat) >> thief & 1
            self.expect(
                bool(named and entry.used),
                f"seat {seat} has guarded against {entry.guarded!r}, expected one of its thieves and used = true (R13)",
            )
            assert isinstance(thief, int)
            state.t[at.GUARDED + seat] = thief
        if self.phase == at.GUARDING:
            seats = (state.t[at.ACTOR], *self.position.waiting)
            self.decider(state, at.CITY_GUARD, *seats)
            self.expect(all(state.thieves(seat) for seat in seats), "a guard decides who has no thief (R13)")

    def actions(self, state: RivalsState) -> None:
        """R12, R16: a turn and those before it."""
        actor = state.t[at.ACTOR]
        self.expect(not state.t[at.ACTED] >> actor & 1, f"turn is {actor}, who has acted already")
        for seat in range(state.seats):
            before = state.t[at.ACTED] >> seat & 1
            rank, present = state.rank_of(seat), state.rank_of(actor)
            fits = rank <= present if before else rank >= present
            self.expect(fits, f"seat {seat} has {'' if before else 'not '}acted, against the order of ranks (R16)")
        for seat, entry in enumerate(self.position.seat):
            self.crests(state, seat, entry)
        state.derive()
        self.own_actions(state)
        self.extras(state)
        if self.phase == at.ACTING:
            state.go_on()
            stays = state.t[at.PHASE] == at.ACTING and state.t[at.ACTOR] == actor and not state.t[at.ACTED] >> actor & 1
            self.expect(stays, f"nothing is left to decide in the turn of seat {actor} (R16)")

    def crests(self, state: RivalsState, seat: int, entry: SeatEntry) -> None:
        where = f"seat {seat}"
        thieves: list[int] = []
        for name, thief in entry.covered.items():
            kind = self.index(name, ACTION_NAMES, f"a covered action of {where} is")
            on_card = actions_on(state.t[at.CHARACTER + seat]) >> kind & 1
            self.expect(bool(on_card), f"{where} has {name} covered, which is not on its card (R1)")
            steals = 0 <= thief < state.seats and state.thieves(seat) >> thief & 1 and thief not in thieves
            self.expect(bool(steals), f"{where} has {name} covered by {thief}, expected one of its thieves, once (R12)")
            self.expect(
                bool(state.t[at.ACTED] >> thief & 1) or thief == state.t[at.ACTOR],
                f"{where} has {name} covered by {thief}, whose turn has not come (R12)",
            )
            thieves.append(thief)
            state.t[at.CREST + seat * at.ACTION_KINDS + kind] = thief
        for thief in range(state.seats):
            robbed = bool(state.t[at.ACTED] >> thief & state.thieves(seat) >> thief & 1)
            self.expect(
                not robbed or thief in thieves, f"{where} has no action covered by {thief}, who has acted (R12)"
            )

    def own_actions(self, state: RivalsState) -> None:
        """How far the actor's own actions have come."""
        position = self.position
        actor = state.t[at.ACTOR]
        used = bool(state.t[at.USED] >> actor & 1)
        state.t[at.STEP] = self.index(position.step, STEPS, "step is")
        state.t[at.REPEATS] = position.repeats
        if position.own_action:
            state.t[at.OWN_ACTION] = self.index(position.own_action, ACTION_NAMES, "own_action is")
        if state.t[at.EQUAL] >> actor & 1:
            self.expect(
                state.t[at.STEP] == 0, f"step is {position.step} in an equal-rank conflict, expected {STEPS[0]}"
            )
            most = 1 + used - bool(position.own_action)
            self.expect(position.repeats <= most, f"repeats is {position.repeats}, expected at most {most} (R10, R23)")
            if position.own_action:
                carried_out = state.t[at.UNCOVERED + actor] >> state.t[at.OWN_ACTION] & 1
                self.expect(
                    bool(carried_out), f"own_action is {position.own_action}, not an open one of the card (R10)"
                )
        else:
            plain = not position.repeats and not position.own_action
            self.expect(plain, "repeats and own_action are for an equal-rank conflict (R10)")
            stealing = bool(state.t[at.VICTIMS])
            self.expect(
                state.t[at.STEP] == 0 or not stealing, f"step is {position.step}, but the thefts come first (R12)"
            )
        self.expect(used or not position.discount, f"a discount, but seat {actor} has used no ability (R22)")
        state.t[at.DISCOUNT] = position.discount

    def extras(self, state: RivalsState) -> None:
        """What is being done within the turn."""
        position = self.position
        actor = state.t[at.ACTOR]
        active = int(state.active(actor))
        used = bool(state.t[at.USED] >> actor & 1)
        self.expect(
            (self.phase == at.CARRYING_OUT) == bool(position.doing),
            f"doing is {position.doing!r} in phase {position.phase}",
        )
        self.expect(
            (self.phase == at.SWAPPING) == (position.offered is not None),
            f"offered is {position.offered} in phase {position.phase}",
        )
        if self.phase == at.CARRYING_OUT:
            state.t[at.DOING] = kind = self.index(position.doing, ACTION_NAMES, "doing is")
            stolen = any(state.t[at.CREST + seat * at.ACTION_KINDS + kind] == actor for seat in range(state.seats))
            regained = used and active == at.FARMER and bool(state.regainable(actor) >> kind & 1)
            extra = used and {**EXTRA_ACTION, at.HERBALIST: at.HAND_ON}.get(active) == kind
            self.expect(
                stolen or regained or extra, f"doing is {position.doing}, which was neither stolen nor is an ability"
            )
            self.expect(state.ways(actor, kind) != 0, f"doing is {position.doing}, which is impossible (R16)")
        subjects = {
            at.TAKING: (at.VINTNER, at.MINER),
            at.OFFERING: SWAPPERS,
            at.SWAPPING: SWAPPERS,
            at.REGAINING: (at.FARMER,),
        }.get(self.phase)
        if subjects is not None:
            names = listed([CARD_NAMES[subject] for subject in subjects])
            self.expect(
                used and active in subjects, f"phase {position.phase} without an active {names} and used = true (R23)"
            )
        if self.phase == at.TAKING:
            sort = state.taken_sort(actor)
            looked = state.t[at.LOOKED + actor] >> sort & 1 and state.might_take(actor, sort)
            self.expect(bool(looked), f"seat {actor} takes a {SORT_NAMES[sort]} without having looked for one (R23)")
        if self.phase in (at.OFFERING, at.SWAPPING):
            sort = at.BUILDING if active == at.LADY else at.SUBJECT
            swaps = any(state.row(at.HEIGHT, at.STACKS)) if active == at.TROUBADOUR else state.can_swap(actor, sort)
            self.expect(swaps, f"phase {position.phase}, but there is nothing to swap (R24)")
        if position.offered is not None:
            name, place = position.offered
            sort = self.index(name, SORT_NAMES, "the sort offered is")
            fits = 1 <= place <= state.t[at.LENGTH + actor * at.SORTS + sort] and state.can_offer(
                actor, sort, place - 1
            )
            self.expect(fits, f"offered is {name} {place}, which cannot be swapped (R24)")
            state.t[at.OFFERED] = sort * at.ROW_CARDS + place - 1
        if self.phase == at.REGAINING:
            self.expect(state.regainable(actor) != 0, "phase regaining, but nothing can be regained (R23)")

    def ending(self, state: RivalsState) -> None:
        position = self.position
        over = self.phase == at.OVER
        state.t[at.ENDED] = self.end(position.ending, ENDING_NAMES, over)
        empty = not all(state.row(at.HEIGHT, at.STACKS))
        best = max(entry.total for entry in position.seat)
        if not over:
            self.expect(not empty or position.bought, "a stack is empty before this stage, so the game is over (R25)")
            reached = 0 < position.target <= best
            self.expect(not reached, f"a total of {best} has reached the target, so the match is over (R28)")
            fresh = position.number > 1 or not any(entry.total for entry in position.seat)
            self.expect(fresh, "points from finished games in the first game (R28)")
            return
        by_stack = state.t[at.ENDED] == at.BY_STACK
        self.expect(empty == by_stack, f"ending is {position.ending}, against the height of the stacks (R25)")
        quiet = 0 if by_stack else at.QUIET_STAGES
        self.expect(position.quiet == quiet, f"{position.quiet} quiet stages at the end, expected {quiet} (R25)")
        last = at.MOST_GAMES if position.target else position.games
        finished = position.number == last or 0 < position.target <= best
        self.expect(finished, f"the match is over after game {position.number}, expected {last} (R28)")
        for seat, entry in enumerate(position.seat):
            worth = int(state.worth(seat))
            self.expect(
                position.number > 1 or entry.total == worth,
                f"seat {seat} ends with the total {entry.total}, expected {worth} (R26)",
            )


def write_position(state: RivalsState) -> str:
    revealed = state.t[at.PHASE] not in (at.CHOOSING, at.OVER)
    shown = [_character_name(number) for number in (state.t[at.PILE_CARD], *state.row(at.CHARACTER, state.seats))]
    spent = [name for name in characters_in(state.t[at.SPENT]) if not revealed or name not in shown]
    offered = None
    if state.t[at.OFFERED] != at.NOBODY:
        sort, place = divmod(int(state.t[at.OFFERED]), int(at.ROW_CARDS))
        offered = (SORT_NAMES[sort], place + 1)
    position = Position(
        game="rivals",
        phase=PHASE_NAMES[state.t[at.PHASE]],
        games=state.t[at.GAMES_TO_PLAY],
        target=state.t[at.TARGET_SCORE],
        number=state.t[at.GAME_NUMBER],
        round=int(state.round),
        stage=state.t[at.STAGE],
        turn=state.t[at.ACTOR] if revealed else None,
        waiting=list(set_bits(state.t[at.TO_DECIDE])),
        pile_card=_character_name(state.t[at.PILE_CARD]),
        spent=spent,
        step=STEPS[state.t[at.STEP]],
        repeats=state.t[at.REPEATS],
        own_action=_action_name(state.t[at.OWN_ACTION]),
        discount=bool(state.t[at.DISCOUNT]),
        doing=_action_name(state.t[at.DOING]),
        offered=offered,
        bought=bool(state.t[at.BOUGHT]),
        quiet=state.t[at.QUIET],
        ending=ENDING_NAMES[state.t[at.ENDED]],
        stack=[
            StackEntry([CARD_NAMES[card] for card in stack_of(state, stack)], state.t[at.MONEY_PILE + stack])
            for stack in range(at.STACKS)
        ],
        seat=[_seat_entry(state, seat) for seat in range(state.seats)],
    )
    return written(position)


def _character_name(character: int) -> str:
    return "" if character == at.NOBODY else CHARACTER_NAMES[character]


def _action_name(kind: int) -> str:
    return "" if kind == at.NOBODY else ACTION_NAMES[kind]


def _seat_entry(state: RivalsState, seat: int) -> SeatEntry:
    guarded = state.t[at.GUARDED + seat]
    crests = state.row(at.CREST + seat * at.ACTION_KINDS, at.ACTION_KINDS)
    return SeatEntry(
        coins=state.t[at.COINS + seat],
        markers=state.t[at.MARKERS + seat],
        buildings=[CARD_NAMES[card] for card in state.cards_of(seat, at.BUILDING)],
        subjects=[CARD_NAMES[card] for card in state.cards_of(seat, at.SUBJECT)],
        hand=list(characters_in(state.t[at.HAND + seat])),
        chosen=_character_name(state.t[at.CHOSEN + seat]),
        character=_character_name(state.t[at.CHARACTER + seat]),
        used=bool(state.t[at.USED] >> seat & 1),
        acted=bool(state.t[at.ACTED] >> seat & 1),
        guarded=PILE_NAME if guarded == at.PILE else guarded,
        covered={ACTION_NAMES[kind]: thief for kind, thief in enumerate(crests) if thief != at.NOBODY},
        looked=[name for sort, name in enumerate(SORT_NAMES) if state.t[at.LOOKED + seat] >> sort & 1],
        total=state.t[at.TOTAL + seat],
    )
