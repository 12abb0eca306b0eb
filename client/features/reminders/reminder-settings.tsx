import { useTranslation } from "react-i18next";
import { Bell } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { paths } from "#shared/paths.ts";
import type { Profile } from "#client/lib/profile.ts";
import { type DataFailure, failureOf, loadedOf } from "#client/lib/query.ts";
import { Card } from "#client/ui/card.tsx";
import { LoadFailed, LoadingRegion, Skeleton } from "#client/ui/loading.tsx";
import { useServices } from "#client/lib/services.tsx";
import { focusFirstProblem, useSubmission } from "#client/lib/use-form.ts";
import { Alert, FocusedAlert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { Switch } from "#client/ui/switch.tsx";
import { TextField } from "#client/ui/text-field.tsx";
import { TextLink } from "#client/ui/text-link.tsx";
import {
  type MailAnswer,
  type Reminder,
  type ReminderInput,
  useReminder,
  useSaveReminder,
  useTestReminder,
} from "./api.ts";
import { PushChoice } from "./push-choice.tsx";

/** The daily reminder: whether, when, and how it comes. */
export function ReminderSettings({ profile }: { profile: Profile }) {
  const { t } = useTranslation("reminders");
  return (
    <Card as="section" aria-labelledby="reminder-settings">
      <h2 id="reminder-settings" className="mb-1 text-2xl">
        {t("title")}
      </h2>
      <p className="mb-4 text-ink-soft">{t("description")}</p>
      <Content profile={profile} />
    </Card>
  );
}

function Content({ profile }: { profile: Profile }) {
  const { t } = useTranslation("reminders");
  const query = useReminder(profile.id, profile.timezone);
  const loaded = loadedOf(query);
  switch (loaded.status) {
    case "loading":
      return (
        <LoadingRegion>
          <Skeleton className="h-11" />
        </LoadingRegion>
      );
    case "failed":
      return (
        <LoadFailed
          title={t("readFailed")}
          reason={t(`readFailure.${loaded.failure}`)}
          retry={t("retry")}
          onRetry={() => void query.refetch()}
        />
      );
    case "ready":
      return <ReminderForm profile={profile} saved={loaded.value} />;
  }
}

type ReminderFormProps = { profile: Profile; saved: Reminder };

/** The reminder's settings, with a Save button once they differ from the saved ones. */
function ReminderForm({ profile, saved }: ReminderFormProps) {
  const { t } = useTranslation("reminders");
  const { pushKey } = useServices();
  const form = useReminderForm({ profile, saved });
  const { draft, set } = form;
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <Switch
        name="reminder"
        label={t("enable")}
        checked={draft.is_enabled}
        onCheckedChange={(is_enabled) => set({ is_enabled })}
      />
      {draft.is_enabled ? (
        <>
          <TextField
            type="time"
            name="time"
            label={t("time")}
            hint={t("zone", { zone: profile.timezone.replaceAll("_", " ") })}
            error={form.timeMissing ? t("timeMissing") : undefined}
            value={draft.reminder_time}
            onChange={(event) => set({ reminder_time: event.target.value })}
            className="max-w-64"
          />
          {pushKey === null ? null : (
            <PushChoice
              userId={profile.id}
              pushKey={pushKey}
              checked={draft.push_enabled}
              onCheckedChange={(push_enabled) => set({ push_enabled })}
            />
          )}
          <Switch
            name="email"
            label={t("email")}
            hint={t("emailHint", { address: profile.email })}
            checked={draft.email_enabled}
            onCheckedChange={(email_enabled) => set({ email_enabled })}
          />
        </>
      ) : null}
      <Notices profile={profile} saved={saved} draft={draft} />
      {form.failure ? <FocusedAlert>{t(`saveFailure.${form.failure}`)}</FocusedAlert> : null}
      {form.changed || form.busy ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" busy={form.busy}>
            {t("save")}
          </Button>
          <span className="text-sm text-ink-soft">{t("unsaved")}</span>
        </div>
      ) : null}
      {saved.is_enabled && !form.changed ? (
        <div className="flex flex-wrap items-start gap-3 border-t border-line pt-4">
          {saved.email_enabled ? <TestEmail /> : null}
          {pushKey === null ? <NotificationChoice /> : null}
        </div>
      ) : null}
    </form>
  );
}

