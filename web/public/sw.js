// The shell offline: the page itself comes from the cache when the house cannot be reached; tables never do.
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
