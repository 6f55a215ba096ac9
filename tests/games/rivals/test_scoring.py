"""The end and the scoring: R25-R29."""

from collections import Counter
from itertools import permutations
from random import Random

import msgspec
import pytest

import regalia
from regalia.engine.errors import InvalidOption
from regalia.games.rivals.data import Box, Card, Pair, box, laid_out, numbers
from regalia.games.rivals.layout import CARD_NAMES
from regalia.games.rivals.state import RivalsState
from regalia.games.rivals.table import COINS, COLOUR, KINDS, MARKERS, PRICE, QUIET
from regalia.games.rivals.view import score
from regalia.match import Match
from regalia.words import words
from tests.games.rivals.table import PRICES, at, options, play, player, refused, seen, skip_all, state_of, table, told


def last_card() -> Match:
    """One building left on the first stack, and the Lord Protector's turn."""
    return table(
        player("lord-protector", coins=9),
        player("merchant-1", buildings=["garden", "garden", "dungeon", "dungeon", "pavilion", "pavilion", "cathedral"]),
        player("prince", coins=0, markers=0),
        open={1: "farmstead"},
        heights=(1, 8, 8, 8),
    )


@pytest.mark.rule("R25")
def test_an_empty_stack_ends_the_game_after_the_stage_even_the_first_of_a_round() -> None:
    match = last_card()
    play(match, 0, "buy 1")
    assert match.actors == (1,), "everybody plays the stage to its end"
    skip_all(match)
    assert match.over
    assert (seen(match).ending, seen(match).stage) == ("stack", 1)
    assert refused(match, 0, "skip") == ("R25", "why-over")


@pytest.mark.rule("R25")
def test_eight_stages_without_a_card_bought_end_the_game() -> None:
    match = table(player("queen"), player("prince"), player("knight"), quiet=7)
    skip_all(match)
    assert seen(match).ending == "standstill"


@pytest.mark.rule("R25")
def test_a_card_bought_starts_the_count_anew() -> None:
    match = table(player("queen"), player("prince"), player("merchant-1"), quiet=7, open={3: "vintner"})
    play(match, 0, "recruit 3")
    skip_all(match)
    assert not match.over
    assert seen(match).ending is None


@pytest.mark.rule("R25")
def test_the_count_anew_begins_with_the_stage_after_it() -> None:
    """Seven quiet stages after one with a card bought do not end the game, and the eighth does."""
    match = table(player("queen"), player("prince"), player("merchant-1"), quiet=6, open={3: "vintner"})
    play(match, 0, "recruit 3")
    skip_all(match)
    assert state_of(match).t[QUIET] == 0
    for quiet in range(1, 9):
        assert not match.over
        while seen(match).phase == "choosing":
            seat = match.actors[0]
            match.play(seat, options(match, seat)[0])
        skip_all(match)
        assert state_of(match).t[QUIET] == quiet
    assert seen(match).ending == "standstill"


@pytest.mark.rule("R25")
def test_seven_quiet_stages_do_not_end_it() -> None:
    match = table(player("queen"), player("prince"), player("merchant-1"), quiet=6)
    skip_all(match)
    assert not match.over


def holding(
    buildings: list[str], subjects: list[str], coins: int = 0, markers: int = 0, cards: Box | None = None
) -> RivalsState:
    state = laid_out(2)
    if cards is not None:
        state.lay_out(numbers(cards), 1, 0)
    for name in (*buildings, *subjects):
        state.append_card(0, CARD_NAMES.index(name))
    state.t[COINS + 0] = coins
    state.t[MARKERS + 0] = markers
    return state


@pytest.mark.rule("R26")
@pytest.mark.parametrize(
    ("buildings", "subjects", "points"),
    [
        (["mine"], ["miner"], 4),
        (["mine", "mine"], ["miner"], 5),
        (["mine", "mine"], ["miner", "miner"], 8),
        (["forge"], ["innkeeper"], 3),
        (["inn"], ["smith"], 2),
        (["market"], ["smith"], 2),
        (["farmstead"], ["miner"], 2),
        (["garden"], ["sailor"], 2),
        (["garden", "dungeon"], ["bishop"], 5),
        (["garden"], ["bishop", "lady-in-waiting"], 5),
        (["garden", "pavilion"], ["bishop", "jailer"], 8),
        ([], ["bishop", "jailer", "smith"], 3),
        ([], [], 0),
    ],
)
def test_pairs_and_single_cards(buildings: list[str], subjects: list[str], points: int) -> None:
    state = holding(buildings, subjects)
    assert state.worth(0) == points
    assert score(state, 0).points == points


@pytest.mark.rule("R26")
@pytest.mark.parametrize(("coins", "markers", "points"), [(2, 0, 0), (3, 0, 1), (8, 0, 2), (0, 1, -2), (4, 3, -5)])
def test_coins_and_markers(coins: int, markers: int, points: int) -> None:
    assert holding([], [], coins, markers).worth(0) == points


