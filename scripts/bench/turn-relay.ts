import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import type { Message } from "#shared/protocol/values.ts";
import type { Effect } from "#relay/conversation/effects.ts";
import type { Event } from "#relay/conversation/events.ts";
import { type Conversation, createConversation, type Settings } from "#relay/conversation/state.ts";
import { transition } from "#relay/conversation/transition.ts";
import { heardNothing } from "#relay/safety/verdict.ts";

/** How fast the providers are, ms: a transcript, and the first sound of a reply that was prepared, or was not. */
export const providerMs = { transcript: 350, prepared: 100, unprepared: 600 };

const settingsFor = (language: string): Settings => ({
  language,
  speculation: true,
  phrases: {
    greeting: "Hello.",
    emptyReply: "Go on.",
    limitApology: "That was all for today.",
    aiNotice: "I am an AI.",
    stillHere: "I am here.",
    safeReply: "I would rather not say that.",
    declinedReply: "Please look at the help on your screen.",
  },
  // What is measured is when people are answered. The lines speak of hard things, and of no danger.
  hear: () => heardNothing,
  check: (text) => ({ verdict: "pass", text, removed: [] }),
});

type RelayDeps = {
  readonly providers: Readonly<typeof providerMs>;
  readonly language: string;
  /** What the model answers, whatever it is told. */
  readonly reply: string;
  /** What was said in an utterance so far. */
  readonly wordsOf: (utterance: number) => string;
  readonly onMessage: (message: ServerMessage) => void;
  /** The first sound of a reply arrives. */
  readonly onSound: (generation: number) => void;
};

type Timer = { readonly at: number; readonly generation: number; readonly run: () => void };

const idFor = (position: number): string => `00000000-0000-4000-8000-${String(position).padStart(12, "0")}`;

/** The relay of one call: the real core, with providers of fixed speed around it. It has no clock of its own. */
export class SimulatedRelay {
  readonly #deps: RelayDeps;
  #state: Conversation;
  #timers: Timer[] = [];
  #at = 0;
  /** What the person said, by message. */
  readonly turns = new Map<string, string>();

  /** A call in which the greeting has been heard. */
  constructor(deps: RelayDeps) {
    this.#deps = deps;
    this.#state = createConversation(settingsFor(deps.language), "call");
    this.take({ type: "opened", restored: false });
    const { generation } = this.#state;
    this.#timers = [];
    this.#sound(generation);
    this.take({ type: "played", generation, segment: 0, samples: 48_000, finished: true });
  }

  /** Lets time pass up to `at`, ms. */
  advance(at: number): void {
    for (;;) {
      const due = this.#timers.filter((it) => it.at <= at).toSorted((a, b) => a.at - b.at)[0];
      if (due === undefined) break;
      this.#timers = this.#timers.filter((it) => it !== due);
      this.#at = due.at;
      due.run();
    }
    this.#at = at;
  }

  take(event: Event): void {
    const [state, effects] = transition(this.#state, { event, at: this.#at, wallAt: this.#at, idFor });
    this.#state = state;
    for (const effect of effects) this.#carryOut(effect);
  }

  #after(ms: number, generation: number, run: () => void): void {
    this.#timers.push({ at: this.#at + ms, generation, run });
  }

  #carryOut(effect: Effect): void {
    if (effect.type === "send") this.#deps.onMessage(effect.message);
    else if (effect.type === "transcribe") this.#transcribe(effect.generation, effect.utterance);
    else if (effect.type === "generate") this.#write(effect.generation);
    else if (effect.type === "abort" || effect.type === "abortSpeech") this.#abort(effect.generation);
    else if (effect.type === "save" || effect.type === "amend") this.#note(effect.message);
    else this.#speak(effect);
  }

  #speak(effect: Effect): void {
    const { prepared, unprepared } = this.#deps.providers;
    const isAsked = effect.type === "speak" && effect.segment === 0 && !effect.held;
    if (!isAsked && effect.type !== "release") return;
    const { generation } = effect;
    this.#after(isAsked ? unprepared : prepared, generation, () => this.#begin(generation));
  }

  #abort(aborted: number): void {
    this.#timers = this.#timers.filter(({ generation }) => generation !== aborted);
  }

  #note({ id, role, text }: Message): void {
    if (role === "user") this.turns.set(id, text);
  }

  #transcribe(generation: number, utterance: number): void {
    const text = this.#deps.wordsOf(utterance);
    const { transcript } = this.#deps.providers;
    this.#after(transcript, generation, () => this.take({ type: "transcribed", generation, text }));
  }

  #write(generation: number): void {
    this.#after(0, generation, () => {
      this.take({ type: "replyDelta", generation, text: this.#deps.reply });
      this.take({ type: "replyFinished", generation });
    });
  }

  #begin(generation: number): void {
    this.#sound(generation);
    this.#deps.onSound(generation);
  }

  /** Half a minute of sound: longer than anybody listens here. */
  #sound(generation: number): void {
    const part = { generation, segment: 0 };
    this.take({ type: "speechStarted", ...part });
    this.take({ type: "speechFinished", ...part, samples: 48_000 * 30, failed: false });
  }
}
