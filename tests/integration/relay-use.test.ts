import { afterAll, beforeAll, expect, test } from "vitest";
import { relayLimits, useLimits } from "#shared/limits.ts";
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

const typed = (text: string) => ({ type: "chat.send", clientId: crypto.randomUUID(), text }) as const;
const refusals = (client: RealtimeClient) => client.of("error").map(({ code }) => code);

const useOf = async (userId: string) =>
  (await world.service.from("recent_use").select().eq("user_id", userId).throwOnError()).data[0];

/** Somebody who has used all tokens of an hour, as far as the database knows. */
async function spentPerson() {
  const person = await world.person();
  const row = { user_id: person.id, typed_characters: 0, provider_calls: 0, provider_characters: 0 };
  const batch = [{ ...row, tokens_in: 0, tokens_out: useLimits.hour.tokensOut, sound_seconds: 0 }];
  await world.service.rpc("count_use", { batch }).throwOnError();
  return person;
}

/** The relay has told what it counted, and so it has heard what the person used elsewhere. */
const toldDatabase = (userId: string, typedCharacters: number) =>
  eventually(async () => expect((await useOf(userId))?.typed_characters).toBe(typedCharacters));

test("what answers say they used is kept by person", async () => {
  const person = await world.person();
  world.models.answers.usage = { prompt_tokens: 4_321, completion_tokens: 12, total_tokens: 4_333 };
  const client = await RealtimeClient.open(relay.url, person.token);
  await client.start("chat");
  client.send(typed("Hello"));
  await client.until(() => client.texts().length === 3);
  await eventually(async () => expect((await useOf(person.id))?.tokens_in).toBeGreaterThanOrEqual(4_321));
  client.socket.close();
});

test("who has used an hour's tokens elsewhere gets no call, and writes one message at a time", async () => {
  const { id, token } = await spentPerson();
  const client = await RealtimeClient.open(relay.url, token);
  await client.start("chat");
  // The relay asks the database every two seconds; until it has heard, messages are taken.
  for (let taken = 0; refusals(client).length === 0; taken += 1) {
    await toldDatabase(id, taken * relayLimits.typing.leastPerMessage);
    client.send(typed("Hello"));
    await client.until(() => refusals(client).length > 0 || client.texts().length === 3 + taken * 2);
  }
  expect(client.of("error")[0]).toMatchObject({ code: "rateLimited", retryable: true });
  expect(client.texts().length).toBeLessThanOrEqual(5);
  client.send({ type: "mode.switch", mode: "call" });
  await client.until(() => refusals(client).includes("callsPaused"));
  client.socket.close();
});

test("nobody in danger is held back by it", async () => {
  const { id, token } = await spentPerson();
  const client = await RealtimeClient.open(relay.url, token);
  await client.start("chat");
  client.send(typed("I'm going to kill myself tonight"));
  await client.until(() => client.texts().length === 3);
  await toldDatabase(id, relayLimits.typing.leastPerMessage);
  for (const text of ["Are you there?", "I am alone", "Nobody is with me"]) {
    const before = client.texts().length;
    client.send(typed(text));
    await client.until(() => client.texts().length === before + 2);
  }
  client.send({ type: "mode.switch", mode: "call" });
  await client.next("mode.switched");
  expect(refusals(client)).toEqual([]);
  client.socket.close();
});
