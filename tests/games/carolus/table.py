"""Small tables of Carolus Magnus for tests: only what matters is said, and everything else is nothing.

    table(
        player(disc=2, court={"red": 1}, reserve={"green": 3}),    # White
        player(disc=3, court={"green": 1}),                        # Black
        land={"2": {"green": 2, "red": 1}},
        castles={"2": BLACK, "14-1": WHITE},
        emperor=1,
    )

Markers go to the longest row at court, unless `markers` says otherwise; the turn is that of the
lowest disc; provinces that are not named are bare.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import NamedTuple, TypedDict, Unpack

import tomli_w

from regalia import games
from regalia.engine import chance
from regalia.engine.phrase import Phrase
from regalia.games.carolus.data import box
from regalia.games.carolus.layout import FACE_NAMES, FAMILY_NAMES
from regalia.games.carolus.state import CROWN
from regalia.games.carolus.view import CarolusView, Seat, Territory
from regalia.match import Match, from_position

WHITE, BLACK, GREY = 0, 1, 2
"""The sides, and the seats where each side is one player."""
WHITE_1, WHITE_2, BLACK_1, BLACK_2 = 0, 1, 2, 3
"""The seats of four players."""
DISCS = (1, 2, 3, 4, 5)

Knights = Mapping[str, int]


class Player(NamedTuple):
    disc: int
    court: Knights
    reserve: Knights
    markers: tuple[str, ...] | None
    unused: tuple[int, ...] | None
    crowns: int


def player(
    *,
    disc: int = 0,
    court: Knights | None = None,
    reserve: Knights | None = None,
    markers: tuple[str, ...] | None = None,
    unused: tuple[int, ...] | None = None,
    crowns: int = 0,
) -> Player:
    """What lies before a player; `disc` is the one laid out, 0 before the preparation."""
    return Player(disc, court or {}, reserve or {}, markers, unused, crowns)


class About(TypedDict, total=False):
    """What else there is to say about a table; the last ones are entries of a position file as they stand there."""

    land: Mapping[str, Knights]
    castles: Mapping[str, int]
    emperor: int
    phase: str
    order: Sequence[int]
    turn: int
    round: int
    to_bring: int
    anyone_brought: bool
    team_talk: bool
    ending: str


def table(*players: Player, **about: Unpack[About]) -> Match:
    """A match that goes on from this table."""
    text = position_text(*players, **about)
    game = games.find("carolus")
    return from_position(game, text, "the table", "table")


def position_text(*players: Player, **about: Unpack[About]) -> str:
    """The table as a position file."""
    acting = all(each.disc for each in players)
    turn = about.get("turn", 0)
    by_disc = sorted(range(len(players)), key=lambda seat: players[seat].disc if acting else 0)
    order = list(about.get("order", by_disc))
    reserve = sum(players[order[turn]].reserve.values()) if turn < len(order) else 0
    phase = about.get("phase", "preparing" if not acting else "bringing" if reserve else "moving")
    position: dict[str, object] = {
        "game": "carolus",
        "emperor": 1,
        "to_bring": min(reserve, box().players[len(players)].bring) if phase == "bringing" else 0,
        **about,
        "phase": phase,
        "order": order,
        "seat": [_seat(players, seat) for seat in range(len(players))],
        "territory": _territories(about.get("land", {}), about.get("castles", {})),
    }
    return tomli_w.dumps({name: value for name, value in position.items() if name not in ("land", "castles")})


def _seat(players: Sequence[Player], seat: int) -> dict[str, object]:
    own = players[seat]
    markers = own.markers if own.markers is not None else tuple(_longest_rows(players, seat))
    unused = own.unused if own.unused is not None else tuple(disc for disc in DISCS if disc != own.disc)
    return {
        "court": dict(own.court),
        "reserve": dict(own.reserve),
        "markers": list(markers),
        "unused": list(unused),
        "laid": own.disc,
        "crowns": own.crowns,
    }


def _longest_rows(players: Sequence[Player], seat: int) -> Iterable[str]:
    claimed = {name for each in players for name in each.markers or ()}
    for family in FAMILY_NAMES:
        rows = [each.court.get(family, 0) for each in players]
        if rows[seat] and rows[seat] == max(rows) and rows.count(max(rows)) == 1 and family not in claimed:
            yield family


def _territories(land: Mapping[str, Knights], castles: Mapping[str, int]) -> list[dict[str, object]]:
    entries = []
    for name in {**land, **castles}:
        entry: dict[str, object] = {"provinces": provinces(name), "knights": dict(land.get(name, {}))}
        if name in castles:
            entry["owner"] = castles[name]
        entries.append(entry)
    return entries


def provinces(name: str) -> list[int]:
    """`3` is a province, `14-2` the region 14, 15, 1, 2."""
    first, _, last = name.partition("-")
    found = [int(first)]
    while last and found[-1] != int(last):
        found.append(found[-1] % 15 + 1)
    return found


def play(match: Match, seat: int, *moves: str) -> None:
    for move in moves:
        match.play(seat, move)


def load_dice(match: Match, faces: str) -> None:
    """Let the next roll, if the next move brings it, show these faces."""
    match.seed = _seed_for(tuple(faces.split()), len(match.played) + 1)


@cache
def _seed_for(faces: tuple[str, ...], number: int) -> str:
    wanted = [FACE_NAMES.index(face) for face in faces]
    attempt = 0
    while True:
        dice = chance.SecretDice(chance.secret(f"dice {attempt}"), number)
        if all(dice.below(CROWN + 1) == face for face in wanted):
            return f"dice {attempt}"
        attempt += 1


def rolled(phrases: Iterable[Phrase]) -> tuple[str, ...]:
    """The faces that were rolled, as the log tells them."""
    for phrase in phrases:
        if phrase.key == "event-rolled":
            faces = phrase.args["dice"]
            assert isinstance(faces, tuple)
            return tuple(face.removeprefix("face-") for face in faces)
    return ()


def log(match: Match, since: int | None = None) -> list[Phrase]:
    """What happened with the last move, or since the move of a number."""
    return [told.phrase for told in match.events(None, len(match.played) if since is None else since)]


def said(match: Match) -> list[str]:
    """The kinds of what happened with the last move."""
    return [phrase.key.removeprefix("event-") for phrase in log(match)]


def look(match: Match) -> CarolusView:
    view = match.view(None)
    assert isinstance(view, CarolusView)
    return view


def seat(match: Match, number: int) -> Seat:
    return look(match).seats[number]


def territory(match: Match, name: int | str) -> Territory:
    """The territory of this name."""
    return next(each for each in look(match).territories if each.name == str(name))


def holders(match: Match) -> dict[str, int]:
    """Who holds each influence marker that somebody holds."""
    return {family: number for number, own in enumerate(look(match).seats) for family in own.markers}
