import type { Message, Mode } from "#shared/protocol/values.ts";
import { noConversationRisk, type ConversationRisk } from "../../conversation/conversation-risk.ts";
import type { SessionWrite, WriteStatus } from "../../store/session-writes.ts";
import type { CallTable } from "./calls.ts";
import { RelayContact } from "./relay-contact.ts";
import type { StoredSession } from "./story.ts";

type Kept = {
  message: Message;
  readonly utterance: number | null;
  joinedThrough: number | null;
  amended: boolean;
};

const holds = ({ utterance, joinedThrough }: Kept, spoken: number): boolean =>
  utterance !== null && spoken >= utterance && spoken <= (joinedThrough ?? utterance);

type Row = {
  readonly id: string;
  readonly person: number;
  readonly title: string;
  readonly language: string;
  readonly startedAt: number;
  readonly isPrivate: boolean;
  owner: string;
  readonly earlierOwners: Set<string>;
  numberedAfter: number;
  mode: Mode;
  activeAt: number;
  duration: number;
  position: number;
  ended: boolean;
  /** When it was ended because its relay was silent. */
  givenUpAt: number | null;
  discarded: boolean;
  risk: ConversationRisk;
  readonly messages: Map<string, Kept>;
  /** Ids, newest first. */
  removed: readonly string[];
};

const restorableMs = 120_000;
const abandonedMs = 600_000;
const settledMs = 3_600_000;
const positionsPerOwner = 1_000;

/** The database of all relays: a session is its owner's, and each message of whoever wrote it. */
export class Database {
  away = false;
  /** While a part of it, or all of it, is unreachable for a relay, however it is otherwise. */
  readonly outage = { isForAll: false, relays: new Set<string>() };
  /** Sometimes answers that it doesn't know. */
  isFaulty: boolean;
  readonly #rows = new Map<string, Row>();
  readonly #created = new Map<number, number>();
  readonly #now: () => number;
  readonly #contact: RelayContact;

  readonly calls: CallTable;

  constructor(now: () => number, calls: CallTable, isFaulty: boolean) {
    this.#now = now;
    this.#contact = new RelayContact(now);
    this.calls = calls;
    this.isFaulty = isFaulty;
  }

