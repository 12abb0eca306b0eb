import { LifeBuoy } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useHelpDesk } from "#client/lib/help-desk.ts";
import { HelpDialog } from "./help-dialog.tsx";

/** "Get help now", in the same place on every page, signed in or out [S4]. */
export function HelpBar() {
  const { t } = useTranslation("safety");
  const show = useHelpDesk((desk) => desk.show);
  return (
    <aside
      aria-label={t("bar.label")}
      className="sticky top-0 z-30 flex h-(--help-bar) justify-end border-b border-line bg-sunken px-2 text-ink sm:px-5 print:hidden"
    >
      <button
        type="button"
        onClick={() => show("asked")}
        className="inline-flex min-h-target items-center gap-2 rounded-full px-3 text-sm font-semibold hover:underline focus-visible:-outline-offset-4"
      >
        <LifeBuoy aria-hidden="true" className="size-4.5" />
        {t("bar.button")}
      </button>
      <HelpDialog />
    </aside>
  );
}
