import { clsx } from "clsx";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { paths } from "#shared/paths.ts";

/** Hearken's mark: a person, and a voice reaching them. Decorative; the name is beside it as text. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      aria-hidden="true"
      className={clsx("shrink-0", className)}
    >
      <path d="M13 23a3 3 0 0 1 6 0" />
      <path d="M8.5 20.5a7.5 7.5 0 0 1 15 0" opacity="0.75" />
      <path d="M4 17.5a12 12 0 0 1 24 0" opacity="0.45" />
    </svg>
  );
}

/** The product's mark and name, linking to the home page. */
export function Wordmark() {
  const { t } = useTranslation();
  return (
    <Link to={paths.home} className="inline-flex min-h-target items-center gap-2 rounded-sm text-ink">
      <Mark className="size-8 text-sage" />
      <span className="font-heading text-2xl font-medium tracking-tight">{t("productName")}</span>
    </Link>
  );
}
