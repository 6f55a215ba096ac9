"""The table of Rival Kings on a text screen: the stacks, then a few lines for each player.

Colours of cards are told apart by a sign, and players by their names, so that nothing depends on colour.
"""

from collections.abc import Callable, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from regalia.games.rivals.view import Card, Character, RivalsView, Seat, Stack

SIGNS: Final = {"yellow": "◆", "red": "■", "blue": "●", "green": "▲"}
STYLES: Final = {"yellow": "yellow", "red": "red", "blue": "bright_blue", "green": "green"}
MONEY: Final = "¤"
ACTIVE: Final = "★"
TURN: Final = "►"
WON: Final = "★"
STEALS: Final = "→"
NONE: Final = "·"
GAP: Final = "   "

Says = Callable[..., str]
"""The text of a key, with its facts by name."""


def draw(view: RivalsView, names: Sequence[str], words: Says, width: int) -> RenderableType:
    """The whole table; long lines go on below, indented."""
    table = _Table(view, names, words)
    lines = [table.head(), *table.stacks(), *table.conflicts()]
    for number, seat in enumerate(view.seats):
        lines += table.seat(number, seat)
    return Group(*(part for line in lines for part in wrapped(line, width)))


def wrapped(line: Text, width: int) -> list[Text]:
    """The line in as many pieces as it needs, each after the first indented."""
    pieces: list[Text] = []
    rest = line
    while len(rest) > width:
        cut = rest.plain.rfind(" ", 4, width + 1)
        cut = width if cut < 0 else cut
        pieces.append(rest[:cut])
        rest = Text("   ") + rest[cut:] if rest.plain[cut] == " " else Text("    ") + rest[cut:]
    return [*pieces, rest]


class _Table:
    """The parts of the table as lines of text."""

    def __init__(self, view: RivalsView, names: Sequence[str], words: Says) -> None:
        self.view = view
        self.names = names
        self.words = words

    def fact(self, place: str, value: object) -> Text:
        return Text.assemble((f"{self.words(f'place-{place}')} ", "dim"), str(value))

    def head(self) -> Text:
        view = self.view
        facts = [self.fact("round", view.round), self.fact("stage", view.stage)]
        if view.games > 1 or view.target:
            facts.insert(0, self.fact("game", view.game))
        facts += [self.fact("bank", view.bank), self.fact("stock", view.stock)]
        return Text(GAP).join(facts)

    def stacks(self) -> list[Text]:
        return [self.stack(number, stack) for number, stack in enumerate(self.view.stacks, 1)]

    def stack(self, number: int, stack: Stack) -> Text:
        line = Text.assemble((f"{number} ", "bold"), MONEY if stack.money else NONE, f" {stack.height:>2}×  ")
        return line.append_text(Text(", ").join([self.card(card) for card in stack.cards] or [Text(NONE)]))

    def card(self, card: Card) -> Text:
        name = self.words(f"card-{card.name}")
        return Text(f"{SIGNS[card.colour]} {name} {card.price}", STYLES[card.colour])

    def conflicts(self) -> list[Text]:
        """The card of the pile, and who steals from whom."""
        view = self.view
        facts = []
        if view.pile_card is not None:
            facts.append(Text.assemble((f"{self.words('place-pile')} ", "dim"), self.character(view.pile_card)))
        thefts = []
        for theft in view.thefts:
            thief = self.words("place-pile") if theft.thief is None else self.names[theft.thief]
            thefts.append(f"{thief} {STEALS} {self.names[theft.victim]}")
        if thefts:
            facts.append(self.fact("thefts", ", ".join(thefts)))
        if view.order:
            facts.append(self.fact("order", ", ".join(self.names[seat] for seat in view.order)))
        return facts

    def character(self, character: Character) -> Text:
        line = Text(f"{self.words(f'character-{character.name}')} {character.rank}", "bold")
        for action in character.actions:
            name = self.words(f"action-{action.kind}")
            covered = action.thief is not None
            said = f"[{name}: {self.names[action.thief or 0]}]" if covered else name
            line.append(" · ", "dim").append(said, "dim" if covered else "not bold")
        return line

    def seat(self, number: int, seat: Seat) -> list[Text]:
        view = self.view
        sign = WON if number in view.winners else TURN if view.turn == number else " "
        points = self.words("points", points=seat.total if view.ending else seat.total + seat.score.points)
        facts = [
            Text.assemble((f"{sign} ", "yellow"), (self.names[number], "bold")),
            self.fact("coins", seat.coins),
            self.fact("markers", seat.markers),
            Text(points),
        ]
        lines = [Text(GAP).join(facts)]
        if seat.character is not None:
            lines.append(Text("  ") + self.character(seat.character))
        elif seat.ready:
            chosen = "…" if seat.chosen is None else self.words(f"character-{seat.chosen}")
            lines.append(Text("  ") + self.fact("chosen", chosen))
        if seat.hand:
            hand = ", ".join(self.words(f"character-{name}") for name in seat.hand)
            lines.append(Text("  ") + self.fact("hand", hand))
        for place, row in (("buildings", seat.buildings), ("subjects", seat.subjects)):
            if row:
                lines.append(Text("  ") + self.row(place, row))
        return lines

    def row(self, place: str, row: Sequence[Card]) -> Text:
        cards = [Text.assemble((f"{number} ", "dim"), self.card(card)) for number, card in enumerate(row, 1)]
        if place == "subjects":
            cards[-1].append(f" {ACTIVE}", "yellow")
        return self.fact(place, "").append_text(Text("  ").join(cards))
