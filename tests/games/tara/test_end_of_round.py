"""The end of the round: T30-T42."""

import pytest

from regalia import games
from regalia.match import Match, from_position
from tests.games.tara.table import (
    BLUE,
    RED,
    WHITE,
    YELLOW,
    Board,
    cumals,
    full,
    log,
    look,
    options,
    play,
    position_text,
    region,
    rule_against,
    said,
    seat,
    stack,
    stacks,
    supply,
    table,
)


def ending(
    seats: int = 3,
    *,
    board: Board,
    cumals: tuple[int, ...] = (0, 4, 4, 4),
    pile: tuple[int, ...] = (9,),
    seed: str = "table",
) -> Match:
    """Blue has discarded the last card of the round: Yellow is the start player, and the traitors begin."""
    text = position_text(seats, hand=[36], board=board, cumals=cumals, pile=pile, last=True)
    match = from_position(games.find("tara"), text, "the table", seed)
    play(match, BLUE, "discard 36")
    return match


def lots(match: Match) -> list[dict[str, object]]:
    """What came of draws for the traitor with the last move."""
    return [dict(phrase.args) for phrase in log(match) if phrase.key == "event-lots"]


@pytest.mark.rule("T30")
@pytest.mark.parametrize(
    ("board", "strongest"),
    [
        ({"F1": "b", "F2": "b", "F3": "y"}, BLUE),
        ({"F1": "b", "F2": "y"}, None),
        ({"F1": "b", "F2": "b", "K": "y"}, YELLOW),
        ({"F1": "b", "F2": "by", "F3": "y", "F4": "w"}, BLUE),
    ],
)
def test_the_strongest_player(board: dict[str, str], strongest: int | None) -> None:
    assert region(table(3, board={"ulster": board}), "ulster").strongest == strongest


@pytest.mark.rule("T30")
def test_a_king_piece_makes_strongest() -> None:
    match = table(3, board={"ulster": {"F1": "b", "F2": "b"}}, kings={"ulster": "white"})
    assert region(match, "ulster").strongest == WHITE


@pytest.mark.rule("T30")
def test_traitors_go_round_the_regions_in_order() -> None:
    board = {"leinster": {"F1": "b", "F2": "b", "F3": "y"}, "connacht": {"F1": "b", "F2": "b", "F3": "y"}}
    match = ending(board=board)
    assert look(match).where == "connacht"
    play(match, YELLOW, "traitor pass")
    assert look(match).where == "leinster"


@pytest.mark.rule("T31")
def test_asked_first_is_who_has_most_and_then_clockwise() -> None:
    board = {"ulster": {"F1": "w", "F2": "w", "F3": "w", "F4": "y", "F5": "r", "H1": "r", "H2": "b"}}
    match = ending(4, board=board)
    assert match.actors == (RED,)
    assert rule_against(match, RED, "done") == "T23"
    play(match, RED, "traitor pass")
    assert match.actors == (BLUE,)
    play(match, BLUE, "traitor pass")
    assert match.actors == (YELLOW,)
    play(match, YELLOW, "traitor pass")
    assert look(match).phase == "naming"


@pytest.mark.rule("T31")
def test_who_has_no_position_or_no_cumal_is_not_asked() -> None:
    board = {"ulster": {"F1": "b", "F2": "b", "F3": "by", "F4": "w"}}
    match = ending(3, board=board, cumals=(0, 4, 4))
    assert match.actors == (WHITE,)
    match = ending(3, board=board, cumals=(0, 4, 0))
    assert look(match).phase == "naming"


@pytest.mark.rule("T31")
def test_one_traitor_a_region() -> None:
    board = {"ulster": {"F1": "b", "F2": "b", "F3": "b", "F4": "y", "F5": "y", "H1": "w"}}
    match = ending(board=board)
    play(match, YELLOW, "traitor pay")
    assert cumals(match)[YELLOW] == 3
    play(match, YELLOW, "done")
    assert look(match).phase == "naming"


@pytest.mark.rule("T31")
def test_tied_players_draw_for_the_first_word() -> None:
    board = {"ulster": {"F1": "b", "F2": "b", "F3": "y", "F4": "w"}}
    match = ending(board=board, pile=(9, 20))
    drawn = [phrase.args for phrase in log(match) if phrase.key == "event-drew-lot"]
    assert [args["seat"] for args in drawn] == [YELLOW, WHITE]
    assert {args["card"] for args in drawn} == {9, 20}
    first = next(args["seat"] for args in drawn if args["card"] == 20)
    assert match.actors == (first,)
    assert lots(match) == [{"seat": first, "region": "ulster", "outcome": "asked"}]
    assert {9, 20} <= set(look(match).discards)


