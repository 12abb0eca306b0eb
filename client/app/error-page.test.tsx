import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { ErrorPage, isLoadFailure } from "./error-page.tsx";

function showRouteThatThrows(error: Error) {
  // React and the router log the errors that these tests provoke.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const Broken = () => {
    throw error;
  };
  const router = createMemoryRouter([{ path: "/", Component: Broken, ErrorBoundary: ErrorPage }]);
  render(<RouterProvider router={router} />);
}

describe("ErrorPage", () => {
  it("says what happened and offers to reload or go home, without the error's own text", async () => {
    showRouteThatThrows(new Error("mother's maiden name"));
    expect(await screen.findByRole("heading", { level: 1 })).toHaveProperty(
      "textContent",
      "This page stopped working",
    );
    expect(screen.getByRole("button", { name: "Reload the page" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Go to the home page" }).getAttribute("href")).toBe("/");
    expect(document.body.textContent).not.toContain("maiden");
    expect(document.title).toBe("This page stopped working · Hearken");
  });

  it("mentions the connection or an update if a part of the app couldn't be fetched", async () => {
    showRouteThatThrows(new TypeError("Failed to fetch dynamically imported module: http://x/assets/a.js"));
    expect(await screen.findByText("We couldn't load this page")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Reload the page" })).toBeTruthy();
  });

  it("shows the not-found page for a path that doesn't exist", async () => {
    const router = createMemoryRouter(
      [{ path: "/", ErrorBoundary: ErrorPage, children: [{ path: "here", element: null }] }],
      {
        initialEntries: ["/nowhere"],
      },
    );
    render(<RouterProvider router={router} />);
    expect(await screen.findByText("Oops! Page not found")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Return to Home" }).getAttribute("href")).toBe("/");
  });
});

describe("isLoadFailure", () => {
  it.each([
    ["error loading dynamically imported module: http://x/a.js", true],
    ["Importing a module script failed.", true],
    ["Unable to preload CSS for /assets/a.css", true],
    ["x is not a function", false],
  ])("of %s is %s", (message, expected) => {
    expect(isLoadFailure(new TypeError(message))).toBe(expected);
  });

  it("is false for anything that isn't an error", () => {
    expect(isLoadFailure("Importing a module script failed.")).toBe(false);
  });
});
