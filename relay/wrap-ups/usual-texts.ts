import type { LanguageCode } from "#shared/catalogues/languages.ts";
import type { PlainTexts } from "./insights.ts";

/** The plain texts of a wrap-up, used if the model gives none, in each language. */
export const usualTexts: Readonly<Record<LanguageCode, PlainTexts>> = {
  en: {
    summary: "Thank you for tracking your emotional wellness. Keep up the great work!",
    insights: ["Continue monitoring your mood patterns", "Regular check-ins help build self-awareness"],
    recommendations: [
      "Keep up your current wellness practices",
      "Consider setting aside time for daily reflection",
    ],
    missing: "Keep up the great work on your emotional wellness journey!",
  },
  es: {
    summary: "Gracias por prestar atención a tu bienestar emocional. ¡Sigue así!",
    insights: [
      "Sigue observando los patrones de tu ánimo",
      "Los registros frecuentes ayudan a conocerse mejor",
    ],
    recommendations: [
      "Mantén lo que ya haces por tu bienestar",
      "Piensa en reservar un momento al día para reflexionar",
    ],
    missing: "¡Sigue así en tu camino de bienestar emocional!",
  },
  fr: {
    summary: "Merci de prendre soin de votre bien-être émotionnel. Continuez ainsi !",
    insights: [
      "Continuez à observer l’évolution de votre humeur",
      "Noter régulièrement comment on va aide à mieux se connaître",
    ],
    recommendations: [
      "Gardez ce que vous faites déjà pour votre bien-être",
      "Pensez à réserver chaque jour un moment pour réfléchir",
    ],
    missing: "Continuez ainsi sur le chemin de votre bien-être émotionnel !",
  },
  de: {
    summary: "Danke, dass du auf dein seelisches Wohlbefinden achtest. Weiter so!",
    insights: [
      "Behalte im Blick, wie sich deine Stimmung entwickelt",
      "Regelmäßige Einträge helfen, sich selbst besser zu verstehen",
    ],
    recommendations: [
      "Behalte bei, was dir jetzt schon guttut",
      "Vielleicht nimmst du dir jeden Tag etwas Zeit zum Nachdenken",
    ],
    missing: "Weiter so auf deinem Weg zu mehr seelischem Wohlbefinden!",
  },
  it: {
    summary: "Grazie per l’attenzione al tuo benessere emotivo. Continua così!",
    insights: [
      "Continua a osservare l’andamento del tuo umore",
      "Annotare spesso come stai aiuta a conoscersi meglio",
    ],
    recommendations: [
      "Continua con ciò che già fai per il tuo benessere",
      "Prova a riservare ogni giorno un momento per riflettere",
    ],
    missing: "Continua così nel tuo percorso di benessere emotivo!",
  },
  pt: {
    summary: "Que bom que você cuida do seu bem-estar emocional. Continue assim!",
    insights: [
      "Continue observando os padrões do seu humor",
      "Registros frequentes ajudam no autoconhecimento",
    ],
    recommendations: [
      "Mantenha o que você já faz pelo seu bem-estar",
      "Pense em reservar um tempo por dia para refletir",
    ],
    missing: "Continue assim na sua jornada de bem-estar emocional!",
  },
  zh: {
    summary: "谢谢你关注自己的情绪健康。继续保持！",
    insights: ["继续留意自己心情的变化", "经常记录有助于更了解自己"],
    recommendations: ["保持现在对你有益的习惯", "可以考虑每天留一点时间回顾"],
    missing: "在照顾情绪健康的路上，继续保持！",
  },
  ja: {
    summary: "心の健康に目を向けてくださり、ありがとうございます。この調子で続けていきましょう。",
    insights: [
      "気分の移り変わりを、これからも見ていきましょう",
      "定期的に記録すると、自分のことが分かりやすくなります",
    ],
    recommendations: [
      "今していることを、そのまま続けてみてください",
      "一日に少し、振り返る時間をとってみませんか",
    ],
    missing: "心の健康への歩みを、この調子で続けていきましょう。",
  },
  ko: {
    summary: "마음 건강을 돌봐 주셔서 고마워요. 지금처럼 계속해 보세요!",
    insights: ["기분의 흐름을 계속 살펴보세요", "꾸준한 기록은 자신을 이해하는 데 도움이 돼요"],
    recommendations: ["지금 하고 있는 좋은 습관을 이어 가세요", "하루에 잠깐 돌아보는 시간을 가져 보세요"],
    missing: "마음 건강을 향한 걸음을 지금처럼 이어 가세요!",
  },
  ar: {
    summary: "شكرًا لاهتمامك بصحتك النفسية. خطوات تستحق التقدير!",
    insights: ["من المفيد الاستمرار في ملاحظة أنماط مزاجك", "التسجيل المنتظم يساعد على فهم الذات"],
    recommendations: ["الحفاظ على ما يريحك الآن", "تخصيص بعض الوقت كل يوم للتأمل"],
    missing: "خطوات تستحق التقدير في طريقك نحو صحة نفسية أفضل!",
  },
};
