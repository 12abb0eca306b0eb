import { describe, expect, it } from "vitest";
import { closedStorage, fakeStorage } from "#client/test-storage.ts";
import { guardedStorage } from "./browser-storage.ts";

function blocked(): never {
  throw new DOMException("The operation is insecure.", "SecurityError");
}

describe("a guarded storage", () => {
  it("stores texts in the browser's own storage", () => {
    const browser = fakeStorage({ old: "1" });
    const storage = guardedStorage(() => browser);
    storage.setItem("new", "2");
    expect([storage.getItem("old"), browser.getItem("new"), storage.isLasting("new")]).toEqual([
      "1",
      "2",
      true,
    ]);
    storage.removeItem("old");
    expect([storage.keys(), browser.getItem("old")]).toEqual([["new"], null]);
  });

  it.each([
    ["may not even be looked at", blocked],
    ["refuses every use", closedStorage],
  ])("holds texts until the page is left where the browser's %s", (_, open) => {
    const storage = guardedStorage(open);
    expect([storage.getItem("key"), storage.keys()]).toEqual([null, []]);
    storage.setItem("key", "text");
    expect([storage.getItem("key"), storage.keys(), storage.isLasting("key")]).toEqual([
      "text",
      ["key"],
      false,
    ]);
    storage.removeItem("key");
    expect([storage.getItem("key"), storage.keys()]).toEqual([null, []]);
  });

  it("returns the latest text while the browser's storage is full, and afterwards", () => {
    const browser = fakeStorage({ key: "old" });
    let full = true;
    const write = browser.setItem.bind(browser);
    browser.setItem = (key, value) => {
      if (full) throw new DOMException("", "QuotaExceededError");
      write(key, value);
    };
    const storage = guardedStorage(() => browser);
    storage.setItem("key", "newer");
    expect([storage.getItem("key"), browser.getItem("key")]).toEqual(["newer", "old"]);
    expect(storage.keys()).toEqual(["key"]);
    full = false;
    storage.setItem("key", "newest");
    expect([storage.getItem("key"), browser.getItem("key")]).toEqual(["newest", "newest"]);
  });
});
