import {
  type QueryClient,
  QueryObserver,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useCallback } from "react";
import { userIdOf } from "./auth-store.ts";
import type { Backend } from "./backend.ts";
import { type DataFailure, checked, columnsOf, failureOf, parsed } from "./query.ts";
import { type Preferences, type Profile, type ProfilePatch, profileSchema } from "./profile.ts";
import { type Services, useAuth, useBackend } from "./services.tsx";
import { personHeader } from "./supabase.ts";

const profileKey = (userId: string | null) => ["profile", userId] as const;

async function readProfile(db: Backend["db"], userId: string, signal?: AbortSignal): Promise<Profile> {
  const own = db.from("profiles").select(columnsOf(profileSchema)).setHeader(personHeader, userId);
  return parsed(profileSchema, await (signal ? own.abortSignal(signal) : own).single());
}

/** Read once by all screens, and again when the person returns to the tab: a plan may have been bought in another. */
function profileQuery(db: Backend["db"], userId: string | null) {
  return queryOptions({
    queryKey: profileKey(userId),
    queryFn: userId === null ? skipToken : ({ signal }) => readProfile(db, userId, signal),
    staleTime: Infinity,
    refetchOnWindowFocus: "always",
  });
}

/** The profile of whoever is signed in. */
export function useProfile() {
  const userId = userIdOf(useAuth());
  const { db } = useBackend();
  return useQuery(profileQuery(db, userId));
}

/** Loads the profile of whoever signs in, on any page, and calls back each time it has come or changed. */
export function followProfile(
  { auth, backend, queries }: Pick<Services, "auth" | "backend" | "queries">,
  onProfile: (profile: Profile) => void,
): void {
  let stop: (() => void) | undefined;
  auth.subscribe((state, before) => {
    const userId = userIdOf(state);
    if (userId === userIdOf(before)) return;
    stop?.();
    const profile = new QueryObserver(queries, {
      ...profileQuery(backend.db, userId),
      notifyOnChangeProps: ["data"],
    });
    stop = profile.subscribe(({ data }) => {
      if (data) onProfile(data);
    });
  });
}

/** Reloads the profile, so that a newly bought plan takes effect. A failed read changes nothing. */
export function refreshProfile(queries: QueryClient, userId: string): Promise<void> {
  return queries.refetchQueries({ queryKey: profileKey(userId) });
}

/** Shows what was saved, unless somebody else has signed in since. */
async function hold(queries: QueryClient, saved: Profile): Promise<void> {
  const queryKey = profileKey(saved.id);
  if (queries.getQueryData(queryKey) === undefined) return;
  // What is being read may be older than what was saved.
  await queries.cancelQueries({ queryKey });
  queries.setQueryData<Profile>(queryKey, (held) => held && saved);
}

export type SaveOutcome = "saved" | DataFailure;

type Change = {
  readonly patch: Omit<ProfilePatch, "notification_preferences">;
  readonly preferences: Partial<Preferences> | undefined;
};

/** The changed preferences over those on the server, so that what was just saved in another tab survives. */
async function wholePatch(
  db: Backend["db"],
  userId: string,
  { patch, preferences }: Change,
): Promise<ProfilePatch> {
  if (preferences === undefined) return patch;
  const { notification_preferences } = await readProfile(db, userId);
  return { ...patch, notification_preferences: { ...notification_preferences, ...preferences } };
}

/** Saves changes to a person's profile. */
export function useSaveProfile(userId: string) {
  const { db } = useBackend();
  const queries = useQueryClient();
  const { mutateAsync } = useMutation({
    // One after another: each starts from what the one before has left.
    scope: { id: profileKey(userId).join(" ") },
    mutationFn: async (change: Change) => {
      const patch = await wholePatch(db, userId, change);
      // The data service rejects updates without a filter; row-level security decides whose row it is.
      const own = db.from("profiles").update(patch).not("id", "is", null).setHeader(personHeader, userId);
      return parsed(profileSchema, await own.select(columnsOf(profileSchema)).single());
    },
    onSuccess: (saved) => hold(queries, saved),
  });
  return useCallback(
    (patch: Change["patch"], preferences?: Partial<Preferences>): Promise<SaveOutcome> =>
      mutateAsync({ patch, preferences }).then(() => "saved", failureOf),
    [mutateAsync],
  );
}

/** Records on the server that this person confirmed their age and accepted the terms, and nothing else. */
export function useConfirmAge(userId: string) {
  const { db } = useBackend();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      checked(await db.rpc("confirm_age_and_terms").setHeader(personHeader, userId));
      return readProfile(db, userId);
    },
    onSuccess: (saved) => hold(queries, saved),
  });
}
