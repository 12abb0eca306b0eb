import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { endpoints } from "#shared/http.ts";
import { closeCodes } from "#shared/protocol/close-codes.ts";
import { connect } from "#local/sign-up.ts";
import { askForTicket, openSocket, RealtimeClient } from "#tests/support/realtime-client.ts";
import { type Caller, RealtimeWorld, type RunningRelay } from "#tests/support/realtime-world.ts";

let world: RealtimeWorld;
let here: RunningRelay;
let elsewhere: RunningRelay;

beforeAll(async () => {
  world = await RealtimeWorld.start();
  [here, elsewhere] = await Promise.all([world.relay(), world.relay()]);
});
afterAll(() => world.stop());

/** The same person on another device. */
async function onAnotherDevice({ id, email }: Caller): Promise<Caller> {
  const client = connect(world.stack.env);
  const { data, error } = await client.auth.signInWithPassword({ email, password: "correct horse" });
  if (error) throw error;
  return { id, email, client, token: data.session.access_token };
}

/** An open socket, and the code that it is closed with. */
async function socketOf(who: Caller, relay: RunningRelay) {
  const client = await RealtimeClient.open(relay.url, who.token);
  client.hello();
  await client.next("welcome");
  const closed = client.closed;
  return { closed, isOpen: () => client.socket.readyState === client.socket.OPEN, client };
}

const within = (ms: number) => new Promise<"open">((resolve) => setTimeout(() => resolve("open"), ms));

describe("a sign-in that ended", () => {
  test("closes its own sockets within a minute, on every relay, and nobody else's", async () => {
    const [ana, bo, cy, dee] = await Promise.all([
      world.person(),
      world.person(),
      world.person(),
      world.person(),
    ]);
    const [anaTablet, boTablet, cyTablet] = await Promise.all([
      onAnotherDevice(ana),
      onAnotherDevice(bo),
      onAnotherDevice(cy),
    ]);
    const ended = await Promise.all([
      socketOf(ana, here),
      socketOf(ana, elsewhere),
      socketOf(boTablet, elsewhere),
      socketOf(cy, here),
      socketOf(cyTablet, elsewhere),
      socketOf(dee, elsewhere),
    ]);
    const kept = await Promise.all([socketOf(anaTablet, here), socketOf(bo, here)]);

    await ana.client.auth.signOut({ scope: "local" });
    await bo.client.auth.updateUser({ password: "another horse" });
    await cy.client.auth.signOut({ scope: "global" });
    const { method, path } = endpoints.accountDelete;
    const headers = { authorization: `Bearer ${dee.token}` };
    expect((await fetch(`${here.url}${path}`, { method, headers })).status).toBe(200);

    const codes = await Promise.all(ended.map(({ closed }) => Promise.race([closed, within(60_000)])));
    expect(codes).toEqual(ended.map(() => closeCodes.signedOut.code));
    expect(kept.map(({ isOpen }) => isOpen())).toEqual([true, true]);
    for (const { client } of kept) client.socket.terminate();
  });

  test("opens no more sockets, even with an earlier ticket", async () => {
    const eve = await world.person();
    const ticket = await askForTicket(here.url, eve.token);
    await eve.client.auth.signOut({ scope: "local" });
    await expect(openSocket(here.url, ticket)).rejects.toThrow("401");
  });

  test("deletes no account, neither through the relay nor bypassing it", async () => {
    const fay = await world.person();
    const tablet = await onAnotherDevice(fay);
    await fay.client.auth.signOut({ scope: "local" });
    const { method, path } = endpoints.accountDelete;
    const headers = { authorization: `Bearer ${fay.token}` };
    expect((await fetch(`${here.url}${path}`, { method, headers })).status).toBe(401);
    const around = await tablet.client.rpc("delete_account", { user_uuid: fay.id });
    expect(around.error?.code).toBe("42501");
    expect((await tablet.client.auth.getUser()).error).toBeNull();
  });
});
