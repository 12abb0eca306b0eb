import type { ReplyFrame } from "#shared/protocol/audio-frames.ts";
import type { ClientMessage } from "#shared/protocol/client-messages.ts";
import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import type { Clock } from "../conversation-orders/seeded-random.ts";

type Sound = {
  readonly startedAt: number;
  readonly segments: Map<number, number>;
};

const samplesPerMs = 48;

/** Plays what arrives and reports how much was heard. */
export class Playback {
  readonly #clock: Clock;
  readonly #say: (message: ClientMessage) => void;
  readonly #sounds = new Map<number, Sound>();

  constructor(clock: Clock, say: (message: ClientMessage) => void) {
    this.#clock = clock;
    this.#say = say;
  }

  hear({ generation, segment, samples }: ReplyFrame): void {
    const sound = this.#sounds.get(generation) ?? { startedAt: this.#clock.now, segments: new Map() };
    this.#sounds.set(generation, sound);
    sound.segments.set(segment, (sound.segments.get(segment) ?? 0) + samples);
  }

  take(message: ServerMessage): void {
    if (message.type === "clear") {
      for (const generation of this.#sounds.keys())
        if (generation <= message.generation) this.#sounds.delete(generation);
    }
    if (message.type === "reply.audioEnd") this.#finish(message.generation, message.segments);
  }

  get isSounding(): boolean {
    return this.#sounds.size > 0;
  }

  /** Someone speaks while it plays. */
  interrupt(): void {
    for (const [generation, sound] of this.#sounds)
      this.#say({ type: "interrupt", generation, ...heardOf(sound, this.#clock.now) });
    this.#sounds.clear();
  }

  stop(): void {
    this.#sounds.clear();
  }

  #finish(generation: number, segments: number): void {
    const sound = this.#sounds.get(generation);
    const total = [...(sound?.segments.values() ?? [])].reduce((sum, it) => sum + it, 0);
    const endsAt = (sound?.startedAt ?? this.#clock.now) + total / samplesPerMs;
    this.#clock.after(Math.max(0, Math.ceil(endsAt - this.#clock.now)), () => {
      if (sound !== undefined && this.#sounds.get(generation) !== sound) return;
      this.#sounds.delete(generation);
      const segment = Math.max(0, segments - 1);
      const samples = sound?.segments.get(segment) ?? 0;
      this.#say({ type: "playback", generation, segment, samples, finished: true });
    });
  }
}

function heardOf({ startedAt, segments }: Sound, now: number): { segment: number; samples: number } {
  let left = (now - startedAt) * samplesPerMs;
  let heard = { segment: 0, samples: 0 };
  for (const [segment, samples] of segments) {
    heard = { segment, samples: Math.floor(Math.max(0, Math.min(left, samples))) };
    if (left < samples) break;
    left -= samples;
  }
  return heard;
}
