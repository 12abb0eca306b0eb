import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ServicesProvider } from "#client/lib/services.tsx";
import { settled } from "#client/test-backend.ts";
import { fakeServices, profileOf, someone } from "#client/test-services.tsx";
import { sessionOf, storedIn, talkOf } from "#client/test-sessions.ts";
import { SessionList } from "./session-list.tsx";

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "Date"],
    now: Date.parse("2026-04-01T12:00:00Z"),
  });
});
afterEach(() => void vi.useRealTimers());

/** Waits until everything has been answered and shown; queries report through timers. */
async function quiet({ data }: ReturnType<typeof fakeServices>, ms = 1) {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await settled(data);
  await act(() => vi.advanceTimersByTimeAsync(1));
}

async function open(fake = fakeServices()) {
  const router = createMemoryRouter([
    { path: "/", element: <SessionList profile={profileOf()} /> },
    { path: "/elsewhere", element: <p>Elsewhere</p> },
  ]);
  render(
    <ServicesProvider services={fake.services}>
      <RouterProvider router={router} />
    </ServicesProvider>,
  );
  await quiet(fake);
  const lists = () => fake.data.requests.filter(({ name }) => name === "POST rpc/list_sessions");
  return {
    ...fake,
    router,
    /** The bodies of the requests for the list so far. */
    asked: () => lists().map(({ body }) => body),
    type: async (words: string) => {
      fireEvent.change(box(), { target: { value: words } });
      await quiet(fake, 300);
    },
    choose: async (label: string, value: string) => {
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
      await quiet(fake);
    },
    press: async (name: string) => {
      fireEvent.click(screen.getByRole("button", { name }));
      await quiet(fake);
    },
  };
}

