import { expect, test } from "vitest";
import { rowsOf } from "./counts-table.ts";

test("counts become one row a month and country, in the order in which they come", () => {
  const rows = rowsOf([
    { month: "2026-11", level: "active", country: "GB", count: 2 },
    { month: "2026-11", level: "possible", country: "GB", count: 5 },
    { month: "2026-11", level: "imminent", country: "ZZ", count: 1 },
    { month: "2026-10", level: "active", country: "GB", count: 3 },
  ]);
  expect(rows).toEqual([
    { month: "2026-11", country: "GB", levels: { possible: 5, active: 2, imminent: 0 } },
    { month: "2026-11", country: "ZZ", levels: { possible: 0, active: 0, imminent: 1 } },
    { month: "2026-10", country: "GB", levels: { possible: 0, active: 3, imminent: 0 } },
  ]);
});
