import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { paths } from "#shared/paths.ts";
import { RootLayout } from "./root-layout.tsx";

function page(words: string) {
  return () => (
    <main id="main">
      <h1>{words}</h1>
    </main>
  );
}

function showHome() {
  const router = createMemoryRouter([
    {
      Component: RootLayout,
      children: [
        { path: paths.home, Component: page("Welcome") },
        { path: paths.safety, Component: page("Help near you") },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  return router;
}

describe("RootLayout", () => {
  beforeEach(() => {
    vi.stubGlobal("scrollTo", () => undefined);
  });

  it("titles the document after the page", async () => {
    const router = showHome();
    expect(document.title).toBe("Hearken · Someone to talk it through with.");
    await act(() => router.navigate(paths.safety));
    expect(document.title).toBe("Safety · Hearken");
  });

  it("leaves the first page's focus alone, then focuses each page's heading and announces its title", async () => {
    const router = showHome();
    expect(document.activeElement).toBe(document.body);
    await act(() => router.navigate(paths.safety));
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Help near you" }));
    expect(screen.getByText("Safety · Hearken", { selector: "[aria-live=polite]" })).toBeTruthy();
  });

  it("leads with a link that skips to the content", () => {
    showHome();
    expect(screen.getAllByRole("link")[0]?.getAttribute("href")).toBe("#main");
  });
});
