"""Every text that can occur exists in every language, with the facts it is given."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from regalia import scenarios
from regalia.games import AnyGame
from regalia.testing.play import random_match
from regalia.words import LANGUAGES, words

SENTENCE_ENDS = (".", "!", "?", "…")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(game: AnyGame, language: str) -> None:
    says = words(language, game.name)
    keys = ["title", "summary", *(f"verb-{verb}" for verb in game.verbs)]
    for option in game.options:
        keys += [f"option-{option.name}", f"option-{option.name}-help"]
    for name in scenarios(game.name):
        keys += [f"scenario-{name}-title", f"scenario-{name}-story"]
    for key in keys:
        assert says(key).strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_scenario_text_without_a_scenario(game: AnyGame, language: str) -> None:
    told = {key.removesuffix("-title") for key in messages(game.name, language) if key.endswith("-title")}
    assert {key.removeprefix("scenario-") for key in told if key.startswith("scenario-")} == set(scenarios(game.name))


def test_all_languages_have_the_same_texts(game: AnyGame) -> None:
    same_texts(game.name)


def test_all_languages_have_the_same_texts_for_all_games() -> None:
    same_texts(None)


def test_refusals_are_sentences_in_the_language_asked_for(game: AnyGame, seats: int) -> None:
    match = random_match(game, seats, 2, 30)
    seat = match.actors[0]
    illegal = next(move for move in game.moves if move not in match.moves(seat))
    refusals = [match.why_not(seat, illegal, language) for language in LANGUAGES]
    assert len({refusal.rule for refusal in refusals if refusal}) == 1
    assert len({refusal.text for refusal in refusals if refusal}) == len(LANGUAGES)


def same_texts(game: str | None) -> None:
    reference = messages(game, "en")
    for language in LANGUAGES:
        found = messages(game, language)
        assert found.keys() == reference.keys(), language
        for key, variables in reference.items():
            assert found[key] == variables, (language, key)


class Variables(Visitor):
    """Collects the variables that a message speaks of, and the other messages."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.others: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.others.add(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def messages(game: str | None, language: str) -> dict[str, set[str]]:
    """The keys of a Fluent file and the variables of each, with those of the messages that it is put together from."""
    read: dict[str, Variables] = {}
    for entry in entries(game, language):
        assert entry.id.name not in read, f"{entry.id.name} is defined twice"
        read[entry.id.name] = Variables()
        read[entry.id.name].visit(entry)
    assert read

    def all_of(key: str) -> set[str]:
        return read[key].names.union(*(all_of(other) for other in read[key].others))

    return {key: all_of(key) for key in read}


def forms(game: str, language: str, name: str | None) -> dict[str, set[str]]:
    """The keys of texts that have this form for their reader, and its variables; None: the text for everybody."""
    found = {}
    for entry in entries(game, language):
        own = {form.id.name: form.value for form in entry.attributes}
        pattern = entry.value if name is None else own.get(name)
        if pattern is not None:
            found[entry.id.name] = variables_of(pattern)
    return found


def variables_of(node: ast.BaseNode) -> set[str]:
    variables = Variables()
    variables.visit(node)
    return variables.names


def entries(game: str | None, language: str) -> Iterator[ast.Message]:
    """The texts of a Fluent file; a line that cannot be read fails."""
    folder = files("regalia" if game is None else f"regalia.games.{game}")
    for entry in FluentParser().parse((folder / "text" / f"{language}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            yield entry
