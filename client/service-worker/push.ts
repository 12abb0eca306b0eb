import type { endpoints } from "#shared/http.ts";
import type { PushPayload, PushRenewal } from "#shared/push.ts";

/** The same tag as the open app's own reminder, so that the later of the two replaces the other. */
const reminderTag = "hearken-reminder";
const icon = "/icon-192.png";
const anyPage = "/dashboard";

/** Written out, because the table of endpoints would bring a parser of 80 kB along. */
const laterPath: (typeof endpoints)["pushLater"]["path"] = "/api/push/later";
const renewPath: (typeof endpoints)["pushRenew"]["path"] = "/api/push/renew";

const isText = (value: unknown): value is string => typeof value === "string";

const texts = ["title", "body", "language", "path", "checkIn"] as const;

function isPayload(value: unknown): value is PushPayload {
  if (typeof value !== "object" || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return texts.every((name) => isText(fields.get(name)));
}

/** The content of a push; null if it isn't ours, or of a version that this worker doesn't know. */
export function payloadIn(data: Pick<PushMessageData, "json"> | null): PushPayload | null {
  try {
    const value: unknown = data?.json();
    return isPayload(value) ? value : null;
  } catch {
    return null;
  }
}

type Notice = { readonly title: string; readonly options: NotificationOptions };

/** The notification for a push. Browsers end subscriptions that show nothing, so there always is one. */
export function noticeOf(payload: PushPayload | null): Notice {
  if (payload === null) {
    return { title: "Hearken", options: { tag: reminderTag, icon, data: { path: anyPage } } };
  }
  const { title, body, language, direction, path, checkIn, later } = payload;
  const actions = [
    { action: "check-in", title: checkIn },
    ...(later ? [{ action: "later", title: later.label }] : []),
  ];
  const data = { path, later: later?.token ?? null };
  const known = { body, lang: language, dir: direction, tag: reminderTag, icon, data };
  // Buttons exist only in workers' notifications, and in no browser's types.
  return { title, options: Object.assign(known, { actions }) };
}

const requestOf = (body: string): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body,
});

/** Whether there was an answer. */
function post(path: string, body: object, send: typeof fetch): Promise<boolean> {
  return send(path, requestOf(JSON.stringify(body))).then(
    () => true,
    () => false,
  );
}

/** Chromium's background sync, which no browser's types know: the browser says when the network is back. */
type Sync = { register(tag: string): Promise<void> };
export type WithSync = { readonly sync?: Sync };
export type SyncEvent = { readonly tag: string; readonly lastChance: boolean };

/** The tag of a sync is the request itself, so nothing else has to be kept; the same one twice is one. */
const syncMark = "hearken ";

const lastingPaths: ReadonlySet<unknown> = new Set([laterPath, renewPath]);

function requestIn(tag: string): { path: string; body: string } | null {
  if (!tag.startsWith(syncMark)) return null;
  try {
    const [path, body]: unknown[] = JSON.parse(tag.slice(syncMark.length));
    return isText(path) && lastingPaths.has(path) && isText(body) ? { path, body } : null;
  } catch {
    return null;
  }
}

/** It may well succeed later. */
const isTemporary = ({ status }: Response): boolean => status >= 500 || status === 429;

/** Sends once the network or the server is back, if it isn't there now. Rejects where the browser can't do that. */
export function lastingFetch({ sync }: WithSync, send: typeof fetch = fetch): typeof fetch {
  return async (path, init) => {
    const answer = await send(path, init).catch(() => null);
    if (answer !== null && !isTemporary(answer)) return answer;
    if (sync === undefined) throw new TypeError("This browser has no background sync.");
    await sync.register(`${syncMark}${JSON.stringify([path, init?.body])}`);
    return new Response(null, { status: 202 });
  };
}

type Shows = Pick<ServiceWorkerRegistration, "showNotification">;

/**
 * Sends what there was no network for. Rejects if it couldn't be sent again: the browser then tries a few more times. A
 * reminder that couldn't be put off by then is there again, without its text, rather than lost.
 */
export async function catchUp(
  { tag, lastChance }: SyncEvent,
  registration: Shows,
  send: typeof fetch = fetch,
): Promise<void> {
  const asked = requestIn(tag);
  if (asked === null) return;
  const answer = await send(asked.path, requestOf(asked.body)).catch(() => null);
  if (answer !== null && !isTemporary(answer)) return;
  if (!lastChance) throw new Error("The relay can't be reached yet.");
  if (asked.path !== laterPath) return;
  const { title, options } = noticeOf(null);
  await registration.showNotification(title, options);
}

/** The token with which "Later today" is asked for; null if that wasn't what was pressed. */
export function laterTokenOf(action: string, data: unknown): string | null {
  const token = typeof data === "object" && data !== null && "later" in data ? data.later : null;
  return action === "later" && isText(token) ? token : null;
}

export const askLater = (token: string, send: typeof fetch = fetch): Promise<boolean> =>
  post(laterPath, { token }, send);

/** Asks for the reminder again later. Where that isn't possible, it stays where it is. */
export async function putOff(
  notice: Notification,
  token: string,
  registration: Shows & WithSync,
  send: typeof fetch = fetch,
): Promise<void> {
  if (await askLater(token, lastingFetch(registration, send))) return;
  const { title, body, lang, dir, tag, data } = notice;
  const actions = "actions" in notice ? notice.actions : [];
  await registration.showNotification(
    title,
    Object.assign({ body, lang, dir, tag, icon, data }, { actions }),
  );
}

/** As the `pushsubscriptionchange` event has it; browsers leave out what they don't know. */
type Change = {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
};

/** Tells the relay a browser's new address; the old one's secret proves that it is the same browser. */
export async function renewSubscription(
  { oldSubscription: old, newSubscription }: Change,
  manager: Pick<PushManager, "subscribe">,
  send: typeof fetch = fetch,
): Promise<void> {
  const oldKeys = old?.toJSON().keys;
  if (!old || !oldKeys?.["auth"]) return;
  const { applicationServerKey } = old.options;
  const next = newSubscription ?? (await manager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  const { p256dh, auth } = next.toJSON().keys ?? {};
  if (!p256dh || !auth) return;
  const renewal: PushRenewal = {
    old: { endpoint: old.endpoint, auth: oldKeys["auth"] },
    next: { endpoint: next.endpoint, p256dh, auth },
  };
  await post(renewPath, renewal, send);
}

type Windows = Pick<Clients, "matchAll" | "openWindow">;

/** The message to an open page when one of our notifications is pressed; `client/app/notification-press.ts` listens. */
type OpenMessage = { readonly type: "hearken.open"; readonly path: string };

/** The page that a notification of ours leads to; the first page where its data names none. */
export function pageOf(data: unknown): string {
  const path = typeof data === "object" && data !== null && "path" in data ? data.path : null;
  return typeof path === "string" ? path : "/";
}

/**
 * Leads to the page of the notification. An open app is asked to go there itself, because it knows whether the person is
 * in the middle of a talk.
 */
export async function openApp(windows: Windows, path: string): Promise<void> {
  const [open] = await windows.matchAll({ type: "window", includeUncontrolled: true });
  if (!open) return void (await windows.openWindow(path));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's pages have no other origin
  open.postMessage({ type: "hearken.open", path } satisfies OpenMessage);
  await open.focus();
}
