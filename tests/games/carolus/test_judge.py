"""What the judge measures, each feature by its name, on tables that were worked out by hand."""

import pytest
from librt.vecs import vec

from regalia import games
from regalia.match import Match
from tests.games.carolus.table import BLACK, WHITE, player, table

JUDGE = games.find("carolus").judge


def measured(match: Match) -> list[dict[str, float]]:
    """Of each seat: its features by name, without those that are 0."""
    names = list(JUDGE.features)
    out = vec[float]([0.0] * (match.seats * len(names)))
    JUDGE.measure(match.glimpse(WHITE), out)
    rows = [
        dict(zip(names, out[seat * len(names) : (seat + 1) * len(names)], strict=True)) for seat in range(match.seats)
    ]
    return [{name: value for name, value in row.items() if value} for row in rows]


def test_what_is_measured_goes_by_its_name() -> None:
    """Red is White's, blue is Black's: White is strongest in 2 and in 5, Black in 6. The Emperor stands on 3."""
    match = table(
        player(disc=2, court={"red": 2, "blue": 1}, reserve={"red": 1, "blue": 1}, markers=("red",), unused=(1, 3, 4)),
        player(disc=3, court={"blue": 1}, markers=("blue",), unused=(1,)),
        land={"2": {"red": 3}, "5": {"red": 2}, "6": {"blue": 1}},
        castles={"5": BLACK, "7-8": WHITE},
        emperor=3,
    )
    white, black = measured(match)
    assert white == pytest.approx(
        {
            "castles": 0.2 * 2,
            "last-castles": 1 / (1 + 8),
            "territories": 0.2,
            "promised": 0.2 * 1 + 0.2 * 2,
            "contested": 0.2 * 3 / 4 + 0.2 * 2 / 4 + 0.2 * 2 / 3,
            "stop": 0.3 * 2,
            "families": 0.4,
            "followers": 0.4 * 4 / 4,
            "lead": 0.4 * 2 / 4,
            "pursuit": 0.5,
            "reserve": 0.2,
            "court": 0.1 * 3,
            "discs": 0.2 * 3,
            "turn": 1.0,
        }
    )
    assert black == pytest.approx(
        {
            "castles": 0.2 * 1,
            "last-castles": 1 / (1 + 9),
            "territories": 0.2,
            "promised": 0.2 * 1,
            "threatened": 0.2 * 1,
            "contested": 0.2 * 1 / 4 + 0.2 * 1 / 2,
            "stop-later": 0.3 * 1,
            "exposed": 0.3 * 1,
            "families": 0.4,
            "followers": 0.4 * 1 / 4,
            "court": 0.1 * 1,
            "discs": 0.2 * 1,
            "turn": 1.0,
        }
    )
    assert white.keys() | black.keys() == JUDGE.features.keys()
