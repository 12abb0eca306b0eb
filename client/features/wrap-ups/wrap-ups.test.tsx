import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { ApiErrorCode } from "#shared/http.ts";
import type { WrapUpLine } from "#shared/wrap-ups.ts";
import { ServicesProvider } from "#client/lib/services.tsx";
import { toast } from "#client/lib/toast.ts";
import { fakeServices, profileOf } from "#client/test-services.tsx";
import { settled } from "#client/test-backend.ts";
import { weekOf, wrapUpOf } from "#client/test-wrap-ups.ts";
import type { WrapUp } from "./api.ts";
import { levelOf } from "./wrap-up-body.tsx";
import { WrapUpDetail } from "./wrap-up-detail.tsx";
import { WrapUps } from "./wrap-ups.tsx";

beforeEach(() => {
  vi.spyOn(toast, "success").mockImplementation(() => undefined);
});

async function open(path: string, fake = withWeek(0, 0), profile = profileOf()) {
  const shown = render(
    <MemoryRouter initialEntries={[path]}>
      <ServicesProvider services={fake.services}>
        <Routes>
          <Route path="/dashboard/emotional-wrap-ups" element={<WrapUps profile={profile} />} />
          <Route
            path="/dashboard/wrap-up/:id"
            element={<WrapUpDetail profile={profile} id={lastOf(path)} />}
          />
          <Route path="/dashboard/emotional-wrap-ups/:id" element={<p>The new report</p>} />
        </Routes>
      </ServicesProvider>
    </MemoryRouter>,
  );
  await settled(fake.data);
  const press = async (name: string | RegExp) => {
    fireEvent.click(await screen.findByRole("button", { name }));
    await settled(fake.data);
  };
  return { ...fake, ...shown, press };
}

const lastOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);
const list = "/dashboard/emotional-wrap-ups";

function withWeek(entries: number, sessions: number, rows: readonly WrapUp[] = []) {
  const fake = fakeServices();
  fake.data.on("POST rpc/generate_weekly_wrap_up_data", () => weekOf(entries, sessions));
  fake.data.tables["emotional_wrap_ups"] = [...rows];
  return fake;
}

describe("the list", () => {
  test("of an empty week leads to the mood tracker, and previews what will be there", async () => {
    await open(list);
    expect(screen.getByRole("link", { name: "Start Mood Tracking" }).getAttribute("href")).toBe(
      "/dashboard/mood-tracker",
    );
    expect(screen.getByText("No check-ins yet this week")).toBeTruthy();
    for (const name of ["Generate First Wrap-Up", "Monthly Wrap-Up (Coming Soon)"])
      expect(screen.getByRole<HTMLButtonElement>("button", { name }).disabled).toBe(true);
    expect(screen.queryByRole("button", { name: "Generate Weekly Wrap-Up" })).toBeNull();
  });

  test("shows the week that has begun since the page was opened", async () => {
    vi.useFakeTimers({
      // Sunday
      now: Date.parse("2025-11-23T23:59:00Z"),
      toFake: ["Date", "setInterval", "clearInterval"],
    });
    const { data } = await open(list, withWeek(3, 1));
    const asked = () =>
      data.requests.findLast(({ name }) => name === "POST rpc/generate_weekly_wrap_up_data")?.body;
    expect(asked()).toMatchObject({ week_start: "2025-11-17" });
    act(() => void vi.advanceTimersByTime(90_000));
    await settled(data);
    expect(asked()).toMatchObject({ week_start: "2025-11-24" });
    vi.useRealTimers();
  });

  test("shows the week, past wrap-ups, and another page", async () => {
    const rows = Array.from({ length: 11 }, (_, index) => wrapUpOf(11 - index));
    const { press } = await open(list, withWeek(3, 1, rows));
    expect(screen.getByText("November 17 – 23, 2025")).toBeTruthy();
    expect(screen.getByText("3 check-ins, average mood 3.4 out of 5")).toBeTruthy();
    expect(screen.getByText("Lightest day: Tuesday · 1 conversation")).toBeTruthy();
    const past = within(screen.getByRole("region", { name: "Past Wrap-ups" }));
    expect(past.getAllByRole("link")).toHaveLength(10);
    await press("Show older ones");
    expect(past.getAllByRole("link")).toHaveLength(11);
    expect(screen.queryByRole("button", { name: "Show older ones" })).toBeNull();
  });

  test("says so if it can't be loaded, and can be retried", async () => {
    const fake = withWeek(0, 1);
    fake.data.state.failing = true;
    const { press } = await open(list, fake);
    expect(screen.getByRole("alert").textContent).toContain("couldn't load");
    fake.data.state.failing = false;
    await press("Try again");
    expect(screen.getByRole("button", { name: "Generate Weekly Wrap-Up" })).toBeTruthy();
  });
});

