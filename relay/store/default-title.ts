import type { LanguageCode } from "#shared/catalogues/languages.ts";
import type { Mode } from "#shared/protocol/values.ts";

/** What a session is called before its date (spec 2, section 5), in the languages of the app. */
const words: Readonly<Record<LanguageCode, Readonly<Record<Mode, string>>>> = {
  en: { call: "Session", chat: "Chat Session" },
  es: { call: "Sesión", chat: "Sesión de chat" },
  fr: { call: "Séance", chat: "Séance de chat" },
  de: { call: "Sitzung", chat: "Chat-Sitzung" },
  it: { call: "Sessione", chat: "Sessione di chat" },
  pt: { call: "Sessão", chat: "Sessão de chat" },
  zh: { call: "通话", chat: "文字聊天" },
  ja: { call: "セッション", chat: "チャットセッション" },
  ko: { call: "세션", chat: "채팅 세션" },
  ar: { call: "جلسة", chat: "جلسة دردشة" },
};

/** The title of a session to which the person gave none: "Session" and the date where they live. */
export function defaultTitle(mode: Mode, language: LanguageCode, timeZone: string, at: Date): string {
  const date = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone }).format(at);
  return `${words[language][mode]} ${date}`;
}
