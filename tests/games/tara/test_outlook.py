"""What a player works out of a table before a move: what one gesture does, and how far one payment leads."""

import pytest

import regalia
from regalia.games.tara.data import deck
from regalia.games.tara.outlook import Climb
from regalia.games.tara.table import CARDS, DISCS
from regalia.match import Brings, Match
from regalia.testing.play import chooser
from tests.games.tara.table import BLUE, look, table


def climb_of(told: Brings) -> Climb | None:
    assert told.outlook is None or isinstance(told.outlook, Climb)
    return told.outlook


@pytest.mark.many
def test_a_climb_goes_as_far_as_the_rules_allow() -> None:
    """In random games: each step can be played after the one before it, and then no other is left but forts."""
    seen = {"steps": 0, "forts": 0, "board": 0}
    for seed in range(6):
        match = regalia.new("tara", seats=2 + seed % 3, seed=f"climbs {seed}")
        choices = chooser("climbs", seed)
        while not match.over and len(match.played) < 600:
            seat = choices.choice(match.actors)
            play = look(match).play
            if play is not None and play.climb is not None:
                follow(match.copy(), match.actors[0], play.region, play.climb)
                seen["board"] += 1
            move, told = choices.choice(list(match.brings(seat).items()))
            match.play(seat, move)
            climb = climb_of(told)
            if climb is not None:
                now = look(match).play
                assert now is not None
                assert now.climb == climb
                follow(match.copy(), seat, now.region, climb)
                seen["steps"] += bool(climb.steps)
                seen["forts"] += bool(climb.forts)
    assert min(seen.values()) > 20


def follow(match: Match, seat: int, region: str, climb: Climb) -> None:
    before = look(match)
    for number, step in enumerate(climb.steps):
        match.play(seat, f"promote {region}.{step}")
        now = look(match)
        if number == 0 and now.phase == before.phase:  # the end of a round brings income
            assert now.seats[seat].cumals == before.seats[seat].cumals - climb.price
    own = {f"promote {region}.{name}" for name in climb.forts}
    if own:
        assert own == {str(move) for move in match.moves(seat) if move.verb == "promote"}


@pytest.mark.rule("T15")
def test_a_card_its_place_and_its_discs_are_one_gesture() -> None:
    match = table(3, hand=[9, 10, 17], cumals=[2, 2, 2], round=1, acted=False)
    brought = {str(move): told for move, told in match.brings(BLUE).items()}
    ways = {deed.moves for deed in brought["card 9 ulster"].then}
    assert ("anchor ulster.F1", "place ulster.F1") in ways
    assert all(moves[0].startswith("anchor ") and len(moves) > 1 for moves in ways)
    assert brought["discard 9"].then == ()


@pytest.mark.rule("T15")
def test_where_discs_do_not_suffice_one_chooses() -> None:
    match = table(3, hand=[9], prisoners={1: {"blue": DISCS - 1}})
    (told,) = (each for move, each in match.brings(BLUE).items() if str(move) == "card 9 ulster")
    assert {len(deed.moves) for deed in told.then} <= {1, 2}
    two = next(number for number in range(1, CARDS) if sum(slot.placement for slot in deck()[number - 1].slots) == 2)
    match = table(3, hand=[two], prisoners={1: {"blue": DISCS - 1}})
    (told,) = (each for move, each in match.brings(BLUE).items() if str(move) == f"card {two} ulster")
    assert {len(deed.moves) for deed in told.then} == {1}
