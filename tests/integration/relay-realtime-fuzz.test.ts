import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encodeCaptureFrame } from "#shared/protocol/audio-frames.ts";
import { clientMessageSchemas } from "#shared/protocol/client-messages.ts";
import { limits } from "#shared/limits.ts";
import { RealtimeClient } from "#tests/support/realtime-client.ts";
import { type Caller, RealtimeWorld, type RunningRelay } from "#tests/support/realtime-world.ts";

let world: RealtimeWorld;
let relay: RunningRelay;
let witness: Caller;
let strangers: Caller[];

beforeAll(async () => {
  world = await RealtimeWorld.start();
  relay = await world.relay();
  witness = await world.person();
  // Tickets are limited per person.
  strangers = [];
  for (let count = 0; count < 4; count += 1) strangers.push(await world.person());
});
afterAll(() => world.stop());

const clientId = (n: number) => `33333333-3333-4333-8333-${String(n).padStart(12, "0")}`;

const uuid = fc.uuid();
const number = fc.oneof(fc.integer({ min: -2, max: 4 }), fc.integer(), fc.double());
const word = fc.oneof(
  fc.constantFrom("call", "chat", "better", "good", "en", "\u0000", "\uD83D", ""),
  fc.string({ unit: "binary", maxLength: 60 }),
  uuid,
);
/** Almost valid messages: known types with fields of every kind. */
const nearly = fc
  .record(
    {
      type: fc.constantFrom(...Object.keys(clientMessageSchemas), "unheard.of", "constructor", "__proto__"),
      protocol: number,
      language: word,
      resume: fc.oneof(
        fc.constant(null),
        fc.record({ sessionId: fc.oneof(uuid, word), lastPosition: number }),
        word,
      ),
      mode: fc.constantFrom("call", "chat", "video"),
      title: fc.oneof(fc.constant(null), word),
      moodBefore: fc.constantFrom(null, "good", "happy"),
      moodAfter: fc.constantFrom(null, "better", "great"),
      continues: fc.oneof(fc.constant(null), uuid),
      speculation: fc.boolean(),
      utterance: number,
      generation: number,
      segment: number,
      samples: number,
      finished: fc.boolean(),
      clientId: fc.oneof(uuid, word),
      text: fc.oneof(word, fc.string({ minLength: 3_990, maxLength: 4_010 })),
      id: number,
    },
    { requiredKeys: ["type"] },
  )
  .map((message) => JSON.stringify(message));
const hello = fc.constant(JSON.stringify({ type: "hello", protocol: 1, language: "en", resume: null }));
const start = fc.constantFrom("call", "chat").map((mode) =>
  JSON.stringify({
    type: "session.start",
    mode,
    title: null,
    moodBefore: null,
    continues: null,
    speculation: true,
  }),
);
const frame = fc
  .record({
    utterance: fc.integer({ min: 0, max: 3 }),
    sequence: fc.integer({ min: 0, max: 5 }),
    bytes: fc.integer({ min: 0, max: 4_000 }),
  })
  .map(({ utterance, sequence, bytes }) =>
    encodeCaptureFrame({ utterance, sequence, pcm: new Uint8Array(bytes) }),
  );
const truncated = fc.tuple(nearly, fc.nat()).map(([text, at]) => text.slice(0, at % (text.length + 1)));
const oversized = fc
  .constantFrom("text", "bytes")
  .map((kind) =>
    kind === "text" ? "x".repeat(limits.maxPayloadBytes + 1) : new Uint8Array(limits.maxPayloadBytes + 1),
  );

const anything = fc.oneof(
  { weight: 6, arbitrary: nearly },
  { weight: 4, arbitrary: frame },
  { weight: 2, arbitrary: start },
  { weight: 1, arbitrary: hello },
  { weight: 2, arbitrary: truncated },
  { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) },
  { weight: 1, arbitrary: oversized },
);
/** Most begin correctly, so that what follows has an effect. */
const conversation = fc.tuple(
  fc.boolean(),
  fc.array(anything, { maxLength: 40 }),
  fc.constantFrom("close", "cut", "flood"),
);

test("whatever a client sends, the relay survives, and no other conversation is affected", async () => {
  const calm = await RealtimeClient.open(relay.url, witness.token);
  const { id } = await calm.start("chat");
  await calm.next("message");
  let turn = 0;
  await fc.assert(
    fc.asyncProperty(conversation, async ([greets, frames, ending]) => {
      const stranger = strangers[turn % strangers.length] ?? witness;
      const wild = await RealtimeClient.open(relay.url, stranger.token);
      if (greets) wild.hello();
      for (const sent of frames) wild.socket.send(sent);
      if (ending === "flood") for (let count = 0; count < 400; count += 1) wild.socket.send("{}");
      turn += 1;
      calm.send({ type: "chat.send", clientId: clientId(turn), text: `turn ${turn}` });
      await calm.until(() => calm.texts().length === 1 + 2 * turn);
      if (ending === "cut") wild.socket.terminate();
      else wild.socket.close();
      const code = await wild.closed;
      // A hello of another version, or an invalid message, may have ended it before the flood did.
      if (ending === "flood") expect([4003, 4004, 4005, 1009, 1006, 1002, 1007]).toContain(code);
    }),
    { numRuns: 60, endOnFailure: true },
  );
  expect(calm.texts().slice(1)).toEqual(
    Array.from({ length: turn }, (_, index) => [
      `user: turn ${index + 1}`,
      `assistant: You said: turn ${index + 1}. Tell me more about it.`,
    ]).flat(),
  );
  expect(calm.of("error")).toEqual([]);
  expect(calm.of("session.ended")).toEqual([]);
  calm.send({ type: "session.end", moodAfter: null });
  expect(await calm.next("session.ended")).toMatchObject({ sessionId: id });
  expect(relay.child.exitCode).toBeNull();
  expect(relay.output.stderr).toBe("");
  expect((await fetch(`${relay.url}/readyz`)).status).toBe(200);
});

test("a message in countless fragments closes only its own connection", async () => {
  const wild = await RealtimeClient.open(relay.url, witness.token);
  for (let count = 0; count < 100; count += 1) wild.socket.send("x", { fin: false });
  expect([1008, 1006]).toContain(await wild.closed);
  expect((await fetch(`${relay.url}/healthz`)).status).toBe(200);
});
