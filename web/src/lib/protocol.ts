// Written by `python -m regalia.server.wire.typescript` from the service's own structures. Do not edit.

export interface OptionInfo {
  readonly name: string;
  readonly choices: readonly (boolean | number | string)[];
  readonly default: boolean | number | string;
  readonly seats: readonly number[];
}

/** A worked example that can be played on, and its number of players. */
export interface ScenarioInfo {
  readonly name: string;
  readonly seats: number;
}

/** A game that can be played here. Its words are fetched by name and language. */
export interface GameInfo {
  readonly name: string;
  readonly rules_version: number;
  readonly seats: readonly number[];
  readonly options: readonly OptionInfo[];
  readonly verbs: readonly string[];
  readonly scenarios: readonly ScenarioInfo[];
  /** How many colours, families or crests there are to choose from, for each of `seats`. */
  readonly colours: readonly number[];
  /** Of each seat its side, for each of `seats`: team-mates share one, and keep to its tincture. */
  readonly sides: readonly (readonly number[])[];
  /** It can be learnt here. */
  readonly lesson: boolean;
  /** Those who play it besides the levels: installed packages bring them. */
  readonly bots: readonly string[];
  /** Of a game that a package brings: the fields of its events spoken by the text `prefix-value`, with its prefix. */
  readonly spoken: Readonly<Record<string, string>>;
}

/** What the first page needs. */
export interface Home {
  readonly version: string;
  /** The pages that this service has, by their content: to be said in `hello`. */
  readonly client: string;
  readonly games: readonly GameInfo[];
  /** The levels, from the weakest to the strongest. */
  readonly bots: readonly string[];
  readonly languages: Readonly<Record<string, string>>;
  /** What this guest called themselves last. */
  readonly name: string | null;
}

/** Who shall sit where: whoever makes the table, whoever opens the link, or a bot. */
export interface SeatPlan {
  readonly kind: "bot" | "me" | "open";
  readonly name?: string | null;
  readonly bot?: string | null;
}

/** At what pace a table is played, and what it means when somebody's time is up. */
export interface TimeControl {
  readonly kind: "live" | "mail";
  /** Seconds for each decision: until something is rolled, shown or passed on. */
  readonly move: number;
  /** Seconds for the whole game, for what decisions take beyond that. */
  readonly reserve?: number;
  /** By mail: Saturdays and Sundays do not count. */
  readonly weekends?: boolean;
  /** Minutes by which the maker's clock is ahead of UTC: when their weekend is. */
  readonly offset?: number;
  /** Whose time is up has lost; otherwise a bot plays on until they are back. */
  readonly lost?: boolean;
  /** The level of that bot. */
  readonly bot?: string;
}

/** A seat that stays free for too long is taken by a bot. */
export interface Fill {
  /** Seconds since the table was made, or since somebody left their seat. */
  readonly after: number;
  readonly bot?: string;
}

/** Several seats of kind `me` are a hot seat: one device passed around. */
export interface NewTable {
  readonly game: string;
  readonly seats: readonly SeatPlan[];
  readonly options?: Readonly<Record<string, boolean | number | string>>;
  readonly colours?: readonly number[];
  readonly scenario?: string | null;
  readonly pace?: TimeControl | null;
  /** All may ask for hints, also where people play against each other. */
  readonly hints?: boolean;
  /** All who come by may see it, and sit down while a seat is free; otherwise whoever has its link. */
  readonly public?: boolean;
  readonly fill?: Fill | null;
  /** Those who look on may not talk, not even among themselves. */
  readonly silent?: boolean;
}

/** Sit down at a public table, or make one: of this game, or of whatever game there is company for. */
export interface FindGame {
  readonly game: string;
  readonly name: string;
  /** Any game will do; where nobody waits for company, a table of `game` is made. */
  readonly any?: boolean;
  /** Of the table that is made. */
  readonly fill?: Fill | null;
}

export interface TakeSeat {
  readonly name: string;
  readonly nonce: string;
  /** As `ChooseColours` has them, where they shall be others. */
  readonly colours?: readonly number[];
}

/** Who shall have which colour: nobody else's may change. */
export interface ChooseColours {
  readonly colours: readonly number[];
}

export interface SeatNonce {
  readonly seat: number;
  readonly nonce: string;
}

/** For the seats of a guest who sat there before they could see the commitment: `TableInfo.missing`. */
export interface AddNonces {
  readonly nonces: readonly SeatNonce[];
}

export interface SeatBot {
  readonly bot: string;
}

/** A seat as all see it. */
export interface Player {
  readonly kind: "bot" | "human" | "open";
  /** The one that was given; bots mostly have that of their person. Empty where somebody has had their data erased. */
  readonly name: string | null;
  /** Its level. */
  readonly bot: string | null;
  /** Which of the persons of its level a bot is. What these are called stands in the texts. */
  readonly face: number | null;
  /** Whether the table is before their eyes, open where they do not look, or not open. Bots are always here. */
  readonly presence: "away" | "gone" | "here";
  /** Since when; None for bots, and where nobody knows. */
  readonly since: number | null;
  /** The level of the bot that plays on for them. */
  readonly stand_in: string | null;
  /** They gave up, or their time was up where that means the same: they come last. */
  readonly resigned: boolean;
  /** The same person sits on another seat too: one screen for several people. */
  readonly shared: boolean;
}

/** A table as all see it. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly rules_version: number;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  /** The colour, family or crest of each seat, by its number. */
  readonly colours: readonly number[];
  /** The colour of each side's pieces. */
  readonly tinctures: readonly number[];
  /** Of each seat its side: team-mates share one. */
  readonly sides: readonly number[];
  /** The worked example that it started from. */
  readonly scenario: string | null;
  readonly players: readonly Player[];
  /** The seats that may talk among themselves at this table. */
  readonly teams: readonly (readonly number[])[];
  /** The seats that this guest holds. */
  readonly mine: readonly number[];
  /** It is gathering while a seat is free, or a nonce is missing. */
  readonly status: "gathering" | "over" | "playing";
  /** While gathering: the seats of people whose client has not added its nonce to the dice yet. */
  readonly missing: readonly number[];
  /** When over: `played` to its end, or ended because the rules have changed and its moves fit them no more; or by somebody who resigned or whose time was up, or undecided, because all agreed. */
  readonly ending: "agree" | "other-rules" | "played" | "resign" | "time-out" | null;
  readonly pace: TimeControl | null;
  /** Seconds after which others may choose what to do about somebody who is not here; None where games go by mail. */
  readonly patience: number | null;
  /** Since when the service looks who is here: nobody is held to have been away for longer. */
  readonly watching: number;
  /** This guest made the table, and may seat others at the same screen. */
  readonly made: boolean;
  /** The seats that would end the game undecided. */
  readonly agreed: readonly number[];
  /** Somebody had a hint, or took back what cannot be taken back: it does not count among games that were played. */
  readonly practice: boolean;
  /** Whoever made the table allows hints to all, which all see before they sit down. */
  readonly hints: boolean;
  /** All who come by see it while a seat is free. */
  readonly public: boolean;
  readonly fill: Fill | null;
  /** While gathering: when bots take the seats that are still free. */
  readonly fills: number | null;
  /** Those who look on may not talk. */
  readonly silent: boolean;
  readonly version: number;
  readonly moves: number;
  readonly actors: readonly number[];
  readonly ranks: readonly number[];
  readonly points: readonly number[];
  /** SHA-256 of the seed, shown from the start. */
  readonly commitment: string;
  /** Shown when the game is over, so that everybody can verify the dice. */
  readonly seed: string | null;
  /** What each seat added to the dice, `""` for bots: shown once the game has begun. None before, and where nobody added anything. */
  readonly nonces: readonly string[];
  /** The table of the next game between the same people. */
  readonly rematch: string | null;
  readonly created: number;
}

/** Something that happened, cut to what the reader may know, and the number of the move that brought it. */
export interface Happening {
  readonly number: number;
  readonly event: GameEvent;
}

/** The table after a move, for stepping back through a game. */
export interface Frame {
  /** 0 is the set-up. */
  readonly number: number;
  readonly seat: number | null;
  /** None where the reader may not know it. */
  readonly move: string | null;
  readonly happened: readonly Happening[];
  readonly view: View;
}

/** A table that is set up for so many players, for a picture of the rulebook. */
export interface Setup {
  readonly seats: number;
  /** Who sees it: somebody with a hand; nobody at the table in games without hidden things. */
  readonly seat: number | null;
  readonly view: View;
}

/** A worked example of the rulebook: before, what happens, and after. */
export interface Example {
  readonly name: string;
  readonly seats: number;
  /** Who sees it: whoever moves, for it may be about a hand; nobody at the table in games without hidden things. */
  readonly seat: number | null;
  readonly before: View;
  readonly happened: readonly Happening[];
  readonly after: View;
}

/** What the pictures of a rulebook show. */
export interface Pictures {
  readonly setups: readonly Setup[];
  readonly examples: readonly Example[];
  /** By rule, for each row of its table, what the game's own client can draw there. */
  readonly faces: Readonly<Record<string, readonly (readonly unknown[])[]>>;
}

/** The points of every seat after a move. */
export interface Standing {
  /** 0 is the set-up. */
  readonly number: number;
  readonly points: readonly number[];
}

/** A move in words: what the board lights up, and what is sent back. */
export interface Choice {
  readonly verb: string;
  readonly targets: readonly string[];
  readonly move: string;
}

/** A move that could be played, and the share of winning that each seat may then expect, 0 to 1. */
export interface Candidate {
  readonly choice: Choice;
  readonly chances: readonly number[];
}

/** A step of the line that is expected. */
export interface Expected {
  readonly seat: number;
  /** None for what others do in secret. */
  readonly choice: Choice | null;
  /** Before it comes something that the seat cannot know: dice, hidden cards, secret choices. */
  readonly guess: boolean;
}

/** A theme of the game, and by how much of winning it makes the best move better than the next one, or worse. */
export interface Ground {
  readonly theme: string;
  readonly worth: number;
}

export interface Advice {
  readonly best: Candidate;
  /** What is expected to follow the best move. */
  readonly line: readonly Expected[];
  readonly alternatives: readonly Candidate[];
  /** What speaks for the best move and not for the first alternative, the most first; then what speaks against it. They add up to the difference of the two in chances. */
  readonly reasons: readonly Ground[];
  /** There is little between the best move and the first alternative: less than the search can tell. */
  readonly close: boolean;
}

/** What a strong bot says of a decision of a finished game, knowing no more than whoever made it. */
export interface Analysis {
  readonly seat: number;
  /** The move that was made. */
  readonly played: Choice;
  readonly advice: Advice;
}

