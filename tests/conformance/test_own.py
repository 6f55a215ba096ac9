"""What is handed out belongs to whoever asked: changing it changes nothing for others."""

from typing import Any

import msgspec

from regalia.games import AnyGame
from regalia.testing.play import chooser, deal_match, everything, play_any


def spoil(thing: Any) -> None:
    """Change all in it that can be changed."""
    if isinstance(thing, dict):
        for value in thing.values():
            spoil(value)
        thing["spoilt"] = 99
    elif isinstance(thing, list):
        for value in thing:
            spoil(value)
        thing.append(99)
    elif isinstance(thing, tuple):
        for value in thing:
            spoil(value)
    elif isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            spoil(getattr(thing, name))


def test_nobody_changes_what_others_are_given(game: AnyGame, seats: int) -> None:
    match, choices = deal_match(game, seats, 0), chooser("own", game.name, seats)
    for _ in range(30):
        if match.over:
            break
        before = everything(match)
        seat = match.actors[0]
        brings, final = match.brings(seat), match.final(seat)
        for given in (
            *(match.view(reader) for reader in (None, *range(seats))),
            *(match.events(reader) for reader in (None, *range(seats))),
            match.asked(seat),
            match.options,
            match.record(),
            match.moves(seat),
            match.glimpse(seat).snapshot(),
            match.brings(seat),
            match.final(seat),
            match.midway(),
            match.played,
        ):
            spoil(given)
        assert everything(match) == before
        assert (match.brings(seat), match.final(seat)) == (brings, final)
        play_any(match, choices)
