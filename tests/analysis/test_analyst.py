"""The analysis of whole games, by small searches."""

from itertools import pairwise

import msgspec
import pytest

import regalia
from regalia import analysis, bots
from regalia.analysis.analyst import _Analyst, _turned
from regalia.analysis.found import Point
from regalia.bots.search import Budget
from regalia.engine import chance
from regalia.engine.errors import InvalidOption, InvalidRecord
from regalia.engine.record import Record
from regalia.match import Match, opening
from regalia.testing.play import pending_seats, samples

TINY = Budget(24, steps=1)


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Knights who think even less."""
    monkeypatch.setattr("regalia.analysis.analyst.budget", lambda level, game: TINY)


def played(name: str, seats: int, player: str = "squire", seed: str = "analysed") -> Match:
    match = regalia.new(name, seats=seats, seed=seed)
    bot = bots.make(player, match.game)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, match.game.moves[bot.choose(match.glimpse(seat), seat)])
    return match


@pytest.fixture(scope="module", params=["carolus", "principe", "rivals", "tara"])
def match(request: pytest.FixtureRequest) -> Match:
    return played(request.param, 2)


@pytest.fixture(scope="module")
def carolus() -> Record:
    return played("carolus", 2, "page").record()


def test_an_analysis_is_whole(match: Match) -> None:
    told: list[tuple[int, int]] = []
    found = analysis.analyse(match.record(), "knight", progress=lambda done, total: told.append((done, total)))
    assert told == [(number, len(match.played)) for number in range(len(match.played) + 1)]
    assert [point.chances for point in found.curve][-1] == match.rewards
    assert all(before.number < after.number for before, after in pairwise(found.curve))
    for decision in found.decisions:
        seat, move = match.played[decision.number - 1]
        assert (decision.seat, decision.move) == (seat, str(move))
        assert sum(decision.chances) == pytest.approx(1.0)
        assert decision.loss == 0 or decision.best != decision.move
        assert bool(decision.kind) == (decision.loss >= 0.05)
        assert not decision.line or decision.kind
    for seat, balance in enumerate(found.balances):
        parts = (balance.begun, balance.decisions, balance.others, balance.luck, balance.rest)
        assert sum(parts) == pytest.approx(balance.result)
        assert balance.result == match.rewards[seat]
    assert found == analysis.analyse(match.record(), "knight"), "the same every time"


def test_three_players_and_a_team_game() -> None:
    for seats in (3, 4):
        found = analysis.analyse(played("carolus", seats).record(), "knight")
        assert len(found.balances) == len(found.accuracy) == seats


@pytest.mark.parametrize("name", ["carolus", "principe", "rivals", "tara"])
def test_a_decision_is_judged_by_what_its_seat_knew(name: str) -> None:
    """Two tables that differ only in what is hidden: the decision costs the same, for the same reasons."""
    match = regalia.new(name, seats=3, seed="twins")
    for number, state in enumerate(samples(match.game, 3, 5, games=2)):
        seat = next(iter(pending_seats(state)), None)
        if seat is None:
            continue
        twin = state.clone()
        twin.resample(seat, chance.key("twin", number))
        action = int(state.legal(seat)[-1])
        found = []
        for table in (state, twin):
            glimpse = table.clone()
            glimpse.resample(seat, chance.key("seen", number))
            found.append(_Analyst(match.game, "knight", match).judged(glimpse, 1, seat, action, False))
        assert found[0] == found[1]


def test_a_blunder_is_found_and_explained(carolus: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.analysis.analyst.budget", lambda level, game: Budget(200, steps=4))
    found = analysis.analyse(carolus, "knight")
    costly = [each for each in found.decisions if each.kind]
    assert costly, "pages blunder"
    assert all(each.best != each.move and each.reasons for each in costly)
    assert min(accuracy or 0 for accuracy in found.accuracy) < 100


def test_those_for_whom_a_bot_played_on_have_no_accuracy_for_it(carolus: Record) -> None:
    match = regalia.replay(carolus)
    left = match.record([(0, 0, "resign", "squire"), (0, 1, "agree", "offer")])
    found = analysis.analyse(left, "knight")
    assert found.remarks == ("bots",)
    assert found.accuracy[0] is None
    assert found.accuracy[1] is not None
    assert all(each.bot == (each.seat == 0) for each in found.decisions)


def test_whoever_comes_back_decides_again(carolus: Record) -> None:
    match = regalia.replay(carolus)
    acts = [(0, 0, "time-out", "page"), (20, 0, "replace", "")]
    found = analysis.analyse(match.record(acts), "knight")
    assert all(each.bot == (each.seat == 0 and each.number <= 20) for each in found.decisions)


def test_practice_is_said() -> None:
    match = regalia.new("carolus", seats=2, seed="practice")
    bot = bots.make("squire", match.game)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, match.game.moves[bot.choose(match.glimpse(seat), seat)])
        if len(match.played) == 30 and not match.redrawn:
            match = match.rewound(10)
    assert analysis.analyse(match.record(), "knight").remarks == ("practice",)


def test_what_cannot_be_analysed(carolus: Record) -> None:
    with pytest.raises(InvalidRecord, match=r"c\.json cannot be analysed: its game did not come to an end"):
        analysis.analyse(regalia.new("carolus", seats=2, seed="begun").record(), "knight", "c.json")
    with pytest.raises(InvalidRecord, match=r"c\.json cannot be replayed: it was altered"):
        analysis.analyse(msgspec.structs.replace(carolus, digest="0" * 32), "knight", "c.json")
    with pytest.raises(InvalidRecord, match="cannot be replayed: it was played under version 99 of the rules"):
        analysis.analyse(msgspec.structs.replace(carolus, rules=99), "knight")
    with pytest.raises(InvalidOption, match="an analysis asks a knight, lord or king, not 'squire'"):
        analysis.analyse(carolus, "squire")


@pytest.mark.parametrize(
    ("chances", "winners", "turned"),
    [
        ([0.6, 0.7, 1.0], (0,), None),
        ([0.4, 0.6, 0.3, 0.7, 1.0], (0,), 4),
        ([0.6, 0.7, 0.0], (1,), 3),
        ([0.6, 0.4, 0.5], (0, 1), None),
    ],
)
def test_where_a_game_turned(chances: list[float], winners: tuple[int, ...], turned: int | None) -> None:
    curve = [Point(number, 1, (share, 1 - share)) for number, share in enumerate(chances, 1)]
    found = _turned(curve, [0, 1], winners)
    assert (found and found.number) == turned


def test_the_chances_of_the_opening_are_those_of_its_first_decision(carolus: Record) -> None:
    found = analysis.analyse(carolus, "knight")
    assert found.curve[0].number == found.decisions[0].number
    assert not opening(carolus).played
