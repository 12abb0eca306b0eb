import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { holdsBackLimits, holdsBackOffers } from "#client/lib/session-risk.ts";
import { toast } from "#client/lib/toast.ts";
import type { ConversationState } from "../conversation-state.ts";
import { useConversation } from "./conversation-context.tsx";

/** A limit of the plan that a session has met. */
export type MetLimit = {
  readonly kind: "voice" | "sessions";
  /** When there is talking time again, ISO 8601, where that is known. */
  readonly resetsAt: string | null;
};

function isEndedByLimit({ stage }: ConversationState): boolean {
  return stage.kind === "ended" && stage.reason === "limit";
}

const limitErrors: Partial<Record<string, MetLimit["kind"]>> = {
  limitReached: "voice",
  sessionsPerDay: "sessions",
};

/** The limit that was met between two states, if one was. */
function newLimit(after: ConversationState, before: ConversationState): MetLimit["kind"] | null {
  if (isEndedByLimit(after) && !isEndedByLimit(before)) return "voice";
  if (after.error === before.error || isEndedByLimit(after)) return null;
  return (after.error && limitErrors[after.error.code]) ?? null;
}

/**
 * Tells of the end of the talking time by a toast (spec 1, section 4: usage monitor), and of every limit that was met to
 * whoever offers the plans; once each time.
 */
export function LimitNews({ onLimit }: { onLimit: (limit: MetLimit) => void }) {
  const { t } = useTranslation("conversation");
  const { store } = useConversation();
  useEffect(
    () =>
      store.subscribe((after, before) => {
        const kind = newLimit(after, before);
        if (kind === null || holdsBackLimits(after.risk)) return;
        if (isEndedByLimit(after)) toast.error(t("limit.toast"));
        if (holdsBackOffers(after.risk)) return;
        onLimit({ kind, resetsAt: kind === "voice" ? (after.usage?.usage.resetsAt ?? null) : null });
      }),
    [store, t, onLimit],
  );
  return null;
}
