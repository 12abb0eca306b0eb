import { Menu } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { paths } from "#shared/paths.ts";
import { Sheet } from "#client/ui/sheet.tsx";
import { isCurrent, thumbNavigation } from "./navigation.ts";
import { NavigationList } from "./navigation-list.tsx";

const itemStyle = [
  "flex h-full min-h-16 w-full flex-col items-center justify-start gap-1 px-1 py-2 text-center text-xs leading-tight text-ink-soft",
  "aria-[current]:font-semibold aria-[current]:text-sage-ink",
].join(" ");

type ThumbBarProps = { guideLocked: boolean; onLocked: () => void };

/** The dashboard's places at the foot of a phone, for one hand. The rest opens in a sheet from below. */
export function ThumbBar({ guideLocked, onLocked }: ThumbBarProps) {
  const { t } = useTranslation("shell");
  const { t: common } = useTranslation();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  return (
    <nav
      aria-label={t("quickNavigation")}
      data-thumb-bar=""
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto grid max-w-xl grid-cols-5">
        {thumbNavigation.map((entry) => (
          <li key={entry.name}>
            <Link
              to={paths[entry.name]}
              aria-current={isCurrent(entry, pathname) ? "page" : undefined}
              className={itemStyle}
            >
              <entry.icon aria-hidden="true" className="size-6 shrink-0" />
              <span className="max-w-full hyphens-auto">{common(`pages.${entry.name}`)}</span>
            </Link>
          </li>
        ))}
        <li>
          <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className={itemStyle}>
            <Menu aria-hidden="true" className="size-6 shrink-0" />
            {t("more")}
          </button>
        </li>
      </ul>
      <Sheet open={open} onOpenChange={setOpen} title={t("moreTitle")}>
        <NavigationList guideLocked={guideLocked} onLocked={onLocked} onChosen={() => setOpen(false)} />
      </Sheet>
    </nav>
  );
}
