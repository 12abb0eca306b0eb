import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { describe, expect, test } from "vitest";
import { ServicesProvider } from "#client/lib/services.tsx";
import { fakeServices, someone } from "#client/test-services.tsx";
import { ProtectedRoute } from "./dashboard-layout.tsx";

function visit(address: string) {
  const fake = fakeServices();
  const inside = (
    <ProtectedRoute>
      <h1>Inside</h1>
    </ProtectedRoute>
  );
  const router = createMemoryRouter(
    [
      { path: "/dashboard/*", element: inside },
      { path: "*", element: <h1>Outside</h1> },
    ],
    { initialEntries: [address] },
  );
  render(
    <ServicesProvider services={fake.services}>
      <RouterProvider router={router} />
    </ServicesProvider>,
  );
  const here = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { ...fake, router, here };
}

describe("protected routes", () => {
  test("wait until it is known who is signed in", async () => {
    const { emit } = visit("/dashboard/chat");
    expect(screen.getByRole("status").textContent).toBe("Loading");
    await act(async () => emit("INITIAL_SESSION", someone));
    expect(screen.getByRole("heading", { name: "Inside" })).toBeTruthy();
  });

  test("send visitors to log in and then back", async () => {
    const { emit, here } = visit("/dashboard/sessions?search=a%20b&sort=new");
    await act(async () => emit("INITIAL_SESSION", null));
    expect(here()).toBe("/?login=1&redirect=%2Fdashboard%2Fsessions%3Fsearch%3Da%2520b%26sort%3Dnew");
  });

  test("ask to log in again after a lost session, and go home after signing out", async () => {
    const lost = visit("/dashboard/chat");
    await act(async () => lost.emit("SIGNED_IN", someone));
    await act(async () => lost.emit("SIGNED_OUT", null));
    expect(lost.here()).toBe("/?login=1&redirect=%2Fdashboard%2Fchat");

    const left = visit("/dashboard/chat");
    await act(async () => left.emit("SIGNED_IN", someone));
    await act(() => left.services.auth.signOut("local"));
    expect(left.here()).toBe("/");
    await act(() => left.router.navigate("/dashboard"));
    expect(left.here()).toBe("/?login=1&redirect=%2Fdashboard");
  });
});
