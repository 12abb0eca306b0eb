import { useTranslation } from "react-i18next";
import { HelpStrip } from "#client/ui/help-strip.tsx";
import { HelpDialog } from "./help-dialog.tsx";

/** "Get help now", in the same place on every page, signed in or out [S4]. */
export function HelpBar() {
  const { t } = useTranslation("safety");
  return (
    <>
      {/* What opens over the page hides all of it from screen readers but for live regions; this one stays silent. */}
      <aside aria-label={t("bar.label")} aria-live="off" className="sticky top-0 z-30">
        <HelpStrip />
      </aside>
      <HelpDialog />
    </>
  );
}
