import type { LanguageCode } from "#shared/catalogues/languages.ts";
import type { Words } from "./words.ts";

/**
 * How a companion asks about a plan without naming it: it stands at the question's end, where "for the weekend" would
 * be. What it has done, has at hand and where it is, by the companion's own words in ten languages.
 */
export const questions: Readonly<Record<LanguageCode, Partial<Words>>> = {
  en: {
    asksPlan: [
      "(?:have|got|made|is there|make|making) (?:you (?:got |made )?)?(?:a|any) (?:\\w+ )?plans?(?= *(?:[?,]|$|(?:for|about|of) (?:how|that|this|it|when)|or |and |in mind|to (?:do it|act)))",
      "access to (?:[\\w']+ ){0,4}(?:pills|meds|medications?|weapons?|guns?|firearms?|means|knives|something|anything|it|them|those|that)",
      "(?:have you|did you|are you) (?:already |just )?(?:done|do|start(?:ed)?|doing) (?:something|anything|it)(?= *(?:[?,]|$|to yourself|already|now|yet))",
      "(?:thought about|know|decided|planned|worked out|chosen|picked) (?:how|when|where|a (?:time|day|date|place|method|way))(?: (?:you(?:'d| would| will| might)? |to )(?:do it|go about it|act))?(?= *(?:[?,]|$|and |or ))",
    ],
    yes: [
      "it (?:happens|does|comes|crosses|has)|there are (?:days|times|moments|nights)|some(?:times| days| nights)|on (?:bad|some) (?:days|nights)|these days|more and more|here and there|from time to time|now and then|off and on|on and off|honestly|to be honest|if i'?m honest|i won'?t lie|i'?m not going to lie|i admit|almost",
    ],
  },
  es: {
    asksPlan: [
      "(?:tienes?|hay|has hecho|hiciste) (?:algun |un )?plan(?: (?:concreto|claro|en mente|pensado))?(?= *(?:[?,]|$|o |y ))",
      "acceso a (?:[\\w']+ ){0,4}(?:pastillas|medicamentos|armas?|medios|algo|eso|ellas|ellos)",
      "(?:has|ya) (?:hecho|hiciste|empezado) (?:ya )?(?:algo|nada)(?= *(?:[?,]|$|ya))|(?:pensado|decidido|sabes) (?:como|cuando|donde)(?= *(?:[?,]|$|y |o ))",
    ],
    yes: [
      "(?:a mi )?me pasa|me ha pasado|hay (?:dias|noches|momentos|veces)|algunas? (?:vez|veces|dias|noches)|de vez en cuando|ultimamente|estos dias|cada vez mas|con frecuencia|a menudo|sinceramente|honestamente|para ser sincer[oa]|si te soy sincer[oa]|lo admito|la verdad|casi",
    ],
  },
  fr: {
    asksPlan: [
      "(?:as-tu|tu as|avez-vous|vous avez|y a-t-il|est-ce que tu as|est-ce que vous avez) (?:deja )?(?:un |fait un )plan(?: (?:precis|concret|en tete))?(?= *(?:[?,]|$|ou |et ))",
      "acces a (?:[\\w'-]+ ){0,4}(?:medicaments|cachets|armes?|moyens?|quelque chose|ca)",
      "(?:as-tu|tu as|avez-vous|vous avez) (?:deja )?(?:fait|commence) (?:quelque chose|quoi que ce soit)(?= *(?:[?,]|$))|(?:pense|reflechi|sais|decide) (?:a )?(?:comment|quand|ou)(?= *(?:[?,]|$|et |ou ))",
    ],
    yes: [
      "ca (?:m'arrive|me (?:prend|traverse|vient|hante)|revient|arrive)|(?:il )?y a des (?:jours|moments|nuits|soirs|fois)|certains (?:jours|soirs)|certaines nuits|par moments?|de temps en temps|ces (?:temps(?:-ci)?|derniers)|de plus en plus|quasi\\w*|honnetement|franchement|pour etre honnete|j'avoue|je l'avoue|j'y pense|j'en ai|ca depend|presque|en boucle|depuis|toujours|a peu pres|je ne (?:vais|veux) pas mentir|je mentirais",
    ],
  },
  de: {
    asksPlan: [
      "(?:hast du|haben sie|gibt es) (?:schon |denn |bereits )?(?:einen |einen? \\w+ )plan(?: (?:im kopf|gemacht))?(?= *(?:[?,]|$|oder |und ))",
      "(?:zugang|zugriff) (?:zu|auf) (?:[\\w']+ ){0,4}(?:tabletten|medikamente\\w*|waffen?|mitteln?|etwas|messern?)",
      "(?:hast du|haben sie) (?:dir |sich )?(?:schon |bereits )?(?:etwas|was) (?:getan|angetan|gemacht|genommen|eingenommen|unternommen)|(?:daruber nachgedacht|ueberlegt|uberlegt|weisst du|entschieden)[, ]+(?:wie|wann|wo)(?= *(?:[?,]|$|und |oder |du|sie))",
    ],
    yes: [
      "(?:das )?(?:kommt|passiert|geht mir) (?:vor|mir|so|schon|oft|manchmal)|es gibt (?:tage|naechte|nachte|momente|zeiten)|an manchen|hin und wieder|ab und (?:zu|an)|von zeit zu zeit|in letzter zeit|immer (?:wieder|oefter|ofter|haeufiger|haufiger|mehr)|ehrlich(?: gesagt)?|um ehrlich zu sein|zugegeben|fast|schon|seit|dauernd|staendig|standig",
    ],
  },
  it: {
    asksPlan: [
      "accesso a|procurat[oaie]\\w*|(?:sai|hai idea|ha idea|hai presente) (?:di )?(?:come|quando|dove)(?: e (?:quando|dove))?|(?:hai|ha) (?:gia )?(?:deciso|stabilito|fissato|preparato) (?:qualcosa|tutto|una data|un giorno|quando|come|il giorno)|un piano (?:per|su come|di come) (?:farlo|fare|metterlo)",
      "(?:con te|con se|li con te|accanto|vicino|a disposizione|in casa) (?:[\\w']+ ){0,3}(?:qualcosa|mezzi|farmaci|pillole|armi)|mezzi per farlo|(?:come|quando|dove) (?:lo faresti|vorresti farlo|pensi di farlo|hai intenzione di farlo)|(?:pianificat|programmat|organizzat|progettat)\\w+ (?:qualcosa|come|quando|tutto|di)|(?:hai|ha) (?:gia )?(?:pensato|in mente|scelto|deciso) (?:a |di )?(?:un |una |il |la )?(?:modo|metodo|momento|piano|data|luogo|posto|giorno)",
      "(?:hai|ha|c'e|avete) (?:gia )?(?:fatto )?(?:un |qualche )piano(?: (?:preciso|concreto|in mente))?(?= *(?:[?,]|$|o |e ))",
      "accesso a (?:[\\w']+ ){0,4}(?:farmaci|pillole|pastiglie|armi|arma|mezzi|qualcosa|medicine)|a portata di mano",
      "(?:hai|ha) (?:gia )?(?:fatto|preso|iniziato) qualcosa(?= *(?:[?,]|$))|(?:pensato (?:a )?|deciso |sai |sa )(?:come|quando|dove)(?= *(?:[?,]|$|e |o |lo far))",
    ],
    yes: [
      "(?:mi )?(?:capita|succede|viene|passa per la testa)|ci sono (?:giorni|notti|momenti|volte)|certi giorni|certe (?:notti|sere|volte)|ogni tanto|di tanto in tanto|a volte|ultimamente|in questi giorni|sempre (?:piu|di piu)|sinceramente|onestamente|a essere sincer[oa]|ad essere onest[oa]|lo ammetto|quasi|da (?:mesi|settimane|giorni|anni)|ci penso",
    ],
  },
  pt: {
    asksPlan: [
      "(?:tem|tens|ha|existe|fez|fizeste) (?:algum |um |ja um )?plano(?: (?:concreto|em mente|definido|pensado))?(?= *(?:[?,]|$|ou |e ))",
      "acesso a (?:[\\w']+ ){0,4}(?:remedios|comprimidos|medicamentos|armas?|meios|algo|alguma coisa|isso)",
      "(?:ja )?(?:fez|fizeste|tomou|tomaste|comecou) (?:ja )?(?:alguma coisa|algo)(?= *(?:[?,]|$))|(?:pensou|pensaste|sabe|sabes|decidiu|decidiste) (?:em )?(?:como|quando|onde)(?= *(?:[?,]|$|e |ou |faria|fazer))",
    ],
    yes: [
      "(?:me |ja me )?(?:acontece|aconteceu|passa pela cabeca|vem na cabeca)|tem (?:dias?|noites?|horas?|vezes)|ha (?:dias|noites|momentos|alturas)|alguns dias|algumas (?:noites|vezes)|de vez em quando|as vezes|ultimamente|esses dias|cada vez mais|com frequencia|sinceramente|honestamente|para ser sincer[oa]|pra ser sincer[oa]|confesso|admito|quase|ha (?:meses|semanas|anos)|penso nisso",
    ],
  },
  zh: {
    asksPlan: [
      "(?:有|有没有|做了|想好)(?:什么|具体|一个|个)?(?:的)?(?:计划|打算|安排)(?:了)?(?:吗|么|没有|呢)?(?=[?,，。]|$)",
      "(?:拿得到|能拿到|接触到|弄到)[^。?]{0,8}|(?:已经)?(?:做了|采取了|开始做)(?:什么|行动)|(?:想过|想好|决定)(?:了)?(?:怎么|什么时候|在哪|用什么)",
    ],
    yes: [
      "有时|有过|说实话|老实说|坦白|其实|最近|这(?:几天|段时间|阵子)|越来越|时不时|偶尔|老是|总会|脑子里|几乎|差不多|确实|承认",
    ],
  },
  ja: {
    asksPlan: [
      "(?:何か|具体的な|具体的に)?計画(?:は|が|を)?(?:あり|ある|立て|考え|して)[^。?]{0,8}(?:か|の)?(?=[?、。]|$)",
      "(?:手に入|すぐ使え|近くにあ)[^。?]{0,6}|(?:もう|すでに)?何か(?:し(?:ました|た)|始め)[^。?]{0,4}(?:か|の)|(?:どう|いつ|どこで|どうやって)(?:する|やる|実行する)?(?:か)?(?:決め|考え)",
    ],
    yes: [
      "(?:正直|本音)(?:に|を)?(?:言|いう)|そういう(?:日|時|とき)|日によって|たびたび|頻繁|最近|このところ|ここ(?:数日|最近|ずっと)|だんだん|ますます|頭(?:に|から|を)|浮か|よぎ|考えちゃ|ほぼ|否定(?:は)?でき",
    ],
  },
  ko: {
    asksPlan: [
      "(?:혹시|구체적인|어떤|세운|생각해둔|생각한)?계획(?:이|은|을|도)?(?:있|세우|세웠|생각)[^.?]{0,6}(?=[?,.]|$)",
      "(?:구할수|손에넣을수|닿는곳|가까이)[^.?]{0,8}|(?:이미|벌써)?(?:뭔가|무언가|무엇을|뭘|어떤행동)[^.?]{0,4}(?:하셨|했|하신)|(?:어떻게|언제|어디서)[^.?]{0,6}(?:생각|정하|정했|결정|계획)",
    ],
    yes: [
      "그런(?:날|생각|적|편|것같|셈)|그럴때|그렇(?:죠|습니다|네요|긴|다고)|하루에도|수시로|때때로|이따금|문득|머릿속|점점|갈수록|날마다|밤마다|부정(?:은)?못|인정|들(?:어요|때|곤|기도)|생각(?:해요|하죠|이들|들)|많이|계속|줄곧|거의",
    ],
  },
  ar: {
    asksPlan: [
      "(?:وصول|حصول|الحصول) (?:الي|ل|علي)(?: [^\\s.؟!]+){0,3}|(?:بحوزتك|في متناول\\S*|تحت ايدك|متوفر عندك|متاح لك|موجود عندك)|(?:تملك|تمتلك|تملكين|فكرت (?:في|ب)|وضعت|رسمت|جهزت|اعددت|محضر\\S*)(?:ي)? ?(?:اي )?(?:ال)?(?:خطه|طريقه|وسيله|ادوات|سلاح|شيء|شي)|(?:كيف|متي|اين|وين|فين|بماذا|بايش|بشو) (?:ستفعل|تنوي|بتفكر|تفكر|فكرت|قررت|ناوي|ستنفذ|تخطط|بتخطط)\\S*(?: [^\\s.؟!]+){0,2}",
      "(?:هل )?(?:عندك|لديك|معك|معاك|في بالك|ببالك) (?:طريقه|وسيله|ادوات|مكان|موعد|وقت)(?: [^\\s.؟!]+){0,2}|(?:كيف|ازاي|شلون) (?:ناوي|تنوي|بدك|عايز|تريد|تبي|حتعمل|ستنفذ|تنفذ)\\S*|(?:خططت|تخطط|بتخطط|مخطط)\\S* (?:لشيء|لشي|لحاجه|ل\\S+|كيف|متي)|(?:خطه|طريقه|وسيله)(?= *؟)|(?:هل )?(?:معك|عندك|لديك|حولك|بقربك) (?:اي )?(?:شيء|شي|حاجه)(?= *(?:[؟]|يمكن|ممكن|قد|ل))",
      "(?:عندك|لديك|معك|في|هناك|وضعت|عملت|حاطط\\S*) (?:اي )?(?:خطه|خطط)(?: (?:محدده|معينه|واضحه|في بالك|ببالك))?(?= *(?:[؟،,]|$|او |ام |و))",
      "(?:الوصول|تصل|توصل\\S*) (?:الي|ل|لـ)[^؟]{0,20}|(?:هل )?(?:فعلت|عملت|سويت|درت|بدات)(?:ي)? (?:شيئا|شيء|شي|حاجه|اشي)(?= *(?:[؟،,]|$|بنفسك|بحالك))|(?:فكرت|قررت|حددت|عارف\\S*)(?:ي)? (?:كيف|متي|اين|وين|فين|ازاي|امتي|بكيف)",
    ],
    yes: [
      "بتصير|يحدث|بصير|بيحصل|يحصل|تمر علي|يمر علي|تجيني|بتجيني|بيجيلي|في (?:ايام|ليالي|اوقات)|هناك (?:ايام|لحظات|ليال)|بعض (?:الايام|الليالي|الاوقات|المرات)|من وقت (?:ل|الي)\\S*|مؤخرا|هاليومين|هالفتره|هذه الايام|اكثر فاكثر|بصراحه|صراحه|الصراحه|الحقيقه|بامانه|اعترف|لا انكر|ما انكر|تقريبا|من (?:شهور|اسابيع|ايام|زمان|سنين)",
    ],
  },
};
