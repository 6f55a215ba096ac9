"""Phases 1 and 2: P11-P18."""

import pytest

from regalia.engine.errors import InvalidOption
from regalia.games.principe import GAME
from regalia.games.principe.data import box
from regalia.games.principe.table import BID, PASS
from regalia.match import Match, replay
from tests.games.principe.table import (
    CARRARESI,
    ESTE,
    MEDICI,
    VISCONTI,
    busy,
    fresh,
    log,
    look,
    moves,
    offer_any,
    own,
    play,
    player,
    refused,
    said,
    state_of,
    table,
)


@pytest.mark.rule("P11", "P37")
@pytest.mark.parametrize(("seats", "options", "gold", "cards"), [
    (2, {}, 6, 5), (3, {}, 5, 4), (4, {}, 5, 4), (5, {}, 5, 4), (3, {"draw": 5}, 5, 5), (4, {"draw": 5}, 5, 5),
    (5, {"draw": 5}, 5, 5),
])  # fmt: skip
def test_income_of_a_round(seats: int, options: dict[str, int], gold: int, cards: int) -> None:
    match = fresh(seats, **options)
    assert [own(match, seat).gold for seat in range(seats)] == [gold] * seats
    assert [seat.hand_size for seat in look(match).seats] == [cards] * seats
    assert look(match).deck == (65 if seats == 2 else 100) - seats * cards


@pytest.mark.rule("P11")
def test_four_cards_are_usual_five_are_an_option_and_two_players_have_none() -> None:
    option = GAME.options[0]
    assert (option.name, option.choices, option.default, option.seats) == ("draw", (4, 5), 4, (3, 4, 5))
    assert fresh(3).options == {"draw": 4}
    assert fresh(2).options == {}
    with pytest.raises(InvalidOption, match="has no option 'draw'"):
        fresh(2, draw=5)


@pytest.mark.rule("P11")
def test_a_game_goes_on_with_as_many_cards_as_it_was_begun_with() -> None:
    """Records of when five were usual say so, as every record says what it was played with."""
    match = fresh(4, draw=5)
    offer_any(match)
    again = replay(match.record())
    assert again.options == {"draw": 5}
    assert [seat.hand_size for seat in look(again).seats] == [3] * 4


@pytest.mark.rule("P11", "P34")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_deck_too_small_for_another_round_is_too_small_for_one_deal(seats: int) -> None:
    players = box().players[seats]
    assert players.fewest == seats * players.draw[0]


@pytest.mark.rule("P12", "P37")
@pytest.mark.parametrize(("seats", "count"), [(2, 3), (3, 2), (4, 2), (5, 2)])
def test_the_offer(seats: int, count: int) -> None:
    match = fresh(seats)
    assert [seat.to_offer for seat in look(match).seats] == [count] * seats
    assert match.actors == tuple(range(seats))
    offer_any(match)
    assert sum(number for _, number in look(match).groups) == seats * count
    assert look(match).phase == "bidding"


@pytest.mark.rule("P12")
def test_offers_come_from_anywhere_in_the_hand_and_are_made_in_any_order() -> None:
    match = table(
        player(hand={"red": 3}, gold=1),
        player(hand={"blue": 2}, gold=1),
        player(hand={"green": 1, "white": 1}),
        phase="offering",
        part=1,
    )
    play(match, CARRARESI, "offer white")
    play(match, MEDICI, "offer red")
    play(match, CARRARESI, "offer green")
    assert refused(match, CARRARESI, "offer green") == "P12 offer-made"
    assert refused(match, MEDICI, "offer blue") == "P12 none-in-hand"
    assert refused(match, MEDICI, "pass") == "P12 must-offer"
    play(match, VISCONTI, "offer blue", "offer blue")
    assert look(match).phase == "offering"
    play(match, MEDICI, "offer red")
    assert dict(look(match).groups) == {"red": 2, "blue": 2, "green": 1, "white": 1}
    assert own(match, MEDICI).hand == {"red": 1}


@pytest.mark.rule("P12")
def test_a_choice_can_be_taken_back_until_all_offers_are_made() -> None:
    match = table(player(hand={"red": 3, "blue": 1}), player(hand={"blue": 2}), player(), phase="offering", part=1)
    play(match, MEDICI, "offer red")
    play(match, VISCONTI, "offer blue")
    match.undo(MEDICI)
    assert own(match, MEDICI).hand == {"red": 3, "blue": 1}
    assert own(match, VISCONTI).offered == {"blue": 1}
    play(match, MEDICI, "offer blue", "offer red")
    play(match, VISCONTI, "offer blue")
    assert not match.can_undo(VISCONTI)


