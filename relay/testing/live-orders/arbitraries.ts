import * as fc from "fast-check";
import type { ClientMessage } from "#shared/protocol/client-messages.ts";
import type { ClientAction, OrderEvent, Order } from "./story.ts";

const pick = fc.nat({ max: 2 ** 16 - 1 });
const mode = fc.constantFrom("call", "call", "chat");
const device = fc.nat({ max: 2 });
const small = fc.integer({ min: 1, max: 5 });

const shortly = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 300 }) },
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 3_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 20_000 }) },
);

const deed: fc.Arbitrary<ClientAction> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant("start"), mode }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("startAgain"), mode }) },
  {
    weight: 7,
    arbitrary: fc.record({
      kind: fc.constant("say"),
      ms: fc.integer({ min: 50, max: 3_000 }),
      pick,
      cancelled: fc.constantFrom(false, false, false, true),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("type"), pick }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("switchMode"), times: fc.constantFrom(1, 1, 2, 3) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("end") }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom("dismissHelp", "askAgain", "confirm") }) },
);

const network: fc.Arbitrary<OrderEvent> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("drop"),
      device,
      ms: fc.oneof(
        { weight: 5, arbitrary: fc.integer({ min: 0, max: 4_000 }) },
        { weight: 1, arbitrary: fc.integer({ min: 0, max: 70_000 }) },
      ),
      noticedMs: fc.constantFrom(0, 0, 500, 3_000, 60_000),
      elsewhere: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("copy"), device }) },
);

const operation: fc.Arbitrary<OrderEvent> = fc.oneof(
  fc.record({
    kind: fc.constantFrom("databaseAway", "meterAway"),
    ms: fc.integer({ min: 0, max: 15_000 }),
  }),
  fc.record({ kind: fc.constantFrom("kill", "drain"), relay: fc.nat({ max: 1 }) }),
);

const happening: fc.Arbitrary<OrderEvent> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ kind: fc.constant("deed"), device, deed }) },
  { weight: 2, arbitrary: network },
  { weight: 1, arbitrary: operation },
);

const samples = fc.nat({ max: 100_000 });
const clientId = fc.nat({ max: 2 }).map((count) => `22222222-2222-4222-8222-00000000000${count}`);
const session = fc
  .record({ person: fc.nat({ max: 1 }), count: small })
  .map(({ person, count }) => `aaaaaaaa-0000-4000-8000-0000000${person}${String(count).padStart(4, "0")}`);

/** Any message, with numbers that are often right and often wrong. */
const stray: fc.Arbitrary<ClientMessage> = fc.oneof(
  fc.record({
    type: fc.constant("hello"),
    protocol: fc.constant(1),
    language: fc.constant("en"),
    resume: fc.option(fc.record({ sessionId: session, lastPosition: fc.nat({ max: 5 }) })),
  }),
  fc.record({
    type: fc.constant("session.start"),
    mode,
    title: fc.constant(null),
    moodBefore: fc.constant(null),
    continues: fc.option(session),
    speculation: fc.boolean(),
  }),
  fc.record({ type: fc.constant("session.end"), moodAfter: fc.constant(null) }),
  fc.record({ type: fc.constant("mode.switch"), mode }),
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constantFrom(
        "utterance.start",
        "utterance.pause",
        "utterance.continue",
        "utterance.end",
        "utterance.cancel",
        "utterance.confirm",
      ),
      utterance: small,
    }),
  },
  fc.record({
    type: fc.constant("utterance.start"),
    utterance: small,
    overReply: fc.boolean(),
  }),
  fc.record({
    type: fc.constant("chat.send"),
    clientId,
    text: fc.constantFrom("hello there", "I want to die"),
  }),
  fc.record({
    type: fc.constant("playback"),
    generation: small,
    segment: small,
    samples,
    finished: fc.boolean(),
  }),
  fc.record({ type: fc.constant("interrupt"), generation: small, segment: small, samples }),
  fc.record({ type: fc.constant("help.dismiss") }),
  fc.record({
    type: fc.constant("session.describe"),
    title: fc.constantFrom(null, "My week"),
    moodBefore: fc.constantFrom(null, "sad"),
  }),
  fc.record({ type: fc.constant("ping"), id: small }),
);

/** The same for one of several clients. */
const within = (what: OrderEvent, count: number): OrderEvent =>
  "device" in what ? { ...what, device: what.device % count } : what;

type Happenings = Order["happenings"];

