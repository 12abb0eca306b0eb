import { z } from "zod";
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
import { languageCodes } from "#shared/catalogues/languages.ts";
import { defaultPace, paces, type Pace, voiceStyles } from "#shared/catalogues/voices.ts";
import { planIds, plans, type Plan } from "#shared/plans.ts";
import { userIdOf } from "./auth-store.ts";
import { type Services, useAuth, useBackend, type Backend } from "./services.tsx";
import { type DataFailure, checked, columnsOf, failureOf, parsed } from "./query.ts";
import { personHeader } from "./person-header.ts";

const preferencesSchema = z
  .object({
    email_reminders: z.boolean().catch(true),
    mood_reminders: z.boolean().catch(true),
    session_summaries: z.boolean().catch(true),
    weekly_notice: z.boolean().catch(true),
    preferred_language: z.enum(languageCodes).optional().catch(undefined),
    voice_preference: z.enum(voiceStyles).optional().catch(undefined),
    /** One that only a newer app knows is kept, so that an older tab doesn't take it back. */
    pace: z.string().optional().catch(undefined),
  })
  .catchall(z.json().optional());

/** The person's own row of `profiles`. Preference keys that this app doesn't know are preserved. */
export const profileSchema = z.object({
  id: z.string(),
  email: z.string(),
  full_name: z.string().nullable(),
  timezone: z.string().catch("UTC"),
  country: z.string().nullable(),
  notification_preferences: z.preprocess((value) => value ?? {}, preferencesSchema),
  /** Whether the companion may remember anything. */
  memory_enabled: z.boolean().default(true),
  age_confirmed_at: z.string().nullable(),
  terms_accepted_at: z.string().nullable(),
  subscription_plan: z.enum(planIds).catch("free"),
  subscription_status: z.string().nullable(),
  pass_expires_at: z.string().nullable(),
  /** When the plan above ends if nothing else changes. */
  plan_ends_at: z.string().nullable().default(null),
});

export type Profile = z.infer<typeof profileSchema>;
export type Preferences = Profile["notification_preferences"];

/** How the person wants to talk. */
export function paceOf({ pace }: Preferences): Pace {
  return paces.find((it) => it === pace) ?? defaultPace;
}

/** What a person may change about themselves. */
export type ProfilePatch = Partial<
  Pick<Profile, "full_name" | "timezone" | "country" | "notification_preferences" | "memory_enabled">
>;

/**
 * Whether the person has yet to confirm their age and accept the terms, before which they can't use the app.
 */
export function isUnconfirmed({ age_confirmed_at, terms_accepted_at }: Profile): boolean {
  return age_confirmed_at === null || terms_accepted_at === null;
}

/** Whether onboarding has nothing left to ask; until then, the wizard replaces the home page. */
export function isProfileComplete(profile: Profile): boolean {
  const { preferred_language, voice_preference } = profile.notification_preferences;
  return Boolean(profile.full_name?.trim() && preferred_language && voice_preference && profile.country);
}

const livingStatuses: ReadonlySet<string | null> = new Set(["active", "trialing", "past_due"]);

/**
 * The plan that applies at `now` (ms since the epoch): an expired 24-hour pass counts as free, as does a
 * subscription that has ended or whose grace period after a failed renewal is over. For display only; the
 * server decides for itself.
 */
export function planOf(profile: Profile, now: number): Plan {
  const plan = plans[profile.subscription_plan];
  if (plan.interval === "none") return plan;
  if (profile.plan_ends_at !== null && Date.parse(profile.plan_ends_at) <= now) return plans.free;
  const alive =
    plan.interval === "once"
      ? Date.parse(profile.pass_expires_at ?? "") > now
      : livingStatuses.has(profile.subscription_status);
  return alive ? plan : plans.free;
}

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
