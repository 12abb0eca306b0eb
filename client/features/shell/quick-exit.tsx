import { LogOut } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { tabStorage, type TextStorage } from "#client/lib/browser-storage.ts";
import { forgetTab } from "#client/lib/forget-on-device.ts";
import { outsideLinks } from "#client/lib/outside-links.ts";
import { silenceForQuickExit } from "#client/lib/quick-exit-listeners.ts";
import { Button } from "#client/ui/button.tsx";

/** Leaves this site at once, by a press or by pressing Escape three times, also while a dialog is open. */
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
    // Captured, because dialogs and menus keep Escape to themselves.
    window.addEventListener("keydown", note, { capture: true });
    return () => window.removeEventListener("keydown", note, { capture: true });
  }, []);
}

/** Milliseconds within which the key is pressed three times. */
const pressWindow = 2_000;
const pressesNeeded = 3;

/** The times (ms) of the latest presses after one more at `now`; older ones no longer count. */
export function notePress(earlier: readonly number[], now: number): readonly number[] {
  return [...earlier.filter((time) => now - time <= pressWindow), now];
}

/** Whether these presses ask to leave. */
export function isQuickExit(presses: readonly number[]): boolean {
  return presses.length >= pressesNeeded;
}

/** Where this tab remembers that it was left, and for which address; `client/public/left.js` reads it. */
export const quickExitKey = "hearken.left";

type PageToLeave = Pick<Window, "document" | "location">;

/**
 * Leaves at once for a neutral site. Whoever comes into the room hears first: a call falls silent before all else. The page is emptied first, so that nothing stays in sight while the other one
 * loads, and its place in the history is taken. The pages before it cannot be taken out of the history; the tab
 * forgets what was being written in it and remembers that it was left, so that going back to one of them leads to the
 * neutral site again.
 */
export function quickExit(page: PageToLeave, tab: TextStorage = tabStorage): void {
  silenceForQuickExit();
  page.document.title = "";
  page.document.body.replaceChildren();
  forgetTab(tab);
  tab.setItem(quickExitKey, outsideLinks.neutral);
  page.location.replace(outsideLinks.neutral);
}
