"""The table of Rival Kings on a text screen: the stacks, then a few lines for each player.

Colours of cards are told apart by a sign, and players by their names, so that nothing depends on colour.
What fits side by side stands side by side: four players fit a screen of 24 lines as long as their rows are short.
"""

from collections.abc import Callable, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from regalia.games.rivals.layout import ACTION_NAMES, CHARACTER_NAMES, RANK_NAMES
from regalia.games.rivals.state import actions_on
from regalia.games.rivals.view import Card, Character, RivalsView, Seat, Stack

SIGNS: Final = {"yellow": "◆", "red": "■", "blue": "●", "green": "▲"}
STYLES: Final = {"yellow": "yellow", "red": "red", "blue": "bright_blue", "green": "green"}
MONEY: Final = "¤"
CONFLICT: Final = "✗"
ACTIVE: Final = "◄"
TURN: Final = "►"
WON: Final = "★"
STEALS: Final = "→"
NONE: Final = "·"
GAP: Final = "   "
INDENT: Final = "  "

Says = Callable[..., str]
"""The text of a key, with its facts by name."""


def draw(view: RivalsView, names: Sequence[str], words: Says, width: int) -> RenderableType:
    """The whole table; long lines go on below, indented."""
    table = _Table(view, names, words)
    lines = [table.head(), *beside(table.stacks(), width), *beside(table.conflicts(), width)]
    for number, seat in enumerate(view.seats):
        first, *rest = beside(table.seat(number, seat), width - len(INDENT))
        lines += [first, *(Text(INDENT) + line for line in (*rest, *beside(table.cards(seat), width - len(INDENT))))]
    return Group(*(part for line in lines for part in wrapped(line, width)))


def beside(parts: Sequence[Text], width: int) -> list[Text]:
    """The parts in as few lines as they fit into, in their order."""
    lines: list[Text] = []
    for part in parts:
        if lines and len(lines[-1]) + len(GAP) + len(part) <= width:
            lines[-1] = lines[-1] + GAP + part
        else:
            lines.append(part)
    return lines


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
        says = self.words
        facts = [Text(says("round-number", round=view.round)), Text(says("stage-number", stage=view.stage))]
        if view.games > 1 or view.target:
            facts.insert(0, Text(says("game-number", game=view.game)))
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
        if view.turn is not None:
            left = (self.names[seat] for seat in view.order if not view.seats[seat].acted)
            facts.append(self.fact("order", ", ".join(left)))
        return facts

    def character(self, character: Character) -> Text:
        line = self.portrait(character.name, character.rank)
        for action in character.actions:
            name = self.words(f"word-{action.kind}")
            covered = action.thief is not None
            said = f"[{name}: {self.names[action.thief or 0]}]" if covered else name
            line.append(" · ", "dim").append(said, "dim" if covered else "not bold")
        return line

    def portrait(self, name: str, rank: str) -> Text:
        return Text(f"{self.words(f'character-{name}')} {rank}", "bold")

    def in_hand(self, name: str) -> Text:
        """A character in one's own hand, with the actions that it would bring."""
        number = CHARACTER_NAMES.index(name)
        kinds = [kind for place, kind in enumerate(ACTION_NAMES) if actions_on(number) >> place & 1]
        actions = "·".join(self.words(f"word-{kind}") for kind in kinds)
        return self.portrait(name, RANK_NAMES[number // 2]).append(f" {actions}", "not bold")

    def seat(self, number: int, seat: Seat) -> list[Text]:
        """Who it is, what they have, and the character: chosen, shown, or those to choose from."""
        view = self.view
        sign = WON if number in view.winners else TURN if view.turn == number else " "
        points = self.words("points", points=seat.total if view.ending else seat.total + seat.score.points)
        facts = [
            Text.assemble((f"{sign} ", "yellow"), (self.names[number], "bold")),
            Text(f"{MONEY}{seat.coins}"),
            Text(f"{CONFLICT}{seat.markers}"),
            Text(points),
        ]
        parts = [Text("  ").join(facts)]
        if seat.character is not None:
            parts.append(self.character(seat.character))
        elif seat.ready:
            chosen = "…" if seat.chosen is None else self.words(f"character-{seat.chosen}")
            parts.append(self.fact("chosen", chosen))
        for place, name in enumerate(seat.hand or ()):
            parts.append((self.fact("hand", "") if place == 0 else Text()) + self.in_hand(name))
        return parts

    def cards(self, seat: Seat) -> list[Text]:
        rows = (("buildings", seat.buildings), ("subjects", seat.subjects))
        return [self.row(place, row) for place, row in rows if row]

    def row(self, place: str, row: Sequence[Card]) -> Text:
        cards = [Text.assemble((f"{number} ", "dim"), self.card(card)) for number, card in enumerate(row, 1)]
        if place == "subjects":
            cards[-1].append(f" {ACTIVE}", "yellow")
        return self.fact(place, "").append_text(Text("  ").join(cards))
