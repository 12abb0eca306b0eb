import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import type { Message, Mode } from "#shared/protocol/values.ts";
import type { Effect } from "../../conversation/effects.ts";
import type { Step, Story } from "./story.ts";
import { takeEffect, takeEvent } from "./tables.ts";

/** An utterance as it was spoken; one that was dropped and resent counts as two. */
export type Take = {
  readonly utterance: number;
  /** It began while the relay may have been replying, so that a sound in it is no turn. */
  readonly overReply: boolean;
  /** The step at which it started; -1 where it ended without a start. */
  readonly startedAt: number;
  /** The relay told the client that it is listening. */
  readonly listened: boolean;
  over: null | "ended" | "cancelled" | "dropped";
  /** The step at which it was over. */
  overAt: number | null;
  /** Who ended it. */
  by: "client" | "mode" | "relay" | "session" | null;
  /** How many were unsettled when it ended. */
  before: number;
  continued: number;
};

/** A requested transcription. */
export type Ask = {
  readonly generation: number;
  readonly utterance: number;
  readonly take: Take | null;
  readonly step: number;
  readonly ahead: boolean;
  readonly continued: number;
  state: "open" | "answered" | "failed" | "aborted";
  /** The step at which it was answered, failed or was aborted. */
  stateAt: number | null;
  text: string;
  /** The text is a guess. */
  unsure: boolean;
};

/** What the client was told about an utterance. */
export type Fate = {
  readonly utterance: number;
  readonly kind: "message" | "discarded" | "transcriptionFailed";
  readonly step: number;
};

export type Saved = { readonly step: number; readonly utterance: number | null; readonly message: Message };

type Kind = "generate" | "speak";
/** A requested reply, or the speech of a segment. */
export type Call = { readonly kind: Kind; readonly generation: number; readonly segment: number };

/** Lists the violations of a rule, one per line. */
export type Rule = (facts: Facts) => string[];

export const sentIn = (effects: readonly Effect[]): ServerMessage[] =>
  effects.flatMap((it) => (it.type === "send" ? [it.message] : []));

/** What happened in a story, derived only from its events and effects. */
export class Facts {
  readonly story: Story;
  readonly takes: Take[] = [];
  readonly asks: Ask[] = [];
  readonly fates: Fate[] = [];
  readonly saves: Saved[] = [];
  /** Utterances that became part of a message that was stored already. */
  readonly joins: { readonly step: number; readonly utterance: number }[] = [];
  /** The messages as they stand in the end, by position. */
  readonly messages = new Map<number, Message>();
  readonly calls = new Set<Call>();
  /** The highest numbers that were open at the same time. */
  readonly most = { transcriptions: 0, endedTranscriptions: 0, generations: 0, speech: 0 };
  /** Replies that were requested while an ended utterance was unsettled. */
  readonly early: string[] = [];
  endAt: number | null = null;
  sealAt: number | null = null;
  doneAt: number | null = null;
  mode: Mode;

  constructor(story: Story) {
    this.story = story;
    this.mode = story.order.mode;
    for (const [at, step] of story.steps.entries()) {
      this.#happened(step, at);
      for (const effect of step.effects) this.#caused(effect, at);
      this.#after(step, at);
    }
  }

  get underWay(): Take | null {
    const last = this.takes.findLast(({ listened }) => listened);
    return last?.over === null ? last : null;
  }

  /** Takes that ended and aren't settled. */
  /** A client may resend what was settled while its connection was lost, which is nothing new. */
  get unsettled(): Take[] {
    return this.takes.filter(
      (it) => it.over === "ended" && !this.#isSettled(it) && this.fatesOf(it.utterance).length === 0,
    );
  }

  takeOf(utterance: number): Take | null {
    return this.takes.findLast((it) => it.utterance === utterance) ?? null;
  }

  fatesOf(utterance: number): Fate[] {
    return this.fates.filter((it) => it.utterance === utterance);
  }

  /** ms since the epoch. */
  timeOf(step: number): number {
    return this.story.steps[step]?.at ?? 0;
  }

