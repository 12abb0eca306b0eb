import { act, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, MemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ServicesProvider } from "#client/lib/services.tsx";
import { fakeServices, profileOf, someone } from "#client/test-services.tsx";
import { sessionOf } from "#client/test-sessions.ts";
import { SessionList } from "./session-list.tsx";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

async function open(fake = fakeServices()) {
  await act(async () =>
    render(
      <MemoryRouter>
        <ServicesProvider services={fake.services}>
          <SessionList profile={profileOf()} />
        </ServicesProvider>
      </MemoryRouter>,
    ),
  );
  return fake;
}

const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    sessionOf({
      id: String(index),
      title: `Session ${String(index)}`,
      created_at: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
      duration: (index * 7) % 31,
    }),
  );

const titles = () =>
  screen.getAllByRole("link", { name: /^(Voice|Text) Session/ }).map((it) => it.textContent);
const box = () => screen.getByPlaceholderText<HTMLInputElement>("Search sessions...");
const type = async (words: string) => {
  fireEvent.change(box(), { target: { value: words } });
  await act(() => vi.advanceTimersByTimeAsync(300));
};
const sort = (value: string) =>
  act(async () => {
    fireEvent.change(screen.getByLabelText("Sort by"), { target: { value } });
  });

test("shows pages, sort orders and how many there are", async () => {
  const fake = fakeServices();
  fake.sessionData.sessions = many(60);
  await open(fake);
  expect(titles()).toHaveLength(25);
  expect(titles()[0]).toContain("Session 59");
  expect(screen.getByText("Showing 25 of 60 sessions")).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Show more" })));
  expect(screen.getByText("Showing 50 of 60 sessions")).toBeTruthy();
  expect(document.activeElement?.textContent).toContain("Session 34");
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Show more" })));
  expect(new Set(titles()).size).toBe(60);
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();

  await sort("oldest");
  expect(titles()[0]).toContain("Session 0");
  await sort("longest");
  const longest = titles()[0];
  await sort("shortest");
  expect(titles()[0]).not.toBe(longest);
  expect(titles()).toHaveLength(25);
});

test("a search waits until typing pauses, matches title and summary, and says if there is nothing", async () => {
  const fake = fakeServices();
  fake.sessionData.sessions = [
    sessionOf({ id: "1", title: "Exam week", mood_before: "anxious", ai_summary: "About SLEEP." }),
    sessionOf({ id: "2", title: "Sleepless", type: "chat" }),
    sessionOf({ id: "3", title: "Garden" }),
  ];
  const first = vi.spyOn(fake.services.sessions, "first");
  await open(fake);
  expect(screen.getByText("Mood: Anxious")).toBeTruthy();
  expect(screen.getAllByText("Duration: 5m")).toHaveLength(3);
  await type("sleep");
  expect(titles()).toHaveLength(2);
  expect(screen.getByText("Showing 2 of 3 sessions")).toBeTruthy();
  expect(first).toHaveBeenCalledTimes(2);
  await type("nothing like it");
  expect(screen.getByRole("heading", { name: "No sessions found" })).toBeTruthy();
  expect(screen.getByText("Try adjusting your search or filter criteria")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Clear the search" }));
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(titles()).toHaveLength(3);
});

test("nobody has sessions at first", async () => {
  await open();
  expect(screen.getByRole("heading", { name: "No sessions yet" })).toBeTruthy();
  expect(screen.getByText("Start your first venting session to see it here")).toBeTruthy();
  expect(screen.getByRole("link", { name: "New Session" }).getAttribute("href")).toBe(
    "/dashboard/start-session",
  );
});

test("what couldn't be loaded can be retried, also on a later page", async () => {
  const fake = fakeServices();
  fake.sessionData.sessions = many(30);
  fake.sessionData.failing = true;
  await open(fake);
  expect(screen.getByRole("alert").textContent).toContain("We couldn't load your sessions");
  fake.sessionData.failing = false;
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Try again" })));
  expect(titles()).toHaveLength(25);
  fake.sessionData.failing = true;
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Show more" })));
  expect(screen.getByRole("alert").textContent).toContain("Something went wrong on our side");
  expect(titles()).toHaveLength(25);
  fake.sessionData.failing = false;
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Show more" })));
  expect(titles()).toHaveLength(30);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("returning restores the search; the history never contains its text, and signing out deletes it", async () => {
  const fake = fakeServices();
  fake.emit("SIGNED_IN", someone);
  fake.sessionData.sessions = many(3);
  const router = createMemoryRouter([
    { path: "/", element: <SessionList profile={profileOf()} /> },
    { path: "/elsewhere", element: <p>Elsewhere</p> },
  ]);
  await act(async () =>
    render(
      <ServicesProvider services={fake.services}>
        <RouterProvider router={router} />
      </ServicesProvider>,
    ),
  );
  const awayAndBack = async (meanwhile: () => unknown = () => undefined) => {
    await act(() => router.navigate("/elsewhere"));
    await act(async () => meanwhile());
    await act(() => router.navigate(-1));
  };
  await sort("oldest");
  await type("session 1");
  expect(titles()).toHaveLength(1);
  expect(JSON.stringify(router.state.location)).not.toContain("session 1");
  await awayAndBack();
  expect(box().value).toBe("session 1");
  expect(titles()).toHaveLength(1);
  await awayAndBack(async () => {
    await fake.services.auth.signOut("local");
    fake.emit("SIGNED_IN", someone);
  });
  expect(box().value).toBe("");
  expect(titles()).toHaveLength(3);
  expect(screen.getByLabelText<HTMLSelectElement>("Sort by").value).toBe("oldest");
});
