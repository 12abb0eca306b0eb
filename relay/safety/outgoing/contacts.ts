import { helplineDirectory } from "#shared/safety/helplines.ts";
import { helplinesByCountry, type CountryLines } from "#shared/safety/helpline-data.ts";
import { numberRuns } from "./number-words.ts";
import { digitsOfWords, spelledNumber } from "./spelled-numbers.ts";

/** The contacts that a person in this country may be given: their helplines and emergency number. */
export type Allowed = { readonly numbers: ReadonlySet<string>; readonly hosts: ReadonlySet<string> };

/** A number's digits, whatever script they are written in. */
const digitsOf = (text: string): string =>
  text
    .normalize("NFKC")
    .replaceAll(/\p{Nd}/gu, asciiDigit)
    .replaceAll(/\D/g, "");

/** The digits of every script stand in a row from zero to nine. */
function asciiDigit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

const numbersOf = ({ emergency, lines }: CountryLines): readonly string[] =>
  [...emergency.split(/[^\d\s-]+/), ...lines.flatMap(({ call, text }) => [call, text?.number ?? null])]
    .filter((it) => it !== null)
    .map(digitsOf)
    .filter(Boolean);

/** Models know these by heart, and name them to people in other countries. */
const linesAnywhere: ReadonlySet<string> = new Set(Object.values(helplinesByCountry).flatMap(numbersOf));

const isCountry = (code: string): code is keyof typeof helplinesByCountry =>
  Object.hasOwn(helplinesByCountry, code);

