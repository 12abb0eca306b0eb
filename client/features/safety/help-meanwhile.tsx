import { useId } from "react";
import { useTranslation } from "react-i18next";
import { HelpLines } from "./help-lines.tsx";

/** For pages that say that the app does not work at the moment: the help lines need neither a server nor a network. */
export function HelpMeanwhile() {
  const { t } = useTranslation("safety");
  const title = useId();
  return (
    <section aria-labelledby={title} className="mt-6 w-full">
      <h2 id={title} className="mb-4 text-2xl">
        {t("card.title")}
      </h2>
      <HelpLines concerns={[]} />
    </section>
  );
}
