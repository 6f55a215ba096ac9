"""What a position file of Tara says of known cards, and what can be wrong with a table.

Supplies, king pieces off the board and the draw pile are what is not elsewhere, so the file does not name them.
"""

from collections.abc import Iterator
from functools import reduce
from operator import or_

from regalia.engine.declared import Declared, Reader, Section
from regalia.engine.events import set_bits
from regalia.engine.game import listed
from regalia.engine.state import bits
from regalia.games.tara import table
from regalia.games.tara.data import deck, laid_out
from regalia.games.tara.layout import (
    COLOURS,
    ENDING_NAMES,
    LAYOUT,
    PHASE_NAMES,
    POSITION_NAMES,
    REGION_NAMES,
    STAGE_NAMES,
    spot_name,
)
from regalia.games.tara.state import (
    ALL_COMMON,
    ALL_POSITIONS,
    DEALT,
    EMPTY,
    KING,
    NOBODY,
    NONE,
    USED,
    TaraState,
    three_on_top,
)
from regalia.games.tara.view import is_fort, names

IN_ACTION = (table.ANCHORING, table.PLACING, table.SWAPPING, table.LOWERING, table.PROMOTING)
PHASES_OF = {
    table.STAGE_ACTIONS: (table.KEEPING, table.CHOOSING, *IN_ACTION, table.GARRISONING, table.OVER),
    table.STAGE_TRAITORS: (table.HIRING, table.BETRAYING, table.PROMOTING, table.GARRISONING, table.OVER),
    table.STAGE_CLEARING: (table.GARRISONING, table.RANSOMING, table.NAMING, table.OVER),
}


# Sections of the file


def _read_known_pile(reader: Reader[TaraState], state: TaraState, cards: list[int] | None) -> None:
    """The cards of the draw pile that came from the discards (T34). Discards and the card in play were seen, too."""
    t = state.t
    known = reader.number(LAYOUT.place("pile"), cards or [], "known_pile")
    held = [*state.row(table.HAND, state.seats), *state.row(table.ASIDE, state.seats)]
    elsewhere = reduce(or_, held, t[table.DISCARDED] | _card_in_play(state))
    reader.expect(known & elsewhere == 0, "known_pile has a card that is elsewhere, too (T34)")
    t[table.SEEN] = known


def _written_known_pile(state: TaraState) -> object:
    known = state.t[table.PILE] & state.t[table.SEEN]
    return [card + 1 for card in set_bits(known)] or None


# What follows from the rest


def _settle(state: TaraState) -> None:
    """Which regions are in play, and which cards everybody has seen."""
    t = state.t
    t[table.IN_PLAY] = _in_play(state)
    t[table.SEEN] = t[table.SEEN] & t[table.PILE] | t[table.DISCARDED] | _card_in_play(state)


def _in_play(state: TaraState) -> int:
    """T44: a region that was won has a king piece and no disc; the third one opens when each has won one."""
    t = state.t
    regions: int = t[table.FIRST_REGIONS]
    if state.seats == 2:
        crowned = [region for region in range(table.REGIONS) if t[table.KING_OF + region] != NOBODY]
        won = sum(1 << region for region in crowned if table.stack_of(t, region, KING) == EMPTY)
        regions &= ~won
        if {t[table.KING_OF + region] for region in crowned} == {0, 1} and t[table.THIRD] != NONE:
            regions |= 1 << t[table.THIRD] & ~won
    return regions


def _card_in_play(state: TaraState) -> int:
    """A mask, like those of the piles."""
    card = state.t[table.CARD]
    return 0 if card == NONE else 1 << card


def _regions(mask: int) -> list[str]:
    return [REGION_NAMES[region] for region in set_bits(mask)]


def _phase(state: TaraState) -> str:
    return PHASE_NAMES[state.t[table.PHASE]]


def _is_stone(state: TaraState) -> bool:
    card = state.t[table.CARD]
    return card != NONE and deck()[card].stone


def _clockwise(state: TaraState, first: int) -> list[int]:
    """All seats, from one on."""
    return [(first + i) % state.seats for i in range(state.seats)]


# What the rules say against a table


def _troubles(state: TaraState) -> Iterator[str]:
    for troubles in (_of_regions, _of_stacks, _of_cards, _of_round, _of_hands, _of_steps, _of_the_end):
        yield from troubles(state)
    if state.t[table.PHASE] != table.OVER:
        for troubles in (_of_what_is_cleared, _of_phase, _of_placing, _of_deciders):
            yield from troubles(state)


