/**
 * A table as this browser knows it: what the service said last, what this person does, and what was sent and is not yet
 * acknowledged. What is shown of it, the past, the log, the talk and the advice each have a part of their own.
 */

import { Advice } from "./advice.svelte";
import { api } from "./api";
import { Chooser, type Moves, type Sentence } from "./chooser.svelte";
import { lastMoveOf } from "./chronicle";
import { amongBots } from "./company";
import { Log } from "./log.svelte";
import { Past } from "./past.svelte";
import type { Agree, Consequence, Frame, MySeat, Play, Reason, Replace, Resign, TableState, TakeBack, View } from "./protocol";
import { Scenes } from "./scenes.svelte";
import { settings } from "./settings.svelte";
import { play as sound } from "./sound";
import { Connection, type Heard, type Link, type Listener, token } from "./socket.svelte";
import { Talk } from "./talk.svelte";
import { ticking } from "./ticking";

/** What is kept until the service has it. */
type Kept = Play | TakeBack | Resign | Agree | Replace;

/** An answer to something the person tried: why it is not allowed, or what went wrong. */
export type Answer =
  | { readonly kind: "reason"; readonly reason: Reason }
  | { readonly kind: "sentence"; readonly sentence: Sentence }
  | { readonly kind: "refused"; readonly code: string };

/** How a table is reached. */
export interface Way {
  /** `Home.client` where changes are read. */
  readonly client: string;
  connect(listener: Listener): Link;
  frames(seat: number | null, first: number, last: number): Promise<readonly Frame[]>;
  /** No move is made by itself: whoever learns shall see each. */
  readonly slowly: boolean;
  /** Of the moves that would follow as one deed, those that may follow. */
  ahead?(then: readonly string[]): readonly string[];
  /** What composes moves here, if not the usual one. */
  chooser?(moves: Moves): Chooser;
}

export const bySocket = (id: string, client: string): Way => ({
  client,
  connect: (listener) => new Connection(`/ws/tables/${encodeURIComponent(id)}`, listener),
  frames: (seat, first, last) => api.frames(id, seat, first, last),
  slowly: false,
});

export class Table {
  state = $state.raw<TableState | null>(null);
  answer = $state.raw<Answer | null>(null);
  /** The last message that the service has, of those that change nothing at the table. */
  acknowledged = $state<string | null>(null);
  /** Messages that the service has not acknowledged. */
  unanswered = $state(0);
  /** The number of moves when this person decided last: where "show again" and the summary start. */
  watchedFrom = $state(0);
  /** This person has asked for a rematch: nobody needs to call them to it. */
  wantsRematch = false;
  /** It has become this person's turn. */
  called: () => void = () => undefined;
  /** Somebody waits for this person, here or at another table. */
  reminded: (table: string, game: string, name: string) => void = () => undefined;

  readonly connection: Link;
  readonly chooser: Chooser;
  readonly scenes: Scenes;
  readonly past: Past;
  readonly log: Log;
  readonly talk: Talk;
  readonly advice: Advice;

  #seat = $state<number | null>(null);
  #sent = new Map<string, Kept>();
  /** What is to be played next, as soon as it is asked for. */
  #plan: readonly string[] = [];
  /** All of it was confirmed at once. */
  #sure = false;
  /** Of the table, by the last move of this person, or by taking one back. */
  #ownVersion = $state(0);
  /** It was this person's turn already: a turn of many moves is announced once. */
  #called = false;
  /** The last thing that this person did was to take a move back. */
  #undone = false;
  /** Seconds by which this browser's clock is ahead of the service's, at most. */
  #ahead = Infinity;
  /** The state was told over this connection; one of an earlier connection may be long past. */
  #current = $state(false);
  readonly #listen = new AbortController();

