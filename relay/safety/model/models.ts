import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { type LinearModel, readModel } from "./linear-model.ts";
import ar from "./weights/ar.json" with { type: "json" };
import de from "./weights/de.json" with { type: "json" };
import en from "./weights/en.json" with { type: "json" };
import es from "./weights/es.json" with { type: "json" };
import fr from "./weights/fr.json" with { type: "json" };
import it from "./weights/it.json" with { type: "json" };
import ja from "./weights/ja.json" with { type: "json" };
import ko from "./weights/ko.json" with { type: "json" };
import pt from "./weights/pt.json" with { type: "json" };
import zh from "./weights/zh.json" with { type: "json" };

/** As `npm run train:safety` wrote them. */
const files: Readonly<Record<LanguageCode, unknown>> = { en, es, fr, de, it, pt, zh, ja, ko, ar };

const read = new Map<LanguageCode, LinearModel>();

/** A language's model; made ready when it is first asked for. */
export function modelOf(language: LanguageCode): LinearModel {
  const model = read.get(language) ?? readModel(files[language]);
  read.set(language, model);
  return model;
}
