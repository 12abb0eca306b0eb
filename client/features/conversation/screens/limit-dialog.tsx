import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "#shared/paths.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import { toast } from "#client/lib/toast.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { Dialog } from "#client/ui/dialog.tsx";
import type { ConversationState } from "../conversation-state.ts";
import { useConversation, useConversationState } from "./conversation-context.tsx";

function endedByLimit({ stage }: Pick<ConversationState, "stage">): boolean {
  return stage.kind === "ended" && stage.reason === "limit";
}

/**
 * The end of the talking time (spec 1, section 4: usage monitor): a toast, and the paywall message with both ways on.
 * Opens once for each session that it ended.
 */
export function LimitDialog() {
  const { t } = useTranslation("conversation");
  const { time } = useFormat();
  const { store } = useConversation();
  const resetsAt = useConversationState((state) => state.usage?.usage.resetsAt ?? null);
  const [open, setOpen] = useState(false);
  useEffect(
    () =>
      store.subscribe((after, before) => {
        if (!endedByLimit(after)) return setOpen(false);
        // Whoever was shown the help card is not sold anything [S5].
        if (endedByLimit(before) || before.notices.includes("helpCard")) return undefined;
        toast.error(t("limit.toast"));
        return setOpen(true);
      }),
    [store, t],
  );
  return (
    <Dialog open={open} onOpenChange={setOpen} title={t("ended.limit.title")} description={t("limit.body")}>
      <div className="flex flex-col gap-4">
        {resetsAt ? <p>{t("limit.resets", { time: time(new Date(resetsAt)) })}</p> : null}
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.usage}>{t("limit.plans")}</ButtonLink>
          <ButtonLink to={paths.chat} variant="secondary">
            {t("limit.chat")}
          </ButtonLink>
        </div>
      </div>
    </Dialog>
  );
}
