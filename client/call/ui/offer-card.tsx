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
} from "lucide-react";
import { use, useId } from "react";
import { useTranslation } from "react-i18next";
import { useShallow } from "zustand/react/shallow";
import type { Resource } from "#shared/protocol/values.ts";
import { type OfferedCard, shownOffers } from "#client/call/core/offers.ts";
import { Button } from "#client/ui/button.tsx";
import { useConversation, useConversationState } from "./conversation-context.tsx";
import { openerIdOf, ResourceViewContext, useOpenedOffer } from "./offer-place.tsx";
import { useOfferTexts } from "./offer-texts.ts";

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

/** What the companion put beside the conversation, as a card: opened, or declined. */
function OfferCard({ card }: { card: OfferedCard }) {
  const { t } = useTranslation("conversation");
  const { actions } = useConversation();
  const { title, line } = useOfferTexts(card);
  const opened = useOpenedOffer();
  const id = useId();
  const Icon = icons[card.resource];
  const opener = openerIdOf(card);
  const decline = () => {
    actions.answerOffer(card.id, "declined");
    // The pressed button is gone, so keep focus near it.
    document.querySelector<HTMLElement>("[role=log]")?.focus();
  };
  return (
    <section
      aria-labelledby={id}
      className="flex w-full flex-col gap-2 rounded-lg border border-sage bg-surface px-4 py-3"
    >
      <div className="flex items-start gap-3">
        <Icon aria-hidden="true" className="mt-1 size-5 shrink-0 text-sage" />
        <div className="min-w-0">
          <h2 id={id} className="text-lg leading-snug">
            <span className="sr-only">{t("offer.label")}: </span>
            <span id={`${id}-title`}>{title}</span>
          </h2>
          <p dir="auto" className="text-sm leading-snug text-ink-soft">
            {line}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2 ps-8">
        <Button
          id={opener}
          aria-labelledby={`${opener} ${id}-title`}
          aria-expanded={opened.card?.id === card.id}
          onClick={() => opened.open(card)}
        >
          {t("offer.open")}
        </Button>
        <Button variant="quiet" onClick={decline}>
          {t("offer.notNow")}
        </Button>
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
      <OfferCard card={card} />
    </li>
  );
}

/** In a call: the newest, among what is new, since nobody reads the log while they talk. */
export function OfferInCall() {
  const card = useShownOffers("call").at(-1);
  return card === undefined ? null : <OfferCard key={card.id} card={card} />;
}
