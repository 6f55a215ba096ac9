"""A game at the terminal: people at one keyboard, and bots. It knows no game.

A player is shown only the view of the own seat, and told only what that seat may know.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from shlex import join

from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from regalia import bots
from regalia.bots.bot import Bot
from regalia.cli import hint
from regalia.cli.console import HUMAN, print_long
from regalia.cli.keyboard import Keyboard
from regalia.cli.reading import ARGUMENTS, COMMANDS, HELP_SIGN, Command, Found, Strange, Unclear, Vocabulary
from regalia.cli.rules import passages, whole
from regalia.cli.saving import Keeper, complaint, is_there, save, typed_path
from regalia.cli.screen import account, board, folded, listing, places, ranges, usage
from regalia.engine.chance import commitment
from regalia.engine.errors import InvalidRecord
from regalia.engine.events import phrase
from regalia.engine.game import Move
from regalia.match import Match, coloured
from regalia.rulebook import rule_named, rules
from regalia.words import Words

EXAMPLE = 14
"""Which rule of a rulebook the help names, or the last one where there are fewer."""


def unclear(
    understood: Found | Unclear | Strange, match: Match, seat: int, vocabulary: Vocabulary, words: Words
) -> str:
    """What to say to words that are no single move or command."""
    match understood:
        case Unclear(commands):
            return words("play-several", listed=listing([vocabulary.command(name) for name in commands]))
        case Found(moves):
            reasons = {match.why_not(seat, move, words.language) for move in moves}
            reason = reasons.pop()
            if reason is not None and not reasons:
                return f"{reason.text} ({reason.rule})"
            return words("play-several", listed=usage(moves, vocabulary.word))
        case Strange(word, known, expected):
            key = "play-strange" if not known else "play-strange-after" if expected else "play-strange-end"
            return words(key, word=word, known=known, listed=listing(ranges(expected)))


class Left(Exception):
    """The player leaves the table."""


@contextmanager
def until_left(console: Console, leave: Callable[[], None]) -> Iterator[None]:
    """What somebody does at a keyboard, until they leave: by a word, by the end of the input, or by Ctrl-C."""
    try:
        yield
    except Left:
        leave()
    except EOFError:
        console.print()
        leave()
    except KeyboardInterrupt:
        console.print()
        leave()
        raise


class Evening:
    def __init__(
        self,
        match: Match,
        seats: Sequence[str],
        language: str,
        console: Console,
        loaded: Path | None = None,
        passing: bool | None = None,
    ) -> None:
        """`seats` says of each whether a person or which bot sits there; `loaded`, from which file the game comes.

        With `passing` the only move that somebody has is made for them; by itself that is so where a person types.
        """
        self.match = match
        self.match.players = self.seats = tuple(seats)
        self.language = language
        self.console = console
        self.people = [seat for seat, kind in enumerate(seats) if kind == HUMAN]
        self.words = coloured(match, language)
        if len(self.people) == 1:
            self.words = self.words.read_by(self.people[0], match.game.sides(match.seats))
        self.names = self.words.seat_names(match.seats)
        self.vocabulary = Vocabulary(match.game, self.words)
        self.keyboard = Keyboard(console, self._completions)
        self.keeper = Keeper(match, loaded)
        self.passing = self.keyboard.person if passing is None else passing
        self._passed: set[int] = set()
        """The numbers of the moves that were made for somebody."""
        self._passed_notices: dict[int, list[str]] = {}
        """Of each seat: what it has not been told of them. Nobody else reads it: the moves may be secret."""
        self._ask_at = -1
        """So many moves were made when one was taken back: whoever did that is asked, even where there is one move."""
        self.bots = {seat: bots.make(kind, match.game) for seat, kind in enumerate(seats) if kind != HUMAN}
        self._seat: int | None = None
        """The seat that sits at the keyboard."""
        self._told = [len(match.played)] * match.seats
        """Of each seat: the number of the last move of which it was told."""
        self._drawn: object = None
        """What the last board was drawn for."""
        self._notices: list[str] = []
        self._begun = len(match.played)
        self._saved: tuple[Path, tuple[tuple[int, Move], ...]] | None = (loaded, match.played[:]) if loaded else None
        """The player's own file, and the moves that it holds."""
        self._to_overwrite: Path | None = None
        self._warned = False

    def run(self, story: str = "") -> None:
        """Play until the game is over or the player leaves; either way it is said where the game is kept."""
        with until_left(self.console, self._leave):
            self._greet(story)
            while not self.match.over:
                self._decide()
            self._finish()

    # One decision

    def _decide(self) -> None:
        actors = self.match.actors
        seat = next((seat for seat in actors if seat in self.bots), actors[0])
        if seat in self.bots:
            self.match.play(seat, self._choice(seat, self.bots[seat]))
            if not self.people:
                self._print_events(None, len(self.match.played) - 1)
            return
        if self._pass(seat):
            return
        self._sit_down(seat)
        self._show(seat)
        while not self._carry_out(seat, self.keyboard.ask(f"{self.names[seat]}> ")):
            if self._notices:
                self._show(seat)

    def _pass(self, seat: int) -> bool:
        """Make the only move that a person has, if the game does so; they are told when they decide next."""
        moves = self.match.moves(seat)
        if not self.passing or len(moves) != 1 or self._ask_at == len(self.match.played):
            return False
        self.match.play(seat, moves[0])
        self._passed.add(len(self.match.played))
        notice = self.words("play-passed", move=self.vocabulary.spell(moves[0]))
        self._passed_notices.setdefault(seat, []).append(notice)
        self._keep()
        return True

    def _choice(self, seat: int, bot: Bot) -> Move:
        return self.match.game.moves[bot.choose(self.match.glimpse(seat), seat)]

    def _sit_down(self, seat: int) -> None:
        """Where the seats see different things, the next player takes the keyboard before anything is shown."""
        if self._seat not in (None, seat) and self.match.view(self._seat) != self.match.view(seat):
            self._wipe()
            self.keyboard.ask(self.words("play-pass", seat=self.names[seat]) + " ")
            self._wipe()
        self._seat = seat

    def _wipe(self) -> None:
        """Clear the screen and what could be scrolled back to."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")

    # What a player sees before a decision

    def _show(self, seat: int) -> None:
        """On a terminal a whole screen, otherwise what is new."""
        told = [*self._passed_notices.pop(seat, []), *self._notices]
        notices = [Text(notice, style="yellow") for notice in told]
        self._notices.clear()
        below = [*notices, self._question(seat), *self._hints(seat)]
        if self.console.is_terminal:
            drawing = self._board(seat)
            free = self.console.height - sum(map(self._height, (drawing, *below))) - 1
            happened = account(
                self._events(seat, 0, self._told[seat]), self._events(seat, self._told[seat]), free, self.console
            )
            self.console.clear()
            self.console.print(drawing, *([happened] if happened else []), *below, sep="\n")
            return
        self._print_events(seat, self._told[seat])
        drawn = (seat, {move.verb for move in self.match.moves(seat)})
        if self._drawn != drawn or any(mover != seat for mover, _ in self.match.played[self._told[seat] :]):
            self._drawn = drawn
            self.console.print(self._board(seat))
        self.console.print(*below, sep="\n")
        self._told[seat] = len(self.match.played)

    def _board(self, seat: int | None) -> RenderableType:
        return board(self.match.game, self.match.view(seat), self.names, self.words, self.console.width)

    def _question(self, seat: int) -> RenderableType:
        asked = self.match.asked(seat)
        assert asked is not None
        grid = Grid.grid(expand=True, padding=(0, 1))
        grid.add_column(style="bold")
        grid.add_column(style="dim", justify="right", no_wrap=True)
        grid.add_row(self.words.say(asked, self.names), f"{HELP_SIGN} {self.vocabulary.command('help')}")
        return grid

    def _hints(self, seat: int) -> list[RenderableType]:
        """The legal moves, and what their verbs mean where that fits on the line: the question says it too."""
        width = self.console.width
        return [
            Text.assemble(
                ("\n".join(folded(said, width, "  ")), "cyan"),
                *([("  " + meaning, "dim")] if len(said + meaning) + 4 <= width else []),
            )
            for said, meaning in self._by_verb(self.match.moves(seat))
        ]

    def _by_verb(self, moves: Sequence[Move]) -> list[tuple[str, str]]:
        """For each verb its moves, as short as they can be said, and what it means."""
        return [
            (
                usage([move for move in moves if move.verb == verb], self.vocabulary.word),
                self.words(f"verb-{verb}") if self.words.has(f"verb-{verb}") else "",
            )
            for verb in dict.fromkeys(move.verb for move in moves)
        ]

    def _events(self, seat: int | None, after: int, until: int | None = None) -> list[str]:
        """What happened after the move of one number and until that of another, as the seat may know it."""
        told = self.match.events(seat, after + 1)
        return [self.words.say(event.phrase, self.names) for event in told if until is None or event.number <= until]

    def _print_events(self, seat: int | None, after: int) -> None:
        for event in self._events(seat, after):
            self.console.print(event)

    def _height(self, part: RenderableType) -> int:
        return len(self.console.render_lines(part, pad=False))

    # What a player types

    def _completions(self, before: str) -> list[str]:
        return [] if self._seat is None else self.vocabulary.complete(before, self.match.moves(self._seat))

    def _carry_out(self, seat: int, line: str) -> bool:
        """Whether the table has changed."""
        if not line.strip():
            return self._obey(seat, "board", "")
        understood = self.vocabulary.read(line, self.match.moves(seat))
        match understood:
            case Command(name, rest):
                return self._obey(seat, name, rest)
            case Found((move,)):
                return self._play(seat, move)
        self._notices.append(unclear(understood, self.match, seat, self.vocabulary, self.words))
        return False

    def _play(self, seat: int, move: Move) -> bool:
        refusal = self._refusal(seat, move)
        if refusal:
            self._notices.append(refusal)
            return False
        if self.console.is_terminal:
            self._told[seat] = len(self.match.played)
        self.match.play(seat, move)
        self._keep()
        return True

    def _refusal(self, seat: int, move: Move) -> str:
        refusal = self.match.why_not(seat, move, self.language)
        return f"{self.vocabulary.spell(move)}: {refusal.text} ({refusal.rule})" if refusal else ""

    def _keep(self) -> None:
        error = self.keeper.keep()
        if error is not None and not self._warned:
            self._warned = True
            self._notices += [complaint(error, self.keeper.path, self.words), self.words("play-not-kept")]

    # Commands

    def _obey(self, seat: int, name: str, rest: str) -> bool:
        """Whether the table has changed."""
        match name:
            case "quit":
                raise Left
            case "undo":
                return self._undo(seat)
            case "board":
                self._drawn = None
                self._show(seat)
            case "moves":
                self._print_long(self.vocabulary.numbered(self.match.moves(seat)))
            case "log":
                self._print_long("\n".join(self._events(seat, 0)) or self.words("play-log-empty"))
            case "help":
                self._help()
            case "hint":
                self._hint(seat)
            case "why":
                self._notices += self._why(seat, rest)
            case "rules":
                self._rules(rest)
            case "save" if rest:
                self._save(rest)
            case "save":
                self._notices.append(self.words("play-save-use", command=self.vocabulary.command("save")))
        return False

    def _hint(self, seat: int) -> None:
        game = self.match.game
        advice = hint.ask(game, self.match.glimpse(seat), seat, self.console, self.words)
        self._notices += hint.lines(advice, seat, game, self.vocabulary, self.words, self.names)

    def _undo(self, seat: int) -> bool:
        if not self.match.can_undo(seat):
            self._notices.append(self.words("play-undo-nothing"))
            return False
        taken_back, passed = self._take_back(seat)
        while passed and self.match.can_undo(seat):
            taken_back, passed = self._take_back(seat)
        self._ask_at = len(self.match.played)
        self._passed_notices.pop(seat, None)
        self._told = [min(told, len(self.match.played)) for told in self._told]
        self._drawn = None
        self._notices.append(self.words("play-undone", move=self.vocabulary.spell(taken_back)))
        self._keep()
        return True

    def _take_back(self, seat: int) -> tuple[Move, bool]:
        """The seat's last move, and whether it was made for it: then it wants the one before, too."""
        number = max(number for number, (mover, _) in enumerate(self.match.played, 1) if mover == seat)
        passed = number in self._passed
        self._passed = {earlier for earlier in self._passed if earlier < number}
        return self.match.undo(seat), passed

    def _why(self, seat: int, rest: str) -> list[str]:
        if not rest:
            return [self.words("play-why-use", command=self.vocabulary.command("why"))]
        understood = self.vocabulary.move(rest, self.match.moves(seat))
        match understood:
            case Found((move,)):
                refusal = self._refusal(seat, move)
                return [refusal] if refusal else [*self._brings(seat, move)]
        return [unclear(understood, self.match, seat, self.vocabulary, self.words)]

    def _brings(self, seat: int, move: Move) -> Iterator[str]:
        """That a move may be made, and what it would bring for certain."""
        yield self.words("play-allowed", move=self.vocabulary.spell(move))
        told = self.match.brings(seat).get(move)
        if told is not None:
            yield from (f"  {self.words.say(phrase(event), self.names)}" for event in told.events)
            if told.unknown is not None:
                yield f"  {self.words(f'play-brings-{told.unknown}')}"

    def _help(self) -> None:
        commands = Grid.grid(padding=(0, 2))
        commands.add_column(style="cyan", no_wrap=True)
        known = list(rules(self.match.game.name, self.language))
        example = known[min(EXAMPLE, len(known) - 1)] if known else ""
        for name in COMMANDS:
            if name == "rules" and not known:
                continue
            argument = self.words(f"argument-{ARGUMENTS[name]}") if name in ARGUMENTS else ""
            meaning = self.words(f"command-{name}-help", rule=example)
            commands.add_row(f"{self.vocabulary.command(name)} {argument}", meaning)
        verbs = [
            Text.assemble(("\n".join(folded(said, self.console.width, "  ")), "cyan"), "\n    ", meaning)
            for said, meaning in self._by_verb(self.match.game.moves)
        ]
        parts: list[RenderableType] = [
            self.words("play-help", moves=self.vocabulary.command("moves")),
            Padding(Group(*verbs), (1, 0, 0, 0)),
            Padding(commands, (1, 2)),
        ]
        if self.words.has("terminal-help"):
            parts.append(self.words("terminal-help"))
        self._print_long(*parts)

    def _rules(self, rest: str) -> None:
        name = self.match.game.name
        if not rest:
            self._print_long(*whole(name, self.language))
            return
        known = rules(name, self.language)
        found = rule_named(rest, known)
        parts = [Markdown(known[found])] if found else list(passages(name, self.language, rest))
        if parts:
            self._print_long(*parts)
        else:
            self._notices.append(self.words("play-rule-unknown", rule=rest, listed=listing(list(known))))

    def _print_long(self, *parts: RenderableType) -> None:
        print_long(self.console, self.words, *parts)

    def _save(self, name: str) -> bool:
        """Whether the game is in the file now. A file that is there already is replaced at the second asking."""
        path = typed_path(name)
        mine = self._saved is not None and self._saved[0] == path
        if is_there(path) and not mine and self._to_overwrite != path:
            self._to_overwrite = path
            self._notices.append(self.words("play-save-exists", path=str(path)))
            return False
        try:
            save(self.match, path)
        except InvalidRecord as error:
            self._notices.append(complaint(error, path, self.words))
            return False
        self._saved = (path, self.match.played[:])
        self._notices.append(self.words("play-saved", path=str(path)))
        return True

    # Coming and going

    def _players(self) -> list[str]:
        return [self._player(seat, kind) for seat, kind in enumerate(self.seats)]

    def _player(self, seat: int, kind: str) -> str:
        """People are called by their seats; a bot has a name too, the same as long as the game lasts."""
        if kind == HUMAN:
            return self.names[seat]
        if kind not in bots.BOTS:  # one from elsewhere is called as it is
            return f"{self.names[seat]} ({kind})"
        person = bots.face(commitment(self.match.seed), seat)
        return f"{self.names[seat]} ({self.words(f'bot-{kind}-{person}')}, {self.words(f'level-{kind}')})"

    def _greet(self, story: str) -> None:
        players = ", ".join(self._players())
        self._notices.append(self.words("play-players", title=self.words("title"), players=players))
        if story:
            self._notices.append(story)
        if not self.people and not self.match.over:
            self.console.print(*self._notices, self._board(None), sep="\n")
        if not self.people or self.match.over:
            self._notices.clear()

    def _finish(self) -> None:
        """The last board, the places, and the record for whoever wants it."""
        seat = self.people[0] if len(self.people) == 1 else None
        told = len(self.match.played) if self._seat is None else self._told[self._seat]
        drawing = self._board(seat)
        ranking = places(self._players(), self.match.ranks, self.match.points, self.words)
        if self.console.is_terminal and self.people:
            free = self.console.height - sum(map(self._height, (drawing, ranking))) - 2
            happened = account(self._events(seat, 0, told), self._events(seat, told), free, self.console)
            self.console.clear()
            self.console.print(drawing, happened, ranking, sep="\n")
        else:
            self._print_events(seat, told)
            self.console.print(drawing, ranking, sep="\n")
        if len(self.match.played) > self._begun and (self.people or self.keyboard.person):
            self._offer_record()

    def _offer_record(self) -> None:
        while True:
            answer = self.keyboard.ask(self.words("play-offer-record") + " ").strip()
            done = not answer or self._save(answer)
            self._print_notices()
            if done:
                self.keeper.drop(but=typed_path(answer))
                return

    def _print_notices(self) -> None:
        for notice in self._notices:
            self.console.print(notice)
        self._notices.clear()

    def _leave(self) -> None:
        path: Path | None
        new = self.match.played[self._begun :]
        if self._saved is None and not any(seat in self.people or not self.people for seat, _ in new):
            return  # nothing of a person's would be lost
        if self._saved is not None and self._saved[1] == self.match.played:
            path = self._saved[0]
            self.keeper.drop(but=path)
        else:
            path = self.keeper.keep_somewhere()
        self._print_notices()
        if path is None:
            self.console.print(self.words("play-lost"))
            return
        again = (
            ["replay", str(path)] if self.match.over else ["play", "--load", str(path), "--seats", ",".join(self.seats)]
        )
        command = join(["regalia", *again, "--lang", self.language])
        self.console.print(
            self.words("play-left", over="yes" if self.match.over else "no"),
            Text(f"  {command}", style="cyan"),
            sep="\n",
            soft_wrap=True,
        )
