import { clsx } from "clsx";
import { ArrowLeft, Lock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { paths } from "#shared/paths.ts";
import { isCurrent, isLocked, navigation, type NavigationEntry } from "./navigation.ts";

const rowStyle =
  "flex min-h-target w-full items-center gap-3 rounded-md px-3 py-2 text-start text-ink-soft transition-colors hover:bg-sunken hover:text-ink";
const currentStyle = "aria-[current]:bg-sage-soft aria-[current]:font-semibold aria-[current]:text-sage-ink";

type NavigationListProps = {
  guideLocked: boolean;
  /** What the plan lacks was chosen; it is offered instead (spec 1, section 2). */
  onLocked: () => void;
  /** Told when a place was chosen, also the one where the person is. */
  onChosen?: (() => void) | undefined;
};

/** All places of the dashboard, and the way out of it. */
export function NavigationList({ guideLocked, onLocked, onChosen }: NavigationListProps) {
  const { t } = useTranslation("shell");
  return (
    <ul className="flex flex-col gap-0.5">
      {navigation.map((entry) => (
        <li key={entry.name}>
          {isLocked(entry.name, guideLocked) ? (
            <LockedPlace
              entry={entry}
              onPressed={() => {
                onChosen?.();
                onLocked();
              }}
            />
          ) : (
            <Place entry={entry} onChosen={onChosen} />
          )}
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

type PlaceProps = { entry: NavigationEntry; onChosen: (() => void) | undefined };

function Place({ entry, onChosen }: PlaceProps) {
  const { pathname } = useLocation();
  return (
    <Link
      to={paths[entry.name]}
      aria-current={isCurrent(entry, pathname) ? "page" : undefined}
      onClick={onChosen}
      className={clsx(rowStyle, currentStyle)}
    >
      <IconAndName entry={entry} />
    </Link>
  );
}

function LockedPlace({ entry, onPressed }: { entry: NavigationEntry; onPressed: () => void }) {
  const { t } = useTranslation("shell");
  return (
    <button type="button" aria-haspopup="dialog" onClick={onPressed} className={rowStyle}>
      <IconAndName entry={entry} />
      <Lock aria-hidden="true" className="size-4 shrink-0" />
      <span className="sr-only">{t("locked")}</span>
    </button>
  );
}

function IconAndName({ entry }: { entry: NavigationEntry }) {
  const { t: common } = useTranslation();
  return (
    <>
      <entry.icon aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0 flex-1">{common(`pages.${entry.name}`)}</span>
    </>
  );
}
