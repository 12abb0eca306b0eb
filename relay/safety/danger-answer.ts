import { tokensOf } from "#safety-model/runtime/tokens.ts";
import { matcherOf } from "./phrase-matcher.ts";
import type { Turn } from "./screen-input.ts";

/** How a companion asks about suicide in plain words, and how a person says yes to it. */
const pages = [
  {
    asks: [
      "killing yourself",
      "kill yourself",
      "thoughts of suicide",
      "thinking about suicide",
      "ending your life",
      "end your life",
    ],
    yes: "yes | yeah | yep | yup | i am | i do | i have | sometimes | kind of | sort of | a bit | every day",
  },
  {
    asks: ["suicidarte", "matarte", "quitarte la vida", "suicidio", "acabar con tu vida"],
    yes: "sí | si | a veces | un poco | creo que sí",
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
    yes: "oui | ouais | parfois | un peu | je crois",
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
    yes: "ja | jo | jep | manchmal | ein bisschen | schon",
  },
  {
    asks: ["ucciderti", "ammazzarti", "toglierti la vita", "farla finita", "suicidio", "suicidarti"],
    yes: "sì | si | a volte | ogni tanto | un po",
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
    yes: "sim | às vezes | um pouco | acho que sim | penso",
  },
  { asks: ["自杀", "自殺", "结束自己的生命", "轻生"], yes: "是 | 有 | 嗯 | 会 | 想过 | 有时候 | 有一点" },
  {
    asks: ["死にたい", "自殺", "命を絶", "死のうと"],
    yes: "はい | うん | ええ | ある | あります | たまに | 時々 | 少し",
  },
  {
    asks: ["자살", "스스로 목숨", "죽고 싶다는 생각", "죽을 생각"],
    yes: "네 | 예 | 응 | 있어 | 있어요 | 가끔 | 조금",
  },
  {
    asks: ["الانتحار", "تنتحر", "قتل نفسك", "تقتل نفسك", "إنهاء حياتك", "تنهي حياتك"],
    yes: "نعم | ايوه | أيوه | اه | آه | أحيانا | احيانا | شوي",
  },
] as const;

const asksAboutSuicide = matcherOf(
  pages.map(({ asks }) => ({
    words: {},
    groups: [{ mark: true, phrasings: asks }],
    notAfter: "",
    notBefore: "",
  })),
);

const answers = pages.flatMap(({ yes }) => yes.split("|").map(tokensOf));

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
  return answers.some((answer) => answer.every((token, index) => said[index] === token));
}
