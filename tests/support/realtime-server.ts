import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { RealtimeClientEvent, RealtimeResponseCreateParams } from "openai/resources/realtime/realtime";
import { type WebSocket, WebSocketServer } from "ws";
import { type Behavior, type End, plainBehavior, type Spoken } from "./realtime-behavior.ts";

const voices: ReadonlySet<string> = new Set(
  "alloy ash ballad coral echo sage shimmer verse marin cedar".split(" "),
);
const sampleRate = 24_000;
const blockMs = 100;
/** A block of a tone of 330 Hz, which a microphone would hear: 33 whole waves. */
const voiceBlock = Buffer.from(
  Int16Array.from({ length: (sampleRate * blockMs) / 1_000 }, (_, index) =>
    Math.round(9_000 * Math.sin((2 * Math.PI * 330 * index) / sampleRate)),
  ).buffer,
).toString("base64");

type SentEvent = { readonly [Key in string]?: unknown } & { readonly type: string };

/**
 * One connection, following the API's types and documentation: every event is numbered, and responses run in
 * parallel.
 */
class ServerSession {
  readonly target: URLSearchParams;
  readonly received: RealtimeClientEvent[] = [];
  readonly socket: WebSocket;
  readonly #behavior: Behavior;
  readonly #active = new Map<string, RealtimeResponseCreateParams>();
  readonly #releases: (() => void)[] = [];
  #sound: Buffer[] = [];
  #appends = 0;
  #overheard = "";
  #events = 0;
  #items = 0;
  #responses = 0;
  #previous: string | null = null;

  constructor(socket: WebSocket, target: URLSearchParams, behavior: Behavior) {
    this.socket = socket;
    this.target = target;
    this.#behavior = behavior;
    const model = target.get("model");
    if (model !== null && behavior.endedModels.includes(model)) {
      this.#error({ type: "invalid_request_error", code: "model_not_found" });
      socket.close(1008);
      return;
    }
    this.#send({ type: "session.created", session: { type: model === null ? "transcription" : "realtime" } });
    socket.on("message", (data) =>
      this.#take(JSON.parse((data as Buffer).toString()) as RealtimeClientEvent),
    );
  }

  of<T extends RealtimeClientEvent["type"]>(type: T): Extract<RealtimeClientEvent, { type: T }>[] {
    return this.received.filter((it): it is Extract<RealtimeClientEvent, { type: T }> => it.type === type);
  }

  /** Ends as a session does after 60 minutes. */
  expire(): void {
    this.#error({ type: "invalid_request_error", code: "session_expired" });
    this.socket.close(1001);
  }

  /** Sends the held transcripts, the last one first, because they may arrive out of order. */
  release(): void {
    for (const send of this.#releases.splice(0).toReversed()) send();
  }

  #send(event: SentEvent): void {
    this.#events += 1;
    this.socket.send(JSON.stringify({ event_id: `event_${this.#events}`, ...event }));
  }

