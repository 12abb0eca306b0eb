import { expect, test } from "vitest";
import { message, stage, uuid } from "./test-stage.ts";

const partial = (utterance: number, text: string) =>
  ({ type: "utterance.partial", utterance, text }) as const;

/** A call in which the person is speaking. */
async function speaking() {
  const it = stage();
  await it.begin("call");
  it.transport.socket.say({ type: "phase", phase: "userSpeaking", generation: 0 });
  const shown = () => it.state.ownWords.map(({ text }) => text);
  return { it, shown };
}

test("the person's words are shown as they come, and their transcript takes their place", async () => {
  const { it, shown } = await speaking();
  it.transport.socket.say(partial(1, "I had"), partial(1, "I had a hard"));
  expect(shown()).toEqual(["I had a hard"]);
  const transcript = { ...message(2, { role: "user", text: "I had a hard day." }), utterance: 1 };
  it.transport.socket.say({ type: "phase", phase: "transcribing", generation: 0 }, transcript);
  expect([shown(), it.state.messages.map(({ text }) => text)]).toEqual([[], ["I had a hard day."]]);
  it.transport.socket.say(partial(1, "too late"));
  expect(shown()).toEqual([]);
});

test("two utterances stand in the order in which they were spoken", async () => {
  const { it, shown } = await speaking();
  it.transport.socket.say(partial(2, "and tired"), partial(1, "I am sad"));
  expect(shown()).toEqual(["I am sad", "and tired"]);
  it.transport.socket.say({ type: "discarded", utterance: 1, reason: "nothingHeard" });
  expect(shown()).toEqual(["and tired"]);
});

test("one that was cancelled, a lost connection and the end leave none", async () => {
  const { it, shown } = await speaking();
  it.transport.socket.say(partial(1, "hm"), { type: "phase", phase: "listening", generation: 0 });
  expect(shown()).toEqual([]);
  it.transport.socket.say(partial(2, "I was"));
  it.transport.socket.close(1006);
  expect(shown()).toEqual([]);
  const { it: other, shown: left } = await speaking();
  other.transport.socket.say(partial(1, "bye"), {
    type: "session.ended",
    reason: "person",
    sessionId: uuid(0),
    durationSeconds: 3,
  });
  expect(left()).toEqual(["bye"]);
  other.actions.end(null);
  other.transport.socket.say(partial(1, "bye bye"));
  expect(left()).toEqual(["bye"]);
});
