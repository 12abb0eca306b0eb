import { ServerEvents } from "#relay/ai/http/server-events.ts";
import { encodeReplyFrame } from "#shared/protocol/audio-frames.ts";
import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import type { WebSocket } from "ws";
import { z } from "zod";
import { post } from "./bare-request.ts";

/** 48 kHz samples of one page of the benchmark's providers. */
const samplesOfPage = 9_600;
const json = "application/json";
const pieceSchema = z.object({ choices: z.tuple([z.object({ delta: z.object({ content: z.string() }) })]) });

type Segment = { readonly pages: Buffer[]; done: boolean };

/** One reply of the bare relay: text in pieces, a speech request per sentence, its pages out in order. */
export class BareReply {
  readonly #generation: number;
  readonly #socket: WebSocket;
  readonly #providersUrl: string;
  readonly #signal: AbortSignal;
  readonly #segments: Segment[] = [];
  #next = 0;
  #sequence = 0;
  #isWritten = false;
  readonly #events = new ServerEvents();
  #sentence = "";
  #text = "";

  constructor(generation: number, socket: WebSocket, providersUrl: string, signal: AbortSignal) {
    this.#generation = generation;
    this.#socket = socket;
    this.#providersUrl = providersUrl;
    this.#signal = signal;
  }

  write(messages: readonly object[], onDone: (text: string) => void): void {
    const body = Buffer.from(JSON.stringify({ model: "bench", stream: true, messages }));
    post(`${this.#providersUrl}/chat/completions`, json, body, this.#signal, {
      onData: (bytes) => this.#read(bytes),
      onEnd: () => {
        this.#isWritten = true;
        onDone(this.#text);
        this.#flush();
      },
    });
  }

  #send(message: ServerMessage): void {
    this.#socket.send(JSON.stringify(message));
  }

  #read(bytes: Uint8Array): void {
    for (const data of this.#events.push(bytes)) if (data !== "[DONE]") this.#add(JSON.parse(data));
  }

  #add(piece: unknown): void {
    const { content } = pieceSchema.parse(piece).choices[0].delta;
    this.#text += content;
    this.#sentence += content;
    if (!/[.?!]$/.test(content)) return;
    this.#speak(this.#sentence.trim());
    this.#sentence = "";
  }

  #speak(input: string): void {
    const segment: Segment = { pages: [], done: false };
    this.#segments.push(segment);
    this.#send({
      type: "reply.segment",
      generation: this.#generation,
      segment: this.#segments.length - 1,
      text: input,
    });
    const body = Buffer.from(JSON.stringify({ model: "bench", voice: "bench", input }));
    post(`${this.#providersUrl}/audio/speech`, json, body, this.#signal, {
      onData: (page) => {
        segment.pages.push(page);
        this.#flush();
      },
      onEnd: () => {
        segment.done = true;
        this.#flush();
      },
    });
  }

  #flush(): void {
    if (this.#signal.aborted) return;
    for (let segment = this.#segments[this.#next]; segment !== undefined;) {
      for (const page of segment.pages.splice(0)) this.#socket.send(this.#frameOf(page));
      if (!segment.done) return;
      this.#next += 1;
      segment = this.#segments[this.#next];
    }
    if (this.#isWritten)
      this.#send({ type: "reply.audioEnd", generation: this.#generation, segments: this.#next });
  }

  /** Sends each page in place of its packets, because the driver only reads the header. */
  #frameOf(page: Buffer): Uint8Array {
    this.#sequence += 1;
    return encodeReplyFrame({
      generation: this.#generation,
      segment: this.#next,
      sequence: this.#sequence,
      samples: samplesOfPage,
      packets: [page],
    });
  }
}
