import { z } from "zod";
import { noRisk, type RiskFinding } from "#shared/safety/risk.ts";
import type { fakeBackend } from "./test-backend.ts";

/** What the relay's screen finds, and what it was given. */
export type FakeScreen = { found: RiskFinding; readonly screened: string[] };

/** Answers requests to screen a text with what the test chooses. */
export function serveScreen(data: ReturnType<typeof fakeBackend>): FakeScreen {
  const screen: FakeScreen = { found: noRisk, screened: [] };
  data.on("POST /api/safety/screen", (body) => {
    screen.screened.push(z.object({ text: z.string() }).parse(body).text);
    return screen.found;
  });
  return screen;
}
