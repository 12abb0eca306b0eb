import { fireEvent, render, within } from "@testing-library/react";
import { StrictMode, type ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeEach, vi } from "vitest";
import { ServicesProvider } from "#client/lib/services.tsx";
import { toast } from "#client/lib/toast.ts";
import { settled } from "#client/test-backend.ts";
import type { fakeServices } from "#client/test-services.tsx";
import { externalPage } from "./stripe-redirect.ts";

export type Fake = ReturnType<typeof fakeServices>;

/** The external pages opened and the toasts shown; reset before each test. */
export const openedPage = vi.fn<typeof externalPage.open>();
export const toasted = vi.fn<typeof toast.success>();

/** Call at the top of a test file: records redirects and toasts, and clears tab storage between tests. */
export function recordRedirectsAndToasts(): void {
  beforeEach(() => {
    openedPage.mockReset();
    toasted.mockReset();
    sessionStorage.clear();
    vi.spyOn(externalPage, "open").mockImplementation(openedPage);
    vi.spyOn(toast, "success").mockImplementation(toasted);
  });
}

/** Profile fields of a monthly subscriber. */
export const subscribed = { subscription_plan: "premium-monthly", subscription_status: "active" };

/** Renders a screen at `/`; every other path shows the heading "Elsewhere". */
export async function show(fake: Fake, element: ReactNode, address = "/") {
  const router = createMemoryRouter(
    [
      { path: "/", element },
      { path: "*", element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: [address] },
  );
  render(
    <StrictMode>
      <ServicesProvider services={fake.services}>
        <RouterProvider router={router} />
      </ServicesProvider>
    </StrictMode>,
  );
  shown = fake;
  await settled(fake.data);
  return router;
}

let shown: Fake | undefined;

/** Presses a button of the screen that was shown last, and waits for what comes of it. */
export async function press(name: string | RegExp, within_: HTMLElement = document.body) {
  fireEvent.click(within(within_).getByRole("button", { name }));
  if (shown) await settled(shown.data);
}
