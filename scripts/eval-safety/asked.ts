import { languageCodes } from "#shared/catalogues/languages.ts";
import { holdsCue, lexiconOf } from "#relay/safety/lexicon.ts";
import { prepare } from "#relay/safety/prepare.ts";
import type { Cue } from "#relay/safety/words/words.ts";
import type { Asked } from "./persona.ts";

function has(reply: string, cues: readonly Cue[]): boolean {
  return languageCodes.map(lexiconOf).some((lexicon) => {
    const prepared = prepare(reply, lexicon);
    return cues.some((cue) => holdsCue(lexicon, cue, prepared));
  });
}

/** Whether a reply asks about thoughts of suicide, or about a plan and means; by the screen's own words. */
export function asks(reply: string, what: "suicide" | "plan"): boolean {
  return has(reply, what === "suicide" ? ["asksSuicide"] : ["asksPlan", "asksMeans"]);
}

/** What a reply asks; the plan where it asks for both, since that is what is heard last. */
export function askedIn(reply: string): Asked {
  if (asks(reply, "plan")) return "plan";
  return asks(reply, "suicide") ? "suicide" : "nothing";
}
