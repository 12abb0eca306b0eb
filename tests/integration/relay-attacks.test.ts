import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { RealtimeClient } from "#tests/support/realtime-client.ts";
import { RealtimeWorld, type RunningRelay } from "#tests/support/realtime-world.ts";

let world: RealtimeWorld;
let relay: RunningRelay;

beforeAll(async () => {
  world = await RealtimeWorld.start();
  relay = await world.relay();
});
afterAll(() => world.stop());

/** The call of a session, once it is closed. */
async function closedCall(sessionId: string) {
  let used = -1;
  await eventually(async () => {
    const { data } = await world.service.from("calls").select().eq("session_id", sessionId);
    expect(data?.[0]?.closed_at).not.toBeNull();
    used = data?.[0]?.used_seconds ?? -1;
  });
  return used;
}

test("a reply played faster than real time is charged by its audio", async () => {
  const person = await world.person();
  const client = await RealtimeClient.open(relay.url, person.token);
  const session = await client.start("call");
  await client.hears();
  const startedAt = performance.now();
  // The companion repeats it: sixty sentences, half a second each.
  const text = Array.from({ length: 60 }, (_, index) => `This is sentence number ${index} of many.`).join(
    " ",
  );
  client.send({ type: "chat.send", clientId: "11111111-1111-4111-8111-111111111111", text });
  await client.next("reply.audioEnd", 1);
  client.socket.close();
  const used = await closedCall(session.id);
  const passed = (performance.now() - startedAt) / 1_000;
  const sound = client.frames.reduce((sum, it) => sum + it.samples, 0) / 48_000;
  expect(sound).toBeGreaterThan(passed);
  expect(used).toBeGreaterThanOrEqual(Math.floor(sound));
});

test("audio sent faster than anyone speaks isn't accepted", async () => {
  const person = await world.person();
  const client = await RealtimeClient.open(relay.url, person.token);
  await client.start("call");
  await client.hears();
  for (let utterance = 1; utterance <= 12; utterance += 1) client.speak(utterance);
  // Each one is settled: what is transcribed, and what received no audio in time.
  const settled = () => [...client.of("message").filter((it) => it.utterance), ...client.of("discarded")];
  await client.until(() => settled().length === 12);
  const heard = world.models.seen.filter(({ route }) => route.endsWith("/transcriptions"));
  expect(heard.length).toBeGreaterThan(0);
  expect(heard.length).toBeLessThan(6);
  client.socket.close();
});