/** A browser in which a guest is known. */
export interface DeviceInfo {
  readonly created: number;
  /** When it was here last, to within a day. */
  readonly seen: number;
  /** It is the one that asks. */
  readonly here: boolean;
}

/** Who a guest is, and how they come back. */
export interface Me {
  /** What they called themselves last. */
  readonly name: string | null;
  readonly created: number;
  readonly devices: readonly DeviceInfo[];
  /** When the words were made by which they come back; None where there are none. */
  readonly coded: number | null;
  /** The device that asks is told of the guest's turn while its browser is closed. */
  readonly told: boolean;
  /** By which push services know this service, for whoever wants to be told. */
  readonly push_key: string;
}

/** A browser's push subscription: where it hears, and with which keys. */
export interface HearOfTurns {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: "en" | "hu" | "ru";
}

/** Make words by which the guest comes back, in a language; those of before are good no longer. */
export interface NewCode {
  readonly language: "en" | "hu" | "ru";
}

/** Shown once: the service keeps only what it recognises them by. */
export interface Code {
  readonly words: readonly string[];
}

/** The words, as somebody typed them: in any of the languages, in capitals or not. */
export interface ComeBack {
  readonly code: string;
}

/** What lets one more device in, once: the page is `/device#` and the token. */
export interface DeviceLink {
  readonly token: string;
  /** For so long. */
  readonly seconds: number;
}

export interface UseLink {
  readonly token: string;
}

/** Be nobody on this device; or on all others: their links and cookies, and the code, are void then. */
export interface SignOut {
  readonly where: "elsewhere" | "here";
}

/** Nothing brings it back, so it says what it is. */
export interface Erase {
  readonly sure: "erase everything";
}

/** For how long this service keeps what. */
export interface Keeping {
  /** Days for which a table waits for its players. */
  readonly waiting: number;
  /** Days after which a guest is forgotten who holds no seat. */
  readonly idle: number;
  /** Days after which a device is forgotten that was not here. */
  readonly device: number;
  /** Seconds for which a link lets another device in. */
  readonly link: number;
  /** Chat lines of a table. */
  readonly lines: number;
  /** Days for which those who run the service can read what was reported. */
  readonly reports: number;
}

/** The service is there; asked whether it is ready, it can write too. */
export interface Health {
  readonly version: string;
  /** In memory. */
  readonly tables: number;
}

/** The answer to every request that could not be carried out; nothing was changed. */
export interface Problem {
  readonly code: "banned" | "broken" | "busy" | "closed" | "cookie" | "foreign" | "invalid" | "name-taken" | "not-now" | "not-yours" | "taken" | "too-fast" | "too-large" | "too-many" | "unknown" | "unreadable";
  readonly message: string;
}

/** The first message: what this client has seen; 0 for nothing. */
export interface Hello {
  readonly type: "hello";
  readonly version?: number;
  /** The number of the last chat line. */
  readonly chat?: number;
  /** `Home.client` when its page was opened: it is told changes then. Where the service has other pages by now, the socket is closed with 4426. Programs may leave it out, and are told whole states. */
  readonly client?: string;
}

/** A move, chosen while looking at `version`. */
export interface Play {
  readonly type: "play";
  readonly id: string;
  readonly seat: number;
  readonly version: number;
  readonly move: string;
}

/** Take back the seat's last move. For practice, against bots alone, also what cannot be taken back otherwise. */
export interface TakeBack {
  readonly type: "take-back";
  readonly id: string;
  readonly seat: number;
  readonly version: number;
  readonly practice?: boolean;
}

/** Why a move is not allowed now. */
export interface AskWhy {
  readonly type: "why";
  readonly id: string;
  readonly seat: number;
  readonly move: string;
}

/** What a king would do in the place of a seat that is to decide, and why. The game is then one of practice. */
export interface AskHint {
  readonly type: "hint";
  readonly id: string;
  readonly seat: number;
  readonly version: number;
}

/** What is worth a thought before a seat decides, against bots alone. It says of no move whether it is good. */
export interface Ponder {
  readonly type: "ponder";
  readonly id: string;
  readonly seat: number;
  readonly version: number;
}

/** Chat, to all or to the team; of those who look on, to those who look on. */
export interface Say {
  readonly type: "say";
  readonly id: string;
  readonly text: string;
  readonly team?: boolean;
}

/** The same with words that everybody reads in their own language. */
export interface SayPhrase {
  readonly type: "phrase";
  readonly id: string;
  readonly phrase: "again" | "good-game" | "good-luck" | "hello" | "one-moment" | "oops" | "sorry" | "thanks" | "well-played" | "your-turn";
  readonly team?: boolean;
}

/** Hear nothing more, at any table, of whoever sits on a seat or wrote a line; with `off`, hear them again. */
export interface Mute {
  readonly type: "mute";
  readonly id: string;
  readonly seat?: number | null;
  readonly line?: number | null;
  readonly off?: boolean;
}

/** Tell those who run the service about a person, or about a line. */
export interface Report {
  readonly type: "report";
  readonly id: string;
  readonly reason: "insult" | "name" | "other" | "spam" | "unfair";
  readonly seat?: number | null;
  readonly line?: number | null;
  readonly words?: string;
}

/** Whether the table is before somebody's eyes, or in a tab that they do not see. */
export interface Attend {
  readonly type: "attend";
  readonly id: string;
  readonly here: boolean;
  /** Who looks on may be listed by the name that they last sat down with; otherwise they are only counted. */
  readonly listed?: boolean;
}

/** Give up. The game ends if that leaves one side, or no person; otherwise a bot plays on for the seat. */
export interface Resign {
  readonly type: "resign";
  readonly id: string;
  readonly seat: number;
}

/** Offer to end the game undecided, agree to it, or, with `no`, decline. It ends when all who are here agree. */
export interface Agree {
  readonly type: "agree";
  readonly id: string;
  readonly seat: number;
  readonly no?: boolean;
}

/** Let a bot play on for somebody who has been away too long; or, without a bot, take one's own seat back. */
export interface Replace {
  readonly type: "replace";
  readonly id: string;
  readonly seat: number;
  readonly bot?: string | null;
}

/** Tell somebody who is not here that they are waited for, wherever they have Regalia open. */
export interface Remind {
  readonly type: "remind";
  readonly id: string;
  readonly seat: number;
}

export interface Ping {
  readonly type: "ping";
  readonly id: string;
}

/** The key of a text and its facts. */
export interface Phrase {
  readonly key: string;
  readonly args: Readonly<Record<string, number | string | readonly string[]>>;
}

/** What a move that nobody can take back leads to. */
export interface Consequence {
  /** Something is rolled or drawn; others decide; the game ends; or something is shown and the same seat goes on. */
  readonly kind: "chance" | "over" | "shown" | "turn";
  /** Who decides then, if it is others. */
  readonly seats: readonly number[];
}

/** Moves that a player makes in one gesture after another move, and what they bring then, all in all. */
export interface Deed {
  readonly moves: readonly string[];
  readonly brings: Brings;
}

/** What a legal move brings for certain, before it is played. */
export interface Brings {
  /** What happens, as the seat would be told, up to what nobody can know yet. */
  readonly events?: readonly GameEvent[];
  /** Why these are not all: then something is rolled or drawn, a hidden card is turned up, or others' secret choices are. None: they are all. */
  readonly unknown?: "cards" | "chance" | "choices" | null;
  /** Each seat's points by then, where they change. */
  readonly points?: readonly number[];
  /** Set where nobody can take it back. */
  readonly final?: Consequence | null;
  /** What the player would work out besides, where something is. Of a gesture that goes on it is told at the end. */
  readonly outlook?: Outlook | null;
  /** The ways in which one gesture goes on. */
  readonly then?: readonly Deed[];
}

/** A seat that this guest holds, as its player sees the table. */
export interface MySeat {
  readonly seat: number;
  readonly view: View;
  readonly asked: Phrase | null;
  readonly choices: readonly Choice[];
  /** What each of the choices brings; None where that cannot be said. */
  readonly brings: readonly (Brings | null)[];
  readonly can_undo: boolean;
  /** Against bots alone: the last move can be taken back for practice, with all that came after it. */
  readonly can_rewind: boolean;
  /** It is to decide and may ask for a hint: against bots alone, or where the table allows hints to all. */
  readonly can_hint: boolean;
}

/** Something that somebody did besides playing: it belongs to the history of the table. */
export interface Act {
  /** After so many moves. */
  readonly number: number;
  readonly kind: "agree" | "replace" | "resign" | "time-out";
  readonly seat: number;
  /** The level of the bot that plays on; None where the player is back. Of `agree`: `offer`, `no` or `end`. */
  readonly what: string | null;
  /** Of `end`: the seats that were not asked, because they were away too long. */
  readonly absent: readonly number[];
  readonly at: number | null;
}

/** The clock of a seat, at the time of the state that it is in. */
export interface SeatClock {
  /** Seconds of its reserve. */
  readonly reserve: number;
  /** Seconds that it has spent on its present decision. */
  readonly spent: number;
  readonly running: boolean;
}

/** The table as it is now: on every hello, where nothing was told before, and where a reader has missed a state. */
export interface TableState {
  readonly type: "state";
  readonly table: TableInfo;
  /** False where this Regalia cannot play the moves again: the result is all that there is to see. */
  readonly replayable: boolean;
  /** None before the game starts: nobody looks at the cards and then chooses another seat. */
  readonly mine: readonly MySeat[];
  /** What spectators see; for those who hold no seat, and not before the game starts. */
  readonly view: View | null;
  /** The number of the first move in `happened`: the log before it stays as the client has it. Where the client has missed more than a few hundred moves, they are not told here: it asks for them (`/api/tables/{table}/log`). */
  readonly since: number;
  readonly happened: readonly Happening[];
  /** The table after each of those moves, where they are several and so few that one may want to see them pass by. */
  readonly missed: readonly Frame[];
  /** All that was done besides playing. */
  readonly acts: readonly Act[];
  /** Of each seat; none without a pace. */
  readonly clocks: readonly SeatClock[];
  /** The time of the service. */
  readonly now: number;
}

/** The table as it is now, by what differs from the state that was told last over this socket (see `changes`). */
export interface Changed {
  readonly type: "changed";
  /** Of all fields of a `TableState` but those that are told here. */
  readonly change: unknown;
  readonly since: number;
  readonly happened: readonly Happening[];
  readonly missed: readonly Frame[];
  readonly now: number;
}

