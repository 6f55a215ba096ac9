export { default as Badge } from "./Badge.svelte";
export { default as Board } from "./Board.svelte";
export { default as Emblem } from "./Emblem.svelte";
export { default as Faces } from "./Faces.svelte";
export { about } from "./moves";
export { stage } from "./stage";
