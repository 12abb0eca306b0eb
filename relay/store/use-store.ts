import { z } from "zod";
import type { UseStore } from "../meter/use-budget.ts";
import type { ServiceClient } from "./service-client.ts";

const count = z.int().min(0);

const rowsSchema = z.array(
  z
    .object({
      user_id: z.uuid(),
      hour_typed_characters: count,
      hour_provider_calls: count,
      hour_provider_characters: count,
      hour_tokens_in: count,
      hour_tokens_out: count,
      hour_sound_seconds: count,
      day_typed_characters: count,
      day_provider_calls: count,
      day_provider_characters: count,
      day_tokens_in: count,
      day_tokens_out: count,
      day_sound_seconds: count,
    })
    .transform((row) => ({
      userId: row.user_id,
      hour: {
        typedCharacters: row.hour_typed_characters,
        providerCalls: row.hour_provider_calls,
        providerCharacters: row.hour_provider_characters,
        tokensIn: row.hour_tokens_in,
        tokensOut: row.hour_tokens_out,
        soundSeconds: row.hour_sound_seconds,
      },
      day: {
        typedCharacters: row.day_typed_characters,
        providerCalls: row.day_provider_calls,
        providerCharacters: row.day_provider_characters,
        tokensIn: row.day_tokens_in,
        tokensOut: row.day_tokens_out,
        soundSeconds: row.day_sound_seconds,
      },
    })),
);

/** What people use, as counted by the database across all relays. */
export function recentUseOver(client: ServiceClient): UseStore {
  return {
    async count(batch) {
      const rows = batch.map((it) => ({
        user_id: it.userId,
        typed_characters: it.typedCharacters,
        provider_calls: it.providerCalls,
        provider_characters: it.providerCharacters,
        tokens_in: it.tokensIn,
        tokens_out: it.tokensOut,
        sound_seconds: it.soundSeconds,
      }));
      const { data, error } = await client.rpc("count_use", { batch: rows });
      if (error !== null) return null;
      return rowsSchema.safeParse(data).data ?? null;
    },
  };
}

/**
 * How many accounts talked uncharged for that long in the last 24 hours; null if the database didn't answer.
 */
export async function countUnchargedTalk(
  client: ServiceClient,
  leastSeconds: number,
): Promise<number | null> {
  const { data, error } = await client.rpc("accounts_with_uncharged_talk", { least_seconds: leastSeconds });
  if (error !== null) return null;
  return z.int().min(0).safeParse(data).data ?? null;
}
