import type { PlaybackEvent, PlaybackPosition } from "#client/call/audio/playback-buffer.ts";
import type { SpeakerPort, SpeakerStatus } from "#client/call/audio/audio-ports.ts";
import { playback } from "#shared/limits.ts";
import type { ReplyFrame } from "#shared/protocol/audio-frames.ts";
import type { ClientMessage } from "#shared/protocol/client-messages.ts";
import type { Clock } from "./ports.ts";

export type ReplyPlaybackDeps = {
  readonly speaker: SpeakerPort;
  readonly send: (message: ClientMessage) => boolean;
  readonly clock: Clock;
  readonly onHeard: (position: PlaybackPosition) => void;
  readonly onStarted: () => void;
  /** It finished playing, was cut off, or was given up. */
  readonly onStopped: () => void;
  /** Nothing was played for 30 s, or nothing can be. */
  readonly onStuck: () => void;
};

/** How often the relay is told how far a reply was heard, ms. */
const reportEveryMs = 500;

/**
 * The reply being played: its frames go to the speaker, its progress to the relay [T14]. Playback without
 * progress is given up, so that the call continues.
 */
export class ReplyPlayback {
  readonly #deps: ReplyPlaybackDeps;
  /** The generation whose audio arrived last, and the one being heard. */
  #queued = 0;
  #playing: PlaybackPosition | null = null;
  #cleared = 0;
  #reportedAt = 0;
  #underWay = false;
  #cannotPlay = false;
  #cancelWatch: () => void = () => undefined;

  constructor(deps: ReplyPlaybackDeps) {
    this.#deps = deps;
  }

  get playing(): boolean {
    return this.#playing !== null;
  }

  /** Queues audio; false if it is stale [P6]. */
  frame(frame: ReplyFrame): boolean {
    if (frame.generation <= this.#cleared) return false;
    if (this.#cannotPlay) return true;
    if (this.#queued !== frame.generation) this.#watch();
    this.#queued = frame.generation;
    this.#underWay = true;
    this.#deps.speaker.push(frame);
    return true;
  }

  /** No more audio follows for this generation. If there was none at all, it's over. */
  audioEnd(generation: number, segments: number): void {
    if (generation <= this.#cleared) return;
    if (this.#queued === generation && !this.#cannotPlay) {
      this.#deps.speaker.end(generation);
      return;
    }
    const segment = Math.max(0, segments - 1);
    this.#deps.send({ type: "playback", generation, segment, samples: 0, finished: true });
    if (this.#cannotPlay) this.#deps.onStuck();
    this.#deps.onStopped();
  }

  /** Everything up to this generation is stale. */
  clear(generation: number): void {
    this.#cleared = Math.max(this.#cleared, generation);
    this.#deps.speaker.clear(generation);
    if (this.#queued <= generation) this.#stopped();
  }

  /** Drops everything queued so far. */
  silence(): void {
    this.clear(this.#queued);
  }

  /** Silences what's left of a connection; the next one starts its generations over. */
  reset(): void {
    this.#cleared = 0;
    this.#queued = 0;
    this.#deps.speaker.reset();
    this.#stopped();
  }

  /** The person interrupted it: silences it immediately and reports how much was heard [T15]. */
  interrupt(): void {
    if (this.#playing === null) return;
    const { generation, segment, samples } = this.#position();
    this.#deps.send({ type: "interrupt", generation, segment, samples });
    this.clear(generation);
  }

  /** Reports now how far it was heard, because something is about to cut it off. */
  report(): void {
    if (this.#playing === null) return;
    const { generation, segment, samples } = this.#position();
    this.#reportedAt = this.#deps.clock.now();
    this.#deps.send({ type: "playback", generation, segment, samples, finished: false });
  }

  take(events: readonly PlaybackEvent[]): void {
    for (const event of events)
      if (event.generation === this.#queued && event.generation > this.#cleared) this.#take(event);
  }

  status(status: SpeakerStatus): void {
    this.#cannotPlay = status === "failed";
  }

  #position(): PlaybackPosition {
    const heard = this.#deps.speaker.position();
    const last = this.#playing ?? heard;
    return heard.generation === last.generation ? heard : last;
  }

  #take(event: PlaybackEvent): void {
    this.#watch();
    if (event.type === "started") {
      this.#playing = { generation: event.generation, segment: 0, samples: 0 };
      this.#deps.onStarted();
      return;
    }
    const { generation, segment, samples } = event;
    const moved = this.#playing?.segment !== segment;
    this.#playing = { generation, segment, samples };
    this.#deps.onHeard(this.#playing);
    if (event.type === "finished") this.#finish(this.#playing);
    else if (moved || this.#deps.clock.now() - this.#reportedAt >= reportEveryMs) this.report();
  }

  #finish({ generation, segment, samples }: PlaybackPosition): void {
    this.#deps.send({ type: "playback", generation, segment, samples, finished: true });
    this.#stopped();
  }

  #stopped(): void {
    if (!this.#underWay) return;
    this.#underWay = false;
    this.#cancelWatch();
    this.#playing = null;
    this.#deps.onStopped();
  }

  #watch(): void {
    this.#cancelWatch();
    this.#cancelWatch = this.#deps.clock.after(playback.timeoutMs, () => this.#giveUp());
  }

  #giveUp(): void {
    const { generation, segment, samples } = this.#playing ?? {
      generation: this.#queued,
      segment: 0,
      samples: 0,
    };
    this.#deps.send({ type: "playback", generation, segment, samples, finished: true });
    this.clear(generation);
    this.#deps.onStuck();
  }
}
