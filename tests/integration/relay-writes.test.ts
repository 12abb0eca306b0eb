import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { after } from "#relay/runtime/timing.ts";
import { StoredSessionRecords } from "#relay/store/session-records.ts";
import { eventually } from "#tests/support/eventually.ts";
import { RealtimeClient } from "#tests/support/realtime-client.ts";
import { type Caller, RealtimeWorld, type RunningRelay } from "#tests/support/realtime-world.ts";

let world: RealtimeWorld;
let relay: RunningRelay;
let metricsPort: number;

beforeAll(async () => {
  world = await RealtimeWorld.start();
  relay = await world.relay({ METRICS_PORT: "0" });
  metricsPort = Number((await relay.event("metrics.listening"))["port"]);
});
afterAll(() => world.stop());

const clientId = (n: number) => `11111111-1111-4111-8111-${String(n).padStart(12, "0")}`;

/** Three bytes each in UTF-8, at the maximum length of a message. */
const longest = "\uFDFA".repeat(4_000);

/** The sum of a metric over its labels. */
async function figure(name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const values = text.matchAll(new RegExp(String.raw`^${name}(?:\{.*\})? (\S+)$`, "gm"));
  return [...values].reduce((sum, [, value]) => sum + Number(value), 0);
}

async function chat(person: Caller) {
  const client = await RealtimeClient.open(relay.url, person.token);
  const { id } = await client.start("chat");
  await client.until(() => client.texts().length === 1);
  return { client, id };
}

const typed = (position: number, text: string) => ({
  id: randomUUID(),
  position,
  role: "user" as const,
  text,
  at: new Date().toISOString(),
  interrupted: false,
  clientId: randomUUID(),
});

/** The relay's records over the real data service, without the relay's other limits in front of them. */
function makeRecords() {
  const lost: string[] = [];
  const records = new StoredSessionRecords({
    client: world.service,
    aiFor: () => ({ task: () => Promise.resolve({ ok: false, failure: "unavailable" }) }),
    newId: randomUUID,
    now: Date.now,
    after,
    random: Math.random,
    onFenced: ({ id }) => lost.push(`${id} fenced`),
    onEnded: () => {},
    onLost: (id, why) => lost.push(`${id} ${why}`),
  });
  async function begin({ id: userId }: Caller) {
    const record = await records.create(userId, {
      mode: "chat",
      title: null,
      moodBefore: null,
      continues: null,
      isPrivate: false,
      language: "en",
    });
    if (record === null || typeof record === "string") throw new Error("no session");
    return { id: record.id, store: records.storeFor(record) };
  }
  return { records, lost, begin };
}

test("what two sessions write at once exceeds one request, and all of it is stored", async () => {
  const [attacker, bystander] = [await world.person(), await world.person()];
  const { records, lost, begin } = makeRecords();
  const bursts = [await begin(attacker), await begin(attacker)];
  const quiet = await begin(bystander);
  for (let position = 1; position <= 150; position += 1)
    for (const { store } of bursts) store.save(typed(position, longest), null);
  quiet.store.save(typed(1, "I am glad you are here"), null);
  await eventually(async () => expect(await world.messages(quiet.id)).toHaveLength(1));
  await records.flushed();
  expect(lost).toEqual([]);
  for (const { id } of bursts)
    expect((await world.messages(id)).map((row) => row.seq)).toEqual(
      Array.from({ length: 150 }, (_, index) => index + 1),
    );
});

test("a burst of the longest messages on two sockets keeps nobody's messages from being stored", async () => {
  const [attacker, bystander] = [await world.person(), await world.person()];
  const bursts = [await chat(attacker), await chat(attacker)];
  const quiet = await chat(bystander);
  for (const { client } of bursts)
    for (let n = 1; n <= 150; n += 1)
      client.send({ type: "chat.send", clientId: clientId(n), text: longest });
  await quiet.client.until(() => quiet.client.of("message").length > 0);
  quiet.client.send({ type: "chat.send", clientId: clientId(1), text: "I am glad you are here" });
  await eventually(async () =>
    expect((await world.messages(quiet.id)).map((row) => row.content)).toContain("I am glad you are here"),
  );
  // Both sockets share one person's budget, in whatever parts.
  const taken = () =>
    bursts.flatMap(({ client }) => client.of("message").filter(({ message }) => message.role === "user"));
  await eventually(async () => expect(taken().length).toBeGreaterThan(1));
  await eventually(async () => expect(await figure("hearken_waiting_writes")).toBe(0));
  expect(await figure("hearken_lost_writes_total")).toBe(0);
  expect(await figure("hearken_oldest_waiting_write_seconds")).toBe(0);
  for (const { client, id } of bursts) {
    const shown = new Set(client.of("message").map(({ message }) => message.position));
    const stored = new Set((await world.messages(id)).map((row) => row.seq));
    expect([...shown].filter((position) => !stored.has(position))).toEqual([]);
  }
  expect((await fetch(`${relay.url}/readyz`)).status).toBe(200);
  for (const { client } of [...bursts, quiet]) client.socket.close();
});
