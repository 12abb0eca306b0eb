import { withoutAbbreviatingStops } from "./abbreviations.ts";
import type { OutgoingCheck, OutgoingFault } from "./outgoing.ts";
import { ar } from "./outgoing/ar.ts";
import { allowedFor, withoutForeignContacts } from "./outgoing/contacts.ts";
import { de } from "./outgoing/de.ts";
import { en } from "./outgoing/en.ts";
import { es } from "./outgoing/es.ts";
import { fr } from "./outgoing/fr.ts";
import { it as italian } from "./outgoing/it.ts";
import { ja } from "./outgoing/ja.ts";
import { ko } from "./outgoing/ko.ts";
import type { OutgoingPhrasings } from "./outgoing/outgoing-phrasings.ts";
import { pt } from "./outgoing/pt.ts";
import { zh } from "./outgoing/zh.ts";
import { matcherOf } from "./phrase-matcher.ts";
import type { PhraseSet } from "./phrase-tree.ts";

/** Faults that stop a reply, worst first. */
const stopping = ["means", "encouragement", "human", "clinical"] as const satisfies readonly OutgoingFault[];

const pageOf = (page: OutgoingPhrasings): PhraseSet<(typeof stopping)[number]> => ({
  ...page,
  groups: stopping.map((mark) => ({ mark, phrasings: page[mark] })),
});

const faultsIn = matcherOf([en, es, fr, de, italian, pt, zh, ja, ko, ar].map(pageOf));

/** In "No, soy una persona" the "No" answers a question and negates nothing. */
const answer = /^\s*(?:no|não|non|nein)\s*,\s*/i;

/** How much of what was said before is looked at, characters. */
const longestBefore = 300;

/** What ends a sentence for good, or begins the entry of a list. */
const ending = /[.!?؟。！？]|\n\s*(?:[-*•–]|\d+[.)])/u;
const listEntry = /^\s*(?:[-*•–]|\d+[.)])\s/u;

/** The sentence that a text leaves open: one may go on after an ellipsis, or in the next line. */
function begunIn(before: string): string {
  const open =
    before
      .slice(-longestBefore)
      .replaceAll(/…|\.{2,}/g, " ")
      .split(ending)
      .at(-1) ?? "";
  return open.trim() === "" ? "" : `${open.replaceAll(/\s+/g, " ")} `;
}

/** Faults of a sentence in the light of what it goes on with. */
function claimsIn(sentence: string, before: string) {
  const whole = (begun: string, text: string) =>
    `${listEntry.test(sentence) ? "" : begun}${text}`.replace(answer, "");
  const found = faultsIn(whole(begunIn(before), sentence));
  // "I'm Dr. Miller": that "Dr." ends no sentence only adds to what is found, since "no." may end one.
  const [unstopped, text] = [before.slice(-longestBefore), sentence].map(withoutAbbreviatingStops);
  if (text === sentence && unstopped === before.slice(-longestBefore)) return found;
  return [...found, ...faultsIn(whole(begunIn(unstopped ?? ""), text ?? ""))];
}

/**
 * Checks outgoing text for a person in a given country. A phone number or web address that isn't among the
 * country's helplines is removed from its sentence; a claim to be human or a clinician, means of harm, and
 * encouragement stop the reply.
 */
export function checkOutgoingFor(country: string | null): OutgoingCheck {
  const allowed = allowedFor(country);
  return (sentence, before = "") => {
    const found = claimsIn(sentence, before);
    const fault = stopping.find((it) => found.includes(it));
    if (fault !== undefined) return { verdict: "stop", fault };
    return { verdict: "pass", ...withoutForeignContacts(sentence, allowed, before.slice(-longestBefore)) };
  };
}
