import { clsx } from "clsx";
import { useTranslation } from "react-i18next";

/** Three quiet arcs that breathe. Decorative only: also say in text what is being waited for. */
export function Spinner({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      aria-hidden="true"
      className={clsx("animate-spin", className ?? "size-6")}
    >
      <path d="M12 3a9 9 0 0 1 9 9" />
      <path d="M21 12a9 9 0 0 1-9 9" opacity="0.45" />
      <path d="M12 21a9 9 0 0 1-9-9" opacity="0.2" />
    </svg>
  );
}

/** Fills the page while something essential is loading. */
export function PageSpinner() {
  const { t } = useTranslation();
  return (
    <output className="grid min-h-page place-items-center text-sage">
      <Spinner className="size-10" />
      <span className="sr-only">{t("loading")}</span>
    </output>
  );
}
