import type { Message } from "#shared/protocol/values.ts";
import type { Ai } from "../ai/port.ts";
import { briefingFrom, carriedSummary } from "../companion/briefing.ts";
import { RunningSummary, type Summarized } from "../companion/running-summary.ts";
import type { SessionStore } from "../live/ports.ts";
import type { SessionRecord, SessionRecords } from "../live/ports.ts";
import { createSession, ownsSession, restoreSession } from "./open-session.ts";
import type { After } from "../runtime/timing.ts";
import { Descriptions } from "./descriptions.ts";
import { sendWrites, storableText } from "./send-writes.ts";
import { sessionSafety } from "./session-safety.ts";
import type { ServiceClient } from "./service-client.ts";
import { secondsOnly, type SessionOwner, type SessionWrite, type WriteBody } from "./session-writes.ts";
import { readUsage } from "./usage.ts";
import { type LossReason, WriteQueue } from "./write-queue.ts";

export type SessionRecordsDeps = {
  readonly client: ServiceClient;
  /** The models, with this person's usage counted. */
  readonly aiFor: (userId: string) => Pick<Ai, "task">;
  readonly newId: () => string;
  /** ms since the epoch. */
  readonly now: () => number;
  readonly after: After;
  readonly random: () => number;
  /** Another relay owns this session now, or the person deleted it. */
  readonly onFenced: (taking: Pick<SessionRecord, "id" | "owner">) => void;
  /** The end of a session is stored. */
  readonly onEnded: () => void;
  /** A write was given up. */
  readonly onLost: (sessionId: string, why: LossReason) => void;
};

type Kept = { readonly keeper: SessionOwner; readonly summary: RunningSummary };

/** This relay's sessions as stored in the database, for the relay's whole lifetime. */
export class StoredSessionRecords implements SessionRecords {
  readonly #deps: SessionRecordsDeps;
  readonly #queue: WriteQueue;
  readonly #safety: ReturnType<typeof sessionSafety>;
  readonly #kept = new WeakMap<SessionRecord, Kept>();
  readonly #descriptions: Descriptions;

