import type { AiWorld } from "../attempts.ts";
import { pcmOf, samplesOf } from "../audio/pcm-samples.ts";
import { failed } from "../failure.ts";
import type { AiOutcome, Ear, ListenOptions } from "../port.ts";
import type { TranscriptionProvider } from "../settings.ts";
import { transcriptionUsage } from "../usage.ts";
import type { ProviderSocket, Failed, OpenProviderSocket } from "./provider-socket.ts";
import { failureOfError, type RealtimeEvent } from "./events.ts";
import { transcriptionSetup, pcmRate } from "./transcription-setup.ts";
import {
  EarlyWords,
  type HeardUtterance,
  newUtterance,
  outcomeOf,
  type Piece,
  withMore,
  wordsIn,
} from "./heard-pieces.ts";

/** The shortest audio that can be committed, samples: 100 ms. */
const leastCommitted = pcmRate / 10;
/** Silence that pushes the last samples through the resampler. */
const flush = new Float32Array(64);

/** A transcript that takes longer once the audio is complete is given up, and the recording is sent as a file, ms. */
const wordsWithinMs = 2_500;
/** Audio that may wait for the connection: one frame is a tenth of a second. */
const mostUnsent = 150;
/** If nobody speaks for this long, the connection is closed until somebody does, ms. */
const idleMs = 2 * 60_000;
/** The API ends a session after 60 minutes; it is renewed earlier, between two utterances, ms. */
const renewedAfterMs = 50 * 60_000;

export type EarDeps = {
  readonly provider: TranscriptionProvider & { readonly liveModel: string };
  readonly open: OpenProviderSocket;
  readonly world: Pick<AiWorld, "after" | "now">;
  /** Whether a connection may be opened now; `onOutcome` reports the result. */
  readonly mayOpen: () => boolean;
  readonly onOutcome: (outcome: AiOutcome<string>) => void;
};

/**
 * Transcribes one conversation over a WebSocket of its own: its buffer only ever holds this person's voice.
 * What was said up to a pause is committed and transcribed while the person continues, so that the transcript
 * of a long utterance is ready as soon as that of a short one.
 */
export class LiveEar implements Ear {
  readonly #deps: EarDeps;
  readonly #options: ListenOptions;
  readonly #utterances = new Map<number, HeardUtterance>();
  /** Commits that the server has not named an item for, in order. */
  #unnamed: { readonly id: string; readonly utterance: HeardUtterance; readonly piece: Piece }[] = [];
  readonly #items = new Map<string, { readonly utterance: HeardUtterance; readonly piece: Piece }>();
  readonly #early = new EarlyWords();
  #connection: ProviderSocket | null = null;
  #openedAt = 0;
  #ready = false;
  #unsent: Parameters<ProviderSocket["send"]>[0][] = [];
  #current: HeardUtterance | null = null;
  #commits = 0;
  #cancelIdle: (() => void) | null = null;

  constructor(deps: EarDeps, options: ListenOptions) {
    this.#deps = deps;
    this.#options = options;
  }

