import { describe, expect, test } from "vitest";
import {
  loginUrl,
  readAuthFragment,
  readAuthQuery,
  refusedLinkUrl,
  safeRedirect,
  withoutAuthQuery,
} from "./auth-urls.ts";

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

test.each([
  ["", { open: false, linkRefused: false, target: "/dashboard" }],
  ["?login=1", { open: true, linkRefused: false, target: "/dashboard" }],
  ["?login=true", { open: false, linkRefused: false, target: "/dashboard" }],
  [
    "?login=1&redirect=%2Fdashboard%2Fchat%3Fa%3D1",
    { open: true, linkRefused: false, target: "/dashboard/chat?a=1" },
  ],
  ["?login=1&redirect=%2F%2Fevil.example", { open: true, linkRefused: false, target: "/dashboard" }],
  [refusedLinkUrl.slice(1), { open: true, linkRefused: true, target: "/dashboard" }],
])("%j", (query, expected) => {
  expect(readAuthQuery(new URLSearchParams(query))).toEqual(expected);
});

test("closing keeps the rest of the query", () => {
  const left = withoutAuthQuery(new URLSearchParams("?login=1&redirect=%2Fx&link=refused&from=mail"));
  expect(left.toString()).toBe("from=mail");
});

describe("safeRedirect", () => {
  test.each([
    ["/dashboard/settings", "/dashboard/settings"],
    ["/dashboard/sessions?search=a%20b&sort=newest", "/dashboard/sessions?search=a%20b&sort=newest"],
    ["/dashboard/session/1#notes", "/dashboard/session/1#notes"],
    ["/", "/"],
    ["/a/../dashboard/chat", "/dashboard/chat"],
    ["/dashboard?next=https://evil.example", "/dashboard?next=https://evil.example"],
  ])("keeps %s", (wanted, target) => {
    expect(safeRedirect(wanted)).toBe(target);
  });

  test.each([
    [null],
    [""],
    ["dashboard"],
    ["//evil.example"],
    ["///evil.example"],
    ["/\\evil.example"],
    ["\\\\evil.example"],
    ["/dashboard\\..\\evil"],
    ["/\t/evil.example"],
    ["/\n/evil.example"],
    ["\t//evil.example"],
    [" //evil.example"],
    ["/.//evil.example"],
    ["/x/..//evil.example"],
    ["https://evil.example"],
    ["https:evil.example"],
    ["javascript:alert(1)"],
    ["data:text/html,x"],
    ["@evil.example"],
    ["/%2e//evil.example"],
  ])("refuses %j", (wanted) => {
    expect(safeRedirect(wanted)).toBe("/dashboard");
  });

  test("a path that only looks encoded stays a path of this site", () => {
    expect(safeRedirect("/%2F%2Fevil.example")).toBe("/%2F%2Fevil.example");
    expect(new URL(safeRedirect("/%5Cevil.example"), "https://app.example").host).toBe("app.example");
  });
});

test("loginUrl carries path and query through", () => {
  const address = loginUrl("/dashboard/sessions?search=a&b=1");
  expect(address).toBe("/?login=1&redirect=%2Fdashboard%2Fsessions%3Fsearch%3Da%26b%3D1");
  const query = new URL(address, "https://app.example").searchParams;
  expect(safeRedirect(query.get("redirect"))).toBe("/dashboard/sessions?search=a&b=1");
});
