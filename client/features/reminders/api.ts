import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { endpoints } from "#shared/http.ts";
import type { ReminderConfirmation } from "#shared/mail.ts";
import { z } from "zod";
import { useBackend, type Backend } from "#client/lib/services.tsx";
import { type DataFailure, checked, columnsOf, dataFailureOf, parsed } from "#client/lib/query.ts";
import { personHeader } from "#client/lib/person-header.ts";
import type { PushAddress } from "#client/lib/push-device.ts";

/** A row of `mood_reminders`. */
const reminderSchema = z.object({
  /** Local time, HH:MM. */
  reminder_time: z.string().transform((time) => time.slice(0, 5)),
  timezone: z.string(),
  is_enabled: z.boolean(),
  email_enabled: z.boolean(),
  push_enabled: z.boolean(),
  /** Since when reminders are paused, after thirty without a check-in. */
  paused_at: z.string().nullable(),
});
export type Reminder = z.infer<typeof reminderSchema>;
export type ReminderInput = Omit<Reminder, "paused_at">;

const columns = columnsOf(reminderSchema);
const reminderKey = (userId: string) => ["reminders", userId] as const;
const devicesKey = (userId: string) => ["reminders", userId, "devices"] as const;

const reminderQuery = ({ db }: Backend, userId: string) => ({
  queryKey: reminderKey(userId),
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const own = db.from("mood_reminders").select(columns).setHeader(personHeader, userId);
    return parsed(reminderSchema.nullable(), await own.abortSignal(signal).maybeSingle());
  },
});

/** The default until something is saved: off, in the evening. */
function unset(timezone: string): Reminder {
  const off = { is_enabled: false, email_enabled: false, push_enabled: false };
  return { reminder_time: "20:00", timezone, ...off, paused_at: null };
}

/** A person's reminder as it is saved; while they never set one, the default. */
export function useReminder(userId: string, timezone: string) {
  const backend = useBackend();
  return useQuery({ ...reminderQuery(backend, userId), select: (saved) => saved ?? unset(timezone) });
}

/** The same as a value, null while it was never set, for what runs apart from any screen. Null without a person. */
export function useSavedReminder(userId: string | null) {
  const backend = useBackend();
  return useQuery({ ...reminderQuery(backend, userId ?? ""), enabled: userId !== null }).data ?? null;
}

/** The outcome of requesting an email. `limited`: too many in a short time. */
export type MailAnswer = "queued" | "limited" | DataFailure;

const tooMany = 429;

async function requestMail({ relay }: Backend, path: string, body: object): Promise<MailAnswer> {
  const headers = { "Content-Type": "application/json" };
  const response = await relay(path, { method: "POST", headers, body: JSON.stringify(body) }).catch(
    () => null,
  );
  if (response === null) return "unreachable";
  if (response.ok) return "queued";
  return response.status === tooMany ? "limited" : dataFailureOf(response.status);
}

function confirmationOf(settings: ReminderInput): ReminderConfirmation {
  const { reminder_time: reminderTime, timezone, is_enabled, email_enabled } = settings;
  return { to: null, reminderTime, timezone, isEnabled: is_enabled, emailEnabled: email_enabled };
}

/** Saves the reminder; resolves to what became of the email that confirms it, null if there is none. */
export function useSaveReminder(userId: string) {
  const backend = useBackend();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (settings: ReminderInput): Promise<MailAnswer | null> => {
      const row = { user_id: userId, ...settings };
      const saving = backend.db
        .from("mood_reminders")
        .upsert(row, { onConflict: "user_id" })
        .setHeader(personHeader, userId);
      const saved = parsed(reminderSchema, await saving.select(columns).single());
      queries.setQueryData(reminderKey(userId), saved);
      if (!settings.is_enabled || !settings.email_enabled) return null;
      return requestMail(backend, endpoints.reminderConfirmation.path, confirmationOf(settings));
    },
  });
}

/** Sends a test email to the person's own address. */
export function useTestReminder() {
  const backend = useBackend();
  return useMutation({ mutationFn: () => requestMail(backend, endpoints.testReminder.path, {}) });
}

/**
 * Whether there is a check-in on that local date (YYYY-MM-DD); null if that couldn't be determined. Asked anew each time,
 * because another device may have checked in a moment ago.
 */
export async function hasCheckIn({ db }: Backend, userId: string, day: string): Promise<boolean | null> {
  const own = db.from("mood_entries").select("id").setHeader(personHeader, userId);
  const { data, error } = await own.eq("local_date", day).limit(1);
  return error ? null : data.length > 0;
}

const deviceSchema = z.object({ id: z.string(), device: z.string(), this_device: z.boolean() });
export type PushDevice = z.infer<typeof deviceSchema>;

/** The browsers in which the person gets reminders. `endpoint`: this browser's own, null if it has none. */
export function usePushDevices(userId: string, endpoint: string | null) {
  const { db } = useBackend();
  return useQuery({
    queryKey: [...devicesKey(userId), endpoint],
    queryFn: async ({ signal }) => {
      const asked = db.rpc("my_push_devices", endpoint === null ? {} : { push_endpoint: endpoint });
      return parsed(z.array(deviceSchema), await asked.setHeader(personHeader, userId).abortSignal(signal));
    },
  });
}

/** Lets reminders come to this browser. */
export function useAddPushDevice(userId: string) {
  const { db } = useBackend();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ endpoint, p256dh, auth, device }: PushAddress & { device: string }) => {
      const row = { push_endpoint: endpoint, browser_key: p256dh, browser_secret: auth, device_name: device };
      checked(await db.rpc("save_push_subscription", row).setHeader(personHeader, userId));
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: devicesKey(userId) }),
  });
}

/** Stops reminders to a browser, by its id. */
export function useRemovePushDevice(userId: string) {
  const { db } = useBackend();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      checked(await db.rpc("remove_push_device", { device_id: id }).setHeader(personHeader, userId));
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: devicesKey(userId) }),
  });
}
