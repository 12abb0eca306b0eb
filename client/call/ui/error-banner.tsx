import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "#shared/paths.ts";
import { isPrivate, type ConversationError, type ConversationErrorCode } from "#client/call/core/state.ts";
import { unsentIn } from "#client/call/core/unsent-messages.ts";
import { holdsBackOffers } from "#client/lib/conversation-risk.ts";
import { ButtonLink, Button } from "#client/ui/button.tsx";
import { Banner } from "./banner.tsx";
import {
  type ConversationPage,
  useConversation,
  useConversationState,
  useAskAgain,
} from "./conversation-context.tsx";
import { microphoneTrouble } from "./microphone.tsx";

/** Translation keys by error code; errors that only concern the two programs read as failed processing. */
const texts = {
  malformed: "processingFailed",
  notNow: "processingFailed",
  rateLimited: "rateLimited",
  sessionNotCreated: "sessionNotCreated",
  messageNotSent: "messageNotSent",
  processingFailed: "processingFailed",
  transcriptionFailed: "transcriptionFailed",
  replyFailed: "replyFailed",
  speechFailed: "speechFailed",
  limitReached: "limitReached",
  capReached: "capReached",
  limitUnverified: "limitUnverified",
  sessionsPerDay: "sessionsPerDay",
  callsPaused: "callsPaused",
  sessionGone: "sessionGone",
  microphoneFailed: "microphoneFailed",
  playbackFailed: "playbackFailed",
  connectionFailed: "connectionFailed",
  tooManyConnections: "tooManyConnections",
  signedOut: "signedOut",
  unconfirmed: "unconfirmed",
  outdated: "outdated",
  privateUnavailable: "privateUnavailable",
} as const satisfies Record<ConversationErrorCode, string>;

export type ErrorText = (typeof texts)[ConversationErrorCode];

/** The key of an error's texts. */
function errorTextOf(code: ConversationErrorCode): ErrorText {
  return texts[code];
}

/** What the person can do after an error. */
export type ErrorAction = "retry" | "recover" | "plans" | "chat" | "reload";

const actionsOf: Partial<Record<ErrorText, readonly ErrorAction[]>> = {
  replyFailed: ["retry"],
  playbackFailed: ["recover"],
  connectionFailed: ["recover"],
  limitReached: ["chat", "plans"],
  limitUnverified: ["chat"],
  callsPaused: ["chat"],
  sessionsPerDay: ["chat", "plans"],
  outdated: ["reload"],
  unconfirmed: ["reload"],
};

/** Whether the error's text asks to buy. While nothing is offered, only the title is shown. */
function asksToBuy(error: ConversationError): boolean {
  return (actionsOf[errorTextOf(error.code)] ?? []).includes("plans");
}

/** What a plan allows for now is used up: nothing went wrong, so nothing is red. */
const usedUp: ReadonlySet<ErrorText> = new Set(["limitReached", "capReached", "sessionsPerDay"]);

const toneOf = (text: ErrorText) => (usedUp.has(text) ? "info" : "error");

/** The actions that make sense in the current state. */
function errorActions(
  error: ConversationError,
  at: { page: ConversationPage; active: boolean; noOffers: boolean; canAskAgain: boolean },
): readonly ErrorAction[] {
  const possible: Record<ErrorAction, boolean> = {
    retry: at.canAskAgain,
    recover: at.active,
    plans: !at.noOffers,
    chat: at.page !== "chat",
    reload: true,
  };
  return (actionsOf[errorTextOf(error.code)] ?? []).filter((action) => possible[action]);
}

/** What went wrong, and what to do next. Once the session has ended, its page says why. */
export function ErrorBanner({ page }: { page: ConversationPage }) {
  const { t } = useTranslation("conversation");
  const { actions } = useConversation();
  const error = useConversationState(({ stage, error: it }) => (stage.kind === "ended" ? null : it));
  const microphone = useConversationState(microphoneTrouble);
  const active = useConversationState((state) => state.stage.kind === "active");
  const noOffers = useConversationState((state) => holdsBackOffers(state.risk));
  const askAgain = useAskAgain();
  const body = useBody(error);
  if (error === null || (microphone !== null && error.code === "microphoneFailed")) return null;
  const text = errorTextOf(error.code);
  const inChat = page === "chat";
  // The Text Chat page shows this in place of the reply.
  if (inChat && text === "replyFailed") return null;
  const offered = errorActions(error, { page, active, noOffers, canAskAgain: askAgain !== null });
  const unsent = inChat && text === "messageNotSent";
  const title = unsent ? t("chatPage.sendFailed") : t(`errors.${text}.title`);
  const isBrief = unsent || (noOffers && asksToBuy(error));
  return (
    <Banner
      tone={toneOf(text)}
      title={title}
      body={isBrief ? null : body}
      actions={
        offered.length > 0
          ? offered.map((action) => <Action key={action} action={action} askAgain={askAgain} />)
          : null
      }
      onDismiss={() => actions.dismissError()}
    />
  );
}

/** Errors whose text says that what was said is saved. */
const sayingSaved: ReadonlySet<ErrorText> = new Set(["sessionGone", "signedOut", "outdated"]);

/**
 * What to know about an error. When a refused message can be sent again is said twice, at first and when it is time: an
 * alert that counted down would be read out every second.
 */
function useBody(error: ConversationError | null): string | null {
  const { t } = useTranslation("conversation");
  const leavesNothing = useConversationState(isPrivate);
  const isUnsent = useConversationState(({ messages }) => unsentIn(messages).length > 0);
  const [over, setOver] = useState<ConversationError | null>(null);
  useEffect(() => {
    if (error?.retryAfterMs === undefined) return undefined;
    const timer = setTimeout(() => setOver(error), error.retryAfterMs);
    return () => clearTimeout(timer);
  }, [error]);
  if (error === null) return null;
  const text = errorTextOf(error.code);
  if (isUnsent && sayingSaved.has(text)) return null;
  if (leavesNothing && text === "replyFailed") return t("errors.replyFailed.privateBody");
  if (leavesNothing && sayingSaved.has(text)) return t("private.endBody");
  if (error.retryAfterMs === undefined) return t(`errors.${text}.body`);
  if (over === error) return t("errors.rateLimited.over");
  return t("errors.rateLimited.wait", { count: Math.ceil(error.retryAfterMs / 1_000) });
}

function Action({ action, askAgain }: { action: ErrorAction; askAgain: (() => void) | null }) {
  const { t } = useTranslation("conversation");
  const { actions } = useConversation();
  switch (action) {
    case "plans":
      return (
        <ButtonLink to={paths.usage} variant="secondary">
          {t("limit.plans")}
        </ButtonLink>
      );
    case "chat":
      return (
        <ButtonLink to={paths.chat} variant="secondary">
          {t("limit.chat")}
        </ButtonLink>
      );
    case "retry":
      return (
        <Button variant="secondary" onClick={() => askAgain?.()}>
          {t("errors.retry")}
        </Button>
      );
    case "recover":
      return (
        <Button variant="secondary" onClick={() => actions.recover()}>
          {t("controls.recover")}
        </Button>
      );
    case "reload":
      return (
        <Button variant="secondary" onClick={() => location.reload()}>
          {t("errors.outdated.action")}
        </Button>
      );
  }
}
