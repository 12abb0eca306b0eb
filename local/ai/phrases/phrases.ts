import type { Concern } from "#shared/safety/risk.ts";
import type { SayId } from "./say-ids.ts";

/** What a message can be about, the gravest kind first. A mention of one is answered with sentences written for it. */
const subjectsByKind = {
  loss: ["death", "animalDeath", "miscarriage", "ownIllness", "theirIllness", "movedAway"],
  situation: [
    "panic",
    "breakup",
    "jobLoss",
    "quarrel",
    "sleepless",
    "exam",
    "presentation",
    "moving",
    "notUnderstood",
    "theirDanger",
  ],
  feeling: [
    "sadness",
    "anxiety",
    "anger",
    "loneliness",
    "tiredness",
    "stress",
    "guilt",
    "hurt",
    "emptiness",
    "confusion",
  ],
  good: ["joy", "calm"],
  topic: [
    "work",
    "studies",
    "sleep",
    "money",
    "family",
    "relationship",
    "friends",
    "health",
    "future",
    "grief",
    "self",
  ],
} as const;

export const subjectKinds = ["loss", "situation", "feeling", "good", "topic"] as const;
export type SubjectKind = (typeof subjectKinds)[number];
export type SubjectId = (typeof subjectsByKind)[SubjectKind][number];
/** Losses and illness, which are found by more than a word: somebody they happened to. */
export type LossId = (typeof subjectsByKind)["loss"][number];
/** Everything else is found by its words. */
export type WordedId = Exclude<SubjectId, LossId>;

const { loss, ...worded } = subjectsByKind;
export const wordedIds: readonly WordedId[] = [
  ...worded.situation,
  ...worded.feeling,
  ...worded.topic,
  ...worded.good,
];
export const subjectIds: readonly SubjectId[] = [...loss, ...wordedIds];

const kinds = new Map<SubjectId, SubjectKind>(
  subjectKinds.flatMap((kind) => subjectsByKind[kind].map((id) => [id, kind] as const)),
);

export const kindOf = (id: SubjectId): SubjectKind => kinds.get(id) ?? "topic";

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
  "grandmother",
  "grandfather",
  "pet",
] as const;
export type PersonId = (typeof personIds)[number];

/** What a message does, where that matters more than what it is about. */
export const actIds = [
  "greeting",
  "howAreYou",
  "thanks",
  "goodbye",
  "human",
  "therapist",
  "who",
  "personal",
  "injection",
  "insult",
  "notThat",
  "stopAsking",
  "quiet",
  "spare",
  "apology",
  "plan",
  "luck",
  "again",
  "unclear",
  "compliment",
  "presence",
  "price",
  "limits",
  "premium",
  "privacy",
  "training",
  "alerts",
  "deleting",
  "memory",
  "tomorrow",
  "journal",
  "pages",
  "keepExercise",
  "safetyPlan",
  "languages",
  "settings",
  "medical",
  "judge",
  "breathe",
  "ground",
  "joke",
  "distract",
  "newSubject",
  "rather",
  "vent",
  "advice",
  "request",
  "welcome",
  "available",
  "nice",
  "wording",
  "goOn",
  "laugh",
  "yes",
  "no",
  "unsure",
] as const;
export type ActId = (typeof actIds)[number];

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

/** Sources of regular expressions, in which `*` after a letter stands for any letters. */
export type Words = {
  subjects: Record<WordedId, string>;
  people: Record<PersonId, string>;
  acts: Record<ActId, string>;
  loss: LossWords;
  /** Words that turn what follows them (or, in `after`, what stands before them) into its opposite. */
  negation: { before?: string; after?: string };
  /** Killing oneself, named outright; it counts only where danger is stated. */
  suicide: string;
  /** The wish to be dead, named outright; it counts as above. */
  deathWish: string;
  /** What a "no" with words after it must be about to answer a question about danger; without it, any "no" does. */
  denial?: string;
  /** Sentences that state something lasting, worth remembering. */
  lasting: string;
};

/** How the person's own clause is said back to them. */
export type Turning = {
  /** The beginnings of clauses that come out right when they are turned. */
  starts: string;
  /** A clause with any of these is not said back: harm, insults, and grammar that the table can't turn. */
  never: string;
  /** Words before a clause that don't belong to it. */
  fillers: string;
  /** Where a sentence is cut into clauses. */
  joints: string;
  /** What must not be left once a clause is turned: the person's view, which the table didn't reach. */
  left: string;
  /** From the person's view to the companion's: "i am" becomes "you are". */
  turned: Readonly<Record<string, string>>;
};

/** Sentences of which any may be said, or which are said in their order. */
export type Variants = readonly string[];

/** They are written as one string, separated by `|`. */
export const oneOf = (text: string): Variants => text.split("|").map((variant) => variant.trim());

export type Subject = { readonly name: string; readonly told: Variants; readonly ask: Variants };

/**
 * @param name as a list of subjects names it
 * @param told what is said to somebody who tells of it
 * @param ask questions, the first ones first
 */
export const subject = (name: string, told: string, ask: string): Subject => ({
  name,
  told: oneOf(told),
  ask: oneOf(ask),
});

export type Risk = {
  acknowledge: Variants;
  askSuicide: string;
  /** In its place where the person has said that they think of it. */
  askToday: string;
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
  /** To who asks why these questions are asked, or wants no more of them. */
  whyAsked: string;
  /** Before `sure`: acknowledges, asserts nothing. */
  heard: string;
  /** Where only the offline screen heard danger. */
  sure: Record<Concern, string>;
  oneTap: string;
  /** After a "no" to `sure`. */
  accepted: string;
  misunderstood: string;
};

/** Everything the companion knows to hear and to say in a language: a folder of tables. */
export type Phrases = {
  words: Words;
  turning: Turning;
  subjects: Record<SubjectId, Subject>;
  /** A person as the summaries name them. */
  people: Record<PersonId, string>;
  say: Record<SayId, Variants> & { readonly risk: Risk };
};
