"""Victory, two players, the round limit: T43-T45."""

import tomllib

import pytest
import tomli_w

import regalia
from regalia.engine.errors import InvalidPosition
from tests.games.tara.table import (
    BLUE,
    YELLOW,
    cumals,
    from_text,
    look,
    options,
    play,
    region,
    rule_against,
    said,
    seat,
    stack,
    stacks,
    supply,
    table,
)

ALMOST = {"W1": "y", "W2": "b", "C2": "b", "W3": "y"}
CROWN = ("anchor ulster.W1", "place ulster.W1", "promote ulster.C1", "promote ulster.K")


@pytest.mark.rule("T43")
@pytest.mark.parametrize("other", ["piece", "disc"])
def test_two_king_positions_win_at_once(other: str) -> None:
    board = {"ulster": ALMOST} | ({"connacht": {"K": "by"}} if other == "disc" else {})
    kings = {"connacht": "blue"} if other == "piece" else {}
    match = table(3, hand=[25, 26], board=board, kings=kings)
    play(match, BLUE, "card 25 ulster", *CROWN)
    assert match.over
    assert match.ranks == (1, 2, 2)
    assert look(match).ending == "kings"
    assert look(match).winners == (BLUE,)
    assert [stack(match, f"{name}.K") for name in ("connacht", "ulster")] == ["B", "B"]
    assert seat(match, BLUE).kings == 0
    assert from_text(match.position()).position() == match.position()
    assert rule_against(match, YELLOW, "discard 1") == "T43"


@pytest.mark.rule("T43")
def test_overthrowing_a_king_wins_nothing() -> None:
    match = table(3, hand=[25], board={"ulster": ALMOST}, kings={"connacht": "blue", "ulster": "yellow"})
    play(match, BLUE, "card 25 ulster", *CROWN)
    assert not match.over


@pytest.mark.rule("T43")
def test_a_traitor_may_win_the_game() -> None:
    board = {"ulster": {"W1": "b", "W2": "b", "C2": "y", "C1": "b", "W3": "b"}}
    match = table(3, hand=[1], board=board, kings={"leinster": "yellow"}, last=True, pile=[33], cumals=[0, 9, 0])
    play(match, BLUE, "discard 1")
    play(match, YELLOW, "traitor pay", "betray ulster.C1", "promote ulster.K")
    assert match.ranks == (2, 1, 2)


@pytest.mark.rule("T44")
def test_two_players_win_a_region_at_once() -> None:
    match = table(2, hand=[25, 26], board={"ulster": {**ALMOST, "F1": "yb"}})
    play(match, BLUE, "card 25 ulster", *CROWN)
    assert stacks(match, "ulster") == {"K": "B"}
    assert region(match, "ulster").status == "won"
    assert said(match)[-1] == "won"
    assert supply(match) == [19, 19]
    assert (seat(match, BLUE).prisoners, seat(match, YELLOW).prisoners) == ((0, 1), (1, 0))
    assert match.actors == (YELLOW,)
    assert not [move for move in options(match, YELLOW) if "ulster" in move]
    assert rule_against(match, YELLOW, "card 1 ulster") == "T44"


@pytest.mark.rule("T44")
def test_winning_both_regions_wins() -> None:
    match = table(2, hand=[25], board={"ulster": ALMOST}, kings={"connacht": "blue"})
    play(match, BLUE, "card 25 ulster", *CROWN)
    assert match.ranks == (1, 2)
    assert stack(match, "ulster.K") == "B"
    assert from_text(match.position()).position() == match.position()


@pytest.mark.rule("T44")
def test_one_each_opens_a_third_region_in_mid_round() -> None:
    match = table(2, hand=[25, 26], board={"ulster": ALMOST}, kings={"connacht": "yellow"}, cumals=[6, 1])
    assert region(match, "leinster").status == "closed"
    play(match, BLUE, "card 25 ulster", *CROWN)
    assert region(match, "leinster").status == "open"
    assert said(match)[-2:] == ["won", "opened"]
    assert rule_against(match, YELLOW, "card 1 leinster") == "T12"
    assert rule_against(match, YELLOW, "card 1 munster") == "T1"


