import { describe, expect, test } from "vitest";
import { elapsedSeconds, remainingSeconds, shownMessages } from "./status.ts";
import { settle } from "./test-doubles.ts";
import { message, sessionId, stage } from "./test-stage.ts";

const texts = (it: ReturnType<typeof stage>) => shownMessages(it.state).map((shown) => shown.text);

/** A call in which somebody begins to speak over a reply that plays. */
async function overReply() {
  const it = stage();
  await it.begin("call");
  it.reply(1, "A long reply");
  it.started(1);
  await it.clock.pass(1_000);
  it.position(1, 48_000);
  it.microphone.poll(true);
  expect(it.speaker.log.at(-1)).toBe("duck");
  await it.clock.pass(60);
  it.microphone.poll(true);
  it.microphone.speak(1);
  return it;
}
const over = { type: "utterance.start", utterance: 1, overReply: true };
const cut = { type: "interrupt", generation: 1, segment: 0, samples: 48_000 };

describe("a call", () => {
  test("the status follows the expected sequence from the tap to the end", async () => {
    const it = stage();
    expect(it.status).toBe("readyToConnect");
    await it.begin("call");
    expect(it.transport.socket.of("session.start")).toEqual([
      {
        type: "session.start",
        mode: "call",
        title: null,
        moodBefore: null,
        continues: null,
        speculation: true,
      },
    ]);
    expect(it.status).toBe("readyToTalk");
    const { socket } = it.transport;
    socket.say({ type: "phase", phase: "listening", generation: 0 });
    expect(it.status).toBe("listening");
    socket.say({ type: "phase", phase: "transcribing", generation: 1 });
    expect(it.status).toBe("processing");
    socket.say({ type: "phase", phase: "thinking", generation: 2 });
    expect(it.status).toBe("processing");
    it.reply(2, "I hear you.");
    expect(it.status).toBe("aiResponding");
    socket.say({ type: "phase", phase: "listening", generation: 2 });
    it.actions.mute(true);
    expect(it.status).toBe("microphoneMuted");
    it.actions.end("better");
    expect(socket.of("session.end")).toEqual([{ type: "session.end", moodAfter: "better" }]);
    socket.say({ type: "session.ended", reason: "person", sessionId, durationSeconds: 42 });
    expect(it.state.stage).toMatchObject({ kind: "ended", reason: "person", durationSeconds: 42 });
    expect([it.microphone.isOpen, socket.closed, it.talking.at(-1)]).toEqual([false, true, false]);
  });

  test("[P5] frames are sent only during an utterance, numbered", async () => {
    const it = stage();
    await it.begin("call");
    it.microphone.goOn(1);
    it.microphone.speak(2);
    it.microphone.events?.onMessages([{ type: "pause" }, { type: "continue" }]);
    it.microphone.stop();
    it.microphone.speak(1);
    expect(it.transport.socket.order.slice(2)).toEqual([
      "utterance.start",
      "frame 1.0",
      "frame 1.1",
      "utterance.pause",
      "utterance.continue",
      "utterance.end",
      "utterance.start",
      "frame 2.0",
    ]);
  });

  test("muting cancels the current utterance", async () => {
    const it = stage();
    await it.begin("call");
    it.microphone.speak(2);
    it.actions.mute(true);
    expect(it.transport.socket.order.at(-1)).toBe("utterance.cancel");
    expect(it.microphone.commands).toContainEqual({ type: "mute", muted: true });
    it.actions.mute(false);
    expect(it.state.microphone).toBe("on");
  });

  test("captions follow the audio, and the log shows no more than was heard", async () => {
    const it = stage();
    await it.begin("call");
    it.reply(1, "One two three four");
    it.transport.socket.say(message(1, { text: "One two three four" }), {
      type: "reply.audioEnd",
      generation: 1,
      segments: 1,
    });
    expect(texts(it)).toEqual([]);
    it.started(1);
    it.position(1, 24_000);
    expect(it.state.caption?.text).toBe("One two three");
    expect(texts(it)).toEqual(["One two three"]);
    it.finished(1, 48_000);
    expect(texts(it)).toEqual(["One two three four"]);
    it.transport.socket.say({ type: "phase", phase: "listening", generation: 1 });
    expect(it.state.caption).toBeNull();
    expect(texts(it)).toEqual(["One two three four"]);
  });

  test("a stored reply isn't shown before its audio, and is shown if there is none", async () => {
    const it = stage();
    await it.begin("call");
    it.transport.socket.say(message(1, { text: "Silent" }));
    expect(texts(it)).toEqual([]);
    it.transport.socket.say({ type: "phase", phase: "listening", generation: 1 });
    expect(texts(it)).toEqual(["Silent"]);
  });

  test("[T15][T29] speaking over a reply: lowered, and silenced once it lasts longer than a sound", async () => {
    const it = await overReply();
    expect(it.transport.socket.of("utterance.start")).toEqual([over]);
    expect(it.transport.socket.of("interrupt")).toEqual([]);
    for (let polls = 0; polls < 19; polls += 1) {
      await it.clock.pass(60);
      it.microphone.poll(true);
    }
    expect(it.transport.socket.of("interrupt")).toEqual([cut]);
    expect(it.speaker.log.slice(-3)).toEqual(["clear 1", "let go", "restore"]);
    it.transport.socket.sound(1, 0, 1);
    expect(it.speaker.log.filter((line) => line === "push 1.0")).toHaveLength(1);
  });

  test("[T29] a hum over a reply lowers it for less than a second, and leaves it whole", async () => {
    const it = await overReply();
    for (let polls = 0; polls < 13; polls += 1) {
      await it.clock.pass(60);
      it.microphone.poll(false);
    }
    expect(it.speaker.log.at(-1)).toBe("duck");
    await it.clock.pass(60);
    await it.clock.pass(60);
    it.microphone.poll(false);
    expect(it.speaker.log.slice(-2)).toEqual(["let go", "restore"]);
    it.microphone.stop();
    it.transport.socket.say({ type: "discarded", utterance: 1, reason: "backchannel" });
    expect(it.state.discarded).toBeNull();
    expect(it.transport.socket.of("interrupt")).toEqual([]);
  });

  test.each([
    [true, ["I feel lonely"]],
    [false, []],
  ])("a guess counts as typed once it is confirmed (%s)", async (isRight, typed) => {
    const it = await overReply();
    it.transport.socket.say({
      type: "discarded",
      utterance: 1,
      reason: "nothingHeard",
      guess: "I feel lonely",
    });
    expect(it.state.discarded?.guess).toBe("I feel lonely");
    it.actions.answerGuess(isRight);
    expect(it.state.discarded).toBeNull();
    expect(it.transport.socket.of("chat.send").map(({ text }) => text)).toEqual(typed);
  });

  test("[T29] words over a reply silence it as soon as the relay knows them, a hum raises it again", async () => {
    const words = await overReply();
    words.transport.socket.say({ type: "utterance.over", utterance: 1, verdict: "speech" });
    expect(words.transport.socket.of("interrupt")).toEqual([cut]);
    const hum = await overReply();
    hum.transport.socket.say({ type: "utterance.over", utterance: 1, verdict: "sound" });
    expect(hum.transport.socket.of("interrupt")).toEqual([]);
    expect(hum.speaker.log.at(-1)).toBe("restore");
  });

  test("[T29] a reply that is awaited is held while somebody speaks, and let go after a cough", async () => {
    const it = stage();
    await it.begin("call");
    it.transport.socket.say({ type: "phase", phase: "thinking", generation: 1 });
    it.microphone.speak(1);
    expect(it.transport.socket.of("utterance.start")).toEqual([over]);
    expect(it.speaker.log.at(-1)).toBe("hold");
    it.microphone.stop();
    expect(it.speaker.log.slice(-2)).toEqual(["let go", "restore"]);
    it.microphone.speak(1);
    for (let polls = 0; polls < 19; polls += 1) {
      await it.clock.pass(60);
      it.microphone.poll(true);
    }
    expect(it.transport.socket.of("utterance.confirm")).toEqual([
      { type: "utterance.confirm", utterance: 2 },
    ]);
  });

  test("[T28] who sounds unfinished is given the silence that the relay asks for", async () => {
    const it = stage();
    await it.begin("call");
    it.microphone.speak(1);
    it.transport.socket.say({ type: "utterance.wait", utterance: 1, silenceMs: 3_000 });
    expect(it.microphone.commands.at(-1)).toEqual({ type: "wait", silenceMs: 3_000 });
    it.transport.socket.say({ type: "utterance.wait", utterance: 9, silenceMs: 2_000 });
    expect(it.microphone.commands.at(-1)).toEqual({ type: "wait", silenceMs: 3_000 });
  });

  test("echo at the first reply is no utterance; a person who goes on speaking is heard from the start", async () => {
    const it = stage();
    await it.begin("call");
    it.reply(1, "A long reply");
    it.started(1);
    it.microphone.poll(true);
    it.microphone.speak(2);
    it.microphone.stop();
    expect(it.transport.socket.of("utterance.start")).toEqual([]);
    it.microphone.speak(2);
    await it.clock.pass(500);
    it.microphone.poll(true);
    await it.clock.pass(60);
    it.microphone.poll(true);
    expect(it.transport.socket.order.slice(-3)).toEqual(["utterance.start", "frame 1.0", "frame 1.1"]);
  });

  test("push-to-talk silences a reply immediately and ignores other sounds", async () => {
    const it = stage();
    await it.begin("call");
    it.actions.setPushToTalk(true);
    it.reply(1, "A long reply");
    it.started(1);
    it.microphone.poll(true);
    it.microphone.poll(true);
    expect(it.transport.socket.of("interrupt")).toEqual([]);
    it.actions.press();
    expect(it.microphone.commands.at(-1)).toEqual({ type: "press" });
    it.microphone.speak(1);
    expect(it.transport.socket.of("interrupt")).toHaveLength(1);
    it.actions.release();
    expect(it.state.pushToTalk).toEqual({ on: true, pressed: false });
  });

  test("push-to-talk is remembered on this device and applies from the first word", async () => {
    const before = stage();
    before.actions.setPushToTalk(true);
    const it = stage(Object.fromEntries(before.settings));
    expect(it.state.pushToTalk.on).toBe(true);
    await it.begin("call");
    expect(it.microphone.commands).toContainEqual({ type: "manual", manual: true });
    it.reply(1, "A long reply");
    it.started(1);
    it.microphone.poll(true);
    it.microphone.poll(true);
    expect(it.speaker.log).not.toContain("duck");
    it.actions.setPushToTalk(false);
    expect(stage(Object.fromEntries(it.settings)).state.pushToTalk.on).toBe(false);
  });

  test("push-to-talk releases itself after the longest utterance, and when muted", async () => {
    const it = stage({ "hearken.push-to-talk": "on" });
    await it.begin("call");
    it.actions.press();
    await it.clock.pass(29_000);
    expect(it.state.pushToTalk.pressed).toBe(true);
    await it.clock.pass(1_000);
    expect([it.state.pushToTalk.pressed, it.microphone.commands.at(-1)]).toEqual([
      false,
      { type: "release" },
    ]);
    it.actions.press();
    it.actions.mute(true);
    expect(it.state.pushToTalk.pressed).toBe(false);
  });

  test("[T14] playback is reported every half second and at its end", async () => {
    const it = stage();
    await it.begin("call");
    it.reply(1, "A long reply");
    it.started(1);
    for (let tenth = 1; tenth <= 10; tenth += 1) {
      await it.clock.pass(100);
      it.position(1, tenth * 4_800);
    }
    it.finished(1, 48_000);
    const told = it.transport.socket.of("playback");
    expect(told.map((played) => played.samples)).toEqual([4_800, 28_800, 48_000]);
    expect(told.at(-1)?.finished).toBe(true);
  });

  test("playback without progress for 30 s is given up", async () => {
    const it = stage();
    await it.begin("call");
    it.reply(1, "A long reply");
    await it.clock.pass(29_000);
    it.transport.socket.say({
      type: "usage",
      usage: { remainingSeconds: 500, limitSeconds: 900, resetsAt: null },
    });
    await it.clock.pass(1_000);
    expect(it.transport.socket.of("playback")).toEqual([
      { type: "playback", generation: 1, segment: 0, samples: 0, finished: true },
    ]);
    expect(it.state.error?.code).toBe("playbackFailed");
  });

  test("if nothing can be played, the call continues in text", async () => {
    const it = stage();
    await it.begin("call");
    it.speaker.fail();
    it.reply(1, "Text");
    it.transport.socket.say({ type: "reply.audioEnd", generation: 1, segments: 1 });
    expect(it.transport.socket.of("playback").at(-1)).toMatchObject({ generation: 1, finished: true });
    expect(it.state).toMatchObject({ output: "failed", error: { code: "playbackFailed" } });
  });

  test("the clock and the remaining time run while connected", async () => {
    const it = stage();
    await it.begin("call");
    await it.clock.pass(10_000);
    expect([elapsedSeconds(it.state, it.clock.at), remainingSeconds(it.state, it.clock.at)]).toEqual([
      10, 590,
    ]);
    it.transport.setOnline(false);
    await it.clock.pass(10_000);
    expect([elapsedSeconds(it.state, it.clock.at), remainingSeconds(it.state, it.clock.at)]).toEqual([
      10, 590,
    ]);
  });
});