const ownWords = () => screen.getByRole("region", { name: "In your own words" });

/** The current step. */
const current = () =>
  screen.getAllByRole("listitem").find((item) => item.getAttribute("aria-current") === "step");

/** A relay that the test controls: it sends a line at a time, or refuses. */
function held() {
  const fake = withWeek(3, 0);
  const asked: { body: unknown; signal: AbortSignal }[] = [];
  let writer: WritableStreamDefaultWriter<Uint8Array> | undefined;
  let answer: Response | null = null;
  fake.data.on("POST /api/wrap-ups", (body, { signal }) => {
    asked.push({ body, signal });
    if (answer) return answer;
    const lines = new TransformStream<Uint8Array, Uint8Array>();
    writer = lines.writable.getWriter();
    return new Response(lines.readable);
  });
  const send = async (line: WrapUpLine) => {
    await writer?.write(new TextEncoder().encode(`${JSON.stringify(line)}\n`));
    if (line.type !== "step") await writer?.close();
    await settled(fake.data);
  };
  const refuse = (code: ApiErrorCode, status: number) => {
    answer = Response.json({ error: { code, message: "No.", retryable: false } }, { status });
  };
  return { fake, asked, send, refuse };
}

describe("generating", () => {
  test("shows its steps, ignores a second press, and opens the report", async () => {
    const { fake, asked, send } = held();
    const { press } = await open(list, fake);
    await press("Generate Weekly Wrap-Up");
    await press("Generating AI Insights...");
    expect(asked.map(({ body }) => body)).toEqual([{ week_start: "2025-11-17" }]);
    expect(current()?.textContent).toBe("Reading your week");
    await send({ type: "step", step: "writing" });
    expect(current()?.textContent).toBe("Finding the words");
    await send({ type: "done", id: wrapUpOf(1).id });
    expect(screen.getByText("The new report")).toBeTruthy();
  });

  test.each<[string, ApiErrorCode, number, RegExp]>([
    ["a failure", "internal", 500, /doesn't count toward your plan/],
    ["another window", "in_progress", 409, /Another window or device/],
    ["too many lately", "rate_limited", 429, /several wrap-ups in a short time/],
    ["an empty week", "nothing_to_write", 422, /nothing to write about yet/],
  ])("comes to %s, and can be tried again", async (_name, code, status, words) => {
    const { fake, refuse } = held();
    refuse(code, status);
    const { press } = await open(list, fake);
    await press("Generate Weekly Wrap-Up");
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Generate Weekly Wrap-Up" })).toBeTruthy();
  });

  test("opens the paywall over the plan's limit", async () => {
    const { fake, refuse } = held();
    refuse("upgrade_required", 402);
    const { press } = await open(list, fake);
    await press("Generate Weekly Wrap-Up");
    expect(fake.services.paywall.getState()).toMatchObject({ open: true, reason: "wrapUps" });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("sells nothing over the top plan's limit", async () => {
    const { fake, refuse } = held();
    refuse("upgrade_required", 402);
    const premium = profileOf({ subscription_plan: "premium-annual", subscription_status: "active" });
    const { press } = await open(list, fake, premium);
    await press("Generate Weekly Wrap-Up");
    expect(within(screen.getByRole("dialog")).getByText(/You can have the next one tomorrow/)).toBeTruthy();
    expect(fake.services.paywall.getState().open).toBe(false);
  });

  test("stops waiting after Stop waiting or leaving, and says that it will be there", async () => {
    const { fake, asked } = held();
    const { press, unmount } = await open(list, fake);
    await press("Generate Weekly Wrap-Up");
    expect(screen.getByText(/your wrap-up will be in the list/)).toBeTruthy();
    await press("Stop waiting");
    expect(asked[0]?.signal.aborted).toBe(true);
    await press("Generate Weekly Wrap-Up");
    unmount();
    expect(asked[1]?.signal.aborted).toBe(true);
  });

  test("is in the list when the page opens again after nobody waited for it", async () => {
    const { fake } = held();
    const { press, unmount } = await open(list, fake);
    await press("Generate Weekly Wrap-Up");
    await press("Stop waiting");
    unmount();
    fake.data.tables["emotional_wrap_ups"] = [wrapUpOf(1)];
    await open(list, fake);
    const past = within(screen.getByRole("region", { name: "Past Wrap-ups" }));
    expect(past.getAllByRole("link")).toHaveLength(1);
  });
});

describe("a wrap-up", () => {
  const path = `/dashboard/wrap-up/${wrapUpOf(1).id}`;

  test("shows figures, texts and its creation date", async () => {
    await open(path, withWeek(0, 0, [wrapUpOf(1)]));
    for (const words of ["2.1/5", "4.2/5", "Not noted", "1h 11m", "35m", "A mixed week.", "Stable"])
      expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByText("Generated on November 16, 2025")).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Key Insights" })).toBeTruthy();
  });

  test("has no average length without sessions, and no empty sections", async () => {
    const bare = { total_sessions: 0, total_duration: 0, key_insights: [], ai_summary: null };
    await open(path, withWeek(0, 0, [wrapUpOf(1, bare)]));
    expect(screen.getByText("0m")).toBeTruthy();
    for (const words of ["Average Session Length", "Key Insights", "AI Summary"])
      expect(screen.queryByText(words)).toBeNull();
  });

  test("quotes the person's own words, which can be hidden for good", async () => {
    const fake = withWeek(0, 0, [wrapUpOf(1)]);
    const quote = {
      period_start: wrapUpOf(1).period_start,
      day: "2025-11-12",
      entry_id: null,
      hidden: false,
    };
    fake.data.tables["wrap_up_quotes"] = [
      { ...quote, id: "a", quote: "I walked by the river.", session_id: "s" },
      { ...quote, id: "b", quote: "Old", session_id: "s", hidden: true },
      { ...quote, id: "c", quote: "Another week", session_id: "s", period_start: "2025-11-03" },
    ];
    const { press } = await open(path, fake);
    expect(
      within(ownWords())
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual(["I walked by the river.Wednesday · From a conversation"]);
    await press("Hide: I walked by the river.");
    fake.data.state.failing = true;
    await press("Hide");
    expect(screen.getByRole("alert").textContent).toContain("Not hidden");
    fake.data.state.failing = false;
    await press("Hide");
    expect(fake.data.tables["wrap_up_quotes"]).toMatchObject([
      { hidden: true },
      { hidden: true },
      { hidden: false },
    ]);
    expect(within(ownWords()).getByText("What you've hidden won't come back.")).toBeTruthy();
    expect(document.activeElement?.textContent).toBe("In your own words");
  });

  test("names themes and moods before and after, and no trend of two check-ins", async () => {
    const said = { entry_count: 2, themes: ["Work", "Sleep"] };
    const moods = [
      { day: "2025-11-11", before: "stressed", after: "better" },
      { day: "2025-11-12", before: "new" },
    ];
    const fake = withWeek(0, 0);
    fake.data.tables["emotional_wrap_ups"] = [{ ...wrapUpOf(1, said), session_moods: moods }];
    await open(path, fake);
    expect(
      within(screen.getByRole("region", { name: "What came up" })).getAllByRole("listitem"),
    ).toHaveLength(2);
    const rows = within(screen.getByRole("region", { name: "Before and after talking" })).getAllByRole(
      "listitem",
    );
    expect(rows.map((row) => row.textContent)).toEqual(["TuesdayBefore StressedAfter Better"]);
    expect(screen.queryByText("Stable")).toBeNull();
    expect(screen.getByText("Too few check-ins to show a trend")).toBeTruthy();
  });

  test("says in the specified words if it doesn't exist", async () => {
    await open(path);
    expect(screen.getByRole("heading", { name: "Wrap-up Not Found" })).toBeTruthy();
    expect(screen.getByText("The emotional wrap-up you're looking for doesn't exist.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Back to Wrap-ups" })).toBeTruthy();
  });

  test("is deleted after confirmation; a failure keeps it", async () => {
    const fake = withWeek(0, 0, [wrapUpOf(1)]);
    const { press } = await open(path, fake);
    await press("Delete this wrap-up");
    fake.data.state.failing = true;
    await press("Delete");
    expect(screen.getByRole("alert").textContent).toContain("Not deleted");
    fake.data.state.failing = false;
    await press("Delete");
    expect(fake.data.tables["emotional_wrap_ups"]).toEqual([]);
    expect(screen.getByRole("heading", { name: "Emotional Wrap-Ups" })).toBeTruthy();
  });
});

test.each([
  ["mood", 4, "good"],
  ["mood", 3.99, "middle"],
  ["sleep", 3, "middle"],
  ["energy", 2.99, "hard"],
  ["stress", 1, "good"],
  ["stress", 2, "middle"],
  ["stress", 2.01, "hard"],
] as const)("%s of %d is %s", (name, value, level) => {
  expect(levelOf(name, value)).toBe(level);
});
