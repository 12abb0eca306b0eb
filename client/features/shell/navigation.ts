import {
  BookOpenText,
  CreditCard,
  History,
  House,
  MessageCircle,
  NotebookPen,
  Phone,
  Settings,
  Smile,
  type LucideIcon,
} from "lucide-react";
import { paths } from "#shared/paths.ts";

export type NavigationEntry = {
  /** Also the key of its name among the pages' names. */
  readonly name:
    | "dashboard"
    | "startSession"
    | "chat"
    | "sessions"
    | "moodTracker"
    | "productivityGuide"
    | "wrapUps"
    | "usage"
    | "settings";
  readonly icon: LucideIcon;
  /** Starts of other paths that belong to this entry. */
  readonly covers: readonly string[];
};

/** The sidebar, in the spec's order (spec 1, section 2: dashboard shell). */
export const navigation: readonly NavigationEntry[] = [
  // The self-care tools have no entry of their own; the overview leads to them.
  { name: "dashboard", icon: House, covers: ["/dashboard/selfcare/"] },
  { name: "startSession", icon: Phone, covers: [] },
  { name: "chat", icon: MessageCircle, covers: [] },
  { name: "sessions", icon: History, covers: ["/dashboard/session/"] },
  { name: "moodTracker", icon: Smile, covers: [] },
  { name: "productivityGuide", icon: BookOpenText, covers: ["/dashboard/guides/"] },
  {
    name: "wrapUps",
    icon: NotebookPen,
    covers: [`${paths.wrapUps}/`, "/dashboard/wrap-up/", "/dashboard/report/"],
  },
  { name: "usage", icon: CreditCard, covers: [paths.paymentSuccess] },
  { name: "settings", icon: Settings, covers: [] },
];

const thumbNames: ReadonlySet<string> = new Set(["dashboard", "startSession", "chat", "moodTracker"]);

/** What a thumb reaches at the foot of a phone; the rest is one press further. */
export const thumbNavigation = navigation.filter(({ name }) => thumbNames.has(name));

/** Whether an entry is the place where the person is. */
export function isCurrent({ name, covers }: NavigationEntry, pathname: string): boolean {
  const here = pathname.replace(/\/+$/, "");
  return here === paths[name] || covers.some((start) => here.startsWith(start));
}

/** Whether an entry carries a lock. */
export function isLocked(name: NavigationEntry["name"], guideLocked: boolean): boolean {
  return guideLocked && name === "productivityGuide";
}
