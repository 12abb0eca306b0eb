import { describe, expect, test } from "vitest";
import { profileSchema } from "#client/lib/profile.ts";
import { firstAnswers, missingIn, patchOf, withZone, type Answers } from "./onboarding-answers.ts";

const fresh = profileSchema.parse({
  id: "ada",
  email: "ada@example.org",
  full_name: null,
  timezone: "UTC",
  country: null,
  notification_preferences: {},
  age_confirmed_at: null,
  terms_accepted_at: null,
  subscription_plan: "free",
  subscription_status: "none",
  pass_expires_at: null,
});

const full: Answers = {
  fullName: "Ada",
  language: "en",
  voice: "warm",
  zone: "Europe/London",
  country: "GB",
};

describe("first answers", () => {
  test("a new profile: zone from the browser, country from the zone", () => {
    expect(firstAnswers(fresh, "Europe/Berlin", null)).toEqual({
      fullName: "",
      language: null,
      voice: null,
      zone: "Europe/Berlin",
      country: "DE",
    });
  });

  test("the profile takes precedence over any guess", () => {
    const profile = {
      ...fresh,
      full_name: "Ada",
      timezone: "Asia/Tokyo",
      country: "CA",
      notification_preferences: { ...fresh.notification_preferences, preferred_language: "fr" as const },
    };
    expect(firstAnswers(profile, "Europe/Berlin", null)).toEqual({
      fullName: "Ada",
      language: "fr",
      voice: null,
      zone: "Asia/Tokyo",
      country: "CA",
    });
  });

  test("a language chosen on this device after sign-up takes precedence over the one at sign-up", () => {
    const profile = {
      ...fresh,
      notification_preferences: { ...fresh.notification_preferences, preferred_language: "en" as const },
    };
    expect(firstAnswers(profile, "UTC", "fr").language).toBe("fr");
  });

  test("a zone without a country leaves the country open", () => {
    expect(firstAnswers(fresh, "UTC", null).country).toBeNull();
    expect(firstAnswers({ ...fresh, country: "??" }, "UTC", null).country).toBeNull();
  });
});

describe("another zone", () => {
  test("changes the country while it is a guess", () => {
    expect(withZone(full, "Europe/Paris").country).toBe("FR");
    expect(withZone({ ...full, country: null }, "Asia/Tokyo").country).toBe("JP");
  });

  test("keeps a chosen country, and keeps the country if the zone has none", () => {
    expect(withZone({ ...full, country: "IE" }, "Europe/Paris").country).toBe("IE");
    expect(withZone(full, "UTC").country).toBe("GB");
  });
});

describe("required answers", () => {
  test.each([
    ["name", { fullName: "" }, ["name"]],
    ["name", { fullName: "  " }, ["name"]],
    ["name", {}, []],
    ["language", { language: null }, ["language"]],
    ["language", {}, []],
    ["preferences", { voice: null }, ["voice"]],
    ["preferences", { zone: "" }, ["zone"]],
    ["preferences", { country: null }, ["country"]],
    ["preferences", { country: null, voice: null }, ["voice", "country"]],
    ["preferences", { fullName: "", language: null }, []],
  ] as const)("%s with %j lacks %j", (step, changed, expected) => {
    expect(missingIn(step, { ...full, ...changed })).toEqual(expected);
  });
});

test("the profile gets trimmed answers", () => {
  expect(patchOf({ ...full, fullName: " Ada " })).toEqual({
    patch: { full_name: "Ada", timezone: "Europe/London", country: "GB" },
    preferences: { preferred_language: "en", voice_preference: "warm" },
  });
});
