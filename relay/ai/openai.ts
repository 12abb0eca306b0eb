import OpenAI from "openai";
import { taskOver } from "./openai-task.ts";
import { transcribeOver } from "./openai-transcription.ts";
import { speakOver } from "./openai-speech.ts";
import { writeOver } from "./openai-writing.ts";
import type { After, Trying } from "./attempts.ts";
import type { Ai, AiFailure } from "./port.ts";
import { providerFetch } from "./provider-fetch.ts";
import type { AiEndpoint, AiSettings } from "./settings.ts";

/** What the library tells about the machine with each request; nobody needs it, and writing it takes time. */
const untold = Object.fromEntries(
  ["arch", "lang", "os", "package-version", "retry-count", "runtime", "runtime-version", "timeout"].map(
    (name) => [`x-stainless-${name}`, null],
  ),
);

/** Tries and time-outs are ours: only we know whether something was already said. */
function clientFor({ baseUrl, apiKey }: AiEndpoint): OpenAI {
  return new OpenAI({
    baseURL: baseUrl,
    apiKey,
    maxRetries: 0,
    defaultHeaders: untold,
    fetch: providerFetch,
  });
}

/** What is asked of a provider; `task`: summaries, memories, wrap-ups, the classifier. */
export type AiStage = "transcription" | "reply" | "speech" | "task";

/** Hears how the providers do, for the operator's eyes. */
export type AiWatch = {
  /** A request is tried again, since it failed for now. */
  readonly retried: (stage: AiStage, failure: AiFailure) => void;
  /** A task came to nothing. What a conversation asks for in vain is the session's to tell. */
  readonly taskFailed: (failure: AiFailure) => void;
};

const nobody: AiWatch = { retried: () => {}, taskFailed: () => {} };

function watched(task: Ai["task"], { taskFailed }: AiWatch): Ai["task"] {
  return async (request, options) => {
    const outcome = await task(request, options);
    if (!outcome.ok && outcome.failure !== "aborted") taskFailed(outcome.failure);
    return outcome;
  };
}

/** The product's models, behind OpenAI's protocol; each kind of request may go to a server of its own. */
export function createAi(settings: AiSettings, after: After, watch: AiWatch = nobody): Ai {
  const chat = clientFor(settings.chat);
  const trying = (stage: AiStage): Trying => ({
    after,
    onRetry: (failure) => watch.retried(stage, failure),
  });
  const { transcription, speech } = settings;
  return {
    transcribe: transcribeOver(clientFor(transcription), transcription.model, trying("transcription")),
    write: writeOver(chat, settings.chat, trying("reply")),
    speak: speakOver(clientFor(speech), speech, trying("speech")),
    task: watched(taskOver(chat, settings.chat, trying("task")), watch),
  };
}
