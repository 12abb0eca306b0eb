import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { countVisit, noteHelped, useInstallPrompt } from "#client/lib/install-offer.ts";
import { ServicesProvider } from "#client/lib/services.tsx";
import { settled } from "#client/test-backend.ts";
import { fakeServices, profileOf } from "#client/test-services.tsx";
import { sessionOf } from "#client/test-sessions.ts";
import { Home } from "./home.tsx";
import { InstallCard } from "./install-card.tsx";

async function open(fake = fakeServices(), profile = profileOf()) {
  render(
    <MemoryRouter>
      <ServicesProvider services={fake.services}>
        <Home profile={profile} />
      </ServicesProvider>
    </MemoryRouter>,
  );
  await settled(fake.data);
}

const region = (name: string) => within(screen.getByRole("region", { name }));

test("shows the three newest sessions, the totals and a link to all", async () => {
  const fake = fakeServices();
  const now = Date.now();
  const sessions = [1, 2, 3, 30].map((days, index) =>
    sessionOf({
      id: `00000000-0000-4000-8000-00000000000${String(index)}`,
      title: `Talk ${String(index)}`,
      type: index === 1 ? "chat" : "call",
      duration: 1800,
      created_at: new Date(now - days * 8 * 86_400_000).toISOString(),
    }),
  );
  fake.data.tables["sessions"] = sessions;
  fake.data.tables["sessions"] = sessions;
  fake.data.tables["user_stats"] = [{ total_sessions: 4, total_duration: 7200 }];
  await open(fake);
  const recent = region("Recent Sessions");
  expect(recent.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    expect.stringContaining("Voice SessionTalk 0"),
    expect.stringContaining("Text SessionTalk 1"),
    expect.stringContaining("Voice SessionTalk 2"),
  ]);
  expect(recent.getByRole("link", { name: /View Details.*Talk 1/ }).getAttribute("href")).toBe(
    "/dashboard/session/00000000-0000-4000-8000-000000000001",
  );
  expect(recent.getByRole("link", { name: "View All" }).getAttribute("href")).toBe("/dashboard/sessions");
  const numbers = region("So far");
  expect(numbers.getByText("Total Sessions").nextElementSibling?.textContent).toBe("4");
  expect(numbers.getByText("Total Time").nextElementSibling?.textContent).toBe("2h 0m");
  expect(numbers.getByText("This Week").nextElementSibling?.textContent).toBe("0");
});

const thisWeek = () => region("So far").getByText("This Week").nextElementSibling?.textContent;

test("counts the week that has begun since the page was opened", async () => {
  vi.useFakeTimers({
    // Saturday
    now: Date.parse("2025-11-22T23:59:00Z"),
    toFake: ["Date", "setInterval", "clearInterval"],
  });
  const fake = fakeServices();
  fake.data.tables["sessions"] = [sessionOf({ created_at: "2025-11-19T12:00:00Z" })];
  await open(fake);
  expect(thisWeek()).toBe("1");
  act(() => void vi.advanceTimersByTime(90_000));
  await settled(fake.data);
  expect(thisWeek()).toBe("0");
  vi.useRealTimers();
});

test("counts the list itself for somebody without stats", async () => {
  const fake = fakeServices();
  fake.data.tables["sessions"] = [sessionOf()];
  await open(fake);
  expect(region("So far").getByText("Total Sessions").nextElementSibling?.textContent).toBe("1");
});

test("starts empty, on the free plan", async () => {
  await open();
  expect(screen.getByRole("link", { name: "Start Your First Session" }).getAttribute("href")).toBe(
    "/dashboard/start-session",
  );
  expect(screen.queryByRole("link", { name: "View All" })).toBeNull();
  const plan = region("Subscription");
  expect(plan.getByText("Free")).toBeTruthy();
  expect(plan.getByRole("link", { name: "Upgrade Now" }).getAttribute("href")).toBe("/dashboard/usage");
});

test("shows a paid plan as managed, and an expired one as free", async () => {
  const pass = { subscription_plan: "24hour_pass", pass_expires_at: "2999-01-01T00:00:00Z" };
  await open(fakeServices(), profileOf(pass));
  expect(region("Subscription").getByText("Active")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Manage Subscription" }).getAttribute("href")).toBe(
    "/dashboard/usage",
  );
});

test("retries what couldn't be loaded, and shows the rest in the meantime", async () => {
  const fake = fakeServices();
  fake.data.state.failing = true;
  await open(fake);
  expect(screen.getByRole("alert").textContent).toContain("We couldn't load your sessions");
  expect(screen.getByRole("link", { name: /^Start Session/ })).toBeTruthy();
  expect(region("Subscription").getByText("Free")).toBeTruthy();
  fake.data.state.failing = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await settled(fake.data);
  expect(screen.getByRole("link", { name: "Start Your First Session" })).toBeTruthy();
});

const offer = () => render(<InstallCard today={() => "2026-11-20"} />);

describe("the offer to install the app", () => {
  const prompt = vi.fn<() => Promise<void>>(async () => undefined);
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    prompt.mockClear();
    useInstallPrompt.setState({ prompt: { prompt } });
    for (const day of ["2026-11-18", "2026-11-19"]) countVisit(day);
  });

  test("on the third day the browser's question is asked for, once", () => {
    const { unmount } = offer();
    fireEvent.click(screen.getByRole("button", { name: "Add Hearken" }));
    expect(prompt).toHaveBeenCalledOnce();
    unmount();
    offer();
    expect(screen.queryByRole("heading")).toBeNull();
  });

  test("no is remembered", () => {
    const { unmount } = offer();
    fireEvent.click(screen.getByRole("button", { name: "No, thanks" }));
    expect(screen.queryByRole("heading")).toBeNull();
    unmount();
    offer();
    expect(screen.queryByRole("heading")).toBeNull();
    expect(prompt).not.toHaveBeenCalled();
  });

  test("nothing is offered where help was needed", () => {
    noteHelped();
    offer();
    expect(screen.queryByRole("heading")).toBeNull();
  });
});
