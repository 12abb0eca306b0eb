import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { longestScreened } from "#shared/safety/http.ts";
import { noRisk } from "#shared/safety/risk.ts";
import { settled } from "#client/test-backend.ts";
import { fakeServices, someone } from "#client/test-services.tsx";
import { hideHelpOnSignOut, useHelpCardStore, useScreening } from "./help-card-store.ts";
import { ServicesProvider } from "./services.tsx";

beforeEach(() => {
  localStorage.clear();
  useHelpCardStore.getState().hide();
});

test.each([
  ["possible", false],
  ["active", true],
] as const)("what was written and shows %s risk opens the help card: %s", async (level, opens) => {
  const { services, screen, data } = fakeServices();
  screen.found = { level, concerns: ["abuse"] };
  const { result } = renderHook(useScreening, {
    wrapper: ({ children }) => <ServicesProvider services={services}>{children}</ServicesProvider>,
  });
  result.current("a hard day");
  await settled(data);
  expect(screen.screened).toEqual(["a hard day"]);
  expect(useHelpCardStore.getState().open).toBe(opens);
});

/** The first request is refused; of what comes through, only what names harm is dangerous. */
function screening() {
  const { services, data, emit } = fakeServices();
  const asked: string[] = [];
  data.on("POST /api/safety/screen", (body) => {
    asked.push(JSON.stringify(body));
    if (asked.length === 1) return Response.json({ error: { code: "rate_limited" } }, { status: 429 });
    return JSON.stringify(body).includes("harm") ? { level: "active", concerns: ["self_harm"] } : noRisk;
  });
  act(() => emit("SIGNED_IN", someone));
  const { result } = renderHook(useScreening, {
    wrapper: ({ children }) => <ServicesProvider services={services}>{children}</ServicesProvider>,
  });
  return { screen: result.current, data, asked, auth: services.auth };
}

describe("a piece of a long text that can't be screened at first", () => {
  const quiet = "a".repeat(longestScreened);

  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  test("doesn't hide what the others show", async () => {
    const { screen, data } = screening();
    screen(`${quiet} harm`);
    await settled(data);
    expect(useHelpCardStore.getState()).toMatchObject({ open: true, concerns: ["self_harm"] });
  });

  test("is tried again, and alone", async () => {
    const { screen, data, asked } = screening();
    screen(`harm ${quiet}`);
    await settled(data);
    expect(useHelpCardStore.getState().open).toBe(false);
    vi.runOnlyPendingTimers();
    await settled(data);
    expect(asked).toHaveLength(3);
    expect(asked[2]).toBe(asked[0]);
    expect(useHelpCardStore.getState().open).toBe(true);
  });

  test("isn't tried again after its writer has signed out", async () => {
    const { screen, data, asked, auth } = screening();
    screen("harm");
    await settled(data);
    await act(() => auth.signOut("local"));
    vi.runOnlyPendingTimers();
    await settled(data);
    expect(asked).toHaveLength(1);
  });
});

const ada = someone.user.id;
const ben = { ...someone, access_token: "d.e.f", user: { ...someone.user, id: "ben" } };

describe("what somebody wrote", () => {
  test("doesn't open the card for whoever signs in next", async () => {
    const { services, data, emit } = fakeServices();
    const answer = Promise.withResolvers<unknown>();
    data.on("POST /api/safety/screen", () => answer.promise);
    act(() => emit("SIGNED_IN", someone));
    const { result } = renderHook(useScreening, {
      wrapper: ({ children }) => <ServicesProvider services={services}>{children}</ServicesProvider>,
    });
    result.current("he hits me");
    await act(() => services.auth.signOut("local"));
    act(() => emit("SIGNED_IN", ben));
    answer.resolve({ level: "active", concerns: ["abuse"] });
    await settled(data);
    expect(useHelpCardStore.getState().open).toBe(false);
  });

  test.each([
    ["written", "SIGNED_OUT", null, false],
    ["written", "SIGNED_IN", ben, false],
    ["written", "TOKEN_REFRESHED", { ...someone, access_token: "g.h.i" }, true],
    // Helplines that were asked for tell nothing, and are needed whoever is signed in.
    ["asked", "SIGNED_OUT", null, true],
  ] as const)("keeps the card open that was %s after %s: %#", (occasion, event, session, stays) => {
    const { services, emit } = fakeServices();
    hideHelpOnSignOut(services.auth);
    emit("SIGNED_IN", someone);
    useHelpCardStore.getState().show(occasion, ["abuse"]);
    emit(event, session);
    expect(useHelpCardStore.getState().open).toBe(stays);
  });
});

const remembered = () => localStorage.getItem("hearken.profile-country");

/** The app as it starts: nothing is known but what the device remembers. */
async function started() {
  vi.resetModules();
  const { useHelpCountry, useShownCountry, forgetCountryOnSignOut } = await import("./help-card-store.ts");
  const { services, emit } = fakeServices();
  forgetCountryOnSignOut(services.auth);
  const { result } = renderHook(useShownCountry);
  return { result, emit, auth: services.auth, ...useHelpCountry.getState() };
}

describe("the country of the profile", () => {
  test("is shown at the next start, before the profile has come and while it can't be read", async () => {
    const first = await started();
    act(() => first.emit("SIGNED_IN", someone));
    act(() => first.learn(ada, "NZ"));
    expect(first.result.current).toBe("NZ");
    const next = await started();
    expect(next.result.current).toBe("NZ");
    act(() => next.emit("SIGNED_IN", someone));
    expect(next.result.current).toBe("NZ");
  });

  test("is less than a country chosen in the card", async () => {
    const first = await started();
    act(() => first.choose("FR"));
    act(() => first.learn(ada, "NZ"));
    expect([first.result.current, (await started()).result.current]).toEqual(["FR", "FR"]);
  });

  test("is forgotten when its owner signs out, and outlasts a session that expired", async () => {
    const it = await started();
    act(() => it.emit("SIGNED_IN", someone));
    act(() => it.learn(ada, "NZ"));
    act(() => it.emit("SIGNED_OUT", null));
    expect([it.result.current, remembered()]).toEqual(["NZ", `${ada} NZ`]);
    act(() => it.emit("SIGNED_IN", someone));
    await act(() => it.auth.signOut("local"));
    expect(it.result.current).not.toBe("NZ");
    expect(remembered()).toBeNull();
  });

  test("isn't shown to somebody else, nor once the profile has none", async () => {
    const it = await started();
    act(() => it.learn(ada, "NZ"));
    act(() => it.emit("SIGNED_IN", ben));
    expect(it.result.current).not.toBe("NZ");
    act(() => it.learn("ben", "AU"));
    expect(it.result.current).toBe("AU");
    act(() => it.learn("ben", null));
    expect(it.result.current).not.toBe("AU");
    expect(remembered()).toBeNull();
  });

  test.each(["", "ada", "ada nz", "ada <b>", " "])("isn't taken from %j", async (stored) => {
    localStorage.setItem("hearken.profile-country", stored);
    const { result } = await started();
    localStorage.clear();
    expect(result.current).toBe((await started()).result.current);
  });
});
