import { act, fireEvent, render, screen } from "@testing-library/react";
import { type ComponentType, useState } from "react";
import { expect, test, vi } from "vitest";
import { toast } from "#client/lib/toast.ts";
import { lazyPart, whenOpened } from "./lazy-part.tsx";

type PartProps = { open: boolean; onOpenChange: (open: boolean) => void };

const Part = ({ open }: PartProps) => (open ? <output>Here</output> : null);

function Page({ Opened }: { Opened: ComponentType<PartProps> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Opened open={open} onOpenChange={setOpen} />
    </>
  );
}
const show = (load: () => Promise<typeof Part>) => render(<Page Opened={whenOpened(load)} />);
const press = () => fireEvent.click(screen.getByRole("button", { name: "Open" }));

test("a dialog's code is fetched once, when it opens", async () => {
  const load = vi.fn<() => Promise<typeof Part>>(() => Promise.resolve(Part));
  show(load);
  expect(load).not.toHaveBeenCalled();
  press();
  expect((await screen.findByRole("status")).textContent).toBe("Here");
  expect(load).toHaveBeenCalledOnce();
});

test("where it can't be fetched, it says so, and the next press tries again", async () => {
  const said = vi.spyOn(toast, "error").mockImplementation(() => undefined);
  const load = vi.fn<() => Promise<typeof Part>>(() => Promise.resolve(Part));
  load.mockRejectedValueOnce(new Error("no network"));
  show(load);
  press();
  await vi.waitFor(() => expect(said).toHaveBeenCalledOnce());
  expect(screen.queryByRole("status")).toBeNull();
  press();
  expect(await screen.findByRole("status")).toBeTruthy();
});

test("a part that can't be fetched leaves its page alone, and comes once the network is back", async () => {
  const load = vi.fn<() => Promise<typeof Part>>(() => Promise.resolve(Part));
  load.mockRejectedValueOnce(new Error("no network")).mockRejectedValueOnce(new Error("no network"));
  const Lazy = lazyPart(load, <p>Waiting</p>);
  const props = { open: true, onOpenChange: () => undefined };
  render(
    <>
      <h1>Page</h1>
      <Lazy {...props} />
    </>,
  );
  expect(screen.getByText("Waiting")).toBeTruthy();
  await vi.waitFor(() => expect(screen.queryByText("Waiting")).toBeNull(), 3_000);
  expect(screen.getByRole("heading", { name: "Page" })).toBeTruthy();
  await act(async () => dispatchEvent(new Event("online")));
  expect(load).toHaveBeenCalledTimes(2);
  await act(async () => dispatchEvent(new Event("online")));
  expect(await screen.findByRole("status")).toBeTruthy();
  await act(async () => dispatchEvent(new Event("online")));
  expect(load).toHaveBeenCalledTimes(3);
});