@pytest.mark.rule("T31")
def test_they_draw_clockwise_from_the_start_player() -> None:
    board = {"ulster": {"F1": "b", "F2": "b", "F3": "y", "F4": "w", "F5": "r"}}
    match = ending(4, board=board, pile=(9, 20, 31))
    assert [phrase.args["seat"] for phrase in log(match) if phrase.key == "event-drew-lot"] == [YELLOW, WHITE, RED]
    board = {"ulster": {"F1": "y", "F2": "y", "F3": "b", "F4": "w", "F5": "r"}}
    match = ending(4, board=board, pile=(9, 20, 31))
    drawn = [phrase.args["seat"] for phrase in log(match) if phrase.key == "event-drew-lot"]
    assert drawn == [WHITE, RED, BLUE], "Blue sits before the start player"


@pytest.mark.rule("T31")
def test_tied_players_draw_whatever_their_money() -> None:
    board = {"ulster": {"F1": "b", "F2": "b", "F3": "y", "F4": "w"}}
    outcomes = set()
    for seed in range(8):
        match = ending(board=board, pile=(9, 20), cumals=(0, 0, 1), seed=str(seed))
        assert said(match).count("drew-lot") == 2
        assert match.actors == (WHITE,)
        (told,) = lots(match)
        outcomes.add((told["seat"], told["outcome"]))
    assert outcomes == {(WHITE, "asked"), (YELLOW, "penniless")}


@pytest.mark.rule("T31")
def test_a_draw_that_nobody_can_pay_for_is_told() -> None:
    board = {"ulster": {"F1": "b", "F2": "b", "F3": "y", "F4": "w"}}
    match = ending(board=board, pile=(9, 20), cumals=(0, 0, 0))
    assert said(match).count("drew-lot") == 2
    assert [told["outcome"] for told in lots(match)] == ["nobody"]
    assert look(match).phase != "hiring"


@pytest.mark.rule("T32")
def test_the_traitor_replaces_the_top_disc() -> None:
    board = {"ulster": {"F1": "bbyw", "F2": "b", "F3": "b", "F5": "y", "H1": "b"}}
    match = ending(board=board, pile=(4,))
    play(match, YELLOW, "traitor pay")
    assert options(match, YELLOW) == ["betray ulster.F1", "betray ulster.F2", "betray ulster.F3", "done"]
    assert rule_against(match, YELLOW, "betray ulster.F4") == "T32"
    assert rule_against(match, YELLOW, "betray ulster.F5") == "T32"
    assert rule_against(match, YELLOW, "betray ulster.H1") == "T32"
    assert rule_against(match, YELLOW, "betray connacht.F1") == "T32"
    before = supply(match)
    play(match, YELLOW, "betray ulster.F1")
    assert stack(match, "ulster.F1") == "ybw"
    assert supply(match) == [before[0] + 1, before[1], before[2]]
    assert 4 in look(match).discards


@pytest.mark.rule("T32")
def test_a_stone_betrays_anywhere_but_the_king() -> None:
    match = ending(board={"ulster": {"F1": "b", "C1": "b", "K": "b", "F5": "y", "W1": "w"}}, pile=(33,))
    assert match.actors in ((YELLOW,), (WHITE,))
    match = ending(board={"ulster": {"F1": "b", "C1": "b", "K": "b", "F5": "y"}}, pile=(33,))
    play(match, YELLOW, "traitor pay")
    assert options(match, YELLOW) == ["betray ulster.F1", "betray ulster.C1", "done"]


@pytest.mark.rule("T32")
def test_empty_slots_do_not_come_first_for_a_traitor() -> None:
    match = ending(board={"ulster": {"F1": "b", "F2": "b", "H1": "y"}}, pile=(9,))
    play(match, YELLOW, "traitor pay")
    assert options(match, YELLOW, "betray") == ["betray ulster.F1", "betray ulster.F2"]


