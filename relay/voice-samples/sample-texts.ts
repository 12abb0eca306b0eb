import type { LanguageCode } from "#shared/catalogues/languages.ts";

/** Each voice's introduction: a few seconds, with a pause that lets one hear its pace. */
export const sampleTexts: Readonly<Record<LanguageCode, string>> = {
  en: "Hello, it's good to hear from you. Take all the time you need, I'm listening.",
  de: "Hallo, schön, von dir zu hören. Nimm dir alle Zeit, die du brauchst, ich höre dir zu.",
  fr: "Bonjour, ça me fait plaisir de vous entendre. Prenez tout votre temps, je vous écoute.",
  es: "Hola, me alegra escucharte. Tómate todo el tiempo que necesites, te escucho.",
  it: "Ciao, è bello sentirti. Prenditi tutto il tempo che ti serve, ti ascolto.",
  pt: "Olá, que bom ouvir você. Leve o tempo que precisar, estou ouvindo.",
  ar: "مرحبًا، يسعدني سماع صوتك. خذ كل الوقت الذي تحتاجه، فأنا أصغي إليك.",
  ja: "こんにちは、お話しできてうれしいです。どうぞゆっくり話してください、聞いていますよ。",
  ko: "안녕하세요, 목소리를 들으니 반가워요. 천천히 말씀하세요, 듣고 있어요.",
  zh: "你好，很高兴听到你的声音。慢慢说，我在听。",
};
