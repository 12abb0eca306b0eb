import { encodeReplyFrame } from "#shared/protocol/audio-frames.ts";
import type { ServerMessage } from "#shared/protocol/server-messages.ts";

/** Where frames go. `ready` resolves at once, or when the connection can take more (backpressure) [P11]. */
export type SpeechOutlet = {
  /** `samples`: 48 kHz, in this frame. */
  readonly sendFrame: (frame: Uint8Array<ArrayBuffer>, samples: number) => void;
  readonly send: (message: ServerMessage) => void;
  readonly ready: () => Promise<void> | undefined;
};

/** Opus packets in a frame at most, half a second of them: a frame's cost is its own, not its bytes'. */
const packetsPerFrame = 25;

type Segment = {
  readonly text: string;
  readonly packets: Uint8Array[];
  samplesWaiting: number;
  done: boolean;
};

/**
 * Puts the sound of one generation in order [T13]: segments are spoken side by side and leave one after
 * another; a held generation waits [T4]; a dropped one never sends again [P6].
 */
export class SpeechQueue {
  readonly #generation: number;
  readonly #outlet: SpeechOutlet;
  readonly #segments = new Map<number, Segment>();
  #next: number;
  #announced = -1;
  #sequence = 0;
  #held: boolean;
  #dropped = false;
  #total: number | null = null;

  constructor(generation: number, firstSegment: number, held: boolean, outlet: SpeechOutlet) {
    this.#generation = generation;
    this.#next = firstSegment;
    this.#held = held;
    this.#outlet = outlet;
  }

  /** Announces a segment before its sound. */
  begin(segment: number, text: string): void {
    this.#segments.set(segment, { text, packets: [], samplesWaiting: 0, done: false });
  }

  /** Takes packets of a segment; they leave at once if it is their turn. */
  push(segment: number, packets: readonly Uint8Array[], samples: number): Promise<void> | undefined {
    const entry = this.#segments.get(segment);
    if (this.#dropped || entry === undefined) return undefined;
    entry.packets.push(...packets);
    entry.samplesWaiting += samples;
    this.#flush();
    return this.#held ? undefined : this.#outlet.ready();
  }

  /** The sound of a segment is complete (or failed: then it is as long as it is). */
  finish(segment: number): void {
    const entry = this.#segments.get(segment);
    if (entry !== undefined) entry.done = true;
    this.#flush();
  }

  /** How many segments there are in all; after the last one the client is told. */
  end(segments: number): void {
    this.#total = segments;
    this.#flush();
  }

  release(): void {
    this.#held = false;
    this.#flush();
  }

  drop(): void {
    this.#dropped = true;
    this.#segments.clear();
  }

  #flush(): void {
    if (this.#held || this.#dropped) return;
    for (let entry = this.#segments.get(this.#next); entry !== undefined;) {
      this.#sendWaiting(this.#next, entry);
      if (!entry.done) return;
      this.#segments.delete(this.#next);
      this.#next += 1;
      entry = this.#segments.get(this.#next);
    }
    if (this.#total === null || this.#next < this.#total) return;
    this.#outlet.send({ type: "reply.audioEnd", generation: this.#generation, segments: this.#total });
    this.#total = null;
  }

  #announce(segment: number, text: string): void {
    if (this.#announced >= segment) return;
    this.#announced = segment;
    this.#outlet.send({ type: "reply.segment", generation: this.#generation, segment, text });
  }

  #sendWaiting(segment: number, entry: Segment): void {
    if (entry.packets.length === 0 && !entry.done) return;
    this.#announce(segment, entry.text);
    const samplesEach =
      entry.packets.length === 0 ? 0 : Math.round(entry.samplesWaiting / entry.packets.length);
    const packets = entry.packets.splice(0);
    entry.samplesWaiting = 0;
    for (let from = 0; from < packets.length; from += packetsPerFrame) {
      const some = packets.slice(from, from + packetsPerFrame);
      const samples = samplesEach * some.length;
      const header = { generation: this.#generation, segment, sequence: this.#sequence };
      this.#outlet.sendFrame(encodeReplyFrame({ ...header, samples, packets: some }), samples);
      this.#sequence += 1;
    }
  }
}

/** The speech of the generations under way, each in its own order. */
export class SpeechQueues {
  readonly #outlet: SpeechOutlet;
  readonly #queues = new Map<number, SpeechQueue>();

  constructor(outlet: SpeechOutlet) {
    this.#outlet = outlet;
  }

  /** Announces a segment; the first one of a generation makes its queue. */
  begin(generation: number, segment: number, text: string, held: boolean): void {
    const queue = this.#queues.get(generation) ?? new SpeechQueue(generation, segment, held, this.#outlet);
    this.#queues.set(generation, queue);
    queue.begin(segment, text);
  }

  of(generation: number): SpeechQueue | undefined {
    return this.#queues.get(generation);
  }

  /** Nothing of it leaves any more [P6]. */
  drop(generation: number): void {
    this.#queues.get(generation)?.drop();
    this.#queues.delete(generation);
  }

  /** Tells the total; a queue without any segment has nothing to tell. */
  end(generation: number, segments: number): void {
    this.#queues.get(generation)?.end(segments);
  }

  /** Forgets generations before this one: they have been heard, or never will be. */
  prune(before: number): void {
    for (const generation of this.#queues.keys()) if (generation < before) this.drop(generation);
  }
}
