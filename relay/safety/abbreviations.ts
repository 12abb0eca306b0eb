/** Words that end in a full stop and do not end a sentence, lower case, by the languages' usual lists. */
export const abbreviations: ReadonlySet<string> = new Set(
  (
    "mr mrs ms dr prof st vs etc e.g i.e approx no dept est a.m p.m " +
    "sr sra srta dra ud uds ej p.ej " +
    "m mme mlle env av p.ex c.-à-d " +
    "hr fr z.b d.h u.a usw bzw ca nr vgl str inkl evtl ggf " +
    "sig sigg dott dott.ssa prof.ssa ecc es pag " +
    "exmo exma sr.ª"
  ).split(" "),
);

const escaped = [...abbreviations]
  .toSorted((a, b) => b.length - a.length)
  .map((it) => it.replaceAll(".", String.raw`\.`));
const dotted = new RegExp(String.raw`(?<![\p{L}\p{N}.])(${escaped.join("|")})\.(?=\s*$|\s+\S)`, "giu");

/** A text in which the full stops of abbreviations are gone, so that those that are left end sentences. */
export const withoutAbbreviatingStops = (text: string): string =>
  text.replaceAll(dotted, (found) => ` ${found.replaceAll(".", "")} `);
