"""Phase 4: P25-P32."""

import pytest

from regalia.match import Match
from tests.games.principe.table import (
    CARRARESI,
    ESTE,
    GONZAGA,
    MEDICI,
    VISCONTI,
    log,
    look,
    moves,
    own,
    play,
    player,
    refused,
    roles,
    said,
    table,
)


def counts(colour: str, *up: int, gold: int = 5, prince: int = MEDICI) -> Match:
    """Phase 4 is about to begin; these are the face-up cards of a colour."""
    last = (prince - 1) % len(up)
    players = [player(up={colour: count}, gold=gold) for count in up]
    match = table(*players, prince=prince, turn=last)
    play(match, last, "pass")
    return match


@pytest.mark.rule("P25")
def test_all_roles_go_back_first() -> None:
    match = table(player(roles=["doctor", "merchant"]), player(roles=["bishop"]), player(), turn=CARRARESI)
    play(match, CARRARESI, "pass")
    assert roles(match) == {}
    assert "roles-back" in said(match)


@pytest.mark.rule("P25")
def test_only_face_up_cards_count_and_nobody_gets_a_role_without_one() -> None:
    match = table(player(down={"white": 5}), player(up={"white": 1}), player(), turn=CARRARESI)
    play(match, CARRARESI, "pass")
    assert roles(match) == {"bishop": VISCONTI}


@pytest.mark.rule("P25")
def test_a_player_may_hold_roles_of_several_colours() -> None:
    match = table(
        player(up={"green": 2, "white": 2, "red": 1, "yellow": 3}), player(up={"red": 2}), player(), turn=CARRARESI
    )
    play(match, CARRARESI, "pass")
    assert roles(match) == {
        "doctor": MEDICI,
        "bishop": MEDICI,
        "councillor": VISCONTI,
        "scribe": MEDICI,
        "banker": MEDICI,
    }


@pytest.mark.rule("P25")
def test_counts_are_taken_before_cards_of_the_colour_are_turned() -> None:
    """After turning, the leader would have 2 like the others; the leader does not take part again."""
    match = counts("white", 4, 2, 2)
    assert roles(match) == {"bishop": MEDICI}
    auction = look(match).auction
    assert auction is not None
    assert (auction.role, auction.live) == ("preacher", (VISCONTI, CARRARESI))


@pytest.mark.rule("P26", "X4")
def test_most_and_second_most() -> None:
    match = counts("white", 4, 2, 1, 1)
    assert roles(match) == {"bishop": MEDICI, "preacher": VISCONTI}
    assert look(match).prince == MEDICI


@pytest.mark.rule("P26")
def test_without_a_second_the_minor_role_stays() -> None:
    assert roles(counts("white", 2, 0, 0)) == {"bishop": MEDICI}
    assert roles(counts("white", 0, 0, 0)) == {}


@pytest.mark.rule("P26", "P37")
def test_two_players_have_no_minor_role() -> None:
    match = counts("white", 1, 2)
    assert roles(match) == {"bishop": VISCONTI}
    assert [own(match, seat).score for seat in (0, 1)] == [0, 1]


@pytest.mark.rule("P27", "X5")
def test_a_tie_for_second_place_is_auctioned() -> None:
    match = counts("white", 4, 2, 2, 1)
    assert roles(match) == {"bishop": MEDICI}
    assert own(match, MEDICI).score == 1
    assert look(match).turn == VISCONTI
    assert refused(match, ESTE, "bid 1") == "P29 not-tied"
    assert refused(match, CARRARESI, "bid 1") == "P29 not-your-turn"
    play(match, VISCONTI, "pass")
    play(match, CARRARESI, "bid 2")
    assert roles(match) == {"bishop": MEDICI, "preacher": CARRARESI}


@pytest.mark.rule("P28", "X6")
def test_a_tie_for_the_most_is_auctioned_and_the_minor_role_stays() -> None:
    match = counts("white", 3, 3, 3, 1)
    auction = look(match).auction
    assert auction is not None
    assert (auction.role, auction.live) == ("bishop", (MEDICI, VISCONTI, CARRARESI))
    play(match, VISCONTI, "bid 1")
    play(match, CARRARESI, "pass")
    play(match, MEDICI, "pass")
    assert roles(match) == {"bishop": VISCONTI}
    assert look(match).round == 3


@pytest.mark.rule("P29")
def test_the_nearest_to_the_prince_opens_and_a_tied_prince_is_last() -> None:
    match = counts("white", 2, 0, 2, 2, 2, prince=CARRARESI)
    order = []
    while look(match).phase == "bidding" and look(match).part == 4:
        order.append(match.actors[0])
        play(match, match.actors[0], "pass")
    assert order == [ESTE, GONZAGA, MEDICI, CARRARESI]


@pytest.mark.rule("P29")
def test_the_winner_pays_becomes_prince_and_does_not_build() -> None:
    match = counts("white", 2, 2, 0)
    play(match, VISCONTI, "bid 4")
    play(match, MEDICI, "pass")
    assert look(match).prince == VISCONTI
    assert look(match).phase == "offering"
    income = 5
    assert own(match, VISCONTI).gold == 5 - 4 + income
    assert [phrase.args["price"] for phrase in log(match) if phrase.key == "event-role-won"] == [4]


