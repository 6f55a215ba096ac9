"""What is asked of a thief."""

from regalia.lesson import lesson
from regalia.match import Match
from regalia.words import LANGUAGES, words


def asked(match: Match, language: str) -> str:
    phrase = match.asked(0)
    assert phrase is not None
    says = words(language, "rivals")
    return says.say(phrase, says.seat_names(match.seats))


def test_the_only_victim_is_no_further_one() -> None:
    match = lesson("rivals").table("x2")
    match.play(0, "choose knight")
    assert asked(match, "en") == "Steal: cover an action of your victim and carry it out."
    assert "Még" not in asked(match, "hu")
    assert "ещё" not in asked(match, "ru")


def test_the_second_of_two_is() -> None:
    match = lesson("rivals").table("x4")
    match.play(0, "choose knight")
    assert asked(match, "en") == "Steal from 2 players: cover an action of one of them and carry it out."
    match.play(0, next(move for move in match.moves(0) if move.verb == "steal"))
    while not any(move.verb == "steal" for move in match.moves(0)):
        match.play(0, match.moves(0)[0])
    assert asked(match, "en") == "Steal from one more player: cover an action and carry it out."
    for language in LANGUAGES:
        assert asked(match, language)
