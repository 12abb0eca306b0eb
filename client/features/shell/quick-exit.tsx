import { LogOut } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { tabStorage, type TextStorage } from "#client/lib/browser-storage.ts";
import { forgetTab } from "#client/lib/forget-on-device.ts";
import { forgetProfileCountry } from "#client/lib/help-card-store.ts";
import { silenceForQuickExit } from "#client/lib/on-quick-exit.ts";
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
  useEffect(() => watchEscape(window, () => quickExit(window)), []);
}

const pressesNeeded = 3;

/** Within this time, ms, three presses leave whatever they did. A held key repeats within it. */
const rapidWindow = 700;

/** Within this time, ms, three presses leave if none of them closed anything. */
const calmWindow = 2_000;

function noteTime(earlier: readonly number[], now: number, window: number): readonly number[] {
  return [...earlier.filter((time) => now - time <= window), now];
}

/** Counts presses of Escape; times in ms. Both functions return whether to leave. */
function createEscapeCounter() {
  let all: readonly number[] = [];
  let free: readonly number[] = [];
  return {
    /** A key that was pressed or, while it is held, repeated. */
    pressed(at: number): boolean {
      all = noteTime(all, at, rapidWindow);
      return all.length >= pressesNeeded;
    },
    /** A press that turned out to have closed nothing. */
    closedNothing(at: number): boolean {
      free = noteTime(free, at, calmWindow);
      return free.length >= pressesNeeded;
    },
  };
}

type PageToWatch = Pick<Window, "addEventListener" | "removeEventListener" | "setTimeout"> & {
  readonly document: Pick<Document, "querySelectorAll">;
};

/** Calls `leave` when Escape is pressed often enough; returns a function that stops watching. */
export function watchEscape(page: PageToWatch, leave: () => void): () => void {
  const counter = createEscapeCounter();
  // The browser closes its own dialogs without a trace in the event.
  const dialogs = () => page.document.querySelectorAll("dialog[open]").length;
  const note = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.isComposing) return;
    const at = event.timeStamp;
    if (counter.pressed(at)) return leave();
    if (event.repeat) return;
    const openBefore = dialogs();
    // After everything else that listens to the key: whoever closes something by it prevents its default.
    page.setTimeout(() => {
      const closed = event.defaultPrevented || dialogs() < openBefore;
      if (!closed && counter.closedNothing(at)) leave();
    });
  };
  // In the capture phase, because dialogs and menus stop Escape from bubbling.
  page.addEventListener("keydown", note, { capture: true });
  return () => page.removeEventListener("keydown", note, { capture: true });
}

/** It reveals nothing about the visitor. */
const neutralSite = "https://www.wikipedia.org/";

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
  tab.setItem(quickExitKey, neutralSite);
  page.location.replace(neutralSite);
}
