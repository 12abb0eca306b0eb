import type { z } from "zod";
import type { LanguageCode } from "#shared/catalogues/languages.ts";

type TextAnswer<T> =
  | { readonly kind: "ok"; readonly value: T }
  | { readonly kind: "failed"; readonly failure: "unreachable" };

/**
 * A long text that is a file of its own in each language, fetched when it is wanted; in English where it is in no other.
 * @param files what Vite finds as `./texts/*\/*.json`, language and name.
 */
export async function loadText<T>(
  files: Readonly<Record<string, (() => Promise<unknown>) | undefined>>,
  schema: z.ZodType<T>,
  name: string,
  language: LanguageCode,
): Promise<TextAnswer<T>> {
  const load = files[`./texts/${language}/${name}.json`] ?? files[`./texts/en/${name}.json`];
  const file = await load?.().catch(() => null);
  const text = schema.safeParse(file);
  return text.success ? { kind: "ok", value: text.data } : { kind: "failed", failure: "unreachable" };
}
