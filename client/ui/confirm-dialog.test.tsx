import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { DataFailure } from "#client/lib/query.ts";
import { deferred } from "#client/test-deferred.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

const texts = {
  title: "Delete it?",
  body: "It can't be undone.",
  keep: "Keep it",
  action: "Delete",
  done: "Deleted",
  failed: () => "Not deleted",
};

test.each([
  ["the answer that keeps it", () => fireEvent.click(screen.getByText("Keep it"))],
  ["Escape", () => fireEvent.keyDown(screen.getByText("Keep it"), { key: "Escape" })],
  ["the close button", () => fireEvent.click(screen.getByRole("button", { name: "Close" }))],
])("%s promises nothing while the action runs", async (_, dismiss) => {
  const running = deferred<DataFailure | null>();
  const onClose = vi.fn<(confirmed: boolean) => void>();
  render(<ConfirmDialog texts={texts} onConfirm={() => running.promise} onClose={onClose} />);
  fireEvent.click(await screen.findByText("Delete"));
  dismiss();
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => {
    running.resolve("unreachable");
    await running.promise;
  });
  dismiss();
  expect(onClose).toHaveBeenCalledExactlyOnceWith(false);
});