def _of_regions(state: TaraState) -> Iterator[str]:
    t = state.t
    first, third = t[table.FIRST_REGIONS], t[table.THIRD]
    if bits(first) != state.seats:
        yield f"regions are {_regions(first)}, expected {int(state.seats)} different ones (T1)"
    if state.seats != 2:
        if third != NONE:
            yield "third is for two players (T44)"
    elif third == NONE:
        yield f"third is missing, expected {listed(_regions(~first & 0b1111))} (T44)"
    elif first >> third & 1:
        yield f"third is {REGION_NAMES[third]!r}, which is in play from the start (T44)"


def _of_stacks(state: TaraState) -> Iterator[str]:
    t = state.t
    for region, name in enumerate(REGION_NAMES):
        stacks = state.row(table.stack_at(region, 0), table.POSITIONS)
        king, owner = t[table.KING_OF + region], table.stack_seat(t, region, KING, 0)
        if not t[table.IN_PLAY] >> region & 1 and set(stacks) != {EMPTY}:
            yield f"board.{name} has discs, but {name} is not in play (T1, T44)"
        for position in range(table.POSITIONS):
            if three_on_top(stacks[position]):
                yield f"board.{spot_name(region, position)} has three discs of one player on top (T5)"
        if is_fort(state, region, KING):
            yield f"board.{name}.K has a fort on the king position (T5)"
        if owner != NONE and king not in (NOBODY, owner if t[table.ENDED] == table.BY_KINGS else NOBODY):
            yield f"board.{name}.K has discs, but a king piece stands there (T24)"
    for seat in range(state.seats):
        if table.prisoners(t, seat, seat):
            yield f"seat {seat} holds its own discs prisoner (T37)"
    for region, name in enumerate(REGION_NAMES):
        most = 2 if t[table.PHASE] == table.LOWERING and t[table.REGION] == region else 1
        for seat in range(state.seats):
            forts = int(state.forts(seat, region)).bit_count()
            if forts > most:
                yield f"board.{name}: {COLOURS[seat]} has {forts} forts, expected {most} (T5)"


def _of_cards(state: TaraState) -> Iterator[str]:
    t = state.t
    if t[table.PILE] & t[table.SEEN] not in (0, t[table.PILE]):
        yield "known_pile is mixed with unseen cards in the pile (T34)"


def _of_round(state: TaraState) -> Iterator[str]:
    t = state.t
    if t[table.PHASE] not in PHASES_OF[t[table.STAGE]]:
        yield f"stage {STAGE_NAMES[t[table.STAGE]]} does not go with phase {_phase(state)}"
    if 0 < t[table.ROUND_LIMIT] < state.round:
        yield f"round is {int(state.round)}, expected 1 to {t[table.ROUND_LIMIT]} (T45)"
    left = t[table.REGIONS_LEFT]
    if left & ~t[table.IN_PLAY] or (left and t[table.STAGE] == table.STAGE_ACTIONS):
        yield f"regions_left is {_regions(left)}, expected regions in play, after the actions of the round"
    done, asked = t[table.HOLDERS_DONE], t[table.OWNERS_ASKED]
    if t[table.PHASE] == table.RANSOMING and not (done < state.seats and 0 < asked < state.seats):
        yield f"holders_done {done} and owners_asked {asked} are no turn of {int(state.seats)} players (T41)"