/** A fake with these sessions. */
function having(sessions: readonly ReturnType<typeof sessionOf>[]) {
  const fake = fakeServices();
  fake.data.tables["sessions"] = [...sessions];
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
const headings = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
const marks = () => [...document.querySelectorAll("mark")].map(({ textContent }) => textContent);

test("shows pages, sort orders and how many there are", async () => {
  const { press, choose } = await open(having(many(60)));
  expect(titles()).toHaveLength(25);
  expect(titles()[0]).toContain("Session 59");
  expect(screen.getByText("Showing 25 of 60 sessions")).toBeTruthy();
  await press("Show more");
  expect(screen.getByText("Showing 50 of 60 sessions")).toBeTruthy();
  expect(document.activeElement?.textContent).toContain("Session 34");
  await press("Show more");
  expect(new Set(titles()).size).toBe(60);
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();

  await choose("Sort by", "oldest");
  expect(titles()[0]).toContain("Session 0");
  await choose("Sort by", "longest");
  const longest = titles()[0];
  await choose("Sort by", "shortest");
  expect(titles()[0]).not.toBe(longest);
  expect(titles()).toHaveLength(25);
});

test("sessions stand under their day, week or month, unless another order is chosen", async () => {
  const days = ["2026-04-01", "2026-03-31", "2026-03-30", "2026-03-01", "2025-03-01"];
  const fake = having(days.map((day) => sessionOf({ id: day, created_at: `${day}T08:00:00Z` })));
  const { choose } = await open(fake);
  expect(headings()).toEqual(["Today", "Yesterday", "This week", "March", "March 2025"]);
  expect(within(screen.getByRole("list", { name: "Today" })).getAllByRole("listitem")).toHaveLength(1);
  await choose("Sort by", "longest");
  expect(headings()).toEqual(["Sessions found"]);
  // Sessions in an order of their own aren't grouped while those in the next order are on their way.
  fake.data.on("POST rpc/list_sessions", () => new Promise(() => undefined));
  fireEvent.change(screen.getByLabelText("Sort by"), { target: { value: "oldest" } });
  await act(() => vi.advanceTimersByTimeAsync(5));
  expect(headings()).toEqual(["Sessions found"]);
});

test("a search waits until typing pauses, shows the best first and what it found, and says if there is nothing", async () => {
  const fake = having([
    sessionOf({ id: "1", title: "Exam week", mood_before: "anxious", ai_summary: "About SLEEP." }),
    sessionOf({ id: "2", title: "Sleepless", type: "chat" }),
    sessionOf({ id: "3", title: "Garden", created_at: "2026-03-01T10:00:00Z" }),
  ]);
  fake.data.tables["session_messages"] = storedIn("3", talkOf("Hello.", "I hardly sleep <b>at all</b>."));
  const { type, asked, press } = await open(fake);
  expect(screen.getByText("Mood: Anxious")).toBeTruthy();
  expect(screen.getAllByText("Duration: 5m")).toHaveLength(3);
  await type("sleep");
  expect(titles()[0]).toContain("Sleepless");
  expect(titles()).toHaveLength(3);
  expect(marks()).toEqual(["Sleep", "SLEEP", "sleep"]);
  expect(screen.getByText(/hardly/).textContent).toBe("You: I hardly sleep <b>at all</b>.");
  expect(screen.getByText("Showing 3 of 3 sessions")).toBeTruthy();
  expect(asked()).toEqual([
    { words: "", sort: "newest", page_size: 25 },
    { words: "sleep", sort: "best", page_size: 25 },
  ]);
  await type("nothing like it");
  expect(screen.getByRole("heading", { name: "No sessions found" })).toBeTruthy();
  expect(screen.getByText("Try adjusting your search or filter criteria")).toBeTruthy();
  await press("Clear the search");
  await type("");
  expect(titles()).toHaveLength(3);
  expect(screen.getByLabelText<HTMLSelectElement>("Sort by").value).toBe("newest");
});

test("filters by type, mood and period, together with the search", async () => {
  const { choose, type, asked } = await open(
    having([
      sessionOf({
        id: "1",
        title: "A",
        type: "chat",
        mood_before: "sad",
        created_at: "2026-03-31T10:00:00Z",
      }),
      sessionOf({ id: "2", title: "B", mood_before: "sad", created_at: "2026-03-31T09:00:00Z" }),
      sessionOf({ id: "3", title: "C", mood_before: "good", created_at: "2026-01-01T10:00:00Z" }),
    ]),
  );
  await choose("Type", "call");
  expect(titles()).toHaveLength(2);
  await choose("Mood Before", "sad");
  expect(titles()).toHaveLength(1);
  await choose("Mood Before", "any");
  await choose("Period", "month");
  expect(titles()).toHaveLength(1);
  await type("B");
  expect(titles()).toHaveLength(1);
  const last = asked().at(-1) as { since: string };
  expect(last).toMatchObject({ words: "B", kind: "call", sort: "best" });
  expect(last.since).toMatch(/^2026-03-02T12:00/);
  await choose("Type", "chat");
  expect(screen.getByRole("heading", { name: "No sessions found" })).toBeTruthy();
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
  const fake = having(many(30));
  fake.data.state.failing = true;
  const { press } = await open(fake);
  expect(screen.getByRole("alert").textContent).toContain("We couldn't load your sessions");
  fake.data.state.failing = false;
  await press("Try again");
  expect(titles()).toHaveLength(25);
  fake.data.state.failing = true;
  await press("Show more");
  expect(screen.getByRole("alert").textContent).toContain("Something went wrong on our side");
  expect(titles()).toHaveLength(25);
  fake.data.state.failing = false;
  await press("Show more");
  expect(titles()).toHaveLength(30);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("returning restores search and pages; the history never contains the text, and signing out deletes it", async () => {
  const fake = having(many(60));
  fake.emit("SIGNED_IN", someone);
  const { router, type, choose, press } = await open(fake);
  const awayAndBack = async (meanwhile: () => unknown = () => undefined) => {
    await act(() => router.navigate("/elsewhere"));
    await act(async () => meanwhile());
    await act(() => router.navigate(-1));
  };
  await press("Show more");
  await awayAndBack();
  expect(titles()).toHaveLength(50);
  await choose("Sort by", "oldest");
  await type("session 11");
  expect(titles()).toHaveLength(1);
  expect(JSON.stringify(router.state.location)).not.toContain("session 11");
  await awayAndBack();
  expect(box().value).toBe("session 11");
  expect(titles()).toHaveLength(1);
  await awayAndBack(async () => {
    await fake.services.auth.signOut("local");
    fake.emit("SIGNED_IN", someone);
  });
  await quiet(fake);
  expect(box().value).toBe("");
  expect(titles()).toHaveLength(25);
  expect(screen.getByLabelText<HTMLSelectElement>("Sort by").value).toBe("oldest");
});
