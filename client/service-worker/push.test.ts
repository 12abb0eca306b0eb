import { expect, test, vi } from "vitest";
import {
  askLater,
  catchUp,
  lastingFetch,
  laterTokenOf,
  noticeOf,
  openApp,
  pageOf,
  payloadIn,
  putOff,
  renewSubscription,
} from "./push.ts";

const payload = {
  title: "Your daily reminder",
  body: "A moment for yourself, if you like.",
  language: "en",
  direction: "ltr",
  path: "/dashboard/mood-tracker",
  checkIn: "Check in",
  later: { label: "Later today", token: "token" },
} as const;

test("a push is shown with its buttons, and without Later when the day is nearly over", () => {
  const { title, options } = noticeOf(payloadIn({ json: () => payload }));
  expect(title).toBe("Your daily reminder");
  expect(options).toMatchObject({
    tag: "hearken-reminder",
    lang: "en",
    data: { path: "/dashboard/mood-tracker", later: "token" },
    actions: [
      { action: "check-in", title: "Check in" },
      { action: "later", title: "Later today" },
    ],
  });
  expect(noticeOf({ ...payload, later: null }).options).toMatchObject({
    actions: [{ action: "check-in" }],
    data: { later: null },
  });
});

const broken = () => {
  throw new SyntaxError("not JSON");
};

test("whatever arrives, something neutral is shown", () => {
  for (const data of [null, { json: broken }, { json: () => 5 }, { json: () => ({ title: "only" }) }])
    expect(noticeOf(payloadIn(data))).toMatchObject({
      title: "Hearken",
      options: { data: { path: "/dashboard" } },
    });
});

test("only the button Later asks for it", async () => {
  const data = { path: "/", later: "token" };
  expect(laterTokenOf("later", data)).toBe("token");
  expect(laterTokenOf("check-in", data)).toBeNull();
  expect(laterTokenOf("", data)).toBeNull();
  expect(laterTokenOf("later", { path: "/" })).toBeNull();
  const send = vi.fn<typeof fetch>(async () => new Response());
  await askLater("token", send);
  expect(send).toHaveBeenCalledWith(
    "/api/push/later",
    expect.objectContaining({ body: '{"token":"token"}' }),
  );
});

const subscription = (name: string) =>
  ({
    endpoint: `https://push.example.com/${name}`,
    options: { applicationServerKey: null },
    toJSON: () => ({ keys: { p256dh: `${name}-key`, auth: `${name}-secret` } }),
  }) as unknown as PushSubscription;

test("a replaced subscription is reported with the old one's secret; an unknown old one isn't", async () => {
  const send = vi.fn<typeof fetch>(async () => new Response());
  const manager = { subscribe: async () => subscription("next") };
  await renewSubscription({ oldSubscription: subscription("old"), newSubscription: null }, manager, send);
  const body = send.mock.calls[0]?.[1]?.body;
  expect(JSON.parse(typeof body === "string" ? body : "")).toEqual({
    old: { endpoint: "https://push.example.com/old", auth: "old-secret" },
    next: { endpoint: "https://push.example.com/next", p256dh: "next-key", auth: "next-secret" },
  });
  await renewSubscription({ oldSubscription: null, newSubscription: subscription("next") }, manager, send);
  expect(send).toHaveBeenCalledOnce();
});

/** A worker's registration: syncs that it asked for, and notifications that it shows. */
function registered({ maySync = true } = {}) {
  const tags: string[] = [];
  const shown: [string, NotificationOptions | undefined][] = [];
  const sync = {
    register: async (tag: string) => {
      if (!maySync) throw new DOMException("No.", "NotAllowedError");
      if (!tags.includes(tag)) tags.push(tag);
    },
  };
  const showNotification = async (title: string, options?: NotificationOptions) =>
    void shown.push([title, options]);
  return { tags, shown, registration: { sync, showNotification } };
}

const offline = () => Promise.reject(new TypeError("Failed to fetch"));
const pressed = () => {
  const { title, options } = noticeOf(payload);
  return { title, ...options } as unknown as Notification;
};
const lastChance = { lastChance: true };

