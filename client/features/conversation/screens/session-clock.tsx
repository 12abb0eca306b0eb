import { useTranslation } from "react-i18next";
import { useFormat } from "#client/i18n/use-format.ts";
import { elapsedSeconds, remainingSeconds } from "../conversation-status.ts";
import { clockText } from "./clock-text.ts";
import { useConversationState } from "./conversation-context.tsx";
import { useReading } from "./use-reading.ts";

/** mm:ss since the session began. There to be looked at: a timer is not read out by itself. */
export function ElapsedTime({ className }: { className?: string | undefined }) {
  const { t } = useTranslation("conversation");
  const seconds = useReading(elapsedSeconds);
  return (
    <span role="timer" aria-label={t("clock.elapsed")} aria-live="off" className={className}>
      <bdi className="tabular-nums">{clockText(seconds)}</bdi>
    </span>
  );
}

/** What is left of the talking time, and when it is back; nothing where there is no limit. */
export function RemainingTime() {
  const { t } = useTranslation("conversation");
  const { when } = useFormat();
  const seconds = useReading(remainingSeconds);
  const resetsAt = useConversationState((state) => state.usage?.usage.resetsAt ?? null);
  if (seconds === null) return null;
  return (
    <p role="timer" aria-live="off" className="text-sm leading-snug text-ink-soft">
      {t("clock.remaining")} <bdi className="font-semibold tabular-nums">{clockText(seconds)}</bdi>
      {resetsAt ? (
        <>
          {" · "}
          <span className="inline-block">{t("clock.resets", { when: when(new Date(resetsAt)) })}</span>
        </>
      ) : null}
    </p>
  );
}
