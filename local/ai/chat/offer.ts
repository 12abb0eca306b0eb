import type { LanguageCode } from "#shared/catalogues/languages.ts";
import type { Resource } from "#shared/protocol/values.ts";
import { isAtLeast } from "#shared/safety/risk.ts";
import { z } from "zod";
import { phrasesByLanguage } from "../phrases/by-language.ts";
import type { SubjectId } from "../phrases/phrases.ts";
import {
  type Conversation,
  languageOfConversation,
  lastUserText,
  textsOf,
} from "../listener/conversation.ts";
import { fold, pattern, matchesOf, weightOf } from "../listener/patterns.ts";
import { statedRisk } from "../listener/stated-risk.ts";
import { type Understanding, understand } from "../listener/understand.ts";
import type { ChatRequest } from "./request.ts";
import { type WantedId, wantedIds, wantedWords } from "./offer-words.ts";

/** The tool as a deployer describes it: which things there are is in its parameters. */
const parametersSchema = z.looseObject({
  properties: z.looseObject({ resource: z.looseObject({ enum: z.array(z.string()) }) }),
});

type Offer = { readonly resource: Resource; readonly asked: boolean };

/** Whoever asks does so in a sentence or two; in a long story such words mean something else. */
const longestRequest = 160;

/** A slow breath may help at once; with the others it is worth hearing more first. */
const urgent: ReadonlySet<SubjectId> = new Set(["sleepless", "panic"]);
const calming: ReadonlySet<SubjectId> = new Set(["stress", "anxiety", "exam", "presentation"]);

const compiled = new Map<LanguageCode, readonly (readonly [WantedId, RegExp])[]>();

function wordsOf(language: LanguageCode): readonly (readonly [WantedId, RegExp])[] {
  const known = compiled.get(language);
  if (known !== undefined) return known;
  const made = wantedIds.map((id) => [id, pattern(wantedWords[language][id], language)] as const);
  compiled.set(language, made);
  return made;
}

function wantedIn(text: string, language: LanguageCode): Resource | undefined {
  if (weightOf(text) > longestRequest) return undefined;
  const folded = fold(text, language);
  return wordsOf(language).find(([, words]) => matchesOf(words, folded).length > 0)?.[0];
}

/** What fits what was understood; undefined where nothing does. */
function fitting({ act, subjects, loss, answer }: Understanding, said: Said): Offer | undefined {
  if (act === "breathe" || (answer === "yes" && said.exerciseOffered))
    return { resource: "breathing", asked: true };
  if (said.wanted !== undefined) return { resource: said.wanted, asked: true };
  const isOf = (ids: ReadonlySet<SubjectId>): boolean => subjects.some((id) => ids.has(id));
  const fits = isOf(urgent) || (said.turns > 1 && isOf(calming));
  return loss === undefined && fits ? { resource: "breathing", asked: false } : undefined;
}

type Said = {
  readonly wanted: Resource | undefined;
  /** Turns of the person so far. */
  readonly turns: number;
  readonly exerciseOffered: boolean;
};

/** What the practice companion offers with its reply, of what it was told that there is; null for nothing. */
export function offerWith(conversation: Conversation, { tools }: Pick<ChatRequest, "tools">) {
  const tool = tools?.find(({ function: { name } }) => name === "offer");
  const parameters = parametersSchema.safeParse(tool?.function.parameters).data;
  if (tool === undefined || parameters === undefined) return null;
  const language = languageOfConversation(conversation);
  const text = lastUserText(conversation);
  const lastReply = textsOf(conversation, "assistant").at(-1) ?? "";
  const offer = fitting(understand(text, language), {
    wanted: wantedIn(text, language),
    turns: textsOf(conversation, "user").length,
    exerciseOffered: phrasesByLanguage[language].say.offer.some((it) => lastReply.includes(it)),
  });
  if (offer === undefined) return null;
  const isDanger = isAtLeast(statedRisk(conversation.system).level, "active");
  const { resource, asked } = isDanger && offer.asked ? { ...offer, resource: "safetyPlan" } : offer;
  const isThere = parameters.properties.resource.enum.includes(resource);
  return isThere ? { name: tool.function.name, input: { resource, asked, reason: "" } } : null;
}
