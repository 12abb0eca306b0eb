import type { Phrasings } from "./phrasings.ts";

export const it: Phrasings = {
  words: {
    will: "sto per | ho deciso di | ho gia deciso di | sono pronta a | sono pronto a | pronta a | pronto a | sono decisa a | sono deciso a | ho intenzione di | ho appena provato a | ho appena tentato di | sono venuta qui per | sono venuto qui per | e ora di | ho tutto pronto per | ho gia tutto per | vado a | adesso vado a | ho pianificato di | mi preparo a | mi sto preparando a",
    want: "voglio | devo | vado a | sto per | ho deciso di | ho voglia di | ho bisogno di",
    kill: "uccidermi | ammazzarmi | impiccarmi | suicidarmi | togliermi la vita | farla finita | porre fine alla mia vita | mettere fine alla mia vita | spararmi in testa | tagliarmi le vene | tagliarmi i polsi | tagliarmi la gola | darmi fuoco | avvelenarmi | annegarmi | affogarmi nel | soffocarmi | buttarmi dal | buttarmi dalla | gettarmi dal | gettarmi dalla | lanciarmi dal | lanciarmi nel vuoto | lanciarmi dalla | saltare dal ponte | saltare nel vuoto | saltare giu dal | schiantarmi contro | andarmene da questo mondo | lasciare questo mondo | ingoiare tutte le | spararmi un colpo | spararmi alla testa | buttarmi giu dal | buttarmi giu da | buttarmi sotto un | buttarmi sotto il treno | buttarmi sotto al treno | buttarmi sotto la metro | gettarmi sotto il treno | gettarmi sotto un",
    killing:
      "mi uccido | mi ammazzo | mi impicco | mi suicido | mi tolgo la vita | la faccio finita | mi taglio le vene | mi taglio i polsi | mi taglio la gola | mi do fuoco | mi sparo in | mi sparo un colpo | mi butto dal ponte | mi butto dal balcone | mi butto dal tetto | mi butto dal quinto | mi butto dal terrazzo | mi butto dalla finestra | mi butto giu dal | mi butto di sotto | mi getto dal | mi lancio dal ponte | mi lancio nel vuoto | salto dal ponte | salto nel vuoto | salto giu dal | mi lascio annegare | mi lascio cadere | mi lascio andare giu | mi appendo | mi avveleno | mi schianto contro | uso su di me | saro morto | saro morta | raggiungo papa in | raggiungo mamma in | raggiungo mio marito | raggiungo mia madre | ingoio tutte le | mi butto sotto un treno | mi butto sotto il treno | mi butto sotto al treno | mi butto sotto la metro",
    soon: "stanotte | stasera | oggi | adesso | ora | subito | domani | domattina | domani mattina | tra poco | fra poco | tra unora | fra unora | tra dieci minuti | fra pochi minuti | a mezzanotte | allalba | prima dellalba | prima che | appena | quando tutti | quando dormono | quando si addormentano | mentre dormono | questa sera | questa notte | nel weekend | questo fine settimana | venerdi | sabato | domenica | lunedi | giovedi | mercoledi | martedi | ho gia deciso | ho deciso | e tutto pronto | ho scritto le lettere | ho scritto la lettera",
    lethal: "cappio | pistola | lametta | rivoltella | fucile di mio | cappio al collo",
    took: "ho preso | ho ingoiato | ho mandato giu | ho bevuto | ho appena preso | ho appena ingoiato | ho appena bevuto | ho gia preso | ho gia ingoiato | ho buttato giu | ho inghiottito | ho ingerito | mi sono iniettata | mi sono iniettato | mi sono presa | mi sono preso | ingoiato | mandato giu | le ho prese | sto prendendo | sto ingoiando | sto mandando giu | sto per prendere | sto per ingoiare | sto per bere | adesso ingoio | ora ingoio | mi sono scolata | mi sono scolato",
    dose: "tutte le pastiglie | tutte le pasticche | tutte le pillole | tutte le compresse | tutte le mie pastiglie | tutte le mie pillole | tutti i sonniferi | tutti gli psicofarmaci | tutto il flacone | flacone intero | lintero flacone | scatola intera | tutta la scatola | troppe pastiglie | troppe pillole | troppe pasticche | tutto il blister | due blister | tre blister | due scatole di | tre scatole di | tutta linsulina | un sacco di pastiglie | un sacco di pillole | una marea di pastiglie | una manciata di pastiglie | una manciata di pillole | per non svegliarmi | per farla finita | per morire | overdose | tutte le gocce | un intero flacone | una boccetta intera | tutta la boccetta",
    many: "20 | 25 | 30 | 40 | 50 | 60 | 80 | 100 | venti | venticinque | trenta | quaranta | cinquanta | sessanta | cento | un flacone di | un flacone intero di | una scatola di | una scatola intera di | un blister di | mezzo flacone di | tutto il flacone di | tutte le | tutti i | unoverdose di | decine di | una manciata di | una boccetta di",
    drug: "pastiglie | pasticche | pillole | compresse | paracetamolo | tachipirina | tachipirine | aspirine | xanax | tavor | valium | lexotan | en gocce | minias | rivotril | benzodiazepine | ansiolitici | antidepressivi | sonniferi | calmanti | tranquillanti | insulina | morfina | ossicodone | tramadolo | zolpidem | seroquel | litio",
    drank:
      "ho bevuto | ho ingoiato | ho mandato giu | bevo | ho appena bevuto | sto bevendo | ho inghiottito | mi bevo | ho ingerito | sto per bere",
    poison:
      "candeggina | la candeggina | il diserbante | diserbante | veleno | il veleno | topicida | il topicida | varechina | antigelo | lantigelo | acido muriatico | lacido muriatico | insetticida | linsetticida | lisoformio | lamette | soda caustica | pesticida | anticrittogamico | un flacone di candeggina",
    means:
      "corda | cappio | pistola | fucile | pastiglie | pillole | pasticche | veleno | cintura | flacone | rasoio | fune | rivoltella | sonniferi | la canna del fucile | la lametta | lametta | le lamette | il bisturi | grilletto",
    ready:
      "in mano | pronta | pronto | pronte | in bocca | carica | carico | legata | attaccata alla | annodata | alla trave | al collo | intorno al collo | attorno al collo | alla tempia | contro la tempia | davanti a me | qui davanti | accanto a me | nel bicchiere | in grembo | al polso | sul polso | puntata | tra le dita | gia pronta | gia carica | per impiccarmi | per uccidermi | per ammazzarmi | per farla finita | per non svegliarmi piu",
    edge: "sui binari | sul parapetto | sul cornicione | oltre la ringhiera | oltre la balaustra | di la dalla ringhiera | di la dalla balaustra | bordo del ponte | bordo del tetto | bordo del binario | bordo del precipizio | orlo del ponte | con le gambe fuori | scavalcato la ringhiera | scavalcato il parapetto | scavalcato la rete | fuori dalla ringhiera | sul ciglio del | sulla spalletta | le gambe nel vuoto | le gambe a penzoloni nel | sul pilone | sul davanzale con | sul davanzale della | oltre la linea gialla | oltre il parapetto | gambe di la | dallaltra parte della ringhiera | dallaltra parte del parapetto | sdraiata sui binari | sdraiato sui binari",
    stand:
      "sono | sono qui | sono salita | sono salito | sono in piedi | sono seduta | sono seduto | mi trovo | sto | eccomi | in piedi",
    place:
      "sul ponte | su un ponte | sul tetto | sul balcone | sul terrazzo | alla finestra | sul davanzale | sul viadotto | sul cavalcavia | sulla scogliera | sul bordo | su una sedia | sulla sedia | sullo sgabello | sulla banchina | sulla torre | sul cornicione | allultimo piano",
    over: "sto per saltare | sto per buttarmi | mi butto | ora salto | adesso salto | e salto | voglio buttarmi | voglio saltare | mi lascio cadere | mi lascio andare | tutto finira | sara tutto finito | sara finita | la faccio finita | farla finita | con la corda al | col cappio",
    gone: "saro gia morto | saro gia morta | domani saro morta | domani saro morto | non saro piu viva | non saro piu vivo | domani non saro piu al mondo | vi ho voluto bene perdonatemi | vi ho voluto bene a tutti | mi trovate domattina | dite ai miei figli che li | di ai miei figli che li | dite a mia madre che le | di a mia madre che le ho | perdonatemi tutti | per non svegliarmi piu | non voglio svegliarmi mai piu | mi troverete morto | mi troverete morta | mi troveranno morta | mi troveranno morto | troverete il mio corpo | troveranno il mio corpo | chi mi trovera | la mia ultima notte su questa terra | e la mia ultima notte | il mio ultimo giorno di vita | le mie ultime parole | addio a tutti vi | questo e un addio per sempre | non arrivo a domani | ci vediamo nellaltra vita | non mi vedrete mai piu | non mi rivedrete mai piu | dite a mia mamma che le voglio bene",
    reading:
      "quando leggerete questo | quando leggerete | quando leggerai questo | quando leggerai | quando qualcuno leggera | quando leggeranno | quando troverete questo | quando mi troverete | quando mi troveranno | se state leggendo questo | se stai leggendo questo",
    dead: "saro gia | saro morta | saro morto | non ci saro piu | io non ci saro | sara troppo tardi | me ne saro andata | me ne saro andato | non saro piu viva | non saro piu vivo | non saro piu qui con voi",
    bleed:
      "mi sono tagliata i polsi | mi sono tagliato i polsi | mi sono tagliata le vene | mi sono tagliato le vene | mi sono appena tagliata le vene | mi sono aperta le vene | mi sono aperto le vene | ho chiuso le finestre e aperto | aperto il gas e chiuso | ho aperto il gas e | ho aperto il rubinetto del gas e | dito sul grilletto | la pistola alla tempia | la pistola in bocca | la corda al collo e | con la corda al collo e | il cappio al collo | la cintura al collo | ho scritto la lettera daddio | ho scritto le lettere daddio | ho scritto una lettera daddio | ho lasciato una lettera daddio | lettera di suicidio | biglietto di suicidio | ho scritto il biglietto daddio | ho lasciato il biglietto daddio | unoverdose di pastiglie | lho fatto ho preso tutto | le ho ingoiate tutte | le ho mandate giu tutte",
    hurt: "mi sto tagliando | mi sto tagliando le braccia | mi sto tagliando il braccio | mi sono appena tagliata le braccia | mi sono appena tagliato le braccia | mi sono appena tagliata il braccio | mi sono appena tagliato il braccio | mi sono appena tagliata di nuovo | mi sono appena tagliato di nuovo | mi sono appena tagliata le gambe | mi sono appena tagliata le cosce | mi sono tagliata di nuovo | mi sto bruciando con | mi sto bruciando la pelle | mi sono appena bruciata apposta | mi sto facendo del male adesso | mi sto facendo del male | sto per tagliarmi | sto per farmi del male | taglio troppo profondo | tagli troppo profondi | la lametta sul braccio | la lametta sulla pelle | mi sono piantata il coltello | mi sono accoltellata | mi sono accoltellato",
    cut: "mi sono tagliata | mi sono tagliato | mi sono appena tagliata | mi sono appena tagliato | i tagli | le braccia | il braccio | i polsi | il polso | le cosce",
    bleeding:
      "il sangue non si ferma | non smette di sanguinare | non smettono di sanguinare | non smette di uscire sangue | non riesco a fermare il sangue | sanguina tanto | sanguino tanto | sta sanguinando tanto | sangue dappertutto | sangue ovunque | troppo in profondita | troppo profondo | troppo a fondo | piu a fondo del | si vede il grasso | si vede losso",
    starve:
      "non mangio | non ho mangiato | senza mangiare | non tocco cibo | non mangio niente | non bevo | senza mangiare ne bere | digiuno | digiuno da | lassativi",
    faint:
      "sono svenuta | sono svenuto | svengo | sto svenendo | sto per svenire | ho perso i sensi | perdo i sensi | male al petto | dolore al petto | dolori al petto | fitte al petto | il cuore mi | il cuore batte | tachicardia | non riesco ad alzarmi | non riesco a stare in piedi | non mi sento piu le",
    attack:
      "mi sta picchiando | mi stanno picchiando | mi sta strangolando | mi sta soffocando | mi sta menando | sfondando la porta | spaccando la porta | buttando giu la porta | a calci la porta | mi ha chiuso a chiave in | mi ha chiusa a chiave | mi ha chiuso in casa e | mi ha chiusa in casa | urla che mi ammazza | dice che mi ammazza stasera | dice che stasera mi ammazza | mi ha violentata | mi ha appena violentata | mi sta violentando | mi sta stuprando | mi ha appena stuprata | mi ha legata | mi ha preso per il collo | mi ha presa per il collo | mi tiene chiusa | mi ha chiusa in camera | mi sta prendendo a calci | mi sta prendendo a pugni | mi ha appena dato un pugno | mi ha appena picchiata | mi ha appena picchiato | mi ha puntato la pistola | mi ha puntato il coltello | mi sta puntando la | mi punta la pistola | mi punta il coltello | mi sta trascinando | mi sta inseguendo con | sta picchiando la mamma | sta picchiando mia madre | vuole uccidermi ed e | mi ha cosparso di | sta cercando di uccidermi | ha un coltello e mi minaccia | ha una pistola e mi minaccia",
    threat:
      "ubriaco | ubriaca | urla | urlando | mi insegue | viene verso | il mio ex | mi minaccia | minaccia | e entrato | mi cerca | dietro la porta | vuole ammazzarmi | vuole uccidermi",
    armed:
      "con il coltello | col coltello | con un coltello | con la pistola | con una pistola | col fucile | con il fucile | con la mazza | con una mazza | con lascia | col martello | con il martello | con la tanica | con la benzina | con lacido | con la spranga | con una spranga | con laccetta | la pistola in mano | il coltello in mano | un coltello in mano | ha preso un coltello | ha preso il coltello | ha in mano un coltello | ha una pistola | ha tirato fuori un coltello | ha tirato fuori la pistola",
    others:
      "lo accoltello | la accoltello | li accoltello | gli sparo | le sparo | gli do fuoco | le do fuoco | do fuoco alla sua | do fuoco a lui | do fuoco alla casa | accoltellarlo | accoltellarla | sparargli | spararle | ucciderlo | ucciderla | ammazzarli tutti | ucciderli tutti | strangolarlo | strangolarla | sgozzarlo | sgozzarla | gli taglio la gola | le taglio la gola | gli pianto il coltello | gli pianto un coltello | le pianto il coltello | gli apro la pancia | gli brucio la casa | le brucio la casa | dargli fuoco | darle fuoco | soffocare il bambino | ammazzo i miei figli | uccidere i miei figli",
    slay: "lo ammazzo | la ammazzo | li ammazzo | lo uccido | la uccido | li uccido | ammazzarlo | ammazzarla | lo aspetto sotto | la aspetto sotto | lo sto aspettando | la sto aspettando",
    gun: "ho la pistola | ho una pistola | ho il coltello | ho un coltello | ho preso il coltello | ho preso la pistola | ho il fucile | ho preso il fucile | con la pistola in mano | con il coltello in mano | con il coltello in tasca | con la pistola in tasca | ho comprato una pistola | ho comprato un coltello",
    wish: "voglio | vorrei | voglio solo | penso di | pensando di | pensato di | pensare di | sto pensando di | penso a | pensavo di | voglia di | ho voglia di | desidero | ho bisogno di | potrei | dovrei | lidea di | penso solo a | continuo a pensare di | ho pensato di | ho pensato a",
    die: "mi voglio uccidere | mi voglio ammazzare | mi voglio impiccare | mi voglio suicidare | mi voglio togliere la vita | mi voglio buttare dal ponte | mi voglio buttare sotto | voglio solo morire | voglio morire | vorrei morire | vorrei essere morta | vorrei essere morto | vorrei non svegliarmi piu | penso al suicidio | pensando al suicidio | pensieri suicidi | pensieri di suicidio | idee suicide | istinti suicidi | non voglio piu vivere | non voglio piu esistere | non voglio vivere piu | non ho piu voglia di vivere | voglio smettere di vivere | voglio smettere di esistere | voglio farla finita",
    self: "mi taglio le braccia | mi taglio le gambe | mi taglio le cosce | mi autolesiono | autolesionismo ancora | mi faccio dei tagli | mi faccio i tagli | mi brucio con le sigarette | mi brucio con la sigaretta | mi brucio con laccendino | mi faccio del male apposta | mi faccio del male da sola | mi faccio del male da solo | voglio tagliarmi | voglia di tagliarmi | voglio farmi del male | voglia di farmi del male | ho ricominciato a tagliarmi | ho ripreso a tagliarmi | bisogno di tagliarmi | mi taglio con la lametta | mi taglio con una lametta | mi taglio con il rasoio",
    hits: "mi ha strozzata | mi ha strozzato | mi ha strangolata | mi ha strangolato | mi ha messo le mani al collo | mi ha stretto il collo | mi picchia | mi mena | mi prende a pugni | mi prende a calci | mi prende a schiaffi | mi violenta | mi stupra | mi strangola | mi riempie di botte | mi ha picchiata | mi ha picchiato | mi ha menata | mi minaccia di morte | mi tocca di notte | abusa di me | mi obbliga a fare sesso | mi tira gli schiaffi | mi da i pugni",
    abuser:
      "mio marito | il mio ragazzo | il mio fidanzato | il mio compagno | mio padre | mio papa | papa | il mio patrigno | mia madre | mia mamma | il mio ex | mia moglie | la mia ragazza | la mia compagna | mio zio | mio fratello | mio nonno | mio figlio | lui",
    purge:
      "mi provoco il vomito | mi induco il vomito | mi faccio vomitare | vomito dopo ogni pasto | vomito tutto quello che mangio apposta | mi metto due dita in gola | dita in gola per vomitare | mi costringo a vomitare | mi sforzo di vomitare | vomito di proposito | mi abbuffo e vomito | mi abbuffo e poi vomito | prendo lassativi per dimagrire | mi sto affamando",
  },
  imminent: {
    suicide: [
      "[soon] ... [lethal]",
      "[lethal] ... [soon]",
      "ho il [lethal]",
      "ho la pistola",
      "poi [killing]",
      "[will] ... [kill]",
      "[want] [kill] ... [soon]",
      "[soon] ... [want] [kill]",
      "[killing] ... [soon]",
      "[soon] ... [killing]",
      "[took] ... [dose]",
      "[took] ... [many] [drug]",
      "[drank] ... [poison]",
      "[means] ... [ready]",
      "[ready] ... [means]",
      "[stand] ... [edge]",
      "ho [edge]",
      "[stand] ... [place] ... [over]",
      "[gone]",
      "[reading] ... [dead]",
      "[bleed]",
    ],
    self_harm: ["[hurt]", "[cut] ... [bleeding]"],
    eating_disorder: ["vomitato sangue", "vomito sangue", "[starve] ... [faint]"],
    abuse: ["[attack]", "[threat] ... [armed]"],
    harm_to_others: [
      "[soon] ... [others]",
      "[others] ... [soon]",
      "casa sua ... [armed]",
      "[armed] ... [others]",
      "[gun] ... [slay]",
      "sono sotto ... [armed]",
    ],
  },
  active: {
    suicide: ["[wish] [kill]", "[die]"],
    self_harm: ["[self]"],
    abuse: ["[abuser] [hits]"],
    eating_disorder: ["[purge]"],
  },
  denials:
    "non ho intenzione di | non voglio | non sto per | non penso di | non penso a | non ho voglia di | non sto pensando di | non intendo | non ho pensieri di | deciso di non [kill]",
  notAfter:
    "non mi | non voglio uccidermi | non voglio ammazzarmi | non voglio morire | non sto per | mai piu | ha detto che la fa | canzone | romanzo | film | serie | gioco | personaggio | battuta | quasi | anni fa | da piccola | la mia amica | il mio amico | dal ridere | se non | se mi | lidea di | che non la | se perdo | o mi | caccia | poligono | tenda | arrampicata | guardacaccia | teatro | pressione | vitamine | farmacia | foto | stavo per | volevo | lanno scorso | un tipo che | un uomo che | una donna che | documentario | notizia | sogno | sognato | incubo | il mio cane | il mio gatto | per sbaglio | vergogna | che figura | esame | esami",
  notBefore:
    "con sta | con questa | con questo | con quest | con la | con il | con le | con i | con lui | con lei | ahah | ahahah | haha | dal ridere | nel gioco | nel film | nel romanzo | anni fa | scherzo | livello | con lui | con lei | di fame | di vergogna | alla sbarra | sul divano | a letto | caccia | poligono | tenda | arrampicata | ad acqua | a caldo | trampolino | paracadute | di coccole | di lavoro | di fatica | di studio | di palestra | antibiotico | come ha detto | del dottore | della pressione | della tiroide | della settimana | della mattina | vitamine | in farmacia | giusti | di caldo | di noia | dalla vergogna | dalle risate | dal caldo | dalla noia | dal sonno | di sonno | i capelli | la barba | cucinando | la cipolla | il dito | per sbaglio | a scacchi | in palestra | una selfie | un selfie | una serie | piscina | sul lavoro | a tennis | per questo esame | se non | xd | di gelato | di cioccolato | un caffe | nei libri | con questo | con questa | con questi | con queste | le coperte | la doccia | doccia | arrampicare | con le | con il lavoro | con la dieta | tasse | debiti | mutuo | bollette | sul letto | in acqua | una mail | una foto | bucato | bungee | parapendio | cuscino | di selfie",
};
