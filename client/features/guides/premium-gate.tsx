import { clsx } from "clsx";
import { Lock } from "lucide-react";
import { useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "#shared/paths.ts";
import { ButtonLink } from "#client/ui/button.tsx";

type PremiumGateProps = { open: boolean; children: ReactNode };

/** Blurs and disables content that the plan does not include, and shows how to unlock it. */
export function PremiumGate({ open, children }: PremiumGateProps) {
  return (
    <div className="relative">
      {/* Cut to about one screen: the overlay sits at the top, and more blur below it is of no use. */}
      <div inert={!open} className={clsx(!open && "max-h-176 overflow-hidden blur-sm select-none")}>
        {children}
      </div>
      {open ? null : <Overlay />}
    </div>
  );
}

function Overlay() {
  const { t } = useTranslation("guides");
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="absolute inset-x-0 top-8 mx-auto flex w-full max-w-md flex-col items-center gap-4 rounded-lg border border-line bg-raised p-6 text-center shadow-float sm:top-16 sm:p-8"
    >
      <span className="grid size-12 place-items-center rounded-full bg-sage-soft text-sage-ink">
        <Lock aria-hidden="true" className="size-6" />
      </span>
      <h2 id={id} className="text-2xl">
        {t("premium.title")}
      </h2>
      <p className="text-ink-soft">{t("premium.body")}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={paths.usage}>{t("premium.unlock")}</ButtonLink>
        <ButtonLink to={paths.usage} variant="secondary">
          {t("premium.plans")}
        </ButtonLink>
      </div>
    </section>
  );
}
