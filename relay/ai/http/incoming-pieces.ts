import type { IncomingMessage } from "node:http";

/** How much may be buffered before the provider is slowed down, bytes. */
const mostWaiting = 256 * 1024;

type Result = IteratorResult<Uint8Array, undefined>;
type Asked = { readonly resolve: (result: Result) => void; readonly reject: (error: Error) => void };

/**
 * Reads a response as it arrives; whatever arrived between reads comes as one piece. A web stream's own
 * iterator creates several promises per piece, and a call has dozens of pieces a second.
 */
export class IncomingPieces implements AsyncIterableIterator<Uint8Array, undefined> {
  readonly #incoming: IncomingMessage;
  #waiting: Uint8Array[] = [];
  #bytes = 0;
  #end: "open" | "complete" | Error = "open";
  #asked: Asked | null = null;

  /** @param longest how much it may bring in all before it is broken off, bytes */
  constructor(incoming: IncomingMessage, longest = Number.POSITIVE_INFINITY) {
    this.#incoming = incoming;
    let total = 0;
    incoming.on("data", (bytes: Uint8Array) => {
      total += bytes.length;
      if (total > longest) {
        incoming.destroy(new Error("The answer is too long"));
        return;
      }
      this.#waiting.push(bytes);
      this.#bytes += bytes.length;
      if (this.#bytes > mostWaiting) incoming.pause();
      this.#answer();
    });
    incoming.once("end", () => this.#finish("complete"));
    incoming.on("error", (error) => this.#finish(error));
    incoming.once("close", () => this.#finish(new Error("The answer broke off")));
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  next(): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#asked = { resolve, reject };
      this.#answer();
    });
  }

  /** The rest isn't wanted, so the connection is closed. */
  return(): Promise<Result> {
    this.#finish("complete");
    this.#waiting = [];
    if (!this.#incoming.complete) this.#incoming.destroy();
    return Promise.resolve({ done: true, value: undefined });
  }

  #finish(end: "complete" | Error): void {
    if (this.#end !== "open") return;
    this.#end = end;
    this.#answer();
  }

  #answer(): void {
    const asked = this.#asked;
    if (asked === null || (this.#bytes === 0 && this.#end === "open")) return;
    this.#asked = null;
    if (this.#bytes > 0) asked.resolve({ done: false, value: this.#take() });
    else if (this.#end instanceof Error) asked.reject(this.#end);
    else asked.resolve({ done: true, value: undefined });
  }

  #take(): Uint8Array {
    const [first, ...more] = this.#waiting;
    const taken = first !== undefined && more.length === 0 ? first : Buffer.concat(this.#waiting);
    this.#waiting = [];
    this.#bytes = 0;
    if (this.#incoming.isPaused()) this.#incoming.resume();
    return taken;
  }
}

/** The same as a web stream; iterating over it still reads the pieces directly. */
export function streamOf(pieces: IncomingPieces): ReadableStream<Uint8Array> {
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = await pieces.next();
        if (done === true) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => {
        await pieces.return();
      },
    },
    { highWaterMark: 0 },
  );
  return Object.defineProperty(stream, Symbol.asyncIterator, { value: () => pieces });
}
