import type { Pace, VoiceStyle } from "#shared/catalogues/voices.ts";
import type { Message } from "#shared/protocol/values.ts";
import type { Ai, AiOutcome, SpeakOptions, Spoken, WriteOptions, WriteRequest } from "../ai/port.ts";
import type { MeterStore } from "../meter/port.ts";
import { noConversationRisk, type ConversationRisk } from "../conversation/conversation-risk.ts";
import type { Briefing } from "../live/ports.ts";
import type { SafetyStart, SessionRecord, SessionRecords, StartRefusal } from "../live/ports.ts";

/**
 * In-memory doubles of what surrounds a relay's sessions: a clock, providers that wait to be answered, a
 * database.
 */

type Timer = { at: number; run: () => void };

/** A clock that only moves when told to, running whatever falls due on the way. */
export class StageClock {
  at = Date.parse("2026-11-20T12:00:00Z");
  #timers: Timer[] = [];

  now = (): number => this.at;

  after = (ms: number, run: () => void): (() => void) => {
    const timer = { at: this.at + ms, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((it) => it !== timer);
    };
  };

  advance(ms: number): void {
    const until = this.at + ms;
    for (;;) {
      const due = this.#timers.filter((it) => it.at <= until).toSorted((a, b) => a.at - b.at)[0];
      if (due === undefined) break;
      this.#timers = this.#timers.filter((it) => it !== due);
      this.at = due.at;
      due.run();
    }
    this.at = until;
  }
}

/** Lets everything already decided happen. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

type Pending<Input, Value> = {
  readonly input: Input;
  readonly signal: AbortSignal;
  readonly answer: (outcome: AiOutcome<Value>) => void;
};

/** Providers that answer when the test says so, and honor aborts. */
export class StageAi implements Pick<Ai, "transcribe" | "listen" | "write" | "speak"> {
  /** Null: only recordings are transcribed. */
  listen: Ai["listen"] = null;
  readonly transcriptions: Pending<readonly Uint8Array[], string>[] = [];
  readonly writings: (Pending<WriteRequest, null> & Pick<WriteOptions, "onText" | "onCall">)[] = [];
  readonly speeches: (Pending<string, Spoken> & Omit<SpeakOptions, "signal">)[] = [];

  #wait<Value>(
    signal: AbortSignal,
    keep: (answer: (outcome: AiOutcome<Value>) => void) => void,
  ): Promise<AiOutcome<Value>> {
    return new Promise((resolve) => {
      signal.addEventListener("abort", () => resolve({ ok: false, failure: "aborted" }));
      keep(resolve);
    });
  }

  transcribe: Ai["transcribe"] = (sound, { signal }) =>
    this.#wait<string>(signal, (answer) => this.transcriptions.push({ input: sound, signal, answer }));

  write: Ai["write"] = (request, { signal, onText, onCall }) =>
    this.#wait<null>(signal, (answer) =>
      this.writings.push({ input: request, signal, answer, onText, onCall }),
    );

  speak: Ai["speak"] = (text, options) =>
    this.#wait<Spoken>(options.signal, (answer) => this.speeches.push({ ...options, input: text, answer }));

  /** Answers the latest pending transcription. */
  async heard(text: string): Promise<void> {
    this.transcriptions.at(-1)?.answer({ ok: true, value: text });
    await settle();
  }

  /** Writes a whole reply. */
  async writes(...pieces: string[]): Promise<void> {
    const writing = this.writings.at(-1);
    for (const piece of pieces) writing?.onText(piece);
    writing?.answer({ ok: true, value: null });
    await settle();
  }

  /** Answers every speech request with one second of audio. */
  async speaks(): Promise<void> {
    for (const speech of this.speeches.splice(0)) {
      if (speech.signal.aborted) continue;
      for (let packet = 0; packet < 50; packet += 1) await speech.onPackets([new Uint8Array([packet])], 960);
      speech.answer({ ok: true, value: { samples: 48_000, said: speech.input, reworded: false } });
      await settle();
    }
  }
}

/** Sessions as a database would store them. */
export class StageRecords implements SessionRecords {
  away = false;
  refuse: StartRefusal | null = null;
  /** Another relay owns the session now. */
  takenElsewhere = false;
  readonly messages = new Map<string, Message & { utterance: number | null }>();
  readonly amended: string[] = [];
  readonly removed: string[] = [];
  readonly ends: { id: string; reason: string; durationSeconds: number; moodAfter: string | null }[] = [];
  readonly records = new Map<string, SessionRecord>();
  readonly progress: { id: string; durationSeconds: number; mode: string }[] = [];
  discarded: string[] = [];
  /** What people added during their sessions. */
  readonly described: Parameters<SessionRecords["describe"]>[1][] = [];
  safety: SafetyStart = { risk: noConversationRisk, country: "GB", noticeDue: false, usedSeconds: 0 };
  /** Every change of the risk. */
  readonly risks: ConversationRisk[] = [];
  /** What the model is told before each reply. */
  briefing: Briefing = { instructions: () => "Listen." };
  /** The voice style that the person chose. */
  voice: VoiceStyle = "warm";
  pace: Pace = "normal";
  noticed = 0;
  #count = 0;

