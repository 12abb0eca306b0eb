import { X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { paths } from "#shared/paths.ts";
import { useHelpCardStore } from "#client/lib/help-card-store.ts";
import { keptUserId } from "#client/lib/kept-session.ts";
import { type SafetyPlan, planParts, shownPlanCopies } from "#client/lib/safety-plan.ts";
import { Button, buttonStyle } from "#client/ui/button.tsx";
import { HelpStrip } from "#client/ui/help-strip.tsx";
import { HelpLines } from "./help-lines.tsx";

/** "Get help now", in the same position on every page, signed in or out. */
export function HelpBar() {
  const { t } = useTranslation("safety");
  return (
    <>
      {/* Open dialogs hide everything but live regions from screen readers, so this is one that never speaks. */}
      <aside aria-label={t("bar.label")} aria-live="off" className="sticky top-0 z-30">
        <HelpStrip />
      </aside>
      <HelpDialog />
    </>
  );
}

/**
 * The help card. It uses the browser's `<dialog>`, which needs no code that would have to be fetched first and opens
 * above everything else, including other dialogs.
 */
function HelpDialog() {
  const { open, hide } = useHelpCardStore();
  return open ? (
    <HelpWindow onClose={hide}>
      <HelpContents />
    </HelpWindow>
  ) : null;
}

function HelpWindow({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation("safety");
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={title}
      // A dialog underneath hides everything but live regions from screen readers, so this is one that never speaks.
      aria-live="off"
      onClose={onClose}
      onKeyDown={keepEscape}
      closedby="any"
      className="m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-lg overflow-y-auto overscroll-contain rounded-lg bg-surface p-0 text-ink shadow-float backdrop:bg-veil"
    >
      <div className="p-5 sm:p-7">
        <div className="mb-3 flex items-start justify-between gap-3">
          <h2 id={title} className="text-2xl">
            {t("card.title")}
          </h2>
          <form method="dialog">
            <CloseButton />
          </form>
        </div>
        {children}
      </div>
    </dialog>,
    document.body,
  );
}

/** Escape closes only the help card, not a dialog underneath it. */
function keepEscape(event: KeyboardEvent): void {
  if (event.key === "Escape") event.stopPropagation();
}

function CloseButton() {
  const { t } = useTranslation();
  return (
    <Button type="submit" variant="quiet" size="icon" aria-label={t("close")} className="-me-2 -mt-1">
      <X aria-hidden="true" className="size-5" />
    </Button>
  );
}

function HelpContents() {
  const { t } = useTranslation("safety");
  const { occasion, concerns } = useHelpCardStore();
  const [grounding, setGrounding] = useState(false);
  if (grounding) return <Grounding onDone={() => setGrounding(false)} />;
  return (
    <div className="flex flex-col gap-5">
      <p>{t(occasion === "written" ? "card.afterWriting" : "card.intro")}</p>
      <HelpLines concerns={concerns} />
      <MoreHelp onGrounding={() => setGrounding(true)} />
      <p className="text-sm text-ink-soft">{t("card.limits")}</p>
    </div>
  );
}

/** Help that involves no one else: the grounding exercise and the person's own safety plan. */
function MoreHelp({ onGrounding }: { onGrounding: () => void }) {
  const { t } = useTranslation("safety");
  const hide = useHelpCardStore((card) => card.hide);
  // The card needs no service, so it can't ask one who is signed in.
  const userId = keptUserId();
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="text-lg">{t("card.more")}</h3>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={onGrounding}>
          {t("card.grounding")}
        </Button>
        <Link to={paths.safetyPlan} onClick={hide} className={buttonStyle({ variant: "secondary" })}>
          {t("card.plan")}
        </Link>
      </div>
      {shownPlanCopies(userId).map((plan, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- they don't change while the card is open
        <KeptPlan key={index} plan={plan} isOwn={userId !== null} />
      ))}
    </div>
  );
}

const senses = ["see", "touch", "hear", "smell", "taste"] as const;

/** The 5-4-3-2-1 exercise: things to see, touch, hear, smell and taste. Works offline. */
function Grounding({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation("safety");
  const [step, setStep] = useState(0);
  const sense = senses[step];
  return (
    <section aria-label={t("grounding.title")} className="flex flex-col gap-5">
      <p className="text-ink-soft">{t("grounding.intro")}</p>
      <div aria-live="polite" className="flex min-h-44 flex-col gap-2 rounded-md bg-sunken p-5">
        {sense === undefined ? (
          <p className="text-xl">{t("grounding.end")}</p>
        ) : (
          <>
            <p className="text-sm font-semibold text-ink-soft">{t("grounding.step", { step: step + 1 })}</p>
            <p className="font-heading text-2xl leading-snug">{t(`grounding.${sense}`)}</p>
            <p className="text-ink-soft">{t(`grounding.${sense}Hint`)}</p>
          </>
        )}
      </div>
      <div className="flex flex-wrap justify-between gap-2">
        {step > 0 && sense !== undefined ? (
          <Button variant="secondary" onClick={() => setStep(step - 1)}>
            {t("grounding.back")}
          </Button>
        ) : (
          <span />
        )}
        {sense === undefined ? (
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" onClick={() => setStep(0)}>
              {t("grounding.again")}
            </Button>
            <Button onClick={onDone}>{t("grounding.done")}</Button>
          </div>
        ) : (
          <Button onClick={() => setStep(step + 1)}>{t("grounding.next")}</Button>
        )}
      </div>
    </section>
  );
}

type KeptPlanProps = {
  plan: SafetyPlan;
  /** It is known to be the reader's. */
  isOwn: boolean;
  isOpen?: boolean;
};

/** The copy of a safety plan that is kept on this device, to unfold and read. */
export function KeptPlan({ plan, isOwn, isOpen = false }: KeptPlanProps) {
  const { t } = useTranslation("safety");
  return (
    <details open={isOpen} className="rounded-md bg-sunken px-3.5 py-2">
      <summary className="min-h-target cursor-pointer content-center font-semibold">
        {t(isOwn ? "card.kept" : "card.keptHere")}
      </summary>
      <div className="py-2">
        <PlanText plan={plan} />
      </div>
    </details>
  );
}

/** A safety plan to read, without its empty parts. */
function PlanText({ plan }: { plan: SafetyPlan }) {
  const { t } = useTranslation("safety");
  return (
    <dl className="flex flex-col gap-3">
      {planParts
        .filter((part) => plan[part].trim() !== "")
        .map((part) => (
          <div key={part}>
            <dt className="text-sm font-semibold">{t(`plan.${part}`)}</dt>
            <dd dir="auto" className="whitespace-pre-wrap">
              {plan[part]}
            </dd>
          </div>
        ))}
    </dl>
  );
}
