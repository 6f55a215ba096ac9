"""The table in memory: which choices are stale, what a reader missed, what a frame shows."""

import random

import pytest

import regalia
from regalia import games
from regalia.engine.game import Game
from regalia.server.storage import Place, Row, Sheet
from regalia.server.table import Table, UnknownRules

ANNA, BERTA, CARL = 1, 2, 3


def sheet(game: str = "carolus", seats: int = 2) -> Sheet:
    places = tuple(Place(guest) for guest in (ANNA, BERTA, CARL)[:seats])
    return Sheet("table", game, 1, {}, "seed", None, None, 0.0, None, None, places)


@pytest.fixture
def table(duel: str) -> Table:
    return Table(sheet(duel, 3))


def test_choices_of_others_at_the_same_time_do_not_make_a_choice_stale(table: Table) -> None:
    table.carry_out(Row("play", 0, "hide 1"))
    table.carry_out(Row("play", 2, "hide 3"))
    assert table.why_not_play(1, 0, "hide 2") is None


def test_a_choice_of_an_earlier_round_is_stale_though_it_looks_the_same(table: Table) -> None:
    for seat in (0, 1, 2):
        table.carry_out(Row("play", seat, "hide 1"))
    refusal = table.why_not_play(1, 0, "hide 2")
    assert refusal is not None
    assert refusal.code == "stale"


def test_a_choice_made_and_taken_back_since_is_stale(table: Table) -> None:
    table.carry_out(Row("play", 0, "hide 1"))
    table.carry_out(Row("take-back", 0))
    refusal = table.why_not_play(0, 0, "hide 2")
    assert refusal is not None
    assert refusal.code == "stale"
    assert table.why_not_play(0, 2, "hide 2") is None
    assert table.why_not_play(1, 0, "hide 2") is None


def test_a_choice_from_the_future_is_stale(table: Table) -> None:
    refusal = table.why_not_play(0, 7, "hide 2")
    assert refusal is not None
    assert refusal.code == "stale"


def test_a_choice_can_be_taken_back_while_others_choose(table: Table) -> None:
    table.carry_out(Row("play", 0, "hide 1"))
    table.carry_out(Row("play", 1, "hide 1"))
    assert table.why_not_take_back(0, 1) is None
    table.carry_out(Row("take-back", 0))
    assert [(seat, str(move)) for seat, move in table.match.played] == [(1, "hide 1")]
    assert table.since(2) == 1, "the first move is another one now"
    assert table.since(0) == 1


def test_nothing_is_taken_back_once_it_is_shown(table: Table) -> None:
    for seat in (0, 1, 2):
        table.carry_out(Row("play", seat, "hide 1"))
    refusal = table.why_not_take_back(0, 3)
    assert refusal is not None
    assert refusal.code == "no-undo"


def test_a_seat_that_moved_in_another_tab_takes_nothing_back_unseen(table: Table) -> None:
    table.carry_out(Row("play", 0, "hide 1"))
    refusal = table.why_not_take_back(0, 0)
    assert refusal is not None
    assert refusal.code == "stale"


def test_a_reader_is_told_what_he_missed_and_nothing_twice() -> None:
    table = Table(sheet())
    chance = random.Random(5)
    while table.version < 60:
        (seat,) = table.match.actors
        table.carry_out(Row("play", seat, str(chance.choice(table.match.moves(seat)))))
    whole = table.state(ANNA, (), 0).happened
    for seen in range(61):
        missed = table.state(ANNA, (), seen)
        assert missed.since == seen + 1
        assert missed.happened == tuple(told for told in whole if told.number > seen)


def test_what_was_taken_back_is_told_again() -> None:
    table = Table(sheet())
    while not table.match.can_undo(seat := table.match.actors[0]):
        table.carry_out(Row("play", seat, str(table.match.moves(seat)[0])))
    seen = table.version
    moves = len(table.match.played)
    table.carry_out(Row("take-back", seat))
    assert table.version == seen + 1
    assert table.since(seen) == moves
    assert table.since(seen + 1) == moves


def test_a_version_that_never_was_gets_everything() -> None:
    table = Table(sheet())
    (seat,) = table.match.actors
    table.carry_out(Row("play", seat, str(table.match.moves(seat)[0])))
    assert table.since(99) == 1


def test_rows_lead_to_the_same_table_again() -> None:
    table = Table(sheet())
    chance = random.Random(2)
    rows = []
    while not table.match.over:
        (seat,) = table.match.actors
        move = None if table.match.can_undo(seat) and chance.random() < 0.2 else chance.choice(table.match.moves(seat))
        rows.append(Row("take-back", seat) if move is None else Row("play", seat, str(move)))
        table.carry_out(rows[-1])
    again = Table(sheet(), rows)
    assert again.state(ANNA, (), 0) == table.state(ANNA, (), 0)
    assert again.outcome() == table.outcome()
    assert any(row.move is None for row in rows)


def test_hidden_moves_are_not_in_the_frames_of_others(table: Table) -> None:
    table.carry_out(Row("play", 0, "hide 1"))
    own = table.film(ANNA, None, 0, 9).frames()
    other = table.film(BERTA, None, 0, 9).frames()
    assert [frame.move for frame in own] == [None, "hide 1"]
    assert [frame.move for frame in other] == [None, None]
    assert [[told.phrase.key for told in frame.happened] for frame in own] == [[], ["event-chose"]]
    assert [[told.phrase.key for told in frame.happened] for frame in other] == [[], ["event-waits"]]


def test_those_who_pass_a_device_around_read_what_all_may_know(duel: str) -> None:
    table = Table(sheet(duel)._replace(places=(Place(ANNA), Place(ANNA))))
    table.carry_out(Row("play", 0, "hide 1"))
    state = table.state(ANNA, (), 0)
    assert [told.phrase.key for told in state.happened] == ["event-waits"]
    assert state.view is None
    assert [mine.seat for mine in state.mine] == [0, 1]


def test_before_the_game_starts_nobody_sees_the_table(table: Table) -> None:
    table.places[2] = Place()
    state = table.state(ANNA, (), 0)
    assert state.table.status == "gathering"
    assert state.mine == ()
    assert state.view is None
    assert state.table.points == ()
    assert state.table.actors == ()


def test_a_game_of_other_rules_says_so() -> None:
    with pytest.raises(UnknownRules, match="version 0 of the rules of carolus"):
        Table(sheet()._replace(rules=0))


def test_every_registered_game_names_its_secret_verbs_and_teams_properly() -> None:
    for name in games.names():
        game: Game[object] = games.find(name)  # type: ignore[type-var]
        assert game.secret <= set(game.verbs)
        assert not (game.open and game.secret)
        for seats in game.seats:
            assert game.talk is None or game.talk in [option.name for option in game.options]
            talking = game.talking(seats, {game.talk or "": True})
            assert all(seat in range(seats) for team in talking for seat in team)


def test_where_nothing_is_hidden_all_see_the_same() -> None:
    for name in games.names():
        for seats in games.find(name).seats:
            match = regalia.new(name, seats=seats, seed=3)
            luck = random.Random(seats)
            while not match.over and games.find(name).open:
                assert all(match.view(seat) == match.view(None) for seat in range(seats))
                seat = luck.choice(match.actors)
                match.play(seat, luck.choice(match.moves(seat)))
