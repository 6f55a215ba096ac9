"""Everything that goes over the wire between the service and a browser, typed once for both sides.

A table's *version* counts what was stored of it: moves, moves taken back, and what people did besides.
A client says which version it has seen, and the server tells it what it missed; so a lost connection, a
message sent twice and a stale tab all heal in the same way.
"""

from typing import Annotated, Any, Literal

import msgspec

from regalia.advice import Advice
from regalia.engine.events import Event
from regalia.engine.game import Choice, Value, View
from regalia.engine.phrase import Phrase, Reason
from regalia.match import Brings

Text = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=30)]
Token = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{8,40}$")]
"""A client's own name for a message, so that an answer finds it and a repetition is recognised."""
Notation = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
Nonce = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{32}$")]
"""What a player's client adds to the dice: 16 bytes of chance that it draws after it has seen the commitment."""
ProblemCode = Literal[
    "unreadable",
    "invalid",
    "unknown",
    "foreign",
    "cookie",
    "not-yours",
    "not-now",
    "taken",
    "name-taken",
    "too-many",
    "banned",
    "closed",
    "too-large",
    "too-fast",
    "busy",
    "broken",
]
RefusalCode = Literal[
    "unreadable",
    "invalid",
    "illegal",
    "stale",
    "not-yours",
    "not-now",
    "no-undo",
    "too-fast",
    "not-allowed",
    "banned",
    "unknown",
    "broken",
]
PhraseName = Literal[
    "hello", "good-luck", "well-played", "thanks", "sorry", "oops", "one-moment", "your-turn", "good-game", "again"
]
"""What can be said in one word, and is read in the language of whoever reads it."""
Language = Literal["en", "hu", "ru"]
ActKind = Literal["resign", "time-out", "replace", "agree"]
Complaint = Literal["insult", "spam", "name", "unfair", "other"]


# Over HTTP


class OptionInfo(msgspec.Struct, frozen=True):
    name: str
    choices: tuple[Value, ...]
    default: Value
    seats: tuple[int, ...]


class ScenarioInfo(msgspec.Struct, frozen=True):
    """A worked example that can be played on, and its number of players."""

    name: str
    seats: int


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here. Its words are fetched by name and language."""

    name: str
    rules_version: int
    seats: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    verbs: tuple[str, ...]
    scenarios: tuple[ScenarioInfo, ...]
    colours: tuple[int, ...]
    """How many colours, families or crests there are to choose from, for each of `seats`."""
    sides: tuple[tuple[int, ...], ...]
    """Of each seat its side, for each of `seats`: team-mates share one, and keep to its tincture."""
    lesson: bool
    """It can be learnt here."""
    bots: tuple[str, ...] = ()
    """Those who play it besides the levels: installed packages bring them."""
    spoken: dict[str, str] = {}
    """Of a game that a package brings: the fields of its events spoken by the text `prefix-value`, with its prefix."""


class Home(msgspec.Struct, frozen=True):
    """What the first page needs."""

    version: str
    client: str
    """The pages that this service has, by their content: to be said in `hello`."""
    games: tuple[GameInfo, ...]
    bots: tuple[str, ...]
    """The levels, from the weakest to the strongest."""
    languages: dict[str, str]
    name: str | None
    """What this guest called themselves last."""


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit where: whoever makes the table, whoever opens the link, or a bot."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    bot: str | None = None


Seconds = Annotated[int, msgspec.Meta(ge=0, le=30 * 24 * 3600)]


class TimeControl(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """At what pace a table is played, and what it means when somebody's time is up."""

    kind: Literal["live", "mail"]
    move: Annotated[int, msgspec.Meta(ge=5, le=30 * 24 * 3600)]
    """Seconds for each decision: until something is rolled, shown or passed on."""
    reserve: Seconds = 0
    """Seconds for the whole game, for what decisions take beyond that."""
    weekends: bool = False
    """By mail: Saturdays and Sundays do not count."""
    offset: Annotated[int, msgspec.Meta(ge=-840, le=840)] = 0
    """Minutes by which the maker's clock is ahead of UTC: when their weekend is."""
    lost: bool = False
    """Whose time is up has lost; otherwise a bot plays on until they are back."""
    bot: str = "squire"
    """The level of that bot."""


