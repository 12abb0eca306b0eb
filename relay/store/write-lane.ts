import { relayLimits } from "#shared/limits.ts";
import { type SessionWrite, sizeOf, wireBytesOf } from "./session-writes.ts";

const { batchBytes, batchLength, bytesPerPerson, bytesPerPersonWithoutText } = relayLimits.writes;

export type WaitingWrite = {
  readonly write: SessionWrite;
  readonly lane: Lane;
  /** Size in memory. */
  readonly bytes: number;
  /** Size within a request. */
  readonly wireBytes: number;
  /** When it was pushed, ms. */
  readonly since: number;
};

/** One person's pending writes, in order. */
export class Lane {
  readonly person: string;
  readonly waiting: WaitingWrite[] = [];
  /** Size in memory. */
  bytes = 0;
  /** How many of the first ones are in flight. */
  underWay = 0;
  /** The most writes of this lane in a batch: fewer after a failure, to find the write that caused it. */
  most: number = batchLength;
  /** How often the first write was sent alone and failed. */
  tries = 0;
  /** Set while the first write backs off. */
  cancelRest: (() => void) | null = null;

  constructor(person: string) {
    this.person = person;
  }

  /** Something in this lane may be what made a batch fail. */
  get suspect(): boolean {
    return this.most < batchLength;
  }

  get ready(): boolean {
    return this.waiting.length > 0 && this.underWay === 0 && this.cancelRest === null;
  }

  /** The write's position in this lane; null if the person's share of memory is full. */
  add(write: SessionWrite, since: number): WaitingWrite | null {
    const bytes = sizeOf(write);
    const most = bytesPerPerson + ("text" in write ? 0 : bytesPerPersonWithoutText);
    if (this.bytes + bytes > most) return null;
    const waiting = { write, lane: this, bytes, wireBytes: wireBytesOf(write), since };
    this.waiting.push(waiting);
    this.bytes += bytes;
    return waiting;
  }

  takeFirst(): void {
    this.bytes -= this.waiting.shift()?.bytes ?? 0;
  }

  /** A batch with some of these failed. */
  narrow(most: number): void {
    this.most = Math.max(1, most);
  }

  /** The first of these are done. */
  widen(): void {
    this.tries = 0;
    this.most = Math.min(batchLength, this.most * 2);
  }

  /** Removes the newest one that isn't in flight. */
  takeNewest(kind: "text" | "any"): WaitingWrite | null {
    const index = this.waiting.findLastIndex(({ write }) => kind === "any" || "text" in write);
    const found = this.waiting[index];
    if (found === undefined || index < this.underWay) return null;
    this.waiting.splice(index, 1);
    this.bytes -= found.bytes;
    return found;
  }
}

/**
 * The next batch from these lanes, the first of which is served before all others: one write of each in turn
 * until the batch is full. A write larger than the limit goes alone.
 */
export function nextBatch(lanes: Iterable<Lane>): WaitingWrite[] {
  const batch: WaitingWrite[] = [];
  let most: number = batchLength;
  let bytes = 0;
  function takes(lane: Lane, index: number): boolean {
    const next = lane.waiting[index];
    if (next === undefined || !lane.ready) return false;
    const fits = batch.length < Math.min(most, lane.most) && bytes + next.wireBytes <= batchBytes;
    if (!fits && batch.length > 0) return false;
    batch.push(next);
    most = Math.min(most, lane.most);
    bytes += next.wireBytes;
    return true;
  }
  let open = [...lanes];
  for (let index = 0; open.length > 0 && batch.length < most; index += 1)
    open = open.filter((lane) => takes(lane, index));
  return batch;
}
