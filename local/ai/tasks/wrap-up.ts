import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { fewestForTrend } from "#shared/wrap-ups.ts";
import { joined } from "../listener/sentences.ts";
import type { Conversation } from "../listener/conversation.ts";
import { type TaskAnswer, type Trend, trends } from "../tasks.ts";
import { ownWordsIn, quotesOf, themesOf } from "./own-words.ts";
import { isRecord, jsonIn } from "./transcript.ts";
import { type WrapUpPhrases, wrapUpPhrases } from "./wrap-up-phrases.ts";

type Facts = { readonly numbers: ReadonlyMap<string, number>; readonly words: ReadonlyMap<string, string> };

/** From here on a value of the 1–5 scale is worth a word (below 3 is low; stress the other way round). */
const limits = { low: 2.5, high: 3.5 } as const;

const some = (value: number): boolean => value > 0;

/** Words a week from its numbers; the trend is the one given, never one that is made up here. */
export function wrapUp(conversation: Conversation, language: LanguageCode): TaskAnswer<"wrap_up"> {
  const text = conversation.turns.map((turn) => turn.text).join("\n");
  const facts = factsIn(text);
  const words = ownWordsIn(jsonIn(text));
  const quoted = { themes: themesOf(words, language), quotes: quotesOf(words, language) };
  const trend = trendIn(facts);
  const phrases = wrapUpPhrases[language];
  const number = (name: string, template: string, holds: (value: number) => boolean): string[] => {
    const value = facts.numbers.get(name);
    if (value === undefined || !holds(value)) return [];
    const shown = name.endsWith("_average") ? value.toFixed(1) : String(value);
    return [template.replace("{n}", shown)];
  };
  const counted = (name: string, forms: WrapUpPhrases["entries"]): string[] => {
    const count = facts.numbers.get(name) ?? 0;
    const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
    return count > 0 ? [form.replace("{n}", String(count))] : [];
  };
  const counts = [...counted("entry_count", phrases.entries), ...counted("total_sessions", phrases.sessions)];
  // A check-in or two show no pattern, and averages of them would pretend to.
  if ((facts.numbers.get("entry_count") ?? 0) < fewestForTrend)
    return {
      summary: phrases.quiet,
      insights: counts.length === 0 ? [phrases.quiet] : counts,
      recommendations: [phrases.notice, phrases.pause],
      trend: "stable",
      ...quoted,
    };
  const day = (name: string, template: string): string[] => {
    const value = facts.words.get(name);
    return value === undefined ? [] : [template.replace("{day}", value)];
  };
  const sleep = number("sleep_average", phrases.lowSleep, (value) => some(value) && value < limits.low);
  const stress = number("stress_average", phrases.highStress, (value) => value > limits.high);
  const energy = number("energy_average", phrases.lowEnergy, (value) => some(value) && value < limits.low);
  const mood = number("mood_average", phrases.mood, some);
  const insights = [
    ...counts,
    ...day("best_day", phrases.bestDay),
    ...day("challenging_day", phrases.hardDay),
    ...sleep,
    ...stress,
    ...energy,
  ];
  const recommendations = [
    ...sleep.map(() => phrases.rest),
    ...stress.map(() => phrases.pause),
    ...energy.map(() => phrases.move),
    ...(trend === "declining" ? [phrases.reachOut] : []),
    phrases.keep,
    phrases.notice,
  ];
  return {
    summary: joined([...mood, mood.length === 0 ? phrases.quiet : phrases.trend[trend]], language),
    insights,
    recommendations: recommendations.slice(0, 3),
    trend,
    ...quoted,
  };
}

function factsIn(text: string): Facts {
  const numbers = new Map<string, number>();
  const words = new Map<string, string>();
  const visit = (value: unknown, name: string): void => {
    if (typeof value === "number") numbers.set(name, value);
    else if (typeof value === "string" && value.length <= 40) words.set(name, value);
    else if (Array.isArray(value)) for (const item of value) visit(item, name);
    else if (isRecord(value)) for (const [key, inner] of Object.entries(value)) visit(inner, key);
  };
  const data = jsonIn(text);
  visit(data, "");
  if (data !== undefined) return { numbers, words };
  // The same as lines, for those who write "mood_average: 3.2".
  for (const [, name = "", value] of text.matchAll(/\b([a-z_]+)"?\s*[:=]\s*(-?\d+(?:\.\d+)?)\b/g))
    if (!numbers.has(name)) numbers.set(name, Number(value));
  for (const [, name = "", value = ""] of text.matchAll(/\b([a-z_]*trend)"?\s*[:=]\s*"?([a-z]+)/g))
    words.set(name, value);
  return { numbers, words };
}

function trendIn({ words }: Facts): Trend {
  const given = new Set([...words].filter(([name]) => name.includes("trend")).map(([, value]) => value));
  return trends.find((trend) => given.has(trend)) ?? "stable";
}
