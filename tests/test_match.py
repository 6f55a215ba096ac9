"""The checked and friendly way to a State."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from librt.vecs import vec

import regalia
from regalia import games
from regalia.engine.errors import (
    CannotUndo,
    IllegalMove,
    InvalidMove,
    InvalidOption,
    InvalidPosition,
    InvalidRecord,
    RegaliaError,
    UnknownGame,
    WrongSeat,
)
from regalia.engine.events import Event, Events
from regalia.engine.game import Move
from regalia.engine.state import Note
from regalia.match import Match
from regalia.testing.play import random_match


def started(seats: int = 2, seed: int = 7) -> Match:
    """Past the set-up: discs are being laid out."""
    match = regalia.new("carolus", seats=seats, seed=seed)
    while any(move.verb == "crown" for move in match.moves(match.actors[0])):
        match.play(match.actors[0], "crown red")
    return match


def test_a_game_is_played() -> None:
    match = started()
    (first,) = match.actors
    assert [str(move) for move in match.moves(first)] == ["disc 1", "disc 2", "disc 3", "disc 4", "disc 5"]
    assert match.moves(1 - first) == []
    assert str(match.play(first, "disc 3")) == "disc 3"
    assert match.why_not(1 - first, "disc 3") is not None
    assert match.why_not(1 - first, "disc 4") is None
    assert match.asked(1 - first) is not None
    assert match.asked(first) is None
    assert match.played[-1] == (first, match.game.parse("disc 3"))
    assert not match.over
    assert match.ranks == ()
    assert match.points == (0, 0)
    assert repr(match) == f"<Match of carolus, 2 seats, {len(match.played)} moves>"


def test_moves_may_be_given_as_moves() -> None:
    match = started()
    (first,) = match.actors
    move = match.moves(first)[1]
    assert match.play(first, move) is move


@pytest.mark.parametrize(
    ("arguments", "error", "complaint"),
    [
        ({"game": "chess", "seats": 2}, UnknownGame, "there is no game 'chess'"),
        ({"seats": 1}, InvalidOption, "carolus is for 2, 3 or 4 players, not 1"),
        ({"seats": 5}, InvalidOption, "carolus is for 2, 3 or 4 players, not 5"),
        (
            {"seats": 2, "options": {"team_talk": True}},
            InvalidOption,
            "has no option 'team_talk': expected first or arranged",
        ),
        ({"seats": 4, "options": {"team_talk": 1}}, InvalidOption, "is false or true, not 1"),
        ({"seats": 4, "options": {"speed": 1}}, InvalidOption, "has no option 'speed': expected team_talk"),
        ({"seats": 2, "seed": ""}, InvalidOption, "the seed is a number or a text"),
        ({"seats": 2, "seed": "x" * 101}, InvalidOption, "the seed is a number or a text"),
        ({"seats": 2, "seed": "a\nb"}, InvalidOption, "the seed is a number or a text"),
        ({"seats": 2, "seed": "\udcff"}, InvalidOption, "the seed is a number or a text"),
        ({"seats": 2, "seed": 10**5000}, InvalidOption, "the seed is a number or a text"),
        ({"seats": 2, "seed": True}, InvalidOption, "the seed is a number or a text"),
        ({"seats": 2, "seed": 1.5}, InvalidOption, "the seed is a number or a text"),
        ({"seats": 2, "nonces": ["one"]}, InvalidOption, "there are 1 nonces for 2 seats"),
        ({"seats": 2, "nonces": ["", "\udcff"]}, InvalidOption, "a nonce is a text of at most 100 printable"),
        ({"seats": 2, "nonces": ["", "x" * 101]}, InvalidOption, "a nonce is a text of at most 100 printable"),
        ({"seats": 2, "nonces": ["", 1]}, InvalidOption, "a nonce is a text of at most 100 printable"),
    ],
)
def test_what_new_refuses(arguments: dict[str, object], error: type[RegaliaError], complaint: str) -> None:
    with pytest.raises(error) as refused:
        regalia.new(**{"game": "carolus", **arguments})  # type: ignore[call-overload]
    assert complaint in str(refused.value)
    assert "\n" not in str(refused.value)


def test_seeds_are_numbers_or_texts() -> None:
    assert regalia.new("carolus", seats=2, seed=7).seed == "7"
    assert regalia.new("carolus", seats=2, seed=-7).seed == "-7"
    assert regalia.new("carolus", seats=2, seed="Nagy Károly").seed == "Nagy Károly"
    assert regalia.new("carolus", seats=2, seed=7).record() == regalia.new("carolus", seats=2, seed="7").record()


def test_without_a_seed_nobody_can_guess_it() -> None:
    assert regalia.new("carolus", seats=2).seed != regalia.new("carolus", seats=2).seed


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_does_not_exist(seat: int) -> None:
    match = started()
    for ask in (match.moves, match.view, match.events, match.asked, match.glimpse, match.can_undo, match.undo):
        with pytest.raises(WrongSeat, match=f"there is no seat {seat}; expected 0 or 1"):
            ask(seat)
    for move in (match.play, match.why_not, match.reason):
        with pytest.raises(WrongSeat):
            move(seat, "disc 1")


def test_a_refused_move_leaves_the_match_as_it_was() -> None:
    match = started()
    (first,) = match.actors
    before = match.record()
    with pytest.raises(WrongSeat, match=f"seat {1 - first} has nothing to decide: it is seat {first}'s turn"):
        match.play(1 - first, "disc 1")
    with pytest.raises(InvalidMove):
        match.play(first, "disk 1")
    with pytest.raises(IllegalMove) as refused:
        match.play(first, "emperor 1")
    assert refused.value.rule == "C16"
    reason = "The Emperor does not move now: he moves once in your turn, right after your knights."
    assert str(refused.value) == f"emperor 1: {reason} (C16)"
    assert match.record() == before


def test_nobody_plays_when_it_is_over() -> None:
    match = finished()
    assert match.actors == ()
    assert sorted(match.ranks)[0] == 1
    with pytest.raises(WrongSeat, match="seat 0 has nothing to decide: it is over"):
        match.play(0, "disc 1")
    refusal = match.why_not(0, "disc 1", "hu")
    assert refusal is not None
    assert refusal.text == "Vége a játéknak."


def test_events_carry_the_number_of_their_move() -> None:
    match = started()
    already = len(match.played)
    (first,) = match.actors
    match.play(first, "disc 3")
    match.play(1 - first, "disc 4")
    assert [told.number for told in match.events(None, already + 1)] == [already + 1, already + 2]
    assert [told.phrase.key for told in match.events(0, already + 2)] == ["event-disc"]
    assert match.events(None, already + 3) == []


def test_who_misses_one_move_reads_one_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the game is already: everybody who looks on reads after every move."""
    match = finished()
    last = len(match.played)
    whole = match.events(None)
    read: list[str] = []
    real = Events.read

    def counted(events: Events, note: Note) -> Event:
        read.append(note.kind)
        return real(events, note)

    monkeypatch.setattr(Events, "read", counted)
    assert match.events(None, last) == [told for told in whole if told.number >= last]
    assert 0 < len(read) < len(whole)
    assert len(read) == len([told for told in whole if told.number >= last])


