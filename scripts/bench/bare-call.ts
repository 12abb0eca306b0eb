import { randomUUID } from "node:crypto";
import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import { protocolVersion } from "#shared/protocol/version.ts";
import { capture } from "#shared/limits.ts";
import { decodeCaptureFrame } from "#shared/protocol/audio-frames.ts";
import { wavOf } from "#relay/ai/audio/wav.ts";
import type { WebSocket } from "ws";
import { BareReply } from "./bare-reply.ts";
import { post } from "./bare-request.ts";
import { rawBytes } from "./raw-bytes.ts";

const usage = { remainingSeconds: 900, limitSeconds: 900, resetsAt: null };
const greetingSound = Buffer.alloc(3_200);

/**
 * One call of the bare relay: audio in, three requests to the providers, audio out. It checks nothing and
 * keeps no state.
 */
export class BareCall {
  readonly #socket: WebSocket;
  readonly #providersUrl: string;
  #frames: Uint8Array[] = [];
  #generation = 0;
  #stop = new AbortController();
  readonly #lines = [{ role: "system", content: "You are kind. ".repeat(150) }];

  constructor(socket: WebSocket, providersUrl: string) {
    this.#socket = socket;
    this.#providersUrl = providersUrl;
    socket.on("message", (data, isBinary) => {
      const bytes = rawBytes(data);
      if (isBinary) this.#frames.push(decodeCaptureFrame(bytes)?.pcm ?? bytes);
      else this.#take(bytes.toString());
    });
    socket.on("error", () => {});
    socket.on("close", () => this.#stop.abort());
  }

  #send(message: ServerMessage): void {
    this.#socket.send(JSON.stringify(message));
  }

  #take(text: string): void {
    if (text.startsWith('{"type":"hello"')) this.#send({ type: "welcome", protocol: protocolVersion, usage });
    else if (text.startsWith('{"type":"session.start"')) this.#start();
    else if (text.startsWith('{"type":"utterance.start"')) this.#frames = [];
    else if (text.startsWith('{"type":"utterance.end"')) this.#answer(this.#frames);
    else if (text.startsWith('{"type":"interrupt"')) this.#interrupt();
  }

  #start(): void {
    const startedAt = new Date().toISOString();
    const session = { id: randomUUID(), title: "", mode: "call", startedAt, elapsedSeconds: 0 } as const;
    this.#send({ type: "session.started", session });
    this.#answer([greetingSound]);
  }

  #interrupt(): void {
    this.#stop.abort();
    this.#send({ type: "clear", generation: this.#generation });
  }

  #answer(sound: readonly Uint8Array[]): void {
    this.#generation += 1;
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    const body = Buffer.from(wavOf(Buffer.concat(sound), capture.sampleRateHz));
    let said = "";
    post(`${this.#providersUrl}/audio/transcriptions`, "audio/wav", body, signal, {
      onData: (bytes) => (said += bytes.toString()),
      onEnd: () => this.#reply(said, signal),
    });
  }

  #reply(said: string, signal: AbortSignal): void {
    this.#lines.push({ role: "user", content: said });
    const reply = new BareReply(this.#generation, this.#socket, this.#providersUrl, signal);
    // The instructions, and as much of the conversation as the product sends.
    const lines = [...this.#lines.slice(0, 1), ...this.#lines.slice(1).slice(-20)];
    reply.write(lines, (text) => this.#lines.push({ role: "assistant", content: text }));
  }
}