def _of_hands(state: TaraState) -> Iterator[str]:
    """T8-T10: how many cards everybody has."""
    t = state.t
    hands = [hand.bit_count() for hand in state.row(table.HAND, state.seats)]
    asides = [aside.bit_count() for aside in state.row(table.ASIDE, state.seats)]
    if t[table.PHASE] == table.KEEPING:
        if t[table.ACTOR] != t[table.START]:
            yield "actor is for later: all keep cards at the same time (T9)"
        if state.round % 2 == 0:
            yield f"round {int(state.round)} is even: no cards are kept (T9)"
        if any(hand + aside != DEALT or hand > USED for hand, aside in zip(hands, asides, strict=True)):
            yield f"hands have {hands} and {asides} cards aside, expected {DEALT} together (T8)"
        if min(hands) >= USED:
            yield f"all have kept {USED} cards, so the round goes on (T9)"
        if t[table.SEEN]:
            yield "cards were seen before the first action of the round (T8)"
        return
    set_aside = USED if state.round % 2 else 0
    if asides != [set_aside] * int(state.seats):
        yield f"{asides} cards are aside in round {int(state.round)}, expected {set_aside}"
    if t[table.PHASE] == table.OVER or t[table.STAGE] != table.STAGE_ACTIONS:
        most = USED if t[table.PHASE] == table.OVER else 0
        if max(hands) > most:
            yield f"hands have {hands} cards, expected {most} at most after the actions of the round (T9, T10)"
        return
    order = _clockwise(state, t[table.START])
    place = order.index(t[table.ACTOR])
    used = t[table.PHASE] != table.CHOOSING
    most = hands[t[table.ACTOR]] + used
    expected = [most - (i < place or (i == place and used)) for i in range(state.seats)]
    found = [hands[seat] for seat in order]
    if found != expected or not 1 <= most <= USED:
        yield f"hands have {found} cards from the start player on: no turn of {COLOURS[t[table.ACTOR]]} (T10)"
    first = state.round == 1 and place == 0 and most == USED
    if t[table.ACTED] == first:
        yield f"acted is {str(first).lower()}, expected the contrary (T12)"


def _of_steps(state: TaraState) -> Iterator[str]:
    """The card, and where it is used."""
    t = state.t
    phase, card, region, anchor = t[table.PHASE], t[table.CARD], t[table.REGION], t[table.ANCHOR]
    clearing = t[table.STAGE] == table.STAGE_CLEARING
    if phase == table.GARRISONING and (card == NONE) != clearing:
        yield f"steps.card is {'for' if clearing else 'missing in'} the action that a garrison ends (T29, T39)"
    if phase != table.OVER and region != NONE and not t[table.IN_PLAY] >> region & 1:
        yield "steps.region is not in play"
    if anchor != NONE and (card == NONE or anchor not in [slots[0] for slots in deck()[card].anchors]):
        yield f"steps.anchor is {POSITION_NAMES[anchor]}, which is none of the card's (T13)"
    if anchor == NONE and t[table.TAKES_OCCUPIED]:
        yield "steps.occupied goes with steps.anchor (T14)"
    if t[table.PICKED] != NONE:
        position, depth = divmod(int(t[table.PICKED]), int(table.DEEP))
        if table.stack_seat(t, region, position, depth) == NONE:
            yield f"steps.picked is {POSITION_NAMES[position]} {depth + 1}: no disc"


def _of_the_end(state: TaraState) -> Iterator[str]:
    t = state.t
    kings = [seat for seat in range(state.seats) if state.kings_of(seat) >= table.KINGS]
    by_kings = t[table.ENDED] == table.BY_KINGS
    if t[table.PHASE] != table.OVER:
        if kings:
            yield "a player controls two king positions, so the game is over (T43)"
        return
    if len(kings) != by_kings:
        yield f"ending is {ENDING_NAMES[t[table.ENDED]]}, but {len(kings)} players control two kings (T43)"
    if t[table.WINNERS] != state.leaders():
        yield "winners are not those with most kings, positions, cumals (T45)"
    if not by_kings and state.round != t[table.ROUND_LIMIT]:
        yield f"round {int(state.round)} is not the last one (T45)"
    for seat in kings:
        pieces = state.row(table.KING_OF, table.REGIONS).count(seat)
        if pieces != table.KINGS:
            yield f"{COLOURS[seat]} has won with {pieces} king pieces up, expected two (T43)"


def _of_what_is_cleared(state: TaraState) -> Iterator[str]:
    """T29, T37, T44: nothing is left that would have been cleared."""
    t = state.t
    for region, name in enumerate(REGION_NAMES):
        crowned = table.stack_of(t, region, KING) > EMPTY
        if any(state.held(seat, region) == ALL_POSITIONS for seat in range(state.seats)):
            yield f"board.{name} belongs to one player, so it is cleared (T29)"
        if crowned and state.seats == 2:
            yield f"board.{name}.K has a disc, so the region is won (T44)"
        if crowned and t[table.STAGE] == table.STAGE_CLEARING and not t[table.REGIONS_LEFT] >> region & 1:
            yield f"board.{name}.K has a disc after the clearing (T37)"


