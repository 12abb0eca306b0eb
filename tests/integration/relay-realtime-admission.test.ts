import { once } from "node:events";
import { connect } from "node:net";
import type { WebSocket } from "ws";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apiErrorSchema } from "#shared/http.ts";
import { subprotocol, ticketSubprotocol } from "#shared/protocol/version.ts";
import { realtimePath, realtimeTicketSchema } from "#shared/realtime.ts";
import { askForTicket, openSocket, RealtimeClient } from "#tests/support/realtime-client.ts";
import { type Caller, RealtimeWorld, type RunningRelay } from "#tests/support/realtime-world.ts";
import { eventually } from "#tests/support/eventually.ts";

let world: RealtimeWorld;
let relay: RunningRelay;
let ana: Caller;

beforeAll(async () => {
  world = await RealtimeWorld.start();
  const env = { ALLOWED_ORIGINS: "http://beta.test", METRICS_TOKEN: "a-token-of-16-characters" };
  [relay, ana] = await Promise.all([world.relay(env), world.person()]);
});
afterAll(() => world.stop());

const ticketFor = (who: Caller) => askForTicket(relay.url, who.token);

/** The status with which an upgrade is refused. */
function refusal(attempt: Promise<WebSocket>): Promise<string> {
  return attempt.then(
    (socket) => {
      socket.terminate();
      return "opened";
    },
    (error: Error) => error.message,
  );
}

const post = (headers: Record<string, string>) =>
  fetch(`${relay.url}/api/realtime/ticket`, { method: "POST", headers });

