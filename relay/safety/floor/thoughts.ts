import type { LanguageCode } from "#shared/catalogues/languages.ts";
import type { Reach } from "../phrase-matcher.ts";

/**
 * Thoughts of suicide with something between the thought and what is thought of: since when, how often, an aside, a
 * reason ("I've been thinking for weeks, mostly in the shower, about killing myself"), as a phrasing over the words of
 * a language. `...` stands for more words here than on the other pages.
 */
export const thought = "[Thinks] ... [Dying]";

/** A denial reaches as far as the thought it denies. Only words are read here, so no gap has characters. */
export const thoughtReach: Reach = {
  gap: { words: 11, characters: 18 },
  veto: { words: 11, characters: 18 },
};

type ThoughtWords = Readonly<
  Record<"Thinks" | "Dying", string> & {
    /** What makes it something else, before or between: "never". */
    readonly notAfter: string;
    /** What does so right after what is thought of: "killing myself laughing". Elsewhere it may be where somebody is. */
    readonly notBefore: string;
  }
>;

/**
 * For languages that put spaces between words. In the others less stands between, mostly denials in Korean, and a gap
 * of many characters makes a long text too costly.
 */
export const thoughtWords: Readonly<Partial<Record<LanguageCode, ThoughtWords>>> = {
  en: {
    Thinks:
      "thinking | thinkin | wondering | made the decision | my plan is | think about | think of | thoughts | the thought | considering | contemplating | fantasising | fantasizing | fantasise | fantasize | the idea | planning | tempted | wanting for | the urge | an urge | urges | dream of | dreaming | dream about | obsessed | obsessing | daydream | daydreaming | imagining | the plan",
    Dying:
      "[killing] | killin myself | kill myself | to hang myself | topping myself | toppin meself | toppin myself | take my own life | end my life | to kms",
    notAfter:
      "not | dont | cant stand | doesnt | isnt | wasnt | havent | wont | wouldnt | couldnt | nor | instead of | rather than | respawn | respawning | bungee | without [killing] | without thinking | without wanting | never | no longer | stopped | keeps me from | keep me from | stops me from | stop me from | asked | asks | asking | if i | whether i | when i was | used to | years ago | film | movie | book | novel | game | song",
    notBefore:
      "laughing | into the pool | into the river | as a smoker | to the next level | at the | at work | over this | over that | with work | in the film | in the book",
  },
  de: {
    Thinks:
      "ich denke | denke ich | ich denk | denk ich | denk | gedanken | gedanke | dran denken | daran denken | ich überlege | überleg | überlege ich | nachdenken | idee | ich habe vor | ich hab vor | ich plane | der drang | den drang | ich stell mir vor | ich stelle mir vor | stell ich mir vor | stelle ich mir vor | das verlangen | versuchung | beschlossen | entschieden | entschluss",
    Dying:
      "mich umzubringen | mich umbringen | mich zu killen | mich selbst umzubringen | mich selbst zu töten | mich zu erhängen | mich aufzuhängen | mich zu erschießen | mich zu vergiften | mich zu ertränken | mich zu töten | mir das leben zu nehmen | mir das leben nehmen | mein leben zu beenden | meinem leben ein ende | aus dem leben zu scheiden | aus dem leben scheiden | selbstmord zu begehen | suizid zu begehen | vor den zug zu springen | vor die bahn zu springen | vom dach zu springen | von der brücke zu springen | aus dem fenster zu springen | einfach runterzuspringen | mir was anzutun | mir etwas anzutun | mir die pulsadern",
    notAfter:
      "nicht | nie | niemals | kein | keine | keinen | keinerlei | null | ohne mich | ohne daran | ohne dran | hab vor dem | hab vor der | habe vor dem | habe vor der | versucht | versuchen | bungee | bungeesprung | parkour | schwimmbad | checkpoint | vor zehn jahren | wird mich | würde mich | will mich | möchte mich | aufgehört | hält mich davon ab | halten mich davon ab | ob ich | gefragt | früher | damals | jugend | film | buch | roman | serie | spiel",
    notBefore: "in den pool | ins wasser | vor lachen | vor arbeit | vor scham | vor langeweile | im roman",
  },
  fr: {
    Thinks:
      "pense | jpense | penser | pensées | pensée | songe | songer | j'envisage | envisage | envisager | d'envisager | je réfléchis | je rêve | l'idée | l'intention | l'envie | d'envie | envie | j'ai décidé | je compte | j'hésite | tenté | tentée | la tentation | pulsion | pulsions | je me vois | me dire | je me dis | à vouloir",
    Dying:
      "me tuer | me suicider | m'suicider | me pendre | me flinguer | me buter | me supprimer | me donner la mort | m'ôter la vie | m'enlever la vie | me foutre en l'air | me tirer une balle | me mettre une balle | m'ouvrir les veines | me tailler les veines | me trancher les veines | mettre fin à mes jours | mettre fin à ma vie | mettre un terme à mes jours | mettre un terme à ma vie | en finir avec la vie | me jeter sous | me jeter dessous | me jeter du pont | me jeter dans le vide | me jeter par la fenêtre | sauter du pont | sauter du balcon | sauter par la fenêtre",
    notAfter:
      "loin de moi | il y a dix ans | peut me | va me | vont me | veut me | veulent me | pourrait me | sans me | ne pense | ne songe | ne veux | ne suis | ne compte | ne vais | ne fais | n'ai | n'y | n'est | n'envisage | ai pas | suis pas | pense pas | songe pas | veux pas | envisage pas | pas une seconde | pas une fois | pas du tout | jamais | aucune | aucun | sans penser | sans vouloir | plus du tout | pas à | ai arrêté | ai cessé | avais arrêté | m'empêche | m'empêchent | demandé | demande si | si je | quand j'étais | à l'époque | film | livre | roman | série | jeu",
    notBefore:
      "à l'élastique | en parachute | dans la piscine | à petit feu | à la tâche | au travail | au boulot | à la salle | d'instagram | de facebook | mes aides | le dos | la santé | les genoux | de rire | à l'expliquer | dans le roman | dans le film",
  },
  es: {
    Thinks:
      "pienso | pensando | pensar | pensamientos | planteo | planteando | planteándome | considerando | contemplando | fantaseando | fantasear | fantaseo | sueño con | ganas | la tentación | el impulso | impulsos | la idea | he decidido | decidí | planeando | la intención | intención | dándole vueltas | me imagino",
    Dying: "[kill] | saltar por la ventana | tirarme a la vía",
    notAfter:
      "puenting | parapente | lejos de | quiere | quieren | va a | van a | sin [kill] | antes de [kill] | no pienso | no estoy | no ando | no tengo | no quiero | no he | no voy | no es | no me | no se me | nunca | jamás | ni pienso | ni quiero | tampoco | sin pensar | sin querer | ninguna | ningún | preguntado | preguntó | si pienso | cuando era | dejé de | dejado de | me impide | me frena | hace años | película | peli | libro | novela | serie | juego",
    notBefore:
      "en puenting | en parapente | en paracaídas | a la piscina | a trabajar | trabajando | estudiando | a estudiar | en el gimnasio | en el gym | de risa | de la risa | de hambre | de calor | de vergüenza | del susto | en la novela | a ejercicios",
  },
  it: {
    Thinks:
      "mi viene in mente | mi viene voglia | penso | pensando | pensare di | pensare a | a pensà | pensieri | il pensiero | valutando | considerando | considero | contemplando | fantastico | fantasticare | fantasticando | sogno di | l'idea | voglia di | una voglia | la tentazione | tentato | tentata | impulso | istinto | ho deciso | intenzione | pianificando | progettando | mi immagino | ci penso",
    Dying: "[kill] | ammazzamme | buttarmi dalla finestra",
    notAfter:
      "bungee | cercando di | finirà per | vuole | vogliono | voglia ammazzarmi | voglia uccidermi | senza [kill] | non penso | non sto | non ho | non voglio | non vorrei | non intendo | non mi | mai | né | senza pensare | senza voler | nessuna | nessun | chiesto | se penso | da ragazzo | da ragazza | anni fa | smesso | mi impedisce | mi trattiene | livello | film | libro | romanzo | serie | gioco",
    notBefore:
      "di lavoro | di fatica | di studio | dal ridere | dalle risate | di cibo | nel romanzo | con sta | con sto | con questa | con questo | con queste | con questi | con quest | con il | con le | con i | con lui | con lei | dal trampolino | dalla piattaforma | col paracadute | in palestra",
  },
  pt: {
    Thinks:
      "penso | pensando | a pensar | pensar em | pensamentos | considerando | a considerar | contemplando | fantasiando | fantasio | sonho em | vontade | a tentação | impulso | impulsos | a ideia | decidi | planejando | a planear | intenção | me imagino | imaginando",
    Dying:
      "[kill] | pôr termo à vida | pôr termo à minha vida | enforcar me | me jogar da | me jogar na frente",
    notAfter:
      "anos atrás | pra que | vai me | vão me | quer me | querem me | sem me | sem [kill] | não penso | não estou | não tenho | não quero | não vou | não é | já não | nem penso | nem quero | nunca | jamais | sem pensar | sem querer | nenhuma | nenhum | perguntou | perguntaram | se eu | se penso | em novo | em nova | parei de | deixei de | me impede | filme | livro | romance | série | jogo",
    notBefore:
      "de rir | de trabalhar | de estudar | trabalhando | estudando | na academia | no ginásio | da cama | na cama | da cachoeira | na cachoeira | da tv | da lareira | de solteiro | de solteira | sedentária | de cabeça",
  },
  ar: {
    Thinks:
      "خططت | كنخمم | الفكره | افكر | بفكر | عم فكر | عم بفكر | كنفكر | نفكر | نخمم | التفكير | تفكير | افكار | فكره | ناوي | ناويه | نويت | قررت | مقرر | مقرره | بخطط | اخطط | يخطر ببالي | يخطر على بالي | رغبه | اتخيل | بتخيل | كنتخيل | في بالي | ببالي",
    Dying:
      "في الانتحار | بالانتحار | الانتحار | فالانتحار | انتحر | بنتحر | ننتحر | قتل نفسي | اقتل نفسي | نقتل روحي | نقتل راسي | بقتل حالي | اقتل حالي | موت حالي | اموت نفسي | اشنق نفسي | اشنق حالي | انهي حياتي | انهاء حياتي | ارمي نفسي | ارمي حالي | ارمي روحي | اخلص من حياتي | اخلص من حالي",
    notAfter:
      "كنت | منع | صفر | تحسبني | عن الانتحار | فرقه | لا | ما افكر | ما بفكر | ما عم | ما فكرت | ما عندي | ماعندي | ما في | مستحيل | مش | ولا | لم | لن | ليس | عمري | ابدا | بدون | من غير | سالني | ببجي | لعبه | اللعبه | فيلم | روايه | مسلسل | كتاب | صديقي | صاحبي | اخوي | زمان",
    notBefore:
      "حرام | المهنيه | العزوبيه | على السرير | في حضن | في المسبح | من الضحك | من الشغل | بالشغل | في الفيلم | في الروايه",
  },
};
