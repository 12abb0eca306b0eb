import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";

const source = readFileSync("client/public/sw.js", "utf8");

type Answered = Promise<Response> | null;

/** Runs the service worker as a browser does, with the test's network and cache. */
function worker(
  fetch: () => Promise<Response>,
  shelf: Partial<Cache> & { match?: CacheStorage["match"] } = {},
  clients: object = {},
) {
  const listeners = new Map<string, (event: object) => void>();
  const caches = {
    open: async () => shelf,
    match: shelf.match ?? (async () => undefined),
    keys: async () => [],
  };
  runInNewContext(source, {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    location: { origin: "https://hearken.example" },
    caches,
    clients,
    fetch,
    URL,
    Promise,
  });
  const later: Promise<unknown>[] = [];
  const ask = (path: string, mode = "no-cors"): Answered => {
    let answered: Answered = null;
    listeners.get("fetch")?.({
      request: { method: "GET", mode, url: `https://hearken.example${path}` },
      respondWith: (answer: Promise<Response>) => (answered = answer),
      waitUntil: (work: Promise<unknown>) => later.push(work),
    });
    return answered;
  };
  const press = (data: unknown) => {
    const close = vi.fn<() => void>();
    listeners.get("notificationclick")?.({
      notification: { data, close },
      waitUntil: (work: Promise<unknown>) => later.push(work),
    });
    return close;
  };
  return { ask, press, settled: () => Promise.all(later) };
}

const full = { put: () => Promise.reject(new DOMException("", "QuotaExceededError")) };

test("a full disk or blocked storage costs nobody a file that the network has", async () => {
  const { ask, settled } = worker(async () => new Response("the file"), full);
  expect(await (await ask("/assets/app-1234.js"))?.text()).toBe("the file");
  await settled();
  const closed = worker(async () => new Response("the file"), {
    ...full,
    match: () => Promise.reject(new DOMException("", "SecurityError")),
  });
  expect(await (await closed.ask("/assets/app-1234.js"))?.text()).toBe("the file");
  await closed.settled();
});

const kept = async () => new Response("kept");

test("pages come from the network, and API requests pass through", async () => {
  const { ask } = worker(async () => new Response("new"), { match: kept });
  expect(await (await ask("/dashboard", "navigate"))?.text()).toBe("new");
  expect([ask("/api/config"), ask("/api/stripe", "navigate")]).toEqual([null, null]);
  const away = worker(() => Promise.reject(new TypeError("offline")), { match: kept });
  expect(await (await away.ask("/dashboard", "navigate"))?.text()).toBe("kept");
});

const offline = () => Promise.reject(new TypeError("offline"));

test("a clicked notification closes, and focuses or opens the app", async () => {
  const focus = vi.fn<() => Promise<void>>(async () => undefined);
  const openWindow = vi.fn<(path: string) => Promise<void>>(async () => undefined);
  let windows = [{ focus }];
  const { press, settled } = worker(offline, {}, { matchAll: async () => windows, openWindow });
  const close = press({ path: "/dashboard/mood-tracker" });
  await settled();
  expect(close).toHaveBeenCalledOnce();
  expect([focus.mock.calls, openWindow.mock.calls]).toEqual([[[]], []]);
  windows = [];
  press({ path: "/dashboard/mood-tracker" });
  press(null);
  await settled();
  expect(openWindow.mock.calls).toEqual([["/dashboard/mood-tracker"], ["/"]]);
  expect(focus).toHaveBeenCalledOnce();
});
