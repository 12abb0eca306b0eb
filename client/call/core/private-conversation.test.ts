import { describe, expect, test } from "vitest";
import { isPrivate } from "./state.ts";
import { describeSession, resumed, sessionId, stage } from "./test-stage.ts";

const request = { mode: "chat", title: null, moodBefore: null, private: true } as const;

describe("[P17] a private session", () => {
  test("is asked for, and known as one until after its end", async () => {
    const it = stage();
    it.actions.start(request);
    await it.welcome();
    expect(it.transport.socket.of("session.start")).toMatchObject([{ private: true, continues: null }]);
    it.transport.socket.say({
      type: "session.started",
      session: { ...describeSession("chat"), private: true },
    });
    expect(isPrivate(it.state)).toBe(true);
    it.transport.socket.say({ type: "session.ended", reason: "person", sessionId, durationSeconds: 3 });
    expect(it.state.stage).toMatchObject({ kind: "ended", isPrivate: true });
    expect(isPrivate(it.state)).toBe(true);
  });

  test("isn't begun on a relay that doesn't promise it: ended at once, and said", async () => {
    const it = stage();
    it.actions.start(request);
    await it.welcome();
    const { socket } = it.transport;
    socket.say({ type: "session.started", session: describeSession("chat") });
    expect(it.state.stage).toEqual({ kind: "idle" });
    expect(it.state.error).toMatchObject({ code: "privateUnavailable" });
    expect(socket.of("session.end")).toHaveLength(1);
    expect(socket.closed).toBe(true);
  });

  test("is still one after a reload", async () => {
    const before = stage();
    before.actions.start(request);
    await before.welcome();
    before.transport.socket.say({
      type: "session.started",
      session: { ...describeSession("chat"), private: true },
    });
    const after = stage({}, before.tab);
    after.actions.comeBack();
    await after.welcome();
    after.transport.socket.say(resumed("chat", { session: { ...describeSession("chat"), private: true } }));
    expect(isPrivate(after.state)).toBe(true);
  });
});

describe("[P16] going on", () => {
  test("names the earlier session, and knows from the relay whether it was found", async () => {
    const it = stage();
    const earlier = "5b1a7d52-6f3c-4f4e-9a58-2f54c2a2a001";
    it.actions.continueFrom(earlier, "chat");
    await it.welcome();
    expect(it.transport.socket.of("session.start")).toMatchObject([{ mode: "chat", continues: earlier }]);
    const continues = { id: earlier, title: "A hard week" };
    it.transport.socket.say({ type: "session.started", session: { ...describeSession("chat"), continues } });
    expect(it.state.stage).toMatchObject({ kind: "active", session: { continues } });
  });
});

describe("[P18] title and mood during a session", () => {
  test("are shown at once, and sent again after a return until the relay has them", async () => {
    const it = stage();
    await it.begin("chat");
    it.actions.describe({ title: "My week", moodBefore: "sad" });
    const described = [{ type: "session.describe", title: "My week", moodBefore: "sad" }];
    expect(it.transport.socket.of("session.describe")).toEqual(described);
    expect(it.state.stage).toMatchObject({ session: { title: "My week", moodBefore: "sad" } });
    it.transport.socket.close(1006);
    await it.clock.pass(1_000);
    await it.welcome();
    it.transport.socket.say(resumed("chat"));
    expect(it.transport.socket.of("session.describe")).toEqual(described);
    it.transport.socket.say({ type: "session.described", title: "My week" });
    expect(it.state.bookkeeping.describing).toEqual([]);
  });
});
