import { describe, expect, test } from "vitest";
import { bytesIn, clientId, hello, Stage, start } from "../testing/stage.ts";
import { settle } from "../testing/stage-doubles.ts";

describe("a call", () => {
  test("from the ticket to the end: greeting, one turn, goodbye", async () => {
    const stage = new Stage();
    const client = await stage.call();
    expect(client.of("session.started")).toHaveLength(1);
    expect(client.frames.length).toBeGreaterThan(0);
    await client.speaks(1);
    await client.says({ type: "utterance.end", utterance: 1 });
    expect(bytesIn(stage.ai.transcriptions[0]?.input)).toBe(32_000);
    await stage.ai.heard("I had a bad day");
    await stage.ai.writes("That sounds hard. ", "Do you want to talk about it?");
    await stage.ai.speaks();
    expect(client.phases).toEqual([
      "ready",
      "speaking",
      "listening",
      "userSpeaking",
      "transcribing",
      "thinking",
      "speaking",
    ]);
    const generation = client.of("reply.audioEnd").at(-1)?.generation ?? 0;
    await client.says({ type: "playback", generation, segment: 1, samples: 48_000, finished: true });
    await client.says({ type: "session.end", moodAfter: "better" });
    expect(client.of("session.ended")[0]).toMatchObject({ reason: "person" });
    expect(stage.records.ends[0]).toMatchObject({ reason: "person", moodAfter: "better" });
    expect(stage.records.texts.slice(1)).toEqual([
      "user: I had a bad day",
      "assistant: That sounds hard. Do you want to talk about it?",
    ]);
    expect(stage.sessions.registry.size).toBe(0);
  });

  test("a recognizer that knows little is told of, in calls only", async () => {
    const stage = new Stage();
    const caller = await stage.call();
    expect(caller.of("notice").map((it) => it.notice)).toEqual(["practiceRecognizer"]);
    const writer = stage.client("another");
    await writer.says(hello(), start("chat"));
    expect(writer.of("notice")).toEqual([]);
    await writer.says({ type: "mode.switch", mode: "call" });
    expect(writer.of("notice")).toHaveLength(1);
  });

  test("[T13] sound leaves in the order of its segments, whatever order it is made in", async () => {
    const stage = new Stage();
    const client = await stage.call();
    await client.says({ type: "chat.send", clientId, text: "tell me something" });
    await stage.ai.writes(
      "This is the first sentence. And this is the second one of them. ",
      "This is a third one.",
    );
    const [first, second, third] = stage.ai.speeches.splice(0);
    for (const speech of [third, second, first]) {
      await speech?.onPackets([new Uint8Array([1])], 960);
      speech?.answer({ ok: true, value: { samples: 960, said: speech.input, reworded: false } });
    }
    await stage.pass(500);
    const generation = client.of("reply.audioEnd").at(-1)?.generation;
    const mine = client.frames.filter((frame) => frame.generation === generation);
    expect(mine.map((frame) => frame.segment)).toEqual([0, 1, 2].slice(0, mine.length));
    expect(mine.map((frame) => frame.sequence)).toEqual(mine.map((_, index) => index));
    expect(
      client
        .of("reply.segment")
        .filter((it) => it.generation === generation)
        .map((it) => it.segment),
    ).toEqual(mine.map((frame) => frame.segment));
  });

  test("[P6] not one byte of a reply leaves after it was cleared", async () => {
    const stage = new Stage();
    const client = await stage.call();
    await client.says({ type: "chat.send", clientId, text: "tell me something" });
    await stage.ai.writes("This is the first sentence. And this is the second one of them.");
    const speech = stage.ai.speeches.at(0);
    await speech?.onPackets([new Uint8Array([1])], 960);
    const generation = client.frames.at(-1)?.generation ?? 0;
    await client.says({ type: "interrupt", generation, segment: 0, samples: 480 });
    const before = client.frames.length;
    expect(client.of("clear").at(-1)?.generation).toBe(generation);
    await speech?.onPackets([new Uint8Array([2])], 960);
    await stage.ai.speaks();
    expect(client.frames.length).toBe(before);
    expect(speech?.signal.aborted).toBe(true);
  });
});

