import { SpeechQueue, type SpeechOutlet } from "./speech-queue.ts";

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
