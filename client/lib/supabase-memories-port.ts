import { z } from "zod";
import { dataFailureOf } from "./data-failure.ts";
import { memorySchema, type MemoriesFailed, type MemoriesPort } from "./memories-port.ts";
import { personHeader, type Supabase } from "./supabase.ts";

const columns = "id,content,created_at,session:sessions(id,title)";
const memoriesSchema = z.array(memorySchema);

function failedWith(status: number): MemoriesFailed {
  return { kind: "failed", failure: dataFailureOf(status) };
}

/** The memories in the database. */
export function createMemoriesPort(supabase: Supabase): MemoriesPort {
  const table = () => supabase.from("memories");
  return {
    async list(userId, count, before) {
      const own = table().select(columns).setHeader(personHeader, userId);
      // Several memories of one session may have the same timestamp; the id tells them apart.
      const older = before
        ? own.or(
            `created_at.lt."${before.created_at}",and(created_at.eq."${before.created_at}",id.lt.${before.id})`,
          )
        : own;
      const { data, error, status } = await older
        .order("created_at", { ascending: false })
        .order("id", { ascending: false })
        .limit(count);
      if (error) return failedWith(status);
      const parsed = memoriesSchema.safeParse(data);
      return parsed.success
        ? { kind: "ok", memories: parsed.data }
        : { kind: "failed", failure: "server-error" };
    },
    async forget(userId, id) {
      const { error, status } = await table().delete().setHeader(personHeader, userId).eq("id", id);
      return error ? failedWith(status) : { kind: "ok" };
    },
    async forgetAll(userId) {
      const { error, status } = await table().delete().not("id", "is", null).setHeader(personHeader, userId);
      return error ? failedWith(status) : { kind: "ok" };
    },
  };
}
