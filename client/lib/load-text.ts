import type { z } from "zod";
import type { LanguageCode } from "#shared/catalogues/languages.ts";

type TextAnswer<T> =
  | { readonly kind: "ok"; readonly value: T }
  | { readonly kind: "failed"; readonly failure: "unreachable" };

/** Where failed files were requested: Chromium caches a failed import for the lifetime of the page. */
const failedAt = new Map<string, string>();

function noteFailure(path: string, error: unknown): null {
  const url = error instanceof Error ? /https?:\/\/\S+\.js/.exec(error.message)?.[0] : undefined;
  if (url !== undefined) failedAt.set(path, url);
  return null;
}

/** Requests a file that failed before under a different URL, so that the browser tries again. */
async function importAgain(url: string): Promise<unknown> {
  const file: { readonly default?: unknown } = await import(/* @vite-ignore */ `${url}?again=${Date.now()}`);
  return file.default;
}

/**
 * Loads a long text that is a separate file in each language; falls back to English.
 *
 * @param files what Vite finds as `./texts/*\/*.json`, language and name.
 */
export async function loadText<T>(
  files: Readonly<Record<string, (() => Promise<unknown>) | undefined>>,
  schema: z.ZodType<T>,
  name: string,
  language: LanguageCode,
): Promise<TextAnswer<T>> {
  const own = `./texts/${language}/${name}.json`;
  const path = own in files ? own : `./texts/en/${name}.json`;
  const url = failedAt.get(path);
  const load = url === undefined ? files[path] : () => importAgain(url);
  const file = await load?.().catch((error: unknown) => noteFailure(path, error));
  const text = schema.safeParse(file);
  return text.success ? { kind: "ok", value: text.data } : { kind: "failed", failure: "unreachable" };
}
