import { type Risk, noRisk } from "./risk.ts";

const statement = /\brisk[_ ]?level"?\s*[:=]\s*"?(possible|active|imminent)\b/i;

/**
 * The risk that the instructions state. Whoever screens messages before the model is called says it there as
 * `Risk level: active`, and the reply is then given as to a message that shows it.
 */
export function statedRisk(instructions: string): Risk {
  const level = statement.exec(instructions)?.[1]?.toLowerCase();
  if (level === "possible" || level === "active" || level === "imminent") return { level, categories: [] };
  return noRisk;
}