@pytest.mark.rule("P12")
def test_who_has_fewer_cards_offers_all_of_them() -> None:
    match = table(player(hand={"red": 1}), player(hand={"blue": 5}), player(), phase="offering", part=1)
    assert [seat.to_offer for seat in look(match).seats] == [1, 2, 0]
    assert list(match.actors) == [MEDICI, VISCONTI]
    assert refused(match, CARRARESI, "offer red") == "P12 offer-made"
    play(match, MEDICI, "offer red")
    assert list(match.actors) == [VISCONTI]


@pytest.mark.rule("P13", "P11")
def test_the_deal_starts_with_the_prince_and_later_players_go_short() -> None:
    """13 cards for three players who draw 5: the prince gets 5, the next 5, the last 3."""
    match = table(player(), player(), player(), prince=VISCONTI, turn=MEDICI, round=5, deck={"red": 13}, draw=5)
    play(match, MEDICI, "pass")
    assert [seat.hand_size for seat in look(match).seats] == [3, 5, 5]
    assert look(match).deck == 0
    assert own(match, MEDICI).gold == 5


@pytest.mark.rule("P13")
def test_some_get_nothing_from_an_empty_deck() -> None:
    match = table(*[player()] * 5, prince=MEDICI, turn=4, round=3, deck={"red": 20}, draw=5)
    play(match, 4, "pass")
    assert [seat.hand_size for seat in look(match).seats] == [5, 5, 5, 5, 0]
    assert "no-card" in said(match)
    assert look(match).seats[4].to_offer == 0


@pytest.mark.rule("P13", "P3")
def test_the_red_ability_finds_nothing_in_an_empty_deck() -> None:
    match = table(player(up={"red": 2}), player(), player(), turn=CARRARESI, round=6, deck={}, last=True)
    play(match, CARRARESI, "pass")
    assert look(match).seats[MEDICI].hand_size == 0
    assert look(match).phase == "over"


@pytest.mark.rule("P13", "P16")
def test_nothing_is_shuffled_back() -> None:
    match = table(player(), player(), player(), turn=CARRARESI, round=5, deck={"red": 12}, out={"green": 8})
    play(match, CARRARESI, "pass")
    assert look(match).deck == 0
    assert look(match).out["green"] == 20


@pytest.mark.rule("P14", "X1")
def test_the_smallest_group_first_and_equal_ones_in_the_order_of_colours() -> None:
    match = table(
        *[player(gold=1)] * 4,
        phase="bidding", part=2, prince=ESTE, turn=MEDICI,
        pile={"green": 3, "white": 2, "red": 2, "yellow": 1},
        auction={"colour": "yellow", "live": [0, 1, 2, 3]},
    )  # fmt: skip
    order = ["yellow"]
    assert look(match).groups == (("yellow", 1), ("white", 2), ("red", 2), ("green", 3))
    while look(match).phase == "bidding":
        play(match, match.actors[0], "pass")
        auction = look(match).auction
        if auction and auction.colour != order[-1]:
            order.append(auction.colour)
    assert order == ["yellow", "white", "red", "green"]


def bidding(*gold: int, prince: int = MEDICI) -> Match:
    """Two red cards are auctioned among players with so much gold and three yellow cards each."""
    seats = len(gold)
    return table(
        *[player(gold=each, hand={"yellow": 3}) for each in gold],
        phase="bidding", part=2, prince=prince, turn=(prince + 1) % seats,
        pile={"red": 2}, auction={"colour": "red", "live": list(range(seats))},
    )  # fmt: skip


@pytest.mark.rule("P15")
def test_left_of_the_prince_opens_and_the_prince_is_last() -> None:
    match = bidding(3, 3, 3, 3, prince=VISCONTI)
    announced = list(look(match).order)
    order = []
    while look(match).phase == "bidding":
        order.append(match.actors[0])
        play(match, match.actors[0], "pass")
    assert order == announced == [CARRARESI, ESTE, MEDICI, VISCONTI]


@pytest.mark.rule("P15")
def test_bids_rise_and_stay_within_the_gold() -> None:
    match = bidding(5, 4, 9)
    assert moves(match, VISCONTI) == ["pass", "bid 1", "bid 2", "bid 3", "bid 4"]
    assert refused(match, VISCONTI, "bid 5") == "P15 bid-too-high"
    play(match, VISCONTI, "bid 3")
    assert refused(match, CARRARESI, "bid 3") == "P15 bid-too-low"
    play(match, CARRARESI, "bid 4")
    assert moves(match, MEDICI) == ["pass", "bid 5"]


