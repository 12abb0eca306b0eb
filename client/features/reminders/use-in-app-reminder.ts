import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "#shared/paths.ts";
import { readSetting, writeSetting } from "#client/lib/browser-storage.ts";
import { localClock, localDay } from "#client/lib/dates.ts";
import type { Profile } from "#client/lib/profile.ts";
import { useBackend } from "#client/lib/services.tsx";
import { toast } from "#client/lib/toast.ts";
import { type Reminder, hasCheckIn, useSavedReminder } from "./api.ts";

const checkEveryMs = 20_000;
/** Stored per device: whose reminder was shown last, and for which day. */
const shownKey = "hearken.reminder-shown";

function lastShownDay(userId: string): string | null {
  const [id, day] = (readSetting(shownKey) ?? "").split(" ");
  return id === userId && day ? day : null;
}

type Watching = {
  readonly profile: Pick<Profile, "id" | "timezone">;
  /** Null if it couldn't be determined. */
  readonly isDone: (day: string) => Promise<boolean | null>;
  readonly show: () => void;
};

/** Checks regularly whether the reminder is due, and shows it once per local day unless there is a check-in. */
function watch(reminder: Reminder | null, { profile, isDone, show }: Watching): () => void {
  let ended = false;
  const look = async (): Promise<void> => {
    const now = new Date();
    const day = dueDay(reminder, now, lastShownDay(profile.id));
    if (day === null) return;
    const done = await isDone(localDay(now, profile.timezone));
    // Another tab may have shown it first.
    if (done === null || ended || lastShownDay(profile.id) === day) return;
    writeSetting(shownKey, `${profile.id} ${day}`);
    if (!done) show();
  };
  const timer = setInterval(() => void look(), checkEveryMs);
  void look();
  return () => {
    ended = true;
    clearInterval(timer);
  };
}

/**
 * The daily reminder in the open app: a toast and, if allowed, a notification. Its text is neutral, because others
 * may see the screen. A push has the same tag, so that the later of the two replaces the other.
 */
export function useInAppReminder(profile: Profile | null): void {
  const { t } = useTranslation("reminders");
  const backend = useBackend();
  const show = useRef(() => {});
  useEffect(() => {
    show.current = () => {
      const [title, body] = [t("inApp.title"), t("inApp.body")];
      toast.success(title, body);
      void notify({ title, body, tag: "hearken-reminder", path: paths.moodTracker });
    };
  }, [t]);
  const id = profile?.id ?? null;
  const timezone = profile?.timezone;
  const wanted = profile?.notification_preferences.mood_reminders === true;
  const reminder = useSavedReminder(wanted ? id : null);
  useEffect(() => {
    if (id === null || timezone === undefined || !wanted) return;
    return watch(reminder, {
      profile: { id, timezone },
      isDone: (day) => hasCheckIn(backend, id, day),
      show: () => show.current(),
    });
  }, [id, timezone, wanted, reminder, backend]);
}

/** A reminder later than this is no longer useful, in minutes. */
const latestMinutes = 120;

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}

/**
 * The day whose reminder is due now, or null if it is off, paused, too early, too late, or already shown on `shownOn`.
 */
export function dueDay(reminder: Reminder | null, now: Date, shownOn: string | null): string | null {
  if (reminder === null || !reminder.is_enabled || reminder.paused_at !== null) return null;
  const { day, minutes } = localClock(now, reminder.timezone);
  const late = minutes - minutesOf(reminder.reminder_time);
  if (late < 0 || late >= latestMinutes) return null;
  return day === shownOn ? null : day;
}

type Notice = {
  readonly title: string;
  readonly body: string;
  /** Replaces a visible notification with the same tag. */
  readonly tag: string;
  /** The page of ours that a press opens where none is open; `client/service-worker/sw.ts` reads it. */
  readonly path: string;
};

/**
 * Shows a notification if the person allowed them. Browsers on Android reject `new Notification()`, so the
 * service worker shows it; the page does so where there is no worker, as in private windows.
 */
export async function notify(notice: Notice): Promise<void> {
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  if (!(await showByWorker(notice))) showByPage(notice);
}

async function showByWorker({ title, body, tag, path }: Notice): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false;
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration || !("showNotification" in registration)) return false;
    await registration.showNotification(title, { body, tag, icon: "/icon-192.png", data: { path } });
    return true;
  } catch {
    return false;
  }
}

function showByPage({ title, body, tag }: Notice): void {
  try {
    const shown = new Notification(title, { body, tag });
    shown.addEventListener("click", () => window.focus());
  } catch {
    // Ignored, because the toast on the page says the same.
  }
}