@pytest.mark.rule("T32")
def test_a_traitor_without_supply_or_use_can_be_paid_only() -> None:
    match = table(
        3,
        hand=[36],
        board={"ulster": {"F1": "b", "F2": "b", "H1": "y"}},
        prisoners={BLUE: {"yellow": 19}},
        pile=[9],
        last=True,
    )
    play(match, BLUE, "discard 36")
    play(match, YELLOW, "traitor pay")
    assert "idle" in said(match)
    assert stacks(match, "ulster") == {"F1": "b", "F2": "b", "H1": "y"}
    match = ending(board={"ulster": {"F1": "b", "F2": "b", "H1": "y"}}, pile=(25,))
    play(match, YELLOW, "traitor pay")
    assert "idle" in said(match)


@pytest.mark.rule("T33")
def test_the_traitor_may_pay_and_promote() -> None:
    board = {"ulster": {"F1": "b", "F2": "b", "F3": "y", "W1": "b"}}
    match = ending(board=board, pile=(9,), cumals=(0, 2, 0))
    play(match, YELLOW, "traitor pay", "betray ulster.F2", "promote ulster.H2")
    assert cumals(match)[YELLOW] >= 0
    assert stacks(match, "ulster") == {"F1": "b", "F2": "y", "F3": "y", "H2": "y", "W1": "b"}


@pytest.mark.rule("T34")
def test_the_discards_make_a_new_pile() -> None:
    match = ending(board={"ulster": {"F1": "b", "F2": "b", "F3": "y", "F4": "w"}}, pile=(9,))
    assert said(match).count("reshuffled") == 1
    view = look(match)
    assert view.pile + len(view.discards) == 36
    assert len(view.discards) == 2


@pytest.mark.rule("T35", "T36")
def test_income_for_strict_majorities_and_for_two_regions() -> None:
    board = {"ulster": {"F1": "b", "F2": "b", "F3": "y", "H1": "w", "H2": "b", "C1": "y"}, "connacht": {"F1": "b"}}
    match = ending(board=board, cumals=(0, 0, 0))
    assert cumals(match) == [2 + 1 + 1 + 1, 1, 0]
    kinds = [phrase.key.removeprefix("event-") for phrase in log(match)]
    assert kinds.count("income") == 3
    assert kinds.count("spread") == 1


@pytest.mark.rule("T35")
def test_the_king_position_brings_no_income() -> None:
    match = ending(board={"ulster": {"K": "b"}}, cumals=(0, 0, 0))
    assert cumals(match) == [2, 0, 0]


@pytest.mark.rule("T37", "T38", "T39")
def test_a_region_with_a_new_king_is_cleared() -> None:
    board = {"ulster": {"K": "yb", "F1": "bbyw", "F2": "wby"}, "connacht": {"F1": "by"}}
    match = ending(board=board, cumals=(0, 0, 0))
    play(match, BLUE, "traitor pass")
    assert stacks(match, "ulster") == {"K": "Y"}
    assert stack(match, "connacht.F1") == "by"
    assert [each.prisoners for each in look(match).seats] == [(0, 1, 1), (1, 0, 0), (1, 1, 0)]
    assert seat(match, YELLOW).kings == 1
    assert match.actors == (YELLOW,)
    assert look(match).phase == "garrisoning"


@pytest.mark.rule("T37")
def test_a_region_with_an_old_king_is_not_cleared() -> None:
    match = table(3, hand=[36], board={"ulster": {"F1": "by"}}, kings={"ulster": "blue"}, last=True, cumals=[0, 0, 0])
    play(match, BLUE, "discard 36")
    assert stacks(match, "ulster") == {"F1": "by", "K": "B"}


@pytest.mark.rule("T39")
def test_a_garrison_of_up_to_two() -> None:
    match = ending(board={"ulster": {"K": "y"}}, cumals=(0, 0, 0))
    assert len(options(match, YELLOW, "place")) == 14
    assert rule_against(match, YELLOW, "place connacht.F1") == "T39"
    play(match, YELLOW, "place ulster.H1")
    assert rule_against(match, YELLOW, "place ulster.H1") == "T39"
    assert len(options(match, YELLOW)) == 14
    play(match, YELLOW, "done")
    assert stacks(match, "ulster") == {"H1": "y", "K": "Y"}
    assert look(match).phase == "naming"


