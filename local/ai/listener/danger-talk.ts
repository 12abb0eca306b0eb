import type { LanguageCode } from "#shared/catalogues/languages.ts";
import type { Concern } from "#shared/safety/risk.ts";
import { nearByLanguage, phrasesByLanguage } from "../phrases/by-language.ts";
import { type Near, type NearId, nearIds } from "../phrases/near.ts";
import type { ActId, Phrases } from "../phrases/phrases.ts";
import type { Speaker } from "./choose.ts";
import { type Conversation, textsOf } from "./conversation.ts";
import type { Heard, Reply } from "./heard.ts";
import { fold, pattern, matchesOf } from "./patterns.ts";
import { type StatedRisk, isInDanger } from "./stated-risk.ts";
import { spokenToUs } from "./understand.ts";

/** What somebody speaks of who may die by their own hand. */
const ofOwnDeath: ReadonlySet<NearId> = new Set([
  "taken",
  "place",
  "means",
  "letter",
  "burden",
  "reason",
  "waiting",
  "exhausted",
]);

/** What fits even where danger was only suspected, or told of some time ago: its own words are of danger. */
const plain: ReadonlySet<NearId> = new Set(["taken", "place", "means", "letter", "burden"]);

const againstOneself: readonly Concern[] = ["suicide", "self_harm"];

function fits(id: NearId, { concerns }: StatedRisk, isTopic: boolean): boolean {
  if (id === "attacker") return concerns.includes("abuse");
  const isOwn = concerns.length === 0 || againstOneself.some((concern) => concerns.includes(concern));
  return (isTopic || plain.has(id)) && (isOwn || !ofOwnDeath.has(id));
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

/** Whether what was last said to the person was about danger, and they haven't denied it. */
function isDangerTopic(replies: readonly string[], { risk }: Phrases["say"], near: Near): boolean {
  const isSaid = (sentences: readonly string[]): boolean =>
    sentences.some((sentence) => replies.some((reply) => reply.includes(sentence)));
  const asked = [risk.askSuicide, risk.askPlan, risk.someone, risk.callNow, risk.emergency];
  const answered = nearIds.filter((id) => plain.has(id)).flatMap((id) => near[id].said);
  return (
    isSaid([...asked, ...Object.values(risk.sure), ...answered]) && !isSaid([risk.afterNo, risk.accepted])
  );
}

type Told = {
  readonly conversation: Conversation;
  readonly text: string;
  readonly language: LanguageCode;
  readonly speaker: Speaker;
  readonly stated: StatedRisk;
};

const isOnTopic = ({ conversation, language }: Pick<Told, "conversation" | "language">): boolean =>
  isDangerTopic(
    textsOf(conversation, "assistant"),
    phrasesByLanguage[language].say,
    nearByLanguage[language],
  );

/** An answer to what a message speaks of in danger that hasn't been said yet, or "". */
export function answerInDanger(told: Told): string {
  const { text, language, speaker, stated } = told;
  if (!isInDanger(stated)) return "";
  const isTopic = isOnTopic(told);
  const folded = fold(spokenToUs(text), language);
  for (const [id, words] of wordsOf(language)) {
    const isMeant = fits(id, stated, isTopic) && matchesOf(words, folded).length > 0;
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
export function questionInDanger(heard: Heard): string {
  const { isQuiet, history, language, speaker } = heard;
  const isDue = !isQuiet && !history.isAsking && isOnTopic(heard);
  return isDue ? speaker.fresh(nearByLanguage[language].open) : "";
}