def test_save_and_load(tmp_path: Path) -> None:
    match = started()
    match.play(match.actors[0], "disc 3")
    file = tmp_path / "game.json"
    match.save(file)
    again = regalia.load(file)
    assert again.record() == match.record()
    assert again.view(0) == match.view(0)
    assert again.events(0) == match.events(0)
    with pytest.raises(InvalidRecord, match="cannot be written"):
        match.save(tmp_path / "nowhere" / "game.json")


def test_load_says_what_is_wrong(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with pytest.raises(InvalidRecord, match=r"game\.json cannot be read: No such file"):
        regalia.load(file)
    file.write_text("{}")
    with pytest.raises(InvalidRecord, match=r"game\.json is not a record: .*missing required field"):
        regalia.load(file)
    match = started()
    match.play(match.actors[0], "disc 3")
    match.save(file)
    file.write_text(file.read_text().replace('"disc 3"', '"emperor 3"'))
    number = len(match.played)
    with pytest.raises(InvalidRecord, match=rf"game\.json cannot be replayed: its move {number} cannot be played: emp"):
        regalia.load(file)
    match.save(file)
    file.write_text(file.read_text().replace('"disc 3"', '"disc 4"'))
    with pytest.raises(InvalidRecord, match=r"game\.json cannot be replayed: it was altered"):
        regalia.load(file)
    match.save(file)
    file.write_text(file.read_text().replace('"carolus"', '"chess"'))
    with pytest.raises(InvalidRecord, match="there is no game 'chess'"):
        regalia.load(file)


def test_positions(tmp_path: Path) -> None:
    match = started()
    file = tmp_path / "table.toml"
    file.write_text(match.position(), "utf-8")
    again = regalia.position("carolus", file, seed=3)
    assert again.view(0) == match.view(0)
    assert again.position() == match.position()
    assert again.start == match.position()
    assert again.record().start == match.position()
    with pytest.raises(InvalidPosition, match="cannot be read: No such file"):
        regalia.position("carolus", tmp_path / "nothing.toml")
    with pytest.raises(UnknownGame):
        regalia.position("chess", file)
    file.write_text("x")
    with pytest.raises(InvalidPosition, match=r"table\.toml is not TOML"):
        regalia.position("carolus", file)


def test_a_record_from_a_position_must_fit_it() -> None:
    match = regalia.scenario("carolus", "x1")
    record = match.record()
    assert regalia.replay(record).record() == record
    for change in ({"seats": 3}, {"options": {"team_talk": True}}, {"start": "x"}, {"seed": ""}, {"seed": "\udcff"}):
        fields = {name: getattr(record, name) for name in record.__struct_fields__}
        with pytest.raises(InvalidRecord, match="the record cannot be replayed"):
            regalia.replay(type(record)(**{**fields, **change}))


def test_scenarios() -> None:
    assert regalia.scenarios("carolus") == ("x1", "x2", "x3", "x4", "x5", "x6")
    match = regalia.scenario("carolus", "x2")
    assert match.actors == (0,)
    assert regalia.scenario("carolus", "x2").record() == match.record()
    assert regalia.scenario("carolus", "x2", seed=5).record() != match.record()
    with pytest.raises(InvalidPosition, match="carolus has no scenario 'x9'; expected x1, x2"):
        regalia.scenario("carolus", "x9")
    with pytest.raises(UnknownGame):
        regalia.scenarios("chess")
    with pytest.raises(UnknownGame):
        regalia.scenario("chess", "x1")


def test_the_barrier_of_a_match_rises_when_the_turn_passes() -> None:
    match = started()
    before = match.barrier
    match.play(match.actors[0], "disc 1")
    assert match.barrier > before


def finished() -> Match:
    match = regalia.new("carolus", seats=2, seed=3)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, match.moves(seat)[len(match.played) % len(match.moves(seat))])
    return match


