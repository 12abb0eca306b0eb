import { limits, noUse, type Use } from "#shared/limits.ts";
import { decodeServerMessage } from "#shared/protocol/codec.ts";
import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import type { Message } from "#shared/protocol/values.ts";
import { limitByKey } from "#relay/routes/rate-limit.ts";
import { noConversationRisk } from "#relay/conversation/conversation-risk.ts";
import { RunningSummary } from "#relay/companion/running-summary.ts";
import { SessionSummarizer } from "#relay/companion/session-summary.ts";
import { Meter } from "#relay/meter/meter.ts";
import { createPersonUse, flushEveryMs } from "#relay/meter/person-use.ts";
import type { MeterStore } from "#relay/meter/port.ts";
import { sumOf, type UseStore } from "#relay/meter/use-budget.ts";
import { companionInstructions } from "#relay/companion/prompt.ts";
import { checkOutgoingFor } from "#relay/safety/check-outgoing.ts";
import { type Hearing, isOnFloor } from "#relay/safety/hear.ts";
import { readerOver } from "#relay/safety/reader.ts";
import type { SessionRecord, SessionRecords } from "#relay/live/ports.ts";
import { LiveConversations } from "#relay/live/live-conversations.ts";
import { settle, StageClock } from "#relay/testing/stage-doubles.ts";
import { Connection } from "#relay/socket/connection.ts";
import { TypingBudget, withinBudget } from "#relay/socket/typing-budget.ts";

import { AttackerLine } from "./attacker-line.ts";
import { expensiveModels } from "./expensive-models.ts";

/** Each person's share of what is counted, for the whole run. */
export type Tally = Record<keyof Use | "chargedSeconds" | "refused", number>;

const noTally = (): Tally => ({
  typedCharacters: 0,
  providerCalls: 0,
  providerCharacters: 0,
  tokensIn: 0,
  tokensOut: 0,
  soundSeconds: 0,
  chargedSeconds: 0,
  refused: 0,
});

