import { clsx } from "clsx";
import {
  ArrowLeft,
  BookOpenText,
  CreditCard,
  History,
  House,
  LifeBuoy,
  Lock,
  type LucideIcon,
  Menu,
  MessageCircle,
  NotebookPen,
  PenLine,
  Phone,
  Settings,
  Smile,
} from "lucide-react";
import { Fragment, memo, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { paths } from "#shared/paths.ts";
import { useConversationStarter } from "#client/lib/conversation-starter.ts";
import { whenOpened } from "#client/ui/lazy-part.tsx";

type NavigationEntry = {
  /** Also the key of the page's name in the translations. */
  readonly name:
    | "dashboard"
    | "startSession"
    | "chat"
    | "sessions"
    | "moodTracker"
    | "reflectionJournal"
    | "safetyPlan"
    | "productivityGuide"
    | "wrapUps"
    | "usage"
    | "settings";
  readonly icon: LucideIcon;
  /** Prefixes of other paths that belong to this entry. */
  readonly covers: readonly string[];
};

/** The sidebar's entries in order. */
export const navigation: readonly NavigationEntry[] = [
  // The exercises have no entry of their own; the dashboard links to them.
  {
    name: "dashboard",
    icon: House,
    covers: [paths.guidedBreathing, paths.timedStretching, paths.mindfulActivity],
  },
  { name: "startSession", icon: Phone, covers: [] },
  { name: "chat", icon: MessageCircle, covers: [] },
  { name: "sessions", icon: History, covers: ["/dashboard/session/"] },
  { name: "moodTracker", icon: Smile, covers: [] },
  { name: "reflectionJournal", icon: PenLine, covers: [] },
  { name: "safetyPlan", icon: LifeBuoy, covers: [] },
  { name: "productivityGuide", icon: BookOpenText, covers: ["/dashboard/guides/"] },
  {
    name: "wrapUps",
    icon: NotebookPen,
    covers: [`${paths.wrapUps}/`, "/dashboard/wrap-up/", "/dashboard/report/"],
  },
  { name: "usage", icon: CreditCard, covers: [paths.paymentSuccess] },
  { name: "settings", icon: Settings, covers: [] },
];

const thumbNames: ReadonlySet<string> = new Set(["dashboard", "chat", "moodTracker"]);

/** The entries in the thumb bar on phones, around its call button; the rest are in its "More" sheet. */
export const thumbNavigation = navigation.filter(({ name }) => thumbNames.has(name));

/** Whether an entry belongs to the current page. */
export function isCurrent({ name, covers }: NavigationEntry, pathname: string): boolean {
  const path = pathname.replace(/\/+$/, "");
  return path === paths[name] || covers.some((start) => path.startsWith(start));
}

/** Whether an entry is shown with a lock. */
export function isLocked(name: NavigationEntry["name"], guideLocked: boolean): boolean {
  return guideLocked && name === "productivityGuide";
}

const rowStyle =
  "flex min-h-target w-full items-center gap-3 rounded-md px-3 py-2 text-start text-ink-soft transition-colors hover:bg-sunken hover:text-ink";
const currentStyle = "aria-[current]:bg-sage-soft aria-[current]:font-semibold aria-[current]:text-sage-ink";

type NavigationListProps = {
  guideLocked: boolean;
  /** Called when the person chooses a locked entry, which opens the paywall instead. */
  onLocked: () => void;
  /** Called when the person chooses any entry, including that of the current page. */
  onChosen?: (() => void) | undefined;
};

/** All entries, and a link back to the home page. */
export const NavigationList = memo(function NavigationList({
  guideLocked,
  onLocked,
  onChosen,
}: NavigationListProps) {
  const { t } = useTranslation("shell");
  return (
    <ul className="flex flex-col gap-0.5">
      {navigation.map((entry) => (
        <li key={entry.name}>
          {isLocked(entry.name, guideLocked) ? (
            <LockedEntry
              entry={entry}
              onPress={() => {
                onChosen?.();
                onLocked();
              }}
            />
          ) : (
            <Entry entry={entry} onChosen={onChosen} />
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
});

type EntryProps = { entry: NavigationEntry; onChosen: (() => void) | undefined };

const Entry = memo(function Entry({ entry, onChosen }: EntryProps) {
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
});

function LockedEntry({ entry, onPress }: { entry: NavigationEntry; onPress: () => void }) {
  const { t } = useTranslation("shell");
  return (
    <button type="button" aria-haspopup="dialog" onClick={onPress} className={rowStyle}>
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

const itemStyle = [
  "flex h-full min-h-16 w-full flex-col items-center justify-start gap-1 px-1 py-2 text-center text-xs leading-tight text-ink-soft",
  "aria-[current]:font-semibold aria-[current]:text-sage-ink",
].join(" ");

/** A call with one tap, or the way back to the conversation that runs. */
function CallItem() {
  const { t } = useTranslation("shell");
  const { start, prepare, running } = useConversationStarter();
  useEffect(() => prepare(), [prepare]);
  return (
    <li>
      <button
        type="button"
        onClick={() => start({ mode: "call", continues: null })}
        className={clsx(itemStyle, "font-semibold text-sage-ink!")}
      >
        <span className="-my-1 grid size-8 shrink-0 place-items-center rounded-full bg-sage text-on-sage">
          <Phone aria-hidden="true" className="size-5" />
        </span>
        <span className="max-w-full hyphens-auto">{t(running ? "returnToCall" : "callNow")}</span>
      </button>
    </li>
  );
}

const MoreSheet = whenOpened(async () => (await import("#client/ui/dialog.tsx")).Sheet);

type ThumbBarProps = { guideLocked: boolean; onLocked: () => void };

/** The bottom bar on phones, for one-handed use. */
export const ThumbBar = memo(function ThumbBar({ guideLocked, onLocked }: ThumbBarProps) {
  const { t } = useTranslation("shell");
  const { t: common } = useTranslation();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  return (
    <nav
      aria-label={t("quickNavigation")}
      data-thumb-bar=""
      className="border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="mx-auto grid max-w-xl grid-cols-5">
        {thumbNavigation.map((entry) => (
          <Fragment key={entry.name}>
            <li>
              <Link
                to={paths[entry.name]}
                aria-current={isCurrent(entry, pathname) ? "page" : undefined}
                className={itemStyle}
              >
                <entry.icon aria-hidden="true" className="size-6 shrink-0" />
                <span className="max-w-full hyphens-auto">{common(`pages.${entry.name}`)}</span>
              </Link>
            </li>
            {entry.name === "dashboard" ? <CallItem /> : null}
          </Fragment>
        ))}
        <li>
          <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className={itemStyle}>
            <Menu aria-hidden="true" className="size-6 shrink-0" />
            {t("more")}
          </button>
        </li>
      </ul>
      <MoreSheet open={open} onOpenChange={setOpen} title={t("moreTitle")}>
        <NavigationList guideLocked={guideLocked} onLocked={onLocked} onChosen={() => setOpen(false)} />
      </MoreSheet>
    </nav>
  );
});
