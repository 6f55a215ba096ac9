"""What a seat knows and what it does not: resampling, views, events."""

from collections import Counter
from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import regalia
from regalia.engine import chance
from regalia.engine.state import UNKNOWN, lowest
from regalia.games.rivals.data import laid_out
from regalia.games.rivals.layout import CARD_NAMES, CHARACTER_NAMES
from regalia.games.rivals.state import RivalsState
from regalia.games.rivals.table import (
    ACTING,
    ACTOR,
    BUILDING,
    CHARACTER,
    CHARACTERS,
    CHOOSING,
    CHOSEN,
    COINS,
    HAND,
    LOOKED,
    MINER,
    PHASE,
    SPENT,
    SUBJECT,
    TAKING,
    USE,
    VINTNER,
)
from regalia.games.rivals.view import stack_of
from regalia.match import Match
from regalia.testing.play import share
from tests.games.rivals.table import GAME, chosen, copy_of, names, options, play, player, seen, state_of, table


def guesses(match: Match, seat: int, count: int = 60) -> list[RivalsState]:
    found = []
    for number in range(count):
        guess = copy_of(state_of(match))
        guess.resample(seat, chance.key("hidden", number))
        found.append(guess)
    return found


@pytest.mark.rule("R6", "R7")
def test_hands_and_choices_of_others_are_guessed_and_the_own_are_kept() -> None:
    match = chosen(player("queen"), player("knight"), player("prince"))
    true = state_of(match)
    samples = guesses(match, 0)
    for guess in samples:
        assert (guess.t[HAND + 0], guess.t[CHOSEN + 0]) == (true.t[HAND + 0], true.t[CHOSEN + 0])
    assert len({guess.t[CHOSEN + 1] for guess in samples}) > 5
    assert len({guess.t[HAND + 2] for guess in samples}) > 5
    assert all(GAME.inventory(guess) == GAME.inventory(true) for guess in samples)


@pytest.mark.rule("R6")
def test_revealed_characters_stay_and_come_to_no_hand() -> None:
    match = table(player("queen"), player("knight"), player("prince"))
    true = state_of(match)
    for guess in guesses(match, -1):
        assert guess.row(CHARACTER, 3) == true.row(CHARACTER, 3)
        assert guess.t[SPENT] == true.t[SPENT]
        assert all(not hand & true.t[SPENT] for hand in guess.row(HAND, 3))


@pytest.mark.rule("R6")
def test_cards_below_the_open_ones_are_guessed() -> None:
    match = table(player("queen"), player("knight"), player("prince"))
    samples = guesses(match, 1)
    for stack in range(4):
        true = stack_of(state_of(match), stack)
        assert {guess[0] for guess in (stack_of(sample, stack) for sample in samples)} == {true[0]}
        assert len({stack_of(sample, stack)[1] for sample in samples}) > 5
        assert {len(stack_of(sample, stack)) for sample in samples} == {len(true)}


@pytest.mark.rule("R23")
def test_who_has_looked_through_the_stacks_knows_them_from_then_on() -> None:
    match = table(
        player("merchant-1", subjects=["vintner"]), player("queen", coins=0), player("count", coins=0, markers=0)
    )
    play(match, 0, "use", "skip")
    true = state_of(match)
    for guess in guesses(match, 0):
        assert [stack_of(guess, stack) for stack in (2, 3)] == [stack_of(true, stack) for stack in (2, 3)]
    assert any(stack_of(guess, 0) != stack_of(true, 0) for guess in guesses(match, 0))
    assert any(stack_of(guess, 2) != stack_of(true, 2) for guess in guesses(match, 1))
    again = GAME.read_position(match.position(), "the table")
    assert again.t[LOOKED + 0] == 1 << SUBJECT
    assert GAME.view(again, 0) == match.view(0)


