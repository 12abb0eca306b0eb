import { act, fireEvent, render, within } from "@testing-library/react";
import { StrictMode, type ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeEach, vi } from "vitest";
import { ServicesProvider } from "#client/lib/services.tsx";
import { toast } from "#client/lib/toast.ts";
import { someone, type fakeServices } from "#client/test-services.tsx";
import { externalPage } from "./stripe-redirect.ts";

export type Fake = ReturnType<typeof fakeServices>;

/** Where the page was left for, and what was said in passing; empty before each test. */
export const went = vi.fn<typeof externalPage.open>();
export const said = vi.fn<typeof toast.success>();

/** For the top of a test file: nobody leaves the page, and nothing is remembered of the test before. */
export function watchTheDoors(): void {
  beforeEach(() => {
    went.mockReset();
    said.mockReset();
    sessionStorage.clear();
    vi.spyOn(externalPage, "open").mockImplementation(went);
    vi.spyOn(toast, "success").mockImplementation(said);
  });
}

/** What a profile says of somebody who pays monthly. */
export const subscribed = { subscription_plan: "premium-monthly", subscription_status: "active" };

/** Renders a screen at an address; every other address is elsewhere. */
export async function show(fake: Fake, element: ReactNode, address = "/") {
  fake.services.profile.hold(someone.user.id);
  const router = createMemoryRouter(
    [
      { path: "/", element },
      { path: "*", element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: [address] },
  );
  await act(async () =>
    render(
      <StrictMode>
        <ServicesProvider services={fake.services}>
          <RouterProvider router={router} />
        </ServicesProvider>
      </StrictMode>,
    ),
  );
  return router;
}

export const press = (name: string | RegExp, within_: HTMLElement = document.body) =>
  act(async () => fireEvent.click(within(within_).getByRole("button", { name })));
