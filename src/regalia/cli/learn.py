"""`regalia learn`: a lesson in the terminal. What is taught is in the games; this shows it and takes the moves."""

from shlex import join
from typing import Annotated

import typer
from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from regalia import games
from regalia.bots import BOTS
from regalia.cli.console import HUMAN, LanguageOption, out, print_long
from regalia.cli.keyboard import Keyboard
from regalia.cli.reading import ARGUMENTS, HELP_SIGN, Command, Found, Vocabulary
from regalia.cli.rules import whole
from regalia.cli.screen import board, listing, usage
from regalia.cli.table import Left, unclear, until_left
from regalia.engine.errors import InvalidOption
from regalia.engine.game import Move
from regalia.engine.phrase import Phrase
from regalia.lesson import Lesson, Tutor, check_words, lesson, taught
from regalia.rulebook import facts, rule_named, rules, span
from regalia.words import words

COMMANDS = ("help", "moves", "why", "again", "board", "rules", "quit")


def learn(
    language: LanguageOption,
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The game, by its name in `regalia games`.", show_default=False)
    ] = None,
    step: Annotated[int, typer.Option("--step", metavar="N", help="Begin with this step.")] = 1,
) -> None:
    """Learn a game in five minutes, step by step on its board.

    Every step has one idea and something to do; a wrong try is answered with
    the reason and the rule. Type ? at the prompt for all that can be typed
    there. Leaving tells how to go on from the same step.

    Examples:

      regalia learn                        which lessons there are
      regalia learn carolus
      regalia learn carolus --lang hu
      regalia learn carolus --step 5
    """
    console = out()
    if game is None:
        console.print(_lessons(language))
        return
    found = lesson(game)
    check_words(found, language)
    if step not in range(1, len(found.steps) + 1):
        raise InvalidOption(f"--step is 1 to {len(found.steps)} in the lesson of {found.game.name}, not {step}")
    Class(Tutor(found, step - 1), language, console).run()


def _lessons(language: str) -> RenderableType:
    says = words(language)
    table = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for heading in ("game", "title", "steps"):
        table.add_column(says(f"list-{heading}"))
    for name in taught():
        table.add_row(name, words(language, name)("title"), str(len(lesson(name).steps)))
    return table


def first_game(lesson: Lesson) -> list[str]:
    """The command of the first real game: against a page, or as many as it takes."""
    weakest = next(iter(BOTS))
    seats = [HUMAN, *[weakest] * (min(lesson.game.seats) - 1)]
    return ["play", lesson.game.name, "--seats", ",".join(seats)]


