import type { DangerMoveId } from "../moves/danger-move.ts";
import type { DangerMoves } from "../moves/hearing.ts";
import type { NearId } from "../phrases/near.ts";

/**
 * What a message may call for where its words speak of these. Those that aren't here are too urgent to be doubted: an
 * overdose, a wound, pills at hand, hands on the throat, a bridge; or too short to be read otherwise ("I'm by myself").
 */
const calledFor: Readonly<Partial<Record<NearId, readonly DangerMoveId[]>>> = {
  stay: ["stay"],
  letter: ["sign", "hopeless", "words", "hold"],
  burden: ["hopeless", "sign", "guilt", "doubt"],
  excuse: ["doubt", "sign", "refuse"],
  children: ["hold", "obstacle", "sign", "should", "refuse"],
  fearOfHelp: ["refuse", "after", "obstacle", "should", "doubt"],
  secret: ["secret", "sign"],
  reason: ["hold", "sign", "hopeless"],
  waiting: ["doubt", "safe", "sign", "no", "hopeless"],
  eased: ["eased", "thanks"],
  someone: ["someone", "obstacle", "refuse", "should", "step", "with", "aside"],
  body: ["afraid", "now", "sign"],
  exhausted: ["hopeless", "sign"],
  leaving: ["after", "should", "refuse", "obstacle", "step", "todo", "doubt", "who"],
  tracked: ["after", "obstacle", "should", "refuse"],
};

/** So sure of something else, and so unsure of it, a guess speaks against the words. */
const against = { other: 0.9, most: 0.1 } as const;

/**
 * "I called my mother", "I locked it": who prepares their death and who gets help say it with the same verbs, and the one
 * must not hear that it took courage. So here the guess has to speak for the words.
 */
const towardHelp: readonly DangerMoveId[] = ["step", "with", "safe", "eased", "thanks"];
const leastTowardHelp = 0.5;

/** "The pills are here with me": beside these, what sounds like help at hand may be none. */
const preparing: ReadonlySet<NearId> = new Set(["means", "letter", "place"]);

/**
 * Whether a message means what its words speak of.
 * @param spoken all that its words speak of
 */
export function isNearMeant(
  id: NearId,
  { likeliest, probability }: DangerMoves,
  spoken: readonly NearId[],
): boolean {
  if (id === "stepTaken" || (id === "helped" && spoken.some((it) => preparing.has(it))))
    return probability(...towardHelp) >= leastTowardHelp;
  const moves = calledFor[id];
  return (
    moves === undefined || probability(likeliest) < against.other || probability(...moves) >= against.most
  );
}
