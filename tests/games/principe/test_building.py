"""Phase 3 and building in a city: P19-P24."""

import pytest

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
    own,
    pass_until,
    play,
    player,
    refused,
    said,
    table,
)

ALL = {"green": 2, "white": 2, "red": 2, "blue": 2, "yellow": 2}


@pytest.mark.rule("P19")
def test_the_prince_acts_first_then_clockwise() -> None:
    match = table(*[busy()] * 4, prince=CARRARESI)
    announced = list(look(match).order)
    order = []
    while look(match).phase == "acting" and look(match).round == 2:
        order.append(match.actors[0])
        play(match, match.actors[0], "pass")
    assert order == announced == [CARRARESI, ESTE, MEDICI, VISCONTI]


@pytest.mark.rule("P10", "P19")
def test_who_has_no_card_in_hand_is_not_asked() -> None:
    """All see that the hand is empty, and there is nothing to do without a card."""
    match = table(busy(), player(gold=9), busy())
    play(match, MEDICI, "pass")
    assert match.actors == (CARRARESI,)
    assert [(phrase.key, phrase.args["seat"]) for phrase in log(match)] == [
        ("event-rested", MEDICI),
        ("event-empty-hand", VISCONTI),
    ]


@pytest.mark.rule("P19")
def test_cards_of_one_colour_are_laid_out_face_up() -> None:
    match = table(player(hand={"red": 3, "blue": 1}), busy(), player())
    assert moves(match, MEDICI) == ["pass", "lay red 1", "lay red 2", "lay red 3", "lay blue 1"]
    assert refused(match, MEDICI, "lay blue 2") == "P19 too-few"
    assert refused(match, MEDICI, "offer red") == "P12 not-offering"
    assert refused(match, MEDICI, "bid 1") == "P15 not-bidding"
    assert refused(match, MEDICI, "shield umbria") == "P22 no-shield"
    assert refused(match, MEDICI, "turn red") == "P32 not-turning"
    play(match, MEDICI, "lay red 2")
    assert own(match, MEDICI).hand == {"red": 1, "blue": 1}
    assert look(match).seats[MEDICI].up == {"red": 2}
    assert match.actors == (VISCONTI,)


@pytest.mark.rule("P19")
def test_a_turn_is_one_thing_only() -> None:
    match = table(player(hand=ALL, gold=9), busy(), player())
    play(match, MEDICI, "build siena")
    assert match.actors == (VISCONTI,)
    match = table(player(hand=ALL), busy(), player())
    play(match, MEDICI, "pass")
    assert match.actors == (VISCONTI,)


@pytest.mark.rule("P20")
def test_nobody_builds_in_phase_3_of_the_first_round() -> None:
    match = table(player(hand=ALL, gold=5), player(), player(), round=1)
    assert not [move for move in moves(match, MEDICI) if move.startswith("build")]
    assert refused(match, MEDICI, "build siena") == "P20 first-round"
    assert look(match, MEDICI).builds == ()


@pytest.mark.rule("P20")
def test_nobody_builds_after_an_auction_of_the_first_round() -> None:
    match = table(
        player(hand=ALL, gold=5), busy(), busy(),
        phase="bidding", part=2, round=1, turn=VISCONTI, pile={"red": 1}, auction={"colour": "red", "live": [0, 1, 2]},
    )  # fmt: skip
    play(match, VISCONTI, "pass")
    play(match, CARRARESI, "pass")
    play(match, MEDICI, "bid 1")
    assert look(match).phase == "acting"


@pytest.mark.rule("P20")
def test_from_the_second_round_on_everybody_may_build() -> None:
    match = fresh(3)
    pass_until(match, "acting")
    assert look(match).round == 1
    pass_until(match, "offering")
    assert look(match).round == 2
    assert len(look(match, MEDICI).builds) == 4


@pytest.mark.rule("P21")
def test_cards_gold_points_and_the_city_card() -> None:
    match = table(player(hand=ALL, gold=7, score=3), player(), player())
    play(match, MEDICI, "build florence")
    mine = own(match, MEDICI)
    assert mine.hand == {"white": 2, "red": 1, "blue": 1, "yellow": 1}
    assert mine.up == {"green": 2, "red": 1, "blue": 1, "yellow": 1}
    assert (mine.gold, mine.score, mine.cities) == (2, 11, ("florence",))


@pytest.mark.rule("P21")
def test_why_a_city_cannot_be_built() -> None:
    match = table(
        player(hand={"green": 1, "white": 1, "red": 1}, gold=2, up={"blue": 3}), player(hand=ALL, gold=9), player()
    )
    assert refused(match, MEDICI, "build siena") == "P21 too-poor"
    assert refused(match, MEDICI, "build milan") == "P21 not-face-up"
    match = table(player(hand={"green": 2, "red": 1, "yellow": 1}, gold=5, up={"blue": 3}), player(), player())
    assert refused(match, MEDICI, "build florence") == "P21 cards-missing"
    reason = match.reason(MEDICI, "build florence")
    assert reason is not None
    assert reason.phrase.args["cards"] == ("colour-blue",)
    assert refused(match, MEDICI, "build venice") == "P21 cards-missing"