class Class:
    """One learner at the keyboard."""

    def __init__(self, tutor: Tutor, language: str, console: Console) -> None:
        self.tutor = tutor
        self.game = tutor.lesson.game
        self.seat = tutor.lesson.seat
        self.language = language
        self.console = console
        self.words = words(language, self.game.name, lesson=True)
        self.vocabulary = Vocabulary(self.game, self.words, COMMANDS)
        self.keyboard = Keyboard(console, self._completions)
        self._facts = facts(self.game.name, language)
        self._match = tutor.match
        self._told = len(tutor.match.played)
        """Of the learner's table: the number of the last move that was told of."""
        self._happened: list[str] = []
        self._notices: list[str] = []
        self._drawn: object = None
        """What the last board showed."""
        if games.find(self.game.name).box != self.game.box:
            self._notices.append(self.words("usual-box"))
        self._said: object = None
        """The step that was said last."""

    def run(self) -> None:
        """Until the last step is read or the learner leaves."""
        with until_left(self.console, self._leave):
            self._show()
            while not self.tutor.last:
                self._take(self.keyboard.ask(self._prompt()))
                self._show()
            self._name_command(self.words("learn-finished"), first_game(self.tutor.lesson))

    @property
    def names(self) -> list[str]:
        return self.words.seat_names(self.tutor.match.seats)

    # What the learner sees

    def _show(self) -> None:
        """On a terminal a whole screen, otherwise what is new."""
        screen = self.console.is_terminal
        view = self.tutor.match.view(self.seat)
        parts: list[RenderableType] = []
        if screen or view != self._drawn:
            parts.append(board(self.game, view, self.names, self.words, self.console.width))
        parts += self._happened
        parts += [Text(notice, style="yellow") for notice in self._notices]
        if screen or self._said != self.tutor.number:
            parts += ["", self._heading(), self._say(self.tutor.step.said)]
            if self.tutor.step.ask:
                parts.append(Text(self._say(self.tutor.step.task), style="bold"))
        if self.tutor.wanted:
            parts.append(Text(self._to_do(), style="cyan"))
        if screen:
            self.console.clear()
        self.console.print(*parts, sep="\n")
        self._drawn, self._said = view, self.tutor.number
        self._happened.clear()
        self._notices.clear()

    def _heading(self) -> RenderableType:
        step = self.tutor.step
        phases = dict.fromkeys(self.words(f"phase-{phase}") for phase in step.phases)
        grid = Grid.grid(expand=True, padding=(0, 1))
        grid.add_column(style="bold")
        grid.add_column(style="dim", justify="right", no_wrap=True)
        place = self.words("learn-step", number=self.tutor.number + 1, count=len(self.tutor.lesson.steps))
        grid.add_row(" · ".join([place, *phases]), f"{span(step.rules)}  {HELP_SIGN} {self.vocabulary.command('help')}")
        return grid

    def _to_do(self) -> str:
        return self.words("learn-do", moves=usage(self.tutor.wanted, self.vocabulary.word))

    def _prompt(self) -> str:
        return f"{self.names[self.seat]}> " if self.tutor.wanted else f"{self.words('learn-read-on')} "

    def _say(self, phrase: Phrase) -> str:
        return self.words(phrase.key, **self._facts)

    # What the learner types

    def _completions(self, before: str) -> list[str]:
        return self.vocabulary.complete(before, self.tutor.match.moves(self.seat))

    def _take(self, line: str) -> None:
        if not line.strip():
            if self.tutor.wanted:
                self._obey("board", "")
            else:
                self._go_on()
            return
        understood = self.vocabulary.read(line, self.tutor.match.moves(self.seat))
        match understood:
            case Command(name, rest):
                self._obey(name, rest)
            case Found((move,)):
                self._try(move)
            case _:
                self._notices.append(unclear(understood, self.tutor.match, self.seat, self.vocabulary, self.words))

    def _try(self, move: Move) -> None:
        if not self.tutor.wanted:
            self._notices.append(self.words("learn-nothing-asked"))
            return
        answer = self.tutor.attempt(move)
        if answer.reason is not None:
            self._notices.append(self._refusal(move))
        if answer.said is not None:
            self._notices.append(self._say(answer.said))
        self._listen()
        if not self.tutor.wanted and not self.tutor.pauses:
            self._go_on()

    def _go_on(self) -> None:
        self.tutor.go_on()
        self._listen()

    def _listen(self) -> None:
        """Collect what has happened at the learner's table since."""
        match = self.tutor.match
        if match is not self._match:
            self._match, self._told = match, 0
        says = self.words.read_by(self.seat, self.game.sides(match.seats))
        told = match.events(self.seat, self._told + 1)
        self._happened += [says.say(event.phrase, self.names) for event in told]
        self._told = len(match.played)

    def _refusal(self, move: Move) -> str:
        refusal = self.tutor.match.why_not(self.seat, move, self.language)
        return f"{self.vocabulary.spell(move)}: {refusal.text} ({refusal.rule})" if refusal else ""

    # Commands

    def _obey(self, name: str, rest: str) -> None:
        match name:
            case "quit":
                raise Left
            case "board":
                self._drawn = self._said = None
            case "again":
                self.tutor.again()
                self._match, self._told = self.tutor.match, len(self.tutor.match.played)
                self._drawn = self._said = None
            case "moves":
                moves = self.tutor.match.moves(self.seat)
                self._print_long(self.vocabulary.numbered(moves) or self.words("learn-no-moves"))
            case "why":
                self._notices.append(self._why(rest))
            case "rules":
                self._rules(rest)
            case "help":
                self._help()

    def _why(self, rest: str) -> str:
        if not rest:
            return self.words("play-why-use", command=self.vocabulary.command("why"))
        understood = self.vocabulary.move(rest, self.tutor.match.moves(self.seat))
        match understood:
            case Found((move,)):
                return self._refusal(move) or self.words("play-allowed", move=self.vocabulary.spell(move))
        return unclear(understood, self.tutor.match, self.seat, self.vocabulary, self.words)

    def _rules(self, rest: str) -> None:
        """One rule, those of this step, or all where it has none."""
        known = rules(self.game.name, self.language)
        found = rule_named(rest, known) if rest else None
        if rest and found is None:
            self._notices.append(self.words("play-rule-unknown", rule=rest, listed=listing(list(known))))
            return
        named = [found] if found else self.tutor.step.rules
        parts = [Markdown(known[rule]) for rule in named]
        self._print_long(*(parts or whole(self.game.name, self.language)))

    def _help(self) -> None:
        commands = Grid.grid(padding=(0, 2))
        commands.add_column(style="cyan", no_wrap=True)
        for name in COMMANDS:
            argument = self.words(f"argument-{ARGUMENTS[name]}") if name in ARGUMENTS else ""
            key = f"learn-{name}-help" if name in ("rules", "quit") else f"command-{name}-help"
            commands.add_row(f"{self.vocabulary.command(name)} {argument}", self.words(key))
        typing = self.words("play-help", moves=self.vocabulary.command("moves"))
        parts: list[RenderableType] = [typing, Padding(commands, (1, 2))]
        if self.words.has("terminal-help"):
            parts.append(self.words("terminal-help"))
        self._print_long(*parts)

    def _print_long(self, *parts: RenderableType) -> None:
        """On a terminal the next screen wipes what is printed: it waits until it is read."""
        print_long(self.console, self.words, *parts)
        if self.console.is_terminal and self.keyboard.person:
            self.keyboard.ask(self.words("learn-read-on") + " ")

    # Leaving

    def _leave(self) -> None:
        self._name_command(self.words("learn-left"), ["learn", self.game.name, "--step", str(self.tutor.number + 1)])

    def _name_command(self, said: str, command: list[str]) -> None:
        whole = join(["regalia", *command, "--lang", self.language])
        self.console.print(said, Text(f"  {whole}", style="cyan"), sep="\n", soft_wrap=True)