describe("the microphone", () => {
  test("denied: no session is created, and the person is told", async () => {
    const it = stage();
    it.microphone.failure = "denied";
    it.actions.start({ mode: "call", title: null, moodBefore: null });
    await it.welcome().catch(() => undefined);
    expect(it.state).toMatchObject({
      stage: { kind: "idle" },
      microphone: "denied",
      error: { code: "microphoneFailed" },
    });
    expect(it.transport.sockets.flatMap((socket) => socket.of("session.start"))).toEqual([]);
    expect(it.state.connection).toBe("closed");
  });

  test("lost during an utterance: what was said counts; plugged in again: the call continues", async () => {
    const it = stage();
    await it.begin("call");
    it.microphone.speak(1);
    it.microphone.events?.onLost();
    expect(it.transport.socket.order.at(-1)).toBe("utterance.end");
    expect(it.state.microphone).toBe("lost");
    it.microphone.change();
    await settle();
    expect([it.microphone.opened, it.state.microphone]).toEqual([2, "preparing"]);
  });

  test.each([
    ["the end", "session.end", (it: ReturnType<typeof stage>) => it.conversation.actions.end(null)],
    [
      "the way to text",
      "mode.switch",
      (it: ReturnType<typeof stage>) => it.conversation.actions.switchMode("chat"),
    ],
  ])("what somebody is saying when they tap for %s counts", async (_name, type, tap) => {
    const it = stage();
    await it.begin("call");
    it.microphone.speak(1);
    tap(it);
    expect(it.transport.socket.order.slice(-2)).toEqual(["utterance.end", type]);
  });

  test("before the first call devices are listed, and named once the person grants permission", async () => {
    const it = stage();
    it.microphone.allowed = false;
    it.actions.listDevices();
    await settle();
    expect(it.state.devices).toEqual([]);
    it.microphone.failure = "denied";
    expect(await it.actions.nameDevices()).toBe("denied");
    it.microphone.failure = null;
    expect(await it.actions.nameDevices()).toBeNull();
    expect(it.state.devices).toEqual([{ id: "a", label: "Headset" }]);
    expect([it.microphone.opened, it.state.microphone]).toEqual([0, "off"]);
  });

  test("one that couldn't be opened isn't shown as on after muting and unmuting, and is opened once it is there", async () => {
    const { actions, begin, microphone, conversation } = stage();
    await begin("call");
    microphone.failure = "missing";
    actions.pickDevice("gone");
    await settle();
    const shown = () => conversation.store.getState().microphone;
    expect(shown()).toBe("missing");
    actions.mute(true);
    actions.mute(false);
    expect(shown()).toBe("missing");
    microphone.failure = null;
    microphone.change();
    await settle();
    microphone.events?.onMessages([{ type: "ready" }]);
    expect(shown()).toBe("on");
  });

  test("another device is used immediately and remembered", async () => {
    const it = stage();
    await it.begin("call");
    await settle();
    expect(it.state.devices).toEqual([{ id: "a", label: "Headset" }]);
    it.actions.pickDevice("a");
    await settle();
    expect([it.microphone.lastDevice, it.settings.get("hearken.microphone")]).toEqual(["a", "a"]);
  });
});
