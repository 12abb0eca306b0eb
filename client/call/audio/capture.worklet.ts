import {
  CapturePipeline,
  type CaptureCommand,
  type CaptureMessage,
} from "#shared/capture/capture-pipeline.ts";
import { captureProcessor } from "./audio-ports.ts";

type Command = CaptureCommand | { readonly type: "stop" };

function isQuiet(options: unknown): boolean {
  return (
    typeof options === "object" &&
    options !== null &&
    "sensitivity" in options &&
    options.sensitivity === "quiet"
  );
}

/** Passes the microphone's blocks to the pipeline, and its messages to the page. */
class CaptureProcessor extends AudioWorkletProcessor {
  readonly #pipeline: CapturePipeline;
  #running = true;

  constructor(options: { readonly processorOptions: unknown }) {
    super();
    const sensitivity = isQuiet(options.processorOptions) ? "quiet" : "normal";
    this.#pipeline = new CapturePipeline(sampleRate, sensitivity);
    this.port.addEventListener("message", (event: MessageEvent<Command>) => this.#take(event.data));
    this.port.start();
  }

  process(inputs: readonly (readonly Float32Array[])[]): boolean {
    const channel = inputs[0]?.[0];
    if (channel !== undefined && this.#running) this.#post(this.#pipeline.process(channel));
    return this.#running;
  }

  #take(command: Command): void {
    if (command.type === "stop") this.#running = false;
    else this.#post(this.#pipeline.command(command));
  }

  #post(messages: readonly CaptureMessage[]): void {
    if (messages.length === 0) return;
    const sound = messages.flatMap((it) => (it.type === "frame" ? [it.pcm.buffer] : []));
    this.port.postMessage(messages, sound);
  }
}

registerProcessor(captureProcessor, CaptureProcessor);
