import { isLanguageCode, type LanguageCode } from "#shared/catalogues/languages.ts";
import type { Pace, VoiceStyle } from "#shared/catalogues/voices.ts";
import type { Delivery } from "./port.ts";
import type { SpeechProvider } from "./settings.ts";

type Style = {
  /** One of OpenAI's names, which most compatible servers map to voices of their own. */
  readonly voice: string;
  /** 1 is normal. */
  readonly pace: number;
  readonly manner: string;
};

/** The voice of each style in Settings. OpenAI recommends marin and cedar. */
const styles: Readonly<Record<VoiceStyle, Style>> = {
  warm: { voice: "marin", pace: 1, manner: "Sound warm and close, like a good friend who has time." },
  professional: {
    voice: "cedar",
    pace: 1,
    manner: "Sound professional and composed, with an even, neutral tone.",
  },
  friendly: {
    voice: "coral",
    pace: 1.04,
    manner: "Sound friendly and light, with a smile in your voice.",
  },
  gentle: { voice: "sage", pace: 0.92, manner: "Sound gentle and soft, unhurried, with room to breathe." },
};

type Accent = {
  readonly accent: string;
  /** Languages that are read faster or slower than the model would by itself. */
  readonly pace?: number;
};

const accents: Readonly<Record<LanguageCode, Accent>> = {
  en: { accent: "English" },
  es: { accent: "Spanish, with a neutral Latin American accent" },
  fr: { accent: "French, with a standard accent" },
  de: { accent: "Standard German" },
  it: { accent: "Standard Italian" },
  pt: { accent: "Portuguese, as it is spoken in Brazil" },
  zh: { accent: "Mandarin Chinese" },
  ja: { accent: "Japanese, with a standard Tokyo accent", pace: 0.96 },
  ko: { accent: "Korean, with a standard Seoul accent" },
  ar: { accent: "Modern Standard Arabic", pace: 0.96 },
};

/** What the pace that a person chose makes of a style's own. */
const paceFactors: Readonly<Record<Pace, number>> = { quick: 1.08, normal: 1, unhurried: 0.92 };

/** The voice settings sent to a provider. */
export type Voicing = {
  readonly voice: string;
  /** 1 is normal; two decimals. */
  readonly speed: number;
  /** Manner and accent, in English. */
  readonly instructions: string;
};

/** One of our languages, or English if it isn't supported. */
function ownLanguage(tag: string): LanguageCode {
  const base = tag.split("-")[0]?.toLowerCase() ?? "";
  return isLanguageCode(base) ? base : "en";
}

/**
 * Maps style and language to voice, pace and instructions. A voice chosen by the operator takes precedence
 * over the style's.
 */
export function voicingOf(
  { style, language, pace }: Delivery,
  chosen: Pick<SpeechProvider, "voice" | "voices">,
): Voicing {
  const code = ownLanguage(language);
  const { voice, manner, pace: own } = styles[style];
  const { accent, pace: usual = 1 } = accents[code];
  return {
    voice: chosen.voices[code] ?? chosen.voice ?? voice,
    speed: Math.round(own * usual * paceFactors[pace] * 100) / 100,
    instructions: `${manner} Speak ${accent}.`,
  };
}