  begin(number: number): void {
    if (this.#current !== null) this.#commit(this.#current);
    this.forget(number);
    const utterance = newUtterance(number);
    this.#utterances.set(number, utterance);
    this.#current = utterance;
    this.#renew();
    if (this.#connection === null && !this.#open()) utterance.lost = failed("unavailable");
  }

  hear(number: number, pcm: Uint8Array): void {
    const utterance = this.#current;
    if (utterance?.number !== number || utterance.lost !== null) return;
    if (this.#connection === null) {
      utterance.lost = failed("unavailable");
      return;
    }
    this.#append(utterance, utterance.resampler.process(samplesOf(pcm)));
    this.#restIdle();
  }

  transcript(number: number, signal: AbortSignal): Promise<AiOutcome<string>> {
    const utterance = this.#utterances.get(number);
    if (utterance === undefined) return Promise.resolve(failed("unavailable"));
    this.#commit(utterance);
    return new Promise((resolve) => {
      const finish = (outcome: AiOutcome<string>): void => {
        cancel();
        utterance.waiting.delete(look);
        signal.removeEventListener("abort", giveUp);
        if (utterance.lost === null) this.#deps.onOutcome(outcome);
        resolve(outcome);
      };
      const giveUp = (): void => finish(failed("aborted"));
      const look = (): void => {
        const outcome = outcomeOf(utterance, this.#options.language);
        if (outcome !== null) finish(outcome);
      };
      const cancel = this.#deps.world.after(wordsWithinMs, () => finish(failed("timeout")));
      utterance.waiting.add(look);
      signal.addEventListener("abort", giveUp, { once: true });
      if (signal.aborted) giveUp();
      else look();
    });
  }

  forget(number: number): void {
    const utterance = this.#utterances.get(number);
    if (utterance === undefined) return;
    this.#utterances.delete(number);
    this.#early.forget(utterance);
    if (this.#current !== utterance) return;
    this.#current = null;
    if (utterance.pending > 0) this.#send({ type: "input_audio_buffer.clear" });
  }

  close(): void {
    this.#cancelIdle?.();
    this.#cancelIdle = null;
    this.#connection?.close();
    this.#lose(failed("aborted"));
  }

  #append(utterance: HeardUtterance, samples: Float32Array): void {
    if (samples.length === 0) return;
    utterance.pending += samples.length;
    this.#send({ type: "input_audio_buffer.append", audio: pcmOf(samples).toString("base64") });
  }

  #commit(utterance: HeardUtterance): void {
    if (utterance.lost !== null || this.#current !== utterance || utterance.pending === 0) return;
    this.#append(utterance, utterance.resampler.process(flush));
    const missing = leastCommitted - utterance.pending;
    if (missing > 0) this.#append(utterance, new Float32Array(missing));
    const seconds = utterance.pending / pcmRate;
    utterance.pending = 0;
    this.#commits += 1;
    const id = `commit_${this.#commits}`;
    const piece: Piece = { words: "", state: "asked", seconds };
    utterance.pieces.push(piece);
    this.#unnamed.push({ id, utterance, piece });
    this.#send({ type: "input_audio_buffer.commit", event_id: id });
  }

  #send(event: Parameters<ProviderSocket["send"]>[0]): void {
    if (this.#ready) this.#connection?.send(event);
    else if (this.#unsent.length < mostUnsent) this.#unsent.push(event);
    else {
      this.#connection?.close();
      this.#lose(failed("timeout"));
    }
  }

  #open(): boolean {
    if (!this.#deps.mayOpen()) return false;
    const { provider, world } = this.#deps;
    this.#openedAt = world.now();
    const opened: ProviderSocket = this.#deps.open(
      provider,
      { intent: "transcription" },
      {
        onOpen: () => opened.send(transcriptionSetup(provider, this.#options.language)),
        onEvent: (event) => this.#take(event),
        onClosed: (failure) => {
          if (this.#connection === opened) this.#lose(failure);
        },
      },
    );
    this.#connection = opened;
    this.#restIdle();
    return true;
  }

  /** Between two utterances, once all transcripts are complete, an old connection is replaced. */
  #renew(): void {
    const isOld = this.#deps.world.now() - this.#openedAt > renewedAfterMs;
    if (this.#connection === null || !isOld || this.#unnamed.length > 0 || this.#items.size > 0) return;
    this.#connection.close();
    this.#forgetConnection();
  }

  #restIdle(): void {
    this.#cancelIdle?.();
    this.#cancelIdle = this.#deps.world.after(idleMs, () => this.close());
  }

  #take(event: RealtimeEvent): void {
    if (event.type === "session.updated") this.#begun();
    else if (event.type === "input_audio_buffer.committed") this.#named(event.item_id);
    else if (event.type === "conversation.item.input_audio_transcription.delta")
      this.#overheard(event.item_id, event.delta);
    else if (event.type === "conversation.item.input_audio_transcription.completed")
      this.#heard(event.item_id, (piece) => {
        piece.words = withMore("", event.transcript);
        piece.state = "complete";
        this.#used(piece, event.usage);
      });
    else if (event.type === "conversation.item.input_audio_transcription.failed")
      this.#heard(event.item_id, (piece) => {
        piece.state = failed(failureOfError(event.error));
        this.#used(piece);
      });
    else if (event.type === "error") this.#refused(event.error);
  }

