import { act, render, screen } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { paths } from "#shared/paths.ts";
import { useNotificationPress } from "./notification-press.ts";

const workers = new EventTarget() as ServiceWorkerContainer;

function Page() {
  useNotificationPress(workers);
  return <p>{useLocation().pathname}</p>;
}

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Page />
    </MemoryRouter>,
  );
const tell = (data: unknown) =>
  act(async () => void workers.dispatchEvent(new MessageEvent("message", { data })));
const ask = (path: unknown) => tell({ type: "hearken.open", path });

test("a pressed notification leads to its page", async () => {
  open(paths.dashboard);
  await ask(paths.moodTracker);
  expect(screen.getByText(paths.moodTracker)).toBeTruthy();
});

test.each([paths.startSession, paths.chat])("but not away from %s", async (path) => {
  open(path);
  await ask(paths.moodTracker);
  expect(screen.getByText(path)).toBeTruthy();
});

test("a page that hears it says so to the worker, which otherwise opens another", async () => {
  open(paths.startSession);
  const { port1, port2 } = new MessageChannel();
  const answer = vi.spyOn(port2, "postMessage");
  const data = { type: "hearken.open", path: paths.moodTracker };
  const press = new MessageEvent("message", { data, ports: [port2] });
  await act(async () => void workers.dispatchEvent(press));
  expect(answer).toHaveBeenCalledOnce();
  port1.close();
});

test("and nowhere else", async () => {
  open(paths.dashboard);
  for (const path of ["//evil.example", "https://evil.example", 5, undefined]) await ask(path);
  await tell({ type: "hearken.other", path: paths.settings });
  await tell("text");
  expect(screen.getByText(paths.dashboard)).toBeTruthy();
});