@pytest.mark.rule("T44")
def test_the_king_of_the_third_region_wins() -> None:
    kings = {"connacht": "yellow", "ulster": "blue"}
    match = table(2, hand=[25], board={"leinster": ALMOST}, kings=kings)
    play(match, BLUE, "card 25 leinster", *(move.replace("ulster", "leinster") for move in CROWN))
    assert match.ranks == (1, 2)
    assert [stack(match, f"{name}.K") for name in ("connacht", "ulster", "leinster")] == ["Y", "B", "B"]
    assert from_text(match.position()).position() == match.position()


@pytest.mark.rule("T43")
def test_the_final_table_has_the_winner_s_kings() -> None:
    match = table(3, hand=[25], board={"ulster": ALMOST, "connacht": {"K": "by"}})
    play(match, BLUE, "card 25 ulster", *CROWN)
    tree = tomllib.loads(match.position())
    assert tree["kings"] == {"connacht": "blue", "ulster": "blue"}
    assert tree["board"]["connacht"]["K"] == ["blue", "yellow"]
    del tree["kings"]["ulster"]
    with pytest.raises(InvalidPosition, match="blue has won with 1 king pieces up, expected two"):
        from_text(tomli_w.dumps(tree))


@pytest.mark.rule("T44")
def test_a_won_region_brings_no_income_and_no_traitor() -> None:
    match = table(2, hand=[36], board={"connacht": {"F1": "b"}}, kings={"ulster": "yellow"}, last=True, cumals=[0, 4])
    play(match, BLUE, "discard 36")
    assert cumals(match) == [3, 4]
    assert look(match).round == 3


@pytest.mark.rule("T44")
def test_a_region_opened_by_a_traitor_has_none_this_round() -> None:
    board = {"connacht": {"W1": "b", "W2": "b", "W3": "b", "C1": "b", "C2": "y"}}
    match = table(2, hand=[36], board=board, kings={"ulster": "blue"}, last=True, pile=[33], cumals=[0, 9])
    play(match, BLUE, "discard 36")
    play(match, YELLOW, "traitor pay", "betray connacht.C1", "promote connacht.K")
    assert region(match, "leinster").status == "open"
    assert look(match).round == 3


@pytest.mark.rule("T44")
@pytest.mark.parametrize(
    ("regions", "third", "opens"),
    [
        ("connacht-ulster", "next", "leinster"),
        ("connacht-ulster", "last", "munster"),
        ("connacht-munster", "next", "ulster"),
        ("leinster-munster", "next", "connacht"),
        ("ulster-munster", "last", "leinster"),
    ],
)
def test_the_third_region_is_an_option(regions: str, third: str, opens: str) -> None:
    match = regalia.new("tara", seats=2, seed=1, options={"regions": regions, "third": third})
    assert f'third = "{opens}"' in match.position()
    assert [each.name for each in look(match).regions if each.status == "open"] == regions.split("-")
    assert (match.options["regions"], match.options["third"]) == (regions, third)


@pytest.mark.rule("T45")
@pytest.mark.parametrize(
    ("board", "kings", "money", "winners"),
    [
        ({"ulster": {"F1": "y", "F2": "y"}}, {"connacht": "blue"}, (0, 9, 9), (0,)),
        ({"ulster": {"F1": "y", "F2": "y", "H1": "w"}}, {}, (0, 0, 0), (1,)),
        ({"ulster": {"F1": "y", "F3": "w"}}, {}, (0, 0, 0), (1, 2)),
        ({}, {}, (0, 3, 1), (1,)),
        ({}, {}, (1, 3, 3), (0, 1, 2)),
    ],
)
def test_the_last_round(
    board: dict[str, dict[str, str]], kings: dict[str, str], money: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    match = table(
        3, hand=[36], board=board, kings=kings, cumals=money, last=True, round=6, round_limit=6, pile=[1, 2, 3, 4]
    )
    play(match, BLUE, "discard 36")
    while not match.over:
        play(match, match.actors[0], "traitor pass")
    assert look(match).winners == winners
    assert match.ranks == tuple(1 if number in winners else 1 + len(winners) for number in range(3))
    assert rule_against(match, BLUE, "done") == "T45"


@pytest.mark.rule("T45")
def test_no_limit_at_the_table() -> None:
    match = regalia.new("tara", seats=4, seed=1)
    assert match.options["round_limit"] == 0