  #begun(): void {
    if (this.#ready) return;
    this.#ready = true;
    this.#deps.onOutcome({ ok: true, value: "" });
    for (const event of this.#unsent.splice(0)) this.#connection?.send(event);
  }

  #named(itemId: string): void {
    const committed = this.#unnamed.shift();
    const words = this.#early.take(itemId);
    if (committed === undefined) return;
    committed.piece.words = words;
    this.#items.set(itemId, committed);
  }

  /** Words may come before their sound is committed: those of an unknown item are whatever is being heard. */
  #overheard(itemId: string, delta: string): void {
    if (this.#items.has(itemId))
      return this.#heard(itemId, (piece) => {
        piece.words = withMore(piece.words, delta);
      });
    const utterance = this.#early.ownerOf(itemId) ?? this.#unnamed[0]?.utterance ?? this.#current;
    if (utterance === null || this.#utterances.get(utterance.number) !== utterance) return;
    this.#early.add(itemId, delta, utterance);
    this.#tell(utterance);
  }

  #tell(utterance: HeardUtterance): void {
    const pieces = [...utterance.pieces, ...this.#early.of(utterance)];
    this.#options.onWords(utterance.number, wordsIn(pieces, this.#options.language));
  }

  #heard(itemId: string, change: (piece: Piece) => void): void {
    const item = this.#items.get(itemId);
    if (item === undefined) return;
    const { utterance, piece } = item;
    change(piece);
    if (piece.state === "asked" || piece.state === "complete") this.#tell(utterance);
    if (piece.state === "asked") return;
    this.#items.delete(itemId);
    for (const look of utterance.waiting) look();
  }

  #used({ seconds }: Piece, raw?: unknown): void {
    this.#options.onUsage?.(transcriptionUsage(this.#deps.provider.liveModel, raw, seconds));
  }

  /** An error names the commit that caused it, or is about the session, which is useless then. */
  #refused(error: Extract<RealtimeEvent, { type: "error" }>["error"]): void {
    const failure = failed(failureOfError(error));
    const refused = this.#unnamed.find(({ id }) => id === error.event_id);
    if (refused !== undefined) {
      this.#unnamed = this.#unnamed.filter((it) => it !== refused);
      refused.piece.state = failure;
      for (const look of refused.utterance.waiting) look();
    } else if (!this.#ready) {
      this.#connection?.close();
      this.#lose(failure);
    }
  }

  /** The connection is gone, and with it whatever it hadn't transcribed. */
  #lose(failure: Failed): void {
    const asked = [...this.#unnamed, ...this.#items.values()];
    // Written down or not, it was taken.
    if (this.#ready) for (const { piece } of asked) this.#used(piece);
    const affected = new Set(asked.map(({ utterance }) => utterance));
    if (this.#current !== null && (this.#current.pending > 0 || this.#current.pieces.length === 0))
      affected.add(this.#current);
    if (this.#connection !== null && !this.#ready) this.#deps.onOutcome(failure);
    this.#forgetConnection();
    for (const utterance of affected) {
      utterance.lost = failure;
      for (const look of utterance.waiting) look();
    }
  }

  #forgetConnection(): void {
    this.#connection = null;
    this.#ready = false;
    this.#unsent = [];
    this.#unnamed = [];
    this.#items.clear();
    this.#early.clear();
  }
}
