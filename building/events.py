"""The text of a game's `events.py`: a structure for each kind of event that its `layout.py` declares."""

from collections.abc import Iterator, Mapping, Sequence

from regalia.engine.events import FieldType, Kind, Parts
from regalia.engine.layout import InvalidLayout

WIDTH = 120
Fields = Mapping[str, FieldType | Parts]


def events(game: str, title: str, fields: Fields, kinds: Sequence[Kind]) -> str:
    """The whole file."""
    for number, kind in enumerate(kinds):
        if kind.structure in [other.structure for other in kinds[:number]]:
            raise InvalidLayout(f"{game}: {kind.tag!r} is declared twice, expected once")
    used = [*dict.fromkeys(name for kind in kinds for name in _names(game, kind.tag, kind.fields, fields))]
    groups = [(name, group) for name in used if isinstance(group := fields[name], Parts)]
    inner = [name for _, group in groups for name in _names(game, group.name, group.fields, fields)]
    plain = [name for name in dict.fromkeys([*used, *inner]) if isinstance(fields[name], FieldType)]
    if unused := [name for name in fields if name not in (*used, *inner)]:
        raise InvalidLayout(f"{game}: no event has the field {unused[0]!r}, expected each field in one")
    types = "\n".join(_type(name, field) for name in plain if isinstance(field := fields[name], FieldType))
    names = [name for name in ("ClassVar", "Literal") if f"{name}[" in types or (name[0] == "C" and _private(kinds))]
    structures = [_parts(group) for _, group in groups] + [_event(kind, fields) for kind in kinds]
    return (
        f'"""What can happen in {title}.\n\n'
        "Written by `python -m building.tables` from `layout.py`. Do not edit.\n"
        f'"""\n\nfrom typing import {", ".join(["Annotated", *names])}\n\n'
        + ("import msgspec\n\n" if groups else "")
        + "from regalia.engine.events import Event, Events\n"
        f"from regalia.games.{game}.layout import FIELDS\n\n{types}\n\n\n"
        + "\n\n".join(structures)
        + f"\n\n{_union(game, kinds)}\n\nEVENTS = Events.defined_in(__name__)\n"
    )


def _union(game: str, kinds: Sequence[Kind]) -> str:
    """The type of all events of a game, formatted as ruff would."""
    name, structures = f"{game.capitalize()}Event", [kind.structure for kind in kinds]
    line = f"{name} = {' | '.join(structures)}"
    return line if len(line) <= WIDTH else f"{name} = (\n    {f'{chr(10)}    | '.join(structures)}\n)"


def _private(kinds: Sequence[Kind]) -> bool:
    return any(kind.private for kind in kinds)


def _names(game: str, of: str, names: str, fields: Fields) -> list[str]:
    for number, name in enumerate(found := names.split(), 1):
        if name not in fields:
            raise InvalidLayout(f"{game}: {of!r} has the field {name!r}, expected one of FIELDS")
        field = fields[name]
        if isinstance(field, FieldType) and field.rest and number < len(found):
            raise InvalidLayout(f"{game}: {of!r} has fields behind {name!r}, expected that one last")
    return found


def _alias(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_")) + "Field"


def _type(name: str, field: FieldType) -> str:
    """What the structures call the type of a field, formatted as ruff would."""
    line = f'{_alias(name)} = Annotated[{field.written}, FIELDS["{name}"]]'
    if len(line) <= WIDTH:
        return line
    written = f"    {field.written},"
    if len(written) > WIDTH:
        names, _, also = field.written.removeprefix("Literal[").partition("]")
        parts = "".join(f"        {part},\n" for part in names.split(", "))
        written = f"    Literal[\n{parts}    ]" + also.replace(" | ", "\n    | ") + ","
    return f'{_alias(name)} = Annotated[\n{written}\n    FIELDS["{name}"],\n]'


def _members(names: str, fields: Fields, abouts: Mapping[str, str]) -> Iterator[str]:
    for name in names.split():
        field = fields.get(name)
        yield f"    {name}: {field.name if isinstance(field, Parts) else _alias(name)}\n"
        if name in abouts:
            yield f'    """{abouts[name]}"""\n'


def _structure(head: str, about: str, body: Sequence[str]) -> str:
    docstring = [f'    """{about}"""\n'] if about else []
    if docstring and body:
        docstring.append("\n")
    return f"class {head}:\n" + "".join([*docstring, *body] or ["    pass\n"])


def _parts(group: Parts) -> str:
    return _structure(
        f"{group.name}(msgspec.Struct, frozen=True)", group.about, [*_members(group.fields, {}, group.abouts)]
    )


def _event(kind: Kind, fields: Fields) -> str:
    members = [*_members(kind.fields, fields, {})]
    if kind.private:
        members = ["    private: ClassVar[bool] = True\n", *(["\n"] if members else []), *members]
    return _structure(f'{kind.structure}(Event, frozen=True, tag="{kind.tag}")', kind.about, members)
