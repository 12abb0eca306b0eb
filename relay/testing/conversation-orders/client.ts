import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import type { Message, Mode } from "#shared/protocol/values.ts";
import type { Event } from "../../conversation/events.ts";
import { type Clock, type SeededRandom, pickAt } from "./seeded-random.ts";
import { texts } from "./providers.ts";

/** What a person does. `pick` selects a text; ms are durations. */
export type ClientAction =
  | { readonly kind: "say"; readonly ms: number }
  | {
      readonly kind:
        | "start"
        | "confirm"
        | "pause"
        | "goOn"
        | "end"
        | "cancel"
        | "askAgain"
        | "switchMode"
        | "dismissHelp"
        | "regenerate";
    }
  | { readonly kind: "type" | "rewrite"; readonly pick: number }
  /** Several messages at once, as after a time without a network. */
  | { readonly kind: "typeMany"; readonly pick: number; readonly count: number }
  | { readonly kind: "hangUp" };

type Sound = {
  readonly parts: Map<number, { samples: number; complete: boolean }>;
  segments: number | null;
  /** The next sample to play. */
  segment: number;
  samples: number;
  /** What was last played, and so reported. */
  heard: { segment: number; samples: number } | null;
  finished: boolean;
};

/** How often a client reports playback progress, ms. */
const playbackMs = 400;
const samplesPerMs = 48;

/** A client that follows the protocol and knows only what reached it. */
export class Client {
  readonly #clock: Clock;
  readonly #rng: SeededRandom;
  readonly #send: (event: Event) => void;
  readonly #utterances = new Map<number, "open" | "ended" | "cancelled">();
  readonly #unstored = new Map<string, string>();
  readonly #sounds = new Map<number, Sound>();
  #mode: Mode;
  #switching = false;
  #over = false;
  /** Nothing is sent before the relay has reported the session's state. */
  #connected = true;
  #speaking: number | null = null;
  #next = 1;
  #cleared = 0;
  #playing = false;
  #replyIsDue = false;
  /** The messages as far as they reached the client. */
  #shown: readonly Message[] = [];
  /** The reply to the last typed message failed. */
  #failed = false;
  #lastTyped: { readonly clientId: string; readonly text: string } | null = null;

  readonly #deeds: Readonly<
    Record<Exclude<ClientAction["kind"], "say" | "type" | "rewrite" | "typeMany">, () => void>
  > = {
    start: () => this.#start(),
    confirm: () => this.#takeFloor(),
    pause: () => this.#mark("utterancePaused"),
    goOn: () => this.#mark("utteranceContinued"),
    end: () => this.#stop("ended"),
    cancel: () => this.#stop("cancelled"),
    askAgain: () => this.#askAgain(),
    switchMode: () => this.#switch(),
    dismissHelp: () => this.#send({ type: "helpDismissed" }),
    regenerate: () => this.#regenerate(),
    hangUp: () => this.#send({ type: "endRequested", moodAfter: null }),
  };

  constructor(mode: Mode, clock: Clock, rng: SeededRandom, send: (event: Event) => void) {
    this.#mode = mode;
    this.#clock = clock;
    this.#rng = rng;
    this.#send = (event) => {
      if (this.#connected) send(event);
    };
  }

  get speaking(): boolean {
    return this.#speaking !== null;
  }

