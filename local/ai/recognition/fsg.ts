import type { Automaton } from "./automaton.ts";

/** Writes an automaton in the recognizer's own format, which has one final state. */
export function toFsg({ edges, accepting }: Automaton): string {
  const final = edges.length;
  const lines = edges.flatMap((out, from) => [
    ...[...out].map(([word, to]) => `TRANSITION ${from} ${to} 1.0 ${word}`),
    ...(accepting[from] === true ? [`TRANSITION ${from} ${final} 1.0`] : []),
  ]);
  const head = ["FSG_BEGIN practice", `NUM_STATES ${final + 1}`, "START_STATE 0", `FINAL_STATE ${final}`];
  return [...head, ...lines, "FSG_END", ""].join("\n");
}
