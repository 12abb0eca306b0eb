import { describe, expect, test } from "vitest";
import {
  emptySignUp,
  saysLinkInvalid,
  validateAddress,
  validateLogin,
  validateReset,
  validateSignUp,
} from "./rules.ts";

const today = "2025-11-20";
const good = {
  fullName: "",
  email: "ada@example.org",
  password: "secret",
  confirmPassword: "secret",
  dateOfBirth: "1990-02-03",
  terms: "yes",
};

describe("sign-up", () => {
  test("accepts a complete form, with or without a name", () => {
    expect(validateSignUp(good, today)).toEqual({});
    expect(validateSignUp({ ...good, fullName: "Ada" }, today)).toEqual({});
  });

  test("reports everything missing from an empty form at once", () => {
    expect(validateSignUp(emptySignUp, today)).toEqual({
      email: "emailRequired",
      password: "newPasswordRequired",
      dateOfBirth: "dateRequired",
      terms: "termsRequired",
    });
  });

  test.each([
    [{ email: "   " }, { email: "emailRequired" }],
    [{ password: "12345", confirmPassword: "12345" }, { password: "passwordTooShort" }],
    [{ password: "123456", confirmPassword: "123456" }, {}],
    [{ confirmPassword: "Secret" }, { confirmPassword: "passwordsDiffer" }],
    [{ confirmPassword: "secret " }, { confirmPassword: "passwordsDiffer" }],
    [{ confirmPassword: "" }, { confirmPassword: "confirmRequired" }],
    [{ password: "      ", confirmPassword: "      " }, {}],
    [{ dateOfBirth: "1990-02-30" }, { dateOfBirth: "dateInvalid" }],
    [{ dateOfBirth: "2030-01-01" }, { dateOfBirth: "dateInvalid" }],
    [{ terms: "" }, { terms: "termsRequired" }],
  ])("%j", (changed, expected) => {
    expect(validateSignUp({ ...good, ...changed }, today)).toEqual(expected);
  });

  test("reports no field error for a young date of birth, so nothing hints at the required age", () => {
    expect(validateSignUp({ ...good, dateOfBirth: "2015-01-01" }, today)).toEqual({});
  });
});

test("login requires both fields", () => {
  expect(validateLogin({ email: "a@b.c", password: "x" })).toEqual({});
  expect(validateLogin({ email: " ", password: "" })).toEqual({
    email: "emailRequired",
    password: "passwordRequired",
  });
});

test("forgot password requires an address", () => {
  expect(validateAddress({ email: "" })).toEqual({ email: "emailRequired" });
  expect(validateAddress({ email: "a@b.c" })).toEqual({});
});

describe("reset password", () => {
  test.each([
    ["", "", { newPassword: "bothRequired", confirmPassword: "bothRequired" }],
    ["secret", "", { confirmPassword: "bothRequired" }],
    ["", "secret", { newPassword: "bothRequired", confirmPassword: "passwordsDiffer" }],
    ["12345", "12345", { newPassword: "passwordTooShort" }],
    ["secret", "Secret", { confirmPassword: "passwordsDiffer" }],
    ["secret", "secret", {}],
  ])("%j and %j", (newPassword, confirmPassword, expected) => {
    expect(validateReset({ newPassword, confirmPassword })).toEqual(expected);
  });

  test.each([
    ["You must be logged in", true],
    ["Auth session missing!", true],
    ["Session from session_id claim in JWT does not exist", true],
    ["New password should be different from the old password.", false],
    ["Password should contain at least one digit", false],
    ["Failed to fetch", false],
  ])("%s: the link is to blame: %s", (message, expected) => {
    expect(saysLinkInvalid(message)).toBe(expected);
  });
});