  do(deed: ClientAction): void {
    if (this.#over) return;
    if (deed.kind === "say") this.#say(deed.ms);
    else if (deed.kind === "type") this.#type(deed.pick);
    else if (deed.kind === "typeMany")
      for (let count = 0; count < deed.count; count += 1) this.#type((deed.pick + count * 4_099) % 2 ** 16);
    else if (deed.kind === "rewrite") this.#type(deed.pick, this.#shown.findLast(isTyped)?.id);
    else this.#deeds[deed.kind]();
  }

  receive(message: ServerMessage): void {
    if (message.type === "session.ended") this.#over = true;
    if (message.type === "clear") this.#clear(message.generation);
    this.#followTurn(message);
    if (message.type === "message")
      this.#shown = [...this.#shown.filter(({ id }) => id !== message.message.id), message.message];
    if (message.type === "message.removed") this.#shown = this.#shown.filter(({ id }) => id !== message.id);
    if (message.type === "mode.switched") {
      this.#mode = message.mode;
      this.#switching = false;
    }
    if (message.type === "message" && message.message.clientId !== null)
      this.#unstored.delete(message.message.clientId);
    if (message.type === "message" && message.message.role === "assistant") this.#failed = false;
    if (message.type === "error" && message.code === "replyFailed") this.#failed = true;
  }

  #followTurn(message: ServerMessage): void {
    if (message.type === "phase")
      this.#replyIsDue = ["ready", "thinking", "speaking"].includes(message.phase);
    const isSpeech = message.type === "utterance.over" && message.verdict === "speech";
    if (isSpeech && message.utterance === this.#speaking) this.#takeFloor();
  }

  /** Part of a segment, or all of it, has arrived. */
  hear(generation: number, segment: number, samples: number, complete: boolean): void {
    if (generation <= this.#cleared) return;
    const sound = this.#sounds.get(generation) ?? newSound(segment);
    this.#sounds.set(generation, sound);
    sound.parts.set(segment, { samples, complete });
    this.#play();
  }

  hearEnd(generation: number, segments: number): void {
    const sound = this.#sounds.get(generation);
    if (sound !== undefined) sound.segments = segments;
    this.#play();
  }

  lose(): void {
    this.#connected = false;
    this.#sounds.clear();
    this.#switching = false;
  }

  /**
   * The connection is back: the relay has settled utterances up to this one and stored these messages [P7].
   */
  comeBack(mode: Mode, utterance: number, stored: ReadonlySet<string>): void {
    this.#connected = true;
    this.#switching = false;
    this.#mode = mode;
    for (const [clientId, text] of this.#unstored) {
      if (stored.has(clientId)) this.#unstored.delete(clientId);
      else this.#send({ type: "typed", clientId, text });
    }
    if (mode === "chat") this.#speaking = null;
    else
      for (const [number, how] of Array.from(this.#utterances))
        if (number > utterance) this.#sendAgain(number, how);
  }

  #sendAgain(number: number, how: "open" | "ended" | "cancelled"): void {
    if (how === "cancelled") return;
    const renumbered = number === this.#speaking && this.#rng.chance("renumbers", 0.3);
    const utterance = renumbered ? this.#next++ : number;
    if (renumbered) {
      this.#utterances.set(number, "cancelled");
      this.#utterances.set(utterance, how);
      this.#speaking = utterance;
    }
    this.#send({ type: "utteranceStarted", utterance });
    if (how === "ended") this.#send({ type: "utteranceEnded", utterance });
  }

  #say(ms: number): void {
    this.#start();
    const utterance = this.#speaking;
    const then = (run: () => void) => (): void => {
      if (this.#speaking === utterance) run();
    };
    if (ms >= 300)
      this.#clock.after(
        ms - 300,
        then(() => this.#mark("utterancePaused")),
      );
    this.#clock.after(
      ms,
      then(() => this.#stop("ended")),
    );
  }

  #start(): void {
    if (this.#speaking !== null || this.#mode !== "call" || this.#switching) return;
    const utterance = this.#next++;
    this.#speaking = utterance;
    this.#utterances.set(utterance, "open");
    // Older clients cut every reply off.
    if (this.#replyIsDue && this.#rng.chance("over the reply", 0.6)) {
      this.#send({ type: "utteranceStarted", utterance, overReply: true });
      return;
    }
    this.#interrupt();
    this.#send({ type: "utteranceStarted", utterance });
  }

  /** What is said is speech: a reply that plays is cut off, and one that is awaited isn't wanted. */
  #takeFloor(): void {
    const utterance = this.#speaking;
    if (utterance === null) return;
    this.#interrupt();
    if (this.#rng.chance("confirms", 0.7)) this.#send({ type: "utteranceConfirmed", utterance });
  }

  #interrupt(): void {
    for (const [generation, { heard, finished }] of this.#sounds)
      if (heard !== null && !finished) {
        this.#send({ type: "interrupted", generation, ...heard });
        this.#clear(generation);
      }
  }

  #mark(type: "utterancePaused" | "utteranceContinued"): void {
    if (this.#speaking !== null) this.#send({ type, utterance: this.#speaking });
  }

  #stop(how: "ended" | "cancelled"): void {
    const utterance = this.#speaking;
    if (utterance === null) return;
    this.#speaking = null;
    this.#utterances.set(utterance, how);
    this.#send({ type: how === "ended" ? "utteranceEnded" : "utteranceCancelled", utterance });
  }

  #regenerate(): void {
    const last = this.#shown.at(-1);
    if (last?.role === "assistant") this.#send({ type: "regenerate", id: last.id });
  }

  #type(pick: number, replaces?: string): void {
    const text = pickAt(pick / 2 ** 16, texts);
    if (text.trim() === "") return;
    const clientId = `11111111-1111-4111-8111-${String(this.#next++).padStart(12, "0")}`;
    this.#lastTyped = { clientId, text };
    this.#failed = false;
    this.#unstored.set(clientId, text);
    this.#send({ type: "typed", clientId, text, ...(replaces === undefined ? {} : { replaces }) });
  }

