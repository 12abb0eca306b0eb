// Stores what the app needs to show help without a network: the page itself and its initial files. Pages come
// from the network whenever it answers, so that nobody is stuck on an old version; files with a hash in their
// name never change and come from the cache. Nothing personal is cached: requests to the API and the account
// service pass through. The page sends `hearken.keep` with the files that it loaded; see
// client/lib/offline.ts.
const sessionData = "hearken.1";
const shell = "/";
const mostFiles = 400;
const notPages = /^\/(api|healthz|readyz|metrics)(\/|$)/;
const fixed = /^\/(left|theme)\.js$|^\/icon/;

const isKept = (path) => path.startsWith("/assets/") || fixed.test(path);

/** Caches the page and everything it references, or nothing at all: half an app wouldn't start. */
async function keepShell() {
  const answer = await fetch(shell, { cache: "no-cache" });
  if (!answer.ok) throw new Error("The page couldn't be fetched.");
  const named = (await answer.clone().text()).matchAll(/(?:src|href)="(\/[^"]+)"/g);
  await keepFiles([...named].map(([, path]) => path));
  const cache = await caches.open(sessionData);
  await cache.put(shell, answer);
}

async function keepFiles(paths) {
  const cache = await caches.open(sessionData);
  const missing = [];
  for (const path of new Set(paths.filter(isKept)))
    if (fixed.test(path) || !(await cache.match(path))) missing.push(path);
  await cache.addAll(missing);
  await forgetOldest(cache);
}

async function forgetOldest(cache) {
  const keys = await cache.keys();
  const files = keys.filter((request) => new URL(request.url).pathname.startsWith("/assets/"));
  await Promise.all(
    files.slice(0, Math.max(0, files.length - mostFiles)).map((request) => cache.delete(request)),
  );
}

const keptShell = () => caches.match(shell).catch(() => undefined);

async function page(request) {
  try {
    const answer = await fetch(request);
    return answer.status >= 500 ? ((await keptShell()) ?? answer) : answer;
  } catch (error) {
    const answer = await keptShell();
    if (answer) return answer;
    throw error;
  }
}

/** Caching is optional: a full disk or blocked storage must not fail the request itself. */
async function keepAnswer(request, answer) {
  try {
    const cache = await caches.open(sessionData);
    await cache.put(request, answer);
  } catch {
    // It simply comes from the network again next time.
  }
}

const keptFile = (request) => caches.match(request).catch(() => undefined);

async function file(event) {
  const { request } = event;
  const kept = await keptFile(request);
  if (kept) return kept;
  const answer = await fetch(request);
  // Only 200: a partial response isn't the whole file.
  if (answer.status === 200) event.waitUntil(keepAnswer(request, answer.clone()));
  return answer;
}

async function fixedFile(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await keptFile(request);
    if (kept) return kept;
    throw error;
  }
}

function answerTo(event) {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return null;
  if (request.mode === "navigate") return notPages.test(pathname) ? null : page(request);
  if (pathname.startsWith("/assets/")) return file(event);
  return fixed.test(pathname) ? fixedFile(request) : null;
}

addEventListener("install", (event) => event.waitUntil(keepShell()));

addEventListener("activate", (event) => {
  const others = caches
    .keys()
    .then((names) =>
      Promise.all(names.filter((name) => name !== sessionData).map((name) => caches.delete(name))),
    );
  event.waitUntil(Promise.all([others, clients.claim()]));
});

addEventListener("message", (event) => {
  const { data } = event;
  if (data?.type !== "hearken.keep" || !Array.isArray(data.paths)) return;
  const paths = data.paths.filter((path) => typeof path === "string");
  event.waitUntil(Promise.all([keepShell(), keepFiles(paths)]).catch(() => undefined));
});

/** Focuses the open app without navigating away; if it isn't open, opens the notification's page. */
async function openApp(path) {
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find((client) => "focus" in client);
  if (open) await open.focus();
  else if (clients.openWindow) await clients.openWindow(path);
}

addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(openApp(notification.data?.path ?? shell));
});

addEventListener("fetch", (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});
