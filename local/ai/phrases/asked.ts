import type { LanguageCode } from "#shared/catalogues/languages.ts";
import type { ActId } from "./phrases.ts";

/** Questions about the companion that may be put in any way: in a question these words are enough. */
export const askedActs = [
  "human",
  "price",
  "privacy",
  "memory",
  "limits",
  "breathe",
] as const satisfies readonly ActId[];
type AskedAct = (typeof askedActs)[number];

/** Sources of regular expressions, as in `Words`. */
export const asked: Readonly<Record<LanguageCode, Readonly<Record<AskedAct, string>>>> = {
  en: {
    human:
      "(?:are|r|is) (?:you|u|this|that|there) (?:\\p{L}+ ){0,3}(?:real|human|person|people|robot|bot|machine|computer|ai|program|chat ?gpt)|automated|(?:or|and) (?:a )?(?:bot|robot|machine|computer)",
    price:
      "(?:you|u|this|it|app) free|for free|paywall|(?:do|will|would|does|must) (?:i|it|this|you) (?:\\p{L}+ ){0,3}(?:pay|charge|cost)|costs?|charged|paywall|subscription",
    privacy:
      "(?:any ?(?:body|one)|some ?(?:one|body)|who|people|company|police|they|parents|boss) (?:\\p{L}+ ){0,4}(?:read|reads|see|sees|listen|listens|find out|knows?) (?:this|it|these|that|what|our|my)|(?:is|are|be|get|gets) (?:this|it|these|that|all this) (?:\\p{L}+ ){0,2}(?:private|recorded|saved|stored|kept|secret|logged)|does any(?:one|body) (?:\\p{L}+ ){0,4}read",
    memory: "(?:you|u) (?:\\p{L}+ ){0,2}(?:remember|forget|recall)|know me (?:next time|tomorrow|again)",
    limits: "limit|how long can|how many minutes|time left|run out",
    breathe:
      "(?:an?|any|some|another|short|quick) (?:\\p{L}+ )?exercise|show me (?:something|smth|sth)|(?:something|anything) (?:i can|to) (?:do|try) (?:\\p{L}+ ){0,4}(?:now|here|bed|sleep|night|backstage|desk|calm)",
  },
  de: {
    human:
      "(?:bist|sind|biste|is|ist) (?:du|sie|das|hier) (?:\\p{L}+ ){0,3}(?:mensch|person|echt|maschine|roboter|bot|ki|computer|programm|chat ?gpt)|(?:echt|mensch|person) oder (?:\\p{L}+ ){0,2}(?:ki|bot|maschine|computer|chat ?gpt|automat)|tippt (?:da|hier) (?:wer|jemand)",
    price:
      "kost(?:et|ets|en|s)? (?:\\p{L}+ ){0,3}(?:was|etwas|das|des|es)|gratis|umsonst\\?|kostenlos|(?:muss|müsste|soll) (?:man|ich) (?:\\p{L}+ ){0,3}(?:be)?zahlen|abo (?:machen|abschließen)|\\babo\\b",
    privacy:
      "(?:jemand|wer|irgendwer|leute|firma|polizei|eltern|chef|man) (?:\\p{L}+ ){0,4}(?:liest|lesen|mitlesen|mitliest|sehen|sieht|erfahren|erfährt|mithören)|(?:wird|werden|bleibt|ist) (?:das|es|hier|alles|meine) (?:\\p{L}+ ){0,3}(?:gespeichert|aufgezeichnet|vertraulich|geheim|privat|unter uns)|meine daten|(?:liest|sieht) (?:das|hier) (?:wer|jemand)",
    memory:
      "(?:weißt|merkst|erinnerst|vergisst|kennst|wissen|merken|erinnern) (?:du|sie) (?:\\p{L}+ ){0,3}(?:morgen|noch|wieder|mich|dir|beim nächsten)",
    limits: "limit|wie lange (?:kann|darf|können)|wie viele minuten|zeit (?:\\p{L}+ )?(?:noch|übrig)",
    breathe:
      "(?:eine?|kurze|kleine|andere) (?:\\p{L}+ )?übung|(?:was|etwas) (?:\\p{L}+ ){0,5}(?:zum (?:einschlafen|runterkommen|beruhigen)|was (?:ich|man) (?:\\p{L}+ )?machen kann)",
  },
  fr: {
    human:
      "(?:tu es|t'es|es-tu|vous êtes|êtes-vous|c'est|est-ce) (?:\\p{L}+ ){0,3}(?:humaine?|personne|vraie?|robot|bot|machine|ia|programme|ordinateur|chat ?gpt)|ça répond vraiment|(?:humain|personne|monsieur|dame) ou (?:\\p{L}+ ){0,2}(?:machine|robot|bot|ia)|quelqu'un (?:qui )?(?:écrit|répond|tape)",
    price:
      "gratuit\\p{L}*|pay(?:er|ant)|(?:ça|cela) coûte (?:combien|quelque chose|cher\\W*\\?)|combien (?:ça )?coûte|facturé|faut payer|gratos|abonnement|débité|prélevé|c'est combien|t'es gratuit",
    privacy:
      "(?:quelqu'un|qui|gens|mari|femme|mère|fils|fille|copain|famille|école|gendre|chef|police|préfecture|parents|patron|entreprise) (?:\\p{L}+ ){0,4}(?:lit|lire|lisent|voit|voir|écoute|savoir|accès)|(?:c'est|est-ce|ça reste|sont) (?:\\p{L}+ ){0,2}(?:privé|confidentiel|enregistré|gardé|secret|anonyme|stocké|sauvegardé|hébergé)\\p{L}*|(?:patron|chef|gens) (?:peut|peuvent|va) (?:pas )?(?:les |le )?(?:voir|lire)",
    memory:
      "(?:tu|vous)(?: t'| te | vous )?(?:en )?(?:souviens|souviendras|souvenez|souviendrez|rappelles|rappelleras|oublies|reconnaîtras|souvenir|rappeler)",
    limits:
      "limite|dépasse|ça coupe|(?:vocal|parler au lieu|à voix haute)|combien de temps (?:je|on|peut)|combien de minutes|temps (?:me |il )?reste|reste (?:combien|encore du temps)",
    breathe:
      "(?:un|petit|court|autre) (?:\\p{L}+ )?exercice|quelque chose (?:à faire|pour) (?:\\p{L}+ ){0,4}(?:dormir|calmer|arrêter|détendre)",
  },
  es: {
    human:
      "(?:eres|sos|es usted|es|hablo con) (?:\\p{L}+ ){0,3}(?:human[oa]|persona|real|de verdad|robot|bot|máquina|ia|programa|computadora|chat ?gpt)|(?:persona|humano|real|verdad) o (?:\\p{L}+ ){0,2}(?:máquina|robot|bot|ia)|alguien (?:escribiendo|ahí|detrás)",
    price:
      "gratis|gratuit[oa]|cobran?|pagar|cuesta|de pago|me (?:lo )?cobran|de paga|cobras|cobrás|suscripción|tarjeta|lo gratis",
    privacy:
      "(?:alguien|quién|quien|gente|policía|padres|jefe|empresa|extranjería) (?:\\p{L}+ ){0,4}(?:lee|leer|leen|ve|ver|ven|escucha|saber|sabe)|(?:es|queda|quedan|está) (?:esto |todo )?(?:\\p{L}+ ){0,2}(?:privado|secreto|guardado|grabado|confidencial)|se (?:guarda|graba|queda)|lo (?:puede|pueden) ver|(?:lo|la|esto) (?:oye|lee|ve|escucha|sabe) (?:alguien|nadie|otra|mi|la|el)|(?:lo|la) guardaste|guardaste|mis datos|mi empresa|seguro seguro|borrar(?:lo|la|se)?(?=\\W|$)",
    memory:
      "(?:te|se) (?:vas a |va a )?(?:acuerdas?|acordarás?|acordar|acordás|olvidas?|olvidarás?)|me (?:recordarás|reconocerás|recuerdas)",
    limits:
      "límite|(?:por|de) voz|se corta|audios?|cuánto tiempo (?:puedo|tengo|se puede|queda)|cuántos minutos",
    breathe:
      "(?:un|algún|otro) (?:\\p{L}+ )?ejercicio|algo (?:para|pa|que|como para) (?:\\p{L}+ ){0,4}(?:dormir|calmarme|relajarme|hacer entre)",
  },
  it: {
    human:
      "(?:c'è|ci sta) (?:qualcuno|una persona|un umano) (?:dietro|dall'altra parte|che)|chi (?:c'è|mi) (?:dietro|risponde|scrive)|dall'altra parte|(?:chatgpt|un bot|un robot)|(?:sei|lei è|parlo con) (?:\\p{L}+ ){0,3}(?:uman[oa]|persona|ver[oa]|reale|robot|bot|macchina|ia|programma|computer|chat ?gpt)|(?:persona|umano|vero) o (?:\\p{L}+ ){0,2}(?:macchina|robot|bot|ia)|qualcuno che (?:scrive|risponde)",
    price:
      "addebit\\p{L}*|rinnov\\p{L}* (?:da sol[oa]|automatic\\p{L}*)|quanto vi devo|disdi\\p{L}*|gratis|gratuit[oa]|pagare|paga|costa|a pagamento|abbonamento",
    privacy:
      "vend(?:ete|i|ono|e) (?:\\p{L}+ ){0,3}dati|(?:account|telefono) (?:\\p{L}+ ){0,2}(?:può|possono|riesce a) (?:leggere|vedere)|i miei dati|quello che (?:scrivo|dico) (?:dove|resta|rimane)|(?:qualcuno|chi|gente|polizia|genitori|capo|azienda|famiglia) (?:\\p{L}+ ){0,4}(?:legge|leggere|leggono|vede|vedere|vedono|ascolta|sapere|sa)|(?:è|resta|rimane|sono) (?:\\p{L}+ ){0,2}(?:privat[oa]|segret[oa]|salvat[oa]|registrat[oa]|riservat[oa]|anonim[oa])|notific\\p{L}*|chi (?:lo |le |li )?legge",
    memory:
      "te (?:lo|la|le|li|ne) (?:ricordi|ricorderai|scordi)|(?:ti|vi) (?:scordi|scordate)|(?:ti|si) (?:ricordi|ricorda|ricorderai|ricorderà|dimentichi|dimentica)",
    limits:
      "quanti min|minuti (?:ho|restano|rimangono)|quanto (?:mi )?(?:resta|rimane)|limite|quanto tempo (?:ho|posso|resta|c'è)|quanti minuti",
    breathe:
      "(?:avete|hai|ha|c'è|ci sono|fai) (?:tipo |anche |dei |degli |qualche |mica |un )*eserciz\\p{L}*|(?:qualcosa|una cosa|una tecnica) (?:\\p{L}+ )?(?:per|da fare|che posso fare) (?:\\p{L}+ ){0,3}(?:ora|adesso|subito|qui|calm\\p{L}*|dormire|rilass\\p{L}*)|(?:un|qualche|altro) (?:\\p{L}+ )?esercizio|facciamo (?:\\p{L}+ )?respir\\p{L}*|qualcosa (?:per|da fare) (?:\\p{L}+ ){0,4}(?:dormire|calmarmi|rilassarmi)",
  },
  pt: {
    human:
      "(?:quem|alguém) (?:é que )?(?:está|tá|fica|me) (?:\\p{L}+ ){0,2}(?:lado|responde|responder|ligar|liga|atende|por trás)|responde na hora|chatgpt|do outro lado|(?:você é|cê é|tu és|és|é|falo com|falando com) (?:\\p{L}+ ){0,3}(?:human[oa]|pessoa|gente|real|de verdade|robô|bot|máquina|ia|programa|computador|chat ?gpt)|human[oae]|(?:pessoa|gente) ou (?:\\p{L}+ ){0,2}(?:máquina|robô|bot|ia)|alguém (?:digitando|escrevendo|a escrever|aí)",
    price:
      "desconto|mensalidade|renova|debita\\p{L}*|grátis|gratuito|de graça|de borla|pagar|pago|custa|cobra\\p{L}*|cartão|de borla|pago\\?",
    privacy:
      "vende(?:m|s)? (?:\\p{L}+ ){0,3}dados|(?:namorad[oa]|marido|mulher|mãe|pai|filh[oa]|patrão) (?:\\p{L}+ ){0,4}(?:lê|ler|vê|ver|acede\\p{L}*|acessa\\p{L}*)|isto grava|meus dados|(?:alguém|quem|gente|polícia|pais|mãe|pai|chefe|empresa) (?:\\p{L}+ ){0,4}(?:lê|ler|leem|vê|ver|veem|ouve|sabe|saber)|(?:é|fica|ficam|está) (?:isso |isto |tudo )?(?:\\p{L}+ ){0,2}(?:privado|secreto|guardado|gravado|salvo|salva|confidencial|anónimo|anônimo)|notifica\\p{L}*|apagar (?:\\p{L}+ )?(?:conversa|chat|histórico)|quem (?:é que )?(?:lê|vê)|fica registado",
    memory:
      "(?:vc|cê) (?:vai )?(?:lembra\\p{L}*|esquece\\p{L}*)|amanhã (?:se )?lembra|(?:vai|vais|você|tu) (?:\\p{L}+ ){0,2}(?:lembrar|lembra|lembras|esquecer|esquece)|(?:lembra-se|lembras-te|se lembra)",
    limits:
      "quantos min|quanto (?:tempo )?(?:me )?(?:resta|sobra)|até quando posso|limite|quanto tempo (?:posso|tenho|dá|resta)|quantos minutos",
    breathe:
      "(?:tem|há|têm) (?:aí |algum |alguns |um |uns )*exercícios?|(?:uma coisa|algo|alguma coisa) que (?:eu |se )?(?:possa|dê para|dá pra|consiga) fazer|(?:um|algum|outro) (?:\\p{L}+ )?exercício|(?:algo|alguma coisa) (?:para|pra) (?:\\p{L}+ ){0,4}(?:dormir|acalmar|relaxar)",
  },
  ar: {
    human:
      "(?:انت|انتي|انتا|حضرتك|هل انت) (?:\\p{L}+ ){0,3}(?:انسان|انسانه|بشر|حقيقي|حقيقيه|روبوت|بوت|اله|اله|ذكاء|برنامج|كمبيوتر|شخص)|(?:انسان\\p{L}*|بشر|حدا|حد) (?:ام|او|ولا|وله|وإلا|والا) (?:\\p{L}+ )?(?:اله|روبوت|برنامج|بوت)",
    price:
      "فاتوره|مدفوع|بمقابل|مجاني\\p{L}*|ببلاش|بفلوس|بمصاري|بيكلف|يكلف|ادفع|الاشتراك|بكم|السعر|بلاش|فابور|بالفلوس|نخلص",
    privacy:
      "(?:منو|شكون|مدرستي|مديري|زوجي|جوزي|الموظفين|موظفين|حدا|حد|احد|مين|من|الشركه|اهلي|الشرطه) (?:\\p{L}+ ){0,3}(?:يقرا|بيقرا|يشوف|بيشوف|يسمع|يعرف|يطلع)|(?:سري|سريه|خاص|خصوصيه|مسجل|محفوظ|بيتسجل|بيتحفظ|تتسجل)|(?:شكون|مين|من) (?:\\p{L}+ )?(?:يقراه|يقراها|يقرا|بيقرا|يشوفه)|يطلع لاحد",
    memory: "(?:كتعقل|هتنسي|رح تنسي|بتتذكر|تتذكر|بتفتكر|هتفتكر|رح تتذكر|ستتذكر|بتنسى|تنسى)\\p{L}*",
    limits: "(?:كم|قديش|اد ايه) (?:\\p{L}+ ){0,2}(?:دقيقه|وقت)|حد (?:يومي|للوقت)|الوقت المتبقي",
    breathe:
      "تمرين|تمارين|شي للنوم|حاجه للنوم|وسيله (?:\\p{L}+ ){0,2}(?:للنوم|للهدوء|للاسترخاء)|شي (?:\\p{L}+ )?(?:يهدي|ينوم)",
  },
  ja: {
    human:
      "(?:人間|人|本物|機械|ロボット|AI|ai|ボット|プログラム|相談員)(?:さん)?(?:です|なの|でしょう|でいらっしゃ|が(?:話|答|書))|(?:人間|人|誰か|だれか)(?:が|は)?(?:.{0,6})(?:打って|打っと|書いて|返事して|返して|入って)|中の人|(?:人間|ロボット|機械|ai)(?:じゃ|では)な|(?:人|人間)(?:だ|です)?が(?:、| )?機械",
    price:
      "無料|有料|お金(?:が|は)?(?:かか|いる|とら)|いくら(?:か|です)|料金|課金|タダ|請求|金(?:が|は)?(?:取|と)(?:る|られ)|お金 ?かか",
    privacy:
      "(?:誰|誰か|だれか|他の人|運営|夫|妻|旦那|嫁|彼氏?|彼女|母|父|家族|上司|ほかの人|会社|親|学校|警察)(?:に|が|は|も)?(?:.{0,6})(?:見|読|聞|知|バレ|ばれ)|(?:記録|保存|録音)(?:に)?(?:され|残)|秘密(?:は|に|なん)|内緒|(?:言わない|おくる|送る)(?:？|\\?)",
    memory: "(?:覚えて|忘れ)(?:.{0,6})(?:ます|る|くれ|ない)",
    limits: "(?:制限|上限|何分|どのくらい|どれくらい)(?:.{0,6})(?:話|使|でき|ある|あり)",
    breathe:
      "(?:体操|エクササイズ|呼吸法|深呼吸|瞑想|ストレッチ)|(?:今|ここで|すぐ|布団で)(?:.{0,6})できる(?:こと|もの|やつ)",
  },
  ko: {
    human:
      "(?:너|넌|당신|혹시|거기|댁)(?:는|은|이)? ?.{0,8}(?:사람|로봇|기계|AI|ai|봇|인공지능|프로그램)|(?:사람|인간)(?:임|이냐|인가|이에요)? ?.{0,4}(?:봇|기계|로봇|AI|ai)",
    price: "결제|과금|무료|유료|공짜|돈 ?(?:내|들|나가|받)|얼마(?:예요|야|에요|인가)|요금|결제|공짜|구독",
    privacy:
      "(?:인사팀|부대|간부|선생님|쌤|와이프|아내|팀장|직원|누가|누군가|다른 ?사람|회사|부모님|엄마|학교|경찰|남편)(?:이|가|도|한테|에서|은|는)? ?.{0,8}(?:봐|보|봄|볼|읽|알|들)|(?:걸리|저장|기록|녹음|비밀|유출|익명)|알려지거나|새어",
    memory: "(?:기억|까먹|잊)(?:.{0,6})(?:해|하|나|어|을)",
    limits: "(?:제한|한도|몇 ?분|얼마나 ?(?:오래|길게|더))",
    breathe:
      "호흡법|스트레칭|(?:운동|연습|체조)(?: ?같은 ?거)? ?있|(?:잠 ?오|잠들|진정|긴장).{0,8}(?:거|것|방법) ?.{0,3}(?:있|없|알)",
  },
  zh: {
    human:
      "(?:你|您)(?:是|系|係|到底|究竟)(?:.{0,4})(?:真人|人还|人吗|机器|机器人|电脑|程序|AI|ai)|真人吗|是人吗|(?:真人|人)(?:定|还是|抑或)(?:系|是)?(?:AI|ai|机器|程序)",
    price: "免费|收费|要钱|多少钱|收钱|付钱|付费|扣钱|扣费|要充钱|花钱|充值|会员|收唔收钱|月费|要钱",
    privacy:
      "(?:谁|有人|别人|老公|老婆|我妈|我爸|男朋友|女朋友|室友|孩子|公司|爸妈|父母|学校|警察|老师|老板)(?:.{0,6})(?:看|读|听|知道)|(?:记录|保存|录音|保密|隐私|泄露|删掉|删除)|给(?:学校|老板|家里|警察)",
    memory: "(?:记得|记住|认得|忘)(?:.{0,6})",
    limits: "(?:上限|限制|几分钟|多少分钟|多久|多长时间)(?:.{0,4})",
    breathe:
      "(?:来|有|做)(?:个|点|一个)?(?:.{0,4})练习|(?:教我|有没有|能不能).{0,8}(?:能做的|放松|练习|入睡)",
  },
};