@pytest.mark.rule("P15")
def test_who_passes_is_out_and_the_laps_go_on() -> None:
    match = bidding(9, 9, 9)
    play(match, VISCONTI, "bid 1")
    play(match, CARRARESI, "pass")
    play(match, MEDICI, "bid 2")
    assert match.actors == (VISCONTI,)
    assert refused(match, CARRARESI, "bid 3") == "P15 left-auction"
    play(match, VISCONTI, "bid 3")
    assert match.actors == (MEDICI,)
    assert refused(match, VISCONTI, "bid 4") == "P15 not-your-turn"
    play(match, MEDICI, "pass")
    assert look(match).phase == "building"
    assert look(match).turn == VISCONTI


@pytest.mark.rule("P15")
def test_the_last_player_may_bid_or_pass_when_nobody_has_bid() -> None:
    for choice, hand in (("bid 1", {"red": 2, "yellow": 3}), ("pass", {"yellow": 3})):
        match = bidding(4, 4, 4)
        play(match, VISCONTI, "pass")
        play(match, CARRARESI, "pass")
        assert moves(match, MEDICI) == ["pass", "bid 1", "bid 2", "bid 3", "bid 4"]
        play(match, MEDICI, choice)
        assert own(match, MEDICI).hand == hand


@pytest.mark.rule("P15", "P17")
def test_a_player_may_win_any_number_of_auctions() -> None:
    match = table(
        player(gold=9, hand={"white": 3}), busy(), busy(),
        phase="bidding", part=2, turn=VISCONTI, pile={"red": 1, "blue": 1, "green": 2},
        auction={"colour": "red", "live": [0, 1, 2]},
    )  # fmt: skip
    for _ in range(3):
        play(match, VISCONTI, "pass")
        play(match, CARRARESI, "pass")
        play(match, MEDICI, "bid 1", "pass")
    assert own(match, MEDICI).hand == {"red": 1, "blue": 1, "green": 2, "white": 3}
    assert own(match, MEDICI).gold == 6
    assert look(match).phase == "acting"


@pytest.mark.rule("P16")
def test_cards_that_nobody_wants_leave_the_game_openly_and_the_prince_stays() -> None:
    match = bidding(3, 3, 3, prince=CARRARESI)
    before = look(match).out.get("red", 0)
    for seat in (MEDICI, VISCONTI, CARRARESI):
        play(match, seat, "pass")
    assert look(match).out["red"] == before + 2
    assert look(match).prince == CARRARESI
    assert "unsold" in said(match)
    assert "prince" not in said(match)


@pytest.mark.rule("P17")
def test_the_winner_pays_takes_the_cards_and_becomes_prince() -> None:
    match = bidding(7, 7, 7)
    play(match, VISCONTI, "pass")
    play(match, CARRARESI, "bid 3")
    play(match, MEDICI, "pass")
    assert own(match, CARRARESI).gold == 4
    assert own(match, CARRARESI).hand == {"red": 2, "yellow": 3}
    assert look(match).prince == CARRARESI
    assert (look(match).phase, look(match).turn) == ("building", CARRARESI)
    assert [phrase.args for phrase in log(match) if phrase.key == "event-won"] == [
        {"seat": CARRARESI, "colour": "red", "count": 2, "price": 3}
    ]


@pytest.mark.rule("P17", "P21")
def test_the_winner_may_build_at_once_with_the_cards_just_won_and_still_acts_in_phase_3() -> None:
    match = table(
        player(gold=9, hand={"green": 1, "white": 1, "blue": 1}), busy(), busy(),
        phase="bidding", part=2, turn=VISCONTI, pile={"red": 1, "yellow": 1},
        auction={"colour": "red", "live": [0, 1, 2]},
    )  # fmt: skip
    play(match, VISCONTI, "pass")
    play(match, CARRARESI, "pass")
    play(match, MEDICI, "bid 1")
    assert moves(match, MEDICI) == ["pass", "build siena"]
    assert refused(match, MEDICI, "lay red 1") == "P19 not-laying"
    play(match, MEDICI, "build siena")
    assert own(match, MEDICI).score == 4
    auction = look(match).auction
    assert auction is not None
    assert auction.colour == "yellow"
    for seat in (VISCONTI, CARRARESI, MEDICI):
        play(match, seat, "pass")
    assert (look(match).phase, look(match).turn) == ("acting", MEDICI)


@pytest.mark.rule("P10", "P17")
def test_a_winner_whose_hand_is_short_of_a_colour_is_asked_all_the_same() -> None:
    """Otherwise the others would learn that no city suits the hand."""
    match = bidding(5, 1, 1)
    play(match, VISCONTI, "pass")
    play(match, CARRARESI, "pass")
    play(match, MEDICI, "bid 1")
    assert (look(match).phase, moves(match, MEDICI)) == ("building", ["pass"])