/** Over HTTP: where a learner is in a lesson, and what they do there. */
export interface Study {
  readonly language: string;
  /** A worked example of the rulebook, to be found out, instead of the lesson. */
  readonly exercise?: string | null;
  readonly step?: number;
  /** What they have played since the table of this step was laid; what is missing is done as the lesson asks. */
  readonly moves?: readonly string[];
  /** What they try. */
  readonly move?: string | null;
  /** They have read what was said. */
  readonly go_on?: boolean;
}

/** Why a move is not allowed: the rule that forbids it and the facts. */
export interface Reason {
  readonly rule: string;
  readonly phrase: Phrase;
}

/** What is said to a try. */
export interface Tried {
  /** It was asked for, and made; otherwise nothing has changed. */
  readonly done: boolean;
  /** The praise, or a word to what was wrong. */
  readonly said: string | null;
  /** Why the rules do not allow it. */
  readonly reason: Reason | null;
}

/** A lesson as its learner sees it: a table of their own, and what is said to it in their language. */
export interface Taught {
  /** Its choices are what the rules allow; without any, it goes on when the learner says so. */
  readonly state: TableState;
  /** The table after each of its moves. */
  readonly frames: readonly Frame[];
  readonly step: number;
  readonly steps: number;
  /** The step that this table was laid for. */
  readonly laid: number;
  /** What the learner has played since this table was laid: to be sent back. */
  readonly moves: readonly string[];
  readonly phases: readonly string[];
  readonly said: string;
  /** What to do now, in a sentence of its own. */
  readonly task: string | null;
  /** Of the choices, those that the board points at. */
  readonly wanted: readonly string[];
  /** How many decisions this step still asks for. */
  readonly left: number;
  /** What it teaches. */
  readonly rules: readonly string[];
  /** What to point at, by what the board calls its places. */
  readonly show: readonly string[];
  readonly answer: Tried | null;
}

/** The move is stored and will survive anything. */
export interface Acknowledged {
  readonly type: "ack";
  readonly id: string;
  readonly version: number;
}

/** The message changed nothing; the present state follows. */
export interface Refused {
  readonly type: "refused";
  readonly id: string | null;
  /** `broken` is the server's own fault: the same message may be sent again. */
  readonly code: "banned" | "broken" | "illegal" | "invalid" | "no-undo" | "not-allowed" | "not-now" | "not-yours" | "stale" | "too-fast" | "unknown" | "unreadable";
  readonly reason: Reason | null;
  readonly message: string;
}

/** The answer to `why`; no reason means that the move is allowed. */
export interface WhyNot {
  readonly type: "why-not";
  readonly id: string;
  readonly move: string;
  readonly reason: Reason | null;
}

/** The answer to `hint`, as long as the seat has the same to decide. */
export interface Hinted {
  readonly type: "hinted";
  readonly id: string;
  readonly seat: number;
  readonly advice: Advice;
}

export interface ChatLine {
  readonly number: number;
  /** None for those who look on. */
  readonly seat: number | null;
  /** Empty where somebody who looks on has none, or that of a player. */
  readonly name: string;
  /** Empty where it is a phrase, and where whoever said it has had their data erased since. */
  readonly text: string;
  readonly team: boolean;
  readonly at: number;
  /** A `PhraseName`, or one of another version. */
  readonly phrase: string | null;
  /** Among those who look on; players read it when the game is over. */
  readonly aside: boolean;
}

/** The answer to `ponder`. */
export interface Pondered {
  readonly type: "pondered";
  readonly id: string;
  /** In what the legal moves differ most, the most first: named as `theme-...` in the texts of the game. */
  readonly themes: readonly string[];
}

/** Lines that the client does not have yet. */
export interface Chat {
  readonly type: "chat";
  readonly lines: readonly ChatLine[];
}

/** Of whom the reader wants to hear nothing: it holds for what they have already. */
export interface Muted {
  readonly type: "muted";
  readonly seats: readonly number[];
  /** The numbers of their lines. */
  readonly lines: readonly number[];
}

/** Somebody waits for the reader, here or at another table. */
export interface Reminded {
  readonly type: "reminded";
  readonly table: string;
  readonly game: string;
  /** Who waits. */
  readonly name: string;
}

/** Who has the table open and holds no seat: how many, and the names of those who wish to be listed. */
export interface Onlookers {
  readonly type: "onlookers";
  readonly count: number;
  readonly names: readonly string[];
}

export interface Pong {
  readonly type: "pong";
  readonly id: string;
}

/** A province or a region. */
export interface CarolusTerritory {
  readonly name: string;
  /** Clockwise around the ring. */
  readonly provinces: readonly string[];
  readonly knights: Readonly<Record<string, number>>;
  readonly castles: number;
  /** The side whose castles stand there. */
  readonly owner: number | null;
  /** Of each side (C17). */
  readonly strength: readonly number[];
}

/** A player's place at the table. */
export interface CarolusSeat {
  readonly side: number;
  readonly court: Readonly<Record<string, number>>;
  readonly reserve: Readonly<Record<string, number>>;
  /** The families whose influence marker lies here. */
  readonly markers: readonly string[];
  /** Discs. */
  readonly unused: readonly number[];
  /** The disc laid out this round. */
  readonly laid: number | null;
  /** Rolled and not yet decided. */
  readonly crowns: number;
  /** How many more knights of a family bring its influence marker here (C15); nothing of those that lie here. */
  readonly lacking: Readonly<Record<string, number>>;
}

/** What the Emperor would do if he moved this far now. */
export interface CarolusReach {
  readonly steps: number;
  readonly territory: string;
  /** The side that would have most strength there. */
  readonly winner: number | null;
  /** The castles that the winner would gain. */
  readonly castles: number;
  /** They are its last ones, so that it wins at once (C25). */
  readonly last: boolean;
  /** The neighbours that the territory would merge with (C21). */
  readonly joins: readonly string[];
  /** All castles of the region that would come of it. */
  readonly total: number;
}

export interface CarolusView {
  readonly round: number;
  readonly phase: string;
  /** The seats in the order of choosing; once all discs are out, in the order of acting. */
  readonly order: readonly number[];
  readonly turn: number | null;
  readonly emperor: string;
  /** Clockwise around the ring from the one with province 1. */
  readonly territories: readonly CarolusTerritory[];
  readonly seats: readonly CarolusSeat[];
  /** Of each side: the castles not on the board. */
  readonly supply: readonly number[];
  readonly stock: Readonly<Record<string, number>>;
  /** Of each family: what one more of its knights on the land adds to the strength of each side (C17). */
  readonly weight: Readonly<Record<string, readonly number[]>>;
  readonly to_bring: number;
  /** While the seat to move has its turn: the Emperor's possible stops as the table lies. */
  readonly reach: readonly CarolusReach[];
  readonly ending: string | null;
  /** The winning sides. */
  readonly winners: readonly number[];
}

export interface CarolusRoundEvent {
  readonly kind: "round";
  readonly round: number;
}

/** C10. */
export interface CarolusDiscEvent {
  readonly kind: "disc";
  readonly seat: number;
  readonly disc: number;
}

/** C14: a knight comes to court. */
export interface CarolusCourtEvent {
  readonly kind: "court";
  readonly seat: number;
  readonly family: "blue" | "green" | "pink" | "red" | "yellow";
}

/** C14: a knight goes to a territory. */
export interface CarolusLandEvent {
  readonly kind: "land";
  readonly seat: number;
  readonly family: "blue" | "green" | "pink" | "red" | "yellow";
  readonly territory: string;
}

/** C15. */
export interface CarolusMarkerEvent {
  readonly kind: "marker";
  readonly seat: number;
  readonly family: "blue" | "green" | "pink" | "red" | "yellow";
}

/** C16. */
export interface CarolusEmperorEvent {
  readonly kind: "emperor";
  readonly seat: number;
  readonly steps: number;
  readonly territory: string;
}

/** C18: no side has most strength. */
export interface CarolusUndecidedEvent {
  readonly kind: "undecided";
  readonly territory: string;
}

/** C20: the owner is strongest. */
export interface CarolusHeldEvent {
  readonly kind: "held";
  readonly side: number;
  readonly territory: string;
}

/** C19. */
export interface CarolusBuiltEvent {
  readonly kind: "built";
  readonly side: number;
  readonly territory: string;
}

/** C20: castles of one side leave, and so many of another take their place. */
export interface CarolusReplacedEvent {
  readonly kind: "replaced";
  readonly side: number;
  readonly other_side: number;
  readonly territory: string;
  readonly count: number;
}

/** C21. */
export interface CarolusMergedEvent {
  readonly kind: "merged";
  readonly side: number;
  readonly territory: string;
  readonly joined: string;
}

/** C22. */
export interface CarolusRolledEvent {
  readonly kind: "rolled";
  readonly seat: number;
  readonly dice: readonly ("blue" | "crown" | "green" | "pink" | "red" | "yellow")[];
}

/** C23: the die becomes a crown. */
export interface CarolusExhaustedEvent {
  readonly kind: "exhausted";
  readonly family: "blue" | "green" | "pink" | "red" | "yellow";
}

/** C23: so many knights come back from every court. */
export interface CarolusReturnedEvent {
  readonly kind: "returned";
  readonly family: "blue" | "green" | "pink" | "red" | "yellow";
  readonly count: number;
}

/** C24. */
export interface CarolusCrownEvent {
  readonly kind: "crown";
  readonly seat: number;
  readonly family: "blue" | "green" | "pink" | "red" | "yellow";
}

/** C24: so many crowns find no knight. */
export interface CarolusLostEvent {
  readonly kind: "lost";
  readonly seat: number;
  readonly count: number;
}

/** C25-C28. */
export interface CarolusOverEvent {
  readonly kind: "over";
  readonly ending: "castles" | "rounds" | "standstill" | "territories";
  readonly winners: readonly number[];
}

export interface PrincipeAuction {
  readonly colour: "blue" | "green" | "red" | "white" | "yellow";
  /** The cards of the group; 0 for a role. */
  readonly count: number;
  readonly role: "banker" | "bishop" | "councillor" | "doctor" | "knight" | "master" | "merchant" | "nobleman" | "preacher" | "scribe" | null;
  /** The seats that have not passed. */
  readonly live: readonly number[];
  readonly bid: number;
  readonly bidder: number | null;
}

/** A city of the map and its card. */
export interface PrincipeCity {
  readonly name: "bologna" | "ferrara" | "florence" | "lucca" | "mantua" | "milan" | "orvieto" | "padua" | "perugia" | "pisa" | "rimini" | "siena" | "urbino" | "venice" | "verona";
  readonly size: "large" | "medium" | "small";
  readonly points: number;
  readonly gold: number;
  readonly shields: number;
  readonly icons: Readonly<Record<string, number>>;
  readonly regions: readonly ("emilia" | "liguria" | "lombardy" | "tuscany" | "umbria" | "veneto")[];
  /** It has been turned up. */
  readonly seen: boolean;
  /** Who built it. */
  readonly owner: number | null;
  /** What each seat would get for its roles if the viewing seat, or for spectators somebody without a role, built it now (P23). */
  readonly honours: readonly number[];
}

