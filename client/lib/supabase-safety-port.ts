import { z } from "zod";
import { endpoints } from "#shared/http.ts";
import { longestScreened, riskFindingSchema } from "#shared/safety/http.ts";
import { combinedRisk, noRisk, type RiskFinding } from "#shared/safety/risk.ts";
import { dataFailureOf } from "./data-failure.ts";
import { emptyPlan, planParts, type SafetyPort } from "./safety-plan.ts";
import { personHeader, type Supabase } from "./supabase.ts";

const safetyPlanSchema = z.object({
  warning_signs: z.string(),
  coping: z.string(),
  distractions: z.string(),
  people: z.string(),
  professionals: z.string(),
  surroundings: z.string(),
  reasons: z.string(),
});

/** The safety plan is stored in the database; screening is done by the relay. */
export function createSafetyPort(
  supabase: Supabase,
  accessToken: () => Promise<string | null>,
  send: typeof fetch,
): SafetyPort {
  const table = () => supabase.from("safety_plans");
  return {
    async readPlan(userId) {
      const own = table().select(planParts.join(",")).setHeader(personHeader, userId);
      const { data, error, status } = await own.maybeSingle();
      if (error) return { kind: "failed", failure: dataFailureOf(status) };
      if (data === null) return { kind: "ok", plan: emptyPlan };
      const parsed = safetyPlanSchema.safeParse(data);
      return parsed.success ? { kind: "ok", plan: parsed.data } : { kind: "failed", failure: "server-error" };
    },
    async writePlan(userId, plan) {
      const { error, status } = await table()
        .upsert({ user_id: userId, ...plan })
        .setHeader(personHeader, userId);
      return error ? { kind: "failed", failure: dataFailureOf(status) } : { kind: "ok" };
    },
    async screen(text) {
      const pieces = piecesOf(text).map((piece) => screenPiece(piece, accessToken, send));
      const found = await Promise.all(pieces).catch(() => null);
      return found === null ? null : found.reduce(combinedRisk, noRisk);
    },
  };
}

/** Long texts are screened in overlapping pieces. */
const overlap = 200;

function piecesOf(text: string): readonly string[] {
  const step = longestScreened - overlap;
  const count = Math.max(1, Math.ceil((text.length - overlap) / step));
  return Array.from({ length: count }, (_, index) =>
    text.slice(index * step, index * step + longestScreened),
  );
}

/** Throws on an unexpected response. */
async function screenPiece(
  text: string,
  accessToken: () => Promise<string | null>,
  send: typeof fetch,
): Promise<RiskFinding> {
  const token = await accessToken();
  const { method, path } = endpoints.safetyScreen;
  const answer = await send(path, {
    method,
    headers: { Authorization: `Bearer ${token ?? ""}`, "Content-Type": "application/json" },
    body: JSON.stringify({ text }),
  });
  return riskFindingSchema.parse(await answer.json());
}
