import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { ar } from "./ar/says.ts";
import { de } from "./de/says.ts";
import { en } from "./en/says.ts";
import { es } from "./es/says.ts";
import { fr } from "./fr/says.ts";
import { it } from "./it/says.ts";
import { ja } from "./ja/says.ts";
import { ko } from "./ko/says.ts";
import { type PhraseTables, type Phrases, type SubjectId, type Variants, isSubject } from "./phrases.ts";
import { pt } from "./pt/says.ts";
import { zh } from "./zh/says.ts";

const variantsIn = (text: string): Variants => text.split("|").map((variant) => variant.trim());

/** Every key keeps its place, so the record has exactly the keys of the table. */
function mapped<Key extends string, From, To>(
  table: Readonly<Record<Key, From>>,
  change: (value: From) => To,
): Record<Key, To> {
  const entries = Object.entries<From>(table).map(([key, value]) => [key, change(value)]);
  return Object.fromEntries(entries) as Record<Key, To>;
}

function takenApart({ words, turning, subjects, people, says, risk }: PhraseTables): Phrases {
  return {
    words,
    turning,
    people,
    subjects: mapped(subjects, ([name, told, ask]) => ({
      name,
      told: variantsIn(told),
      ask: variantsIn(ask),
    })),
    say: { ...mapped(says, variantsIn), risk },
  };
}

/** Everything the companion knows to hear and to say. */
export const phrasesByLanguage: Record<LanguageCode, Phrases> = mapped(
  { en, es, fr, de, it, pt, zh, ja, ko, ar },
  takenApart,
);

export const subjectIds: readonly SubjectId[] = Object.keys(phrasesByLanguage.en.subjects).filter(isSubject);
