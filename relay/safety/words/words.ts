/**
 * What the rules look for in one language. Every entry is the source of a regular expression, written as people
 * spell it; accents, capitals, Arabic letter forms and, in Chinese, Japanese and Korean, spaces are taken out of
 * entry and text alike. ` ~ ` (in those three languages `~`) stands for up to four words between two parts.
 */
export type Words = {
  /** Everyday sayings and mere mentions ("Suicide Squad"): taken out of the text before anything is looked for. */
  readonly saying: readonly string[];
  /** Thoughts of suicide that speak of the person themselves and of now. */
  readonly wish: readonly string[];
  /** The act, in the first person, whenever it is or was. */
  readonly act: readonly string[];
  /** The word alone, whoever it is about. */
  readonly word: readonly string[];
  /** The act, decided on or at a time. */
  readonly decided: readonly string[];
  /** Soon, but not now: tonight, tomorrow, on Friday. */
  readonly when: readonly string[];
  /** What a plan sounds like when it does not name itself; two of them together are one. */
  readonly vague: readonly string[];
  readonly means: readonly string[];
  readonly attempt: readonly string[];
  readonly farewell: readonly string[];
  readonly selfHarm: readonly string[];
  readonly abuse: readonly string[];
  readonly abuseNow: readonly string[];
  readonly eating: readonly string[];
  readonly violence: readonly string[];
  readonly violenceNow: readonly string[];
  /** Passive wishes, hopelessness, being a burden. */
  readonly hint: readonly string[];
  /** Suicide or self-harm of somebody else. */
  readonly worry: readonly string[];
  /** Abuse of somebody else. */
  readonly worryAbuse: readonly string[];
  /** Takes back what follows right after it. */
  readonly denial: readonly string[];
  /** Takes back what stands right before it. */
  readonly denialAfter: readonly string[];
  /** Long ago. */
  readonly past: readonly string[];
  /** Somebody else, as the one a sentence is about. */
  readonly other: readonly string[];
  readonly asksSuicide: readonly string[];
  /** How the companion asks about means, and nothing else. */
  readonly asksMeans: readonly string[];
  /** How it asks about a plan; it may be one for the weekend unless risk stands before it. */
  readonly asksPlan: readonly string[];
  /** An answer that begins with it says yes. */
  readonly yes: readonly string[];
  readonly no: readonly string[];
  /** Words whose misspellings are mended, separated by spaces. */
  readonly keywords: string;
  /** Spellings of the street, and what they stand for. */
  readonly spellings: Readonly<Record<string, string>>;
};

/** The parts of `Words` that are one pattern each. */
export const cues = [
  "saying",
  "wish",
  "act",
  "word",
  "decided",
  "when",
  "means",
  "attempt",
  "farewell",
  "selfHarm",
  "abuse",
  "abuseNow",
  "eating",
  "violence",
  "violenceNow",
  "hint",
  "worry",
  "worryAbuse",
  "denial",
  "denialAfter",
  "past",
  "other",
  "asksSuicide",
  "asksMeans",
  "asksPlan",
  "yes",
  "no",
] as const satisfies readonly Exclude<keyof Words, "keywords" | "spellings" | "vague">[];
export type Cue = (typeof cues)[number];
