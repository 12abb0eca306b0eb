import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useBlocker } from "react-router-dom";
import { isPrivate } from "#client/call/core/state.ts";
import { paths } from "#shared/paths.ts";
import { updatesHeld } from "#client/lib/hold-updates.ts";
import { Button, ButtonRow } from "#client/ui/button.tsx";
import { Dialog } from "#client/ui/dialog.tsx";
import { useConversation, useConversationState } from "./conversation-context.tsx";

/** Within the dashboard, a bar keeps the session running. */
function staysInDashboard(pathname: string): boolean {
  return pathname === paths.dashboard || pathname.startsWith(`${paths.dashboard}/`);
}

/**
 * Asks before a link leaves the dashboard, and with it a running session, and lets no offer of a new version interrupt
 * it. The quick exit bypasses this: it never asks.
 */
export function LeaveGuard() {
  const { t } = useTranslation("conversation");
  const { actions } = useConversation();
  const going = useConversationState(({ stage }) => stage.kind === "active" && !stage.ending);
  const leavesNothing = useConversationState(isPrivate);
  useEffect(() => (going ? updatesHeld.hold() : undefined), [going]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      going && currentLocation.pathname !== nextLocation.pathname && !staysInDashboard(nextLocation.pathname),
  );
  const stay = () => blocker.reset?.();
  const leave = () => {
    actions.end(null);
    blocker.proceed?.();
  };
  return (
    <Dialog
      open={blocker.state === "blocked"}
      onOpenChange={(open) => (open ? undefined : stay())}
      title={t("leavePage.title")}
      description={t(leavesNothing ? "private.endBody" : "leavePage.body")}
    >
      <ButtonRow>
        <Button variant="secondary" onClick={leave}>
          {t("leavePage.confirm")}
        </Button>
        <Button onClick={stay}>{t("leavePage.stay")}</Button>
      </ButtonRow>
    </Dialog>
  );
}
