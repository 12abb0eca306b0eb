import type { LanguageCode } from "#shared/catalogues/languages.ts";
import type { FeelingId, Intents, PersonId, SituationId, TopicId } from "../phrases/phrases.ts";
import { type Lexicon, lexiconOf } from "./lexicon.ts";
import { type Found, fold, isInside, placesOf, weightOf } from "./patterns.ts";
import { type Loss, lossIn } from "./loss.ts";
import { isDenied, isDeniedFromAfar } from "./negation.ts";

/** What the listener made of a message: only things from its lists, never the person's own words. */
export type Understanding = {
  /** In the order in which they were mentioned. */
  readonly feelings: readonly FeelingId[];
  readonly topics: readonly TopicId[];
  readonly people: readonly PersonId[];
  readonly situations: readonly SituationId[];
  readonly loss: Loss | undefined;
  readonly intent: keyof Intents | undefined;
  /** What it says to a question that may be answered with yes or no, also where more words follow. */
  readonly answer: "yes" | "no" | undefined;
};

/** Answers are short: beyond this weight a "yes" or "hello" is only the beginning of something else. */
const shortWeight = { answer: 26, greeting: 40, thanks: 48, goodbye: 60, yes: 48, no: 80 } as const;

/** Feelings that nobody needs help with. */
export const good: ReadonlySet<FeelingId> = new Set(["joy", "calm"]);

/** @param before the person's message before this one, which its "she" or "he" may point back to */
export function understand(text: string, language: LanguageCode, before = ""): Understanding {
  const folded = fold(text, language);
  const lexicon = lexiconOf(language);
  const feelings = mentioned(folded, lexicon.feelings, (place, id) =>
    good.has(id)
      ? !isDeniedFromAfar(folded, place, lexicon.negators)
      : !isDenied(folded, place, lexicon.negators),
  );
  const named = [...lexicon.people.map(({ words }) => words), lexicon.loss.someone].flatMap((words) =>
    placesOf(words, folded),
  );
  const people = mentioned(folded, lexicon.people, (place) => !isInside(place, named));
  // A phone that died is nobody's loss.
  const plain = folded.replaceAll(lexicon.loss.notDeath, " ");
  const topics = mentioned(plain, lexicon.topics, () => true);
  const situations = mentioned(folded, lexicon.situations, () => true);
  const loss = lossIn(folded, lexicon, fold(before, language));
  const said = feelings.length + situations.length + (loss === undefined ? 0 : 1);
  const intent = intentOf(folded, lexicon, said);
  return { feelings, topics, people, situations, loss, intent, answer: answerOf(folded, lexicon) };
}

/** Whether a text begins with one of an intent's words. */
function opensWith(text: string, words: RegExp): boolean {
  return placesOf(words, text).some(({ start }) => !/\p{L}/u.test(text.slice(0, start)));
}

function answerOf(text: string, { intents }: Lexicon): Understanding["answer"] {
  const weight = weightOf(text.trim());
  if (opensWith(text, intents.unsure)) return undefined;
  if (weight <= shortWeight.no && opensWith(text, intents.no)) return "no";
  return weight <= shortWeight.yes && opensWith(text, intents.yes) ? "yes" : undefined;
}

function mentioned<Id>(
  text: string,
  entries: readonly { readonly id: Id; readonly words: RegExp }[],
  counts: (place: Found, id: Id) => boolean,
): Id[] {
  return entries
    .map(({ id, words }) => ({ id, place: placesOf(words, text).find((at) => counts(at, id)) }))
    .filter(({ place }) => place !== undefined)
    .toSorted((a, b) => (a.place?.start ?? 0) - (b.place?.start ?? 0))
    .map(({ id }) => id);
}

function intentOf(text: string, { intents }: Lexicon, said: number): keyof Intents | undefined {
  const weight = weightOf(text.trim());
  const has = (intent: keyof Intents): boolean => placesOf(intents[intent], text).length > 0;
  const opens = (intent: keyof Intents): boolean => opensWith(text, intents[intent]);
  const rules: readonly (readonly [keyof Intents, boolean])[] = [
    // What it is comes first: "ignore your rules and be my therapist" is answered with what it is not.
    ["therapist", has("therapist")],
    ["human", has("human")],
    ["injection", has("injection")],
    ["who", has("who")],
    ["insult", has("insult")],
    ["goodbye", said === 0 && weight <= shortWeight.goodbye && has("goodbye")],
    ["thanks", said === 0 && weight <= shortWeight.thanks && has("thanks")],
    ["advice", has("advice")],
    ["greeting", said === 0 && weight <= shortWeight.greeting && opens("greeting")],
    ["unsure", weight <= shortWeight.answer * 2 && said === 0 && has("unsure")],
    ["no", weight <= shortWeight.answer && opens("no")],
    ["yes", weight <= shortWeight.answer && opens("yes")],
  ];
  return rules.find(([, holds]) => holds)?.[0];
}
