import { randomUUID } from "node:crypto";
import type { MeterStore } from "#relay/meter/port.ts";
import { noConversationRisk } from "#relay/conversation/conversation-risk.ts";
import { companionInstructions } from "#relay/companion/prompt.ts";
import type { SessionRecord, SessionRecords } from "#relay/live/ports.ts";

/** An in-memory database for the relay, because a benchmark of the relay excludes the real one. */

const window = { remainingSeconds: 900, limitSeconds: 900, resetsAt: null };

function recordFor(userId: string, language: string): SessionRecord {
  return {
    id: randomUUID(),
    userId,
    owner: "bench",
    title: "Session",
    mode: "call",
    continues: null,
    isPrivate: false,
    startedAt: new Date().toISOString(),
    language,
    voice: "warm",
    pace: "normal",
    briefing: {
      instructions: ({ spoken, pace, secondsLeft, afterSilence, risk, rewrite, offering }) =>
        companionInstructions({
          languageName: "English",
          spoken,
          style: "warm",
          pace,
          secondsLeft,
          afterSilence,
          runningSummary: "",
          memories: [],
          risk,
          rewrite,
          offering,
        }),
    },
  };
}

const ignore = (): void => {};

export const memoryRecords: SessionRecords = {
  usage: () => Promise.resolve(window),
  create: (userId, { language }) => Promise.resolve(recordFor(userId, language)),
  restore: () => Promise.resolve("gone"),
  holds: () => Promise.resolve(true),
  storeFor: () => ({ save: ignore, amend: ignore, remove: ignore, fence: ignore }),
  openSafety: () =>
    Promise.resolve({ risk: noConversationRisk, country: null, noticeDue: false, usedSeconds: 0 }),
  noteRisk: ignore,
  noteAiNotice: ignore,
  describe: ignore,
  discard: ignore,
  keep: ignore,
  end: ignore,
};

/** Everyone has time, and gets what they ask for. */
export const memoryMeterStore: MeterStore = {
  open: () => Promise.resolve({ epoch: 1, capSeconds: 900, balance: window }),
  reserve: (batch) =>
    Promise.resolve(
      batch.map(({ seconds, ...call }) => ({
        ...call,
        status: "granted",
        grantedSeconds: seconds,
        remainingSeconds: 900,
        capSeconds: 900,
        resetsAt: null,
      })),
    ),
  suspend: ignore,
  close: ignore,
};
