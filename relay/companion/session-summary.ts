import type { Line } from "#shared/protocol/values.ts";
import type { RiskFinding } from "#shared/safety/risk.ts";
import type { Ai } from "../ai/port.ts";
import { ClaimedWork } from "../runtime/claimed-work.ts";
import type { OutgoingCheck, OutgoingFault } from "../safety/outgoing.ts";
import { personSpoke, transcriptOf } from "./transcript.ts";
import { type SummaryAndTitle, writeMemories, writeSummary } from "./summary-tasks.ts";

/** An ended session without a summary yet. */
export type FinishedSession = {
  readonly id: string;
  readonly userId: string;
  readonly ownTitle: boolean;
  readonly language: string;
  /** ISO 3166-1 alpha-2: whose helplines may be named; null if unknown. */
  readonly country: string | null;
  /** How many attempts have been made, including this one. */
  readonly attempts: number;
  readonly lines: readonly Line[];
  /** The highest danger that was confirmed and not retracted as a misunderstanding. */
  readonly danger: RiskFinding;
  /** Existing memories; null if the person turned memory off. */
  readonly known: readonly string[] | null;
};

/** What is stored about a session after it ended; null for parts that don't apply. */
export type WrittenSession = {
  readonly transcript: string | null;
  readonly summary: string | null;
  readonly title: string | null;
  readonly memories: readonly string[];
};

export type SessionSummarizerDeps = {
  /** The models, with this person's usage counted. */
  readonly aiFor: (userId: string) => Pick<Ai, "task">;
  /** Reads what models write for the person, by their country. */
  readonly checkFor: (country: string | null) => OutgoingCheck;
  /** The check took something out of what a model wrote. */
  readonly onFault: (fault: OutgoingFault) => void;
  /**
   * Claims at most `room` sessions, so that no other relay summarizes them at the same time; null if the database
   * didn't answer.
   */
  readonly claim: (room: number) => Promise<readonly FinishedSession[] | null>;
  readonly finish: (session: FinishedSession, written: WrittenSession) => Promise<void>;
};

/** After this many attempts by any relay, the session keeps its transcript and gets no summary. */
const maxAttempts = 3;

/** Each session takes two model calls. */
const atOnce = 4;

const nothing: WrittenSession = { transcript: null, summary: null, title: null, memories: [] };

function isComplete(session: FinishedSession, summary: SummaryAndTitle | null, memories: unknown): boolean {
  if (session.attempts >= maxAttempts) return true;
  return summary !== null && (session.known === null || memories !== null);
}

/**
 * Writes transcripts, summaries, titles and memories of ended sessions in the background: after each end, and
 * regularly for those that another relay left behind.
 */
export class SessionSummarizer {
  readonly #deps: SessionSummarizerDeps;
  readonly #stop = new AbortController();
  readonly #work: ClaimedWork<FinishedSession>;

  constructor(deps: SessionSummarizerDeps) {
    this.#deps = deps;
    const work = (session: FinishedSession) => this.#write(session);
    this.#work = new ClaimedWork({ claim: deps.claim, work, atOnce, task: "sessionSummary.write" });
  }

  /** Call this when there may be something to write. */
  poke(): void {
    this.#work.poke();
  }

  /** Abandons work in progress; another relay picks it up when the claim expires. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#work.stop();
  }

  async #write(session: FinishedSession): Promise<void> {
    const { aiFor, checkFor, onFault, finish } = this.#deps;
    const ai = aiFor(session.userId);
    if (!personSpoke(session.lines)) return finish(session, nothing);
    // What was written is refused, and asking models for it again would cost as much and come to nothing.
    const further = session.attempts - maxAttempts;
    if (further > 0)
      return finish(
        session,
        further === 1 ? { ...nothing, transcript: transcriptOf(session.lines) } : nothing,
      );
    const { signal } = this.#stop;
    const reading = {
      check: checkFor(session.country),
      onFaults: (faults: readonly OutgoingFault[]) => faults.forEach(onFault),
    };
    const [summary, memories] = await Promise.all([
      writeSummary(ai, session, reading, signal),
      session.known === null
        ? null
        : writeMemories(ai, { ...session, known: session.known }, reading, signal),
    ]);
    // The next attempt comes when the claim expires.
    if (signal.aborted || !isComplete(session, summary, memories)) return;
    await finish(session, {
      transcript: transcriptOf(session.lines),
      summary: summary?.summary || null,
      title: summary?.title || null,
      memories: memories ?? [],
    });
  }
}
