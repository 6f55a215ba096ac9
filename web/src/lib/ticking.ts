/** Seconds that go by: whoever reads them is told every second, and nothing ticks while nobody does. */

import { createSubscriber } from "svelte/reactivity";

const TICK = 500;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, TICK);
  return () => clearInterval(timer);
});

/** This browser's time of day, in seconds. */
export function ticking(): number {
  subscribe();
  return Date.now() / 1000;
}
