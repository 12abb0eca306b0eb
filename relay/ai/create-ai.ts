import type { AiWorld, Trying } from "./attempts.ts";
import { concat } from "./audio/ogg-demuxer.ts";
import { Breaker, type Candidate, firstToAnswer, type Hurry } from "./fallback.ts";
import { DialectMemory } from "./http/chat-dialect.ts";
import { clientFor } from "./http/client.ts";
import { speakOver } from "./http/speech.ts";
import { taskOver } from "./http/task.ts";
import { transcribeOver } from "./http/transcription.ts";
import { writeOver } from "./http/writing.ts";
import { openProviderSocket } from "./realtime/provider-socket.ts";
import { LiveEar } from "./realtime/ear.ts";
import { type Rewording, speakOverRealtime } from "./realtime/speech.ts";
import { VoicePool } from "./realtime/voice-pool.ts";
import type { Ai, AiFailure, AiOutcome, PacketSink, UsageSink } from "./port.ts";
import type { AiSettings, ChatProvider, SpeechProvider, TranscriptionProvider } from "./settings.ts";
import type { Used } from "./usage.ts";

/** The kinds of request; `task`: summaries, memories, wrap-ups, the classifier. */
export type AiStage = "transcription" | "reply" | "speech" | "task";

/** Observes how the providers do, for the operator. */
export type AiWatch = {
  /** A request is retried after a temporary failure. */
  readonly retried: (stage: AiStage, failure: AiFailure) => void;
  /** A task failed. Failures within a conversation are reported by the session. */
  readonly taskFailed: (failure: AiFailure) => void;
  /** The fallback is used; `keptOut`: its predecessor has failed too often recently. */
  readonly fellBack: (stage: AiStage, why: AiFailure | "keptOut") => void;
  /** A provider is kept out from now on, or no longer. */
  readonly keptOut: (stage: AiStage, provider: "first" | "fallback", isOut: boolean) => void;
  /** What a request used. */
  readonly used: (stage: AiStage, used: Used) => void;
  /** A voice model changed the words of a text. */
  readonly reworded: (kind: Rewording) => void;
};

/** For callers that don't measure. */
export const unwatched: AiWatch = {
  retried: () => {},
  taskFailed: () => {},
  fellBack: () => {},
  keptOut: () => {},
  used: () => {},
  reworded: () => {},
};

/** Tells the watch what requests of a stage used, and whoever else wants to know. */
function usageOf(stage: AiStage, { used }: AiWatch, { onUsage }: UsageSink): Required<UsageSink> {
  return {
    onUsage: (it) => {
      used(stage, it);
      onUsage?.(it);
    },
  };
}

/** The models, and the connections that are kept open to them. */
export type RunningAi = Ai & { readonly stop: () => void };

type Deps = { readonly world: AiWorld; readonly watch: AiWatch };

/** How an adapter is made, and which model it asks; null if it has only one. */
type Make<Adapter> = {
  readonly adapter: (trying: Trying) => Adapter;
  readonly models: Pick<ChatProvider, Size> | null;
};

type Size = "small" | "large";

/** A breaker per model, since a quota or a wrong name keeps out one model and not the others of its server. */
function breakersOf(models: Make<unknown>["models"], make: () => Breaker): Record<Size, Breaker> {
  const large = make();
  return { large, small: models === null || models.small === models.large ? large : make() };
}

type Asking = {
  readonly size?: Size;
  /** Whether part of the answer was already passed on. */
  readonly begun?: () => boolean;
  readonly hurry?: Hurry | undefined;
};

/** The primary provider and the fallback of a stage, each with its adapter. */
class Stage<Adapter> {
  readonly #name: AiStage;
  readonly #watch: AiWatch;
  readonly #asked: readonly { readonly adapter: Adapter; readonly breakers: Record<Size, Breaker> }[];

  constructor(name: AiStage, { world, watch }: Deps, makes: readonly Make<Adapter>[]) {
    this.#name = name;
    this.#watch = watch;
    const onRetry = (failure: AiFailure): void => watch.retried(name, failure);
    this.#asked = makes.map(({ adapter, models }, index) => {
      const provider = index === 0 ? "first" : "fallback";
      const onChange = (): void =>
        watch.keptOut(name, provider, breakers.small.isOpen || breakers.large.isOpen);
      const breakers = breakersOf(models, () => new Breaker(world, onChange));
      // If there is a fallback, using it is the better second attempt.
      return { breakers, adapter: adapter({ ...world, onRetry, tries: index + 1 < makes.length ? 1 : 3 }) };
    });
  }

  get hasFallback(): boolean {
    return this.#asked.length > 1;
  }

  async ask<T>(
    request: (adapter: Adapter) => Promise<AiOutcome<T>>,
    { size = "large", begun = () => false, hurry }: Asking = {},
  ): Promise<AiOutcome<T>> {
    const candidates = this.#asked.map(({ adapter, breakers }): Candidate<T> => ({
      breaker: breakers[size],
      ask: () => request(adapter),
    }));
    return firstToAnswer(candidates, {
      begun,
      hurry,
      onFallback: (failure) => this.#watch.fellBack(this.#name, failure ?? "keptOut"),
    });
  }
}

