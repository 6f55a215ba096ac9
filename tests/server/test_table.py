"""The table in memory: which choices are stale, what a reader missed, what a frame shows."""

import random
from pathlib import Path

import msgspec
import pytest

import regalia
from regalia import games
from regalia.engine.errors import IllegalMove, InvalidRecord, OtherRules
from regalia.engine.game import Game
from regalia.engine.record import read_record, write_record
from regalia.match import Match
from regalia.server.play.permissions import why_not_play, why_not_take_back
from regalia.server.play.presenting import MOST_LOGGED, MOST_TOLD, keep_views, log_of, table_info, table_state
from regalia.server.play.replaying import film_of, record_of
from regalia.server.play.staleness import REMEMBERED, Staleness
from regalia.server.play.table import UNWATCHED, Refusal, Table
from regalia.server.play.views import RECENT
from regalia.server.store.storage import OTHER_RULES, Place, Result, Row, Sheet
from regalia.verify import verify

ANNA, BERTA, CARL = 1, 2, 3
RECORDS = Path(__file__).parents[1] / "records"


def sheet(game: str = "carolus", seats: int = 2) -> Sheet:
    places = tuple(Place(guest, nonce=f"of {guest}") for guest in (ANNA, BERTA, CARL)[:seats])
    found = games.find(game)
    options = found.complete(seats, {})
    return Sheet("table", game, found.rules_version, options, "seed", None, None, 0.0, None, None, places)


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
    assert why_not_play(table, 1, 0, mine) is None


def test_a_choice_of_before_something_was_shown_is_stale(table: Table) -> None:
    mine = choice(table, 1, 1)
    for seat in (0, 1, 2):
        play(table, seat)
    assert refused(why_not_play(table, 1, 0, mine)) == "stale"


def test_a_choice_made_and_taken_back_since_is_stale(table: Table) -> None:
    shuffle(table, 0)
    assert refused(why_not_play(table, 0, 0, choice(table, 0))) == "stale"
    assert why_not_play(table, 0, 2, choice(table, 0)) is None
    assert why_not_play(table, 1, 0, choice(table, 1)) is None


