import { renderHook } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { settled } from "#client/test-backend.ts";
import { fakeServices } from "#client/test-services.tsx";
import { useHelpCardStore, useScreening } from "./help-card-store.ts";
import { ServicesProvider } from "./services.tsx";

beforeEach(() => useHelpCardStore.getState().hide());

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
