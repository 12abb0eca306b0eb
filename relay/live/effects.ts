import type { Pace } from "#shared/catalogues/voices.ts";
import type { Effect } from "../conversation/effects.ts";
import type { Ai, AiOutcome, Ear, ToolCall } from "../ai/port.ts";
import { type BackgroundTask, runInBackground } from "../runtime/background.ts";
import type { Event } from "../conversation/events.ts";
import type { Settings } from "../conversation/state.ts";
import type { SessionDeps } from "./ports.ts";
import type { SpeechOutlet } from "./speech-queue.ts";
import type { SpeechQueues } from "./speech-queue.ts";
import type { UtteranceAudio } from "./incoming-speech.ts";
import type { TurnReader } from "./turn-screening.ts";
import { offerOf, offerTools } from "../companion/offering.ts";
import { spokenPart } from "../conversation/text/stops.ts";
import { faultsOf } from "../safety/outgoing.ts";
import { namesNumber } from "../safety/outgoing/contacts.ts";

/** The parts of a live conversation that carrying out an effect may touch. */
export type Runner = {
  readonly deps: SessionDeps;
  readonly outlet: SpeechOutlet;
  readonly audio: UtteranceAudio;
  /** Listens as the person speaks, where there is a model for it. */
  readonly ear: Ear | null;
  readonly jobs: Jobs;
  readonly speech: SpeechQueues;
  readonly reader: TurnReader;
  readonly language: string;
  /** How the person wants to talk at this moment. */
  readonly pace: () => Pace;
  /** Talking time left, s; null where it is unlimited or unknown. */
  readonly secondsLeft: () => number | null;
  /** Whether danger was heard that lasts: then a voice changes no word of a reply. */
  readonly isInDanger: () => boolean;
  /** The check for a voice that changes the words of a reply. */
  readonly check: Settings["check"];
  /** What is said without a model. */
  readonly phrases: Settings["phrases"];
  /** When the last utterance ended, ms; null once its first sound was measured. */
  utteranceEndedAt: number | null;
  readonly dispatch: (event: Event) => void;
};

type Of<T extends Effect["type"]> = Extract<Effect, { type: T }>;
type Table = { readonly [K in Effect["type"]]: (runner: Runner, effect: Of<K>) => void };

/** Parameters of the companion's reply: in a call, and on the text chat page. */
export const replyParameters = {
  spoken: { maxTokens: 220, temperature: 0.5, size: "small" },
  written: { maxTokens: 150, temperature: 0.7, size: "large" },
} as const;

/** The words that were heard as they were said; the recording is sent where those fail. */
async function transcribeLive(
  { deps, audio }: Runner,
  ear: Ear,
  utterance: number,
  options: Parameters<Ai["transcribe"]>[1],
): Promise<AiOutcome<string>> {
  const live = await ear.transcript(utterance, options.signal);
  if (live.ok || live.failure === "aborted") return live;
  // Read only now: the utterance may have been dropped in the meantime, and its memory reused.
  const sound = audio.soundOf(utterance);
  return sound.length === 0 ? live : deps.ai.transcribe(sound, options);
}

async function transcribe(runner: Runner, effect: Of<"transcribe">): Promise<void> {
  const { deps, audio, ear, jobs, language, dispatch } = runner;
  const { generation } = effect;
  const startedAt = deps.now();
  const sound = audio.soundOf(effect.utterance);
  // An empty utterance costs no request.
  if (sound.length === 0) {
    dispatch({ type: "transcribed", generation, text: "" });
    return;
  }
  const options = { language, signal: jobs.textSignal(generation) };
  const outcome =
    ear === null
      ? await deps.ai.transcribe(sound, options)
      : await transcribeLive(runner, ear, effect.utterance, options);
  if (outcome.ok) {
    deps.measure({ name: "transcription", ms: deps.now() - startedAt });
    dispatch({ type: "transcribed", generation, text: outcome.value, unsure: outcome.unsure ?? false });
  } else if (outcome.failure !== "aborted") {
    deps.measure({ name: "providerFailure", stage: "transcription", failure: outcome.failure });
    dispatch({ type: "transcriptionFailed", generation });
  }
}

