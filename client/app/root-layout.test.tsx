import { act, render, screen, waitFor } from "@testing-library/react";
import { Outlet, RouterProvider, createMemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it, test, vi } from "vitest";
import type { Session } from "@supabase/auth-js";
import { paths } from "#shared/paths.ts";
import type { AccountPort } from "#client/lib/account-port.ts";
import { deferred } from "#client/test-deferred.ts";
import { fakeServices, someone } from "#client/test-services.tsx";
import { LinkWatcher, RootLayout } from "./root-layout.tsx";
import { ComingServices } from "./with-services.tsx";

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

const tokens = "access_token=a.b.c&expires_in=3600&refresh_token=r&token_type=bearer";

async function visit(start: string, account: Partial<AccountPort> = {}, here: Session | null = null) {
  const shown: string[] = [];
  const Page = ({ name }: { name: string }) => {
    shown.push(name);
    return <h1>{name}</h1>;
  };
  const router = createMemoryRouter(
    [
      {
        element: (
          <LinkWatcher>
            <Outlet />
          </LinkWatcher>
        ),
        children: [
          { path: "/reset-password", element: <Page name="Reset" /> },
          { path: "*", element: <Page name="Page" /> },
        ],
      },
    ],
    { initialEntries: [start] },
  );
  const { services: fakes, emit } = fakeServices({ account });
  const services = Promise.resolve(fakes);
  await act(async () => {
    render(
      <ComingServices value={{ services, retry: () => undefined }}>
        <RouterProvider router={router} />
      </ComingServices>,
    );
  });
  await act(async () => emit("INITIAL_SESSION", here));
  const address = () => {
    const { pathname, search, hash } = router.state.location;
    return `${pathname}${search}${hash}`;
  };
  return { router, here: address, shown };
}

describe("recovery watcher", () => {
  test.each(["/", "/contact-us", "/dashboard", "/dashboard/session/7?x=1", "/nowhere"])(
    "%s with a recovery goes to the reset page with its fragment, before the page is ever shown",
    async (start) => {
      const adopt = vi.fn<AccountPort["adopt"]>();
      const { here, shown } = await visit(`${start}#${tokens}&type=recovery`, { adopt });
      expect(here()).toBe(`/reset-password#${tokens}&type=recovery`);
      expect(new Set(shown)).toEqual(new Set(["Reset"]));
      expect(adopt).not.toHaveBeenCalled();
    },
  );

  test("notices a recovery that arrives while the app is open", async () => {
    const { router, here } = await visit("/contact-us");
    await act(() => router.navigate("/contact-us#type=recovery"));
    expect(here()).toBe("/reset-password#type=recovery");
  });

  test("leaves a refused recovery to the reset page", async () => {
    const { here } = await visit("/#error=access_denied&error_code=otp_expired&type=recovery");
    expect(here()).toBe("/reset-password#error=access_denied&error_code=otp_expired&type=recovery");
  });
});

describe("confirmation links", () => {
  test("sign in first, then show the page without any trace of the tokens", async () => {
    const gate = deferred<"done">();
    const { here, shown } = await visit(`/dashboard?a=1#${tokens}&type=signup`, {
      adopt: () => gate.promise,
    });
    expect(shown).toEqual([]);
    await act(async () => gate.resolve("done"));
    await waitFor(() => expect(here()).toBe("/dashboard?a=1"));
    expect(await screen.findByRole("heading", { name: "Page" })).toBeTruthy();
  });

  test("offer a retry while the service is down", async () => {
    const answers: ("unreachable" | "done")[] = ["unreachable", "done"];
    const { here } = await visit(`/dashboard#${tokens}&type=signup`, {
      adopt: () => Promise.resolve(answers.shift() ?? "done"),
    });
    expect(await screen.findByText("We couldn't finish logging you in")).toBeTruthy();
    await act(async () => screen.getByRole("button", { name: "Try again" }).click());
    await waitFor(() => expect(here()).toBe("/dashboard"));
  });

  test("never replace the person who is signed in", async () => {
    const adopt = vi.fn<AccountPort["adopt"]>();
    const { here } = await visit(`/dashboard#${tokens}&type=signup`, { adopt }, someone);
    await waitFor(() => expect(here()).toBe("/dashboard"));
    expect(adopt).not.toHaveBeenCalled();
  });

  test("are explained by the dialog if the tokens or the link are refused", async () => {
    const dead = await visit(`/dashboard#${tokens}&type=signup`, {
      adopt: () => Promise.resolve("session-missing"),
    });
    await waitFor(() => expect(dead.here()).toBe("/?login=1&link=refused"));
    const expired = await visit("/contact-us#error=access_denied&error_code=otp_expired");
    await waitFor(() => expect(expired.here()).toBe("/?login=1&link=refused"));
  });
});

test("leave an unrelated fragment alone", async () => {
  const { here } = await visit("/#pricing");
  expect(here()).toBe("/#pricing");
});