/** What stands between the viewing seat and a city that is face up. */
export interface PrincipeBuild {
  readonly city: "bologna" | "ferrara" | "florence" | "lucca" | "mantua" | "milan" | "orvieto" | "padua" | "perugia" | "pisa" | "rimini" | "siena" | "urbino" | "venice" | "verona";
  /** The colours of the cards that its hand lacks. */
  readonly missing: readonly ("blue" | "green" | "red" | "white" | "yellow")[];
  /** The gold that it lacks. */
  readonly gold: number;
  /** The gold that it would have after paying. */
  readonly left: number;
}

export interface PrincipeRole {
  readonly name: "banker" | "bishop" | "councillor" | "doctor" | "knight" | "master" | "merchant" | "nobleman" | "preacher" | "scribe";
  readonly colour: "blue" | "green" | "red" | "white" | "yellow";
  readonly rank: "major" | "minor";
  readonly holder: number | null;
  /** Who would get it if phase 4 came now (P26-P28): several where they are tied for it. */
  readonly heirs: readonly number[];
}

/** A region, and what it would bring at the end. */
export interface PrincipeStanding {
  readonly region: "emilia" | "liguria" | "lombardy" | "tuscany" | "umbria" | "veneto";
  /** Of each seat. */
  readonly shields: readonly number[];
  /** For each seat (P35). */
  readonly points: readonly number[];
}

/** The points of the final scoring (P35), step by step. */
export interface PrincipeFinal {
  readonly roles: number;
  readonly sets: number;
  readonly gold: number;
  readonly hand: number;
  readonly regions: readonly number[];
  /** What each step counted: roles, full sets, gold, cards in hand, shields in each region. */
  readonly counted: readonly number[];
  /** The score before the first step, and after each. */
  readonly totals: readonly number[];
}

/** A player's place at the table. */
export interface PrincipeSeat {
  readonly score: number;
  /** The score if the game ended now (P35), but for the gold, which is secret. */
  readonly promised: number;
  /** By that (P36). */
  readonly rank: number;
  /** Secret to others until the end. */
  readonly gold: number | null;
  /** Secret to others. */
  readonly hand: Readonly<Record<string, number>> | null;
  readonly hand_size: number;
  /** This round, face down; secret to others. */
  readonly offered: Readonly<Record<string, number>> | null;
  readonly offered_size: number;
  readonly to_offer: number;
  readonly up: Readonly<Record<string, number>>;
  /** In front of the player, face up and face down. */
  readonly down: Readonly<Record<string, number>>;
  /** On the map, by region. */
  readonly shields: Readonly<Record<string, number>>;
  readonly shields_left: number;
  readonly roles: readonly ("banker" | "bishop" | "councillor" | "doctor" | "knight" | "master" | "merchant" | "nobleman" | "preacher" | "scribe")[];
  readonly cities: readonly ("bologna" | "ferrara" | "florence" | "lucca" | "mantua" | "milan" | "orvieto" | "padua" | "perugia" | "pisa" | "rimini" | "siena" | "urbino" | "venice" | "verona")[];
  readonly final: PrincipeFinal | null;
}

export interface PrincipeView {
  readonly seat: number | null;
  readonly round: number;
  readonly last: boolean;
  /** The phase of the rulebook, 1-4. */
  readonly part: number;
  readonly phase: "acting" | "bidding" | "building" | "offering" | "over" | "placing" | "turning";
  readonly prince: number;
  /** All seats: the prince bids last (P15, P29) and acts first (P19), and it goes round clockwise. */
  readonly order: readonly number[];
  readonly turn: number | null;
  /** The seats that have something to decide. */
  readonly waiting: readonly number[];
  readonly deck: number;
  readonly city_deck: number;
  readonly out: Readonly<Record<string, number>>;
  /** Cards up for auction by colour, in the order of the auctions. */
  readonly groups: readonly (readonly ["blue" | "green" | "red" | "white" | "yellow", number])[];
  readonly auction: PrincipeAuction | null;
  /** All of the map. */
  readonly cities: readonly PrincipeCity[];
  /** Those face up. */
  readonly display: readonly ("bologna" | "ferrara" | "florence" | "lucca" | "mantua" | "milan" | "orvieto" | "padua" | "perugia" | "pisa" | "rimini" | "siena" | "urbino" | "venice" | "verona")[];
  /** They are too few for another round, and none is left to be turned up (P33). */
  readonly closing: boolean;
  /** For each city face up, once building is allowed; not for spectators. */
  readonly builds: readonly PrincipeBuild[];
  readonly roles: readonly PrincipeRole[];
  readonly regions: readonly PrincipeStanding[];
  readonly seats: readonly PrincipeSeat[];
  readonly to_place: number;
  /** The regions where the shield to be placed may go. */
  readonly places: readonly ("emilia" | "liguria" | "lombardy" | "tuscany" | "umbria" | "veneto")[];
  readonly ending: "" | "cities" | "deck" | null;
  readonly winners: readonly number[];
}

/** What the cards of a colour would make of a seat in phase 4 (P26-P28). */
export interface PrincipeClaim {
  /** The face-up cards of that colour, of each seat. */
  readonly up: readonly number[];
  readonly role: "banker" | "bishop" | "councillor" | "doctor" | "knight" | "master" | "merchant" | "nobleman" | "preacher" | "scribe" | null;
  readonly rank: "major" | "minor" | null;
  /** It would be auctioned. */
  readonly tied: boolean;
}

export interface PrincipeRoundEvent {
  readonly kind: "round";
  readonly round: number;
}

/** P34. */
export interface PrincipeLastRoundEvent {
  readonly kind: "last-round";
  readonly round: number;
}

/** P11. */
export interface PrincipeIncomeEvent {
  readonly kind: "income";
  readonly gold: number;
}

/** P11: what one drew, for them alone. */
export interface PrincipeDrawnEvent {
  readonly kind: "drawn";
  readonly seat: number;
  readonly cards: readonly ("blue" | "green" | "red" | "white" | "yellow")[];
}

/** P11: how many cards one drew, for the others. */
export interface PrincipeDrewEvent {
  readonly kind: "drew";
  readonly seat: number;
  readonly count: number;
}

/** P13. */
export interface PrincipeNoCardEvent {
  readonly kind: "no-card";
  readonly seat: number;
}

/** P12: what one offered, for them alone. */
export interface PrincipeOfferedEvent {
  readonly kind: "offered";
  readonly seat: number;
  readonly colour: "blue" | "green" | "red" | "white" | "yellow";
}

/** P12: that one offered a card, for the others. */
export interface PrincipeOfferEvent {
  readonly kind: "offer";
  readonly seat: number;
}

/** P14. */
export interface PrincipePileEvent {
  readonly kind: "pile";
  readonly cards: readonly ("blue" | "green" | "red" | "white" | "yellow")[];
}

/** P14. */
export interface PrincipeAuctionEvent {
  readonly kind: "auction";
  readonly colour: "blue" | "green" | "red" | "white" | "yellow";
  readonly count: number;
}

/** P15. */
export interface PrincipeBidEvent {
  readonly kind: "bid";
  readonly seat: number;
  readonly amount: number;
}

/** P15. */
export interface PrincipePassedEvent {
  readonly kind: "passed";
  readonly seat: number;
}

/** P15: one has too little gold to bid more, and passes without being asked. */
export interface PrincipeOutbidEvent {
  readonly kind: "outbid";
  readonly seat: number;
}

/** P16. */
export interface PrincipeUnsoldEvent {
  readonly kind: "unsold";
  readonly colour: "blue" | "green" | "red" | "white" | "yellow";
  readonly count: number;
}

/** P17. */
export interface PrincipeWonEvent {
  readonly kind: "won";
  readonly seat: number;
  readonly colour: "blue" | "green" | "red" | "white" | "yellow";
  readonly count: number;
  readonly price: number;
}

/** P17, P29. */
export interface PrincipePrinceEvent {
  readonly kind: "prince";
  readonly seat: number;
}

/** P17. */
export interface PrincipeNoBuildEvent {
  readonly kind: "no-build";
  readonly seat: number;
}

/** P17: one has too little gold or too few cards for every city, and is not asked. */
export interface PrincipeCannotBuildEvent {
  readonly kind: "cannot-build";
  readonly seat: number;
}

/** P19. */
export interface PrincipeRestedEvent {
  readonly kind: "rested";
  readonly seat: number;
}

/** P19: one has no card in hand, and is not asked. */
export interface PrincipeEmptyHandEvent {
  readonly kind: "empty-hand";
  readonly seat: number;
}

/** P19. */
export interface PrincipeLaidEvent {
  readonly kind: "laid";
  readonly seat: number;
  readonly colour: "blue" | "green" | "red" | "white" | "yellow";
  readonly count: number;
}

/** P21. */
export interface PrincipeBuiltEvent {
  readonly kind: "built";
  readonly seat: number;
  readonly city: "bologna" | "ferrara" | "florence" | "lucca" | "mantua" | "milan" | "orvieto" | "padua" | "perugia" | "pisa" | "rimini" | "siena" | "urbino" | "venice" | "verona";
  readonly price: number;
  readonly points: number;
}

/** P22, P32. */
export interface PrincipeShieldEvent {
  readonly kind: "shield";
  readonly seat: number;
  readonly region: "emilia" | "liguria" | "lombardy" | "tuscany" | "umbria" | "veneto";
}

/** P23. */
export interface PrincipeHonourEvent {
  readonly kind: "honour";
  readonly seat: number;
  readonly colour: "blue" | "green" | "red" | "white" | "yellow";
  readonly points: number;
}

/** P24. */
export interface PrincipeNewCityEvent {
  readonly kind: "city";
  readonly city: "bologna" | "ferrara" | "florence" | "lucca" | "mantua" | "milan" | "orvieto" | "padua" | "perugia" | "pisa" | "rimini" | "siena" | "urbino" | "venice" | "verona";
}

/** P25. */
export interface PrincipeRolesBackEvent {
  readonly kind: "roles-back";
}

/** P26. */
export interface PrincipeRoleGivenEvent {
  readonly kind: "role";
  readonly seat: number;
  readonly role: "banker" | "bishop" | "councillor" | "doctor" | "knight" | "master" | "merchant" | "nobleman" | "preacher" | "scribe";
}

