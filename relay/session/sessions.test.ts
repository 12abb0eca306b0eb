import { describe, expect, test } from "vitest";
import { hello, Stage, start } from "./stage.ts";

const clientId = "11111111-1111-4111-8111-111111111111";

describe("a call", () => {
  test("from the ticket to the end: greeting, one turn, goodbye", async () => {
    const stage = new Stage();
    const client = await stage.call();
    expect(client.of("session.started")).toHaveLength(1);
    expect(client.frames.length).toBeGreaterThan(0);
    await client.speaks(1);
    await client.says({ type: "utterance.end", utterance: 1 });
    expect(stage.ai.transcriptions[0]?.input.map((part) => part.byteLength)).toEqual([32_000]);
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
    expect(stage.sessions.size).toBe(0);
  });

  test("a recogniser that knows little is told of, in calls only", async () => {
    const stage = new Stage();
    const caller = await stage.call();
    expect(caller.of("notice").map((it) => it.notice)).toEqual(["practiceRecogniser"]);
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
      speech?.answer({ ok: true, value: 960 });
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

describe("[P7][P8] connections", () => {
  test("dropped mid-reply and back: nothing lost, nothing doubled, the rest is spoken", async () => {
    const stage = new Stage();
    const client = await stage.call();
    await client.says({ type: "chat.send", clientId, text: "tell me something" });
    await stage.ai.writes("This is the first sentence. And this is the second one of them.");
    await stage.ai.speaks();
    const sessionId = client.of("session.started")[0]?.session.id ?? "";
    client.drops();
    await stage.pass(5_000);
    const again = stage.client();
    await again.says(hello({ sessionId, lastPosition: 2 }));
    expect(again.of("session.resumed")[0]).toMatchObject({ position: 3, messages: [{ position: 3 }] });
    expect(stage.ai.speeches.map((it) => it.input)[0]).toBe("This is the first sentence.");
    await again.says({ type: "chat.send", clientId, text: "tell me something" });
    expect(stage.records.messages.size).toBe(3);
    expect(again.of("message")[0]?.message).toMatchObject({ position: 2, clientId });
  });

  test("a typed message that is sent again after its reply failed is answered, and stored once", async () => {
    const stage = new Stage();
    const client = await stage.call();
    await client.says({ type: "chat.send", clientId, text: "are you there?" });
    stage.ai.writings.at(-1)?.answer({ ok: false, failure: "refused" });
    await stage.pass(0);
    expect(client.of("error")[0]).toMatchObject({ code: "replyFailed", clientId });
    await client.says({ type: "chat.send", clientId, text: "are you there?" });
    await stage.ai.writes("Yes, I am here.");
    expect(stage.records.texts.slice(1)).toEqual(["user: are you there?", "assistant: Yes, I am here."]);
  });

  test("dropped in the middle of an utterance: the client is asked for it again, not for the one before", async () => {
    const stage = new Stage();
    const client = await stage.call();
    await client.speaks(1);
    await client.says({ type: "utterance.end", utterance: 1 });
    await client.speaks(2);
    const sessionId = client.of("session.started")[0]?.session.id ?? "";
    client.drops();
    const again = stage.client();
    await again.says(hello({ sessionId, lastPosition: 1 }));
    expect(again.of("session.resumed")[0]).toMatchObject({ utterance: 1 });
    await again.speaks(2);
    await again.says({ type: "utterance.end", utterance: 2 });
    expect(stage.ai.transcriptions.at(-1)?.input.map((part) => part.byteLength)).toEqual([32_000]);
  });

  test("the relay is replaced mid-thought: the question is answered, the greeting is not repeated", async () => {
    const stage = new Stage();
    const client = await stage.call();
    await client.says({ type: "chat.send", clientId, text: "Are you there?" });
    const sessionId = client.of("session.started")[0]?.session.id ?? "";
    stage.restart();
    const again = stage.client();
    await again.says(hello({ sessionId, lastPosition: 1 }));
    expect(again.of("session.resumed")[0]).toMatchObject({ messages: [{ text: "Are you there?" }] });
    await stage.ai.writes("Yes, I am here.");
    expect(stage.records.texts.map((it) => it.split(":")[0])).toEqual(["assistant", "user", "assistant"]);
  });

  test("a minute without a connection ends the session", async () => {
    const stage = new Stage();
    const client = await stage.call();
    client.drops();
    const left = stage.seconds.left;
    await stage.pass(60_000);
    expect(stage.records.ends[0]).toMatchObject({ reason: "expired", durationSeconds: 0 });
    expect(stage.seconds.left).toBe(left);
    const sessionId = client.of("session.started")[0]?.session.id ?? "";
    const again = stage.client();
    await again.says(hello({ sessionId, lastPosition: 1 }));
    expect(again.of("error")[0]).toMatchObject({ code: "sessionGone" });
  });

  test("nobody comes back to another person's session", async () => {
    const stage = new Stage();
    const client = await stage.call();
    const sessionId = client.of("session.started")[0]?.session.id ?? "";
    const other = stage.client("somebody else");
    await other.says(hello({ sessionId, lastPosition: 0 }));
    expect(other.of("error")[0]).toMatchObject({ code: "sessionGone" });
    expect(other.of("session.resumed")).toEqual([]);
    expect(client.closedWith).toBeNull();
  });

  test("the same session in a second window: the older connection is closed", async () => {
    const stage = new Stage();
    const client = await stage.call();
    const sessionId = client.of("session.started")[0]?.session.id ?? "";
    const second = stage.client();
    await second.says(hello({ sessionId, lastPosition: 1 }));
    expect(client.closedWith).toBe("takenOver");
    expect(second.of("session.resumed")).toHaveLength(1);
    expect(stage.records.ends).toEqual([]);
  });
});

describe("what another relay needs", () => {
  test("how far a session has come is written down now and then, and when its mode changes", async () => {
    const stage = new Stage();
    const client = await stage.call();
    await stage.pass(30_000);
    expect(stage.records.progress.map((it) => [it.durationSeconds, it.mode])).toEqual([
      [15, "call"],
      [30, "call"],
    ]);
    await client.says({ type: "mode.switch", mode: "chat" });
    expect(stage.records.progress.at(-1)).toMatchObject({ durationSeconds: 30, mode: "chat" });
    await client.says({ type: "session.end", moodAfter: null });
    await stage.pass(30_000);
    expect(stage.records.progress).toHaveLength(3);
  });

  test("a session that lives elsewhere now is over here, and its client does not come back", async () => {
    const stage = new Stage();
    const client = await stage.call();
    const sessionId = client.of("session.started")[0]?.session.id ?? "";
    stage.sessions.fence("another one");
    expect(client.closedWith).toBeNull();
    stage.sessions.fence(sessionId);
    expect(client.of("session.ended")[0]).toMatchObject({ reason: "takenOver" });
    expect([client.closedWith, stage.sessions.size]).toEqual(["takenOver", 0]);
  });

  test("[P7] the number of a message that was taken back is not given out again", async () => {
    const stage = new Stage();
    const client = await stage.call();
    await client.says({ type: "chat.send", clientId, text: "tell me something" });
    await stage.ai.writes("This is the first sentence. And this is the second one of them.");
    const sessionId = client.of("session.started")[0]?.session.id ?? "";
    const restore = stage.records.restore;
    stage.records.restore = async (...who) => {
      const restored = await restore(...who);
      return restored === null || restored === "gone" ? restored : { ...restored, position: 9 };
    };
    stage.restart();
    const again = stage.client();
    await again.says(hello({ sessionId, lastPosition: 9 }));
    expect(again.of("session.resumed")[0]).toMatchObject({ position: 9 });
    expect(again.of("phase")[0]).toMatchObject({ phase: "listening" });
    await again.says({ type: "chat.send", clientId: clientId.replace("1", "2"), text: "and now?" });
    expect(again.of("message")[0]?.message).toMatchObject({ position: 10 });
  });

  test("two tabs that come back at once: one has the session, the other is told", async () => {
    const stage = new Stage();
    const client = await stage.call();
    const sessionId = client.of("session.started")[0]?.session.id ?? "";
    stage.restart();
    const [one, two] = [stage.client(), stage.client()];
    await Promise.all([one, two].map((it) => it.says(hello({ sessionId, lastPosition: 1 }))));
    expect(one.of("session.resumed").length + two.of("session.resumed").length).toBe(2);
    expect([one.closedWith, two.closedWith].filter((it) => it === "takenOver")).toHaveLength(1);
    expect(stage.sessions.size).toBe(1);
  });

  test("a client that is gone again before it was given its session is charged nothing", async () => {
    const stage = new Stage();
    const client = await stage.call();
    const sessionId = client.of("session.started")[0]?.session.id ?? "";
    client.drops();
    const again = stage.client();
    const returning = again.says(hello({ sessionId, lastPosition: 1 }));
    again.drops();
    await returning;
    const { left } = stage.seconds;
    await stage.pass(40_000);
    expect(stage.seconds.left).toBe(left);
    expect(stage.meter.nextDeadline()).toBeNull();
  });
});

describe("[P3][P4][P10][P11] the socket", () => {
  test("anything before hello closes", async () => {
    const client = new Stage().client();
    await client.says(start("call"));
    expect(client.closedWith).toBe("protocolError");
  });

  test("another version closes", async () => {
    const client = new Stage().client();
    await client.says({ type: "hello", protocol: 99, language: "en", resume: null });
    expect(client.closedWith).toBe("unsupportedVersion");
  });

  test("malformed messages are answered, and too many close", async () => {
    const client = new Stage().client();
    await client.says(hello());
    for (let count = 0; count < 20; count += 1) client.connection.events.onText("{");
    expect(client.of("error")).toHaveLength(20);
    client.connection.events.onText("{");
    expect(client.closedWith).toBe("protocolError");
  });

  test("a flood closes", async () => {
    const client = new Stage().client();
    await client.says(hello());
    for (let count = 0; count < 250; count += 1) client.connection.events.onText('{"type":"ping","id":1}');
    expect(client.closedWith).toBe("flooding");
  });

  test("two heartbeats without a sign close", async () => {
    const stage = new Stage();
    const client = stage.client();
    await client.says(hello());
    stage.clock.advance(15_000);
    client.connection.heartbeat();
    expect(client.closedWith).toBeNull();
    stage.clock.advance(15_000);
    client.connection.heartbeat();
    expect(client.closedWith).toBe("heartbeatLost");
  });

  test("a slow client slows the speech reader, and one that stays slow is closed", async () => {
    const stage = new Stage();
    const client = await stage.call();
    await client.says({ type: "chat.send", clientId, text: "tell me something" });
    await stage.ai.writes("This is the first sentence.");
    client.buffered = 300 * 1024;
    const waiting = stage.ai.speeches[0]?.onPackets([new Uint8Array([1])], 960);
    expect(waiting).toBeInstanceOf(Promise);
    client.buffered = 3 * 1024 * 1024;
    await stage.ai.speeches[0]?.onPackets([new Uint8Array([1])], 960);
    expect(client.closedWith).toBe("tooSlow");
  });

  test("one session at a time", async () => {
    const stage = new Stage();
    const client = await stage.call();
    await client.says(start("chat"));
    expect(client.of("error")[0]).toMatchObject({ code: "notNow" });
    await client.says({ type: "session.end", moodAfter: null }, start("chat"));
    expect(client.of("session.started")).toHaveLength(2);
  });
});
