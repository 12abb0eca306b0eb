import { z } from "zod";
import { languageCodes, type LanguageCode } from "#shared/catalogues/languages.ts";
import {
  type AiEndpoint,
  type AiSettings,
  chatDialects,
  type ChatProvider,
  type SpeechProvider,
  speechProtocols,
  type TranscriptionProvider,
} from "../ai/settings.ts";
import * as values from "./values.ts";

const compatible = "the address of an OpenAI-compatible API";

/** What to set each AI variable to; ends the error line about it. */
export const aiHints = {
  OPENAI_API_KEY: "the key of the AI provider (sk-…)",
  OPENAI_BASE_URL: `${compatible}, for example https://api.openai.com/v1`,
  TRANSCRIPTION_BASE_URL: `${compatible} that transcribes speech`,
  TRANSCRIPTION_API_KEY: "the key for TRANSCRIPTION_BASE_URL",
  TRANSCRIPTION_MODEL: "the name of a transcription model, for example gpt-transcribe",
  TRANSCRIPTION_LIVE_MODEL: "the name of a model that listens over the Realtime API, or off",
  TRANSCRIPTION_VOCABULARY: "open, or limited if the model knows only a fixed set of phrases",
  TRANSCRIPTION_LANGUAGES: "the interface languages that the model understands, as en,fr; empty: all",
  TRANSCRIPTION_KEYWORDS: "words that are likely to come up, separated by commas",
  TRANSCRIPTION_PROMPT: "a sentence about what people talk about",
  TRANSCRIPTION_FALLBACK_BASE_URL: `${compatible} that transcribes speech when the first one fails`,
  TRANSCRIPTION_FALLBACK_API_KEY: "the key for TRANSCRIPTION_FALLBACK_BASE_URL",
  TRANSCRIPTION_FALLBACK_MODEL: "the name of a transcription model there",
  CHAT_BASE_URL: `${compatible} that writes replies`,
  CHAT_API_KEY: "the key for CHAT_BASE_URL",
  CHAT_DIALECT: "openai or compatible",
  CHAT_MODEL_SMALL: "the name of a fast chat model, for example gpt-6-luna",
  CHAT_MODEL_LARGE: "the name of a capable chat model, for example gpt-6-sol",
  CHAT_FALLBACK_BASE_URL: `${compatible} that writes replies when the first one fails`,
  CHAT_FALLBACK_API_KEY: "the key for CHAT_FALLBACK_BASE_URL",
  CHAT_FALLBACK_DIALECT: "openai or compatible",
  CHAT_FALLBACK_MODEL_SMALL: "the name of a fast chat model there",
  CHAT_FALLBACK_MODEL_LARGE: "the name of a capable chat model there",
  SPEECH_BASE_URL: `${compatible} that speaks`,
  SPEECH_API_KEY: "the key for SPEECH_BASE_URL",
  SPEECH_PROTOCOL: "http or realtime",
  SPEECH_MODEL: "the name of a speech model, for example gpt-realtime-2.1-mini",
  SPEECH_VOICE: "the name of one of that model's voices, for example marin",
  SPEECH_FORMAT: "opus, pcm or wav",
  SPEECH_FALLBACK_BASE_URL: `${compatible} that speaks if the first one fails`,
  SPEECH_FALLBACK_API_KEY: "the key for SPEECH_FALLBACK_BASE_URL",
  SPEECH_FALLBACK_PROTOCOL: "http or realtime",
  SPEECH_FALLBACK_MODEL: "the name of a speech model there",
  SPEECH_FALLBACK_VOICE: "the name of one of that model's voices",
  SPEECH_FALLBACK_FORMAT: "opus, pcm or wav",
} as const;

type Given = Readonly<Record<string, string>>;

const openAi = "https://api.openai.com/v1";

/**
 * OpenAI itself, including its regional hosts. Any other server gets only what all compatible servers
 * understand.
 */
function isOpenAi(baseUrl: string): boolean {
  return /^https:\/\/([a-z]{2}\.)?api\.openai\.com(:443)?(\/|$)/i.test(baseUrl);
}

/** Default models. Other servers have models of their own, but most map these names to them. */
const defaultModels = {
  openai: {
    transcription: "gpt-transcribe",
    live: "gpt-live-transcribe",
    small: "gpt-6-luna",
    large: "gpt-6-sol",
    speech: "gpt-realtime-2.1-mini",
  },
  compatible: {
    transcription: "whisper-1",
    live: "off",
    small: "gpt-6-luna",
    large: "gpt-6-sol",
    speech: "tts-1",
  },
} as const;

const kindOf = (baseUrl: string) => (isOpenAi(baseUrl) ? "openai" : "compatible");

const isNamed = (...names: (string | undefined)[]) => names.some((it) => it !== undefined);