/** P27, P28. */
export interface PrincipeRoleAuctionEvent {
  readonly kind: "role-auction";
  readonly role: "banker" | "bishop" | "councillor" | "doctor" | "knight" | "master" | "merchant" | "nobleman" | "preacher" | "scribe";
}

/** P29. */
export interface PrincipeRoleWonEvent {
  readonly kind: "role-won";
  readonly seat: number;
  readonly role: "banker" | "bishop" | "councillor" | "doctor" | "knight" | "master" | "merchant" | "nobleman" | "preacher" | "scribe";
  readonly price: number;
}

/** P29. */
export interface PrincipeRoleUnsoldEvent {
  readonly kind: "role-unsold";
  readonly role: "banker" | "bishop" | "councillor" | "doctor" | "knight" | "master" | "merchant" | "nobleman" | "preacher" | "scribe";
}

/** P30. */
export interface PrincipeTurnedDownEvent {
  readonly kind: "turned-down";
  readonly seat: number;
  readonly colour: "blue" | "green" | "red" | "white" | "yellow";
  readonly count: number;
}

/** P32. */
export interface PrincipeTurnedUpEvent {
  readonly kind: "turned-up";
  readonly seat: number;
  readonly colour: "blue" | "green" | "red" | "white" | "yellow";
}

/** P32. */
export interface PrincipeNoneTurnedEvent {
  readonly kind: "none-turned";
  readonly seat: number;
}

/** P3: a point for the white role. */
export interface PrincipeGraceEvent {
  readonly kind: "grace";
  readonly seat: number;
}

/** P3: gold for the yellow role. */
export interface PrincipeInterestEvent {
  readonly kind: "interest";
  readonly seat: number;
  readonly gold: number;
}

/** P35. */
export interface PrincipeFinalScoreEvent {
  readonly kind: "final";
  readonly seat: number;
  readonly points: number;
  readonly total: number;
}

/** P33, P34, P36. */
export interface PrincipeOverEvent {
  readonly kind: "over";
  readonly ending: "cities" | "deck";
  readonly winners: readonly number[];
}

/** A building or a subject. */
export interface RivalsCard {
  readonly name: string;
  readonly sort: "building" | "subject";
  /** The subject that belongs to the building, or the building (R2). */
  readonly partner: string;
  readonly colour: string;
  /** Also its points (R2). */
  readonly price: number;
}

/** Of the four in the middle. */
export interface RivalsStack {
  readonly height: number;
  /** From the top: the open one, or all if the seat has looked through the stack. */
  readonly cards: readonly RivalsCard[];
  /** What each of them costs whoever decides now (R20, R23). */
  readonly costs: readonly number[];
  /** There are coins beside it; how many the screen does not tell (R19). */
  readonly money: boolean;
}

/** On a character's card. */
export interface RivalsAction {
  readonly kind: string;
  /** The seat whose crest covers it. */
  readonly thief: number | null;
}

export interface RivalsCharacter {
  readonly name: "count" | "countess" | "courtier" | "diplomat" | "knight" | "lord-protector" | "merchant-1" | "merchant-2" | "priest" | "prince" | "queen" | "treasurer";
  readonly rank: string;
  /** It goes first among equals (R17). */
  readonly symbol: boolean;
  /** From left to right. */
  readonly actions: readonly RivalsAction[];
}

export interface RivalsPair {
  readonly building: RivalsCard;
  readonly subject: RivalsCard;
  readonly points: number;
}

/** What a seat's cards, coins and markers are worth now (R26). */
export interface RivalsScore {
  readonly perfect: readonly RivalsPair[];
  readonly coloured: readonly RivalsPair[];
  /** Cards left, a point each. */
  readonly singles: number;
  /** Points for coins. */
  readonly coins: number;
  /** Points for conflict markers: none or fewer. */
  readonly markers: number;
  /** All in all. */
  readonly points: number;
}

/** A player's place at the table. */
export interface RivalsSeat {
  readonly coins: number;
  readonly markers: number;
  readonly buildings: readonly RivalsCard[];
  /** The last one is active (R22). */
  readonly subjects: readonly RivalsCard[];
  /** An ability was used this stage. */
  readonly used: boolean;
  /** Characters; None for the other seats. */
  readonly hand: readonly ("count" | "countess" | "courtier" | "diplomat" | "knight" | "lord-protector" | "merchant-1" | "merchant-2" | "priest" | "prince" | "queen" | "treasurer")[] | null;
  readonly hand_size: number;
  /** A character is chosen. */
  readonly ready: boolean;
  /** Which one; None for the other seats. */
  readonly chosen: "count" | "countess" | "courtier" | "diplomat" | "knight" | "lord-protector" | "merchant-1" | "merchant-2" | "priest" | "prince" | "queen" | "treasurer" | null;
  /** Revealed. */
  readonly character: RivalsCharacter | null;
  /** In an equal-rank conflict with another player (R10). */
  readonly equal: boolean;
  readonly acted: boolean;
  readonly score: RivalsScore;
  /** From the finished games of the match. */
  readonly total: number;
  /** The total if the game ended now. */
  readonly promised: number;
  /** By that (R27). */
  readonly rank: number;
}

/** A higher character against a lower one this stage (R11). */
export interface RivalsTheft {
  /** None for the card of the pile, which only hands out a marker (R14). */
  readonly thief: number | null;
  readonly victim: number;
  /** The City guard turned the marker away (R13). */
  readonly guarded: boolean;
  /** An action is covered. */
  readonly done: boolean;
}

export interface RivalsView {
  readonly game: number;
  readonly games: number;
  readonly target: number;
  readonly round: number;
  readonly stage: number;
  readonly phase: string;
  /** Who decides, unless all choose at the same time. */
  readonly turn: number | null;
  /** The seats in the order of their turns this stage, as the table lies (R16, R17); while all choose, as they sit. */
  readonly order: readonly number[];
  readonly stacks: readonly RivalsStack[];
  readonly bank: number;
  /** Conflict markers. */
  readonly stock: number;
  readonly seats: readonly RivalsSeat[];
  /** With two players: the character revealed from the pile (R8). */
  readonly pile_card: RivalsCharacter | null;
  /** All that there are, as their cards show them. */
  readonly characters: readonly RivalsCharacter[];
  /** The rank that each rank steals from; not of those that steal from none (R1). */
  readonly prey: Readonly<Record<string, string>>;
  /** How many characters lie in the pile or were set aside. */
  readonly aside: number;
  /** The characters revealed this round. */
  readonly spent: readonly ("count" | "countess" | "courtier" | "diplomat" | "knight" | "lord-protector" | "merchant-1" | "merchant-2" | "priest" | "prince" | "queen" | "treasurer")[];
  /** The characters that go first among equals (R17). */
  readonly symbols: readonly ("count" | "countess" | "courtier" | "diplomat" | "knight" | "lord-protector" | "merchant-1" | "merchant-2" | "priest" | "prince" | "queen" | "treasurer")[];
  readonly thefts: readonly RivalsTheft[];
  /** The action that is due: the next own one, or the stolen, regained or extra one. */
  readonly action: string | null;
  /** The one action of an equal-rank conflict is being repeated (Sailor). */
  readonly again: boolean;
  /** The next building costs a coin less (Smith). */
  readonly discount: boolean;
  /** To be swapped. */
  readonly offered: RivalsCard | null;
  readonly ending: string | null;
  readonly winners: readonly number[];
}

/** R28: the next one of the match begins. */
export interface RivalsGameEvent {
  readonly kind: "game";
  readonly game: number;
}

/** R29. */
export interface RivalsRoundEvent {
  readonly kind: "round";
  readonly round: number;
}

export interface RivalsStageEvent {
  readonly kind: "stage";
  readonly stage: number;
}

/** R7: for the one who chose. */
export interface RivalsChoseEvent {
  readonly kind: "chose";
  readonly seat: number;
  readonly character: "count" | "countess" | "courtier" | "diplomat" | "knight" | "lord-protector" | "merchant-1" | "merchant-2" | "priest" | "prince" | "queen" | "treasurer";
}

/** R7: for the others. */
export interface RivalsChosenEvent {
  readonly kind: "chosen";
  readonly seat: number;
}

/** R7. */
export interface RivalsRevealedEvent {
  readonly kind: "revealed";
  readonly seat: number;
  readonly character: "count" | "countess" | "courtier" | "diplomat" | "knight" | "lord-protector" | "merchant-1" | "merchant-2" | "priest" | "prince" | "queen" | "treasurer";
}

/** R8. */
export interface RivalsPileEvent {
  readonly kind: "pile";
  readonly character: "count" | "countess" | "courtier" | "diplomat" | "knight" | "lord-protector" | "merchant-1" | "merchant-2" | "priest" | "prince" | "queen" | "treasurer";
}

/** R9: the characters as they are after it. */
export interface RivalsExchangedEvent {
  readonly kind: "exchanged";
  readonly seat: number;
  readonly other_seat: number;
  readonly character: "count" | "countess" | "courtier" | "diplomat" | "knight" | "lord-protector" | "merchant-1" | "merchant-2" | "priest" | "prince" | "queen" | "treasurer";
  readonly other_character: "count" | "countess" | "courtier" | "diplomat" | "knight" | "lord-protector" | "merchant-1" | "merchant-2" | "priest" | "prince" | "queen" | "treasurer";
}

/** R10. */
export interface RivalsEqualEvent {
  readonly kind: "equal";
  readonly seat: number;
  readonly other_seat: number;
}

/** R14. */
export interface RivalsPileEqualEvent {
  readonly kind: "pile-equal";
  readonly seat: number;
}

/** R13: the other seat takes the marker. */
export interface RivalsGuardedEvent {
  readonly kind: "guarded";
  readonly seat: number;
  readonly other_seat: number;
}

/** R13. */
export interface RivalsGuardedPileEvent {
  readonly kind: "guarded-pile";
  readonly seat: number;
}

/** R11: the seat will steal from the other. */
export interface RivalsThreatEvent {
  readonly kind: "threat";
  readonly seat: number;
  readonly other_seat: number;
}

/** R14. */
export interface RivalsPileThreatEvent {
  readonly kind: "pile-threat";
  readonly seat: number;
}

/** The seat takes one from the stock. */
export interface RivalsMarkerEvent {
  readonly kind: "marker";
  readonly seat: number;
}

/** R4: it would take one, but none is left. */
export interface RivalsNoMarkerEvent {
  readonly kind: "no-marker";
  readonly seat: number;
}

/** R16. */
export interface RivalsTurnEvent {
  readonly kind: "turn";
  readonly seat: number;
}

