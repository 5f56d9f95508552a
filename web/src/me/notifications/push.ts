/** This browser's own subscription to push messages. */

/** `unable`: the browser cannot, or not without HTTPS. `blocked`: the person has forbidden it in the browser. */
export type PushState = "unable" | "blocked" | "off" | "on";

const able = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
const subscription = async () => (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();

export async function pushState(): Promise<PushState> {
  if (!able()) return "unable";
  if (Notification.permission === "denied") return "blocked";
  return (await subscription()) ? "on" : "off";
}

/** Asks the person, and subscribes. Null if they do not want it. `key`: of the server; another one than before replaces the subscription. */
export async function subscribe(key: string): Promise<PushSubscriptionJSON | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register("/sw.js"); // the same one as ever, if there is one
  const worker = await navigator.serviceWorker.ready;
  const before = await worker.pushManager.getSubscription();
  const known = before?.options.applicationServerKey;
  if (before && known && encode(known) !== key) await before.unsubscribe();
  return (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
}

export async function unsubscribe(): Promise<void> {
  if (able()) await (await subscription())?.unsubscribe();
}

function encode(key: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(key))).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
