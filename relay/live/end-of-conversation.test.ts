import { expect, test, vi } from "vitest";
import { watchFailures } from "../runtime/background.ts";
import { heardNothing } from "../safety/verdict.ts";
import { clientId, hello, Stage, start, type StageClient } from "../testing/stage.ts";

const endSession = { type: "session.end", moodAfter: null } as const;

/** A call that the day's time ran out in, its apology still playing. */
async function apologising(stage: Stage): Promise<StageClient> {
  const client = await stage.call();
  stage.seconds.left = 0;
  await stage.pass(40_000);
  expect(client.of("session.ended")).toMatchObject([{ reason: "limit" }]);
  return client;
}

test("[P6] the farewell of a session that has ended is not heard in the next one on the same connection", async () => {
  const stage = new Stage();
  const client = await apologising(stage);
  const farewell = stage.ai.speeches.at(-1);
  await client.says(start("chat"));
  const begun = client.messages.findIndex(
    (it) => it.type === "session.started" && it.session.mode === "chat",
  );
  expect(client.messages.slice(0, begun).findLast((it) => it.type === "clear")).toMatchObject({
    type: "clear",
  });
  const cleared = client.of("clear").at(-1)?.generation ?? 0;
  const { length } = client.frames;
  await farewell?.onPackets([new Uint8Array([1])], 960);
  farewell?.answer({ ok: true, value: { samples: 960, said: farewell.input, reworded: false } });
  await stage.pass(1_000);
  expect(client.frames).toHaveLength(length);
  await client.says({ type: "chat.send", clientId, text: "hello again" });
  await stage.ai.writes("Hello. ");
  expect(client.of("reply.delta").at(-1)?.generation).toBeGreaterThan(cleared);
});

test.each([
  ["ahead", 3_600_000],
  ["back", -3_600_000],
])("a wall clock that is set %s changes nothing but what is written down", async (_name, aheadMs) => {
  const stage = new Stage();
  const client = await stage.call();
  await stage.pass(10_000);
  await client.speaks(1);
  stage.wallAheadMs = aheadMs;
  await stage.pass(1_000);
  expect(client.phases.at(-1)).toBe("userSpeaking");
  await client.says({ type: "utterance.end", utterance: 1 });
  await stage.ai.heard("I had a bad day");
  const at = Date.parse(client.of("message").at(-1)?.message.at ?? "");
  expect(at).toBe(stage.clock.at + aheadMs);
  await client.says(endSession);
  expect(client.of("session.ended")).toMatchObject([{ durationSeconds: 11 }]);
});

test("[T20] what was said before the end is stored after it, and then the record is closed", async () => {
  const stage = new Stage();
  const client = await stage.call();
  await client.speaks(1);
  await client.says({ type: "utterance.end", utterance: 1 }, endSession);
  expect(client.of("session.ended")).toMatchObject([{ reason: "person" }]);
  expect(stage.records.ends).toEqual([]);
  const { length } = client.messages;
  await stage.ai.heard("I want to die");
  expect(stage.records.texts.at(-1)).toBe("user: I want to die");
  expect(stage.records.risks.at(-1)).toMatchObject({ level: "active" });
  expect(stage.records.ends).toMatchObject([{ reason: "person" }]);
  expect(client.messages).toHaveLength(length);
  expect(stage.sessions.registry.size).toBe(0);
});

test("[T20] the client is gone after the end: what was said is stored all the same", async () => {
  const stage = new Stage();
  const client = await stage.call();
  await client.speaks(1);
  await client.says(endSession);
  client.drops();
  await stage.ai.heard("and thank you for listening");
  expect(stage.records.texts.at(-1)).toBe("user: and thank you for listening");
  expect(stage.records.ends).toHaveLength(1);
});

test("[P7] what had ended before a loss is not asked for again, and is answered", async () => {
  const stage = new Stage();
  const client = await stage.call();
  await client.speaks(1);
  await client.says({ type: "utterance.end", utterance: 1 });
  const transcription = stage.ai.transcriptions.at(-1);
  await client.speaks(2);
  const sessionId = client.of("session.started")[0]?.session.id ?? "";
  client.drops();
  expect(transcription?.signal.aborted).toBe(false);
  const again = stage.client();
  await again.says(hello({ sessionId, lastPosition: 1 }));
  expect(again.of("session.resumed")).toMatchObject([{ utterance: 1 }]);
  transcription?.answer({ ok: true, value: "I had a bad day" });
  await stage.pass(0);
  expect(again.of("message")).toMatchObject([{ utterance: 1, message: { text: "I had a bad day" } }]);
  expect(stage.ai.writings).toHaveLength(1);
});