/** R12: the action of the other seat is covered. */
export interface RivalsStoleEvent {
  readonly kind: "stole";
  readonly seat: number;
  readonly other_seat: number;
  readonly action: "buy" | "hand-on" | "money" | "recruit" | "resolve";
}

/** R16: the action is passed over. */
export interface RivalsImpossibleEvent {
  readonly kind: "impossible";
  readonly seat: number;
  readonly action: "buy" | "hand-on" | "money" | "recruit" | "resolve";
}

/** R16. */
export interface RivalsSkippedEvent {
  readonly kind: "skipped";
  readonly seat: number;
  readonly action: "buy" | "hand-on" | "money" | "recruit" | "resolve";
}

/** R10: the one action of an equal-rank conflict is not carried out. */
export interface RivalsForwentEvent {
  readonly kind: "forwent";
  readonly seat: number;
}

/** R18. */
export interface RivalsResolvedEvent {
  readonly kind: "resolved";
  readonly seat: number;
}

/** R18: a marker goes to the other seat. */
export interface RivalsHandedEvent {
  readonly kind: "handed";
  readonly seat: number;
  readonly other_seat: number;
}

/** R19: the bank lays so many coins beside the stacks. */
export interface RivalsFilledEvent {
  readonly kind: "filled";
  readonly count: number;
}

/** R19. */
export interface RivalsMoneyEvent {
  readonly kind: "money";
  readonly seat: number;
  readonly stack: string;
  readonly count: number;
  readonly open_card: "bishop" | "carpenter" | "carpentry" | "cathedral" | "city-guard" | "city-wall" | "dungeon" | "farmer" | "farmstead" | "forge" | "garden" | "gardener" | "harbour" | "herb-meadow" | "herbalist" | "inn" | "innkeeper" | "jailer" | "lady-in-waiting" | "market" | "market-woman" | "mine" | "miner" | "pavilion" | "sailor" | "scholar" | "smith" | "tavern" | "troubadour" | "university" | "vineyard" | "vintner" | "none";
}

/** R20: a building. */
export interface RivalsBoughtEvent {
  readonly kind: "bought";
  readonly seat: number;
  readonly card: "bishop" | "carpenter" | "carpentry" | "cathedral" | "city-guard" | "city-wall" | "dungeon" | "farmer" | "farmstead" | "forge" | "garden" | "gardener" | "harbour" | "herb-meadow" | "herbalist" | "inn" | "innkeeper" | "jailer" | "lady-in-waiting" | "market" | "market-woman" | "mine" | "miner" | "pavilion" | "sailor" | "scholar" | "smith" | "tavern" | "troubadour" | "university" | "vineyard" | "vintner";
  readonly stack: string;
  readonly price: number;
}

/** R20: a subject. */
export interface RivalsRecruitedEvent {
  readonly kind: "recruited";
  readonly seat: number;
  readonly card: "bishop" | "carpenter" | "carpentry" | "cathedral" | "city-guard" | "city-wall" | "dungeon" | "farmer" | "farmstead" | "forge" | "garden" | "gardener" | "harbour" | "herb-meadow" | "herbalist" | "inn" | "innkeeper" | "jailer" | "lady-in-waiting" | "market" | "market-woman" | "mine" | "miner" | "pavilion" | "sailor" | "scholar" | "smith" | "tavern" | "troubadour" | "university" | "vineyard" | "vintner";
  readonly stack: string;
  readonly price: number;
}

/** The card below lies open now. */
export interface RivalsOpenedEvent {
  readonly kind: "opened";
  readonly stack: string;
  readonly card: "bishop" | "carpenter" | "carpentry" | "cathedral" | "city-guard" | "city-wall" | "dungeon" | "farmer" | "farmstead" | "forge" | "garden" | "gardener" | "harbour" | "herb-meadow" | "herbalist" | "inn" | "innkeeper" | "jailer" | "lady-in-waiting" | "market" | "market-woman" | "mine" | "miner" | "pavilion" | "sailor" | "scholar" | "smith" | "tavern" | "troubadour" | "university" | "vineyard" | "vintner";
}

/** R22. */
export interface RivalsUsedEvent {
  readonly kind: "used";
  readonly seat: number;
  readonly card: "bishop" | "carpenter" | "carpentry" | "cathedral" | "city-guard" | "city-wall" | "dungeon" | "farmer" | "farmstead" | "forge" | "garden" | "gardener" | "harbour" | "herb-meadow" | "herbalist" | "inn" | "innkeeper" | "jailer" | "lady-in-waiting" | "market" | "market-woman" | "mine" | "miner" | "pavilion" | "sailor" | "scholar" | "smith" | "tavern" | "troubadour" | "university" | "vineyard" | "vintner";
}

/** R23: Jailer and Scholar. */
export interface RivalsEarnedEvent {
  readonly kind: "earned";
  readonly seat: number;
  readonly count: number;
}

/** R23: Vintner and Miner; the place is counted from the top. */
export interface RivalsTookEvent {
  readonly kind: "took";
  readonly seat: number;
  readonly stack: string;
  readonly place: string;
}

/** R23. */
export interface RivalsTookNothingEvent {
  readonly kind: "took-nothing";
  readonly seat: number;
}

/** R24: the seat gives a card to the other and gets one. */
export interface RivalsSwappedEvent {
  readonly kind: "swapped";
  readonly seat: number;
  readonly other_seat: number;
  readonly card: "bishop" | "carpenter" | "carpentry" | "cathedral" | "city-guard" | "city-wall" | "dungeon" | "farmer" | "farmstead" | "forge" | "garden" | "gardener" | "harbour" | "herb-meadow" | "herbalist" | "inn" | "innkeeper" | "jailer" | "lady-in-waiting" | "market" | "market-woman" | "mine" | "miner" | "pavilion" | "sailor" | "scholar" | "smith" | "tavern" | "troubadour" | "university" | "vineyard" | "vintner";
  readonly other_card: "bishop" | "carpenter" | "carpentry" | "cathedral" | "city-guard" | "city-wall" | "dungeon" | "farmer" | "farmstead" | "forge" | "garden" | "gardener" | "harbour" | "herb-meadow" | "herbalist" | "inn" | "innkeeper" | "jailer" | "lady-in-waiting" | "market" | "market-woman" | "mine" | "miner" | "pavilion" | "sailor" | "scholar" | "smith" | "tavern" | "troubadour" | "university" | "vineyard" | "vintner";
}

/** R23: the Troubadour. */
export interface RivalsSwappedOpenEvent {
  readonly kind: "swapped-open";
  readonly seat: number;
  readonly card: "bishop" | "carpenter" | "carpentry" | "cathedral" | "city-guard" | "city-wall" | "dungeon" | "farmer" | "farmstead" | "forge" | "garden" | "gardener" | "harbour" | "herb-meadow" | "herbalist" | "inn" | "innkeeper" | "jailer" | "lady-in-waiting" | "market" | "market-woman" | "mine" | "miner" | "pavilion" | "sailor" | "scholar" | "smith" | "tavern" | "troubadour" | "university" | "vineyard" | "vintner";
  readonly other_card: "bishop" | "carpenter" | "carpentry" | "cathedral" | "city-guard" | "city-wall" | "dungeon" | "farmer" | "farmstead" | "forge" | "garden" | "gardener" | "harbour" | "herb-meadow" | "herbalist" | "inn" | "innkeeper" | "jailer" | "lady-in-waiting" | "market" | "market-woman" | "mine" | "miner" | "pavilion" | "sailor" | "scholar" | "smith" | "tavern" | "troubadour" | "university" | "vineyard" | "vintner";
  readonly stack: string;
}

/** R25. */
export interface RivalsEndedEvent {
  readonly kind: "ended";
  readonly ending: "stack" | "standstill";
}

/** R26: a building and a subject that count together. */
export interface RivalsPairOfCards {
  readonly card: "bishop" | "carpenter" | "carpentry" | "cathedral" | "city-guard" | "city-wall" | "dungeon" | "farmer" | "farmstead" | "forge" | "garden" | "gardener" | "harbour" | "herb-meadow" | "herbalist" | "inn" | "innkeeper" | "jailer" | "lady-in-waiting" | "market" | "market-woman" | "mine" | "miner" | "pavilion" | "sailor" | "scholar" | "smith" | "tavern" | "troubadour" | "university" | "vineyard" | "vintner";
  readonly price: number;
  readonly other_card: "bishop" | "carpenter" | "carpentry" | "cathedral" | "city-guard" | "city-wall" | "dungeon" | "farmer" | "farmstead" | "forge" | "garden" | "gardener" | "harbour" | "herb-meadow" | "herbalist" | "inn" | "innkeeper" | "jailer" | "lady-in-waiting" | "market" | "market-woman" | "mine" | "miner" | "pavilion" | "sailor" | "scholar" | "smith" | "tavern" | "troubadour" | "university" | "vineyard" | "vintner";
  readonly other_price: number;
  /** Of the building: the subject's own where they are a pair of one colour. */
  readonly colour: "blue" | "green" | "red" | "yellow";
}

/** R26. */
export interface RivalsPerfectEvent {
  readonly kind: "perfect";
  readonly seat: number;
  readonly pair: RivalsPairOfCards;
  readonly count: number;
}

/** R26. */
export interface RivalsColouredEvent {
  readonly kind: "coloured";
  readonly seat: number;
  readonly pair: RivalsPairOfCards;
  readonly count: number;
}

/** R26. */
export interface RivalsSinglesEvent {
  readonly kind: "singles";
  readonly seat: number;
  readonly count: number;
}

/** R26. */
export interface RivalsCoinsEvent {
  readonly kind: "coins";
  readonly seat: number;
  readonly coins: number;
  readonly count: number;
}

/** R26. */
export interface RivalsMarkersEvent {
  readonly kind: "markers";
  readonly seat: number;
  readonly markers: number;
  readonly count: number;
}

/** R26: in this game. */
export interface RivalsScoredEvent {
  readonly kind: "scored";
  readonly seat: number;
  readonly count: number;
}

/** R28: in the match so far. */
export interface RivalsTotalEvent {
  readonly kind: "total";
  readonly seat: number;
  readonly count: number;
}

/** R27. */
export interface RivalsOverEvent {
  readonly kind: "over";
  readonly winners: readonly number[];
}

/** A position that is not empty. */
export interface TaraSpot {
  readonly name: string;
  /** The owners of the discs from the top down. */
  readonly stack: readonly number[];
  readonly control: number;
  readonly fort: boolean;
  /** A king piece stands here; at the end of a game that was won, on top of the discs (T43). */
  readonly king: boolean;
}

