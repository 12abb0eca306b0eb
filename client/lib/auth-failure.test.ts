import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
} from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { isPassing } from "./account-port.ts";
import { authFailureOf } from "./supabase-account-port.ts";

test.each([
  [new AuthApiError("Invalid login credentials", 400, "invalid_credentials"), "wrong-credentials"],
  [new AuthApiError("Invalid login credentials", 400, undefined), "wrong-credentials"],
  [new AuthApiError("Email not confirmed", 400, "email_not_confirmed"), "unconfirmed"],
  [new AuthApiError("User already registered", 422, "user_already_exists"), "taken"],
  [new AuthApiError("User already registered", 400, undefined), "taken"],
  [
    new AuthApiError("For security purposes, you can only request this after 40 seconds.", 429, undefined),
    "rate-limited",
  ],
  [new AuthApiError("slow down", 429, "something_new"), "rate-limited"],
  [new AuthApiError("email rate limit exceeded", 429, "over_email_send_rate_limit"), "rate-limited"],
  [new AuthWeakPasswordError("Password should be longer", 422, ["length"]), "weak-password"],
  [new AuthApiError("New password should be different", 422, "same_password"), "same-password"],
  [
    new AuthApiError("Unable to validate email address: invalid format", 400, "validation_failed"),
    "bad-email",
  ],
  [new AuthApiError("Signups not allowed for this instance", 422, "signup_disabled"), "sign-up-closed"],
  [new AuthSessionMissingError(), "session-missing"],
  [new AuthApiError("You must be logged in", 401, undefined), "session-missing"],
  [new AuthRetryableFetchError("Failed to fetch", 0), "unreachable"],
  [new AuthRetryableFetchError("Bad gateway", 502), "server-error"],
  [new AuthApiError("boom", 500, undefined), "server-error"],
  [new AuthApiError("no idea", 418, "teapot"), "unknown"],
  [new TypeError("Failed to fetch"), "unreachable"],
  [new Error("something"), "unknown"],
  ["a string", "unknown"],
  [undefined, "unknown"],
])("%s is told apart as %s", (error, expected) => {
  expect(authFailureOf(error)).toBe(expected);
});

test("only network and server failures are temporary", () => {
  expect(isPassing("unreachable")).toBe(true);
  expect(isPassing("rate-limited")).toBe(true);
  expect(isPassing("wrong-credentials")).toBe(false);
});
