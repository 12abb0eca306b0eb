import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { type Talk, talk } from "./near.ts";

/**
 * A body in danger, the person's own or another's, which comes before whatever else a message is about. `heart` may be
 * panic, too; `rescue` can't wait; `call` asks whether to call.
 */
export type Rescue = Readonly<Record<"heart" | "rescue" | "call", Talk>>;

export const rescueByLanguage: Readonly<Record<LanguageCode, Rescue>> = {
  en: {
    heart: talk(
      "(?:chest|heart) (?:[\\p{L}\\p{N}']+ ){0,3}(?:hurts?|hurting|aches?|aching|pain|crushing|squeez\\p{L}*|pressure|tight)|(?:pain|pressure|tightness|crushing|elephant) (?:[\\p{L}\\p{N}']+ ){0,3}(?:in|on) (?:my |the )?chest|chest pains?|having a heart attack|(?:down|into|up) my (?:left )?(?:arm|jaw)|(?:left )?arm (?:[\\p{L}\\p{N}']+ ){0,2}numb|numb (?:left )?arm|jaw hurts",
      "Chest pain can be panic, and it can be the heart. If it's strong or new, or if your arm, jaw or breath is affected, please call the emergency number now. | From here nobody can tell whether that is the heart. Please call the emergency number now, and don't be alone while you wait.",
    ),
    rescue: talk(
      "(?:not|isn'?t|stopped|barely|hardly) breathing|(?:breath\\p{L}*|snor\\p{L}*) (?:[\\p{L}\\p{N}']+ )?(?:slow|slowly|weird|weirdly|funny|strange\\p{L}*)|(?:won'?t|can'?t|doesn'?t|not) (?:wake|waking)(?: up| her| him| them)*|unconscious|unresponsive|not responding|(?<!nearly |almost )passed out|face (?:is )?(?:droop\\p{L}*|numb)|lips (?:are )?(?:blue|turning blue)|throat (?:is )?(?:closing|swelling)|(?:he|she|baby|kid|son|daughter|friend|mom|dad|wife|husband|girlfriend|boyfriend|roommate|yr old|year old)(?:'s| has| just)? (?:[\\p{L}\\p{N}']+ )?(?:swallowed|drank (?:[\\p{L}\\p{N}']+ ){0,2}(?:bleach|cleaner|dishwasher|detergent|poison\\p{L}*|antifreeze)|overdosed|took (?:[\\p{L}\\p{N}']+ )?(?:pills|tablets))|(?:shook|shaken) (?:him|her|the baby|my baby)|floppy|od(?:'?ing|'?d)|overdosing|(?:injected|took) (?:[\\p{L}\\p{N}']+ )?(?:too much|all my) insulin",
      "This is an emergency: please call the emergency number now, and say where it is. They'll tell you what to do until help comes. | Please don't wait to see whether it passes. Call the emergency number now, stay there, and unlock the door. | Call the emergency number first, and do what they tell you. Seconds count, and you don't have to be sure.",
    ),
    call: talk(
      "(?:call|get|need) (?:an? |the |for )?(?:ambulance|911|999|112|000)|(?:should|do) (?:i|we) (?:call|go to|drive \\p{L}+ to) (?:[\\p{L}\\p{N}']+ )?(?:ambulance|911|999|112|000|er|a ?& ?e|hospital|emergency)",
      "If you're asking yourself that, call: the people at the emergency number will tell you what's needed. | Yes, please call the emergency number. It's what they're there for, and it's all right to be wrong.",
    ),
  },
  de: {
    heart: talk(
      "(?:brust|herz) (?:[\\p{L}\\p{N}']+ ){0,3}(?:weh|eng|druckt|drückt|sticht|schmerz\\p{L}*|schmerzt)|(?:druck|schmerz\\p{L}*|enge|stechen) (?:[\\p{L}\\p{N}']+ ){0,3}(?:brust|herz\\p{L}*)|brust(?:druck|schmerz\\p{L}*|enge)|herzinfarkt|arm (?:[\\p{L}\\p{N}']+ ){0,2}(?:taub|weh)|zieht in den (?:kiefer|arm)",
      "Schmerz oder Druck in der Brust kann Panik sein, und es kann das Herz sein. Ist es stark oder neu, oder ziehen Arm, Kiefer oder Atem mit, dann ruf bitte jetzt den Notruf. | Ob das vom Herzen kommt, kann von hier aus niemand sagen. Ruf bitte jetzt den Notruf, und bleib nicht allein, bis jemand kommt.",
    ),
    rescue: talk(
      "atmet (?:[\\p{L}\\p{N}']+ )?(?:nicht|kaum|komisch|so komisch|langsam|schlecht)|(?:wacht|werden?|kriege?) (?:[\\p{L}\\p{N}']+ ){0,3}(?:nicht|kaum) (?:[\\p{L}\\p{N}']+ )?(?:wach|auf|richtig auf)|bewusstlos\\p{L}*|ohnmächtig|nicht (?:mehr )?ansprechbar|reagiert nicht|blau (?:[\\p{L}\\p{N}']+ )?lippen|blaue lippen|lippen (?:[\\p{L}\\p{N}']+ )?blau|schlaganfall|gesicht hängt|(?:er|sie|kind|sohn|tochter|freund\\p{L}*|schwester|bruder|mutter|mama|vater|papa|mann|frau|oma|opa) (?:[\\p{L}\\p{N}']+ ){0,6}(?:verschluckt|tabletten genommen|tabletten geschluckt|schlaftabletten \\p{L}+ genommen)|(?:ihn|sie|es|baby) (?:[\\p{L}\\p{N}']+ )?geschüttelt|vergiftet|insulin gespritzt|überdosis",
      "Das ist ein Notfall: Ruf bitte jetzt den Notruf und sag, wo es ist. Dort sagt man dir, was bis dahin zu tun ist. | Bitte nicht abwarten, ob es vorbeigeht. Ruf jetzt den Notruf, bleib dort, und schließ die Tür auf. | Zuerst der Notruf, und dann tun, was man dort sagt. Jede Minute zählt, und sicher sein musst du dir nicht.",
    ),
    call: talk(
      "(?:notruf|notarzt|krankenwagen|rettung\\p{L}*|112|144) (?:[\\p{L}\\p{N}']+ )?(?:rufen|anrufen|holen|wählen)|(?:soll|muss) ich (?:[\\p{L}\\p{N}']+ ){0,3}(?:notruf|notarzt|krankenwagen|krankenhaus|notaufnahme|112)|oder (?:den )?(?:notruf|notarzt)",
      "Wenn du dich das fragst, dann ruf an: Beim Notruf sagt man dir, was nötig ist. | Ja, bitte den Notruf anrufen. Dafür ist er da, und irren darf man sich.",
    ),
  },
  fr: {
    heart: talk(
      "(?:mal (?:à|dans)|douleur\\p{L}*|serre|oppression|pression|etau) (?:[\\p{L}\\p{N}']+ ){0,3}(?:poitrine|thorax)|(?:poitrine|coeur|cœur) (?:[\\p{L}\\p{N}']+ ){0,3}(?:serre|mal|lache|lâche|lâcher)|ça (?:me )?serre comme|(?:descend|engourdi\\p{L}*|fourmis) (?:dans )?(?:le )?bras|bras gauche (?:[\\p{L}\\p{N}']+ ){0,2}(?:engourdi|mal|lourd)|(?:fais|fait|faire) (?:un|une) (?:infarctus|arrêt cardiaque|crise cardiaque)|mâchoire",
      "Une douleur dans la poitrine peut être de la panique, et peut être le cœur. Si elle est forte ou nouvelle, ou si le bras, la mâchoire ou le souffle s’en mêlent, il faut appeler le numéro d’urgence maintenant. | D’ici, personne ne peut dire si c’est le cœur. Il faut appeler le numéro d’urgence maintenant, et ne pas rester sans personne en attendant.",
    ),
    rescue: talk(
      "(?:respire|bouge|répond|réagit) (?:[\\p{L}\\p{N}']+ )?(?:pas|plus|mal|bizarrement|bizarre)|(?:ronfle|respire) (?:[\\p{L}\\p{N}']+ )?(?:bizarrement|bizarre|fort)|(?:se réveille|réveiller) (?:[\\p{L}\\p{N}']+ )?(?:pas|plus)|inconscient\\p{L}*|s'est évanouie?|lèvres (?:[\\p{L}\\p{N}']+ )?bleues|(?:fils|fille|bébé|enfant|amie?|copain|copine|mari|femme|mère|père|sœur|frère|il|elle) (?:[\\p{L}\\p{N}']+ ){0,6}(?:avalé|pris (?:[\\p{L}\\p{N}']+ )?(?:médicaments|cachets|médocs|comprimés))|(?:l'ai|ai) (?:[\\p{L}\\p{N}']+ )?secoué\\p{L}*|vomis du sang|(?:pris|injecté) (?:trop|toute?) (?:d'|l'|mon )?insuline|overdose",
      "C’est une urgence : il faut appeler le numéro d’urgence maintenant, et dire où c’est. On y explique quoi faire jusqu’à l’arrivée des secours. | Mieux vaut ne pas attendre que cela passe. Il faut appeler le numéro d’urgence, rester sur place, et ouvrir la porte. | D’abord le numéro d’urgence, puis faire ce qu’on y dit. Chaque minute compte, et il n’est pas nécessaire d’être sûr.",
    ),
    call: talk(
      "(?:appeler|appelle|appelle-t-on|faire venir) (?:[\\p{L}\\p{N}']+ )?(?:samu|pompiers|ambulance|15|112|18|secours|urgences)|(?:dois|devrais|faut)(?:-il|-je)? (?:[\\p{L}\\p{N}']+ ){0,3}(?:samu|urgences|hôpital|pompiers|ambulance)",
      "Si la question se pose, il faut appeler : au numéro d’urgence, on dira ce qui est nécessaire. | Oui, il faut appeler le numéro d’urgence. Il est là pour cela, et on a le droit de se tromper.",
    ),
  },
  es: {
    heart: talk(
      "(?:duele|dolor|presión|opresión|aprieta\\p{L}*|me oprime) (?:[\\p{L}\\p{N}']+ ){0,3}(?:pecho|corazón)|(?:pecho|corazón) (?:[\\p{L}\\p{N}']+ ){0,3}(?:duele|aprieta|raro)|brazo (?:izquierdo|dormido)|(?:duerme|dormido) (?:[\\p{L}\\p{N}']+ )?brazo|mandíbula|(?:teniendo|tengo|dando) un infarto|creo que es un infarto",
      "Un dolor en el pecho puede ser pánico, y puede ser el corazón. Si es fuerte o nuevo, o si se van el brazo, la mandíbula o el aire, hay que llamar ahora al número de emergencias. | Desde aquí nadie puede saber si es el corazón. Hay que llamar ahora al número de emergencias, y no quedarse a solas mientras tanto.",
    ),
    rescue: talk(
      "(?:no|apenas|casi no) respira|respira (?:[\\p{L}\\p{N}']+ )?(?:raro|mal|lento|despacio)|no (?:se )?(?:despierta|reacciona|responde)|inconsciente|se (?:ha )?desmay(?:ado|ó)|(?:labios|cara) (?:[\\p{L}\\p{N}']+ )?(?:azules|morados|dormida|caída)|mitad de la cara|(?:hijo|hija|bebé|niñ[oa]|amig[oa]|novi[oa]|marido|mujer|madre|padre|herman[oa]|él|ella)(?: se)? (?:[\\p{L}\\p{N}']+ ){0,6}(?:tragado|tomado (?:[\\p{L}\\p{N}']+ )?(?:pastillas|bote|veneno|lejía))|se (?:ha )?tom(?:ado|ó) (?:[\\p{L}\\p{N}']+ )?(?:pastillas|bote)|(?:lo|la) (?:he )?(?:sacudí|sacudido)|demasiada insulina|sobredosis",
      "Esto es una emergencia: hay que llamar ahora al número de emergencias y decir dónde es. Allí explican qué hacer hasta que llegue la ayuda. | Mejor no esperar a que pase. Hay que llamar ahora al número de emergencias, quedarse ahí y abrir la puerta. | Primero el número de emergencias, y luego hacer lo que digan. Cada minuto cuenta, y no hace falta tener certeza.",
    ),
    call: talk(
      "(?:llamo|llamar|llamamos|pido|pedir) (?:[\\p{L}\\p{N}']+ ){0,3}(?:ambulancia|112|911|061|emergencias|urgencias)|llamo o espero|(?:voy|vamos|debo ir|debería ir) (?:[\\p{L}\\p{N}']+ )?(?:urgencias|hospital) o",
      "Si surge la duda, hay que llamar: en el número de emergencias dirán qué hace falta. | Sí, hay que llamar al número de emergencias. Para eso está, y no pasa nada por equivocarse.",
    ),
  },
  it: {
    heart: talk(
      "(?:male|dolore|fitta|peso|pressione|stretta|oppressione) (?:[\\p{L}\\p{N}']+ ){0,3}(?:petto|torace|cuore)|petto (?:[\\p{L}\\p{N}']+ ){0,3}(?:fa male|stringe)|braccio sinistro|mandibola|mascella|(?:avendo|avere|ho) un infarto|attacco di cuore",
      "Un dolore al petto può essere panico, e può essere il cuore. Se è forte o nuovo, o se c’entrano il braccio, la mandibola o il respiro, bisogna chiamare adesso il numero di emergenza. | Da qui nessuno può dire se è il cuore. Bisogna chiamare adesso il numero di emergenza, e non restare senza nessuno nell’attesa.",
    ),
    rescue: talk(
      "(?:non|quasi non|a malapena) respira|respira (?:[\\p{L}\\p{N}']+ )?(?:male|strano|piano)|non (?:si )?(?:sveglia|risponde|reagisce)|incosciente|priv[oa] di sensi|svenut[oa]|labbra (?:[\\p{L}\\p{N}']+ )?(?:blu|viola)|(?:figlio|figlia|bambin[oa]|bimb[oa]|amic[oa]|ragazz[oa]|marito|moglie|madre|mamma|padre|papà|sorella|fratello) (?:[\\p{L}\\p{N}']+ ){0,6}(?:ingoiato|ingerito|preso (?:[\\p{L}\\p{N}']+ )?(?:pastiglie|pasticche|pillole|medicine))|(?:l'ho|ho) scoss[oa]|troppa insulina|overdose",
      "È un’emergenza: bisogna chiamare adesso il numero di emergenza e dire dov’è. Lì spiegano che cosa fare finché arriva aiuto. | Meglio non aspettare che passi. Bisogna chiamare adesso il numero di emergenza, restare lì e aprire la porta. | Prima il numero di emergenza, poi quello che dicono di fare. Ogni minuto conta, e non serve esserne certi.",
    ),
    call: talk(
      "(?:chiamo|chiamare|chiamiamo) (?:[\\p{L}\\p{N}']+ )?(?:l')?(?:ambulanza|118|112|soccorsi|emergenza)|(?:devo|dovrei|meglio) (?:[\\p{L}\\p{N}']+ ){0,3}(?:pronto soccorso|ospedale|ambulanza|118|112)",
      "Se viene il dubbio, bisogna chiamare: al numero di emergenza diranno che cosa serve. | Sì, bisogna chiamare il numero di emergenza. È lì per questo, e si può anche sbagliare.",
    ),
  },
  pt: {
    heart: talk(
      "(?:dor|dói|doendo|pressão) (?:[\\p{L}\\p{N}']+ ){0,3}(?:peito|coração)|peito (?:[\\p{L}\\p{N}']+ ){0,3}(?:dói|doendo|apertad[oa]|apertando)|braço esquerdo|braço (?:[\\p{L}\\p{N}']+ )?dormente|mandíbula|(?:tendo|ter) um (?:infarto|enfarte)|ataque cardíaco",
      "Dor no peito pode ser pânico, e pode ser o coração. Se for forte ou nova, ou se envolver o braço, a mandíbula ou a respiração, ligue agora para o número de emergência. | Daqui ninguém consegue saber se é o coração. Ligue agora para o número de emergência, e não fique sem companhia enquanto espera.",
    ),
    rescue: talk(
      "(?:não|mal|quase não) (?:está |tá )?respira\\p{L}*|respira\\p{L}* (?:[\\p{L}\\p{N}']+ )?(?:estranho|mal|devagar)|não (?:acorda|reage)|inconsciente|desacordad[oa]|desmai\\p{L}*|lábios (?:[\\p{L}\\p{N}']+ )?(?:azuis|roxos)|(?:filh[oa]|bebê|criança|amig[oa]|namorad[oa]|marido|mulher|esposa|mãe|pai|irmã|irmão|ele|ela) (?:[\\p{L}\\p{N}']+ ){0,6}(?:engoliu|tomou (?:[\\p{L}\\p{N}']+ )?(?:remédios?|comprimidos|veneno|cartela))|sacudi (?:ele|ela|o bebê|a bebê)|insulina demais|muita insulina|overdose",
      "Isso é uma emergência: ligue agora para o número de emergência e diga onde é. Lá explicam o que fazer até a ajuda chegar. | Não espere para ver se passa. Ligue agora para o número de emergência, fique aí e destranque a porta. | Primeiro o número de emergência, e depois faça o que disserem. Cada minuto conta, e não é preciso ter certeza.",
    ),
    call: talk(
      "(?:ligo|ligar|chamo|chamar|chamamos) (?:[\\p{L}\\p{N}']+ ){0,2}(?:ambulância|samu|192|112|193|emergência|socorro)|(?:devo|preciso|melhor) (?:[\\p{L}\\p{N}']+ ){0,3}(?:hospital|pronto-socorro|upa|ambulância|samu)",
      "Se você está em dúvida, ligue: no número de emergência dizem o que é preciso. | Sim, ligue para o número de emergência. É para isso que ele existe, e não faz mal se for engano.",
    ),
  },
  ja: {
    heart: talk(
      "胸(?:が|の)?(?:.{0,4})(?:痛|締め|しめ|圧迫)|胸痛|心臓(?:が|の)?(?:.{0,4})痛|心筋梗塞|心臓発作|左腕(?:.{0,4})(?:しびれ|痛)|顎(?:.{0,3})痛",
      "胸の痛みはパニックのことも、心臓のこともあります。強い痛みや初めての痛み、腕やあご、息にも来ているなら、今すぐ緊急番号に電話してください。 | それが心臓かどうかは、ここではわかりません。今すぐ緊急番号に電話して、待つあいだも一人にならないでください。",
    ),
    rescue: talk(
      "息(?:を|が)?して(?:い)?な|呼吸(?:が|を)?(?:.{0,3})(?:ない|おかし|止ま|遅)|いびき(?:.{0,4})(?:変|おかし)|意識(?:が|も)?(?:ない|なくな|飛)|起きない|目を覚まさな|反応(?:が|し)?な|倒れ(?:た|て)(?:.{0,12})(?:動|返事|どう)|唇(?:が)?(?:.{0,3})(?:青|紫)|ろれつ|脳卒中|(?:子ども|子供|赤ちゃん|息子|娘|友達|友人|彼女|彼氏|妻|夫|母|父|姉|妹|兄|弟)(?:.{0,8})(?:飲んだ|飲んじゃ|飲み込|誤飲|飲ませた)|首(?:を)?吊って(?:た|い)|(?:揺さぶ|ゆさぶ)|インスリン(?:.{0,6})(?:打ちすぎ|たくさん|全部)|過剰摂取",
      "これは緊急事態ですから、今すぐ緊急番号に電話して、場所を伝えてください。助けが来るまでにすることを教えてもらえます。 | おさまるのを待たないでください。今すぐ緊急番号に電話して、そばを離れず、玄関の鍵を開けてください。 | まず緊急番号に電話して、言われたとおりにしてください。一分一分が大切で、確信がなくてもかまいません。",
    ),
    call: talk(
      "救急車(?:.{0,4})(?:呼|よ)(?:ぶ|ん|べき)|救急車(?:\\?|？)|(?:119|110)(?:.{0,4})(?:かける|呼ぶ|べき)|病院(?:.{0,4})(?:行くべき|行った(?:ほう|方)が)",
      "迷うときは、電話してください。何が必要か、緊急番号で教えてもらえます。 | はい、緊急番号に電話してください。そのための番号ですから、間違いでもかまいません。",
    ),
  },
  zh: {
    heart: talk(
      "胸(?:口|部)?(?:.{0,4})(?:疼|痛|压着|发紧)|心(?:脏|口)(?:.{0,3})(?:疼|痛|绞)|左(?:胳膊|手臂|臂|手)(?:.{0,3})(?:麻|疼|痛)|下巴(?:.{0,2})(?:疼|痛)|(?:是|犯)(?:.{0,2})心梗|心脏病发",
      "胸口疼可能是惊恐，也可能是心脏。如果疼得厉害、以前没有过，或者牵到胳膊、下巴，喘不上气，请现在就打紧急电话。 | 是不是心脏，在这里谁也说不准。请现在就打紧急电话，等的时候身边要有人。",
    ),
    rescue: talk(
      "没(?:有)?呼吸|不呼吸|没气了|呼吸(?:.{0,3})(?:慢|怪|弱|困难)|打呼(?:.{0,3})(?:怪|奇怪)|(?:叫|喊|弄|摇)不醒|醒不过来|昏迷|没(?:有)?反应|昏过去|晕过去|嘴唇(?:.{0,2})(?:紫|青|发蓝)|脸(?:.{0,2})歪|(?:孩子|宝宝|儿子|女儿|朋友|闺蜜|老婆|老公|妈妈?|爸爸?|姐姐?|妹妹?|哥哥?|弟弟?|他|她)(?:.{0,6})(?:吞了|误食|吃了(?:.{0,4})(?:药|安眠药)|喝了(?:.{0,4})(?:农药|清洁))|(?:摇|晃)了(?:.{0,4})(?:宝宝|孩子|他|她)|打(?:了)?(?:.{0,4})胰岛素(?:.{0,4})(?:多|过量)|药物过量",
      "这是紧急情况：请现在就打紧急电话，说清楚在哪里。救援到来之前该做什么，那边会告诉你。 | 不要等着看会不会过去。现在就打紧急电话，守在那里，把门打开。 | 先打紧急电话，然后照那边说的做。每一分钟都要紧，不确定也没关系。",
    ),
    call: talk(
      "(?:要|该|应该|需要|用)(?:不要|不用)?(?:叫|打|喊)(?:.{0,2})(?:救护车|120|110|119)|(?:救护车|120)(?:吗|？|\\?)|(?:要不要|该不该)(?:.{0,3})(?:医院|急诊)",
      "如果拿不准，就打：需要怎么做，紧急电话那边会告诉你。 | 是的，请打紧急电话。它就是为这种时候准备的，弄错了也没关系。",
    ),
  },
  ko: {
    heart: talk(
      "가슴(?:이|에|을|은)? ?(?:.{0,6})(?:아프|아파|조이|조여|답답|통증|쥐어짜|눌)|심장(?:이|에)? ?(?:.{0,4})(?:아프|아파|멈)|왼 ?(?:팔|손)(?:이)? ?(?:.{0,4})(?:저리|저려|마비)|턱(?:이|도)? ?아프|심근경색|심장마비",
      "가슴 통증은 공황일 수도 있고 심장일 수도 있어요. 심하거나 처음 겪는 통증이거나 팔, 턱, 숨까지 이상하면 지금 바로 긴급 번호로 전화하세요. | 심장 때문인지 여기서는 알 수 없어요. 지금 바로 긴급 번호로 전화하고, 기다리는 동안 혼자 있지 마세요.",
    ),
    rescue: talk(
      "숨을 ?(?:안|못) ?쉬|숨(?:이|소리가)? ?(?:.{0,4})(?:이상|느려)|안 ?일어나요|(?:안|못) ?깨어나|깨워도|의식(?:이|을)? ?(?:없|잃)|반응(?:이)? ?없|쓰러(?:졌|져)|입술(?:이)? ?(?:.{0,3})(?:파래|파랗)|뇌졸중|(?:아이|아기|애|아들|딸|친구|여친|남친|남편|아내|엄마|아빠|언니|누나|오빠|형|동생)(?:가|이)? ?(?:.{0,8})(?:삼켰|약(?:을)? ?먹었|마셨)|(?:아기|애|아이)를? ?(?:.{0,4})흔들었|인슐린(?:을)? ?(?:.{0,6})(?:많이|너무)|과다 ?복용",
      "긴급한 상황이니 지금 바로 긴급 번호로 전화해서 어디인지 말하세요. 도움이 올 때까지 무엇을 할지 알려 줄 거예요. | 괜찮아지는지 기다리지 마세요. 지금 긴급 번호로 전화하고, 곁을 지키면서 문을 열어 두세요. | 먼저 긴급 번호로 전화하고, 거기서 하라는 대로 하세요. 일 분 일 분이 중요하고, 확실하지 않아도 괜찮아요.",
    ),
    call: talk(
      "(?:119|112|구급차|응급차)(?:를|에|에다)? ?(?:불러|부를|전화|신고)(?:야|까|해야)|응급실(?:에)? ?가야 ?(?:하|할|되|돼)",
      "망설여지면 전화하세요. 무엇이 필요한지 긴급 번호에서 알려 줄 거예요. | 네, 긴급 번호로 전화하세요. 그러라고 있는 번호이고, 틀려도 괜찮아요.",
    ),
  },
  ar: {
    heart: talk(
      "(?:الم|وجع|ضغط|ضيق|نغز\\p{L}*|نخز\\p{L}*) (?:[\\p{L}\\p{N}']+ ){0,3}(?:صدري|الصدر|قلبي|القلب)|(?:صدري|قلبي) (?:[\\p{L}\\p{N}']+ ){0,2}(?:واجع\\p{L}*|يوجع\\p{L}*|بيوجع\\p{L}*|ضايق|مضغوط)|(?:ايدي|يدي|ذراعي|دراعي) (?:الشمال|اليسرى|اليسار) (?:\\p{L}+ )?(?:منمل\\p{L}*|مخدر\\p{L}*|خدران\\p{L}*|توجع\\p{L}*|بتوجع\\p{L}*|واجع\\p{L}*)|(?:فكي|الفك) (?:[\\p{L}\\p{N}']+ )?(?:يوجع\\p{L}*|بيوجع\\p{L}*)|نوبه قلبيه|ذبحه",
      "ألم الصدر قد يكون هلعا، وقد يكون القلب. إن كان قويا أو جديدا، أو امتد إلى الذراع أو الفك أو ضاق معه النفس، فيجب الاتصال الآن برقم الطوارئ. | لا أحد يستطيع أن يعرف من هنا إن كان القلب. أرجوك، يجب الاتصال الآن برقم الطوارئ، وألا يكون الانتظار من غير أحد.",
    ),
    rescue: talk(
      "(?:ما|مش|لا|مو|موش|ماعم|ما عم) ?(?:يتنفس|بيتنفس|تتنفس|بتتنفس|يرد|ترد|بيرد|بترد|يصحى|تصحى|بيصحى|بتصحى|يفيق|تفيق)\\p{L}*|(?:يتنفس|تتنفس|بيتنفس|بتتنفس) (?:[\\p{L}\\p{N}']+ )?(?:ببطء|غريب|بصعوبه)|فاقد\\p{L}* الوعي|مغمى|اغمي\\p{L}*|غيبوبه|شفايف\\p{L}* زرق\\p{L}*|سكته|وجه\\p{L}* (?:[\\p{L}\\p{N}']+ ){0,2}(?:ما يتحرك|مايل)|(?:ابني|بنتي|طفلي|طفلتي|ولدي|صاحبي|صاحبتي|صديقي|صديقتي|اخوي|اخي|اختي|امي|ابي|ابوي|زوجي|زوجتي|مراتي|جوزي) (?:[\\p{L}\\p{N}']+ ){0,6}(?:بلع\\p{L}*|خد\\p{L}* حبوب|اخذ\\p{L}* حبوب|شرب\\p{L}* (?:كلور|سم|دوا))|هزيت(?:ه|ها)(?: \\p{L}+)?|جرعه زايده|جرعه زائده|انسولين (?:[\\p{L}\\p{N}']+ )?(?:كتير|كثير|زياده)",
      "هذه حالة طارئة: يجب الاتصال الآن برقم الطوارئ وذكر المكان. وهناك من يشرح ما يجب فعله حتى تصل المساعدة. | لا يصح انتظار أن يزول هذا. يجب الاتصال الآن برقم الطوارئ، والبقاء هناك، وفتح الباب. | أولا رقم الطوارئ، ثم فعل ما يقال هناك. كل دقيقة مهمة، ولا حاجة إلى يقين.",
    ),
    call: talk(
      "(?:اتصل|اطلب|اكلم|نتصل|نطلب) (?:[\\p{L}\\p{N}']+ ){0,2}(?:الاسعاف|اسعاف|الطوارئ)|(?:اروح|اذهب|نروح) (?:[\\p{L}\\p{N}']+ )?(?:المستشفى|المستشفي|الطوارئ|للمستشفى)(?= ولا| او|\\W*$)|لازم مستشفى",
      "ما دام السؤال قائما، فالاتصال هو الصواب: وعند رقم الطوارئ من يقول ما يلزم. | نعم، يجب الاتصال برقم الطوارئ. هو موجود لهذا، ولا ضرر في الخطأ.",
    ),
  },
};
