import type { OutgoingCheck, OutgoingFault } from "../../safety/outgoing.ts";
import { takeSentences } from "./sentences.ts";

/** What the check leaves of a text that is written in one go, and what it found. */
export type Cleared = { readonly text: string; readonly faults: readonly OutgoingFault[] };

/**
 * Reads a text that a model wrote, for a person to read later, as a reply is read [T26]: sentence by sentence. A
 * sentence that must not go out is left out, since nobody waits for another one.
 *
 * @param before what the person reads right before it
 */
export function clearedText(check: OutgoingCheck, written: string, before = ""): Cleared {
  const { sentences, rest } = takeSentences(written);
  const faults: OutgoingFault[] = [];
  let text = "";
  for (const sentence of [...sentences, rest]) {
    const checked = check(sentence, before + text);
    if (checked.verdict === "stop") faults.push(checked.fault);
    else {
      faults.push(...checked.removed);
      text += checked.removed.length > 0 && !/[\p{L}\p{N}]/u.test(checked.text) ? "" : checked.text;
    }
  }
  return { text: faults.length === 0 ? written : text.trim(), faults };
}

/** Entries of a list, each read in the light of those before it; one of which nothing is left is left out. */
export function clearedEntries(
  check: OutgoingCheck,
  written: readonly string[],
): { readonly entries: readonly string[]; readonly faults: readonly OutgoingFault[] } {
  const faults: OutgoingFault[] = [];
  const entries: string[] = [];
  for (const entry of written) {
    const cleared = clearedText(check, entry, entries.map((it) => `${it}\n- `).join(""));
    faults.push(...cleared.faults);
    if (cleared.text !== "") entries.push(cleared.text);
  }
  return { entries, faults };
}
