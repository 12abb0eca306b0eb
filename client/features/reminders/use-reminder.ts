import { useCallback, useEffect, useState } from "react";
import type { DataFailure } from "#client/lib/data-failure.ts";
import type { Profile } from "#client/lib/profile.ts";
import type { MailAnswer, Reminder, ReminderSettings } from "#client/lib/reminder-port.ts";
import { useServices } from "#client/lib/services.tsx";

type State =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly failure: DataFailure }
  | { readonly status: "ready"; readonly saved: Reminder };

export type SaveResult =
  | { readonly kind: "failed"; readonly failure: DataFailure }
  /** Null if no email confirms it. */
  | { readonly kind: "saved"; readonly mail: MailAnswer | null };

/** The default until something is saved: off, in the evening. */
function unset(timezone: string): Reminder {
  return {
    reminder_time: "20:00",
    timezone,
    is_enabled: false,
    email_enabled: false,
    paused_at: null,
  };
}

/** The saved reminder, and how to change it. */
export function useReminder({ id, timezone }: Pick<Profile, "id" | "timezone">) {
  const { reminders: port } = useServices();
  const [state, setState] = useState<State>({ status: "loading" });
  const read = useCallback(async (): Promise<State> => {
    const result = await port.read(id);
    return result.kind === "failed"
      ? { status: "failed", failure: result.failure }
      : { status: "ready", saved: result.reminder ?? unset(timezone) };
  }, [port, id, timezone]);
  useEffect(() => {
    let ended = false;
    const load = async () => {
      const next = await read();
      if (!ended) setState(next);
    };
    void load();
    return () => {
      ended = true;
    };
  }, [read]);

  const retry = async () => {
    setState({ status: "loading" });
    setState(await read());
  };
  const save = useCallback(
    async (settings: ReminderSettings): Promise<SaveResult> => {
      const result = await port.save(id, settings);
      if (result.kind === "failed") return result;
      setState({ status: "ready", saved: result.reminder ?? { ...settings, paused_at: null } });
      const mail = settings.is_enabled && settings.email_enabled ? await port.confirm(settings) : null;
      return { kind: "saved", mail };
    },
    [port, id],
  );
  return { state, retry, save, sendTest: () => port.sendTest() };
}

export type ReminderHold = ReturnType<typeof useReminder>;
