"""What a player works out before a move, and what the view says of roles, regions and scores: it comes true."""

import pytest

import regalia
from regalia.games.principe.events import RoleAuction, RoleGiven, RolesBack
from regalia.games.principe.outlook import Claim, Standing
from regalia.games.principe.view import PrincipeView
from regalia.testing.play import chooser
from tests.games.principe.table import MEDICI, VISCONTI, look, player, table


@pytest.mark.many
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_claims_standings_and_heirs_come_true(seats: int) -> None:
    """P22, P26-P28, P35, in random games."""
    seen = {"claim": 0, "standing": 0, "green": 0}
    for seed in range(20):
        match = regalia.new("principe", seats=seats, seed=f"outlook {seed}")
        choices = chooser("outlook", seats, seed)
        while not match.over:
            seat = choices.choice(match.actors)
            before = look(match)
            move, told = choices.choice(list(match.brings(seat).items()))
            match.play(seat, move)
            now = look(match)
            happened = [each.event for each in match.events(None, len(match.played))]
            if isinstance(told.outlook, Claim) and RolesBack() not in happened:
                claimed = [role for role in now.roles if role.colour == move.targets[0] and seat in role.heirs]
                assert told.outlook.role == (claimed[0].name if claimed else None)
                assert told.outlook.tied == any(len(role.heirs) > 1 for role in claimed)
                assert told.outlook.up == tuple(each.up.get(move.targets[0], 0) for each in now.seats)
                seen["claim"] += 1
            if isinstance(told.outlook, Standing):
                assert told.outlook in now.regions
                seen["standing"] += 1
            if RolesBack() in happened and move.verb == "pass":
                first = happened[happened.index(RolesBack()) + 1]
                heirs = {role.name: role.heirs for role in before.roles if role.colour == "green"}
                if isinstance(first, RoleGiven) and first.role in heirs:
                    assert heirs[first.role] == (first.seat,)
                    seen["green"] += 1
                elif isinstance(first, RoleAuction) and first.role in heirs:
                    assert len(heirs[first.role]) > 1
        check_the_end(look(match))
    assert min(seen.values()) > 1, seen


def check_the_end(view: PrincipeView) -> None:
    for seat, place in enumerate(view.seats):
        final = place.final
        assert final is not None
        steps = (final.roles, final.sets, final.gold, final.hand, *final.regions)
        assert tuple(after - before for before, after in zip(final.totals, final.totals[1:], strict=False)) == steps
        assert final.totals[-1] == place.promised == place.score
        assert (place.rank == 1) == (seat in view.winners)


@pytest.mark.rule("P10")
def test_what_is_promised_does_not_tell_who_has_most_gold() -> None:
    rich, poor = look(table(player(hand={"red": 2}, gold=9), player(hand={"red": 2}, gold=1))).seats[:2]
    assert (rich.promised, rich.rank) == (poor.promised, poor.rank)


@pytest.mark.rule("P35")
def test_a_score_is_promised_as_if_the_game_ended_now() -> None:
    seats = look(
        table(player(hand={"red": 2}, shields={"umbria": 2}, score=3), player(shields={"umbria": 1}, score=6))
    ).seats
    assert [(seats[seat].promised, seats[seat].rank) for seat in (MEDICI, VISCONTI)] == [(3 + 5 + 2, 1), (6 + 2, 2)]
