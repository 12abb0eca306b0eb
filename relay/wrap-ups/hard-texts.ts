import type { LanguageCode } from "#shared/catalogues/languages.ts";
import type { PlainTexts } from "./insights.ts";

/** The plain texts for a hard week, in which praise would sting. */
export const hardTexts: Readonly<Record<LanguageCode, PlainTexts>> = {
  en: {
    summary: "Thank you for checking in. This looks like a week that asked a lot of you.",
    insights: [
      "Some weeks are heavier than others, and one week doesn't decide how the next will be",
      "What you noted is here whenever you want to look back",
    ],
    recommendations: [
      "Go easy on yourself over the next few days",
      "If it stays heavy, talking to someone you trust can make it easier to carry",
    ],
    missing: "Thank you for checking in this week, however it was.",
  },
  es: {
    summary: "Gracias por anotar cómo estabas. Parece una semana que te ha pedido mucho.",
    insights: [
      "Hay semanas más pesadas que otras, y una sola no dice cómo será la siguiente",
      "Lo que anotaste sigue aquí para cuando quieras volver a mirarlo",
    ],
    recommendations: [
      "No te exijas mucho en los próximos días",
      "Si sigue pesando, contárselo a alguien de confianza puede hacerlo más llevadero",
    ],
    missing: "Gracias por anotar esta semana, haya sido como haya sido.",
  },
  fr: {
    summary: "Merci d’avoir noté comment vous alliez. Cette semaine semble vous avoir beaucoup demandé.",
    insights: [
      "Certaines semaines pèsent plus que d’autres, et une seule ne dit rien de la suivante",
      "Ce que vous avez noté reste ici, pour le relire quand vous voulez",
    ],
    recommendations: [
      "N’exigez pas trop de vous ces prochains jours",
      "Si cela reste lourd, en parler à une personne de confiance peut alléger les choses",
    ],
    missing: "Merci d’avoir noté cette semaine, quelle qu’elle ait été.",
  },
  de: {
    summary: "Danke, dass du festgehalten hast, wie es dir ging. Diese Woche hat dir wohl viel abverlangt.",
    insights: [
      "Manche Wochen sind schwerer als andere, und eine allein sagt nichts über die nächste",
      "Was du notiert hast, bleibt hier, wenn du darauf zurückschauen möchtest",
    ],
    recommendations: [
      "Verlang in den nächsten Tagen nur wenig von dir",
      "Wenn es schwer bleibt, kann es leichter werden, einem vertrauten Menschen davon zu erzählen",
    ],
    missing: "Danke, dass du diese Woche festgehalten hast, wie auch immer sie war.",
  },
  it: {
    summary: "Grazie per aver annotato come stavi. Sembra una settimana che ti ha chiesto molto.",
    insights: [
      "Alcune settimane pesano più di altre, e una sola non dice come sarà la prossima",
      "Quello che hai annotato resta qui, per quando vorrai rileggerlo",
    ],
    recommendations: [
      "Nei prossimi giorni non pretendere troppo da te",
      "Se resta pesante, parlarne con una persona di fiducia può alleggerire il carico",
    ],
    missing: "Grazie per aver annotato questa settimana, comunque sia andata.",
  },
  pt: {
    summary: "Que bom que você registrou como estava. Parece uma semana que exigiu muito de você.",
    insights: [
      "Algumas semanas pesam mais que outras, e uma só não diz como será a próxima",
      "O que você anotou fica aqui para quando quiser rever",
    ],
    recommendations: [
      "Cobre pouco de si nos próximos dias",
      "Se continuar pesado, contar a alguém de confiança pode deixar mais leve",
    ],
    missing: "Que bom que você registrou esta semana, como quer que ela tenha sido.",
  },
  zh: {
    summary: "谢谢你记录了自己的感受。看起来，这一周对你来说很不容易。",
    insights: [
      "有些星期比别的更沉重，但一个星期说明不了下一个星期",
      "你记下的内容都在这里，想看时随时可以看",
    ],
    recommendations: ["接下来几天，对自己的要求少一点", "如果一直很沉重，跟信任的人说一说，会轻松一些"],
    missing: "无论这一周过得怎样，谢谢你记录下来。",
  },
  ja: {
    summary: "記録してくださり、ありがとうございます。負担の大きい一週間だったようです。",
    insights: [
      "重たい週もあります。一週間だけで、次の週のことは決まりません",
      "書きとめたことはここに残っています。見返したいときに、いつでもどうぞ",
    ],
    recommendations: [
      "これから数日は、自分に多くを求めないでください",
      "つらさが続くときは、信頼できる人に話すと、少し軽くなることがあります",
    ],
    missing: "どんな一週間であっても、記録してくださってありがとうございます。",
  },
  ko: {
    summary: "어떻게 지냈는지 기록해 주셔서 고마워요. 많이 힘이 든 한 주였던 것 같아요.",
    insights: [
      "어떤 주는 다른 주보다 무겁지만, 한 주가 다음 주를 말해 주지는 않아요",
      "적어 둔 것은 여기에 남아 있으니 보고 싶을 때 다시 볼 수 있어요",
    ],
    recommendations: [
      "앞으로 며칠은 스스로에게 많은 것을 바라지 마세요",
      "계속 무겁다면 믿는 사람에게 이야기하면 조금 가벼워질 수 있어요",
    ],
    missing: "어떤 한 주였든, 기록해 주셔서 고마워요.",
  },
  ar: {
    summary: "شكرًا لأنك سجلت كيف كان حالك. يبدو أن هذا الأسبوع أثقل عليك.",
    insights: [
      "بعض الأسابيع أثقل من غيرها، وأسبوع واحد لا يخبر بما سيأتي",
      "ما دونته باق هنا، تعود إليه متى شئت",
    ],
    recommendations: [
      "الأيام القادمة لا تستدعي أن تحمّل نفسك الكثير",
      "إن بقي الأمر ثقيلًا فقد يخف بالحديث إلى شخص محل ثقتك",
    ],
    missing: "شكرًا لأنك سجلت هذا الأسبوع، كيفما كان.",
  },
};