@pytest.mark.rule("P29", "P30")
def test_if_all_pass_the_role_stays_and_nothing_is_turned() -> None:
    match = counts("white", 2, 2, 1)
    play(match, VISCONTI, "pass")
    play(match, MEDICI, "pass")
    assert roles(match) == {}
    assert [seat.up for seat in look(match).seats] == [{"white": 2}, {"white": 2}, {"white": 1}]
    assert look(match).prince == MEDICI
    assert [own(match, seat).score for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("P30", "X7")
@pytest.mark.parametrize(("up", "turned"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_a_major_role_turns_half_of_the_cards_rounded_up(up: int, turned: int) -> None:
    match = counts("white", up, 0, 0)
    seat = look(match).seats[MEDICI]
    assert (seat.up.get("white", 0), seat.down.get("white", 0)) == (up - turned, turned)


@pytest.mark.rule("P30")
def test_cards_already_down_are_not_counted_and_a_minor_role_turns_nothing() -> None:
    match = table(player(up={"white": 3}, down={"white": 4}), player(up={"white": 2}), player(), turn=CARRARESI)
    play(match, CARRARESI, "pass")
    assert [(seat.up, seat.down) for seat in look(match).seats[:2]] == [
        ({"white": 1}, {"white": 6}),
        ({"white": 2}, {}),
    ]


@pytest.mark.rule("P30", "P29")
def test_a_major_role_won_by_auction_turns_cards_too() -> None:
    match = counts("white", 3, 3, 0)
    play(match, VISCONTI, "bid 1")
    play(match, MEDICI, "pass")
    assert look(match).seats[VISCONTI].down == {"white": 2}
    assert look(match).seats[MEDICI].down == {}


@pytest.mark.rule("P31")
def test_order_within_a_colour_and_from_colour_to_colour() -> None:
    match = table(player(up={"white": 3, "yellow": 1}), player(up={"white": 1, "yellow": 2}), player(), turn=CARRARESI)
    play(match, CARRARESI, "pass")
    told = [(phrase.key.removeprefix("event-"), phrase.args.get("seat")) for phrase in log(match)]
    start = told.index(("role", MEDICI))
    assert told[start : start + 10] == [
        ("role", MEDICI), ("turned-down", MEDICI), ("grace", MEDICI),
        ("role", VISCONTI), ("grace", VISCONTI),
        ("role", VISCONTI), ("turned-down", VISCONTI), ("interest", VISCONTI),
        ("role", MEDICI), ("interest", MEDICI),
    ]  # fmt: skip


@pytest.mark.rule("P31", "P32")
def test_the_major_ability_is_used_before_the_minor_role_is_auctioned() -> None:
    match = counts("blue", 2, 1, 1)
    assert (look(match).phase, look(match).turn) == ("placing", MEDICI)
    play(match, MEDICI, "shield umbria")
    auction = look(match).auction
    assert auction is not None
    assert auction.role == "knight"


@pytest.mark.rule("P31", "P32")
def test_a_card_turned_up_by_green_counts_for_the_colours_that_follow() -> None:
    match = table(
        player(up={"green": 1}, down={"white": 1}, gold=1), player(), player(up={"white": 1}, gold=1), turn=CARRARESI
    )
    play(match, CARRARESI, "pass")
    assert moves(match, MEDICI) == ["pass", "turn white"]
    play(match, MEDICI, "turn white")
    auction = look(match).auction
    assert auction is not None
    assert (auction.role, auction.live) == ("bishop", (MEDICI, CARRARESI))


@pytest.mark.rule("P32", "P3")
def test_green_is_optional_and_turns_no_green_card() -> None:
    match = table(player(up={"green": 2}, down={"green": 1, "red": 1, "yellow": 2}), player(), player(), turn=CARRARESI)
    play(match, CARRARESI, "pass")
    assert moves(match, MEDICI) == ["pass", "turn red", "turn yellow"]
    assert refused(match, MEDICI, "turn green") == "P3 green-stays"
    assert refused(match, MEDICI, "turn blue") == "P32 none-face-down"
    assert refused(match, VISCONTI, "turn red") == "P32 not-your-turn"
    play(match, MEDICI, "pass")
    assert look(match).seats[MEDICI].down == {"green": 2, "red": 1, "yellow": 2}


@pytest.mark.rule("P32")
def test_green_is_idle_without_a_face_down_card_of_another_colour() -> None:
    match = table(player(up={"green": 2}, down={"green": 3}), player(), player(), turn=CARRARESI)
    play(match, CARRARESI, "pass")
    assert look(match).phase == "offering"


@pytest.mark.rule("P32")
def test_blue_must_be_placed_on_any_region_while_a_shield_is_left() -> None:
    match = counts("blue", 1, 0, 0)
    assert len(moves(match, MEDICI)) == 6
    assert refused(match, MEDICI, "pass") == "P32 must-place"
    assert refused(match, VISCONTI, "pass") == "P32 not-your-turn"
    match = table(player(up={"blue": 1}, shields={"umbria": 11}), player(), player(), turn=CARRARESI)
    play(match, CARRARESI, "pass")
    assert look(match).phase == "offering"


@pytest.mark.rule("P32")
def test_white_red_and_yellow_happen_by_themselves() -> None:
    match = table(player(up={"white": 1, "red": 1, "yellow": 1}), player(), player(), turn=CARRARESI)
    play(match, CARRARESI, "pass")
    assert look(match).phase == "offering"
    mine = own(match, MEDICI)
    assert (mine.score, mine.gold, mine.hand_size) == (1, 2 + 5, 1 + 4)
