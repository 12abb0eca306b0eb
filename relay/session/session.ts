import type { CaptureFrame } from "#shared/protocol/audio-frames.ts";
import type { Effect } from "../conversation/effects.ts";
import type { Event } from "../conversation/events.ts";
import { type Conversation, oldestGeneration } from "../conversation/state.ts";
import { phaseOf, transition } from "../conversation/transition.ts";
import { carryOut, type Runner } from "./carry-out.ts";
import { Jobs } from "./jobs.ts";
import type { Outlet, SessionDeps } from "./ports.ts";
import { SpeechQueues } from "./speech-queues.ts";
import { UtteranceAudio } from "./utterance-audio.ts";

const silentOutlet: Outlet = { send: () => {}, sendFrame: () => {}, ready: () => undefined };

/**
 * Owns one conversation: feeds it events one after another and carries out what it asks for [T1]. It outlives
 * connections: `attach` gives it one, `detach` takes it away.
 */
export class Session {
  readonly id: string;
  #state: Conversation;
  #outlet: Outlet = silentOutlet;
  readonly #deps: SessionDeps;
  readonly #audio = new UtteranceAudio();
  readonly #runner: Runner;
  readonly #waiting: Event[] = [];
  #busy = false;
  #highestUtterance: number;

  constructor(id: string, state: Conversation, utterance: number, deps: SessionDeps) {
    this.id = id;
    this.#state = state;
    this.#highestUtterance = utterance;
    this.#deps = deps;
    const outlet: Outlet = {
      send: (message) => this.#outlet.send(message),
      sendFrame: (frame) => {
        this.#measureFirstAudio();
        this.#outlet.sendFrame(frame);
      },
      ready: () => this.#outlet.ready(),
    };
    this.#runner = {
      deps,
      outlet,
      audio: this.#audio,
      jobs: new Jobs(),
      speech: new SpeechQueues(outlet),
      language: state.settings.language,
      utteranceEndedAt: null,
      dispatch: (event) => this.dispatch(event),
    };
  }

  get state(): Conversation {
    return this.#state;
  }

  /** Where the conversation stands, for a client that comes back [T2]. */
  get phase() {
    return { phase: phaseOf(this.#state), generation: this.#state.generation };
  }

  /** The last utterance that was dealt with, or is being dealt with, by this relay [P7]. */
  get utterance(): number {
    return this.#highestUtterance;
  }

  attach(outlet: Outlet): void {
    this.#outlet = outlet;
  }

  /** The connection is gone; what is sent from now on goes nowhere. */
  detach(): void {
    this.#outlet = silentOutlet;
    this.dispatch({ type: "disconnected" });
  }

  /** Takes a capture frame; false when it does not belong to the utterance under way. */
  hear(frame: CaptureFrame): boolean {
    return this.#audio.add(frame);
  }

  /** Feeds an event. Events that effects cause wait for their turn: there is one owner and no re-entry. */
  dispatch(event: Event): void {
    this.#waiting.push(event);
    if (this.#busy) return;
    this.#busy = true;
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) this.#take(next);
    this.#busy = false;
  }

  #take(event: Event): void {
    this.#note(event);
    const ids = [this.#deps.newId(), this.#deps.newId()] as const;
    const [state, effects] = transition(this.#state, { event, at: this.#deps.now(), ids });
    const begun = state.generation !== this.#state.generation;
    this.#state = state;
    for (const effect of effects) this.#carryOut(effect);
    if (begun) this.#prune(oldestGeneration(state));
  }

  #prune(before: number): void {
    this.#runner.jobs.prune(before);
    this.#runner.speech.prune(before);
  }

  #note(event: Event): void {
    if (event.type === "utteranceStarted") {
      this.#audio.begin(event.utterance);
      this.#runner.utteranceEndedAt = null;
    }
    if (event.type === "utteranceEnded") this.#runner.utteranceEndedAt = this.#deps.now();
    // One under way is dropped with its connection: the client sends it again.
    if (event.type === "utteranceEnded" || event.type === "utteranceCancelled")
      this.#highestUtterance = Math.max(this.#highestUtterance, event.utterance);
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
