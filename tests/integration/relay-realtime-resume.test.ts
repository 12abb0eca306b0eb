import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { RealtimeClient } from "#tests/support/realtime-client.ts";
import { type Caller, RealtimeWorld, type RunningRelay } from "#tests/support/realtime-world.ts";
import { startSlowLine } from "#tests/support/slow-line.ts";

let world: RealtimeWorld;
/** Outlives every test; those that end are started where they do. */
let right: RunningRelay;
let ana: Caller;

const clientId = (n: number) => `22222222-2222-4222-8222-${String(n).padStart(12, "0")}`;
const chat = (n: number, text: string) => ({ type: "chat.send", clientId: clientId(n), text }) as const;

beforeAll(async () => {
  world = await RealtimeWorld.start();
  [right, ana] = await Promise.all([world.relay(), world.person()]);
});
afterEach(() => world.models.reset());
afterAll(() => world.stop());

async function stored(id: string): Promise<string[]> {
  return (await world.messages(id)).map((row) => `${row.role}: ${row.content}`);
}

/** A reply that the test releases. */
function heldReply() {
  const held = Promise.withResolvers<readonly string[]>();
  const asked = Promise.withResolvers<void>();
  world.models.answers.reply = () => {
    asked.resolve();
    return held.promise;
  };
  return { asked: asked.promise, release: (text: string) => held.resolve([text]) };
}

describe("[P7][P8] a connection that drops", () => {
  test("resumes on the same relay: what was written meanwhile is there, once", async () => {
    const first = await RealtimeClient.open(right.url, ana.token);
    const { id } = await first.start("chat");
    await first.next("message");
    const held = heldReply();
    first.send(chat(1, "Are you there?"));
    await held.asked;
    first.socket.terminate();
    await right.event("call.dropped");
    held.release("Yes, I am here.");
    await eventually(async () => expect(await stored(id)).toHaveLength(3));
    const again = await RealtimeClient.open(right.url, ana.token);
    again.hello({ sessionId: id, lastPosition: 1 });
    const resumed = await again.next("session.resumed");
    expect(resumed.messages.map((it) => it.text)).toEqual(["Are you there?", "Yes, I am here."]);
    again.send(chat(1, "Are you there?"));
    expect((await again.next("message")).message).toMatchObject({ position: 2, clientId: clientId(1) });
    expect(await stored(id)).toHaveLength(3);
    again.socket.close();
  });

  test("resumes on another relay; the previous one writes nothing more, and ends nothing", async () => {
    const left = await world.relay();
    const first = await RealtimeClient.open(left.url, ana.token);
    const { id } = await first.start("call");
    await first.hears(0);
    await first.phase("listening");
    const held = heldReply();
    first.send(chat(1, "Are you there?"));
    await held.asked;
    await eventually(async () => expect(await stored(id)).toHaveLength(2));
    first.socket.terminate();
    await left.event("call.dropped");

    world.models.answers.reply = () => ["Yes, on another relay."];
    const second = await RealtimeClient.open(right.url, ana.token);
    second.hello({ sessionId: id, lastPosition: 1 });
    const resumed = await second.next("session.resumed");
    expect(resumed).toMatchObject({ position: 2, utterance: 0, session: { id, mode: "call" } });
    await second.until(() => second.texts().includes("assistant: Yes, on another relay."));
    expect(second.texts().join()).not.toContain("Hello!");

    // The relay that was left behind gets its answer now, and finds that it no longer owns the session.
    held.release("Yes, on the old relay.");
    expect(await left.event("call.ended")).toMatchObject({ sessionId: id, reason: "takenOver" });
    await second.hears(0);
    await second.phase("listening");
    world.models.answers.heard = "I would like to talk about my week";
    second.speak(1);
    await second.until(() => second.texts().includes("user: I would like to talk about my week"));
    await eventually(async () => expect(await stored(id)).toHaveLength(5));
    expect((await stored(id)).slice(1, 4)).toEqual([
      "user: Are you there?",
      "assistant: Yes, on another relay.",
      "user: I would like to talk about my week",
    ]);
    expect((await world.session(id)).ended_at).toBeNull();
    second.socket.close();
  });

  test("resumes after a killed relay: the next one says what is stored, so that the rest is resent", async () => {
    const left = await world.relay();
    const first = await RealtimeClient.open(left.url, ana.token);
    const { id } = await first.start("call");
    await first.hears(0);
    await first.phase("listening");
    first.speak(7);
    await first.hears(1);
    await eventually(async () => expect(await stored(id)).toHaveLength(3));
    left.child.kill("SIGKILL");
    expect(await first.closed).toBe(1006);
    const second = await RealtimeClient.open(right.url, ana.token);
    second.hello({ sessionId: id, lastPosition: 3 });
    expect(await second.next("session.resumed")).toMatchObject({ messages: [], position: 3, utterance: 7 });
    await second.phase("listening");
    // An utterance that was already answered is stored once, whoever resends it.
    second.speak(8);
    await second.hears(0);
    await eventually(async () => expect(await stored(id)).toHaveLength(5));
    expect((await world.messages(id)).map((row) => row.utterance)).toEqual([null, 7, null, 8, null]);
    second.send({ type: "session.end", moodAfter: null });
    await second.next("session.ended");
    await eventually(async () => expect((await world.session(id)).end_reason).toBe("person"));
    second.socket.close();
  });

  test("can't resume an ended session, another person's, or one left too long ago", async () => {
    const client = await RealtimeClient.open(right.url, ana.token);
    const { id } = await client.start("chat");
    client.send({ type: "session.end", moodAfter: null });
    await client.next("session.ended");
    const { data } = await world.service
      .from("sessions")
      .insert({
        user_id: ana.id,
        title: "Old",
        type: "chat",
        last_active_at: new Date(Date.now() - 121_000).toISOString(),
      })
      .select("id")
      .single()
      .throwOnError();
    const eve = await world.person();
    const mine = await RealtimeClient.open(right.url, ana.token);
    const { id: running } = await mine.start("chat");
    for (const [who, sessionId] of [
      [ana, id],
      [ana, data.id],
      [eve, running],
    ] as const) {
      const other = await RealtimeClient.open(right.url, who.token);
      other.hello({ sessionId, lastPosition: 0 });
      expect(await other.next("error")).toMatchObject({ code: "sessionGone" });
      other.socket.close();
    }
    mine.send(chat(1, "still mine"));
    await mine.until(() => mine.texts().length === 3);
    for (const { socket } of [client, mine]) socket.close();
  });
});

