import { z } from "zod";
import type { AiWorld } from "#relay/ai/attempts.ts";
import type { AiSettings } from "#relay/ai/settings.ts";
import { aiSchema, toAiSettings } from "#relay/env/ai.ts";
import { after } from "#relay/runtime/timing.ts";
import { isSet, type Variables } from "./services.ts";

/** What the AI adapters need from the outside when they run without a relay. */
export const realWorld: AiWorld = { after, now: () => performance.now(), random: Math.random };

/** The providers that the relay would use with this environment; throws a one-line error if it is invalid. */
export function aiSettingsFrom(env: Variables): AiSettings {
  const given = z
    .record(z.string(), z.string())
    .parse(Object.fromEntries(Object.entries(env).filter(([, value]) => isSet(value))));
  const read = z.object(aiSchema(false, given)).safeParse(given);
  if (!read.success)
    throw new Error(`The AI provider settings aren't valid.\n${z.prettifyError(read.error)}`);
  return toAiSettings(read.data, given);
}
