import { ArrowLeft, Trash2 } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { paths } from "#shared/paths.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import { type DataFailure, failureOf, loadedOf } from "#client/lib/query.ts";
import type { Profile } from "#client/lib/profile.ts";
import { Button, ButtonLink } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { ConfirmDialog } from "#client/ui/confirm-dialog.tsx";
import { LoadFailed, LoadingRegion, Skeleton } from "#client/ui/loading.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { ContinueSession, SessionActions } from "./session-actions.tsx";
import { type Session, type SessionMessage, useRemoveSession, useSession } from "../api.ts";
import { ConversationLog, FullTranscript } from "./conversation-log.tsx";
import { InsightsCard } from "./insights-card.tsx";

type SessionDetailProps = { profile: Profile; id: string };

/** The page of one session and what was said in it. */
export function SessionDetail({ profile, id }: SessionDetailProps) {
  const { t } = useTranslation("sessions");
  const { t: common } = useTranslation();
  const query = useSession(profile.id, id);
  const state = loadedOf(query);
  if (state.status === "ready" && state.value === null)
    return (
      <Frame>
        <PageHeading title={t("missing.title")} description={t("missing.body")} />
        <ButtonLink to={paths.sessions}>{t("back")}</ButtonLink>
      </Frame>
    );
  return (
    <Frame>
      <ButtonLink to={paths.sessions} variant="quiet" className="-ms-4 mb-3 print:hidden">
        <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        {t("back")}
      </ButtonLink>
      {state.status === "ready" && state.value ? (
        <KnownSession profile={profile} {...state.value} />
      ) : (
        <PageHeading title={common("pages.session")} />
      )}
      {state.status === "loading" ? (
        <LoadingRegion className="flex flex-col gap-4">
          <Skeleton className="h-56" />
          <Skeleton className="h-36" />
          <Skeleton className="h-72" />
        </LoadingRegion>
      ) : null}
      {state.status === "failed" ? (
        <LoadFailed
          title={t("failed")}
          reason={t(`readFailure.${state.failure}`)}
          retry={t("retry")}
          onRetry={() => query.refetch()}
        />
      ) : null}
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return <div className="mx-auto w-full max-w-3xl">{children}</div>;
}

type KnownSessionProps = {
  profile: Profile;
  session: Session;
  messages: readonly SessionMessage[];
};

/** Everything known about a session. */
function KnownSession({ profile, session, messages }: KnownSessionProps) {
  const { t } = useTranslation("sessions");
  const format = useFormat();
  const { title, type, created_at, ai_summary: summary } = session;
  const began = new Date(created_at);
  return (
    <>
      <PageHeading
        title={<bdi>{title}</bdi>}
        description={t("began", {
          type: t(`type.${type}`),
          date: format.date(began, profile.timezone),
          time: format.time(began, profile.timezone),
        })}
      />
      <SessionActions profile={profile} session={session} messages={messages} />
      <div className="flex flex-col gap-5">
        <InsightsCard language={session.language} messages={messages} />
        <OverviewCard session={session} timeZone={profile.timezone} />
        {summary ? <Summary text={summary} /> : null}
        <ContinueSession sessionId={session.id} />
      </div>
      <ConversationLog
        userId={profile.id}
        sessionId={session.id}
        messages={messages}
        timeZone={profile.timezone}
      />
      <FullTranscript stored={session.transcript} messages={messages} />
      <DeleteSession userId={profile.id} session={session} />
    </>
  );
}

function Summary({ text }: { text: string }) {
  const { t } = useTranslation("sessions");
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {t("summary")}
      </h2>
      <p dir="auto" className="mt-3 whitespace-pre-line">
        {text}
      </p>
    </Card>
  );
}

type OverviewCardProps = { session: Session; timeZone: string };

/** How long the session was, when it was, and how the person felt before and after. */
function OverviewCard({ session, timeZone }: OverviewCardProps) {
  const { t } = useTranslation("sessions");
  const { t: moods } = useTranslation("conversation");
  const format = useFormat();
  const id = useId();
  const { duration, created_at, mood_before: before, mood_after: after } = session;
  const facts = [
    { name: t("overview.duration"), value: format.duration(duration) },
    { name: t("overview.date"), value: format.date(new Date(created_at), timeZone) },
    { name: t("overview.moodBefore"), value: before ? moods(`moodBefore.${before}`) : t("overview.notSaid") },
    ...(after ? [{ name: t("overview.moodAfter"), value: moods(`moodAfter.${after}`) }] : []),
  ];
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {t("overview.title")}
      </h2>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="mt-0.5 font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

type DeleteSessionProps = { userId: string; session: Session };

/** Asks for confirmation, then deletes the session and everything said in it. */
function DeleteSession({ userId, session }: DeleteSessionProps) {
  const { t } = useTranslation("sessions");
  const { mutateAsync: remove } = useRemoveSession(userId);
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const close = (deleted: boolean) => {
    // Replace the history entry, so that Back doesn't lead to a deleted session.
    if (deleted) void navigate(paths.sessions, { replace: true });
    else setAsking(false);
  };
  const texts = {
    title: t("delete.title"),
    body: t("delete.body"),
    keep: t("delete.keep"),
    action: t("delete.confirm"),
    done: t("delete.done"),
    failed: (failure: DataFailure) => t(`delete.failure.${failure}`),
  };
  return (
    <div className="mt-10 border-t border-line pt-6 print:hidden">
      <Button variant="quiet" className="-ms-4 text-danger!" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" className="size-5" />
        {t("delete.open")}
      </Button>
      <ConfirmDialog
        open={asking}
        texts={texts}
        onConfirm={() => remove(session.id).then(() => null, failureOf)}
        onClose={close}
      />
    </div>
  );
}
