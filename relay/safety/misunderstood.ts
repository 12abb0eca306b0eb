import type { Effort } from "#safety-model/runtime/effort.ts";
import { matcherOf } from "./phrase-matcher.ts";

/** How people say, in the ten languages, that a worry isn't about them or was a misunderstanding. */
const phrasings = [
  [
    "this isn't about me",
    "that's not about me",
    "it's not about me",
    "you misunderstood",
    "you got me wrong",
    "you've got me wrong",
    "that's not what i meant",
    "i didn't mean it like that",
  ],
  [
    "no se trata de mí",
    "no es por mí",
    "no hablo de mí",
    "me has entendido mal",
    "me entendiste mal",
    "no quise decir eso",
    "no lo decía en ese sentido",
  ],
  [
    "il ne s'agit pas de moi",
    "c'est pas de moi",
    "je ne parle pas de moi",
    "je parle pas de moi",
    "tu m'as mal compris",
    "vous m'avez mal compris",
    "c'est pas ce que je voulais dire",
    "ce n'est pas ce que je voulais dire",
  ],
  [
    "es geht nicht um mich",
    "das betrifft mich nicht",
    "du hast mich falsch verstanden",
    "sie haben mich falsch verstanden",
    "das war ein missverständnis",
    "so war das nicht gemeint",
    "so hab ich das nicht gemeint",
  ],
  [
    "non si tratta di me",
    "non parlo di me",
    "non parlavo di me",
    "mi hai frainteso",
    "hai capito male",
    "non intendevo questo",
    "non intendevo quello",
  ],
  [
    "não é sobre mim",
    "não estou falando de mim",
    "não estou a falar de mim",
    "você me entendeu mal",
    "entendeste mal",
    "você entendeu errado",
    "não foi isso que eu quis dizer",
  ],
  [
    "说的不是我",
    "不是说我",
    "不是在说我自己",
    "你误会了",
    "你误解了",
    "你理解错了",
    "我不是这个意思",
    "你誤會了",
  ],
  [
    "私のことじゃない",
    "私のことではない",
    "自分のことじゃない",
    "誤解です",
    "誤解してる",
    "勘違いしてる",
    "そういう意味じゃない",
  ],
  [
    "제 얘기가 아니",
    "내 얘기 아니",
    "제 이야기가 아니",
    "오해예요",
    "오해하셨",
    "오해했",
    "그런 뜻이 아니",
    "그런 뜻 아니",
  ],
  [
    "الكلام مش عني",
    "مش عني",
    "هذا ليس عني",
    "لا أتحدث عن نفسي",
    "فهمتني غلط",
    "فهمتني خطأ",
    "أسأت فهمي",
    "مو قصدي",
    "مش قصدي",
    "لم أقصد ذلك",
  ],
] as const;

const matches = matcherOf(
  phrasings.map((list) => ({
    words: {},
    groups: [{ mark: true, phrasings: list }],
    notAfter: "",
    notBefore: "",
  })),
);

/** Whether the tokens of a turn say so. This only matters if there is a level to lower. */
export const isMisunderstood = (tokens: readonly string[], effort: Effort): boolean =>
  matches(tokens, effort).length > 0;
