import { type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";
import { limits } from "#shared/limits.ts";
import { type PlanId, plans } from "#shared/plans.ts";
import type { Fill } from "./choose.ts";

const priceOf = (id: PlanId, language: LanguageCode): string =>
  new Intl.NumberFormat(language, { style: "currency", currency: "USD" }).format(plans[id].priceCents / 100);

/** What the companion may state about the app: the catalogue's prices and limits, and nothing else. */
export function appFacts(language: LanguageCode): Fill {
  const names = new Intl.DisplayNames(language, { type: "language" });
  const languages = languageCodes.map((code) => names.of(code) ?? code);
  return {
    monthly: priceOf("premium-monthly", language),
    annual: priceOf("premium-annual", language),
    pass: priceOf("24hour_pass", language),
    minutes: String(plans.free.limits.dailyVoiceMinutes),
    calls: String(plans.free.limits.callsPerDay),
    checkIns: String(plans.free.limits.moodCheckInsPerWeek),
    call: String(limits.maxSessionSeconds / 60),
    languages: listOf(languages, language),
  };
}

export function listOf(names: readonly string[], language: LanguageCode): string {
  // Korean's conjunction belongs to legal texts.
  if (language === "ko") return names.join(", ");
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}

const statedTime = /^[ \t]*Time left:[ \t]*(\d+)[ \t]*(second|minute)s?\b/im;

/** The time left as the instructions state it ("Time left: 240 seconds"), in the person's language. */
export function timeLeft(instructions: string, language: LanguageCode): string | undefined {
  const [, amount, unit] = statedTime.exec(instructions) ?? [];
  if (amount === undefined || unit === undefined) return undefined;
  const isSeconds = unit.toLowerCase() === "second";
  const minutes = isSeconds ? Math.round(Number(amount) / 60) : Number(amount);
  const [value, shown] = minutes < 1 ? [Number(amount), "second"] : [minutes, "minute"];
  return new Intl.NumberFormat(language, { style: "unit", unit: shown, unitDisplay: "long" }).format(value);
}
