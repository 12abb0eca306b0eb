import { z } from "zod";
import { dataFailureOf } from "./data-failure.ts";
import { journalEntrySchema, type JournalFailed, type JournalPort } from "./journal-port.ts";
import { personHeader, type Supabase } from "./supabase.ts";

const columns = Object.keys(journalEntrySchema.shape).join(",");
const entriesSchema = z.array(journalEntrySchema);

/** SQLSTATEs of refused entries: too many in one day, and too much in total. */
const overToday = "PT429";
const full = "PT413";

/** A row that doesn't parse is the server's fault, not the person's. */
const unreadable: JournalFailed = { kind: "failed", failure: "server-error" };

function failedWith(status: number): JournalFailed {
  return { kind: "failed", failure: dataFailureOf(status) };
}

/** The journal in the database. */
export function createJournalPort(supabase: Supabase): JournalPort {
  const table = () => supabase.from("journal_entries");
  return {
    async list(userId, count, before) {
      const own = table().select(columns).setHeader(personHeader, userId);
      const older = before ? own.lt("created_at", before.created_at) : own;
      const { data, error, status } = await older.order("created_at", { ascending: false }).limit(count);
      if (error) return failedWith(status);
      const parsed = entriesSchema.safeParse(data);
      return parsed.success ? { kind: "ok", entries: parsed.data } : unreadable;
    },
    async add(userId, title, responses) {
      const row = { user_id: userId, title, responses: [...responses] };
      const { data, error, status } = await table()
        .insert(row)
        .setHeader(personHeader, userId)
        .select(columns)
        .single();
      if (error?.code === overToday) return { kind: "over-today" };
      if (error?.code === full) return { kind: "full" };
      if (error) return failedWith(status);
      const parsed = journalEntrySchema.safeParse(data);
      return parsed.success ? { kind: "ok", entry: parsed.data } : unreadable;
    },
    async remove(userId, id) {
      const { error, status } = await table().delete().setHeader(personHeader, userId).eq("id", id);
      return error ? failedWith(status) : { kind: "ok" };
    },
  };
}
