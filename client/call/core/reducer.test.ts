import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { serverMessageSchemas, type ServerMessage } from "#shared/protocol/server-messages.ts";
import { phases } from "#shared/protocol/values.ts";
import { type ConversationEvent, reduce } from "./reducer.ts";
import { initialConversation, type ConversationState } from "./state.ts";
import { remainingSeconds, shownMessages, statusOf } from "./status.ts";
import { describeSession, message, resumed, sessionId, usage, uuid } from "./test-stage.ts";

const mode = fc.constantFrom("call", "chat");
const generation = fc.integer({ min: 1, max: 5 });
const position = fc.integer({ min: 1, max: 6 });
const text = fc.constantFrom("", "one", "two words", "three more words");

const stored = fc
  .record({
    position,
    role: fc.constantFrom("user", "assistant"),
    text,
    interrupted: fc.boolean(),
    clientId: fc.option(position.map((it) => uuid(it + 50))),
  })
  .map((it) => message(it.position, it).message);

const serverMessage: fc.Arbitrary<ServerMessage> = fc.oneof(
  fc.constant({ type: "welcome", protocol: 1, usage } as const),
  mode.map((it) => ({ type: "session.started", session: describeSession(it) }) as const),
  fc.tuple(mode, fc.array(stored, { maxLength: 3 })).map(([it, messages]) => resumed(it, { messages })),
  fc
    .constantFrom("person", "limit", "cap")
    .map((reason) => ({ type: "session.ended", reason, sessionId, durationSeconds: 9 }) as const),
  mode.map((it) => ({ type: "mode.switched", mode: it }) as const),
  text.map((title) => ({ type: "session.described", title }) as const),
  fc
    .tuple(fc.constantFrom(...phases), generation)
    .map(([phase, it]) => ({ type: "phase", phase, generation: it }) as const),
  stored.map((it) => ({ type: "message", message: it }) as const),
  position.map((it) => ({ type: "message.removed", id: uuid(it) }) as const),
  fc
    .tuple(generation, text)
    .map(([it, words]) => ({ type: "reply.delta", generation: it, text: words }) as const),
  fc
    .tuple(generation, fc.nat(2), text)
    .map(
      ([it, segment, words]) => ({ type: "reply.segment", generation: it, segment, text: words }) as const,
    ),
  fc
    .tuple(position, text)
    .map(([utterance, words]) => ({ type: "utterance.partial", utterance, text: words }) as const),
  position.map((utterance) => ({ type: "utterance.wait", utterance, silenceMs: 3_000 }) as const),
  fc
    .tuple(position, fc.constantFrom("sound", "speech"))
    .map(([utterance, verdict]) => ({ type: "utterance.over", utterance, verdict }) as const),
  fc
    .tuple(position, fc.constantFrom("breathing", "unknown"))
    .map(([it, resource]) => ({ type: "offer", id: uuid(it), position: it, resource, reason: "" }) as const),
  generation.map((it) => ({ type: "reply.audioEnd", generation: it, segments: 3 }) as const),
  generation.map((it) => ({ type: "clear", generation: it }) as const),
  fc.constant({ type: "usage", usage: { ...usage, remainingSeconds: 30 } } as const),
  fc.constant({ type: "notice", notice: "timeNearlyUp" } as const),
  fc
    .constantFrom("replyFailed", "messageNotSent", "notNow", "limitReached")
    .map((code) => ({ type: "error", code, retryable: true, clientId: null }) as const),
);