# Choices at the same time


def choosing(seats: int = 4) -> Match:
    """A game of Rival Kings in which everybody chooses a character in secret; the last choice reveals them all."""
    return regalia.new("rivals", seats=seats, seed=1)


def choose(match: Match, seat: int, number: int = 0) -> str:
    return str(match.play(seat, match.moves(seat)[number]))


def test_several_may_decide_at_the_same_time() -> None:
    match = choosing()
    assert list(match.actors) == [0, 1, 2, 3]
    chosen = choose(match, 1)
    assert list(match.actors) == [0, 2, 3]
    with pytest.raises(WrongSeat, match="seat 1 has nothing to decide: it is seat 0, 2 or 3's turn"):
        match.play(1, chosen)


def test_undo_keeps_the_later_choices_of_others() -> None:
    match, expected = choosing(), choosing()
    first, second, third = (choose(match, seat) for seat in (0, 1, 2))
    assert str(match.undo(1)) == second
    assert [(seat, str(move)) for seat, move in match.played] == [(0, first), (2, third)]
    for seat in (0, 2):
        choose(expected, seat)
    assert match._state.snapshot() == expected._state.snapshot()
    assert [told.number for told in match.events(2)] == [told.number for told in expected.events(2)]
    assert choose(match, 1, 1) == choose(expected, 1, 1)
    assert match._state.snapshot() == expected._state.snapshot()


def test_all_may_take_back_their_own_choices_in_any_order() -> None:
    match = choosing()
    before, told = match._state.snapshot(), [match.events(seat) for seat in range(4)]
    for seat in range(3):
        choose(match, seat)
    for seat in (1, 0, 2):
        assert match.can_undo(seat)
        match.undo(seat)
        assert not match.can_undo(seat)
    assert match.played == ()
    assert match._state.snapshot() == before
    assert [match.events(seat) for seat in range(4)] == told


@pytest.mark.parametrize("game", games.names())
def test_a_copy_and_its_original_know_nothing_of_each_other(game: str) -> None:
    """Moves are played and taken back in both by turns, on the states that undo goes back to."""
    luck = Random(4)
    match = regalia.new(game, seats=2, seed=12)
    for _ in range(60):
        again = match.copy()
        assert (again.record(), again.position(), again.redrawn) == (match.record(), match.position(), match.redrawn)
        for one, other in ((match, again), (again, match)):
            record, told = other.record(), [other.events(seat) for seat in (0, 1, None)]
            can_undo = [other.can_undo(seat) for seat in (0, 1)]
            for seat in (0, 1):
                if one.can_undo(seat):
                    one.undo(seat)
            for _ in range(4):
                if one.actors:
                    one.play(one.actors[0], luck.choice(one.moves(one.actors[0])))
            assert other.record() == record
            assert [other.events(seat) for seat in (0, 1, None)] == told
            assert [other.can_undo(seat) for seat in (0, 1)] == can_undo
    assert len(match.played) > 20


def test_nobody_takes_back_what_was_revealed() -> None:
    match = choosing()
    for seat in range(4):
        choose(match, seat)
    for seat in range(4):
        assert not match.can_undo(seat)
        with pytest.raises(CannotUndo, match=f"seat {seat} has nothing to take back"):
            match.undo(seat)


