import { type LanguageCode, isLanguageCode, languageCodes } from "#shared/catalogues/languages.ts";

/** Frequent little words; one that several languages share counts for each. */
const littleWords: Partial<Record<LanguageCode, string>> = {
  en: "no me was am an in he she the i i'm i've you my is are and of to it that this have had been don't can't what how not with for feel do hello hi bye goodbye thanks thank yes please can",
  es: "el la de en se me no era fue él ella los las y que qué estoy mi muy es una pero con por para como cómo siento me lo soy tengo ha hoy hola gracias adiós sí no quiero puedo todo eres",
  fr: "la de il elle on me avait était sur sans le les je j'ai suis et est une mais avec pour dans mon ma mes très ne pas que c'est vous tu moi bonjour merci oui non aujourd'hui salut revoir veux peux",
  de: "was am an man er sie wir in es hat der die das ich und ist bin nicht ein eine mein meine mit für zu auf es war habe mich mir du sehr heute hallo danke ja nein tschüss will kann bist wie geht",
  it: "la di in me era lui lei il gli sono e è che mi ho una ma con per molto non mia mio di della sto oggi ciao grazie sì arrivederci voglio posso sei come tutto",
  pt: "de me ele ela na no era foi a da do o os eu não e é que estou uma mas com meu minha muito para em um você hoje olá oi obrigado obrigada sim tchau quero posso tudo sou tenho",
};

/** Letters that only one of the six uses. */
const tellingLetters: readonly (readonly [LanguageCode, RegExp])[] = [
  ["es", /[ñ¿¡]/gu],
  ["de", /[ßäöü]/gu],
  ["pt", /[ãõ]/gu],
  ["fr", /[êëîïûœ]|\b(?:j|qu)['’]/gu],
  ["it", /[ìò]|\b(?:dell|nell|un)['’]/gu],
];

const words = new Map(
  Object.entries(littleWords).map(([code, list]) => [code, new Set(list.split(" "))] as const),
);

/**
 * Which of the ten languages a text is in, by its script and its most frequent little words, or undefined where nothing
 * tells.
 * @param expected the language that wins where others have no more words than it; the catalogue's order decides otherwise
 */
export function detectLanguage(text: string, expected?: LanguageCode): LanguageCode | undefined {
  return byScript(text, expected) ?? byWords(text, expected);
}

function byScript(text: string, expected: LanguageCode | undefined): LanguageCode | undefined {
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
  if (best[1] === 0 || best[1] * 3 < latin) return undefined;
  // A few Chinese characters are Japanese too.
  return best[0] === "zh" && expected === "ja" ? "ja" : best[0];
}

function byWords(text: string, expected: LanguageCode | undefined): LanguageCode | undefined {
  const lower = text.toLowerCase().replaceAll("’", "'");
  const tokens = lower.match(/[\p{L}']+/gu) ?? [];
  const scores = [...words].map(([code, list]) => {
    const letters = tellingLetters.find(([own]) => own === code)?.[1];
    const letterScore = letters === undefined ? 0 : (lower.match(letters)?.length ?? 0) * 1.5;
    return { code, score: tokens.filter((token) => list.has(token)).length + letterScore };
  });
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a));
  if (best.score > 0 && scores.some(({ code, score }) => code === expected && score === best.score))
    return expected;
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
