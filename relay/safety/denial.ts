import type { Effort } from "#safety-model/runtime/effort.ts";
import { matcherOf } from "./phrase-matcher.ts";

type Denials = {
  readonly not: string;
  readonly harm: string;
  readonly whole: readonly string[];
  /** Whoever doesn't want to die, only to be hurt, denies the lesser part. */
  readonly unless: string;
};

/** How people say, in the ten languages, that they don't think of harming themselves: `not` before `harm`, or `whole`. */
const pages: readonly Denials[] = [
  {
    not: "not thinking of | not thinking about | not gonna | not going to | not planning to | not planning on | dont want to | do not want to | wouldnt | would never | id never | wont | im not about to | never thought of | never thought about | no thoughts of | no thoughts about | no intention of | no plans to | not that i want to | not like i want to",
    harm: "kill myself | killing myself | hurt myself | hurting myself | harm myself | harming myself | die | dying | end my life | ending my life | end it | ending it | commit suicide | suicide | do anything to myself | do anything stupid",
    whole: ["im not suicidal", "i am not suicidal", "not suicidal or anything", "not in that way suicidal"],
    unless: "cut | cutting | just need to hurt | just want to hurt | only want to hurt | need to hurt",
  },
  {
    not: "no pienso en | no pienso | no estoy pensando en | no voy a | no me voy a | no quiero | no he pensado en | nunca haria | no haria | ni pienso en | no es que quiera | no tengo pensado | no tengo intencion de",
    harm: "matarme | hacerme nada | hacerme dano | hacerme algo | suicidarme | morir | morirme | quitarme la vida | hacer nada malo | hacer ninguna tonteria | hacer una tonteria | lastimarme",
    whole: ["no soy suicida", "no me voy a hacer nada", "no me quiero morir"],
    unless: "cortarme | solo quiero hacerme",
  },
  {
    not: "pense pas a | pense pas | vais pas | veux pas | songe pas a | pas envie de | aucune envie de | pas l'intention de | jamais je ne | ferais jamais",
    harm: "me tuer | me suicider | me faire du mal | mourir | en finir | faire une betise | faire de betise | attenter a mes jours",
    whole: ["pas suicidaire", "je ne suis pas suicidaire", "pas d'idees suicidaires", "pas d'idees noires"],
    unless: "me couper | me scarifier | juste me faire",
  },
  {
    not: "nicht daran | denke nicht daran | nicht vor | will nicht | will mich nicht | will mir nicht | werde mich nicht | werde mir nicht | wuerde mir nie | wuerde mich nie | hab nicht vor | habe nicht vor | nicht dass ich | keine gedanken daran",
    harm: "sterben | umbringen | mich umzubringen | was antun | etwas antun | was anzutun | etwas anzutun | das leben nehmen | zu sterben | mir was zu tun",
    whole: [
      "nicht suizidal",
      "tu mir nichts an",
      "tue mir nichts an",
      "mach keine dummheiten",
      "keine suizidgedanken",
      "keine selbstmordgedanken",
      "mich nicht umbringen",
      "mir nichts antun",
    ],
    unless: "ritzen | schneiden | nur verletzen",
  },
  {
    not: "non penso di | non penso a | non sto pensando di | non voglio | non ho intenzione di | non ho pensieri di | non ho pensato di | mai farei | non farei mai | non e che voglia",
    harm: "farmi del male | farmi male | uccidermi | ammazzarmi | morire | suicidarmi | togliermi la vita | fare sciocchezze | fare una sciocchezza | farla finita",
    whole: ["non sono suicida", "non mi faccio niente", "non mi faccio del male"],
    unless: "tagliarmi | solo farmi",
  },
  {
    not: "nao penso em | nao penso | nao estou pensando em | nao estou a pensar em | nao vou | nao quero | nao tenho vontade de | nao tenho intencao de | nunca faria | nao e que eu queira | nem penso em",
    harm: "me matar | matar-me | me machucar | magoar-me | morrer | me suicidar | suicidar-me | fazer nada | fazer besteira | fazer uma besteira | fazer asneira | fazer mal a mim | acabar com tudo",
    whole: ["nao sou suicida", "nao vou fazer nada comigo", "nao vou me matar"],
    unless: "me cortar | só me machucar | cortar-me",
  },
  {
    not: "没有想 | 沒有想 | 没想 | 沒想 | 不想 | 不会 | 不會 | 没打算 | 沒打算 | 不是想 | 不是要 | 从没想 | 從沒想 | 没有要 | 沒有要 | 不至于 | 不至於",
    harm: "死 | 去死 | 自杀 | 自殺 | 自残 | 自殘 | 伤害自己 | 傷害自己 | 做傻事 | 想不开 | 想不開 | 轻生 | 輕生",
    whole: ["不是要自杀", "不是要自殺"],
    unless: "弄伤 | 弄傷 | 割 | 划",
  },
  {
    not: "",
    harm: "",
    whole: [
      "死にたいわけじゃ",
      "死にたいわけでは",
      "死にたいとかじゃ",
      "死にたいとかでは",
      "死にたいとは思って",
      "死にたいとまでは",
      "死にたくはない",
      "死ぬつもりはない",
      "死ぬ気はない",
      "死ぬ気はありません",
      "自殺とかじゃ",
      "自殺するつもりはない",
      "自殺は考えて",
      "自分を傷つけるつもりはない",
      "自分を傷つけたいわけじゃ",
    ],
    unless: "切り | 切る | 傷つけたいだけ",
  },
  {
    not: "",
    harm: "",
    whole: [
      "죽고 싶은 건 아니",
      "죽고 싶은 거 아니",
      "죽고싶은거 아님",
      "죽고싶은건 아님",
      "죽고 싶은 거 아님",
      "죽고 싶은 건 아님",
      "죽고 싶다는 건 아니",
      "죽을 생각은 없",
      "죽을 생각 없",
      "죽고 싶은 생각은 없",
      "죽고 싶은 생각 없",
      "죽고 싶은 생각 1도 없",
      "죽고 싶은 생각은 1도 없",
      "죽고 싶은 마음은 없",
      "죽고 싶지는 않",
      "죽고 싶진 않",
      "자살할 생각은 없",
      "자살 생각은 없",
      "자살 생각 없",
      "나쁜 생각은 안",
      "나쁜 생각 하는 건 아니",
      "해칠 생각은 없",
      "해칠 생각 없",
    ],
    unless: "긋 | 자해",
  },
  {
    not: "لا افكر في | لا افكر ب | ما افكر في | ما بفكر | مش بفكر | مو مفكر | لا اريد ان | لا اريد | ما بدي | مش عايز | مش عايزه | ما ابغى | ما ابي | لن | مش ناوي | مش ناويه | ما راح | مش هعمل",
    harm: "ايذاء نفسي | اوذي نفسي | اذي نفسي | الموت | اموت | الانتحار | انتحر | اقتل نفسي | انهي حياتي | في نفسي حاجه | بحالي شي | بنفسي شي",
    whole: ["مش هعمل في نفسي حاجه", "ما رح اعمل بحالي شي"],
    unless: "اجرح | جرح",
  },
];

const matches = matcherOf(
  pages.map(({ not, harm, whole, unless }) => ({
    words: not === "" ? {} : { not, harm },
    groups: [{ mark: true, phrasings: not === "" ? whole : ["[not] ... [harm]", "[not] [harm]", ...whole] }],
    notAfter: "",
    notBefore: unless,
  })),
);

/** Whether the tokens of a turn deny that the person thinks of harming themselves. */
export const deniesDanger = (tokens: readonly string[], effort: Effort): boolean =>
  matches(tokens, effort).length > 0;
