import { type Risk, type RiskCategory, noRisk, riskCategories } from "./risk.ts";

/** A line of its own: what is quoted in the middle of one, in notes or memories, states nothing. */
const statement = /^risk[_ ]level:[ \t]*(possible|active|imminent)\b[ \t]*(?:\(([^)\n]*)\))?/im;

function categoriesIn(list: string): RiskCategory[] {
  const named = list.split(/[\s,]+/);
  return riskCategories.filter((category) => named.includes(category));
}

/**
 * The risk that the instructions state. Whoever screens messages before the model is called says it there, in a line
 * `Risk level: active (abuse)`, and the reply is then given as to a message that shows it.
 */
export function statedRisk(instructions: string): Risk {
  const [, word = "", list = ""] = statement.exec(instructions) ?? [];
  const level = word.toLowerCase();
  if (level !== "possible" && level !== "active" && level !== "imminent") return noRisk;
  return { level, categories: categoriesIn(list) };
}
