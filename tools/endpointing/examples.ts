import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { readOrdinary, readSentences, readShort } from "#safety-model/data/read.ts";
import { type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";

/** Words so far, and whether more came after them. */
export type EndingExample = {
  readonly language: LanguageCode;
  readonly text: string;
  readonly isOpen: boolean;
  /** Written as such, or a sentence of other data and its beginnings. */
  readonly written: boolean;
};

const stop = /[.!。！…,،、，\s"'”’»」』)]+$/u;
const asks = /[?？؟]/u;
const withoutStop = (text: string): string => text.replace(stop, "");

/** What people say before a pause (`open`) and at the end of a turn (`done`): `zcat data/en.tsv.gz`, without a full stop at the end. */
export function writtenExamples(): readonly EndingExample[] {
  return languageCodes.flatMap((language) =>
    gunzipSync(readFileSync(new URL(`data/${language}.tsv.gz`, import.meta.url)))
      .toString("utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => {
        const [kind, text = ""] = line.split("\t");
        if ((kind !== "open" && kind !== "done") || text === "") throw new Error(`${language}: ${line}`);
        return { language, text: withoutStop(text), isOpen: kind === "open", written: true };
      }),
  );
}

/** How many beginnings of each sentence are learned from. */
const beginnings = 2;

/** Sentences of the safety model's texts, and what of them is said after some of their words. */
export function cutExamples(random: () => number): readonly EndingExample[] {
  const texts = [
    ...readOrdinary("ordinary"),
    ...readShort(),
    ...readSentences("danger"),
    ...readSentences("plain"),
  ];
  return texts.flatMap(({ text, language }) => {
    const sentences = text.split(/(?<=[.!?。！？؟…\n])\s*/u).filter((it) => !asks.test(it));
    return sentences.flatMap((sentence) => {
      const whole = withoutStop(sentence);
      if (whole === "") return [];
      const cut = (said: string): EndingExample => ({
        language,
        text: said,
        isOpen: said !== whole,
        written: false,
      });
      return [whole, ...beginningsOf(whole, language, random)].map(cut);
    });
  });
}

function beginningsOf(whole: string, language: LanguageCode, random: () => number): readonly string[] {
  const words = [...segmenterOf(language).segment(whole)].filter(({ isWordLike }) => isWordLike === true);
  if (words.length < 2) return [];
  const ends = Array.from({ length: beginnings }, () => {
    const { index, segment } = words[Math.floor(random() * (words.length - 1))] ?? { index: 0, segment: "" };
    return index + segment.length;
  });
  return [...new Set(ends)].map((end) => whole.slice(0, end));
}

const segmenters = new Map<LanguageCode, Intl.Segmenter>();

function segmenterOf(language: LanguageCode): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: "word" });
  segmenters.set(language, known);
  return known;
}
