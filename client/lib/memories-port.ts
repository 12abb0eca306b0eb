import { z } from "zod";
import type { DataFailure } from "./data-failure.ts";

/** Something the companion remembers, and the conversation it came from; null where that one was deleted. */
export const memorySchema = z.object({
  id: z.string(),
  content: z.string(),
  created_at: z.string(),
  session: z.object({ id: z.string(), title: z.string().nullable() }).nullable(),
});

export type Memory = z.infer<typeof memorySchema>;

export type MemoriesFailed = { readonly kind: "failed"; readonly failure: DataFailure };

/** What is remembered of one person, under row-level security. Never throws. */
export type MemoriesPort = {
  /** Up to `count`, newest first; with `before`, those made before that one. */
  list(
    userId: string,
    count: number,
    before?: Memory,
  ): Promise<{ readonly kind: "ok"; readonly memories: readonly Memory[] } | MemoriesFailed>;
  forget(userId: string, id: string): Promise<{ readonly kind: "ok" } | MemoriesFailed>;
  forgetAll(userId: string): Promise<{ readonly kind: "ok" } | MemoriesFailed>;
};