@pytest.mark.rule("R26")
def test_perfect_pairs_come_first_even_where_colours_would_score_more() -> None:
    state = holding(["farmstead", "vineyard"], ["farmer", "vintner"])
    assert [pair.points for pair in score(state, 0).perfect] == [3, 4]
    assert state.worth(0) == 7


def best_by_trying(state: RivalsState) -> int:
    """R26 by brute force: every way to pair what is left of each colour."""
    rows: list[list[int]] = [[], []]
    for sort in (0, 1):
        rows[sort] = state.cards_of(0, sort)
    points = 0
    for building in list(rows[0]):
        if building + KINDS in rows[1]:
            points += int(state.box[PRICE + building] + state.box[PRICE + building + KINDS])
            rows[0].remove(building)
            rows[1].remove(building + KINDS)
    for colour in range(4):
        buildings, subjects = ([card for card in row if state.box[COLOUR + card % KINDS] == colour] for row in rows)
        fewer, more = sorted((buildings, subjects), key=len)
        singles = len(fewer) + len(more)
        points += max(
            singles
            + sum(
                max(0, max(state.box[PRICE + a], state.box[PRICE + b]) - 2) for a, b in zip(fewer, order, strict=False)
            )
            for order in permutations(more, len(fewer))
        )
    return points


@pytest.mark.rule("R26")
def test_colours_are_paired_so_as_to_score_most() -> None:
    chance = Random(26)
    for _ in range(300):
        cards = chance.sample([name for name in CARD_NAMES for _ in range(2)], chance.randint(0, 14))
        state = holding(
            [name for name in cards if name in CARD_NAMES[:KINDS]],
            [name for name in cards if name in CARD_NAMES[KINDS:]],
        )
        assert state.worth(0) == score(state, 0).points == best_by_trying(state)
        paired = [card for pairs in state.pair_up(0) for pair in pairs for card in pair]
        assert not Counter(paired) - Counter(state.cards_of(0, 0) + state.cards_of(0, 1)), "no card counts twice"


def corrected(chance: Random) -> Box:
    """A box whose owner has found other prices and colours on the cards."""
    pairs = [
        Pair(
            colour=chance.choice(("yellow", "red", "blue", "green")),
            building=Card(pair.building.name, chance.randint(1, 9)),
            subject=Card(pair.subject.name, chance.randint(1, 9)),
        )
        for pair in box().pairs
    ]
    chance.shuffle(pairs)
    return msgspec.structs.replace(box(), pairs=pairs)


@pytest.mark.rule("R2", "R26")
def test_the_best_pairs_are_found_whatever_prices_and_colours_an_owner_has_found() -> None:
    chance = Random(9)
    for _ in range(400):
        cards = chance.sample([name for name in CARD_NAMES for _ in range(2)], chance.randint(0, 11))
        state = holding(
            [name for name in cards if name in CARD_NAMES[:KINDS]],
            [name for name in cards if name in CARD_NAMES[KINDS:]],
            cards=corrected(chance),
        )
        assert state.worth(0) == score(state, 0).points == best_by_trying(state)


@pytest.mark.rule("R26")
def test_all_kinds_at_once_are_counted_to_the_last() -> None:
    state = holding([*CARD_NAMES[:KINDS]], [*CARD_NAMES[KINDS:]])
    assert all(state.copies(0, card) == 1 for card in range(2 * KINDS))
    assert state.worth(0) == sum(PRICES.values())
    state.append_card(1, 2 * KINDS - 1)
    state.append_card(1, 2 * KINDS - 1)
    assert [state.copies(1, card) for card in range(KINDS, 2 * KINDS)] == [0] * 15 + [2]


SCORING = ("perfect", "coloured", "singles", "coins", "markers", "scored", "total")


def reckoned(match: Match, seat: int) -> list[tuple[str, ...]]:
    """What everybody is told of a seat's points, in the order of the steps."""
    steps = []
    for phrase in told(match):
        kind = phrase.key.removeprefix("event-")
        if kind in SCORING and phrase.args["seat"] == seat:
            steps.append((kind, *(words("en", "rivals").say(phrase, ["Ann", "Bob", "Cat"]).split(": ", 1)[1:])))
    return steps


@pytest.mark.rule("R26")
@pytest.mark.rule("R28")
@pytest.mark.parametrize("games", [1, 3])
def test_the_end_of_every_game_is_told_step_by_step(games: int) -> None:
    """X6 once more, in words: the last game of a match must not be the only one that can be followed."""
    lion = player(
        "queen",
        coins=4,
        markers=3,
        buildings=["vineyard", "garden", "forge", "dungeon"],
        subjects=["vintner", "gardener", "innkeeper", "sailor"],
        total=0 if games == 1 else 20,
    )
    match = table(
        lion, player("prince", coins=0, markers=0), player("knight"), games=games, number=games // 2 + 1, quiet=7
    )
    skip_all(match)
    assert match.over == (games == 1)
    assert reckoned(match, 0) == [
        ("perfect", "Vineyard (3) and Vintner (1), together 4."),
        ("perfect", "Garden (4) and Gardener (3), together 7."),
        ("coloured", "Forge (3) and Innkeeper (3); the dearer counts, 3."),
        ("singles", "2."),
        ("coins", "4 make 1."),
        ("markers", "3 make \N{MINUS SIGN}6."),
        ("scored",),
        *([] if games == 1 else [("total",)]),
    ]
    assert [phrase.args["count"] for phrase in told(match) if phrase.key == "event-scored"] == [11, 0, -3]
    assert [phrase.args["count"] for phrase in told(match) if phrase.key == "event-total"] == [31, 0, -3][
        : 3 * (games > 1)
    ]
    assert [kind for kind, *_ in reckoned(match, 1)] == ["scored", "total"][: 1 + (games > 1)], (
        "nothing is nothing to tell"
    )


