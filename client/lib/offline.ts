import { whenIdle } from "./when-idle.ts";

/** Whether something is under way that a reload would cut off, such as a call. */
type UpdateHold = {
  /** Holds updates back until the returned function is called. */
  hold(): () => void;
  /** Runs `run` at once if nothing holds updates, otherwise when the last hold is released. */
  whenReleased(run: () => void): void;
};

/** Nothing is held at first. */
export function createUpdateHold(): UpdateHold {
  const holders = new Set<symbol>();
  let waiting: (() => void)[] = [];
  return {
    hold() {
      const holder = Symbol("hold");
      holders.add(holder);
      return () => {
        holders.delete(holder);
        if (holders.size > 0) return;
        const due = waiting;
        waiting = [];
        for (const run of due) run();
      };
    },
    whenReleased(run) {
      if (holders.size === 0) run();
      else waiting = [...waiting, run];
    },
  };
}

/** The one of this tab. */
export const updatesHeld = createUpdateHold();

/** The worker's cache for files of opened pages: `visited` in client/service-worker/sw.ts. */
const visited = "hearken-visited";

/** How often a page that stays open looks for a new version, ms. */
const lookAgainMs = 60 * 60_000;

/** Paths of the built files that the page has loaded so far. */
function loadedFiles(): readonly string[] {
  return performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name, location.href))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);
}

/** Files loaded before the worker controlled the page, such as the chosen language's texts. */
async function keepLoaded(): Promise<void> {
  const paths = [...new Set(loadedFiles())];
  const kept = await Promise.all(paths.map((path) => caches.match(path)));
  const cache = await caches.open(visited);
  await cache.addAll(paths.filter((_path, index) => kept[index] === undefined));
}

/**
 * Calls `found` with how to start each new version that is ready, once no call is under way. The version starts in a
 * reload that the person asks for, and only in this tab: another one may be in the middle of a talk.
 */
export function watchForUpdates(
  registration: ServiceWorkerRegistration,
  found: (start: () => void) => void,
  { workers = navigator.serviceWorker, reload = () => location.reload() } = {},
): void {
  const offer = (worker: ServiceWorker) => {
    const start = () => {
      workers.addEventListener("controllerchange", reload, { once: true });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
      worker.postMessage({ type: "hearken.update" });
    };
    updatesHeld.whenReleased(() => found(start));
  };
  const follow = (worker: ServiceWorker) => {
    worker.addEventListener("statechange", () => {
      // The first worker of all replaces nothing.
      if (worker.state === "installed" && workers.controller !== null) offer(worker);
    });
  };
  if (registration.waiting !== null && workers.controller !== null) offer(registration.waiting);
  if (registration.installing !== null) follow(registration.installing);
  registration.addEventListener("updatefound", () => {
    if (registration.installing !== null) follow(registration.installing);
  });
}

async function keep(found: (start: () => void) => void): Promise<void> {
  const workers = navigator.serviceWorker;
  const registration = await workers.register("/sw.js");
  watchForUpdates(registration, found);
  setInterval(() => void registration.update().catch(() => undefined), lookAgainMs);
  await workers.ready;
  await keepLoaded();
}

/**
 * Keeps the app on this device, so that help can be shown without a network. Where the browser does not allow it
 * (private windows, no https, storage blocked: then even a look at its workers throws) the app works as ever.
 * @param found is called with how to start a new version that is ready.
 */
export function keepForOffline(found: (start: () => void) => void): void {
  if (!("serviceWorker" in navigator)) return;
  const tryToKeep = () => void keep(found).catch(() => undefined);
  if (document.readyState === "complete") whenIdle(tryToKeep);
  else addEventListener("load", () => whenIdle(tryToKeep), { once: true });
}
