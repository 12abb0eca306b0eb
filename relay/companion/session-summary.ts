import type { Line } from "#shared/protocol/values.ts";
import type { RiskFinding } from "#shared/safety/risk.ts";
import type { Ai } from "../ai/port.ts";
import { reportFailure } from "../runtime/background.ts";
import { personSpoke, transcriptOf } from "./transcript.ts";
import { type SummaryAndTitle, writeMemories, writeSummary } from "./summary-tasks.ts";

/** A session that is over and about which nothing is written yet. */
export type FinishedSession = {
  readonly id: string;
  readonly userId: string;
  readonly ownTitle: boolean;
  readonly language: string;
  /** How often somebody has tried, this time included. */
  readonly attempts: number;
  readonly lines: readonly Line[];
  /** The highest danger that was confirmed and not taken back as a misunderstanding. */
  readonly danger: RiskFinding;
  /** What is already remembered; null where the person turned memory off. */
  readonly known: readonly string[] | null;
};

/** What is kept of a session after its end; null where there is nothing to keep. */
export type WrittenSession = {
  readonly transcript: string | null;
  readonly summary: string | null;
  readonly title: string | null;
  readonly memories: readonly string[];
};

export type SessionSummarizerDeps = {
  /** The models, as this person has them. */
  readonly aiFor: (userId: string) => Pick<Ai, "task">;
  /** Claims some, so that no other relay writes about them meanwhile; null when the database did not answer. */
  readonly claim: () => Promise<readonly FinishedSession[] | null>;
  readonly finish: (session: FinishedSession, written: WrittenSession) => Promise<void>;
};

/** After so many tries by any relay the session keeps its transcript and goes without a summary. */
const maxAttempts = 3;

const nothing: WrittenSession = { transcript: null, summary: null, title: null, memories: [] };

function isComplete(session: FinishedSession, summary: SummaryAndTitle | null, memories: unknown): boolean {
  if (session.attempts >= maxAttempts) return true;
  return summary !== null && (session.known === null || memories !== null);
}

/**
 * Writes transcripts, summaries, titles and memories of sessions that are over, in its own time: after each end
 * and now and then for those that another relay left behind.
 */
export class SessionSummarizer {
  readonly #deps: SessionSummarizerDeps;
  readonly #stop = new AbortController();
  #running: Promise<void> | null = null;
  #again = false;

  constructor(deps: SessionSummarizerDeps) {
    this.#deps = deps;
  }

  /** There may be something to write. */
  poke(): void {
    this.#again = true;
    this.#running ??= this.#run()
      .catch((error: unknown) => reportFailure("sessionSummary.write", error))
      .finally(() => {
        this.#running = null;
      });
  }

  /** Lets what is under way fall; another relay finds it when its claim has run out. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#again && !this.#stop.signal.aborted) {
      this.#again = false;
      const claimed = await this.#deps.claim();
      await Promise.all((claimed ?? []).map((session) => this.#tryToWrite(session)));
      if (claimed !== null && claimed.length > 0) this.#again = true;
    }
  }

  async #tryToWrite(session: FinishedSession): Promise<void> {
    try {
      await this.#write(session);
    } catch (error) {
      reportFailure("sessionSummary.write", error);
    }
  }

  async #write(session: FinishedSession): Promise<void> {
    const { aiFor, finish } = this.#deps;
    const ai = aiFor(session.userId);
    if (!personSpoke(session.lines)) return finish(session, nothing);
    const { signal } = this.#stop;
    const [summary, memories] = await Promise.all([
      writeSummary(ai, session, signal),
      session.known === null ? null : writeMemories(ai, { ...session, known: session.known }, signal),
    ]);
    // Left to the next try, which comes when the claim has run out.
    if (signal.aborted || !isComplete(session, summary, memories)) return;
    await finish(session, {
      transcript: transcriptOf(session.lines),
      summary: summary?.summary ?? null,
      title: summary?.title ?? null,
      memories: memories ?? [],
    });
  }
}
