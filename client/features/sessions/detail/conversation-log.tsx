import { clsx } from "clsx";
import { AudioLines } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#client/i18n/use-format.ts";
import type { SessionMessage } from "#client/lib/sessions-port.ts";

type ConversationLogProps = { messages: readonly SessionMessage[]; timeZone: string };

/** Messages; a longer conversation is laid out only where it is looked at. */
const longConversation = 100;

/** What was said, turn by turn. */
export function ConversationLog({ messages, timeZone }: ConversationLogProps) {
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
        <ol className="flex flex-col">
          {messages.map((message) => (
            <Turn
              key={message.id}
              message={message}
              timeZone={timeZone}
              lazily={messages.length > longConversation}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

type TurnProps = { message: SessionMessage; timeZone: string; lazily: boolean };

function Turn({ message, timeZone, lazily }: TurnProps) {
  const { t } = useTranslation("sessions");
  const { t: conversation } = useTranslation("conversation");
  const format = useFormat();
  const { role, content, audio_url: audio, timestamp } = message;
  const own = role === "user";
  const at = new Date(timestamp);
  return (
    <li
      className={clsx(
        "flex flex-col border-t border-line/60 py-4 first:border-t-0",
        lazily && "[contain-intrinsic-size:auto_7rem] [content-visibility:auto]",
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
        <p
          dir="auto"
          className={clsx(
            "rounded-lg px-4 py-2.5 text-ink whitespace-pre-wrap",
            own ? "rounded-se-sm bg-sage-soft" : "rounded-ss-sm bg-sunken",
          )}
        >
          {content}
        </p>
      </div>
    </li>
  );
}
