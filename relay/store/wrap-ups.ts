import { z } from "zod";
import { storableText } from "./send-writes.ts";
import type { ServiceClient } from "./service-client.ts";
import { materialSchema } from "../wrap-ups/material.ts";
import type { WrapUpStore } from "../wrap-ups/write-wrap-up.ts";

/** The function's own errors (SQLSTATE) that are expected answers. */
const refusals: Readonly<Record<string, "used" | "busy" | "often">> = {
  PT402: "used",
  PT409: "busy",
  PT429: "often",
};

export function createWrapUpStore(client: ServiceClient): WrapUpStore {
  return {
    async material(userId, day) {
      const { data, error } = await client.rpc("wrap_up_material", {
        user_uuid: userId,
        ...(day === null ? {} : { week_start: day }),
      });
      return error === null ? (materialSchema.safeParse(data).data ?? null) : null;
    },
    async claim(userId) {
      const { data, error } = await client.rpc("claim_wrap_up", { user_uuid: userId });
      if (error !== null) return { kind: refusals[error.code] ?? "unavailable" };
      const claim = z.uuid().safeParse(data);
      return claim.success ? { kind: "claimed", claim: claim.data } : { kind: "unavailable" };
    },
    async finish(claim, { week, sessionMoods, insights, usesTurn }) {
      const { mood_data: mood, session_data: talks } = week;
      const { data, error } = await client.rpc("finish_wrap_up", {
        claim,
        uses_turn: usesTurn,
        wrap_up: {
          period_start: week.period_start,
          period_end: week.period_end,
          mood_trend: week.mood_trend,
          mood_average: mood.mood_average,
          energy_average: mood.energy_average,
          stress_average: mood.stress_average,
          sleep_average: mood.sleep_average,
          entry_count: mood.entry_count,
          total_sessions: talks.total_sessions,
          total_duration: talks.total_duration,
          key_insights: insights.insights.map(storableText),
          personalized_recommendations: insights.recommendations.map(storableText),
          ai_summary: storableText(insights.summary),
          themes: insights.themes.map(storableText),
          session_moods: sessionMoods,
          quotes: insights.quotes.map((quote) => ({ ...quote })),
        },
      });
      return error === null ? (z.uuid().safeParse(data).data ?? null) : null;
    },
    /** A failure heals itself, because the claim expires. */
    async release(claim) {
      await client.rpc("release_wrap_up", { claim });
    },
  };
}
