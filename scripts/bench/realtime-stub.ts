import type { Server } from "node:http";
import type { RealtimeClientEvent } from "openai/resources/realtime/realtime";
import { type WebSocket, WebSocketServer } from "ws";
import type { ProviderCalls } from "./provider-calls.ts";
import { rawBytes } from "./raw-bytes.ts";
import { spokenMs, tagIn, transcriptOf } from "./reply-script.ts";
import type { ServiceTimes } from "./service-times.ts";
import { tagInSound } from "./sound-tag.ts";
import type { Workload } from "./workload.ts";

/** The only rate of the API, Hz. */
const rate = 24_000;
/** Of a committed buffer, what holds its tag: two frames and a little, bytes. */
const tagBytes = rate * 2 * 0.25;

type Of<T extends RealtimeClientEvent["type"]> = Extract<RealtimeClientEvent, { type: T }>;
type Deps = { readonly workload: Workload; readonly times: ServiceTimes; readonly calls: ProviderCalls };

/** A hum of so much sound, as the API sends it. */
function blockOf(ms: number): string {
  const samples = Int16Array.from({ length: (rate * ms) / 1_000 }, (_, index) =>
    Math.round(6_000 * Math.sin(index * 0.04) * Math.sin(index * 0.0014)),
  );
  return Buffer.from(samples.buffer).toString("base64");
}

/** One connection: a voice, or the ear of one conversation. Events beyond those that the relay reads are left out. */
class StubSession {
  readonly #socket: WebSocket;
  readonly #deps: Deps;
  readonly #block: string;
  #begin: Buffer[] = [];
  #bytes = 0;
  #responses = 0;
  #items = 0;
  readonly #active = new Set<string>();

  constructor(socket: WebSocket, deps: Deps, block: string) {
    this.#socket = socket;
    this.#deps = deps;
    this.#block = block;
    socket.on("message", (data) => {
      const event: RealtimeClientEvent = JSON.parse(rawBytes(data).toString());
      this.#take(event);
    });
    socket.on("close", () => this.#active.clear());
  }

  #send(event: object): void {
    this.#socket.send(JSON.stringify(event));
  }

  #take(event: RealtimeClientEvent): void {
    if (event.type === "input_audio_buffer.append") this.#append(event);
    else if (event.type === "session.update") this.#send({ type: "session.updated", session: event.session });
    else if (event.type === "response.create") this.#read(event);
    else if (event.type === "response.cancel") this.#done(event.response_id ?? "", "cancelled");
    else if (event.type === "input_audio_buffer.commit") this.#commit();
    else if (event.type === "input_audio_buffer.clear") this.#clear();
  }

  #append({ audio }: Of<"input_audio_buffer.append">): void {
    if (this.#bytes < tagBytes) this.#begin.push(Buffer.from(audio, "base64"));
    this.#bytes += audio.length * 0.75;
  }

  #clear(): void {
    this.#begin = [];
    this.#bytes = 0;
  }

  #commit(): void {
    const { workload, times, calls } = this.#deps;
    const tag = tagInSound(Buffer.concat(this.#begin), rate);
    this.#clear();
    this.#items += 1;
    const item_id = `item_${this.#items}`;
    const at = performance.now();
    calls.note("transcription", Buffer.alloc(0));
    this.#send({ type: "input_audio_buffer.committed", item_id });
    setTimeout(() => {
      const transcript = tag === 0 ? "" : transcriptOf(tag);
      const type = "conversation.item.input_audio_transcription.completed";
      this.#send({ type, item_id, content_index: 0, transcript });
      if (tag !== 0) times.note(tag, "transcription", performance.now() - at);
    }, workload.liveWordsMs);
  }

  #read({ response = {} }: Of<"response.create">): void {
    const { workload, times, calls } = this.#deps;
    const [item] = response.input ?? [];
    const part = item?.type === "message" && item.role === "user" ? item.content[0] : undefined;
    const text = part?.text ?? "";
    const [at, tag] = [performance.now(), tagIn(text)];
    const count = Math.ceil(spokenMs(text) / workload.pageMs);
    this.#responses += 1;
    const id = `resp_${this.#responses}`;
    this.#active.add(id);
    calls.note("speech", Buffer.from(text));
    this.#send({ type: "response.created", response: { id, metadata: response.metadata } });
    const place = { response_id: id, output_index: 0, content_index: 0 };
    const step = (index: number): void => {
      if (!this.#active.has(id)) return;
      if (index === 0) {
        this.#send({ type: "response.output_audio_transcript.done", ...place, transcript: text });
        if (tag !== null) times.note(tag, "speech", performance.now() - at);
      }
      this.#send({ type: "response.output_audio.delta", ...place, delta: this.#block });
      if (index + 1 === count) return this.#done(id, "completed");
      const dueAt = at + workload.speechMs + (index + 1) * workload.pageEveryMs;
      setTimeout(() => step(index + 1), Math.max(0, dueAt - performance.now()));
    };
    setTimeout(() => step(0), workload.speechMs);
  }

  #done(id: string, status: "completed" | "cancelled"): void {
    if (this.#active.delete(id)) this.#send({ type: "response.done", response: { id, status } });
  }
}

/** Adds the Realtime API to the benchmark's providers. */
export function addRealtime(server: Server, deps: Deps): void {
  const block = blockOf(deps.workload.pageMs);
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  server.on("upgrade", (request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, (opened) => new StubSession(opened, deps, block)),
  );
}
