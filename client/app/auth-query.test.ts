import { expect, test } from "vitest";
import { readAuthQuery, refusedLinkAddress, withoutAuthQuery } from "./auth-query.ts";

test.each([
  ["", { open: false, linkRefused: false, target: "/dashboard" }],
  ["?login=1", { open: true, linkRefused: false, target: "/dashboard" }],
  ["?login=true", { open: false, linkRefused: false, target: "/dashboard" }],
  [
    "?login=1&redirect=%2Fdashboard%2Fchat%3Fa%3D1",
    { open: true, linkRefused: false, target: "/dashboard/chat?a=1" },
  ],
  ["?login=1&redirect=%2F%2Fevil.example", { open: true, linkRefused: false, target: "/dashboard" }],
  [refusedLinkAddress.slice(1), { open: true, linkRefused: true, target: "/dashboard" }],
])("%j", (query, expected) => {
  expect(readAuthQuery(new URLSearchParams(query))).toEqual(expected);
});

test("closing keeps what else the query says", () => {
  const left = withoutAuthQuery(new URLSearchParams("?login=1&redirect=%2Fx&link=refused&from=mail"));
  expect(left.toString()).toBe("from=mail");
});