  constructor(
    readonly id: string,
    private readonly way: Way,
  ) {
    const moves: Moves = {
      play: (move, then, sure) => this.#play(move, then, sure),
      explain: (why) => this.#explain(why),
    };
    this.chooser = way.chooser?.(moves) ?? new Chooser(moves);
    this.scenes = new Scenes(this);
    this.past = new Past(this, way.frames.bind(way));
    this.log = new Log(id);
    this.talk = new Talk((message) => this.connection.send(message));
    this.advice = new Advice(this);
    this.connection = way.connect({
      opened: () => this.#hello(),
      received: (message) => this.#receive(message),
    });
    document.addEventListener("visibilitychange", () => this.talk.attend(), { signal: this.#listen.signal });
  }

  close(): void {
    this.past.running = false;
    this.#listen.abort();
    this.connection.close();
  }

  /** The seat of mine that decides now or, with several at this screen, decided last. */
  get seat(): number | null {
    return this.#seat;
  }

  /** My seat through whose eyes the table is seen. */
  get me(): MySeat | null {
    return this.state?.mine.find((mine) => mine.seat === this.#seat) ?? null;
  }

  /** The present is shown, all of it. */
  get upToDate(): boolean {
    return this.scenes.settled && this.past.at === null;
  }

  /** It is up to the person at this screen, and nothing is on its way, not even what the last move led to. */
  get myTurn(): boolean {
    const known = this.unanswered === 0 && (this.state?.table.version ?? 0) >= this.#ownVersion;
    return known && this.upToDate && this.me?.asked != null;
  }

  /** The present of a game that has ended is shown, however it ended. */
  get over(): boolean {
    return this.state?.table.status === "over" && this.upToDate;
  }

  /** What this person has to decide, by name: others may choose at the same time, and change nothing of it. */
  get decision(): string {
    return [this.#seat, this.#ownVersion, ...(this.me?.choices ?? []).map((choice) => choice.move)].join();
  }

  sitAt(seat: number): void {
    this.#seat = seat;
    this.scenes.showPresent();
  }

  /** The last move; for practice, against bots alone, also what cannot be taken back otherwise. */
  undo(practice: boolean): void {
    const { me, state } = this;
    if (!me || !state) return;
    this.answer = null;
    this.#undone = true;
    this.#transmit({ type: "take-back", id: token(), seat: me.seat, version: state.table.version, practice });
  }

  /** The service's time, which goes on while it is looked at. */
  now(): number {
    return ticking() - (Number.isFinite(this.#ahead) ? this.#ahead : 0);
  }

  /** Somebody has been away for so long that the others may choose what to do. */
  absent(seat: number): boolean {
    const info = this.state?.table;
    const player = info?.players[seat];
    if (this.connection.standing !== "open" || !this.#current) return false;
    if (info?.patience == null || player?.kind !== "human" || info.mine.includes(seat)) return false;
    if (player.presence === "here" || player.stand_in !== null || player.since === null) return false;
    return this.now() - Math.max(player.since, info.watching) >= info.patience;
  }

  resign(seat: number): void {
    this.#transmit({ type: "resign", id: token(), seat });
  }

  /** Offer to end the game undecided, or agree to it; or decline. */
  agree(seat: number, no: boolean): void {
    this.#transmit({ type: "agree", id: token(), seat, no });
  }

  /** Let a bot play on for somebody who is away; without one, take one's own seat back. */
  replace(seat: number, bot: string | null): void {
    this.#transmit({ type: "replace", id: token(), seat, bot });
  }

  /** What follows the move that waits to be confirmed. */
  get follows(): Consequence | null {
    const { armed } = this.chooser;
    return (armed === null ? null : this.chooser.would(armed)?.final) ?? null;
  }

  viewIn(state: TableState): View | null {
    return state.mine.find((mine) => mine.seat === this.#seat)?.view ?? state.mine[0]?.view ?? state.view;
  }

  // To the service

  #hello(): void {
    this.#current = false;
    this.advice.forget();
    this.#greet(this.talk.last);
    for (const message of this.#sent.values()) this.connection.send(message);
    this.talk.enter();
  }

  #greet(chat: number): void {
    this.connection.send({ type: "hello", version: this.state?.table.version ?? 0, chat, client: this.way.client });
  }

  #play(move: string, then: readonly string[], sure: boolean): void {
    const { me, state } = this;
    if (!me || !state) return;
    this.answer = null;
    this.#undone = false;
    this.#plan = this.way.ahead?.(then) ?? then;
    this.#sure = sure;
    this.#transmit({ type: "play", id: token(), seat: me.seat, version: state.table.version, move });
  }

  /** The next move of several, once the last one is known; what was played stands, also when this is not allowed. */
  #carryOn(): void {
    const [next, ...then] = this.#plan;
    const { me, state } = this;
    if (next === undefined || this.unanswered > 0 || (state?.table.version ?? 0) < this.#ownVersion) return;
    if (!this.#sure && this.#finalMoves.has(next)) return; // it is asked for where it is offered
    if (me?.choices.some((choice) => choice.move === next)) {
      this.#play(next, then, this.#sure);
      return;
    }
    this.#plan = [];
    if (me?.asked != null) this.connection.send({ type: "why", id: token(), seat: me.seat, move: next });
  }

  /** The legal moves that wait to be confirmed: none where everything can be taken back. */
  get #finalMoves(): ReadonlySet<string> {
    const { me, state } = this;
    if (!me || !state || !settings.confirm || this.way.slowly) return new Set();
    const { table } = state;
    if (amongBots(table) && (me.can_rewind || !table.practice)) return new Set();
    return new Set(me.choices.flatMap(({ move }, at) => (me.brings[at]?.final ? [move] : [])));
  }

  /** Kept until it is acknowledged, and sent again after a lost connection. */
  #transmit(message: Kept): void {
    this.#sent.set(message.id, message);
    this.unanswered = this.#sent.size;
    this.connection.send(message);
  }

  #explain(why: string | Sentence): void {
    if (!this.scenes.settled) {
      this.scenes.skip();
    } else if (this.past.at !== null) {
      this.answer = { kind: "refused", code: "replaying" };
    } else if (!this.me) {
      this.answer = { kind: "refused", code: "watching" };
    } else if (typeof why === "object") {
      this.answer = { kind: "sentence", sentence: why };
    } else {
      this.connection.send({ type: "why", id: token(), seat: this.me.seat, move: why });
    }
  }

  // From the service

  #receive(message: Heard): void {
    switch (message.type) {
      case "state":
        this.#changed(message);
        break;
      case "ack":
        if (this.#sent.has(message.id)) this.#ownVersion = message.version; // talking is no move
        this.acknowledged = message.id;
        this.#answered(message.id);
        break;
      case "refused":
        if (this.advice.refuse(message.id)) break;
        if (message.reason) this.answer = { kind: "reason", reason: message.reason };
        else if (message.code !== "stale" || message.id === this.advice.awaited)
          this.answer = { kind: "refused", code: message.code };
        this.#plan = [];
        if (message.id === null) break;
        if (message.id === this.advice.awaited) this.advice.awaited = null;
        this.#answered(message.id);
        break;
      case "hinted":
      case "pondered":
        this.advice.hear(message);
        break;
      case "why-not":
        this.answer = message.reason ? { kind: "reason", reason: message.reason } : null;
        break;
      case "chat":
      case "muted":
      case "onlookers":
        this.talk.hear(message);
        break;
      case "reminded":
        sound("turn");
        this.reminded(message.table, message.game, message.name);
        break;
      case "pong":
        break;
    }
  }

  #answered(id: string): void {
    this.#sent.delete(id);
    this.unanswered = this.#sent.size;
    this.#carryOn();
    this.offer();
  }

  #changed(state: TableState): void {
    const old = this.state;
    this.#current = true;
    this.#ahead = Math.min(this.#ahead, Date.now() / 1000 - state.now);
    if (old && state.table.version < old.table.version) return;
    const own = this.#sent.size > 0 || this.#ownVersion === state.table.version;
    this.state = state;
    this.log.hear(state, old?.table.moves ?? 0);
    if (state.table.status === "over") void this.log.all(); // the result draws the whole of it
    this.past.forget(state.since);
    this.#takeSeat(state);
    this.#carryOn();
    void api.mix(state.table).catch(() => undefined); // another device may have done it already
    if (old === null) this.watchedFrom = lastMoveOf(state.table.mine, state.happened);
    if (own) this.watchedFrom = state.table.moves;
    // Players may read now what those who watched have said.
    if (old && old.table.status !== "over" && state.table.status === "over") this.#greet(0);
    if (old?.table.version === state.table.version && this.scenes.shown) {
      this.offer();
      return;
    }
    this.answer = null;
    this.scenes.follow(old, state, own);
  }

  /** With several seats at this screen, look through the eyes of the one that decides. */
  #takeSeat(state: TableState): void {
    const deciding = state.mine.find((mine) => mine.asked !== null);
    const present = state.mine.some((mine) => mine.seat === this.#seat);
    if (deciding && !(present && this.me?.asked)) this.#seat = deciding.seat;
    else if (!present) this.#seat = state.mine[0]?.seat ?? null;
  }

  // What its parts tell it

  /** All is shown: whoever is to decide now is called to it. */
  call(): void {
    if (this.myTurn && !this.#called) {
      sound("turn");
      this.called();
    }
    this.#called = this.me?.asked != null;
  }

  /** What may be chosen now. */
  offer(): void {
    const { me, advice } = this;
    const choices = this.myTurn ? (me?.choices ?? []) : [];
    this.chooser.offer(choices, () => this.#finalMoves, me?.brings);
    this.chooser.hinted = choices.find((choice) => choice.move === advice.hint?.advice.best.choice.move) ?? null;
    if (!this.chooser.hinted && this.past.at === null) advice.hint = null; // something else is to be decided
    const deed = this.#plan;
    if (choices.some((choice) => choice.move === deed[0])) {
      this.#plan = [];
      this.chooser.choose(deed);
      return;
    }
    const [only, another] = choices;
    // Whoever has taken it back wants to look at it.
    if (settings.passing && !this.way.slowly && only && !another && !this.#undone) this.chooser.commit(only.move);
  }
}