@pytest.mark.rule("P21")
def test_what_is_missing_is_shown_to_the_player() -> None:
    match = table(player(hand={"green": 2, "red": 1}, gold=4), player(), player())
    builds = {build.city: (build.missing, build.gold) for build in look(match, MEDICI).builds}
    assert builds["florence"] == (("blue", "yellow"), 1)
    assert builds["siena"] == (("white",), 0)
    assert look(match).builds == ()


@pytest.mark.rule("P21")
def test_cards_already_laid_do_not_help() -> None:
    match = table(player(hand={"green": 1, "white": 1}, up={"red": 5}, gold=5), player(), player())
    assert refused(match, MEDICI, "build siena") == "P21 cards-missing"


@pytest.mark.rule("P22")
def test_shields_go_to_regions_that_touch_the_city_in_any_split() -> None:
    for first, second, shields in (
        ("tuscany", "tuscany", {"tuscany": 2}),
        ("emilia", "liguria", {"emilia": 1, "liguria": 1}),
    ):
        match = table(player(hand=ALL, gold=5), busy(), player())
        play(match, MEDICI, "build florence")
        assert look(match, MEDICI).places == ("emilia", "liguria", "tuscany")
        assert moves(match, MEDICI) == ["shield emilia", "shield liguria", "shield tuscany"]
        assert refused(match, MEDICI, "shield umbria") == "P22 not-touching"
        assert refused(match, MEDICI, "pass") == "P22 must-place"
        assert refused(match, VISCONTI, "shield tuscany") == "P22 not-your-turn"
        assert refused(match, MEDICI, "build siena") == "P19 not-building"
        play(match, MEDICI, f"shield {first}")
        play(match, MEDICI, f"shield {second}")
        assert look(match).seats[MEDICI].shields == shields
        assert match.actors == (VISCONTI,)


@pytest.mark.rule("P22")
def test_the_shield_of_a_small_city_has_only_one_place() -> None:
    match = table(player(hand=ALL, gold=5), busy(), player())
    play(match, MEDICI, "build siena")
    assert look(match).seats[MEDICI].shields == {"umbria": 1}
    assert match.actors == (VISCONTI,)


@pytest.mark.rule("P22", "P23", "P24")
def test_shields_before_honours_before_the_new_city() -> None:
    match = table(
        player(hand=ALL, gold=5),
        player(hand={"red": 1}, roles=["doctor"]),
        player(),
        display=["florence", "lucca", "siena", "venice"],
    )
    play(match, MEDICI, "build florence")
    assert look(match).seats[VISCONTI].score == 0
    assert look(match).display == ("lucca", "siena", "venice")
    play(match, MEDICI, "shield emilia")
    play(match, MEDICI, "shield emilia")
    assert said(match) == ["shield", "honour", "city"]
    assert len(look(match).display) == 4


@pytest.mark.rule("P23", "X3")
def test_role_holders_are_honoured_once_per_colour() -> None:
    match = table(
        player(roles=["doctor", "banker"]),
        player(hand={"white": 2, "red": 1, "blue": 1}, gold=4, roles=["councillor"]),
        player(hand={"red": 1}, roles=["bishop"]),
        player(roles=["preacher", "nobleman"]),
        prince=VISCONTI,
    )
    honours = next(city for city in look(match).cities if city.name == "lucca").honours
    assert honours == (0, 2, 2, 3)
    play(match, VISCONTI, "build lucca", "shield liguria", "shield tuscany")
    assert [seat.score for seat in look(match).seats] == [0, 6, 2, 3]


@pytest.mark.rule("P24")
def test_a_new_city_is_turned_up_at_once() -> None:
    match = table(player(hand=ALL, gold=9), player(hand=ALL, gold=9), player())
    before = set(look(match).display)
    play(match, MEDICI, "build siena")
    after = set(look(match).display)
    assert len(after) == 4
    assert len(after - before) == 1
    assert look(match).city_deck == 10
    new = (after - before).pop()
    assert f"city-{new}" in str(log(match)[-1].args)
    assert not match.can_undo(MEDICI)


@pytest.mark.rule("P24")
def test_with_no_city_left_the_display_shrinks() -> None:
    match = table(
        player(hand=ALL, gold=9, cities=["mantua", "ferrara", "pisa", "rimini", "urbino", "padua"]),
        player(cities=["milan", "bologna", "orvieto", "verona", "perugia"]),
        player(),
        display=["florence", "lucca", "siena", "venice"],
    )
    assert look(match).city_deck == 0
    play(match, MEDICI, "build lucca")
    assert look(match).display == ("florence", "siena", "venice")
    play(match, MEDICI, "shield liguria", "shield liguria")
    assert look(match).display == ("florence", "siena", "venice")
    assert "city" not in said(match)
