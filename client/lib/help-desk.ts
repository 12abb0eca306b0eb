import { create } from "zustand";
import type { Concern } from "#shared/safety/risk.ts";

/** Why the help card is open: the person asked for it, or what they wrote shows risk. */
export type HelpOccasion = "asked" | "written";

type HelpDesk = {
  readonly open: boolean;
  readonly occasion: HelpOccasion;
  readonly concerns: readonly Concern[];
  readonly show: (occasion: HelpOccasion, concerns?: readonly Concern[]) => void;
  readonly hide: () => void;
};

/** The one help card of the app: any page may open it. Holds nothing that needs a service or the network [S4]. */
export const useHelpDesk = create<HelpDesk>()((set) => ({
  open: false,
  occasion: "asked",
  concerns: [],
  show: (occasion, concerns = []) => set({ open: true, occasion, concerns }),
  hide: () => set({ open: false }),
}));