test("Later without a network is asked for once when the network is back", async () => {
  const { tags, shown, registration } = registered();
  await putOff(pressed(), "token", registration, offline);
  await putOff(pressed(), "token", registration, offline);
  expect([tags.length, shown]).toEqual([1, []]);
  const [tag = ""] = tags;
  await expect(catchUp({ tag, lastChance: false }, registration, offline)).rejects.toThrow(
    "can't be reached",
  );
  const send = vi.fn<typeof fetch>(async () => new Response());
  await catchUp({ tag, lastChance: false }, registration, send);
  expect(send).toHaveBeenCalledExactlyOnceWith(
    "/api/push/later",
    expect.objectContaining({ method: "POST", body: '{"token":"token"}' }),
  );
  expect(shown).toEqual([]);
});

test.each([
  [503, true],
  [429, true],
  [400, false],
  [200, false],
])("whether it is asked for again when the answer is %i: %s", async (status, again) => {
  const { tags, registration } = registered();
  const send: typeof fetch = async () => new Response(null, { status });
  await putOff(pressed(), "token", registration, send);
  expect(tags).toHaveLength(again ? 1 : 0);
});

test("where it can't be asked for later, the reminder stays, with its buttons", async () => {
  const { shown, registration } = registered({ maySync: false });
  await putOff(pressed(), "token", registration, offline);
  const { showNotification } = registration;
  await putOff(pressed(), "token", { showNotification }, offline);
  const { title, options } = noticeOf(payload);
  expect(shown).toEqual([
    [title, options],
    [title, options],
  ]);
});

test("a reminder that couldn't be put off to the last shows that there was one; other syncs are left alone", async () => {
  const { tags, shown, registration } = registered();
  await putOff(pressed(), "token", registration, offline);
  await catchUp({ tag: tags[0] ?? "", ...lastChance }, registration, offline);
  expect(shown.map(([title]) => title)).toEqual(["Hearken"]);
  for (const tag of ["", "other", "hearken.later", "hearken {", 'hearken ["/api/other","{}"]'])
    await catchUp({ tag, ...lastChance }, registration, offline);
  expect(shown).toHaveLength(1);
});

test("a replaced subscription is reported when the network is back", async () => {
  const { tags, shown, registration } = registered();
  const change = { oldSubscription: subscription("old"), newSubscription: subscription("next") };
  const manager = { subscribe: async () => subscription("next") };
  await renewSubscription(change, manager, lastingFetch(registration, offline));
  const send = vi.fn<typeof fetch>(async () => new Response());
  await catchUp({ tag: tags[0] ?? "", lastChance: false }, registration, send);
  expect(send).toHaveBeenCalledExactlyOnceWith(
    "/api/push/renew",
    expect.objectContaining({ method: "POST" }),
  );
  await catchUp({ tag: tags[0] ?? "", ...lastChance }, registration, offline);
  expect(shown).toEqual([]);
});

test("a pressed notification asks the open app for its page, or opens it", async () => {
  const focus = vi.fn<() => Promise<void>>(async () => undefined);
  const openWindow = vi.fn<(path: string) => Promise<null>>(async () => null);
  const postMessage = vi.fn<(message: unknown) => void>();
  let windows = [{ focus, postMessage }];
  const clients = { matchAll: async () => windows, openWindow } as unknown as Clients;
  await openApp(clients, pageOf({ path: "/dashboard/mood-tracker" }));
  expect([focus.mock.calls, openWindow.mock.calls]).toEqual([[[]], []]);
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({
    type: "hearken.open",
    path: "/dashboard/mood-tracker",
  });
  windows = [];
  await openApp(clients, pageOf({ path: "/dashboard/mood-tracker" }));
  await openApp(clients, pageOf(null));
  expect(openWindow.mock.calls).toEqual([["/dashboard/mood-tracker"], ["/"]]);
  expect(focus).toHaveBeenCalledOnce();
});