class Fill(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that stays free for too long is taken by a bot."""

    after: Annotated[int, msgspec.Meta(ge=10, le=30 * 24 * 3600)]
    """Seconds since the table was made, or since somebody left their seat."""
    bot: str = "squire"


Colours = Annotated[list[int], msgspec.Meta(max_length=8)]
"""Of each seat the number of its colour, family or crest; none where each has that of its own number."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Several seats of kind `me` are a hot seat: one device passed around."""

    game: str
    seats: Annotated[list[SeatPlan], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[str, Value] = {}
    colours: Colours = []
    scenario: str | None = None
    pace: TimeControl | None = None
    hints: bool = False
    """All may ask for hints, also where people play against each other."""
    public: bool = False
    """All who come by may see it, and sit down while a seat is free; otherwise whoever has its link."""
    fill: Fill | None = None
    silent: bool = False
    """Those who look on may not talk, not even among themselves."""


class FindGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down at a public table, or make one: of this game, or of whatever game there is company for."""

    game: str
    name: Name
    any: bool = False
    """Any game will do; where nobody waits for company, a table of `game` is made."""
    fill: Fill | None = None
    """Of the table that is made."""


class TakeSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    nonce: Nonce
    colours: Colours = []
    """As `ChooseColours` has them, where they shall be others."""


class ChooseColours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall have which colour: nobody else's may change."""

    colours: Annotated[list[int], msgspec.Meta(min_length=1, max_length=8)]


class SeatNonce(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Count
    nonce: Nonce


class AddNonces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For the seats of a guest who sat there before they could see the commitment: `TableInfo.missing`."""

    nonces: Annotated[list[SeatNonce], msgspec.Meta(min_length=1, max_length=8)]


class SeatBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bot: str


class Player(msgspec.Struct, frozen=True):
    """A seat as all see it."""

    kind: Literal["human", "bot", "open"]
    name: str | None
    """The one that was given; bots mostly have that of their person. Empty where somebody has had their data erased."""
    bot: str | None
    """Its level."""
    face: int | None
    """Which of the persons of its level a bot is. What these are called stands in the texts."""
    presence: Literal["here", "away", "gone"]
    """Whether the table is before their eyes, open where they do not look, or not open. Bots are always here."""
    since: float | None
    """Since when; None for bots, and where nobody knows."""
    stand_in: str | None
    """The level of the bot that plays on for them."""
    resigned: bool
    """They gave up, or their time was up where that means the same: they come last."""
    shared: bool
    """The same person sits on another seat too: one screen for several people."""


class TableInfo(msgspec.Struct, frozen=True):
    """A table as all see it."""

    id: str
    game: str
    rules_version: int
    options: dict[str, Value]
    colours: tuple[int, ...]
    """The colour, family or crest of each seat, by its number."""
    tinctures: tuple[int, ...]
    """The colour of each side's pieces."""
    sides: tuple[int, ...]
    """Of each seat its side: team-mates share one."""
    scenario: str | None
    """The worked example that it started from."""
    players: tuple[Player, ...]
    teams: tuple[tuple[int, ...], ...]
    """The seats that may talk among themselves at this table."""
    mine: tuple[int, ...]
    """The seats that this guest holds."""
    status: Literal["gathering", "playing", "over"]
    """It is gathering while a seat is free, or a nonce is missing."""
    missing: tuple[int, ...]
    """While gathering: the seats of people whose client has not added its nonce to the dice yet."""
    ending: Literal["played", "other-rules", "resign", "time-out", "agree"] | None
    """When over: `played` to its end, or ended because the rules have changed and its moves fit them no more; or by
    somebody who resigned or whose time was up, or undecided, because all agreed."""
    pace: TimeControl | None
    patience: float | None
    """Seconds after which others may choose what to do about somebody who is not here; None where games go by mail."""
    watching: float
    """Since when the service looks who is here: nobody is held to have been away for longer."""
    made: bool
    """This guest made the table, and may seat others at the same screen."""
    agreed: tuple[int, ...]
    """The seats that would end the game undecided."""
    practice: bool
    """Somebody had a hint, or took back what cannot be taken back: it does not count among games that were played."""
    hints: bool
    """Whoever made the table allows hints to all, which all see before they sit down."""
    public: bool
    """All who come by see it while a seat is free."""
    fill: Fill | None
    fills: float | None
    """While gathering: when bots take the seats that are still free."""
    silent: bool
    """Those who look on may not talk."""
    version: int
    moves: int
    actors: tuple[int, ...]
    ranks: tuple[int, ...]
    points: tuple[int, ...]
    commitment: str
    """SHA-256 of the seed, shown from the start."""
    seed: str | None
    """Shown when the game is over, so that everybody can verify the dice."""
    nonces: tuple[str, ...]
    """What each seat added to the dice, `""` for bots: shown once the game has begun. None before, and where nobody
    added anything."""
    rematch: str | None
    """The table of the next game between the same people."""
    created: float


class Happening(msgspec.Struct, frozen=True):
    """Something that happened, cut to what the reader may know, and the number of the move that brought it."""

    number: int
    event: Event


class Frame(msgspec.Struct, frozen=True):
    """The table after a move, for stepping back through a game."""

    number: int
    """0 is the set-up."""
    seat: int | None
    move: str | None
    """None where the reader may not know it."""
    happened: tuple[Happening, ...]
    view: View


class Setup(msgspec.Struct, frozen=True):
    """A table that is set up for so many players, for a picture of the rulebook."""

    seats: int
    seat: int | None
    """Who sees it: somebody with a hand; nobody at the table in games without hidden things."""
    view: View


class Example(msgspec.Struct, frozen=True):
    """A worked example of the rulebook: before, what happens, and after."""

    name: str
    seats: int
    seat: int | None
    """Who sees it: whoever moves, for it may be about a hand; nobody at the table in games without hidden things."""
    before: View
    happened: tuple[Happening, ...]
    after: View


class Pictures(msgspec.Struct, frozen=True):
    """What the pictures of a rulebook show."""

    setups: tuple[Setup, ...]
    examples: tuple[Example, ...]
    faces: dict[str, tuple[tuple[msgspec.Struct, ...], ...]]
    """By rule, for each row of its table, what the game's own client can draw there."""


class Standing(msgspec.Struct, frozen=True):
    """The points of every seat after a move."""

    number: int
    """0 is the set-up."""
    points: tuple[int, ...]


class Analysis(msgspec.Struct, frozen=True):
    """What a strong bot says of a decision of a finished game, knowing no more than whoever made it."""

    seat: int
    played: Choice
    """The move that was made."""
    advice: Advice


class DeviceInfo(msgspec.Struct, frozen=True):
    """A browser in which a guest is known."""

    created: float
    seen: float
    """When it was here last, to within a day."""
    here: bool
    """It is the one that asks."""


class Me(msgspec.Struct, frozen=True):
    """Who a guest is, and how they come back."""

    name: str | None
    """What they called themselves last."""
    created: float
    devices: tuple[DeviceInfo, ...]
    coded: float | None
    """When the words were made by which they come back; None where there are none."""
    told: bool
    """The device that asks is told of the guest's turn while its browser is closed."""
    push_key: str
    """By which push services know this service, for whoever wants to be told."""


class HearOfTurns(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's push subscription: where it hears, and with which keys."""

    endpoint: Annotated[str, msgspec.Meta(pattern=r"^https?://[!-~]+$", max_length=1000)]
    p256dh: Annotated[str, msgspec.Meta(pattern=r"^B[A-Za-z0-9_-]{86}$")]
    auth: Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{22}$")]
    language: Language


class NewCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Make words by which the guest comes back, in a language; those of before are good no longer."""

    language: Language


class Code(msgspec.Struct, frozen=True):
    """Shown once: the service keeps only what it recognises them by."""

    words: tuple[str, ...]


class ComeBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The words, as somebody typed them: in any of the languages, in capitals or not."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=300)]


class DeviceLink(msgspec.Struct, frozen=True):
    """What lets one more device in, once: the page is `/device#` and the token."""

    token: str
    seconds: int
    """For so long."""


class UseLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{20,60}$")]


class SignOut(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Be nobody on this device; or on all others: their links and cookies, and the code, are void then."""

    where: Literal["here", "elsewhere"]


class Erase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing brings it back, so it says what it is."""

    sure: Literal["erase everything"]


class Keeping(msgspec.Struct, frozen=True):
    """For how long this service keeps what."""

    waiting: float
    """Days for which a table waits for its players."""
    idle: float
    """Days after which a guest is forgotten who holds no seat."""
    device: float
    """Days after which a device is forgotten that was not here."""
    link: float
    """Seconds for which a link lets another device in."""
    lines: int
    """Chat lines of a table."""
    reports: float
    """Days for which those who run the service can read what was reported."""


class Health(msgspec.Struct, frozen=True):
    """The service is there; asked whether it is ready, it can write too."""

    version: str
    tables: int
    """In memory."""


class Problem(msgspec.Struct, frozen=True):
    """The answer to every request that could not be carried out; nothing was changed."""

    code: ProblemCode
    message: str


# Over the socket, from the client


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first message: what this client has seen; 0 for nothing."""

    version: Count = 0
    chat: Count = 0
    """The number of the last chat line."""
    client: Annotated[str, msgspec.Meta(max_length=64)] = ""
    """`Home.client` when its page was opened: it is told changes then. Where the service has other pages by now, the
    socket is closed with 4426. Programs may leave it out, and are told whole states."""


class Play(msgspec.Struct, frozen=True, tag_field="type", tag="play", forbid_unknown_fields=True):
    """A move, chosen while looking at `version`."""

    id: Token
    seat: Count
    version: Count
    move: Notation


class TakeBack(msgspec.Struct, frozen=True, tag_field="type", tag="take-back", forbid_unknown_fields=True):
    """Take back the seat's last move. For practice, against bots alone, also what cannot be taken back otherwise."""

    id: Token
    seat: Count
    version: Count
    practice: bool = False


class AskWhy(msgspec.Struct, frozen=True, tag_field="type", tag="why", forbid_unknown_fields=True):
    """Why a move is not allowed now."""

    id: Token
    seat: Count
    move: Notation


class AskHint(msgspec.Struct, frozen=True, tag_field="type", tag="hint", forbid_unknown_fields=True):
    """What a king would do in the place of a seat that is to decide, and why. The game is then one of practice."""

    id: Token
    seat: Count
    version: Count


class Ponder(msgspec.Struct, frozen=True, tag_field="type", tag="ponder", forbid_unknown_fields=True):
    """What is worth a thought before a seat decides, against bots alone. It says of no move whether it is good."""

    id: Token
    seat: Count
    version: Count


class Say(msgspec.Struct, frozen=True, tag_field="type", tag="say", forbid_unknown_fields=True):
    """Chat, to all or to the team; of those who look on, to those who look on."""

    id: Token
    text: Text
    team: bool = False


class SayPhrase(msgspec.Struct, frozen=True, tag_field="type", tag="phrase", forbid_unknown_fields=True):
    """The same with words that everybody reads in their own language."""

    id: Token
    phrase: PhraseName
    team: bool = False


class Mute(msgspec.Struct, frozen=True, tag_field="type", tag="mute", forbid_unknown_fields=True):
    """Hear nothing more, at any table, of whoever sits on a seat or wrote a line; with `off`, hear them again."""

    id: Token
    seat: Count | None = None
    line: Count | None = None
    off: bool = False


class Report(msgspec.Struct, frozen=True, tag_field="type", tag="report", forbid_unknown_fields=True):
    """Tell those who run the service about a person, or about a line."""

    id: Token
    reason: Complaint
    seat: Count | None = None
    line: Count | None = None
    words: Annotated[str, msgspec.Meta(max_length=300)] = ""


class Attend(msgspec.Struct, frozen=True, tag_field="type", tag="attend", forbid_unknown_fields=True):
    """Whether the table is before somebody's eyes, or in a tab that they do not see."""

    id: Token
    here: bool
    listed: bool = False
    """Who looks on may be listed by the name that they last sat down with; otherwise they are only counted."""


class Resign(msgspec.Struct, frozen=True, tag_field="type", tag="resign", forbid_unknown_fields=True):
    """Give up. The game ends if that leaves one side, or no person; otherwise a bot plays on for the seat."""

    id: Token
    seat: Count


class Agree(msgspec.Struct, frozen=True, tag_field="type", tag="agree", forbid_unknown_fields=True):
    """Offer to end the game undecided, agree to it, or, with `no`, decline. It ends when all who are here agree."""

    id: Token
    seat: Count
    no: bool = False


class Replace(msgspec.Struct, frozen=True, tag_field="type", tag="replace", forbid_unknown_fields=True):
    """Let a bot play on for somebody who has been away too long; or, without a bot, take one's own seat back."""

    id: Token
    seat: Count
    bot: str | None = None


class Remind(msgspec.Struct, frozen=True, tag_field="type", tag="remind", forbid_unknown_fields=True):
    """Tell somebody who is not here that they are waited for, wherever they have Regalia open."""

    id: Token
    seat: Count


class Ping(msgspec.Struct, frozen=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    id: Token


FromClient = (
    Hello
    | Play
    | TakeBack
    | AskWhy
    | AskHint
    | Ponder
    | Say
    | SayPhrase
    | Mute
    | Report
    | Attend
    | Resign
    | Agree
    | Replace
    | Remind
    | Ping
)


# Over the socket, to the client


class MySeat(msgspec.Struct, frozen=True):
    """A seat that this guest holds, as its player sees the table."""

    seat: int
    view: View
    asked: Phrase | None
    choices: tuple[Choice, ...]
    brings: tuple[Brings[Event] | None, ...]
    """What each of the choices brings; None where that cannot be said."""
    can_undo: bool
    can_rewind: bool
    """Against bots alone: the last move can be taken back for practice, with all that came after it."""
    can_hint: bool
    """It is to decide and may ask for a hint: against bots alone, or where the table allows hints to all."""


class Act(msgspec.Struct, frozen=True):
    """Something that somebody did besides playing: it belongs to the history of the table."""

    number: int
    """After so many moves."""
    kind: ActKind
    seat: int
    what: str | None
    """The level of the bot that plays on; None where the player is back. Of `agree`: `offer`, `no` or `end`."""
    absent: tuple[int, ...]
    """Of `end`: the seats that were not asked, because they were away too long."""
    at: float | None


class SeatClock(msgspec.Struct, frozen=True):
    """The clock of a seat, at the time of the state that it is in."""

    reserve: float
    """Seconds of its reserve."""
    spent: float
    """Seconds that it has spent on its present decision."""
    running: bool


class TableState(msgspec.Struct, frozen=True, tag_field="type", tag="state"):
    """The table as it is now: on every hello, where nothing was told before, and where a reader has missed a state."""

    table: TableInfo
    replayable: bool
    """False where this Regalia cannot play the moves again: the result is all that there is to see."""
    mine: tuple[MySeat, ...]
    """None before the game starts: nobody looks at the cards and then chooses another seat."""
    view: View | None
    """What spectators see; for those who hold no seat, and not before the game starts."""
    since: int
    """The number of the first move in `happened`: the log before it stays as the client has it. Where the client has
    missed more than a few hundred moves, they are not told here: it asks for them (`/api/tables/{table}/log`)."""
    happened: tuple[Happening, ...]
    missed: tuple[Frame, ...]
    """The table after each of those moves, where they are several and so few that one may want to see them pass by."""
    acts: tuple[Act, ...]
    """All that was done besides playing."""
    clocks: tuple[SeatClock, ...]
    """Of each seat; none without a pace."""
    now: float
    """The time of the service."""


class Changed(msgspec.Struct, frozen=True, tag_field="type", tag="changed"):
    """The table as it is now, by what differs from the state that was told last over this socket (see `changes`)."""

    change: Any
    """Of all fields of a `TableState` but those that are told here."""
    since: int
    happened: tuple[Happening, ...]
    missed: tuple[Frame, ...]
    now: float


class Study(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Over HTTP: where a learner is in a lesson, and what they do there."""

    language: str
    exercise: str | None = None
    """A worked example of the rulebook, to be found out, instead of the lesson."""
    step: Count = 0
    moves: Annotated[list[str], msgspec.Meta(max_length=60)] = []
    """What they have played since the table of this step was laid; what is missing is done as the lesson asks."""
    move: str | None = None
    """What they try."""
    go_on: bool = False
    """They have read what was said."""


class Tried(msgspec.Struct, frozen=True):
    """What is said to a try."""

    done: bool
    """It was asked for, and made; otherwise nothing has changed."""
    said: str | None
    """The praise, or a word to what was wrong."""
    reason: Reason | None
    """Why the rules do not allow it."""


class Taught(msgspec.Struct, frozen=True):
    """A lesson as its learner sees it: a table of their own, and what is said to it in their language."""

    state: TableState
    """Its choices are what the rules allow; without any, it goes on when the learner says so."""
    frames: tuple[Frame, ...]
    """The table after each of its moves."""
    step: int
    steps: int
    laid: int
    """The step that this table was laid for."""
    moves: tuple[str, ...]
    """What the learner has played since this table was laid: to be sent back."""
    phases: tuple[str, ...]
    said: str
    task: str | None
    """What to do now, in a sentence of its own."""
    wanted: tuple[str, ...]
    """Of the choices, those that the board points at."""
    left: int
    """How many decisions this step still asks for."""
    rules: tuple[str, ...]
    """What it teaches."""
    show: tuple[str, ...]
    """What to point at, by what the board calls its places."""
    answer: Tried | None


class Acknowledged(msgspec.Struct, frozen=True, tag_field="type", tag="ack"):
    """The move is stored and will survive anything."""

    id: str
    version: int


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """The message changed nothing; the present state follows."""

    id: str | None
    code: RefusalCode
    """`broken` is the server's own fault: the same message may be sent again."""
    reason: Reason | None
    message: str


class WhyNot(msgspec.Struct, frozen=True, tag_field="type", tag="why-not"):
    """The answer to `why`; no reason means that the move is allowed."""

    id: str
    move: str
    reason: Reason | None


class Hinted(msgspec.Struct, frozen=True, tag_field="type", tag="hinted"):
    """The answer to `hint`, as long as the seat has the same to decide."""

    id: str
    seat: int
    advice: Advice


class ChatLine(msgspec.Struct, frozen=True):
    number: int
    seat: int | None
    """None for those who look on."""
    name: str
    """Empty where somebody who looks on has none, or that of a player."""
    text: str
    """Empty where it is a phrase, and where whoever said it has had their data erased since."""
    team: bool
    at: float
    phrase: str | None = None
    """A `PhraseName`, or one of another version."""
    aside: bool = False
    """Among those who look on; players read it when the game is over."""


class Pondered(msgspec.Struct, frozen=True, tag_field="type", tag="pondered"):
    """The answer to `ponder`."""

    id: str
    themes: tuple[str, ...]
    """In what the legal moves differ most, the most first: named as `theme-...` in the texts of the game."""


class Chat(msgspec.Struct, frozen=True, tag_field="type", tag="chat"):
    """Lines that the client does not have yet."""

    lines: tuple[ChatLine, ...]


class Muted(msgspec.Struct, frozen=True, tag_field="type", tag="muted"):
    """Of whom the reader wants to hear nothing: it holds for what they have already."""

    seats: tuple[int, ...]
    lines: tuple[int, ...]
    """The numbers of their lines."""


class Reminded(msgspec.Struct, frozen=True, tag_field="type", tag="reminded"):
    """Somebody waits for the reader, here or at another table."""

    table: str
    game: str
    name: str
    """Who waits."""


class Onlookers(msgspec.Struct, frozen=True, tag_field="type", tag="onlookers"):
    """Who has the table open and holds no seat: how many, and the names of those who wish to be listed."""

    count: int
    names: tuple[str, ...]


class Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    id: str


FromServer = (
    TableState
    | Changed
    | Acknowledged
    | Refused
    | WhyNot
    | Hinted
    | Pondered
    | Chat
    | Muted
    | Reminded
    | Onlookers
    | Pong
)
