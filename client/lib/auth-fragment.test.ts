import { describe, expect, test } from "vitest";
import { readAuthFragment } from "./auth-fragment.ts";

const tokens = { accessToken: "a.b.c", refreshToken: "r" };

describe("readAuthFragment", () => {
  test.each([
    ["", { kind: "none" }],
    ["#", { kind: "none" }],
    ["#pricing", { kind: "none" }],
    ["#type=signup", { kind: "none" }],
    ["#type=recovery", { kind: "recovery", tokens: null }],
    ["type=recovery", { kind: "recovery", tokens: null }],
    ["#access_token=a.b.c&refresh_token=r&type=recovery", { kind: "recovery", tokens }],
    [
      "#access_token=a.b.c&expires_in=3600&refresh_token=r&token_type=bearer&type=signup",
      { kind: "sign-in", tokens },
    ],
    ["#access_token=a.b.c&refresh_token=r", { kind: "sign-in", tokens }],
    ["#access_token=a.b.c", { kind: "none" }],
    ["#refresh_token=r", { kind: "none" }],
    ["#access_token=&refresh_token=", { kind: "none" }],
    ["#access_token=a.b.c&type=recovery", { kind: "recovery", tokens: null }],
  ])("%j is %j", (hash, expected) => {
    expect(readAuthFragment(hash)).toEqual(expected);
  });

  test("a refused link keeps its code and whether it was a recovery link", () => {
    const refused = "#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid";
    expect(readAuthFragment(refused)).toEqual({ kind: "error", code: "otp_expired", recovery: false });
    expect(readAuthFragment(`${refused}&type=recovery`)).toEqual({
      kind: "error",
      code: "otp_expired",
      recovery: true,
    });
    expect(readAuthFragment("#error=server_error")).toEqual({
      kind: "error",
      code: "server_error",
      recovery: false,
    });
  });

  test("only the exact word marks a recovery", () => {
    expect(readAuthFragment("#type=recovery2").kind).toBe("none");
    expect(readAuthFragment("#x=type%3Drecovery").kind).toBe("none");
    expect(readAuthFragment("#%E0%A4%A").kind).toBe("none");
  });
});
