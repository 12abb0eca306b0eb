import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { paths } from "#shared/paths.ts";
import { Mark } from "./mark.tsx";

/** The product's sign and name; leads home. */
export function Wordmark() {
  const { t } = useTranslation();
  return (
    <Link to={paths.home} className="inline-flex min-h-target items-center gap-2 rounded-sm text-ink">
      <Mark className="size-8 text-sage" />
      <span className="font-heading text-2xl font-medium tracking-tight">{t("productName")}</span>
    </Link>
  );
}
