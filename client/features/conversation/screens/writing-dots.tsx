import { useTranslation } from "react-i18next";

/** A reply is being thought of. */
export function WritingDots() {
  const { t } = useTranslation("conversation");
  return (
    <span className="flex items-center gap-1.5 py-1.5">
      <span className="sr-only">{t("log.writing")}</span>
      {[0, 1, 2].map((index) => (
        <span
          key={index}
          aria-hidden="true"
          className="size-2 animate-pulse rounded-full bg-ink-faint"
          style={{ animationDelay: `${String(index * 220)}ms` }}
        />
      ))}
    </span>
  );
}
