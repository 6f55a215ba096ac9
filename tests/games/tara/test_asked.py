"""What is asked offers no more than what can be done."""

from regalia.lesson import lesson
from regalia.words import words


def test_an_amnesty_is_offered_only_when_one_can_be_granted() -> None:
    """T28: it takes 4 cumals, and captives."""
    says = words("en", "tara")
    match = lesson("tara").table("throne")
    asked = match.asked(0)
    assert asked is not None
    assert "grant an amnesty" in says.say(asked, says.seat_names(2))
    poor = lesson("tara").table("traitor")
    asked = poor.asked(1)
    assert asked is not None
    assert (
        says.say(asked, says.seat_names(2))
        == "Play a card, or discard one for 2 cumals; this is your last card of the round."
    )
