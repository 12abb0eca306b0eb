import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { countVisit, noteHelped, useInstallPrompt } from "#client/lib/install-offer.ts";
import { InstallCard } from "./install-card.tsx";

const prompt = vi.fn<() => Promise<void>>(async () => undefined);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  prompt.mockClear();
  useInstallPrompt.setState({ prompt: { prompt } });
  for (const day of ["2026-11-18", "2026-11-19"]) countVisit(day);
});

const open = () => render(<InstallCard today={() => "2026-11-20"} />);

test("on the third day the browser's question is asked for, once", () => {
  const { unmount } = open();
  fireEvent.click(screen.getByRole("button", { name: "Add Hearken" }));
  expect(prompt).toHaveBeenCalledOnce();
  unmount();
  open();
  expect(screen.queryByRole("heading")).toBeNull();
});

test("no is remembered", () => {
  const { unmount } = open();
  fireEvent.click(screen.getByRole("button", { name: "No, thanks" }));
  expect(screen.queryByRole("heading")).toBeNull();
  unmount();
  open();
  expect(screen.queryByRole("heading")).toBeNull();
  expect(prompt).not.toHaveBeenCalled();
});

test("nothing is offered where help was needed", () => {
  noteHelped();
  open();
  expect(screen.queryByRole("heading")).toBeNull();
});
