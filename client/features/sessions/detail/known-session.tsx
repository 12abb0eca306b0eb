import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#client/i18n/use-format.ts";
import type { Profile } from "#client/lib/profile.ts";
import type { Session, SessionMessage } from "#client/lib/sessions-port.ts";
import { Card } from "#client/ui/card.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { ConversationLog } from "./conversation-log.tsx";
import { DeleteSession } from "./delete-session.tsx";
import { FullTranscript } from "./full-transcript.tsx";
import { InsightsCard } from "./insights-card.tsx";
import { OverviewCard } from "./overview-card.tsx";

type KnownSessionProps = {
  profile: Profile;
  session: Session;
  messages: readonly SessionMessage[];
};

/** All that is known of a session, in the spec's order. */
export function KnownSession({ profile, session, messages }: KnownSessionProps) {
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