  #error(error: { type: string; code: string; event_id?: string | undefined }): void {
    this.#send({
      type: "error",
      error: { message: "Told in words.", param: null, event_id: null, ...error },
    });
  }

  #take(event: RealtimeClientEvent): void {
    this.received.push(event);
    if (event.type === "session.update") this.#configure(event);
    else if (event.type === "response.create") this.#respond(event);
    else if (event.type === "response.cancel") this.#cancel(event.response_id, event.event_id);
    else if (event.type === "input_audio_buffer.append") this.#append(event.audio);
    else if (event.type === "input_audio_buffer.clear") {
      [this.#sound, this.#overheard] = [[], ""];
      this.#send({ type: "input_audio_buffer.cleared" });
    } else if (event.type === "input_audio_buffer.commit") this.#commit(event.event_id);
  }

  #configure({ session, event_id }: Extract<RealtimeClientEvent, { type: "session.update" }>): void {
    const voice = session.type === "realtime" ? session.audio?.output?.voice : "marin";
    if (typeof voice !== "string" || !voices.has(voice))
      return this.#error({ type: "invalid_request_error", code: "invalid_value", event_id });
    this.#send({ type: "session.updated", session });
  }

  #respond({ response = {}, event_id }: Extract<RealtimeClientEvent, { type: "response.create" }>): void {
    const [item] = response.input ?? [];
    const part = item?.type === "message" && item.role === "user" ? item.content[0] : undefined;
    const text = part?.text ?? "";
    this.#responses += 1;
    const spoken = this.#behavior.read(text, this.#responses);
    if (spoken.error !== undefined)
      return this.#error({ type: "invalid_request_error", code: spoken.error, event_id });
    const id = `resp_${this.#responses}`;
    this.#active.set(id, response);
    const shared = { id, object: "realtime.response", conversation_id: null, metadata: response.metadata };
    this.#send({ type: "response.created", response: { ...shared, status: "in_progress", output: [] } });
    this.#send({
      type: "response.output_item.added",
      response_id: id,
      output_index: 0,
      item: { id: `item_${id}` },
    });
    this.#speak(id, text, spoken);
  }

  /** Text runs ahead of audio, block by block. */
  #speak(id: string, text: string, { transcript = text, ms = 400, end = "completed" }: Spoken): void {
    const place = { response_id: id, item_id: `item_${id}`, output_index: 0, content_index: 0 };
    const words = transcript === "" ? [] : transcript.split(/(?<= )/);
    const blocks = Math.ceil(ms / blockMs);
    const each = Math.max(1, Math.ceil(words.length / Math.max(1, blocks)));
    let block = 0;
    const step = (): void => {
      if (!this.#active.has(id)) return;
      const delta = words.slice(block * each, (block + 1) * each).join("");
      if (delta !== "") this.#send({ type: "response.output_audio_transcript.delta", ...place, delta });
      if (block < blocks) this.#send({ type: "response.output_audio.delta", ...place, delta: voiceBlock });
      block += 1;
      if (block === 2 && end === "close") return this.socket.terminate();
      if (block < blocks || block * each < words.length) setImmediate(step);
      else if (end !== "never" && end !== "close") this.#finish(id, transcript, end);
    };
    setImmediate(step);
  }

  #finish(id: string, transcript: string, end: End): void {
    const place = { response_id: id, item_id: `item_${id}`, output_index: 0, content_index: 0 };
    this.#send({ type: "response.output_audio.done", ...place });
    this.#send({ type: "response.output_audio_transcript.done", ...place, transcript });
    const details = {
      completed: { status: "completed", status_details: null },
      max_output_tokens: { status: "incomplete", status_details: { type: "incomplete", reason: end } },
      content_filter: { status: "incomplete", status_details: { type: "incomplete", reason: end } },
      server_error: {
        status: "failed",
        status_details: { type: "failed", error: { type: "server_error", code: "server_error" } },
      },
    }[end];
    this.#done(id, details);
  }

  #done(id: string, details: object): void {
    const metadata = this.#active.get(id)?.metadata ?? null;
    this.#active.delete(id);
    const response = { id, object: "realtime.response", conversation_id: null, metadata, ...details };
    this.#send({ type: "response.done", response: { ...response, usage: this.#behavior.usage.response } });
    this.#send({ type: "rate_limits.updated", rate_limits: [] });
  }

  #cancel(id: string | undefined, event_id: string | undefined): void {
    if (id === undefined || !this.#active.has(id))
      return this.#error({ type: "invalid_request_error", code: "response_cancel_not_active", event_id });
    this.#done(id, {
      status: "cancelled",
      status_details: { type: "cancelled", reason: "client_cancelled" },
    });
  }

  #append(audio: string): void {
    this.#sound.push(Buffer.from(audio, "base64"));
    this.#appends += 1;
    const delta = this.#behavior.overhear(this.#appends);
    if (delta === null) return;
    this.#overheard += delta;
    const type = "conversation.item.input_audio_transcription.delta";
    this.#send({ type, item_id: `item_${this.#items + 1}`, content_index: 0, delta });
  }

  #commit(event_id: string | undefined): void {
    const pcm = Buffer.concat(this.#sound);
    // At least 100 ms, as the API requires.
    if (pcm.length < (sampleRate * 2) / 10)
      return this.#error({
        type: "invalid_request_error",
        code: "input_audio_buffer_commit_empty",
        event_id,
      });
    this.#items += 1;
    const [nth, told] = [this.#items, this.#overheard];
    const item_id = `item_${nth}`;
    [this.#sound, this.#overheard] = [[], ""];
    this.#send({ type: "input_audio_buffer.committed", item_id, previous_item_id: this.#previous });
    this.#previous = item_id;
    const transcript = this.#behavior.hear(pcm.length, nth, pcm);
    const type = "conversation.item.input_audio_transcription" as const;
    const send = (): void => {
      if (transcript === null)
        return this.#send({
          type: `${type}.failed`,
          item_id,
          content_index: 0,
          error: { type: "server_error" },
        });
      const rest = transcript.startsWith(told) ? transcript.slice(told.length) : transcript;
      for (const delta of rest.split(/(?<= )/))
        this.#send({ type: `${type}.delta`, item_id, content_index: 0, delta });
      this.#send({
        type: `${type}.completed`,
        item_id,
        content_index: 0,
        transcript,
        usage: this.#behavior.usage.transcript,
      });
    };
    if (this.#behavior.held) this.#releases.push(send);
    else setImmediate(send);
  }
}

/** A Realtime API server without models: the test decides what it says and transcribes. */
export async function startRealtimeServer() {
  const behavior = plainBehavior();
  const sessions: ServerSession[] = [];
  const keys: (string | undefined)[] = [];
  const server = createServer((_request, response) => response.writeHead(404).end());
  const sockets = new WebSocketServer({ noServer: true });
  server.on("upgrade", (request, socket, head) => {
    keys.push(request.headers.authorization);
    const refusal = behavior.refuse(request);
    if (refusal !== null) {
      const headers = Object.entries({ "content-length": "0", ...refusal.headers });
      const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join("");
      socket.end(`HTTP/1.1 ${refusal.status} Refused\r\nconnection: close\r\n${lines}\r\n`);
      return;
    }
    const url = new URL(request.url ?? "/", "http://localhost");
    if (url.pathname !== "/v1/realtime") {
      socket.destroy();
      return;
    }
    sockets.handleUpgrade(request, socket, head, (opened) =>
      sessions.push(new ServerSession(opened, url.searchParams, behavior)),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    behavior,
    sessions,
    keys,
    reset: () => {
      Object.assign(behavior, plainBehavior());
      sessions.length = 0;
      keys.length = 0;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        for (const client of sockets.clients) client.terminate();
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export type RealtimeServer = Awaited<ReturnType<typeof startRealtimeServer>>;
