import type { Settings } from "../conversation/state.ts";

type Phrases = Settings["phrases"];

/** What the companion says without a model. */
const english: Phrases = {
  greeting: "Hello! I'm here to listen and support you. How are you feeling today?",
  emptyReply: "I understand. Please tell me more.",
  stillHere: "I'm here. Take your time.",
  aiNotice: "I'm an AI, not a person.",
  safeReply:
    "I'd rather not say that. I'm an AI, and I want to be careful about what I say. What matters most to you right now?",
  declinedReply:
    "I'm an AI, and I can't find the right words for this. You don't have to be alone with it: please look at the help on your screen. There are people there who can listen to you right now.",
  limitApology:
    "I'm sorry, we've reached today's time limit for calls. You can keep writing to me in text chat.",
};

/** Sentences that are said without a model, in the ten languages of the app. */
const phrases: Readonly<Record<string, Phrases>> = {
  en: english,
  es: {
    greeting: "¡Hola! Estoy aquí para escucharte y apoyarte. ¿Cómo te sientes hoy?",
    emptyReply: "Entiendo. Cuéntame más, por favor.",
    stillHere: "Aquí estoy. Tómate tu tiempo.",
    aiNotice: "Soy una IA, no una persona.",
    safeReply:
      "Prefiero no decir eso. Soy una IA y quiero cuidar mis palabras. ¿Qué es lo más importante para ti en este momento?",
    declinedReply:
      "Soy una IA y no encuentro las palabras adecuadas para esto. No tienes que afrontarlo sin ayuda: mira, por favor, la ayuda que hay en tu pantalla. Hay personas que pueden escucharte ahora mismo.",
    limitApology:
      "Lo siento, hemos llegado al límite de llamadas de hoy. Puedes seguir escribiéndome en el chat.",
  },
  fr: {
    greeting:
      "Bonjour ! Je suis là pour vous écouter et vous soutenir. Comment vous sentez-vous aujourd’hui ?",
    emptyReply: "Je comprends. Dites-m’en plus, s’il vous plaît.",
    stillHere: "Je suis là. Prenez votre temps.",
    aiNotice: "Je suis une IA, pas une personne.",
    safeReply:
      "Je préfère ne pas dire cela. Je suis une IA, et je veux choisir mes mots avec soin. Qu’est-ce qui compte le plus pour vous en ce moment ?",
    declinedReply:
      "Je suis une IA, et je ne trouve pas les mots justes pour cela. Vous n’avez pas à l’affronter sans aide : regardez, s’il vous plaît, l’aide affichée à l’écran. Des personnes peuvent vous écouter dès maintenant.",
    limitApology:
      "Malheureusement, nous avons atteint la limite d’appel pour aujourd’hui. Vous pouvez continuer à m’écrire dans le chat.",
  },
  de: {
    greeting: "Hallo! Ich bin hier, um dir zuzuhören und dich zu unterstützen. Wie geht es dir heute?",
    emptyReply: "Ich verstehe. Erzähl mir bitte mehr.",
    stillHere: "Ich bin da. Lass dir Zeit.",
    aiNotice: "Ich bin eine KI, kein Mensch.",
    safeReply:
      "Das möchte ich lieber nicht sagen. Ich bin eine KI und möchte mit meinen Worten behutsam sein. Was ist dir gerade am wichtigsten?",
    declinedReply:
      "Ich bin eine KI und finde dafür nicht die richtigen Worte. Du musst damit nicht allein bleiben: Sieh dir bitte die Hilfe auf deinem Bildschirm an. Dort gibt es Menschen, die dir jetzt zuhören können.",
    limitApology:
      "Es tut mir leid, die Sprechzeit für heute ist aufgebraucht. Im Textchat kannst du mir weiter schreiben.",
  },
  it: {
    greeting: "Ciao! Sono qui per ascoltarti e sostenerti. Come ti senti oggi?",
    emptyReply: "Capisco. Raccontami di più, per favore.",
    stillHere: "Sono qui. Fai con calma.",
    aiNotice: "Sono un’IA, non una persona.",
    safeReply:
      "Preferisco non dirlo. Sono un’IA e voglio scegliere le parole con cura. Che cosa conta di più per te in questo momento?",
    declinedReply:
      "Sono un’IA e non trovo le parole giuste per questo. Non devi affrontarlo senza aiuto: guarda, per favore, gli aiuti sul tuo schermo. Ci sono persone che possono ascoltarti adesso.",
    limitApology:
      "Mi dispiace, abbiamo raggiunto il limite di chiamata per oggi. Puoi continuare a scrivermi nella chat.",
  },
  pt: {
    greeting: "Olá! Estou aqui para ouvir e apoiar você. Como você está se sentindo hoje?",
    emptyReply: "Entendo. Conte-me mais, por favor.",
    stillHere: "Estou aqui. Sem pressa.",
    aiNotice: "Sou uma IA, não uma pessoa.",
    safeReply:
      "Prefiro não dizer isso. Sou uma IA e quero ter cuidado com o que digo. O que é mais importante para você agora?",
    declinedReply:
      "Sou uma IA e não encontro as palavras certas para isso. Você não precisa passar por isso sem ajuda: veja, por favor, a ajuda na sua tela. Há pessoas que podem ouvir você agora mesmo.",
    limitApology:
      "Sinto muito, chegamos ao limite de chamada de hoje. Você pode continuar me escrevendo no chat.",
  },
  zh: {
    greeting: "你好！我会在这里倾听你、支持你。你今天感觉怎么样？",
    emptyReply: "我明白。请再多说一些。",
    stillHere: "我在这里。慢慢来，不着急。",
    aiNotice: "我是人工智能，不是真人。",
    safeReply: "这个我还是不说为好。我是人工智能，说话想更谨慎一些。现在对你来说，什么最重要？",
    declinedReply:
      "我是人工智能，找不到合适的话来回应这件事。你不必独自承受：请看看屏幕上的求助信息，那里有人现在就可以听你说。",
    limitApology: "抱歉，今天的通话时间已经用完了。你可以继续用文字和我聊。",
  },
  ja: {
    greeting: "こんにちは。お話を聞いて、お力になりたいと思っています。今日のご気分はいかがですか？",
    emptyReply: "わかりました。もう少し聞かせてください。",
    stillHere: "ここにいます。ゆっくりで大丈夫ですよ。",
    aiNotice: "私はAIで、人間ではありません。",
    safeReply:
      "それについては言わないでおきます。私はAIですので、言葉を慎重に選びたいのです。今、いちばん大切なことは何ですか？",
    declinedReply:
      "私はAIですので、これに合う言葉が見つかりません。ひとりで抱えなくて大丈夫です。画面の支援先をご覧ください。今すぐお話を聞いてくれる人がいます。",
    limitApology:
      "申し訳ありません。今日お話しできる時間が終わりました。テキストチャットでは続けてお話しいただけます。",
  },
  ko: {
    greeting: "안녕하세요! 이야기를 듣고 곁에서 힘이 되어 드릴게요. 오늘 기분이 어떠세요?",
    emptyReply: "그렇군요. 조금 더 이야기해 주세요.",
    stillHere: "여기 있어요. 천천히 하셔도 돼요.",
    aiNotice: "저는 사람이 아니라 AI예요.",
    safeReply:
      "그 말은 하지 않을게요. 저는 AI라서 말을 조심스럽게 고르고 싶어요. 지금 가장 중요한 건 무엇인가요?",
    declinedReply:
      "저는 AI라서 이 일에 맞는 말을 찾지 못하겠어요. 혼자 감당하지 않으셔도 돼요. 화면에 있는 도움을 봐 주세요. 지금 바로 이야기를 들어 줄 사람들이 있어요.",
    limitApology:
      "죄송해요, 오늘 통화할 수 있는 시간이 끝났어요. 텍스트 채팅으로는 계속 이야기하실 수 있어요.",
  },
  ar: {
    greeting: "مرحبًا! أنا هنا لأستمع إليك وأساندك. كيف حالك اليوم؟",
    emptyReply: "أفهمك. أودّ أن أسمع المزيد من فضلك.",
    stillHere: "أنا هنا. لا داعي للعجلة.",
    aiNotice: "أنا ذكاء اصطناعي ولست إنسانًا.",
    safeReply:
      "أفضّل ألا أقول ذلك. أنا ذكاء اصطناعي وأريد أن أختار كلماتي بعناية. ما أهم شيء بالنسبة إليك الآن؟",
    declinedReply:
      "أنا ذكاء اصطناعي ولا أجد الكلمات المناسبة لهذا. لا داعي لمواجهته دون مساعدة: أرجو النظر إلى المساعدة الظاهرة على شاشتك. هناك أشخاص يمكنهم الاستماع إليك الآن.",
    limitApology: "عذرًا، انتهى وقت الحديث المتاح لهذا اليوم. يمكنك متابعة الكتابة إليّ في الدردشة النصية.",
  },
};

