import { Fragment, useMemo, useState, type ReactNode } from "react";
import { clsx } from "clsx";
import { useTranslation } from "react-i18next";
import type { LogMessage } from "#client/call/core/state.ts";
import { failedReplyTo, shownMessages } from "#client/call/core/status.ts";
import { Button } from "#client/ui/button.tsx";
import { ReplyText } from "#client/ui/reply-text.tsx";
import {
  useConversationState,
  type ConversationPage,
  useAskAgain,
  useConversation,
  useRateReply,
} from "./conversation-context.tsx";
import { OfferInLog } from "./offer-card.tsx";
import { MessageActions, MessageEditor, useCopy } from "./message-actions.tsx";

/** The content of the log: the messages, followed by what is being said or written. */
export function useLog(page: ConversationPage) {
  const messages = useConversationState((state) => state.messages);
  const caption = useConversationState((state) => state.caption);
  const ownWords = useConversationState((state) => state.ownWords);
  const hidden = useConversationState((state) => state.hidden);
  const bookkeeping = useConversationState((state) => state.bookkeeping);
  const offers = useConversationState((state) => state.offers);
  // Nobody writes a reply to what hasn't arrived.
  const writing = useConversationState((state) =>
    state.connection === "online" ? (state.writing?.text ?? null) : null,
  );
  const told = useConversationState((state) => state.error?.code === "replyFailed");
  const failed = useConversationState((state) => failedReplyTo(state) !== null);
  const shown = useMemo(
    () => shownMessages({ messages, caption, hidden, bookkeeping }),
    [messages, caption, hidden, bookkeeping],
  );
  return {
    shown,
    offers,
    /** The person's words as they speak. */
    ownWords,
    /** The stored message that is being heard. */
    heardId: caption?.messageId ?? null,
    /** A reply that is being heard and not stored yet. */
    heard: caption?.messageId === null ? caption.text : "",
    /** A written reply that is arriving; empty while the companion is thinking. */
    writing,
    /**
     * A reply failed, and the log says so in its place: always on the Text Chat page, elsewhere unless a
     * banner does.
     */
    failedReply: page === "chat" ? told || failed : failed && !told,
    cleared: hidden.size > 0,
  };
}

export type Log = ReturnType<typeof useLog>;

/** Whether there is nothing to read. */
export function isEmptyLog({ shown, ownWords, heard, writing, failedReply }: Log): boolean {
  return shown.length + ownWords.length === 0 && heard === "" && writing === null && !failedReply;
}

/** The turns of a conversation, oldest first. */
export function LogEntries({ log, className }: { log: Log; className: string }) {
  const { t } = useTranslation("conversation");
  const { shown, ownWords, heardId, heard, writing } = log;
  return (
    <ol className={clsx("flex min-h-full flex-col justify-end gap-3 py-3 ps-4", className)}>
      {isEmptyLog(log) ? (
        <li className="m-auto max-w-64 py-2 text-center text-ink-faint">
          {t(log.cleared ? "log.cleared" : "log.empty")}
        </li>
      ) : null}
      {shown.map((message) => (
        <Fragment key={message.key}>
          <MessageBubble message={message} live={message.id !== null && message.id === heardId} />
          <OfferInLog messageId={message.id} />
        </Fragment>
      ))}
      {ownWords.map(({ utterance, text }) => (
        <Bubble key={utterance} from="user" live>
          {text}
        </Bubble>
      ))}
      {heard === "" ? null : (
        <Bubble from="assistant" live>
          {heard}
        </Bubble>
      )}
      {writing === null ? null : (
        <Bubble from="assistant" live>
          {writing === "" ? <WritingDots /> : <ReplyText text={writing} />}
        </Bubble>
      )}
      {log.failedReply ? <FailedReply /> : null}
    </ol>
  );
}

/** Shown in place of a failed reply, with a button to ask for it again. */
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

type BubbleProps = {
  from: LogMessage["role"];
  /** Being said or written right now. */
  live?: boolean;
  children: ReactNode;
  /** A line under the bubble. */
  note?: ReactNode;
  /** A button beside the bubble. */
  actions?: ReactNode;
  /** Under the bubble, before the line. */
  thumbs?: ReactNode;
};

/** One turn: the person's at the line's end, the companion's at its start. */
function Bubble({ from, live = false, children, note, actions, thumbs }: BubbleProps) {
  const { t } = useTranslation("conversation");
  const own = from === "user";
  return (
    <li className={clsx("flex flex-col gap-1", own ? "items-end" : "items-start")}>
      <div className={clsx("flex max-w-full", own ? "flex-row-reverse ps-[5%]" : "pe-[5%]")}>
        <div
          dir="auto"
          data-live={live ? "" : undefined}
          className={clsx(
            "min-w-0 rounded-lg px-4 py-2.5 wrap-anywhere whitespace-pre-wrap",
            own ? "rounded-ee-sm bg-sage-soft text-ink" : "rounded-es-sm bg-sunken text-ink",
            live && "outline-2 outline-offset-2 outline-clay/40",
          )}
        >
          {/* Isolated, because the message alone decides which way it runs. */}
          <bdi className="sr-only">{t("log.said", { who: t(own ? "log.you" : "log.assistant") })} </bdi>
          {children}
        </div>
        {actions}
      </div>
      {thumbs}
      {note ? <div className="px-1 text-sm text-ink-faint">{note}</div> : null}
    </li>
  );
}

/** A message of the log, with its delivery status. */
function MessageBubble({ message, live }: { message: LogMessage; live: boolean }) {
  const [editing, setEditing] = useState(false);
  const rate = useRateReply();
  if (editing) return <MessageEditor message={message} onClose={() => setEditing(false)} />;
  return (
    <Bubble
      from={message.role}
      live={live}
      note={<DeliveryNote message={message} />}
      thumbs={message.role === "assistant" && message.id !== null && !live ? rate?.(message.id) : null}
      actions={
        message.id === null || live ? null : (
          <MessageActions message={message} onEdit={() => setEditing(true)} />
        )
      }
    >
      {message.role === "assistant" ? <ReplyText text={message.text} /> : message.text}
    </Bubble>
  );
}

function DeliveryNote({ message }: { message: LogMessage }) {
  const { t } = useTranslation("conversation");
  const { actions } = useConversation();
  const { delivery, clientId, interrupted, text } = message;
  const active = useConversationState((state) => state.stage.kind === "active");
  const online = useConversationState((state) => state.connection === "online");
  const copy = useCopy();
  if (delivery === "sending") return t(online ? "log.sending" : "log.waiting");
  if (delivery === "failed") {
    return (
      <span className="flex flex-wrap items-center justify-end gap-x-2 text-danger">
        {t("log.notSent")}
        {clientId === null || !active ? null : (
          <Button variant="quiet" className="px-3! text-danger!" onClick={() => actions.retry(clientId)}>
            {t("log.retry")}
          </Button>
        )}
        {active ? null : (
          <Button variant="quiet" className="px-3! text-danger!" onClick={() => copy(text)}>
            {t("message.copy")}
          </Button>
        )}
      </span>
    );
  }
  return interrupted ? t("log.interrupted") : null;
}

/** The companion is thinking of a reply. */
function WritingDots() {
  const { t } = useTranslation("conversation");
  return (
    <span className="flex items-center gap-1.5 py-1.5">
      <span className="sr-only">{t("log.writing")}</span>
      {[0, 1, 2].map((index) => (
        <span
          key={index}
          aria-hidden="true"
          className="size-2 animate-pulse rounded-full bg-ink-faint"
          style={{ animationDelay: `${String(index * 220)}ms` }}
        />
      ))}
    </span>
  );
}
