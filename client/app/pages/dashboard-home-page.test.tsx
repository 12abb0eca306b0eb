import { act, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { ServicesProvider } from "#client/lib/services.tsx";
import { fakeServices, profileOf, someone } from "#client/test-services.tsx";
import { DashboardHomePage } from "./dashboard-home-page.tsx";

const scrolledTo = vi.fn<(options: ScrollToOptions) => void>();

beforeEach(() => {
  scrolledTo.mockReset();
  vi.stubGlobal("scrollTo", scrolledTo);
});

async function open(profile: ReturnType<typeof profileOf>) {
  const fake = fakeServices({ profile });
  fake.emit("SIGNED_IN", someone);
  const router = createMemoryRouter([
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