function Notices({ profile, saved, draft }: { profile: Profile; saved: Reminder; draft: ReminderInput }) {
  const { t } = useTranslation("reminders");
  const { email_reminders, mood_reminders } = profile.notification_preferences;
  const muted = draft.is_enabled && (!mood_reminders || (draft.email_enabled && !email_reminders));
  return (
    <>
      {saved.is_enabled && saved.paused_at !== null ? (
        <Alert tone="info" title={t("paused")}>
          {t("pausedBody")}
        </Alert>
      ) : null}
      {muted ? (
        <Alert tone="info">
          <p>{t(mood_reminders ? "mailMuted" : "muted")}</p>
          <TextLink to={paths.settings}>{t("toSettings")}</TextLink>
        </Alert>
      ) : null}
    </>
  );
}

function differs(draft: ReminderInput, saved: Reminder): boolean {
  // Saving a paused reminder is what resumes it.
  if (saved.is_enabled && saved.paused_at !== null) return true;
  if (!draft.is_enabled && !saved.is_enabled) return false;
  return (
    draft.is_enabled !== saved.is_enabled ||
    draft.email_enabled !== saved.email_enabled ||
    draft.push_enabled !== saved.push_enabled ||
    draft.reminder_time !== saved.reminder_time
  );
}

function useReminderForm({ profile, saved }: ReminderFormProps) {
  const { t } = useTranslation("reminders");
  const [changes, setChanges] = useState<Partial<ReminderInput>>({});
  const saving = useSaveReminder(profile.id);
  const { reminder_time, is_enabled, email_enabled, push_enabled } = { ...saved, ...changes };
  const draft = { reminder_time, is_enabled, email_enabled, push_enabled, timezone: profile.timezone };
  const timeMissing = is_enabled && !/^\d\d:\d\d/.test(reminder_time);

  const { busy, problem, submit, clear } = useSubmission<DataFailure>(async (toast) => {
    const answer = await saving
      .mutateAsync(draft)
      .then((mail) => ({ mail }))
      .catch(failureOf);
    if (typeof answer === "string") return answer;
    // What was changed while it was on its way is still to be saved.
    setChanges((held) => (held === changes ? {} : held));
    if (answer.mail === null) toast.success(t("saved"));
    else if (answer.mail === "queued") toast.success(t("saved"), t("confirmationSent"));
    else toast.success(t("saved"), t("confirmationNotSent"));
    return null;
  });
  return {
    draft,
    busy,
    failure: problem,
    timeMissing,
    changed: differs(draft, saved),
    set: (change: Partial<ReminderInput>) => {
      clear();
      setChanges((held) => ({ ...held, ...change }));
    },
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      if (!timeMissing) return submit(event);
      event.preventDefault();
      focusFirstProblem(event.currentTarget);
    },
  };
}

/** Sends a test email, so that people can check that reminders arrive. */
function TestEmail() {
  const { t } = useTranslation("reminders");
  const sending = useTestReminder();
  const answer: MailAnswer | null = sending.data ?? null;
  return (
    <div className="flex flex-col gap-3">
      <Button
        variant="secondary"
        busy={sending.isPending}
        className="self-start"
        onClick={() => sending.mutate()}
      >
        {t("test")}
      </Button>
      {answer === null ? null : (
        <Alert tone={answer === "queued" ? "success" : "error"}>{t(`testAnswer.${answer}`)}</Alert>
      )}
    </div>
  );
}

/** The browser's notification permission; `unknown` if it has no notifications. */
function permission(): NotificationPermission | "unknown" {
  return typeof Notification === "undefined" ? "unknown" : Notification.permission;
}

/** Asks for permission only when someone wants notifications; the browser remembers the answer. */
function NotificationChoice() {
  const { t } = useTranslation("reminders");
  const [state, setState] = useState(permission);
  if (state === "unknown") return null;
  if (state === "default")
    return (
      <Button
        variant="quiet"
        onClick={() => void Notification.requestPermission().then((answer) => setState(answer))}
      >
        <Bell aria-hidden="true" className="size-5" />
        {t("notifications.ask")}
      </Button>
    );
  return <p className="py-2.5 text-sm text-ink-soft">{t(`notifications.${state}`)}</p>;
}
