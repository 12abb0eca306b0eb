import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { KeptSession } from "#client/call/core/session-return.ts";
import { Button } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { useConversation, useConversationState, type SessionPage } from "./conversation-context.tsx";
import { Presence } from "./presence.tsx";
import { SessionBanners } from "./session-banners.tsx";

/** Whether the browser loaded this page again by itself, or was asked to: nobody came here to begin something else. */
function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  const isReload = navigation !== undefined && "type" in navigation && navigation.type === "reload";
  return isReload || ("wasDiscarded" in document && document.wasDiscarded === true);
}

/**
 * The session that can be gone on with here, or null. One in writing goes on by itself after a reload; a call waits for
 * a tap, without which browsers give no sound, and nobody is listened to who does not know it.
 */
export function useReturnable(page: SessionPage): KeptSession | null {
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

/** After a reload, or in a tab that the browser had thrown away: on with the session, or its end. */
export function ReturnOffer({ kept, page }: { kept: KeptSession; page: SessionPage }) {
  const { t } = useTranslation("conversation");
  const { actions } = useConversation();
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-4">
      <SessionBanners page={page} />
      <Card className="flex flex-col items-center gap-4 py-8! text-center">
        <Presence form="resting" still className="w-28" />
        <h1 className="text-3xl">{t("return.title")}</h1>
        <p className="text-lg text-ink-soft">{t("return.body")}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <Button size="lg" onClick={() => actions.comeBack()}>
            {t("return.continue")}
          </Button>
          <Button size="lg" variant="secondary" onClick={() => actions.leaveBehind()}>
            {t("end.confirm")}
          </Button>
        </div>
        {kept.mode === "call" ? <p className="text-sm text-ink-soft">{t("return.callNote")}</p> : null}
      </Card>
    </div>
  );
}
