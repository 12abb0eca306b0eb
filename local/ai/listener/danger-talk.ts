import type { LanguageCode } from "#shared/catalogues/languages.ts";
import type { Concern } from "#shared/safety/risk.ts";
import { nearByLanguage } from "../phrases/by-language.ts";
import { type NearId, nearIds } from "../phrases/near.ts";
import type { ActId } from "../phrases/phrases.ts";
import type { Speaker } from "./choose.ts";
import type { Heard, Reply } from "./heard.ts";
import { fold, pattern, matchesOf } from "./patterns.ts";
import { type StatedRisk, isInDanger } from "./stated-risk.ts";
import { spokenToUs } from "./understand.ts";

/** What somebody speaks of who may die by their own hand. */
const ofOwnDeath: ReadonlySet<NearId> = new Set([
  "place",
  "means",
  "letter",
  "burden",
  "reason",
  "waiting",
  "exhausted",
]);

/** What fits even where danger was only suspected: its own words are of danger. */
const plain: ReadonlySet<NearId> = new Set(["place", "means", "letter", "burden"]);

const againstOneself: readonly Concern[] = ["suicide", "self_harm"];

function fits(id: NearId, { concerns, isConfirmed }: StatedRisk): boolean {
  if (id === "attacker") return concerns.includes("abuse");
  const isOwn = concerns.length === 0 || againstOneself.some((concern) => concerns.includes(concern));
  return (isConfirmed || plain.has(id)) && (isOwn || !ofOwnDeath.has(id));
}

type Words = readonly (readonly [NearId, RegExp])[];

const made = new Map<LanguageCode, Words>();

function wordsOf(language: LanguageCode): Words {
  const known =
    made.get(language) ??
    nearIds.map((id) => [id, pattern(nearByLanguage[language][id].words, language)] as const);
  made.set(language, known);
  return known;
}

type Told = {
  readonly text: string;
  readonly language: LanguageCode;
  readonly speaker: Speaker;
  readonly stated: StatedRisk;
};

/** An answer to what a message speaks of in danger that hasn't been said yet, or "". */
export function answerInDanger({ text, language, speaker, stated }: Told): string {
  if (!isInDanger(stated)) return "";
  const folded = fold(spokenToUs(text), language);
  for (const [id, words] of wordsOf(language)) {
    const isMeant = fits(id, stated) && matchesOf(words, folded).length > 0;
    const said = isMeant ? speaker.fresh(nearByLanguage[language][id].said) : "";
    if (said !== "") return said;
  }
  return "";
}

/** These are answered as ever, whatever else a message speaks of. */
const first: ReadonlySet<ActId | undefined> = new Set([
  "human",
  "therapist",
  "who",
  "injection",
  "wording",
  "stopAsking",
  "quiet",
  "goodbye",
]);

/** What somebody in danger is told who speaks of it. */
export function dangerReply(heard: Heard): Reply | undefined {
  if (first.has(heard.understanding.act)) return undefined;
  const said = answerInDanger(heard);
  return said === "" ? undefined : { said: [said], question: "" };
}

/** A question to somebody in danger who speaks of something else; never two in a row. */
export function questionInDanger({ stated, isQuiet, history, language, speaker }: Heard): string {
  const isDue = stated.isConfirmed && !isQuiet && !history.isAsking;
  return isDue ? speaker.fresh(nearByLanguage[language].open) : "";
}
