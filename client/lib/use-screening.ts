import { useCallback } from "react";
import { isAtLeast } from "#shared/safety/risk.ts";
import { useHelpDesk } from "./help-desk.ts";
import { useServices } from "./services.tsx";

/** For what a person writes outside a conversation: once it is saved it is screened, and serious risk opens the help card. */
export function useScreening(): (text: string) => void {
  const { safety } = useServices();
  const show = useHelpDesk((desk) => desk.show);
  return useCallback(
    (text) => {
      const screen = async () => {
        const found = text.trim() === "" ? null : await safety.screen(text);
        if (found !== null && isAtLeast(found.level, "active")) show("written", found.concerns);
      };
      void screen();
    },
    [safety, show],
  );
}