/** One relay with the product's own limits, over a manual clock and an in-memory database. */
export class WorstHour {
  readonly clock = new StageClock();
  readonly tallies = new Map<string, Tally>();
  readonly #hearing: Hearing;
  readonly #hours = new Map<string, Map<number, Use>>();
  readonly #waiting: { readonly record: SessionRecord; readonly messages: Message[] }[] = [];
  readonly #spent = new Map<string, number>();
  readonly #ai = expensiveModels(this.clock);
  readonly use = createPersonUse({
    ai: this.#ai,
    store: this.#useStore(),
    now: this.clock.now,
    onUse: () => {},
  });
  readonly meter = new Meter(this.#meterStore(), {
    now: this.clock.now,
    isSpent: (userId) => this.#isSpent(userId),
  });
  readonly #summarizer = this.#makeSummarizer();
  readonly #typing = new TypingBudget({
    now: this.clock.now,
    isSpent: (userId) => this.#isSpent(userId),
    tellsOfDanger: isOnFloor,
    count: (userId, typedCharacters) => this.use.count(userId, { typedCharacters }),
  });
  readonly sessions: LiveConversations;
  #ids = 0;

  constructor(hearing: Hearing) {
    this.#hearing = hearing;
    this.sessions = this.#makeSessions();
  }

  tallyOf(userId: string): Tally {
    const tally = this.tallies.get(userId) ?? noTally();
    this.tallies.set(userId, tally);
    return tally;
  }

  connect(userId: string, onMessage: (message: ServerMessage) => void): AttackerLine {
    this.use.watch(userId);
    const connection = new Connection(
      {
        sendText: (text) => {
          const decoded = decodeServerMessage(text);
          if (decoded.status !== "ok") return;
          if (decoded.message.type === "error") this.tallyOf(userId).refused += 1;
          onMessage(decoded.message);
        },
        sendBytes: () => {},
        ping: () => connection.events.onAlive(),
        bufferedBytes: () => 0,
        close: () => connection.events.onClosed(1000),
      },
      (self) =>
        withinBudget(this.sessions.handlerFor(self, userId), self, (it) => this.#typing.take(userId, it)),
      {
        now: this.clock.now,
        wait: (ms) => new Promise((resolve) => void this.clock.after(ms, resolve)),
        count: () => {},
      },
    );
    return new AttackerLine(connection);
  }

  /** Advances time in the steps of the relay's timers, ms. */
  async pass(ms: number): Promise<void> {
    this.clock.advance(ms);
    const at = this.clock.now();
    if (at % 500 === 0) this.sessions.registry.tick();
    if (at % 1_000 === 0) await this.meter.tick();
    if (at % flushEveryMs === 0) await this.use.flushed();
    if (at % 30_000 === 0) this.#summarizer.poke();
    await settle();
  }

  #isSpent(userId: string): boolean {
    return this.use.isSpent(userId) && !this.sessions.registry.isInDanger(userId);
  }

  #newId(): string {
    this.#ids += 1;
    return `00000000-0000-4000-8000-${String(this.#ids).padStart(12, "0")}`;
  }

  #makeSessions(): LiveConversations {
    const workAhead = limitByKey(limits.workAhead, this.clock.now);
    return new LiveConversations({
      vocabulary: "open",
      aiFor: this.use.aiFor,
      records: this.#records(),
      meter: this.meter,
      measure: () => {},
      now: this.clock.now,
      wallNow: this.clock.now,
      newId: () => this.#newId(),
      after: this.clock.after,
      hearing: this.#hearing,
      soon: (run) => void this.clock.after(0, run),
      readTurnFor: (userId) => readerOver(this.use.aiFor(userId), this.clock.after),
      mayWorkAhead: (userId) => !this.#isSpent(userId) && workAhead(userId) === 0,
      checkFor: checkOutgoingFor,
    });
  }

  #records(): SessionRecords {
    const kept = new WeakMap<
      SessionRecord,
      { readonly summary: RunningSummary; readonly messages: Message[] }
    >();
    return {
      usage: (userId) =>
        Promise.resolve({ remainingSeconds: this.#left(userId), limitSeconds: 900, resetsAt: null }),
      create: (userId, { mode, language }) => {
        const ai = this.use.aiFor(userId);
        const summary = new RunningSummary({ ai, onChange: () => {} }, { text: "", through: 0 });
        const record: SessionRecord = {
          id: this.#newId(),
          userId,
          owner: "relay",
          title: "Session",
          mode,
          continues: null,
          isPrivate: false,
          startedAt: new Date(this.clock.now()).toISOString(),
          language,
          voice: "warm",
          pace: "normal",
          briefing: {
            instructions: (request) =>
              companionInstructions({
                ...request,
                style: "warm",
                languageName: "English",
                runningSummary: summary.text,
                memories: [],
              }),
          },
        };
        kept.set(record, { summary, messages: [] });
        return Promise.resolve(record);
      },
      restore: () => Promise.resolve("gone"),
      holds: () => Promise.resolve(true),
      storeFor: (record) => {
        const { summary, messages } = kept.get(record) ?? {
          summary: undefined,
          messages: new Array<Message>(),
        };
        return {
          save: (message) => {
            messages.push(message);
            summary?.note(message);
          },
          amend: (message) => summary?.note(message),
          remove: (message) => summary?.forget(message),
          fence: () => {},
        };
      },
      openSafety: () =>
        Promise.resolve({ risk: noConversationRisk, country: null, noticeDue: false, usedSeconds: 0 }),
      noteRisk: () => {},
      noteAiNotice: () => {},
      describe: () => {},
      discard: () => {},
      keep: () => {},
      end: (record) => {
        this.#waiting.push({ record, messages: kept.get(record)?.messages ?? [] });
        this.#summarizer.poke();
      },
    };
  }

  /** Summaries and memories are written after the end of each session. */
  #makeSummarizer(): SessionSummarizer {
    return new SessionSummarizer({
      aiFor: this.use.aiFor,
      checkFor: checkOutgoingFor,
      onFault: () => {},
      claim: () =>
        Promise.resolve(
          this.#waiting.splice(0, 4).map(({ record: { id, userId, language }, messages }) => ({
            id,
            userId,
            language,
            country: null,
            ownTitle: false,
            attempts: 1,
            lines: messages.map(({ role, text }) => ({ role, text })),
            danger: { level: "none" as const, concerns: [] },
            known: [],
          })),
        ),
      finish: () => Promise.resolve(),
    });
  }

  #left(userId: string): number {
    return Math.max(0, 900 - (this.#spent.get(userId) ?? 0));
  }

  /** A free account's 900 s. */
  #meterStore(): MeterStore {
    let epoch = 0;
    const granted = new Map<number, number>();
    return {
      open: (userId) => {
        epoch += 1;
        const balance = { remainingSeconds: this.#left(userId), limitSeconds: 900, resetsAt: null };
        return Promise.resolve({ epoch, capSeconds: 900, balance });
      },
      reserve: (batch) =>
        Promise.resolve(
          batch.map(({ seconds, charge, ...call }) => {
            const grantedSeconds = charge ? Math.min(seconds, this.#left(call.userId)) : seconds;
            if (charge) this.#spent.set(call.userId, (this.#spent.get(call.userId) ?? 0) + grantedSeconds);
            granted.set(call.epoch, (granted.get(call.epoch) ?? 0) + (charge ? grantedSeconds : 0));
            const status = grantedSeconds > 0 ? ("granted" as const) : ("window_exhausted" as const);
            const left = this.#left(call.userId);
            return {
              ...call,
              status,
              grantedSeconds,
              remainingSeconds: left,
              capSeconds: 900,
              resetsAt: null,
            };
          }),
        ),
      suspend: () => {},
      close: ({ userId, epoch: closed }, spoken) => {
        const back = Math.max(0, (granted.get(closed) ?? 0) - spoken);
        granted.delete(closed);
        this.#spent.set(userId, (this.#spent.get(userId) ?? 0) - back);
        this.tallyOf(userId).chargedSeconds = this.#spent.get(userId) ?? 0;
      },
    };
  }

  #useStore(): UseStore {
    return {
      count: (batch) =>
        Promise.resolve(
          batch.map(({ userId, ...use }) => {
            const hour = Math.floor(this.clock.now() / 3_600_000);
            const hours = this.#hours.get(userId) ?? new Map<number, Use>();
            this.#hours.set(userId, hours.set(hour, sumOf(hours.get(hour) ?? noUse, use)));
            Object.assign(this.tallyOf(userId), sumOf(this.tallyOf(userId), use));
            const day = [...hours.values()].reduce(sumOf, noUse);
            return { userId, hour: hours.get(hour) ?? noUse, day };
          }),
        ),
    };
  }
}
