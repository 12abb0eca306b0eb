import { type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";

/** Frequent little words; one that several languages share counts for each. */
const littleWords: Partial<Record<LanguageCode, string>> = {
  en: "a no me was am an in he she the i i'm i've you my is are and of to it that this have had been don't can't what how not with for feel do hello hi bye goodbye thanks thank yes please can",
  es: "hay algo te más esto cuando ir a al del si ya da he un le voy el la de en se me no era fue él ella los las y que qué estoy mi muy es una pero con por para como cómo siento me lo soy tengo ha hoy hola gracias adiós sí no quiero puedo todo eres",
  fr: "coucou a un ou mais au se ben la de il elle on me avait était sur sans le les je j'ai suis et est une mais avec pour dans mon ma mes très ne pas que c'est vous tu moi bonjour merci oui non aujourd'hui salut revoir veux peux",
  de: "isch nei ned net nit i a is so des dem die noch was am an man er sie wir in es hat der die das ich und ist bin nicht ein eine mein meine mit für zu auf es war habe mich mir du sehr heute hallo danke ja nein tschüss will kann bist wie geht",
  it: "a i lo ti si da al del no se ci eh davvero la di in me era lui lei il gli sono e è che mi ho una ma con per molto non mia mio di della sto oggi ciao grazie sì arrivederci voglio posso sei come tutto",
  pt: "a to tô sei mais por como de me ele ela na no era foi a da do o os eu não e é que estou uma mas com meu minha muito para em um você hoje olá oi obrigado obrigada sim tchau quero posso tudo sou tenho",
};

/** Letters that only one of the six uses. */
const tellingLetters: readonly (readonly [LanguageCode, RegExp])[] = [
  ["es", /[ñ¿¡]/gu],
  ["de", /[ßäöü]/gu],
  ["pt", /[ãõ]/gu],
  ["fr", /[ëîïûœ]|\b(?:j|qu)['’]/gu],
  ["it", /[ìò]|\b(?:dell|nell|un)['’]/gu],
];

const words: ReadonlyMap<LanguageCode, ReadonlySet<string>> = new Map(
  languageCodes.flatMap((code) => {
    const list = littleWords[code];
    return list === undefined ? [] : [[code, new Set(list.split(" "))] as const];
  }),
);

/**
 * Which of the ten languages a text is in, by its script and its most frequent little words, or undefined where nothing
 * tells.
 * @param expected the language that wins unless another one has clearly more words
 * @param isSettled that language has been spoken already: hardly anybody changes it, but many speak a dialect
 */
export function detectLanguage(
  text: string,
  expected?: LanguageCode,
  isSettled = false,
): LanguageCode | undefined {
  return byScript(text, expected) ?? byWords(text, expected, isSettled);
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

/** So many words more than the expected language has another one needs: they share a lot of little words. */
const surplus = 2;
/** Other scripts are written in Latin letters too; of the languages with these, such a person means English first. */
const surplusOverScript = 3;
/** And of what such a person writes, so much must be its little words: dialects have a Latin spelling of their own. */
const shareOverScript = 0.3;
/** More are needed where the expected language has been spoken already, unless the text has none of its words. */
const surplusOverSettled = 4;

type Score = { readonly code: LanguageCode; readonly score: number };

function byWords(
  text: string,
  expected: LanguageCode | undefined,
  isSettled: boolean,
): LanguageCode | undefined {
  const lower = text.toLowerCase().replaceAll("’", "'");
  const tokens = [...new Set(lower.match(/[\p{L}']+/gu))];
  const scores = [...words].map(([code, list]): Score => {
    const letters = tellingLetters.find(([own]) => own === code)?.[1];
    const letterScore = letters === undefined ? 0 : (lower.match(letters)?.length ?? 0) * 1.5;
    return { code, score: tokens.filter((token) => list.has(token)).length + letterScore };
  });
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a));
  if (best.score === 0) return undefined;
  if (expected === best.code) return expected;
  if (expected !== undefined)
    return surpasses(best, { expected, isSettled }, scores, tokens) ? best.code : undefined;
  // Words that several of them have ("no") are no evidence.
  const isTie = scores.filter(({ score }) => score === best.score).length > 1;
  return isTie ? undefined : best.code;
}

function surpasses(
  best: Score,
  { expected, isSettled }: { readonly expected: LanguageCode; readonly isSettled: boolean },
  scores: readonly Score[],
  tokens: readonly string[],
): boolean {
  const own = scores.find(({ code }) => code === expected)?.score ?? 0;
  if (!words.has(expected) && tokens.length > 2 && best.score < tokens.length * shareOverScript) return false;
  const unsettled = words.has(expected) || best.code === "en" ? surplus : surplusOverScript;
  const needed = isSettled && own > 0 ? surplusOverSettled : unsettled;
  return best.score - own >= needed || (own === 0 && isTelling(tokens, best.code));
}

/** Whether a word or two ("Tschüss") are a greeting or a goodbye that only one language has. */
function isTelling(tokens: readonly string[], code: LanguageCode): boolean {
  const isOwn = (token: string): boolean =>
    (token.length >= 4 || /\P{ASCII}/u.test(token)) &&
    [...words].every(([other, list]) => list.has(token) === (other === code));
  return tokens.length <= 2 && tokens.some(isOwn);
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
