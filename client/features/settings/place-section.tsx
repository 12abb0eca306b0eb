import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { DataFailure } from "#client/lib/data-failure.ts";
import { countryOptions, timeZoneOptions } from "#client/lib/region-options.ts";
import type { Profile, ProfilePatch } from "#client/lib/profile.ts";
import { useServices } from "#client/lib/services.tsx";
import { Combobox } from "#client/ui/combobox.tsx";
import { SettingsSection } from "./settings-section.tsx";

type Place = Pick<ProfilePatch, "timezone" | "country">;

/** Zone and country, each saved at once; the helplines shown depend on the country. */
export function PlaceSection({ profile }: { profile: Profile }) {
  const { t, i18n } = useTranslation("settings");
  const zone = usePlace();
  const country = usePlace();
  const countries = useMemo(() => countryOptions(i18n.language), [i18n.language]);
  const zones = useMemo(() => timeZoneOptions(profile.timezone), [profile.timezone]);
  const heldCountry = country.wanted?.country ?? profile.country;
  return (
    <SettingsSection title={t("place.title")}>
      <Combobox
        label={t("place.zone")}
        placeholder={t("place.choose")}
        options={zones}
        value={zone.wanted?.timezone ?? profile.timezone}
        onValueChange={(timezone) => void zone.save({ timezone })}
        error={zone.failure ? t(`failure.${zone.failure}`) : undefined}
      />
      <Combobox
        label={t("place.country")}
        hint={t("place.countryHint")}
        placeholder={t("place.choose")}
        options={countries}
        value={countries.find(({ value }) => value === heldCountry)?.value ?? null}
        onValueChange={(code) => void country.save({ country: code })}
        error={country.failure ? t(`failure.${country.failure}`) : undefined}
      />
    </SettingsSection>
  );
}

/** One choice on its way to the profile: shown at once, taken back when it could not be saved. */
function usePlace() {
  const { profile: store } = useServices();
  const [wanted, setWanted] = useState<Place | null>(null);
  const [failure, setFailure] = useState<DataFailure | null>(null);
  const save = async (place: Place) => {
    setWanted(place);
    setFailure(null);
    const outcome = await store.save(place);
    setWanted((latest) => (latest === place ? null : latest));
    if (outcome !== "saved") setFailure(outcome);
  };
  return { wanted, failure, save };
}
