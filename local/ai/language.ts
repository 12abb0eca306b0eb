import { type LanguageCode, isLanguageCode, languageCodes } from "#shared/catalogues/languages.ts";

/** Frequent little words; those that several languages share say nothing and are left out. */
const littleWords: Partial<Record<LanguageCode, string>> = {
  en: "no the i i'm i've you my is am are was and of to it that this have had been don't can't what how not with for feel me do hello hi bye goodbye thanks thank yes please can",
  es: "el los las y que qué estoy mi muy es una pero con por para como cómo siento me lo soy tengo ha hoy hola gracias adiós sí no quiero puedo todo eres",
  fr: "le les je j'ai suis et est une mais avec pour dans mon ma mes très ne pas que c'est vous tu moi bonjour merci oui non aujourd'hui salut revoir veux peux",
  de: "der die das ich und ist bin nicht ein eine mein meine mit für zu auf es war habe mich mir du sehr heute hallo danke ja nein tschüss will kann bist wie geht",
  it: "il gli sono e è che mi ho una ma con per molto non mia mio di della sto oggi ciao grazie sì arrivederci voglio posso sei come tutto",
  pt: "o os eu não e é que estou uma mas com meu minha muito para em um você hoje olá oi obrigado obrigada sim tchau quero posso tudo sou tenho",
};

/** Letters that only one of the six uses. */
const tellingLetters: readonly (readonly [LanguageCode, RegExp])[] = [
  ["es", /[ñ¿¡]/gu],
  ["de", /[ßäöü]/gu],
  ["pt", /[ãõ]/gu],
  ["fr", /[êëîïûœ]|\b(?:j|qu|l|d)['’]/gu],
  ["it", /[ìò]|\b(?:dell|nell|un)['’]/gu],
];

const words = new Map(
  Object.entries(littleWords).map(([code, list]) => [code, new Set(list.split(" "))] as const),
);

/**
 * Which of the ten languages a text is in, by its script and its most frequent little words, or undefined where
 * nothing tells. Ties go to the language that comes first in the catalogue.
 */
export function detectLanguage(text: string): LanguageCode | undefined {
  return byScript(text) ?? byWords(text);
}

function byScript(text: string): LanguageCode | undefined {
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const scripts: readonly (readonly [LanguageCode, number])[] = [
    ["ko", count(/\p{Script=Hangul}/gu)],
    ["ar", count(/\p{Script=Arabic}/gu)],
    ["ja", count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu) * 3],
    ["zh", count(/\p{Script=Han}/gu)],
  ];
  const latin = count(/\p{Script=Latin}/gu);
  // A CJK character says about as much as three letters.
  const best = scripts.reduce((a, b) => (b[1] > a[1] ? b : a));
  return best[1] > 0 && best[1] * 3 >= latin ? best[0] : undefined;
}

function byWords(text: string): LanguageCode | undefined {
  const lower = text.toLowerCase().replaceAll("’", "'");
  const tokens = lower.match(/[\p{L}']+/gu) ?? [];
  const scores = [...words].map(([code, list]) => {
    const letters = tellingLetters.find(([own]) => own === code)?.[1];
    const letterScore = letters === undefined ? 0 : (lower.match(letters)?.length ?? 0) * 1.5;
    return { code, score: tokens.filter((token) => list.has(token)).length + letterScore };
  });
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a));
  // One word that several of them have ("no") is no evidence.
  const isTie = best.score <= 1 && scores.filter(({ score }) => score === best.score).length > 1;
  return !isTie && isLanguageCode(best.code) ? best.code : undefined;
}

const englishNames: Record<LanguageCode, string> = {
  en: "English",
  es: "Spanish",
  fr: "French",
  de: "German",
  it: "Italian",
  pt: "Portuguese",
  zh: "Chinese",
  ja: "Japanese",
  ko: "Korean",
  ar: "Arabic",
};

/** The language that instructions name ("…({name} unless they use another)", "Reply in German"), if they name one. */
export function statedLanguage(instructions: string): LanguageCode | undefined {
  const found = languageCodes
    .map((code) => ({ code, at: instructions.search(new RegExp(`\\b${englishNames[code]}\\b`)) }))
    .filter(({ at }) => at >= 0);
  return found.toSorted((a, b) => a.at - b.at)[0]?.code;
}
