import { z } from "zod";
import type { DataFailure } from "./data-failure.ts";

/** Something the companion remembers, and the session it came from; null if that session was deleted. */
export const memorySchema = z.object({
  id: z.string(),
  content: z.string(),
  created_at: z.string(),
  session: z.object({ id: z.string(), title: z.string().nullable() }).nullable(),
});

export type Memory = z.infer<typeof memorySchema>;

export type MemoriesFailed = { readonly kind: "failed"; readonly failure: DataFailure };

/** One person's memories, under row-level security. Never throws. */
export type MemoriesPort = {
  /** Up to `count`, newest first; with `before`, those older than that one. */
  list(
    userId: string,
    count: number,
    before?: Memory,
  ): Promise<{ readonly kind: "ok"; readonly memories: readonly Memory[] } | MemoriesFailed>;
  forget(userId: string, id: string): Promise<{ readonly kind: "ok" } | MemoriesFailed>;
  forgetAll(userId: string): Promise<{ readonly kind: "ok" } | MemoriesFailed>;
};
