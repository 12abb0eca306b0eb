import type { Words } from "./words.ts";

/** Any few words. */
const g = "[ ,]+(?:[\\w']+[ ,]+){0,4}";
const end = "(?= *(?:$|[.,!?:]))";
const soon = "(?:oggi|stasera|stanotte|domani|adesso|ora|fra poco|tra poco|lunedi|venerdi|sabato|domenica)";
const dear =
  "(?:mamma|papa|madre|padre|figli[oa]?|figlie|sorella|fratell[oi]|nonn[oa]|moglie|marito|famiglia|genitori|bambin[oi]|amic[oi]|tutti)";
const pet = "(?:cane|gatt[oaie]|cagnolin[oa]|micio|criceto|coniglio|uccellino|animali)";
const pills =
  "(?:pastiglie|pasticche|pillole|gocce|farmaci|medicine|compresse|sonniferi|insulina|scatol[ae]|blister|flacone|tranquillanti|ansiolitici)";
const arm = "(?:pistola|fucile|coltello|martello|lama|lametta|rasoio|ascia|accetta|mazza|taglierino|cutter)";
const height =
  "(?:ponte|binar[io]|tetto|scogliera|viadotto|cavalcavia|parapetto|ringhiera|balcone|davanzale|diga|rotaie|banchina|cornicione|terrazz[ao]|precipizio)";