@pytest.mark.rule("P10", "P17")
@pytest.mark.parametrize(("gold", "cards"), [(3, {"yellow": 3}), (9, {})])
def test_a_winner_who_cannot_build_as_all_can_know_is_not_asked(gold: int, cards: dict[str, int]) -> None:
    """With 2 gold left no city can be paid for; with 2 cards none can be built."""
    match = table(
        player(gold=gold, hand=cards), busy(), busy(),
        phase="bidding", part=2, turn=VISCONTI, pile={"red": 2}, auction={"colour": "red", "live": [0, 1, 2]},
    )  # fmt: skip
    play(match, VISCONTI, "pass")
    play(match, CARRARESI, "pass")
    play(match, MEDICI, "bid 1")
    assert look(match).phase == "acting"
    assert said(match) == ["bid", "won", "cannot-build"]


@pytest.mark.rule("P10", "P15")
def test_who_cannot_bid_more_passes_without_being_asked() -> None:
    """All gold is taken and paid openly, so that nobody learns anything by it."""
    match = bidding(3, 9, 2, 4)
    play(match, VISCONTI, "bid 3")
    assert match.actors == (ESTE,)
    assert said(match) == ["bid", "outbid"]
    assert log(match)[-1].args == {"seat": CARRARESI}
    assert refused(match, CARRARESI, "bid 4") == "P15 left-auction"
    play(match, ESTE, "pass")
    assert said(match)[:3] == ["passed", "outbid", "won"]


@pytest.mark.rule("P10", "P15", "P16")
def test_an_auction_in_which_nobody_can_bid_takes_place_by_itself() -> None:
    match = table(
        player(hand={"red": 1}), player(), player(gold=1),
        phase="bidding", part=2, turn=CARRARESI, pile={"red": 1, "blue": 2},
        auction={"colour": "red", "live": [0, 2]},
    )  # fmt: skip
    play(match, CARRARESI, "bid 1")
    assert said(match) == ["bid", "outbid", "won", "prince", "cannot-build", "auction", *["outbid"] * 3, "unsold"]
    assert look(match).phase == "acting"
    assert match.actors == (CARRARESI,)


@pytest.mark.rule("P12")
def test_who_has_no_more_cards_than_to_be_offered_offers_them_without_being_asked() -> None:
    """All know how many they have. A hand of one colour is no such case: its colours are secret."""
    match = table(player(), player(), player(hand={"green": 4}), turn=CARRARESI, round=5, deck={"red": 12}, draw=5)
    play(match, CARRARESI, "pass")
    assert [seat.hand_size for seat in look(match).seats] == [5, 5, 6]
    match = table(*[player()] * 3, turn=MEDICI, round=5, prince=VISCONTI, deck={"red": 12}, draw=5)
    play(match, MEDICI, "pass")
    assert [seat.offered_size for seat in look(match).seats] == [2, 0, 0]
    assert own(match, MEDICI).offered == {"red": 2}
    assert match.actors == (VISCONTI, CARRARESI)
    assert refused(match, MEDICI, "offer red") == "P12 offer-made"


@pytest.mark.rule("P17")
def test_one_city_after_each_auction() -> None:
    match = table(
        player(gold=9, hand={"green": 2, "white": 2, "red": 2, "blue": 2, "yellow": 2}), player(), player(),
        phase="building", part=2,
    )  # fmt: skip
    play(match, MEDICI, "build siena")
    assert look(match).phase == "acting"


@pytest.mark.rule("P18")
def test_the_next_auction_opens_left_of_the_new_prince() -> None:
    match = table(
        *[player(gold=5, hand={"yellow": 3})] * 4,
        phase="bidding", part=2, turn=VISCONTI, pile={"red": 1, "blue": 2},
        auction={"colour": "red", "live": [0, 1, 2, 3]},
    )  # fmt: skip
    play(match, VISCONTI, "pass")
    play(match, CARRARESI, "bid 1")
    play(match, ESTE, "pass")
    play(match, MEDICI, "pass")
    play(match, CARRARESI, "pass")
    assert look(match).prince == CARRARESI
    assert match.actors == (ESTE,)


@pytest.mark.rule("P15")
def test_the_highest_bid_that_can_be_spelled_is_beyond_all_gold() -> None:
    match = bidding(0, 12, 0)
    state = state_of(match)
    assert state.legal(VISCONTI) == [PASS, *range(BID, BID + 12)]
