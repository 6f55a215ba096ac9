"""What can happen is typed once: every kind that a state tells of has its structure and its words."""

import ast
from importlib import import_module
from importlib.resources import files
from typing import get_args

import pytest

from regalia.engine.events import flat_fields
from regalia.games import AnyGame
from regalia.match import Page
from regalia.testing.play import chooser, deal_match, play_any
from regalia.words import LANGUAGES
from tests.conformance.test_words import forms, messages


def calls(game: AnyGame) -> list[tuple[str, str, int, bool]]:
    """Every `tell` in the rules: which, the kind, with how many numbers, and whether a list follows."""
    source = (files(f"regalia.games.{game.name}") / "state.py").read_text("utf-8")
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Note":
            kind, numbers, audience = node.args  # more numbers than `tell` takes, and for all as there
            assert ast.unparse(audience) == "EVERYBODY", ast.unparse(node)
            assert isinstance(kind, ast.Constant)
            assert isinstance(numbers, ast.List)
            found.append(("tell", str(kind.value), len(numbers.elts), False))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            name = node.func.attr
            if name in ("tell", "tell_to", "tell_list"):
                kind, *told = node.args[1:] if name == "tell_to" else node.args
                if name == "tell_list":
                    (numbers,) = told
                    assert isinstance(numbers, ast.List), ast.unparse(node)
                    told = numbers.elts
                rest = any(isinstance(number, ast.Starred) for number in told)
                assert name == "tell_list" or not rest, "the others fill up with 0"
                for one in (kind.body, kind.orelse) if isinstance(kind, ast.IfExp) else (kind,):
                    assert isinstance(one, ast.Constant), ast.unparse(node)
                    found.append((name, str(one.value), len(told) - int(rest), rest))
    return found


def test_every_kind_that_is_told_has_a_structure_with_its_fields(game: AnyGame) -> None:
    told = calls(game)
    assert {kind for _, kind, _, _ in told} == set(game.events.kinds)
    for _, kind, numbers, rest in told:
        expected = [field.rest for field in flat_fields(game.events.kinds[kind])]
        assert (expected.count(False), any(expected)) == (numbers, rest), kind


def test_what_only_some_are_told_says_so(game: AnyGame) -> None:
    private = {kind for name, kind, _, _ in calls(game) if name == "tell_to"}
    assert {kind for kind, structure in game.events.kinds.items() if structure.private} == private


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_words_about_its_fields(game: AnyGame, language: str) -> None:
    known = messages(game.name, language)
    for kind, structure in game.events.kinds.items():
        names = {field.name for field in flat_fields(structure)}
        assert known[f"event-{kind}"] <= names | {f"{name}_count" for name in names} | {"team"}, kind


FORMS = {"you": ("seat", "side", "winners"), "to-you": ("other_seat", "other_side")}
"""The form for a reader, and the fields by which an event is about them."""


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_it_is_about_is_spoken_to(game: AnyGame, language: str, form: str) -> None:
    """Whoever does it, wins or has it done to them reads a form of the text that does not name them."""
    fields = set(FORMS[form])
    told = {key: named for key, named in forms(game.name, language, None).items() if key.startswith("event-")}
    spoken = forms(game.name, language, form)
    assert spoken.keys() == {key for key, named in told.items() if not fields.isdisjoint(named)}
    for key, named in spoken.items():
        assert named - {"team", "winners"} == told[key] - fields, key


def test_no_words_without_an_event(game: AnyGame) -> None:
    told = {key.removeprefix("event-") for key in messages(game.name, "en") if key.startswith("event-")}
    assert told == set(game.events.kinds)


def test_a_stretch_of_what_happened_is_found_in_its_pages(
    game: AnyGame, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wherever it begins and ends, no more of them are read than have it."""
    monkeypatch.setattr("regalia.match.history.PAGE", 16)
    match = deal_match(game, seats, 0)
    choices = chooser("stretches", 0)
    while not match.over:
        play_any(match, choices)
    middle = match.midway()
    assert middle is not None
    again = deal_match(game, seats, 0).resumed(middle, [(seat, str(move)) for seat, move in match.played])
    whole = match.events(None)
    for since, until in [(0, 0), (1, 5), (7, 7), (5, len(match.played)), (len(match.played) // 2, 60)]:
        assert again.events(None, since, until) == [told for told in whole if since <= told.number <= until]
    first, second, *others = again._history.pages
    again._history.pages = (first, second, *(Page(page.last, b"unreadable") for page in others))
    assert again.events(None, 0, first.last - 1) == [told for told in whole if told.number < first.last]


def test_a_field_is_spoken_in_one_way(game: AnyGame) -> None:
    """The browser finds the words of a field by its name."""
    ways: dict[str, set[str | None]] = {}
    for structure in game.events.kinds.values():
        for field in flat_fields(structure):
            ways.setdefault(field.name, set()).add(field.spoken)
    assert all(len(spoken) == 1 for spoken in ways.values()), ways


def test_the_type_of_all_events_has_every_kind(game: AnyGame) -> None:
    union = getattr(import_module(f"regalia.games.{game.name}"), f"{game.name.capitalize()}Event")
    assert list(get_args(union)) == list(game.events.kinds.values())