  get sessions(): StoredSession[] {
    return Array.from(this.#rows.values(), ({ id, person, mode, isPrivate, ended, discarded, messages }) => ({
      id,
      person,
      mode,
      isPrivate,
      ended,
      discarded,
      messages: Array.from(messages.values(), ({ message, utterance, joinedThrough }) => ({
        ...message,
        utterance,
        joinedThrough,
      })),
    }));
  }

  create(
    person: number,
    owner: string,
    request: { mode: Mode; title: string | null; language: string; isPrivate: boolean },
  ): Row {
    const count = (this.#created.get(person) ?? 0) + 1;
    this.#created.set(person, count);
    const row: Row = {
      id: `aaaaaaaa-0000-4000-8000-0000000${person}${String(count).padStart(4, "0")}`,
      person,
      title: request.title ?? "Session",
      language: request.language,
      startedAt: this.#now(),
      isPrivate: request.isPrivate,
      owner,
      earlierOwners: new Set(),
      numberedAfter: 0,
      mode: request.mode,
      activeAt: this.#now(),
      duration: 0,
      position: 0,
      ended: false,
      givenUpAt: null,
      discarded: false,
      risk: noConversationRisk,
      messages: new Map(),
      removed: [],
    };
    this.#rows.set(row.id, row);
    return row;
  }

  reaches(relay: string): boolean {
    return !this.outage.isForAll && !this.outage.relays.has(relay);
  }

  /** A relay asks for work: sessions whose relays were silent for too long end, and in the end are settled. */
  sweep(onGivenUp: (session: string) => void): void {
    this.#contact.hear();
    for (const row of this.#rows.values()) {
      if (row.discarded || !this.#isAbandoned(row)) continue;
      if (row.isPrivate || (row.givenUpAt !== null && row.position === 0)) this.#discard(row);
      else if (row.givenUpAt === null) {
        row.ended = true;
        row.givenUpAt = this.#now();
        onGivenUp(row.id);
      } else this.#settle(row);
    }
  }

  #isAbandoned({ ended, isPrivate, givenUpAt, activeAt }: Row): boolean {
    if (givenUpAt !== null) return this.#contact.silenceSince(givenUpAt) > settledMs;
    return (!ended || isPrivate) && this.#contact.silenceSince(activeAt) > abandonedMs;
  }

  #settle(row: Row): void {
    const settled = row;
    settled.givenUpAt = null;
    settled.earlierOwners.add(row.owner);
    settled.owner = "";
    this.calls.closeAll(row.id);
  }

  /** Whether this owner still has the session. */
  holds(id: string, owner: string): boolean {
    return this.#rows.get(id)?.owner === owner;
  }

  /** Hands a session to another owner and fences the previous one. */
  restore(person: number, id: string, owner: string): Row | null {
    const row = this.#rows.get(id);
    if (row === undefined || row.person !== person || row.ended || row.discarded) return null;
    if (row.isPrivate) return null;
    if (this.#contact.silenceSince(row.activeAt) > restorableMs) return null;
    this.calls.fence(person, id);
    row.earlierOwners.add(row.owner);
    row.owner = owner;
    row.numberedAfter = Math.max(row.position, row.numberedAfter) + positionsPerOwner;
    row.activeAt = this.#now();
    return row;
  }

  riskOf(id: string): ConversationRisk {
    return this.#rows.get(id)?.risk ?? noConversationRisk;
  }

  noteRisk(id: string, risk: ConversationRisk): void {
    const row = this.#rows.get(id);
    if (row !== undefined) row.risk = risk;
  }

  write(write: SessionWrite): WriteStatus {
    const row = this.#rows.get(write.session_id);
    if (row === undefined || row.discarded) return "gone";
    const isOwner = row.owner === write.owner;
    if (!isOwner && !row.earlierOwners.has(write.owner)) return "fenced";
    if (isOwner && row.givenUpAt !== null) {
      row.givenUpAt = null;
      row.ended = false;
      row.activeAt = this.#now();
    }
    if (this.#writeMessage(row, write)) return isOwner ? "done" : "late";
    if (!isOwner) return "fenced";
    this.#apply(row, write);
    return "done";
  }

  #writeMessage(row: Row, write: SessionWrite): boolean {
    if (write.owner === row.owner) this.#takeTheirPlace(row, write);
    if (this.#isFound(row, write)) return true;
    if (write.op === "save") this.#save(row, write);
    else if (write.op === "amend") {
      const known = row.messages.get(write.id);
      const { utterance: spoken } = write;
      // Words that stand in another message already aren't joined to this one too.
      const isTaken =
        spoken !== undefined && [...row.messages.values()].some((it) => it !== known && holds(it, spoken));
      if (known !== undefined && !isTaken) {
        known.message = { ...known.message, text: write.text, interrupted: write.interrupted };
        known.amended = true;
        known.joinedThrough = write.utterance ?? known.joinedThrough;
      }
    } else if (write.op === "remove") {
      row.messages.delete(write.id);
      row.removed = [write.id, ...row.removed];
    } else return false;
    return true;
  }

  /** Whether an earlier owner would change what the present one found. */
  #isFound(row: Row, write: SessionWrite): boolean {
    if (!("only_late" in write)) return false;
    const position = row.messages.get(write.id)?.message.position ?? Infinity;
    return position <= row.numberedAfter - positionsPerOwner;
  }

  /** What the owner stores of something said takes the place of what an earlier owner stored of it late. */
  #takeTheirPlace(row: Row, write: SessionWrite): void {
    if (write.op !== "save" && write.op !== "amend") return;
    const clientId = write.op === "save" ? write.client_id : null;
    for (const { message, utterance } of row.messages.values()) {
      const isLate =
        message.position > row.numberedAfter - positionsPerOwner && message.position <= row.numberedAfter;
      const isSame =
        (clientId !== null && message.clientId === clientId) ||
        (utterance !== null && utterance === write.utterance);
      if (message.id !== write.id && isLate && isSame) row.messages.delete(message.id);
    }
  }

  #apply(row: Row, write: SessionWrite): void {
    if (write.op === "progress" && !row.ended) {
      row.duration = write.duration;
      row.mode = write.mode;
      row.activeAt = this.#now();
    } else if (write.op === "end") row.ended = true;
    else if (write.op === "discard" && row.position === 0 && row.earlierOwners.size === 0) this.#discard(row);
  }

  #save(row: Row, write: Extract<SessionWrite, { op: "save" }>): void {
    const { id, position, role, text, at, interrupted, client_id: clientId, utterance } = write;
    const isSaid = (it: Kept) =>
      (clientId !== null && it.message.clientId === clientId) || (utterance !== null && holds(it, utterance));
    const same = [...row.messages.values()].some(
      (it) => it.message.id === id || it.message.position === position || isSaid(it),
    );
    if (same) return;
    row.messages.set(id, {
      message: { id, position, role, text, at, interrupted, clientId },
      utterance,
      joinedThrough: null,
      amended: false,
    });
    row.position = Math.max(row.position, position);
    row.activeAt = this.#now();
  }

  #discard(row: Row): void {
    row.discarded = true;
    this.calls.closeAll(row.id);
  }
}
