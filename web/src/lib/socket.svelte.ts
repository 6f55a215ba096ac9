/** A socket to a table that comes back by itself. It knows when it is connected, not what is said over it. */

import { changed } from "./changes";
import type { Changed, FromClient, FromServer, TableState } from "./protocol";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const HEARTBEAT = 20_000;
const PATIENCE = 8_000;
/** The service closes with these codes when coming back would not help. */
const FINAL = { first: 4400, last: 4428 };
/** The service has other pages by now: this one is to be loaded again. */
export const RENEWED = 4426;

/** What a table hears: its state always whole. */
export type Heard = Exclude<FromServer, Changed>;

export interface Listener {
  /** The connection stands: say hello. */
  opened(): void;
  received(message: Heard): void;
}

export type Contact = "connecting" | "open" | "lost" | "closed";

/** What a table is heard and spoken to over: a socket, or something that answers as the service would. */
export interface Link {
  readonly standing: Contact;
  readonly wasLost: boolean;
  readonly ended: number | null;
  send(message: FromClient): boolean;
  close(): void;
}

export class Connection implements Link {
  standing = $state<Contact>("connecting");
  /** It was lost at least once since the page was opened. */
  wasLost = $state(false);
  /** Why the service will not have us back, as a close code. */
  ended = $state<number | null>(null);

  #socket: WebSocket | null = null;
  /** What was told last, of which only what has changed is told next. */
  #state: TableState | null = null;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  readonly #listen = new AbortController();

  constructor(
    private readonly path: string,
    private readonly listener: Listener,
  ) {
    const soon = () => this.#hurry();
    addEventListener("online", soon, { signal: this.#listen.signal });
    addEventListener("offline", () => this.#drop(), { signal: this.#listen.signal });
    document.addEventListener("visibilitychange", soon, { signal: this.#listen.signal });
    this.#connect();
  }

  send(message: FromClient): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.standing = "closed";
    this.#listen.abort();
    this.#stopTimers();
    this.#socket?.close();
  }

  #connect(): void {
    const address = new URL(this.path, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#attempts = 0;
      this.standing = "open";
      this.#heart = setInterval(() => this.#beat(), HEARTBEAT);
      this.listener.opened();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      clearTimeout(this.#silence);
      this.listener.received(this.#whole(JSON.parse(event.data) as FromServer));
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
  }

  #whole(message: FromServer): Heard {
    if (message.type !== "state" && message.type !== "changed") return message;
    if (message.type === "state") return (this.#state = message);
    const { change, ...news } = message;
    this.#state = { ...(changed(this.#state, change) as TableState), ...news, type: "state" };
    return this.#state;
  }

  #lost(code: number): void {
    this.#stopTimers();
    if (this.standing === "closed") return;
    if (code >= FINAL.first && code <= FINAL.last) {
      this.standing = "closed";
      this.ended = code;
      return;
    }
    this.standing = "lost";
    this.wasLost = true;
    // Doubling waits, with some chance in them, so that a restarted service is not stormed by all at once.
    const wait = Math.min(FIRST_WAIT * 2 ** this.#attempts, LONGEST_WAIT) * (0.6 + 0.8 * Math.random());
    this.#attempts += 1;
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  /** The network or the person is back: do not wait for the timer. */
  #hurry(): void {
    if (this.standing === "lost" && !document.hidden) {
      this.#stopTimers();
      this.#attempts = 0;
      this.#connect();
    } else if (this.standing === "open") {
      this.#beat();
    }
  }

  /** A connection that does not answer is no connection. */
  #beat(): void {
    const socket = this.#socket;
    if (!socket || !this.send({ type: "ping", id: token() })) return;
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      if (socket === this.#socket) this.#drop();
    }, PATIENCE);
  }

  /** Nothing comes through it any more, though nobody has closed it. */
  #drop(): void {
    if (this.standing !== "open" || !this.#socket) return;
    this.#socket.onclose = null;
    this.#socket.close();
    this.#lost(1006);
  }

  #stopTimers(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    clearInterval(this.#heart);
  }
}

/** Our own name for a message, so that its answer finds it and a repetition is recognised. */
export function token(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}