async function generate(runner: Runner, effect: Of<"generate">): Promise<void> {
  const { deps, jobs, pace, secondsLeft, dispatch } = runner;
  const { generation, lines, spoken, offering } = effect;
  const startedAt = deps.now();
  let begun = false;
  const onText = (text: string): void => {
    if (!begun) deps.measure({ name: "firstToken", ms: deps.now() - startedAt });
    begun = true;
    dispatch({ type: "replyDelta", generation, text });
  };
  const instructions = deps.briefing.instructions({ ...effect, pace: pace(), secondsLeft: secondsLeft() });
  const tools = offerTools(offering);
  const request = { instructions, lines, tools, ...replyParameters[spoken ? "spoken" : "written"] };
  const onCall = (call: ToolCall): void => {
    const offer = offerOf(call, offering);
    if (offer !== null) dispatch({ type: "offerMade", generation, offer });
  };
  let cut = false;
  const onCut = (): void => {
    cut = true;
  };
  const signal = jobs.textSignal(generation);
  const outcome = await deps.ai.write(request, { signal, onText, onCut, onCall });
  if (outcome.ok) dispatch({ type: "replyFinished", generation, cut });
  else if (outcome.failure !== "aborted") {
    deps.measure({ name: "providerFailure", stage: "reply", failure: outcome.failure });
    dispatch({ type: "replyFailed", generation, declined: outcome.failure === "declined" });
  }
}

/** Providers return failures; should one throw anyway, that counts as a failure too. */
function inBackground({ dispatch }: Runner, task: BackgroundTask, work: Promise<void>, failed: Event): void {
  runInBackground(
    task,
    work.catch((error: unknown) => {
      dispatch(failed);
      throw error;
    }),
  );
}

const table: Table = {
  send: ({ outlet }, effect) => outlet.send(effect.message),
  transcribe: (runner, effect) => {
    const { generation } = effect;
    const failed = { type: "transcriptionFailed", generation } as const;
    inBackground(runner, "turn.transcribe", transcribe(runner, effect), failed);
  },
  generate: (runner, effect) => {
    const { generation } = effect;
    inBackground(runner, "turn.reply", generate(runner, effect), { type: "replyFailed", generation });
  },
  read: ({ reader }, effect) => runInBackground("turn.read", reader.read(effect)),
  checked: ({ deps }, { fault }) => deps.measure({ name: "outgoingFault", fault }),
  risk: ({ deps }, { risk }) => deps.onRisk(risk),
  speak: (runner, effect) => {
    const { generation, segment } = effect;
    const failed = { type: "speechFinished", generation, segment, samples: 0, failed: true } as const;
    inBackground(runner, "turn.speak", speak(runner, effect), failed);
  },
  release: (runner, { generation }) => {
    runner.speech.of(generation)?.release();
  },
  finishSpeech: ({ speech }, { generation, segments }) => speech.end(generation, segments),
  abort: ({ jobs, speech }, { generation }) => {
    speech.drop(generation);
    jobs.abort(generation);
  },
  abortText: ({ jobs }, { generation }) => jobs.abortText(generation),
  abortSpeech: ({ jobs, speech }, { generation }) => {
    speech.drop(generation);
    jobs.abortSpeech(generation);
  },
  forgetAudio: ({ audio, ear }, { utterance }) => {
    audio.forget(utterance);
    ear?.forget(utterance);
  },
  save: ({ deps }, { message, utterance }) => deps.store.save(message, utterance),
  amend: ({ deps }, { message, utterance }) => deps.store.amend(message, utterance),
  remove: ({ deps }, { message }) => deps.store.remove(message),
  count: ({ deps }, { metric }) => deps.measure({ name: metric }),
  end: ({ deps }, { reason, moodAfter }) => deps.onEnd(reason, moodAfter),
  seal: ({ deps }) => deps.onSeal(),
  done: ({ deps, ear }) => {
    ear?.close();
    deps.onDone();
  },
};

