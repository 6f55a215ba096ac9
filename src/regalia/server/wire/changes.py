"""What has changed in something that a reader was told, and what they make of it. It knows no game and no table.

A change is either `[value]`, which stands in place of what was there, or an object with the change of each field, or
place of a list, that is not as before. It follows from what it lies between, so it tells nothing that the whole of what
comes after would not tell.
"""

from typing import Any, Final

import msgspec
from msgspec.structs import astuple

SAME: Final[dict[str, Any]] = {}
"""Nothing has changed."""


Found = dict[tuple[int, int], Any]
"""Changes by the identities of the two structures that they lie between."""


def change(before: Any, after: Any, found: Found | None = None) -> Any:
    """Between two structures, as they are encoded; what is found goes to whatever else has the same two in it."""
    kind = type(after)
    if type(before) is not kind:
        return (after,)
    if issubclass(kind, msgspec.Struct):
        return _of_fields(before, after, {} if found is None else found)
    if kind is tuple and len(before) <= len(after):
        told = {str(at): change(old, after[at], found) for at, old in enumerate(before) if old != after[at]}
        return told | {str(at): (after[at],) for at in range(len(before), len(after))}
    if kind is dict and list(before) == list(after):
        return {str(key): change(before[key], new, found) for key, new in after.items() if before[key] != new}
    return (after,)


def _of_fields(before: msgspec.Struct, after: msgspec.Struct, found: Found) -> Any:
    if after.__struct_config__.omit_defaults:  # that a field is left out now could not be told
        return (after,)
    both = (id(before), id(after))
    if both not in found:
        pairs = zip(after.__struct_encode_fields__, astuple(before), astuple(after), strict=True)
        found[both] = {name: change(old, new, found) for name, old, new in pairs if old is not new and old != new}
    return found[both]


def changed(before: Any, change: Any) -> Any:
    """What a reader makes of it, both as they are decoded."""
    if isinstance(change, list):
        return change[0]
    if isinstance(before, dict):
        return {**before, **{key: changed(before[key], inner) for key, inner in change.items()}}
    after = [*before]
    for at, inner in change.items():  # those that are added come last, and in their order
        after[int(at) :] = [changed(after[int(at)] if int(at) < len(after) else None, inner), *after[int(at) + 1 :]]
    return after