def test_opening_a_table_works_out_only_the_decisions_that_may_still_count(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = []
    for _ in range(100):
        for row in (Row("play", 0, choice(table, 0)), Row("take-back", 0)):
            rows.append(row)
            table.carry_out(row)
    noted: list[int] = []
    note = Staleness.note_decisions

    def counted(staleness: Staleness, match: Match, version: int) -> None:
        noted.append(version)
        note(staleness, match, version)

    monkeypatch.setattr(Staleness, "note_decisions", counted)
    again = Table(table.sheet, rows)
    assert len(noted) <= REMEMBERED + 1
    assert again.staleness.decisions == table.staleness.decisions


def test_a_choice_from_the_future_is_stale(table: Table) -> None:
    assert refused(why_not_play(table, 0, 7, choice(table, 0))) == "stale"


def test_a_choice_of_long_ago_is_stale(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the seats had to decide is not kept for ever, though nothing was shown since."""
    monkeypatch.setattr("regalia.server.play.staleness.REMEMBERED", 4)
    mine = choice(table, 1)
    shuffle(table, 0)
    assert why_not_play(table, 1, 0, mine) is None
    for _ in range(20):
        shuffle(table, 0)
    assert refused(why_not_play(table, 1, 0, mine)) == "stale"
    assert len(table.staleness.decisions) == 4


def test_a_choice_can_be_taken_back_while_others_choose(table: Table) -> None:
    others = choice(table, 1)
    play(table, 0)
    play(table, 1)
    assert why_not_take_back(table, 0, 1) is None
    table.carry_out(Row("take-back", 0))
    assert [(seat, str(move)) for seat, move in table.match.played] == [(1, others)]
    assert table.since(2) == 1, "the first move is another one now"
    assert table.since(0) == 1


def test_nothing_is_taken_back_once_it_is_shown(table: Table) -> None:
    for seat in (0, 1, 2):
        play(table, seat)
    assert refused(why_not_take_back(table, 0, 3)) == "no-undo"


def test_a_seat_that_moved_in_another_tab_takes_nothing_back_unseen(table: Table) -> None:
    play(table, 0)
    assert refused(why_not_take_back(table, 0, 0)) == "stale"


def test_nobody_plays_to_and_fro_for_ever(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.server.play.permissions.MOST_TAKEN_BACK", 3)
    for _ in range(3):
        shuffle(table, 0)
    play(table, 0)
    assert refused(why_not_take_back(table, 0, table.version)) == "no-undo"
    for seat in (1, 2):
        assert why_not_play(table, seat, table.version, choice(table, seat)) is None
        play(table, seat)
    while not table.match.can_undo(seat := table.match.actors[0]):
        play(table, seat)
    assert why_not_take_back(table, seat, table.version) is None, "once something is shown, it begins anew"


def test_a_table_that_is_nearly_full_takes_nothing_back(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.server.play.permissions.MOST_ROWS_TO_TAKE_BACK", 1)
    play(table, 0)
    assert refused(why_not_take_back(table, 0, 1)) == "no-undo"
    assert why_not_play(table, 1, 1, choice(table, 1)) is None


def test_a_table_that_is_full_takes_no_move(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.server.play.table.MOST_ROWS", 2)
    monkeypatch.setattr("regalia.server.play.permissions.MOST_ROWS", 2)
    table.places[2] = Place(bot="page")
    play(table, 0)
    assert table.bots_to_move() == (2,)
    play(table, 1)
    assert refused(why_not_play(table, 2, 2, choice(table, 2))) == "not-allowed"
    assert table.bots_to_move() == ()


def test_a_reader_is_told_what_they_missed_and_nothing_twice() -> None:
    table = Table(sheet())
    chance = random.Random(5)
    while table.version < 60:
        (seat,) = table.match.actors
        table.carry_out(Row("play", seat, str(chance.choice(table.match.moves(seat)))))
    whole = table_state(table, ANNA, UNWATCHED, 0).happened
    for seen in range(61):
        missed = table_state(table, ANNA, UNWATCHED, seen)
        assert missed.since == seen + 1
        assert missed.happened == tuple(told for told in whole if told.number > seen)


def test_of_a_long_game_the_end_is_told_and_the_rest_on_demand() -> None:
    table = Table(sheet("tara", 3))
    chance = random.Random(5)
    while table.playing and table.version < 1500:
        seat = table.match.actors[0]
        table.carry_out(Row("play", seat, str(chance.choice(table.match.moves(seat)))))
    moves = len(table.match.played)
    assert moves > MOST_LOGGED + MOST_TOLD
    for guest in (ANNA, CARL, None):
        whole = [(told.number, told.event) for told in table.match.events(None if guest is None else guest - 1)]
        told = table_state(table, guest, UNWATCHED, 0)
        assert len(msgspec.json.encode(told)) < 100_000
        assert told.since == moves - MOST_TOLD + 1
        earlier = []
        for first in range(1, told.since, MOST_LOGGED):
            earlier += log_of(table, guest, first, told.since - 1)
            assert earlier[-1].number < first + MOST_LOGGED
        assert [(each.number, each.event) for each in (*earlier, *told.happened)] == whole
        assert table_state(table, guest, UNWATCHED, table.version - 3).since == moves - 2


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
    assert table_state(again, ANNA, UNWATCHED, 0) == table_state(table, ANNA, UNWATCHED, 0)
    assert again.outcome() == table.outcome()
    assert any(row.kind == "take-back" for row in rows)


def test_hidden_moves_are_not_in_the_frames_of_others(table: Table) -> None:
    mine = choice(table, 0)
    play(table, 0)
    for reader, guest in enumerate((ANNA, BERTA)):
        frames = film_of(table, guest, None, 0, 9).frames()
        assert [frame.move for frame in frames] == [None, mine if guest == ANNA else None]
        assert [told.event for told in frames[1].happened] == [told.event for told in table.match.events(reader)]
    assert table.match.events(0) != table.match.events(1)


def test_those_who_pass_a_device_around_read_what_all_may_know() -> None:
    table = Table(sheet("rivals")._replace(places=(Place(ANNA, nonce="a"), Place(ANNA, nonce="b"))))
    play(table, 0)
    state = table_state(table, ANNA, UNWATCHED, 0)
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
    keep_views(table, guests)
    kept = 0
    while not table.match.over and table.version < 120:
        undoing = [seat for seat in range(table.match.seats) if table.match.can_undo(seat)]
        if undoing and luck.random() < 0.3:
            table.carry_out(Row("take-back", luck.choice(undoing)))
        else:
            seat = luck.choice(table.match.actors)
            play(table, seat, luck.randrange(len(table.match.moves(seat))))
        keep_views(table, guests)
        moves = len(table.match.played)
        for guest in guests:
            film = film_of(table, guest, None, max(0, moves - luck.randrange(8)), moves)
            replayed = film._replace(shown={})
            kept += film.kept
            assert not replayed.kept
            assert msgspec.json.encode(film.frames()) == msgspec.json.encode(replayed.frames())
    assert kept > 200
    assert all(len(shown) <= RECENT for shown in table.views.shown.values())
    assert not film_of(table, ANNA, None, 0, 9).kept, "the first ones are gone"


@pytest.mark.parametrize("game", games.names())
def test_who_comes_back_to_a_table_that_was_put_away_sees_moves_without_a_whole_replay(game: str) -> None:
    made = sheet(game, 3 if 3 in games.find(game).seats else 2)
    table, rows, luck = Table(made), list[Row](), random.Random(7)
    while not table.match.over and len(rows) < 60:
        seat = luck.choice(table.match.actors)
        back = table.match.can_undo(seat) and luck.random() < 0.1
        rows.append(Row("take-back", seat) if back else Row("play", seat, str(luck.choice(table.match.moves(seat)))))
        table.carry_out(rows[-1])
    opened, moves = Table(made, rows), len(table.match.played)
    for first in (0, 1, moves - 2 * RECENT, moves - 5, moves):
        for place in opened.places:
            film = film_of(opened, place.guest, None, max(first, 0), moves)
            assert film.frames() == film._replace(earlier=None).frames()
            assert film.earlier is not None
            assert moves - RECENT <= len(film.earlier.played) < moves - 5


@pytest.mark.parametrize("missing", [Place(), Place(CARL)])
def test_before_the_game_starts_nobody_sees_the_table(missing: Place) -> None:
    """Neither while a seat is free, nor while a nonce is missing."""
    complete = sheet("rivals", 3)
    table = Table(complete._replace(places=(*complete.places[:2], missing)))
    state = table_state(table, ANNA, UNWATCHED, 0)
    assert state.table.status == "gathering"
    assert state.table.missing == (() if missing.free else (2,))
    assert state.mine == ()
    assert state.view is None
    assert (state.since, state.happened) == (1, ())
    assert state.table.points == ()
    assert state.table.actors == ()
    assert state.table.nonces == (), "whoever comes last shall not know the others'"
    assert refused(why_not_play(table, 0, 0, "choose queen")) == "not-now"
    assert table.bots_to_move() == ()
    table.give(2, Place(CARL, nonce="of 3"))
    begun = table_state(table, ANNA, UNWATCHED, 0)
    assert begun == table_state(Table(complete), ANNA, UNWATCHED, 0)
    assert begun.table.nonces == ("of 1", "of 2", "of 3")


def test_every_nonce_changes_the_dice() -> None:
    mixed = [Table(sheet("rivals")._replace(places=(Place(ANNA, nonce=a), Place(BERTA, nonce=b)))) for a, b in NONCES]
    decks = {str(table.match.position()) for table in mixed}
    assert len(decks) == len(NONCES)


NONCES = (("a", "b"), ("b", "a"), ("a", "c"), ("ab", "c"), ("a", "bc"), ("", "abc"), ("abc", ""))


def test_bots_add_nothing() -> None:
    table = Table(sheet()._replace(places=(Place(ANNA, nonce="a"), Place(bot="squire"))))
    assert table.match.nonces == ("a", "")


def test_a_game_of_newer_rules_says_so() -> None:
    with pytest.raises(OtherRules, match="version 99 of the rules of carolus"):
        Table(sheet()._replace(rules=99), [Row("play", 0, "disc 1")])


def test_a_game_of_these_rules_that_cannot_be_played_again_is_a_fault() -> None:
    """It is not ended by mistake: perhaps the next Regalia can."""
    with pytest.raises(IllegalMove):
        Table(sheet(), [Row("play", seat, "emperor 1") for seat in Table(sheet()).match.actors])


# Games of earlier rules


def earlier(moves: int | None = None) -> tuple[Sheet, list[Row]]:
    """A game of Tara under version 2 of its rules, and its rows."""
    record = read_record((RECORDS / "tara-2-rules-2.json").read_text("utf-8"), "the record")
    places = (Place(ANNA, nonce=""), Place(BERTA, nonce=""))
    begun = Sheet("table", record.game, record.rules, record.options, record.seed, None, None, 0.0, None, None, places)
    return begun, [Row("play", seat, move) for seat, move in record.moves[:moves]]


def test_a_running_game_of_earlier_rules_goes_on() -> None:
    begun, rows = earlier(moves=20)
    table = Table(begun, rows)
    assert table.playing
    info = table_info(table, ANNA)
    assert (info.status, info.rules_version, info.missing, info.nonces) == ("playing", 2, (), ())
    seat = table.match.actors[0]
    assert why_not_play(table, seat, 20, choice(table, seat)) is None
    play(table, seat)
    assert table.version == 21
    assert table.match.record().rules == 2


def test_a_running_game_of_the_first_rules_is_ended() -> None:
    """Its dice were others: played on, it would be another game."""
    begun, rows = earlier(moves=20)
    outcome = Table(begun._replace(rules=1), rows).outcome()
    assert outcome is not None
    assert outcome.results == (Result(None, None, OTHER_RULES),) * 2


def test_a_finished_game_of_earlier_rules_is_shown_and_can_be_verified(tmp_path: Path) -> None:
    begun, rows = earlier()
    outcome = Table(begun, rows).outcome()
    assert outcome is not None
    table = Table(begun._replace(outcome=outcome), rows)
    state = table_state(table, None, UNWATCHED, 0)
    assert state.replayable
    assert state.view is not None
    assert (state.table.ending, state.table.ranks) == ("played", outcome.ranks)
    assert len(film_of(table, None, None, 0, 50).frames()) == 51
    (tmp_path / "game.json").write_text(write_record(record_of(table)), "utf-8")
    assert verify(tmp_path / "game.json", table.commitment).whole


def wrong(rows: list[Row], number: int) -> list[Row]:
    """As if the rules had changed: a move that they do not allow."""
    return [*rows[:number], rows[number]._replace(move="emperor 15"), *rows[number + 1 :]]


@pytest.mark.parametrize("take_back", [False, True])
def test_a_running_game_that_cannot_be_played_again_is_ended_and_nothing_is_lost(take_back: bool) -> None:
    begun, rows = earlier(moves=20)
    rows = wrong(rows, 3)
    if take_back:
        rows.append(Row("take-back", rows[-1].seat))
    table = Table(begun, rows)
    assert table.lost is not None
    outcome = table.outcome()
    assert outcome is not None
    assert (outcome.version, outcome.moves) == (len(rows), 19 if take_back else 20)
    assert outcome.results == (Result(None, None, OTHER_RULES),) * 2
    state = table_state(table, ANNA, UNWATCHED, 7)
    assert not state.replayable
    assert (state.mine, state.view, state.happened) == ((), None, ())
    assert (state.table.status, state.table.ending, state.table.ranks) == ("over", "other-rules", ())
    assert (state.table.version, state.table.moves, state.table.seed) == (len(rows), outcome.moves, begun.seed)
    assert refused(why_not_play(table, 0, len(rows), "disc 1")) == "not-now"
    assert refused(why_not_take_back(table, 0, len(rows))) == "not-now"
    assert table.bots_to_move() == ()
    keep_views(table, [ANNA, None])
    record = record_of(table)
    assert record.moves == [(row.seat, row.move) for row in rows[: outcome.moves]]
    assert "cannot play it again" in record.remark
    assert read_record(write_record(record), "the download") == record
    with pytest.raises(InvalidRecord, match="its move 4 cannot be played"):
        regalia.replay(record)


@pytest.mark.parametrize("change", ["moves", "result"])
def test_a_finished_game_that_cannot_be_played_again_keeps_its_result(change: str) -> None:
    begun, rows = earlier()
    outcome = Table(begun, rows).outcome()
    assert outcome is not None
    if change == "moves":
        rows = wrong(rows, 3)
    else:
        outcome = outcome._replace(results=tuple(result._replace(points=77) for result in outcome.results))
    table = Table(begun._replace(outcome=outcome), rows)
    state = table_state(table, None, UNWATCHED, 0)
    assert not state.replayable
    assert (state.table.ending, state.table.ranks, state.table.points) == ("played", outcome.ranks, outcome.points)
    assert record_of(table).moves == [(row.seat, row.move) for row in rows]
    assert table.outcome() == outcome


def test_every_registered_game_names_its_secret_verbs_and_teams_properly() -> None:
    for name in games.names():
        game: Game[object] = games.find(name)  # type: ignore[type-var]
        assert game.secret <= set(game.verbs)
        assert not (game.all_open and game.secret)
        for seats in game.seats:
            assert game.talk is None or game.talk in [option.name for option in game.options]
            talking = game.talking(seats, {game.talk or "": True})
            assert all(seat in range(seats) for team in talking for seat in team)


def test_where_nothing_is_hidden_all_see_the_same() -> None:
    for name in games.names():
        for seats in games.find(name).seats:
            match = regalia.new(name, seats=seats, seed=3)
            luck = random.Random(seats)
            while not match.over and games.find(name).all_open:
                assert all(match.view(seat) == match.view(None) for seat in range(seats))
                seat = luck.choice(match.actors)
                match.play(seat, luck.choice(match.moves(seat)))