/** A meter that gets no answer for longer than was reserved, and a person who writes meanwhile and then talks again. */
const detour: fc.Arbitrary<Happenings> = fc
  .record({
    by: fc.constantFrom(0, 0, 0, 1),
    writesAfter: fc.integer({ min: 9_000, max: 16_000 }),
    awayFor: fc.integer({ min: 0, max: 8_000 }),
    backAfter: fc.integer({ min: 0, max: 3_000 }),
    pick,
  })
  .map(({ by, writesAfter, awayFor, backAfter, pick: words }): Happenings => {
    const does = (afterMs: number, what: ClientAction): Happenings[number] => ({
      afterMs,
      what: { kind: "deed", device: by, deed: what },
    });
    return [
      { afterMs: 1_000, what: { kind: "meterAway", ms: writesAfter + awayFor } },
      does(writesAfter, { kind: "switchMode", times: 1 }),
      does(awayFor + backAfter, { kind: "switchMode", times: 1 }),
      does(6_000, { kind: "say", ms: 1_000, pick: words, cancelled: false }),
      does(6_000, { kind: "type", pick: words }),
    ];
  });

const several = (most: number, what: fc.Arbitrary<OrderEvent>): fc.Arbitrary<Happenings> =>
  fc.array(fc.record({ afterMs: shortly, what }), { maxLength: most, size: "max" });

const withDetour = (what: fc.Arbitrary<OrderEvent>): fc.Arbitrary<Happenings> =>
  fc.tuple(several(3, what), detour).map((parts) => parts.flat());

/** A database that is away for as long as a dead relay's sessions are waited for, and what happens around its return. */
const withOutage = (what: fc.Arbitrary<OrderEvent>): fc.Arbitrary<Happenings> =>
  fc
    .record({
      before: several(3, what),
      ms: fc.integer({ min: 560_000, max: 700_000 }),
      relay: fc.constantFrom(null, null, 0, 1),
      meanwhile: several(5, what),
      by: device,
      words: pick,
      /** From the last words of the outage to its end. */
      leftMs: fc.integer({ min: -5_000, max: 20_000 }),
      after: several(4, what),
    })
    .map(({ before, ms, relay, meanwhile, by, words, leftMs, after }): Happenings => {
      const passed = meanwhile.reduce((sum, { afterMs }) => sum + afterMs, 0);
      const outage: Happenings[number] = { afterMs: 500, what: { kind: "outage", ms, relay } };
      const lastWords: Happenings[number] = {
        afterMs: Math.max(0, ms - passed - leftMs),
        what: { kind: "deed", device: by, deed: { kind: "type", pick: words } },
      };
      return [before, outage, meanwhile, lastWords, after].flat();
    });

type What = { readonly what: fc.Arbitrary<OrderEvent>; readonly exceptional: boolean };

const orderOf = ({ what, exceptional }: What): fc.Arbitrary<Order> =>
  fc
    .record({
      seed: fc.nat(),
      relays: fc.constantFrom(1, 1, 2),
      persons: fc.array(fc.constantFrom(-1, 900, 900, 25, 12), {
        minLength: exceptional ? 2 : 1,
        maxLength: 3,
      }),
      capSeconds: fc.constantFrom(900, 900, 20),
      devices: fc.array(fc.nat({ max: 2 }), { maxLength: 2 }),
      latencyMs: fc.constantFrom(0, 0, 40, 250),
      databaseMs: fc.constantFrom(0, 0, 50, 1_000, 4_000),
      faulty: fc.boolean(),
      isPrivate: fc.constantFrom(false, false, false, true),
      exceptional: fc.constant(exceptional),
      begin: mode,
      happenings: fc.oneof(
        { weight: 6, arbitrary: several(18, what) },
        { weight: 1, arbitrary: withDetour(what) },
        { weight: exceptional ? 0 : 1, arbitrary: withOutage(what) },
      ),
      finale: fc.constantFrom("probe", "probe", "leave", "abrupt"),
    })
    .map(({ begin, happenings, devices: more, persons, ...rest }): Order => {
      const devices = [0, ...(exceptional ? [1] : []), ...more.map((it) => it % persons.length)].slice(0, 3);
      const starts = devices.map((_, at) => ({
        afterMs: 50,
        what: { kind: "deed", device: at, deed: { kind: "start", mode: begin } } as const,
      }));
      const others = happenings.map(({ afterMs, what: it }) => ({
        afterMs,
        what: within(it, devices.length),
      }));
      return Object.assign(rest, { persons, devices, happenings: [...starts, ...others] });
    });

/** What clients that follow the protocol may encounter. */
export const orderly = orderOf({ what: happening, exceptional: false });

/** The same with impossible exceptions, for one person. */
export const exceptional = orderOf({ what: happening, exceptional: true });

/** The same with messages that come from nowhere. */
export const confused = orderOf({
  what: fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant("stray"), device, message: stray }) },
    { weight: 2, arbitrary: happening },
  ),
  exceptional: false,
});
