// The shell offline: the page itself comes from the cache when the server cannot be reached; tables never do. And notifications.
const SHELL = "soiree-shell-1";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.add("/")).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (event.request.mode === "navigate") {
    event.respondWith(fresh(event.request, "/"));
  } else if (url.pathname.startsWith("/assets/")) {
    event.respondWith(kept(event.request));
  }
});

async function fresh(request, shell) {
  try {
    const answer = await fetch(request);
    if (answer.ok) (await caches.open(SHELL)).put(shell, answer.clone());
    return answer;
  } catch (error) {
    const answer = await caches.match(shell);
    if (answer) return answer;
    throw error;
  }
}

async function kept(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(SHELL)).put(request, answer.clone());
  return answer;
}

// A message of the server: a title, a line, and which page to open.
self.addEventListener("push", (event) => {
  let news = {};
  try {
    news = event.data?.json() ?? {};
  } catch {
    // a message that is not ours is shown too: browsers require it
  }
  event.waitUntil(show(news));
});

/** One with the same tag replaces the one before, and alerts again; the same message sent twice does not. */
async function show({ title = "Soirée", body = "", tag = "", path = "/", id = "" }) {
  const before = tag ? await self.registration.getNotifications({ tag }) : [];
  const renotify = tag !== "" && !before.some(({ data }) => data?.id === id);
  await self.registration.showNotification(title, { body, tag, renotify, icon: "/icon-192.png", badge: "/icon-192.png", data: { path, id } });
}

// The browser has another address at its push service now: the server gets it in place of the old one.
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event.newSubscription)));

const CHANNELS = "/api/me/notifications";

async function renew(given) {
  const answer = await fetch(CHANNELS);
  if (!answer.ok) return; // nobody is signed in any more
  const { push_key, channels } = await answer.json();
  const before = channels.filter(({ kind, current }) => kind === "push" && current);
  if (before.length === 0) return;
  const subscription = given ?? (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: push_key }));
  const { endpoint, keys } = subscription.toJSON();
  const { wants, language } = before[0];
  const headers = { "Content-Type": "application/json" };
  const added = await fetch(`${CHANNELS}/push`, { method: "POST", headers, body: JSON.stringify({ endpoint, keys, wants, language }) });
  if (!added.ok) return;
  const { id } = await added.json();
  for (const old of before) if (old.id !== id) await fetch(`${CHANNELS}/${old.id}`, { method: "DELETE" });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? "/"));
});

/** Shows a page of ours: in a window that has it, else in a new one. */
async function open(path) {
  const url = new URL(path, location.origin);
  if (url.origin !== location.origin) return;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === url.pathname);
  await (there ? there.focus() : self.clients.openWindow(url.href));
}
