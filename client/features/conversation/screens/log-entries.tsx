import { clsx } from "clsx";
import { useTranslation } from "react-i18next";
import { Button } from "#client/ui/button.tsx";
import { Bubble, MessageBubble } from "./message-bubble.tsx";
import { useAskAgain } from "./use-ask-again.ts";
import { isEmptyLog, type Log } from "./use-log.ts";
import { WritingDots } from "./writing-dots.tsx";

/** The turns of a conversation, oldest first. */
export function LogEntries({ log, className }: { log: Log; className: string }) {
  const { t } = useTranslation("conversation");
  const { shown, heardId, heard, writing } = log;
  return (
    <ol className={clsx("flex min-h-full flex-col justify-end gap-3 py-3 ps-4", className)}>
      {isEmptyLog(log) ? (
        <li className="m-auto max-w-64 py-2 text-center text-ink-faint">
          {t(log.cleared ? "log.cleared" : "log.empty")}
        </li>
      ) : null}
      {shown.map((message) => (
        <MessageBubble
          key={message.key}
          message={message}
          live={message.id !== null && message.id === heardId}
        />
      ))}
      {heard === "" ? null : (
        <Bubble from="assistant" live>
          {heard}
        </Bubble>
      )}
      {writing === null ? null : (
        <Bubble from="assistant" live>
          {writing === "" ? <WritingDots /> : writing}
        </Bubble>
      )}
      {log.failedReply ? <FailedReply /> : null}
    </ol>
  );
}

/** Stands where the reply would stand, with the way to ask for it again. */
function FailedReply() {
  const { t } = useTranslation("conversation");
  const askAgain = useAskAgain();
  const again =
    askAgain === null ? null : (
      <Button variant="quiet" className="-ms-1 px-3!" onClick={askAgain}>
        {t("log.retry")}
      </Button>
    );
  return (
    <Bubble from="assistant" note={again}>
      {t("chatPage.replyFailed")}
    </Bubble>
  );
}