/** The keys without which some kind of request, or its fallback, would go to OpenAI itself with none. */
function missingKeys(given: Given): ReadonlySet<string> {
  const common = given["OPENAI_BASE_URL"] ?? openAi;
  const commonKey = isOpenAi(common) ? given["OPENAI_API_KEY"] : undefined;
  const missing = (name: string) =>
    isOpenAi(given[`${name}_BASE_URL`] ?? common) && !isNamed(given[`${name}_API_KEY`], commonKey);
  const hasFallback = (kind: string) =>
    isNamed(
      ...["BASE_URL", "MODEL", "MODEL_SMALL", "MODEL_LARGE"].map((it) => given[`${kind}_FALLBACK_${it}`]),
    );
  const lacking = ["TRANSCRIPTION", "CHAT", "SPEECH"]
    .flatMap((kind) => (hasFallback(kind) ? [kind, `${kind}_FALLBACK`] : [kind]))
    .filter(missing);
  return new Set(lacking.map((name) => (isOpenAi(common) ? "OPENAI_API_KEY" : `${name}_API_KEY`)));
}

const wordList = z.string().transform((value) =>
  value
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== ""),
);

const languageList = wordList.pipe(z.array(z.enum(languageCodes)).min(1));

const anyName = () => z.string().optional();
const anyFormat = () => z.enum(["opus", "pcm", "wav"]).default("opus");

/** The AI variables. In production the relay refuses to start without the keys that its requests need. */
export function aiSchema(production: boolean, given: Given) {
  const address = () => values.apiAddress(production).optional();
  const missing = production ? missingKeys(given) : new Set<string>();
  const keyFor = (kind: string) => (missing.has(`${kind}_API_KEY`) ? values.key() : values.key().optional());
  return {
    OPENAI_API_KEY: keyFor("OPENAI"),
    OPENAI_BASE_URL: address(),
    TRANSCRIPTION_BASE_URL: address(),
    TRANSCRIPTION_API_KEY: keyFor("TRANSCRIPTION"),
    TRANSCRIPTION_MODEL: anyName(),
    TRANSCRIPTION_LIVE_MODEL: anyName(),
    TRANSCRIPTION_VOCABULARY: z.enum(["open", "limited"]).default("open"),
    TRANSCRIPTION_LANGUAGES: languageList.nullable().default(null),
    TRANSCRIPTION_KEYWORDS: wordList.default([]),
    TRANSCRIPTION_PROMPT: anyName(),
    TRANSCRIPTION_FALLBACK_BASE_URL: address(),
    TRANSCRIPTION_FALLBACK_API_KEY: keyFor("TRANSCRIPTION_FALLBACK"),
    TRANSCRIPTION_FALLBACK_MODEL: anyName(),
    CHAT_BASE_URL: address(),
    CHAT_API_KEY: keyFor("CHAT"),
    CHAT_DIALECT: z.enum(chatDialects).optional(),
    CHAT_MODEL_SMALL: anyName(),
    CHAT_MODEL_LARGE: anyName(),
    CHAT_FALLBACK_BASE_URL: address(),
    CHAT_FALLBACK_API_KEY: keyFor("CHAT_FALLBACK"),
    CHAT_FALLBACK_DIALECT: z.enum(chatDialects).optional(),
    CHAT_FALLBACK_MODEL_SMALL: anyName(),
    CHAT_FALLBACK_MODEL_LARGE: anyName(),
    SPEECH_BASE_URL: address(),
    SPEECH_API_KEY: keyFor("SPEECH"),
    SPEECH_PROTOCOL: z.enum(speechProtocols).optional(),
    SPEECH_MODEL: anyName(),
    SPEECH_VOICE: anyName(),
    SPEECH_FORMAT: anyFormat(),
    SPEECH_FALLBACK_BASE_URL: address(),
    SPEECH_FALLBACK_API_KEY: keyFor("SPEECH_FALLBACK"),
    SPEECH_FALLBACK_PROTOCOL: z.enum(speechProtocols).optional(),
    SPEECH_FALLBACK_MODEL: anyName(),
    SPEECH_FALLBACK_VOICE: anyName(),
    SPEECH_FALLBACK_FORMAT: anyFormat(),
  } satisfies Record<keyof typeof aiHints, z.ZodType>;
}

type AiVariables = z.output<z.ZodObject<ReturnType<typeof aiSchema>>>;

/** Sent to a server that requires no key. */
const noKey = "none";

type Own = { readonly url: string | undefined; readonly key: string | undefined };

/**
 * Where one kind of request goes. A separate server gets its own key or none, because the common key isn't
 * for third parties; OpenAI's hosts share theirs.
 */
function endpoint({ OPENAI_BASE_URL: common = openAi, OPENAI_API_KEY }: AiVariables, own: Own): AiEndpoint {
  const baseUrl = own.url ?? common;
  const isCommon = own.url === undefined || (isOpenAi(common) && isOpenAi(baseUrl));
  return { baseUrl, apiKey: own.key ?? (isCommon ? OPENAI_API_KEY : undefined) ?? noKey };
}

function chatAt(
  at: AiEndpoint,
  asked: { readonly [K in "dialect" | "small" | "large"]: ChatProvider[K] | undefined },
): ChatProvider {
  const kind = kindOf(at.baseUrl);
  const { small, large } = defaultModels[kind];
  return { ...at, dialect: asked.dialect ?? kind, small: asked.small ?? small, large: asked.large ?? large };
}

