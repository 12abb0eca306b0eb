import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { checked, parsed } from "#client/lib/query.ts";
import { useBackend } from "#client/lib/services.tsx";
import { personHeader } from "#client/lib/supabase.ts";

/** Something the companion remembers, and the session it came from; null if that session was deleted. */
const memorySchema = z.object({
  id: z.string(),
  content: z.string(),
  created_at: z.string(),
  session: z.object({ id: z.string(), title: z.string().nullable() }).nullable(),
});
export type Memory = z.infer<typeof memorySchema>;

const columns = "id,content,created_at,session:sessions(id,title)";
const pageSize = 10;
const firstPage: Memory | null = null;
/** Later pages are asked for by the last memory before them. */
type PageContext = { readonly pageParam: Memory | null; readonly signal: AbortSignal };

const memoriesKey = (userId: string) => ["memories", userId] as const;

/** Several memories of one session may have the same timestamp; the id tells them apart. */
const olderThan = ({ id, created_at: at }: Memory) =>
  `created_at.lt."${at}",and(created_at.eq."${at}",id.lt.${id})`;

/** What the companion remembers of a person, newest first, a page at a time. */
export function useMemories(userId: string) {
  const { db } = useBackend();
  return useInfiniteQuery({
    queryKey: memoriesKey(userId),
    queryFn: async ({ pageParam: last, signal }: PageContext) => {
      const own = db.from("memories").select(columns).setHeader(personHeader, userId);
      const older = last === null ? own : own.or(olderThan(last));
      const newestFirst = older
        .order("created_at", { ascending: false })
        .order("id", { ascending: false })
        .limit(pageSize);
      return parsed(z.array(memorySchema), await newestFirst.abortSignal(signal));
    },
    initialPageParam: firstPage,
    getNextPageParam: (page) => (page.length === pageSize ? page.at(-1) : undefined),
    // A conversation that has just ended may have left some, and a deleted one has no page to link to.
    staleTime: 0,
    select: ({ pages }) => pages.flat(),
  });
}

/** Forgets one memory, by its id, or everything. */
export function useForget(userId: string) {
  const { db } = useBackend();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (what: { readonly id: string } | "everything") => {
      const own = db.from("memories").delete().setHeader(personHeader, userId);
      // The data service rejects deletions without a filter; row-level security decides whose rows they are.
      checked(await (what === "everything" ? own.not("id", "is", null) : own.eq("id", what.id)));
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: memoriesKey(userId) }),
  });
}
