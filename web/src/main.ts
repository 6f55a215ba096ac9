import { mount } from "svelte";
import App from "./App.svelte";
import { home } from "./lib/home.svelte";
import { words } from "./lib/words.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

/** Nothing is drawn before its letters are here, unless they take too long: then nothing jumps. */
function letters(): Promise<unknown> {
  const faces = ["1rem Forum", "1rem 'Alegreya Variable'", "italic 1rem 'Alegreya Variable'"].map((face) => document.fonts.load(face, "Aaő Я"));
  return Promise.race([Promise.allSettled(faces), new Promise((resolve) => setTimeout(resolve, 700))]);
}

await Promise.all([words.start().then(() => home.load()), letters()]);

const target = document.getElementById("app");
if (target) mount(App, { target });