function transcriptionAt(
  at: AiEndpoint,
  model: string | undefined,
  { TRANSCRIPTION_KEYWORDS: keywords, TRANSCRIPTION_PROMPT: prompt, TRANSCRIPTION_LIVE_MODEL }: AiVariables,
): TranscriptionProvider {
  const { transcription, live } = defaultModels[kindOf(at.baseUrl)];
  const liveModel = TRANSCRIPTION_LIVE_MODEL ?? live;
  return {
    ...at,
    model: model ?? transcription,
    liveModel: liveModel === "off" ? null : liveModel,
    keywords,
    prompt: prompt ?? null,
    vocabulary: "open",
  };
}

/** Voices for individual languages, `SPEECH_VOICE_ja` and the like. */
function voicesIn(given: Given, prefix: string): SpeechProvider["voices"] {
  const voices: Partial<Record<LanguageCode, string>> = {};
  for (const code of languageCodes) {
    const voice = given[`${prefix}_${code}`] ?? given[`${prefix}_${code.toUpperCase()}`];
    if (voice !== undefined) voices[code] = voice;
  }
  return voices;
}

type AskedSpeech = {
  readonly protocol: SpeechProvider["protocol"] | undefined;
  readonly model: string | undefined;
  readonly voice: string | undefined;
  readonly format: SpeechProvider["format"];
  readonly voices: SpeechProvider["voices"];
};

function speechAt(at: AiEndpoint, { format, voices, ...asked }: AskedSpeech): SpeechProvider {
  const model = asked.model ?? defaultModels[kindOf(at.baseUrl)].speech;
  const protocol = asked.protocol ?? (/realtime/.test(model) ? "realtime" : "http");
  return { ...at, protocol, model, voice: asked.voice ?? null, voices, format };
}

/** A fallback that would ask OpenAI itself without a key is none. */
const usable = <T extends AiEndpoint>(fallback: T): T | null =>
  isOpenAi(fallback.baseUrl) && fallback.apiKey === noKey ? null : fallback;

/** Where transcription, replies and speech come from, and the fallback for each. */
export function toAiSettings(read: AiVariables, given: Given): AiSettings {
  const at = (url: string | undefined, key: string | undefined) => endpoint(read, { url, key });
  const { TRANSCRIPTION_VOCABULARY: vocabulary } = read;
  return {
    transcription: {
      ...transcriptionAt(
        at(read.TRANSCRIPTION_BASE_URL, read.TRANSCRIPTION_API_KEY),
        read.TRANSCRIPTION_MODEL,
        read,
      ),
      vocabulary,
      fallback: isNamed(read.TRANSCRIPTION_FALLBACK_BASE_URL, read.TRANSCRIPTION_FALLBACK_MODEL)
        ? usable(
            transcriptionAt(
              at(read.TRANSCRIPTION_FALLBACK_BASE_URL, read.TRANSCRIPTION_FALLBACK_API_KEY),
              read.TRANSCRIPTION_FALLBACK_MODEL,
              read,
            ),
          )
        : null,
    },
    chat: {
      ...chatAt(at(read.CHAT_BASE_URL, read.CHAT_API_KEY), {
        dialect: read.CHAT_DIALECT,
        small: read.CHAT_MODEL_SMALL,
        large: read.CHAT_MODEL_LARGE,
      }),
      fallback: isNamed(
        read.CHAT_FALLBACK_BASE_URL,
        read.CHAT_FALLBACK_MODEL_SMALL,
        read.CHAT_FALLBACK_MODEL_LARGE,
      )
        ? usable(
            chatAt(at(read.CHAT_FALLBACK_BASE_URL, read.CHAT_FALLBACK_API_KEY), {
              dialect: read.CHAT_FALLBACK_DIALECT,
              small: read.CHAT_FALLBACK_MODEL_SMALL ?? read.CHAT_FALLBACK_MODEL_LARGE,
              large: read.CHAT_FALLBACK_MODEL_LARGE ?? read.CHAT_FALLBACK_MODEL_SMALL,
            }),
          )
        : null,
    },
    speech: {
      ...speechAt(at(read.SPEECH_BASE_URL, read.SPEECH_API_KEY), {
        protocol: read.SPEECH_PROTOCOL,
        model: read.SPEECH_MODEL,
        voice: read.SPEECH_VOICE,
        format: read.SPEECH_FORMAT,
        voices: voicesIn(given, "SPEECH_VOICE"),
      }),
      fallback: isNamed(read.SPEECH_FALLBACK_BASE_URL, read.SPEECH_FALLBACK_MODEL)
        ? usable(
            speechAt(at(read.SPEECH_FALLBACK_BASE_URL, read.SPEECH_FALLBACK_API_KEY), {
              protocol: read.SPEECH_FALLBACK_PROTOCOL,
              model: read.SPEECH_FALLBACK_MODEL,
              voice: read.SPEECH_FALLBACK_VOICE,
              format: read.SPEECH_FALLBACK_FORMAT,
              voices: voicesIn(given, "SPEECH_FALLBACK_VOICE"),
            }),
          )
        : null,
    },
  };
}
