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
  "death",
  "exam",
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

/** Patterns of risk, recall first: a false alarm costs a question, a miss may cost more. */
export type RiskWords = {
  /** Everyday sayings that only sound like it; taken out before the rest is looked for. */
  idiom: string;
  imminent: string;
  suicide: string;
  selfHarm: string;
  abuse: string;
  eating: string;
  violence: string;
  /** Hopelessness, being a burden, wanting to disappear, and denials that name it. */
  possible: string;
  /** Someone else is at risk. */
  other: string;
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
    other: string;
    limits: string;
  };
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
  risk: RiskWords;
  /** Sentences that state something lasting, worth remembering. */
  lasting: string;
  say: Sentences;
};