/** A provider and its fallback, if there is one. */
const inOrder = <P>(first: P, fallback: P | null): readonly P[] =>
  fallback === null ? [first] : [first, fallback];

function watched(task: Ai["task"], watch: AiWatch): Ai["task"] {
  return async (request, options) => {
    const outcome = await task(request, { ...options, ...usageOf("task", watch, options) });
    if (!outcome.ok && outcome.failure !== "aborted") watch.taskFailed(outcome.failure);
    return outcome;
  };
}

/** Replies and tasks: one client and one dialect per server, since what one learns applies to the other. */
function chatStages({ chat }: AiSettings, deps: Deps) {
  const servers = inOrder<ChatProvider>(chat, chat.fallback).map((provider) => ({
    provider,
    client: clientFor(provider),
    dialect: new DialectMemory(provider.dialect),
  }));
  const over = <Adapter>(make: (server: (typeof servers)[number], trying: Trying) => Adapter) =>
    servers.map((server): Make<Adapter> => ({
      adapter: (trying) => make(server, trying),
      models: server.provider,
    }));
  return {
    reply: new Stage(
      "reply",
      deps,
      over(({ client, provider, dialect }, trying) => writeOver(client, provider, dialect, trying)),
    ),
    task: new Stage(
      "task",
      deps,
      over(({ client, provider, dialect }, trying) => taskOver(client, provider, dialect, trying)),
    ),
  };
}

/**
 * Live transcription of conversations; if it fails the recording is sent, and a model that keeps failing is
 * left alone.
 */
function liveEarOf(provider: TranscriptionProvider, { world, watch }: Deps): Ai["listen"] {
  const { liveModel } = provider;
  if (liveModel === null) return null;
  const breaker = new Breaker(world);
  return (options) => {
    const ear = new LiveEar(
      {
        provider: { ...provider, liveModel },
        open: openProviderSocket,
        world,
        mayOpen: () => breaker.admits(),
        onOutcome: (outcome) => breaker.note(outcome),
      },
      { ...options, ...usageOf("transcription", watch, options) },
    );
    return {
      begin: (utterance) => ear.begin(utterance),
      hear: (utterance, pcm) => ear.hear(utterance, pcm),
      forget: (utterance) => ear.forget(utterance),
      close: () => ear.close(),
      transcript: async (utterance, signal) => {
        const outcome = await ear.transcript(utterance, signal);
        if (!outcome.ok && outcome.failure !== "aborted") watch.fellBack("transcription", outcome.failure);
        return outcome;
      },
    };
  };
}

/** The product's models, over OpenAI's protocol; each kind of request may go to a server of its own. */
export function createAi(settings: AiSettings, world: AiWorld, watch: AiWatch = unwatched): RunningAi {
  const deps = { world, watch };
  const { reply, task } = chatStages(settings, deps);
  const transcription = new Stage(
    "transcription",
    deps,
    inOrder<TranscriptionProvider>(settings.transcription, settings.transcription.fallback).map(
      (provider): Make<Ai["transcribe"]> => ({
        adapter: (trying) => transcribeOver(clientFor(provider), provider, trying),
        models: null,
      }),
    ),
  );
  const pools: VoicePool[] = [];
  const speakAt = (provider: SpeechProvider, trying: Trying): Ai["speak"] => {
    if (provider.protocol === "http") return speakOver(clientFor(provider), provider, trying);
    const pool = new VoicePool(provider, world);
    pools.push(pool);
    return speakOverRealtime({ provider, pool, trying, onReworded: watch.reworded });
  };
  const speech = new Stage(
    "speech",
    deps,
    inOrder<SpeechProvider>(settings.speech, settings.speech.fallback).map((provider): Make<Ai["speak"]> => ({
      adapter: (trying) => speakAt(provider, trying),
      models: null,
    })),
  );
  return {
    transcribe: (sound, options) => {
      // Its memory is reused, perhaps for someone else's audio, before the fallback is asked.
      const kept = transcription.hasFallback ? [concat(sound)] : sound;
      const told = { ...options, ...usageOf("transcription", watch, options) };
      return transcription.ask((transcribe) => transcribe(kept, told));
    },
    listen: liveEarOf(settings.transcription, deps),
    write: (request, { onText, ...options }) => {
      let begun = false;
      const passOn = (text: string): void => {
        begun = true;
        onText(text);
      };
      const told = { ...options, ...usageOf("reply", watch, options) };
      return reply.ask((write) => write(request, { ...told, onText: passOn }), {
        size: request.size,
        begun: () => begun,
      });
    },
    speak: (text, { onPackets, ...options }) => {
      let begun = false;
      const passOn: PacketSink = (packets, samples) => {
        begun = true;
        return onPackets(packets, samples);
      };
      const told = { ...options, ...usageOf("speech", watch, options) };
      return speech.ask((speak) => speak(text, { ...told, onPackets: passOn }), { begun: () => begun });
    },
    task: watched((request, options) => {
      const { size, withinMs } = request;
      const hurry = withinMs === undefined ? undefined : { afterMs: withinMs / 2, after: world.after };
      return task.ask((run) => run(request, options), { size, hurry });
    }, watch),
    stop: () => {
      for (const pool of pools) pool.stop();
    },
  };
}
