import { act, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { reportFile, SampleReport } from "./sample-report.tsx";

async function open(id: string) {
  await act(async () =>
    render(
      <MemoryRouter>
        <SampleReport id={id} />
      </MemoryRouter>,
    ),
  );
}

test.each([
  ["weekly", "Weekly report", "+12%"],
  ["monthly", "Monthly report", "+8%"],
  ["february", "February report", "-4%"],
  ["whatever", "Weekly report", "+12%"],
])("%s is a sample and says so", async (id, title, change) => {
  await open(id);
  expect(screen.getByRole("heading", { level: 1, name: title })).toBeTruthy();
  expect(screen.getByText(change)).toBeTruthy();
  expect(screen.getByRole("status").textContent).toMatch(/This is a sample/);
  expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(3);
  expect(screen.getByRole("link", { name: "Back to Wrap-ups" }).getAttribute("href")).toBe(
    "/dashboard/emotional-wrap-ups",
  );
});

test("downloads a self-contained file that is marked as a sample and says more than the page", async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    saved.push(file as Blob);
    return "blob:sample";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  await open("february");
  fireEvent.click(screen.getByRole("button", { name: "Download Full Recommendations" }));
  const page = await saved[0]?.text();
  expect(page).toMatch(/^<!doctype html>\n<html lang="en" dir="ltr">/);
  expect(page).toContain("This is a sample.");
  expect(page?.match(/How to start:/g)).toHaveLength(3);
  expect(page).not.toMatch(/src=|href=|<script|@import|url\(/);
});

test("its texts can't become markup", () => {
  const hostile = '<img src=x onerror="alert(1)">';
  const words = {
    language: "en",
    direction: "ltr",
    title: hostile,
    period: hostile,
    sample: hostile,
  } as const;
  const advice = [{ title: hostile, body: hostile, how: hostile }];
  const file = reportFile({ ...words, recommendations: hostile, advice, how: hostile, note: hostile });
  expect(file).not.toContain("<img");
});
