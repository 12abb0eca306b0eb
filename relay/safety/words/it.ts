import { itFresh } from "./it-fresh.ts";
import { itFurther } from "./it-further.ts";
import { itIndirect } from "./it-indirect.ts";
import { itMore } from "./it-more.ts";
import { itPlain } from "./it-plain.ts";
import { widened } from "./widened.ts";
import type { Words } from "./words.ts";

/** A few words between two parts, none of which denies. */
const w = "(?:(?!non\\b|mai\\b)[\\w']+,? ){0,3}";
const verbs =
  "(?:uccider|ammazzar|suicidar|impiccar|sparar|avvelenar|annegar|affogar|strozzar|accoltellar|tagliar|buttar|gettar|lanciar|defenestrar|dissanguar|eliminar)";
const down =
  "(?:giù|sotto|dal|dalla|dall'|da un|da una|nel fiume|nel vuoto|in mare|davanti|sui binari|al treno|di sotto)";
const act = `(?:(?:uccider|ammazzar|suicidar|impiccar|avvelenar|annegar|affogar|defenestrar|dissanguar|sparar)mi(?: un colpo| in testa)?|(?:butt|gett|lanci)armi (?:\\w+ )?${down}|tagliarmi le vene|toglier(?:mi|me) la vita|togliermi di mezzo|levarmi di mezzo|farmi (?:fuori|saltare (?:la testa|il cervello)|del male per sempre)|(?:farla|finirla|facciamola) finita|farla finire|finirla (?:qui|per sempre|con (?:la vita|tutto|questa vita))|(?:porre|mettere|metter|dare) (?:un )?(?:fine|termine) (?:alla mia (?:vita|esistenza|sofferenza)|a tutto|ai miei giorni|a questa (?:vita|sofferenza))|(?:mi|me) (?:voglio |vorrei |vojo |devo |posso |vado a |sto per )?(?:uccidere|ammazzare|ammazza|suicidare|impiccare|sparare|levare di mezzo|togliere la vita|tagliare le vene|buttare ${down}|gettare ${down}|lanciare ${down})|(?:saltare|buttarmi) (?:giù )?(?:dal|da un|dalla) (?:ponte|tetto|balcone|finestra|palazzo|terrazzo|cavalcavia)|commettere suicidio|porre fine alla vita|finire la mia vita|chiudere con (?:la vita|tutto))`;
const does = `(?:(?:mi|me) (?:uccido|ammazzo|suicido|impicco|sparo(?: un colpo| in testa)?|avveleno|tolgo la vita|tolgo di mezzo|levo di mezzo|taglio le vene|(?:butto|getto|lancio) ${down}|uccider[oò]|ammazzer[oò]|suicider[oò]|impiccher[oò]|toglier[oò] la vita)|la (?:faccio|farò) finita|metto fine a(?:lla)? (?:mia vita|tutto)|pongo fine alla mia vita|salto giù)`;
const soon =
  "(?:stanotte|stasera|questa (?:notte|sera|settimana)|domani(?: (?:mattina|sera|notte))?|dopodomani|oggi|adesso|ora|tra (?:un'ora|poco|un po'|qualche ora|pochi minuti)|fra (?:un'ora|poco)|questo (?:weekend|fine settimana|pomeriggio)|(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)|quando (?:dormono|escono|tutti|sono tutti|dormiranno)|dopo (?:cena|il lavoro)|presto)";
const someone =
  "(?:amic[oa]|sorella|fratello|figli[oa]|madre|padre|mamma|papà|babbo|lui|lei|compagn[oa]|ragazz[oa]|marito|moglie|colleg[ah]i?|cugin[oa]|vicin[oa]|zi[oa]|nonn[oa]|coinquilin[oa]|alunn[oa]|studente\\w*|qualcuno|un conoscente|fidanzat[oa]|ex)";
const them =
  "(?:l[oaie]|gli|(?:il|la|i|le|al|alla|ai|sul|ad?)? ?(?:mi[oae]i?|mie) (?:\\w+ )?(?:ex|capo|marito|moglie|padre|madre|fratello|sorella|vicin[oa]|patrigno|coinquilin[oa]|professore\\w*|prof|collega|famiglia|figli[oai]|bambin[oai]|genitori|ragazz[oa]|compagn[oai]|zio|classe)|qualcuno|tutti|la gente|quel \\w+|quello|quella|lui|lei|loro|persone|bambini)";
const abuser =
  "(?:lui|lei|loro|(?:il |la |i )?mi[oae]i? (?:\\w+ )?(?:marito|moglie|ragazz[oa]|compagn[oa]|padre|madre|papà|mamma|patrigno|matrigna|fratello|zio|ex|fidanzat[oa]|coinquilin[oa]|capo|figlio|genitori|nonno))";
const strikes =
  "(?:picchia\\w*|pesta\\w*|mena\\w*|percuote|schiaffeggia\\w*|prende a (?:botte|calci|pugni|schiaffi|sberle|cinghiate)|violent\\w+|stupra\\w*|abusa\\w*|maltratta\\w*|minaccia\\w*|strangola\\w*|strozza\\w*|aggredi\\w+|molesta\\w*|chiude a chiave|chiude in (?:casa|camera)|costring\\w+|obbliga a (?:fare sesso|letto)|brucia|spintona|tira (?:i capelli|pugni|calci)|alza le mani|mette le mani addosso|malmena|insulta e|tortura|perseguita|tocca\\b(?! (?:lavorare|studiare|a me|andare|fare|il cuore|pulire|aspettare|cucinare|pagare|alzarmi)))";
const pills =
  "(?:pastiglie|pasticche|pillole|compresse|medicine|medicinali|farmaci|sonniferi|antidepressivi|ansiolitici|tranquillanti|barbiturici|gocce|insulina|tachipirina|xanax|capsule|psicofarmaci|antidolorifici)";
