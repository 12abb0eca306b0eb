import { type Concern, isAtLeast, type RiskFinding, type RiskLevel } from "#shared/safety/risk.ts";
import type { ConversationRisk } from "../conversation/conversation-risk.ts";

/** What each concern needs in addition to the common steps. */
const byConcern: Readonly<Record<Concern, string>> = {
  suicide: "",
  self_harm:
    "- Self-harm: ask whether they are hurt right now and need medical care, and whether they also have thoughts of suicide. Suggest something to get through the urge, never a substitute that hurts.",
  abuse:
    "- Violence or abuse: believe them, say that it is not their fault, and ask whether they are safe right now and whether it is safe to talk. Let them set the pace: don't press them to leave, to confront anyone, or to report it.",
  eating_disorder:
    "- An eating disorder: ask about fainting, chest pain, and when they last ate and drank, and urge a doctor or the emergency number if their body is in danger. Never mention weights, calories, or ways to eat less.",
  harm_to_others:
    "- Harm to someone else: take it seriously without judging, and ask directly whether they intend to hurt that person, whether they have a plan, and whether they have a weapon. Urge distance from the person and from weapons, and say that a help line or the emergency number can help keep everyone safe.",
};

const names: Readonly<Record<Concern, string>> = {
  suicide: "suicide",
  self_harm: "self-harm",
  abuse: "violence or abuse",
  eating_disorder: "an eating disorder",
  harm_to_others: "harm to someone else",
};

type AtRisk = Exclude<RiskLevel, "none">;

/**
 * What a level requires when the last message itself expresses danger; questions already answered aren't
 * asked again.
 */
const byLevel: Readonly<Record<AtRisk, string>> = {
  possible: `- Respond to what they said, in your own words. Once in this conversation, ask gently how bad it gets, and mention that "Get help now" on their screen is there whenever they want it. Don't ask about suicide, don't urge anything.`,
  active: `- First acknowledge what they said, in your own words, and say that you are staying with them.`,
  imminent: `- The danger may be immediate. First acknowledge it in one sentence; then urge them, in plain words, to call the emergency number on their screen now, or have someone call; to go to someone or let someone come; and to get away from the means, or have them taken away.
- Ask one short question that matters for the next few minutes: what they have with them, whether they have already done something, or whether someone is with them. If they have already taken or done something, the emergency number comes before everything else, even if they feel fine.
- Stay with them until a person is there. Use short sentences, one step at a time.`,
};

const aboutSuicide = `- Then ask directly and calmly, using the word itself, whether they are thinking about suicide, unless they have already said so; then ask about a plan, about when, and about means.`;

/** Whoever is being hurt is asked about that. */
const aboutViolence = `- Then ask directly and calmly what is said below. Don't bring up suicide unless they do.`;

/** Harm by or to somebody else, as far as it is known. */
const ofViolence: ReadonlySet<Concern> = new Set(["abuse", "harm_to_others"]);

function questions(level: AtRisk, concerns: readonly Concern[]): readonly string[] {
  if (level === "imminent") return [];
  const isViolenceAlone = concerns.length > 0 && concerns.every((concern) => ofViolence.has(concern));
  return [isViolenceAlone ? aboutViolence : aboutSuicide];
}

const script = `- The help lines for their country are already on their screen: say so, and say that they can call or text one right now, even while you talk. Suggest a person they trust, by asking who that could be.
- Then, if they are ready, suggest a grounding exercise or a safety plan; both are on their screen under "Get help now".
- Ask at most two questions, and use up to five short sentences, even if the rules above ask for a shorter reply.`;

/** Only the offline screen heard it: it may well be wrong, so the reply asks and asserts nothing. */
const unconfirmed = `- A simple program that is often wrong flagged this. Respond to what they said; then, once, make sure that you understand: ask in one plain sentence whether they are thinking about suicide (or about whatever it seems to be). Assert nothing, urge nothing, and take a "no" as an answer.`;

/** The conversation is at risk, and this message shows nothing of it. */
const standDown = `- Their last message shows no sign of danger. Respond to what it says: if they deny being in danger or say they are safe, thank them for the answer; if they raise a new subject, show interest; if they say goodbye, be kind. Don't repeat questions about danger, don't urge anything, and don't say again how painful it sounds. Help stays on their screen; if they say goodbye, mention it once. If they answer your own last question about danger, continue from their answer.`;

const dismissed = `- The person said that this isn't about them, or that you misunderstood. If you haven't done so yet, acknowledge that once, in one short sentence. Then respond to what they say, and don't ask about danger again unless they say something new in plain words.`;

const leaving = `- If they want to stop talking, let them go kindly: no question, no reason to stay. A farewell to life is not a wish to stop talking; it is danger.`;

function steps({
  level,
  concerns,
  confirmed,
  lastTurn,
}: ConversationRisk & { level: AtRisk }): readonly string[] {
  if (level === "possible") return [byLevel.possible];
  if (!isAtLeast(lastTurn, "active")) return [standDown, leaving];
  if (!confirmed) return [unconfirmed, leaving];
  const own = concerns.map((concern) => byConcern[concern]).filter(Boolean);
  return [byLevel[level], ...questions(level, concerns), ...own, script, leaving];
}

const named = (concerns: readonly Concern[]): string =>
  concerns.length === 0 ? "" : ` (${concerns.join(", ")})`;

/**
 * Added to the rules for a reply in a session that isn't at `none` [T22]; empty otherwise. Its first lines
 * state the session's level for models that follow rules of their own.
 */
export function atRiskInstructions(risk: ConversationRisk): string {
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
    `There were signs of risk in this conversation.${about} For this reply:`,
    ...steps({ ...risk, level }),
  ].join("\n");
}

/** The topics that a summary may mention, worded so that models with rules of their own understand it. */
export const confirmedDangerLine = ({ level, concerns }: RiskFinding): string =>
  `Confirmed danger: ${level}${level === "none" ? "" : named(concerns)}`;
