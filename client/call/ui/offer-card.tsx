import {
  Bell,
  CookingPot,
  Focus,
  LifeBuoy,
  ListTodo,
  type LucideIcon,
  NotebookPen,
  Repeat,
  StretchHorizontal,
  Wind,
  X,
} from "lucide-react";
import { clsx } from "clsx";
import { use, useId } from "react";
import { useTranslation } from "react-i18next";
import { useShallow } from "zustand/react/shallow";
import type { Resource } from "#shared/protocol/values.ts";
import { type OfferedCard, shownOffers } from "#client/call/core/offers.ts";
import { Button } from "#client/ui/button.tsx";
import { useConversation, useConversationState } from "./conversation-context.tsx";
import { ResourceViewContext, openerIdOf, useOfferTexts, useOpenedOffer } from "./offer-panel.tsx";

const icons: Readonly<Record<Resource, LucideIcon>> = {
  breathing: Wind,
  stretching: StretchHorizontal,
  mindfulActivity: CookingPot,
  journal: NotebookPen,
  taskPrioritization: ListTodo,
  focusTechniques: Focus,
  habitBuilding: Repeat,
  safetyPlan: LifeBuoy,
  reminder: Bell,
};

/** In a log there is room; in a call it is one row, and at its narrowest "Not now" is a cross. */
const looks = {
  card: {
    frame: "flex-col px-4 py-3",
    head: "items-start",
    icon: "mt-1",
    title: "text-lg",
    line: "",
    buttons: "flex-wrap gap-2 ps-8",
    decline: "",
    declineText: "",
    cross: "hidden",
  },
  row: {
    frame: "items-center py-2 ps-4 pe-2",
    head: "items-center",
    icon: "",
    title: "text-base @md:text-lg",
    line: "@max-md:sr-only",
    buttons: "gap-1 @md:gap-2",
    decline: "@max-md:size-target @max-md:p-0!",
    declineText: "@max-md:sr-only",
    cross: "@md:hidden",
  },
} as const;

/** A card that the companion put beside the conversation, to be opened or declined. */
function OfferCard({ card, look }: { card: OfferedCard; look: keyof typeof looks }) {
  const { t } = useTranslation("conversation");
  const { actions } = useConversation();
  const { title, line } = useOfferTexts(card);
  const opened = useOpenedOffer();
  const id = useId();
  const Icon = icons[card.resource];
  const opener = openerIdOf(card);
  const style = looks[look];
  const decline = () => {
    actions.answerOffer(card.id, "declined");
    // The pressed button is gone, so keep focus near it.
    document.querySelector<HTMLElement>("[role=log]")?.focus();
  };
  return (
    <section aria-labelledby={id} className="@container w-full shrink-0">
      <div className={clsx("flex gap-2 rounded-lg border border-sage bg-surface", style.frame)}>
        <div className={clsx("flex min-w-0 flex-1 gap-3", style.head)}>
          <Icon aria-hidden="true" className={clsx("size-5 shrink-0 text-sage", style.icon)} />
          <div className="min-w-0">
            <h2 id={id} className={clsx("leading-snug", style.title)}>
              <span className="sr-only">{t("offer.label")}: </span>
              <span id={`${id}-title`}>{title}</span>
            </h2>
            <p dir="auto" className={clsx("text-sm leading-snug text-ink-soft", style.line)}>
              {line}
            </p>
          </div>
        </div>
        <div className={clsx("flex shrink-0", style.buttons)}>
          <Button
            id={opener}
            aria-labelledby={`${opener} ${id}-title`}
            aria-expanded={opened.card?.id === card.id}
            onClick={() => opened.open(card)}
          >
            {t("offer.open")}
          </Button>
          <Button variant="quiet" title={t("offer.notNow")} className={style.decline} onClick={decline}>
            <span className={style.declineText}>{t("offer.notNow")}</span>
            <X aria-hidden="true" className={clsx("size-5", style.cross)} />
          </Button>
        </div>
      </div>
    </section>
  );
}

function useShownOffers(mode: "call" | "chat"): readonly OfferedCard[] {
  const hasView = use(ResourceViewContext) !== null;
  const shown = useConversationState(
    useShallow((state) =>
      state.stage.kind === "active" && state.stage.mode === mode ? shownOffers(state) : [],
    ),
  );
  return hasView ? shown : [];
}

/** In a chat: below the message that it came with. */
export function OfferInLog({ messageId }: { messageId: string | null }) {
  const card = useShownOffers("chat").find(({ id }) => id === messageId);
  return card === undefined ? null : (
    <li className="w-full max-w-[85%]">
      <OfferCard card={card} look="card" />
    </li>
  );
}

/** In a call, the newest card is shown with the banners, because nobody reads the log while they talk. */
export function OfferInCall() {
  const card = useShownOffers("call").at(-1);
  return card === undefined ? null : <OfferCard key={card.id} card={card} look="row" />;
}
