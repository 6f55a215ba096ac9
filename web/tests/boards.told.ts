/** Boards say what the rules say: draws the tables that `tests/client/boards.py` wrote, and looks for its sentences. */

import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Component } from "svelte";
import { render } from "svelte/server";
import { expect, test } from "vitest";
import { Chooser } from "../src/lib/chooser.svelte";
import { setCompany } from "../src/lib/company";
import type { Brings } from "../src/lib/protocol";
import { type Facts, Say } from "../src/lib/words.svelte";

interface Case {
  readonly game: string;
  readonly box: string;
  readonly part: string;
  readonly look: Readonly<Record<string, unknown>> | null;
  readonly view: { readonly phase: string };
  readonly seat: number;
  readonly names: readonly string[];
  readonly choices: readonly (readonly [move: string, brings: Brings | null])[];
  readonly says: readonly (readonly [key: string, facts: Facts])[];
}

const cases = JSON.parse(readFileSync(process.env.REGALIA_BOARDS ?? "", "utf8")) as Case[];
const parts = import.meta.glob<{ default: Component }>(
  [
    "../src/games/carolus/Ribbon.svelte",
    "../src/games/principe/{Cities,Prospect}.svelte",
    "../src/games/rivals/Counsel.svelte",
    "../src/games/tara/Raths.svelte",
  ],
  { eager: true },
);

function wordsOf(game: string): Say {
  const bundle = new FluentBundle("en", { useIsolating: false });
  for (const path of [`../../src/regalia/games/${game}/text/en.ftl`, `../src/games/${game}/text/en.ftl`]) {
    bundle.addResource(new FluentResource(readFileSync(new URL(path, import.meta.url), "utf8")), { allowOverrides: true });
  }
  return new Say(bundle);
}

/** The markup of a part of a board. */
function drawn({ game, part, look, view, seat, names, choices }: Case, say: Say): string {
  const found = parts[`../src/games/${game}/${part}.svelte`];
  if (!found) throw new Error(`${game} has no ${part}`);
  const chooser = new Chooser({ play: () => undefined, explain: () => undefined });
  const moves = choices.map(([move]) => {
    const [verb = "", ...targets] = move.split(" ");
    return { verb, targets, move };
  });
  chooser.offer(
    moves,
    undefined,
    choices.map(([, brings]) => brings),
  );
  const props = {
    view,
    look,
    seat,
    names,
    chooser,
    say,
    looking: look?.territory ?? null,
    courting: false,
    before: null,
    happened: [],
  };
  const Alone = (...[renderer, given]: Parameters<Component>) => {
    setCompany(() => ({ players: [], thinking: [], pace: null, clocks: [], at: 0, now: () => 0 }));
    return found.default(renderer, given);
  };
  return render(Alone as Component, { props }).body;
}

const ENTITIES: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" };

/** What stands there for eyes and ears: text and labels. */
function words(markup: string): string {
  const labels = [...markup.matchAll(/(?:aria-label|title)="([^"]*)"/g)].map(([, label]) => label);
  const text = markup.replace(/<!--.*?-->/g, "").replace(/<[^>]*>/g, " ");
  return plain([text, ...labels].join(" ").replace(/&\w+;|&#39;/g, (entity) => ENTITIES[entity] ?? entity));
}

const plain = (text: string) => text.replace(/\s+/g, " ").trim().toLowerCase();

for (const game of new Set(cases.map((one) => one.game))) {
  const say = wordsOf(game);
  const own = cases.filter((one) => one.game === game);
  test(`${game} says what the rules say, ${own.length} times`, () => {
    for (const one of own) {
      const markup = drawn(one, say);
      const said = words(markup);
      for (const [key, facts] of one.says) {
        const wanted = plain(say.text(key, facts));
        if (!said.includes(wanted)) expect.fail(`${one.box}: ${one.part} ${JSON.stringify(one.look)} lacks "${wanted}": ${said}`);
      }
    }
  });
}