function pick<K extends Effect["type"]>(runner: Runner, effect: Of<K>, type: K): void {
  table[type](runner, effect);
}

/** Carries out one effect. Work that takes time comes back as an event; nothing is thrown. */
export function carryOut(runner: Runner, effect: Effect): void {
  pick(runner, effect, effect.type);
}

/**
 * Whether a text has to be said word for word at any time: whatever has a number in it, since that may be a help
 * line's, and the sentences that are said without a model.
 */
export function mustBeExact(text: string, phrases: Settings["phrases"], before = ""): boolean {
  const said = text.trim();
  return namesNumber(text, before) || Object.values(phrases).some((phrase) => phrase.includes(said));
}

/** Speaks one segment: its packets go to the queue as they come, its end comes back as an event [T13]. */
async function speak(runner: Runner, effect: Extract<Effect, { type: "speak" }>): Promise<void> {
  const { deps, jobs, speech, language, pace, phrases, check, isInDanger, dispatch } = runner;
  const { generation, segment, text, before, held } = effect;
  const startedAt = deps.now();
  speech.begin(generation, segment, text, held);
  let samples = 0;
  const outcome = await deps.ai.speak(spokenPart(text), {
    delivery: { style: deps.voice, language, pace: pace() },
    exact: isInDanger() || mustBeExact(text, phrases, before),
    signal: jobs.speechSignal(generation),
    mayBeSaid: (said) => faultsOf(check(said, before)).length === 0,
    onPackets: (packets, count) => {
      if (samples === 0) noteFirstSound(runner, generation, segment, startedAt);
      samples += count;
      return speech.of(generation)?.push(segment, packets, count);
    },
  });
  if (!outcome.ok && outcome.failure === "aborted") return;
  if (!outcome.ok) deps.measure({ name: "providerFailure", stage: "speech", failure: outcome.failure });
  speech.of(generation)?.finish(segment);
  const reworded = outcome.ok && outcome.value.reworded ? { said: outcome.value.said } : {};
  dispatch({ type: "speechFinished", generation, segment, samples, failed: !outcome.ok, ...reworded });
}

function noteFirstSound(runner: Runner, generation: number, segment: number, startedAt: number): void {
  const { deps, dispatch } = runner;
  deps.measure({ name: "speechFirstByte", ms: deps.now() - startedAt });
  dispatch({ type: "speechStarted", generation, segment });
}

/** The work under way for each generation: one controller for text, one for each of its speech requests [T6]. */
export class Jobs {
  readonly #text = new Map<number, AbortController>();
  readonly #speech = new Map<number, AbortController>();

  /** The signal of a generation's transcription and writing. */
  textSignal(generation: number): AbortSignal {
    return signalIn(this.#text, generation);
  }

  /** The signal of a generation's speech. */
  speechSignal(generation: number): AbortSignal {
    return signalIn(this.#speech, generation);
  }

  abort(generation: number): void {
    abortIn(this.#text, generation);
    abortIn(this.#speech, generation);
  }

  abortText(generation: number): void {
    abortIn(this.#text, generation);
  }

  abortSpeech(generation: number): void {
    abortIn(this.#speech, generation);
  }

  /** Forgets generations before this one: they are history. */
  prune(before: number): void {
    for (const jobs of [this.#text, this.#speech])
      for (const generation of jobs.keys()) if (generation < before) jobs.delete(generation);
  }
}

function signalIn(jobs: Map<number, AbortController>, generation: number): AbortSignal {
  const known = jobs.get(generation) ?? new AbortController();
  jobs.set(generation, known);
  return known.signal;
}

function abortIn(jobs: Map<number, AbortController>, generation: number): void {
  jobs.get(generation)?.abort();
  jobs.delete(generation);
}
