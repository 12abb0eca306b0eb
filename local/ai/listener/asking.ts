import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { weightOf } from "./patterns.ts";

/** "You know?" asks nothing, and neither does indignation ("a year??"). */
const tag =
  /(?:[,，،.]|^[^?？؟]{12,})\s*¿?(?:you know|right|sabes?|sabe usted|sai|lo sai|capisci|capisce|né|percebes?|oder|weißt du|verstehst du|tu vois|tu sais|vous savez|non|hein|no|sabe|entende|تخيل|你懂吗|知道吗|알지|알죠)\s*[?？؟]+\s*$|[?？؟]{2,}\s*$/iu;

/** A word or two of what was asked, said back before the answer: "Now? Lying in bed." */
const echo = /^[¿]?[^?？؟,.。，]{1,14}[?？؟][\s.…]*[^?？؟\s][^?？؟]{5,}$/u;

/** What follows a question may be this long and still leave it standing. */
const longestAfterQuestion = 60;

/**
 * Whether a message asks something, with a question mark or without one.
 *
 * @param plain without what is quoted
 */
export function isAsking(plain: string, language: LanguageCode): boolean {
  const text = plain.trim();
  if (tag.test(text)) return false;
  if (lastSentences(text).some((sentence) => isAskedWithoutMark(sentence, language))) return true;
  if (echo.test(text)) return false;
  const last = Math.max(...["?", "？", "؟"].map((mark) => text.lastIndexOf(mark)));
  return last >= 0 && weightOf(text.slice(last + 1).trim()) <= longestAfterQuestion;
}

/** The sentences after which little follows. */
function lastSentences(text: string): readonly string[] {
  const sentences = text
    .split(/(?<=[.!。！…\n])\s*/u)
    .filter((sentence) => /\p{L}/u.test(sentence))
    .map((sentence) => sentence.trim());
  return sentences.filter(
    (_, index) => weightOf(sentences.slice(index + 1).join(" ")) <= longestAfterQuestion,
  );
}

/** What people say before a question. */
const lead: Partial<Record<LanguageCode, string>> = {
  en: "and|but|so|ok|okay|hey|like|also|well|anyway|wait|oh|um+|lol|yo|please|then|or|btw|sorry|hm+|tbh|ya|yeah|no|hi|(?:one )?(?:quick |silly |dumb |serious )?question",
  de: "und|aber|sag(?:en s(?:ie|'))? mal|ach|also|ja|nein|ok|okay|hm+|äh+m?|na|eh|du|übrigens|(?:mal )?(?:ne |eine )?frage|entschuldigung",
  fr: "et|mais|dis(?:-moi)?|alors|bon|euh+|au fait|sinon|ok|du coup|ah|donc|pardon|non|oui",
  es: "y|pero|oye|oiga|bueno|entonces|ok|a ver|eh|che|pues|ah|por cierto|perdón|no|sí",
  it: "e|ma|senti|senta|allora|ok|okay|beh|scusa|scusi|ah|oh|vabb?[eè]|ehi|no|sì|poi|e poi|però|comunque|cmq|aspetta|anzi|perfetto|grazie|dai|boh|ciao|per favore|(?:ultima|un'altra|una) (?:cosa|domanda)(?: (?:poi|e poi|veloce|prima) ?(?:ti lascio|vado)?)?",
  pt: "e|mas|está bem|tá bem|pronto|bem|então|ok|olha|olhe|tipo|ah|bom|boas|mano|aliás|tá|cara|desculpa|não|sim|oi|olá|aí|só|e aí|por favor|pfv|(?:última|uma|outra|só uma) (?:coisa|pergunta|dúvida)|última|agora|já agora|peraí|pera",
};

