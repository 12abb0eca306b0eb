import * as fc from "fast-check";
import { expect, test } from "vitest";
import { concerns, isAtLeast, riskLevels } from "#shared/safety/risk.ts";
import type { OutgoingCheck } from "../safety/outgoing.ts";
import type { Effect } from "./effects.ts";
import type { Event } from "./events.ts";
import { limitsAreOff } from "./risk.ts";
import { Talk } from "../testing/talk.ts";

/** What must never go out, in the middle of whatever else happens. */
const check: OutgoingCheck = (said) =>
  said.includes("real person")
    ? { verdict: "stop", fault: "human" }
    : { verdict: "pass", text: said.replace("0800", ""), removed: said.includes("0800") ? ["number"] : [] };

/** What of an effect the person sees or hears, or finds again later. */
function outgoing(effect: Effect): string[] {
  if (effect.type === "speak") return [effect.text];
  if (effect.type === "save" || effect.type === "amend")
    return effect.message.role === "assistant" ? [effect.message.text] : [];
  return effect.type === "send" && effect.message.type === "reply.delta" ? [effect.message.text] : [];
}

const small = fc.integer({ min: 1, max: 6 });
const samples = fc.integer({ min: 0, max: 100_000 });
const text = fc.constantFrom(
  "",
  "um",
  "I had a bad day",
  "That sounds hard. ",
  "死にたい",
  "I want to kill myself",
  "I want to die tonight",
  "you misunderstood me",
  "I am a real person. ",
  "Call 0800. One. Two, three four five. ",
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
  fc.record({
    type: fc.constantFrom("disconnected", "silenced", "unsilenced", "reconnected", "tick", "aiNoticeDue"),
  }),
  fc.constant({ type: "helpDismissed" } as const),
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

const timeUp: fc.Arbitrary<Event> = fc.record({
  type: fc.constant("timeUp"),
  reason: fc.constantFrom("limit", "cap"),
});

const last: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ type: fc.constant("endRequested"), moodAfter: fc.constant(null) }),
  fc.record({ type: fc.constant("replaced"), reason: fc.constantFrom("takenOver", "expired") }),
);

const open = (): Talk => new Talk("call", { check }).do({ type: "opened", restored: false });

function run(events: readonly Event[]): { talk: Talk; effects: Effect[] } {
  const talk = open();
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

test("[T20] after the end nothing more is answered or sent, and only what was said before is stored", () => {
  fc.assert(
    fc.property(
      fc.array(event, { maxLength: 40 }),
      last,
      fc.array(event, { maxLength: 40 }),
      (before, end, after) => {
        const { effects } = run([...before, end, ...after]);
        const tail = effects.slice(effects.findIndex((it) => it.type === "end") + 1);
        expect(effects.filter((it) => it.type === "end")).toHaveLength(1);
        expect(tail.filter((it) => it.type === "generate" || it.type === "amend")).toEqual([]);
        expect(tail.flatMap((it) => (it.type === "send" ? [it.message.type] : []))).not.toContainEqual(
          expect.not.stringMatching("clear"),
        );
        for (const it of tail)
          if (it.type === "save") expect(it).toMatchObject({ message: { role: "user", clientId: null } });
      },
    ),
    runs,
  );
});

test("[T23] while a confirmed danger lasts no limit ends the session", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof({ weight: 8, arbitrary: event }, timeUp), { maxLength: 60 }), (events) => {
      const talk = open();
      for (const it of events) {
        const wereOff = limitsAreOff(talk.state);
        talk.after(700).do(it);
        if (wereOff && it.type === "timeUp") expect(talk.of("end")).toEqual([]);
        if (limitsAreOff(talk.state)) expect(talk.of("end")).toEqual([]);
      }
    }),
    runs,
  );
});

test("[T21][T25] risk moves only with what is said, read or dismissed, and each change is told and written down", () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      const talk = open();
      for (const it of events) {
        const { risk, riskLog } = talk.state;
        talk.after(700).do(it);
        const now = talk.state.risk;
        if (talk.state.riskLog === riskLog) expect(now).toBe(risk);
        const told = talk.sent("notice").filter(({ notice }) => notice === "helpCard");
        expect(told).toHaveLength(talk.of("risk").length);
        const moved = now.level !== risk.level || now.confirmed !== risk.confirmed;
        if (moved || now.dismissed !== risk.dismissed)
          expect(told.at(-1)).toMatchObject({
            level: now.level,
            concerns: now.concerns,
            confirmed: now.confirmed,
            folded: now.dismissed,
          });
      }
    }),
    runs,
  );
});

test("[T22] every reply is asked for under the risk of its moment, and never while the reader is awaited", () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      const talk = open();
      for (const it of events) {
        talk.after(700).do(it);
        const asked = talk.of("generate");
        if (talk.state.turn.phase !== "replying") continue;
        for (const { risk } of asked) expect(risk).toEqual(talk.state.risk);
        if (asked.length > 0) expect(talk.state.awaitedTurn).toBeNull();
        const { reply } = talk.state.turn;
        // Whoever waits is waited for: nothing hangs once the wait is over.
        if (!reply.scripted && reply.askedUnder === null) expect(talk.state.awaitedTurn).not.toBeNull();
      }
    }),
    runs,
  );
});

test("[T22] a reply that waits for the reader is asked for when the wait is over, and not before", () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      const talk = open();
      for (const it of events) talk.after(700).do(it);
      const { awaitedTurn, turn } = talk.state;
      if (awaitedTurn === null || turn.phase !== "replying" || turn.reply.askedUnder !== null) return;
      if (turn.reply.scripted) return;
      expect(talk.do({ type: "readerLate", turn: awaitedTurn }).of("generate")).toHaveLength(1);
    }),
    runs,
  );
});

test("[T26] nothing that the check stops or takes out is ever shown, spoken or stored", () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      for (const out of run(events).effects.flatMap(outgoing)) expect(out).not.toMatch(/real person|0800/);
    }),
    runs,
  );
});

test("[T20][T23] time that is up ends a session without a confirmed danger, at once or when it was heard", () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), timeUp, (before, end) => {
      const { talk } = run([...before, end]);
      const { risk, overdue, turn } = talk.state;
      if (risk.confirmed && isAtLeast(risk.level, "active")) expect(turn.phase).not.toBe("ended");
      else expect(turn.phase === "ended" || overdue !== null).toBe(true);
    }),
    runs,
  );
});