export interface TaraRegion {
  readonly name: string;
  /** `open`, `won` (T44) or `closed`. */
  readonly status: string;
  readonly spots: readonly TaraSpot[];
  /** Of each seat: the positions it controls. */
  readonly held: readonly number[];
  readonly strongest: number | null;
  /** Of farmers, herdsmen, warriors and chieftains: who would get the income (T35). */
  readonly leaders: readonly (number | null)[];
  /** What the first disc costs now (T12). */
  readonly entry: number;
}

/** A slot as the card shows it; columns from 0, H0 above F0 and F1. */
export interface TaraSlotFace {
  readonly level: string;
  readonly column: number;
  /** A disc is placed there. */
  readonly placement: boolean;
}

export interface TaraCardFace {
  readonly number: number;
  readonly cost: number;
  readonly stone: boolean;
  /** None on a Stone of Destiny. */
  readonly slots: readonly TaraSlotFace[];
}

/** A player's rath and what belongs to it. */
export interface TaraSeat {
  readonly supply: number;
  /** King pieces not on the board. */
  readonly kings: number;
  readonly cumals: number;
  /** Of each seat: its discs held here. */
  readonly prisoners: readonly number[];
  /** What the board as it lies would bring (T35, T36). */
  readonly income: number;
  /** Of farmers, herdsmen, warriors and chieftains: it has them in at least two regions (T36). */
  readonly wide: readonly boolean[];
  /** Has not yet kept all cards for this round. */
  readonly choosing: boolean;
  readonly hand_size: number;
  readonly aside_size: number;
  /** Only the seat itself sees its cards. */
  readonly hand: readonly TaraCardFace[] | null;
  readonly aside: readonly TaraCardFace[] | null;
}

/** Where the card in play may be put, by the placement slots; the first one names it. */
export interface TaraAnchor {
  readonly slots: readonly string[];
  readonly empty: number;
}

/** The promotions that one payment could bring (T20-T24), each as soon as it is possible, the lowest first. */
export interface TaraClimb {
  /** The positions that would be won, in this order. */
  readonly steps: readonly string[];
  /** The seat's own positions of which one could then become a fort. */
  readonly forts: readonly string[];
  /** What is still to be paid for it. */
  readonly price: number;
}

/** The action or the traitor under way. */
export interface TaraPlay {
  readonly seat: number;
  readonly card: TaraCardFace;
  readonly region: string;
  readonly anchors: readonly TaraAnchor[];
  /** The placement slots of the chosen anchor. */
  readonly slots: readonly string[];
  /** Whether those of them that are occupied may be taken, too (T14). */
  readonly occupied: boolean;
  readonly placed: readonly string[];
  readonly promoted: readonly string[];
  readonly activated: readonly string[];
  readonly paid: boolean;
  /** The first disc of a swap: position and depth from 1. */
  readonly picked: readonly [string, number] | null;
  readonly traitor: boolean;
  /** How far whoever decides could promote now. */
  readonly climb: TaraClimb | null;
}

/** Where a card in hand may be put in a region, by the first slots (T12-T14, T19). */
export interface TaraFits {
  readonly card: number;
  readonly region: string;
  readonly anchors: readonly string[];
}

export interface TaraRansom {
  readonly holder: number;
  readonly owner: number;
  readonly count: number;
}

export interface TaraView {
  readonly round: number;
  /** 0 for none. */
  readonly round_limit: number;
  readonly phase: string;
  readonly start: number;
  /** Who decides, if not all at once. */
  readonly turn: number | null;
  readonly regions: readonly TaraRegion[];
  readonly seats: readonly TaraSeat[];
  readonly pile: number;
  readonly discards: readonly number[];
  readonly play: TaraPlay | null;
  /** The region of the action, the traitor or the garrison. */
  readonly where: string | null;
  /** While cards are played: of those in the viewing seat's hand. */
  readonly fits: readonly TaraFits[];
  /** Discs that may still be placed. */
  readonly garrison: number;
  readonly ransom: TaraRansom | null;
  readonly ending: string | null;
  readonly winners: readonly number[];
}

/** T8: a card for all to see, and the highest makes the start player. */
export interface TaraDrewEvent {
  readonly kind: "drew";
  readonly seat: number;
  readonly card: number;
}

/** T31: a tied player's card for who is asked first for the traitor. */
export interface TaraDrewLotEvent {
  readonly kind: "drew-lot";
  readonly seat: number;
  readonly region: "connacht" | "leinster" | "munster" | "ulster";
  readonly card: number;
}

/** T31: who drew the highest card for the traitor, and what came of it. */
export interface TaraLotsEvent {
  readonly kind: "lots";
  readonly seat: number;
  readonly region: "connacht" | "leinster" | "munster" | "ulster";
  readonly outcome: "asked" | "nobody" | "penniless";
}

export interface TaraRoundEvent {
  readonly kind: "round";
  readonly round: number;
  readonly seat: number;
}

/** T8. */
export interface TaraDealtEvent {
  readonly kind: "dealt";
}

/** T9: a card for this round. */
export interface TaraKeptEvent {
  readonly kind: "kept";
  readonly seat: number;
  readonly card: number;
}

/** T9: all three cards are kept. */
export interface TaraChoseEvent {
  readonly kind: "chose";
  readonly seat: number;
}

/** T34. */
export interface TaraReshuffledEvent {
  readonly kind: "reshuffled";
}

/** T11. */
export interface TaraPlayedEvent {
  readonly kind: "played";
  readonly seat: number;
  readonly card: number;
  readonly region: "connacht" | "leinster" | "munster" | "ulster";
}

/** T11. */
export interface TaraDiscardedEvent {
  readonly kind: "discarded";
  readonly seat: number;
  readonly card: number;
}

/** T13: the anchor by its first placement slot. */
export interface TaraAnchoredEvent {
  readonly kind: "anchored";
  readonly seat: number;
  readonly region: "connacht" | "leinster" | "munster" | "ulster";
  readonly position: "C1" | "C2" | "F1" | "F2" | "F3" | "F4" | "F5" | "H1" | "H2" | "H3" | "H4" | "K" | "W1" | "W2" | "W3";
}

/** T12. */
export interface TaraEnteredEvent {
  readonly kind: "entered";
  readonly seat: number;
  readonly region: "connacht" | "leinster" | "munster" | "ulster";
}

/** T16: a disc on an empty position. */
export interface TaraLaidEvent {
  readonly kind: "laid";
  readonly seat: number;
  readonly region: "connacht" | "leinster" | "munster" | "ulster";
  readonly position: "C1" | "C2" | "F1" | "F2" | "F3" | "F4" | "F5" | "H1" | "H2" | "H3" | "H4" | "K" | "W1" | "W2" | "W3";
}

/** T18. */
export interface TaraFortifiedEvent {
  readonly kind: "fortified";
  readonly seat: number;
  readonly region: "connacht" | "leinster" | "munster" | "ulster";
  readonly position: "C1" | "C2" | "F1" | "F2" | "F3" | "F4" | "F5" | "H1" | "H2" | "H3" | "H4" | "K" | "W1" | "W2" | "W3";
}

/** T18, T26: a fort loses its top disc to its owner's supply. */
export interface TaraLoweredEvent {
  readonly kind: "lowered";
  readonly seat: number;
  readonly region: "connacht" | "leinster" | "munster" | "ulster";
  readonly position: "C1" | "C2" | "F1" | "F2" | "F3" | "F4" | "F5" | "H1" | "H2" | "H3" | "H4" | "K" | "W1" | "W2" | "W3";
}

/** T17: the top disc goes back to the other one. */
export interface TaraBrokeEvent {
  readonly kind: "broke";
  readonly seat: number;
  readonly other_seat: number;
  readonly region: "connacht" | "leinster" | "munster" | "ulster";
  readonly position: "C1" | "C2" | "F1" | "F2" | "F3" | "F4" | "F5" | "H1" | "H2" | "H3" | "H4" | "K" | "W1" | "W2" | "W3";
}

/** T16. */
export interface TaraCapturedEvent {
  readonly kind: "captured";
  readonly seat: number;
  readonly other_seat: number;
  readonly region: "connacht" | "leinster" | "munster" | "ulster";
  readonly position: "C1" | "C2" | "F1" | "F2" | "F3" | "F4" | "F5" | "H1" | "H2" | "H3" | "H4" | "K" | "W1" | "W2" | "W3";
}

/** T16: so many discs of the capturer go back to its supply. */
export interface TaraFreedEvent {
  readonly kind: "freed";
  readonly seat: number;
  readonly count: number;
  readonly region: "connacht" | "leinster" | "munster" | "ulster";
  readonly position: "C1" | "C2" | "F1" | "F2" | "F3" | "F4" | "F5" | "H1" | "H2" | "H3" | "H4" | "K" | "W1" | "W2" | "W3";
}

/** T23: nothing is left to place or promote, so the action is over. */
export interface TaraFinishedEvent {
  readonly kind: "finished";
  readonly seat: number;
}

/** T20: so many cumals for the activation. */
export interface TaraPaidEvent {
  readonly kind: "paid";
  readonly seat: number;
  readonly count: number;
}

/** T21; what comes of it is told next. */
export interface TaraPromotedEvent {
  readonly kind: "promoted";
  readonly seat: number;
  readonly region: "connacht" | "leinster" | "munster" | "ulster";
  readonly position: "C1" | "C2" | "F1" | "F2" | "F3" | "F4" | "F5" | "H1" | "H2" | "H3" | "H4" | "K" | "W1" | "W2" | "W3";
}

/** T24: the other one's king piece leaves the board. */
export interface TaraDeposedEvent {
  readonly kind: "deposed";
  readonly seat: number;
  readonly other_seat: number;
  readonly region: "connacht" | "leinster" | "munster" | "ulster";
}

/** T24. */
export interface TaraCrownedEvent {
  readonly kind: "crowned";
  readonly seat: number;
  readonly region: "connacht" | "leinster" | "munster" | "ulster";
}

/** T44. */
export interface TaraWonEvent {
  readonly kind: "won";
  readonly seat: number;
  readonly region: "connacht" | "leinster" | "munster" | "ulster";
}

/** T44. */
export interface TaraOpenedEvent {
  readonly kind: "opened";
  readonly region: "connacht" | "leinster" | "munster" | "ulster";
}

/** T25: the first disc of a swap. */
export interface TaraPickedEvent {
  readonly kind: "picked";
  readonly seat: number;
  readonly region: "connacht" | "leinster" | "munster" | "ulster";
  readonly position: "C1" | "C2" | "F1" | "F2" | "F3" | "F4" | "F5" | "H1" | "H2" | "H3" | "H4" | "K" | "W1" | "W2" | "W3";
  readonly depth: number;
}

