import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "#shared/paths.ts";
import { holdsBackOffers } from "#client/lib/session-risk.ts";
import { Button } from "#client/ui/button.tsx";
import { ButtonLink } from "#client/ui/button-link.tsx";
import type { ConversationError } from "../conversation-state.ts";
import { Banner } from "./banner.tsx";
import { useConversation, useConversationState } from "./conversation-context.tsx";
import { asksToBuy, errorTextOf, errorWays, type ErrorWay } from "./error-texts.ts";
import { microphoneTrouble } from "./microphone-banner.tsx";
import type { Place } from "./place.ts";
import { useAskAgain } from "./use-ask-again.ts";

/** What went wrong, in the spec's words (spec 2, section 8), and what to do next. */
export function ErrorBanner({ place }: { place: Place }) {
  const { t } = useTranslation("conversation");
  const { actions } = useConversation();
  const error = useConversationState((state) => state.error);
  const microphone = useConversationState(microphoneTrouble);
  const active = useConversationState((state) => state.stage.kind === "active");
  const noOffers = useConversationState((state) => holdsBackOffers(state.risk));
  const askAgain = useAskAgain();
  const body = useBody(error);
  if (error === null || (microphone !== null && error.code === "microphoneFailed")) return null;
  const text = errorTextOf(error.code);
  const inChat = place === "chat";
  // The Text Chat page says it where the reply would stand (spec 2, section 8).
  if (inChat && text === "replyFailed") return null;
  const ways = errorWays(error, { place, active, noOffers, canAskAgain: askAgain !== null });
  const unsent = inChat && text === "messageNotSent";
  const title = unsent ? t("chatPage.sendFailed") : t(`errors.${text}.title`);
  const isBrief = unsent || (noOffers && asksToBuy(error));
  return (
    <Banner
      tone="error"
      title={title}
      body={isBrief ? null : body}
      actions={ways.length > 0 ? ways.map((way) => <Way key={way} way={way} askAgain={askAgain} />) : null}
      onDismiss={() => actions.dismissError()}
    />
  );
}

/**
 * What to know about an error. When a refused message can be sent again is said twice, at first and when it is time: an
 * alert that counted down would be read out every second.
 */
function useBody(error: ConversationError | null): string | null {
  const { t } = useTranslation("conversation");
  const [over, setOver] = useState<ConversationError | null>(null);
  useEffect(() => {
    if (error?.retryAfterMs === undefined) return undefined;
    const timer = setTimeout(() => setOver(error), error.retryAfterMs);
    return () => clearTimeout(timer);
  }, [error]);
  if (error === null) return null;
  if (error.retryAfterMs === undefined) return t(`errors.${errorTextOf(error.code)}.body`);
  if (over === error) return t("errors.rateLimited.over");
  return t("errors.rateLimited.wait", { count: Math.ceil(error.retryAfterMs / 1_000) });
}

function Way({ way, askAgain }: { way: ErrorWay; askAgain: (() => void) | null }) {
  const { t } = useTranslation("conversation");
  const { actions } = useConversation();
  switch (way) {
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
