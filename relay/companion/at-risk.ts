import { type Concern, isAtLeast, type RiskFinding, type RiskLevel } from "#shared/safety/risk.ts";
import type { SessionRisk } from "../conversation/session-risk.ts";

/** What each concern needs in addition to the common steps. */
const byConcern: Readonly<Record<Concern, string>> = {
  suicide: "",
  self_harm:
    "- Self-harm: ask whether they are hurt now and need care for it, and whether there are thoughts of suicide too. Suggest something that carries them through the urge; no substitute that hurts.",
  abuse:
    "- Violence or abuse: believe them, say that it is not their fault, ask whether they are safe right now and whether it is safe to talk. The pace is theirs: do not press them to leave, to confront anybody or to report it.",
  eating_disorder:
    "- An eating disorder: ask about fainting, chest pain and when they last ate and drank, and urge a doctor or the emergency number where the body is in danger. No weights, calories or ways to eat less.",
  harm_to_others:
    "- Harm to somebody else: take it seriously without judging, ask directly whether they mean to hurt that person, and about a plan and weapons. Urge distance from the person and from weapons, and say that a help line or the emergency number can help to keep everybody safe.",
};

const names: Readonly<Record<Concern, string>> = {
  suicide: "suicide",
  self_harm: "self-harm",
  abuse: "violence or abuse",
  eating_disorder: "an eating disorder",
  harm_to_others: "harm to somebody else",
};

type AtRisk = Exclude<RiskLevel, "none">;

/**
 * What a level requires when the last message itself expresses danger; questions already answered aren't
 * asked again.
 */
const byLevel: Readonly<Record<AtRisk, string>> = {
  possible: `- Answer what they said, in your own words. Once in this conversation, ask gently how bad it gets, and mention that "Get help now" on their screen is there whenever they want it. Don't ask about suicide, don't urge anything.`,
  active: `- First acknowledge what they said, in your own words, and that you are staying with them.
- Then ask directly and calmly, in the plain word, whether they are thinking about suicide, unless they have said so; then about a plan, about when, and about means.`,
  imminent: `- Danger may be very near. First acknowledge it in one sentence; then urge, in plain words: call the emergency number on their screen now, or have somebody call; go to somebody or let somebody come; get away from the means, or have them taken away.
- Ask one short question that matters for the next minutes: what they have with them, whether they have already done something, whether somebody is there. If they have already taken or done something, the emergency number comes before all else, also when they feel well.
- Stay with them until a person is there. Short sentences, one step at a time.`,
};

const script = `- The help lines of their country are on their screen already: say so, and that they can call or write to one right now, also while you talk. Suggest a person they trust, by asking who that could be.
- Then, where they are ready: a grounding exercise or a safety plan; both are on their screen under "Get help now".
- At most two questions, and up to five short sentences, also where a shorter reply is asked for above.`;

/** Only the offline screen detected it and may well be wrong, so the reply asks and asserts nothing. */
const unconfirmed = `- This was heard by a simple program that is often wrong. Answer what they said; then, once, make sure that you understand: ask in one plain sentence whether they are thinking about suicide (or about what it seems to be). Assert nothing, urge nothing, and take a "no" as an answer.`;

/** The session is at risk, but this message shows no sign of it. */
const standDown = `- Their last message shows no sign of danger. Answer what it says: a denial or being safe with thanks for the answer, a new subject with interest, a goodbye kindly. Don't repeat questions about danger, don't urge, don't say again how painful it sounds. Help stays on their screen; at a goodbye name it once. If your own last question about danger is still open and they answer it, go on from the answer.`;

const dismissed = `- The person said that this isn't about them, or that you misunderstood. If you haven't yet, acknowledge that once, in one short sentence. Then answer what they say, and don't ask about danger again unless they say something new and plain.`;

const leaving = `- If they want to stop talking, let them go kindly: no question, no reason to stay. A farewell to life is not a wish to stop talking: that is danger.`;

function steps({ level, concerns, confirmed, lastTurn }: SessionRisk & { level: AtRisk }): readonly string[] {
  if (level === "possible") return [byLevel.possible];
  if (!isAtLeast(lastTurn, "active")) return [standDown, leaving];
  if (!confirmed) return [unconfirmed, leaving];
  return [byLevel[level], ...concerns.map((concern) => byConcern[concern]).filter(Boolean), script, leaving];
}

const named = (concerns: readonly Concern[]): string =>
  concerns.length === 0 ? "" : ` (${concerns.join(", ")})`;

/**
 * Added to the rules for a reply in a session that isn't at `none` [T22]; empty otherwise. Its first lines
 * state the session's level for models that follow rules of their own.
 */
export function atRiskInstructions(risk: SessionRisk): string {
  const { level, concerns, confirmed, lastTurn } = risk;
  if (risk.dismissed) return ["Misunderstood: yes", dismissed].join("\n");
  // A hint from the screen alone affects only the reply to that message.
  const isPastHint = level === "possible" && !confirmed && lastTurn === "none";
  if (level === "none" || isPastHint) return "";
  const about =
    concerns.length === 0 ? "" : ` It may be about ${concerns.map((it) => names[it]).join(", ")}.`;
  const doubt = confirmed || level === "possible" ? "" : ", unconfirmed";
  return [
    `Risk level: ${level}${doubt}${named(concerns)}`,
    `This message: ${lastTurn}`,
    `In this conversation there were signs of risk.${about} For this reply:`,
    ...steps({ ...risk, level }),
  ].join("\n");
}

/** What a summary may speak of, worded so that models with rules of their own understand it. */
export const confirmedDangerLine = ({ level, concerns }: RiskFinding): string =>
  `Confirmed danger: ${level}${level === "none" ? "" : named(concerns)}`;
