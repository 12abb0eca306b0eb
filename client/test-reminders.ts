import type { MailAnswer, Reminder, ReminderPort } from "#client/lib/reminder-port.ts";

/** An in-memory reminder that tests inspect and control. */
export type FakeReminders = {
  reminder: Reminder | null;
  failing: boolean;
  checkedIn: boolean;
  /** The relay's answer to further email requests. */
  mailAnswer: MailAnswer;
  readonly asked: string[];
};

export function fakeReminders(): FakeReminders {
  return { reminder: null, failing: false, checkedIn: false, mailAnswer: "queued", asked: [] };
}

export function fakeReminderPort(held: FakeReminders): ReminderPort {
  const listeners = new Set<(reminder: Reminder | null) => void>();
  const failed = { kind: "failed", failure: "server-error" } as const;
  const ask = (what: string): Promise<MailAnswer> => {
    held.asked.push(what);
    return Promise.resolve(held.mailAnswer);
  };
  return {
    read: () => Promise.resolve(held.failing ? failed : { kind: "ok", reminder: held.reminder }),
    save(_userId, settings) {
      if (held.failing) return Promise.resolve(failed);
      held.reminder = { ...settings, paused_at: null };
      for (const listener of listeners) listener(held.reminder);
      return Promise.resolve({ kind: "ok", reminder: held.reminder });
    },
    confirm: () => ask("confirmation"),
    sendTest: () => ask("test"),
    hasCheckIn: () => Promise.resolve(held.checkedIn),
    onSaved(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
