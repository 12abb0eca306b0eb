import { act, render, screen } from "@testing-library/react";
import { RouterProvider, createMemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { ServicesProvider } from "#client/lib/services.tsx";
import { toast } from "#client/lib/toast.ts";
import { fakeServices, someone } from "#client/test-services.tsx";
import { AuthGate } from "./landing-page.tsx";

async function visit(address: string, before?: "signed-in") {
  const { services, emit } = fakeServices();
  emit("INITIAL_SESSION", before ? someone : null);
  const router = createMemoryRouter(
    [
      { path: "/", element: <AuthGate /> },
      { path: "*", element: <h1>Inside</h1> },
    ],
    { initialEntries: [address] },
  );
  await act(async () => {
    render(
      <ServicesProvider services={services}>
        <RouterProvider router={router} />
      </ServicesProvider>,
    );
  });
  const here = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { emit, here };
}

test("login=1 in the query opens the dialog; signing in, here or elsewhere, leads to the redirect", async () => {
  const { emit, here } = await visit("/?login=1&redirect=%2Fdashboard%2Fchat%3Fa%3D1");
  expect(await screen.findByRole("dialog")).toBeTruthy();
  await act(async () => emit("SIGNED_IN", someone));
  expect(here()).toBe("/dashboard/chat?a=1");
});

test("without login=1 no dialog opens, and signed-in people stay", async () => {
  const { here } = await visit("/?redirect=%2Fdashboard", "signed-in");
  expect(here()).toBe("/?redirect=%2Fdashboard");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a redirect to another site leads to the dashboard", async () => {
  const { here } = await visit("/?login=1&redirect=%2F%5Cevil.example", "signed-in");
  expect(here()).toBe("/dashboard");
});

test("closing removes only the dialog's own parameters from the URL", async () => {
  const { here } = await visit("/?login=1&from=mail&redirect=%2Fdashboard");
  const closer = await screen.findByRole("button", { name: "Close" });
  await act(async () => closer.click());
  expect(here()).toBe("/?from=mail");
});

test("a refused link is explained to visitors, and only mentioned to signed-in people", async () => {
  const said = vi.spyOn(toast, "error");
  await visit("/?login=1&link=refused");
  expect(await screen.findByText(/Otherwise, we can send you a new email/)).toBeTruthy();
  expect(said).not.toHaveBeenCalled();
  const signedIn = await visit("/?login=1&link=refused", "signed-in");
  expect(said).toHaveBeenCalledOnce();
  expect(signedIn.here()).toBe("/dashboard");
});
