import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { RealtimeClient } from "#tests/support/realtime-client.ts";
import { startRealtimeServer } from "#tests/support/realtime-server.ts";
import { type Caller, RealtimeWorld, type RunningRelay } from "#tests/support/realtime-world.ts";

let world: RealtimeWorld;
let relay: RunningRelay;
let ana: Caller;

const clientId = (n: number) => `11111111-1111-4111-8111-${String(n).padStart(12, "0")}`;
const chat = (n: number, text: string) => ({ type: "chat.send", clientId: clientId(n), text }) as const;

beforeAll(async () => {
  world = await RealtimeWorld.start();
  [relay, ana] = await Promise.all([world.relay({ METRICS_PORT: "0" }), world.person()]);
});
afterEach(() => world.models.reset());
afterAll(() => world.stop());

describe("a text conversation", () => {
  test("from hello to the end; then summary, title, transcript and memories", async () => {
    const client = await RealtimeClient.open(relay.url, ana.token);
    const session = await client.start("chat");
    expect(session.title).toMatch(/^Chat Session \w+ \d+, \d{4}$/);
    await client.until(() => client.texts().length === 1);
    client.send(chat(1, "My exam went badly"));
    await client.until(() => client.texts().length === 3);
    expect(client.texts()).toEqual([
      "assistant: Hello! I'm here to listen and support you. How are you feeling today?",
      "user: My exam went badly",
      "assistant: You said: My exam went badly. Tell me more about it.",
    ]);
    expect(client.frames).toEqual([]);
    client.send({ type: "session.end", moodAfter: "better" });
    expect(await client.next("session.ended")).toMatchObject({ reason: "person", sessionId: session.id });
    await eventually(async () => expect((await world.session(session.id)).wrapped_at).not.toBeNull());
    expect(await world.session(session.id)).toMatchObject({
      type: "chat",
      mood_before: "stressed",
      mood_after: "better",
      end_reason: "person",
      title: "A hard day",
      ai_summary: "You talked about a hard day.",
      transcript: expect.stringContaining("You: My exam went badly\n\nAI Assistant: You said"),
    });
    expect((await world.messages(session.id)).map((row) => row.seq)).toEqual([1, 2, 3]);
    const { data: memories } = await ana.client.from("memories").select("content, session_id");
    expect(memories).toEqual([{ content: "Works in a hospital", session_id: session.id }]);
    client.socket.close();
  });

  test("the next conversation knows the memories; text that no database accepts stays readable", async () => {
    const client = await RealtimeClient.open(relay.url, ana.token);
    const session = await client.start("chat", "Mine");
    client.send(chat(1, "before\u0000after \uD83D"));
    await client.until(() => client.texts().length === 3);
    const told = world.models.seen.findLast(({ body }) => body?.stream === true)?.body?.messages[0]?.content;
    expect(told).toContain("Works in a hospital");
    await eventually(async () =>
      expect((await world.messages(session.id)).map((row) => row.content)[1]).toBe(
        "before\uFFFDafter \uFFFD",
      ),
    );
    client.send({ type: "session.end", moodAfter: null });
    await eventually(async () => expect((await world.session(session.id)).wrapped_at).not.toBeNull());
    expect(await world.session(session.id)).toMatchObject({ title: "Mine" });
    client.socket.close();
  });

  test("a session in which nothing was said gets no summary; a failing model costs no transcript", async () => {
    const client = await RealtimeClient.open(relay.url, ana.token);
    const silent = await client.start("chat");
    client.send({ type: "session.end", moodAfter: null });
    await eventually(async () => expect((await world.session(silent.id)).wrapped_at).not.toBeNull());
    expect(await world.session(silent.id)).toMatchObject({ ai_summary: null, transcript: null });
    client.socket.close();
  });

  test("what drops out of the model's window is in the running summary", async () => {
    const client = await RealtimeClient.open(relay.url, ana.token);
    const session = await client.start("chat");
    for (const n of [1, 2, 3, 4]) {
      client.send(chat(n, `message ${n}`));
      await client.until(() => client.texts().length === 1 + 2 * n);
    }
    await eventually(async () =>
      expect(await world.session(session.id)).toMatchObject({
        running_summary: "They talked about a hard day.",
        summarised_through: 4,
      }),
    );
    client.send(chat(5, "message 5"));
    await client.until(() => client.texts().length === 11);
    const sent = world.models.seen.findLast(({ body }) => body?.stream === true)?.body?.messages ?? [];
    expect(sent[0]?.content).toContain("They talked about a hard day.");
    expect(sent).toHaveLength(7);
    client.send({ type: "session.end", moodAfter: null });
    await client.next("session.ended");
    client.socket.close();
  });
});

