import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { canVibrate, hapticOf, mayVibrate, setVibration, vibrate } from "./haptics.ts";
import { sessionId, stage } from "./test-stage.ts";

test("a call is felt as it begins and ends, and push-to-talk when it is pressed and released", async () => {
  const it = stage();
  const felt: (readonly number[] | null)[] = [];
  it.conversation.store.subscribe((after, before) => {
    const haptic = hapticOf(before, after);
    if (haptic !== null) felt.push(haptic);
  });
  await it.begin("call");
  it.actions.setPushToTalk(true);
  it.actions.press();
  it.actions.release();
  it.actions.end(null);
  it.transport.socket.say({ type: "session.ended", reason: "person", sessionId, durationSeconds: 2 });
  expect(felt).toEqual([[30], [15], [8], [30, 60, 30]]);
});

test("a chat is not felt", async () => {
  const it = stage();
  const felt: unknown[] = [];
  it.conversation.store.subscribe((after, before) => felt.push(hapticOf(before, after)));
  await it.begin("chat");
  it.transport.socket.say({ type: "session.ended", reason: "person", sessionId, durationSeconds: 2 });
  expect(felt.every((haptic) => haptic === null)).toBe(true);
});

const vibrated = vi.fn<(pattern: number[]) => boolean>(() => true);

function device({ touch = true, reduced = false } = {}): void {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes("pointer") ? touch : reduced }));
  vi.stubGlobal("navigator", { vibrate: vibrated });
}

beforeEach(() => {
  localStorage.clear();
  vibrated.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

test("a phone vibrates, unless the person turned it off", () => {
  device();
  vibrate([20]);
  expect(vibrated).toHaveBeenCalledExactlyOnceWith([20]);
  setVibration(false);
  vibrate([20]);
  expect(vibrated).toHaveBeenCalledOnce();
});

test("who prefers reduced motion is left alone until they turn it on", () => {
  device({ reduced: true });
  expect(mayVibrate()).toBe(false);
  setVibration(true);
  expect(mayVibrate()).toBe(true);
});

test("a desktop, and a browser without the function, never do", () => {
  device({ touch: false });
  expect(canVibrate()).toBe(false);
  vi.stubGlobal("navigator", {});
  vibrate([20]);
  expect(vibrated).not.toHaveBeenCalled();
});
