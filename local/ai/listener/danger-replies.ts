import { type DangerMoveId, dangers } from "../moves/danger-move.ts";
import type { DangerMoves } from "../moves/hearing.ts";
import { dangerAnswersByLanguage } from "../phrases/by-language.ts";
import type { ActId } from "../phrases/phrases.ts";
import { isDangerAsked } from "./danger-thread.ts";
import { type Heard, phrasesOf, type Reply } from "./heard.ts";
import { isActMeant } from "./meant.ts";
import type { Understanding } from "./understand.ts";

/** What is said in a conversation about danger (`danger-thread.ts`), by what a message calls for there. */

const asking: readonly DangerMoveId[] = ["who", "words", "todo", "after", "should"];
const leastAsking = 0.5;

const silencing: ReadonlySet<ActId | undefined> = new Set(["quiet", "spare", "stopAsking"]);

/** "Is there a way without talking?" asks for help, and not for silence. */
export const asksForHelp = ({
  danger,
  understanding: { act },
}: Pick<Heard, "danger" | "understanding">): boolean =>
  danger !== undefined &&
  silencing.has(act) &&
  danger.moves.probability(...asking, "obstacle") >= leastAsking;

/** Rules know these better, whatever else the conversation is about. */
const asEver: ReadonlySet<ActId> = new Set([
  "human",
  "therapist",
  "who",
  "injection",
  "insult",
  "quiet",
  "spare",
  "price",
  "limits",
  "premium",
  "privacy",
  "training",
  "alerts",
  "deleting",
  "memory",
  "languages",
  "settings",
  "breathe",
  "ground",
  "safetyPlan",
]);

const leastAside = 0.35;

type Answered = Exclude<DangerMoveId, "aside">;

/** The answers to these are glad of what was done. */
const glad: ReadonlySet<DangerMoveId> = new Set(["step", "with", "safe", "eased"]);

/** Whether being glad would be wrong: what sounds like a step toward help may prepare a death. */
const isTooGlad = (move: DangerMoveId | undefined, { danger, understanding, stated }: GladlyHeard): boolean =>
  move !== undefined &&
  glad.has(move) &&
  (danger?.whose === "own"
    ? understanding.isPreparing || (stated.level === "imminent" && move !== "with")
    : // "He's just come home" is no company.
      danger?.whose === "harm" && move === "with");

type GladlyHeard = Pick<Heard, "danger" | "stated"> & {
  readonly understanding: Pick<Understanding, "isPreparing">;
};

/** What is answered, or undefined where the message is about something else. */
function answeredMove({ isSure, likeliest, probability }: DangerMoves): Answered | undefined {
  if (isSure) return likeliest === "aside" ? undefined : likeliest;
  if (probability("aside") >= leastAside) return undefined;
  return probability(...asking) >= leastAsking ? "todo" : "sign";
}

/** How probable an all-clear has to be by itself, and how probable that or good news. */
const leastAllClear = { safe: 0.3, glad: 0.5 } as const;

/** A bare "no" to a question about danger is an all-clear, and so is good news. */
function meant(move: Answered | undefined, heard: Heard): Answered | undefined {
  const { probability } = heard.moves;
  if (probability("safe") >= leastAllClear.safe || probability("safe", "good") >= leastAllClear.glad)
    return "safe";
  return move === "no" && isDangerAsked(heard) ? "safe" : move;
}

/** So much of danger a message has to have by itself, or it asks for help, or answers a question about it. */
const least = { known: { danger: 0.05, help: 0.6 }, asked: { danger: 0.3, help: 0.8 } } as const;
const leastAnswer = 0.4;
const ofHelp: readonly DangerMoveId[] = [
  ...asking,
  "obstacle",
  "refuse",
  "step",
  "with",
  "someone",
  "safe",
  "stay",
];
const answering: readonly DangerMoveId[] = ["yes", "no", "dunno", "explain", "notnow", "doubt", "safe"];

/** Danger that was only guessed may have been none; then nothing that follows bears it out. */
function isBorneOut(heard: Heard, { probability }: DangerMoves): boolean {
  if (heard.thread === "theirDanger" || heard.isAtRisk) return true;
  const isAsked = isDangerAsked(heard);
  const { danger, help } = isAsked ? least.asked : least.known;
  return (
    heard.moves.probability(...dangers) >= danger ||
    probability(...ofHelp) >= help ||
    (isAsked && probability(...answering) >= leastAnswer)
  );
}

const isAsEver = (heard: Heard): boolean => {
  const { act } = heard.understanding;
  return act !== undefined && asEver.has(act) && isActMeant(heard) && !asksForHelp(heard);
};

/** The reply in a conversation about danger of which the relay states nothing. */
export function threadReply(heard: Heard): Reply | undefined {
  const { danger, understanding, speaker, language } = heard;
  if (danger === undefined || heard.isInDanger || understanding.isWordless) return undefined;
  if (isAsEver(heard) || !isBorneOut(heard, danger.moves)) return undefined;
  const heardMove = meant(answeredMove(danger.moves), heard);
  const move = isTooGlad(heardMove, heard) ? "sign" : heardMove;
  if (move === undefined) return undefined;
  const answers = dangerAnswersByLanguage[language];
  const said =
    speaker.fresh(answers[move][danger.whose]) ||
    speaker.fresh(answers.sign[danger.whose]) ||
    speaker.fresh(phrasesOf(heard).say.listenNear);
  return said === "" ? undefined : { said: [said], question: "" };
}

/** With these the relay's statement has its own steps. */
const ofScript: ReadonlySet<DangerMoveId> = new Set([
  "aside",
  "sign",
  "yes",
  "no",
  "dunno",
  "thanks",
  "bye",
  "safe",
  "you",
]);

/** The script has a question of its own; what takes its place has to be right. */
const leastBesideScript = 0.5;

/** The answer in danger that the relay states, beside the script's questions; "" where there is none. */
export function answerBesideScript({
  danger,
  language,
  speaker,
  stated,
  understanding,
}: Pick<Heard, "language" | "speaker"> & GladlyHeard): string {
  if (danger === undefined) return "";
  const { likeliest, probability } = danger.moves;
  if (isTooGlad(likeliest, { danger, stated, understanding })) return "";
  return likeliest === "aside" || ofScript.has(likeliest) || probability(likeliest) < leastBesideScript
    ? ""
    : speaker.fresh(dangerAnswersByLanguage[language][likeliest][danger.whose]);
}

/** Whoever goes on telling how bad it is gets more than a nod. */
export const answerToSign = ({
  danger,
  language,
  speaker,
}: Pick<Heard, "danger" | "language" | "speaker">): string =>
  danger?.moves.likeliest === "sign"
    ? speaker.fresh(dangerAnswersByLanguage[language].sign[danger.whose])
    : "";
