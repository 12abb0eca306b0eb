import { useTranslation } from "react-i18next";
import { X } from "lucide-react";
import { type ReactNode, createContext, use, useEffect, useMemo, useRef, useState } from "react";
import type { Resource } from "#shared/protocol/values.ts";
import { useMediaQuery } from "#client/lib/use-media-query.ts";
import type { OfferedCard } from "#client/call/core/offers.ts";
import { Button } from "#client/ui/button.tsx";
import { Embedded } from "#client/ui/page-heading.tsx";
import { Sheet } from "#client/ui/dialog.tsx";
import { isForInputMethod } from "./composer.tsx";
import { useConversation } from "./conversation-context.tsx";

/** Named as their pages are, so that people find them again. */
const titles = {
  breathing: "common:pages.guidedBreathing",
  stretching: "common:pages.timedStretching",
  mindfulActivity: "common:pages.mindfulActivity",
  journal: "common:pages.reflectionJournal",
  taskPrioritization: "common:pages.guideTaskPrioritization",
  focusTechniques: "common:pages.guideFocusTechniques",
  habitBuilding: "common:pages.guideHabitBuilding",
  safetyPlan: "common:pages.safetyPlan",
  reminder: "conversation:offer.reminder",
} as const satisfies Record<Resource, string>;

/** A card's texts: what it opens, and the companion's reason for offering it or else a description. */
export function useOfferTexts({ resource, reason }: Pick<OfferedCard, "resource" | "reason">) {
  const { t } = useTranslation(["conversation", "common"]);
  return { title: t(titles[resource]), line: reason === "" ? t(`offer.lines.${resource}`) : reason };
}

/** The app renders what a card opens; the conversation only knows its name. */
export type ResourceView = (resource: Resource) => ReactNode;

/** Nothing is shown, and so no card either, where the app gives no view. */
export const ResourceViewContext = createContext<ResourceView | null>(null);

type OpenedCard = {
  readonly card: OfferedCard | null;
  readonly open: (card: OfferedCard) => void;
};

const OpenedContext = createContext<OpenedCard>({ card: null, open: () => {} });

export const useOpenedOffer = (): OpenedCard => use(OpenedContext);

/** The button that opened it, which gets the focus back. */
export const openerIdOf = ({ id }: OfferedCard): string => `offer-${id}`;

/**
 * Shows what a card opens while the conversation continues: beside it if there is room, otherwise in a sheet over it.
 */
export function OfferPanel({ children }: { children: ReactNode }) {
  const view = use(ResourceViewContext);
  const { actions } = useConversation();
  const [card, setCard] = useState<OfferedCard | null>(null);
  const isWide = useIsWide();
  const opened = useMemo<OpenedCard>(
    () => ({
      card,
      open: (next) => {
        if (card !== null && card.id !== next.id) actions.answerOffer(card.id, "closed");
        setCard(next);
        actions.answerOffer(next.id, "opened");
      },
    }),
    [card, actions],
  );
  const close = () => {
    if (card === null) return;
    setCard(null);
    actions.answerOffer(card.id, "closed");
    // Once the panel is gone; the sheet returns the focus by itself.
    if (isWide) requestAnimationFrame(() => document.getElementById(openerIdOf(card))?.focus());
  };
  const content = card === null || view === null ? null : <Embedded>{view(card.resource)}</Embedded>;
  return (
    <OpenedContext value={opened}>
      <div
        data-offer-open={content !== null && isWide ? "" : undefined}
        className="has-data-fill-page:h-full data-offer-open:grid data-offer-open:grid-cols-[minmax(0,1fr)_clamp(20rem,45%,28rem)]"
      >
        <div className="min-w-0 has-data-fill-page:h-full has-data-fill-page:min-h-0">{children}</div>
        {content !== null && card !== null && isWide ? (
          <Panel key={card.id} card={card} onClose={close}>
            {content}
          </Panel>
        ) : null}
      </div>
      {isWide ? null : (
        <OfferSheet card={card} onClose={close}>
          {content}
        </OfferSheet>
      )}
    </OpenedContext>
  );
}

type OfferPanelProps = { onClose: () => void; children: ReactNode };

function Panel({ card, onClose, children }: OfferPanelProps & { card: OfferedCard }) {
  const { t } = useTranslation("conversation");
  const { title } = useOfferTexts(card);
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    const element = panel.current;
    const onKey = (event: KeyboardEvent) => {
      // A list or a dialog inside closes by itself first.
      if (event.key !== "Escape" || event.defaultPrevented || isForInputMethod(event)) return;
      event.preventDefault();
      onClose();
    };
    element?.addEventListener("keydown", onKey);
    return () => element?.removeEventListener("keydown", onKey);
  }, [onClose]);
  return (
    <aside aria-label={title} className="flex min-h-0 flex-col border-s border-line bg-paper" ref={panel}>
      <div className="flex items-center justify-between gap-3 border-b border-line px-5 py-3">
        <h2 ref={heading} tabIndex={-1} className="text-xl">
          {title}
        </h2>
        <Button
          variant="quiet"
          size="icon"
          aria-label={t("offer.back")}
          title={t("offer.back")}
          onClick={onClose}
        >
          <X aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5">{children}</div>
    </aside>
  );
}

function OfferSheet({ card, onClose, children }: OfferPanelProps & { card: OfferedCard | null }) {
  const { t } = useTranslation("conversation");
  // Kept while the sheet moves away.
  const [last, setLast] = useState(card);
  if (card !== null && card !== last) setLast(card);
  return (
    <Sheet
      open={card !== null}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={last === null ? "" : <SheetTitle card={last} />}
    >
      {children}
      <Button variant="secondary" className="mt-6 w-full" onClick={onClose}>
        {t("offer.back")}
      </Button>
    </Sheet>
  );
}

function SheetTitle({ card }: { card: OfferedCard }) {
  return useOfferTexts(card).title;
}

/** Room beside a conversation, next to the navigation. */
const wide = "(min-width: 64rem)";

const useIsWide = (): boolean => useMediaQuery(wide);
