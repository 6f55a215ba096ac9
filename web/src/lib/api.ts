/** The service over HTTP. Every failure is a `Trouble` with a code that the shell has words for. */

import type {
  Analysis,
  Code,
  DeviceLink,
  FindGame,
  Frame,
  Happening,
  HearOfTurns,
  Home,
  Keeping,
  Me,
  NewTable,
  Pictures,
  Problem,
  Standing,
  Study,
  TableInfo,
  Taught,
} from "./protocol";

export class Trouble extends Error {
  constructor(
    readonly code: Problem["code"] | "offline",
    message: string,
  ) {
    super(message);
  }
}

/** The service puts its token into a cookie that scripts of its own pages can read, and wants it back in a header. */
const token = (): string | undefined => /(?:^|;\s*)regalia-csrf=([^;]+)/.exec(document.cookie)?.[1];

function proof(): Record<string, string> {
  const shown = token();
  return shown ? { "x-csrf-token": shown } : {};
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(path, {
      method,
      keepalive: method === "DELETE", // what is to end ends, though the page is closed at once
      headers: {
        accept: "application/json",
        ...(method === "GET" ? {} : proof()),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    text = await answer.text(); // the line may break in the middle of an answer
  } catch (cause) {
    throw new Trouble("offline", String(cause));
  }
  if (!answer.ok) {
    const problem = problemIn(text);
    throw new Trouble(problem?.code ?? "broken", problem?.message ?? answer.statusText);
  }
  return (text === "" ? undefined : JSON.parse(text)) as T;
}

/** What stands between us and the service may answer with a page of its own. */
function problemIn(text: string): Problem | undefined {
  try {
    return JSON.parse(text) as Problem;
  } catch {
    return undefined;
  }
}

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

/** What this browser adds to the dice: drawn after the table has shown the commitment to its seed. */
function nonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Add to the dice for those of my seats that were taken before their table could be seen; without them it waits. */
async function mix(info: TableInfo): Promise<TableInfo> {
  const nonces = info.missing.filter((seat) => info.mine.includes(seat)).map((seat) => ({ seat, nonce: nonce() }));
  return nonces.length > 0 ? ask<TableInfo>("POST", `${at(info.id)}/nonces`, { nonces }) : info;
}

/** What cannot be added now is added by the page of the table. */
const mixed = (info: TableInfo) => mix(info).catch(() => info);

export const api = {
  mix,
  /** This browser was here before. */
  known: () => token() !== undefined,
  home: () => ask<Home>("GET", "/api/home"),
  tables: () => ask<TableInfo[]>("GET", "/api/tables"),
  openTables: () => ask<TableInfo[]>("GET", "/api/open"),
  find: (wanted: FindGame) => ask<TableInfo>("POST", "/api/find", wanted).then(mixed),
  open: (table: NewTable) => ask<TableInfo>("POST", "/api/tables", table).then(mixed),
  table: (id: string) => ask<TableInfo>("GET", at(id)),
  takeSeat: (id: string, seat: number, name: string, colours: readonly number[] = []) =>
    ask<TableInfo>("POST", `${at(id)}/seats/${seat}`, { name, nonce: nonce(), colours }),
  chooseColours: (id: string, colours: readonly number[]) => ask<TableInfo>("POST", `${at(id)}/colours`, { colours }),
  leaveSeat: (id: string, seat: number) => ask<TableInfo>("DELETE", `${at(id)}/seats/${seat}`),
  seatBot: (id: string, seat: number, bot: string) => ask<TableInfo>("POST", `${at(id)}/seats/${seat}/bot`, { bot }),
  rematch: (id: string) => ask<TableInfo>("POST", `${at(id)}/rematch`).then(mixed),
  frames: (id: string, seat: number | null, first: number, last: number) =>
    ask<Frame[]>("GET", `${at(id)}/frames?first=${first}&last=${last}${seat === null ? "" : `&seat=${seat}`}`),
  log: (id: string, first: number, last: number) => ask<Happening[]>("GET", `${at(id)}/log?first=${first}&last=${last}`),
  pictures: (game: string) => ask<Pictures>("GET", `/rules/${encodeURIComponent(game)}/pictures`),
  study: (game: string, study: Study) => ask<Taught>("POST", `/api/lessons/${encodeURIComponent(game)}`, study),
  course: (id: string) => ask<Standing[]>("GET", `${at(id)}/course`),
  analysis: (id: string, move: number) => ask<Analysis>("GET", `${at(id)}/analysis?move=${move}`),
  recordAddress: (id: string) => `${at(id)}/record`,
  me: () => ask<Me>("GET", "/api/me"),
  newCode: (language: string) => ask<Code>("POST", "/api/me/code", { language }),
  comeBack: (code: string) => ask<undefined>("POST", "/api/me/come-back", { code }),
  newLink: () => ask<DeviceLink>("POST", "/api/me/links"),
  useLink: (token: string) => ask<undefined>("POST", "/api/me/devices", { token }),
  signOut: (where: "here" | "elsewhere") => ask<undefined>("POST", "/api/me/sign-out", { where }),
  erase: () => ask<undefined>("POST", "/api/me/erase", { sure: "erase everything" }),
  keeping: () => ask<Keeping>("GET", "/api/keeping"),
  hear: (wanted: HearOfTurns) => ask<undefined>("POST", "/api/me/push", wanted),
  hearNoMore: () => ask<undefined>("DELETE", "/api/me/push"),
  dataAddress: "/api/me/data",
};
