import { capture, playback } from "#shared/limits.ts";
import { isAtLeast } from "#shared/safety/risk.ts";
import type { CaptureFrame } from "#shared/protocol/audio-frames.ts";
import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import type { Mode, Usage } from "#shared/protocol/values.ts";
import type { Effect } from "../conversation/effects.ts";
import { guard, reportFailure } from "../runtime/background.ts";
import type { Event } from "../conversation/events.ts";
import { type Conversation, oldestGeneration } from "../conversation/state.ts";
import { phaseOf, transition } from "../conversation/transition.ts";
import { underWay } from "../conversation/state.ts";
import { carryOut, type Runner } from "./effects.ts";
import { Jobs } from "./effects.ts";
import type { SessionDeps } from "./ports.ts";
import type { Outlet } from "../socket/connection.ts";
import { CaptureBudget, OwnWords, UtteranceAudio } from "./incoming-speech.ts";
import type { SpeechOutlet } from "./speech-queue.ts";
import { SpeechQueues } from "./speech-queue.ts";
import { TurnReader } from "./turn-screening.ts";

type Outcome = Extract<ServerMessage, { type: "discarded" | "error" }> & { readonly utterance: number };

/** More than end within a minute, which is how long a client may be away. */
const mostOutcomes = 60;

const silentOutlet: Outlet = { send: () => {}, sendFrame: () => {}, ready: () => undefined };

/**
 * Owns one conversation: feeds it events one after another and carries out what it asks for [T1]. It outlives
 * connections: `attach` gives it one, `detach` takes it away.
 */
export class Engine {
  readonly id: string;
  #state: Conversation;
  #outlet: Outlet = silentOutlet;
  readonly #deps: SessionDeps;
  readonly #audio = new UtteranceAudio();
  readonly #runner: Runner;
  readonly #ownWords: OwnWords;
  readonly #captureBudget: CaptureBudget;
  #soundMs = 0;
  #secondsLeft: number | null = null;
  #waiting: Event[] = [];
  #busy = false;
  #hearing = false;
  /** The event whose text has been heard in slices. */
  #heardAhead: Event | null = null;
  #health: "well" | "failing" | "dead" = "well";
  /** The discarded utterances, for a client that missed it; those that became messages are in the log. */
  #outcomes: Outcome[] = [];

  constructor(id: string, state: Conversation, deps: SessionDeps) {
    this.id = id;
    this.#state = state;
    this.#deps = deps;
    this.#captureBudget = new CaptureBudget(deps.now());
    const outlet: SpeechOutlet = {
      send: (message) => {
        this.#noteOutcome(message);
        this.#outlet.send(message);
      },
      sendFrame: (frame, samples) => {
        this.#measureFirstAudio();
        this.#soundMs += (samples * 1_000) / playback.sampleRateHz;
        this.#outlet.sendFrame(frame);
      },
      ready: () => this.#outlet.ready(),
    };
    const { now, after } = deps;
    this.#ownWords = new OwnWords({ now, after, state: () => this.#state, send: outlet.send });
    this.#runner = {
      deps,
      outlet,
      audio: this.#audio,
      ear: this.#listen(),
      jobs: new Jobs(),
      speech: new SpeechQueues(outlet),
      reader: new TurnReader(deps, (event) => this.dispatch(event)),
      language: state.settings.language,
      pace: () => this.#state.pace,
      check: state.settings.check,
      secondsLeft: () => this.#secondsLeft,
      phrases: state.settings.phrases,
      isInDanger: () => isAtLeast(this.#state.risk.level, "active"),
      utteranceEndedAt: null,
      dispatch: (event) => this.dispatch(event),
    };
  }

  #listen(): Runner["ear"] {
    const { language } = this.#state.settings;
    const onWords = (utterance: number, words: string): void =>
      guard("session.event", () => this.#ownWords.take(utterance, words));
    return this.#deps.ai.listen?.({ language, onWords }) ?? null;
  }

  get state(): Conversation {
    return this.#state;
  }

  /** The mode once everything that waits has been taken. */
  get mode(): Mode {
    const last = this.#waiting.findLast((it) => it.type === "modeSwitched");
    return last?.mode ?? this.#state.mode;
  }

  /** Talking time left according to the meter; -1 is unlimited. */
  noteBalance({ remainingSeconds }: Pick<Usage, "remainingSeconds">): void {
    this.#secondsLeft = remainingSeconds < 0 ? null : remainingSeconds;
  }

