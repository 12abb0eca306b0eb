import { type ReactNode, use, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { generatePath } from "react-router-dom";
import { paths } from "#shared/paths.ts";
import type { ConversationError, Stage } from "#client/call/core/state.ts";
import { unsentIn } from "#client/call/core/unsent-messages.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import { holdsBackOffers, shownHelp } from "#client/lib/conversation-risk.ts";
import { ButtonLink, Button } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import {
  AfterConversationContext,
  useConversation,
  useConversationState,
  type ConversationPage,
} from "./conversation-context.tsx";
import { isEmptyLog, useLog } from "./log-entries.tsx";
import { MessageLog } from "./message-log.tsx";
import { Presence } from "./presence.tsx";
import { ConversationBanners } from "./conversation-banners.tsx";
import { clockText } from "./clock.tsx";

type Ended = Extract<Stage, { kind: "ended" }>;

/** After a session: why it ended, and what to do next. The log stays readable. */
export function EndedView({ ended, page }: { ended: Ended; page: ConversationPage }) {
  const { t } = useTranslation("conversation");
  const log = useLog(page);
  const cause = useConversationState(({ error }) => causeOf(ended, error));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-5">
      <div className="flex flex-col items-center gap-3 pt-2 text-center">
        <Presence form="resting" still className="w-28" />
        <h1 ref={heading} tabIndex={-1} className="text-3xl sm:text-4xl">
          {t(titleOf(ended, cause))}
        </h1>
        <EndedBody ended={ended} cause={cause} />
        <p className="text-ink-soft">{t("ended.lasted", { time: clockText(ended.durationSeconds) })}</p>
      </div>
      <ConversationBanners page={page} />
      <NextSteps ended={ended} page={page} cause={cause} />
      {ended.isPrivate ? null : <AfterConversation />}
      {isEmptyLog(log) ? null : (
        <Card className="p-0!">
          <MessageLog page={page} className="h-72" />
        </Card>
      )}
    </div>
  );
}

/** Errors that say more of why it ended than its reason does, and what helps. */
const causes = ["signedOut", "outdated", "unconfirmed"] as const;
type Cause = (typeof causes)[number];

function causeOf({ reason }: Ended, error: ConversationError | null): Cause | null {
  if (reason !== "failed" && reason !== "signedOut") return null;
  return causes.find((code) => code === error?.code) ?? null;
}

function titleOf({ reason, isPrivate }: Ended, cause: Cause | null) {
  if (cause !== null) return `errors.${cause}.title` as const;
  return isPrivate && reason === "person" ? "private.endedTitle" : (`ended.${reason}.title` as const);
}

type EndedBodyProps = { ended: Ended; cause: Cause | null };

function EndedBody({ ended, cause }: EndedBodyProps) {
  const { t } = useTranslation("conversation");
  const { reason, isPrivate } = ended;
  const isUnsent = useConversationState(({ messages }) => unsentIn(messages).length > 0);
  if (reason === "limit")
    return (
      <>
        <LimitWords />
        {isUnsent ? <EndNote>{t("ended.unsent")}</EndNote> : null}
        {isPrivate ? <EndNote>{t("private.endBody")}</EndNote> : null}
      </>
    );
  // Otherwise it says that what was said is saved.
  if (isUnsent) return <EndNote>{t("ended.unsent")}</EndNote>;
  if (isPrivate) return <EndNote>{t("private.endBody")}</EndNote>;
  return <EndNote>{t(cause === null ? `ended.${reason}.body` : `errors.${cause}.body`)}</EndNote>;
}

function EndNote({ children }: { children: ReactNode }) {
  return <p className="max-w-md text-lg text-ink-soft">{children}</p>;
}

/** The paywall message, and when talking is possible again. */
function LimitWords() {
  const { t } = useTranslation("conversation");
  const { when } = useFormat();
  const resetsAt = useConversationState((state) => state.usage?.usage.resetsAt ?? null);
  // The message asks to buy.
  const noOffers = useConversationState((state) => holdsBackOffers(state.risk));
  return (
    <>
      {noOffers ? null : <p className="max-w-md text-lg text-ink-soft">{t("limit.body")}</p>}
      {resetsAt ? (
        <p className="text-ink-soft">{t("limit.resets", { when: when(new Date(resetsAt)) })}</p>
      ) : null}
    </>
  );
}

/** After a danger, only help is shown. */
function AfterConversation() {
  const offered = use(AfterConversationContext);
  return useConversationState(({ risk }) => shownHelp(risk) === "nothing") ? offered : null;
}

type NextStepsProps = EndedBodyProps & { page: ConversationPage };

function NextSteps({ ended, page, cause }: NextStepsProps) {
  const { t } = useTranslation("conversation");
  const { actions } = useConversation();
  const noOffers = useConversationState((state) => holdsBackOffers(state.risk));
  const { reason } = ended;
  return (
    <div className="flex flex-wrap justify-center gap-3">
      {reason === "cap" && !ended.isPrivate ? (
        <Button size="lg" onClick={() => actions.continueInNewSession()}>
          {t("ended.carryOn")}
        </Button>
      ) : null}
      {reason === "limit" ? (
        <>
          <ButtonLink to={paths.chat} size="lg">
            {t("limit.chat")}
          </ButtonLink>
          {noOffers ? null : (
            <ButtonLink to={paths.usage} size="lg" variant="secondary">
              {t("limit.plans")}
            </ButtonLink>
          )}
        </>
      ) : null}
      <Again reason={reason} page={page} cause={cause} />
      {ended.isPrivate ? null : (
        <ButtonLink
          to={generatePath(paths.session, { id: ended.sessionId })}
          size="lg"
          variant={reason === "cap" || reason === "limit" ? "quiet" : "secondary"}
        >
          {t("ended.view")}
        </ButtonLink>
      )}
    </div>
  );
}

type AgainProps = { reason: Ended["reason"]; page: ConversationPage; cause: Cause | null };

/** Another session, or what has to come before it. */
function Again({ reason, page, cause }: AgainProps) {
  const { t } = useTranslation("conversation");
  const { actions } = useConversation();
  if (reason === "signedOut") return null;
  if (cause !== null)
    return (
      <Button size="lg" onClick={() => location.reload()}>
        {t("errors.outdated.action")}
      </Button>
    );
  return (
    <Button
      size="lg"
      variant={reason === "cap" || reason === "limit" ? "quiet" : "primary"}
      onClick={() => actions.reset()}
    >
      {t(page === "chat" ? "chatPage.start" : "ended.again")}
    </Button>
  );
}
