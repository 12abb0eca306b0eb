import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { RealtimeClient } from "#tests/support/realtime-client.ts";
import { RealtimeWorld, type RunningRelay } from "#tests/support/realtime-world.ts";

let world: RealtimeWorld;
let right: RunningRelay;

const clientId = (n: number) => `33333333-3333-4333-8333-${String(n).padStart(12, "0")}`;
const chat = (n: number, text: string) => ({ type: "chat.send", clientId: clientId(n), text }) as const;

beforeAll(async () => {
  world = await RealtimeWorld.start();
  right = await world.relay();
});
afterEach(() => world.models.reset());
afterAll(() => world.stop());

async function everything(): Promise<string> {
  const tables = [
    "sessions",
    "session_messages",
    "memories",
    "mail_outbox",
    "safety_referral_counts",
  ] as const;
  const rows = await Promise.all(tables.map((table) => world.service.from(table).select().throwOnError()));
  return JSON.stringify(rows.map(({ data }) => data));
}

const rowsOf = async (userId: string) =>
  (await world.service.from("sessions").select().eq("user_id", userId).throwOnError()).data;

describe("[P17] a private session", () => {
  test("leaves nothing but a call and its seconds, also when its relay crashes", async () => {
    const person = await world.person();
    const left = await world.relay();
    const client = await RealtimeClient.open(left.url, person.token);
    client.hello();
    await client.next("welcome");
    const start = { type: "session.start", mode: "call", title: "Topsecret", moodBefore: "sad" } as const;
    client.send({ ...start, continues: null, speculation: true, private: true });
    const { session } = await client.next("session.started");
    expect(session).toMatchObject({ private: true });
    await client.hears(0);
    await client.phase("listening");
    client.send(chat(1, "Topsecret is my name for it"));
    await client.until(() => client.texts().some((text) => text.startsWith("assistant: You said")));
    client.send(chat(2, "I want to kill myself, Topsecret"));
    await client.until(() => client.of("notice").some(({ notice }) => notice === "helpCard"));
    expect(await rowsOf(person.id)).toMatchObject([
      { is_private: true, title: "Private", risk_level: "none" },
    ]);
    expect(await everything()).not.toContain("Topsecret");

    // Elsewhere nobody knows it.
    const other = await RealtimeClient.open(right.url, person.token);
    other.hello({ sessionId: session.id, lastPosition: 0 });
    expect(await other.next("error")).toMatchObject({ code: "sessionGone" });
    other.socket.close();

    left.child.kill("SIGKILL");
    await left.exited;
    expect(await everything()).not.toContain("Topsecret");
    client.socket.close();
  });

  test("is gone from the database once it has ended, and the call and its seconds count", async () => {
    const person = await world.person();
    const client = await RealtimeClient.open(right.url, person.token);
    client.hello();
    await client.next("welcome");
    const start = { type: "session.start", mode: "call", title: null, moodBefore: null } as const;
    client.send({ ...start, continues: null, speculation: true, private: true });
    await client.next("session.started");
    await client.hears(0);
    await client.phase("listening");
    client.send({ type: "session.end", moodAfter: "better" });
    await client.next("session.ended");
    await eventually(async () => expect(await rowsOf(person.id)).toEqual([]));
    const { data } = await person.client.rpc("get_usage");
    expect(data).toMatchObject({ calls: 1 });
    expect(data).not.toMatchObject({ voice_seconds: 0 });
    client.socket.close();
  });
});

/** What the model was told before its last reply. */
const told = (): string =>
  world.models.seen.findLast(({ body }) => body?.stream === true)?.body?.messages[0]?.content ?? "";

describe("[P16] going on", () => {
  test("the new session knows what the ended one was about; somebody else's isn't known", async () => {
    const [ana, boris] = await Promise.all([world.person(), world.person()]);
    const first = await RealtimeClient.open(right.url, ana.token);
    const { id } = await first.start("chat", "My exam");
    first.send(chat(1, "My exam went badly"));
    await first.until(() => first.texts().length === 3);
    first.send({ type: "session.end", moodAfter: null });
    await eventually(async () => expect((await world.session(id)).ai_summary).not.toBeNull());
    first.socket.close();

    for (const [person, knows] of [
      [ana, true],
      [boris, false],
    ] as const) {
      const client = await RealtimeClient.open(right.url, person.token);
      client.hello();
      await client.next("welcome");
      const start = { type: "session.start", mode: "chat", title: null, moodBefore: null } as const;
      client.send({ ...start, continues: id, speculation: false });
      const { session } = await client.next("session.started");
      expect(session.continues ?? null).toEqual(knows ? { id, title: "My exam" } : null);
      await client.next("message");
      client.send(chat(2, "Shall we go on?"));
      await client.until(() => client.texts().length === 3);
      expect(told().includes("You talked about a hard day.")).toBe(knows);
      expect(told().includes("My exam went badly")).toBe(knows);
      client.send({ type: "session.end", moodAfter: null });
      client.socket.close();
    }
  });
});
