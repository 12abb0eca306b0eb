import * as fc from "fast-check";
import { expect, test } from "vitest";
import { concerns, isAtLeast, riskLevels } from "#shared/safety/risk.ts";
import type { Effect } from "./effects.ts";
import type { Event } from "./events.ts";
import { Talk } from "./talk.ts";

const small = fc.integer({ min: 1, max: 6 });
const samples = fc.integer({ min: 0, max: 100_000 });
const text = fc.constantFrom(
  "",
  "um",
  "I had a bad day",
  "That sounds hard. ",
  "死にたい",
  "One. Two, three four five. ",
);

/** Any event, with numbers that are often right and often wrong: a hostile or confused client. */
const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ type: fc.constantFrom("utteranceStarted", "utterancePaused"), utterance: small }),
  fc.record({ type: fc.constantFrom("utteranceContinued", "utteranceEnded"), utterance: small }),
  fc.record({ type: fc.constant("utteranceCancelled"), utterance: small }),
  fc.constant({ type: "askedAgain" } as const),
  fc.record({ type: fc.constant("typed"), clientId: fc.uuid(), text }),
  fc.record({ type: fc.constant("interrupted"), generation: small, segment: small, samples }),
  fc.record({
    type: fc.constant("played"),
    generation: small,
    segment: small,
    samples,
    finished: fc.boolean(),
  }),
  fc.record({ type: fc.constant("modeSwitched"), mode: fc.constantFrom("call", "chat") }),
  fc.record({ type: fc.constant("transcribed"), generation: small, text }),
  fc.record({
    type: fc.constantFrom("transcriptionFailed", "replyFinished", "replyFailed"),
    generation: small,
  }),
  fc.record({ type: fc.constant("replyDelta"), generation: small, text }),
  fc.record({ type: fc.constant("speechStarted"), generation: small, segment: small }),
  fc.record({
    type: fc.constant("speechFinished"),
    generation: small,
    segment: small,
    samples,
    failed: fc.boolean(),
  }),
  fc.record({ type: fc.constantFrom("disconnected", "silenced", "reconnected", "tick", "aiNoticeDue") }),
  fc.record({
    type: fc.constant("classified"),
    risk: fc.record({
      level: fc.constantFrom(...riskLevels),
      concerns: fc.subarray([...concerns]),
    }),
  }),
);

const timeUp: fc.Arbitrary<Event> = fc.record({
  type: fc.constant("timeUp"),
  reason: fc.constantFrom("limit", "cap"),
});

const last: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ type: fc.constant("endRequested"), moodAfter: fc.constant(null) }),
  fc.record({ type: fc.constant("replaced"), reason: fc.constantFrom("takenOver", "expired") }),
);

function run(events: readonly Event[]): { talk: Talk; effects: Effect[] } {
  const talk = new Talk().do({ type: "opened", restored: false });
  const effects: Effect[] = [...talk.effects];
  for (const it of events) {
    talk.after(700).do(it);
    effects.push(...talk.effects);
  }
  return { talk, effects };
}

const runs = { numRuns: 2_000 };

test("[T1] no order of events breaks a conversation", () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      expect(() => run(events)).not.toThrow();
    }),
    runs,
  );
});

test("[T6] nothing is spoken, released or written for a generation after it was cleared", () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      let cleared = 0;
      for (const effect of run(events).effects) {
        if (effect.type === "speak" || effect.type === "release" || effect.type === "finishSpeech")
          expect(effect.generation).toBeGreaterThan(cleared);
        if (effect.type !== "send") continue;
        if (effect.message.type === "reply.delta") expect(effect.message.generation).toBeGreaterThan(cleared);
        if (effect.message.type === "clear") cleared = effect.message.generation;
      }
    }),
    runs,
  );
});

test("[T14] every message has its own, ascending position, and only known messages are amended or removed", () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      const saved = new Map<string, number>();
      let position = 0;
      for (const effect of run(events).effects) {
        if (effect.type === "save") {
          expect(effect.message.position).toBe(position + 1);
          expect(saved.has(effect.message.id)).toBe(false);
          position = effect.message.position;
          saved.set(effect.message.id, position);
        }
        if (effect.type === "amend" || effect.type === "remove")
          expect(saved.get(effect.message.id)).toBe(effect.message.position);
      }
    }),
    runs,
  );
});

test("[T4] held speech is released once or aborted, never both silent and open", () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      const held = new Set<number>();
      for (const effect of run(events).effects) {
        if (effect.type === "speak" && effect.held) held.add(effect.generation);
        if (effect.type === "speak" && !effect.held) expect(held.has(effect.generation)).toBe(false);
        if (effect.type === "release" || effect.type === "abort") held.delete(effect.generation);
      }
    }),
    runs,
  );
});

test("[T20] after the end nothing more is asked of the model or of transcription", () => {
  fc.assert(
    fc.property(
      fc.array(event, { maxLength: 40 }),
      last,
      fc.array(event, { maxLength: 40 }),
      (before, end, after) => {
        const { effects } = run([...before, end, ...after]);
        const tail = effects.slice(effects.findIndex((it) => it.type === "end") + 1);
        expect(effects.filter((it) => it.type === "end")).toHaveLength(1);
        expect(
          tail.filter((it) => it.type === "generate" || it.type === "transcribe" || it.type === "save"),
        ).toEqual([]);
      },
    ),
    runs,
  );
});

test("[T21][T23] risk never sinks, and from active on no limit ends the session", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof({ weight: 8, arbitrary: event }, timeUp), { maxLength: 60 }), (events) => {
      const talk = new Talk().do({ type: "opened", restored: false });
      for (const it of events) {
        const { risk } = talk.state;
        talk.after(700).do(it);
        expect(isAtLeast(talk.state.risk.level, risk.level)).toBe(true);
        expect(talk.state.risk.concerns).toEqual(expect.arrayContaining([...risk.concerns]));
        if (isAtLeast(risk.level, "active")) expect(talk.of("end")).toEqual([]);
      }
    }),
    runs,
  );
});

test("[T22] every reply of a session at risk is asked for under its risk", () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      const talk = new Talk().do({ type: "opened", restored: false });
      for (const it of events) {
        talk.after(700).do(it);
        for (const { risk } of talk.of("generate"))
          expect(isAtLeast(risk.level, talk.state.risk.level)).toBe(true);
      }
    }),
    runs,
  );
});

test("[T20][T23] time that is up ends a session without risk, at once or when it was heard", () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), timeUp, (before, end) => {
      const { talk } = run([...before, end]);
      const { risk, overdue, turn } = talk.state;
      if (isAtLeast(risk.level, "active")) expect(turn.phase).not.toBe("ended");
      else expect(turn.phase === "ended" || overdue !== null).toBe(true);
    }),
    runs,
  );
});
