/** The service over HTTP. Every failure is a `Trouble` with a code that the shell has words for. */

import type { Frame, Home, NewTable, Problem, TableInfo } from "./protocol";

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

export const api = {
  home: () => ask<Home>("GET", "/api/home"),
  tables: () => ask<TableInfo[]>("GET", "/api/tables"),
  open: (table: NewTable) => ask<TableInfo>("POST", "/api/tables", table),
  table: (id: string) => ask<TableInfo>("GET", at(id)),
  takeSeat: (id: string, seat: number, name: string) => ask<TableInfo>("POST", `${at(id)}/seats/${seat}`, { name }),
  leaveSeat: (id: string, seat: number) => ask<TableInfo>("DELETE", `${at(id)}/seats/${seat}`),
  seatBot: (id: string, seat: number, bot: string) => ask<TableInfo>("POST", `${at(id)}/seats/${seat}/bot`, { bot }),
  rematch: (id: string) => ask<TableInfo>("POST", `${at(id)}/rematch`),
  frames: (id: string, seat: number | null, first: number, last: number) =>
    ask<Frame[]>("GET", `${at(id)}/frames?first=${first}&last=${last}${seat === null ? "" : `&seat=${seat}`}`),
  recordAddress: (id: string) => `${at(id)}/record`,
};
