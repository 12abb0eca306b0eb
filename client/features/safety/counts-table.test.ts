import { expect, test } from "vitest";
import { rowsOf } from "./counts-table.ts";

test("counts become one row a month and country; what is small or missing is told alike", () => {
  const rows = rowsOf([
    { month: "2026-11", level: "active", country: "GB", count: null },
    { month: "2026-11", level: "possible", country: "GB", count: 5 },
  ]);
  expect(rows).toEqual([
    { month: "2026-11", country: "GB", levels: { possible: 5, active: null, imminent: null } },
  ]);
});

test("counts become one row a month and country, in the order in which they come", () => {
  const rows = rowsOf([
    { month: "2026-11", level: "active", country: "GB", count: 12 },
    { month: "2026-11", level: "possible", country: "GB", count: 5 },
    { month: "2026-11", level: "imminent", country: "ZZ", count: 11 },
    { month: "2026-10", level: "active", country: "GB", count: 13 },
  ]);
  expect(rows).toEqual([
    { month: "2026-11", country: "GB", levels: { possible: 5, active: 12, imminent: null } },
    { month: "2026-11", country: "ZZ", levels: { possible: null, active: null, imminent: 11 } },
    { month: "2026-10", country: "GB", levels: { possible: null, active: 13, imminent: null } },
  ]);
});
