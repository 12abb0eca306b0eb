import { endpoints } from "#shared/http.ts";
import { longestScreened, riskFindingSchema } from "#shared/safety/http.ts";
import { combinedRisk, noRisk, type RiskFinding } from "#shared/safety/risk.ts";
import type { Backend } from "./backend.ts";

/** What the relay's screen finds in a text of any length; null if it doesn't answer. */
export async function screenText(relay: Backend["relay"], text: string): Promise<RiskFinding | null> {
  const found = await Promise.all(piecesOf(text).map((piece) => screenPiece(relay, piece))).catch(() => null);
  return found === null ? null : found.reduce(combinedRisk, noRisk);
}

/** Long texts are screened in overlapping pieces, so that nothing hides at a seam. */
const overlap = 200;

function piecesOf(text: string): readonly string[] {
  const step = longestScreened - overlap;
  const count = Math.max(1, Math.ceil((text.length - overlap) / step));
  return Array.from({ length: count }, (_, index) =>
    text.slice(index * step, index * step + longestScreened),
  );
}

/** Rejects on an unexpected response. */
async function screenPiece(relay: Backend["relay"], text: string): Promise<RiskFinding> {
  const { method, path } = endpoints.safetyScreen;
  const headers = { "Content-Type": "application/json" };
  const answer = await relay(path, { method, headers, body: JSON.stringify({ text }) });
  return riskFindingSchema.parse(await answer.json());
}