  usage: SessionRecords["usage"] = () =>
    Promise.resolve(this.away ? null : { remainingSeconds: 900, limitSeconds: 900, resetsAt: null });

  create: SessionRecords["create"] = (userId, request) => {
    if (this.away) return Promise.resolve(null);
    if (this.refuse !== null) return Promise.resolve(this.refuse);
    this.#count += 1;
    const record: SessionRecord = {
      id: `aaaaaaaa-0000-4000-8000-00000000000${this.#count}`,
      userId,
      owner: "stage",
      title: request.title ?? "Session",
      mode: request.mode,
      continues: request.continues === null ? null : { id: request.continues, title: "Earlier" },
      isPrivate: request.isPrivate,
      startedAt: "2026-11-20T12:00:00.000Z",
      language: request.language,
      voice: this.voice,
      pace: this.pace,
      briefing: this.briefing,
    };
    this.records.set(record.id, record);
    return Promise.resolve(record);
  };

  holds: SessionRecords["holds"] = () => Promise.resolve(this.away ? null : !this.takenElsewhere);

  openSafety: SessionRecords["openSafety"] = () => Promise.resolve(this.away ? null : this.safety);

  noteRisk: SessionRecords["noteRisk"] = (_record, risk) => {
    this.risks.push(risk);
    this.safety = { ...this.safety, risk };
  };

  noteAiNotice: SessionRecords["noteAiNotice"] = () => {
    this.noticed += 1;
  };

  describe: SessionRecords["describe"] = (_record, about) => {
    this.described.push(about);
  };

  discard: SessionRecords["discard"] = ({ id }) => {
    this.discarded.push(id);
    this.records.delete(id);
  };

  restore: SessionRecords["restore"] = (userId, sessionId) => {
    const record = this.records.get(sessionId);
    if (this.away) return Promise.resolve(null);
    if (record === undefined || record.userId !== userId || this.ends.some((it) => it.id === sessionId))
      return Promise.resolve("gone");
    const messages = [...this.messages.values()];
    const utterance = Math.max(0, ...messages.map((it) => it.utterance ?? 0));
    const position = Math.max(0, ...messages.map((it) => it.position));
    const numberedAfter = position + 1_000;
    return Promise.resolve({
      record,
      messages,
      amended: this.amended,
      removed: this.removed,
      position,
      numberedAfter,
      safety: this.safety,
      utterance,
      elapsedSeconds: 0,
    });
  };

  storeFor: SessionRecords["storeFor"] = () => ({
    save: (message, utterance) => this.messages.set(message.id, { ...message, utterance }),
    amend: (message, utterance) => {
      this.amended.push(message.id);
      this.messages.set(message.id, { ...message, utterance: utterance ?? null });
    },
    remove: (message) => {
      this.removed.unshift(message.id);
      this.messages.delete(message.id);
    },
    fence: () => {},
  });

  keep: SessionRecords["keep"] = ({ id }, progress) => this.progress.push({ id, ...progress });

  end: SessionRecords["end"] = (record, end) => {
    // A relay that lost the session has its writes refused.
    if (!this.takenElsewhere) this.ends.push({ id: record.id, ...end });
  };

  get texts(): string[] {
    return [...this.messages.values()].map((it) => `${it.role}: ${it.text}`);
  }
}

/** A meter's database with a number of seconds left; -1 is unlimited. */
export function stageMeterStore(seconds: { left: number; cap: number; away: boolean }): MeterStore {
  return {
    open: () =>
      Promise.resolve(
        seconds.away
          ? null
          : {
              epoch: 1,
              capSeconds: 900,
              balance: { remainingSeconds: seconds.left, limitSeconds: 900, resetsAt: null },
            },
      ),
    reserve: (batch) =>
      Promise.resolve(
        seconds.away
          ? null
          : batch.map((it) => {
              const left = seconds.left === -1 ? Infinity : seconds.left;
              const grantedSeconds = it.charge ? Math.min(it.seconds, left, seconds.cap) : it.seconds;
              if (it.charge && seconds.left !== -1) seconds.left -= grantedSeconds;
              return {
                ...it,
                status:
                  grantedSeconds > 0 ? "granted" : seconds.cap === 0 ? "session_cap" : "window_exhausted",
                grantedSeconds,
                remainingSeconds: seconds.left,
                capSeconds: 900,
                resetsAt: null,
              };
            }),
      ),
    suspend: () => {},
    close: () => {},
  };
}
