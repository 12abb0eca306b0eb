import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { z } from "zod";
import { useServices } from "#client/lib/services.tsx";
import { sessionSorts, type SessionQuery } from "#client/lib/sessions-port.ts";

/** `words`: the name that the words of the search are kept by, not they themselves. */
const keptSchema = z.object({
  sessionQuery: z.object({ words: z.string(), sort: z.enum(sessionSorts) }),
});

type Kept = z.infer<typeof keptSchema>;

/**
 * What is looked for, kept with this entry of the history: coming back from a session finds the list as it was left.
 * The words are neither in the address nor in the entry, which stay in the browser's history for others to read.
 */
export function useKeptQuery(): readonly [SessionQuery, (query: SessionQuery) => void] {
  const { state } = useLocation();
  const navigate = useNavigate();
  const { words } = useServices();
  const kept = keptSchema.safeParse(state).data?.sessionQuery;
  const keep = useCallback(
    ({ search, sort }: SessionQuery) => {
      const entry: Kept = { sessionQuery: { words: words.keep(search), sort } };
      void navigate(".", { replace: true, state: entry });
    },
    [navigate, words],
  );
  return [{ search: kept ? (words.of(kept.words) ?? "") : "", sort: kept?.sort ?? "newest" }, keep];
}
