import type { ServiceClient } from "./service-client.ts";

/** Whether the database answers in time. Asks for one row's existence, so key, grants and Postgres itself are proven. */
export async function databaseAnswers(client: ServiceClient, timeoutMs: number): Promise<boolean> {
  const { status } = await client
    .from("profiles")
    .select("id", { head: true })
    .limit(1)
    .retry(false)
    .abortSignal(AbortSignal.timeout(timeoutMs));
  // Not `error === null`: the client takes an empty 404 for an empty answer.
  return status === 200;
}
