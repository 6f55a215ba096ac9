"""The checks: each plays random games of one game with one number of players, and says in one sentence what is wrong.

They ask for nothing but the contract (`regalia.engine`): what a game declares, and what its state answers.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine import chance
from regalia.engine.errors import InvalidMove
from regalia.engine.events import phrase
from regalia.engine.phrase import Phrase
from regalia.engine.record import digest, read_record, write_record
from regalia.engine.state import State
from regalia.games import AnyGame
from regalia.match import Match, replay
from regalia.rulebook import rules
from regalia.testing.play import (
    LONGEST,
    ROOM,
    agree,
    chooser,
    deal,
    deal_match,
    everything,
    pending_seats,
    placed,
    play_any,
    random_match,
    seen,
    share,
    some_moves,
    steps,
    strides,
    told,
)
from regalia.words import LANGUAGES, words

SPECTATOR: Final = -1
WATCHED: Final = 40
"""The first so many games are looked at before every action, and of the others every so-many-th; the rest after every
few actions."""
FEW: Final = 16
UNTOUCHED: Final = -987654321
SENTENCE_ENDS: Final = (".", "!", "?", "…")


class Failed(AssertionError):
    """What is wrong, and where, in one sentence."""


def expect(true: object, said: str) -> None:
    if not true:
        raise Failed(said)


class Check(NamedTuple):
    """One thing that is looked at."""

    name: str
    run: Callable[[AnyGame, int], None]

    @property
    def about(self) -> str:
        return " ".join((self.run.__doc__ or "").split())


# How a game goes


def play(game: AnyGame, seats: int, numbers: Iterable[int] | None = None) -> None:
    """Whole games: no piece appears or vanishes, nobody is stuck or asked in vain, and every game ends with places."""
    box = game.inventory(deal(game, seats, 0))
    expect(box and all(count > 0 for count in box.values()), f"the box holds {box}: expected pieces that are counted")
    for number in numbers or range(share(24)):
        state = deal(game, seats, number)
        expect(state.seats == seats, f"a table for {seats} has {int(state.seats)} seats")
        expect(state.pending(), f"game {number}: nobody decides at first")
        before, barrier, generator = 0, -1, 0
        stride = 1 if number < WATCHED or number % WATCHED == 0 else FEW
        choices = chooser(game.name, seats, number)
        for after, now in enumerate(steps(state, choices) if stride == 1 else strides(state, stride)):
            where = f"in game {number} after {after * stride} actions"
            found = game.inventory(now)
            changed = next((name for name in box if found.get(name) != box[name]), "")
            expect(found == box, f"{where} there are {found.get(changed)} {changed}, and {box.get(changed)} at first")
            waiting = int(now.pending())
            expect(0 <= waiting < 1 << seats, f"{where} the seats that decide are {waiting:b} in bits, of {seats}")
            for seat in range(seats):
                count = int(now.legal_into(seat, ROOM))
                due = bool(waiting >> seat & 1)
                expect((count > 0) == due, f"{where} seat {seat} {'decides' if due else 'waits'} with {count} moves")
            expect(now.barrier >= barrier, f"{where} the barrier falls from {barrier} to {int(now.barrier)}")
            raised = barrier < 0 or now.barrier > barrier or stride > 1
            expect(raised or not waiting & ~before, f"{where} the turn passes, and the barrier does not rise")
            expect(raised or now.random == generator, f"{where} something random happened below the barrier")
            before, barrier, generator = waiting, int(now.barrier), int(now.random)
        places = state.ranks()
        for place in places:
            fits = place == 1 + sum(better < place for better in places)
            expect(fits, f"game {number} ends with the places {places}: expected 1 for the best, and all others behind")
        expect(state.winners(), f"game {number} has no winner")


def legality(game: AnyGame, seats: int) -> None:
    """What is legal is what there is no reason against; a reason names a rule; asking changes nothing."""
    known = {"", *rules(game.name, "en")}
    for state, where in placed(game, seats, 120):
        before = (state.snapshot(), int(state.random), int(state.barrier))
        try:
            reasons = agree(game, state)
        except AssertionError:
            raise Failed(f"{where} {_disagreement(game, state)}") from None
        unknown = next((reason.rule for reason in reasons if reason.rule not in known), None)
        expect(unknown is None, f"{where} a reason names the rule {unknown!r}, which the rulebook has not")
        for seat in (None, *range(seats)):
            game.view(state, seat)
        game.write_position(state)
        same = (state.snapshot(), int(state.random), int(state.barrier)) == before
        expect(same, f"{where} looking at the table changes it")


def _disagreement(game: AnyGame, state: State) -> str:
    for seat in range(int(state.seats)):
        legal = state.legal(seat)
        for move in game.moves:
            reason = game.why_not(state, seat, move.action)
            if (reason is None) != (move.action in legal):
                what = "no reason against it" if reason is None else f"the reason {reason.phrase.key}"
                return f"seat {seat}: {move} is {'' if move.action in legal else 'not '}legal, and there is {what}"
        if len(set(legal)) < len(legal):
            return f"seat {seat} has a legal move twice"
    return "what is legal changes while it is asked for"


def notation(game: AnyGame, seats: int) -> None:
    """Every move has one text, plain and its own, that reads back in any case; what is none is refused."""
    texts = [str(move).lower() for move in game.moves]
    twice = next((text for text in texts if texts.count(text) > 1), None) if len(set(texts)) < len(texts) else None
    expect(twice is None, f"two moves are spelled {twice!r}")
    for action, move in enumerate(game.moves):
        expect(move.action == action, f"{move} stands at {action} and says {move.action}")
        plain = str(move).isascii() and len(str(move).split()) == 1 + len(move.targets)
        expect(plain, f"{str(move)!r} is not plain: expected words of ASCII without blanks")
        for text in (str(move), f" {str(move).upper()} "):
            expect(game.parse(text) == move, f"{text!r} reads back as {game.parse(text)}")
    for nonsense in ("", " ", "xyzzy", "xyzzy 1", "\0", "🏰"):
        try:
            game.parse(nonsense)
        except InvalidMove:
            continue
        expect(False, f"{nonsense!r} is read as a move")
    for move in game.moves[:: len(game.moves) // 40 + 1]:
        for text in (f"{move} xyzzy", " ".join((move.verb, *move.targets[:-1]))):
            if text.lower() not in texts:
                try:
                    game.parse(text)
                except InvalidMove:
                    continue
                expect(False, f"{text!r} is read as a move")


def copies(game: AnyGame, seats: int) -> None:
    """A copy equals its table, shares nothing with it, and hears nothing."""
    for number in range(share(3)):  # the table itself is never a copy here, so that nothing can be lost before
        state, choices = deal(game, seats, number), chooser("copies", game.name, seats, number)
        for after in range(LONGEST):
            where = f"in game {number} after {after} actions"
            copy, before = state.clone(), digest(state)
            expect(copy is not state and digest(copy) == before, f"{where} a copy is the table itself, or another one")
            for seat in range(seats):
                expect(copy.legal(seat) == state.legal(seat), f"{where} seat {seat} has other moves in a copy")
            if not state.pending():
                break
            seat = choices.choice(pending_seats(state))
            action = choices.choice(state.legal(seat))
            state.apply(seat, action)
            expect(digest(copy) == before, f"{where} {game.moves[action]} changes a copy of the table")
            copy.apply(seat, action)
            same = digest(copy) == digest(state) and copy.random == state.random
            expect(same, f"{where} {game.moves[action]} leads elsewhere in a copy: not all is kept in `t`, or drawn")
    choices = chooser("copies", game.name, seats)
    for state, where in placed(game, seats, 24, games=6):
        state.notes, before = [], digest(state)
        copy = state.clone()
        expect(copy.notes is None and copy.dice is None, f"{where} a copy hears events, or has the dice of the table")
        for _ in steps(copy, choices):
            pass
        expect(digest(state) == before, f"{where} playing in a copy changes the table")
        expect(state.notes == [], f"{where} what happens in a copy is told at the table")


def undo(game: AnyGame, seats: int) -> None:
    """What is taken back leaves nothing behind."""
    for number in range(share(6)):
        match = random_match(game, seats, number, 25 * number)
        choices = chooser("undo", game.name, seats, number)
        for _ in range(20):
            if match.over:
                break
            before = everything(match)
            seat = choices.choice(match.actors)
            move = match.play(seat, choices.choice(match.moves(seat)))
            if match.can_undo(seat):
                after = everything(match)
                match.undo(seat)
                same = everything(match) == before
                expect(same, f"in game {number}, {move} of seat {seat} leaves something behind when it is taken back")
                match.play(seat, move)
                expect(everything(match) == after, f"in game {number}, {move} of seat {seat} goes otherwise again")


# What is hidden


def secrecy(game: AnyGame, seats: int) -> None:
    """Twin tables that differ in what a seat cannot know: it sees and is told the same, until something is shown."""
    choices = chooser("leak", game.name, seats)
    for number, (state, where) in enumerate(placed(game, seats, 120)):
        for seat in (SPECTATOR, *range(seats)):
            who = "a spectator" if seat == SPECTATOR else f"seat {seat}"
            guess = resampled(state, seat, number)
            expect(seen(game, guess, seat) == seen(game, state, seat), f"{where} {who} sees what is hidden from it")
            for each in range(seats):
                expect(guess.points(each) == state.points(each), f"{where} the points of seat {each} tell too much")
            for actor in pending_seats(state):
                both = sorted({*state.legal(actor)} & {*guess.legal(actor)})
                if not both:  # a hidden hand: what the actor can play, the sample has elsewhere
                    continue
                action = choices.choice(both)
                pair = [state.clone(), guess.clone()]
                for one in pair:
                    one.notes = []
                    one.apply(actor, action)
                if any(one.barrier != state.barrier for one in pair):
                    continue
                heard = [told(game, one.notes or [], seats, seat) for one in pair]
                move = f"{where} {game.moves[action]} of seat {actor}"
                expect(heard[0] == heard[1], f"{move} tells {who} what is hidden from it")
                same = seen(game, pair[0], seat) == seen(game, pair[1], seat)
                expect(same, f"{move} shows {who} what is hidden from it, and the barrier does not rise")


def secret_moves(game: AnyGame, seats: int) -> None:
    """Moves that others cannot tell apart are named as secret: whoever steps back through a game reads the others."""
    for state, where in placed(game, seats, 60):
        for actor in pending_seats(state):
            for reader in {SPECTATOR, *range(seats)} - {actor}:
                looks: dict[object, set[str]] = {}
                for action in state.legal(actor):
                    after = state.clone()
                    after.notes = []
                    after.apply(actor, action)
                    heard, heard_by_actor = (told(game, after.notes, seats, seat) for seat in (reader, actor))
                    if heard != heard_by_actor:
                        view = str(game.view(after, None if reader == SPECTATOR else reader))
                        looks.setdefault((view, str(heard)), set()).add(str(game.moves[action]))
                hidden = {move.split()[0] for alike in looks.values() if len(alike) > 1 for move in alike}
                open_ones = sorted(hidden - game.secret)
                expect(not open_ones, f"{where} others cannot tell {open_ones} apart: they are missing in `secret`")


def resampling(game: AnyGame, seats: int) -> None:
    """A sample is a table of the game that plays on to the end; it knows nothing of the true future."""
    for number, (state, where) in enumerate(placed(game, seats, 24, games=6)):
        before = digest(state)
        for seat in (SPECTATOR, *range(seats)):
            guess = resampled(state, seat, number)
            expect(digest(state) == before, f"{where} a sample for seat {seat} changes the table itself")
            expect(game.inventory(guess) == game.inventory(state), f"{where} a sample for seat {seat} has other pieces")
            expect(guess.barrier == state.barrier, f"{where} a sample for seat {seat} has another barrier")
            elsewhere = state.clone()
            elsewhere.random = chance.key("another future", number)
            same = digest(resampled(elsewhere, seat, number)) == digest(guess)
            expect(same, f"{where} a sample for seat {seat} depends on the dice to come")
            wrong = next(game.table.wrong(guess), None)
            expect(wrong is None, f"{where} a sample for seat {seat} is no table of the game: {wrong}")
            for _ in steps(guess, chooser("sample", number)):
                pass
            again = (
                state.clone()
            )  # where it has just been asked what is legal: nothing that it keeps in mind goes stale
            for each in range(seats):
                again.legal(each)  # what it keeps in mind must not go stale
            again.resample(seat, chance.key("resample", number))
            fresh = resampled(state, seat, number)
            same = [again.legal(each) for each in range(seats)] == [fresh.legal(each) for each in range(seats)]
            expect(same and digest(again) == digest(fresh), f"{where} a sample for seat {seat} is another one in place")


def resampled(state: State, seat: int, number: int) -> State:
    guess = state.clone()
    guess.resample(seat, chance.key("resample", number))
    return guess


def futures(game: AnyGame, seats: int) -> None:
    """The same seed gives the same game, on and off; another seed, or another sample, another one."""
    same = everything(random_match(game, seats, 5)) == everything(random_match(game, seats, 5))
    expect(same, "the same seed gives two games")
    count = 12
    starts = {deal_match(game, seats, number * _ways(game, seats)).position() for number in range(count)}
    ends = {tuple(_played(game, seats, number).snapshot()) for number in range(count)}
    expect(len(starts) > 1 or len(ends) > 1, f"{count} seeds give one game")


def _ways(game: AnyGame, seats: int) -> int:
    ways = 1
    for option in game.options:
        ways *= len(option.choices) if seats in option.seats and not option.set_up else 1
    return ways


def _played(game: AnyGame, seats: int, number: int) -> State:
    state = deal(game, seats, number * _ways(game, seats))
    for _ in steps(state, chooser("futures")):
        pass
    return state


# What is written down


def positions(game: AnyGame, seats: int) -> None:
    """At every step, a position file and a snapshot read back as the same table, and are found to be sound."""
    for number in range(share(3)):
        for after, state in enumerate(steps(deal(game, seats, number), chooser("position", seats, number))):
            where = f"in game {number} after {after} actions"
            text = game.write_position(state)
            try:
                again = game.read_position(text, "its position")
                restored = game.restore(state.snapshot())
            except ValueError as error:
                raise Failed(f"{where} the table cannot be read back: {error}") from None
            again.barrier = state.barrier  # how often undo was cut is no part of a position
            expect(again.snapshot() == state.snapshot(), f"{where} the position file leads to another table")
            expect(game.write_position(again) == text, f"{where} the position file is written otherwise again")
            expect(game.options_of(again) == game.options_of(state), f"{where} the position file has other options")
            expect(restored.snapshot() == state.snapshot(), f"{where} the snapshot leads to another table")


def observations(game: AnyGame, seats: int) -> None:
    """Every number that a seat observes has a name and keeps to its bounds, and says nothing that is hidden."""
    numbers = game.table.layout.numbers(seats)
    names = [number.name for number in numbers]
    expect(tuple(names) == tuple(game.observation(seats)), "the names of what is observed are not those of the table")
    expect(len(set(names)) == len(names) > 0, "two numbers that are observed have one name, or there is none")
    for count, (state, where) in enumerate(placed(game, seats, 120)):
        before = state.snapshot()
        for seat in range(seats):
            given = observed(game, state, seat)
            for (name, lowest, highest, _), value in zip(numbers, given, strict=True):
                fits = lowest <= value <= highest
                expect(fits, f"{where} seat {seat} sees {value} as {name!r}: expected {lowest} to {highest}")
            twin = observed(game, resampled(state, seat, count), seat)
            leak = next((name for name, one, other in zip(names, given, twin, strict=True) if one != other), "")
            expect(given == twin, f"{where} seat {seat} sees what is hidden from it as {leak!r}")
        expect(state.snapshot() == before, f"{where} observing the table changes it")


def observed(game: AnyGame, state: State, seat: int) -> list[int]:
    length = len(game.observation(int(state.seats)))
    out = vec[i64]([UNTOUCHED] * (length + 1))
    state.observe(seat, out)
    expect(out[length] == UNTOUCHED, f"seat {seat} observes more than the {length} numbers that are named")
    expect(UNTOUCHED not in list(out[:length]), f"seat {seat} observes fewer than the {length} numbers that are named")
    return list(out[:length])


def records(game: AnyGame, seats: int) -> None:
    """A record is read back and replayed to the same table, and says with which rules and data it was played."""
    for number in range(share(3)):
        match = random_match(game, seats, number)
        record = read_record(write_record(match.record()), "the record")
        expect((record.rules, record.box) == (game.rules_version, game.box), "a record has other rules or data")
        try:
            again = replay(record)
        except ValueError as error:
            raise Failed(f"the record of game {number} is refused: {error}") from None
        expect(everything(again) == everything(match), f"the record of game {number} leads to another table")


# What is said


def events(game: AnyGame, seats: int) -> None:
    """What is told is of a kind that the game declares, keeps to its types, and reads back from what is stored."""
    for number in range(share(4)):
        match = _over(game, seats, number)
        middle = match.midway()
        expect(middle is not None, f"what is told in game {number} cannot be stored")
        assert middle is not None
        moves = [(seat, str(move)) for seat, move in match.played]
        resumed = deal_match(game, seats, number).resumed(middle, moves).events(None)
        expect(resumed == match.events(None), f"what is told in game {number} reads back otherwise")
        for seat in (None, *range(seats)):
            for one in match.events(seat):
                again = msgspec.convert(msgspec.to_builtins(one.event), type(one.event))
                said = f"in game {number}, move {one.number}: {one.event}"
                expect(again == one.event, f"{said} does not keep to its types")


def _over(game: AnyGame, seats: int, number: int) -> Match:
    match, choices = deal_match(game, seats, number), chooser("words", number)
    while not match.over:
        play_any(match, choices)
    return match


def texts(game: AnyGame, seats: int) -> None:
    """All that is asked, told and refused can be said in every language, and everything has a name."""
    keys = ["title", "summary", *(f"verb-{verb}" for verb in game.verbs)]
    for option in game.options:
        keys += [f"option-{option.name}", f"option-{option.name}-help"]
    found = phrases(game, seats)
    for language in LANGUAGES:
        says = words(language, game.name)
        for key in keys:
            expect(says.has(key), f"there is no text {key!r} in {language}")
        names = says.seat_names(seats)
        expect(len(set(names)) == seats, f"two players without names are called alike in {language}")
        for said in found:
            expect(says.has(said.key), f"there is no text {said.key!r} in {language}")
            sentence = says.say(said, names)
            whole = sentence.endswith(SENTENCE_ENDS) and "{" not in sentence and "$" not in sentence
            expect(whole, f"{said.key!r} is no whole sentence in {language}: {sentence!r}")


def phrases(game: AnyGame, seats: int) -> Sequence[Phrase]:
    """All that was asked, told or refused in a sample of games, each once."""
    found: list[Phrase] = []
    for state, _ in placed(game, seats, 120):
        found += [game.asked(state, seat) for seat in pending_seats(state)]
        for seat in range(seats):
            moves = some_moves(game, bytes(seat))
            reasons = (game.why_not(state, seat, move.action) for move in moves)
            found += [reason.phrase for reason in reasons if reason is not None]
    for number in range(share(12)):
        match = _over(game, seats, number)
        for seat in (None, *range(seats)):
            found += [phrase(one.event) for one in match.events(seat)]
    return list({repr(one): one for one in found}.values())


CHECKS: Final = tuple(
    Check(run.__name__.replace("_", "-"), run)
    for run in (
        *(play, legality, notation, copies, undo),
        *(secrecy, secret_moves, resampling, futures),
        *(positions, observations, records),
        *(events, texts),
    )
)


def check(one: Check, game: AnyGame, seats: int) -> None:
    """Failed says what is wrong with which table; what the game itself raises is such a sentence, too."""
    try:
        one.run(game, seats)
    except Failed as failed:
        raise Failed(f"{game.name} with {seats} players, {one.name}: {failed}") from None
    except Exception as error:
        said = " ".join(str(error).split())
        raise Failed(f"{game.name} with {seats} players, {one.name}: {type(error).__name__}: {said}") from error
