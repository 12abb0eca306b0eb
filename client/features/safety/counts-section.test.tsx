import { act, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { CountsSection } from "./counts-section.tsx";

test("small counts are told as fewer than five, and so are those that are not there", async () => {
  const counts = [
    { month: "2026-11", level: "active", country: "GB", count: null },
    { month: "2026-11", level: "possible", country: "GB", count: 1_234 },
  ];
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ counts })));
  await act(async () => {
    render(<CountsSection />);
  });
  const cells = screen.getAllByRole("cell").map(({ textContent }) => textContent);
  expect(cells).toEqual(["United Kingdom", "1,234", "fewer than 5", "fewer than 5"]);
});
