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

test("a guide is gated the same way, with a back link", async () => {
  await open(<Guide name="habit-building" access={false} />);
  expect(screen.getByText("Premium Feature")).toBeTruthy();
  expect(targets()[0]).toBe("/dashboard/productivity-guide");
});

test("a guide shows its sources", async () => {
  await open(<Guide name="task-prioritization" access />);
  expect(await screen.findByRole("heading", { name: "The four fields" })).toBeTruthy();
  expect(targets().filter((target) => target?.startsWith("https://"))).toHaveLength(4);
});
