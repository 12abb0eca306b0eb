import { renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { fakeSafety, fakeSafetyPort } from "#client/test-safety.ts";
import { fakeServices } from "#client/test-services.tsx";
import { useHelpCardStore, useScreening } from "./help-card-store.ts";
import { ServicesProvider } from "./services.tsx";

beforeEach(() => useHelpCardStore.getState().hide());

test.each([
  ["possible", false],
  ["active", true],
] as const)("what was written and shows %s risk opens the help card: %s", async (level, opens) => {
  const held = fakeSafety({ found: { level, concerns: ["abuse"] } });
  const services = { ...fakeServices().services, safety: fakeSafetyPort(held) };
  const { result } = renderHook(useScreening, {
    wrapper: ({ children }) => <ServicesProvider services={services}>{children}</ServicesProvider>,
  });
  result.current("a hard day");
  await waitFor(() => expect(held.screened).toEqual(["a hard day"]));
  await new Promise((resolve) => setTimeout(resolve));
  expect(useHelpCardStore.getState().open).toBe(opens);
});
