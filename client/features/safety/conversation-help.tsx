import { Phone } from "lucide-react";
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode, type Ref, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { callAddress } from "#shared/safety/helplines.ts";
import { useHelpCardStore } from "#client/lib/help-card-store.ts";
import { noteHelped } from "#client/lib/install-offer.ts";
import { holdsBackLimits, shownHelp, type ConversationRisk } from "#client/lib/conversation-risk.ts";
import { Button } from "#client/ui/button.tsx";
import { buttonStyle } from "#client/ui/button.tsx";
import { isolate, ContactButtons, useLines } from "./help-lines.tsx";

type ConversationHelpProps = { risk: ConversationRisk; onDismiss: () => void };

/**
 * Help beside a conversation: a small card, or one line that points to "Get help now". Both contain a button that opens
 * the full help card; when one replaces the other, keyboard focus moves to that button.
 */
export function ConversationHelp({ risk, onDismiss }: ConversationHelpProps) {
  const shown = shownHelp(risk);
  const opener = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (shown !== "nothing" && hadFocus.current) opener.current?.focus();
    hadFocus.current = false;
    if (shown === "card") noteHelped();
  }, [shown]);
  if (shown === "nothing") return null;
  return (
    <KeepFocus key={shown} hadFocus={hadFocus}>
      {shown === "card" ? (
        <Card risk={risk} onDismiss={onDismiss} opener={opener} />
      ) : (
        <Pointer risk={risk} opener={opener} />
      )}
    </KeepFocus>
  );
}

/** Records, just before it unmounts, whether the focus is inside. */
function KeepFocus({ hadFocus, children }: { hadFocus: RefObject<boolean>; children: ReactNode }) {
  const inside = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = inside.current;
    return () => {
      hadFocus.current = element?.contains(document.activeElement) ?? false;
    };
  }, [hadFocus]);
  return <div ref={inside}>{children}</div>;
}

type Opener = { opener: Ref<HTMLButtonElement> };

function Card({ risk, onDismiss, opener }: ConversationHelpProps & Opener) {
  const { t } = useTranslation("safety");
  const show = useHelpCardStore((card) => card.show);
  const { emergency, emergencyFirst, lines } = useLines(risk.concerns);
  const first = lines.find(({ open }) => open)?.line;
  return (
    <section
      aria-label={t("card.title")}
      aria-live="polite"
      className="flex flex-col gap-1.5 rounded-md bg-info-soft px-3 py-2.5 text-info-ink"
    >
      <p className="font-semibold leading-snug">{t(risk.confirmed ? "session.title" : "session.asking")}</p>
      {first === undefined ? null : (
        <p className="text-sm leading-snug">
          <bdi>{first.name}</bdi>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {first === undefined ? null : <ContactButtons line={{ ...first, chat: null }} />}
        {/* The offline screen alone is too weak a sign to suggest an emergency call, unless no crisis line is open. */}
        {emergency === null || !(risk.confirmed || emergencyFirst) ? null : (
          <a href={callAddress(emergency)} className={buttonStyle({ variant: "secondary" })}>
            <Phone aria-hidden="true" className="size-4" />
            <span>{t("card.emergency", { number: isolate(emergency) })}</span>
          </a>
        )}
        <Button ref={opener} variant="secondary" onClick={() => show("asked", risk.concerns)}>
          {t("session.more")}
        </Button>
        <Button
          variant="quiet"
          className="-my-2 px-0.5! text-sm! font-normal! text-current! underline underline-offset-4 hover:bg-transparent!"
          onClick={onDismiss}
        >
          {t("session.notMe")}
        </Button>
      </div>
      {holdsBackLimits(risk) ? <p className="text-sm leading-snug">{t("session.free")}</p> : null}
    </section>
  );
}

function Pointer({ risk, opener }: { risk: ConversationRisk } & Opener) {
  const { t } = useTranslation("safety");
  const show = useHelpCardStore((card) => card.show);
  const about = useId();
  return (
    <div className="flex items-center gap-x-2 text-sm text-ink-soft">
      <p id={about} className="leading-snug">
        {t("session.pointer")}
      </p>
      <Button
        ref={opener}
        aria-describedby={about}
        variant="quiet"
        className="px-2! text-sm! underline underline-offset-4"
        onClick={() => show("asked", risk.concerns)}
      >
        {t("bar.button")}
      </Button>
    </div>
  );
}