describe("[P9] a relay that stops", () => {
  test("finishes the current turn, sends people to another relay, and loses nothing", async () => {
    const left = await world.relay();
    const first = await RealtimeClient.open(left.url, ana.token);
    const { id } = await first.start("call");
    await first.hears(0);
    await first.phase("listening");
    const held = heldReply();
    first.speak(1);
    await held.asked;
    left.child.kill("SIGTERM");
    await left.event("relay.stopping");
    held.release("I hear you.");
    await first.hears(1);
    expect(await first.closed).toBe(4000);
    expect(await left.exited).toBe(0);
    expect(await stored(id)).toEqual([
      expect.stringContaining("Hello!"),
      "user: I had a hard day at work",
      "assistant: I hear you.",
    ]);
    const second = await RealtimeClient.open(right.url, ana.token);
    second.hello({ sessionId: id, lastPosition: 3 });
    expect(await second.next("session.resumed")).toMatchObject({ messages: [], utterance: 1 });
    second.socket.close();
  });

  test("releases nobody before what they said is stored, however slow the database is", async () => {
    const line = await startSlowLine(world.stack.env["SUPABASE_URL"] ?? "", {
      path: "/rest/v1/rpc/write_sessions",
      delayMs: 1_000,
    });
    const left = await world.relay({ SUPABASE_URL: line.url });
    const first = await RealtimeClient.open(left.url, ana.token);
    const { id } = await first.start("chat");
    await first.next("message");
    const held = heldReply();
    first.send(chat(1, "Are you there?"));
    await held.asked;
    left.child.kill("SIGTERM");
    await left.event("relay.stopping");
    held.release("Yes, I am here.");
    expect(await first.closed).toBe(4000);
    const second = await RealtimeClient.open(right.url, ana.token);
    second.hello({ sessionId: id, lastPosition: 1 });
    const resumed = await second.next("session.resumed");
    expect(resumed.messages.map((it) => it.text)).toEqual(["Are you there?", "Yes, I am here."]);
    expect(await left.exited).toBe(0);
    expect(await stored(id)).toHaveLength(3);
    second.socket.close();
    await line.stop();
  });

  test("waits for a turn only until the deadline", async () => {
    const relay = await world.relay();
    const client = await RealtimeClient.open(relay.url, ana.token);
    await client.start("chat");
    await client.next("message");
    const held = heldReply();
    client.send(chat(1, "Are you there?"));
    await held.asked;
    relay.child.kill("SIGTERM");
    expect(await client.closed).toBe(4000);
    expect(await relay.exited).toBe(0);
    held.release("Too late.");
  });
});
