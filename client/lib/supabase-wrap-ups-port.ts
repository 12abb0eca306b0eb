import { z } from "zod";
import { weeklyDataSchema } from "#shared/wrap-ups.ts";
import { dataFailureOf } from "./data-failure.ts";
import { personHeader, type Supabase } from "./supabase.ts";
import { wrapUpCardSchema, wrapUpSchema, type WrapUpsFailed, type WrapUpsPort } from "./wrap-ups-port.ts";

const cardColumns = Object.keys(wrapUpCardSchema.shape).join(",");
const columns = Object.keys(wrapUpSchema.shape).join(",");
const cardsSchema = z.array(wrapUpCardSchema);

/** A row that doesn't parse is the server's fault, not the person's. */
const unreadable: WrapUpsFailed = { kind: "failed", failure: "server-error" };

function failedWith(status: number): WrapUpsFailed {
  return { kind: "failed", failure: dataFailureOf(status) };
}

/** The wrap-ups in the database; the relay does `generate`. */
export function createWrapUpsPort(supabase: Supabase, generate: WrapUpsPort["generate"]): WrapUpsPort {
  const table = () => supabase.from("emotional_wrap_ups");
  return {
    generate,
    async list(userId, count, before) {
      const own = table().select(cardColumns).setHeader(personHeader, userId);
      const older = before ? own.lt("created_at", before.created_at) : own;
      const { data, error, status } = await older.order("created_at", { ascending: false }).limit(count);
      if (error) return failedWith(status);
      const parsed = cardsSchema.safeParse(data);
      return parsed.success ? { kind: "ok", wrapUps: parsed.data } : unreadable;
    },
    async read(userId, id) {
      // The address bar may hold anything, and the database would reject an invalid id with an error.
      if (!z.uuid().safeParse(id).success) return { kind: "missing" };
      const asked = table().select(columns).setHeader(personHeader, userId).eq("id", id).maybeSingle();
      const { data, error, status } = await asked;
      if (error) return failedWith(status);
      if (data === null) return { kind: "missing" };
      const parsed = wrapUpSchema.safeParse(data);
      return parsed.success ? { kind: "ok", wrapUp: parsed.data } : unreadable;
    },
    async remove(userId, id) {
      const { error, status } = await table().delete().setHeader(personHeader, userId).eq("id", id);
      return error ? failedWith(status) : { kind: "ok" };
    },
    async week(userId, day) {
      const asked = supabase.rpc("generate_weekly_wrap_up_data", { user_uuid: userId, week_start: day });
      const { data, error, status } = await asked;
      if (error) return failedWith(status);
      const parsed = weeklyDataSchema.safeParse(data);
      return parsed.success ? { kind: "ok", week: parsed.data } : unreadable;
    },
  };
}
