import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { relayLimits } from "#shared/limits.ts";
import { type Relay, startRelay } from "#relay/relay.ts";
import { envOf } from "#relay/testing/env.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startReadOnlyLine } from "#tests/support/read-only-line.ts";
import { RealtimeClient } from "#tests/support/realtime-client.ts";
import { RealtimeWorld } from "#tests/support/realtime-world.ts";
import { captureLog } from "#tests/support/relay-app.ts";

let world: RealtimeWorld;
let line: Awaited<ReturnType<typeof startReadOnlyLine>>;
let relay: Relay;
const { log, events } = captureLog();

beforeAll(async () => {
  // Fakes only the relay's monotonic clock: it runs in this process, and its minute passes when the test says
  // so.
  vi.useFakeTimers({ toFake: ["performance"] });
  world = await RealtimeWorld.start();
  line = await startReadOnlyLine(world.stack.env["SUPABASE_URL"] ?? "", "/rest/v1/rpc/write_sessions");
  const env = envOf(world.relayEnv({ SUPABASE_URL: line.url, METRICS_PORT: "0" }));
  const started = await startRelay(env, log);
  if (!started.ok) throw new Error(started.problem);
  ({ relay } = started);
});
afterAll(async () => {
  await relay.stop();
  await line.stop();
  await world.stop();
  vi.useRealTimers();
});

async function readyz() {
  const response = await fetch(`http://127.0.0.1:${relay.port}/readyz`);
  return { code: response.status, ...((await response.json()) as { status: string }) };
}

/** What a load balancer that reads the metrics sees. */
async function gauges() {
  const text = await (await fetch(`http://127.0.0.1:${relay.metricsPort}/metrics`)).text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]);
  return {
    ready: read("hearken_ready"),
    database: read("hearken_database_answers"),
    oldest: read("hearken_oldest_waiting_write_seconds"),
  };
}

test("a database that answers but accepts no writes sends new people elsewhere, until it accepts them again", async () => {
  const { stuckMs } = relayLimits.writes;
  const person = await world.person();
  const client = await RealtimeClient.open(`http://127.0.0.1:${relay.port}`, person.token);
  const { id } = await client.start("chat");
  await eventually(async () => expect(await world.messages(id)).toHaveLength(1));
  expect(await readyz()).toEqual({ code: 200, status: "ready" });

  line.state.readOnly = true;
  const text = "I am glad you are here";
  client.send({ type: "chat.send", clientId: "11111111-1111-4111-8111-111111111111", text });
  await eventually(() => expect(line.state.refused).toBeGreaterThan(0));
  vi.advanceTimersByTime(stuckMs / 4);
  expect(await readyz()).toEqual({ code: 200, status: "ready" });
  vi.advanceTimersByTime(stuckMs);
  expect(await readyz()).toEqual({ code: 503, status: "writes" });
  expect(await gauges()).toMatchObject({ ready: 0, database: 1 });
  expect((await gauges()).oldest).toBeGreaterThanOrEqual(stuckMs / 1_000);
  expect(events().map(({ event }) => event)).toContain("readiness.writes_stuck");
  expect((await fetch(`http://127.0.0.1:${relay.port}/healthz`)).status).toBe(200);
  expect((await world.messages(id)).map(({ content }) => content)).not.toContain(text);

  line.state.readOnly = false;
  await eventually(async () => expect(await readyz()).toEqual({ code: 200, status: "ready" }));
  expect(await gauges()).toMatchObject({ ready: 1, database: 1 });
  await eventually(async () =>
    expect((await world.messages(id)).map(({ content }) => content)).toContain(text),
  );
  client.socket.close();
});
