import { playback } from "#shared/limits.ts";
import type { ReplyFrame } from "#shared/protocol/audio-frames.ts";
import {
  type InputDeviceInfo,
  type PlayerCommand,
  type SpeakerEvents,
  type SpeakerPort,
  playerProcessor,
} from "./audio-ports.ts";
import { PlaybackClock, type PlaybackEvent } from "./playback-buffer.ts";

// `?worker&url` bundles the worklet with everything it imports into a file of its own, from our own origin as the content
// security policy demands, and gives its address.
// oxlint-disable-next-line import/default -- the build makes this export
import playerUrl from "./player.worklet.ts?worker&url";

/** Decodes a frame's packets into 48 kHz mono audio. */
export type SpeechDecoder = {
  readonly decode: (frame: ReplyFrame) => Float32Array<ArrayBuffer>;
  readonly free: () => void;
};

/**
 * Loads and starts the decoder (WASM). It decodes 100 ms of audio in about a fifth of a millisecond, so it
 * runs on the page's own thread: a worker's messages would cost more than it saves. Rejects if it can't be
 * loaded.
 */
async function loadSpeechDecoder(): Promise<SpeechDecoder> {
  const { OpusDecoder } = await import("opus-decoder");
  const decoder = new OpusDecoder({ channels: 1 });
  await decoder.ready;
  return {
    decode: ({ packets, samples }) => {
      const { channelData, samplesDecoded } = decoder.decodeFrames([...packets]);
      const sound = channelData[0];
      // Undecodable packets become silence of the same length, so that captions stay in sync.
      return sound === undefined || samplesDecoded === 0
        ? new Float32Array(samples)
        : new Float32Array(sound.subarray(0, samplesDecoded));
    },
    free: () => decoder.free(),
  };
}

/** Latency from the worklet to the ear, s. Unknown in some browsers. */
function outputDelay(context: AudioContext): number {
  return Math.max(0, ...[context.baseLatency, context.outputLatency].filter(Number.isFinite));
}

type Engine = { readonly node: AudioWorkletNode; readonly decoder: SpeechDecoder };
type Job = (engine: Engine) => void;

/** One opened speaker. Audio that arrives before its worklet and decoder are ready is queued. */
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
    // Closing takes time, but what is cut off must be silent immediately.
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

/** Chooses a context's loudspeaker, where the browser can; one that is gone leaves the system's choice. */
function setSink(context: AudioContext, speakerId: string | null): void {
  if (!("setSinkId" in context) || typeof context.setSinkId !== "function") return;
  const chosen: unknown = context.setSinkId(speakerId ?? "");
  if (chosen instanceof Promise) chosen.catch(() => undefined);
}

async function listSpeakers(): Promise<readonly InputDeviceInfo[] | null> {
  if (typeof AudioContext === "undefined" || !("setSinkId" in AudioContext.prototype)) return null;
  const all = await (navigator.mediaDevices?.enumerateDevices() ?? Promise.resolve([])).catch(() => []);
  return all
    .filter((it) => it.kind === "audiooutput" && it.deviceId !== "" && it.deviceId !== "default")
    .map((it) => ({ id: it.deviceId, label: it.label }));
}

/** The browser's loudspeaker, through the decoder and the player worklet. */
export function createSpeaker(): SpeakerPort {
  let output: Output | null = null;
  let sink: string | null = null;

  return {
    open(events) {
      if (typeof AudioWorkletNode === "undefined") {
        events.onStatus("failed");
        return;
      }
      if (output !== null) {
        output.wake();
        return;
      }
      output = new Output(events);
      if (sink !== null) setSink(output.context, sink);
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
    pick(speakerId) {
      sink = speakerId;
      if (output !== null) setSink(output.context, sink);
    },
    speakers: listSpeakers,
    duck: (gain) => output?.command({ type: "duck", gain }),
    hold: (held) => output?.command({ type: "hold", held }),
    position: () =>
      output === null
        ? { generation: 0, segment: 0, samples: 0 }
        : output.clock.position(performance.now(), outputDelay(output.context)),
  };
}
