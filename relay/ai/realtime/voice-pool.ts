import { randomUUID } from "node:crypto";
import type { AiWorld } from "../attempts.ts";
import type { SpeechProvider } from "../settings.ts";
import type { Voicing } from "../voices.ts";
import { openProviderSocket, type OpenProviderSocket } from "./provider-socket.ts";
import { type SpokenReading, VoiceLine } from "./voice-line.ts";

/** Readings on one connection at once; more open another, so that nobody waits for someone else's audio. */
const mostAtOnce = 8;
/**
 * The API ends a session after 60 minutes; connections are replaced well before that, at different times. ms.
 */
const replacedAfterMs = 50 * 60_000;
const replacedWithinMs = 5 * 60_000;
/** A connection unused for this long is closed, ms. */
const idleMs = 10 * 60_000;
/** By then, whatever a replaced connection was reading is over or never will be, ms. */
const longestReadingMs = 2 * 60_000;

type Voice = Pick<Voicing, "voice" | "speed">;
type Held = { readonly line: VoiceLine; readonly timers: Map<"idle" | "age", () => void> };

/**
 * Open connections to a voice model. A session's voice is fixed after its first audio, and so is its speed,
 * so there are connections for each voice and speed; people share them, because a connection keeps nothing of
 * anyone's.
 */
export class VoicePool {
  readonly #provider: SpeechProvider;
  readonly #world: Pick<AiWorld, "after" | "now" | "random">;
  readonly #open: OpenProviderSocket;
  readonly #held = new Map<string, Set<Held>>();
  readonly #leaving = new Set<() => void>();

  constructor(
    provider: SpeechProvider,
    world: Pick<AiWorld, "after" | "now" | "random">,
    open: OpenProviderSocket = openProviderSocket,
  ) {
    this.#provider = provider;
    this.#world = world;
    this.#open = open;
  }

  /** Reads a text in a voice; returns a function that stops it. */
  read(voice: Voice, reading: SpokenReading): () => void {
    const held = this.#free(voice) ?? this.#add(voice);
    this.#cancelTimer(held, "idle");
    return held.line.read(reading);
  }

  /** Closes every connection; readings in progress fail. */
  stop(): void {
    for (const stopWaiting of this.#leaving) stopWaiting();
    this.#leaving.clear();
    for (const lines of this.#held.values())
      for (const held of lines) {
        this.#drop(lines, held);
        held.line.close();
      }
  }

  #linesOf({ voice, speed }: Voice): Set<Held> {
    const key = `${voice} ${speed}`;
    const lines = this.#held.get(key) ?? new Set();
    this.#held.set(key, lines);
    return lines;
  }

  #free(voice: Voice): Held | undefined {
    return [...this.#linesOf(voice)]
      .filter(({ line }) => line.isOpen && line.load < mostAtOnce)
      .toSorted((a, b) => b.line.load - a.line.load)[0];
  }

  #add(voice: Voice): Held {
    const lines = this.#linesOf(voice);
    const timers: Held["timers"] = new Map();
    const held: Held = {
      timers,
      line: new VoiceLine(voice, {
        endpoint: this.#provider,
        model: this.#provider.model,
        open: this.#open,
        now: this.#world.now,
        newId: randomUUID,
        onIdle: () => this.#idle(voice, held),
        onClosed: () => this.#drop(lines, held),
      }),
    };
    lines.add(held);
    const age = replacedAfterMs + this.#world.random() * replacedWithinMs;
    timers.set(
      "age",
      this.#world.after(age, () => this.#replace(voice, held)),
    );
    return held;
  }

  /** The next reading finds a connection already open, and this one closes after its last. */
  #replace(voice: Voice, held: Held): void {
    this.#drop(this.#linesOf(voice), held);
    held.line.retire();
    const stopWaiting = this.#world.after(longestReadingMs, () => {
      this.#leaving.delete(stopWaiting);
      held.line.close();
    });
    this.#leaving.add(stopWaiting);
    // Unused connections have been closed by now, so this voice is in use.
    if (this.#free(voice) === undefined) this.#idle(voice, this.#add(voice));
  }

  #idle(voice: Voice, held: Held): void {
    const lines = this.#linesOf(voice);
    this.#cancelTimer(held, "idle");
    if (!lines.has(held)) return;
    const close = (): void => {
      this.#drop(lines, held);
      held.line.retire();
    };
    held.timers.set("idle", this.#world.after(idleMs, close));
  }

  #cancelTimer({ timers }: Held, name: "idle" | "age"): void {
    timers.get(name)?.();
    timers.delete(name);
  }

  #drop(lines: Set<Held>, held: Held): void {
    lines.delete(held);
    this.#cancelTimer(held, "idle");
    this.#cancelTimer(held, "age");
  }
}
