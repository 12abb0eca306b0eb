import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#shared/limits.ts";
import type { Notice } from "#shared/protocol/server-messages.ts";
import { Button } from "#client/ui/button.tsx";
import { Banner } from "./banner.tsx";
import {
  type ConversationPage,
  useConversation,
  useConversationState,
  useHelpCard,
} from "./conversation-context.tsx";
import { ErrorBanner } from "./error-banner.tsx";
import { LimitedVocabulary } from "./limited-vocabulary.tsx";
import { MicrophoneBanner } from "./microphone.tsx";

/** All banners beside the conversation. */
export function ConversationBanners({ page }: { page: ConversationPage }) {
  return (
    <>
      <MicrophoneBanner />
      <ErrorBanner page={page} />
      <ConnectionBanner />
      <NoticeBanners />
    </>
  );
}

/** For a lost connection, and for a browser that is blocking sound. */
function ConnectionBanner() {
  const { t } = useTranslation("conversation");
  const away = useConversationState(({ stage, connection }) =>
    stage.kind === "active" && (connection === "offline" || connection === "reconnecting")
      ? connection
      : null,
  );
  const isWeak = useConversationState(
    ({ stage, line }) => stage.kind === "active" && stage.mode === "call" && line === "weak",
  );
  const chat = useConversationState(({ stage }) => stage.kind === "active" && stage.mode === "chat");
  const held = useStillHeld();
  return (
    <>
      {away === null && isWeak ? (
        <Banner tone="info" title={t("connection.weak")} body={t("connection.weakBody")} />
      ) : null}
      {away === null ? null : (
        <Banner
          tone="info"
          title={t(`connection.${away}`)}
          body={t(held ? `connection.${away}Body` : chat ? "connection.longChatBody" : "connection.longBody")}
        />
      )}
      <SoundBanner />
    </>
  );
}

/** Whether the relay can still be holding the session that lost its connection [P8]. */
function useStillHeld(): boolean {
  const { now } = useConversation();
  const lostAt = useConversationState((state) => state.lostAt);
  const [over, setOver] = useState<number | null>(null);
  useEffect(() => {
    if (lostAt === null) return undefined;
    const timer = setTimeout(() => setOver(lostAt), lostAt + limits.resumeWindowMs - now());
    return () => clearTimeout(timer);
  }, [lostAt, now]);
  return lostAt === null || over !== lostAt;
}

function SoundBanner() {
  const { t } = useTranslation("conversation");
  const { actions } = useConversation();
  const trouble = useConversationState(({ stage, output, error }) => {
    if (stage.kind !== "active" || stage.mode !== "call") return null;
    if (output === "blocked") return "blocked";
    return output === "failed" && error?.code !== "playbackFailed" ? "failed" : null;
  });
  if (trouble === null) return null;
  const blocked = trouble === "blocked";
  return (
    <Banner
      tone={blocked ? "info" : "error"}
      title={blocked ? t("output.blockedTitle") : t("errors.playbackFailed.title")}
      body={blocked ? t("output.blocked") : t("errors.playbackFailed.body")}
      actions={
        <Button variant="secondary" onClick={() => actions.recover()}>
          {t(blocked ? "output.allow" : "controls.recover")}
        </Button>
      }
    />
  );
}

type BannerNotice = Exclude<Notice, "helpCard">;

/** Most important first. */
const order: readonly BannerNotice[] = ["timeNearlyUp", "capNearlyUp", "practiceRecognizer", "aiNotice"];

/** The relay's notices beside the conversation: help comes first. */
function NoticeBanners() {
  const notices = useConversationState((state) => state.notices);
  return (
    <>
      <Help />
      {order
        .filter((notice) => notices.includes(notice))
        .map((notice) => (
          <NoticeBanner key={notice} notice={notice} />
        ))}
    </>
  );
}

function NoticeBanner({ notice }: { notice: BannerNotice }) {
  switch (notice) {
    case "practiceRecognizer":
      return <LimitedVocabulary />;
    case "aiNotice":
      return <AiReminder />;
    case "timeNearlyUp":
    case "capNearlyUp":
      return <TimeNotice notice={notice} />;
  }
}

function TimeNotice({ notice }: { notice: "timeNearlyUp" | "capNearlyUp" }) {
  const { t } = useTranslation("conversation");
  const { actions } = useConversation();
  const active = useConversationState((state) => state.stage.kind === "active");
  if (!active) return null;
  return (
    <Banner
      tone="info"
      title={t(`notices.${notice}.title`)}
      body={t(`notices.${notice}.body`)}
      onDismiss={() => actions.dismissNotice(notice)}
    />
  );
}

function AiReminder() {
  const { t } = useTranslation("conversation");
  const { actions } = useConversation();
  return (
    <Banner tone="info" title={t("aiNotice.reminder")} onDismiss={() => actions.dismissNotice("aiNotice")} />
  );
}

/** The help that the conversation asks for, beside it or above its bar. */
export function Help() {
  const card = useHelpCard();
  const { actions } = useConversation();
  return card(
    useConversationState((state) => state.risk),
    actions.dismissHelp,
  );
}