@pytest.mark.rule("R23")
def test_who_looks_for_subjects_sees_no_building_below_the_top_of_any_stack() -> None:
    """An open subject on a stack of buildings can be taken, but what lies below it stays hidden."""
    match = table(
        player("merchant-1", subjects=["vintner"]),
        player("queen", coins=0),
        player("count", coins=0, markers=0, buildings=["harbour"]),
        open={1: "sailor"},
    )
    play(match, 0, "use")
    assert "take 1 1" in options(match, 0)
    assert [len(stack.cards) for stack in seen(match, 0).stacks] == [1, 1, 7, 7]
    true = state_of(match)
    assert len({tuple(stack_of(guess, 0)) for guess in guesses(match, 0)}) > 5
    assert {stack_of(guess, 0)[0] for guess in guesses(match, 0)} == {stack_of(true, 0)[0]}
    play(match, 0, "take 1 1")
    assert [len(stack.cards) for stack in seen(match, 0).stacks] == [1, 1, 7, 7]
    assert len({tuple(stack_of(guess, 0)) for guess in guesses(match, 0)}) > 5


@pytest.mark.rule("R23")
def test_what_a_troubadour_laid_on_a_stack_changes_nothing_of_what_is_known_below_it() -> None:
    """The Lion knows the subjects to the bottom; the Eagle lays a building on them and later it is bought."""
    match = table(
        player("merchant-1", looked=["subject"]),
        player("count", subjects=["troubadour"], buildings=["inn"], markers=0),
        player("lord-protector", coins=0),
    )
    below = stack_of(state_of(match), 2)[1:]
    play(match, 1, "use", "offer building 1", "get stack 3")
    for guess in guesses(match, 0):
        assert stack_of(guess, 2) == [CARD_NAMES.index("inn"), *below]
    assert any(stack_of(guess, 2)[1:] != below for guess in guesses(match, 1))
    play(match, 1, "buy 3")
    for guess in guesses(match, 0):
        assert stack_of(guess, 2) == below


def random_states(count: int) -> Iterator[RivalsState]:
    """The same states over and over, before every action of random games."""
    for number in range(count):
        seats = 2 + number % 3
        state = laid_out(seats)
        state.random = chance.key("states", number)
        state.set_up()
        while state.pending():
            yield state
            seat = int(lowest(state.pending()))
            state.apply(seat, state.pick(seat))


@pytest.mark.rule("R23")
@pytest.mark.parametrize(("subject", "sort"), [(VINTNER, SUBJECT), (MINER, BUILDING)])
def test_whether_a_looker_is_asked_tells_nobody_what_lies_there(subject: int, sort: int) -> None:
    """In every guess of every other seat it is asked, or passed over, as it truly is."""
    asked = passed = 0
    for number, state in enumerate(random_states(share(150))):
        if state.t[PHASE] != ACTING:
            continue
        actor = state.t[ACTOR]
        if state.active(actor) != subject or USE not in state.legal(actor):
            continue
        for coins in (0, 1, state.t[COINS + actor]):
            phases = set()
            for seat in range(-1, state.seats):
                guess = copy_of(state)
                guess.t[COINS + actor] = coins
                guess.resample(seat, chance.key("asked", number))
                guess.apply(actor, USE)
                phases.add(int(guess.t[PHASE] == TAKING))
            assert len(phases) == 1
            asked += phases == {1}
            passed += phases == {0}
    assert min(asked, passed) > share(20)


@pytest.mark.rule("R6", "R7")
def test_an_observation_is_the_same_in_every_guess_and_has_a_name_for_every_number() -> None:
    for number, state in enumerate(random_states(6)):
        names_of = GAME.observation(int(state.seats))
        assert len(set(names_of)) == len(names_of)
        for seat in range(state.seats):
            guess = copy_of(state)
            guess.resample(seat, chance.key("observed", number))
            assert observed(state, seat) == observed(guess, seat)


def observed(state: RivalsState, seat: int) -> list[int]:
    numbers = vec[i64]([99] * len(GAME.observation(int(state.seats))))
    state.observe(seat, numbers)
    assert 99 not in numbers
    return list(numbers)


