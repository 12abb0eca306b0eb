import { z } from "zod";
import type { ServiceClient } from "./service-client.ts";
import { type SessionWrite, type WriteStatus, writeStatuses } from "./session-writes.ts";

const rowsSchema = z.array(z.object({ entry_number: z.int(), status: z.enum(writeStatuses) }));

/** SQLSTATE classes 22 and 23: the data itself is what the database objects to. */
const aboutData = /^2[23]/;

/** Sends a batch of writes; null when the database did not answer. */
export async function sendWrites(
  client: ServiceClient,
  batch: readonly SessionWrite[],
): Promise<readonly WriteStatus[] | "unreadable" | null> {
  const { data, error } = await client.rpc("write_sessions", { batch: [...batch] });
  if (error !== null) return aboutData.test(error.code) ? "unreadable" : null;
  const rows = rowsSchema.safeParse(data);
  if (!rows.success || rows.data.length !== batch.length) return null;
  return rows.data.toSorted((a, b) => a.entry_number - b.entry_number).map((row) => row.status);
}

/** What PostgreSQL cannot keep in a text, and half of a character, become the replacement character. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll("\0", "\uFFFD");
}
