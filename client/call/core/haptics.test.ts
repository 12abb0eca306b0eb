import { expect, test } from "vitest";
import { hapticOf } from "./haptics.ts";
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
