import { describe, expect, test } from "vitest";
import { shownMessages } from "./status.ts";
import { settle } from "./test-doubles.ts";
import { message, resumed, stage, uuid } from "./test-stage.ts";

const texts = (it: ReturnType<typeof stage>) => shownMessages(it.state).map((shown) => shown.text);

describe("modes", () => {
  test("to chat: audio stops at once and the utterance is dropped; back: it listens after 100 ms", async () => {
    const it = stage();
    await it.begin("call");
    it.reply(1, "A long reply");
    it.started(1);
    it.actions.switchMode("chat");
    it.actions.switchMode("chat");
    expect(it.transport.socket.of("mode.switch")).toEqual([{ type: "mode.switch", mode: "chat" }]);
    expect([it.microphone.isOpen, it.speaker.log.at(-1)]).toEqual([false, "clear 1"]);
    it.transport.socket.say({ type: "mode.switched", mode: "chat" });
    expect(it.status).toBe("chatting");
    it.actions.switchMode("call");
    await settle();
    it.transport.socket.say({ type: "mode.switched", mode: "call" });
    it.microphone.speak(1);
    expect(it.transport.socket.of("utterance.start")).toEqual([]);
    await it.clock.pass(100);
    it.microphone.speak(1);
    expect(it.transport.socket.of("utterance.start")).toEqual([{ type: "utterance.start", utterance: 1 }]);
  });

  test("to a call without talking time left: the chat continues", async () => {
    const it = stage();
    await it.begin("chat");
    it.actions.switchMode("call");
    await settle();
    it.transport.socket.say({ type: "error", code: "limitReached", retryable: false, clientId: null });
    expect(it.state).toMatchObject({
      stage: { kind: "active", mode: "chat", switching: null },
      error: { code: "limitReached" },
      microphone: "off",
    });
  });

  test("a call in a language that isn't understood opens no microphone, is typed, and is answered aloud", async () => {
    const it = stage({}, undefined, () => false);
    await it.begin("call");
    expect([it.microphone.isOpen, it.state.microphone, it.state.error]).toEqual([false, "unheard", null]);
    expect(it.actions.send("Ich bin müde.")).toBe(true);
    expect(it.transport.socket.of("chat.send").map(({ text }) => text)).toEqual(["Ich bin müde."]);
    it.reply(2, "That sounds tiring.");
    it.started(2);
    expect(it.speaker.log.some((line) => line.includes("2"))).toBe(true);
    it.actions.switchMode("chat");
    it.transport.socket.say({ type: "mode.switched", mode: "chat" });
    it.actions.switchMode("call");
    await settle();
    expect(it.transport.socket.of("mode.switch").map(({ mode }) => mode)).toEqual(["chat", "call"]);
    expect(it.microphone.isOpen).toBe(false);
  });

  test("to a call without a microphone: the chat continues, and the relay isn't asked", async () => {
    const it = stage();
    await it.begin("chat");
    it.microphone.failure = "missing";
    it.actions.switchMode("call");
    await settle();
    expect(it.transport.socket.of("mode.switch")).toEqual([]);
    expect(it.state).toMatchObject({ microphone: "missing", stage: { mode: "chat", switching: null } });
  });
});

