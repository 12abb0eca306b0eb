import { ArrowLeft, Trash2 } from "lucide-react";
import { useCallback, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { paths } from "#shared/paths.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import type { DataFailure } from "#client/lib/data-failure.ts";
import type { Profile } from "#client/lib/profile.ts";
import { useServices } from "#client/lib/services.tsx";
import type { Session, SessionMessage } from "#client/lib/sessions-port.ts";
import { useAnswer } from "#client/lib/use-loaded.ts";
import { ButtonLink, Button } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { ConfirmDialog } from "#client/ui/confirm-dialog.tsx";
import { LoadFailed, LoadingRegion, Skeleton } from "#client/ui/loading.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { ContinueSession } from "./continue-session.tsx";
import { ConversationLog, FullTranscript } from "./conversation-log.tsx";
import { InsightsCard } from "./insights-card.tsx";

type SessionDetailProps = { profile: Profile; id: string };

/** The page of one session and what was said in it. */
export function SessionDetail({ profile, id }: SessionDetailProps) {
  const { t } = useTranslation("sessions");
  const { state, retry } = useSessionDetail(profile.id, id);
  return (
    <div className="mx-auto w-full max-w-3xl">
      {state.kind === "missing" ? null : (
        <ButtonLink to={paths.sessions} variant="quiet" className="-ms-4 mb-3">
          <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          {t("back")}
        </ButtonLink>
      )}
      <Content profile={profile} state={state} onRetry={retry} />
    </div>
  );
}

type ContentProps = {
  profile: Profile;
  state: ReturnType<typeof useSessionDetail>["state"];
  onRetry: () => void;
};

function Content({ profile, state, onRetry }: ContentProps) {
  const { t } = useTranslation("sessions");
  const { t: common } = useTranslation();
  if (state.kind === "ok")
    return <KnownSession profile={profile} session={state.session} messages={state.messages} />;
  if (state.kind === "missing")
    return (
      <>
        <PageHeading title={t("missing.title")} description={t("missing.body")} />
        <ButtonLink to={paths.sessions}>{t("back")}</ButtonLink>
      </>
    );
  return (
    <>
      <PageHeading title={common("pages.session")} />
      {state.kind === "loading" ? (
        <LoadingRegion className="flex flex-col gap-4">
          <Skeleton className="h-56" />
          <Skeleton className="h-36" />
          <Skeleton className="h-72" />
        </LoadingRegion>
      ) : (
        <LoadFailed
          title={t("failed")}
          reason={t(`readFailure.${state.failure}`)}
          retry={t("retry")}
          onRetry={onRetry}
        />
      )}
    </>
  );
}

function useSessionDetail(userId: string, id: string) {
  const { sessions } = useServices();
  return useAnswer(useCallback(() => sessions.read(userId, id), [sessions, userId, id]));
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
      <div className="flex flex-col gap-5">
        <InsightsCard language={session.language} messages={messages} />
        <OverviewCard session={session} timeZone={profile.timezone} />
        {summary ? <Summary text={summary} /> : null}
        <ContinueSession sessionId={session.id} />
      </div>
      <ConversationLog messages={messages} timeZone={profile.timezone} />
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
  const { sessions } = useServices();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const remove = async () => {
    const result = await sessions.remove(userId, session.id);
    return result.kind === "failed" ? result.failure : null;
  };
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
    <div className="mt-10 border-t border-line pt-6">
      <Button variant="quiet" className="-ms-4 text-danger!" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" className="size-5" />
        {t("delete.open")}
      </Button>
      <ConfirmDialog open={asking} texts={texts} onConfirm={remove} onClose={close} />
    </div>
  );
}
