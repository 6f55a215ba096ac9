"""The table in memory: which choices are stale, what a reader missed, what a frame shows."""

import random

import msgspec
import pytest

import regalia
from regalia import games
from regalia.engine.game import Game
from regalia.server.storage import Kind, Place, Row, Sheet, UnknownKind
from regalia.server.table import RECENT, Refusal, Table, UnknownRules

ANNA, BERTA, CARL = 1, 2, 3


def sheet(game: str = "carolus", seats: int = 2) -> Sheet:
    places = tuple(Place(guest) for guest in (ANNA, BERTA, CARL)[:seats])
    rules = games.find(game).rules_version
    return Sheet("table", game, rules, {}, "seed", None, None, 0.0, None, None, places)


@pytest.fixture
def table() -> Table:
    """Three kings choose in secret at the same time; when all have, their choices are shown."""
    return Table(sheet("rivals", 3))


def refused(refusal: Refusal | None) -> str:
    assert refusal is not None
    return refusal.code


def choice(table: Table, seat: int, n: int = 0) -> str:
    return str(table.match.moves(seat)[n])


def play(table: Table, seat: int, n: int = 0) -> None:
    table.carry_out(Row("play", seat, choice(table, seat, n)))


def shuffle(table: Table, seat: int) -> None:
    """Play and take back."""
    play(table, seat)
    table.carry_out(Row("take-back", seat))


def test_choices_of_others_at_the_same_time_do_not_make_a_choice_stale(table: Table) -> None:
    mine = choice(table, 1)
    play(table, 0)
    play(table, 2)
    assert table.why_not_play(1, 0, mine) is None


def test_a_choice_of_before_something_was_shown_is_stale(table: Table) -> None:
    mine = choice(table, 1, 1)
    for seat in (0, 1, 2):
        play(table, seat)
    assert refused(table.why_not_play(1, 0, mine)) == "stale"


def test_a_choice_made_and_taken_back_since_is_stale(table: Table) -> None:
    shuffle(table, 0)
    assert refused(table.why_not_play(0, 0, choice(table, 0))) == "stale"
    assert table.why_not_play(0, 2, choice(table, 0)) is None
    assert table.why_not_play(1, 0, choice(table, 1)) is None


def test_a_choice_from_the_future_is_stale(table: Table) -> None:
    assert refused(table.why_not_play(0, 7, choice(table, 0))) == "stale"