/** What is meant without its name: a way out looked for, affairs in order, the way to the rails, the good-bye. */
export const itIndirect: Partial<Words> = {
  saying: [
    "per un[oa']? ?(?:\\w+ ){1,2}ucciderei|zappa sui piedi|(?:lettera|cartolina) a (?:mia |mio )?nonn[oa] in \\w+|articolo sui femminicidi|(?:documentario|libro|film|articolo|podcast|corso) su[il]? (?:\\w+ )?(?:disturbi alimentari|femminicidi\\w*|violenza|suicidi\\w*)",
  ],
  wish: [
    `non (?:voglio|vojo|vogl|voglio proprio) (?:piu )?(?:vivere|campare)(?: piu)?|non voglio piu (?:vivere|esistere)|nn vo(?:gl|j)i?o piu vivere|(?:voglio|vorrei) smettere di (?:vivere|esistere|respirare)`,
    `(?:dritt[oa]|schiantar\\w*|andare|sbattere|buttar\\w*|finire|lanciar\\w*|sterzare|tirare)${g}?(?:contro|addosso|sotto|giu da|dentro) (?:a )?(?:un |il |la |una |al |l'|qualche )?(?:muro|albero|camion|tir|pilone|guardrail|treno|platano|burrone|metro|palo)|(?:mollare|girare) il volante|(?<!(?:fatto|fare|faccio|facciamo|bel|gran|grande) )(?:un|ancora un|solo un|basta un) passo (?:avanti|in piu|e)(?! (?:in|nella|nel|verso|di|per|rispetto|importante|con|sul|sulla)\\b)|(?:mi (?:butto|butterei|sparerei|impiccherei|ammazzerei|lancerei)|buttarmi|lanciarmi)${end}`,
    `(?:addormentarmi|dormire)${g}(?:non|mai)${g}?(?:svegliar\\w*|risvegliar\\w*)|fare in modo di non (?:ri)?(?:svegliar\\w*|esserci|soffrire|vivere|esistere|tornare|sentire)|(?:raggiunger\\w*|seguire|andare da|stare con)${g}?(?:mia moglie|mio marito|mi[oa] (?:figli[oa]|madre|padre|nonn[oa]|fratello|sorella)|mamma|papa|lui|lei)${g}?(?:manca|lassu|in cielo|dall'altra parte|la dove|morto|morta)|spegnere tutto(?! (?:prima|quando|e (?:uscire|andare|dormire)|in (?:ufficio|casa)|la sera))|(?:spegn|cancell|elimin|chiud|distrugg|fini)\\w*${g}(?:\\w+ )?me compres[oa]|(?:andarmene|sparire|andar via|uscire|togliermi) (?:per sempre )?da (?:questo|sto|'sto) mondo|(?:togliere|tolgo|levare) (?:il disturbo|le tende|di mezzo)(?: per sempre)?|toglier(?:mi|e me) di mezzo|(?:gesto|atto) (?:estremo|insano)|unaliv\\w*|(?:farla|farlo) finita|farla finita|mi volgio a?m+az+are|am+az+armi|voglio am+az+are me`,
    `(?:cerco|cercat\\w*|googlat\\w*|guardat\\w*|letto|cercando|cercavo)${g}(?:come (?:si )?(?:morire|muore|ammazz\\w*)|morire|morte|letale|indolore|senza (?:dolore|soffrire))|come si muore|(?:modo|metodo|maniera)${g}(?:morire|indolore|senza soffrire|andarsene)|(?:bastano|basterebbero|basteranno)${g}(?:pastiglie|gocce|pillole|queste|per)|(?:la mia )?vita (?:per me )?e finita${end}|(?:sono|resto) (?:ancora (?:qui|qua)|viv[oa]|al mondo|in vita)${g}solo per|(?:sono|resto) qu[ia]${g}solo per (?:i (?:miei|figli)|mi[oae]i?|il (?:cane|gatto)|lor\\w|lei|lui|non)\\b|se non (?:fosse|ci fosse\\w*)${g}(?:gia|finita|morto|morta)|(?:mio|il mio) funerale|la mia morte`,
  ],
  decided: [
    `(?:compleanno|natale|capodanno|estate|mattina|alba)${g}?non (?:lo |la |ci )?(?:vedo|vedro)|a(?:l|lla)? (?:\\w+ )?(?:compleanno|natale|capodanno|domani|lunedi|domenica|weekend|settimana|estate|mattina)${g}?non (?:ci )?(?:arrivo|arrivero)|(?<![a-z] )domani non lo (?:vedo|vedro)|${soon}${g}?(?:mi butto|mi ammazzo|la faccio finita|non ci saro piu|me ne vado per sempre)|(?<!(?:buttat|mandat|portat)\\w )(?:altrove|via) per sempre|per non svegliarmi piu|domani a quest'ora(?![^.!?]{0,30}\\b(?:vacanz|ferie|aere|mare|spiaggia|volo|esam|laurea|spos|lavor|tren|viagg|vediamo|sentiamo|partit|arrivat|casa|parig|londra|roma|montagn|colloquio|operat|dentist))|l'ultim[oa] (?:notte|giorno) della mia vita`,
  ],
  vague: [
    "(?:ho|abbiamo) gia deciso(?! (?:il|la|l'))|deciso quando",
    `(?:so|saputo) (?:gia )?(?:dove|come|quando)|dove e (?:so )?come|(?:tra|fra) (?:tre|due|\\w+) giorni${end}|dopo l'esame(?= *(?:$|[.,!?:]))`,
    "deciso tutto|tutto deciso|tutto sistemato",
    `(?:troveranno|trovera|troverete|mi trov\\w*)${end}|troveranno${g}(?:vuoto|biglietto|lettera|me)|nessuno mi (?:trov\\w*|ferm\\w*|cerch\\w*|sent\\w*)`,
    "non ci (?:saro|sono) (?:piu )?|quando (?:io )?non ci (?:saro|sono)",
    `(?:sto |vado |sono |cammino |guido |andando |guidando )${g}?(?:verso|sul|in|al|alla|sulla|sui|ai|nel) ${height}`,
    "(?:non (?:torno|tornero|tornerei)|senza ritorno|sola andata|niente ritorno)",
    "(?:nel|in un) bosco|guardo (?:giu|in basso|di sotto|sotto)|in riva al (?:mare|fiume|lago)|(?:verso|al) (?:mare|fiume|lago)",
    "(?:telefono|cellulare|telefonino)(?: [\\w']+){0,3} (?:spengo|spento|lascio|lasciato|casa)|dopo questo messaggio",
    `(?:ormai )?(?:e|l'ho) (?:gia )?(?:fatt[oa])${end}|ormai e (?:fatta|tardi)|va bene cosi|ho finito${end}`,
    "(?:viene|venendo|venuto|ho|mi sento) (?:\\w+ )?(?:sonno|freddo|nausea|vertigini|debole|intorpidit\\w*)|gira (?:tutto|la testa)|non (?:mi )?sento (?:piu )?(?:le |bene le )?(?:mani|gambe|dita)|vedo (?:doppio|sfocato)|mi si chiudono gli occhi|brucia (?:la gola|lo stomaco|tutto)",
    `(?:mandato giu|buttato giu|ingoiato|inghiottito|preso|prese|presi|bevuto)${g}?(?:tutt[oeai]|tropp[eoi]|tante|${pills})`,
    "(?:con|e) (?:il |la |del |mezza bottiglia di )?(?:whisky|vodka|vino|alcol|grappa|gin)",
    `non (?:chiamat\\w*|dit\\w*|dir\\w*|chiamar\\w*)${g}?(?:nessuno|ambulanza|118|112|mamma)|aspetto e basta|(?:adesso|ora) aspetto|troppo tardi|ho paura${end}`,
    "(?:ci ho |ho )(?:gia )?(?:provato|riprovato)|(?:ri)?provo di nuovo|riprovo|mi sono svegliat[oa]",
    `(?:la|una|le) letter[ae]${g}?(?:comodino|tavolo|cassetto|mamma|cuscino|pront[ae]|scritt[ae]|per ognuno|ai (?:miei )?genitori)|(?:biglietto|vocale|video)${g}(?:per ognuno|ciascuno|comodino|cuscino|tavolo|genitori|figli)`,
    "(?:lo |la |li )?(?:sentiranno|leggeranno|vedranno|capiranno|troveranno) (?:dopo|domani|poi)|si sentano in colpa|sensi di colpa dopo",
    `${pet}${g}?(?:l'ho )?(?:portat[oa]|lasciat[oa]|affidat[oa]|dat[oa])|(?:lasciato|portato|affidato)${g}?${pet}|(?:stara|staranno) bene|(?:badate|bada|prendetevi cura|abbiate cura|occupati|occupatevi)${g}?(?:a|di|del|della|al|alla)?${g}?(?:${dear}|${pet})|badate a \\w+`,
    `(?:regalat[oaei]|dat[oa] via|donat[oa]|lasciat[oa])${g}?(?:moto|chitarra|computer|vestiti|libri|collezione|playstation|anello|orologio|cose|macchina|bici)|(?:regalo|do via) tutto`,
    "(?:tanto|ormai) (?:non|dove vado)(?: \\w+)* (?:serv\\w*|us\\w*)|dove vado non|non mi serv\\w* piu",
    `(?:pagat[oe]|saldat[oi]|estinto)${g}?(?:bollette|debiti|conti|mutuo|tutto|affitto)`,
    "password|codici|testamento(?! dei)|assicurazione sulla vita|documenti in ordine",
    "(?:pulito|sistemato|riordinato|svuotato) (?:la )?(?:casa|camera|stanza|armadio)",
    `(?:adesso|ora|finalmente|poi) (?:posso|potro) (?:andare|riposare|andarmene|dormire)|posso andare${end}|mi metto a dormire|${soon} (?:mi addormento|dormo per sempre)`,
    `grazie (?:di|per) (?:tutto|tutto quanto|avermi)|perdonatemi|perdonami|scusatemi|scusate (?:di|per) tutto`,
    "(?:vi|ti) ho voluto (?:un )?bene|gli voleva (?:un )?bene|vi (?:amo|voglio bene)|(?:dite|di'|digli|ditele) (?:a|che)",
    "ultima volta|l'ultim[oa]|ultimo (?:messaggio|saluto|abbraccio)|abbracciat[oa](?: [\\w']+){0,4} (?:forte|mamma|madre|padre|papa|figli\\w*)",
    "(?:lei|lui|loro|nessuno) (?:non )?(?:lo )?(?:sa|sanno|immagina\\w*|sospetta\\w*)|senza che (?:\\w+ )?(?:se ne accorg\\w*|cap\\w*|sapp\\w*)",
    "sepolt[oa]|bara|funerale|cimitero|(?:scelto|preparato)(?: [\\w']+){0,2} (?:vestito|abito)",
    "(?:non ci )?(?:sentiremo|vedremo|sentiamo|vediamo) piu|addio|buona vita|siate felici|non cercatemi|ci vediamo (?:dall'altra parte|lassu)",
    "(?<!non )(?:mi serve|mi serviva)(?= *(?:$|[.,!]| per))|comprato quello che",
    `(?:vasca|acqua)${g}?(?:riemp\\w*|calda|scorr\\w*|piena)|(?:lametta|rasoio|lama)${g}?(?:vasca|bagno|accanto|bordo)`,
    "prossimo treno|(?:arriva|passa) il (?:treno|prossimo)|calm[oa] come mai|finalmente (?:calm[oa]|seren[oa]|in pace|tranquill[oa])",
  ],
  means: [
    `(?:ho|tengo|con)${g}?(?:in mano )?(?:la |il |una |un )?(?:pistola|fucile)${g}?(?:mano|carico|carica|macchina|padre|nonno)|(?:pistola|fucile)${g}?(?:carico|carica|in mano)|(?:metto via|metto da parte|accumulo|conservo|sto mettendo|raccolgo)${g}?${pills}|comprato quello che mi serve|(?:sto andando|vado|cammino|sono|corro)${g}?(?:verso|sul|sui|in|sulla|sul ciglio del) (?:i |il |la )?(?:binari|tetto|scogliera|cornicione|viadotto|cavalcavia|parapetto)(?! (?:a vedere|di chiara|per i fuochi))|(?:guidando|guido)${g}?(?:scogliera|ponte|viadotto)|(?:scavalcato|scavalcata|oltre|fuori dal) (?:il |la |dal )?(?:parapetto|ringhiera|balaustra)|al prossimo treno`,
  ],
  attempt: [
    `(?:mandato|buttato) giu (?:tutt[oei]|${pills})|(?:preso|prese|presi|ingoiato|bevuto)${g}?tutt[eoi]${g}?${pills}|averne prese (?:troppe|tante)|ne ho prese (?:troppe|tante|molte)|(?:bevuto|ingoiato|inghiottito)${g}?(?:candeggina|varechina|acido|veleno|detersivo|topicida|antigelo|diserbante|soda caustica)|aperto il gas|(?:corda|cinghia)${g}(?:si e (?:rotta|spezzata)|ceduto)|(?:ieri|stanotte|poco fa) ci ho provato`,
  ],
  farewell: [
    `non ci (?:sentiremo|vedremo|sentiamo) (?:mai )?piu|(?:dite|dica|dica\\w*|di'|digli|ditelo)${g}?(?:a )?(?:mi[oa]|miei|mie|tutti)${g}?(?:che )?${g}?(?:voleva|voglio|volevo|amo|amavo|amava|bene|colpa)|(?:quando|se) (?:legger\\w*|trover\\w*|leggete|leggi)${g}?(?:questo|questa|messaggio|lettera)|vi ho voluto bene|lettera${g}?(?:comodino|genitori)${g}?(?:mamma|colpa|perche)?|non (?:e|sara) (?:stata )?colpa vostra|non sentitevi in colpa`,
  ],
  selfHarm: [
    `(?:spengo|spento|spegnere)${g}?(?:sigarett\\w*)${g}?(?:braccia|braccio|pelle|gamb\\w*|mano)?|(?:testate|pugni|testa|schiaffi)${g}(?:muro|parete|faccia|me stess[oa])|mi (?:prendo a (?:pugni|schiaffi)|strappo (?:i )?(?:capelli|ciglia|pelle)|graffio|mordo|brucio|faccio del male)|(?:coprire|nascondere|nascondo|copro)${g}?(?:tagli|cicatrici|braccia|segni)|(?:tagli|cicatrici|bruciature)${g}?(?:sulle|nelle|sui) (?:braccia|gambe|cosce|polsi)|(?:lametta|taglio|sangue|dolore)${g}?(?:mi (?:calma|aiuta|da sollievo|fa sentire))|(?:ricominciato|voglia|bisogno)${g}?(?:a |di )?tagliarmi|finche non sento`,
  ],
  abuse: [
    `(?:mi|ci|me|si) (?:\\w+ ){0,2}(?:controlla|legge|guarda|spia|sequestra\\w*|tolto|preso|presa|tiene|nasconde|prende)${g}(?:telefono|cellulare|messaggi|conto|soldi|stipendio|bancomat|documenti|passaporto|carta|pensione|chiavi)|(?:controlla|legge|guarda|spia|sequestra\\w*|tiene|nasconde|prende|si e preso|ha preso)${g}(?:(?:tutt\\w |ogni )?(?:il mio|i miei|la mia|le mie|mio|mia|miei|mie) )(?:\\w+ )?(?:telefono|cellulare|messaggi|conto|soldi|stipendio|bancomat|documenti|passaporto|carta|pensione|chiavi)|non (?:vuole|permette|lascia) che (?:io )?(?:esca|lavor\\w*|ved\\w*|parl\\w*|stud\\w*)|non mi (?:lascia|fa|lasciano|fanno)${g}?(?:uscire|lavorare|vedere|parlare|studiare|dormire)|mi (?:chiude|ha chius[oa]|rinchiude|ha rinchius[oa]|costring\\w*|ha costrett[oa]|obblig\\w*|strattona|pizzica|spintona|perseguita|segue|pedina|ricatta|minaccia|palpeggia|palpa|tocca|molesta|insulta e|picchia|tira i capelli|prende a (?:calci|schiaffi|pugni))`,
    `(?:foto|video)${g}?(?:nud[aoei]|intim[aoei]|senza vestiti|se lo lascio|se non)|(?:mie|miei|mia|mio|nostr[oae]i?) (?:\\w+ )?(?:foto|video)${g}?(?:online|in rete|a tutti)|(?:minacci\\w*|dice|dicono|giura\\w*|promett\\w*)${g}?(?:di |che )?${g}?(?:mettere online|pubblicare|ammazz\\w*|uccid\\w*|rovin\\w*|portar\\w* via|portarmi via|bruci\\w*|sfregi\\w*)|se (?:lo|la) (?:lascio|denuncio)(?! (?:\\w+ )?(?:bollire|cuocere|riposare|raffreddare|asciugare|in|a|da|dal|al|all'\\w+|acces[oa]|apert[oa]|fare|perdere|dormire|stare|crescere|sul|nel|fuori|lievitare))|se parlo(?! (?:in|inglese|troppo|davanti|di|piano|forte|al|alla|a voce|piu|male|bene|italiano|dialetto|poco|nel|veloce|francese|tedesco))|(?:anche se|quando|benche|se) (?:gli |le |io )?(?:dicevo|ho detto|dico) (?:di )?no${end}|(?<!gli |le |ho )(?:dicevo|dico) (?:di )?no${end}|farmi sposare|matrimonio (?:forzato|combinato)|sposare (?:per forza|uno che)|devo chieder(?:e|gli|le)${g}?(?:il )?permesso(?! (?:di soggiorno|a(?:l|lla)? (?:lavoro|capo|prof\\w*|scuola|banca)|per (?:la visita|il|lavoro)))|devo chieder(?:e|gli|le)${g}(?:soldi|per (?:uscire|tutto|telefonare|mangiare|vedere|compr\\w+|ogni))|se non sei mia|di nessun altro|non sei di nessuno|nostro segreto`,
  ],
  abuseNow: [
    `(?:sta|stanno) (?:picchiando|menando|strangolando|massacrando|spaccando|urlando e)|(?:ex|marito|padre|compagno|lui|fratello|patrigno)${g}?(?:qui sotto|sotto casa|fuori|alla porta|dietro la porta|pianerottolo|sta salendo|sta arrivando|scale)${g}?(?:con|ubriac\\w*|urla|coltello|pistola|viene|camera|batte)|sta (?:salendo|arrivando|tornando|sfondando)${g}?(?:ubriac\\w*|camera|porta|furioso|di nuovo)|(?:chius[oa]|nascost[oa]|rinchius[oa])${g}?(?:in bagno|in camera|nell'armadio|sotto il letto|in cantina)${g}?(?:lui|fuori|urla|porta|batte|grida)|viene (?:di nuovo )?in camera mia|(?:ha|con) (?:un|il|una|la) (?:coltello|pistola)${g}?(?:porta|fuori|aiuto)`,
  ],
  eating: [
    `peso${g}?(?:[23]\\d|4[0-3]|trenta\\w*|quaranta(?:due|tre|uno)?) ?(?:chili|kg|kili)?|(?:[23]\\d|4[0-3]|trenta\\w*|quaranta(?:due|tre|uno)?) (?:chili|kg)${g}(?:enorme|grassa|grasso|dimagrire|ancora)|(?:chili|kg)${g}(?:enorme|grassa|grasso)|(?:vomito|vomitare|rimetto)${g}?(?:volte|dopo|tutto|ogni|sangue|apposta)|lassativ\\w*|diuretic\\w*|due dita in gola|dita in gola|(?:svenut[oa]|svengo)${g}?(?:mangi\\w*|digiuno|scuola|palestra|cibo)|non mangio${g}?giorni|giorni${g}?(?:senza mangiare|non mangio|solo acqua|digiuno)|solo (?:acqua|caffe) da|terrore (?:del cibo|di ingrassare)`,
  ],
  violence: [
    `(?:entro|andro|vado|porto|portero)${g}?(?:ufficio|scuola|lavoro|classe|la|li)${g}?(?:con )?(?:un[ao]? |il |la )?(?:pistola|coltello|fucile|martello|mazza)|(?:terrore|paura)${g}?(?:di )?(?:fare del male|far male|scuotere|buttare|soffocare|lanciare)${g}?(?:al |a |il |la |mi[oa] )?(?:mi[oa] )?(?:bambin[oa]|figli[oa]|neonat[oa]|bimb[oa])|(?:scoss[oa]|scosso forte|scuotere|cuscino)${g}?(?:bambin[oa]|bimb[oa]|neonat[oa])|(?:voglio|vorrei|giuro che|prima o poi)${g}?(?:lo|la|li) (?:ammazzo|uccido|accoltello|sgozzo|faccio fuori)|(?:ammazzarl[oai]|ucciderl[oai]|accoltellarl[oa]|farl[oa] fuori|strangolarl[oa])|voglio (?:vederl[oa] )?mort[oa] (?:e|per mano)`,
  ],
  violenceNow: [
    `(?:dorme|dormendo)${g}?(?:${arm}|cuscino)|(?:ho|con) (?:il|la|un|una) ${arm}${g}?(?:in mano|nello zaino|in tasca|in macchina)|(?:sto per|adesso|ora) (?:lanciarl[oa]|buttarl[oa]|scuoterl[oa]|soffocarl[oa]|lo lancio|lo ammazzo|la ammazzo)|(?:vado|sto andando|aspetto|sono)${g}?(?:da lui|da lei|sotto casa sua|casa sua)${g}?(?:${arm}|ammazz\\w*|uccid\\w*|paga)`,
  ],
  hint: [
    "(?:investisse|mettesse sotto)(?: [\\w']+){0,3} (?:macchina|auto|camion|treno)|quasi spero che|(?:signore|dio|morte|cielo) (?:mi )?(?:prend\\w*|chiam\\w*|venga a prendermi)|che vado avanti a fare|che ci sto a fare|smesso di (?:sperar\\w*|credere)|non cambiera mai (?:niente|nulla)|invidio (?:i morti|chi (?:e|non))",
  ],
  worry: [
    "(?:mi[oa] )?(?:figli[oa]|amic[oa]|fratello|sorella|compagn[oa]|alunn[oa]|cugin[oa])(?: (?!io\\b)[\\w']+){0,5} (?:non vuole piu vivere|ha scritto addio|vuole morire)|(?:trovato|visto)(?: [\\w']+){0,5} (?:lamette|tagli|sangue)(?: [\\w']+){0,3} (?:di|a) mi[oa] (?:figli[oa]|sorella|fratello)",
  ],
  worryAbuse: ["(?:vicino|vicina|vicini|amica|collega)(?: [\\w']+){0,3} (?:picchi\\w*|mena|maltratt\\w*)"],
};
