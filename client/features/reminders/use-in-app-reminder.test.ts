import { afterEach, describe, expect, it, test, vi } from "vitest";
import type { Reminder } from "./api.ts";
import { dueDay, notify } from "./use-in-app-reminder.ts";

const evening: Reminder = {
  reminder_time: "20:00",
  timezone: "America/New_York",
  is_enabled: true,
  email_enabled: false,
  push_enabled: false,
  paused_at: null,
};
// 20:00 in New York in winter is 01:00 UTC the next day.
const at = (clock: string) => new Date(`2026-11-21T${clock}Z`);

test.each([
  ["not yet", at("00:59:59"), null, null],
  ["at the time, on the day it is there", at("01:00:00"), null, "2026-11-20"],
  ["shown already", at("01:00:30"), "2026-11-20", null],
  ["shown yesterday", at("01:00:30"), "2026-11-19", "2026-11-20"],
  ["just before it is too late", at("02:59:59"), null, "2026-11-20"],
  ["too late", at("03:00:00"), null, null],
] as const)("%s", (_, now, shownOn, day) => {
  expect(dueDay(evening, now, shownOn)).toBe(day);
});

test("never if it is off, paused or not set", () => {
  const now = at("01:00:00");
  expect(dueDay({ ...evening, is_enabled: false }, now, null)).toBeNull();
  expect(dueDay({ ...evening, paused_at: "2026-11-01T00:00:00Z" }, now, null)).toBeNull();
  expect(dueDay(null, now, null)).toBeNull();
});

test("a zone unknown to this browser counts as UTC", () => {
  expect(dueDay({ ...evening, timezone: "Mars/Olympus" }, new Date("2026-11-20T20:10:00Z"), null)).toBe(
    "2026-11-20",
  );
});

const reminder = {
  title: "Your daily reminder",
  body: "A moment for yourself.",
  tag: "reminder",
  path: "/here",
};

class PageNotification extends EventTarget {
  static permission = "granted";
  static made: string[] = [];
  constructor(title: string) {
    super();
    PageNotification.made.push(title);
  }
}

/** Chrome on Android, where only a service worker may show notifications. */
class RefusedNotification {
  static permission = "granted";
  constructor() {
    throw new TypeError("Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.");
  }
}

function stub(notification: unknown, serviceWorker: unknown): void {
  vi.stubGlobal("Notification", notification);
  vi.stubGlobal("navigator", { serviceWorker });
}

const workerWith = (showNotification: unknown) => ({ getRegistration: async () => ({ showNotification }) });

describe("a notification", () => {
  afterEach(() => {
    PageNotification.made = [];
    PageNotification.permission = "granted";
    vi.unstubAllGlobals();
  });

  it("is shown by the service worker, which knows where a click leads", async () => {
    const show = vi.fn<ServiceWorkerRegistration["showNotification"]>(async () => undefined);
    stub(RefusedNotification, workerWith(show));
    await notify(reminder);
    expect(show).toHaveBeenCalledExactlyOnceWith("Your daily reminder", {
      body: "A moment for yourself.",
      tag: "reminder",
      icon: "/icon-192.png",
      data: { path: "/here" },
    });
  });

  it.each([
    ["no worker stands", { getRegistration: async () => undefined }],
    ["the browser has no workers", undefined],
    [
      "workers are out of reach",
      { getRegistration: () => Promise.reject(new DOMException("", "SecurityError")) },
    ],
    ["the worker cannot", workerWith(undefined)],
    ["the worker is not ready yet", workerWith(() => Promise.reject(new TypeError("no active worker")))],
  ])("is the page's own where %s", async (_, workers) => {
    stub(PageNotification, workers);
    await notify(reminder);
    expect(PageNotification.made).toEqual(["Your daily reminder"]);
  });

  it("fails silently if neither may show it", async () => {
    stub(RefusedNotification, undefined);
    await expect(notify(reminder)).resolves.toBeUndefined();
  });

  it.each(["default", "denied"])("isn't shown while the permission is %s", async (permission) => {
    const show = vi.fn<ServiceWorkerRegistration["showNotification"]>(async () => undefined);
    PageNotification.permission = permission;
    stub(PageNotification, workerWith(show));
    await notify(reminder);
    expect([show.mock.calls, PageNotification.made]).toEqual([[], []]);
  });

  it("is ignored by a browser without notifications", async () => {
    stub(undefined, undefined);
    await expect(notify(reminder)).resolves.toBeUndefined();
  });
});
