"""The messages as TypeScript, for the browser client: `python -m regalia.server.wire.typescript [--check]`.

Written from the same structures that the service encodes and decodes, so the two sides cannot
drift apart. The view of every game is found through the registry.
"""

import ast
import inspect
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from textwrap import dedent, indent
from typing import get_args, get_origin, get_type_hints

import msgspec
from msgspec import inspect as shapes

from regalia import games
from regalia.engine.events import Event
from regalia.engine.game import Outlook, View
from regalia.packages import shipped
from regalia.server.wire import protocol

TARGET = Path("web/src/lib/protocol.ts")
HEADER = "// Written by `python -m regalia.server.wire.typescript` from the service's own structures. Do not edit.\n"
UNIONS = {"FromClient": protocol.FromClient, "FromServer": protocol.FromServer}
PLAIN: dict[type[shapes.Type], str] = {
    shapes.BoolType: "boolean",
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.StrType: "string",
    shapes.NoneType: "null",
    shapes.AnyType: "unknown",
}


class Writer:
    """Collects the structures that are named, each once, in the order of their first use."""

    def __init__(self) -> None:
        self._names: dict[type[msgspec.Struct], str] = {
            View: "View",
            Event: "GameEvent",
            Outlook: "Outlook",
            msgspec.Struct: "unknown",
        }
        self._written: list[str] = []

    def structure(self, structure: type[msgspec.Struct], prefix: str = "") -> str:
        """The name of a structure, which is written out if it was not yet."""
        if structure not in self._names:
            name = structure.__name__
            name = name if name.startswith(prefix) else prefix + name
            name += "Event" if issubclass(structure, Event) else ""
            if name in self._names.values():
                raise ValueError(f"two structures are called {name}")
            self._names[structure] = name
            self._written.append(self._interface(structure, name, prefix))
        return self._names[structure]

    def text(
        self,
        views: dict[str, str],
        outlooks: dict[str, list[str]],
        events: dict[str, list[str]],
        spoken: dict[str, dict[str, str]],
    ) -> str:
        """All structures, the unions of messages, and of each game, by its name: view, outlooks and events."""
        tables = _members((game, name) for game, name in views.items())
        unions = (
            f"export type {name} =\n" + "\n".join(f"  | {self._names[member]}" for member in get_args(union)) + ";"
            for name, union in UNIONS.items()
        )
        named = f"/** What a seat sees, by the name of the game. */\nexport interface Views {{\n{tables}\n}}"
        view = "export type View = Views[keyof Views];"
        reckoned = _members((game, " | ".join(each) or "never") for game, each in outlooks.items())
        ahead = (
            "/** What a player would work out after a move, by the name of the game. */\n"
            f"export interface Outlooks {{\n{reckoned}\n}}\n"
        )
        outlook = "export type Outlook = Outlooks[keyof Outlooks];\n"
        happenings = [
            f"export type {game.capitalize()}Event =\n" + "\n".join(f"  | {kind}" for kind in kinds) + ";\n"
            for game, kinds in events.items()
        ]
        kinds = _members((game, f"{game.capitalize()}Event") for game in events)
        told = f"/** What can happen, by the name of the game. */\nexport interface Events {{\n{kinds}\n}}\n"
        event = "export type GameEvent = Events[keyof Events];\n"
        says = msgspec.json.format(msgspec.json.encode(spoken), indent=2).decode()
        words = (
            "/** The fields of events spoken by the text `prefix-value`, with its prefix; seats go by name. */\n"
            f"export const SPOKEN: Readonly<Record<string, Readonly<Record<string, string>>>> = {says};\n"
        )
        parts = (HEADER, *self._written, *(f"{union}\n" for union in unions), f"{named}\n", f"{view}\n", ahead, outlook)
        return "\n".join((*parts, *happenings, told, event, words))

    def _interface(self, structure: type[msgspec.Struct], name: str, prefix: str) -> str:
        shape = shapes.type_info(structure)
        assert isinstance(shape, shapes.StructType)
        comments = dict(_comments(structure))
        lines = [f'  readonly {shape.tag_field}: "{shape.tag}";'] if shape.tag_field else []
        for field in shape.fields:
            # What is sent to us may leave out a default; what we send does where it is told so.
            may = shape.forbid_unknown_fields or structure.__struct_config__.omit_defaults
            mark = "?" if may and not field.required else ""
            if field.name in comments:
                lines.append(f"  /** {comments[field.name]} */")
            lines.append(f"  readonly {field.encode_name}{mark}: {self._type(field.type, prefix)};")
        about = "".join(f"/** {comments[key]} */\n" for key in ("",) if key in comments)
        return f"{about}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"

    def _type(self, shape: shapes.Type, prefix: str) -> str:
        match shape:
            case shapes.StructType(cls=written):
                structure = get_origin(written) or written
                return self.structure(structure, prefix if structure.__module__.startswith(games.__name__) else "")
            case shapes.UnionType(types=members):
                return " | ".join(self._type(member, prefix) for member in members)
            case shapes.LiteralType(values=values):
                return " | ".join(msgspec.json.encode(value).decode() for value in values)
            case shapes.VarTupleType(item_type=item) | shapes.ListType(item_type=item):
                inner = self._type(item, prefix)
                return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
            case shapes.TupleType(item_types=items):
                return f"readonly [{', '.join(self._type(item, prefix) for item in items)}]"
            case shapes.DictType(key_type=key, value_type=value):
                return f"Readonly<Record<{self._type(key, prefix)}, {self._type(value, prefix)}>>"
        if type(shape) not in PLAIN:
            raise TypeError(f"no TypeScript for {shape}")
        return PLAIN[type(shape)]


def _members(fields: Iterable[tuple[str, str]]) -> str:
    return indent("\n".join(f"readonly {name}: {kind};" for name, kind in fields), "  ")


def _comments(structure: type[msgspec.Struct]) -> Iterator[tuple[str, str]]:
    """The docstrings of a structure, under the empty name, and of its fields."""
    (definition,) = ast.parse(dedent(inspect.getsource(structure))).body
    assert isinstance(definition, ast.ClassDef)
    name = ""
    for statement in definition.body:
        match statement:
            case ast.AnnAssign(target=ast.Name(id=field)):
                name = field
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield name, " ".join(text.split())


def _structures() -> Iterator[type[msgspec.Struct]]:
    for thing in vars(protocol).values():
        if isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing.__module__ == protocol.__name__:
            yield thing


def typescript() -> str:
    """The whole file."""
    writer = Writer()
    for structure in _structures():
        writer.structure(structure)
    views = {}
    outlooks = {}
    events = {}
    spoken = {}
    for name in shipped():
        view = get_type_hints(games.find(name).view)["return"]
        assert issubclass(view, View)
        views[name] = writer.structure(view, name.capitalize())
        found = get_type_hints(games.find(name).outlook)["return"]
        each = [kind for kind in get_args(found) if kind not in (Outlook, type(None))]
        outlooks[name] = [writer.structure(kind, name.capitalize()) for kind in each]
        kinds = games.find(name).events.kinds.values()
        events[name] = [writer.structure(kind, name.capitalize()) for kind in kinds]
        spoken[name] = games.find(name).events.spoken
    return writer.text(views, outlooks, events, spoken)


def main(arguments: list[str]) -> int:
    written = typescript()
    if "--check" not in arguments:
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        TARGET.write_text(written, "utf-8")
    elif not TARGET.exists() or TARGET.read_text("utf-8") != written:
        sys.stderr.write(f"{TARGET} is out of date: run python -m {__spec__.name}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