@pytest.mark.rule("R6", "R7", "R23")
def test_an_observation_has_what_its_seat_knows_and_nothing_of_what_others_do() -> None:
    match = chosen(player("queen", looked=["building"]), player("knight"), player("prince"))
    state = state_of(match)
    own, other = (dict(zip(GAME.observation(3), observed(state, seat), strict=True)) for seat in (0, 1))
    assert own["seat 0: chosen"] == CHARACTER_NAMES.index("queen")
    assert [own[f"seat 0: hand {name}"] for name in CHARACTER_NAMES] == [
        state.t[HAND] >> character & 1 for character in range(CHARACTERS)
    ]
    assert other["seat 2: chosen"] == CHARACTERS
    assert other["seat 2: hand, how many"] == 2
    assert not any(other[f"seat 2: hand {name}"] for name in CHARACTER_NAMES)
    assert other["seat 1: chosen"] == -1
    assert [own[f"stack 1: card level {level}"] for level in range(8, 0, -1)] == stack_of(state, 0)
    assert [other[f"stack 1: card level {level}"] for level in range(1, 9)] == [-1] * 7 + stack_of(state, 0)[:1]
    assert [own[f"stack 3: card level {level}"] for level in range(1, 8)] == [-1] * 7


@pytest.mark.rule("R7")
def test_others_learn_nothing_of_an_action_but_that_something_was_chosen() -> None:
    state = state_of(regalia.new("rivals", seats=3, seed=5))
    for action in state.legal(0):
        assert state.observed(0, action, 1) == UNKNOWN
        assert state.observed(0, action, 0) == action
    assert state.observed(0, USE, 1) == USE


def test_what_follows_from_the_table_is_always_up_to_date() -> None:
    for state in random_states(20):
        again = copy_of(state)
        again.derive()
        assert list(again.t) == list(state.t)


@pytest.mark.rule("R3", "R5")
def test_no_card_in_play_turns_into_another() -> None:
    """Nor does a sample put into play what everybody sees elsewhere."""
    in_play: Counter[int] = Counter()
    for number, state in enumerate(random_states(3)):
        cards = Counter(card for stack in range(4) for card in stack_of(state, stack))
        for seat in range(state.seats):
            cards.update(state.cards_of(seat, BUILDING) + state.cards_of(seat, SUBJECT))
        in_play = cards if state.round == 1 and state.t[PHASE] == CHOOSING else in_play
        assert cards == in_play
        guess = copy_of(state)
        guess.resample(-1, number + 1)
        assert max(GAME.inventory(guess)[name] for name in CARD_NAMES) == 2


@pytest.mark.rule("R23")
def test_everybody_sees_from_which_place_a_card_was_taken() -> None:
    match = table(
        player("merchant-1", subjects=["miner"]),
        player("queen", coins=0, looked=["building"]),
        player("count", coins=0, markers=0),
        under={1: ["farmstead"]},
    )
    before = names(seen(match, 1).stacks[0].cards)
    play(match, 0, "use", "take 1 2")
    assert names(seen(match, 1).stacks[0].cards) == [before[0], *before[2:]]
    took = next(told.phrase for told in match.events(2) if told.phrase.key == "event-took")
    assert "event-opened" not in [told.phrase.key for told in match.events(2)], "the open card stays"
    assert (took.args["stack"], took.args["place"]) == ("1", "2")
    assert state_of(match).t[LOOKED + 1] >> BUILDING & 1
    assert not match.can_undo(0), "the others have seen the card"


@pytest.mark.rule("R23")
def test_what_was_seen_is_forgotten_with_a_new_game_of_the_match() -> None:
    lion = player("merchant-1", looked=["building", "subject"])
    match = table(lion, player("queen"), player("count"), games=3, quiet=7)
    while seen(match).game == 1:
        (seat,) = match.actors
        match.play(seat, "skip")
    assert [len(stack.cards) for stack in seen(match, 0).stacks] == [1, 1, 1, 1]


def test_other_players_are_not_told_a_choice() -> None:
    match = regalia.new("rivals", seats=2, seed=5)
    move = match.moves(0)[0]
    match.play(0, move)
    assert move.targets[0] not in repr(match.events(1))
    assert move.targets[0] not in repr(match.view(1).seats[0])
    assert GAME.secret == {"choose"}
