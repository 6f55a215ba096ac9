"""A game from its declared table, its view and its events; whatever else it has takes the place of a default.

Moves, positions, the count of pieces and the numbers that are observed follow from the table. Options stand at places
of the table that have their names. Without reasons of its own, a game says that a move is not possible now; its bots go
by points.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from regalia.engine.book import Book
from regalia.engine.declared import Declared
from regalia.engine.events import Events
from regalia.engine.features import TEMPO, Feature, sentences, themes
from regalia.engine.game import (
    Game,
    Option,
    Options,
    Outlook,
    Value,
    View,
    move_table,
    nothing_more,
    one_by_one,
)
from regalia.engine.judge import ByPoints, Learned
from regalia.engine.layout import Bit, Place
from regalia.engine.phrase import Phrase, Reason
from regalia.engine.state import State
from regalia.engine.why import not_now

S = TypeVar("S", bound=State)

POINTS = (Feature("points", TEMPO, "points, as a share of the most that anybody has"),)
"""What a judge measures that knows nothing of the game: a reason for no hint."""


def asked_to_move(state: State, seat: int) -> Phrase:
    """The question of a game that asks no other."""
    return Phrase("ask-move")


def no_book(text: str, source: str) -> Book:
    """What the rulebook says of a box that has no data."""
    return Book({})


def game(
    table: Declared[S],
    view: Callable[[S, int | None], View],
    events: Events,
    *,
    rules_version: int = 1,
    oldest_rules: int = 1,
    options: Sequence[Option] = (),
    lay_out: Callable[[int, Options], S] | None = None,
    options_of: Callable[[S], Options] | None = None,
    box_options: Callable[[], tuple[Option, ...]] | None = None,
    asked: Callable[[S, int], Phrase] = asked_to_move,
    why_not: Callable[[S, int, int], Reason | None] = not_now,
    judge: Learned | None = None,
    features: Sequence[Feature] = POINTS,
    book: Callable[[str, str], Book] = no_book,
    outlook: Callable[[S, S | None, int, int], Outlook | None] = nothing_more,
    gesture: Callable[[S, int, tuple[int, ...]], tuple[int, ...]] = one_by_one,
    all_open: bool = False,
    secret: frozenset[str] = frozenset(),
    talk: str | None = None,
    colours: Mapping[int, int] | None = None,
    colour_words: tuple[str, ...] = (),
    arrange: Callable[[S, Options], None] | None = None,
) -> Game[S]:
    """All that the rest of Regalia asks of a game. A judge comes with the features that it measures.

    `arrange` does what options of the set-up say, which have no place on the table; where other options have none, a
    game lays the table out and tells them itself.
    """
    layout = table.layout
    on_table = [option for option in options if not option.set_up]
    places = {} if lay_out and options_of else _places_of(table, on_table)

    def put_options(seats: int, given: Options) -> S:
        state = table.lay_out(seats)
        for name in places.keys() & given.keys():
            state.t[layout.offsets[places[name].name]] = int(given[name])
        if arrange is not None:
            arrange(state, given)
        return state

    def options_there(state: S) -> Options:
        found: dict[str, Value] = {}
        for option in on_table:
            if state.seats in option.seats:
                value = int(state.t[layout.offsets[places[option.name].name]])
                found[option.name] = bool(value) if isinstance(places[option.name].kind, Bit) else value
        return found

    return Game(
        name=layout.game,
        rules_version=rules_version,
        oldest_rules=oldest_rules,
        seats=layout.seats,
        options=tuple(options),
        box_options=box_options,
        moves=move_table(layout.spelled()),
        lay_out=lay_out or put_options,
        view=view,
        asked=asked,
        events=events,
        why_not=why_not,
        read_position=table.read_position,
        write_position=table.write_position,
        options_of=options_of or options_there,
        inventory=table.inventory,
        observation=layout.names,
        judge=judge or ByPoints(sentences(features)),
        themes=themes(features),
        book=book,
        table=table,
        outlook=outlook,
        gesture=gesture,
        all_open=all_open,
        secret=secret,
        talk=talk,
        colours=colours or {},
        colour_words=colour_words,
    )


def _places_of(table: Declared[S], options: Sequence[Option]) -> Mapping[str, Place]:
    """Of each option: the place that says it."""
    entries = {place.key: place for place in table.layout.places if not place.by}
    for option in options:
        if option.name not in entries:
            raise ValueError(f"{table.layout.game}: no place is called {option.name!r}, expected one for each option")
    return {option.name: entries[option.name] for option in options}
