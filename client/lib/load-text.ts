import { useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { createQueryClient, DataError, loadedOf } from "./query.ts";

/** Parts of the app aren't personal data: they stay when somebody else signs in, and need no services. */
const parts = createQueryClient(0);

/**
 * A part of the app that is fetched when it is needed, and kept.
 *
 * @param key names the part among all
 * @param load rejects if it can't be fetched
 */
export function usePart<T>(key: readonly string[], load: () => Promise<T>) {
  const query = useQuery({ queryKey: key, queryFn: load, staleTime: "static" }, parts);
  return { state: loadedOf(query), retry: () => void parts.resetQueries({ queryKey: key }) };
}

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
 * Loads a long text that is a separate file in each language; falls back to English. Throws a `DataError`.
 *
 * @param files what Vite finds as `./texts/*\/*.json`, language and name.
 */
export async function loadText<T>(
  files: Readonly<Record<string, (() => Promise<unknown>) | undefined>>,
  schema: z.ZodType<T>,
  name: string,
  language: LanguageCode,
): Promise<T> {
  const own = `./texts/${language}/${name}.json`;
  const path = own in files ? own : `./texts/en/${name}.json`;
  const url = failedAt.get(path);
  const load = url === undefined ? files[path] : () => importAgain(url);
  const file = await load?.().catch((error: unknown) => noteFailure(path, error));
  const text = schema.safeParse(file);
  if (!text.success) throw new DataError("unreachable");
  return text.data;
}
