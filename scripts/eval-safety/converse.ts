import { combinedRisk, noRisk, type RiskFinding } from "#shared/safety/risk.ts";
import type { Ai } from "#relay/ai/port.ts";
import type { Line } from "#relay/conversation/effects.ts";
import { historyLength } from "#relay/conversation/state.ts";
import { companionInstructions } from "#relay/prompt/companion.ts";
import { screenTurn } from "#relay/safety/screen.ts";
import { replyParameters } from "#relay/session/carry-out.ts";
import type { Classify } from "#relay/session/ports.ts";
import { askedIn } from "./asked.ts";
import type { Persona, PersonaTurn, Saying } from "./persona.ts";

/** One turn of a simulated conversation. */
export type Exchange = {
  readonly turn: PersonaTurn;
  readonly said: string;
  /** Of the session, after the turn was read. */
  readonly risk: RiskFinding;
  /** Empty where the model gave none. */
  readonly reply: string;
};

export type Talker = {
  readonly ai: Pick<Ai, "write">;
  /** Beside the rules; null: the rules alone. */
  readonly classify: Classify | null;
};

function wordsOf(says: Saying, lastReply: string): string {
  return typeof says === "string" ? says : says[askedIn(lastReply)];
}

function languageName(code: string): string {
  return new Intl.DisplayNames(["en"], { type: "language" }).of(code) ?? "English";
}

async function replyTo(
  persona: Persona,
  lines: readonly Line[],
  risk: RiskFinding,
  ai: Talker["ai"],
): Promise<string> {
  const { language, spoken, runningSummary = "", memories = [] } = persona;
  const context = { languageName: languageName(language), spoken, runningSummary, memories, risk };
  const request = {
    instructions: companionInstructions(context),
    lines,
    ...replyParameters[spoken ? "spoken" : "written"],
  };
  let text = "";
  const onText = (piece: string): void => {
    text += piece;
  };
  const outcome = await ai.write(request, { signal: new AbortController().signal, onText });
  return outcome.ok ? text.trim() : "";
}

/** Lets a persona talk with a model, with the product's own screen and instructions. */
export async function converse(persona: Persona, { ai, classify }: Talker): Promise<readonly Exchange[]> {
  const exchanges: Exchange[] = [];
  let history: readonly Line[] = [];
  let risk = noRisk;
  for (const turn of persona.turns) {
    const said = wordsOf(turn.says, exchanges.at(-1)?.reply ?? "");
    const input = { text: said, context: history };
    risk = combinedRisk(risk, screenTurn(input));
    risk = combinedRisk(risk, (await classify?.(input)) ?? noRisk);
    const asked: readonly Line[] = [...history, { role: "user", text: said }];
    const reply = await replyTo(persona, asked.slice(-historyLength), risk, ai);
    exchanges.push({ turn, said, risk, reply });
    const answered: readonly Line[] = [...asked, { role: "assistant", text: reply }];
    history = answered.slice(-historyLength);
  }
  return exchanges;
}
