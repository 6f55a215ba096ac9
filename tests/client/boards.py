"""Tables, and what a board must say of them: written by the rules that this process has, whatever they are.

`python -m tests.client.boards FILE` writes them; with `--each`, also for every number of the data files changed in
turn. `web/tests/boards.told.ts` draws the boards and looks for the sentences. Nothing here knows how a board comes to
say them.
"""

import argparse
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import regalia
from regalia import games
from regalia.engine.errors import RegaliaError
from regalia.engine.game import View
from regalia.files import Source, shipped_data
from regalia.games import AnyGame
from regalia.games.carolus.view import CarolusView, Reach
from regalia.games.principe.outlook import Claim, Standing
from regalia.games.principe.view import PrincipeView
from regalia.games.rivals.events import Bought, Recruited
from regalia.games.rivals.view import RivalsView
from regalia.games.tara.view import TaraView
from regalia.match import Brings, Match
from regalia.packages import shipped
from regalia.testing.play import chooser

NAMES = ("Anna", "Béla", "Вера", "Dávid", "Eve")
PERIOD = 23
"""Every so many moves the table is drawn."""
TABLES = 4
"""Of a game."""
Say = tuple[str, dict[str, Any]]
"""A key of the words of a board, and its facts."""


class Case(msgspec.Struct):
    game: str
    box: str
    """What is different in it."""
    part: str
    """The component that is drawn."""
    look: dict[str, Any] | None
    """What the person looks at."""
    view: View
    seat: int
    names: tuple[str, ...]
    choices: list[tuple[str, Brings | None]]
    says: list[Say]
    """What it must say."""


def cases(game: AnyGame, box: str) -> Iterator[Case]:
    """Of one game, played at random."""
    seats = max(game.seats)
    match = regalia.new(game, seats=seats, seed="boards")
    choices = chooser("boards", game.name)
    drawn = 0
    while not match.over and drawn < TABLES:
        seat = choices.choice(match.actors)
        if len(match.played) % PERIOD == PERIOD - 1:
            yield from drawn_for(match, seat, box)
            drawn += 1
        match.play(seat, choices.choice(match.moves(seat)))


def drawn_for(match: Match, seat: int, box: str) -> Iterator[Case]:
    view = match.view(seat)
    brings = {str(move): told for move, told in match.brings(seat).items()}
    offered = [(str(move), brings.get(str(move))) for move in match.moves(seat)]

    look: dict[str, Any]

    def case(part: str, look: dict[str, Any] | None, *says: Say) -> Case:
        return Case(match.game.name, box, part, look, view, seat, NAMES[: match.seats], offered, list(says))

    match view:
        case PrincipeView():
            yield case("Cities", None, *_cities(view))
            for region in view.regions:
                told = brings[move].outlook if (move := f"shield {region.region}") in brings else region
                assert isinstance(told, Standing)
                worth = zip(told.shields, told.points, strict=True)
                says = [("preview-worth", {"points": points}) for shields, points in worth if shields]
                yield case("Prospect", {"kind": "region", "name": region.region}, *says)
            for build in view.builds:
                if not build.missing and not build.gold:
                    look = {"kind": "city", "name": build.city}
                    yield case("Prospect", look, ("preview-ready", {"left": build.left}))
            for colour, held in (view.seats[seat].hand or {}).items():
                if (move := f"lay {colour} {held}") in brings:
                    claim = brings[move].outlook
                    assert isinstance(claim, Claim)
                    key = f"prospect-{claim.rank or 'none'}{'-tie' if claim.tied else ''}"
                    facts = {"count": held, "role": "" if claim.role is None else [f"role-{claim.role}"]}
                    yield case("Prospect", {"kind": "colour", "name": colour}, (key, facts))
        case RivalsView():
            for stack, pile in enumerate(view.stacks, 1):
                for verb in ("buy", "recruit"):
                    if (move := f"{verb} {stack}") in brings:
                        look = {
                            "kind": "card",
                            "card": pile.cards[0],
                            "deal": {"kind": "buy", "move": move},
                        }
                        yield case("Counsel", look, *_bought(view, seat, brings[move]), _belongs(pile.cards[0]))
            for role in view.characters:
                prey = [f"character-{each.name}" for each in view.characters if each.rank == view.prey.get(role.rank)]
                steals: Say = ("board-steals-from", {"characters": prey, "rank": view.prey.get(role.rank)})
                actions = [f"action-{action.kind}" for action in role.actions]
                look = {"kind": "role", "name": role.name}
                yield case("Counsel", look, ("board-actions", {"actions": actions}), *([steals] if prey else []))
        case TaraView():
            says = [("board-income", {"count": place.income}) for place in view.seats]
            yield case("Raths", None, *says)
        case CarolusView():
            for reach in {reach.territory: reach for reach in reversed(view.reach)}.values():
                yield case("Ribbon", {"territory": reach.territory}, _stopped(reach))


def _stopped(reach: Reach) -> Say:
    if reach.winner is None:
        return "preview-tie", {}
    side = {"side": [f"side-{reach.winner}"]}
    if not reach.castles:
        return "preview-held", side
    if reach.last:
        return "preview-last", side
    if reach.joins:
        return "preview-merge", {**side, "castles": reach.total}
    return "preview-gain", {**side, "gained": reach.castles}


def _cities(view: PrincipeView) -> Iterator[Say]:
    for city in view.cities:
        if city.name in view.display:
            cards = [f"colour-{colour}" for colour, count in city.icons.items() for _ in range(count)]
            yield "board-cost", {"gold": city.gold, "cards": cards}
            yield "board-gain", {"points": city.points, "shields": city.shields}


def _bought(view: RivalsView, seat: int, brings: Brings) -> Iterator[Say]:
    place = view.seats[seat]
    for event in brings.events:
        if isinstance(event, Bought | Recruited):
            after = brings.points[seat] if brings.points else view.seats[seat].promised
            worth = {"before": place.score.points, "after": after - place.total}
            yield "preview-buy", {"price": event.price, "left": place.coins - event.price, **worth}


def _belongs(card: Any) -> Say:
    facts = {"colour": [f"colour-{card.colour}"], "price": card.price, "card": [f"card-{card.partner}"]}
    return "board-belongs", facts


def boxes(name: str) -> Iterator[tuple[str, Source]]:
    """The box that is shipped, with one number after the other changed, as far as it is a box then."""
    text = shipped_data(name).text
    for number in re.finditer(r"(?<![\w.\"-])\d+", re.sub(r"#.*", lambda remark: " " * len(remark[0]), text)):
        for change in (1, -1):
            changed = f"{text[: number.start()]}{int(number[0]) + change}{text[number.end() :]}"
            line = text.count("\n", 0, number.start()) + 1
            source = Source(changed, f"{name}.toml", own=True)
            try:
                game = games.with_data(games.find(name, usual=True), source)
                regalia.new(game, seats=max(game.seats), seed=1)
            except (RegaliaError, ValueError):
                continue
            yield f"line {line}: {number[0]} is {int(number[0]) + change}", source
            break


def all_cases(each: bool) -> Iterator[Case]:
    for name in games.names():
        if name in shipped():
            yield from cases(games.find(name), "")
            for box, source in boxes(name) if each else ():
                yield from cases(games.with_data(games.find(name, usual=True), source), box)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("file", type=Path)
    parser.add_argument("--each", action="store_true")
    given = parser.parse_args()
    given.file.write_bytes(msgspec.json.encode(list(all_cases(given.each))))
