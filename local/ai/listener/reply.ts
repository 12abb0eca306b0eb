import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { detectLanguage } from "../language.ts";
import { phrasesByLanguage } from "../phrases/by-language.ts";
import type { Intents, PersonId } from "../phrases/phrases.ts";
import { atRisk } from "./at-risk.ts";
import { chooser, joined } from "./choose.ts";
import {
  type Conversation,
  isContinued,
  languageOfConversation,
  lastUserText,
  textsOf,
} from "./conversation.ts";
import { listen } from "./listening.ts";
import { type Loss, deadInSummary, withParents } from "./loss.ts";
import type { Moment } from "./risk-script.ts";
import { threadOf } from "./risk-thread.ts";
import { statedRisk } from "./stated-risk.ts";
import { type Understanding, understand } from "./understand.ts";

/** The practice companion's reply to a conversation: rules, lists and prepared sentences, nothing else. */
export function replyTo(conversation: Conversation): string {
  const language = languageOfConversation(conversation);
  const { say } = phrasesByLanguage[language];
  const choose = chooser(conversation);
  const before = textsOf(conversation, "user").slice(0, -1);
  const understanding = understand(lastUserText(conversation), language, before.at(-1));
  const moment: Moment = {
    say,
    stated: statedRisk(conversation.system),
    understanding,
    thread: threadOf(conversation, say),
    choose,
  };
  const about = atRisk(conversation, moment);
  const introduction = introductionTo(conversation, understanding, language);
  if ("instead" in about) return joined([about.isIntroduced ? "" : introduction, ...about.instead], language);
  const losses = lossesIn(before, language);
  const { said, question } = listen({
    understanding,
    language,
    choose,
    dead: deadIn(conversation, [...losses, understanding.loss]),
    lossBefore: losses.at(-1)?.id,
  });
  return joined([introduction, about.before, ...said, ...(about.question ?? [question])], language);
}

/** Said with the first reply, except where the reply says it anyway or the person is leaving. */
const saysItself: ReadonlySet<keyof Intents> = new Set(["human", "therapist", "who", "goodbye"]);

function introductionTo(
  conversation: Conversation,
  { intent }: Understanding,
  language: LanguageCode,
): string {
  const isFirst = textsOf(conversation, "user").length <= 1 && !isContinued(conversation);
  const isSaid = intent !== undefined && saysItself.has(intent);
  return isFirst && !isSaid ? phrasesByLanguage[language].say.intro : "";
}

/** The loss that each earlier message told of, if it told of one. */
function lossesIn(before: readonly string[], language: LanguageCode): (Loss | undefined)[] {
  return before.map(
    (text, index) => understand(text, detectLanguage(text) ?? language, before[index - 1]).loss,
  );
}

function deadIn({ system }: Conversation, losses: readonly (Loss | undefined)[]): ReadonlySet<PersonId> {
  return withParents([...deadInSummary(system), ...losses.flatMap((loss) => loss?.dead ?? [])]);
}
