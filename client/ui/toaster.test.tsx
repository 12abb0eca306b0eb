import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { toast, toastsAbout } from "#client/lib/toast.ts";
import { Toaster } from "./toaster.tsx";

describe("Toaster", () => {
  it("shows toasts sent before it mounted and afterwards, until each is closed", async () => {
    toast.success("Journal saved", "Your reflection has been successfully saved.");
    render(<Toaster />);
    expect(await screen.findByText("Journal saved")).toBeTruthy();
    expect(screen.getByText("Your reflection has been successfully saved.")).toBeTruthy();
    toast.error("Reset Failed");
    expect(await screen.findByText("Reset Failed")).toBeTruthy();
    screen.getAllByRole("button", { name: "Close" }).forEach((button) => fireEvent.click(button));
    await waitFor(() => expect(screen.queryByText("Journal saved")).toBeNull());
    expect(screen.queryByText("Reset Failed")).toBeNull();
  });

  it("replaces a message about the same subject, and takes it back", async () => {
    const saving = toastsAbout("plan");
    render(<Toaster />);
    saving.success("Your plan is saved");
    expect(await screen.findByText("Your plan is saved")).toBeTruthy();
    saving.error("Your plan isn't saved");
    expect(await screen.findByText("Your plan isn't saved")).toBeTruthy();
    expect(screen.queryByText("Your plan is saved")).toBeNull();
    saving.clear();
    await waitFor(() => expect(screen.queryByText("Your plan isn't saved")).toBeNull());
  });
});
