import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { joined } from "../listener/choose.ts";
import { deadInSummary } from "../listener/loss.ts";
import { understand } from "../listener/understand.ts";
import { phrasesByLanguage } from "../phrases/by-language.ts";
import type { TaskAnswer } from "../tasks.ts";
import { summaryPhrases } from "./summary-phrases.ts";
import type { Material } from "./transcript.ts";

/** More labels than this are a list, not a summary. */
const maxLabels = 3;

const few = (labels: string[]): string[] => [...new Set(labels)].slice(0, maxLabels);

type Labels = { topics: string[]; feelings: string[]; people: string[]; dead: string[] };

function labelsIn({ said, earlier }: Material, language: LanguageCode): Labels {
  // Labels are among the words that they are found by, so an earlier summary is read like speech.
  const found = understand([earlier, ...said].join("\n"), language);
  const phrases = phrasesByLanguage[language];
  const dead = [
    ...deadInSummary(earlier),
    ...said.flatMap((text, index) => understand(text, language, said[index - 1]).loss?.dead ?? []),
  ];
  return {
    topics: few(found.topics.map((id) => phrases.topics[id][0])),
    feelings: few(found.feelings.map((id) => phrases.feelings[id][0])),
    people: few(found.people.filter((id) => !dead.includes(id)).map((id) => phrases.people[id][0])),
    dead: [...new Set(dead.map((id) => phrases.people[id][0]))],
  };
}

function listOf(labels: readonly string[], language: LanguageCode): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(labels);
}

/** @param isGrave danger was confirmed in the conversation */
export function summaryOf(material: Material, language: LanguageCode, isGrave: boolean): string {
  const phrases = summaryPhrases[language];
  const labels = labelsIn(material, language);
  const line = (of: "topics" | "people" | "feelings"): string[] =>
    labels[of].length === 0 ? [] : [phrases[of].replace("{list}", listOf(labels[of], language))];
  const dead = labels.dead.map((person) => phrases.dead.replace("{list}", person));
  const lines = [...line("topics"), ...line("people"), ...dead, ...line("feelings")];
  const isDark = isGrave || material.earlier.includes(phrases.risk);
  return joined([...(lines.length === 0 ? [phrases.nothing] : lines), isDark ? phrases.risk : ""], language);
}

export function sessionSummary(
  material: Material,
  language: LanguageCode,
  isGrave: boolean,
): TaskAnswer<"session_summary"> {
  const { topics, feelings } = labelsIn(material, language);
  const labels = (topics.length > 0 ? topics : feelings).slice(0, 2);
  const title = labels.length === 0 ? summaryPhrases[language].title : listOf(labels, language);
  return {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    summary: summaryOf(material, language, isGrave),
  };
}
