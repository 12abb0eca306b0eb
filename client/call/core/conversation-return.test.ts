import { describe, expect, test } from "vitest";
import { FakeTab, settle } from "./test-doubles.ts";
import { message, resumed, sessionId, stage } from "./test-stage.ts";

/** A page reloaded in the same tab; the previous one closed without notice. */
async function reloaded(mode: "call" | "chat", afterMs = 2_000) {
  const tab = new FakeTab();
  const before = stage({}, tab);
  await before.begin(mode);
  before.transport.socket.say(message(1, { text: "How are you?" }));
  await tab.clock.pass(25_000);
  tab.hide();
  tab.load();
  await tab.clock.pass(afterMs);
  return { it: stage({}, tab), tab };
}

describe("a reload in the middle of a session", () => {
  test("stores its id and mode in the tab, and nothing that was said", async () => {
    const tab = new FakeTab();
    const it = stage({}, tab);
    await it.begin("chat");
    it.actions.send("a secret");
    expect(JSON.parse(tab.kept ?? "")).toEqual({ id: sessionId, mode: "chat", at: tab.clock.at });
    it.transport.socket.say({ type: "mode.switched", mode: "call" });
    expect(JSON.parse(tab.kept ?? "")).toMatchObject({ mode: "call" });
  });

  test("a chat continues with all of its messages, and unanswered ones are answered", async () => {
    const { it } = await reloaded("chat");
    expect(it.state).toMatchObject({ stage: { kind: "idle" }, returnable: { id: sessionId, mode: "chat" } });
    it.actions.comeBack();
    await it.welcome();
    expect(it.transport.socket.of("hello")).toMatchObject([{ resume: { sessionId, lastPosition: 0 } }]);
    const own = message(2, { role: "user", text: "Tired", clientId: "11111111-1111-4111-8111-111111111111" });
    it.transport.socket.say(resumed("chat", { messages: [message(1).message, own.message], position: 2 }));
    expect(it.state).toMatchObject({
      stage: { kind: "active", mode: "chat", session: { id: sessionId, title: "Session" } },
      returnable: null,
      clock: { elapsedMs: 12_000 },
    });
    expect(it.state.messages.map(({ text }) => text)).toEqual(["message 1", "Tired"]);
    expect(it.transport.socket.of("chat.send")).toMatchObject([{ text: "Tired" }]);
    expect(it.transport.socket.of("session.start")).toEqual([]);
  });

  test("a call waits for a tap, opens the microphone first, and listens again", async () => {
    const { it } = await reloaded("call");
    await settle();
    expect([it.microphone.opened, it.speaker.isOpen, it.transport.sockets.length]).toEqual([0, false, 0]);
    it.actions.comeBack();
    expect([it.speaker.isOpen, it.transport.tickets]).toEqual([true, 0]);
    await it.welcome();
    it.transport.socket.say(resumed("call", { utterance: 3 }), {
      type: "phase",
      phase: "listening",
      generation: 1,
    });
    it.microphone.events?.onMessages([{ type: "ready" }]);
    expect(it.status).toBe("listening");
    it.microphone.speak(1);
    expect(it.transport.socket.of("utterance.start")).toEqual([{ type: "utterance.start", utterance: 4 }]);
  });

  test("the offer lasts as long as the relay keeps the session, and no longer", async () => {
    const { it, tab } = await reloaded("chat", 30_000);
    expect(it.state.returnable).not.toBeNull();
    await tab.clock.pass(30_000);
    expect(it.state.returnable).toBeNull();
    const late = await reloaded("chat", 60_000);
    expect([late.it.state.returnable, late.tab.kept]).toEqual([null, null]);
  });

  test("a session that is gone after all is reported, and not offered again", async () => {
    const { it, tab } = await reloaded("chat");
    it.actions.comeBack();
    await it.welcome();
    it.transport.socket.say({ type: "error", code: "sessionGone", retryable: false, clientId: null });
    expect(it.state).toMatchObject({
      stage: { kind: "idle" },
      returnable: null,
      error: { code: "sessionGone" },
    });
    expect([tab.kept, it.transport.socket.closed]).toEqual([null, true]);
  });

  test("a temporarily failed return can be retried", async () => {
    const { it } = await reloaded("call");
    it.microphone.failure = "denied";
    it.actions.comeBack();
    await settle();
    expect(it.state).toMatchObject({ stage: { kind: "idle" }, error: { code: "microphoneFailed" } });
    expect(it.state.returnable?.id).toBe(sessionId);
    it.microphone.failure = null;
    it.actions.comeBack();
    await it.welcome();
    it.transport.socket.say({ type: "error", code: "limitUnverified", retryable: true, clientId: null });
    expect([it.state.stage.kind, it.state.returnable?.id]).toEqual(["idle", sessionId]);
    it.actions.comeBack();
    it.actions.reset();
    expect([it.state.stage.kind, it.state.returnable?.id]).toEqual(["idle", sessionId]);
  });

  test("a return that fails once the relay has given the session up isn't offered again", async () => {
    const { it, tab } = await reloaded("chat", 58_000);
    it.actions.comeBack();
    await tab.clock.pass(2_000);
    expect(it.state.stage.kind).toBe("starting");
    it.actions.reset();
    expect([it.state.stage.kind, it.state.returnable]).toEqual(["idle", null]);
  });

  test("the session can be ended instead", async () => {
    const { it, tab } = await reloaded("call");
    it.actions.leaveBehind();
    expect([it.state.stage.kind, it.state.returnable, tab.kept]).toEqual(["idle", null, null]);
    await it.welcome();
    it.transport.socket.say(resumed("call"));
    expect(it.transport.socket.of("session.end")).toEqual([{ type: "session.end", moodAfter: null }]);
  });
});

describe("the stored session is deleted", () => {
  test.each([
    ["when the relay ends the session", (it: ReturnType<typeof stage>) => ended(it)],
    ["when the person ends it", (it: ReturnType<typeof stage>) => it.actions.end(null)],
    ["when its screen is left", (it: ReturnType<typeof stage>) => it.conversation.close()],
  ])("%s", async (_, end) => {
    const tab = new FakeTab();
    const it = stage({}, tab);
    await it.begin("chat");
    expect(tab.kept).not.toBeNull();
    end(it);
    expect(tab.kept).toBeNull();
    await tab.clock.pass(60_000);
    tab.hide();
    expect(tab.kept).toBeNull();
  });

  test("but a page that finds it and does nothing about it leaves it alone", async () => {
    const { it, tab } = await reloaded("chat");
    it.conversation.close();
    expect(tab.kept).not.toBeNull();
  });

  test("while disconnected, the relay's minute is running", async () => {
    const tab = new FakeTab();
    const it = stage({}, tab);
    await it.begin("chat");
    await tab.clock.pass(20_000);
    const seen = tab.kept;
    it.transport.setOnline(false);
    await tab.clock.pass(30_000);
    tab.hide();
    expect(tab.kept).toBe(seen);
  });
});

function ended(it: ReturnType<typeof stage>): void {
  it.transport.socket.say({ type: "session.ended", reason: "person", sessionId, durationSeconds: 9 });
}

test("an invalid stored value isn't a session", () => {
  const tab = new FakeTab();
  tab.kept = "{}";
  expect(stage({}, tab).state.returnable).toBeNull();
});
