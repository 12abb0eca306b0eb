import OpenAI from "openai";
import { taskOver } from "./openai-task.ts";
import { transcribeOver } from "./openai-transcription.ts";
import { speakOver } from "./openai-speech.ts";
import { writeOver } from "./openai-writing.ts";
import type { After } from "./attempts.ts";
import type { Ai } from "./port.ts";
import { providerFetch } from "./provider-fetch.ts";
import type { AiEndpoint, AiSettings } from "./settings.ts";

/** Tries and time-outs are ours: only we know whether something was already said. */
function clientFor({ baseUrl, apiKey }: AiEndpoint): OpenAI {
  return new OpenAI({ baseURL: baseUrl, apiKey, maxRetries: 0, fetch: providerFetch });
}

/** The product's models, behind OpenAI's protocol; each kind of request may go to a server of its own. */
export function createAi(settings: AiSettings, after: After): Ai {
  const chat = clientFor(settings.chat);
  return {
    transcribe: transcribeOver(clientFor(settings.transcription), settings.transcription.model, after),
    write: writeOver(chat, settings.chat, after),
    speak: speakOver(clientFor(settings.speech), settings.speech, after),
    task: taskOver(chat, settings.chat, after),
  };
}
