import { z } from "zod";
import type { ServiceClient } from "./service-client.ts";
import { type SessionWrite, type WriteStatus, writeStatuses } from "./session-writes.ts";
import type { BatchFailure } from "./write-queue.ts";

const rowsSchema = z.array(z.object({ entry_number: z.int(), status: z.enum(writeStatuses) }));

/** How long to wait for the check whether the database answers at all, ms. */
const questionMs = 2_000;

const tooLarge = 413;
/** SQLSTATE classes 22 and 23: the database rejects the data itself. */
const aboutData = /^2[23]/;
/** SQLSTATE of a statement that was canceled because it took too long. */
const canceled = "57014";
/** HTTP: the server, or a gateway in front of it, timed out. */
const timeouts = new Set([408, 504]);
const tooManyRequests = 429;
/**
 * The database is unreachable, read-only, out of disk, memory or connections, or shutting down, which no
 * batch has caused.
 */
const aboutDatabase = /^(?:PGRST00|08|25006|53|57P|58)/;

type Problem = { readonly status: number; readonly code?: string | undefined; readonly message: string };

function failureOf({ status, code = "", message }: Problem): BatchFailure | null {
  if (status === tooManyRequests || aboutDatabase.test(code)) return null;
  if (status === tooLarge || aboutData.test(code)) return "refused";
  const inVain = timeouts.has(status) || code === canceled || message.startsWith("TimeoutError");
  return inVain ? "late" : "failed";
}

/** Whether the database accepts an empty batch, which exercises URL, key, grants, and the function itself. */
async function takesAnything(client: ServiceClient): Promise<boolean> {
  const { data, error } = await client
    .rpc("write_sessions", { batch: [] })
    .abortSignal(AbortSignal.timeout(questionMs));
  return error === null && rowsSchema.safeParse(data).success;
}

/**
 * Sends a batch of writes: returns the status of each, or why the database didn't accept the batch; null if
 * it is down.
 */
export async function sendWrites(
  client: ServiceClient,
  batch: readonly SessionWrite[],
): Promise<readonly WriteStatus[] | BatchFailure | null> {
  const { data, error, status } = await client.rpc("write_sessions", { batch: [...batch] });
  const rows = rowsSchema.safeParse(data);
  if (error === null && rows.success && rows.data.length === batch.length)
    return rows.data.toSorted((a, b) => a.entry_number - b.entry_number).map((row) => row.status);
  const failure = failureOf({ status, code: error?.code, message: error?.message ?? "" });
  if (failure === null || failure === "refused") return failure;
  // A proxy that drops the connection, or a firewall that objects to a text, looks much like an outage.
  return (await takesAnything(client)) ? failure : null;
}

/** Replaces what PostgreSQL can't store in a text, and lone surrogates, with the replacement character. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll("\0", "\uFFFD");
}
