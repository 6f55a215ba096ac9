export { default as Board } from "./Board.svelte";
export { default as Emblem } from "./Emblem.svelte";
