import { expect, test, vi } from "vitest";
import { openApp, pageOf } from "./open-app.ts";

test("a pressed notification leads to the open app, or opens the page that it names", async () => {
  const focus = vi.fn<() => Promise<void>>(async () => undefined);
  const openWindow = vi.fn<(path: string) => Promise<null>>(async () => null);
  let windows = [{ focus }];
  const clients = { matchAll: async () => windows, openWindow } as unknown as Clients;
  await openApp(clients, pageOf({ path: "/dashboard/mood-tracker" }));
  expect([focus.mock.calls, openWindow.mock.calls]).toEqual([[[]], []]);
  windows = [];
  await openApp(clients, pageOf({ path: "/dashboard/mood-tracker" }));
  await openApp(clients, pageOf(null));
  expect(openWindow.mock.calls).toEqual([["/dashboard/mood-tracker"], ["/"]]);
  expect(focus).toHaveBeenCalledOnce();
});
