export { default as Badge } from "./Badge.svelte";
export { default as Board } from "./Board.svelte";
export { default as Emblem } from "./Emblem.svelte";
export { stage } from "./stage";
