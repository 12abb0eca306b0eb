import { playback } from "#shared/limits.ts";
import type { PlaybackEvent, PlaybackPosition } from "./playback-buffer.ts";

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
