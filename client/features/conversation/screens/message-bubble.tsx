import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#client/ui/button.tsx";
import type { LogMessage } from "../conversation-state.ts";
import { useConversation } from "./conversation-context.tsx";

type BubbleProps = {
  from: LogMessage["role"];
  /** Being said or written right now. */
  live?: boolean;
  children: ReactNode;
  /** A line under the bubble. */
  note?: ReactNode;
};

/** One turn: the person's at the line's end, the companion's at its start. */
export function Bubble({ from, live = false, children, note }: BubbleProps) {
  const { t } = useTranslation("conversation");
  const own = from === "user";
  return (
    <li className={clsx("flex max-w-[85%] flex-col gap-1", own ? "items-end self-end" : "items-start")}>
      <div
        dir="auto"
        data-live={live ? "" : undefined}
        className={clsx(
          "rounded-lg px-4 py-2.5 whitespace-pre-wrap",
          own ? "rounded-ee-sm bg-sage-soft text-ink" : "rounded-es-sm bg-sunken text-ink",
          live && "outline-2 outline-offset-2 outline-clay/40",
        )}
      >
        <span className="sr-only">{t("log.said", { who: t(own ? "log.you" : "log.assistant") })} </span>
        {children}
      </div>
      {note ? <div className="px-1 text-sm text-ink-faint">{note}</div> : null}
    </li>
  );
}

/** A message of the log, with what became of it. */
export function MessageBubble({ message, live }: { message: LogMessage; live: boolean }) {
  return (
    <Bubble from={message.role} live={live} note={<DeliveryNote message={message} />}>
      {message.text}
    </Bubble>
  );
}

function DeliveryNote({ message }: { message: LogMessage }) {
  const { t } = useTranslation("conversation");
  const { actions } = useConversation();
  const { delivery, clientId, interrupted } = message;
  if (delivery === "sending") return t("log.sending");
  if (delivery === "failed") {
    return (
      <span className="flex flex-wrap items-center justify-end gap-x-2 text-danger">
        {t("log.notSent")}
        {clientId === null ? null : (
          <Button variant="quiet" className="px-3! text-danger!" onClick={() => actions.retry(clientId)}>
            {t("log.retry")}
          </Button>
        )}
      </span>
    );
  }
  return interrupted ? t("log.interrupted") : null;
}
