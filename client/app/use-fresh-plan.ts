import { useEffect } from "react";
import { useServices } from "#client/lib/services.tsx";

/** Reads the profile again when the person comes back to this tab: what was bought in another opens its doors here. */
export function useFreshPlan(): void {
  const { profile } = useServices();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void profile.refresh();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [profile]);
}
