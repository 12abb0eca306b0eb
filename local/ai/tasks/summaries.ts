import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { listOf } from "../listener/facts.ts";
import { deadInSummary } from "../listener/loss.ts";
import { lengthOf } from "../listener/patterns.ts";
import { joined, keysIn, noteFor, notedIn, withoutNote } from "../listener/sentences.ts";
import { understoodInOrder } from "../listener/history.ts";
import { understand } from "../listener/understand.ts";
import { phrasesByLanguage } from "../phrases/by-language.ts";
import {
  type SubjectId,
  type SubjectKind,
  kindOf,
  personIds,
  subjectIds,
  subjectKinds,
} from "../phrases/phrases.ts";
import type { TaskAnswer } from "../tasks.ts";
import { summaryPhrases } from "../phrases/summary-phrases.ts";
import type { Material } from "./transcript.ts";

/** More labels than this are a list, not a summary. */
const maxLabels = 4;

const few = (labels: readonly string[]): string[] => [...new Set(labels)].slice(0, maxLabels);

type Labels = { topics: string[]; feelings: string[]; people: string[]; dead: string[] };

/** Feelings are told apart from everything else that a conversation is about. */
const felt: ReadonlySet<SubjectKind> = new Set(["feeling", "good"]);

/** What goes without saying where the first is named. */
const implied: Readonly<Partial<Record<SubjectId, readonly SubjectId[]>>> = {
  death: ["family", "grief"],
  miscarriage: ["family", "grief", "health"],
  ownIllness: ["health"],
  theirIllness: ["family", "health"],
  movedAway: ["friends"],
  breakup: ["relationship"],
  jobLoss: ["work"],
  sleepless: ["sleep"],
  exam: ["studies"],
};

/** A longer message, as `lengthOf` counts, may name a topic in passing. */
const longestNaming = 60;

/** A topic that is only named counts where little else is said, or where it's named twice. */
function namedTopics(said: readonly string[], language: LanguageCode): SubjectId[] {
  const named = said.map((text) => ({
    ids: understand(text, language).subjects.filter((id) => kindOf(id) === "topic"),
    isShort: lengthOf(text) <= longestNaming,
  }));
  const count = (id: SubjectId): number => named.filter(({ ids }) => ids.includes(id)).length;
  return named.flatMap(({ ids, isShort }) => ids.filter((id) => isShort || count(id) > 1));
}

function labelsIn({ said, earlier }: Material, language: LanguageCode): Labels {
  const { subjects, people } = phrasesByLanguage[language];
  const each = understoodInOrder(said, language);
  const isSummed = (name: string): boolean => withoutNote(earlier).includes(name);
  const all = [
    ...subjectIds.filter((id) => isSummed(subjects[id].name)),
    ...each.flatMap((it) => it.subjects),
    ...namedTopics(said, language),
  ];
  const found = all
    .filter((id) => !all.some((other) => implied[other]?.includes(id) === true))
    .toSorted((a, b) => subjectKinds.indexOf(kindOf(a)) - subjectKinds.indexOf(kindOf(b)));
  const dead = [...deadInSummary(earlier), ...each.flatMap(({ loss }) => loss?.dead ?? [])];
  const living = [
    ...personIds.filter((id) => isSummed(people[id])),
    ...each.flatMap((it) => it.people),
  ].filter((id) => !dead.includes(id));
  const namesOf = (isFelt: boolean): string[] =>
    found.filter((id) => felt.has(kindOf(id)) === isFelt).map((id) => subjects[id].name);
  return {
    topics: few(namesOf(false)),
    feelings: few(namesOf(true)),
    people: few(living.map((id) => people[id])),
    dead: [...new Set(dead.map((id) => people[id]))],
  };
}

/** What one text is about, apart from feelings, named in the language `shown`. */
export function topicsOf(text: string, language: LanguageCode, shown: LanguageCode): readonly string[] {
  const found = understand(text, language).subjects.filter((id) => !felt.has(kindOf(id)));
  return [...new Set(found.map((id) => phrasesByLanguage[shown].subjects[id].name))];
}

/** @param isGrave danger was confirmed in the conversation */
function summaryOf(material: Material, language: LanguageCode, isGrave: boolean): string {
  const phrases = summaryPhrases[language];
  const labels = labelsIn(material, language);
  const line = (of: "topics" | "people" | "feelings"): string[] =>
    labels[of].length === 0 ? [] : [phrases[of].replace("{list}", listOf(labels[of], language))];
  const dead = labels.dead.map((person) => phrases.dead.replace("{list}", person));
  const lines = [...line("topics"), ...line("people"), ...dead, ...line("feelings")];
  const isDark = isGrave || material.earlier.includes(phrases.risk);
  return joined([...(lines.length === 0 ? [phrases.nothing] : lines), isDark ? phrases.risk : ""], language);
}

/** The summary for the companion's own use ends with a note of what it has said, so that it doesn't say it again. */
export function runningSummaryOf(material: Material, language: LanguageCode, isGrave: boolean): string {
  const note = noteFor([...notedIn(material.earlier), ...material.replied.flatMap(keysIn)]);
  return `${summaryOf(material, language, isGrave)} ${note}`.trim();
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
