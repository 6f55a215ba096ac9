/** Between the pages of one browser: whoever learns a game in another tab hears that their table waits for them. */

export interface Call {
  readonly table: string;
  /** Of its game. */
  readonly title: string;
}

const open = () => ("BroadcastChannel" in globalThis ? new BroadcastChannel("regalia") : null);

export function call(to: Call): void {
  const channel = open();
  channel?.postMessage(to);
  channel?.close();
}

/** Until what it gives back is called. */
export function heed(answer: (call: Call) => void): () => void {
  const channel = open();
  channel?.addEventListener("message", ({ data }: MessageEvent<Call>) => answer(data));
  return () => channel?.close();
}
