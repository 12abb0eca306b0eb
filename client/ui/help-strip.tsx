import { clsx } from "clsx";
import { LifeBuoy } from "lucide-react";
import { useTranslation } from "react-i18next";
import { helplineDirectory } from "#shared/safety/helplines.ts";
import { useHelpCardStore } from "#client/lib/help-card-store.ts";

/**
 * "Get help now", at the top of the window: once on every page, and once in every modal dialog, which covers
 * the page's own and traps focus.
 */
export function HelpStrip({ className }: { className?: string }) {
  const { t } = useTranslation("safety");
  const show = useHelpCardStore((card) => card.show);
  return (
    <div
      className={clsx(
        "flex h-(--help-bar) justify-end border-b border-line bg-sunken px-2 text-ink sm:px-5 print:hidden",
        className,
      )}
    >
      <button
        type="button"
        onClick={() => show("asked")}
        className="inline-flex min-h-target items-center gap-2 rounded-full px-3 text-sm font-semibold hover:underline focus-visible:-outline-offset-4"
      >
        <LifeBuoy aria-hidden="true" className="size-4.5" />
        {t("bar.button")}
      </button>
      <noscript>
        <a href={helplineDirectory} className="inline-flex min-h-target items-center px-3 text-sm underline">
          {t("card.directory")}
        </a>
      </noscript>
    </div>
  );
}