/** What a sentence begins with that asks; people who type fast leave the mark out. Statements may begin with few of these. */
const asksWithoutMark: Partial<Record<LanguageCode, RegExp>> = {
  en: opening(
    "en",
    "wdym|wym|wdyt|(?:you|u) (?:got|have) any|got any (?:tips|ideas|advice|exercises)|any (?:way|chance) (?:you|i|of|to)|(?:what|how) about|whose|(?:aren'?t|can'?t|won'?t) (?:you|u)|would (?:it|that|this|he|she|they)|have you (?:got|ever)|mind if i|how come|how (?!do i (?:switch|turn|shut) (?:you|this|it) off)(?:do|does|did|is|are|was|were|can|could|should|would|will|am|have|has|many|much|long|old|far|often)|(?:what|who|why|where|when|which|what time|what kind of \\p{L}+) (?:do|does|did|can|could|should|would|will|am|have|has|if|else|if)|(?:who|why|where) (?:is|are|was|were)|what(?:'?s| is| are| was| were)(?! (?:\\p{L}+ ){1,3}(?:is|was|that)\\b)(?! i\\b)|(?:who|where|how|when)'?s|who (?:reads|sees|hears|knows|gets|pays|owns|made|runs)|(?:can|could|should|would|will|shall) (?:i|u|you|he|she|it|this|there|they|we|anyone|people)|(?:is|isn'?t) (?:it|that|this|there|he|she|hearken|anyone|anybody|somebody|my|your|the)|(?:are|aren'?t) (?:u|you|they|we|there|these|those)|(?:was|wasn'?t|were) (?:i|you|he|she|it|that|they) (?!.*(?:fun|nice|hard|great|awful)\\W*$)|am i|(?:do|don'?t) (?:i|u|you|they|we|people|actual|real)|(?:does|doesn'?t|did|didn'?t) (?:i|u|you|he|she|it|this|they|we|anyone|my|your|hearken|someone)|(?:have|has) (?:i|you|u|they|anyone|we) |any (?:ideas?|tips?|advice|thoughts|suggestions?)\\W*$",
  ),
  de: opening(
    "de",
    "(?:kann|können|könnte) (?:mein\\p{L}*|die|der|jemand|wer|er|sie) (?:\\p{L}+ ){0,3}(?:sehen|lesen|mitlesen|erfahren|rauskriegen|mitkriegen|mitbekommen)(?!.* (?:nicht|nich)\\W*$)|kost (?:des|dat|das)|wie meinen (?:sie|s')|was meinen (?:sie|s')|liest (?:dat|des|da)|(?:habt|könnt|lest|speichert|nehmt) ihr|(?:darf|dürfte) (?:man|ma|ich) (?:das|sowas|so was)|(?:kannst|könntest|würdest) (?:du|d')|tät(?:est|st) du|(?:wat|wos) (?:kost\\p{L}*|soll|mach\\p{L}*)|wo (?:landet|find|finde)|was (?:tun|jetzt|nun)\\W*$|inwiefern|wie teuer|(?:muss|müsste) (?:man|ich) (?:hier|dafür|da was|irgendwas)(?!.* (?:nicht|nich)\\W*$)|(?:soll|sollt) i|(?:bist|kannst|hast|weißt|weisst|liest|speicherst|könntest|würdest|willst|magst|meinst|glaubst|findest|darfst|verstehst|kennst|machst|sprichst|hörst|merkst|siehst|bleibst|gehst) du|(?:kannst|hast|weißt|weißt|bist|meinst|würdst|willst|findst|glaubst)e|(?:können|wissen|lesen|speichern|würden|meinen|glauben|finden|verstehen|kennen|sprechen|hören) (?:sie|s')(?= |\\W*$)|(?:kann|darf) (?:man|ich (?:hier|das|dat|dich|euch|dir|ihnen|eigentlich|mal))(?!.* (?:nicht|nich|ned)\\W*$)|gibt(?:'?s| es)|geht (?:das|dat|beides)|kostet? (?:das|dat|es|hier|die)|(?:soll|sollte) ich|ist (?:das|es|dat) (?:normal|schlimm|kostenlos|gratis|anonym|sicher|wirklich|eigentlich|überhaupt|hier|ein \\p{L}+)|(?:liest|hört|sieht|erfährt) (?:das|dat|hier|jemand|wer|mein\\p{L}*)|nehmen die|(?:was|wie|wo|wann|warum|wieso|weshalb|wer|wen|wem|woher|wohin) (?:ist|sind|kostet|kost|mach|mache|macht|soll|sollte|sollen|kann|könnte|muss|darf|heißt|heisst|meinst|meinen|meint|würdest|würde|würden|geht|hast|liest|passiert|lange?|viele?|oft|denn|wenn|tun|komm|sag|sage|schreib|schreibe|fang|krieg|werd|erklär)(?! (?:sonst|schon)\\b)(?!'?s\\b)",
  ),
  fr: opening(
    "fr",
    "est-ce|qu'est-ce|c'est quoi|t'es (?:gratuit|une?|un)|(?:es|as|peux|sais|vas|veux|crois|penses|lis|gardes|connais|fais)-tu|(?:êtes|avez|pouvez|savez|faites)-vous|tu (?:peux|pourrais|lis|gardes|te (?:souviens|rappelles)|connais|crois que|penses que|veux dire|me conseilles|ferais)|vous (?:pouvez|pourriez|gardez|lisez)|(?:faut-il|dois-je|puis-je|peut-on|y a-t-il|a-t-on)|on peut (?:parler|te|vous|utiliser|écrire)|y'? ?a (?:t-il|moyen|pas moyen)|(?:pourquoi|comment|combien|où|à quoi|à qui)|qui (?:lit|voit|peut|est-ce|es-tu|sait|a accès)|ça (?:coûte|veut dire)|c'est (?:payant|gratuit|anonyme|confidentiel|privé)|et si (?:je|elle|il|on)|que (?:faire|dire|puis-je|dois-je)|(?:tu|vous) (?:ferais|feriez|dirais|diriez|mettrais|mettriez|répondrais|en (?:penses|pensez|dis|dites)|proposes|proposez|auriez|connaissez|sauriez|réponds toujours|fais quoi)|t'en (?:penses|dis)|t'as (?:un|une|des|pas) (?:conseils?|idées?|trucs?|exercices?|avis|astuces?)|t'es (?:pour|qui|quoi)|(?:je|on) (?:lui |leur )?(?:mets|dis|réponds|écris|fais|fait|dit|met) quoi|qu'en (?:penses|pensez)|par (?:quoi|où) |que (?:ferais|feriez|dirais|diriez)|quoi faire|(?:tu trouves|vous trouvez) (?:que|ça)|(?:ton|votre) avis|y'? ?a (?:des?|un|une|quelqu'un|quelque chose) [^.]{2,50} ou|(?:[^.,!?]{2,60} )?(?:ça fait|c'est) (?!un |toujours |encore |pas )\\p{L}+ non\\W*$|[^.,!]{3,60} (?:ou pas|ou quoi|ou bien|ou c'est moi)\\W*$|(?:j'peux|jpeux|je peux) (?:te|vous|parler|revenir|poser|effacer|supprimer)",
  ),
  es: opening(
    "es",
    "(?:qué|que) (?:hago|hacemos|haría\\p{L}*|hay|puedo|debo|debería|digo|le digo|significa|quieres decir|tengo que|me (?:recomiendas|aconsejas|ofreces)|opinas|piensas|crees|sabes hacer|ejercicios?)|(?:cómo|como) (?:hago|puedo|se (?:hace|llama|borra|usa)|funciona|le (?:hago|digo)|te llamas|supero|salgo|empiezo)|cómo|cuánt[oa]s?|cuanto (?:cuesta|vale|dura|tiempo|me queda)|dónde|quién|quien (?:lee|ve|eres|puede)|cuál|por qué|(?:me |te |lo |se |le )?(?:puedes|podrías|podés|recuerdas|guardas|lees|vas a|tienes (?:algún|alguna|algo)|tenés (?:algún|alguna|algo)|hay (?:algún|alguna|forma|manera|límite))|sabes (?:si|algo|cómo|como|de)|es (?:gratis|anónimo|de pago|confidencial)|esto (?:cuesta|queda|se guarda|es (?:gratis|privado|anónimo))|(?:está|esta) (?:bien|mal) (?:que|si)|crees que|(?:tú|tu|vos|usted) (?:cómo|como|qué|que|cuántos|de dónde|por qué) (?:le |lo |te |se )?(?:sabes|sabés|sabi|sabe|harías|haría|dirías|diría|piensas|pensás|opinas|opinás|crees|creés)|(?:qué|que|q) (?:me |le |les |lo |se lo )?(?:pongo|escribo|dirías|pondrías|respondo|contesto|harías|me dices|me decís)|(?:como|cómo) (?:le|lo|se lo) (?:digo|escribo|pongo|respondo)|(?:me )?(?:recuerdas|avisas|ayudas) (?:\\p{L}+ )?(?:mañana|a|con)|(?:eres|sos) (?:real|de verdad|humano|humana|el mismo)|(?:tienes|tenés|tení) (?:algo|cuerpo|sentimientos|nombre|un|alguna?)|(?:me cobran|cobras)|[^.,!]{3,60} o (?:no|qué|nada|ya pa qué)\\W*$",
  ),
  it: opening(
    "it",
    "(?:mica )?(?:avete|vendete|leggete|salvate|registrate|conservate|ricordate|conosci|conosce) (?:tipo|mica|per caso|un|dei|degli|qualche|i|le)|(?:non )?(?:mi|vi) (?:parte|scatta|scala|scalate|prende|prendete|addebita|rinnova)[^.]{0,40} vero|voi (?:\\p{L}+ ){0,2}(?:vendete|leggete|salvate|registrate|avete)|(?:[^.]{0,60} )?te (?:lo|la|le|li|ne) (?:ricordi|ricorderai|scordi|dimentichi)|(?:volevo|vorrei) (?:solo )?(?:sapere|capire|chiedere|chiederti|chiederle) (?:se|come|quanto|chi|cosa|che|dove)|mi chiedevo (?:se|come)|(?:esiste|c'è) (?:tipo |mica |per caso )?(?:un|una|qualche|qualcosa) (?:modo|posto|servizio|esercizio|limite|sistema|per)|come (?:funge|cavolo|diavolo|mai)|(?:mi )?(?:sai|sa) (?:dire|spiegare|consigliare)|posso (?:usar\\p{L}*|scriver\\p{L}*|tornar\\p{L}*|cancellar\\p{L}*|fidarmi|chiederti|chiederle)|(?:devo|dovrei) (?:dirglielo|scrivergli|scriverle|chiamarl\\p{L}*|chiedergli|chiederle) o|ho fatto (?:male|bene) (?:a|secondo)|(?:tu|lei) (?:che|cosa) (?:faresti|farebbe|ne pensi)|(?:cosa|che cosa|che) (?:faccio|devo|dovrei|posso|dico|le dico|gli dico|faresti|vuol dire|vuoi dire|significa|ne pensi|pensi|sai fare|mi consigli|succede|intendi)|come (?:faccio|si (?:fa|usa|chiama)|funziona|ti chiami|posso|glielo)|quanto (?:costa|dura|tempo)|quanti|dove (?:posso|trovo|si)|chi (?:legge|vede|sei|può)|perché (?:mi chiedi|dici|me lo)|(?:puoi|potresti|ricordi|leggi|salvi|pensi che|credi che|secondo te|si può)|sai (?:se|qualcosa|come|consigliar\\p{L}*)|ti ricord(?:i|erai)|hai (?:qualche|un|degli|qualcosa)|c'è (?:un modo|qualche|un esercizio|un limite)|ci sono (?:degli|esercizi)|è (?:gratis|gratuito|a pagamento|anonimo|normale (?:che|se))|sei (?:tu che|umano|vero|una persona)|e se ",
  ),
  pt: opening(
    "pt",
    "(?:vocês|vcs) (?:\\p{L}+ ){0,2}(?:vendem|leem|guardam|gravam|avisam|chamam|têm|tem)|alguém (?:acordad[oa]|aí|por aí|online)|quem (?:é que )?(?:está|tá|me|responde|fala)|(?:isto|isso) (?:responde|grava|guarda|fica|conta como|vale|funciona)|(?:queria|gostava de|gostaria de|quero) saber (?:se|como|quanto|quem|o que|onde)|(?:há|existe|dá) (?:algum|alguma|um|uma|pra|para|como|jeito|limite|maneira|modo)|(?:diga|diz) lá|(?:me )?explica(?:-me)? (?:direito|melhor|isso|isto|como|o que)|(?:me dá|me dê|me passa|dá-me) (?:um|uma|umas|uns|algum|alguma|algumas) (?:ideia|dica|exemplo|exercício|pergunta|conselho)s?|como (?:que|é que|se|eu)|(?:devo|deveria) (?:falar|contar|ligar|responder|mandar|ir|pedir)|(?:lembra-se|lembras-te|vais? lembrar)|(?:achas?|cê acha|tu acha|tu achas|vc acha) (?:que|q)|(?:o que|que|oq|o q) (?:que )?(?:eu )?(?:faço|deveria|posso|digo|é que|significa|quer dizer|você|vc|acha|faria|fazer)|como (?:eu )?(?:faço|funciona|posso|é que|assim\\W*$)|quanto (?:custa|tempo|é|dura)|quant[oa]s|onde (?:eu |é que |fica|posso)|quem (?:lê|vê|é você|pode|mais)|por ?que(?! (?:é que )?eu não)|pq (?:você|vc|ele|ela|eu|é)|(?:você|vc|tu|cê) (?:pode|consegue|lembra|guarda|lê|sabe (?:se|como|de|fazer|alguma)|acha|é (?:um|uma|real|humano)|tem (?:algum|alguma|alguns)|vai (?:lembrar|contar|guardar))|tem (?:como|algum|alguma|jeito|limite)|(?:isso|isto|aqui) (?:é (?:de graça|grátis|pago|anônimo|privado|seguro)|custa)|posso (?:te|perguntar|apagar|usar|voltar|confiar)|será que|e se (?:eu|ele|ela|não)|é (?:de graça|grátis|pago|normal (?:isso|eu|sentir))",
  ),
  ar: /^(?:(?:و|ف|طب|طيب|بس|يعني|لو سمحت\p{L}*|اه|اوكي)[\s،]*)*(?:هل|كيف|ليش|ليه|لماذا|شو (?:اعمل|أعمل|بعمل|يعني|رأيك|رايك|الفرق|أسوي|اسوي)|وش (?:أسوي|اسوي|رايك|رأيك|يعني|الحل)|[اأ]يش (?:اسوي|أسوي|اعمل|أعمل|رايك)|[اأ]عمل (?:إيه|ايه|ايش)|كم (?:سعر|باقي|بقي|دقيقة|يكلف)|بكم|بكام|مين (?:يقر|بيقر)\p{L}*|من يقرأ|متى|[اإ]متى|وين|فين|تقدر|بتقدر|ممكن (?:ت\p{L}+|[اأ]سأ?ل)|عندك (?:تمرين|نصيحة|حل)|[ب]?تتذكر|بتقر[اأ]|ماذا (?:أفعل|أقول|افعل|تنصح)|م?نو (?:ي\p{L}+|انت|أنت)|شكون|علاش|شحال|شلون [اأنمب]\p{L}+|كيفاش \p{L}+|ازاي \p{L}+|واش (?:ن|ت|ك|ي|غادي)\p{L}*|شنو (?:تقصد|اسوي|أسوي|رايك|رأيك|الحل|ندير|الفرق|يعني)|[اأ]ش (?:ندير|كتقصد)|[اأ]يه (?:ر[اأ]يك|الحل|الفرق)|قديش (?:سعر|بيكلف|باقي|بعد)|(?:ر[اأ]يك|قصدك) (?:شنو|شو|[اأ]يه|وش|[اأ]يش)|(?:وش|شو|شنو) (?:ت|بت)\p{L}+|يعني [اأ]يه|[اأ]نصحني|[اأ]قترح علي\p{L}*|في (?:حدا|[اأ]حد) (?:هون|هنا)|[اأ]نت (?:[اإ]نسان|روبوت|دكتور|طبيب|برنامج|بشر))(?!\p{L})/u,
  ja: /(?<!いう|ない|とか|なん|どこ|いつ|誰|まさ|ばっ)か(?:ね|ねえ|しら)?[。.]?\s*$|^(?:これ|ここ|このアプリ|あなた|君|きみ)(?:って|は)[^。]*の[。.]?\s*$|でしょうか?[。.]?\s*$|(?:どう(?:したら|すれば)|何を|なんて(?:言|書|打|送|返)|どんなふうに)[^。]*(?:いい(?:の|んだろう?|んだ)?|べき(?:なの)?)[。.]?\s*$|^(?:いくら|誰が|どうして|なんで|なぜ)[^。]*(?:の|んだろう?)[。.]?\s*$/u,
  ko: /(?:(?<![니달])까요?|(?<!(?:살|명|개|마리|딸|아들|애|동생) ?하)나요|인가요|은가요|(?<!하)나|는교|능교|것소|니껴|는겨|인겨|는감|남유|(?<!하)나유|까유|슈\?|우꽈|수꽈|인지|니꺼|니꺄|심꺼|되노|하노|싶노|카노)[.~]*\s*$|(?:(?:뭐라고|머라고|어떻게|어케|어째야|우짜면|우예) [^.?!]{0,18}(?:돼|되|하|해|쓰|할|말해|보소|하지|함|요)[^.?!]{0,8}|뭔 ?(?:소리|말|뜻)[^.]{0,6}|정체가 ?뭐[^.]{0,4}|어떡해|어떡하지|어떻게 (?:해야|하지|말해|해요)[^.]*|얼마(?:예요|에요|야)|무슨 (?:뜻|말)[^.]*|(?:해|어|아|돼|되)도 (?:돼|되나|될까)요?)[.]?\s*$/u,
  zh: /吗[。.]?\s*$|(?:要钱|收费|免费|多少钱|扣钱|真人|保密|隐私)[^。！]{0,6}[?？]|(?:怎么|怎樣|怎么样)(?:弄掉|删|清空|关掉|注销)[^。！，]{0,6}[，。]?|(?:有冇|有无)(?:咩)?(?:提议|提議|办法|辦法)|^(?:能不能|可不可以|有没有|有沒有)|^(?!.*(?:不知道|唔知|不晓得|不清楚|看))(?:.{0,12})(?:怎么办|怎麼辦|点算|咋办|怎么(?:说|写|开口|样)|什么意思|多少钱|谁(?:会|能|在)看|为什么|為什麼|为啥|是不是|会不会|會不會|要不要|该不该|该怎么)[^。！，]{0,14}[。.]?\s*$/u,
};

function opening(language: LanguageCode, words: string): RegExp {
  // German relative clauses begin like its questions; in English a question may follow a comma.
  const before = language === "en" ? "(?:[^,]{1,60}, |(?:if|when) [^,]{4,30} (?=will|can|do)){0,3}" : "";
  const leads = `(?:(?:${lead[language] ?? ""})[,:.!]*\\s+)*`;
  return new RegExp(`^[¿\\s]*${leads}${before}(?:${words})(?![\\p{L}\\p{N}])`, "iu");
}

const isAskedWithoutMark = (sentence: string, language: LanguageCode): boolean =>
  asksWithoutMark[language]?.test(sentence.replaceAll(/[’‘]/g, "'")) === true;
