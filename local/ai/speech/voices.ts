import type { LanguageCode } from "#shared/catalogues/languages.ts";

/** How the synthesizer is to sound, in eSpeak's units (words a minute; 0–99 with 50 in the middle). */
export type VoiceSettings = {
  readonly voice: string;
  readonly rate: number;
  readonly pitch: number;
  readonly range: number;
};

/** What eSpeak speaks; English is Flite's. */
const languageVoices: Record<Exclude<LanguageCode, "en">, string> = {
  es: "roa/es-419",
  fr: "roa/fr",
  de: "gmw/de",
  it: "roa/it",
  pt: "roa/pt-BR",
  zh: "sit/cmn",
  ja: "jpx/ja",
  ko: "ko",
  ar: "sem/ar",
};

/** The voices that OpenAI names, each as the variant nearest in kind. */
const variants: Readonly<Record<string, string>> = {
  alloy: "f2",
  ash: "m3",
  ballad: "m7",
  cedar: "m1",
  coral: "f3",
  echo: "m2",
  fable: "m4",
  marin: "f2",
  nova: "f3",
  onyx: "m7",
  sage: "f1",
  shimmer: "f4",
  verse: "m3",
};

/**
 * The same for English, as one of Flite's speakers and how much above its own pitch: slt is a woman, rms a man, both
 * American; awb is a Scot.
 */
const englishVoices: Readonly<Record<string, string>> = {
  alloy: "flite/slt/0.97",
  ash: "flite/rms/1.06",
  ballad: "flite/awb/0.96",
  cedar: "flite/rms/1",
  coral: "flite/slt/1.07",
  echo: "flite/rms/1.12",
  fable: "flite/awb/1",
  marin: "flite/slt/1",
  nova: "flite/slt/1.04",
  onyx: "flite/rms/0.92",
  sage: "flite/slt/0.94",
  shimmer: "flite/slt/1.1",
  verse: "flite/awb/1.06",
};

/** Hz, of what speaks with a voice. */
export const synthesizerRate = (voice: string): number => (isFlite(voice) ? 16_000 : 22_050);

export const isFlite = (voice: string): boolean => voice.startsWith("flite/");

export const voiceNames: readonly string[] = Object.keys(variants);

type Manner = {
  readonly words: RegExp;
  readonly rate: number;
  readonly pitch: number;
  readonly range: number;
};

/** What `instructions` may ask for; every manner that they mention counts once. */
const manners: readonly Manner[] = [
  { words: /\b(?:slow|calm|gentle|soft|sooth)/i, rate: 0.9, pitch: -4, range: -10 },
  { words: /\bwarm/i, rate: 0.96, pitch: -2, range: 6 },
  { words: /\b(?:friendly|cheer|lively|bright|energetic)/i, rate: 1.04, pitch: 4, range: 15 },
  { words: /\b(?:professional|neutral|clear)/i, rate: 1, pitch: 0, range: -6 },
  { words: /\b(?:fast|quick|brisk)/i, rate: 1.15, pitch: 0, range: 0 },
];

/** A quiet listener's pace. */
const restingRate = 158;

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** @param speed as OpenAI's: 1 is normal */
export function voiceSettings(
  language: LanguageCode,
  { voice, instructions, speed }: { voice: string; instructions: string; speed: number },
): VoiceSettings {
  const asked = manners.filter(({ words }) => words.test(instructions));
  const rate = asked.reduce((product, manner) => product * manner.rate, restingRate * speed);
  const shift = (of: "pitch" | "range"): number => asked.reduce((sum, manner) => sum + manner[of], 50);
  return {
    voice:
      language === "en"
        ? (englishVoices[voice] ?? "flite/slt/1")
        : `${languageVoices[language]}+${variants[voice] ?? "f3"}`,
    rate: Math.round(clamp(rate, 80, 450)),
    pitch: clamp(shift("pitch"), 20, 80),
    range: clamp(shift("range"), 10, 90),
  };
}
