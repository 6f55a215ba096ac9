"""A match from its record: begun under the rules it was begun under, and played again move by move."""

from collections.abc import Sequence
from pathlib import Path

from regalia import games
from regalia.engine.errors import InvalidRecord, OtherRules, RegaliaError
from regalia.engine.game import Options, listed
from regalia.engine.record import Record, check_acts, check_players, digest, read_record
from regalia.engine.state import State
from regalia.files import read_text
from regalia.match.match import Match
from regalia.match.openings import from_position
from regalia.match.seeds import check_redrawn, dice_offset, give_dice, seed_text, set_up
from regalia.packages import shipped


def load(path: str | Path) -> Match:
    """A game from a record file, played again move by move."""
    return replay(read_record(read_text(path, InvalidRecord), str(path)), str(path))


def begin(
    game: str,
    rules: int,
    *,
    seats: int,
    options: Options,
    seed: str,
    nonces: Sequence[str] = (),
    start: str | None = None,
    redrawn: Sequence[tuple[int, int]] = (),
    colours: Sequence[int] = (),
    usual: bool = False,
) -> Match:
    """A stored game before its first move, under the rules of now; with the usual box if it was played with that.

    OtherRules if it was begun under newer rules, or under such old ones that its dice were others.
    """
    found = games.find(game, usual=usual)
    if not found.oldest_rules <= rules <= found.rules_version:
        versions = listed(range(found.oldest_rules, found.rules_version + 1))
        raise OtherRules(
            f"it was played under version {rules} of the rules of {game}, and this Regalia plays version {versions}"
        )
    text = seed_text(seed)
    if start is None:
        state = set_up(found, seats, options, text, nonces)
        match = Match(found, state, text, nonces, rules=rules, options=options)
    else:
        match = from_position(found, start, "its start position", text, nonces)
        match.rules = rules
    match.redrawn = check_redrawn(redrawn)
    match.choose_colours(colours)
    known = dict(match.options)
    options = found.without_usual_set_up(seats, options)
    # Options that are new since then have their usual values: that is how everybody played
    earlier = rules < found.rules_version
    given = {name: options.get(name, value) for name, value in known.items()} if earlier else dict(options)
    if known != given or options.keys() - known.keys() or match.seats != seats:
        raise InvalidRecord("its seats and options are not those of its start position")
    return match


def opening(record: Record) -> Match:
    """The game of a record before its first move."""
    played_with = games.find(record.game, usual=not record.box).box
    if record.box != played_with:
        here = f"the data here are {played_with}" if played_with else "there are no data of it here"
        whose = " of its owner" if record.game in shipped() else ""
        raise InvalidRecord(f"it was played with the box {record.box}{whose}, and {here}")
    check_players(record)
    match = begin(
        record.game,
        record.rules,
        seats=record.seats,
        options=record.options,
        seed=record.seed,
        nonces=record.nonces,
        start=record.start,
        redrawn=record.redrawn,
        colours=record.colours,
        usual=not record.box,
    )
    match.players = tuple(record.players)
    return match


def replay(record: Record, source: str = "the record") -> Match:
    """The same game again; an altered record, or one of other rules, is refused.

    Under earlier rules a table may have been written in other numbers: then the last state cannot be compared.
    """
    if not isinstance(record, Record):
        raise InvalidRecord(f"expected a Record, such as match.record() gives, not {record!r}")
    try:
        match = opening(record)
        for number, (seat, notation) in enumerate(record.moves, 1):
            try:
                match.play(seat, notation)
            except RegaliaError as cause:
                now = match.game.rules_version
                under = (
                    "" if match.rules == now else f" under version {now} of the rules, as it was under {match.rules}"
                )
                raise InvalidRecord(f"its move {number} cannot be played{under}: {cause}") from None
        _check_end(record, match, match._state)
    except RegaliaError as cause:
        raise InvalidRecord(f"{source} cannot be replayed: {cause}") from None
    return match


def last_state(record: Record, source: str = "the record") -> State:
    """The table after the last move, checked as `replay` does, in a tenth of its time: nothing is told of the way."""
    try:
        match = opening(record)
        state = match._state
        for number, (seat, notation) in enumerate(record.moves, 1):
            action = match.game.parse(notation).action
            if seat not in range(record.seats) or action not in state.legal(seat):
                raise InvalidRecord(f"its move {number} cannot be played: {notation} is not legal")
            offset = dice_offset(record.redrawn, number - 1)
            give_dice(state, record.seed, record.nonces, number + offset)
            state.apply(seat, action)
        state.dice = None
        _check_end(record, match, state)
    except RegaliaError as cause:
        raise InvalidRecord(f"{source} cannot be replayed: {cause}") from None
    return state


def _check_end(record: Record, match: Match, state: State) -> None:
    check_acts(record)
    if match.rules == match.game.rules_version and record.digest not in (
        digest(state, record.moves, record.acts),
        digest(state, record.moves),  # as records with acts were written at first: `verify` refuses them
    ):
        raise InvalidRecord("it was altered: its moves and acts do not lead to the state that it states")
