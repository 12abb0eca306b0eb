import { endpoints } from "#shared/http.ts";
import type { ReminderConfirmation } from "#shared/mail.ts";
import { dataFailureOf } from "./data-failure.ts";
import type { AccessToken } from "./auth-store.ts";
import {
  type MailAnswer,
  type Reminder,
  reminderSchema,
  type ReminderPort,
  type ReminderResult,
} from "./reminder-port.ts";
import { personHeader, type Supabase } from "./supabase.ts";

const columns = Object.keys(reminderSchema.shape).join(",");

type Answer = { readonly data: unknown; readonly error: unknown; readonly status: number };

function resultOf({ data, error, status }: Answer): ReminderResult {
  if (error) return { kind: "failed", failure: dataFailureOf(status) };
  const parsed = reminderSchema.nullable().safeParse(data);
  return parsed.success ? { kind: "ok", reminder: parsed.data } : { kind: "failed", failure: "server-error" };
}

const tooMany = 429;

function answerOf(response: Response | null): MailAnswer {
  if (response === null) return "unreachable";
  if (response.ok) return "queued";
  return response.status === tooMany ? "limited" : dataFailureOf(response.status);
}

/**
 * The reminder's row in the database. Emails are requested from the relay, which looks up the address itself.
 */
export function createReminderPort(
  supabase: Supabase,
  accessToken: AccessToken,
  send: typeof fetch,
): ReminderPort {
  const listeners = new Set<(reminder: Reminder | null) => void>();
  const table = () => supabase.from("mood_reminders");
  const ask = async (path: string, body: object): Promise<MailAnswer> => {
    const token = await accessToken();
    if (token === null) return "refused";
    const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
    const request = { method: "POST", headers, body: JSON.stringify(body) };
    return answerOf(await send(path, request).catch(() => null));
  };
  return {
    async read(userId) {
      return resultOf(await table().select(columns).setHeader(personHeader, userId).maybeSingle());
    },
    async save(userId, settings) {
      const row = { user_id: userId, ...settings };
      const saved = table()
        .upsert(row, { onConflict: "user_id" })
        .setHeader(personHeader, userId)
        .select(columns)
        .single();
      const result = resultOf(await saved);
      if (result.kind === "ok") for (const listener of listeners) listener(result.reminder);
      return result;
    },
    confirm: (settings) =>
      ask(endpoints.reminderConfirmation.path, {
        to: null,
        reminderTime: settings.reminder_time,
        timezone: settings.timezone,
        isEnabled: settings.is_enabled,
        emailEnabled: settings.email_enabled,
      } satisfies ReminderConfirmation),
    sendTest: () => ask(endpoints.testReminder.path, {}),
    async hasCheckIn(userId, day) {
      const { data, error } = await supabase
        .from("mood_entries")
        .select("id")
        .setHeader(personHeader, userId)
        .eq("local_date", day)
        .limit(1);
      return error ? null : data.length > 0;
    },
    onSaved(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
