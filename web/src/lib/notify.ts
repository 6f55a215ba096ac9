/** A word from the browser itself, in a tab that nobody sees; only where the person has asked for it. */

import { settings } from "./settings.svelte";

export const canNotify = (): boolean => "Notification" in globalThis;

/** Whether the browser may say something; it asks the person the first time. */
export async function mayNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** One word for each table: a newer one takes the place of the last. */
export function notify(title: string, body: string, table: string): void {
  if (!settings.notify || !document.hidden || !canNotify() || Notification.permission !== "granted") return;
  try {
    const word = new Notification(title, { body, tag: `regalia-${table}`, icon: "/favicon.svg" });
    word.onclick = () => {
      focus();
      word.close();
    };
  } catch {
    // Some phones let only a worker say it; the sound and the title of the page remain.
  }
}
