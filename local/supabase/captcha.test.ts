import { expect, test } from "vitest";
import { createCaptchaCheck } from "./captcha.ts";

const attempt = (path: string, token?: string) =>
  new Request(`http://127.0.0.1${path}`, {
    method: "POST",
    body: JSON.stringify({ gotrue_meta_security: { captcha_token: token } }),
  });

test("a project without a captcha requires none", async () => {
  const check = createCaptchaCheck(undefined, "sb_secret_x");
  expect(await check(attempt("/auth/v1/signup"))).toBeNull();
});

test("an unreachable provider is the service's error, not the person's", async () => {
  // A port that no request is ever sent to.
  const check = createCaptchaCheck({ verifyUrl: "http://127.0.0.1:9/", secret: "s" }, "sb_secret_x");
  expect(await check(attempt("/auth/v1/signup", "token"))).toMatchObject({
    status: 500,
    body: { error_code: "unexpected_failure" },
  });
});

test.each(["/auth/v1/token?grant_type=refresh_token", "/auth/v1/token?grant_type=pkce", "/auth/v1/logout"])(
  "%s needs none",
  async (path) => {
    const check = createCaptchaCheck({ verifyUrl: "http://127.0.0.1:9/", secret: "s" }, "sb_secret_x");
    expect(await check(attempt(path))).toBeNull();
  },
);
