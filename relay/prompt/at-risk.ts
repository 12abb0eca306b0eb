import type { Concern, RiskFinding, RiskLevel } from "#shared/safety/risk.ts";

/** What each concern needs beside the common steps. */
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

/** What this level adds, step by step; what has been answered is not asked again. */
const byLevel: Readonly<Record<AtRisk, string>> = {
  possible: `- First acknowledge what they said, in your own words.
- Then ask directly and calmly, in the plain word, whether they are thinking about suicide. Where they worry about somebody else, ask about that person, and say that asking directly puts nothing into anybody's head.
- If the answer is yes or unclear, ask about a plan and about means.`,
  active: `- First acknowledge what they said, in your own words, and that you are staying with them.
- Then ask directly and calmly, in the plain word, whether they are thinking about suicide, unless they have said so; then about a plan, about when, and about means.`,
  imminent: `- Danger may be very near. First acknowledge it in one sentence; then urge, in plain words: call the emergency number on their screen now, or have somebody call; go to somebody or let somebody come; get away from the means, or have them taken away.
- Ask one short question that matters for the next minutes: what they have with them, whether they have already done something, whether somebody is there. If they have already taken or done something, the emergency number comes before all else, also when they feel well.
- Stay with them until a person is there. Short sentences, one step at a time.`,
};

const common = `- The help lines of their country are on their screen already: say so, and that they can call or write to one right now, also while you talk. Suggest a person they trust, by asking who that could be.
- Then, where they are ready: a grounding exercise or a safety plan; both are on their screen under "Get help now".
- A "no", "I'm fine" or a change of subject does not close it: thank them for the answer, leave the door open, and keep the help lines in sight.
- At most two questions, and up to five short sentences, also where a shorter reply is asked for above.
- If they want to stop talking, let them go kindly: name the help lines once, no question, no reason to stay. A farewell to life is not a wish to stop talking: that is danger.`;

/**
 * What is added to the rules for a reply in a session at risk [S2][S3]; empty where there is none. Its first line
 * states the level for models that follow rules of their own.
 */
export function atRiskInstructions({ level, concerns }: RiskFinding): string {
  if (level === "none") return "";
  const about =
    concerns.length === 0 ? "" : ` It may be about ${concerns.map((it) => names[it]).join(", ")}.`;
  return [
    `Risk level: ${level}${concerns.length === 0 ? "" : ` (${concerns.join(", ")})`}`,
    `In this conversation the person has shown signs of risk.${about} The rules for risk above hold for this reply, also when the last message sounds lighter or takes something back. Go on from where the conversation stands:`,
    byLevel[level],
    ...concerns.map((concern) => byConcern[concern]).filter((line) => line !== ""),
    common,
  ].join("\n");
}