def _of_phase(state: TaraState) -> Iterator[str]:
    """What belongs to another phase."""
    t = state.t
    phase = t[table.PHASE]
    stone, traitor = _is_stone(state), t[table.STAGE] == table.STAGE_TRAITORS
    if phase in IN_ACTION[:-1] and stone != (phase in (table.SWAPPING, table.LOWERING)):
        yield f"steps.card is not one for {_phase(state)}"
    if phase == table.PROMOTING and (t[table.ANCHOR] == NONE) != (stone or traitor):
        yield "steps.anchor is for placing, and promoting after that"
    if bool(t[table.PROMOTED]) != t[table.PAID]:
        yield "steps.paid goes with steps.promoted: the first one is paid (T20)"


def _of_placing(state: TaraState) -> Iterator[str]:
    """How far placing and promoting have come."""
    t = state.t
    phase, decider, region = t[table.PHASE], t[table.DECIDER], t[table.REGION]
    if t[table.PLACED] & ~t[table.SLOTS_HERE]:
        yield "steps.placed are not slots of the anchor (T15)"
    if phase == table.PLACING:
        active = state.activated_by_card(decider, region)
        if t[table.ACTIVE] != active:
            yield f"steps.active is not what the slots activate, {names(active)} (T20)"
        emptiest = state.emptiest(t[table.CARD], region) >> t[table.ANCHOR] & 1
        if not t[table.PLACED] and t[table.TAKES_OCCUPIED] != emptiest:
            yield f"steps.occupied is {str(not emptiest).lower()}, expected the contrary (T14)"
    if phase == table.PROMOTING:
        if t[table.ACTIVE] & ~(state.held(decider, region) & ALL_COMMON):
            yield "steps.active has positions of others (T20)"
        if t[table.MUST_PROMOTE] and not (_is_stone(state) and t[table.ACTIVE]):
            yield "steps.must_promote is for a Stone and its two discs (T27)"
    if phase in (table.PLACING, table.PROMOTING) and t[table.PLACES] | t[table.TARGETS] == 0:
        yield "nothing is left to place or promote, so the action is over (T23)"


def _of_deciders(state: TaraState) -> Iterator[str]:
    """Whether it is theirs to decide."""
    t = state.t
    phase, decider, region = t[table.PHASE], t[table.DECIDER], t[table.REGION]
    name = COLOURS[decider]
    others = (table.LOWERING, table.GARRISONING, table.RANSOMING, table.NAMING)
    if decider != t[table.ACTOR] and phase not in others:
        yield f"decider is not the actor in phase {_phase(state)}"
    if phase == table.LOWERING:
        forts = [int(state.forts(seat, region)).bit_count() for seat in range(state.seats)]
        if [seat for seat in _clockwise(state, t[table.ACTOR]) if forts[seat] > 1][:1] != [decider]:
            yield "nobody or another has a second fort (T26)"
    if phase == table.GARRISONING:
        if t[table.KING_OF + region] != decider or t[table.SUPPLY + decider] == 0 or state.seats == 2:
            yield f"{name} cannot place a garrison there (T39)"
        laid = sum(len(table.stack_list(t, region, position)) for position in range(table.POSITIONS))
        held = int(state.held(decider, region) & ALL_COMMON).bit_count()
        left = t[table.GARRISON_LEFT]
        if not laid == held == table.MOST_GARRISON - left:
            expected = f"expected {table.MOST_GARRISON} together (T39)"
            yield f"steps.garrison is {left} with {laid} discs in the region, {expected}"
    if phase == table.HIRING:
        strongest = state.strongest(region)
        if any(seat == strongest or not state.held(seat, region) for seat in set_bits(t[table.MAY_HIRE])):
            yield "steps.may_hire may not use the traitor there (T31)"
        if not t[table.MAY_HIRE] >> decider & 1 or t[table.CUMALS + decider] == 0:
            yield f"{name} cannot be asked for the traitor (T31)"
    if phase == table.RANSOMING:
        holder = int(state.holder())
        owner = (holder + t[table.OWNERS_ASKED]) % state.seats
        if owner != decider or table.prisoners(t, holder, owner) == 0 or t[table.CUMALS + owner] == 0:
            yield f"{name} has nothing to ransom now (T41)"
    if phase == table.NAMING and (decider != t[table.START] or state.seats == 2):
        yield "the start player names the next (T42)"
    if phase == table.BETRAYING and state.betrayals(decider) == 0:
        yield "the traitor cannot be used (T32)"


TABLE = Declared(
    LAYOUT,
    lambda seats: laid_out(seats, 0, NONE, 0),
    _troubles,
    _settle,
    {"known_pile": Section(list[int], _read_known_pile, _written_known_pile)},
)
