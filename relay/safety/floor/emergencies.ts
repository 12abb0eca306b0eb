import type { LanguageCode } from "#shared/catalogues/languages.ts";
import type { Concern } from "#shared/safety/risk.ts";

/**
 * An overdose or a wound of one's own, told in whatever words: what was done, how much, and with what, in any order.
 * Each is a phrasing over the words of a language.
 */
export const emergencies: Readonly<Partial<Record<Concern, readonly string[]>>> = {
  suicide: [
    "[Took] ... [Excess] ... [Drug]",
    "[Took] ... [Drug] ... [Excess]",
    "[Excess] ... [Drug] ... [Took]",
    "[Drug] ... [Excess] ... [Took]",
    "[Took] ... [Drug] ... [Drink]",
    "[Drug] ... [Drink] ... [Took]",
    "[Took] ... [Poison]",
    "[Poison] ... [Took]",
  ],
  self_harm: ["[Bleeds] ... [ByMe]", "[ByMe] ... [Bleeds]", "[ByMe] ... [Deep]", "[Deep] ... [ByMe]"],
};

export type EmergencyWords = Readonly<
  Record<"Took" | "Excess" | "Drug" | "Drink" | "Poison" | "Bleeds" | "ByMe" | "Deep", string> & {
    /** What makes it something else, before, after or between. */
    readonly not: string;
  }
>;

/** Nobody is prescribed this many at once. */
const numbers =
  "15 | 16 | 18 | 20 | 22 | 24 | 25 | 26 | 28 | 30 | 32 | 35 | 36 | 40 | 42 | 45 | 48 | 50 | 56 | 60 | 70 | 80 | 90 | 100";

/** Medicines that are called alike in most languages. */
const brands =
  "paracetamol | ibuprofen | tramadol | xanax | valium | diazepam | lorazepam | clonazepam | alprazolam | zolpidem | zopiclone | sertraline | fluoxetine | prozac | citalopram | escitalopram | venlafaxine | mirtazapine | quetiapine | seroquel | propranolol | tavor | rivotril | insulin | metformin | oxycodone";

