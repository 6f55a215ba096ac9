import { mount } from "svelte";
import App from "./App.svelte";
import { home } from "./lib/home.svelte";
import { pages } from "./lib/pages.svelte";
import { route } from "./lib/route.svelte";
import { type Language, t, words } from "./lib/words.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

/** A letter of each script that a language needs. */
const LETTERS: Record<Language, string> = { en: "A", hu: "Aő", ru: "Aя" };

/** Nothing is drawn before its letters are here, unless they take too long: then nothing jumps. */
function letters(): Promise<unknown> {
  const faces = ["1rem Forum", "1rem 'Alegreya Variable'"];
  if (route.page.name !== "lobby") faces.push("italic 1rem 'Alegreya Variable'"); // which has nothing in italics
  const loading = faces.map((face) => document.fonts.load(face, LETTERS[words.language]));
  return Promise.race([Promise.allSettled(loading), new Promise((resolve) => setTimeout(resolve, 700))]);
}

/** What makes numbers into words takes longest the first time: while the rest of the page is on its way. */
const practise = () => t("points", { points: 2 });

const spoken = words.start();
void spoken.then(practise);
await Promise.all([home.load(spoken), spoken.then(letters), pages.load(route.page.name)]);

const target = document.getElementById("app");
if (target) {
  target.replaceChildren();
  mount(App, { target });
}
