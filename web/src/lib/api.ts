/** The service over HTTP. Every failure is a `Trouble` with a code that the shell has words for. */

import type { Frame, Home, NewTable, Pictures, Problem, Standing, TableInfo } from "./protocol";

export class Trouble extends Error {
  constructor(
    readonly code: Problem["code"] | "offline",
    message: string,
  ) {
    super(message);
  }
}

/** The service puts its token into a cookie that scripts of its own pages can read, and wants it back in a header. */
function proof(): Record<string, string> {
  const token = /(?:^|;\s*)regalia-csrf=([^;]+)/.exec(document.cookie)?.[1];
  return token ? { "x-csrf-token": token } : {};
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: {
        accept: "application/json",
        ...(method === "GET" ? {} : proof()),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch (cause) {
    throw new Trouble("offline", String(cause));
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw new Trouble(problem?.code ?? "broken", problem?.message ?? answer.statusText);
  }
  return (answer.status === 204 ? undefined : await answer.json()) as T;
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
  home: () => ask<Home>("GET", "/api/home"),
  tables: () => ask<TableInfo[]>("GET", "/api/tables"),
  open: (table: NewTable) => ask<TableInfo>("POST", "/api/tables", table).then(mixed),
  table: (id: string) => ask<TableInfo>("GET", at(id)),
  takeSeat: (id: string, seat: number, name: string) =>
    ask<TableInfo>("POST", `${at(id)}/seats/${seat}`, { name, nonce: nonce() }),
  leaveSeat: (id: string, seat: number) => ask<TableInfo>("DELETE", `${at(id)}/seats/${seat}`),
  seatBot: (id: string, seat: number, bot: string) => ask<TableInfo>("POST", `${at(id)}/seats/${seat}/bot`, { bot }),
  rematch: (id: string) => ask<TableInfo>("POST", `${at(id)}/rematch`).then(mixed),
  frames: (id: string, seat: number | null, first: number, last: number) =>
    ask<Frame[]>("GET", `${at(id)}/frames?first=${first}&last=${last}${seat === null ? "" : `&seat=${seat}`}`),
  pictures: (game: string) => ask<Pictures>("GET", `/rules/${encodeURIComponent(game)}/pictures`),
  course: (id: string) => ask<Standing[]>("GET", `${at(id)}/course`),
  recordAddress: (id: string) => `${at(id)}/record`,
};
