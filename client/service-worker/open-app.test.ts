import { expect, test, vi } from "vitest";
import { openApp, pageOf } from "./open-app.ts";

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
