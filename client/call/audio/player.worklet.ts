import { PlaybackBuffer } from "./playback-buffer.ts";
import { type PlayerCommand, playerProcessor } from "./audio-ports.ts";

/** Pulls queued audio, block by block, and tells the page what was heard. */
class PlayerProcessor extends AudioWorkletProcessor {
  readonly #buffer = new PlaybackBuffer();
  #running = true;

  constructor() {
    super();
    this.port.addEventListener("message", (event: MessageEvent<PlayerCommand>) => this.#take(event.data));
    this.port.start();
  }

  process(
    _inputs: readonly (readonly Float32Array[])[],
    outputs: readonly (readonly Float32Array[])[],
  ): boolean {
    const channel = outputs[0]?.[0];
    if (channel === undefined) return this.#running;
    const events = this.#buffer.pull(channel);
    if (events.length > 0) this.port.postMessage(events, []);
    return this.#running;
  }

  #take(command: PlayerCommand): void {
    switch (command.type) {
      case "push":
        this.#buffer.push(command.generation, command.segment, command.samples);
        return;
      case "end":
        this.#buffer.end(command.generation);
        return;
      case "clear":
        this.#buffer.clear(command.generation);
        return;
      case "reset":
        this.#buffer.reset();
        return;
      case "duck":
        this.#buffer.duck(command.gain);
        return;
      case "hold":
        this.#buffer.hold(command.held);
        return;
      case "stop":
        this.#running = false;
    }
  }
}

registerProcessor(playerProcessor, PlayerProcessor);
