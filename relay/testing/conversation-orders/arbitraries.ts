import * as fc from "fast-check";
import { paces } from "#shared/catalogues/voices.ts";
import { resources } from "#shared/protocol/values.ts";
import { concerns, riskLevels } from "#shared/safety/risk.ts";
import type { Event } from "../../conversation/events.ts";
import type { OrderEvent, Order } from "./story.ts";
import { texts } from "./providers.ts";
import { idAt } from "./tables.ts";

const small = fc.integer({ min: 1, max: 8 });
const samples = fc.integer({ min: 0, max: 100_000 });
const text = fc.constantFrom(...texts, "That sounds hard. ", "I am a real person. ");

/** Of one of the first messages, as a story numbers them. */
const anyId = small.map(idAt);

/** Any event, with numbers that are often right and often wrong. */
const stray: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constantFrom(
        "utteranceStarted",
        "utteranceConfirmed",
        "utterancePaused",
        "utteranceContinued",
        "utteranceEnded",
        "utteranceCancelled",
      ),
      utterance: small,
    }),
  },
  fc.record({
    type: fc.constant("utteranceStarted"),
    utterance: small,
    overReply: fc.constant(true),
  }),
  fc.record({
    type: fc.constantFrom(
      "askedAgain",
      "helpDismissed",
      "disconnected",
      "silenced",
      "unsilenced",
      "reconnected",
      "tick",
    ),
  }),
  fc.record({ type: fc.constant("typed"), clientId: fc.uuid(), text }),
  fc.record({ type: fc.constant("typed"), clientId: fc.uuid(), text, replaces: anyId }),
  fc.record({ type: fc.constant("regenerate"), id: anyId }),
  fc.record({ type: fc.constant("interrupted"), generation: small, segment: small, samples }),
  fc.record({
    type: fc.constant("played"),
    generation: small,
    segment: small,
    samples,
    finished: fc.boolean(),
  }),
  fc.record({ type: fc.constant("modeSwitched"), mode: fc.constantFrom("call", "chat") }),
  fc.record({ type: fc.constant("paceChosen"), pace: fc.constantFrom(...paces) }),
  fc.record({ type: fc.constant("transcribed"), generation: small, text, unsure: fc.boolean() }),
  fc.record({ type: fc.constant("replyDelta"), generation: small, text }),
  fc.record({
    type: fc.constantFrom("transcriptionFailed", "replyFinished", "replyFailed"),
    generation: small,
  }),
  fc.record({ type: fc.constant("speechStarted"), generation: small, segment: small }),
  fc.record({
    type: fc.constant("speechFinished"),
    generation: small,
    segment: small,
    samples,
    failed: fc.boolean(),
  }),
  fc.record({
    type: fc.constant("offerMade"),
    generation: small,
    offer: fc.record({ resource: fc.constantFrom(...resources), asked: fc.boolean(), reason: text }),
  }),
  fc.record({
    type: fc.constant("offerAnswered"),
    id: fc.constantFrom(...[1, 2, 3, 4].map((n) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`)),
    answer: fc.constantFrom("opened", "closed", "declined"),
  }),
  fc.record({ type: fc.constant("readerLate"), turn: small }),
  fc.record({
    type: fc.constant("turnRead"),
    turn: small,
    reading: fc.option(
      fc.record({
        level: fc.constantFrom(...riskLevels),
        concerns: fc.subarray([...concerns]),
        misunderstood: fc.boolean(),
      }),
    ),
  }),
);

/** ms; mostly shorter than anything else takes. */
const shortly = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 0, max: 400 }) },
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 3_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 12_000 }) },
);

const away = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 6_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 50_000 }) },
);

const act = (
  ...kinds: (
    | "start"
    | "confirm"
    | "pause"
    | "goOn"
    | "end"
    | "cancel"
    | "askAgain"
    | "switchMode"
    | "dismissHelp"
    | "regenerate"
  )[]
) => fc.record({ kind: fc.constantFrom(...kinds) });
const limitReached = fc.record({ kind: fc.constant("timeUp"), reason: fc.constantFrom("limit", "cap") });

const happening: fc.Arbitrary<OrderEvent> = fc.oneof(
  { weight: 9, arbitrary: fc.record({ kind: fc.constant("say"), ms: fc.integer({ min: 50, max: 4_000 }) }) },
  {
    weight: 12,
    arbitrary: act("start", "pause", "goOn", "end", "cancel", "confirm", "start", "pause", "end"),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("type"), pick: fc.nat({ max: 2 ** 16 - 1 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("typeMany"),
      pick: fc.nat({ max: 2 ** 16 - 1 }),
      count: fc.integer({ min: 2, max: 10 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.oneof(
      act("regenerate"),
      fc.record({ kind: fc.constant("rewrite"), pick: fc.nat({ max: 2 ** 16 - 1 }) }),
    ),
  },
  { weight: 3, arbitrary: act("askAgain", "switchMode", "switchMode", "dismissHelp") },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom("lose", "silence"), ms: away }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("aiNotice") }) },
);

/** How it ends, if it does. */
const finale: fc.Arbitrary<OrderEvent | null> = fc.oneof(
  { weight: 4, arbitrary: fc.constant(null) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom("hangUp", "takeOver") }) },
  { weight: 2, arbitrary: limitReached },
  { weight: 1, arbitrary: fc.constant({ kind: "lose", ms: 70_000 } as const) },
);

const orderOf = (what: fc.Arbitrary<OrderEvent>, after: fc.Arbitrary<number>): fc.Arbitrary<Order> =>
  fc
    .record({
      seed: fc.nat(),
      mode: fc.constantFrom("call", "call", "call", "chat"),
      speculation: fc.boolean(),
      latencyMs: fc.constantFrom(0, 0, 40, 250),
      happenings: fc.array(fc.record({ afterMs: after, what }), { maxLength: 24, size: "max" }),
      last: finale,
      lastAfterMs: shortly,
      // Anything after the end finds a conversation that is over.
      afterwards: fc.array(fc.record({ afterMs: shortly, what }), { maxLength: 3 }),
    })
    .map(({ seed, mode, speculation, latencyMs, happenings, last, lastAfterMs, afterwards }) => {
      const end = last === null ? [] : [{ afterMs: lastAfterMs, what: last }, ...afterwards];
      return { seed, mode, speculation, latencyMs, happenings: [...happenings, ...end] };
    });

/** Someone who speaks in many short bursts, more than can be transcribed at once. */
const hurried = orderOf(
  fc.oneof(
    { weight: 10, arbitrary: fc.record({ kind: fc.constant("say"), ms: fc.integer({ min: 30, max: 400 }) }) },
    { weight: 1, arbitrary: happening },
  ),
  fc.integer({ min: 0, max: 600 }),
);

/** What a client that follows the protocol may encounter. */
export const orderly = fc.oneof(
  { weight: 5, arbitrary: orderOf(happening, shortly) },
  { weight: 1, arbitrary: hurried },
);

/** The same, with events that come from nowhere. */
export const confused = orderOf(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant("stray"), event: stray }) },
    { weight: 2, arbitrary: happening },
    { weight: 1, arbitrary: limitReached },
  ),
  shortly,
);
