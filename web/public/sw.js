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

// A message of the server: a title, a line, and which page to open. One with the same tag replaces the one before.
self.addEventListener("push", (event) => {
  let news = {};
  try {
    news = event.data?.json() ?? {};
  } catch {
    // a message that is not ours is shown too: browsers require it
  }
  const { title = "Soirée", body = "", tag = "", path = "/" } = news;
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: "/icon-192.png", badge: "/icon-192.png", data: { path } }));
});

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