/** T25. */
export interface TaraSwappedEvent {
  readonly kind: "swapped";
  readonly seat: number;
  readonly region: "connacht" | "leinster" | "munster" | "ulster";
  readonly position: "C1" | "C2" | "F1" | "F2" | "F3" | "F4" | "F5" | "H1" | "H2" | "H3" | "H4" | "K" | "W1" | "W2" | "W3";
  readonly depth: number;
  readonly other_position: "C1" | "C2" | "F1" | "F2" | "F3" | "F4" | "F5" | "H1" | "H2" | "H3" | "H4" | "K" | "W1" | "W2" | "W3";
  readonly other_depth: number;
}

/** T28. */
export interface TaraAmnestyEvent {
  readonly kind: "amnesty";
  readonly seat: number;
  readonly card: number;
  readonly region: "connacht" | "leinster" | "munster" | "ulster";
}

/** T29. */
export interface TaraConqueredEvent {
  readonly kind: "conquered";
  readonly seat: number;
  readonly region: "connacht" | "leinster" | "munster" | "ulster";
}

/** T31: no traitor. */
export interface TaraPassedEvent {
  readonly kind: "passed";
  readonly seat: number;
  readonly region: "connacht" | "leinster" | "munster" | "ulster";
}

/** T32: the traitor is paid and turns up a card. */
export interface TaraHiredEvent {
  readonly kind: "hired";
  readonly seat: number;
  readonly region: "connacht" | "leinster" | "munster" | "ulster";
  readonly card: number;
}

/** T32: the traitor cannot be used. */
export interface TaraIdleEvent {
  readonly kind: "idle";
  readonly seat: number;
  readonly region: "connacht" | "leinster" | "munster" | "ulster";
}

/** T32: the traitor is not used. */
export interface TaraDeclinedEvent {
  readonly kind: "declined";
  readonly seat: number;
  readonly region: "connacht" | "leinster" | "munster" | "ulster";
}

/** T32. */
export interface TaraBetrayedEvent {
  readonly kind: "betrayed";
  readonly seat: number;
  readonly other_seat: number;
  readonly region: "connacht" | "leinster" | "munster" | "ulster";
  readonly position: "C1" | "C2" | "F1" | "F2" | "F3" | "F4" | "F5" | "H1" | "H2" | "H3" | "H4" | "K" | "W1" | "W2" | "W3";
}

/** T35. */
export interface TaraIncomeEvent {
  readonly kind: "income";
  readonly seat: number;
  readonly level: "C" | "F" | "H" | "W";
  readonly region: "connacht" | "leinster" | "munster" | "ulster";
}

/** T36. */
export interface TaraSpreadEvent {
  readonly kind: "spread";
  readonly seat: number;
  readonly level: "C" | "F" | "H" | "W";
}

/** T37. */
export interface TaraClearedEvent {
  readonly kind: "cleared";
  readonly region: "connacht" | "leinster" | "munster" | "ulster";
}

/** T39. */
export interface TaraGarrisonedEvent {
  readonly kind: "garrisoned";
  readonly seat: number;
  readonly region: "connacht" | "leinster" | "munster" | "ulster";
  readonly position: "C1" | "C2" | "F1" | "F2" | "F3" | "F4" | "F5" | "H1" | "H2" | "H3" | "H4" | "K" | "W1" | "W2" | "W3";
}

/** T40. */
export interface TaraExchangedEvent {
  readonly kind: "exchanged";
  readonly seat: number;
  readonly other_seat: number;
  readonly count: number;
}

/** T41. */
export interface TaraRansomedEvent {
  readonly kind: "ransomed";
  readonly seat: number;
  readonly other_seat: number;
  readonly count: number;
  readonly price: number;
}

/** T41. */
export interface TaraRefusedEvent {
  readonly kind: "refused";
  readonly seat: number;
  readonly other_seat: number;
}

/** T42. */
export interface TaraNamedEvent {
  readonly kind: "named";
  readonly seat: number;
  readonly other_seat: number;
}

/** T43-T45. */
export interface TaraOverEvent {
  readonly kind: "over";
  readonly ending: "kings" | "rounds";
  readonly winners: readonly number[];
}

export type FromClient =
  | Hello
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
  | Ping;

export type FromServer =
  | TableState
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
  | Pong;

/** What a seat sees, by the name of the game. */
export interface Views {
  readonly carolus: CarolusView;
  readonly principe: PrincipeView;
  readonly rivals: RivalsView;
  readonly tara: TaraView;
}

export type View = Views[keyof Views];

/** What a player would work out after a move, by the name of the game. */
export interface Outlooks {
  readonly carolus: never;
  readonly principe: PrincipeStanding | PrincipeClaim;
  readonly rivals: never;
  readonly tara: TaraClimb;
}

export type Outlook = Outlooks[keyof Outlooks];

export type CarolusEvent =
  | CarolusRoundEvent
  | CarolusDiscEvent
  | CarolusCourtEvent
  | CarolusLandEvent
  | CarolusMarkerEvent
  | CarolusEmperorEvent
  | CarolusUndecidedEvent
  | CarolusHeldEvent
  | CarolusBuiltEvent
  | CarolusReplacedEvent
  | CarolusMergedEvent
  | CarolusRolledEvent
  | CarolusExhaustedEvent
  | CarolusReturnedEvent
  | CarolusCrownEvent
  | CarolusLostEvent
  | CarolusOverEvent;

export type PrincipeEvent =
  | PrincipeRoundEvent
  | PrincipeLastRoundEvent
  | PrincipeIncomeEvent
  | PrincipeDrawnEvent
  | PrincipeDrewEvent
  | PrincipeNoCardEvent
  | PrincipeOfferedEvent
  | PrincipeOfferEvent
  | PrincipePileEvent
  | PrincipeAuctionEvent
  | PrincipeBidEvent
  | PrincipePassedEvent
  | PrincipeOutbidEvent
  | PrincipeUnsoldEvent
  | PrincipeWonEvent
  | PrincipePrinceEvent
  | PrincipeNoBuildEvent
  | PrincipeCannotBuildEvent
  | PrincipeRestedEvent
  | PrincipeEmptyHandEvent
  | PrincipeLaidEvent
  | PrincipeBuiltEvent
  | PrincipeShieldEvent
  | PrincipeHonourEvent
  | PrincipeNewCityEvent
  | PrincipeRolesBackEvent
  | PrincipeRoleGivenEvent
  | PrincipeRoleAuctionEvent
  | PrincipeRoleWonEvent
  | PrincipeRoleUnsoldEvent
  | PrincipeTurnedDownEvent
  | PrincipeTurnedUpEvent
  | PrincipeNoneTurnedEvent
  | PrincipeGraceEvent
  | PrincipeInterestEvent
  | PrincipeFinalScoreEvent
  | PrincipeOverEvent;

export type RivalsEvent =
  | RivalsGameEvent
  | RivalsRoundEvent
  | RivalsStageEvent
  | RivalsChoseEvent
  | RivalsChosenEvent
  | RivalsRevealedEvent
  | RivalsPileEvent
  | RivalsExchangedEvent
  | RivalsEqualEvent
  | RivalsPileEqualEvent
  | RivalsGuardedEvent
  | RivalsGuardedPileEvent
  | RivalsThreatEvent
  | RivalsPileThreatEvent
  | RivalsMarkerEvent
  | RivalsNoMarkerEvent
  | RivalsTurnEvent
  | RivalsStoleEvent
  | RivalsImpossibleEvent
  | RivalsSkippedEvent
  | RivalsForwentEvent
  | RivalsResolvedEvent
  | RivalsHandedEvent
  | RivalsFilledEvent
  | RivalsMoneyEvent
  | RivalsBoughtEvent
  | RivalsRecruitedEvent
  | RivalsOpenedEvent
  | RivalsUsedEvent
  | RivalsEarnedEvent
  | RivalsTookEvent
  | RivalsTookNothingEvent
  | RivalsSwappedEvent
  | RivalsSwappedOpenEvent
  | RivalsEndedEvent
  | RivalsPerfectEvent
  | RivalsColouredEvent
  | RivalsSinglesEvent
  | RivalsCoinsEvent
  | RivalsMarkersEvent
  | RivalsScoredEvent
  | RivalsTotalEvent
  | RivalsOverEvent;

export type TaraEvent =
  | TaraDrewEvent
  | TaraDrewLotEvent
  | TaraLotsEvent
  | TaraRoundEvent
  | TaraDealtEvent
  | TaraKeptEvent
  | TaraChoseEvent
  | TaraReshuffledEvent
  | TaraPlayedEvent
  | TaraDiscardedEvent
  | TaraAnchoredEvent
  | TaraEnteredEvent
  | TaraLaidEvent
  | TaraFortifiedEvent
  | TaraLoweredEvent
  | TaraBrokeEvent
  | TaraCapturedEvent
  | TaraFreedEvent
  | TaraFinishedEvent
  | TaraPaidEvent
  | TaraPromotedEvent
  | TaraDeposedEvent
  | TaraCrownedEvent
  | TaraWonEvent
  | TaraOpenedEvent
  | TaraPickedEvent
  | TaraSwappedEvent
  | TaraAmnestyEvent
  | TaraConqueredEvent
  | TaraPassedEvent
  | TaraHiredEvent
  | TaraIdleEvent
  | TaraDeclinedEvent
  | TaraBetrayedEvent
  | TaraIncomeEvent
  | TaraSpreadEvent
  | TaraClearedEvent
  | TaraGarrisonedEvent
  | TaraExchangedEvent
  | TaraRansomedEvent
  | TaraRefusedEvent
  | TaraNamedEvent
  | TaraOverEvent;

/** What can happen, by the name of the game. */
export interface Events {
  readonly carolus: CarolusEvent;
  readonly principe: PrincipeEvent;
  readonly rivals: RivalsEvent;
  readonly tara: TaraEvent;
}

export type GameEvent = Events[keyof Events];

/** The fields of events spoken by the text `prefix-value`, with its prefix; seats go by name. */
export const SPOKEN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "carolus": {
    "seat": "seat",
    "dice": "face",
    "winners": "side"
  },
  "principe": {
    "seat": "seat",
    "cards": "colour",
    "city": "city",
    "region": "region",
    "role": "role",
    "winners": "seat"
  },
  "rivals": {
    "seat": "seat",
    "character": "character",
    "other_seat": "seat",
    "other_character": "character",
    "action": "action",
    "open_card": "card",
    "card": "card",
    "other_card": "card",
    "colour": "colour",
    "winners": "seat"
  },
  "tara": {
    "seat": "seat",
    "other_seat": "seat",
    "winners": "seat"
  }
};
