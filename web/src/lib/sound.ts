/** A few small tones, made on the spot; silent unless the person has switched sound on. */

import { settings } from "./settings.svelte";

type Tone = readonly [frequency: number, start: number, length: number];

const TUNES = {
  turn: [
    [523, 0, 0.18],
    [784, 0.12, 0.3],
  ],
  move: [[330, 0, 0.08]],
  dice: [
    [220, 0, 0.04],
    [247, 0.07, 0.04],
    [208, 0.13, 0.04],
    [262, 0.2, 0.05],
  ],
  build: [
    [196, 0, 0.12],
    [294, 0.1, 0.12],
    [392, 0.2, 0.26],
  ],
  over: [
    [392, 0, 0.2],
    [494, 0.16, 0.2],
    [587, 0.32, 0.2],
    [784, 0.48, 0.5],
  ],
} satisfies Record<string, readonly Tone[]>;

export type Tune = keyof typeof TUNES;

let context: AudioContext | null = null;

/** In a tab that nobody sees, only the call to come back. */
export function play(tune: Tune): void {
  if (!settings.sound || (document.hidden && tune !== "turn")) return;
  context ??= new AudioContext();
  void context.resume();
  for (const [frequency, start, length] of TUNES[tune]) pluck(context, frequency, context.currentTime + start, length);
}

/** A plucked string: a triangle wave that dies away. */
function pluck(audio: AudioContext, frequency: number, start: number, length: number): void {
  const string = audio.createOscillator();
  const loudness = audio.createGain();
  string.type = "triangle";
  string.frequency.value = frequency;
  loudness.gain.setValueAtTime(0.0001, start);
  loudness.gain.exponentialRampToValueAtTime(0.12, start + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + length);
  string.connect(loudness).connect(audio.destination);
  string.start(start);
  string.stop(start + length + 0.05);
}
