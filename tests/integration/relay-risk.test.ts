import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { RealtimeClient } from "#tests/support/realtime-client.ts";
import { type Caller, RealtimeWorld, type RunningRelay } from "#tests/support/realtime-world.ts";

let world: RealtimeWorld;
let relays: readonly RunningRelay[];
let ana: Caller;

beforeAll(async () => {
  world = await RealtimeWorld.start();
  [relays, ana] = await Promise.all([Promise.all([world.relay(), world.relay()]), world.person()]);
  await world.service.from("profiles").update({ country: "IE" }).eq("id", ana.id).throwOnError();
});
afterEach(() => world.models.reset());
afterAll(() => world.stop());

const typed = (text: string) => ({ type: "chat.send", clientId: crypto.randomUUID(), text }) as const;
const helpCards = (client: RealtimeClient) =>
  client.of("notice").filter(({ notice }) => notice === "helpCard");

async function open(relay: RunningRelay | undefined): Promise<RealtimeClient> {
  return RealtimeClient.open(relay?.url ?? "", ana.token);
}

/** The reader finds this in every turn, with this quotation. */
function readerHears(level: string, words: string): void {
  const { task } = world.models.answers;
  const risk = { level, categories: ["suicide"], whose: "self", when: "now", words, misunderstood: false };
  world.models.answers.task = (name, input) => (name === "risk" ? risk : task(name, input));
}

const referrals = async () =>
  (
    await world.service
      .from("safety_referral_counts")
      .select("level, count")
      .eq("country", "IE")
      .throwOnError()
  ).data;

test("a danger is reported, stored, dismissed, and known to the relay that takes the session over", async () => {
  const client = await open(relays[0]);
  const { id } = await client.start("chat");
  client.send(typed("I'm going to kill myself tonight"));
  await client.until(() => helpCards(client).length > 0 && client.texts().length === 3);
  expect(helpCards(client)).toMatchObject([{ level: "imminent", confirmed: true, folded: false }]);
  await eventually(async () => expect((await world.session(id)).risk_level).toBe("imminent"));
  expect(await referrals()).toEqual([{ level: "imminent", count: 1 }]);
  client.send({ type: "help.dismiss" });
  await client.until(() => helpCards(client).length === 2);
  expect(helpCards(client).at(-1)).toMatchObject({ level: "possible", confirmed: false, folded: true });
  await eventually(async () => expect((await world.session(id)).risk_level).toBe("possible"));
  const back = await open(relays[1]);
  back.hello({ sessionId: id, lastPosition: 3 });
  await back.next("session.resumed");
  await back.until(() => helpCards(back).length === 1);
  expect(helpCards(back)).toMatchObject([{ level: "possible", confirmed: false, folded: true }]);
  back.send({ type: "session.end", moodAfter: null });
  await eventually(async () => expect((await world.session(id)).wrapped_at).not.toBeNull());
  // A summary doesn't mention what was dismissed.
  const asked = world.models.seen.findLast(
    ({ body }) => body?.response_format?.json_schema.name === "session_summary",
  );
  expect(asked?.body?.messages[0]?.content).toMatch(/^Confirmed danger: none$/m);
  back.socket.close();
});

test("what only the reader finds is confirmed, stated to the writing model, and known to the summary", async () => {
  readerHears("active", "everything is arranged");
  const client = await open(relays[0]);
  const { id } = await client.start("chat");
  // The reply begins in parallel with the reader, and is rewritten once that has answered.
  world.models.answers.reply = () => new Promise((resolve) => setTimeout(() => resolve(["I am here."]), 500));
  client.send(typed("everything is arranged now"));
  await client.until(() => client.texts().length === 3);
  expect(helpCards(client)).toMatchObject([{ level: "active", confirmed: true, folded: false }]);
  const told = world.models.seen.findLast(({ body }) => body?.stream === true)?.body?.messages[0]?.content;
  expect(told).toMatch(/^Risk level: active \(suicide\)$/m);
  expect(told).toMatch(/^This message: active$/m);
  await eventually(async () => expect((await world.session(id)).risk_level).toBe("active"));
  client.send({ type: "session.end", moodAfter: null });
  await eventually(async () => expect((await world.session(id)).wrapped_at).not.toBeNull());
  const asked = world.models.seen.findLast(
    ({ body }) => body?.response_format?.json_schema.name === "session_summary",
  );
  expect(asked?.body?.messages[0]?.content).toMatch(/^Confirmed danger: active \(suicide\)$/m);
  client.socket.close();
});

test("a call with a confirmed danger isn't charged, and is again once it is dismissed", async () => {
  const bo = await world.person();
  const client = await RealtimeClient.open(relays[0]?.url ?? "", bo.token);
  await client.start("call");
  await client.hears(0);
  world.models.answers.heard = "I'm going to kill myself tonight";
  client.speak(1);
  await client.until(() => helpCards(client).length === 1);
  const calls = async () =>
    (
      await world.service
        .from("calls")
        .select("closed_at, charging_suspended")
        .eq("user_id", bo.id)
        .order("epoch")
        .throwOnError()
    ).data;
  await eventually(async () =>
    expect(await calls()).toEqual([{ closed_at: null, charging_suspended: true }]),
  );
  client.send({ type: "help.dismiss" });
  await eventually(async () =>
    expect(await calls()).toEqual([
      { closed_at: expect.any(String), charging_suspended: true },
      { closed_at: null, charging_suspended: false },
    ]),
  );
  client.send({ type: "session.end", moodAfter: null });
  await client.next("session.ended");
  client.socket.close();
});