  /** The conversation's phase, for a returning client [T2]. */
  get phase() {
    return { phase: phaseOf(this.#state), generation: this.#state.generation };
  }

  /** The last utterance that was dealt with, or is being dealt with, by this relay [P7]. */
  get utterance(): number {
    return this.#state.utterance;
  }

  /** Sound that came in and went out so far, ms. */
  get soundMs(): number {
    return this.#soundMs;
  }

  /** The outcomes of discarded utterances after this one [P7]. */
  outcomesAfter(utterance: number): readonly Outcome[] {
    return this.#outcomes.filter((it) => it.utterance > utterance);
  }

  #noteOutcome(message: ServerMessage): void {
    if (message.type !== "discarded" && message.type !== "error") return;
    const { utterance } = message;
    if (utterance !== undefined)
      this.#outcomes = [...this.#outcomes.slice(1 - mostOutcomes), { ...message, utterance }];
  }

  /** @param again the client comes back, and sends again what the relay has not dealt with [P7] */
  attach(outlet: Outlet, again: boolean): void {
    this.#outlet = outlet;
    this.#ownWords.forget();
    if (again) this.#captureBudget.comeBack(this.#deps.now());
  }

  /** The connection is gone; what is sent from now on goes nowhere. */
  detach(): void {
    this.#outlet = silentOutlet;
    this.#ownWords.forget();
    this.dispatch({ type: "disconnected" });
  }

  /** Takes a capture frame; false when it does not belong to the utterance under way, or comes faster than speech. */
  hear(frame: CaptureFrame): boolean {
    const ms = (frame.pcm.byteLength * 1_000) / (capture.sampleRateHz * capture.bytesPerSample);
    if (!this.#captureBudget.take(ms, this.#deps.now()) || !this.#audio.add(frame)) return false;
    this.#soundMs += ms;
    this.#runner.ear?.hear(frame.utterance, frame.pcm);
    return true;
  }

  /**
   * Feeds an event. Events that effects cause wait for their turn: there is one owner and no re-entry. A session whose
   * event or effect throws ends with `failed`, and nobody else notices [T1].
   */
  dispatch(event: Event): void {
    if (this.#health === "dead") return;
    // If too much was prepared in vain for this person, wait for the end of their utterance.
    if (event.type === "utterancePaused" && !this.#deps.mayWorkAhead()) return;
    this.#waiting.push(event);
    if (!this.#busy) this.#takeWaiting();
  }

  #takeWaiting(): void {
    this.#busy = true;
    const errors: unknown[] = [];
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      const slices = next === this.#heardAhead ? null : this.#slicesOf(next);
      if (slices !== null) {
        // Those that came after it wait as well: a session's events are taken in order.
        this.#waiting.unshift(next);
        this.#hearAhead(next, slices);
        break;
      }
      this.#heardAhead = null;
      const thrown = this.#take(next);
      if (thrown.length > 0) this.#fail();
      errors.push(...thrown);
    }
    this.#busy = this.#hearing;
    for (const error of errors) reportFailure("session.event", error);
  }

  #slicesOf(event: Event): Generator<void, void> | null {
    if (event.type !== "typed" && event.type !== "transcribed") return null;
    return this.#deps.hearAhead(event.text.trim(), this.#state.history);
  }

  /** One slice in each turn of the event loop, and then the event. */
  #hearAhead(event: Event, slices: Generator<void, void>): void {
    this.#hearing = true;
    const step = (): void => {
      let over = true;
      guard("session.event", () => {
        over = slices.next().done === true;
      });
      if (!over) {
        this.#deps.soon(step);
        return;
      }
      this.#hearing = false;
      this.#heardAhead = event;
      this.#takeWaiting();
    };
    this.#deps.soon(step);
  }

  /** A long text is being heard, and what came after it waits. */
  get isHearing(): boolean {
    return this.#hearing;
  }

  /** Whether a typed message has come and isn't stored yet. */
  isWaiting(clientId: string): boolean {
    return this.#waiting.some((event) => event.type === "typed" && event.clientId === clientId);
  }

  /** Ends the session; where that fails as well, by hand. */
  #fail(): void {
    const before = this.#health;
    if (before === "dead") return;
    this.#health = before === "well" ? "failing" : "dead";
    if (before === "well") this.#waiting = [{ type: "replaced", reason: "failed" }];
    else {
      this.#waiting = [];
      this.#runner.ear?.close();
      this.#deps.onBroken();
    }
  }

  /** Handles one event and returns what was thrown: an effect that fails doesn't hold back the others. */
  #take(event: Event): unknown[] {
    const errors: unknown[] = [];
    const attempt = (work: () => void): void => {
      try {
        work();
      } catch (error) {
        errors.push(error);
      }
    };
    attempt(() => {
      const { now, wallNow, newId } = this.#deps;
      const envelope = { event, at: now(), wallAt: wallNow(), idFor: () => newId() };
      const before = this.#state;
      const [state, effects] = transition(before, envelope);
      this.#state = state;
      this.#note(event, before);
      for (const effect of effects) attempt(() => this.#carryOut(effect));
      if (state.generation !== before.generation) this.#prune(oldestGeneration(state));
    });
    return errors;
  }

  #prune(before: number): void {
    this.#runner.jobs.prune(before);
    this.#runner.speech.prune(before);
  }

  #note(event: Event, before: Conversation): void {
    const begun = event.type === "utteranceStarted" ? underWay(this.#state) : null;
    if (begun !== null && begun.utterance !== underWay(before)?.utterance) {
      this.#audio.begin(begun.utterance);
      this.#runner.ear?.begin(begun.utterance);
      if (!begun.overReply) this.#runner.utteranceEndedAt = null;
    }
    // Not after speech over a reply: the sound that follows it isn't an answer.
    if (event.type === "utteranceEnded" && before.talkover === null)
      this.#runner.utteranceEndedAt = this.#deps.now();
  }

  /** From the end of the person's speech, as the rule has it, to the first sound of the reply. */
  #measureFirstAudio(): void {
    const endedAt = this.#runner.utteranceEndedAt;
    if (endedAt === null) return;
    this.#runner.utteranceEndedAt = null;
    this.#deps.measure({ name: "endOfSpeechToFirstAudio", ms: this.#deps.now() - endedAt });
  }

  #carryOut(effect: Effect): void {
    carryOut(this.#runner, effect);
  }
}