  constructor(deps: SessionRecordsDeps) {
    this.#deps = deps;
    const { client, after, random, onFenced, onEnded, onLost } = deps;
    this.#descriptions = new Descriptions(after, (record, { title, moodBefore }) =>
      this.#push(record, { op: "describe", title, mood_before: moodBefore }),
    );
    this.#safety = sessionSafety({ client, after, random });
    this.#queue = new WriteQueue({
      after,
      random,
      send: (batch) => sendWrites(client, batch),
      onLost: ({ session_id }, why) => onLost(session_id, why),
      onWritten: ({ op, session_id, owner }, status) => {
        const isLost = status === "late" || status === "fenced" || status === "gone";
        // Nothing is left to say to a session that ended here.
        if (op !== "end" && op !== "discard" && isLost) onFenced({ id: session_id, owner });
        if (op === "end" && status === "done") onEnded();
      },
    });
  }

  usage: SessionRecords["usage"] = (userId) => readUsage(this.#deps.client, userId);

  create: SessionRecords["create"] = async (userId, request) => {
    const owner = this.#deps.newId();
    const at = new Date(this.#deps.now());
    const created = await createSession(this.#deps.client, { userId, owner }, request, at);
    if (created === null || typeof created === "string") return created;
    const { id, title, language, memories, voice, pace, carried, started_at: startedAt } = created;
    const { mode, isPrivate } = request;
    const keeper = { sessionId: id, owner };
    const carriedOver = { text: carriedSummary(carried), through: 0 };
    const summary = this.#summaryFor(userId, isPrivate ? null : keeper, carriedOver, []);
    const continues = carried === null ? null : { id: carried.id, title: carried.title };
    const about = { id, userId, owner, title, mode, startedAt, language, voice, pace };
    return this.#keepRecord({ ...about, continues, isPrivate }, { keeper, summary }, memories);
  };

  restore: SessionRecords["restore"] = async (userId, sessionId) => {
    const ending = (write: SessionWrite) => write.session_id === sessionId && write.op === "end";
    if (this.#queue.has(ending, userId)) return "gone";
    const owner = this.#deps.newId();
    const keeper = { sessionId, owner };
    const restored = await restoreSession(this.#deps.client, { userId, owner }, sessionId);
    if (restored === null || restored === "gone") return restored;
    const { title, mode, language, messages, memories, voice, pace, position, utterance } = restored;
    const { running_summary: text, summarised_through: through, started_at: startedAt } = restored;
    const about = { id: sessionId, userId, owner, title, mode, startedAt, language, voice, pace };
    const record = { ...about, continues: null, isPrivate: false };
    const summary = this.#summaryFor(userId, keeper, { text, through }, messages);
    return {
      record: this.#keepRecord(record, { keeper, summary }, memories),
      messages,
      amended: restored.amended,
      removed: restored.removed,
      position,
      numberedAfter: restored.numbered_after,
      safety: restored.safety,
      utterance,
      elapsedSeconds: restored.duration,
    };
  };

  holds: SessionRecords["holds"] = ({ id, owner }) => ownsSession(this.#deps.client, id, owner);

  storeFor: SessionRecords["storeFor"] = (record): SessionStore => {
    const summary = this.#kept.get(record)?.summary;
    let late: { readonly only_late?: true } = {};
    return {
      save: (message, utterance) => {
        this.#push(record, { op: "save", ...savedForm(message), utterance });
        summary?.note(message);
      },
      amend: (message, utterance) => {
        const { id, text, interrupted } = savedForm(message);
        const held = utterance === undefined ? {} : { utterance };
        this.#push(record, {
          op: "amend",
          id,
          text,
          interrupted,
          ...held,
          ...(message.role === "assistant" ? late : {}),
        });
        summary?.note(message);
      },
      remove: (message) => {
        this.#push(record, { op: "remove", id: message.id, ...late });
        summary?.forget(message);
      },
      fence: () => {
        late = { only_late: true };
      },
    };
  };

  keep: SessionRecords["keep"] = (record, { durationSeconds, mode }) => {
    const write = (it: SessionWrite) =>
      it.session_id === record.id && it.op === "progress" && it.mode === mode;
    // While the database is down one of these is enough, because the next one accepted carries the latest
    // figure.
    if (!this.#queue.has(write, record.userId))
      this.#push(record, { op: "progress", duration: durationSeconds, mode });
  };

  describe: SessionRecords["describe"] = (record, { title, moodBefore }) => {
    const given = title === null ? "" : storableText(title).trim();
    this.#descriptions.add(record, { title: given === "" ? null : given, moodBefore });
  };

  discard: SessionRecords["discard"] = (record) => {
    this.#kept.get(record)?.summary.end();
    this.#push(record, { op: "discard" });
  };

  end: SessionRecords["end"] = (record, { reason, moodAfter, durationSeconds }) => {
    this.#kept.get(record)?.summary.end();
    this.#descriptions.settle(record);
    this.#push(record, { op: "end", reason, mood_after: moodAfter, duration: durationSeconds });
  };

  openSafety: SessionRecords["openSafety"] = (record) => this.#safety.openSafety(record);

  noteRisk: SessionRecords["noteRisk"] = (record, risk) => this.#safety.noteRisk(record, risk);

  noteAiNotice: SessionRecords["noteAiNotice"] = (record) => this.#safety.noteAiNotice(record);

  /** Pending writes: how many, how long the oldest has waited, and how long they have made no progress. */
  get waiting(): { readonly count: number; readonly oldestMs: number; readonly stuckMs: number } {
    const { length: count, oldestMs, stuckMs } = this.#queue;
    return { count, oldestMs, stuckMs };
  }

  async flushed(): Promise<void> {
    this.#descriptions.settleAll();
    await Promise.all([this.#queue.flushed(), this.#safety.flushed()]);
  }

  /** @param keeper null: the summary is written down nowhere */
  #summaryFor(
    userId: string,
    keeper: SessionOwner | null,
    summary: Summarized,
    messages: readonly Message[],
  ): RunningSummary {
    const onChange = ({ text, through }: Summarized): void => {
      if (keeper === null) return;
      this.#queue.push(
        {
          op: "summary",
          session_id: keeper.sessionId,
          owner: keeper.owner,
          text: storableText(text),
          through,
        },
        userId,
      );
    };
    return new RunningSummary({ ai: this.#deps.aiFor(userId), onChange }, summary, messages);
  }

  #keepRecord(
    known: Omit<SessionRecord, "briefing">,
    kept: Kept,
    memories: readonly string[],
  ): SessionRecord {
    const { language, voice: style } = known;
    const record: SessionRecord = {
      ...known,
      briefing: briefingFrom({ language, style, memories, summary: kept.summary }),
    };
    this.#kept.set(record, kept);
    return record;
  }

  #push(record: SessionRecord, body: WriteBody): void {
    const kept = this.#kept.get(record);
    const write = record.isPrivate ? secondsOnly(body) : body;
    if (kept === undefined || write === null) return;
    const { sessionId, owner } = kept.keeper;
    this.#queue.push({ ...write, session_id: sessionId, owner }, record.userId);
  }
}

function savedForm({ id, position, role, text, at, interrupted, clientId }: Message) {
  return {
    id,
    position,
    role,
    text: storableText(text.slice(0, 20_000)),
    at,
    interrupted,
    client_id: clientId,
  };
}
