import { playback } from "#shared/limits.ts";

/** How far a reply has been heard: samples of its current segment that left the buffer. */
export type PlaybackPosition = {
  readonly generation: number;
  readonly segment: number;
  readonly samples: number;
};

type Chunk = { readonly generation: number; readonly segment: number; readonly samples: Float32Array };

export type PlaybackEvent =
  /** The first audio of a generation. */
  | { readonly type: "started"; readonly generation: number }
  | ({ readonly type: "position" } & PlaybackPosition)
  /** The last sample of the generation has been played. */
  | ({ readonly type: "finished" } & PlaybackPosition);

/** 5 ms at 48 kHz: cutting off without a fade would click. */
const fadeSamples = 240;
/** How often positions are reported, in samples: 100 ms. */
const reportEvery = 4_800;
/** How fast the volume changes per sample: about 15 ms. */
const gainRate = 1 / 720;

/**
 * The queue of audio to play, in order, and how much of it was played [T14]. Pure: the worklet around it
 * pulls blocks and forwards events.
 */
export class PlaybackBuffer {
  #chunks: Chunk[] = [];
  #offset = 0;
  #clearedUpTo = 0;
  #current: PlaybackPosition = { generation: 0, segment: 0, samples: 0 };
  #sinceReport = 0;
  #ended: number | null = null;
  #gain = 1;
  #target = 1;
  #fade: Float32Array | null = null;
  #held = false;

  /** Queues 48 kHz mono audio; that of a cleared generation is dropped [P6]. */
  push(generation: number, segment: number, samples: Float32Array): void {
    if (generation <= this.#clearedUpTo || samples.length === 0) return;
    this.#chunks.push({ generation, segment, samples });
  }

  /** No more audio follows for this generation. */
  end(generation: number): void {
    if (generation > this.#clearedUpTo) this.#ended = generation;
  }

  /** Drops everything up to a generation; what is playing fades out within 5 ms. */
  clear(generation: number): void {
    this.#clearedUpTo = Math.max(this.#clearedUpTo, generation);
    if (this.#chunks[0] !== undefined && this.#chunks[0].generation <= generation) this.#fade = this.#tail();
    this.#chunks = this.#chunks.filter((chunk) => chunk.generation > generation);
    this.#offset = 0;
    if (this.#ended !== null && this.#ended <= generation) this.#ended = null;
  }

  /** A new connection restarts its generations. */
  reset(): void {
    this.clear(Number.MAX_SAFE_INTEGER);
    this.#clearedUpTo = 0;
    this.#current = { generation: 0, segment: 0, samples: 0 };
  }

  /** Lowers or restores the volume (linear), without a click. */
  duck(gain: number): void {
    this.#target = gain;
  }

  /** Keeps what is queued from playing, or lets it play. */
  hold(held: boolean): void {
    this.#held = held;
  }

  get position(): PlaybackPosition {
    return this.#current;
  }

  /** Fills a block; returns the events in it. */
  pull(output: Float32Array): PlaybackEvent[] {
    const events: PlaybackEvent[] = [];
    output.fill(0);
    let filled = this.#mixFade(output);
    if (this.#held) return events;
    while (filled < output.length) {
      const chunk = this.#chunks[0];
      if (chunk === undefined) break;
      filled += this.#copy(chunk, output, filled, events);
    }
    this.#finish(events);
    return events;
  }

  #tail(): Float32Array {
    const chunk = this.#chunks[0];
    const tail = chunk?.samples.slice(this.#offset, this.#offset + fadeSamples) ?? new Float32Array(0);
    return tail.map((sample, index) => sample * this.#gain * (1 - index / fadeSamples));
  }

  #mixFade(output: Float32Array): number {
    const fade = this.#fade;
    if (fade === null) return 0;
    const part = fade.subarray(0, output.length);
    output.set(part);
    this.#fade = fade.length > part.length ? fade.slice(part.length) : null;
    return part.length;
  }

  #copy(chunk: Chunk, output: Float32Array, at: number, events: PlaybackEvent[]): number {
    this.#enter(chunk, events);
    const count = Math.min(output.length - at, chunk.samples.length - this.#offset);
    for (let index = 0; index < count; index += 1) {
      this.#gain += Math.max(-gainRate, Math.min(gainRate, this.#target - this.#gain));
      output[at + index] = (chunk.samples[this.#offset + index] ?? 0) * this.#gain;
    }
    this.#offset += count;
    this.#current = { ...this.#current, samples: this.#current.samples + count };
    if (this.#offset >= chunk.samples.length) {
      this.#chunks.shift();
      this.#offset = 0;
    }
    this.#report(count, events);
    return count;
  }

  #enter(chunk: Chunk, events: PlaybackEvent[]): void {
    const { generation, segment } = chunk;
    if (generation === this.#current.generation && segment === this.#current.segment) return;
    if (generation !== this.#current.generation) events.push({ type: "started", generation });
    this.#current = { generation, segment, samples: 0 };
  }

  #report(count: number, events: PlaybackEvent[]): void {
    this.#sinceReport += count;
    if (this.#sinceReport < reportEvery) return;
    this.#sinceReport = 0;
    events.push({ type: "position", ...this.#current });
  }

  #finish(events: PlaybackEvent[]): void {
    if (this.#ended === null || this.#chunks.length > 0) return;
    if (this.#ended === this.#current.generation) events.push({ type: "finished", ...this.#current });
    this.#ended = null;
  }
}

const nothing: PlaybackPosition = { generation: 0, segment: 0, samples: 0 };

/**
 * How far a reply has been heard at any moment: the worklet reports every 100 ms, and in between playback is
 * assumed to continue in real time, as far as there is audio. Asking the worklet would take a round trip.
 */
export class PlaybackClock {
  #last: PlaybackPosition = nothing;
  #at: number | null = null;
  readonly #arrived = new Map<string, number>();

  /** Decoded audio was queued. */
  arrived(generation: number, segment: number, samples: number): void {
    const key = `${generation}.${segment}`;
    this.#arrived.set(key, (this.#arrived.get(key) ?? 0) + samples);
  }

  /** @param at ms */
  note(event: PlaybackEvent, at: number): void {
    if (event.type === "started") {
      for (const key of this.#arrived.keys())
        if (Number.parseInt(key, 10) < event.generation) this.#arrived.delete(key);
      this.#last = { generation: event.generation, segment: 0, samples: 0 };
    } else this.#last = { generation: event.generation, segment: event.segment, samples: event.samples };
    this.#at = event.type === "finished" ? null : at;
  }

  reset(): void {
    this.#last = nothing;
    this.#at = null;
    this.#arrived.clear();
  }

  /** @param at ms @param delay from the worklet to the ear, s */
  position(at: number, delay: number): PlaybackPosition {
    if (this.#at === null) return this.#last;
    const { generation, segment, samples } = this.#last;
    const perMs = playback.sampleRateHz / 1_000;
    const since = Math.round((at - this.#at) * perMs);
    const queued = this.#arrived.get(`${generation}.${segment}`) ?? samples;
    const left = Math.min(samples + since, Math.max(samples, queued));
    return { generation, segment, samples: Math.max(0, left - Math.round(delay * 1_000 * perMs)) };
  }
}
