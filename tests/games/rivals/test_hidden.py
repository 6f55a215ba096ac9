"""What a seat knows and what it does not: resampling, views, events."""

import pytest

import regalia
from regalia.engine import chance
from regalia.games.rivals.state import BUILDING, SUBJECT, RivalsState
from regalia.games.rivals.view import stack_of
from regalia.match import Match
from tests.games.rivals.table import GAME, chosen, names, play, player, seen, state_of, table


def guesses(match: Match, seat: int, count: int = 60) -> list[RivalsState]:
    found = []
    for number in range(count):
        guess = state_of(match).clone()
        guess.resample(seat, chance.key("hidden", number))
        found.append(guess)
    return found


@pytest.mark.rule("R6", "R7")
def test_hands_and_choices_of_others_are_guessed_and_the_own_are_kept() -> None:
    match = chosen(player("queen"), player("knight"), player("prince"))
    true = state_of(match)
    samples = guesses(match, 0)
    for guess in samples:
        assert (guess.hand[0], guess.chosen[0]) == (true.hand[0], true.chosen[0])
    assert len({int(guess.chosen[1]) for guess in samples}) > 5
    assert len({int(guess.hand[2]) for guess in samples}) > 5
    assert all(GAME.inventory(guess) == GAME.inventory(true) for guess in samples)


@pytest.mark.rule("R6")
def test_revealed_characters_stay_and_come_to_no_hand() -> None:
    match = table(player("queen"), player("knight"), player("prince"))
    true = state_of(match)
    for guess in guesses(match, -1):
        assert list(guess.character) == list(true.character)
        assert guess.spent == true.spent
        assert all(not hand & true.spent for hand in guess.hand)


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
    assert again.looked[0] == 1 << SUBJECT
    assert GAME.view(again, 0) == match.view(0)


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
    assert state_of(match).looked[1] >> BUILDING & 1
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
    assert move.targets[0] not in repr(match.view(1).seats[0])  # type: ignore[attr-defined]
    assert GAME.secret == {"choose"}