const hostOf = (address: string): string =>
  address
    .replace(/^[a-z]+:\/\//i, "")
    .replace(/^www\./i, "")
    .split(/[/?#:]/)[0]
    ?.toLowerCase() ?? "";

/**
 * Every contact that a reply may name. In countries without helplines of ours, only the helpline directory.
 */
export function allowedFor(country: string | null): Allowed {
  const known: CountryLines | null =
    country !== null && isCountry(country) ? helplinesByCountry[country] : null;
  const lines = known?.lines ?? [];
  const addresses = [helplineDirectory, ...lines.flatMap(({ chat, source }) => [chat, source])];
  return {
    numbers: new Set(known === null ? [] : numbersOf(known)),
    hosts: new Set(addresses.filter((it) => it !== null).map(hostOf)),
  };
}

/** What looks like one by its beginning, its ending, or a path: `bit.ly/x` has an ending that words have too. */
const address =
  /(?:https?:\/\/|www\.)[^\s<>"'”»）)]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b(?:[a-z0-9-]+\.)+(?:com|org|net|info|io|app|help|health|eu|uk|us|ca|au|nz|ie|fr|de|at|ch|es|mx|it|pt|br|cn|tw|hk|jp|kr|eg|lb|ae)(?:\/[^\s<>"'”»）)]*)?|\b(?:[a-z0-9-]+\.)+[a-z]{2,}\/[^\s<>"'”»）)]+/gi;

/** Digits with the separators that a phone number may contain. */
const writtenNumber = /\+?\p{Nd}[\p{Nd}\s().\-–‑/]*\p{Nd}|\p{Nd}/gu;

/** What marks a short number as one to call. */
const calling =
  /\b(?:call|dial|ring|text|phone|hotline|helpline|lifeline|number|sms|llam\w*|marc[aá]\w*|tel[eé]fono|n[uú]mero|appel\w*|compos\w*|num[eé]ro|ruf\w*|w[aä]hl\w*|anruf\w*|nummer|chiam\w*|telefon\w*|lig(?:ue|ar|a)|disc(?:ar|a|que)|disque)\b|拨|打|电话|電話|热线|熱線|致电|撥|かけ|ダイヤル|전화|번호|اتصل|رقم|هاتف/iu;

/** What can be said of a help line without saying that it is called: too common to mark any other number. */
const reaching =
  /\b(?:contact(?:s|ing|[ae]|ar|er|ez|o)?|reach(?:es|ing)?|available|answers?|crisis|emergency|24\/7|day and night|around the clock|comun[ií]c\w*|disponible\w*|emergencias?|joign\w*|joindre|urgences?|erreich\w*|kontakt\w*|wend\w*|seelsorge|notfall\w*|contatt\w*|rivolg\w*|raggiung\w*|disponibil\w*|emergenz\w*|contat[eo]|procur\w*|dispon[ií]ve\w*)\b|联系|聯繫|聯絡|求助|危机|危機|紧急|緊急|連絡|相談|つなが|연락|문의|상담|긴급|تواصل|الطوارئ|متاح/iu;

/** Years and dates aren't phone numbers. */
const dated =
  /^(?:(?:19|20)\d\d(?:\s*[-–/]\s*(?:(?:19|20)?\d\d))?|\d{1,2}[./-]\d{1,2}[./-](?:\d\d){1,2}|\d{4}-\d\d?-\d\d?)$/;
/** Neither are amounts in groups of three, unless the text says to call them. */
const grouped = /^\d{1,3}(?:[.\s]\d{3})+$/;
const measured =
  /^\s*(?:%|°|kg|km|mg|ml|min|h\b|minut|hour|stund|heur|or[ae]\b|hora|second|sek|second|jahr|year|a[nñ]o|an(?:s|née)|ann[io]|ano|tag|day|d[ií]a|jour|giorn|week|woche|semana|semaine|settiman|month|monat|mes|mois|分|秒|时|時|年|月|日|天|歳|岁|번째|분|초|년|월|일|개|دقيق|ساع|سن|يوم)/iu;

const round = /^[1-9]\d?0{2,3}$/;

/** "One, two, three, …" or back, as in a breathing exercise. */
const isCounting = (digits: string): boolean =>
  "0123456789".includes(digits) || "9876543210".includes(digits);

/** Where something was found: with the sentence before it, and what follows. */
type Place = { readonly context: string; readonly after: string; readonly before: string };

/** A number that what was said before ends with, which the next sentence may go on with. */
const unfinishedNumber = /\p{Nd}[\p{Nd}\s().\-–‑/]*$/u;

function isForbidden(
  found: string,
  { context: sentence, after, before }: Place,
  { numbers }: Allowed,
): boolean {
  const digits = digitsOf(before) + digitsOf(found);
  const plain = found.trim().normalize("NFKC");
  if (numbers.has(digits) || dated.test(plain)) return false;
  const isCalled = calling.test(sentence) || (isLikeALine(digits) && reaching.test(sentence));
  if (grouped.test(plain) && !isCalled) return false;
  if (digits.length >= 7 && !isCounting(digits)) return true;
  return digits.length >= 3 && isCalled && !measured.test(after);
}

/** A help line of some country, or as long as the codes that texts are sent to. */
const isLikeALine = (digits: string): boolean =>
  linesAnywhere.has(digits) || (digits.length >= 5 && !round.test(digits));

const tidy = (text: string): string =>
  text
    .replaceAll(/\(\s*\)/g, "")
    .replaceAll(/(\S)[ \t]{2,}(?=\S)/g, "$1 ")
    .replaceAll(/[ \t]+([.,;:!?。，！？؟])/g, "$1");

/** "At seven thirty", and a round number alone, are no more than that. */
const clock = /^(?:[1-9]|1\d|2[0-3])[0-5]\d$/;
const atTime = /(?:\b(?:at|by|around|until|till|after|before|um|gegen|vers|dès|alle)|à|a las|às)\s*$/iu;

/** Numbers in the words of the Latin script, without those that may not be sent. `begun`: one that the text before ends with. */
function withoutNumberWords(
  text: string,
  { context, begun }: { readonly context: string; readonly begun: string },
  allowed: Allowed,
  onCut: () => void,
): string {
  let kept = "";
  let last = 0;
  for (const { start, end, digits } of numberRuns(text)) {
    const before = text.slice(0, start).trim() === "" ? begun : "";
    const isTime = clock.test(digits) && atTime.test(text.slice(0, start));
    if (before === "" && (isTime || round.test(digits))) continue;
    if (!isForbidden(digits, { context, before, after: text.slice(end) }, allowed)) continue;
    onCut();
    kept += text.slice(last, start);
    last = end;
  }
  return kept + text.slice(last);
}

/** The number in words that a text ends with, or leaves open at the end of a sentence. */
function begunInWords(before: string): string {
  const last = numberRuns(before).at(-1);
  return last !== undefined && /^[\s.,…!-]*$/u.test(before.slice(last.end)) ? last.digits : "";
}

type Kind = "number" | "address";

/** Text between URLs, without the numbers that may not be sent. `before`: the number that it may go on with. */
function withoutNumbers(
  part: string,
  { context, before, begun }: Pick<Place, "context" | "before"> & { readonly begun: string },
  allowed: Allowed,
  onCut: () => void,
): string {
  const cut = (text: string, pattern: RegExp, digits: (found: string) => string): string =>
    text.replaceAll(pattern, (found, offset: number) => {
      const early = text.slice(0, offset).trim() === "" ? before : "";
      const place = { context, before: early, after: text.slice(offset + found.length) };
      if (!isForbidden(digits(found), place, allowed)) return found;
      onCut();
      return "";
    });
  const written = cut(part, writtenNumber, (found) => found);
  const spelled = cut(written, spelledNumber, digitsOfWords);
  return withoutNumberWords(spelled, { context, begun }, allowed, onCut);
}

/** Whether a text names a number that may be one to call, in digits or in words, also one that it goes on with. */
export function namesNumber(text: string, before = ""): boolean {
  if (/\p{Nd}/u.test(text) || text.search(spelledNumber) !== -1) return true;
  return numberRuns(before + text).some(
    ({ end, digits }) => digits.length >= 3 && !round.test(digits) && end > before.length,
  );
}

/** Ends of sentences and lines. */
const anyEnd = /(?<=[.!?؟。！？\n])\s*/u;

const isNumber = (part: string): boolean => numberRuns(part)[0]?.start === 0 && begunInWords(part) !== "";

/**
 * The last two sentences or lines: "You can call them at any time:" is often one of its own. A number may be one word
 * to a sentence.
 */
function lastOf(before: string): string {
  const parts = before.split(anyEnd).filter(Boolean);
  const words = parts.length - parts.findLastIndex((part) => !isNumber(part)) - 1;
  return parts.slice(-2 - words).join(" ");
}

/**
 * A sentence without numbers and URLs that aren't helplines of the person's country, and which kinds were
 * removed.
 *
 * @param before what was said before it
 */
export function withoutForeignContacts(
  sentence: string,
  allowed: Allowed,
  before = "",
): { readonly text: string; readonly removed: readonly Kind[] } {
  const removed = new Set<Kind>();
  const context = `${lastOf(before)} ${sentence}`;
  const unfinished = unfinishedNumber.exec(before)?.[0] ?? "";
  const begun = begunInWords(before);
  let text = "";
  let last = 0;
  const clean = (part: string): string =>
    withoutNumbers(
      part,
      { context, ...(last === 0 ? { before: unfinished, begun } : { before: "", begun: "" }) },
      allowed,
      () => {
        removed.add("number");
      },
    );
  for (const { 0: found, index } of sentence.matchAll(address)) {
    text += clean(sentence.slice(last, index));
    last = index + found.length;
    const isOurs = !found.includes("@") && allowed.hosts.has(hostOf(found.replace(/[.,;:!?]+$/, "")));
    if (!isOurs) removed.add("address");
    text += isOurs ? found : (/[.!?]$/.exec(found)?.[0] ?? "");
  }
  text += clean(sentence.slice(last));
  return { text: removed.size === 0 ? sentence : tidy(text), removed: [...removed] };
}
