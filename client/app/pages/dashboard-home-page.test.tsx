import { act, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { ServicesProvider } from "#client/lib/services.tsx";
import { fakeServices, profileOf, someone } from "#client/test-services.tsx";
import { SessionDetail } from "#client/features/sessions/detail/session-detail.tsx";
import { settled } from "#client/test-backend.ts";
import { sessionOf } from "#client/test-sessions.ts";
import { DashboardHomePage } from "./dashboard-home-page.tsx";

const scrolledTo = vi.fn<(options: ScrollToOptions) => void>();

beforeEach(() => {
  scrolledTo.mockReset();
  vi.stubGlobal("scrollTo", scrolledTo);
});

async function open(profile: ReturnType<typeof profileOf>) {
  const fake = fakeServices({ profile });
  fake.emit("SIGNED_IN", someone);
  fake.data.tables["sessions"] = [sessionOf()];
  const router = createMemoryRouter([
    { path: "/dashboard/sessions", element: null },
    { path: "/dashboard/session/:id", element: <SessionDetail profile={profile} id={sessionOf().id} /> },
    {
      path: "/",
      element: (
        <main>
          <DashboardHomePage />
        </main>
      ),
    },
  ]);
  await act(async () =>
    render(
      <ServicesProvider services={fake.services}>
        <RouterProvider router={router} />
      </ServicesProvider>,
    ),
  );
  return { router, data: fake.data };
}

test("the home page after onboarding opens at its top, with focus on its heading", async () => {
  await open(profileOf({ full_name: "Ada", notification_preferences: { preferred_language: "en" } }));
  for (const name of ["Continue", "Continue"]) {
    const button = await screen.findByRole("button", { name });
    await act(async () => fireEvent.click(button));
  }
  await act(async () => fireEvent.click(screen.getByRole("radio", { name: /Gentle/ })));
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Finish" })));
  const heading = await screen.findByRole("heading", { level: 1, name: /Ada/ });
  expect(document.activeElement).toBe(heading);
  expect(scrolledTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: "instant" });
});

test("without onboarding, the home page leaves focus and scrolling alone", async () => {
  await open(profileOf());
  await screen.findByRole("heading", { level: 1 });
  expect(document.activeElement).toBe(document.body);
  expect(scrolledTo).not.toHaveBeenCalled();
});

test("a session that was deleted is gone from the home page, and leaves nothing of itself behind", async () => {
  const { router, data } = await open(profileOf());
  await settled(data);
  expect(screen.getByRole("link", { name: /A hard week/ })).toBeTruthy();
  await act(() => router.navigate(`/dashboard/session/${sessionOf().id}`));
  await settled(data);
  fireEvent.click(screen.getByRole("button", { name: "Delete this session" }));
  const asked = data.requests.length;
  fireEvent.click(await screen.findByRole("button", { name: "Delete" }));
  await settled(data);
  expect(router.state.location.pathname).toBe("/dashboard/sessions");
  expect(data.requests.slice(asked).map(({ name }) => name)).toEqual(["DELETE sessions"]);
  const page = ["sessions", someone.user.id, "one"];
  await act(() => router.navigate("/"));
  await settled(data);
  expect(screen.queryByRole("link", { name: /A hard week/ })).toBeNull();
  expect(data.queries.getQueriesData({ queryKey: page })).toEqual([]);
});
