/**
 * Keeps on the device what a call and the help card need, so that both open without a network. Pages come from the
 * network while it answers, so that nobody is left with an old version. Nothing personal passes through: requests to the
 * API and to the account service are left alone.
 */
import { addPlugins, cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst, NetworkOnly } from "workbox-strategies";
import { cacheNames } from "workbox-core";
import { openApp, pageOf } from "./push.ts";
import { laterTokenOf, noticeOf, payloadIn, putOff, renewSubscription } from "./push.ts";
import { catchUp, lastingFetch, type SyncEvent, type WithSync } from "./push.ts";

declare const self: ServiceWorkerGlobalScope & {
  /** Written by the build: each file and, where its name holds no hash, a revision. */
  readonly __WB_MANIFEST: { url: string; revision: string | null }[];
  readonly registration: ServiceWorkerRegistration & WithSync;
  addEventListener(type: "sync", listener: (event: ExtendableEvent & SyncEvent) => void): void;
};

/** A network that hasn't answered a navigation by then counts as none, s. */
const networkTimeoutSeconds = 3;

const shell = "/index.html";
const notPages = /^\/(api|healthz|readyz|metrics)(\/|$)/;

/** Files of pages that were opened once. They are of one version of the app, and go with it. */
const visited = "hearken-visited";

/** Storage that is full or closed must not cost anybody a file that the network has. */
const orFromNetwork = { handlerDidError: ({ request }: { request: Request }) => fetch(request) };

addPlugins([orFromNetwork]);
// `/` is a page like any other and not the kept one.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: "", cleanURLs: false });
cleanupOutdatedCaches();

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith("/assets/"),
  new CacheFirst({ cacheName: visited, plugins: [orFromNetwork] }),
);

registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds,
      plugins: [
        {
          fetchDidSucceed: async ({ response }) => {
            if (response.status >= 500) throw new Error(`The server answered ${response.status}.`);
            return response;
          },
          handlerDidError: () => matchPrecache(shell),
        },
      ],
    }),
    { denylist: [notPages] },
  ),
);

/** Caches of earlier versions, including the hand-written worker's. */
async function forgetOlderVersions(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== cacheNames.precache).map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener("activate", (event) => event.waitUntil(forgetOlderVersions()));

const isNamed = (data: unknown, type: string): boolean =>
  typeof data === "object" && data !== null && "type" in data && data.type === type;

// The page sends this when the person wants the new version; until then the old one keeps running.
self.addEventListener("message", ({ data }) => {
  if (isNamed(data, "hearken.update")) void self.skipWaiting();
});

self.addEventListener("push", (event) => {
  const { title, options } = noticeOf(payloadIn(event.data));
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener("notificationclick", (event) => {
  const { notification, action } = event;
  notification.close();
  const later = laterTokenOf(action, notification.data);
  event.waitUntil(
    later === null
      ? openApp(self.clients, pageOf(notification.data))
      : putOff(notification, later, self.registration),
  );
});

self.addEventListener("pushsubscriptionchange", (event) => {
  const { registration } = self;
  const renewed = renewSubscription(event, registration.pushManager, lastingFetch(registration));
  event.waitUntil(renewed.catch(() => undefined));
});

self.addEventListener("sync", (event) => event.waitUntil(catchUp(event, self.registration)));
