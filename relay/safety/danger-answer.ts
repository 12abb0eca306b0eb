import { sentenceEnd, tokensOf } from "#safety-model/runtime/tokens.ts";
import { matcherOf } from "./phrase-matcher.ts";
import type { Turn } from "./screen-input.ts";

type Page = {
  readonly asks: readonly string[];
  /** What is a yes, whatever follows. */
  readonly yes: string;
  /** What is one only as the whole answer, or before a yes: "I am", but not "I am fine". */
  readonly alone: string;
};

/** How a companion asks about suicide in plain words, and how a person says yes to it. */
const pages: readonly Page[] = [
  {
    asks: [
      "killing yourself",
      "kill yourself",
      "thoughts of suicide",
      "thinking about suicide",
      "ending your life",
      "end your life",
    ],
    yes: "yes | yeah | yep | yup | sometimes | every day | i am thinking | im thinking | i have been | ive been | i have thought | ive thought | i do think",
    alone: "i am | i do | i have | kind of | sort of | a bit",
  },
  {
    asks: ["suicidarte", "matarte", "quitarte la vida", "suicidio", "acabar con tu vida"],
    yes: "sí | si | a veces | creo que sí",
    alone: "un poco",
  },
  {
    asks: [
      "te suicider",
      "vous suicider",
      "suicide",
      "te tuer",
      "vous tuer",
      "mettre fin à tes jours",
      "mettre fin à vos jours",
    ],
    yes: "oui | ouais | parfois | je crois que oui | je crois bien",
    alone: "un peu | je crois",
  },
  {
    asks: [
      "dich umzubringen",
      "sich umzubringen",
      "dir das leben zu nehmen",
      "sich das leben zu nehmen",
      "suizid",
      "selbstmord",
    ],
    yes: "ja | jo | jep | manchmal | schon manchmal | schon oft",
    alone: "ein bisschen | schon",
  },
  {
    asks: ["ucciderti", "ammazzarti", "toglierti la vita", "farla finita", "suicidio", "suicidarti"],
    yes: "sì | si | a volte | ogni tanto",
    alone: "un po",
  },
  {
    asks: [
      "se matar",
      "te matar",
      "matar se",
      "suicídio",
      "acabar com a sua vida",
      "tirar a própria vida",
      "suicidar",
    ],
    yes: "sim | às vezes | acho que sim | penso que sim | penso nisso",
    alone: "um pouco | penso",
  },
  {
    asks: ["自杀", "自殺", "结束自己的生命", "轻生"],
    yes: "是的 | 是啊 | 有过 | 有啊 | 有的 | 嗯 | 会想 | 会的 | 想过 | 有时候",
    alone: "是 | 有 | 会 | 有一点",
  },
  {
    asks: ["死にたい", "自殺", "命を絶", "死のうと"],
    yes: "はい | うん | ええ | あります | あるよ | あるけど | あるかも | たまに | 時々",
    alone: "ある | 少し",
  },
  {
    asks: ["자살", "스스로 목숨", "죽고 싶다는 생각", "죽을 생각"],
    yes: "네 | 예 | 응 | 있어 | 있어요 | 가끔",
    alone: "조금",
  },
  {
    asks: ["الانتحار", "تنتحر", "قتل نفسك", "تقتل نفسك", "إنهاء حياتك", "تنهي حياتك"],
    yes: "نعم | ايوه | أيوه | اه | آه | أحيانا | احيانا",
    alone: "شوي",
  },
];

const asksAboutSuicide = matcherOf(
  pages.map(({ asks }) => ({
    words: {},
    groups: [{ mark: true, phrasings: asks }],
    notAfter: "",
    notBefore: "",
  })),
);

const listOf = (phrasings: string): readonly (readonly string[])[] => phrasings.split("|").map(tokensOf);
const yeses = pages.flatMap(({ yes }) => listOf(yes));
const yesesAlone = pages.flatMap(({ alone }) => listOf(alone));

/** A turn that ends with one of these takes its yes back, unless it says both. */
const noes = new Set("no nope non nein nao".split(" "));
const both = new Set("and y et und e".split(" "));

/**
 * A longer turn is judged by its own content. Counted in words, or in characters for scripts without spaces.
 */
const longestAnswer = 12;

/**
 * Whether the tokens of a short turn say yes to the companion's question about suicide, which the turn alone
 * wouldn't show.
 */
export function isDangerConfirmed(said: readonly string[], context: readonly Turn[]): boolean {
  const last = context.at(-1);
  if (last?.role !== "assistant" || !/[?？؟]/.test(last.text)) return false;
  if (said.length === 0 || said.length > longestAnswer || asksAboutSuicide(last.text).length === 0)
    return false;
  return saysYes(said.filter((token) => token !== sentenceEnd));
}

const beginsWith = (said: readonly string[], answer: readonly string[]): boolean =>
  answer.every((token, index) => said[index] === token);

function saysYes(said: readonly string[]): boolean {
  const [last = "", before = ""] = said.toReversed();
  if (noes.has(last) && !both.has(before)) return false;
  return (
    yeses.some((answer) => beginsWith(said, answer)) ||
    yesesAlone.some(
      (answer) =>
        beginsWith(said, answer) && (said.length === answer.length || saysYes(said.slice(answer.length))),
    )
  );
}