describe("a call", () => {
  test("one spoken turn is transcribed, answered, spoken, stored and metered", async () => {
    const client = await RealtimeClient.open(relay.url, ana.token);
    const session = await client.start("call");
    await client.hears(0);
    await client.phase("listening");
    const before = client.frames.length;
    client.speak(1);
    await client.hears(1);
    expect(client.frames.length).toBeGreaterThan(before);
    expect(client.texts().slice(1)).toEqual([
      "user: I had a hard day at work",
      "assistant: You said: I had a hard day at work. Tell me more about it.",
    ]);
    client.send({ type: "session.end", moodAfter: null });
    await client.next("session.ended");
    await eventually(async () => expect((await world.session(session.id)).ended_at).not.toBeNull());
    expect((await world.messages(session.id)).map((row) => row.utterance)).toEqual([null, 1, null]);
    await eventually(async () => {
      const { data } = await world.service.from("calls").select().eq("session_id", session.id);
      expect(data).toEqual([expect.objectContaining({ closed_at: expect.any(String) })]);
    });
    expect(client.of("error")).toEqual([]);
    client.socket.close();
  });

  test("[P14] shows what somebody is saying while they say it, and then what they said", async () => {
    const listener = await startRealtimeServer();
    // Two frames have come in before the first words are understood, and five before the next.
    listener.behavior.overhear = (nth) => ({ 2: "I had ", 5: "a hard " })[nth] ?? null;
    listener.behavior.hear = () => "I had a hard day at work";
    const listening = await world.relay({
      TRANSCRIPTION_BASE_URL: listener.url,
      TRANSCRIPTION_API_KEY: "sk-ear",
      TRANSCRIPTION_LIVE_MODEL: "gpt-live-transcribe",
    });
    const client = await RealtimeClient.open(listening.url, ana.token);
    await client.start("call");
    await client.hears(0);
    await client.phase("listening");
    client.speak(1);
    await client.hears(1);
    const partials = client.of("utterance.partial");
    expect(partials[0]).toEqual({ type: "utterance.partial", utterance: 1, text: "I had" });
    const kinds = client.messages.map(({ type }) => type);
    const transcript = client.messages.findIndex((it) => it.type === "message" && it.utterance === 1);
    expect(kinds.lastIndexOf("utterance.partial")).toBeLessThan(transcript);
    expect(client.texts()[1]).toBe("user: I had a hard day at work");
    client.socket.close();
    await listener.stop();
  });

  test("ends when the talking time does, with an apology, and the next one is refused", async () => {
    const carl = await world.person();
    await world.service
      .from("voice_windows")
      .insert({ user_id: carl.id, window_started_at: new Date().toISOString(), seconds: 897 });
    const client = await RealtimeClient.open(relay.url, carl.token);
    const session = await client.start("call");
    expect((await client.next("welcome")).usage).toMatchObject({ remainingSeconds: 3, limitSeconds: 900 });
    const ended = await client.next("session.ended");
    expect(ended).toMatchObject({ reason: "limit", durationSeconds: 3 });
    await client.hears(0);
    await eventually(async () => expect((await world.session(session.id)).end_reason).toBe("limit"));
    const { data } = await world.service
      .from("voice_windows")
      .select("seconds")
      .eq("user_id", carl.id)
      .single();
    expect(data).toEqual({ seconds: 900 });
    const again = await RealtimeClient.open(relay.url, carl.token);
    again.hello();
    await again.next("welcome");
    again.send({
      type: "session.start",
      mode: "call",
      title: null,
      moodBefore: null,
      continues: null,
      speculation: false,
    });
    expect(await again.next("error")).toMatchObject({ code: "limitReached" });
    await eventually(async () => {
      const { data: sessions } = await world.service.from("sessions").select("id").eq("user_id", carl.id);
      expect(sessions).toEqual([{ id: session.id }]);
    });
    for (const { socket } of [client, again]) socket.close();
  });
});

test("a day's calls are counted, and the person is told", async () => {
  const dora = await world.person({ calls: 1 });
  const client = await RealtimeClient.open(relay.url, dora.token);
  await client.start("call");
  client.send({ type: "session.end", moodAfter: null });
  await client.next("session.ended");
  client.send({
    type: "session.start",
    mode: "call",
    title: null,
    moodBefore: null,
    continues: null,
    speculation: false,
  });
  expect(await client.next("error")).toMatchObject({ code: "sessionsPerDay", retryable: false });
  client.socket.close();
});

test("a session continues another one's context, never somebody else's", async () => {
  const first = await RealtimeClient.open(relay.url, ana.token);
  const { id } = await first.start("chat");
  first.send(chat(1, "My sister Mia is ill"));
  await first.until(() => first.texts().length === 3);
  first.send({ type: "session.end", moodAfter: null });
  await first.next("session.ended");
  await eventually(async () => expect((await world.session(id)).ended_at).not.toBeNull());
  const eve = await world.person();
  const toldTo = async (who: Caller): Promise<string> => {
    const client = await RealtimeClient.open(relay.url, who.token);
    client.hello();
    await client.next("welcome");
    client.send({
      type: "session.start",
      mode: "chat",
      title: null,
      moodBefore: null,
      continues: id,
      speculation: false,
    });
    await client.next("session.started");
    client.send(chat(2, "Where were we?"));
    await client.until(() => client.texts().length === 3);
    client.socket.close();
    const request = world.models.seen.findLast(({ body }) => body?.stream === true);
    return request?.body?.messages[0]?.content ?? "";
  };
  expect(await toldTo(ana)).toContain("My sister Mia is ill");
  expect(await toldTo(eve)).not.toContain("Mia");
});

test("an operator sees metrics and each call's stages, and nothing of what was said", async () => {
  const { port } = await relay.event("metrics.listening");
  const figures = await (await fetch(`http://127.0.0.1:${String(port)}/metrics`)).text();
  expect(figures).toMatch(/^hearken_sessions_ended_total\{reason="limit"\} 1$/m);
  expect(figures).toMatch(/^hearken_end_of_speech_to_first_audio_seconds_count 1$/m);
  expect(figures).toMatch(/^hearken_voice_seconds_total\{kind="used"\} [1-9]/m);
  expect(figures).toMatch(/^hearken_ready 1$/m);
  expect(figures).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect((await fetch(`${relay.url}/metrics`)).status).toBe(404);
  const log = relay.output.stdout;
  expect(log).toMatch(/"event":"call\.stage","sessionId":"[\w-]{36}","stage":"transcription","ms":\d+/);
  expect(log).toMatch(/"event":"call\.ended","sessionId":"[\w-]{36}","reason":"limit","seconds":3\}/);
  expect(log).not.toMatch(/exam|hard day|Mia|example\.com/);
});