describe("metering", () => {
  test("with 20 s left the call ends at 20 s, whatever the client says", async () => {
    const stage = new Stage();
    stage.seconds.left = 20;
    const client = await stage.call();
    await stage.pass(19_500);
    expect(client.of("session.ended")).toEqual([]);
    await stage.pass(500);
    expect(client.of("session.ended")[0]).toMatchObject({ reason: "limit", durationSeconds: 20 });
    const spoken = client.frames.length;
    await stage.ai.speaks();
    expect(client.frames.length).toBeGreaterThan(spoken);
    await client.speaks(5);
    expect(stage.ai.transcriptions).toEqual([]);
  });

  test("nothing left: the call is refused, and its record taken back", async () => {
    const stage = new Stage();
    stage.seconds.left = 0;
    const client = stage.client();
    await client.says(hello(), start("call"));
    expect(client.of("error")[0]).toMatchObject({ code: "limitReached" });
    expect(stage.records.discarded).toHaveLength(1);
    expect(client.of("session.started")).toEqual([]);
  });

  test.each([
    ["callsUsedUp", "sessionsPerDay"],
    ["startsUsedUp", "sessionNotCreated"],
  ] as const)("%s: no session begins, and trying again doesn't help", async (refusal, code) => {
    const stage = new Stage();
    stage.records.refuse = refusal;
    const client = stage.client();
    await client.says(hello(), start("call"));
    expect(client.of("error")).toMatchObject([{ code, retryable: false }]);
  });

  test("who has caused far more than people do is told so, and can go on typing", async () => {
    const stage = new Stage();
    stage.spent = true;
    const client = stage.client();
    await client.says(hello(), start("call"));
    expect(client.of("error")[0]).toMatchObject({ code: "callsPaused", retryable: false });
    expect(stage.records.discarded).toHaveLength(1);
    await client.says(start("chat"), { type: "chat.send", clientId, text: "hello" });
    await stage.ai.writes("Hi there.");
    expect(stage.records.texts.at(-1)).toBe("assistant: Hi there.");
    await client.says({ type: "mode.switch", mode: "call" });
    expect(client.of("error").at(-1)).toMatchObject({ code: "callsPaused" });
  });

  test("chat costs no talking time", async () => {
    const stage = new Stage();
    stage.seconds.left = 0;
    const client = stage.client();
    await client.says(hello(), start("chat"), { type: "chat.send", clientId, text: "hello" });
    await stage.ai.writes("Hi there.");
    await stage.pass(60_000);
    expect(stage.records.texts.at(-1)).toBe("assistant: Hi there.");
    await client.says({ type: "mode.switch", mode: "call" });
    expect(client.of("error")[0]).toMatchObject({ code: "limitReached" });
    expect(client.of("mode.switched")).toEqual([]);
  });

  test("the database away for 20 s: silence, the truth, no second charged, no word lost", async () => {
    const stage = new Stage();
    const client = await stage.call();
    stage.seconds.away = true;
    await stage.pass(20_000);
    expect(client.of("error").map((it) => it.code)).toEqual(["limitUnverified"]);
    await client.speaks(1);
    await client.says({ type: "utterance.end", utterance: 1 });
    await stage.ai.heard("Are you still there?");
    await stage.ai.writes("Yes, I am here.");
    expect(stage.ai.speeches).toEqual([]);
    stage.seconds.away = false;
    await stage.pass(2_000);
    expect(stage.ai.speeches.map((it) => it.input)).toEqual(["Yes, I am here."]);
    expect(stage.seconds.left).toBe(880);
  });
});

test("a relay that closes waits for a switch to a call", async () => {
  const stage = new Stage();
  const client = stage.client();
  await client.says(hello(), start("chat"));
  expect(stage.sessions.registry.inTurn).toBe(0);
  client.connection.events.onText(JSON.stringify({ type: "mode.switch", mode: "call" }));
  expect(stage.sessions.registry.inTurn).toBe(1);
  await settle();
  expect(stage.sessions.registry.inTurn).toBe(0);
});