  #isSettled({ utterance, overAt }: Take): boolean {
    return this.fates.some((it) => it.utterance === utterance && it.step >= (overAt ?? 0));
  }

  #happened({ event: what, listensTo }: Step, at: number): void {
    const over = (take: Take | null, how: Take["over"], by: Take["by"]): void =>
      this.#over(take, how, by, at);
    takeEvent(
      {
        utteranceStarted: ({ utterance, overReply = false }) => {
          // A start that comes twice is one.
          if (this.underWay?.utterance !== utterance)
            this.#start(utterance, listensTo === utterance && this.underWay === null, at, overReply);
        },
        utteranceContinued: ({ utterance }) => {
          const take = this.takeOf(utterance);
          if (take?.over === null) take.continued += 1;
        },
        utteranceEnded: ({ utterance }) => {
          if (this.takeOf(utterance) === null) this.#start(utterance, false, -1);
          over(this.takeOf(utterance), "ended", "client");
        },
        utteranceCancelled: ({ utterance }) => over(this.takeOf(utterance), "cancelled", null),
        modeSwitched: ({ mode }) => {
          this.mode = mode;
          if (mode === "chat") over(this.underWay, "ended", "mode");
        },
        transcribed: (event) => this.#answer(event.generation, "answered", at, event),
        transcriptionFailed: ({ generation }) => this.#answer(generation, "failed", at, { text: "" }),
        disconnected: () => {
          for (const take of this.takes) over(take, "dropped", null);
        },
        replyFinished: ({ generation }) => this.#close("generate", generation),
        replyFailed: ({ generation }) => this.#close("generate", generation),
        speechFinished: ({ generation, segment }) => this.#close("speak", generation, segment),
      },
      what,
    );
  }

  #start(utterance: number, listened: boolean, startedAt: number, overReply = false): void {
    this.takes.push({
      utterance,
      overReply,
      startedAt,
      listened,
      over: null,
      overAt: null,
      by: null,
      before: 0,
      continued: 0,
    });
  }

  #over(take: Take | null, over: Take["over"], by: Take["by"], at: number): void {
    if (take === null || take.over !== null) return;
    take.before = this.unsettled.length;
    take.over = over;
    take.overAt = at;
    take.by = by;
  }

  #answer(
    generation: number,
    state: "answered" | "failed",
    at: number,
    { text, unsure = false }: { readonly text: string; readonly unsure?: boolean },
  ): void {
    const ask = this.asks.find((it) => it.generation === generation && it.state === "open");
    if (ask === undefined) return;
    ask.state = state;
    ask.stateAt = at;
    ask.text = text;
    ask.unsure = unsure;
  }

  #caused(effect: Effect, at: number): void {
    takeEffect(
      {
        send: ({ message }) => this.#sent(message, at),
        transcribe: ({ generation, utterance }) => this.#asked(generation, utterance, at),
        generate: ({ generation }) => {
          const waiting = this.unsettled.map(({ utterance }) => utterance);
          if (waiting.length > 0) this.early.push(`generate ${generation} before ${waiting.join(", ")}`);
          this.calls.add({ kind: "generate", generation, segment: 0 });
        },
        speak: ({ generation, segment }) => {
          this.calls.add({ kind: "speak", generation, segment });
        },
        abort: ({ generation }) => {
          this.#abortText(generation, at);
          this.#close("speak", generation);
        },
        abortText: ({ generation }) => this.#abortText(generation, at),
        abortSpeech: ({ generation }) => this.#close("speak", generation),
        save: ({ message, utterance }) => {
          this.saves.push({ step: at, utterance, message });
          this.messages.set(message.position, message);
        },
        amend: ({ message, utterance }) => {
          if (utterance !== undefined) this.joins.push({ step: at, utterance });
          this.messages.set(message.position, message);
        },
        remove: ({ message }) => {
          this.messages.delete(message.position);
        },
        end: () => {
          this.endAt ??= at;
          this.#over(this.underWay, "ended", "session", at);
        },
        seal: () => {
          this.sealAt ??= at;
        },
        done: () => {
          this.doneAt ??= at;
        },
      },
      effect,
    );
  }

  #sent(message: ServerMessage, step: number): void {
    if (message.type === "message" && message.utterance !== undefined)
      this.fates.push({ utterance: message.utterance, kind: "message", step });
    if (message.type === "discarded")
      this.fates.push({ utterance: message.utterance, kind: "discarded", step });
    if (message.type === "error" && message.code === "transcriptionFailed" && message.utterance !== undefined)
      this.fates.push({ utterance: message.utterance, kind: "transcriptionFailed", step });
  }

  #asked(generation: number, utterance: number, step: number): void {
    const take = this.takeOf(utterance);
    const ahead = take?.over === null && this.story.steps[step]?.event.type === "utterancePaused";
    const continued = take?.continued ?? 0;
    this.asks.push({
      generation,
      utterance,
      take,
      step,
      ahead,
      continued,
      state: "open",
      stateAt: null,
      text: "",
      unsure: false,
    });
  }

  #close(kind: Kind, generation: number, segment: number | null = null): void {
    for (const call of this.calls)
      if (call.kind === kind && call.generation === generation && (segment ?? call.segment) === call.segment)
        this.calls.delete(call);
  }

  #abortText(generation: number, at: number): void {
    this.#close("generate", generation);
    for (const ask of this.asks)
      if (ask.generation === generation && ask.state === "open") {
        ask.state = "aborted";
        ask.stateAt = at;
      }
  }

  #after({ listensTo, event }: Step, at: number): void {
    const { underWay, most } = this;
    // The relay ends what is too long by itself [T8].
    if (underWay !== null && listensTo === null && event.type === "tick")
      this.#over(underWay, "ended", "relay", at);
    const open = this.asks.filter(({ state }) => state === "open");
    const ended = open.filter(({ take, ahead }) => !ahead && take?.over === "ended");
    most.transcriptions = Math.max(most.transcriptions, open.length);
    most.endedTranscriptions = Math.max(most.endedTranscriptions, ended.length);
    const count = (kind: Kind): number => [...this.calls].filter((it) => it.kind === kind).length;
    most.generations = Math.max(most.generations, count("generate"));
    most.speech = Math.max(most.speech, ...[...this.calls].map((call) => this.#speechOf(call)));
  }

  #speechOf({ generation }: Call): number {
    return [...this.calls].filter((it) => it.kind === "speak" && it.generation === generation).length;
  }
}
