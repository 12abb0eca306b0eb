import type { Message } from "#shared/protocol/values.ts";
import type { Clock, SeededRandom } from "../conversation-orders/seeded-random.ts";
import type { MeterStore } from "../../meter/port.ts";
import { secondsOnly, type WriteBody } from "../../store/session-writes.ts";
import { WriteQueue } from "../../store/write-queue.ts";
import type { SafetyStart, SessionRecord, SessionRecords } from "../../live/ports.ts";
import type { Database } from "./database.ts";
import type { FaultInjector } from "./fault-injector.ts";
import type { NoteBody, Order } from "./story.ts";

export type RecordsDeps = {
  readonly relay: string;
  readonly order: Order;
  readonly clock: Clock;
  readonly rng: SeededRandom;
  readonly database: Database;
  readonly faults: FaultInjector;
  readonly note: (note: NoteBody) => void;
  /** False once the process is gone. */
  readonly lives: () => boolean;
  readonly onFenced: (taking: { readonly id: string; readonly owner: string }) => void;
};

export const userIdOf = (person: number): string => `person-${person}`;
const personOf = (userId: string): number => Number(userId.replace("person-", ""));

/** One relay's access to the database: it takes time, may fail, and is fenced by newer owners. */
export class RelayRecords implements SessionRecords {
  readonly #deps: RecordsDeps;
  readonly #queue: WriteQueue;
  readonly #owners = new Map<SessionRecord, string>();
  #count = 0;

