import { failed } from "../failure.ts";
import type { AiOutcome } from "../port.ts";
import type { AiEndpoint } from "../settings.ts";
import type { Voicing } from "../voices.ts";
import type { ProviderSocket, Failed, OpenProviderSocket } from "./provider-socket.ts";
import { failureOfError, type RealtimeEvent } from "./events.ts";

/** A text that is read aloud. */
export type SpokenReading = {
  readonly text: string;
  readonly instructions: string;
  readonly maxTokens: number;
  /** PCM16 mono 24 kHz. */
  readonly onSound: (pcm: Uint8Array) => void;
  /** The transcript so far. */
  readonly onWords: (transcript: string) => void;
  /** Called once. `complete`: false if the voice was stopped by its limits. */
  readonly onDone: (outcome: AiOutcome<{ readonly transcript: string; readonly complete: boolean }>) => void;
  /**
   * Told once where the server began to read, before `onDone`, and also after the reading was stopped.
   *
   * @param raw the server's figures; undefined where it gave none
   */
  readonly onUsed: (raw: unknown) => void;
};

/** A reading in progress. */
type Running = {
  readonly id: string;
  readonly reading: SpokenReading;
  readonly since: number;
  /** The server's id for it, once known. */
  responseId: string | null;
  cancelled: boolean;
  /** Parts of the transcript, by their position in the response. */
  readonly words: Map<string, string>;
};

type LineDeps = {
  readonly endpoint: AiEndpoint;
  readonly model: string;
  readonly open: OpenProviderSocket;
  /** ms. */
  readonly now: () => number;
  readonly newId: () => string;
  /** It has no readings in progress any more. */
  readonly onIdle: () => void;
  /** The connection is gone. */
  readonly onClosed: () => void;
};

/** If a reading has had no event for this long, and neither has any other, the connection is dead, ms. */
const deadAfterMs = 2_000;

type Of<T extends RealtimeEvent["type"]> = Extract<RealtimeEvent, { type: T }>;

/**
 * One WebSocket with one voice, which reads texts for any number of people in parallel. It keeps nothing of
 * anyone's: each reading is a response outside of the default conversation with its own input, so the voice
 * sees only that text; and audio is matched by the response's id alone, so unmatched audio reaches nobody.
 */
export class VoiceLine {
  readonly openedAt: number;
  readonly #deps: LineDeps;
  readonly #connection: ProviderSocket;
  readonly #running = new Map<string, Running>();
  readonly #byResponse = new Map<string, Running>();
  #ready = false;
  #lastEventAt: number;
  #retiring = false;