def test_events_reach_only_those_who_may_know() -> None:
    match = choosing()
    choose(match, 0)
    kinds = {seat: [told.phrase.key for told in match.events(seat)] for seat in (0, 1, None)}
    assert kinds == {0: ["event-chose"], 1: ["event-chosen"], None: ["event-chosen"]}
    for seat in (1, 2, 3):
        choose(match, seat)
    assert "event-revealed" in [told.phrase.key for told in match.events(None)]


def test_a_glimpse_holds_nothing_that_the_seat_cannot_know() -> None:
    match = choosing()
    choose(match, 0)
    choose(match, 1)
    guesses = set()
    for seed in range(20):
        match.seed = str(seed)
        guess = match.glimpse(0)
        assert match.game.view(guess, 0) == match.view(0)
        guesses.add(str(match.game.view(guess, 1)))
    assert len(guesses) > 1


@pytest.mark.parametrize("moves", [-1, 3, 99])
def test_a_match_is_rewound_to_a_move_before_its_last(moves: int) -> None:
    match = started()
    before = match.record()
    with pytest.raises(CannotUndo, match=f"it has {len(match.played)} moves and cannot be rewound to {moves}"):
        match.rewound(moves)
    assert match.record() == before
    assert len(match.rewound(1).played) == 1


# Moves of elsewhere


def test_a_move_of_another_game_changes_nothing() -> None:
    match = regalia.new("carolus", seats=2, seed=3)
    before = match.record()
    for foreign in (
        *regalia.new("rivals", seats=2, seed=3).moves(0),
        Move(-3, "disc", ("1",)),
        Move(10**9, "disc", ("1",)),
        Move(1, "disc", ("1",)),
        Move(1, "disc", (2,)),  # type: ignore[arg-type]
        Move(1.0, "disc", ("2",)),  # type: ignore[arg-type]
    ):
        with pytest.raises(InvalidMove):
            match.play(match.actors[0], foreign)
    assert match.record() == before


def test_a_hole_in_an_explanation_allows_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    match = regalia.new("carolus", seats=2, seed=3)
    seat = match.actors[0]
    holed = replace(match.game, why_not=lambda state, seat, action: None)
    monkeypatch.setattr(match, "game", holed)
    illegal = next(move for move in holed.moves if move not in match.moves(seat))
    before = match.record().moves
    with pytest.raises(IllegalMove, match="not possible now"):
        match.play(seat, illegal)
    assert match.record().moves == before


@pytest.mark.parametrize("game", games.names())
def test_winners_and_rewards_are_of_seats(game: str) -> None:
    for seats in games.find(game).seats:
        assert (started().winners, started().rewards) == ((), ())
        match = random_match(games.find(game), seats, 0)
        assert match.winners == tuple(seat for seat, rank in enumerate(match.ranks) if rank == 1)
        found = vec[float]([0.0] * seats)
        match._state.rewards(found)
        assert match.rewards == tuple(found)
        assert {seat for seat, reward in enumerate(match.rewards) if reward} == set(match.winners)


def test_team_mates_win_together() -> None:
    match = random_match(games.find("carolus"), 4, 1)
    assert match.winners in ((0, 1), (2, 3), (0, 1, 2, 3))
    assert set(match.rewards) in ({0.0, 1.0}, {0.5})


def test_a_mask_of_what_is_legal() -> None:
    match = started()
    (first,) = match.actors
    mask = match.legal_mask(first)
    assert len(mask) == len(match.game.moves)
    assert [match.game.moves[action] for action, legal in enumerate(mask) if legal] == match.moves(first)
    assert set(match.legal_mask(1 - first)) == {0}


class Two:
    """A number, as those of NumPy are."""

    def __index__(self) -> int:
        return 2


def test_numbers_of_other_kinds_are_seats_too() -> None:
    match = next(
        match for number in range(100) if (match := regalia.new("carolus", seats=4, seed=number)).actors == (2,)
    )
    match.play(Two(), match.moves(2)[0])  # type: ignore[arg-type]
    assert type(match.played[-1][0]) is int
    assert regalia.replay(match.record()).record() == match.record()


@pytest.mark.parametrize("seat", ["0", None, 1.0, (0,)])
def test_what_is_no_seat_gets_a_sentence(seat: object) -> None:
    match = started()
    with pytest.raises(WrongSeat, match=r"there is no seat .*; expected 0 or 1"):
        match.play(seat, "disc 1")  # type: ignore[arg-type]
    with pytest.raises(WrongSeat):
        match.legal_mask(seat)  # type: ignore[arg-type]


@pytest.mark.parametrize("move", [7, None, b"disc 1", ("disc", "1")])
def test_what_is_no_move_gets_a_sentence(move: object) -> None:
    match = started()
    with pytest.raises(InvalidMove, match="a move is a text or a Move, not"):
        match.play(match.actors[0], move)  # type: ignore[arg-type]
