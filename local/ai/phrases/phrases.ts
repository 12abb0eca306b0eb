import type { Concern } from "#shared/safety/risk.ts";

/** What the listener can notice in a text: words to look for, and how to speak of it to the person. */
export const feelingIds = [
  "sadness",
  "anxiety",
  "fear",
  "anger",
  "loneliness",
  "tiredness",
  "stress",
  "guilt",
  "hurt",
  "emptiness",
  "confusion",
  "joy",
  "calm",
] as const;
export type FeelingId = (typeof feelingIds)[number];

export const topicIds = [
  "work",
  "studies",
  "sleep",
  "money",
  "family",
  "relationship",
  "friends",
  "health",
  "future",
  "loss",
  "self",
] as const;
export type TopicId = (typeof topicIds)[number];

export const personIds = [
  "mother",
  "father",
  "parents",
  "partner",
  "friend",
  "sister",
  "brother",
  "child",
  "boss",
  "colleague",
  "grandparent",
  "pet",
] as const;
export type PersonId = (typeof personIds)[number];

export const situationIds = [
  "panic",
  "argument",
  "sleepless",
  "jobLoss",
  "breakup",
  "exam",
  "presentation",
  "crying",
  "notUnderstood",
  "mistake",
] as const;
export type SituationId = (typeof situationIds)[number];

/**
 * `[label, words]`: the label is what a sentence's `{…}` becomes; the words are the source of a regular expression in which
 * `*` stands for any letters. Only labels are ever said back, never the person's own words.
 */
export type Term = readonly [label: string, words: string];

/** What a message is for, where that matters more than what it is about. */
export type Intents = {
  greeting: string;
  thanks: string;
  goodbye: string;
  human: string;
  therapist: string;
  who: string;
  injection: string;
  advice: string;
  insult: string;
  yes: string;
  no: string;
  unsure: string;
};

type Variants = readonly [string, ...string[]];

/** Whole sentences. `{feeling}`, `{topic}` and `{person}` become labels. */
export type Sentences = {
  intro: string;
  greeting: Variants;
  thanks: Variants;
  /** A clean goodbye: no question, no reason to stay. */
  goodbye: Variants;
  human: string;
  therapist: string;
  who: string;
  decline: Variants;
  advice: Variants;
  insult: Variants;
  yes: Variants;
  no: Variants;
  unsure: Variants;
  feeling: Variants;
  feelings: Variants;
  feelingTopic: Variants;
  feelingPerson: Variants;
  topic: Variants;
  person: Variants;
  good: Variants;
  plain: Variants;
  /** Questions that begin a conversation, or begin it anew. */
  open: Variants;
  ask: Variants;
  askTopic: Variants;
  askPerson: Variants;
  askGood: Variants;
  risk: {
    acknowledge: Variants;
    askSuicide: string;
    askPlan: string;
    helplines: string;
    someone: string;
    afterNo: string;
    safer: string;
    emergency: string;
    /** The emergency number and a person, where it is not about means. */
    callNow: string;
    ground: string;
    /** Said to who leaves: where help is, and nothing that holds. */
    leave: string;
    abuse: string;
    selfHarm: string;
    eating: string;
    violence: string;
    limits: string;
    /** Asked once where danger is possible; it names none. */
    gently: string;
    getHelp: string;
    /** Before `sure`: acknowledges, asserts nothing. */
    heard: string;
    /** Where only the offline screen heard danger. */
    sure: Record<Concern, string>;
    oneTap: string;
    /** After a "no" to `sure`. */
    accepted: string;
    misunderstood: string;
  };
};

/** Losses and illness, which are answered with sentences and questions of their own. */
export type LossId = "death" | "animalDeath" | "miscarriage" | "ownIllness" | "theirIllness" | "movedAway";

/** What losses are found by. */
export type LossWords = {
  death: string;
  /** Sayings and things that "die"; taken out before `death` is looked for. */
  notDeath: string;
  /** An animal together with its owner where the owner's name follows it ("le chien de ma sœur"). */
  animal: string;
  /** People beyond `personIds`, and pronouns for them. */
  someone: string;
  miscarriage: string;
  /** A diagnosis or serious illness that the person tells of themselves. */
  ownIllness: string;
  /** The same of anybody; counts where a person or an animal is named beside it. */
  illness: string;
  /** A friend who moved away for good. */
  movedAway: string;
};

export type Losses = {
  words: LossWords;
  say: Record<LossId, { told: Variants; ask: readonly [string, string, string, ...string[]] }>;
};

/** Everything the listener knows of one language. */
export type Phrases = {
  feelings: Record<FeelingId, Term>;
  topics: Record<TopicId, Term>;
  people: Record<PersonId, Term>;
  /** `[sentence, words]` */
  situations: Record<SituationId, Term>;
  /** Words that turn what follows them (or, in `after`, what stands before them) into its opposite. */
  negation: { before?: string; after?: string };
  intents: Intents;
  losses: Losses;
  /** Sentences that state something lasting, worth remembering. */
  lasting: string;
  say: Sentences;
};