describe("POST /api/realtime/ticket", () => {
  test("gives signed-in people a ticket that isn't stored", async () => {
    const response = await post({ authorization: `Bearer ${ana.token}` });
    const { ticket, expiresAt } = realtimeTicketSchema.parse(await response.json());
    expect(ticket).toMatch(/^[\w-]{43}$/);
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(20_000);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const { data } = await world.service.from("socket_tickets").select("token_hash").throwOnError();
    expect(JSON.stringify(data)).not.toContain(ticket);
    expect(relay.output.stdout).not.toContain(ticket);
  });

  test("refuses everybody else, and other methods", async () => {
    expect((await post({})).status).toBe(401);
    expect((await post({ authorization: "Bearer e30.e30.e30" })).status).toBe(401);
    expect((await fetch(`${relay.url}/api/realtime/ticket`)).status).toBe(405);
  });

  test("is only for people who confirmed their age and the terms", async () => {
    const uma = await world.person();
    const ask = () => post({ authorization: `Bearer ${uma.token}` });
    for (const missing of [{ age_confirmed_at: null }, { terms_accepted_at: null }]) {
      await world.service.from("profiles").update(missing).eq("id", uma.id).throwOnError();
      const refused = await ask();
      expect(refused.status).toBe(403);
      expect(apiErrorSchema.parse(await refused.json()).error.code).toBe("confirmation_required");
      await uma.client.rpc("confirm_age_and_terms").throwOnError();
      expect((await ask()).status).toBe(200);
    }
  });

  test("limits each person, without affecting others", async () => {
    const [greedy, other] = [await world.person(), await world.person()];
    const begun = performance.now();
    const responses = await Promise.all(
      Array.from({ length: 25 }, () => post({ authorization: `Bearer ${greedy.token}` })),
    );
    const statuses = responses.map((response) => response.status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(20);
    const refused = responses.find((response) => response.status === 429);
    // Two seconds per ticket, minus the time that the requests took.
    const least = Math.ceil(2 - (performance.now() - begun) / 1_000);
    const wait = Number(refused?.headers.get("retry-after"));
    expect(wait).toBeGreaterThanOrEqual(Math.max(1, least));
    expect(wait).toBeLessThanOrEqual(2);
    expect(apiErrorSchema.parse(await refused?.json()).error).toMatchObject({ retryable: true });
    expect((await post({ authorization: `Bearer ${other.token}` })).status).toBe(200);
  });
});

describe("[P2] the upgrade", () => {
  test("accepts a ticket once", async () => {
    const ticket = await ticketFor(ana);
    const socket = await openSocket(relay.url, ticket);
    expect(socket.protocol).toBe(subprotocol);
    expect(await refusal(openSocket(relay.url, ticket))).toBe("401");
    socket.terminate();
  });

  test("accepts none that is expired, made up, or missing", async () => {
    const ticket = await ticketFor(ana);
    await world.service
      .from("socket_tickets")
      .update({ expires_at: new Date(0).toISOString() })
      .eq("user_id", ana.id)
      .throwOnError();
    expect(await refusal(openSocket(relay.url, ticket))).toBe("401");
    expect(await refusal(openSocket(relay.url, "made-up"))).toBe("401");
    expect(await refusal(openSocket(relay.url, null))).toBe("401");
    expect(await refusal(openSocket(relay.url, null, { protocols: [] }))).toBe("401");
  });

  test("refuses other sites' pages before it looks at the ticket", async () => {
    const ticket = await ticketFor(ana);
    for (const origin of ["https://evil.test", "http://app.test.evil.test", "null", "http://app.test:81"])
      expect(await refusal(openSocket(relay.url, ticket, { origin }))).toBe("403");
    expect(await refusal(openSocket(relay.url, ticket, { origin: "http://app.test" }))).toBe("opened");
    const another = await ticketFor(ana);
    expect(await refusal(openSocket(relay.url, another, { origin: "http://beta.test" }))).toBe("opened");
  });

  test("exists at only one path", async () => {
    const ticket = await ticketFor(ana);
    expect(await refusal(openSocket(relay.url, ticket, { path: "/api/other" }))).toBe("404");
    expect(await refusal(openSocket(relay.url, ticket, { path: `${realtimePath}?x=1` }))).toBe("opened");
  });

  test("with another protocol version opens and says so", async () => {
    const protocols = ["hearken.v9", ticketSubprotocol(await ticketFor(ana))];
    const socket = await openSocket(relay.url, null, { protocols });
    expect(socket.protocol).toBe("hearken.v9");
    expect((await once(socket, "close"))[0]).toBe(4005);
  });

  test("that isn't a WebSocket is refused, and takes no slot", async () => {
    const ticket = await ticketFor(ana);
    const head = [
      `GET ${realtimePath} HTTP/1.1`,
      "Host: app",
      "Connection: Upgrade",
      "Upgrade: websocket",
      "Sec-WebSocket-Version: 13",
      `Sec-WebSocket-Protocol: ${subprotocol}, ${ticketSubprotocol(ticket)}`,
      "Sec-WebSocket-Key: nonsense",
    ];
    const socket = connect(Number(new URL(relay.url).port), "127.0.0.1");
    socket.write(`${head.join("\r\n")}\r\n\r\n`);
    const [answer] = (await once(socket, "data")) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 400 /);
    socket.destroy();
  });

  test("gives a person ten sockets, and an eleventh when one closes", async () => {
    const bo = await world.person();
    const sockets: WebSocket[] = [];
    for (let count = 0; count < 10; count += 1)
      sockets.push(await openSocket(relay.url, await ticketFor(bo)));
    expect(await refusal(openSocket(relay.url, await ticketFor(bo)))).toBe("429");
    sockets.pop()?.terminate();
    await eventually(async () => {
      expect(await refusal(openSocket(relay.url, await ticketFor(bo)))).toBe("opened");
    });
    for (const socket of sockets) socket.terminate();
  });

  test("limits the sockets of an address", async () => {
    const narrow = await world.relay({ CONNECTIONS_PER_ADDRESS: "2" });
    const open = async () => openSocket(narrow.url, await askForTicket(narrow.url, ana.token));
    const sockets = [await open(), await open()];
    expect(await refusal(open())).toBe("429");
    for (const socket of sockets) socket.terminate();
  });
});

test("lets a voice session take over the previous one, on whichever relay", async () => {
  const other = await world.relay();
  const first = await RealtimeClient.open(relay.url, ana.token);
  await first.start("call");
  const second = await RealtimeClient.open(other.url, ana.token);
  await second.start("call");
  expect(await first.next("session.ended")).toMatchObject({ reason: "takenOver" });
  expect(await first.closed).toBe(4006);
  expect(second.of("session.ended")).toEqual([]);
  second.socket.close();
});

test("admits nobody without the database, and the ticket can be used later", async () => {
  const lonely = await world.relay({ SUPABASE_URL: "http://127.0.0.1:9" });
  expect(await refusal(openSocket(lonely.url, "any"))).toBe("503");
});

const read = (authorization: string) =>
  fetch(`${relay.url}/metrics`, { headers: authorization === "" ? {} : { authorization } });

test("the metrics require the token", async () => {
  expect((await read("")).status).toBe(401);
  expect((await read("Bearer a-token-of-16-character")).status).toBe(401);
  const answered = await read("Bearer a-token-of-16-characters");
  expect(answered.headers.get("content-type")).toMatch(/^text\/plain/);
  expect(await answered.text()).toMatch(/^hearken_socket_connects_total\{outcome="403"\} 4$/m);
});
