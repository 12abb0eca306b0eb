import { describe, expect, test } from "vitest";
import { isProfileComplete, paceOf, planOf, profileSchema, type Profile } from "./profile.ts";

const row = {
  id: "ada",
  email: "ada@example.org",
  full_name: "Ada",
  timezone: "Europe/London",
  country: "GB",
  notification_preferences: { preferred_language: "en", voice_preference: "warm" },
  age_confirmed_at: null,
  terms_accepted_at: null,
  subscription_plan: "free",
  subscription_status: null,
  pass_expires_at: null,
};

const profile = (changed: Partial<Record<keyof Profile, unknown>> = {}) =>
  profileSchema.parse({ ...row, ...changed });

const paceIn = (pace: unknown) => profile({ notification_preferences: { pace } }).notification_preferences;

describe("profileSchema", () => {
  test("toggles that were never set are on, and unknown keys are preserved", () => {
    const { notification_preferences } = profile({
      notification_preferences: { beta: { x: 1 }, mood_reminders: false },
    });
    expect(notification_preferences).toMatchObject({
      email_reminders: true,
      mood_reminders: false,
      session_summaries: true,
      beta: { x: 1 },
    });
  });

  test("missing preferences get the defaults", () => {
    expect(profile({ notification_preferences: null }).notification_preferences.email_reminders).toBe(true);
  });

  test("a pace this app does not know is kept, and counts as normal", () => {
    expect(paceIn("glacial").pace).toBe("glacial");
    expect([paceIn("glacial"), paceIn(undefined), paceIn(3), paceIn("quick")].map(paceOf)).toEqual([
      "normal",
      "normal",
      "normal",
      "quick",
    ]);
  });

  test("a plan this app does not know counts as free", () => {
    expect(profile({ subscription_plan: "platinum" }).subscription_plan).toBe("free");
  });
});

describe("isProfileComplete", () => {
  test("with all four answers", () => {
    expect(isProfileComplete(profile())).toBe(true);
  });

  test.each([
    [{ full_name: null }],
    [{ full_name: "  " }],
    [{ country: null }],
    [{ notification_preferences: { preferred_language: "en" } }],
    [{ notification_preferences: { voice_preference: "warm" } }],
    [{ notification_preferences: null }],
  ])("not with %j", (missing) => {
    expect(isProfileComplete(profile(missing))).toBe(false);
  });
});

describe("planOf", () => {
  const now = Date.parse("2025-11-20T12:00:00Z");
  test.each([
    [{}, "free"],
    [{ subscription_plan: "premium-monthly", subscription_status: "active" }, "premium-monthly"],
    [{ subscription_plan: "premium-annual", subscription_status: "trialing" }, "premium-annual"],
    [{ subscription_plan: "premium-monthly", subscription_status: "past_due" }, "premium-monthly"],
    [
      {
        subscription_plan: "premium-monthly",
        subscription_status: "past_due",
        plan_ends_at: "2025-11-20T12:00:01Z",
      },
      "premium-monthly",
    ],
    [
      {
        subscription_plan: "premium-monthly",
        subscription_status: "past_due",
        plan_ends_at: "2025-11-20T12:00:00Z",
      },
      "free",
    ],
    [{ subscription_plan: "premium-monthly", subscription_status: "canceled" }, "free"],
    [{ subscription_plan: "premium-monthly", subscription_status: null }, "free"],
    [{ subscription_plan: "24hour_pass", pass_expires_at: "2025-11-20T12:00:01Z" }, "24hour_pass"],
    [{ subscription_plan: "24hour_pass", pass_expires_at: "2025-11-20T12:00:00Z" }, "free"],
    [{ subscription_plan: "24hour_pass", pass_expires_at: null }, "free"],
  ])("%j is %s", (changed, plan) => {
    expect(planOf(profile(changed), now).id).toBe(plan);
  });
});
