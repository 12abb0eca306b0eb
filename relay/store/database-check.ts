import type { ServiceClient } from "./service-client.ts";

/** A database that takes longer isn't ready to serve anybody. */
const answersWithinMs = 2_000;

/**
 * Whether the database answers in time. It asks whether one row exists, which exercises key, grants and
 * Postgres itself.
 */
export async function databaseAnswers(
  client: ServiceClient,
  timeoutMs: number = answersWithinMs,
): Promise<boolean> {
  const { status } = await client
    .from("profiles")
    .select("id", { head: true })
    .limit(1)
    .retry(false)
    .abortSignal(AbortSignal.timeout(timeoutMs));
  // Not `error === null`, because the client treats an empty 404 as an empty result.
  return status === 200;
}
