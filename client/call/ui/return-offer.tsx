import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { KeptSession } from "#client/call/core/conversation-return.ts";
import { Button } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { useConversation, useConversationState, type ConversationPage } from "./conversation-context.tsx";
import { Presence } from "./presence.tsx";
import { ConversationBanners } from "./conversation-banners.tsx";

/**
 * Whether the page was reloaded, by the browser or the person, so that nobody came here to start something
 * else.
 */
function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  const isReload = navigation !== undefined && "type" in navigation && navigation.type === "reload";
  return isReload || ("wasDiscarded" in document && document.wasDiscarded === true);
}

/**
 * The session that can be continued here, or null. A chat continues by itself after a reload. A call waits
 * for a tap, because browsers play nothing without one and nobody should be listened to without knowing it.
 */
export function useReturnable(page: ConversationPage): KeptSession | null {
  const { actions } = useConversation();
  const kept = useConversationState(({ stage, returnable }) => (stage.kind === "idle" ? returnable : null));
  const fits = kept !== null && (page === "session" || kept.mode === "chat");
  const tried = useRef(false);
  const isDue = fits && kept.mode === "chat";
  useEffect(() => {
    if (!isDue || tried.current || !wasReloaded()) return;
    tried.current = true;
    actions.comeBack();
  }, [isDue, actions]);
  return fits ? kept : null;
}

/** After a reload, or in a tab that the browser had discarded: continue the session, or end it. */
export function ReturnOffer({ kept, page }: { kept: KeptSession; page: ConversationPage }) {
  const { t } = useTranslation("conversation");
  const { actions } = useConversation();
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-4">
      <ConversationBanners page={page} />
      <Card className="flex flex-col items-center gap-4 py-8! text-center">
        <Presence form="resting" still className="w-28" />
        <h1 className="text-3xl">{t("return.title")}</h1>
        <p className="text-lg text-ink-soft">{t("return.body")}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <Button size="lg" onClick={() => actions.comeBack()}>
            {t("return.continue")}
          </Button>
          <Button size="lg" variant="secondary" onClick={() => actions.leaveBehind()}>
            {t(kept.mode === "chat" ? "end.confirmChat" : "end.confirm")}
          </Button>
        </div>
        {kept.mode === "call" ? <p className="text-sm text-ink-soft">{t("return.callNote")}</p> : null}
      </Card>
    </div>
  );
}