def test_a_choice_of_long_ago_is_stale(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the seats had to decide is not kept for ever, though nothing was shown since."""
    monkeypatch.setattr("regalia.server.table.REMEMBERED", 4)
    mine = choice(table, 1)
    shuffle(table, 0)
    assert table.why_not_play(1, 0, mine) is None
    for _ in range(20):
        shuffle(table, 0)
    assert refused(table.why_not_play(1, 0, mine)) == "stale"
    assert len(table._decisions) == 4


def test_a_choice_can_be_taken_back_while_others_choose(table: Table) -> None:
    others = choice(table, 1)
    play(table, 0)
    play(table, 1)
    assert table.why_not_take_back(0, 1) is None
    table.carry_out(Row("take-back", 0))
    assert [(seat, str(move)) for seat, move in table.match.played] == [(1, others)]
    assert table.since(2) == 1, "the first move is another one now"
    assert table.since(0) == 1


def test_nothing_is_taken_back_once_it_is_shown(table: Table) -> None:
    for seat in (0, 1, 2):
        play(table, seat)
    assert refused(table.why_not_take_back(0, 3)) == "no-undo"


def test_a_seat_that_moved_in_another_tab_takes_nothing_back_unseen(table: Table) -> None:
    play(table, 0)
    assert refused(table.why_not_take_back(0, 0)) == "stale"


def test_nobody_plays_to_and_fro_for_ever(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.server.table.MOST_TAKEN_BACK", 3)
    for _ in range(3):
        shuffle(table, 0)
    play(table, 0)
    assert refused(table.why_not_take_back(0, table.version)) == "no-undo"
    for seat in (1, 2):
        assert table.why_not_play(seat, table.version, choice(table, seat)) is None
        play(table, seat)
    while not table.match.can_undo(seat := table.match.actors[0]):
        play(table, seat)
    assert table.why_not_take_back(seat, table.version) is None, "once something is shown, it begins anew"


def test_a_table_that_is_nearly_full_takes_nothing_back(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.server.table.MOST_ROWS_TO_TAKE_BACK", 1)
    play(table, 0)
    assert refused(table.why_not_take_back(0, 1)) == "no-undo"
    assert table.why_not_play(1, 1, choice(table, 1)) is None


def test_a_table_that_is_full_takes_no_move(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.server.table.MOST_ROWS", 2)
    table.places[2] = Place(bot="random")
    play(table, 0)
    assert table.bots_to_move() == (2,)
    play(table, 1)
    assert refused(table.why_not_play(2, 2, choice(table, 2))) == "not-allowed"
    assert table.bots_to_move() == ()


@pytest.mark.parametrize("kind", ["resign", "time-out", "replace", "agree"])
def test_a_row_that_cannot_be_carried_out_says_so(table: Table, kind: Kind) -> None:
    with pytest.raises(UnknownKind, match=f"table table has a row of kind '{kind}'"):
        table.carry_out(Row(kind, 0))


def test_a_reader_is_told_what_they_missed_and_nothing_twice() -> None:
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
    assert any(row.kind == "take-back" for row in rows)


def test_hidden_moves_are_not_in_the_frames_of_others(table: Table) -> None:
    mine = choice(table, 0)
    play(table, 0)
    for reader, guest in enumerate((ANNA, BERTA)):
        frames = table.film(guest, None, 0, 9).frames()
        assert [frame.move for frame in frames] == [None, mine if guest == ANNA else None]
        assert [told.event for told in frames[1].happened] == [told.event for told in table.match.events(reader)]
    assert table.match.events(0) != table.match.events(1)


def test_those_who_pass_a_device_around_read_what_all_may_know() -> None:
    table = Table(sheet("rivals")._replace(places=(Place(ANNA), Place(ANNA))))
    play(table, 0)
    state = table.state(ANNA, (), 0)
    assert [told.event for told in state.happened] == [told.event for told in table.match.events(None)]
    assert table.match.events(None) != table.match.events(0)
    assert state.view is None
    assert [mine.seat for mine in state.mine] == [0, 1]


@pytest.mark.parametrize("game", games.names())
def test_views_that_are_kept_are_those_of_a_replay(game: str) -> None:
    """Of everybody, with moves taken back in between; and no more of them than the last ones."""
    table = Table(sheet(game, 3 if 3 in games.find(game).seats else 2))
    luck = random.Random(6)
    guests = [ANNA, BERTA, CARL, None]
    table.keep_views(guests)
    kept = 0
    while not table.match.over and table.version < 120:
        undoing = [seat for seat in range(table.match.seats) if table.match.can_undo(seat)]
        if undoing and luck.random() < 0.3:
            table.carry_out(Row("take-back", luck.choice(undoing)))
        else:
            seat = luck.choice(table.match.actors)
            play(table, seat, luck.randrange(len(table.match.moves(seat))))
        table.keep_views(guests)
        moves = len(table.match.played)
        for guest in guests:
            film = table.film(guest, None, max(0, moves - luck.randrange(8)), moves)
            replayed = film._replace(shown={})
            kept += film.kept
            assert not replayed.kept
            assert msgspec.json.encode(film.frames()) == msgspec.json.encode(replayed.frames())
    assert kept > 200
    assert all(len(shown) <= RECENT for shown in table._shown.values())
    assert not table.film(ANNA, None, 0, 9).kept, "the first ones are gone"


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