const weapon =
  "(?:pistola|fucile|arma|coltello|lama|lametta|rasoio|corda|cappio|taglierino|cintura|revolver)";

const table: Words = {
  saying: [
    "(?:piedi|caldo|freddo|lavoro|stress|traffico|battuta|barzelletta|schiena|testa|studio|esame|esami|matematica|noia|dieta|scale|gambe|scarpe|afa|attesa|meme|video|palestra|allenamento|turno|ginocchia|rumore|tacchi|umidità|ansia|scadenz[ae]) (?:[\\w']+ ){0,2}mi (?:\\w+ )?(?:uccid\\w+|ammazza\\w*|ha ucciso|ha ammazzato|hanno ucciso|sta(?:nno)? (?:uccidendo|ammazzando))",
    "(?:mi )?(?:uccide|ammazza|ucciderà|ammazzerà|ammazzano|uccidono) (?:se|quando) (?:sa|scopr\\w+|ved\\w+|sapess\\w+|torno|arrivo|lo|vengono)|(?:uccider(?:ei|mi)|ammazzer(?:ei)|pagherei) per|ammazz(?:are|o|iamo|ando) (?:il tempo|la noia)|(?:mi ammazzo|ammazzarmi|mi uccido|ammazzo) (?:di|a forza di|in|dal|dalle) (?:lavoro|fatica|studio|risate|ridere|palestra|risa|pasta)|me la faccio finita con",
    "(?:muoio|muori|morir[eò]|morto|morta|morti|morte|morendo|moriva\\w*|crepo|crepare|schiatto|schiattare|muore|morivo) (?:\\w+ )?(?:di|dal|dalla|dalle|dallo|dai|per la|dall') ?(?:voglia|fame|sete|ridere|risate|risa|sonno|caldo|freddo|noia|vergogna|paura|curiosità|stanchezza|imbarazzo|invidia|gelosia|fatica|amore|ansia dal|tenerezza|nervoso|spavento|dolore (?:ai|alle|alla|al))",
    "stanc[oa] mort[oa]|mort[oa] (?:di stanchezza|sfinita)|(?:neanche|nemmeno|neppure) (?:da )?mort[oa]|(?:da|bello|bella|buono|buona|bravo|noia|peso|silenzio|caldo) (?:da morire|mortale)|(?:mi (?:piace|manca|diverto)|ridere|ti amo|amo) (?:\\w+ )?da morire|da morire(?= *(?:$|[.,!]))|(?:cellulare|telefono|batteria|pianta|piante|macchina|computer|pc|portatile|auto) (?:[\\w']+ ){0,3}(?:mort[oa]|morend?o|muore|morte)|è mort[oa] (?:il|la) (?:telefono|batteria|cellulare|pc|macchina)|punto morto|a morte(?= *(?:$|[.,!]))|meglio (?:morire|la morte) che(?! (?:viv\\w+|campare|continuare|andare avanti|torn\\w+|rest\\w+|rimanere|soffrire|stare (?:cosi|qui|con)|essere|esistere|cosi|questa|ingrassare|mangiare))|sopra il mio cadavere|sul mio cadavere|natura morta|stagione morta|a peso morto|in bocca al lupo crepi|crepi il lupo|crepi(?= *(?:$|[.,!]))",
    "suicide squad|(?:prevenzione|articolo|libro|film|documentario|corso|conferenza|lezione|serie|podcast|notizi[ae]|studio|saggio|tesi|romanzo|formazione|statistic\\w+|campagna|ricerca) (?:[\\w']+ ){0,5}suicidi?\\w*|prevenire il suicidio|suicidio (?:politico|professionale|sociale|commerciale|assistito)|missione suicida|attentat\\w+ suicid\\w|tasso di suicidi",
    "(?:tesi|libro|articolo|legg[ei]|film|documentario|corso|podcast|saggio|ricerca) (?:[\\w']+ ){0,6}(?:violenza (?:domestica|di genero|di genere|sulle donne)|anoressia|bulimia|abusi?|disturbi alimentari|autolesionismo)",
    "(?:mi sono |mi |per |)(?:tagliat[oa]|bruciat[oa]|scottat[oa]|fatt[oa] male|ferit[oa]|tagliarmi|farmi male) (?:\\w+ )?(?:con (?:il forno|il ferro|la carta|l'olio|il caffè|la padella|la pentola|il coltello mentre|un foglio|il tè|la piastra)|(?:i|un po' i) capelli|le unghie|il dito|un dito|i baffi|la frangia|la barba|la lingua|al sole|cucinando|mentre cucin\\w+|facendo la barba|giocando|correndo|in palestra|a calcio|al ginocchio|alla schiena|alla caviglia|cadendo|sciando|affettando|mentre affett\\w+)|tagliarmi i capelli|mi taglio i capelli",
    "mi (?:ha )?(?:batte|battono|battuto|batteva|stracciato|picchia il sole) (?:sempre )?(?:a|al|in|con) (?:\\w+)|mi (?:sparo|sparerei) (?:un|una) (?:film|serie|panino|pizza|maratona|episodio|gelato|vacanza|birra|caffè)|mi butto (?:nel|sul|sulla|in) (?:letto|divano|lavoro|studio|piscina|doccia|un'avventura)|(?:buttarmi|lanciarmi|tuffarmi) (?:in|nel|nella|dal) (?:piscina|trampolino|molo|acqua|mare|lavoro|studio|progetto|nuov\\w+)|mi (?:butto|lancio) (?:giù )?dal (?:trampolino|molo|paracadute)|mi lancio col paracadute",
    "(?:corda|coltello|pastiglie|pillole|medicine|gocce|farmaci) (?:\\w+ )?(?:per|da|contro) (?!(?:uccid|ammazz|suicid|impicc|mor|farla|togli|me\\b))(?:[\\w']+)|finirla con (?:questo|quest[ao']|il|la) ?(?!vita)\\w+|digiun\\w+ (?:per|del|di) (?:il ramadan|ramadan|quaresima|le analisi|gli esami|\\w+)|digiuno intermittente",
  ],
  wish: [
    `(?:voglio|vorrei|volevo|voglia di|voglia d'|penso (?:di|a|ad|solo a)|pens(?:ando|ato|are|avo) (?:di|a|ad)|pensier[oi] di|idea di|idee di|desider\\w+ (?:di)?|bisogno di|dovrei|potrei|immagin\\w+ (?:di)?|sogn\\w+ di|come|mod[oi] (?:per|di)|meglio|tentat[oa] di|impulso (?:di|a)|istinto di|pronto a|pronta a|viene da|viene voglia di|cerco (?:il )?(?:modo|coraggio) (?:di|per)|coraggio di|fantastic\\w+ (?:di|su)|vien da|quasi quasi|ossessione di|mi va di) ${w}(?:${act}|${verbs}mi\\b(?! (?:una?|i|le|la|il|un'|in|nel|sul) (?!vene|vita)))`,
    `(?:voglio|vorrei|volevo|vorrebbe|vojo|voglia di|desidero|preferi\\w+|bisogno di|spero (?:solo )?di|aspetto (?:solo )?di|penso (?:di|a|solo a)|pensare (?:di|a)|merito di|lasciatemi|fatemi|lasciami|non vedo l'ora di|devo|meglio) ${w}(?:morire|crepare|schiattare|la morte|tirare le cuoia)(?! d[ia] )`,
    "(?:pens\\w+|riflett\\w+|medit\\w+|fantastic\\w+|contempl\\w+|ossession\\w+|consider\\w+|in testa|in mente|parl\\w+) (?:[\\w']+ ){0,3}(?:al|il|del|sul|di|col) ?suicidio|pensier[oi] (?:\\w+ )?(?:suicid[ai]|di (?:morte|morire|farla finita))|(?:istinti|tendenze|idee|ideazione|intenzioni|fantasie) suicid\\w+|idee di (?:morte|suicidio)|penso (?:\\w+ )?(?:alla morte|a morire|alla mia morte)|(?:mi sento|sono|di nuovo) (?:\\w+ )?suicida",
    "quant[eiao]? (?:[\\w']+ ){0,5}(?:per (?:morire|uccidermi|ammazzarmi|un'overdose|farla finita|suicidarmi)|ci vogliono per|letale|sono letali|mi uccid\\w+|si muore)|dose (?:letale|mortale)|(?:come|modo|metodo|maniera|modi|metodi) (?:[\\w']+ ){0,4}(?:si muore|morire|uccidersi|suicidarsi|suicidarmi|uccidermi|ammazzarmi|farla finita|togliersi la vita)|morire senza (?:soffrire|dolore)",
    "(?:starei|sto) meglio mort[oa]|dovrei essere mort[oa]|merito (?:di morire|la morte)|voglio essere mort[oa]",
  ],
  act: [act],
  word: [
    "(?:il|al|sul|nel|mio|quel|dal|tentato) suicidio|(?:pensieri|idee|tentativ[oi]) di suicidio",
    "suicid(?:armi|arsi|ars|o)(?<!suicidio)",
    "vuole (?:morire|farla finita|ammazzarsi)",
  ],
  decided: [
    `(?:decis[oa]|deciso di|ho deciso|intenzione di|sto per|pianificato di|progettato di|piano (?:di|per)|programmato di|vado a|pronto a|pronta a|convint[oa] di|mi preparo a|conto di|ho scelto di) ${w}${act}`,
    does,
    `${act} (?:[\\w']+ ){0,3}${soon}|${soon},? (?:[\\w']+ ){0,4}(?:muoio|salto|${act})|(?:muoio|salto|morirò|salterò|lo faccio|lo farò|finisce tutto|la finisco|la faccio finita) (?:[\\w']+ ){0,2}${soon}|${soon},? (?:[\\w']+ ){0,2}(?:lo faccio|lo farò|la finisco|la faccio finita|sarò mort[oa]|morirò|salterò)|so (?:già |esattamente )?(?:come|quando|dove) (?:farlo|lo farò|uccidermi|ammazzarmi|morire|lo faccio)|sto per (?:farlo|saltare|morire|buttarmi|premere)|voglio farlo ${soon}`,
    "piano (?:per (?:il mio suicidio|morire|suicidarmi)|suicida)",
  ],
  when: [soon],
  vague: [
    "non (?:ci )?(?:sarò|sarei|esisterò|starò) (?:più|qui|domani)?|(?:domani|lunedì|presto) non ci (?:sono|sarò)|non (?:mi sveglierò|arriverò a|vedrò (?:domani|il)|ci sarò più)",
    "(?:sarà|è|sara) (?:\\w+ )?(?:tutto )?(?:finit[oa]|finita)|(?:tutto (?:sarà |è )?finit[oa]|finisce tutto|finirà tutto|tutto (?:finisce|finirà|avrà fine))|poi (?:basta|è finita)|e poi basta",
    "ho (?:già )?(?:un|il|tutto il) piano|è tutto (?:pronto|pianificato|organizzato|preparato)|ho (?:già )?(?:preparato|pianificato|organizzato|sistemato) tutto|tutto pronto",
    `(?:scelto|deciso|fissato|stabilito) (?:già )?(?:il|la|un|una|l') ?(?:giorno|data|ora|momento|posto|luogo|notte)|lo (?:faccio|farò) (?:[\\w']+ ){0,2}${soon}|${soon} (?:lo faccio|è il giorno|è la notte|succede)|è per (?:stanotte|stasera|domani)`,
    "(?:nessuno|non) mi (?:troverà|troveranno|troverete|fermerà|può fermare|cercherà|mancherà)|mi trover(?:ete|anno|à)|(?:quando|prima che) (?:mi trov\\w+|leggerete|leggerai)|(?:finalmente|sarò) (?:libera|libero|in pace|con (?:lui|lei|mamma|papà))",
    "tutto quello che mi serve|tutto (?:il necessario|l'occorrente)|(?:regalato|dato via|sto regalando) (?:tutte )?le mie cose|(?:la mia )?ultima (?:notte|sera)(?! (?:di|in|a|al|alle|nella) \\w+)|ultime ore",
  ],
  means: [
    `${pills} (?:[\\w']+,? ){0,4}(?:davanti(?: a me)?|in mano|accanto|vicino|pronte|pronti|sul (?:tavolo|letto|comodino)|contate|contati|da parte|messe in fila|in fila|qui)(?! per)|(?:ho (?:già )?(?:messo da parte|accumulato|contato|conservato|raccolto|comprato)|sto (?:accumulando|contando|mettendo da parte)|tengo in mano) (?:[\\w']+ ){0,3}${pills}(?! per (?:il|la|l'))|ho (?:qui |con me )?(?:le|abbastanza|tutte le) ${pills}(?! (?:per|contro|da))`,
    `${weapon},? (?:[\\w']+,? ){0,5}(?:in mano|carica|alla testa|alla tempia|in bocca|al collo|intorno al collo|davanti|legat[oa]|appes[oa]|annodat[oa]|pront[oa]|accanto|tra le mani|fissat[oa]|vicino a me|sul letto)|(?:legato|annodato|appeso|caricato|preso|comprato|preparato|tengo|stringo|fissato) (?:già )?(?:la|il|una?|un|l') ?${weapon}(?! (?:per|da))|ho (?:qui |già )?(?:la|una|il|un|con me la) (?:pistola|corda|cappio|lametta|lama|fucile|arma)(?! (?:per|da))|con (?:la|una|il|un) ${weapon} (?:in mano|alla gola|al polso)`,
    "(?:sono|sto|sedut[oa]|in piedi|affacciat[oa]|salit[oa]|mi trovo) (?:[\\w']+ ){0,2}(?:sul|sull'|sulla|sui|al|a|in cima al?|in bilico su) ?(?:un |bordo (?:del|della|di un) ?)?(?:ponte|tetto|cornicione|binari|bordo|cavalcavia|parapetto|ringhiera|davanzale|orlo|precipizio|scogliera|ciglio)(?! (?:del bar|di una crisi))|in piedi sul|sul ciglio del|oltre la ringhiera",
    "(?:comprato|preso|ho|procurato) (?:già )?tutto (?:quello che|ciò che|il necessario|l'occorrente)(?: mi)? ?(?:serve|occorre)? ?per (?:farlo|uccidermi|ammazzarmi|farla|morire)",
  ],
  attempt: [
    `(?:ho (?:appena )?(?:ingoiato|preso|mandato giù|ingerito|buttato giù|bevuto|inghiottito)|mi sono (?:appena )?(?:pres[oa]|ingoiat[oa]|bevut[oa]|imbottit[oa])|appena (?:ingoiato|preso|ingerito)|inghiottito|imbottit[oa]) (?:[\\w']+ ){0,3}(?:inter[oaie]|tutt[oaei]|tropp[eio]|un sacco|tantissim\\w+|una manciata|manciate|flacon[ei]|scatol[ae]|boccetta|blister|decine|\\d\\d+|venti|trenta|quaranta|cinquanta) ?(?:[\\w']+ ){0,3}(?:${pills}|inter[oa]|scatola|flacone|boccetta)`,
    `(?:prendo|ingoio|butto giù|prenderò|ingoierò|mando giù) (?:\\w+ )?tutt[ei] (?:\\w+ ){0,2}${pills}`,
    "overdose(?! di (?:serie|zucchero|caffè|gelato))|(?:mi sono |ho )(?:appena )?(?:tagliat[oa]|apert[oa]|aperto|recis[oa]|tagliato) (?:le vene|i polsi|la gola|il polso)|(?:perdo|perdendo|esce|tantissimo|molto|tanto|troppo|pieno di|un sacco di) (?:\\w+ )?sangue|(?:non smett\\w+|non si ferma) (?:[\\w']+ ){0,2}(?:sanguin\\w+|sangue|il sangue)|(?:sangue|sanguin\\w+) (?:[\\w']+ ){0,2}(?:non si ferma|non smette|ovunque|dappertutto)|(?:bevuto|ingoiato) (?:la |il |del |della )?(?:candeggina|veleno|varechina|acido|topicida|antigelo|pesticida)|(?:ho )?appena (?:provato|tentato|cercato) (?:di|a) (?:uccider\\w+|ammazzar\\w+|suicidar\\w+|impiccar\\w+|farla finita|togliermi)|aperto il gas|acceso il motore in garage",
  ],
  farewell: [
    "(?:questo|questa|è|ecco) (?:è )?(?:\\w+ )?(?:un |il mio |il |la mia |l')?(?:addio|ultimo (?:messaggio|saluto)|ultima (?:lettera|volta che (?:ti |vi |ci )?(?:scrivo|parl\\w+|sent\\w+)))|addio (?:a tutti|per sempre|mondo|mondo crudele|amici|mamma)|letter[ae] d'addio|lettera di addio|biglietto d'addio|dire addio a tutti|(?:vi|ti) dico addio|vi saluto (?:tutti|per sempre)|le mie ultime parole|mio ultimo messaggio",
    "(?:scritto|finito|lasciato|preparato) (?:già )?(?:le|la|una|delle|dei|i) (?:\\w+ )?(?:letter[ae]|bigliett[io]) (?:[\\w']+ ){0,3}(?:figli|famiglia|mamma|papà|genitori|tutti|ognuno|addio|miei|mia|ciascun\\w+)|(?:di(?:gli|lle|te|tegli|tele|te a)|di' a|dica a|diglielo) (?:[\\w']+ ){0,5}(?:che )?(?:l[oi]|l'|le|vi|ti|gli)? ?(?:ho sempre )?(?:voglio bene|amo|amat[oaie]|volevo bene|ho amat\\w+|ho volut\\w+ bene)|non (?:mi )?(?:sentirai|sentirete|vedrai|vedrete|saprai|avrai) (?:più )?(?:\\w+ )?(?:da me|mie notizie|mai più|più)|quando (?:non ci sarò più|me ne sarò andat[oa]|sarò mort[oa])|dopo che me ne sarò andat[oa]|ultima volta che (?:ci )?(?:sentiamo|parliamo|parlo|scrivo|mi senti)|(?:prendit[ie]|occupat[ie]|prendetevi) (?:\\w+ )?(?:cura )?(?:del|della|dei) (?:[\\w']+ ){0,4}(?:quando|dopo|per me)",
  ],
  selfHarm: [
    "(?:tagliarmi|tagliandomi|ferirmi|ferendomi|autolesion\\w+|farmi (?:del )?male|facendomi (?:del )?male|bruciarmi|graffiarmi|colpirmi|punirmi|incidermi)|mi (?:taglio|tagliavo|ferisco|ferivo|faccio (?:del )?male|facevo del male|brucio|graffio|colpisco|punisco|incido|prendo a (?:pugni|schiaffi))(?! (?:i capelli|le unghie|la barba|se non|che))|mi sono (?:\\w+ )?(?:tagliat[oa]|ferit[oa]|bruciat[oa]|graffiat[oa]|fatt[oa] (?:del )?male|incis[oa]|autoinflitt\\w+)|(?:lametta|taglierino) (?:[\\w']+ ){0,3}(?:pelle|braccia|cosce)",
    "(?:tagli|cicatrici|ferite|bruciature) (?:\\w+ )?(?:sulle|nelle|sui|sul) (?:mie )?(?:braccia|gambe|cosce|polsi|braccio)|(?:sbatto|picchio|batto|do|tiro|sbattere|prendere a|prendo a) (?:\\w+ )?(?:la testa|testate|pugni) (?:\\w+ )?(?:contro|al|sul|nel) ?(?:il |la )?(?:muro|parete|mur[io])|bruciat[oa] (?:il braccio|le braccia|la pelle|la mano|la coscia)|mi faccio i tagli",
  ],
  abuse: [
    `(?:mi|ci|m') ?(?:ha |hanno |sta |stanno )?(?:${strikes}|dà (?:schiaffi|botte|calci|pugni|le botte)|da (?:schiaffi|botte|calci|pugni)|riempie di botte)`,
    `${abuser} (?:[\\w']+ ){0,4}(?:mi|ci) (?:ha |hanno )?(?:${strikes}|batte\\b|fa del male|colpisc\\w+|colpit\\w+)|minacci\\w+ di (?:uccidermi|ammazzarmi|picchiarmi|farmi)|(?:entra|viene|entrava|veniva) (?:in|nella mia|nel mio) (?:camera|stanza|letto)(?: mia)? (?:[\\w']+ ){0,3}(?:notte|tocca\\w*|sera)|(?:sono stat[oa]|mi hanno|stat[oa]|vengo|mi ha) (?:stuprat[oa]|violentat[oa]|abusat[oa]|picchiat[oa]|aggredit[oa]|molestat[oa]|stuprata|pestat[oa]|menat[oa])|(?:abus\\w+) di me|(?:subisco|subit[oa]|vittima di) violenza (?:domestica|sessuale)|(?:paura|terrore) di (?:tornare|rientrare|andare) a casa|mi (?:mette|metteva) le mani addosso|non mi (?:lascia|fa) uscire di casa`,
  ],
  abuseNow: [
    "(?:battendo|bussando|picchiando|sfondando|prendendo a calci|tirando calci|sbattendo|batte|sfonda|picchia|prende a calci|tira calci) (?:[\\w']+ ){0,3}porta ~ (?:ammazza\\w*|uccid\\w+|ammazzer\\w+|far\\w* fuori)|mi sta (?:strangolando|strozzando|picchiando|violentando|menando|pestando|soffocando|aggredendo)|(?:dice|urla|grida|giura|minaccia) (?:\\w+ )?(?:che )?(?:mi (?:ammazza|uccide|ammazzerà|ucciderà|fa fuori)|vuole (?:ammazzarmi|uccidermi))|(?:è andat[oa] a prendere|va a prendere|ha preso|ha in mano|ha|con) (?:un|il|una|la) (?:coltello|pistola|fucile|mazza) (?:[\\w']+ ){0,5}(?:mi|me|contro|addosso|porta|cucina)|andat[oa] a prendere (?:un|il|una|la) (?:coltello|pistola|fucile)|(?:lui|lei|mio (?:marito|padre|ex|ragazzo|compagno)) (?:mi (?:ammazza|ucciderà|ammazzerà|uccide)|sta per (?:uccidermi|ammazzarmi)|vuole (?:uccidermi|ammazzarmi))(?! (?:se|quando) (?:sa|scopre|vede))|(?:nascost[oa]|chius[oa]) (?:in|nel) (?:bagno|camera|armadio|cantina) ~ (?:lui|lei|porta|mi|fuori|mio)",
  ],
  eating: [
    "non (?:mangio|ho mangiato|tocco cibo|sto mangiando|mando giù|ho toccato cibo) (?:\\w+ ){0,3}(?:da|negli ultimi) (?:[\\w']+ ){0,3}(?:giorni|settiman[ae]|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)|(?:giorni|settiman[ae]) (?:che )?(?:non (?:mangio|tocco)|senza (?:mangiare|cibo|toccare))|non mangio (?:più|quasi più niente|niente)(?! (?:carne|dolci|pane|glutine|zucch\\w+|latt\\w+|pesce))|ho smesso di mangiare(?! (?:carne|dolci|pane|glutine|zucch\\w+|schifezze|pesce|latt\\w+))",
    "(?:vomit\\w+|rigett\\w+|rimett\\w+) (?:\\w+ )?(?:dopo|tutto|apposta|ogni|quello)|(?:mi (?:provoco|induco|procuro|faccio)|provocarmi|indurmi|mi costringo a|faccio) (?:il )?(?:vomito|vomitare)|(?:due )?dita in gola|anoressi\\w+|bulimi\\w+|lassativi|mi affamo|affamarmi|abbuffat\\w+|mi abbuffo|digiuno da|morire di fame (?:apposta|per dimagrire)",
    "(?:svenut[oa]|svengo|collassat[oa]|crollat[oa]) (?:[\\w']+,? ){0,8}(?:acqua|mangi\\w+|cibo|digiuno|fame)|(?:mi concedo|mi permetto|bevo|prendo) (?:[\\w']+ )?(?:solo|soltanto) (?:\\w+ )?(?:acqua|caffè|\\d+ calorie)|solo acqua da",
  ],
  violence: [
    `(?:voglio|vorrei|penso (?:di|a|ad|solo a)|pens(?:are|ando|ato|avo) (?:di|a|ad)|voglia di|immagino di|immagin\\w+|sogno di|potrei|sto per|intenzione di|progetto di|fantastic\\w+ (?:di|su)|bisogno di|impulso di|vado a|pronto a|devo) (?:\\w+ )?(?:uccid|ammazz|accoltell|spar|strangol|strozz|avvelen|pugnal|pest|far (?:del )?male|fare (?:del )?male|aggred|invest|massacr|bruci|squart|mass|soffoc)(?:e|a|i)?(?:re|r|ere)?(?:l[oaie]|gli)? ?(?:ad?|al|alla|ai|un|a un|contro)? ?(?:${them})`,
    `(?:uccider|ammazzar|accoltellar|strangolar|strozzar|avvelenar|pugnalar|pestar|massacrar|sparar)(?:l[oaie]|gli)\\b|(?:uccidere|ammazzare|accoltellare|strangolare|avvelenare|pugnalare|sparare (?:a|al|alla|ai)) (?:${them})|(?:l[oaei]|gli) (?:voglio|vorrei|potrei|voglio) (?:ammazzare|uccidere|accoltellare|strangolare|sparare|pestare)|(?:lo|la|li|le|gli) (?:ammazzo|uccido|accoltello|strangolo|sparo)(?! (?:se mi|quando))|fargli (?:del )?male|fare una strage`,
  ],
  violenceNow: [
    `(?:vado|sto andando|in macchina|per strada|esco|aspetto|sono|guido|arrivo|strada) (?:[\\w']+ ){0,7}con (?:un|il|una|la|mio) (?:coltello|pistola|fucile|mazza|martello|arma|machete|ascia|mazza)|(?:caricato|preso|ho|porto|prendo) (?:la|una|il|un|con me) ?(?:una |un |il |la )?(?:pistola|coltello|fucile|arma|machete) (?:[\\w']+ ){0,4}(?:spar\\w+|uccid\\w+|ammazz\\w+|accoltell\\w+|capo|lui|lei|faccio fuori)|(?:stasera|stanotte|adesso|ora|domani|oggi) (?:\\w+ )?(?:lo|la|li|le|gli) (?:ammazzo|uccido|accoltello|sparo|faccio fuori)|(?:lo|la|li|gli) (?:ammazzo|uccido|accoltello|sparo|faccio fuori) (?:[\\w']+ ){0,2}(?:stasera|stanotte|adesso|ora|domani|oggi)|(?:vado a|sto per|sto andando a|vado ad) (?:uccider\\w*|ammazzar\\w*|accoltellar\\w*|sparar\\w*) (?:${them})`,
  ],
  hint: [
    "(?:vorrei|vorre[i]? tanto|magari|spero|preferirei|avrei voluto|mi piacerebbe|desidero|volevo) (?:[\\w']+ ){0,4}(?:mort[oa]|non (?:svegliarmi|essere (?:mai )?nat[oa]|esistere|esserci|mi svegli\\w+|esistessi|ci fossi)|sparire|scomparire|svanire|dormire (?:per sempre|e non)|mai nat[oa])|mai nat[oa]|non (?:essere|fossi|fossi mai) (?:mai )?nat[oa]|(?:foss[i]|meglio) (?:\\w+ )?mort[oa]|addormentarmi e non|non (?:dovrei|avrei dovuto) (?:\\w+ )?(?:esistere|nascere|essere)|sparissi|scomparissi",
    "non (?:ho|voglio|vorrei|volevo|mi va|riesco|ha|vale|desidero|sento|posso|sopporto|avevo)(?: [\\w']+){0,5} (?:esserci|vivere|svegliarmi|esistere|di vivere|stare (?:qui|al mondo)|essere (?:qui|viv[oa]|al mondo)|andare avanti|continuare(?= *(?:$|[.,!]| a vivere| così))|uccidermi|ammazzarmi|suicidarmi|morire|togliermi la vita|alzarmi (?:mai )?più|questa vita)|(?:voglia|ragion[ei]|motiv[oi]|forza) (?:di|per|d') ?(?:viver\\w+|vita|continuare a vivere|esistere|restare|andare avanti)|non svegliarmi (?:più|mai|domani)|non mi (?:svegliassi|risvegliassi)|voglia di vivere",
    "(?:se|che) (?:[\\w']+ ){0,6}(?:invest\\w+|moriss\\w+|succedesse|incidente|schiant\\w+|non mi svegli\\w+|cancro) (?:[\\w']+,? ){0,6}(?:importa\\w*|dispiacere\\w*|meglio|uguale|sollievo|male|cambierebbe)|non mi (?:importerebbe|dispiacerebbe|interesserebbe) (?:[\\w']+ ){0,2}(?:morire|se|morta)",
    "(?:senza di me|senza me)(?: [\\w']+){0,4} (?:meglio|felic\\w+|bene|tranquill\\w+)|(?:meglio|felic\\w+|bene)(?: \\w+){0,2} senza di me|(?:nessuno|non) (?:[\\w']+ ){0,2}(?:sentirebbe la mia mancanza|si accorgerebbe|noterebbe|piangerebbe|mancherei|mi rimpiang\\w+)|mancherei a nessuno|(?:sono|essere|sento|come|solo|soltanto) (?:[\\w']+ ){0,2}(?:un peso|di peso|una palla al piede|un fardello|di troppo)",
    "(?:non (?:vedo|c'è|ho|trovo|esiste)|senza|nessuna?) (?:[\\w']+ ){0,4}(?:via (?:d'uscita|di uscita|di scampo)|uscita|futuro|speranza|senso|scampo|soluzione|luce|prospettiv\\w+)(?! (?:a questo film|della frase|di orientamento))|(?:vita|vivere|esistenza|tutto|esistere) (?:[\\w']+ ){0,3}(?:non ha (?:più )?(?:alcun )?senso|senza senso|insopportabile|inutile|non vale|mi pesa)|(?:che senso|a che serve|a cosa serve|perché|a che pro|non vale la pena|che scopo)(?: [\\w']+){0,4} (?:vivere|vita|andare avanti|continuare|esistere|viv[oa]|al mondo|vivo ancora|alzarmi)|non vale (?:più )?la pena(?= *(?:$|[.,!]| di vivere| vivere))|senza speranza|non ha più senso",
    "non (?:ce la faccio|ne posso|reggo|resisto|sopporto|riesco)(?: [\\w']+){0,2} (?:più|piu)(?= *(?:$|[.,!]| a vivere| di (?:vivere|questa vita|tutto)| così| la vita| questa vita| ad andare| a continuare| il dolore| questo dolore))|non (?:ce la faccio|reggo|resisto|ne posso) (?:più|piu)(?= *(?:$|[.,!]))|(?:stanc[oa]|stuf[oa]|esaust[oa]) (?:\\w+ )?(?:di (?:vivere|questa vita|esistere|tutto(?! (?:quest|il|lo))|essere viv[oa])(?! (?:quest[oa] lavoro|il lavoro|questo))|della vita)|(?:voglio|vorrei|voglia di) (?:\\w+ )?(?:sparire|scomparire|svanire|smettere di (?:esistere|vivere|soffrire)|arrendermi|dormire (?:per sempre|e non)|che (?:tutto )?(?:finisca|smetta|il dolore)|andarmene per sempre|mollare tutto)|mi arrendo(?= *(?:$|[.,!]))|odio (?:vivere|la mia vita|essere viv[oa]|esistere)",
    "non (?:sono|mi sento) (?:\\w+ )?suicida|non (?:mi|me|la) (?:ucciderei|ammazzerei|suiciderei|toglierei|farei (?:mai )?finita|uccido|ammazzo)|non (?:penso|ho)(?: \\w+){0,3} (?:suicid\\w+)|mi (?:ucciderei|ammazzerei|suiciderei|toglierei la vita)|non (?:[\\w']+ ){0,4}(?:suicidarmi|ammazzarmi|uccidermi|farla finita|togliermi la vita)",
  ],
  worry: [
    `(?:mi[oae]i?|un[ao']?|su[oa]|il|la|l'|questa?o?|tu[oa]|qualcuno|lui|lei|nostr[oa]) ?(?:\\w+ )?${someone}(?:,? (?!io\\b|voglio\\b|penso\\b|ho\\b|sono\\b|vorrei\\b)[\\w']+,?){0,7} (?:(?:pensa|pensava|parla|parlava|ha pensato|pensato|parlato) (?:\\w+ )?(?:al|di|del|ad?) ?(?:suicidi\\w*|suicidarsi|uccidersi|ammazzarsi|morire|farla finita|togliersi la vita)|vuole (?:morire|uccidersi|ammazzarsi|suicidarsi|farla finita|togliersi la vita)|vorrebbe (?:morire|essere mort[oa])|(?:si è|s'è|si) (?:\\w+ )?(?:suicidat[oa]|uccis[oa]|ammazzat[oa]|impiccat[oa]|tolt[oa] la vita|taglia|tagliat[oa]|fa (?:del )?male|ferisce|butta\\w* giù|autolesiona|vuole (?:uccidere|ammazzare|suicidare))|ha (?:tentato|provato|cercato)(?: \\w+){0,2} (?:suicidio|suicidarsi|uccidersi|ammazzarsi|togliersi la vita)|(?:di )?(?:suicidarsi|uccidersi|ammazzarsi|togliersi la vita|farla finita)|istinti suicidi|pensieri suicidi)`,
  ],
  worryAbuse: [
    `(?:vicin[oa]|amic[oa]|sorella|cugin[oa]|colleg[ah]a?|madre|mamma|figli[oa]|zia|compagn[oa]|conoscente)(?: [\\w']+){0,5} (?:la|lo|le|li) (?:picchi[ai]|mena|meni|maltratt[ai]|pest[ai]|violent[ai]|minacc\\w+|abus[ai])|(?:marito|ragazzo|compagno|padre|fidanzato) (?:della|di|del) (?:[\\w']+ ){1,3}(?:la|lo|le) (?:picch\\w+|mena|meni|maltratta|pesta)|(?:amica|sorella|vicina|cugina|collega|madre|mamma) (?:[\\w']+ ){0,3}(?:viene|è|è stata|venga) (?:picchiat\\w|maltrattat\\w|menat\\w|violentat\\w|abusat\\w)`,
  ],
  denial: [
    "(?:non|mai|senza|nessun[oa]?|né|neanche|nemmeno|no|nunca|jamas|nao|ni|sin)(?:[ ,']+(?:mi|me|ho|voglio|vorrei|penso|pensavo|sto|più|mai|di|a|al|ad|il|nessun[oa]?|intenzione|intenzioni|voglia|pensieri?|pensando|pensato|alcun[oa]?|davvero|certo|per niente|assolutamente|avrei|sono|idea|farei|pensarci|un|piano|per|vado|la|davvero|che|c'è|voler|volere|ancora|quiero|en|de|el|tengo|pienso|quero|mais|em|o))*",
  ],
  denialAfter: ["[ ,]*(?:mai|non (?:se ne parla|è un'opzione|lo farei|ci penso)|è escluso|proprio no)"],
  past: [
    "(?:anni|mesi|decenni|tempo|anno|secoli) fa|da (?:adolescente|bambin[oa]|piccol[oa]|ragazzin[oa]|giovane|ragazz[oa])|quando (?:ero|avevo|andavo|facevo)|(?:al|durante il|ai tempi del|ai tempi della|alle|all') ?(?:liceo|scuola|superiori|università|medie)|(?:nella|durante la) mia (?:adolescenza|infanzia|gioventù)|in passato|nel (?:mio )?passato|nel (?:19|20)\\d\\d|una volta ho (?:provato|tentato)|un tempo|tanto tempo|all'epoca|in adolescenza|anni prima",
  ],
  other: [someone],
  asksSuicide: [
    "suicid\\w+|ucciderti|ammazzarti|farti (?:del )?male|togliert?[ei] la vita|farla finita|(?:vuoi|vorresti|voglia di|desideri[o]?) (?:di )?(?:morire|essere mort[oa])|non (?:voler|vuoi|volere) (?:più )?vivere|uccidersi|farsi del male",
  ],
  asksMeans: [
    "qualcosa (?:con te|a portata di mano|a disposizione|vicino)|(?:che|con cui) (?:lo )?(?:useresti|faresti|potresti)|come lo faresti|piano per (?:farlo|ucciderti|farti|toglierti|suicidarti)|pensato a come (?:farlo|lo faresti)",
  ],
  asksPlan: ["piano|accesso a|quando lo faresti|come lo faresti|pensato a come"],
  yes: [
    "s[iì]|già|eh s[iì]|a volte|ogni tanto|un po'|credo (?:di s[iì]|proprio)|penso (?:di s[iì]|proprio di)|forse|spesso|sempre|ogni (?:giorno|notte|sera)|tutt[ei] (?:le notti|i giorni|le sere)|quasi|più o meno|esatto|esattamente|purtroppo|diciamo|certo|non (?:lo )?so|ci penso|ce l'ho|ho|lo penso|magari|abbastanza|direi di s[iì]|qualche volta|in un certo senso|continuamente|vero|eh|boh",
  ],
  no: [
    "no(?!,? (?:mi (?:ha|sta|tiene)|non ci arrivo|lui|lei|e (?:qui|fuori|dietro)))|non(?! (?:lo )?so| ci arrivo| le ho contate)|mai|macché|per niente|assolutamente no|figurati|nemmeno|neanche",
  ],
  keywords:
    "suicidio suicidi suicida suicidarsi suicidarmi suicidarti uccidere ammazzare uccidersi ucciderti ammazzarsi ammazzarti ucciderlo ucciderla ammazzarlo ammazzarla ammazzando uccidendo uccisero uccideva ammazzava uccidermi ammazzarmi impiccarmi",
  spellings: {
    vogio: "voglio",
    vojo: "voglio",
    volgio: "voglio",
    voglo: "voglio",
    voglia: "voglia",
    uciderme: "uccidermi",
    ucidermi: "uccidermi",
    uccidemi: "uccidermi",
    ammazzarme: "ammazzarmi",
    amazzarmi: "ammazzarmi",
    ammazzamme: "ammazzarmi",
    morì: "morire",
    mori: "morire",
    morrire: "morire",
    mrire: "morire",
    nn: "non",
    xke: "perché",
    xké: "perché",
    perke: "perché",
    ke: "che",
    x: "per",
    cmq: "comunque",
    qlc: "qualcosa",
    qlcn: "qualcuno",
    dmn: "domani",
    stase: "stasera",
    nun: "non",
    voja: "voglia",
    vive: "vivere",
    "m'ammazzo": "mi ammazzo",
    "m'uccido": "mi uccido",
    "m'impicco": "mi impicco",
    cchiu: "più",
    cchiù: "più",
    munno: "mondo",
    volio: "voglio",
    vogl: "voglio",
    vivre: "vivere",
    sucido: "suicido",
    murì: "morire",
    muri: "morire",
    campà: "campare",
    amazzo: "ammazzo",
    amazzare: "ammazzare",
    prp: "proprio",
    xche: "perché",
    sn: "sono",
    stanote: "stanotte",
    pastiche: "pasticche",
  },
};

export const it: Words = [itIndirect, itMore, itFurther, itPlain, itFresh].reduce(widened, table);
