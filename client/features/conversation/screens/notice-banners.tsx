import { useTranslation } from "react-i18next";
import type { Notice } from "#shared/protocol/server-messages.ts";
import { Button } from "#client/ui/button.tsx";
import type { ConversationState } from "../conversation-state.ts";
import { Banner } from "./banner.tsx";
import { useConversation, useConversationState, useHelpCard } from "./conversation-context.tsx";

type BannerNotice = Exclude<Notice, "helpCard">;

/** Most important first. */
const order: readonly BannerNotice[] = ["timeNearlyUp", "capNearlyUp", "practiceRecogniser", "aiNotice"];

/** What the relay has to say beside the conversation: help before all else. */
export function NoticeBanners() {
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
    case "practiceRecogniser":
      return <PracticeRecogniser />;
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

function lastHeard({ messages }: ConversationState): string | null {
  return messages.findLast((message) => message.role === "user" && message.clientId === null)?.text ?? null;
}

/** Only where the built-in practice recogniser listens: says how little it knows, and what it made of the last words. */
function PracticeRecogniser() {
  const { t } = useTranslation("conversation");
  const { actions } = useConversation();
  const heard = useConversationState(lastHeard);
  const calls = useConversationState((state) => state.stage.kind === "active" && state.stage.mode === "call");
  if (!calls) return null;
  return (
    <Banner
      tone="info"
      title={t("notices.practiceRecogniser.title")}
      body={
        heard === null
          ? t("notices.practiceRecogniser.nothing")
          : t("notices.practiceRecogniser.heard", { text: heard })
      }
      actions={
        <Button variant="secondary" onClick={() => actions.switchMode("chat")}>
          {t("notices.practiceRecogniser.type")}
        </Button>
      }
      onDismiss={() => actions.dismissNotice("practiceRecogniser")}
    />
  );
}

function Help() {
  const card = useHelpCard();
  const { actions } = useConversation();
  return card(
    useConversationState((state) => state.risk),
    actions.dismissHelp,
  );
}
