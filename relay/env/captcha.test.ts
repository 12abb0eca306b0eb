import { describe, expect, test } from "vitest";
import { envOf, hosted, local, problemsOf } from "../testing/env.ts";

const turnstileKey = "0x4AAAAAAAbCdEfGhIjKlMnO";
const hcaptchaKey = "a5f74b19-9e45-40e0-b45d-47ff91b7a6c2";

const captcha = (provider: string | undefined, key: string | undefined) => ({
  CAPTCHA_PROVIDER: provider,
  CAPTCHA_SITE_KEY: key,
});

test("is off unless configured, and an empty value counts as unset", () => {
  expect(envOf(hosted).captcha).toBeUndefined();
  expect(envOf({ ...hosted, ...captcha("", " ") }).captcha).toBeUndefined();
});

test.each([
  ["turnstile", turnstileKey],
  ["hcaptcha", hcaptchaKey],
])("%s with its site key", (provider, siteKey) => {
  expect(envOf({ ...hosted, ...captcha(provider, siteKey) }).captcha).toEqual({ provider, siteKey });
});

describe("refuses in one line that names the variable", () => {
  test.each([
    ["CAPTCHA_SITE_KEY", "turnstile", undefined, "isn't set"],
    ["CAPTCHA_PROVIDER", undefined, turnstileKey, "isn't set"],
    ["CAPTCHA_PROVIDER", "recaptcha", turnstileKey, "isn't valid"],
    ["CAPTCHA_SITE_KEY", "turnstile", hcaptchaKey, "isn't a site key of the provider"],
    ["CAPTCHA_SITE_KEY", "hcaptcha", turnstileKey, "isn't a site key of the provider"],
    ["CAPTCHA_SITE_KEY", "turnstile", "site key", "isn't a site key of the provider"],
    ["CAPTCHA_SITE_KEY", "turnstile", "0x4AAAAAAAbCdEfGhIjKlMnOpQrStUvWxYz0", "is a secret key"],
    ["CAPTCHA_SITE_KEY", "hcaptcha", "ES_0123456789abcdef0123456789abcdef", "is a secret key"],
    ["CAPTCHA_SITE_KEY", "hcaptcha", `0x${"A1".repeat(20)}`, "is a secret key"],
  ])("%s, with provider %s and key %s", (name, provider, key, reason) => {
    expect(problemsOf({ ...hosted, ...captcha(provider, key) })).toEqual([
      expect.stringMatching(`^${name} (${reason}).* Set it to .+`),
    ]);
  });
});

test.each([
  ["turnstile", "1x00000000000000000000AA"],
  ["hcaptcha", "10000000-ffff-ffff-ffff-000000000001"],
])("%s's test keys are accepted only on a developer's machine", (provider, key) => {
  expect(problemsOf({ ...local, ...captcha(provider, key) })).toEqual([]);
  expect(problemsOf({ ...hosted, ...captcha(provider, key) })).toEqual([
    expect.stringMatching("^CAPTCHA_SITE_KEY is a test key"),
  ]);
});
