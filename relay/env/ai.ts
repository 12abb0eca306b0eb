import { z } from "zod";
import type { AiSettings } from "../ai/settings.ts";
import * as values from "./values.ts";

/** What to put into each variable of the AI services, as it ends the line about it. */
export const aiHints = {
  OPENAI_API_KEY: "the key of the AI provider (sk-…)",
  OPENAI_BASE_URL: "the address of an OpenAI-compatible API, for example https://api.openai.com/v1",
  TRANSCRIPTION_BASE_URL: "the address of an OpenAI-compatible API that writes down speech",
  TRANSCRIPTION_API_KEY: "the key for TRANSCRIPTION_BASE_URL",
  TRANSCRIPTION_MODEL: "the name of a transcription model, for example gpt-4o-mini-transcribe",
  TRANSCRIPTION_VOCABULARY: "open, or limited where it knows but a set of phrases",
  CHAT_BASE_URL: "the address of an OpenAI-compatible API that writes replies",
  CHAT_API_KEY: "the key for CHAT_BASE_URL",
  CHAT_MODEL_SMALL: "the name of a quick chat model, for example gpt-4.1-mini",
  CHAT_MODEL_LARGE: "the name of a strong chat model, for example gpt-4.1",
  SPEECH_BASE_URL: "the address of an OpenAI-compatible API that speaks",
  SPEECH_API_KEY: "the key for SPEECH_BASE_URL",
  SPEECH_MODEL: "the name of a speech model, for example gpt-4o-mini-tts",
  SPEECH_VOICE: "the name of a voice of that model, for example nova",
  SPEECH_FORMAT: "opus, pcm or wav",
} as const;

const model = (fallback: string) => z.string().default(fallback);

const openAi = "https://api.openai.com/v1";

/** Whether some kind of request would go to OpenAI itself without a key of its own. */
function needsCommonKey(given: Readonly<Record<string, string>>): boolean {
  if ((given["OPENAI_BASE_URL"] ?? openAi) !== openAi) return false;
  return ["TRANSCRIPTION", "CHAT", "SPEECH"].some(
    (kind) => given[`${kind}_BASE_URL`] === undefined && given[`${kind}_API_KEY`] === undefined,
  );
}

/** The variables of the AI services. Production does not start without the key that its requests will need. */
export function aiSchema(production: boolean, given: Readonly<Record<string, string>>) {
  const address = () => values.apiAddress(production).optional();
  return {
    OPENAI_API_KEY: production && needsCommonKey(given) ? values.key() : values.key().optional(),
    OPENAI_BASE_URL: address(),
    TRANSCRIPTION_BASE_URL: address(),
    TRANSCRIPTION_API_KEY: values.key().optional(),
    TRANSCRIPTION_MODEL: model("gpt-4o-mini-transcribe"),
    TRANSCRIPTION_VOCABULARY: z.enum(["open", "limited"]).default("open"),
    CHAT_BASE_URL: address(),
    CHAT_API_KEY: values.key().optional(),
    CHAT_MODEL_SMALL: model("gpt-4.1-mini"),
    CHAT_MODEL_LARGE: model("gpt-4.1"),
    SPEECH_BASE_URL: address(),
    SPEECH_API_KEY: values.key().optional(),
    SPEECH_MODEL: model("gpt-4o-mini-tts"),
    // The spec's voice (spec 2, section 7).
    SPEECH_VOICE: model("nova"),
    SPEECH_FORMAT: z.enum(["opus", "pcm", "wav"]).default("opus"),
  } satisfies Record<keyof typeof aiHints, z.ZodType>;
}

type AiVariables = z.output<z.ZodObject<ReturnType<typeof aiSchema>>>;

/** What a server that asks for no key is sent in its place. */
const noKey = "none";

/**
 * Where one kind of request goes. A server of its own gets its own key or none: the common key is not for
 * strangers.
 */
function endpoint(
  { OPENAI_BASE_URL, OPENAI_API_KEY }: AiVariables,
  own: { url: string | undefined; key: string | undefined },
) {
  const commonKey = own.url === undefined ? OPENAI_API_KEY : undefined;
  return { baseUrl: own.url ?? OPENAI_BASE_URL ?? openAi, apiKey: own.key ?? commonKey ?? noKey };
}

/** Where transcription, replies and speech come from. */
export function toAiSettings(read: AiVariables): AiSettings {
  return {
    transcription: {
      ...endpoint(read, { url: read.TRANSCRIPTION_BASE_URL, key: read.TRANSCRIPTION_API_KEY }),
      model: read.TRANSCRIPTION_MODEL,
      vocabulary: read.TRANSCRIPTION_VOCABULARY,
    },
    chat: {
      ...endpoint(read, { url: read.CHAT_BASE_URL, key: read.CHAT_API_KEY }),
      small: read.CHAT_MODEL_SMALL,
      large: read.CHAT_MODEL_LARGE,
    },
    speech: {
      ...endpoint(read, { url: read.SPEECH_BASE_URL, key: read.SPEECH_API_KEY }),
      model: read.SPEECH_MODEL,
      voice: read.SPEECH_VOICE,
      format: read.SPEECH_FORMAT,
    },
  };
}
