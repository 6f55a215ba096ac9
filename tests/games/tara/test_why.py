"""Every kind of refusal: the rule and its facts, as sentences that a player can act on."""

import re
from importlib.resources import files

import pytest

from regalia.games.tara import why
from regalia.games.tara.data import CardFace, SlotFace, deck, pack
from regalia.match import Match
from regalia.words import words
from tests.games.tara.table import BLUE, YELLOW, play, state_of, table

FARMERS = {"F1": "y", "F2": "y", "F3": "y", "F4": "y", "F5": "y"}


def choosing() -> Match:
    return table(3, hand=[9, 33], board={"ulster": {"F1": "by", "F2": "b"}}, cumals=[1, 4, 4])


def swapping() -> Match:
    match = table(3, hand=[33], board={"ulster": {"F1": "by", "F3": "b", "H1": "y"}}, cumals=[0, 4, 4])
    play(match, BLUE, "card 33 ulster", "swap F1 1")
    return match


CASES = {
    "not-your-turn": (choosing, YELLOW, "discard 9", "T10", "It is Blue's turn to decide."),
    "not-keeping": (choosing, BLUE, "keep 9", "T9", "Cards are kept only when they have just been dealt."),
    "not-in-hand": (choosing, BLUE, "discard 10", "T11", "You do not have card 10 in your hand."),
    "region-closed": (choosing, BLUE, "card 9 munster", "T1", "Munster is not in play."),
    "no-swap": (choosing, BLUE, "card 33 connacht", "T25", "No two discs can be swapped in Connacht."),
    "entry": (
        choosing,
        BLUE,
        "card 9 connacht",
        "T12",
        "Connacht is empty: entering it costs 2 cumals, and you have 1.",
    ),
    "amnesty-price": (choosing, BLUE, "amnesty 9 ulster", "T28", "An amnesty costs 4 cumals, and you have 1."),
    "not-anchoring": (
        choosing,
        BLUE,
        "anchor ulster.F1",
        "T13",
        "A pattern is fitted only after a position card has been played.",
    ),
    "not-placing": (
        choosing,
        BLUE,
        "place ulster.F1",
        "T15",
        "Discs are placed only after a card has been fitted, before any promotion, or as a garrison.",
    ),
    "not-promoting": (
        choosing,
        BLUE,
        "promote ulster.H1",
        "T20",
        "Promotions follow placing, a swap or a traitor.",
    ),
    "not-swapping": (choosing, BLUE, "swap F1 1", "T25", "Discs are swapped only with a Stone of Destiny."),
    "not-lowering": (
        choosing,
        BLUE,
        "lower ulster.F1",
        "T26",
        "Only after a swap does a player choose between two forts.",
    ),
    "not-hiring": (choosing, BLUE, "traitor pay", "T31", "Nobody is asked for a traitor now."),
    "not-betraying": (
        choosing,
        BLUE,
        "betray ulster.F1",
        "T32",
        "Only a traitor who has turned up a card can strike.",
    ),
    "not-ransoming": (choosing, BLUE, "ransom one", "T41", "No ransom is asked for now."),
    "not-naming": (
        choosing,
        BLUE,
        "start yellow",
        "T42",
        "The next start player is named at the end of a round.",
    ),
    "nothing-begun": (choosing, BLUE, "done", "T23", "There is nothing to finish now."),
    "not-choosing": (swapping, BLUE, "discard 33", "T11", "First finish what has been begun."),
    "same-disc": (swapping, BLUE, "swap F1 1", "T25", "A swap needs two different discs."),
    "no-disc": (swapping, BLUE, "swap F3 2", "T25", "There is no disc 2 on farmer 3."),
    "no-promotion": (
        swapping,
        BLUE,
        "swap F3 1",
        "T27",
        "Swapping two discs of your own needs a promotion to follow, and there is none.",
    ),
}


@pytest.mark.parametrize("key", CASES)
def test_refusals(key: str) -> None:
    begin, seat, move, rule, sentence = CASES[key]
    refusal = begin().why_not(seat, move)
    assert refusal is not None
    assert refusal == (rule, sentence)


def test_every_refusal_of_the_game_has_its_text_and_no_text_is_left_over() -> None:
    source = (files(why.__package__ or "") / "why.py").read_text("utf-8")
    used = set(re.findall(r'"([a-z]+(?:-[a-z]+)+|over|entry|activation)"', source))
    text = (files(why.__package__ or "") / "text" / "en.ftl").read_text("utf-8")
    told = set(re.findall(r"^why-([a-z-]+) =", text, re.MULTILINE))
    assert used | {"over", "not-your-turn"} == told
    for key in told:
        assert words("hu", "tara").has(f"why-{key}")


def test_with_a_card_of_one_anchor_there_may_be_nothing_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """The deck as shipped has no such card, but an owner may correct it."""
    match = table(3, hand=[9], board={"ulster": {**FARMERS, "F1": "bb"}})
    state = state_of(match)
    wide = CardFace(9, 1, False, tuple(SlotFace("F", column, column == 0) for column in range(5)))
    corrected = tuple(wide if card.number == 9 else card for card in deck())
    state.box = pack(corrected)
    monkeypatch.setattr(why, "deck", lambda: corrected)
    action = match.game.parse("card 9 ulster").action
    assert action not in state.legal(BLUE)
    reason = why.why_not(state, BLUE, action)
    assert reason is not None
    assert (reason.rule, reason.phrase.key) == ("T19", "why-nothing-to-do")
