import { playback } from "#shared/limits.ts";
import type { ReplyFrame } from "#shared/protocol/audio-frames.ts";
import type { SpeakerEvents, SpeakerPort } from "./audio-ports.ts";
import type { PlaybackEvent } from "./playback-buffer.ts";
import { PlaybackClock } from "./playback-clock.ts";
import { type PlayerCommand, playerProcessor } from "./worklet-messages.ts";
// `?worker&url` bundles the worklet with everything it imports into a file of its own, from our own origin as the content
// security policy demands, and gives its address.
// oxlint-disable-next-line import/default -- the build makes this export
import playerUrl from "./player.worklet.ts?worker&url";

/** Turns the packets of a frame into 48 kHz mono sound. */
export type SpeechDecoder = {
  readonly decode: (frame: ReplyFrame) => Float32Array<ArrayBuffer>;
  readonly free: () => void;
};

/**
 * Fetches and starts the decoder (WASM). It decodes 100 ms of sound in about a fifth of a millisecond, so it works on
 * the page's own thread: a worker would cost more in messages than it saves. Rejects where it cannot be had.
 */
async function loadSpeechDecoder(): Promise<SpeechDecoder> {
  const { OpusDecoder } = await import("opus-decoder");
  const decoder = new OpusDecoder({ channels: 1 });
  await decoder.ready;
  return {
    decode: ({ packets, samples }) => {
      const { channelData, samplesDecoded } = decoder.decodeFrames([...packets]);
      const sound = channelData[0];
      // What cannot be decoded is silence of the same length, so that captions keep in step.
      return sound === undefined || samplesDecoded === 0
        ? new Float32Array(samples)
        : new Float32Array(sound.subarray(0, samplesDecoded));
    },
    free: () => decoder.free(),
  };
}

/** From the sample that left the worklet to the ear, s. Unknown in some browsers. */
function outputDelay(context: AudioContext): number {
  return Math.max(0, ...[context.baseLatency, context.outputLatency].filter(Number.isFinite));
}

type Engine = { readonly node: AudioWorkletNode; readonly decoder: SpeechDecoder };
type Job = (engine: Engine) => void;

/** One opened loudspeaker. What comes before its worklet and decoder are there waits for them, in order. */
class Output {
  readonly context = new AudioContext({ sampleRate: playback.sampleRateHz, latencyHint: "interactive" });
  readonly clock = new PlaybackClock();
  readonly #listening = new AbortController();
  readonly #events: SpeakerEvents;
  #engine: Engine | null = null;
  #waiting: Job[] | null = [];
  #closed = false;

  constructor(events: SpeakerEvents) {
    this.#events = events;
    const { signal } = this.#listening;
    this.context.addEventListener("statechange", () => this.#tellStatus(), { signal });
    document.addEventListener("visibilitychange", () => this.wake(), { signal });
    this.wake();
    this.#load().catch(() => {
      this.#waiting = null;
      if (!this.#closed) events.onStatus("failed");
    });
  }

  /** The first call must happen inside a tap. */
  wake(): void {
    if (this.#closed || this.context.state === "running") return;
    void this.context.resume().catch(() => undefined);
  }

  do(job: Job): void {
    if (this.#engine !== null) job(this.#engine);
    else this.#waiting?.push(job);
  }

  command(command: PlayerCommand, transfer: Transferable[] = []): void {
    this.do(({ node }) => node.port.postMessage(command, transfer));
  }

  close(): void {
    this.command({ type: "stop" });
    this.#closed = true;
    // Closing takes its time; what is cut off is silent at once.
    this.#engine?.node.disconnect();
    this.#listening.abort();
    this.#engine?.decoder.free();
    void this.context.close().catch(() => undefined);
  }

  async #load(): Promise<void> {
    const [decoder] = await Promise.all([
      loadSpeechDecoder(),
      this.context.audioWorklet.addModule(playerUrl),
    ]);
    if (this.#closed) {
      decoder.free();
      return;
    }
    const node = new AudioWorkletNode(this.context, playerProcessor, {
      numberOfInputs: 0,
      outputChannelCount: [1],
    });
    const take = (event: MessageEvent<readonly PlaybackEvent[]>) => this.#take(event.data);
    node.port.addEventListener("message", take, { signal: this.#listening.signal });
    node.port.start();
    node.connect(this.context.destination);
    this.#engine = { node, decoder };
    for (const job of this.#waiting ?? []) job(this.#engine);
    this.#waiting = null;
    this.#tellStatus();
  }

  #take(events: readonly PlaybackEvent[]): void {
    for (const event of events) this.clock.note(event, performance.now());
    this.#events.onEvents(events);
  }

  #tellStatus(): void {
    if (this.#closed || this.#engine === null) return;
    this.#events.onStatus(this.context.state === "running" ? "ready" : "blocked");
  }
}

function play(output: Output, frame: ReplyFrame): void {
  const { generation, segment } = frame;
  output.do(({ node, decoder }) => {
    const samples = decoder.decode(frame);
    output.clock.arrived(generation, segment, samples.length);
    node.port.postMessage({ type: "push", generation, segment, samples } satisfies PlayerCommand, [
      samples.buffer,
    ]);
  });
}

/** The browser's loudspeaker, through the decoder and the player worklet. */
export function createSpeaker(): SpeakerPort {
  let output: Output | null = null;

  return {
    open(events) {
      if (typeof AudioWorkletNode === "undefined") {
        events.onStatus("failed");
        return;
      }
      if (output === null) output = new Output(events);
      else output.wake();
    },
    close() {
      output?.close();
      output = null;
    },
    push(frame) {
      output?.wake();
      if (output !== null) play(output, frame);
    },
    end: (generation) => output?.command({ type: "end", generation }),
    clear: (generation) => output?.command({ type: "clear", generation }),
    reset() {
      output?.clock.reset();
      output?.command({ type: "reset" });
    },
    duck: (gain) => output?.command({ type: "duck", gain }),
    hold: (held) => output?.command({ type: "hold", held }),
    position: () =>
      output === null
        ? { generation: 0, segment: 0, samples: 0 }
        : output.clock.position(performance.now(), outputDelay(output.context)),
  };
}
