import { create } from "zustand";
import { useCallback } from "react";
import { type Concern, type RiskFinding, combinedRisk, isAtLeast, noRisk } from "#shared/safety/risk.ts";
import { endpoints } from "#shared/http.ts";
import { longestScreened, riskFindingSchema } from "#shared/safety/http.ts";
import { guessCountry } from "#client/lib/catalogues/countries.ts";
import { type AuthStore, userIdOf } from "./auth-store.ts";
import { deviceStorage, readSetting, writeSetting } from "./browser-storage.ts";
import { browserTimeZone } from "./dates.ts";
import { useServices, type Backend } from "./services.tsx";

/** Why the help card is open: the person asked for it, or what they wrote shows risk. */
type HelpOccasion = "asked" | "written";

type HelpCardState = {
  readonly open: boolean;
  readonly occasion: HelpOccasion;
  readonly concerns: readonly Concern[];
  readonly show: (occasion: HelpOccasion, concerns?: readonly Concern[]) => void;
  readonly hide: () => void;
};

/** The app's one help card, which any page may open. It depends on no service and no network. */
export const useHelpCardStore = create<HelpCardState>()((set) => ({
  open: false,
  occasion: "asked",
  concerns: [],
  show: (occasion, concerns = []) => set({ open: true, occasion, concerns }),
  hide: () => set({ open: false }),
}));

/** Closes the card that somebody's words opened once they sign out: it would tell the next person what they wrote about. */
export function hideHelpOnSignOut(auth: Pick<AuthStore, "subscribe">): void {
  auth.subscribe((state, before) => {
    const { occasion, hide } = useHelpCardStore.getState();
    const writer = userIdOf(before);
    if (occasion === "written" && writer !== null && userIdOf(state) !== writer) hide();
  });
}

/** Screens texts written outside a conversation once they are saved; serious risk opens the help card. */
export function useScreening(): (text: string) => void {
  const { backend, auth } = useServices();
  const show = useHelpCardStore((card) => card.show);
  return useCallback(
    (text) => {
      const writer = userIdOf(auth.getState());
      const isTheirs = () => userIdOf(auth.getState()) === writer;
      let all = noRisk;
      const hear = (found: RiskFinding) => {
        all = combinedRisk(all, found);
        if (isTheirs() && isAtLeast(found.level, "active")) show("written", all.concerns);
      };
      for (const piece of piecesOf(text.trim())) void screenPiece(backend.relay, piece, isTheirs).then(hear);
    },
    [backend, auth, show],
  );
}

/** The country chosen in the card on this device; `ZZ` means somewhere without helplines in our directory. */
const chosenKey = "hearken.help-country";

/** The profile's country after its owner's id, for as long as the profile itself isn't there or can't be read. */
const profileKey = "hearken.profile-country";

function rememberedCountry(): string | null {
  return / ([A-Z]{2})$/.exec(readSetting(profileKey) ?? "")?.[1] ?? null;
}

/** Forgets the profile's country on this device. A country chosen in the card belongs to the device and stays. */
export function forgetProfileCountry(): void {
  deviceStorage.removeItem(profileKey);
}

type HelpCountry = {
  /** ISO 3166-1 alpha-2, or null while neither was chosen nor learned. */
  readonly country: string | null;
  /** Chosen in the card; remembered on this device and preferred over everything else. */
  readonly choose: (country: string) => void;
  /** From a person's profile; remembered on this device, but does not replace a choice made in the card. */
  readonly learn: (userId: string, country: string | null) => void;
  /** As if no profile had been seen. */
  readonly forget: () => void;
};

/** The country whose helplines are shown, so far as it is known. */
export const useHelpCountry = create<HelpCountry>()((set) => ({
  country: readSetting(chosenKey) ?? rememberedCountry(),
  choose: (country) => {
    writeSetting(chosenKey, country);
    set({ country });
  },
  learn: (userId, country) => {
    if (country === null) forgetProfileCountry();
    else writeSetting(profileKey, `${userId} ${country}`);
    set({ country: readSetting(chosenKey) ?? country });
  },
  forget: () => {
    forgetProfileCountry();
    set({ country: readSetting(chosenKey) });
  },
}));

/**
 * Forgets the profile's country when its owner signs out or somebody else signs in. A session that merely expired
 * keeps it: helplines are needed then, too.
 */
export function forgetCountryOnSignOut(auth: Pick<AuthStore, "subscribe">): void {
  auth.subscribe((state) => {
    const left = state.status === "signed-out" && state.chosen;
    const isOther =
      state.status === "signed-in" && !(readSetting(profileKey) ?? "").startsWith(`${state.user.id} `);
    if (left || isOther) useHelpCountry.getState().forget();
  });
}

let guessed: string | null | undefined;

/** Asking the browser for its time zone takes long enough that it isn't done before help is shown. */
function guess(): string | null {
  guessed ??= guessCountry(browserTimeZone());
  return guessed;
}

/**
 * The country whose helplines are shown: chosen in the card, else from the profile, else guessed from the
 * time zone. ISO 3166-1 alpha-2, or null.
 */
export function useShownCountry(): string | null {
  return useHelpCountry((state) => state.country) ?? guess();
}

/** Long texts are screened in overlapping pieces, so that nothing hides at a seam. */
const overlap = 200;

function piecesOf(text: string): readonly string[] {
  const step = longestScreened - overlap;
  const count = text === "" ? 0 : Math.max(1, Math.ceil((text.length - overlap) / step));
  return Array.from({ length: count }, (_, index) =>
    text.slice(index * step, index * step + longestScreened),
  );
}

/** How long a piece that couldn't be screened waits for each further try, ms. */
const retryAfterMs = [3_000, 30_000];

/** What the relay's screen finds. A piece that it doesn't answer is tried again while its writer is signed in. */
async function screenPiece(
  relay: Backend["relay"],
  text: string,
  isTheirs: () => boolean,
  [waitMs, ...later]: readonly number[] = retryAfterMs,
): Promise<RiskFinding> {
  const { method, path } = endpoints.safetyScreen;
  const headers = { "Content-Type": "application/json" };
  try {
    const answer = await relay(path, { method, headers, body: JSON.stringify({ text }) });
    return riskFindingSchema.parse(await answer.json());
  } catch {
    if (waitMs === undefined) return noRisk;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    return isTheirs() ? screenPiece(relay, text, isTheirs, later) : noRisk;
  }
}
