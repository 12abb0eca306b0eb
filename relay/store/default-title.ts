import type { LanguageCode } from "#shared/catalogues/languages.ts";
import type { Mode } from "#shared/protocol/values.ts";

/** What a session is called before its date, in the app's languages. No word sounds clinical. */
const words: Readonly<Record<LanguageCode, Readonly<Record<Mode, string>>>> = {
  en: { call: "Session", chat: "Chat Session" },
  es: { call: "Conversación", chat: "Chat" },
  fr: { call: "Conversation", chat: "Conversation écrite" },
  de: { call: "Gespräch", chat: "Textchat" },
  it: { call: "Conversazione", chat: "Conversazione scritta" },
  pt: { call: "Conversa", chat: "Conversa por texto" },
  zh: { call: "通话", chat: "文字聊天" },
  ja: { call: "会話", chat: "テキストチャット" },
  ko: { call: "대화", chat: "텍스트 대화" },
  ar: { call: "محادثة", chat: "محادثة نصية" },
};

/** The local date. The database may know a time zone that this machine doesn't, and nobody is kept from talking for that. */
function dateIn(language: LanguageCode, timeZone: string, at: Date): string {
  try {
    return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone }).format(at);
  } catch {
    return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" }).format(at);
  }
}

/** The title of a session that the person didn't name: "Session" and their local date. */
export function defaultTitle(mode: Mode, language: LanguageCode, timeZone: string, at: Date): string {
  return `${words[language][mode]} ${dateIn(language, timeZone, at)}`;
}
