import { clsx } from "clsx";
import { AudioLines, ChevronDown } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#client/i18n/use-format.ts";
import { ReplyText } from "#client/ui/reply-text.tsx";
import { ReplyThumbs } from "#client/ui/reply-thumbs.tsx";
import type { SessionMessage } from "../api.ts";
import { transcriptText } from "./session-actions.tsx";

type ConversationLogProps = {
  userId: string;
  sessionId: string;
  messages: readonly SessionMessage[];
  timeZone: string;
};

/** With more messages than this, the browser lays out only what is on screen. */
const longConversation = 100;

/** What was said, turn by turn. */
export function ConversationLog({ userId, sessionId, messages, timeZone }: ConversationLogProps) {
  const { t } = useTranslation("sessions");
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="mb-4 text-2xl">
        {t("conversation")}
      </h2>
      {messages.length === 0 ? (
        <p className="text-ink-soft">{t("nothingSaid")}</p>
      ) : (
        <ol className="flex flex-col print:block">
          {messages.map((message) => (
            <Turn
              key={message.id}
              message={message}
              timeZone={timeZone}
              thumbs={
                message.role === "assistant" ? (
                  <ReplyThumbs userId={userId} sessionId={sessionId} messageId={message.id} />
                ) : null
              }
              lazily={messages.length > longConversation}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

type TurnProps = { message: SessionMessage; timeZone: string; thumbs: ReactNode; lazily: boolean };

function Turn({ message, timeZone, thumbs, lazily }: TurnProps) {
  const { t } = useTranslation("sessions");
  const { t: conversation } = useTranslation("conversation");
  const format = useFormat();
  const { role, content, audio_url: audio, timestamp } = message;
  const own = role === "user";
  const at = new Date(timestamp);
  return (
    <li
      className={clsx(
        "flex flex-col border-t border-line/60 py-4 first:border-t-0 print:break-inside-avoid",
        lazily &&
          "print:[content-visibility:visible] [contain-intrinsic-size:auto_7rem] [content-visibility:auto]",
      )}
    >
      <div
        className={clsx(
          "flex max-w-[88%] flex-col gap-1",
          own ? "items-end self-end" : "items-start self-start",
        )}
      >
        <p className="flex flex-wrap items-center gap-x-2 px-1 text-sm text-ink-soft">
          <span className="font-semibold">{conversation(own ? "log.you" : "log.assistant")}</span>
          <time dateTime={at.toISOString()}>{format.time(at, timeZone)}</time>
          {audio ? (
            <span className="inline-flex items-center gap-1">
              <AudioLines aria-hidden="true" className="size-4" />
              {t("recorded")}
            </span>
          ) : null}
        </p>
        <div
          dir="auto"
          className={clsx(
            "rounded-lg px-4 py-2.5 text-ink whitespace-pre-wrap",
            own ? "rounded-se-sm bg-sage-soft" : "rounded-ss-sm bg-sunken",
          )}
        >
          {own ? content : <ReplyText text={content} />}
        </div>
        {thumbs}
      </div>
    </li>
  );
}

type FullTranscriptProps = { stored: string | null; messages: readonly SessionMessage[] };

/** The whole conversation as one text to copy. Collapsed, because it repeats the log above. */
export function FullTranscript({ stored, messages }: FullTranscriptProps) {
  const { t } = useTranslation("sessions");
  const { t: conversation } = useTranslation("conversation");
  if (!stored) return null;
  const speakers = { user: conversation("log.you"), assistant: conversation("log.assistant") };
  return (
    <details className="group mt-10 rounded-lg border border-line bg-surface print:hidden">
      <summary className="flex min-h-target cursor-pointer list-none items-center justify-between gap-3 rounded-lg px-5 py-4 sm:px-6 [&::-webkit-details-marker]:hidden">
        <h2 className="text-2xl">{t("transcript")}</h2>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <pre dir="auto" className="px-5 pb-6 font-sans whitespace-pre-wrap sm:px-6">
        {transcriptText(stored, messages, speakers)}
      </pre>
    </details>
  );
}
