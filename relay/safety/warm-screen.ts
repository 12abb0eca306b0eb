import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { answeredRisk } from "./answer.ts";
import { lexiconOf } from "./lexicon.ts";
import { evidenceOf } from "./model/evidence.ts";
import { featuresOfExchange } from "./model/features.ts";
import { oddsOf } from "./model/linear-model.ts";
import { modelsOf } from "./model/models.ts";
import { scoreOf } from "./model/score.ts";
import { prepare } from "./prepare.ts";
import { findRisk } from "./rules.ts";

/** A few words that say nothing, in each way of writing: node translates a pattern anew for letters beyond Latin ones. */
const samples = ["one two", "one — two, واحد اثنان 一二三 いち 하나"] as const;

/**
 * Reads a few empty words in one language. The first reading translates some thousands of words and takes a tenth of a
 * second or two, during which no call gets its sound; so it is done once, before anybody speaks, and one language at a
 * time.
 */
export function warmScreen(language: LanguageCode): void {
  const lexicon = lexiconOf(language);
  for (const sample of samples) {
    findRisk(prepare(sample, lexicon), lexicon);
    answeredRisk(sample, [{ role: "assistant", text: sample }], lexicon);
    const models = modelsOf(language);
    scoreOf(models.network, evidenceOf(models, sample, language, "none"));
    for (const model of [models.questions, models.answers])
      oddsOf(model, featuresOfExchange(sample, language));
  }
}
