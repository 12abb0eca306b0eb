import { relayLimits } from "#shared/limits.ts";
import { type SessionWrite, sizeOf, wireBytesOf } from "./session-writes.ts";

const { batchBytes, batchLength, bytesPerPerson, bytesPerPersonWithoutText } = relayLimits.writes;

export type WaitingWrite = {
  readonly write: SessionWrite;
  readonly lane: Lane;
  /** Of memory. */
  readonly bytes: number;
  /** As it is sent. */
  readonly wireBytes: number;
  /** When it came, ms. */
  readonly since: number;
};

/** One person's writes that wait, in order. */
export class Lane {
  readonly person: string;
  readonly waiting: WaitingWrite[] = [];
  /** Of memory. */
  bytes = 0;
  /** So many of the first ones are under way. */
  underWay = 0;
  /** The most writes in a batch that has some of this lane's: fewer after a batch failed, to find out which one it was. */
  most: number = batchLength;
  /** How often the first write was sent alone and not taken. */
  tries = 0;
  /** Set while the first write is given time. */
  cancelRest: (() => void) | null = null;

  constructor(person: string) {
    this.person = person;
  }

  /** Something in it may be what made a batch fail. */
  get suspect(): boolean {
    return this.most < batchLength;
  }

  get ready(): boolean {
    return this.waiting.length > 0 && this.underWay === 0 && this.cancelRest === null;
  }

  /** The write's place in this lane; null where the person's share of the memory is full. */
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

  /** The first of these are dealt with. */
  widen(): void {
    this.tries = 0;
    this.most = Math.min(batchLength, this.most * 2);
  }

  /** Takes out the newest one that is not under way. */
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
 * The next batch of these lanes, of which the first is served before all others: one write of each in turn until it is
 * full. A write that is larger than a batch may be goes alone.
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
