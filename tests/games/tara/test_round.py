"""The round and its actions: T8-T11."""

import pytest

import regalia
from regalia.engine import chance
from regalia.engine.errors import CannotUndo
from regalia.games.tara.data import laid_out
from regalia.games.tara.view import TaraView
from regalia.match import Match
from tests.games.tara.table import BLUE, YELLOW, cumals, look, options, play, rule_against, table


def hand_of(match: Match, seat: int) -> tuple[list[int], list[int]]:
    view = match.view(seat)
    assert isinstance(view, TaraView)
    own = view.seats[seat]
    assert own.hand is not None
    assert own.aside is not None
    return [card.number for card in own.hand], [card.number for card in own.aside]


def keep_all(match: Match) -> None:
    for seat in match.actors:
        for _ in range(3):
            match.play(seat, match.moves(seat)[0])


@pytest.mark.rule("T8")
def test_the_highest_card_starts() -> None:
    starts = set()
    for seed in range(30):
        match = regalia.new("tara", seats=4, seed=seed)
        again = laid_out(4, 0b1111, -1, 0)
        again.dice = chance.SecretDice(chance.secret(match.seed), 0)
        again.notes = []
        again.set_up()
        drawn = [note.numbers for note in again.notes if note.kind == "drew"]
        assert [seat for seat, *_ in drawn] == [0, 1, 2, 3]
        assert look(match).start == max(drawn, key=lambda each: each[1])[0]
        starts.add(look(match).start)
    assert starts == {0, 1, 2, 3}


@pytest.mark.rule("T8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_six_cards_each_and_the_rest_is_the_pile(seats: int) -> None:
    match = regalia.new("tara", seats=seats, seed=2)
    dealt = [number for seat in range(seats) for number in hand_of(match, seat)[1]]
    assert len(set(dealt)) == len(dealt) == 6 * seats
    assert look(match).pile == 36 - 6 * seats


@pytest.mark.rule("T9")
def test_all_keep_three_cards_at_the_same_time() -> None:
    match = regalia.new("tara", seats=3, seed=4)
    assert [*match.actors] == [0, 1, 2]
    dealt = hand_of(match, 1)[1]
    play(match, 1, *(f"keep {number}" for number in dealt[:3]))
    assert [*match.actors] == [0, 2]
    assert hand_of(match, 1) == (dealt[:3], dealt[3:])
    assert rule_against(match, 1, f"keep {dealt[3]}") == "T9"
    assert rule_against(match, 0, "done") == "T9"
    assert rule_against(match, 0, f"keep {dealt[0]}") == "T9"
    keep_all(match)
    assert match.actors == (look(match).start,)


@pytest.mark.rule("T9")
def test_nobody_else_learns_what_is_kept() -> None:
    match = regalia.new("tara", seats=3, seed=4)
    before = [match.view(seat) for seat in (0, 2, None)]
    play(match, 1, str(match.moves(1)[0]))
    assert [match.view(seat) for seat in (0, 2, None)] == before
    assert [told.phrase.key for told in match.events(0, 1)] == []
    assert [told.phrase.key for told in match.events(1, 1)] == ["event-kept"]


@pytest.mark.rule("T9")
def test_a_kept_card_can_be_taken_back_until_all_have_chosen() -> None:
    match = regalia.new("tara", seats=2, seed=4)
    dealt = hand_of(match, 0)[1]
    play(match, 0, f"keep {dealt[0]}")
    play(match, 1, str(match.moves(1)[0]))
    match.undo(0)
    assert hand_of(match, 0) == ([], dealt)
    assert len(hand_of(match, 1)[0]) == 1
    play(match, 0, *options(match, 0)[:3])
    play(match, 1, *options(match, 1)[:2])
    with pytest.raises(CannotUndo):
        match.undo(0)


@pytest.mark.rule("T9")
def test_even_rounds_use_the_cards_set_aside() -> None:
    match = regalia.new("tara", seats=2, seed=8)
    keep_all(match)
    aside = [hand_of(match, seat)[1] for seat in range(2)]
    while look(match).round == 1:
        seat = match.actors[0]
        play(match, seat, next(move for move in reversed(options(match, seat)) if move.startswith("discard")))
    assert look(match).phase == "choosing"
    assert [hand_of(match, seat) for seat in range(2)] == [(cards, []) for cards in aside]
    while look(match).round == 2:
        seat = match.actors[0]
        play(match, seat, next(move for move in options(match, seat) if move.startswith("discard")))
    assert look(match).phase == "keeping"
    assert look(match).discards == ()


@pytest.mark.rule("T10")
def test_one_card_each_clockwise_until_all_have_used_three() -> None:
    match = regalia.new("tara", seats=3, seed=5)
    keep_all(match)
    start = look(match).start
    turns = []
    while look(match).phase == "choosing":
        turns.append(match.actors[0])
        assert rule_against(match, (turns[-1] + 1) % 3, "discard 1") == "T10"
        play(match, turns[-1], next(move for move in options(match, turns[-1]) if move.startswith("discard")))
    assert turns == [(start + i) % 3 for i in range(9)]
    assert look(match).phase == "naming"


@pytest.mark.rule("T11")
def test_a_discard_brings_two_cumals() -> None:
    match = table(3, hand=[1, 2, 3], cumals=[0, 1, 1])
    play(match, BLUE, "discard 2")
    assert cumals(match) == [2, 1, 1]
    assert look(match).discards == (2,)
    assert match.actors == (YELLOW,)


@pytest.mark.rule("T11")
def test_one_action_a_turn() -> None:
    match = table(3, hand=[9, 17], board={"ulster": {"F1": "y"}})
    assert rule_against(match, BLUE, "discard 1") == "T11"
    assert rule_against(match, BLUE, "done") == "T23"
    play(match, BLUE, "card 9 ulster")
    assert rule_against(match, BLUE, "discard 17") == "T11"
    assert rule_against(match, BLUE, "card 17 ulster") == "T11"
    play(match, BLUE, "anchor ulster.F2", "place ulster.F2")
    assert look(match).discards == (9,)
    assert match.actors == (YELLOW,)
