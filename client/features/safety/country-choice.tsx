import { useTranslation } from "react-i18next";
import { helplineCountries } from "#shared/safety/helplines.ts";
import { useHelpCountry } from "#client/lib/help-desk.ts";
import { NativeSelect } from "#client/ui/native-select.tsx";

/** ISO 3166-1 keeps it for nobody. */
const elsewhere = "ZZ";

function optionsIn(language: string, other: string) {
  const names = new Intl.DisplayNames([language, "en"], { type: "region", fallback: "code" });
  const compare = new Intl.Collator(language).compare;
  const known = helplineCountries
    .map((value: string) => ({ value, label: names.of(value) ?? value }))
    .toSorted((a, b) => compare(a.label, b.label));
  return [...known, { value: elsewhere, label: other }];
}

/** Whose lines are shown; changeable by anybody, signed in or not. */
export function CountryChoice() {
  const { t, i18n } = useTranslation("safety");
  const { country, choose } = useHelpCountry();
  const options = optionsIn(i18n.language, t("card.otherCountry"));
  const value = options.some((option) => option.value === country) ? (country ?? elsewhere) : elsewhere;
  return <NativeSelect label={t("card.country")} options={options} value={value} onValueChange={choose} />;
}
