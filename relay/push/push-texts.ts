import type { LanguageCode } from "#shared/catalogues/languages.ts";

/**
 * What a reminder says on a lock screen. Whoever glances at it learns nothing: not what the app is for, nor how anyone
 * is.
 */
export type PushTexts = {
  readonly title: string;
  readonly body: string;
  readonly checkIn: string;
  readonly later: string;
};

export const pushTexts: Readonly<Record<LanguageCode, PushTexts>> = {
  en: {
    title: "Your daily reminder",
    body: "A moment for yourself, if you like.",
    checkIn: "Check in",
    later: "Later today",
  },
  de: {
    title: "Deine tägliche Erinnerung",
    body: "Ein Moment für dich, wenn du magst.",
    checkIn: "Eintragen",
    later: "Später am Tag",
  },
  fr: {
    title: "Votre rappel du jour",
    body: "Un moment pour vous, si vous le souhaitez.",
    checkIn: "Faire le point",
    later: "Plus tard",
  },
  es: {
    title: "Tu recordatorio diario",
    body: "Un momento para ti, si te apetece.",
    checkIn: "Registrar",
    later: "Más tarde",
  },
  it: {
    title: "Il tuo promemoria di oggi",
    body: "Un momento per te, se ti va.",
    checkIn: "Fai il check-in",
    later: "Più tardi",
  },
  pt: {
    title: "Seu lembrete diário",
    body: "Um momento para você, se quiser.",
    checkIn: "Registrar",
    later: "Mais tarde",
  },
  ar: {
    title: "تذكيرك اليومي",
    body: "لحظة لك، إن أحببت.",
    checkIn: "تسجيل",
    later: "لاحقًا اليوم",
  },
  ja: {
    title: "今日のお知らせ",
    body: "よろしければ、ご自分のためのひとときを。",
    checkIn: "記録する",
    later: "あとで",
  },
  ko: {
    title: "오늘의 알림",
    body: "괜찮다면, 나를 위한 잠깐의 시간을 가져 보세요.",
    checkIn: "기록하기",
    later: "오늘 나중에",
  },
  zh: {
    title: "你的每日提醒",
    body: "如果愿意，给自己一点时间。",
    checkIn: "记录",
    later: "今天晚些时候",
  },
};
