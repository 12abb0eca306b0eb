import { useStore } from "zustand";
import type { ProfileState } from "./profile-store.ts";
import { useServices } from "./services.tsx";

/** The signed-in person's profile, kept current. */
export function useProfile(): ProfileState {
  return useStore(useServices().profile);
}
