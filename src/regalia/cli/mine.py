"""The games of a folder, in words."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from rich.table import Table
from rich.text import Text

from regalia import games as registry
from regalia.bots import BOTS
from regalia.cli.console import err, out, print_json, print_long, progress
from regalia.past import PERSON, Count, Played, past
from regalia.words import Words, words


def show(folder: Path, game: str | None, seats: int | None, against: str | None, language: str, as_json: bool) -> None:
    says = words(language)
    if game is not None:
        registry.find(game)
    with progress(says("mine-reads"), 0) as bar:
        found = past(
            folder, game, seats, against, lambda done, total: bar.update(bar.task_ids[0], completed=done, total=total)
        )
    for trouble in found.troubles:
        err().print(f"regalia: {trouble}", soft_wrap=True)
    if as_json:
        print_json(found)
        return
    if not found.games:
        out().print(says("mine-none", folder=str(folder)))
        return
    parts: list[Table | Text] = [_games(found.games, says, language)]
    for heading, counts in (("mine-counts", found.counts), ("mine-practice", found.practice)):
        if counts:
            parts += [Text(f"\n{says(heading)}", "bold"), _counts(counts, says, language)]
    print_long(out(), says, *parts)


def _games(games: Sequence[Played], says: Words, language: str) -> Table:
    table = _table(
        says, "list-game", "mine-against", "mine-result", "mine-points", "mine-length", "mine-date", "mine-file"
    )
    for each in games:
        date = datetime.fromisoformat(each.date).astimezone()
        table.add_row(
            words(language, each.game)("title"),
            _company(each, says),
            _result(each, says, language),
            " : ".join(map(str, each.points)),
            says("replay-moves", count=each.moves),
            f"{date:%Y-%m-%d %H:%M}",
            each.file,
        )
    return table


def _counts(counts: Sequence[Count], says: Words, language: str) -> Table:
    table = _table(says, "list-game", "list-players", "mine-against", "mine-games", "mine-won")
    for each in counts:
        won = f"{each.won:g} ({round(100 * each.won / each.games)}\N{NO-BREAK SPACE}%)"
        against = _named(each.against.split(", "), says)
        table.add_row(words(language, each.game)("title"), str(each.seats), against, str(each.games), won)
    return table


def _table(says: Words, *columns: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    for column in columns:
        table.add_column(says(column), overflow="fold")
    return table


def _company(each: Played, says: Words) -> str:
    if each.own is None and not each.players:
        return says("mine-unknown", count=each.seats)
    others = [player for seat, player in enumerate(each.players) if seat != each.own]
    return _named(others, says)


def _named(players: Sequence[str], says: Words) -> str:
    return ", ".join(
        says(f"level-{player}") if player in BOTS else says("mine-person") if player == PERSON else player
        for player in players
    )


def _result(each: Played, says: Words, language: str) -> str:
    if not each.over:
        result = says("mine-running")
    elif each.own is None:
        names = words(language, each.game).seat_names(each.seats)
        result = says("mine-winner", name=", ".join(name for name, won in zip(names, each.rewards, strict=True) if won))
    else:
        won = each.rewards[each.own]
        result = says("mine-win" if won == 1 else "mine-shared" if won else "mine-loss")
    return f"{result} ({says('mine-practised')})" if each.practice else result
