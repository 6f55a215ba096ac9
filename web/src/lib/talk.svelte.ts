/** What people say to each other at a table, and who hears it. */

import type { Chat, ChatLine, FromClient, Muted, Onlookers, Report, SayPhrase } from "./protocol";
import { settings } from "./settings.svelte";
import { token } from "./socket.svelte";

/** Milliseconds after which somebody may be reminded again. */
const REMIND_AGAIN = 60_000;

export type PhraseName = SayPhrase["phrase"];
export type Complaint = Report["reason"];
/** Whom something is about: the player of a seat, or whoever wrote a line. */
export type About = { readonly seat: number } | { readonly line: number };

export class Talk {
  lines = $state.raw<readonly ChatLine[]>([]);
  /** Of whom this person wants to hear nothing. */
  muted = $state.raw<Pick<Muted, "seats" | "lines">>({ seats: [], lines: [] });
  /** Who looks on and holds no seat. */
  onlookers = $state.raw<Pick<Onlookers, "count" | "names">>({ count: 0, names: [] });
  /** Whom this person has reminded of late. */
  reminded = $state.raw<readonly number[]>([]);

  constructor(private readonly send: (message: FromClient) => boolean) {}

  /** The number of the last line. */
  get last(): number {
    return this.lines.at(-1)?.number ?? 0;
  }

  say(text: string, team: boolean): boolean {
    return this.send({ type: "say", id: token(), text, team });
  }

  /** The same with words that everybody reads in their own language. */
  express(phrase: PhraseName, team: boolean): void {
    this.send({ type: "phrase", id: token(), phrase, team });
  }

  mute(about: About, off: boolean): void {
    this.send({ type: "mute", id: token(), ...about, off });
  }

  /** Its name, by which the answer is known. */
  report(about: About, reason: Complaint, said: string): string | null {
    const id = token();
    return this.send({ type: "report", id, ...about, reason, words: said }) ? id : null;
  }

  remind(seat: number): void {
    this.send({ type: "remind", id: token(), seat });
    this.reminded = [...this.reminded, seat];
    setTimeout(() => (this.reminded = this.reminded.filter((other) => other !== seat)), REMIND_AGAIN);
  }

  /** Others see whether this page is before somebody's eyes. */
  attend(): void {
    this.send({ type: "attend", id: token(), here: !document.hidden, listed: settings.listed });
  }

  /** Whoever looks on is listed by their name, or only counted. */
  list(wanted: boolean): void {
    settings.listed = wanted;
    this.attend();
  }

  /** The connection is a new one. */
  enter(): void {
    this.onlookers = { count: 0, names: [] };
    if (document.hidden || settings.listed) this.attend();
  }

  hear(message: Chat | Muted | Onlookers): void {
    if (message.type === "muted") this.muted = message;
    else if (message.type === "onlookers") this.onlookers = message;
    else {
      const come = new Set(message.lines.map((line) => line.number));
      const known = this.lines.filter((line) => !come.has(line.number));
      const said = message.lines.filter((line) => line.text || line.phrase); // what is erased comes again without words
      this.lines = [...known, ...said].sort((one, other) => one.number - other.number);
    }
  }
}
