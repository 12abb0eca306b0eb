import { useStore } from "zustand";
import { useServices } from "./services.tsx";
import type { SessionState } from "./session-store.ts";

/** Who is here, kept current. */
export function useSession(): SessionState {
  return useStore(useServices().session);
}
