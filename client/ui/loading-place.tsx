import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

type LoadingPlaceProps = {
  className?: string;
  /** Skeletons of what will come. */
  children: ReactNode;
};

/** Holds the place of what loads, and says that it does. */
export function LoadingPlace({ className = "block", children }: LoadingPlaceProps) {
  const { t } = useTranslation();
  return (
    <output className={className}>
      <span className="sr-only">{t("loading")}</span>
      {children}
    </output>
  );
}