const event: fc.Arbitrary<ConversationEvent> = fc.oneof(
  { weight: 6, arbitrary: serverMessage.map((it) => ({ type: "server", message: it }) as const) },
  fc
    .constantFrom("closed", "connecting", "online", "reconnecting", "offline")
    .map((status) => ({ type: "connection", status }) as const),
  mode.map(
    (it) => ({ type: "startRequested", request: { mode: it, title: null, moodBefore: null } }) as const,
  ),
  fc.constant({ type: "endRequested" } as const),
  text.map((title) => ({ type: "described", details: { title, moodBefore: null } }) as const),
  fc.constantFrom("good", "weak").map((quality) => ({ type: "lineJudged", quality }) as const),
  fc.constant({ type: "endedHere", reason: "failed" } as const),
  mode.map((it) => ({ type: "switchRequested", mode: it }) as const),
  position.map((it) => ({ type: "typed", clientId: uuid(it + 50), text: "typed" }) as const),
  fc
    .tuple(generation, fc.nat(2), fc.nat(90_000))
    .map(([it, segment, samples]) => ({ type: "heard", generation: it, segment, samples }) as const),
  fc
    .tuple(generation, fc.nat(2))
    .map(([it, segment]) => ({ type: "soundArrived", generation: it, segment, samples: 4_800 }) as const),
  position.map((it) => ({ type: "offerDeclined", id: uuid(it) }) as const),
  fc.constant({ type: "logCleared" } as const),
  fc.constant({ type: "reset" } as const),
);

/** Every state along the way, a second apart. */
function states(events: readonly ConversationEvent[]): ConversationState[] {
  let state = initialConversation;
  return events.map((it, second) => (state = reduce(state, it, second * 1_000)));
}

const online: ConversationEvent[] = [
  { type: "startRequested", request: { mode: "call", title: null, moodBefore: null } },
  { type: "connection", status: "online" },
  { type: "server", message: { type: "welcome", protocol: 1, usage } },
  { type: "server", message: { type: "session.started", session: describeSession("call") } },
];

describe("the reducer, whatever happens", () => {
  test("every protocol message is covered by these properties", () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(serverMessage, (it) => void seen.add(it.type)),
      { numRuns: 1_000 },
    );
    const missing = Object.keys(serverMessageSchemas).filter((it) => !seen.has(it));
    expect(missing).toEqual(["discarded", "pong"]);
  });

  test("messages stay distinct and in order, and every state can be rendered", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        for (const state of states([...online, ...events])) {
          const ids = state.messages.flatMap((it) => (it.id === null ? [] : [it.id]));
          expect(new Set(ids).size).toBe(ids.length);
          const positions = state.messages.flatMap((it) => (it.position === null ? [] : [it.position]));
          expect(positions).toEqual(positions.toSorted((a, b) => a - b));
          expect(typeof statusOf(state)).toBe("string");
          expect(shownMessages(state).every((it) => it.text !== "")).toBe(true);
          expect(remainingSeconds(state, 90_000) ?? 0).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  test("[P6] nothing of a cleared generation changes anything", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), generation, text, (events, it, words) => {
        const state = states([...online, ...events]).at(-1) ?? initialConversation;
        const cleared = reduce(state, { type: "server", message: { type: "clear", generation: it } }, 50_000);
        const late: ServerMessage[] = [
          { type: "reply.delta", generation: it, text: words },
          { type: "reply.segment", generation: it, segment: 0, text: words },
          { type: "reply.audioEnd", generation: it, segments: 1 },
        ];
        for (const one of late)
          expect(reduce(cleared, { type: "server", message: one }, 50_000)).toEqual(cleared);
      }),
    );
  });

  test("[P7] receiving the same message twice has no further effect", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), stored, (events, it) => {
        const state = states([...online, ...events]).at(-1) ?? initialConversation;
        const taken: ConversationEvent = { type: "server", message: { type: "message", message: it } };
        const once = reduce(state, taken, 50_000);
        expect(reduce(once, taken, 50_000).messages).toEqual(once.messages);
      }),
    );
  });

  test("a caption only grows while it is heard", () => {
    const heard = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 2, maxLength: 20 });
    fc.assert(
      fc.property(heard, (samples) => {
        const segment: ConversationEvent = {
          type: "server",
          message: {
            type: "reply.segment",
            generation: 1,
            segment: 0,
            text: "some words, and 日本語も少し。",
          },
        };
        const sound: ConversationEvent = {
          type: "soundArrived",
          generation: 1,
          segment: 0,
          samples: 100_000,
        };
        const heardEvents = samples
          .toSorted((a, b) => a - b)
          .map((it): ConversationEvent => ({ type: "heard", generation: 1, segment: 0, samples: it }));
        const lengths = states([...online, segment, sound, ...heardEvents]).map(
          (state) => state.caption?.text.length ?? 0,
        );
        expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
      }),
    );
  });
});
