import { describe, expect, test } from "vitest";
import { bytesIn, clientId, hello, Stage, start } from "../testing/stage.ts";

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

  test("words that were joined to a known message while the client was away are told", async () => {
    const stage = new Stage();
    const client = await stage.call();
    await client.speaks(1);
    await client.says({ type: "utterance.end", utterance: 1 });
    await stage.ai.heard("I had a bad day");
    await client.speaks(2);
    await client.says({ type: "utterance.end", utterance: 2 });
    const known = client.of("message").at(-1)?.message;
    expect(known).toMatchObject({ text: "I had a bad day" });
    const sessionId = client.of("session.started")[0]?.session.id ?? "";
    client.drops();
    await stage.ai.heard("because of my work");
    const again = stage.client();
    await again.says(hello({ sessionId, lastPosition: known?.position ?? 0 }));
    expect(again.of("session.resumed")[0]).toMatchObject({
      messages: [{ id: known?.id, text: "I had a bad day because of my work" }],
      utterance: 2,
    });
  });

  test("what another relay changed and took back while the client was away is told as well", async () => {
    const stage = new Stage();
    const client = await stage.call();
    await client.speaks(1);
    await client.says({ type: "utterance.end", utterance: 1 });
    await stage.ai.heard("I had a bad day");
    await client.speaks(2);
    await client.says({ type: "utterance.end", utterance: 2 });
    const known = client.of("message").at(-1)?.message;
    const sessionId = client.of("session.started")[0]?.session.id ?? "";
    client.drops();
    await stage.ai.heard("because of my work");
    stage.records.removed.push(sessionId);
    stage.restart();
    const again = stage.client();
    await again.says(hello({ sessionId, lastPosition: known?.position ?? 0 }));
    expect(again.of("session.resumed")[0]).toMatchObject({
      messages: [{ id: known?.id, text: "I had a bad day because of my work" }],
      removed: [sessionId],
    });
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
    expect(bytesIn(stage.ai.transcriptions.at(-1)?.input)).toBe(32_000);
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
    stage.sessions.registry.fence({ id: "another one", owner: "stage" });
    stage.sessions.registry.fence({ id: sessionId, owner: "another one" });
    expect(client.closedWith).toBeNull();
    stage.sessions.registry.fence({ id: sessionId, owner: "stage" });
    expect(client.of("session.ended")[0]).toMatchObject({ reason: "takenOver" });
    expect([client.closedWith, stage.sessions.registry.size]).toEqual(["takenOver", 0]);
  });

  test("[P7] a client that was on another relay meanwhile finds what was said there, and no older copy", async () => {
    const stage = new Stage();
    const client = await stage.call();
    const sessionId = client.of("session.started")[0]?.session.id ?? "";
    client.drops();
    stage.records.takenElsewhere = true;
    const back = stage.client();
    await back.says(hello({ sessionId, lastPosition: 0 }));
    expect(stage.metrics).toContainEqual({ name: "sessionEnded", reason: "takenOver", durationSeconds: 0 });
    expect(stage.metrics).toContainEqual({ name: "sessionResumed", restored: true });
    expect(back.of("session.resumed")).toHaveLength(1);
    expect(stage.sessions.registry.size).toBe(1);
  });

  test("a client that comes back is not kept waiting by a database that says nothing", async () => {
    const stage = new Stage();
    const client = await stage.call();
    const sessionId = client.of("session.started")[0]?.session.id ?? "";
    client.drops();
    stage.records.holds = () => new Promise(() => {});
    const back = stage.client();
    await back.says(hello({ sessionId, lastPosition: 0 }));
    await stage.pass(2_000);
    expect(back.of("session.resumed")).toHaveLength(1);
    expect(stage.metrics).toContainEqual({ name: "sessionResumed", restored: false });
  });

  test("[P7] new messages are numbered after all that the relay before it may have given out", async () => {
    const stage = new Stage();
    const client = await stage.call();
    await client.says({ type: "chat.send", clientId, text: "tell me something" });
    await stage.ai.writes("This is the first sentence. And this is the second one of them.");
    const sessionId = client.of("session.started")[0]?.session.id ?? "";
    const restore = stage.records.restore;
    stage.records.restore = async (...who) => {
      const restored = await restore(...who);
      return restored === null || restored === "gone"
        ? restored
        : { ...restored, position: 9, numberedAfter: 12 };
    };
    stage.restart();
    const again = stage.client();
    await again.says(hello({ sessionId, lastPosition: 9 }));
    expect(again.of("session.resumed")[0]).toMatchObject({ position: 9 });
    expect(again.of("phase")[0]).toMatchObject({ phase: "listening" });
    await again.says({ type: "chat.send", clientId: clientId.replace("1", "2"), text: "and now?" });
    expect(again.of("message")[0]?.message).toMatchObject({ position: 13 });
  });

  test("two tabs that come back at once: one has the session, the other is told", async () => {
    const stage = new Stage();
    const client = await stage.call();
    const sessionId = client.of("session.started")[0]?.session.id ?? "";
    stage.restart();
    const [one, two] = [stage.client(), stage.client()];
    await Promise.all([one, two].map((it) => it.says(hello({ sessionId, lastPosition: 1 }))));
    await stage.pass(500);
    expect(one.of("session.resumed").length + two.of("session.resumed").length).toBe(2);
    expect([one.closedWith, two.closedWith].filter((it) => it === "takenOver")).toHaveLength(1);
    expect(stage.sessions.registry.size).toBe(1);
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

test("[P7] a long message that is sent again while it is still being heard is stored once", async () => {
  const stage = new Stage();
  stage.heardAtOnce = 20;
  stage.restart();
  const client = stage.client();
  await client.says(hello(), start("chat"));
  await stage.pass(500);
  const text = "something that takes a while to hear";
  const message = { type: "chat.send", clientId, text } as const;
  await client.says(message, message);
  await stage.pass(500);
  expect(stage.records.texts.filter((it) => it.startsWith("user"))).toEqual([`user: ${text}`]);
  expect(client.of("message").filter((it) => it.message.role === "user")).toHaveLength(1);
});
