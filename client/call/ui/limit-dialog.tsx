import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "#shared/paths.ts";
import { moodsAfter, type MoodAfter } from "#shared/protocol/values.ts";
import { isPrivate, type ConversationState } from "#client/call/core/state.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import { holdsBackLimits, holdsBackOffers } from "#client/lib/conversation-risk.ts";
import { toast } from "#client/lib/toast.ts";
import { ButtonLink, Button } from "#client/ui/button.tsx";
import { Dialog } from "#client/ui/dialog.tsx";
import { useConversation } from "./conversation-context.tsx";
import { MoodChoices } from "./conversation-details.tsx";

/** A plan limit that a session has reached. */
export type MetLimit = {
  readonly kind: "voice" | "calls";
  /** When talking time is available again, ISO 8601, if known. */
  readonly resetsAt: string | null;
};

/** The calls of the last 24 hours, on a plan that limits them. */
export type CallCount = {
  readonly started: number;
  readonly limit: number;
  /** When the oldest of them stops counting, ISO 8601. */
  readonly nextAt: string | null;
};

/** What the limit dialog needs to know and can do. */
export type ConversationLimits = {
  /** Null if unknown, or if calls are unlimited. */
  readonly calls: CallCount | null;
  readonly offerPlans: (limit: MetLimit) => void;
  /** Stores how the person feels after a session that ended by itself. */
  readonly noteMoodAfter: (sessionId: string, mood: MoodAfter | null) => Promise<void>;
};

function isEndedByLimit({ stage }: ConversationState): boolean {
  return stage.kind === "ended" && stage.reason === "limit";
}

const limitErrors: Partial<Record<string, MetLimit["kind"]>> = {
  limitReached: "voice",
  sessionsPerDay: "calls",
};

/** The limit that was reached between two states, if any. */
function newLimit(after: ConversationState, before: ConversationState): MetLimit["kind"] | null {
  if (isEndedByLimit(after) && !isEndedByLimit(before)) return "voice";
  if (after.error === before.error || isEndedByLimit(after)) return null;
  return (after.error && limitErrors[after.error.code]) ?? null;
}

/** What the dialog is about; `sessionId` is the session that the limit ended. */
type Met = { readonly kind: MetLimit["kind"]; readonly sessionId: string | null };

/**
 * Reports every limit that a session reaches, once: in a dialog, or by a toast at the end of talking time.
 */
export function LimitWatcher({ limits }: { limits: ConversationLimits }) {
  const { t } = useTranslation("conversation");
  const { store } = useConversation();
  const [met, setMet] = useState<Met | null>(null);
  useEffect(
    () =>
      store.subscribe((after, before) => {
        if (holdsBackOffers(after.risk)) setMet(null);
        const kind = newLimit(after, before);
        if (kind === null || holdsBackLimits(after.risk)) return;
        if (isEndedByLimit(after)) toast.info(t("limit.toast"));
        if (holdsBackOffers(after.risk)) return;
        const asksMood = after.stage.kind === "ended" && !isPrivate(after);
        setMet({ kind, sessionId: asksMood ? after.stage.sessionId : null });
      }),
    [store, t],
  );
  return met ? <LimitDialog met={met} limits={limits} onClose={() => setMet(null)} /> : null;
}

type LimitDialogProps = { met: Met; limits: ConversationLimits; onClose: () => void };

/** Chat continues without a limit, so it comes first; the plans are secondary. */
function LimitDialog({ met, limits, onClose }: LimitDialogProps) {
  const { t } = useTranslation(["conversation", "billing"]);
  const { when } = useFormat();
  const { store } = useConversation();
  const { kind, sessionId } = met;
  const resetsAt =
    kind === "voice" ? (store.getState().usage?.usage.resetsAt ?? null) : (limits.calls?.nextAt ?? null);
  const plans = () => {
    onClose();
    limits.offerPlans({ kind, resetsAt });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t(kind === "voice" ? "ended.limit.title" : "errors.sessionsPerDay.title")}
      description={t(kind === "voice" ? "limit.body" : "errors.sessionsPerDay.body")}
      // On a phone the toast is at the bottom, and covers no button.
      className="mb-36 sm:mb-0"
    >
      <div className="flex flex-col gap-6">
        {resetsAt === null ? null : (
          <p>
            {t(kind === "voice" ? "limit.resets" : "billing:usage.nextCall", {
              when: when(new Date(resetsAt)),
            })}
          </p>
        )}
        {sessionId === null ? null : <MoodQuestion sessionId={sessionId} onAnswer={limits.noteMoodAfter} />}
        <div className="flex flex-col gap-3">
          <ButtonLink to={paths.chat} size="lg" onClick={onClose}>
            {t("limit.chat")}
          </ButtonLink>
          <Button variant="secondary" onClick={plans}>
            {t("limit.plans")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

type MoodQuestionProps = { sessionId: string; onAnswer: ConversationLimits["noteMoodAfter"] };

/** Saved immediately, since the dialog can be closed in many ways. */
function MoodQuestion({ sessionId, onAnswer }: MoodQuestionProps) {
  const { t } = useTranslation("conversation");
  const [mood, setMood] = useState<MoodAfter | null>(null);
  const saved = useRef(Promise.resolve());
  const choose = (next: MoodAfter | null) => {
    setMood(next);
    // One after another, so that the last choice is the one that is stored.
    saved.current = saved.current.then(() => onAnswer(sessionId, next));
  };
  return (
    <MoodChoices
      label={t("end.moodAfter")}
      moods={moodsAfter.map((value) => ({ value, label: t(`moodAfter.${value}`) }))}
      value={mood}
      onValueChange={choose}
    />
  );
}
