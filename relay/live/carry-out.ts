import type { Effect } from "../conversation/effects.ts";
import type { Ai, AiOutcome, Ear } from "../ai/port.ts";
import { type BackgroundTask, runInBackground } from "../runtime/background.ts";
import type { Event } from "../conversation/events.ts";
import type { Settings } from "../conversation/state.ts";
import type { Jobs } from "./jobs.ts";
import type { SessionDeps } from "./ports.ts";
import type { SpeechOutlet } from "./speech-queue.ts";
import type { SpeechQueues } from "./speech-queues.ts";
import type { UtteranceAudio } from "./utterance-audio.ts";
import { speak } from "./speak.ts";
import type { TurnReader } from "./turn-reader.ts";

/** What carrying out an effect may touch. */
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
  /** What is said without a model. */
  readonly phrases: Settings["phrases"];
  /** When the last utterance ended, ms; null once its first sound was measured. */
  utteranceEndedAt: number | null;
  readonly dispatch: (event: Event) => void;
};

type Of<T extends Effect["type"]> = Extract<Effect, { type: T }>;
type Table = { readonly [K in Effect["type"]]: (runner: Runner, effect: Of<K>) => void };

/** Parameters of the companion's reply (spec 2, section 7): in a call, and on the text chat page. */
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
  // Read only now: the utterance may have been forgotten meanwhile, and its memory is used again for anybody.
  const sound = audio.soundOf(utterance);
  return sound.length === 0 ? live : deps.ai.transcribe(sound, options);
}

async function transcribe(runner: Runner, effect: Of<"transcribe">): Promise<void> {
  const { deps, audio, ear, jobs, language, dispatch } = runner;
  const { generation } = effect;
  const startedAt = deps.now();
  const sound = audio.soundOf(effect.utterance);
  // Nobody is paid to listen to nothing.
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
    dispatch({ type: "transcribed", generation, text: outcome.value });
  } else if (outcome.failure !== "aborted") {
    deps.measure({ name: "providerFailure", stage: "transcription", failure: outcome.failure });
    dispatch({ type: "transcriptionFailed", generation });
  }
}

async function generate({ deps, jobs, dispatch }: Runner, effect: Of<"generate">): Promise<void> {
  const { generation, lines, spoken } = effect;
  const startedAt = deps.now();
  let begun = false;
  const onText = (text: string): void => {
    if (!begun) deps.measure({ name: "firstToken", ms: deps.now() - startedAt });
    begun = true;
    dispatch({ type: "replyDelta", generation, text });
  };
  const instructions = deps.briefing.instructions(effect);
  const request = { instructions, lines, ...replyParameters[spoken ? "spoken" : "written"] };
  const outcome = await deps.ai.write(request, { signal: jobs.textSignal(generation), onText });
  if (outcome.ok) dispatch({ type: "replyFinished", generation });
  else if (outcome.failure !== "aborted") {
    deps.measure({ name: "providerFailure", stage: "reply", failure: outcome.failure });
    dispatch({ type: "replyFailed", generation });
  }
}

/** Providers answer with what went wrong; should one throw all the same, that is an answer too. */
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
  amend: ({ deps }, { message }) => deps.store.amend(message),
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