export const emergencyWords: Readonly<Record<LanguageCode, EmergencyWords>> = {
  en: {
    Took: "took | taken | swallowed | downed | necked | popped | ate | drank | injected | mixed | washed down | finished | emptied",
    Excess: `${numbers} | all | all of | every | whole | entire | full | handful | handfuls | fistful | loads | load | lots | tons | too many | too much | more than prescribed | far more | way more | considerably more | packets | packs | boxes | bottle | bottles | strips | blister | blisters | overdose | twenty | thirty | forty | fifty | sixty | hundred | at once | on purpose`,
    Drug: `${brands} | pills | tablets | capsules | meds | medication | tylenol | acetaminophen | advil | aspirin | naproxen | codeine | oxy | ativan | klonopin | ambien | amitriptyline | zoloft | lexapro | lithium | adderall | ritalin | benadryl | sleepers | painkillers | antidepressants | sleeping pills | beta blockers`,
    Drink: "vodka | whisky | whiskey | gin | rum | booze | tequila | brandy",
    Poison:
      "bleach | antifreeze | rat poison | pesticide | pesticides | insecticide | weedkiller | weed killer | drain cleaner | detergent | paraquat | cyanide",
    Bleeds:
      "bleeding | wont stop bleeding | blood everywhere | blood all over | pumping out | gushing | soaked through | dripping everywhere | keeps coming through | pouring out | lots of blood | so much blood",
    ByMe: "my wrists | did it again | with a blade | with the blade | with a razor | the razor | razor blade | self harmed | on purpose",
    Deep: "too deep | so deep | deeper than | really deep | see white | see the white | see fat | see the fat | see bone | see the bone",
    not: "mg | milligrams | vet | my dog | my cat | the dog | the cat | as prescribed | like every day | every morning | each morning | nose | nosebleed | tooth | gums | period | knee | shaving | film | movie | series | game | novel | show | chef | cooking | sleeve | mark | chess | joking",
  },
  de: {
    Took: "genommen | eingenommen | geschluckt | gschluckt | getrunken | eingeworfen | intus | runtergewürgt | runtergeschluckt | runtergespült | gefressen | gespritzt | gemischt | genommn",
    Excess: `${numbers} | alle | alles | alle meine | gesamten | gesamte | ganze | ganzen | ganzes | sämtliche | handvoll | viele | ganz viele | zu viele | zu viel | packungen | schachteln | schachtel | packung | flasche | blister | überdosis | zwanzig | dreißig | vierzig | fünfzig | sechzig | hundert | auf einmal | absichtlich | mit absicht`,
    Drug: `${brands} | tabletten | tablette | pillen | kapseln | medikamente | medis | schlaftabletten | schmerztabletten | schlafmittel | schmerzmittel | ibu | ibus | aspirin | novalgin | antidepressiva | beruhigungsmittel | tropfen | blutdrucktabletten | herztabletten`,
    Drink: "wodka | whisky | whiskey | korn | schnaps | rum | gin",
    Poison:
      "bleiche | rattengift | frostschutzmittel | abflussreiniger | rohrreiniger | pflanzengift | unkrautvernichter | putzmittel | gift | e605",
    Bleeds:
      "blute | blutet | hört nicht auf zu bluten | überall blut | so viel blut | alles voller blut | voll blut | tropft überall | handtuch ist rot | rinnt und rinnt | klafft | strömt",
    ByMe: "aufgeschnitten | geritzt | rasierklinge | klinge | handgelenke | pulsadern | wieder gemacht | mit absicht | absichtlich",
    Deep: "zu tief | so tief | tiefer als | tiefer ois | sehr tief | ganz tief | sieht das fett | sehe das fett | sieht den knochen | was weißes",
    not: "mg | milligramm | hund | katze | tierarzt | wie verschrieben | wie verordnet | jeden morgen | jeden tag | nase | nasenbluten | zahn | zahnfleisch | periode | knie | rasieren | film | serie | spiel | roman | koch | kochen | buch | schach",
  },
  fr: {
    Took: "pris | prise | avalé | avalée | gobé | gobée | bu | bue | ingéré | injecté | mélangé | vidé | descendu | prends | avale | prendre | avaler",
    Excess: `${numbers} | tous | toutes | tout | toute | entière | entier | une trentaine | une vingtaine | une quarantaine | trente | quarante | cinquante | soixante | poignée | poignées | plein | beaucoup | trop | boîtes | deux boîtes | la boîte | une boîte | plaquettes | plaquette | deux plaquettes | flacon | surdose | d'un coup | exprès`,
    Drug: `${brands} | cachets | cachet | comprimés | médicaments | médocs | médoc | pilules | gélules | doliprane | dolipranes | somnifères | somnifère | anxiolytiques | antidépresseurs | lexomil | stilnox | xanax | imovane | codéine | insuline | aspirine | temesta | seresta | gouttes | pharmacie`,
    Drink: "vodka | whisky | rhum | gin | alcool | bouteille de rosé | bouteille de rouge",
    Poison:
      "javel | mort aux rats | antigel | pesticide | désherbant | déboucheur | poison | insecticide | white spirit",
    Bleeds:
      "saigne | saigner | du sang partout | plein de sang | pisse le sang | ça gicle | ça coule | arrête pas de saigner | serviette trempée | ruisselle",
    ByMe: "me suis ouvert | scarifié | scarifiée | lame | rasoir | cutter | poignets | exprès | refait",
    Deep: "trop profond | très profond | plus profond | profond | voit le gras | voit l'os | voit du blanc",
    not: "mg | milligrammes | véto | vétérinaire | chien | chat | comme prescrit | tous les matins | tous les jours | nez | dent | gencives | règles | genou | rasage | film | série | jeu | roman | cuisine | cuisinier | livre | échecs",
  },
  es: {
    Took: "tomé | tome | tomado | tragué | trague | tragado | tragar | bebí | bebi | bebido | zampé | inyecté | mezclé | metí | puse | tomar",
    Excess: `${numbers} | todas | todos | todo | toda | entera | entero | enteras | un puñado | puñado | puñados | muchas | muchos | demasiadas | demasiados | un montón | cajas | dos cajas | la caja | una caja | blíster | blísters | tabletas de | frasco | bote | sobredosis | veinte | treinta | cuarenta | cincuenta | sesenta | de golpe | de una vez | a propósito | aposta`,
    Drug: `${brands} | pastillas | pastilla | píldoras | comprimidos | cápsulas | medicamentos | medicinas | medicina | orfidal | lexatin | trankimazin | paracetamoles | ibuprofenos | aspirinas | diacepam | somníferos | antidepresivos | tranquilizantes | calmantes | insulina | clona | gotas`,
    Drink: "vodka | whisky | tequila | ron | coñac | ginebra | aguardiente | mezcal",
    Poison:
      "lejía | cloro | raticida | matarratas | veneno | anticongelante | herbicida | insecticida | sosa cáustica | plaguicida",
    Bleeds:
      "sangrando | sangra | sangrar | sangre por todo | mucha sangre | no para de salir | sigue saliendo | chorreando | empapada | lleno de sangre",
    ByMe: "cuchilla | gillette | navaja | muñecas | fui yo | a propósito | aposta | otra vez lo hice",
    Deep: "demasiado profundo | muy profundo | más profundo | muy hondo | más hondo | se ve blanco | se ve el hueso | se ve la grasa",
    not: "mg | miligramos | perro | gato | veterinario | como me mandó | como siempre | cada mañana | cada día | nariz | diente | encías | regla | rodilla | afeitar | película | serie | juego | novela | cocina | cocinar | libro | ajedrez",
  },
  it: {
    Took: "preso | presa | prese | presi | ingoiato | ingoiata | ingoiate | bevuto | buttato giù | mandato giù | ingerito | iniettato | fatta | fatto | mescolato | svuotato",
    Excess: `${numbers} | tutte | tutti | tutto | tutta | intera | intero | interi | una manciata | manciata | manciate | tante | tantissime | troppe | troppi | scatole | due scatole | la scatola | una scatola | blister | due blister | flacone | boccetta | overdose | venti | trenta | quaranta | cinquanta | sessanta | cento | in una volta | in un colpo | apposta`,
    Drug: `${brands} | pastiglie | pastiglia | pillole | pasticche | compresse | capsule | medicine | farmaci | tachipirina | tachipirine | minias | lexotan | aulin | oki | aspirine | sonniferi | antidepressivi | ansiolitici | calmanti | insulina | gocce`,
    Drink: "vodka | whisky | grappa | rum | gin | limoncello | amaro",
    Poison:
      "candeggina | topicida | veleno | antigelo | diserbante | insetticida | acido muriatico | disgorgante",
    Bleeds:
      "sanguina | sanguino | sanguinando | sangue ovunque | sangue dappertutto | tanto sangue | fermare il sangue | gocciola | esce sangue | continua a uscire | zuppo",
    ByMe: "lametta | lama | polsi | rifatto | apposta | taglierino",
    Deep: "troppo a fondo | troppo profondo | molto profondo | più profondo | si vede il bianco | si vede il grasso | si vede l'osso",
    not: "mg | milligrammi | cane | gatto | veterinario | come prescritto | ogni mattina | tutti i giorni | tutte le mattine | naso | dente | gengive | ciclo | ginocchio | barba | film | serie | gioco | romanzo | cucina | cucinando | libro | scacchi",
  },
  pt: {
    Took: "tomei | tomado | engoli | engolir | engolido | bebi | bebido | injetei | apliquei | misturei | virei | mandei pra dentro",
    Excess: `${numbers} | todos | todas | todo | toda | tudo | td | tds | inteira | inteiro | um monte | punhado | muitos | muitas | demais | cartelas | duas cartelas | cartela | caixas | duas caixas | a caixa | uma caixa | frasco | overdose | vinte | trinta | quarenta | cinquenta | sessenta | cem | de uma vez | de propósito`,
    Drug: `${brands} | comprimidos | comprimido | remédios | remédio | medicamentos | pastilhas | cápsulas | dipirona | benuron | victan | calmantes | antidepressivos | tarja preta | insulina | gotas | soníferos`,
    Drink: "vodka | whisky | cachaça | rum | gin | aguardente | pinga",
    Poison:
      "chumbinho | lixívia | água sanitária | veneno | raticida | veneno de rato | soda cáustica | herbicida | anticongelante",
    Bleeds:
      "sangrando | sangra | sangrar | sangue no chão | muito sangue | sair sangue | sangue por todo | pingando | não consigo estancar | a pingar | escorrendo",
    ByMe: "gilete | lâmina | navalha | pulsos | fiz de novo | de propósito | estilete",
    Deep: "fundo demais | muito fundo | mais fundo | demasiado fundo | ver a gordura | ver o osso | vê se o osso | coisa branca",
    not: "mg | miligramas | cachorro | cão | gato | veterinário | como receitado | toda manhã | todo dia | todos os dias | nariz | dente | gengiva | menstruação | joelho | barba | filme | série | jogo | novela | cozinha | cozinhando | livro | xadrez",
  },
  ar: {
    Took: "بلعت | أخذت | اخدت | شربت | تناولت | أكلت | اكلت | كليت | ضربت | حقنت | خلطت | خديت",
    Excess: `${numbers} | كل | كلها | كلهم | كلو | كله | كاع | جميع | علبة | علبتين | علب | شريط | شريطين | حفنة | كثير | كتير | وايد | بزاف | جرعة زائدة | عشرين | ثلاثين | تلاتين | اربعين | خمسين | ستين | مية | مرة وحدة | مرة واحدة | عمدا | بالقصد`,
    Drug: "حبوب | حبوبي | الحبوب | حبة | أقراص | قرص | دوا | الدوا | أدوية | الأدوية | دواء | الدواء | مهدئات | منوم | منومات | مسكنات | بنادول | باراسيتامول | بروفين | زاناكس | ترامادول | انسولين | الأنسولين | الإنسولين | مضاد الاكتئاب",
    Drink: "كحول | ويسكي | فودكا | عرق | خمر",
    Poison: "كلور | سم | سم فيران | سم الفئران | مبيد | كلوركس | مبيض | مية نار | ديتول | حبة الغلة",
    Bleeds:
      "ينزف | انزف | بنزف | نزيف | الدم لا يزال | الدم مش راضي | الدم ما عم يوقف | دم كثير | دم كتير | كلها دم | كله دم | يسيل",
    ByMe: "جرحت نفسي | شطبت | بالموس | الموس | الشفرة | بالشفرة | معصمي | شراييني | عملتها مرة تانية | بنفسي | عمدا",
    Deep: "عميق | غميق | عميق جدا | أعمق من | شي ابيض | شفت العظم",
    not: "ملغ | مجم | كلب | قط | قطة | بيطري | حسب الوصفة | متل ما قال الدكتور | كل يوم | كل صباح | أنف | انفي | أسنان | اللثة | الدورة | ركبة | الحلاقة | فيلم | مسلسل | لعبة | رواية | طبخ | المطبخ | كتاب | شطرنج",
  },
  ja: {
    Took: "飲んだ | 飲みました | 飲んじゃ | 飲んでしま | のんだ | のみました | いった | いきました | 打ちました | 打った | 飲み込 | 流し込",
    Excess: `${numbers} | 全部 | ぜんぶ | すべて | 大量 | たくさん | いっぱい | めっちゃ | 一気 | シート | 箱 | 瓶 | ひと瓶 | 何十錠 | 錠 | まとめて | わざと | 過剰`,
    Drug: "薬 | 睡眠薬 | 錠剤 | 風邪薬 | 痛み止め | 頭痛薬 | 抗うつ薬 | デパス | ハルシオン | レンドルミン | ロキソニン | バファリン | ブロン | イブ | インスリン | 安定剤 | 眠剤 | パブロン | メジコン",
    Drink: "酒 | ウイスキー | 焼酎 | ウォッカ | チューハイ | ストゼロ",
    Poison: "漂白剤 | 農薬 | 殺虫剤 | 除草剤 | 洗剤 | 不凍液 | 毒",
    Bleeds:
      "血が止ま | 血が出 | 血がすご | 血だらけ | ぜんぶ血 | 血しみ | 血がしみ | 血まみれ | ドクドク | 血が溢 | 血が垂",
    ByMe: "手首 | 腕を切 | アムカ | リスカ | カッターで | カミソリ | またやっ | わざと",
    Deep: "深くて | 深く | 白いの見 | 白いのが見 | 骨が見 | 脂肪が見 | 思ったより深",
    not: "mg | ミリグラム | 犬 | 猫 | 獣医 | いつも通り | 毎朝 | 毎日 | 鼻血 | 鼻から | 歯茎 | 生理 | 膝小僧 | 髭 | 映画 | ドラマ | ゲーム | 小説 | 料理 | アニメ | 漫画",
  },
  ko: {
    Took: "먹었 | 먹어버렸 | 먹어 버렸 | 삼켰 | 마셨 | 털어넣 | 털어 넣 | 맞았 | 놨어 | 놓았 | 먹음 | 삼킴",
    Excess: `${numbers} | 다 | 전부 | 모두 | 몽땅 | 한꺼번에 | 한달치 | 한 달치 | 달치 | 통째 | 한통 | 한 통 | 한움큼 | 한 움큼 | 한줌 | 엄청 | 많이 | 너무 많이 | 박스 | 알을 | 일부러`,
    Drug: "약 | 약을 | 수면제 | 진통제 | 알약 | 타이레놀 | 신경안정제 | 항우울제 | 졸피뎀 | 자낙스 | 인슐린 | 혈압약 | 감기약 | 두통약 | 처방받은",
    Drink: "소주 | 술이랑 | 술하고 | 양주",
    Poison: "락스 | 농약 | 제초제 | 쥐약 | 살충제 | 부동액 | 그라목손",
    Bleeds:
      "피가 안 | 피가 계속 | 피가 많이 | 피가 너무 | 피범벅 | 피투성이 | 수건이 다 젖 | 피가 소매 | 눌러도 계속 | 피가 흘러 | 피가 철철",
    ByMe: "그었 | 그은 | 자해하 | 자해했 | 커터칼 | 면도칼 | 손목을 | 내가 그 | 일부러",
    Deep: "너무 깊 | 깊게 | 깊이 | 뼈가 보 | 하얀 게 보 | 하얀게 보",
    not: "mg | 밀리그램 | 강아지 | 고양이 | 수의사 | 매일 | 아침마다 | 처방대로 | 코피 | 잇몸 | 생리 | 무릎 까 | 면도하다 | 영화 | 드라마 | 게임 | 소설 | 요리 | 웹툰 | 셰프",
  },
  zh: {
    Took: "吃了 | 喝了 | 吞了 | 服下 | 服了 | 灌了 | 打了 | 咽了 | 吃下 | 喝下 | 吞下 | 吃完 | 全吃 | 全吞",
    Excess: `${numbers} | 全 | 全部 | 都 | 所有 | 整 | 整瓶 | 整盒 | 一瓶 | 一盒 | 两盒 | 几盒 | 一把 | 大把 | 好多 | 很多 | 一个月的 | 一次 | 一口气 | 一片接一片 | 几十片 | 二十 | 三十 | 四十 | 五十 | 六十 | 上百 | 故意`,
    Drug: "药 | 藥 | 安眠药 | 安眠藥 | 药片 | 止痛药 | 止痛藥 | 感冒药 | 布洛芬 | 对乙酰氨基酚 | 阿普唑仑 | 佐匹克隆 | 安定 | 艾司唑仑 | 普拿疼 | 抗抑郁药 | 降压药 | 胰岛素 | 思诺思 | 头孢 | 板",
    Drink: "白酒 | 威士忌 | 伏特加 | 二锅头",
    Poison: "84 | 八四 | 百草枯 | 农药 | 農藥 | 敌敌畏 | 漂白水 | 漂白劑 | 消毒液 | 老鼠药 | 洁厕灵 | 除草剂",
    Bleeds:
      "血止不住 | 止不住血 | 流血 | 流了好多血 | 血流 | 好多血 | 全是血 | 都是血 | 毛巾都透 | 毛巾湿透 | 血滴 | 啲血",
    ByMe: "又割 | 割腕 | 手腕 | 刀片 | 美工刀 | 自己割 | 自残 | 故意 | 割得",
    Deep: "太深 | 很深 | 好深 | 比以前深 | 看到骨头 | 看见白的 | 看到白",
    not: "毫克 | mg | 狗 | 猫 | 兽医 | 按医嘱 | 每天 | 每早 | 鼻血 | 流鼻血 | 牙龈 | 姨妈 | 月经 | 膝盖 | 刮胡子 | 电影 | 电视剧 | 游戏 | 小说 | 做饭 | 厨师 | 切菜 | 动漫",
  },
};
