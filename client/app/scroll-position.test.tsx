import { act, cleanup, render } from "@testing-library/react";
import { RouterProvider, createBrowserRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ScrollPosition, keyEntry } from "./scroll-position.tsx";

/** A page of this height, px, in a window that scrolls no further than that. */
let height = 0;
let grow = () => {};

const scroll = (top: number) => {
  vi.stubGlobal("scrollY", Math.min(top, height));
  window.dispatchEvent(new Event("scroll"));
};

beforeEach(() => {
  sessionStorage.clear();
  height = 5_000;
  vi.stubGlobal("scrollTo", (_: number, top: number) => scroll(top));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(observed: () => void) {
        grow = observed;
      }
      observe() {}
      disconnect() {
        grow = () => {};
      }
    },
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, "", "/");
});

function loadedBy(type: NavigationTimingType) {
  class Timing {
    readonly type = type;
  }
  vi.stubGlobal("PerformanceNavigationTiming", Timing);
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([
    Object.assign(new Timing(), performance.mark("load")),
  ]);
}

/** Loads the page of the current history entry, in a window that the browser shows from here. */
async function load(type: NavigationTimingType, from = 0) {
  loadedBy(type);
  vi.stubGlobal("scrollY", from);
  keyEntry();
  const router = createBrowserRouter([{ path: "*", Component: ScrollPosition }]);
  await act(() => render(<RouterProvider router={router} />));
  return {
    go: (to: string | number) =>
      act(() => (typeof to === "string" ? router.navigate(to) : router.navigate(to))),
    /** Leaves for another document; answers the entry to come back to. */
    leave() {
      window.dispatchEvent(new Event("pagehide"));
      cleanup();
      router.dispose();
      return history.state as unknown;
    },
  };
}

test("a page that is loaded starts at its top, wherever another one was scrolled", async () => {
  history.replaceState(null, "", "/dashboard/settings");
  const settings = await load("navigate");
  scroll(1_200);
  settings.leave();
  history.replaceState(null, "", "/dashboard/mood-tracker");
  const tracker = await load("navigate");
  expect(scrollY).toBe(0);
  scroll(700);
  tracker.leave();
  await load("reload");
  expect(scrollY).toBe(0);
});

test("coming back to an unloaded page finds its place, even if that is there only later", async () => {
  history.replaceState(null, "", "/dashboard/settings");
  const settings = await load("navigate");
  scroll(1_200);
  const entry = settings.leave();
  history.replaceState(entry, "", "/dashboard/settings");
  height = 500;
  await load("back_forward");
  expect(scrollY).toBe(500);
  height = 5_000;
  grow();
  expect(scrollY).toBe(1_200);
});

test("who scrolls meanwhile isn't taken away", async () => {
  history.replaceState(null, "", "/dashboard/settings");
  const settings = await load("navigate");
  scroll(1_200);
  history.replaceState(settings.leave(), "", "/dashboard/settings");
  height = 500;
  await load("back_forward");
  window.dispatchEvent(new Event("wheel"));
  scroll(100);
  height = 5_000;
  grow();
  expect(scrollY).toBe(100);
});

test("within the app, links lead to the top of a page, and Back to where it was left", async () => {
  history.replaceState(null, "", "/dashboard");
  const { go } = await load("navigate");
  scroll(800);
  await go("/dashboard/settings");
  expect(scrollY).toBe(0);
  scroll(300);
  await go("/dashboard/settings?language=de");
  expect(scrollY).toBe(300);
  await go("/dashboard/usage");
  history.go(-3);
  await vi.waitFor(() => expect(scrollY).toBe(800));
});

test("the landing page stays where somebody scrolled it before the app started", async () => {
  await load("navigate", 900);
  expect(scrollY).toBe(900);
});

test.each(["#100%", "#%E2%8", "#%"])(
  "a fragment like %s, which can't be decoded, opens its page",
  async (hash) => {
    history.replaceState(null, "", `/safety${hash}`);
    const router = createBrowserRouter([
      { path: "*", Component: ScrollPosition, ErrorBoundary: () => "the error page" },
    ]);
    loadedBy("navigate");
    const { container } = render(<RouterProvider router={router} />);
    await act(async () => undefined);
    expect(container.textContent).toBe("");
  },
);
