import { clsx } from "clsx";
import { ArrowLeft, Lock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { paths } from "#shared/paths.ts";
import { isCurrent, isLocked, navigation, targetOf } from "./navigation.ts";

const rowStyle =
  "flex min-h-target items-center gap-3 rounded-md px-3 py-2 text-ink-soft transition-colors hover:bg-sunken hover:text-ink";

type NavigationListProps = {
  guideLocked: boolean;
  /** Told when a place was chosen, also the one where the person is. */
  onChosen?: () => void;
};

/** All places of the dashboard, and the way out of it. */
export function NavigationList({ guideLocked, onChosen }: NavigationListProps) {
  const { t } = useTranslation("shell");
  const { t: common } = useTranslation();
  const { pathname } = useLocation();
  return (
    <ul className="flex flex-col gap-0.5">
      {navigation.map((entry) => (
        <li key={entry.name}>
          <Link
            to={targetOf(entry, guideLocked)}
            aria-current={isCurrent(entry, pathname) ? "page" : undefined}
            onClick={onChosen}
            className={clsx(
              rowStyle,
              "aria-[current]:bg-sage-soft aria-[current]:font-semibold aria-[current]:text-sage-ink",
            )}
          >
            <entry.icon aria-hidden="true" className="size-5 shrink-0" />
            <span className="min-w-0 flex-1">{common(`pages.${entry.name}`)}</span>
            {isLocked(entry.name, guideLocked) ? (
              <>
                <Lock aria-hidden="true" className="size-4 shrink-0" />
                <span className="sr-only">{t("locked")}</span>
              </>
            ) : null}
          </Link>
        </li>
      ))}
      <li className="mt-3 border-t border-line pt-3">
        <Link to={paths.home} onClick={onChosen} className={rowStyle}>
          <ArrowLeft aria-hidden="true" className="size-5 shrink-0 rtl:-scale-x-100" />
          {t("backToHome")}
        </Link>
      </li>
    </ul>
  );
}
