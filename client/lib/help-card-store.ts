import { create } from "zustand";
import { useCallback } from "react";
import { guessCountry } from "#client/lib/catalogues/countries.ts";
import { type Concern, isAtLeast } from "#shared/safety/risk.ts";
import { readSetting, writeSetting } from "./browser-storage.ts";
import { browserTimeZone } from "./region-options.ts";
import { useServices } from "./services.tsx";

/** Why the help card is open: the person asked for it, or what they wrote shows risk. */
export type HelpOccasion = "asked" | "written";

type HelpCardState = {
  readonly open: boolean;
  readonly occasion: HelpOccasion;
  readonly concerns: readonly Concern[];
  readonly show: (occasion: HelpOccasion, concerns?: readonly Concern[]) => void;
  readonly hide: () => void;
};

/** The one help card of the app: any page may open it. Holds nothing that needs a service or the network. */
export const useHelpCardStore = create<HelpCardState>()((set) => ({
  open: false,
  occasion: "asked",
  concerns: [],
  show: (occasion, concerns = []) => set({ open: true, occasion, concerns }),
  hide: () => set({ open: false }),
}));

/** For what a person writes outside a conversation: once it is saved it is screened, and serious risk opens the help card. */
export function useScreening(): (text: string) => void {
  const { safety } = useServices();
  const show = useHelpCardStore((card) => card.show);
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

/** What was chosen in the card on this device; `ZZ` is somewhere without lines of ours. */
const chosenKey = "hearken.help-country";

type HelpCountry = {
  /** ISO 3166-1 alpha-2, or null. */
  readonly country: string | null;
  /** In the card itself: remembered on this device, above all else. */
  readonly choose: (country: string) => void;
  /** From the person's profile; what was chosen in the card stays. */
  readonly learn: (country: string | null) => void;
};

/** Whose help lines are shown: chosen in the card, else the profile's, else guessed from the time zone. */
export const useHelpCountry = create<HelpCountry>()((set) => ({
  country: readSetting(chosenKey) ?? guessCountry(browserTimeZone()),
  choose: (country) => {
    writeSetting(chosenKey, country);
    set({ country });
  },
  learn: (country) => {
    if (country !== null && readSetting(chosenKey) === null) set({ country });
  },
}));