describe("chat", () => {
  test("a typed message appears at once, is sent once, and awaits a reply", async () => {
    const it = stage();
    await it.begin("chat");
    expect(it.microphone.opened).toBe(0);
    expect([it.actions.send("  \n"), it.actions.send(" hello "), it.actions.send("again")]).toEqual([
      false,
      true,
      false,
    ]);
    const { socket } = it.transport;
    const clientId = socket.of("chat.send")[0]?.clientId ?? "";
    expect(it.state.messages).toMatchObject([{ text: "hello", delivery: "sending", key: clientId }]);
    socket.say(message(1, { role: "user", text: "hello", clientId }));
    expect(it.state.messages).toMatchObject([{ id: uuid(1), delivery: "sent", key: clientId }]);
    socket.say(
      { type: "reply.delta", generation: 1, text: "I am " },
      { type: "reply.delta", generation: 1, text: "here." },
    );
    expect(it.state.writing).toEqual({ generation: 1, text: "I am here." });
    socket.say(message(2, { text: "I am here." }));
    expect(it.state.writing).toBeNull();
    expect(texts(it)).toEqual(["hello", "I am here."]);
    it.actions.clearMessages();
    expect(texts(it)).toEqual([]);
  });

  test("a failed reply can be requested again", async () => {
    const it = stage();
    await it.begin("chat");
    it.actions.send("hello");
    const { socket } = it.transport;
    const clientId = socket.of("chat.send")[0]?.clientId ?? "";
    const stored = message(1, { role: "user", text: "hello", clientId });
    socket.say(stored, { type: "error", code: "replyFailed", retryable: true, clientId });
    expect(it.state).toMatchObject({ writing: null, messages: [{ delivery: "sent" }] });
    it.actions.retry(clientId);
    socket.say(stored);
    expect(it.state).toMatchObject({ writing: { text: "" }, error: null });
    expect(socket.of("chat.send")).toHaveLength(2);
  });

  test("a message that wasn't stored can be resent with the same id", async () => {
    const it = stage();
    await it.begin("chat");
    it.actions.send("hello");
    const { socket } = it.transport;
    const clientId = socket.of("chat.send")[0]?.clientId ?? "";
    socket.say({ type: "error", code: "messageNotSent", retryable: true, clientId });
    expect(it.state.messages).toMatchObject([{ delivery: "failed" }]);
    it.actions.retry(clientId);
    expect(socket.of("chat.send").map((sent) => sent.clientId)).toEqual([clientId, clientId]);
    expect(it.state).toMatchObject({ messages: [{ delivery: "sending" }], error: null });
  });
});

/** A message and its reply, and a new wording that the relay has refused or not received. */
async function rewritten() {
  const it = stage();
  await it.begin("chat");
  it.actions.send("I hate him");
  const clientId = it.transport.socket.of("chat.send")[0]?.clientId ?? "";
  const own = message(1, { role: "user", text: "I hate him", clientId });
  it.transport.socket.say(own, message(2, { text: "Tell me more." }));
  it.actions.rewrite(uuid(1), "I am angry");
  const anew = it.transport.socket.of("chat.send").at(-1);
  expect(anew).toMatchObject({ text: "I am angry", replaces: uuid(1) });
  return { it, anew };
}

describe("a message that is written anew", () => {
  test("still replaces the old one when it is sent again after a refusal", async () => {
    const { it, anew } = await rewritten();
    const clientId = anew?.clientId ?? "";
    it.transport.socket.say({ type: "error", code: "rateLimited", retryable: true, clientId });
    it.actions.retry(clientId);
    expect(it.transport.socket.of("chat.send").at(-1)).toEqual(anew);
  });

  test("still replaces the old one when it is sent again after a connection loss", async () => {
    const { it, anew } = await rewritten();
    it.transport.socket.close(1006);
    await it.clock.pass(250);
    await it.welcome();
    it.transport.socket.say(resumed("chat", { position: 2 }));
    expect(it.transport.socket.of("chat.send")).toEqual([anew]);
  });
});

const paces = (it: ReturnType<typeof stage>) => it.transport.socket.of("pace.set").map(({ pace }) => pace);

describe("the pace", () => {
  test("chosen in a session is told at once, and once more to whoever the session goes on with", async () => {
    const it = stage();
    await it.begin("call");
    expect(paces(it)).toEqual([]);
    it.actions.setPace("unhurried");
    expect(paces(it)).toEqual(["unhurried"]);
    it.transport.socket.close(1006);
    await it.clock.pass(250);
    await it.welcome();
    it.transport.socket.say(resumed("call"));
    expect(paces(it)).toEqual(["unhurried"]);
  });

  test("chosen while a session is being made is told once it is there", async () => {
    const it = stage();
    it.actions.setPace("quick");
    await it.begin("chat");
    expect(paces(it)).toEqual(["quick"]);
  });
});
