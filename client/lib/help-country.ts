import { create } from "zustand";
import { guessCountry } from "#shared/catalogues/countries.ts";
import { readSetting, writeSetting } from "./local-setting.ts";
import { browserTimeZone } from "./place-options.ts";

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
