import { z } from "zod";
import { storableText } from "./send-writes.ts";
import type { ServiceClient } from "./service-client.ts";
import type { Insights } from "../wrap-ups/insights.ts";
import { type Material, materialSchema } from "../wrap-ups/material.ts";

/** `used`: the plan's turn is taken; `busy`: another one of this person is being written; `often`: too many were begun today. */
export type Claimed =
  | { readonly kind: "claimed"; readonly claim: string }
  | { readonly kind: "used" | "busy" | "often" | "unavailable" };

/** The wrap-ups of everybody in the database. Never throws. */
export type WrapUpStore = {
  /** Of the week that holds `day`, or of the person's current one; null when the database did not answer. */
  readonly material: (userId: string, day: string | null) => Promise<Material | null>;
  readonly claim: (userId: string) => Promise<Claimed>;
  /** Its id; null where it could not be kept. `usesTurn`: whether the plan's turn is used up by it. */
  readonly finish: (
    claim: string,
    written: { readonly week: Material["week"]; readonly insights: Insights; readonly usesTurn: boolean },
  ) => Promise<string | null>;
  /** Nothing came of it: the turn is the person's again, though the start counts towards the day's. */
  readonly release: (claim: string) => Promise<void>;
};

/** The function's own errors (SQLSTATE) that are answers. */
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
    async finish(claim, { week, insights, usesTurn }) {
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
          total_sessions: talks.total_sessions,
          total_duration: talks.total_duration,
          key_insights: insights.insights.map(storableText),
          personalized_recommendations: insights.recommendations.map(storableText),
          ai_summary: storableText(insights.summary),
        },
      });
      return error === null ? (z.uuid().safeParse(data).data ?? null) : null;
    },
    /** A failure is made good by time: the claim runs out. */
    async release(claim) {
      await client.rpc("release_wrap_up", { claim });
    },
  };
}
