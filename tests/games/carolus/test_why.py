"""Every kind of refusal: the rule, and a sentence in three languages."""

from collections.abc import Callable

import pytest

import regalia
from regalia.engine.errors import IllegalMove, WrongSeat
from regalia.match import Match
from regalia.words import LANGUAGES
from tests.conformance.test_words import messages
from tests.games.carolus.table import BLACK, WHITE, load_dice, player, table

NO_STOCK = {"9": {"pink": 40}}


def setting_up() -> Match:
    return table(player(crowns=1), player(), phase="setting-up")


def preparing() -> Match:
    match = table(player(unused=(1, 3, 4)), player(unused=(2, 3)))
    match.play(WHITE, "disc 3")
    return match


def bringing(knights: int = 3) -> Match:
    return table(player(disc=1, reserve={"red": knights}), player(disc=2), castles={"4-5": BLACK})


def moving() -> Match:
    return table(player(disc=2), player(disc=3))


def refilling() -> Match:
    match = table(player(disc=1), player(disc=2), land=NO_STOCK)
    load_dice(match, "crown red red")
    match.play(WHITE, "emperor 1")
    return match


def by_castles() -> Match:
    match = table(
        player(disc=1, court={"red": 1}),
        player(disc=2),
        land={"2": {"red": 1}},
        castles={"4-8": WHITE, "10-13": WHITE},
    )
    match.play(WHITE, "emperor 1")
    return match


def by_territories() -> Match:
    match = table(
        player(disc=1, court={"red": 1}),
        player(disc=2),
        land={"2": {"red": 1}},
        castles={"11-1": WHITE, "3-9": BLACK},
    )
    match.play(WHITE, "emperor 1")
    return match


def by_standstill() -> Match:
    match = table(player(disc=1), player(disc=2))
    for number in (WHITE, BLACK):
        load_dice(match, "red red red")
        match.play(number, "emperor 1")
    return match


def by_rounds() -> Match:
    match = table(player(disc=1), player(disc=2), round=100, anyone_brought=True)
    for number in (WHITE, BLACK):
        load_dice(match, "red red red")
        match.play(number, "emperor 1")
    return match


REFUSALS: list[tuple[Callable[[], Match], int, str, str, str, str]] = [
    (by_castles, WHITE, "disc 1", "C25", "why-over", "The game is over."),
    (by_territories, WHITE, "disc 1", "C26", "why-over", "The game is over."),
    (by_standstill, BLACK, "emperor 1", "C28", "why-over", "The game is over."),
    (by_rounds, BLACK, "emperor 1", "C28", "why-over", "The game is over."),
    (setting_up, BLACK, "crown red", "C7", "why-not-your-turn", "It is White's turn."),
    (preparing, WHITE, "disc 1", "C10", "why-not-your-turn", "It is Black's turn."),
    (bringing, BLACK, "knight red court", "C14", "why-not-your-turn", "It is White's turn."),
    (moving, BLACK, "emperor 1", "C14", "why-not-your-turn", "It is White's turn."),
    (
        setting_up,
        WHITE,
        "disc 1",
        "C10",
        "why-not-preparing",
        "Discs are laid out only at the start of a round.",
    ),
    (
        bringing,
        WHITE,
        "disc 3",
        "C10",
        "why-not-preparing",
        "Discs are laid out only at the start of a round.",
    ),
    (
        preparing,
        BLACK,
        "disc 5",
        "C10",
        "why-disc-used",
        "You have used disc 5 already; you get it back after your fifth disc.",
    ),
    (
        preparing,
        BLACK,
        "disc 3",
        "C11",
        "why-disc-taken",
        "Disc 3 is already laid out this round, and you have another one to choose.",
    ),
    (
        preparing,
        BLACK,
        "knight red court",
        "C14",
        "why-not-bringing",
        "No knight is brought into play now: you do that at the start of your turn in the action phase.",
    ),
    (
        refilling,
        WHITE,
        "knight red court",
        "C14",
        "why-not-bringing",
        "No knight is brought into play now: you do that at the start of your turn in the action phase.",
    ),
    (
        moving,
        WHITE,
        "knight red court",
        "C14",
        "why-knights-brought",
        "You have brought all your knights for this turn into play; now the Emperor moves.",
    ),
    (
        bringing,
        WHITE,
        "knight pink 3",
        "C14",
        "why-none-in-reserve",
        "You have no pink knight in your reserve.",
    ),
    (
        bringing,
        WHITE,
        "knight red 5",
        "C1",
        "why-part-of-region",
        "Province 5 is part of region 4: name the region.",
    ),
    (
        bringing,
        WHITE,
        "emperor 1",
        "C16",
        "why-knights-first",
        "First bring 3 more knights into play.",
    ),
    (
        lambda: bringing(1),
        WHITE,
        "emperor 1",
        "C16",
        "why-knights-first",
        "First bring one more knight into play.",
    ),
    (
        preparing,
        BLACK,
        "emperor 1",
        "C16",
        "why-not-moving",
        "The Emperor does not move now: he moves once in your turn, right after your knights.",
    ),
    (
        refilling,
        WHITE,
        "emperor 1",
        "C16",
        "why-not-moving",
        "The Emperor does not move now: he moves once in your turn, right after your knights.",
    ),
    (
        moving,
        WHITE,
        "emperor 3",
        "C16",
        "why-too-far",
        "Your disc is 2: the Emperor cannot move 3 territories.",
    ),
    (moving, WHITE, "crown red", "C22", "why-no-crown", "You have no crown for which to choose a family."),
    (
        refilling,
        WHITE,
        "crown pink",
        "C24",
        "why-none-in-stock",
        "No pink knight is left in the stock, and the courts cannot give any back.",
    ),
]


@pytest.mark.parametrize(
    ("where", "number", "move", "rule", "key", "sentence"),
    REFUSALS,
    ids=[f"{key}-{rule}-{move.replace(' ', '-')}" for _, _, move, rule, key, _ in REFUSALS],
)
def test_refusal(where: Callable[[], Match], number: int, move: str, rule: str, key: str, sentence: str) -> None:
    match = where()
    before = match.record()
    refusals = {language: match.why_not(number, move, language) for language in LANGUAGES}
    assert all(refusal is not None and refusal.rule == rule for refusal in refusals.values())
    assert refusals["en"] is not None
    assert refusals["en"].text == sentence
    assert len({refusal.text for refusal in refusals.values() if refusal is not None}) == len(LANGUAGES)
    reason = match.reason(number, move)
    assert reason is not None
    assert reason.phrase.key == key
    if number in match.actors:
        with pytest.raises(IllegalMove) as refused:
            match.play(number, move)
        assert refused.value.rule == rule
        assert str(refused.value) == f"{move}: {sentence} ({rule})"
    else:
        with pytest.raises(WrongSeat):
            match.play(number, move)
    assert match.record() == before


def test_every_reason_that_has_a_text_is_tried_here() -> None:
    tried = {key for _, _, _, _, key, _ in REFUSALS}
    assert tried == {key for key in messages("carolus", "en") if key.startswith("why-")}


def test_what_is_legal_has_no_reason_against_it() -> None:
    match = regalia.new("carolus", seats=3, seed=5)
    for _ in range(50):
        (actor,) = match.actors
        for move in match.moves(actor):
            assert match.why_not(actor, move) is None
        match.play(actor, match.moves(actor)[0])
