import { LogOut } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { tabStorage, type TextStorage } from "#client/lib/browser-storage.ts";
import { forgetTab } from "#client/lib/forget-on-device.ts";
import { forgetProfileCountry } from "#client/lib/help-card-store.ts";
import { outsideLinks } from "#client/lib/outside-links.ts";
import { silenceForQuickExit } from "#client/lib/quick-exit-listeners.ts";
import { Button } from "#client/ui/button.tsx";

/** Leaves this site immediately on a click or on pressing Escape three times, even while a dialog is open. */
export function QuickExitButton() {
  const { t } = useTranslation("shell");
  useEscapeThreeTimes();
  return (
    <Button variant="secondary" title={t("quickExit.hint")} onClick={() => quickExit(window)}>
      <LogOut aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      {t("quickExit.label")}
    </Button>
  );
}

function useEscapeThreeTimes(): void {
  useEffect(() => {
    let presses: readonly number[] = [];
    const note = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.repeat || event.isComposing) return;
      presses = notePress(presses, event.timeStamp);
      if (isQuickExit(presses)) quickExit(window);
    };
    // In the capture phase, because dialogs and menus stop Escape from bubbling.
    window.addEventListener("keydown", note, { capture: true });
    return () => window.removeEventListener("keydown", note, { capture: true });
  }, []);
}

/** Milliseconds within which the presses have to fall. */
const pressWindow = 2_000;
const pressesNeeded = 3;

/** The times (ms) of recent presses, including one at `now`; older ones are dropped. */
export function notePress(earlier: readonly number[], now: number): readonly number[] {
  return [...earlier.filter((time) => now - time <= pressWindow), now];
}

export function isQuickExit(presses: readonly number[]): boolean {
  return presses.length >= pressesNeeded;
}

/** Holds the site that this tab left for; `client/public/quick-exit.js` reads it. */
export const quickExitKey = "hearken.left";

type PageToLeave = Pick<Window, "document" | "location">;

/**
 * Goes to a neutral site immediately. Calls are silenced first, since someone entering the room hears before they see.
 * The page is emptied so that nothing stays visible while the other site loads, and its history entry is replaced.
 * Earlier history entries cannot be removed, so the tab drops its drafts and remembers the exit: going back to one of
 * those pages leads to the neutral site again. The device drops what it remembers of the profile.
 */
export function quickExit(page: PageToLeave, tab: TextStorage = tabStorage): void {
  silenceForQuickExit();
  page.document.title = "";
  page.document.body.replaceChildren();
  forgetTab(tab);
  forgetProfileCountry();
  tab.setItem(quickExitKey, outsideLinks.neutral);
  page.location.replace(outsideLinks.neutral);
}
