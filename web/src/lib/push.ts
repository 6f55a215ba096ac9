/** Being told of one's turn while the browser is closed; only where the person has asked for it. */

import { api } from "./api";
import { mayNotify } from "./notify";
import type { Language } from "./words.svelte";

export const canBeTold = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

/** Whether the person is told from now on, in this language. */
export async function beTold(language: Language): Promise<boolean> {
  if (!(await mayNotify())) return false;
  try {
    await navigator.serviceWorker.register("/push.js");
    const { pushManager } = await navigator.serviceWorker.ready;
    await (await pushManager.getSubscription())?.unsubscribe(); // it may be one of another guest, or of another service here
    const { push_key } = await api.me();
    const { endpoint, keys } = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: push_key })).toJSON();
    await api.hear({ endpoint: endpoint ?? "", p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "", language });
    return true;
  } catch {
    return false; // the browser knows no push service, or ours is not reached
  }
}

/** Whoever is told here already is told in this language from now on. */
export async function beToldIn(language: Language): Promise<void> {
  if (!canBeTold()) return;
  const worker = await navigator.serviceWorker.getRegistration();
  const told = (await worker?.pushManager.getSubscription())?.toJSON();
  if (!told?.endpoint || !(await api.me()).told) return;
  await api.hear({ endpoint: told.endpoint, p256dh: told.keys?.p256dh ?? "", auth: told.keys?.auth ?? "", language });
}

export async function beToldNoMore(): Promise<void> {
  await api.hearNoMore();
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
