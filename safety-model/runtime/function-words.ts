/**
 * Bavarian, Alemannic, Swabian, Low German and Berlin forms, as people write them: without them "i bi" was
 * taken for English.
 */
const germanDialects = `isch scho jetz jitz hob hani bini heit hüt uf uff bi bim mei het hett hät ned nöd nid nüd nüt nimma
  nimmer nimme nümm nümme nemme nume numme mog dat dät daat ond wia ois ik ick op'n in'n in't oba eam eahm eana koi koin kei
  wos gsi gha gseit gsogt gah gaht goht grad eifach afoch bloß wieda oiwei muass muess sog ufs aufm mitm mit'm ons niemer öppis
  öpper chli chunnt kimmt kummt git's guet gnueg tuet wott wett ka konn glei mol ufe abe nei hom bisch dr`;

/**
 * The function words that hardly any sentence of a language does without, including chat spellings. An entry
 * that ends in an apostrophe stands for every word that begins with it.
 */
export const functionWords: Readonly<Record<"en" | "es" | "fr" | "de" | "it" | "pt", string>> = {
  en: `i i'm im i've ive i'd i'll me my mine myself you your u ur he she it it's its we they them him her his the a an and
    or but if so that this these those is are am was were be been being do does did don't dont didn't didnt doesn't
    have has had having not no never nothing just to of in on at for with from by about up out down off over after
    before when what who how why where there here can can't cant could would should will won't wont going gonna want
    wanna wanted know think feel get got go went all any more now then than because very really too only still even today tonight
    tomorrow again since last every till sorry thanks`,
  es: `yo me mi mis mí tu te ti se si sí no el la los las un una unos y o pero que qué q de del a al en con por para sin
    como cómo cuando cuándo donde quien es son soy eres era fue estoy está estás están estaba he ha han hay lo le les nos
    su sus muy más ya nada nunca nadie todo toda todos hoy mañana ayer ahora porque pq xq quiero quiere puedo puede tengo
    tiene voy va ser estar hacer este esta esto esa ese eso también solo siempre hasta desde conmigo d k casi algo otra otro tan pa
    ahorita todavía tampoco cada aquí`,
  fr: `je j' jai jsuis jveux me m' moi mon ma mes tu te t' toi ton ta il elle on nous vous ils elles le la l' les un une des du
    de d' et ou mais si que qu' qui quoi ce c' cest ça ca cette ces est suis es sont était ai as a ont avait être avoir ne
    n' pas plus jamais rien personne tout toute tous en dans sur sous avec sans pour par chez à au aux y se s' sa son ses
    leur très trop bien déjà encore aujourd'hui demain hier maintenant parce quand comme comment où veux peux vais fait faire jveu plu tt pr ke
    jen jpense m'a`,
  de: `ich mich mir mein meine meinen meinem meiner du dich dir dein er sie es wir uns ihr ihn ihm ihnen der die das den dem
    des ein eine einen einem einer kein keine und oder aber wenn so dass daß dieser diese ist sind bin war waren sein hab
    habe hat haben hatte nicht nie nichts nur noch schon auch mehr zu von in im an am auf für mit aus bei nach vor über
    unter um was wer wie warum wo da hier kann könnte will würde werde wird soll muss alles alle jetzt heute morgen
    gestern weil sehr immer einfach mal gerade man sich doch is nich nix net mi vom zum zur beim bis seit ins ab dann ganz
    ganze jede jeden als ob bist geht denn wieder halt mag wann ${germanDialects}`,
  it: `io mi mio mia miei me tu ti tuo lui lei noi voi loro il lo la l' gli le un uno una un' e ed o ma se che ke chi cosa
    questo questa quello è sono sei era ho hai ha abbiamo hanno avevo non nn mai niente nulla nessuno tutto tutta tutti più
    già ancora anche solo a al alla ai in nel nella nell' su sul sulla con per da dal dalla di del della dell' dei d' come
    quando dove perché xké xk oggi domani ieri ora adesso molto troppo voglio vorrei posso può devo sto sta va vado fare
    essere ci c' si s' m' t' ne vi ogni dopo senza sotto fino col fa sto stasera stanotte so' mo' pe' co' cu cu' 'a 'o 'e 'na
    'nu 'sta mi' xe ghe drio desso vojo voria nun cchiù`,
  pt: `eu me mim meu minha meus minhas comigo tu te você vc ele ela nós eles elas o a os as um uma e ou mas se que q quem
    este esta isso isto é são sou era foi estou tô to está tá estava tenho tem tinha há não nao n nunca nada ninguém tudo
    todo toda todos mais já ainda também só de do da dos das em no na nos nas num numa com sem por para pra pro ao à até como
    quando onde porque pq hoje amanhã ontem agora muito demais quero queria posso pode vou vai ser estar fazer lhe seu sua
    dele dela deles delas desse dessa deste desta nesse nessa neste nesta esse essa isto nem ainda depois sobre aos às pela
    pelo pelas pelos dum duma fiquei ficou faz fez tive teve dia gente muita né cê tava ando dá deu tão meio logo hj
    dnv qro`,
};
