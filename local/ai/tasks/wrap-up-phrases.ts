import type { LanguageCode } from "#shared/catalogues/languages.ts";
import type { Trend } from "../tasks.ts";

/** A sentence for each plural form that the language has; `{n}` is the number. */
type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** `{n}` becomes a number, `{day}` a day as the data names it. */
export type WrapUpPhrases = {
  trend: Record<Trend, string>;
  mood: string;
  entries: Plural;
  sessions: Plural;
  bestDay: string;
  hardDay: string;
  lowSleep: string;
  highStress: string;
  lowEnergy: string;
  quiet: string;
  rest: string;
  pause: string;
  move: string;
  reachOut: string;
  keep: string;
  notice: string;
};

export const wrapUpPhrases: Record<LanguageCode, WrapUpPhrases> = {
  en: {
    trend: {
      improving: "Your week looks a little lighter than the ones before it.",
      declining: "Your week looks heavier than the ones before it.",
      stable: "Your week looks much like the ones before it.",
    },
    mood: "Your average mood was {n} out of 5.",
    entries: { one: "You checked in once.", other: "You checked in {n} times." },
    sessions: { one: "You talked once this week.", other: "You talked {n} times this week." },
    bestDay: "Your best day was {day}.",
    hardDay: "The hardest day was {day}.",
    lowSleep: "Sleep was on the low side, at {n} out of 5.",
    highStress: "Stress was high, at {n} out of 5.",
    lowEnergy: "Energy was low, at {n} out of 5.",
    quiet: "There isn't much data for this week, so this doesn't say much.",
    rest: "Try going to bed a little earlier on two evenings.",
    pause: "Plan one short break a day when no one needs anything from you.",
    move: "A short walk in daylight can help with low energy.",
    reachOut: "Tell one person you trust how the week has been.",
    keep: "Keep doing what helped on your better days.",
    notice: "A short check-in on most days makes patterns easier to see.",
  },
  es: {
    trend: {
      improving: "Tu semana parece algo más ligera que las anteriores.",
      declining: "Tu semana parece más pesada que las anteriores.",
      stable: "Tu semana se parece a las anteriores.",
    },
    mood: "Tu ánimo medio fue de {n} sobre 5.",
    entries: { one: "Registraste tu ánimo una vez.", other: "Registraste tu ánimo {n} veces." },
    sessions: { one: "Conversaste una vez esta semana.", other: "Conversaste {n} veces esta semana." },
    bestDay: "Tu mejor día fue {day}.",
    hardDay: "El día más difícil fue {day}.",
    lowSleep: "El sueño fue bajo: {n} sobre 5.",
    highStress: "El estrés fue alto: {n} sobre 5.",
    lowEnergy: "La energía fue baja: {n} sobre 5.",
    quiet: "Hay pocos datos de esta semana, así que esto dice poco.",
    rest: "Prueba a acostarte un poco antes dos noches.",
    pause: "Reserva cada día una pausa corta en la que nadie te pida nada.",
    move: "Un paseo corto con luz de día puede ayudar cuando falta energía.",
    reachOut: "Cuéntale a alguien de confianza cómo ha ido la semana.",
    keep: "Conserva lo que te hizo bien en los mejores días.",
    notice: "Un registro corto casi todos los días muestra mejor los patrones.",
  },
  fr: {
    trend: {
      improving: "Votre semaine semble un peu plus légère que les précédentes.",
      declining: "Votre semaine semble plus lourde que les précédentes.",
      stable: "Votre semaine ressemble aux précédentes.",
    },
    mood: "Votre humeur moyenne était de {n} sur 5.",
    entries: { other: "Vous avez noté votre humeur {n} fois." },
    sessions: { other: "Vous avez parlé {n} fois cette semaine." },
    bestDay: "Votre meilleur jour : {day}.",
    hardDay: "Le jour le plus difficile : {day}.",
    lowSleep: "Le sommeil était plutôt bas : {n} sur 5.",
    highStress: "Le stress était élevé : {n} sur 5.",
    lowEnergy: "L’énergie était basse : {n} sur 5.",
    quiet: "Il y a peu de données cette semaine, cela ne dit donc pas grand-chose.",
    rest: "Essayez de vous coucher un peu plus tôt deux soirs.",
    pause: "Prévoyez chaque jour une courte pause où rien ne vous est demandé.",
    move: "Une courte marche à la lumière du jour peut aider quand l’énergie manque.",
    reachOut: "Dites à une personne de confiance comment la semaine s’est passée.",
    keep: "Gardez ce qui vous a fait du bien les meilleurs jours.",
    notice: "Un court relevé presque chaque jour montre mieux les tendances.",
  },
  de: {
    trend: {
      improving: "Deine Woche wirkt etwas leichter als die davor.",
      declining: "Deine Woche wirkt schwerer als die davor.",
      stable: "Deine Woche ähnelt denen davor.",
    },
    mood: "Deine Stimmung lag im Mittel bei {n} von 5.",
    entries: {
      one: "Du hast einmal eingetragen, wie es dir geht.",
      other: "Du hast {n} Mal eingetragen, wie es dir geht.",
    },
    sessions: {
      one: "Du hast diese Woche einmal gesprochen.",
      other: "Du hast diese Woche {n} Mal gesprochen.",
    },
    bestDay: "Dein bester Tag war {day}.",
    hardDay: "Am schwersten war {day}.",
    lowSleep: "Der Schlaf war eher schlecht: {n} von 5.",
    highStress: "Der Stress war hoch: {n} von 5.",
    lowEnergy: "Die Energie war niedrig: {n} von 5.",
    quiet: "Für diese Woche gibt es wenig Daten, das sagt also wenig.",
    rest: "Versuch, an zwei Abenden etwas früher ins Bett zu gehen.",
    pause: "Plane jeden Tag eine kurze Pause ein, in der niemand etwas von dir will.",
    move: "Ein kurzer Gang bei Tageslicht kann helfen, wenn die Kraft fehlt.",
    reachOut: "Erzähl einem vertrauten Menschen, wie die Woche war.",
    keep: "Behalte bei, was dir an den besseren Tagen gutgetan hat.",
    notice: "Ein kurzer Eintrag an den meisten Tagen zeigt Muster deutlicher.",
  },
  it: {
    trend: {
      improving: "La tua settimana sembra un po’ più leggera delle precedenti.",
      declining: "La tua settimana sembra più pesante delle precedenti.",
      stable: "La tua settimana somiglia alle precedenti.",
    },
    mood: "Il tuo umore medio è stato {n} su 5.",
    entries: { one: "Hai annotato il tuo umore una volta.", other: "Hai annotato il tuo umore {n} volte." },
    sessions: {
      one: "Hai parlato una volta questa settimana.",
      other: "Hai parlato {n} volte questa settimana.",
    },
    bestDay: "Il giorno migliore: {day}.",
    hardDay: "Il giorno più difficile: {day}.",
    lowSleep: "Il sonno è stato piuttosto basso: {n} su 5.",
    highStress: "Lo stress è stato alto: {n} su 5.",
    lowEnergy: "L’energia è stata bassa: {n} su 5.",
    quiet: "Ci sono pochi dati per questa settimana, quindi dice poco.",
    rest: "Prova ad andare a letto un po’ prima due sere.",
    pause: "Prevedi ogni giorno una breve pausa in cui nessuno ti chieda niente.",
    move: "Una breve passeggiata alla luce del giorno può aiutare quando manca l’energia.",
    reachOut: "Racconta a una persona fidata com’è andata la settimana.",
    keep: "Tieni ciò che ti ha fatto bene nei giorni migliori.",
    notice: "Una breve annotazione quasi ogni giorno mostra meglio gli andamenti.",
  },
  pt: {
    trend: {
      improving: "Sua semana parece um pouco mais leve que as anteriores.",
      declining: "Sua semana parece mais pesada que as anteriores.",
      stable: "Sua semana parece com as anteriores.",
    },
    mood: "Seu humor médio foi {n} de 5.",
    entries: { one: "Você registrou seu humor uma vez.", other: "Você registrou seu humor {n} vezes." },
    sessions: {
      one: "Você conversou uma vez nesta semana.",
      other: "Você conversou {n} vezes nesta semana.",
    },
    bestDay: "Seu melhor dia: {day}.",
    hardDay: "O dia mais difícil: {day}.",
    lowSleep: "O sono ficou baixo: {n} de 5.",
    highStress: "O estresse ficou alto: {n} de 5.",
    lowEnergy: "A energia ficou baixa: {n} de 5.",
    quiet: "Há poucos dados desta semana, então isto diz pouco.",
    rest: "Tente dormir um pouco mais cedo em duas noites.",
    pause: "Planeje por dia uma pausa curta em que ninguém peça nada a você.",
    move: "Uma caminhada curta à luz do dia pode ajudar quando falta energia.",
    reachOut: "Conte a alguém de confiança como foi a semana.",
    keep: "Guarde o que fez bem a você nos dias melhores.",
    notice: "Um registro curto quase todos os dias mostra melhor os padrões.",
  },
  zh: {
    trend: {
      improving: "这一周看起来比前几周轻松一些。",
      declining: "这一周看起来比前几周沉重。",
      stable: "这一周和前几周差不多。",
    },
    mood: "你的平均心情是 {n} 分（满分 5 分）。",
    entries: { other: "你记录了 {n} 次心情。" },
    sessions: { other: "这一周你聊了 {n} 次。" },
    bestDay: "最好的一天：{day}。",
    hardDay: "最难的一天：{day}。",
    lowSleep: "睡眠偏低：{n} 分（满分 5 分）。",
    highStress: "压力偏高：{n} 分（满分 5 分）。",
    lowEnergy: "精力偏低：{n} 分（满分 5 分）。",
    quiet: "这一周的数据很少，说明不了太多。",
    rest: "试着有两个晚上早一点睡。",
    pause: "每天给自己留一小段谁都不来要求你的时间。",
    move: "精力不足时，白天走一小段路会有帮助。",
    reachOut: "跟一个你信任的人说说这一周。",
    keep: "保留那些在好一点的日子里让你舒服的事。",
    notice: "多数日子简单记录一下，更容易看出规律。",
  },
  ja: {
    trend: {
      improving: "今週は、これまでより少し軽く見えます。",
      declining: "今週は、これまでより重く見えます。",
      stable: "今週は、これまでとあまり変わらないようです。",
    },
    mood: "気分の平均は5点中{n}でした。",
    entries: { other: "{n}回、気分を記録しました。" },
    sessions: { other: "今週は{n}回話しました。" },
    bestDay: "いちばんよかった日：{day}。",
    hardDay: "いちばん大変だった日：{day}。",
    lowSleep: "睡眠は低めで、5点中{n}でした。",
    highStress: "ストレスは高めで、5点中{n}でした。",
    lowEnergy: "元気は低めで、5点中{n}でした。",
    quiet: "今週は記録が少ないので、あまり多くは言えません。",
    rest: "二晩ほど、少し早く寝てみてください。",
    pause: "一日に一度、何も求められない短い休みをとってみてください。",
    move: "元気が出ないときは、日中に少し歩くと楽になることがあります。",
    reachOut: "信頼できる人に、今週のことを話してみてください。",
    keep: "調子のよい日によかったことを続けてください。",
    notice: "短い記録でも、続けると傾向が見えやすくなります。",
  },
  ko: {
    trend: {
      improving: "이번 주는 지난 몇 주보다 조금 가벼워 보여요.",
      declining: "이번 주는 지난 몇 주보다 무거워 보여요.",
      stable: "이번 주는 지난 몇 주와 비슷해 보여요.",
    },
    mood: "평균 기분은 5점 만점에 {n}점이었어요.",
    entries: { other: "기분을 {n}번 기록했어요." },
    sessions: { other: "이번 주에 {n}번 이야기했어요." },
    bestDay: "가장 좋았던 날: {day}.",
    hardDay: "가장 힘들었던 날: {day}.",
    lowSleep: "수면이 낮은 편이었어요: 5점 만점에 {n}점.",
    highStress: "스트레스가 높았어요: 5점 만점에 {n}점.",
    lowEnergy: "활력이 낮았어요: 5점 만점에 {n}점.",
    quiet: "이번 주는 기록이 적어서 많은 것을 말해 주지는 않아요.",
    rest: "이틀 정도는 조금 일찍 잠자리에 들어 보세요.",
    pause: "하루에 한 번, 아무것도 하지 않아도 되는 짧은 쉼을 가져 보세요.",
    move: "기운이 없을 때는 낮에 잠깐 걷는 것이 도움이 될 수 있어요.",
    reachOut: "믿는 사람에게 이번 주가 어땠는지 이야기해 보세요.",
    keep: "나은 날에 도움이 되었던 것을 이어 가세요.",
    notice: "거의 매일 짧게 기록하면 흐름이 더 잘 보여요.",
  },
  ar: {
    trend: {
      improving: "يبدو أسبوعك أخف قليلا من الأسابيع السابقة.",
      declining: "يبدو أسبوعك أثقل من الأسابيع السابقة.",
      stable: "يشبه أسبوعك الأسابيع السابقة.",
    },
    mood: "كان متوسط مزاجك {n} من 5.",
    entries: {
      one: "سجلت مزاجك مرة واحدة.",
      two: "سجلت مزاجك مرتين.",
      few: "سجلت مزاجك {n} مرات.",
      other: "سجلت مزاجك {n} مرة.",
    },
    sessions: {
      one: "تحدثت مرة واحدة هذا الأسبوع.",
      two: "تحدثت مرتين هذا الأسبوع.",
      few: "تحدثت {n} مرات هذا الأسبوع.",
      other: "تحدثت {n} مرة هذا الأسبوع.",
    },
    bestDay: "أفضل يوم: {day}.",
    hardDay: "أصعب يوم: {day}.",
    lowSleep: "كان النوم منخفضا: {n} من 5.",
    highStress: "كان التوتر مرتفعا: {n} من 5.",
    lowEnergy: "كانت الطاقة منخفضة: {n} من 5.",
    quiet: "البيانات قليلة هذا الأسبوع، فلا يقول هذا الكثير.",
    rest: "قد يفيد النوم أبكر قليلا في ليلتين.",
    pause: "قد تفيد كل يوم استراحة قصيرة لا يطلب منك فيها شيء.",
    move: "قد يساعد المشي القصير في ضوء النهار حين تقل الطاقة.",
    reachOut: "قد يخفف عنك الحديث إلى شخص محل ثقتك عن أسبوعك.",
    keep: "من المفيد الحفاظ على ما أراحك في الأيام الأفضل.",
    notice: "التسجيل القصير في معظم الأيام يظهر الأنماط بوضوح أكبر.",
  },
};