@pytest.mark.rule("T37", "T39")
def test_several_kings_in_the_order_of_the_regions() -> None:
    match = ending(board={"leinster": {"K": "y"}, "connacht": {"K": "w"}}, cumals=(0, 0, 0))
    assert match.actors == (WHITE,)
    play(match, WHITE, "place connacht.F1", "place connacht.F2")
    assert match.actors == (YELLOW,)


def raths(prisoners: dict[int, dict[str, int]], cumals: tuple[int, ...] = (0, 4, 4)) -> Match:
    match = table(3, hand=[36], prisoners=prisoners, cumals=cumals, last=True)
    play(match, BLUE, "discard 36")
    return match


@pytest.mark.rule("T40")
def test_prisoners_are_exchanged_one_for_one() -> None:
    match = raths({BLUE: {"yellow": 3, "white": 1}, YELLOW: {"blue": 2}, WHITE: {"blue": 4}})
    assert [each.prisoners for each in look(match).seats] == [(0, 1, 0), (0, 0, 0), (3, 0, 0)]
    assert "exchanged" in said(match)


@pytest.mark.rule("T40", "T41")
def test_the_start_player_comes_first() -> None:
    match = raths({BLUE: {"white": 1}, YELLOW: {"white": 2}})
    ransom = look(match).ransom
    assert ransom is not None
    assert (ransom.holder, ransom.owner, ransom.count) == (YELLOW, WHITE, 2)


@pytest.mark.rule("T41")
@pytest.mark.parametrize(
    ("held", "money", "words"),
    [
        (1, 5, "refuse one"),
        (2, 5, "refuse one two"),
        (3, 5, "refuse one two all"),
        (6, 5, "refuse one two all"),
        (6, 2, "refuse one two"),
        (6, 1, "refuse one"),
    ],
)
def test_what_ransom_can_be_paid(held: int, money: int, words: str) -> None:
    match = raths({YELLOW: {"white": held}}, (0, 0, money))
    assert options(match, WHITE) == [f"ransom {word}" for word in words.split()]
    for word in {"one", "two", "all"} - set(words.split()):
        assert rule_against(match, WHITE, f"ransom {word}") == "T41"


@pytest.mark.rule("T41")
@pytest.mark.parametrize(("word", "price", "back"), [("refuse", 0, 0), ("one", 1, 1), ("two", 2, 2), ("all", 3, 6)])
def test_the_owner_pays_the_holder(word: str, price: int, back: int) -> None:
    match = raths({YELLOW: {"white": 6}}, (0, 1, 5))
    play(match, WHITE, f"ransom {word}")
    assert cumals(match) == [2, 1 + price, 5 - price]
    assert supply(match)[WHITE] == 14 + back
    assert seat(match, YELLOW).prisoners[WHITE] == 6 - back


@pytest.mark.rule("T41")
def test_an_owner_without_money_is_passed_over() -> None:
    match = raths({YELLOW: {"white": 6}}, (0, 1, 0))
    assert look(match).phase == "naming"


@pytest.mark.rule("T42")
def test_the_start_player_names_another() -> None:
    match = ending(board={})
    assert match.actors == (YELLOW,)
    assert options(match, YELLOW) == ["start blue", "start white"]
    assert rule_against(match, YELLOW, "start yellow") == "T42"
    assert rule_against(match, YELLOW, "start red") == "T42"
    play(match, YELLOW, "start white")
    assert (look(match).start, look(match).round, look(match).phase) == (WHITE, 3, "keeping")


@pytest.mark.rule("T42")
def test_two_players_take_turns() -> None:
    match = table(2, hand=[36], last=True)
    assert look(match).start == YELLOW
    play(match, BLUE, "discard 36")
    assert (look(match).start, look(match).round) == (BLUE, 3)


@pytest.mark.rule("T29")
def test_a_traitor_can_complete_a_region() -> None:
    board = full("y", without=["F1", "K"]) | {"F1": "b", "K": "b"}
    match = ending(board={"ulster": board, "leinster": {"F1": "y"}}, pile=(33,), cumals=(0, 5, 0))
    play(match, YELLOW, "traitor pay", "betray ulster.F1", "promote ulster.K")
    assert look(match).phase == "garrisoning"
    assert stacks(match, "ulster") == {"K": "Y"}
    play(match, YELLOW, "done")
    assert look(match).phase == "ransoming"
    play(match, BLUE, "ransom refuse")
    assert look(match).phase == "naming"
