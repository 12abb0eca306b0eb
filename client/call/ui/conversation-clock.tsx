import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { useTranslation } from "react-i18next";
import type { ConversationState } from "#client/call/core/state.ts";
import { elapsedSeconds, remainingSeconds } from "#client/call/core/status.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import { Clock, clockText } from "./clock.tsx";
import { useConversation, useConversationState } from "./conversation-context.tsx";

/** Short enough that no second is skipped on screen. */
const tickMs = 250;

/**
 * A value that depends on the state and on the time, such as a countdown. Rerenders only when the value
 * changes, and doesn't tick while no session runs.
 *
 * @param read pure; ms of the store's clock.
 */
function useReading<T extends string | number | null>(read: (state: ConversationState, now: number) => T): T {
  const { store, now } = useConversation();
  const value = useStore(store, (state) => read(state, now()));
  const running = useStore(store, (state) => state.stage.kind === "active");
  const [, redraw] = useState<T>(value);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => redraw(read(store.getState(), now())), tickMs);
    return () => clearInterval(timer);
  }, [running, read, store, now]);
  return value;
}

/** mm:ss since the session began. */
export function ElapsedTime({ className }: { className?: string | undefined }) {
  const { t } = useTranslation("conversation");
  const seconds = useReading(elapsedSeconds);
  return <Clock label={t("clock.elapsed")} seconds={seconds} className={className} />;
}

/** The remaining talking time, and when it resets unless it is `brief`; nothing if there is no limit. */
export function RemainingTime({ brief = false }: { brief?: boolean }) {
  const { t } = useTranslation("conversation");
  const { when } = useFormat();
  const seconds = useReading(remainingSeconds);
  const resetsAt = useConversationState((state) => state.usage?.usage.resetsAt ?? null);
  if (seconds === null) return null;
  return (
    <p role="timer" aria-live="off" className="flex flex-wrap gap-x-3 text-sm leading-snug text-ink-soft">
      <span className="whitespace-nowrap">
        {t("clock.remaining")} <bdi className="font-semibold tabular-nums">{clockText(seconds)}</bdi>
      </span>{" "}
      {resetsAt && !brief ? <span>{t("clock.resets", { when: when(new Date(resetsAt)) })}</span> : null}
    </p>
  );
}
