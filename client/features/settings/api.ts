import { useState } from "react";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { accountDeletionSchema } from "#shared/account.ts";
import { endpoints } from "#shared/http.ts";
import { hasAskedDeletion, noteDeletion } from "#client/lib/asked-deletion.ts";
import { type DataFailure, checked, dataFailureOf, failureOf, parsed } from "#client/lib/query.ts";
import { useBackend } from "#client/lib/services.tsx";
import { personHeader } from "#client/lib/person-header.ts";

/** One browser in which the person is signed in. */
const signInSchema = z.object({
  id: z.string(),
  /** The browser's own words. */
  user_agent: z.string().nullable(),
  last_used_at: z.string(),
  this_one: z.boolean(),
});
export type SignIn = z.infer<typeof signInSchema>;

const signInsKey = (userId: string) => ["settings", userId, "sign-ins"] as const;

/** Where the person is signed in, the latest first. */
export function useSignIns(userId: string) {
  const { db } = useBackend();
  return useQuery({
    queryKey: signInsKey(userId),
    queryFn: async ({ signal }) => {
      const own = db.rpc("my_sign_ins").setHeader(personHeader, userId);
      return parsed(z.array(signInSchema), await own.abortSignal(signal));
    },
  });
}

/** Ends one sign-in, by its id. */
export function useEndSignIn(userId: string) {
  const { db } = useBackend();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      checked(await db.rpc("end_sign_in", { sign_in: id }).setHeader(personHeader, userId));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: signInsKey(userId) }),
  });
}

/** Reloads the list after sign-ins have ended by other means. */
export function useReloadSignIns(userId: string) {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: signInsKey(userId) });
}

/** Something the companion remembers, and the session it came from; null if that session was deleted. */
const memorySchema = z.object({
  id: z.string(),
  content: z.string(),
  created_at: z.string(),
  session: z.object({ id: z.string(), title: z.string().nullable() }).nullable(),
});
export type Memory = z.infer<typeof memorySchema>;

const memoryColumns = "id,content,created_at,session:sessions(id,title)";
const memoriesPerPage = 10;
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
      const own = db.from("memories").select(memoryColumns).setHeader(personHeader, userId);
      const older = last === null ? own : own.or(olderThan(last));
      const newestFirst = older
        .order("created_at", { ascending: false })
        .order("id", { ascending: false })
        .limit(memoriesPerPage);
      return parsed(z.array(memorySchema), await newestFirst.abortSignal(signal));
    },
    initialPageParam: firstPage,
    getNextPageParam: (page) => (page.length === memoriesPerPage ? page.at(-1) : undefined),
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

/**
 * `billing`: the account is kept because its subscription couldn't be ended. `signed-out`: the person has to
 * log in again first. `sign-in`: the last sign-in is too long ago, so they have to prove who they are.
 */
export type AccountDeletionOutcome = "deleted" | "billing" | "signed-out" | "sign-in" | DataFailure;

const unauthorized = 401;

/** What the relay's answer to a request to delete the account means. */
export async function outcomeOf(response: Response): Promise<AccountDeletionOutcome> {
  if (response.status === unauthorized) return "signed-out";
  const body: unknown = await response.json().catch(() => null);
  const answer = accountDeletionSchema.safeParse(body);
  if (!answer.success) return response.ok ? "server-error" : dataFailureOf(response.status);
  if (answer.data.outcome === "deleted") return "deleted";
  return answer.data.because === "signIn" ? "sign-in" : "billing";
}

/**
 * Deletes the signed-in person's account and all their data through the relay, which ends any paid subscription
 * before it deletes anything. Safe to repeat; never rejects. `isUnsure`: one was asked for, and nobody knows what became
 * of it.
 */
export function useDeleteAccount(userId: string) {
  const { relay } = useBackend();
  const { method, path } = endpoints.accountDelete;
  const [isUnsure, setUnsure] = useState(() => hasAskedDeletion(userId));
  const note = (fate: "asked" | "kept") => {
    noteDeletion(userId, fate);
    setUnsure(fate === "asked");
  };
  const { mutateAsync } = useMutation({
    mutationFn: async () => outcomeOf(await relay(path, { method })),
  });
  const deleteAccount = async (): Promise<AccountDeletionOutcome> => {
    noteDeletion(userId, "asked");
    const outcome = await mutateAsync().catch(failureOf);
    const isKept = outcome === "billing" || outcome === "sign-in";
    // A session that was renewed for the request itself says nothing about what became of it.
    if (outcome === "unreachable" || outcome === "server-error") note("asked");
    // One that is refused did nothing, but an earlier one may have.
    else if (isKept || (outcome !== "deleted" && !isUnsure)) note("kept");
    return outcome;
  };
  return { isUnsure, deleteAccount };
}