@pytest.mark.rule("R27")
def test_most_points_win_and_a_tie_is_shared() -> None:
    match = last_card()
    play(match, 0, "buy 1")
    skip_all(match)
    assert match.ranks == tuple(1 + sum(other > own for other in match.points) for own in match.points)
    match = table(
        player("queen", coins=0, markers=0),
        player("lord-protector", coins=0, markers=0),
        player("knight", coins=0, markers=2),
        quiet=7,
    )
    skip_all(match)
    assert match.points == (-2, -2, -4)
    assert match.ranks == (1, 1, 3)
    assert seen(match).winners == (0, 1)


@pytest.mark.rule("R28")
def test_a_match_of_three_games_adds_up_the_points() -> None:
    match = table(player("queen", coins=0), player("prince"), player("knight"), games=3, quiet=7)
    skip_all(match)
    assert not match.over
    view = seen(match)
    assert (view.game, view.round, view.phase) == (2, 1, "choosing")
    assert [seat.total for seat in view.seats] == [-2, -1, -3]
    assert [seat.coins for seat in view.seats] == [5, 5, 5]
    assert [stack.height for stack in view.stacks] == [8, 8, 8, 8]
    assert match.points == (-3, -2, -4)
    assert state_of(match).t[QUIET] == 0, "the stages without a purchase are counted anew"
    assert [phrase.key for phrase in told(match)][-4:] == ["event-game", *["event-marker"] * 3]


@pytest.mark.rule("R28")
def test_the_last_game_of_a_match_ends_it() -> None:
    match = table(player("queen", coins=0, total=9), player("prince"), player("knight"), games=3, number=3, quiet=7)
    skip_all(match)
    assert match.over
    assert match.points == (7, -1, -3)
    assert match.ranks == (1, 2, 3)


@pytest.mark.rule("R28")
@pytest.mark.parametrize(("coins", "over"), [(5, False), (6, True), (9, True)])
def test_a_target_score_ends_the_match_when_it_is_reached(coins: int, over: bool) -> None:
    lion = player("queen", coins=coins, markers=0, total=28)
    match = table(lion, player("prince"), player("merchant-1"), target=30, number=2, quiet=7)
    skip_all(match)
    assert match.over == over
    assert next(phrase.args for phrase in told(match) if phrase.key == "event-total") == {
        "seat": 0,
        "count": 28 + coins // 3,
    }


@pytest.mark.rule("R28")
def test_a_match_for_a_target_ends_after_ten_games() -> None:
    match = table(player("queen"), player("prince"), player("knight"), target=50, number=10, quiet=7)
    skip_all(match)
    assert match.over


@pytest.mark.rule("R28")
def test_options_of_a_match() -> None:
    match = regalia.new("rivals", seats=2, options={"games": 5})
    assert match.options == {"games": 5, "target": 0}
    for games in range(1, 11):
        assert regalia.new("rivals", seats=2, options={"games": games}).options["games"] == games
    for target in (0, 20, 30, 40, 50, 60, 70, 80, 90, 100):
        assert regalia.new("rivals", seats=2, options={"target": target}).options["target"] == target
    for wrong in ({"games": 0}, {"games": 11}, {"target": 10}, {"target": 25}, {"target": 110}):
        with pytest.raises(InvalidOption, match=next(iter(wrong))):
            regalia.new("rivals", seats=2, options=wrong)


@pytest.mark.rule("R28")
@pytest.mark.parametrize(("games", "over"), [(2, False), (9, False), (10, True)])
def test_a_match_has_as_many_games_as_were_agreed(games: int, over: bool) -> None:
    """Before its last game a match goes on; after it, it is over."""
    number = 10 if over else games - 1
    match = table(player("queen"), player("prince"), player("merchant-1"), games=games, number=number, quiet=7)
    skip_all(match)
    assert match.over == over
    assert seen(match).game == (number if over else games)


@pytest.mark.rule("R29")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_round_is_two_stages_and_then_all_characters_are_dealt_anew(seats: int) -> None:
    match = regalia.new("rivals", seats=seats, seed=11)
    for stage in (1, 2):
        assert (seen(match).round, seen(match).stage) == (1, stage)
        for seat in range(seats):
            assert len(options(match, seat)) == 4 - stage
            match.play(seat, match.moves(seat)[0])
        skip_all(match)
    assert (seen(match).round, seen(match).stage, seen(match).spent) == (2, 1, ())
    assert [at(match, seat).hand_size for seat in range(seats)] == [3] * seats
