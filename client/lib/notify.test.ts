import { afterEach, describe, expect, it, vi } from "vitest";
import { notify } from "./notify.ts";

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
