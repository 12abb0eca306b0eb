import { Eraser } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "#client/ui/button.tsx";
import { useConversation, useConversationState } from "./conversation-context.tsx";
import type { Place } from "./place.ts";

/** Clears the view alone, and says so; absent while there is nothing to clear. */
export function ClearButton({ place }: { place: Place }) {
  const { t } = useTranslation("conversation");
  const { actions } = useConversation();
  const some = useConversationState(({ messages, hidden }) => messages.some(({ key }) => !hidden.has(key)));
  const name = t(place === "chat" ? "log.clearChat" : "log.clear");
  if (!some) return null;
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={name}
      title={`${name}. ${t("log.clearHint")}`}
      onClick={() => actions.clearMessages()}
    >
      <Eraser aria-hidden="true" className="size-5" />
    </Button>
  );
}