  constructor(deps: RecordsDeps) {
    this.#deps = deps;
    const { relay, clock, database, note } = deps;
    this.#queue = new WriteQueue({
      after: (ms, run) => clock.after(ms, () => deps.lives() && run()),
      random: () => 0.5,
      send: async (batch) => {
        await this.#pause(this.#writeMs);
        if (database.away || !database.reaches(relay)) return null;
        const statuses = batch.map((write) => {
          const status = database.write(write);
          note({ kind: "written", relay, write, status });
          return status;
        });
        await this.#pause(this.#writeMs);
        return statuses;
      },
      onLost: () => {},
      onWritten: ({ op, session_id: id, owner }, status) => {
        if (op !== "end" && op !== "discard" && status !== "done") deps.onFenced({ id, owner });
      },
    });
  }

  usage: SessionRecords["usage"] = (userId) =>
    this.#ask("usage", personOf(userId), () => this.#deps.database.calls.balance(personOf(userId)));

  create: SessionRecords["create"] = (userId, request) =>
    this.#ask("create", personOf(userId), () => {
      const owner = this.#newOwner();
      const row = this.#deps.database.create(personOf(userId), owner, request);
      return this.#keepRecord(row, owner, "created");
    });

  restore: SessionRecords["restore"] = (userId, sessionId) => {
    const person = personOf(userId);
    if (this.#queue.has((it) => it.session_id === sessionId && it.op === "end"))
      return Promise.resolve("gone");
    return this.#ask("restore", person, () => {
      const owner = this.#newOwner();
      const row = this.#deps.database.restore(person, sessionId, owner);
      if (row === null) return "gone";
      const stored = [...row.messages.values()].toSorted((a, b) => a.message.position - b.message.position);
      return {
        record: this.#keepRecord(row, owner, "restored"),
        messages: stored.map((it) => it.message),
        amended: stored.filter((it) => it.amended).map((it) => it.message.id),
        removed: row.removed,
        position: row.position,
        numberedAfter: row.numberedAfter,
        safety: this.#safetyOf(sessionId, person, false),
        utterance: Math.max(0, ...stored.map((it) => it.joinedThrough ?? it.utterance ?? 0)),
        elapsedSeconds: row.duration,
      };
    });
  };

  holds: SessionRecords["holds"] = ({ id, owner, userId }) =>
    this.#ask("holds", personOf(userId), () => this.#deps.database.holds(id, owner));

  openSafety: SessionRecords["openSafety"] = ({ id, userId }) =>
    this.#ask("openSafety", personOf(userId), () => this.#safetyOf(id, personOf(userId), true));

  #safetyOf(id: string, person: number, starting: boolean): SafetyStart {
    return {
      risk: this.#deps.database.riskOf(id),
      country: `P${person}`,
      noticeDue: starting && this.#deps.rng.chance(`notice ${userIdOf(person)}`, 0.3),
      usedSeconds: 0,
    };
  }

  noteRisk: SessionRecords["noteRisk"] = ({ id, userId, isPrivate }, risk) => {
    const { relay, note, database, faults, lives } = this.#deps;
    faults.mayThrow("noteRisk", personOf(userId));
    if (!lives()) return;
    note({ kind: "risk", relay, session: id, risk });
    if (!isPrivate) database.noteRisk(id, risk);
  };

  noteAiNotice: SessionRecords["noteAiNotice"] = ({ userId }) =>
    this.#deps.faults.mayThrow("noteAiNotice", personOf(userId));

  storeFor: SessionRecords["storeFor"] = (record) => {
    this.#deps.faults.mayThrow("storeFor", personOf(record.userId));
    let late: { readonly only_late?: true } = {};
    return {
      save: (message, utterance) => this.#push(record, { op: "save", ...savedForm(message), utterance }),
      amend: ({ id, role, text, interrupted }, utterance) =>
        this.#push(record, {
          op: "amend",
          id,
          text,
          interrupted,
          ...(utterance === undefined ? {} : { utterance }),
          ...(role === "assistant" ? late : {}),
        }),
      remove: ({ id }) => this.#push(record, { op: "remove", id, ...late }),
      fence: () => {
        late = { only_late: true };
      },
    };
  };

  keep: SessionRecords["keep"] = (record, { durationSeconds, mode }) =>
    this.#push(record, { op: "progress", duration: durationSeconds, mode });

  describe: SessionRecords["describe"] = (record, { title, moodBefore }) =>
    this.#push(record, { op: "describe", title, mood_before: moodBefore });

  discard: SessionRecords["discard"] = (record) => this.#push(record, { op: "discard" });

  end: SessionRecords["end"] = (record, { reason, moodAfter, durationSeconds }) =>
    this.#push(record, { op: "end", reason, mood_after: moodAfter, duration: durationSeconds });

  flushed(): Promise<void> {
    return this.#queue.flushed();
  }

  #newOwner(): string {
    this.#count += 1;
    return `${this.#deps.relay} ${this.#count}`;
  }

  #keepRecord(
    row: ReturnType<Database["create"]>,
    owner: string,
    kind: "created" | "restored",
  ): SessionRecord {
    const { faults, note, relay } = this.#deps;
    const { id, person, title, mode, language, startedAt, isPrivate } = row;
    const record: SessionRecord = {
      id,
      userId: userIdOf(person),
      owner,
      title,
      mode,
      continues: null,
      isPrivate,
      startedAt: new Date(startedAt).toISOString(),
      language,
      voice: "warm",
      pace: "normal",
      briefing: {
        instructions: () => {
          faults.mayThrow("instructions", person);
          return `person ${person}`;
        },
      },
    };
    this.#owners.set(record, owner);
    note({ kind, session: id, relay, person });
    return record;
  }

  #push(record: SessionRecord, write: WriteBody): void {
    const { relay, note, faults, lives } = this.#deps;
    const owner = this.#owners.get(record);
    const body = record.isPrivate ? secondsOnly(write) : write;
    if (owner === undefined || body === null || !lives()) return;
    faults.mayThrow(body.op, personOf(record.userId));
    note({ kind: "asked", relay, session: record.id, op: body.op });
    this.#queue.push({ ...body, session_id: record.id, owner });
  }

  /** One person's faults never depend on another's actions, although everyone's writes are sent together. */
  get #writeMs(): number {
    const { order, rng, clock } = this.#deps;
    return order.exceptional ? 0 : Math.floor((rng.fixed(`write ${clock.now}`) * order.databaseMs) / 2);
  }

  #ask<T>(what: string, person: number, answer: () => T): Promise<T | null> {
    const { relay, faults, rng, order, database } = this.#deps;
    faults.mayThrow(what, person);
    const rejects = faults.may(`${what} rejects`, person);
    const before = rng.ms(`${what} ${person}`, 0, order.databaseMs / 2);
    const after = rng.ms(`${what} ${person}`, 0, order.databaseMs / 2);
    const fails = database.isFaulty && rng.chance(`${what} fails ${person}`, 0.06);
    return (async () => {
      await this.#pause(before);
      if (rejects) throw new Error(`${what} rejects`);
      if (database.away || !database.reaches(relay) || fails) return null;
      const answered = answer();
      await this.#pause(after);
      return answered;
    })();
  }

  /** A killed relay never learns the answer. */
  #pause(ms: number): Promise<void> {
    const { clock, lives } = this.#deps;
    return new Promise((resolve) => {
      if (ms === 0) resolve();
      else
        clock.after(ms, () => {
          if (lives()) resolve();
        });
    });
  }
}

function savedForm({ id, position, role, text, at, interrupted, clientId }: Message) {
  return { id, position, role, text, at, interrupted, client_id: clientId };
}

/** One relay's access to the meter's database. */
export function meterStoreOf(deps: RecordsDeps): MeterStore {
  const { relay, order, clock, rng, database, faults, lives } = deps;
  const { calls } = database;
  const isAway = (): boolean => calls.away || !database.reaches(relay);
  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      clock.after(ms, () => {
        if (lives()) resolve();
      });
    });
  return {
    open: async (userId, sessionId) => {
      faults.mayThrow("callOpen", personOf(userId));
      await pause(rng.ms(`open ${userId}`, 0, order.databaseMs / 2));
      return isAway() ? null : calls.open(relay, personOf(userId), sessionId);
    },
    reserve: async (batch) => {
      const persons = new Set(batch.map(({ userId }) => personOf(userId)));
      if (persons.size === 1) faults.mayThrow("reserve", [...persons][0] ?? -1);
      if (!order.exceptional) await pause(rng.ms("reserve", 0, order.databaseMs / 4));
      if (isAway()) return null;
      return batch.map((tick) => calls.reserve(personOf(tick.userId), tick));
    },
    suspend: (call, spoken) => {
      if (lives()) calls.suspend(call, spoken);
    },
    close: (call, spoken) => {
      if (lives()) calls.close(call, spoken);
    },
  };
}
