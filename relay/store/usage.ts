import type { Usage } from "#shared/protocol/values.ts";
import { z } from "zod";
import type { ServiceClient } from "./service-client.ts";

const rowSchema = z.object({
  limit_seconds: z.int().min(-1),
  remaining_seconds: z.int().min(-1),
  resets_at: z.string().nullable(),
});

/** A person's remaining talking time; null if the database didn't answer. */
export async function readUsage(client: ServiceClient, userId: string): Promise<Usage | null> {
  const { data, error } = await client.rpc("voice_usage", { user_uuid: userId });
  const row = rowSchema.safeParse(data?.[0]);
  if (error !== null || !row.success) return null;
  const { limit_seconds: limitSeconds, remaining_seconds: remainingSeconds, resets_at: resetsAt } = row.data;
  return { limitSeconds, remainingSeconds, resetsAt };
}