  constructor(voicing: Pick<Voicing, "voice" | "speed">, deps: LineDeps) {
    this.#deps = deps;
    this.openedAt = deps.now();
    this.#lastEventAt = this.openedAt;
    this.#connection = deps.open(
      deps.endpoint,
      { model: deps.model },
      {
        onOpen: () => this.#configure(voicing),
        onEvent: (event) => this.#take(event),
        onClosed: (failure) => this.#closed(failure),
      },
    );
  }

  get load(): number {
    return this.#running.size;
  }

  /** Whether it accepts further readings. */
  get isOpen(): boolean {
    return !this.#retiring;
  }

  /** Accepts no more readings, and closes after the last one. */
  retire(): void {
    this.#retiring = true;
    if (this.load === 0) this.#connection.close();
  }

  /** Closes immediately; readings in progress fail. */
  close(): void {
    this.#retiring = true;
    this.#connection.close();
    this.#fail(failed("aborted"));
  }

  /** Reads a text; returns a function that stops it and its events. */
  read(reading: SpokenReading): () => void {
    const running: Running = {
      id: this.#deps.newId(),
      reading,
      since: this.#deps.now(),
      responseId: null,
      cancelled: false,
      words: new Map(),
    };
    this.#running.set(running.id, running);
    if (this.#ready) this.#ask(running);
    return () => this.#cancel(running);
  }

  #configure({ voice, speed }: Pick<Voicing, "voice" | "speed">): void {
    this.#connection.send({
      type: "session.update",
      session: {
        type: "realtime",
        output_modalities: ["audio"],
        audio: {
          input: { turn_detection: null },
          output: { format: { type: "audio/pcm", rate: 24_000 }, voice, speed },
        },
        // Reading aloud needs no reasoning; older models don't know the parameter, and refuse it.
        ...(/^gpt-realtime-[2-9]/.test(this.#deps.model) ? { reasoning: { effort: "minimal" } } : {}),
        tool_choice: "none",
      },
    });
  }

  #ask({ id, reading }: Running): void {
    this.#connection.send({
      type: "response.create",
      event_id: id,
      response: {
        conversation: "none",
        output_modalities: ["audio"],
        instructions: reading.instructions,
        input: [{ type: "message", role: "user", content: [{ type: "input_text", text: reading.text }] }],
        max_output_tokens: reading.maxTokens,
        metadata: { reading: id },
      },
    });
  }

  #cancel(running: Running): void {
    if (!this.#running.has(running.id) || running.cancelled) return;
    running.cancelled = true;
    const now = this.#deps.now();
    if (now - running.since > deadAfterMs && this.#lastEventAt <= running.since) this.#retiring = true;
    // Without its id a cancellation would refer to the default conversation's response, which doesn't exist.
    if (running.responseId !== null) this.#sendCancel(running.responseId);
    else if (!this.#ready || this.#retiring) this.#forget(running);
  }

  #sendCancel(response_id: string): void {
    this.#connection.send({ type: "response.cancel", response_id });
  }

  #take(event: RealtimeEvent): void {
    this.#lastEventAt = this.#deps.now();
    if (event.type === "session.updated") this.#begin();
    else if (event.type === "response.created") this.#created(event);
    else if (event.type === "response.output_audio.delta") this.#heard(event);
    else if (event.type === "response.output_audio_transcript.delta")
      this.#said(event, (before) => before + event.delta);
    else if (event.type === "response.output_audio_transcript.done")
      this.#said(event, () => event.transcript);
    else if (event.type === "response.done") this.#done(event);
    else if (event.type === "error") this.#refused(event);
  }

  #begin(): void {
    if (this.#ready) return;
    this.#ready = true;
    for (const running of this.#running.values()) this.#ask(running);
  }

  #created({ response }: Of<"response.created">): void {
    const running = this.#running.get(response.metadata?.["reading"] ?? "");
    if (running === undefined) return;
    running.responseId = response.id;
    this.#byResponse.set(response.id, running);
    if (running.cancelled) this.#sendCancel(response.id);
  }

  #heard({ response_id, delta }: Of<"response.output_audio.delta">): void {
    const running = this.#byResponse.get(response_id);
    if (running !== undefined && !running.cancelled) running.reading.onSound(Buffer.from(delta, "base64"));
  }

  #said(
    event: Of<"response.output_audio_transcript.delta"> | Of<"response.output_audio_transcript.done">,
    change: (before: string) => string,
  ): void {
    const running = this.#byResponse.get(event.response_id);
    if (running === undefined || running.cancelled) return;
    const part = `${event.output_index}.${event.content_index}`;
    running.words.set(part, change(running.words.get(part) ?? ""));
    running.reading.onWords(transcriptOf(running));
  }

  #done({ response }: Of<"response.done">): void {
    const running = this.#byResponse.get(response.id);
    if (running === undefined) return;
    const outcome = outcomeOf(response, transcriptOf(running));
    this.#forget(running, outcome, response.usage);
  }

  /** An error names the event that caused it; otherwise it concerns the session, which is then unusable. */
  #refused({ error }: Of<"error">): void {
    const running = this.#running.get(error.event_id ?? "");
    if (running !== undefined) this.#forget(running, failed(failureOfError(error)));
    else if (!this.#ready) {
      this.#connection.close();
      this.#closed(failed(failureOfError(error)));
    }
  }

  #closed(failure: Failed): void {
    this.#retiring = true;
    this.#fail(failure);
    this.#deps.onClosed();
  }

  #fail(failure: Failed): void {
    for (const running of this.#running.values()) this.#forget(running, failure);
  }

  #forget(running: Running, outcome?: Parameters<SpokenReading["onDone"]>[0], usage?: unknown): void {
    this.#running.delete(running.id);
    if (running.responseId !== null) {
      this.#byResponse.delete(running.responseId);
      running.reading.onUsed(usage);
    }
    if (outcome !== undefined && !running.cancelled) running.reading.onDone(outcome);
    if (this.load > 0) return;
    if (this.#retiring) {
      this.#connection.close();
      this.#deps.onClosed();
    } else this.#deps.onIdle();
  }
}

function transcriptOf({ words }: Running): string {
  return [...words.values()].join(" ");
}

function outcomeOf(
  { status, status_details: details }: Of<"response.done">["response"],
  transcript: string,
): Parameters<SpokenReading["onDone"]>[0] {
  if (status === "completed") return { ok: true, value: { transcript, complete: true } };
  if (status === "incomplete" && details?.reason !== "content_filter")
    return { ok: true, value: { transcript, complete: false } };
  if (status === "incomplete") return failed("declined");
  return failed(status === "failed" && details?.error ? failureOfError(details.error) : "unavailable");
}
