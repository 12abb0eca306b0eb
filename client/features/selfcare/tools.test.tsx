import { act, fireEvent, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toast } from "#client/lib/toast.ts";
import { GuidedBreathing } from "./guided-breathing.tsx";
import { MindfulCooking } from "./mindful-cooking.tsx";
import { TimedStretching } from "./timed-stretching.tsx";

const said = vi.fn<typeof toast.success>();

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "performance", "requestAnimationFrame", "cancelAnimationFrame"],
  });
  said.mockReset();
  vi.spyOn(toast, "success").mockImplementation(said);
});
afterEach(() => {
  vi.useRealTimers();
});

const phase = () => screen.getByRole("status").textContent;
const open = (tool: ReactElement) => render(<MemoryRouter>{tool}</MemoryRouter>);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

/** The clock advances while no timer fires, as in a tab the browser has put to sleep. */
const sleep = (ms: number) => {
  const now = performance.now() + ms;
  vi.spyOn(performance, "now").mockReturnValue(now);
  act(() => {
    document.dispatchEvent(new Event("visibilitychange"));
  });
};

test("breathing: phases, cycles and both toasts", () => {
  open(<GuidedBreathing />);
  expect(phase()).toBe("Prepare");
  press("Start");
  expect(said).toHaveBeenCalledWith("Breathing exercise started");
  pass(3000);
  expect(phase()).toBe("Inhale");
  pass(4000);
  expect(phase()).toBe("Hold");
  pass(4000);
  expect(phase()).toBe("Exhale");
  pass(6000);
  expect(screen.getByText("Breathing cycles: 1")).toBeTruthy();
  press("Pause");
  pass(60_000);
  expect(screen.getByText("Breathing cycles: 1")).toBeTruthy();
  press("Start");
  expect(said).toHaveBeenCalledOnce();
  sleep(14_000 * 2);
  expect(screen.getByText("Breathing cycles: 3")).toBeTruthy();
  press("Reset");
  expect(said).toHaveBeenLastCalledWith("Exercise completed", "You completed 3 breathing cycles.");
  expect(phase()).toBe("Prepare");
});

test("breathing: a reset before the first cycle says nothing", () => {
  open(<GuidedBreathing />);
  press("Start");
  pass(5000);
  press("Reset");
  expect(said).toHaveBeenCalledOnce();
});

test("stretching: advances by itself, announces exercises and not seconds, and stops", () => {
  open(<TimedStretching />);
  press("Start");
  pass(30_000);
  expect(screen.getByRole("heading", { level: 2, name: "Shoulder Stretches" })).toBeTruthy();
  expect(screen.getByRole("progressbar").getAttribute("value")).toBe("20");
  sleep(500_000);
  expect(screen.getByRole("timer").textContent).toBe("0:00");
  expect(screen.getByRole("progressbar").getAttribute("value")).toBe("100");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Skip" }).disabled).toBe(true);
  expect(screen.getByRole("button", { name: "Start Again" })).toBeTruthy();
});

test("cooking: a finished timer and the end are announced once each", () => {
  open(<MindfulCooking />);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Previous" }).disabled).toBe(true);
  press("Start");
  pass(65_000);
  expect(said.mock.calls).toEqual([["Step completed", "You've completed: Prepare Your Space"]]);
  for (let step = 1; step < 5; step += 1) press("Next");
  press("Complete");
  expect(said).toHaveBeenLastCalledWith("Activity completed", "Enjoy what you made.");
  expect(document.activeElement?.textContent).toBe("Activity Complete");
  press("Start Again");
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Prepare Your Space");
});

test.each([
  ["stretching", <TimedStretching key="s" />, 150_000],
  ["cooking", <MindfulCooking key="c" />, 60_000],
])("%s: no timer runs on after the end, and it can be started again", (_, tool, ms) => {
  open(tool);
  press("Start");
  pass(ms);
  expect(screen.getByRole("timer").textContent).toBe("0:00");
  expect(vi.getTimerCount()).toBe(0);
  fireEvent.click(screen.getByRole("button", { name: /^Start/ }));
  pass(1000);
  expect(screen.getByRole("timer").textContent).not.toBe("0:00");
  expect(vi.getTimerCount()).toBe(1);
});

test("leaving stops it: no timer remains, and the screen may sleep", async () => {
  const release = vi.fn<() => Promise<void>>().mockResolvedValue();
  const request = vi.fn<() => Promise<object>>().mockResolvedValue({ release });
  Object.defineProperty(navigator, "wakeLock", { configurable: true, value: { request } });
  const { unmount } = open(<TimedStretching />);
  press("Start");
  await act(() => Promise.resolve());
  expect(request).toHaveBeenCalledWith("screen");
  unmount();
  expect(vi.getTimerCount()).toBe(0);
  expect(release).toHaveBeenCalledOnce();
  Reflect.deleteProperty(navigator, "wakeLock");
});
