import type { LanguageCode } from "#shared/catalogues/languages.ts";

/** `{list}` becomes the labels of what was found. */
export type SummaryPhrases = {
  topics: string;
  feelings: string;
  people: string;
  /** One for each; `deadInSummary` finds it again. */
  dead: string;
  risk: string;
  nothing: string;
  title: string;
  memory: string;
};

export const summaryPhrases: Record<LanguageCode, SummaryPhrases> = {
  en: {
    topics: "You talked about {list}.",
    feelings: "What came up: {list}.",
    people: "You mentioned {list}.",
    dead: "You spoke of a death: {list}.",
    risk: "You also spoke of very dark moments.",
    nothing: "A short conversation; the practice companion couldn't make out a topic.",
    title: "A conversation",
    memory: "“{list}”",
  },
  es: {
    topics: "Hablaste de esto: {list}.",
    feelings: "Aparecieron: {list}.",
    people: "Mencionaste a alguien: {list}.",
    dead: "Hablaste de una muerte: {list}.",
    risk: "También hablaste de momentos muy oscuros.",
    nothing: "Una conversación breve; la IA de práctica no distinguió un tema.",
    title: "Una conversación",
    memory: "«{list}»",
  },
  fr: {
    topics: "Vous avez parlé de ceci : {list}.",
    feelings: "Ce qui est apparu : {list}.",
    people: "Vous avez évoqué {list}.",
    dead: "Vous avez parlé d’un décès : {list}.",
    risk: "Vous avez aussi parlé de moments très sombres.",
    nothing: "Une courte conversation ; le compagnon d’entraînement n’y a pas reconnu de sujet.",
    title: "Une conversation",
    memory: "« {list} »",
  },
  de: {
    topics: "Darum ging es: {list}.",
    feelings: "Zur Sprache kamen: {list}.",
    people: "Auch von {list} war die Rede.",
    dead: "Es ging um den Tod von {list}.",
    risk: "Es ging auch um sehr dunkle Momente.",
    nothing: "Ein kurzes Gespräch; ein Thema hat der Übungsbegleiter nicht erkannt.",
    title: "Ein Gespräch",
    memory: "„{list}“",
  },
  it: {
    topics: "Hai parlato di questo: {list}.",
    feelings: "È emerso: {list}.",
    people: "Hai nominato qualcuno: {list}.",
    dead: "Hai parlato di un lutto: {list}.",
    risk: "Hai parlato anche di momenti molto bui.",
    nothing: "Una breve conversazione; il compagno di prova non ha riconosciuto un tema.",
    title: "Una conversazione",
    memory: "«{list}»",
  },
  pt: {
    topics: "Você falou disto: {list}.",
    feelings: "Apareceram: {list}.",
    people: "Você mencionou {list}.",
    dead: "Você falou de uma morte: {list}.",
    risk: "Você também falou de momentos muito sombrios.",
    nothing: "Uma conversa curta; o companheiro de prática não reconheceu um assunto.",
    title: "Uma conversa",
    memory: "“{list}”",
  },
  zh: {
    topics: "谈到了{list}。",
    feelings: "其中有{list}。",
    people: "提到了{list}。",
    dead: "说到了{list}的离世。",
    risk: "也说到了非常黑暗的时刻。",
    nothing: "一次简短的对话，练习陪伴没有听出主题。",
    title: "一次对话",
    memory: "“{list}”",
  },
  ja: {
    topics: "{list}について話しました。",
    feelings: "{list}がありました。",
    people: "{list}の話が出ました。",
    dead: "{list}が亡くなったというお話がありました。",
    risk: "とてもつらい時のことも話しました。",
    nothing: "短い会話でした。練習用コンパニオンには話題がわかりませんでした。",
    title: "会話",
    memory: "「{list}」",
  },
  ko: {
    topics: "이야기한 것: {list}.",
    feelings: "느껴진 마음: {list}.",
    people: "이야기에 나온 사람: {list}.",
    dead: "세상을 떠난 이에 대해 이야기했어요: {list}.",
    risk: "아주 어두운 순간에 대해서도 이야기했어요.",
    nothing: "짧은 대화였어요. 연습용 동반자는 주제를 알아보지 못했어요.",
    title: "대화",
    memory: "“{list}”",
  },
  ar: {
    topics: "دار الحديث حول {list}.",
    feelings: "وكان فيه {list}.",
    people: "وذُكر فيه {list}.",
    dead: "وكان فيه حديث عن وفاة: {list}.",
    risk: "وكان هناك حديث عن لحظات قاتمة جدا.",
    nothing: "محادثة قصيرة لم يتبين فيها رفيق التدريب موضوعا.",
    title: "محادثة",
    memory: "«{list}»",
  },
};