/** How a conversation begins that continues an earlier one. */
const welcomeBack: Readonly<Record<string, string>> = {
  en: "Welcome back. We can go on where we left off, or talk about something else. What's on your mind?",
  es: "Qué bueno tenerte de vuelta. Podemos seguir donde lo dejamos o hablar de otra cosa. ¿Qué tienes en mente?",
  fr: "Bon retour ici. Nous pouvons reprendre là où nous en étions, ou parler d’autre chose. Qu’avez-vous en tête ?",
  de: "Schön, dass du wieder da bist. Wir können weitermachen, wo wir aufgehört haben, oder über etwas anderes sprechen. Was beschäftigt dich?",
  it: "È bello ritrovarti. Possiamo riprendere da dove eravamo rimasti o parlare d’altro. Che cosa hai in mente?",
  pt: "Que bom ter você de volta. Podemos continuar de onde paramos ou falar de outra coisa. O que você tem em mente?",
  zh: "欢迎回来。我们可以接着上次聊，也可以说点别的。你现在在想什么？",
  ja: "おかえりなさい。前回の続きでも、別のことでも、お話しできます。今、どんなことが気になっていますか？",
  ko: "다시 만나서 반가워요. 지난번에 이어서 이야기해도 좋고, 다른 이야기를 해도 좋아요. 지금 어떤 생각이 드세요?",
  ar: "أهلًا بعودتك. يمكننا أن نكمل من حيث توقفنا أو نتحدث في أمر آخر. ما الذي يشغل بالك؟",
};

const codeOf = (language: string): string => language.split("-")[0]?.toLowerCase() ?? "";

/** The phrases of a language (BCP 47); English where there are none. */
export function phrasesFor(language: string, { continues }: { readonly continues: boolean }): Phrases {
  const own = phrases[codeOf(language)] ?? english;
  if (!continues) return own;
  return { ...own, greeting: welcomeBack[codeOf(language)] ?? welcomeBack["en"] ?? own.greeting };
}
