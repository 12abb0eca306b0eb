import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { joined } from "../listener/choose.ts";
import { findRisk } from "../listener/risk.ts";
import { understand } from "../listener/understand.ts";
import { phrasesByLanguage } from "../phrases/by-language.ts";
import type { TaskAnswer } from "../tasks.ts";
import { summaryPhrases } from "./summary-phrases.ts";
import type { Material } from "./transcript.ts";

/** More labels than this are a list, not a summary. */
const maxLabels = 3;

const few = (labels: string[]): string[] => [...new Set(labels)].slice(0, maxLabels);

type Labels = { topics: string[]; feelings: string[]; people: string[] };

function labelsIn({ said, earlier }: Material, language: LanguageCode): Labels {
  // Labels are among the words that they are found by, so an earlier summary is read like speech.
  const found = understand([earlier, ...said].join("\n"), language);
  const phrases = phrasesByLanguage[language];
  return {
    topics: few(found.topics.map((id) => phrases.topics[id][0])),
    feelings: few(found.feelings.map((id) => phrases.feelings[id][0])),
    people: few(found.people.map((id) => phrases.people[id][0])),
  };
}

function listOf(labels: readonly string[], language: LanguageCode): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(labels);
}

export function summaryOf(material: Material, language: LanguageCode): string {
  const phrases = summaryPhrases[language];
  const labels = labelsIn(material, language);
  const line = (of: keyof Labels): string =>
    labels[of].length === 0 ? "" : phrases[of].replace("{list}", listOf(labels[of], language));
  const lines = [line("topics"), line("people"), line("feelings")].filter((text) => text !== "");
  const isGrave =
    findRisk(material.said.join("\n")).level !== "none" || material.earlier.includes(phrases.risk);
  return joined([...(lines.length === 0 ? [phrases.nothing] : lines), isGrave ? phrases.risk : ""], language);
}

export function sessionSummary(material: Material, language: LanguageCode): TaskAnswer<"session_summary"> {
  const { topics, feelings } = labelsIn(material, language);
  const labels = (topics.length > 0 ? topics : feelings).slice(0, 2);
  const title = labels.length === 0 ? summaryPhrases[language].title : listOf(labels, language);
  return {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    summary: summaryOf(material, language),
  };
}
