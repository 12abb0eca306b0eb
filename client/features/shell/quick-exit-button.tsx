import { LogOut } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#client/ui/button.tsx";
import { asksToLeave, leaveQuickly, notePress } from "./quick-exit.ts";

/** Leaves this site at once, by a press or by pressing Escape three times, also while a dialog is open. */
export function QuickExitButton() {
  const { t } = useTranslation("shell");
  useEscapeThreeTimes();
  return (
    <Button variant="secondary" title={t("quickExit.hint")} onClick={() => leaveQuickly(window)}>
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
      if (asksToLeave(presses)) leaveQuickly(window);
    };
    // Captured, because dialogs and menus keep Escape to themselves.
    window.addEventListener("keydown", note, { capture: true });
    return () => window.removeEventListener("keydown", note, { capture: true });
  }, []);
}
