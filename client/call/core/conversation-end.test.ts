import { describe, expect, test } from "vitest";
import { message, resumed, sessionId, stage } from "./test-stage.ts";

/** A session that was ended without a connection, and whose connection never came. */
async function endedOffline(mode: "call" | "chat") {
  const it = stage();
  await it.begin(mode);
  it.transport.setOnline(false);
  it.actions.end("better");
  await it.clock.pass(8_000);
  return it;
}

describe("the end", () => {
  test("time is up: the call ends, the apology is still played, then everything is released", async () => {
    const it = stage();
    await it.begin("call");
    it.reply(1, "A reply");
    it.transport.socket.say(
      { type: "notice", notice: "timeNearlyUp" },
      { type: "clear", generation: 1 },
      { type: "session.ended", reason: "limit", sessionId, durationSeconds: 900 },
      { type: "reply.segment", generation: 2, segment: 0, text: "I am sorry." },
    );
    it.transport.socket.sound(2, 0, 0);
    it.transport.socket.say({ type: "reply.audioEnd", generation: 2, segments: 1 });
    it.started(2);
    it.position(2, 4_800);
    expect(it.state).toMatchObject({
      stage: { kind: "ended", reason: "limit" },
      caption: { text: "I am sorry." },
      notices: ["timeNearlyUp"],
    });
    expect([it.microphone.isOpen, it.transport.socket.closed]).toEqual([false, false]);
    it.finished(2, 4_800);
    expect(it.transport.socket.of("playback").at(-1)?.finished).toBe(true);
    expect(it.transport.socket.closed).toBe(true);
    await it.clock.pass(1_000);
    expect(it.speaker.isOpen).toBe(false);
  });

  test("the cap: a new session continues the topic of the old one, on a new connection", async () => {
    const it = stage();
    await it.begin("call");
    it.transport.socket.say({ type: "session.ended", reason: "cap", sessionId, durationSeconds: 900 });
    it.actions.continueInNewSession();
    await it.welcome();
    expect(it.transport.sockets).toHaveLength(2);
    expect(it.transport.socket.of("session.start")[0]).toMatchObject({ mode: "call", continues: sessionId });
  });

  test("before the cap there is nothing to continue: the session goes on, and nothing follows its end", async () => {
    const it = stage();
    await it.begin("chat");
    it.actions.continueInNewSession();
    expect(it.transport.socket.of("session.end")).toEqual([]);
    it.transport.socket.say({ type: "session.ended", reason: "person", sessionId, durationSeconds: 850 });
    expect([it.state.stage.kind, it.transport.sockets.length]).toEqual(["ended", 1]);
  });

  test("taken over by another tab: it ends and doesn't reconnect [P8]", async () => {
    const it = stage();
    await it.begin("call");
    it.transport.socket.close(4006);
    await it.clock.pass(60_000);
    expect(it.state).toMatchObject({ stage: { kind: "ended", reason: "takenOver" }, connection: "closed" });
    expect(it.transport.sockets).toHaveLength(1);
  });

  test("ended without an answer: it is over after 8 s all the same", async () => {
    const it = stage();
    await it.begin("chat");
    it.actions.end(null);
    await it.clock.pass(8_000);
    expect(it.state.stage).toMatchObject({ kind: "ended", reason: "person", durationSeconds: 8 });
  });

  test("ended without a connection: pending messages and the mood arrive after reconnecting", async () => {
    const it = stage();
    await it.begin("chat");
    it.transport.setOnline(false);
    it.actions.send("still here");
    it.actions.end("better");
    await it.clock.pass(8_000);
    expect([it.state.stage.kind, it.state.connection]).toEqual(["ended", "closed"]);
    it.transport.setOnline(true);
    await it.welcome();
    expect(it.transport.socket.of("hello")).toMatchObject([{ resume: { sessionId, lastPosition: 0 } }]);
    it.transport.socket.say(resumed("chat"));
    expect(it.transport.socket.order.slice(1)).toEqual(["chat.send", "session.end"]);
    expect(it.transport.socket.of("chat.send")).toMatchObject([{ text: "still here" }]);
    expect(it.transport.socket.of("session.end")).toEqual([{ type: "session.end", moodAfter: "better" }]);
    it.transport.socket.say({ type: "session.ended", reason: "person", sessionId, durationSeconds: 9 });
    expect([it.transport.socket.closed, it.state.connection]).toEqual([true, "closed"]);
  });

  test("ended without a connection: after a minute the relay has ended it, and the client stops trying [P8]", async () => {
    const it = stage();
    await it.begin("chat");
    it.transport.setOnline(false);
    it.actions.end("better");
    await it.clock.pass(8_000 + 60_000);
    it.transport.setOnline(true);
    await it.clock.pass(60_000);
    expect([it.transport.sockets.length, it.transport.tickets]).toEqual([1, 1]);
  });

  test("ended without a connection: ending the old session doesn't take over a new one", async () => {
    const it = await endedOffline("call");
    it.transport.setOnline(true);
    it.actions.start({ mode: "call", title: null, moodBefore: null });
    await it.welcome();
    expect(it.transport.sockets).toHaveLength(2);
    expect(it.transport.socket.of("hello")).toMatchObject([{ resume: null }]);
  });

  test("ended without a connection: a failing message doesn't block the end", async () => {
    const it = await endedOffline("chat");
    it.transport.setOnline(true);
    await it.welcome();
    it.transport.socket.say(resumed("chat"), {
      type: "error",
      code: "messageNotSent",
      retryable: true,
      clientId: null,
    });
    expect([it.transport.socket.closed, it.transport.socket.of("session.end").length]).toEqual([false, 1]);
    it.transport.socket.say({ type: "session.ended", reason: "person", sessionId, durationSeconds: 9 });
    expect(it.transport.socket.closed).toBe(true);
  });

  test("ended without a connection: a session that is gone in the meantime is left alone", async () => {
    const it = await endedOffline("chat");
    it.transport.setOnline(true);
    await it.welcome();
    it.transport.socket.say({ type: "error", code: "sessionGone", retryable: false, clientId: null });
    expect([it.transport.socket.closed, it.transport.socket.of("session.end")]).toEqual([true, []]);
  });

  test("leaving the screen ends the session and releases everything", async () => {
    const it = stage();
    await it.begin("call");
    it.conversation.close();
    expect(it.transport.socket.of("session.end")).toEqual([{ type: "session.end", moodAfter: null }]);
    expect([it.microphone.isOpen, it.speaker.isOpen, it.transport.socket.closed]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test("leaving the screen silences microphone and speaker before anything is sent", async () => {
    const it = stage();
    await it.begin("call");
    it.reply(1, "A long reply");
    it.started(1);
    const seen: boolean[][] = [];
    const { socket } = it.transport;
    const hear = socket.hearText.bind(socket);
    socket.hearText = (text) => {
      seen.push([it.microphone.isOpen, it.speaker.isOpen]);
      hear(text);
    };
    it.conversation.close();
    expect(seen).toEqual([[false, false]]);
    expect([socket.order.at(-1), socket.closed, it.talking.at(-1)]).toEqual(["session.end", true, false]);
    await it.clock.pass(60_000);
    expect(it.transport.sockets).toHaveLength(1);
  });

  test("leaving during a start ends the session once the relay answers", async () => {
    const it = stage();
    it.actions.start({ mode: "chat", title: null, moodBefore: null });
    await it.welcome();
    it.actions.reset();
    expect([it.state.stage.kind, it.transport.socket.closed]).toEqual(["idle", true]);
  });
});

describe("reconnecting", () => {
  test("mid-reply: silent at once, resumed from the last position, generations restarted [P6][P7]", async () => {
    const it = stage({ "hearken.speculation": "off" });
    await it.begin("call");
    it.transport.socket.say(message(1, { role: "user" }), { type: "clear", generation: 4 });
    it.reply(5, "A long reply");
    it.started(5);
    it.transport.socket.close(1006);
    expect([it.state.connection, it.speaker.log.at(-1), it.state.caption]).toEqual([
      "reconnecting",
      "reset",
      null,
    ]);
    await it.clock.pass(250);
    await it.welcome();
    expect(it.transport.socket.of("hello")).toMatchObject([
      { resume: { sessionId, lastPosition: 1, speculation: false } },
    ]);
    it.transport.socket.say(resumed("call", { position: 2, messages: [message(2).message] }));
    it.reply(1, "again");
    expect(it.speaker.log.at(-1)).toBe("push 1.0");
    expect(it.state).toMatchObject({ connection: "online", clock: { elapsedMs: 12_000 } });
    expect(it.transport.socket.of("session.start")).toEqual([]);
  });

  test("unconfirmed typed messages are resent, the others aren't [P7]", async () => {
    const it = stage();
    await it.begin("call");
    it.actions.send("one");
    it.actions.send("two");
    const [one, two] = it.transport.socket.of("chat.send");
    it.transport.socket.close(1006);
    it.actions.send("three");
    await it.clock.pass(250);
    await it.welcome();
    expect(it.transport.socket.of("chat.send")).toEqual([]);
    const stored = message(1, { role: "user", text: "one", clientId: one?.clientId ?? null });
    it.transport.socket.say(resumed("call", { position: 1, messages: [stored.message] }));
    expect(it.transport.socket.of("chat.send").map((sent) => sent.text)).toEqual(["two", "three"]);
    it.transport.socket.say(
      stored,
      message(2, { role: "user", text: "two", clientId: two?.clientId ?? null }),
    );
    expect(it.state.messages.map((shown) => [shown.text, shown.delivery])).toEqual([
      ["one", "sent"],
      ["two", "sent"],
      ["three", "sending"],
    ]);
  });

  test("utterances that the relay doesn't have are resent, including the current one", async () => {
    const it = stage();
    await it.begin("call");
    it.microphone.speak(2);
    it.microphone.stop();
    it.microphone.speak(3);
    it.transport.socket.close(1006);
    it.microphone.goOn(10);
    await it.clock.pass(250);
    await it.welcome();
    it.transport.socket.say(resumed("call", { utterance: 0 }));
    it.microphone.goOn(1);
    it.microphone.stop();
    expect(it.transport.socket.order.slice(1)).toEqual([
      "utterance.start",
      "frame 1.0",
      "utterance.end",
      "utterance.start",
      "frame 2.0",
      "frame 2.1",
      "frame 2.2",
      "utterance.end",
    ]);
    const bytes = it.transport.socket.frames.reduce((sum, frame) => sum + frame.pcm.byteLength, 0);
    expect(bytes).toBe(16 * 3_200);
  });

  test("settled utterances aren't resent; the current one gets a new number", async () => {
    const it = stage();
    await it.begin("call");
    it.microphone.speak(2);
    it.microphone.stop();
    it.transport.socket.say(message(1, { role: "user" }));
    it.microphone.speak(1);
    it.transport.socket.close(1006);
    await it.clock.pass(250);
    await it.welcome();
    it.transport.socket.say(resumed("call", { utterance: 2, position: 1 }));
    it.microphone.stop();
    expect(it.transport.socket.order.slice(1)).toEqual(["utterance.start", "frame 3.0", "utterance.end"]);
  });

  test("the session is gone: it ended [P8]", async () => {
    const it = stage();
    await it.begin("chat");
    it.transport.socket.close(4001);
    await it.clock.pass(250);
    await it.welcome();
    it.transport.socket.say({ type: "error", code: "sessionGone", retryable: false, clientId: null });
    expect(it.state.stage).toMatchObject({ kind: "ended", reason: "expired" });
    expect(it.transport.socket.closed).toBe(true);
  });

  test("the session is gone: what was typed meanwhile is said not to have been sent", async () => {
    const it = stage();
    await it.begin("chat");
    it.transport.socket.close(1006);
    it.actions.send("are you there?");
    await it.clock.pass(250);
    await it.welcome();
    it.transport.socket.say({ type: "error", code: "sessionGone", retryable: false, clientId: null });
    expect(it.state).toMatchObject({
      stage: { kind: "ended", reason: "expired" },
      messages: [{ text: "are you there?", delivery: "failed" }],
    });
  });

  test("a switch lost with the connection is repeated", async () => {
    const it = stage();
    await it.begin("call");
    it.transport.socket.close(1006);
    it.actions.switchMode("chat");
    await it.clock.pass(250);
    await it.welcome();
    it.transport.socket.say(resumed("call"));
    expect(it.transport.socket.of("mode.switch")).toEqual([{ type: "mode.switch", mode: "chat" }]);
  });

  test("recover rebuilds everything and continues the session", async () => {
    const it = stage();
    await it.begin("call");
    it.actions.recover();
    await it.welcome();
    it.transport.socket.say(resumed("call"));
    expect([it.microphone.opened, it.transport.sockets.length, it.speaker.isOpen]).toEqual([2, 2, true]);
    expect(it.transport.socket.of("hello")).toMatchObject([{ resume: { sessionId } }]);
    expect(it.state.stage).toMatchObject({ kind: "active", mode: "call" });
  });
});
