import { act, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ReferralCountsSection, rowsOf } from "./referral-counts.tsx";

test("small and missing counts are shown as fewer than five", async () => {
  const counts = [
    { month: "2026-11", level: "active", country: "GB", count: null },
    { month: "2026-11", level: "possible", country: "GB", count: 1_234 },
  ];
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ counts })));
  await act(async () => {
    render(<ReferralCountsSection />);
  });
  const cells = screen.getAllByRole("cell").map(({ textContent }) => textContent);
  expect(cells).toEqual(["United Kingdom", "1,234", "fewer than 5", "fewer than 5"]);
});

test("counts become one row per month and country, small and missing ones alike", () => {
  const rows = rowsOf([
    { month: "2026-11", level: "active", country: "GB", count: null },
    { month: "2026-11", level: "possible", country: "GB", count: 5 },
  ]);
  expect(rows).toEqual([
    { month: "2026-11", country: "GB", levels: { possible: 5, active: null, imminent: null } },
  ]);
});

test("counts become one row per month and country, in their original order", () => {
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
