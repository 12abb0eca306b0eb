import { useTranslation } from "react-i18next";
import { Spinner } from "./spinner.tsx";

/** Fills the page while something that everything needs is on its way. */
export function PageSpinner() {
  const { t } = useTranslation();
  return (
    <output className="grid min-h-page place-items-center text-sage">
      <Spinner className="size-10" />
      <span className="sr-only">{t("loading")}</span>
    </output>
  );
}
