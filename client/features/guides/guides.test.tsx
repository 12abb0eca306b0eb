import { act, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { Guide, ProductivityGuide } from "./guide.tsx";

const open = (page: ReactElement) => act(async () => render(<MemoryRouter>{page}</MemoryRouter>));
const targets = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));
const isInert = (text: string) => screen.getByText(text).closest("[inert]") !== null;

test("without access the content is unreachable, and both buttons lead to the plans", async () => {
  await open(<ProductivityGuide access={false} />);
  expect(isInert("Getting started")).toBe(true);
  expect(screen.getByRole("heading", { name: "Premium Feature" })).toBeTruthy();
  for (const name of ["Unlock with Premium", "View Plans"])
    expect(screen.getByRole("link", { name }).getAttribute("href")).toBe("/dashboard/usage");
});

test("with access the three guides have no overlay", async () => {
  await open(<ProductivityGuide access />);
  expect(isInert("Getting started")).toBe(false);
  expect(screen.queryByText("Premium Feature")).toBeNull();
  expect(targets()).toEqual([
    "/dashboard/guides/task-prioritization",
    "/dashboard/guides/focus-techniques",
    "/dashboard/guides/habit-building",
  ]);
});

test("a locked guide says so under its title, with a back link, and isn't on the page as a whole", async () => {
  await open(<Guide name="habit-building" access={false} />);
  expect(screen.getByRole("heading", { name: "Premium Feature" })).toBeTruthy();
  expect(targets()[0]).toBe("/dashboard/productivity-guide");
  const first = await screen.findByText("How habits come about");
  expect(first.closest("[inert]")).not.toBeNull();
  const headings = screen.getAllByRole("heading", { hidden: true }).map(({ textContent }) => textContent);
  expect(headings).toEqual(["Habit Building", "How habits come about", "Premium Feature"]);
  const said = screen.getByText("The Productivity Guide comes with Premium and the 24-hour pass.");
  expect(screen.getByRole("banner").contains(said)).toBe(true);
  expect(screen.queryByRole("heading", { name: "Sources", hidden: true })).toBeNull();
});

test("a guide shows its sources", async () => {
  await open(<Guide name="task-prioritization" access />);
  expect(await screen.findByRole("heading", { name: "The four fields" })).toBeTruthy();
  expect(targets().filter((target) => target?.startsWith("https://"))).toHaveLength(4);
});