test("coming back at the end of this session's time says that, not that the day's is up", async () => {
  const stage = new Stage();
  stage.seconds.cap = 60;
  const client = await stage.call();
  const sessionId = client.of("session.started")[0]?.session.id ?? "";
  client.drops();
  stage.seconds.cap = 0;
  const again = stage.client();
  await again.says(hello({ sessionId, lastPosition: 1 }));
  expect(again.of("session.ended")).toMatchObject([{ reason: "cap" }]);
  expect(stage.ai.speeches.some((it) => it.input.includes("limit"))).toBe(false);
});

test("[T4] a session that is restored elsewhere does not work ahead where that was switched off", async () => {
  const stage = new Stage();
  const client = stage.client();
  await client.says(hello(), { ...start("call"), speculation: false } as ReturnType<typeof start>);
  const sessionId = client.of("session.started")[0]?.session.id ?? "";
  stage.restart();
  const again = stage.client();
  await again.says(hello({ sessionId, lastPosition: 1, speculation: false }));
  await again.speaks(1);
  await again.says({ type: "utterance.pause", utterance: 1 });
  expect(stage.ai.transcriptions).toEqual([]);
});

test("what somebody does while their session is being fetched is done once it is there", async () => {
  const stage = new Stage();
  const client = await stage.call();
  const sessionId = client.of("session.started")[0]?.session.id ?? "";
  client.drops();
  stage.restart();
  const again = stage.client();
  again.connection.events.onText(JSON.stringify(hello({ sessionId, lastPosition: 1 })));
  again.connection.events.onText(JSON.stringify({ type: "mode.switch", mode: "chat" }));
  again.connection.events.onText(JSON.stringify({ type: "chat.send", clientId, text: "are you there?" }));
  await stage.pass(500);
  expect(again.of("error")).toEqual([]);
  expect(again.of("mode.switched")).toMatchObject([{ mode: "chat" }]);
  expect(stage.records.texts.at(-1)).toBe("user: are you there?");
});

test("[T18] modes that are switched in a row are all answered, and the last one holds", async () => {
  const stage = new Stage();
  const client = await stage.call();
  client.connection.events.onText(JSON.stringify({ type: "mode.switch", mode: "chat" }));
  client.connection.events.onText(JSON.stringify({ type: "mode.switch", mode: "call" }));
  client.connection.events.onText(JSON.stringify({ type: "mode.switch", mode: "chat" }));
  await stage.pass(500);
  expect(client.of("mode.switched").map((it) => it.mode)).toEqual(["chat", "call", "chat"]);
});

test("[T1] a session that breaks ends by itself, and no other notices", async () => {
  const stage = new Stage();
  const failures: string[] = [];
  const stop = watchFailures((task) => failures.push(task));
  const broken = await stage.call("one");
  const well = await stage.call("other");
  stage.hear = ({ text }) => {
    if (text.includes("break")) throw new Error("out of reach");
    return heardNothing;
  };
  await broken.says({ type: "chat.send", clientId, text: "this will break" });
  stop();
  expect(failures).toEqual(["session.event"]);
  expect(broken.of("session.ended")).toMatchObject([{ reason: "failed" }]);
  expect(stage.records.ends).toMatchObject([{ reason: "failed" }]);
  await well.says({ type: "chat.send", clientId, text: "are you there?" });
  await stage.ai.writes("Yes, I am here.");
  expect(stage.records.texts.at(-1)).toBe("assistant: Yes, I am here.");
  await broken.says(start("chat"));
  expect(broken.of("session.started")).toHaveLength(2);
});

test("[T1] an effect that fails keeps back none of the others, and where even the end fails it is let go", async () => {
  const stage = new Stage();
  const stop = watchFailures(() => {});
  const client = await stage.call();
  const remove = vi.spyOn(client.connection, "send").mockImplementation(() => {
    throw new Error("the wire is gone");
  });
  await client.says({ type: "chat.send", clientId, text: "are you there?" });
  remove.mockRestore();
  stop();
  expect(stage.records.texts.at(-1)).toBe("user: are you there?");
  expect(stage.records.ends).toMatchObject([{ reason: "failed" }]);
  expect(stage.sessions.registry.size).toBe(0);
});