  #askAgain(): void {
    if (this.#failed && this.#lastTyped !== null) this.#send({ type: "typed", ...this.#lastTyped });
    this.#failed = false;
  }

  #switch(): void {
    if (this.#switching) return;
    this.#switching = true;
    const mode = this.#mode === "call" ? "chat" : "call";
    const utterance = this.#speaking;
    this.#speaking = null;
    this.#send({ type: "modeSwitched", mode });
    if (utterance === null) return;
    // The relay ends the current utterance by itself; some clients send the end as well.
    this.#utterances.set(utterance, "ended");
    if (this.#rng.chance("ends at the switch", 0.5)) this.#send({ type: "utteranceEnded", utterance });
  }

  #clear(generation: number): void {
    this.#cleared = Math.max(this.#cleared, generation);
    for (const known of this.#sounds.keys()) if (known <= this.#cleared) this.#sounds.delete(known);
  }

  #play(): void {
    if (this.#playing) return;
    this.#playing = true;
    this.#clock.after(playbackMs, () => {
      this.#playing = false;
      for (const [generation, sound] of this.#sounds) this.#advance(generation, sound);
    });
  }

  #advance(generation: number, sound: Sound): void {
    // Some browsers never begin to play.
    if (sound.finished || this.#rng.fixed(`deaf ${generation}`) < 0.03) return;
    const before = `${sound.heard?.segment}/${sound.heard?.samples}`;
    listen(sound, playbackMs * samplesPerMs);
    if (sound.heard === null) return;
    const moved = before !== `${sound.heard.segment}/${sound.heard.samples}`;
    if (moved || sound.finished)
      this.#send({ type: "played", generation, ...sound.heard, finished: sound.finished });
    if (moved && !sound.finished) this.#play();
  }
}

const isTyped = ({ role, clientId }: Message): boolean => role === "user" && clientId !== null;

const newSound = (segment: number): Sound => ({
  parts: new Map(),
  segments: null,
  segment,
  samples: 0,
  heard: null,
  finished: false,
});

/** Plays up to this many samples of what has arrived. */
function listen(sound: Sound, most: number): void {
  let left = most;
  for (let part = sound.parts.get(sound.segment); part !== undefined; part = sound.parts.get(sound.segment)) {
    const some = Math.min(left, part.samples - sound.samples);
    left -= some;
    sound.samples += some;
    if (part.samples > 0) sound.heard = { segment: sound.segment, samples: sound.samples };
    if (sound.samples < part.samples || !part.complete) break;
    sound.segment += 1;
    sound.samples = 0;
  }
  sound.finished = sound.segments !== null && sound.segment >= sound.segments;
  // If all speech failed, there was nothing to play.
  if (sound.finished) sound.heard ??= { segment: Math.max(0, sound.segment - 1), samples: 0 };
}
