import { z } from "zod";
import { languageCodes } from "#shared/catalogues/languages.ts";
import { defaultPace, paces, type Pace, voiceStyles } from "#shared/catalogues/voices.ts";
import { planIds, plans, type Plan } from "#shared/plans.ts";

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

/** The limit on names, in characters. */
export const longestName = 120;

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
