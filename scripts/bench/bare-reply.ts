import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import type { WebSocket } from "ws";
import { z } from "zod";
import { post } from "./bare-request.ts";

const headerBytes = 16;
/** 48 kHz samples of one page of the benchmark's providers. */
const samplesOfPage = 9_600;
const json = "application/json";
const pieceStart = "data: ";
const pieceSchema = z.object({ choices: z.tuple([z.object({ delta: z.object({ content: z.string() }) })]) });

type Segment = { readonly pages: Buffer[]; done: boolean };

/** One reply of the bare relay: text in pieces, a speech request for each sentence, its pages out in order. */
export class BareReply {
  readonly #generation: number;
  readonly #socket: WebSocket;
  readonly #providersUrl: string;
  readonly #signal: AbortSignal;
  readonly #segments: Segment[] = [];
  #next = 0;
  #sequence = 0;
  #isWritten = false;
  #unread = "";
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
      onData: (bytes) => this.#read(bytes.toString()),
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

  #read(text: string): void {
    const events = (this.#unread + text).split("\n\n");
    this.#unread = events.pop() ?? "";
    for (const event of events)
      if (!event.startsWith(`${pieceStart}[`)) this.#add(JSON.parse(event.slice(pieceStart.length)));
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

  /** A page as it came stands for the packets in it: the driver looks at the header alone. */
  #frameOf(page: Buffer): Buffer {
    const frame = Buffer.allocUnsafe(headerBytes + page.length);
    frame.writeUInt8(2, 0);
    frame.writeUInt8(1, 1);
    frame.writeUInt16LE(this.#next, 2);
    frame.writeUInt32LE(this.#generation, 4);
    frame.writeUInt32LE(this.#sequence, 8);
    frame.writeUInt32LE(samplesOfPage, 12);
    page.copy(frame, headerBytes);
    this.#sequence += 1;
    return frame;
  }
}
