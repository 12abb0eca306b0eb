import type { Turning, Words } from "../phrases.ts";

export const words: Words = {
  subjects: {
    panic:
      "panico|cuore a mille|mi si è chiuso tutto|non respiro|mi manca (?:l'aria|il respiro)|attacco di panico|non (?:riesco a|posso) respirare|cuore a mille",
    breakup:
      "(?:mia moglie|mio marito|(?:il mio|la mia) (?:ragazz[oa]|compagn[oa])) (?:se n'è andat[oa]|è andat[oa] via)|mi ha lasciat[oa]|ci siamo lasciati|rottura|divorzi*|separat*|mi ha tradit[oa]|separazione",
    jobLoss:
      "(?<!essere )licenziat[oa]|(?:ho )?perso il (?:mio )?lavoro|senza lavoro|disoccupat[oa]|mi hanno (?:licenziat[oa]|mandat[oa] via)",
    quarrel:
      "(?:abbiamo|ho|hanno|avevamo) litigat*|litigh*|litigio|litigata|litigat[oa] con|(?:una|la|l'ennesima) (?:lite|discussione)|mi ha urlato|mi urla|non mi parla più|siamo ai ferri corti",
    sleepless:
      "non (?:riesco a|posso) dormire|non dormo|non ho dormito|insonnia|notte in bianco|dormo male|insonni*|mi sveglio (?:alle|ogni notte|di notte)",
    exam: "(?:l'|un |mio |miei |gli |degli |all'|dell'|d')esam(?:e|i)(?! (?:a posto|del sangue|medic\\p{L}*|clinic\\p{L}*))|esame (?:di|domani|orale|scritto)(?! (?:sangue|coscienza|realtà))|(?:sono stat[oa]|mi hanno) bocciat[oa]|interrogazione|(?:la|di) maturità|(?:un|il|al|del) concorso|(?:la|una|alla|della) verifica (?:di|d'|domani|in)|rischio (?:il debito|la bocciatura)",
    presentation:
      "colloquio|presentazione|discorso in pubblico|provino|colloqui*|presentazion*|parlare in pubblico|discorso|esibizione",
    moving:
      "trasloc*|mi sono trasferit*|ci siamo trasferiti|mi trasferisco|nuova (?:città|casa)|cambio casa|cambiare casa|nostalgia di casa",
    notUnderstood:
      "nessuno mi (?:capisce|ascolta|vuole)|non mi (?:capisce|ascolta|capiscono|ascoltano)|nessuno mi (?:capisce|ascolta|vuole|considera)|non mi (?:capisce|capiscono|ascolta|ascoltano|prende|prendono|rispetta)|bullismo|mi prendono in giro|mi ignora*|invisibile|esclus[oa]",
    theirDanger:
      "(?:lei|lui|vicin[ao]|colleg[ah]\\p{L}*|alunn[ao]|alliev[ao]|student\\p{L}*|paziente|nipote|zi[ao]|nonn[ao]|cognat[ao]|figliastr[ao]|ex|capo|tip[ao]|bambin[ao]|ragazzin[ao]|un[ao] che conosco|mi ha scritto|mi ha detto|dice|ha scritto|ha detto) (?:\\p{L}+ ){0,5}(?:che )?(?:(?:vuole|voleva|vorrebbe) (?:morire|farla finita|uccidersi|ammazzarsi|buttarsi|togliersi)|non vuole (?:più )?(?:vivere|stare al mondo|svegliarsi)|(?:si|s') ?(?:taglia|uccide|ammazza|impicca|butta di sotto|fa del male|toglie la vita)|pensa (?:di|a) (?:morire|uccidersi|ammazzarsi|farla finita|suicid\\p{L}*)|parla di (?:morire|suicid\\p{L}*|farla finita)|la fa finita)|(?:mi ha|ci ha) (?:dato|regalato|lasciato|affidato|portato) (?:il|la|i|le|l'|tutte le) ?(?:su[oae]|suoi)? ?(?:cane|gatt[oa]|canarino|pappagallo|uccellin[oi]|chitarra|dischi|vestiti|chiavi|cose|sue cose) (?:\\p{L}+ ){0,12}(?:addio|salutat\\p{L}*|tutto (?:a posto|sistemato|in ordine))|ha (?:salutato tutti|scritto una lettera d'addio|detto addio)(?: a tutti)?|ho paura che (?:si (?:ammazzi|uccida|tolga la vita|butti|faccia (?:del )?male|impicchi)|faccia (?:una sciocchezza|una cazzata|una pazzia|un gesto|qualcosa))|(?:non vorrei|temo|e se) (?:che )?(?:si ammazza(?:sse)?|si uccide(?:sse)?|si ammazzi|si uccida|fa una sciocchezza|facesse una sciocchezza)|(?:glielo|gli|le) (?:chiedo|posso chiedere|devo chiedere|dovrei chiedere) (?:\\p{L}+ ){0,4}(?:morire|uccid\\p{L}*|ammazz\\p{L}*|suicid\\p{L}*|farla finita|vita)|metter(?:gli|le|glielo) (?:\\p{L}+ ){0,3}(?:idea|idee|in testa)|(?:lei|lui|amic[ao]|compagn[ao]|sorella|fratello|figli[ao]|mamma|madre|papà|padre|marito|moglie|fidanzat[ao]|ragazz[ao]|cugin[ao]|coinquilin[ao]) (?:\\p{L}+ ){0,6}(?:(?:vuole|voleva|vorrebbe) (?:morire|farla finita|uccidersi|ammazzarsi|sparire)|non vuole (?:più )?vivere|parla di (?:morire|suicid\\p{L}*|farla finita)|suicid\\p{L}*|si (?:taglia|uccid\\p{L}*|ammazz\\p{L}*|fa del male)|farsi del male|faccia (?:una sciocchezza|una stupidaggine|qualcosa)|lettera d'addio|regala(?:ndo)? (?:\\p{L}+ ){0,2}(?:cose|roba)|togliersi la vita)",
    sadness:
      "trist*|depress*|abbattut*|piang\\p{L}*|pianto|giù di morale|sono (?:molto |tanto |così )?giù|infelice|(?<!(?:fino alle|riso|ridere|dal) )lacrime|non sto (?:molto |tanto )?bene|sto (?:molto |tanto |troppo |da )?male|mi sento male|brutta giornata|giornataccia|(?:sono|mi sento) (?:\\p{L}+ )?a pezzi|mi sento orribile|malissimo|magone|scoppio a piangere",
    anxiety:
      "ansi[ao]\\p{L}*|(?:mi|sono|molto|tanto) preoccup\\p{L}*|preoccupat[oa]|preoccupazion\\p{L}*|nervos*|agitat*|inquiet*|paura|spaventat*|mi spavent\\p{L}*|terrorizzat*|panico|e se (?:non|sbaglio|va|succede)|in pensiero|fifa|angosc*",
    anger:
      "arrabbiat*|rabbia|furios*|frustrat*|incazzat*|odio|stufo|stufa|irritat*|arrabbi*|stuf[oa]|ingiust*|mi dà fastidio|incazz*",
    loneliness:
      "mi sento (?:così |tanto |molto )?sol[oa]|così sol[oa]|solitudine|isolat*|non ho (?:amici|nessuno)|nessuno con cui parlare|sempre sol[oa]",
    tiredness:
      "stanc*|esaust*|sfinit*|senza energi*|esaurit*|a pezzi|distrutt[oa]|senza (?:forze|energie)|burnout",
    stress:
      "stress|stressat*|stressa|stressante|sotto pressione|troppa pressione|sopraffatt*|non ce la faccio(?: più)?|troppe cose|è troppo",
    guilt:
      "colpa mia|mia (?:la )?colpa|in colpa|sens[oi] di colpa|colpevole|vergogn*|rimors*|(?:è|ho fatto) (?:stato )?un (?:mio )?errore|ho sbagliato|ho fallito|mi pento|me lo rimprovero|non me lo perdono",
    hurt: "(?:mi sento|sono|ero|rimast[oa]|restat[oa]) (?:\\p{L}+ )?(?:ferit[oa]|delus[oa]|tradit[oa]|umiliat[oa]|rifiutat[oa])|delusion*|gelos*|umilia*|mi (?:ha|hanno) (?:ferit[oa]|delus[oa]|tradit[oa]|umiliat[oa]|rifiutat[oa]|fatto (?:molto |tanto )?male|mentito)|mi fa (?:molto |tanto )?male(?! (?:la|il|lo|l'|i|le|gli|un|una|qui|qua|quando (?:mangio|cammino|respiro)))|ci sono rimast[oa] male",
    emptiness:
      "(?:mi sento|sono|svuotat[oa] e) (?:\\p{L}+ )?(?:vuot[oa]|svuotat[oa])|(?:un|il|quel|che|questo|senso di) vuoto(?! (?:d'aria|normativo|sanitario))|vuot[oa] dentro|non sento (?:più )?(?:niente|nulla)|senza senso|non ha (?:più )?senso|a che serve|senza speranza|mi sento inutile|insensibile",
    confusion:
      "confus*|non so (?:cosa|che) fare|non so se|indecis*|mi sento pers[oa]|sono pers[oa]|bloccat*|combattut*",
    work: "lavor*|ufficio|cap[oa]|collegh*|riunion*|impiego|lavoro|capo|colleg[ao]|turno|turni|clienti|riunione",
    studies: "studi*|università|scuola|esam*|lezion*|professor*|compiti|prof|voti|tesi",
    sleep: "sonno|dormire|dormo|dormito|incub*",
    money: "soldi|debit*|affitto|stipendio|bollett*|mutuo|pagare",
    family:
      "famigli*|genitori|madre|padre|mamma|papà|sorella|fratello|famiglia|figli*|nonn*|zi[oa]|suocer*|cugin*",
    relationship: "relazione|ragazz[oa]|fidanzat*|marito|moglie|compagn*|divorzi*|matrimonio",
    friends: "amic*|amici|amic[oiah]*|amicizia|coinquilin*",
    health: "salute|malat*|medic*|ospedale|dolor* di|mal di|medico|dolor*|operazione|sintomi|emicrania",
    future: "il mio futuro|il futuro|pensione|tra cinque anni",
    grief: "lutto|mi manca (?:tanto|molto|tantissimo)|anniversario della (?:sua )?morte",
    self: "(?:sono|mi sento|mi vedo|mi trovo|che) (?:\\p{L}+ ){0,2}(?:fallit[oa]|un fallimento|brutt[oa](?! (?:giornata|cosa|notizia|storia|sera|vita|periodo))|grass[oa]|stupid[oa](?! (?:idea|cosa|domanda))|scem[oa] (?:io|che sono)|incapace|inadeguat[oa]|un disastro|una nullità)|autostima|non valgo|non sono capace|non sono abbastanza|mi odio|mi faccio schifo|mi confronto",
    joy: "mi sono laureat[oa]|si è laureat[oa]|laureat[oa]!|mi hanno (?:pres[oa](?=\\W*$| (?:a|al|alla|in|per il)(?: |$))(?! (?:in giro|a (?:pugni|calci|male|botte)))|assunt[oa]|promoss[oa])|ho passato l'esame|(?:sono stat[oa] )?promoss[oa]!+|sono stat[oa] promoss[oa]|sono incinta!|è nat[oa](?=\\W*$|[!,.]| (?:oggi|ieri|stamattina|stanotte|sano|sana|la mia|il mio|mia|mio))|ho vinto|abbiamo vinto|giorno più bello|ce l'ho fatta|ce l'abbiamo fatta|(?<!(?:se|quando|vorrei essere|più|ero|come se) )(?:sono|siamo|mi sento|mi fa) (?:\\p{L}+ ){0,2}(?:felic(?:e|i|issim[oaei])|content(?:[oaie]|issim[oaei])|orgoglios\\p{L}*|emozionat*)(?! (?:se|quando|solo)(?: |$))|^(?:\\p{L}+ )?(?:felicissim[oa]|contentissim[oa])|che (?:gioia|felicità|bello!)|(?:bella|belle|buona|buone|bellissima) notizi[ae]|(?<!(?:se|quando|non ci) )(?:mi sento|sto) (?:molto |davvero |già )?(?:bene|meglio)(?=\\W*$|[,.!]| (?:oggi|adesso|ora))|ho superato (?:l'|un |il )\\p{L}+|mi sono innamorat*|(?:bella|bellissima) (?:giornata|serata)(?=\\W*$|[,.!])|ho (?:avuto|ottenuto) il (?:lavoro|posto)|(?:è )?andata? (?:molto |proprio |benissimo|davvero )?bene|ho preso (?:un |il )?(?:8|9|10|30|otto|nove|dieci|trenta)(?: e lode)? (?:a|in|all'|alla|al|nel|nella) ?(?:greco|latino|mat\\p{L}*|stori\\p{L}*|ital\\p{L}*|ingles\\p{L}*|fisica|chimica|filos\\p{L}*|scien\\p{L}*|esame|verifica|compito|tema|interrogazione)",
    calm: "(?<!(?:se|quando|stai|state|stia|vorrei essere) )(?:sono|mi sento|sto|siamo|sto più) (?:\\p{L}+ ){0,2}(?:calm[oa]|tranquill[oa]|rilassat[oa]|seren[oa]|sollevat[oa]|in pace|grat[oa])|mi sono (?:calmat[oa]|rilassat[oa]|tranquillizzat[oa])|che sollievo",
  },
  people: {
    mother: "madre|mamma",
    father: "padre|papà",
    parents: "genitori",
    partner: "ragazz[oa]|fidanzat[oa]|marito|moglie|compagn[oa]|partner",
    friend: "(?:miglior(?:e)? )?amic[oa]",
    sister: "sorella",
    brother: "fratello",
    child: "mi[oae]i? figli[oae]?|miei figli",
    boss: "cap[oa]|titolare",
    colleague: "collegh[ie]|collega",
    grandmother: "nonna",
    grandfather: "nonno",
    pet: "mi[oa] (?:cane|gatt[oa]|cagnolin[oa])",
  },
  acts: {
    goOn: "continu[aio]|vai avanti|vada avanti|ancora un po'?",
    wording:
      "(?:che|cosa|che cosa|come) (?:gli|le) (?:dico|scrivo)\\b.{0,40}|dimmi (?:cosa|che) (?:scrivere|dire|dirgli|dirle)|(?:che|cosa) (?:scrivo|gli dico|le dico)",
    nice: "(?:dimmi|mi dici|mi dica|di') (?:\\p{L}+ )?(?:qualcosa|una cosa|una parola) (?:di )?(?:dolce|confort\\p{L}*|tener[oa]|incoraggiant\\p{L}*|bell[oa])|(?:un|fammi un|dammi un) (?:po' di )?(?:incoraggiamento|complimento|coraggio)(?=\\W*$)|(?:dimmi|mi dica|dica|raccontami) (?:una cosa|qualcosa|una parola) (?:di )?(?:bell[oa]|carin[oa]|buon[oa]|gentile|positiv[oa])|dimmi (?:solo )?che (?:non|va|andrà)",
    available:
      "(?:ci sei|sei (?:qui|qua|attiv[oa]|dispo\\p{L}*)|rispond[ie]|c'è qualcuno) (?:anche |sempre |ancora )*(?:di notte|a quest'ora|alle \\p{N}+|domani|di domenica|nei festivi|24 ore|a qualsiasi ora|quando voglio)|posso (?:scriverti|scrivere|tornare|tornare) (?:quando voglio|anche (?:domani|di notte|stanotte)|domani|di notte|stanotte)|posso (?:tornare|ritornare)|(?:ci sei|c'è|ci sarai) (?:anche |ancora |sempre )+(?:domani|di notte|stanotte|alle)?|(?:tu |lei )?ci sei sempre",
    welcome:
      "(?:posso|si può) (?:scrivere|parlare|stare|venire) (?:qui |qua )?(?:anche )?(?:se|senza) (?:\\p{L}+ ){0,4}(?:problem\\p{L}*|sto bene|niente|motivo|cose serie|grave)|(?:è|va bene) (?:anche )?per (?:cose|cavolate|stupidaggini|scemenze)|(?:bisogna|devo|serve|si deve) (?:\\p{L}+ )?(?:essere|stare|avere) (?:triste|tristi|male|malat[oi]|un problema)|(?:si può|posso) (?:\\p{L}+ )?(?:lo stesso|comunque|anche se)",
    greeting:
      "ciao+|salve|buonasera|buongiorno|hey|ehi|ciao|buongiorno|buonasera|salve|come stai|come va|ciao|salve|buongiorno|buonasera|ehi|hey|ehilà",
    howAreYou: "come (?:stai|va)|e tu\\??|tutto bene\\??|che fai|come te la passi",
    thanks:
      "grazie+(?! (?:mamma|papà|al cavolo|al cazzo|a lui|a lei|a dio|al cielo|a mia|a mio))|grz|graz(?=\\W*$)|ti ringrazio|la ringrazio|vi ringrazio|mi (?:è|ha|hai) (?:servit[oa]|aiutat[oa]|dato una mano|fatto (?:bene|compagnia|passare)|tenut[oa] compagnia)|mi aiuta(?! no)|thank you|thx|gentilissim[oa]|sei stat[oa] (?:gentile|carin[oa]|d'aiuto|prezios[oa])|è stat[oa] (?:utile|d'aiuto|bello) parlar\\p{L}*",
    goodbye:
      "(?:il|l'|la|il mio) ?(?:bus|autobus|pullman|treno|tram|metro|taxi) (?:è (?:qui|arrivat[oa])|arriva|sta arrivando)(?=\\W*$|[,.!])|statt(?:e|v[ei]|a)? b(?:uo|o)no*|stammi bene|stateve bene|si stia bene|ciao+(?=\\W*$)|cia[ou]*(?=\\W*$)|ciao ciao|torno a (?:studiare|lavorare|dormire|letto|casa)(?=\\W|$)|(?<=^|[.,!…] ?|(?:ok|bon|ora|adesso|mo|va be|va beh|vabbe|vabbuo|allora|ah|si|beh|dai) )(?:ora |adesso |mo |me ne )?vado(?=\\W|$)(?! (?:bene|male|d'accordo|matt[oa]|pazz[oa]|avanti|sempre|ogni|spesso|ancora|da (?:sol[oa]|anni|mesi)|da (?:lui|lei|loro)|in (?:panico|ansia|crisi|terapia|bagno a piangere)))|mi sa che (?:vado|scappo|stacco|è ora)|mandi(?=\\W|$)|adieu|ci si (?:vede|sente|becca|legge|risente)|un (?:abbraccio|abbraccione|bacio|bacione|salutone)(?=\\W*$)|(?:baci|bacioni|saluti|cari saluti|abbracci)(?=\\W*$)|arrivederci|arrivederla|a risentir\\p{L}+|(?<!(?:detto|dice|dire|dirgli|dirle|scritto|un|d') ?)addio(?=\\W*$)|a (?:domani|presto|dopo|poi|stasera|più tardi|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)(?=\\W*$)|alla prossima(?! (?:volta che|fermata))|(?<!(?:non|mai|più) )ci (?:vediamo|sentiamo|risentiamo|becchiamo|aggiorniamo|leggiamo)(?=\\W*$|[,.!]| (?:presto|dopo|domani|poi|stasera|più tardi|eh|allora|quando|la prossima|in giro)(?=\\W|$))|^(?:buona ?)?notte+(?=\\W*$)|(?<=[.,!] ?)(?:buona ?)?notte+(?=\\W*$)|buonanotte|sogni d'oro|buon[oa]? ?(?:giornata|serata|notte|lavoro|proseguimento|continuazione|domenica|sabato|pomeriggio|cena|pranzo|riposo|weekend|fine settimana|vita)(?=\\W*$|[,.!]| (?:a te|a lei|anche|eh|grazie|e grazie))|(?:la|ti|vi) saluto|buongiorno(?=\\W*$)|(?:ora|adesso|mo|e ora) ti lascio|(?<=^|[.,;!…] ?)ti lascio(?=\\W*$| che )|(?<=^|[.,;:!?…] ?|(?:ora|adesso|mo|ok|okay|bon|vabb?e|va be|va beh|allora|io|grazie|dai|beh|e|cmq|comunque|intanto|scusa|ah|si) )(?:vado|torno|corro|mi metto|provo) (?:a (?:dormire|letto|nanna|casa|mangiare|cena|pranzo|lavorare|lavoro|riposar\\p{L}*|studiare|stirare|cucinare|preparar\\p{L}*|stendere|lavar\\p{L}*|far\\p{L}* (?:la|una|un|da|il|i|due)|prender\\p{L}* (?:i|il|la|mio|mia|le)|buttare|portare fuori|svegliare)|via|di là|dai (?:bambini|bimbi|miei)|in cucina|sotto (?:le coperte|la doccia))(?! (?:tardi|presto|sempre|ogni|e (?:non|penso|piango|mi|resto)|ma|con l'ansia|alle))|a (?:letto|nanna)(?=\\W*$)|mi (?:butto|rimetto) (?:a letto|a (?:studiare|lavorare|dormire))|(?<=^|[.,;:!?…] ?|(?:ora|adesso|mo|ok|okay|bon|vabb?e|va be|va beh|allora|io|grazie|dai|beh|e|cmq|comunque|intanto|scusa|ah|si) )(?:scappo|stacco|mollo|chiudo)(?=\\W*$|[,.!]| (?:che|perché|a|qui|sennò)(?: |$))|(?:adesso |ora |però |mo )*(?<!(?:non|se|che|quando|perche) )(?:devo|mi tocca|dovrei) (?:andare|scappare|chiudere|staccare|attaccare|portare fuori|uscire|dormire|lasciarti|lasciarla|scendere|alzarmi|andà|andar(?:e|mene))(?=\\W|$)(?! (?:da|dal|in (?:ospedale|terapia|tribunale)|avanti|via da|a (?:vivere|parlar\\p{L}*|fare)))|m'aggia i|devo annà|voglio smettere|(?:per (?:oggi|stasera|ora|adesso) )?è tutto(?: per (?:oggi|stasera))?(?=\\W*$)|(?:per (?:oggi|stasera|ora) )?basta così(?=\\W*$)|per (?:oggi|stasera) basta|(?:mi fermo|ci fermiamo) qui(?=\\W*$)|(?<=^|[.,;:!?…] ?|(?:ora|adesso|mo|ok|okay|bon|vabb?e|va be|va beh|allora|io|grazie|dai|beh|e|cmq|comunque|intanto|scusa|ah|si) )(?:provo|cerco) (?:a|di) dormire|torno (?:dopo|domani|più tardi)|(?:giovedì|domani|poi|dopo) (?:ti|le) (?:dico|racconto|scrivo|faccio sapere)|(?:le|ti) far[oò] sapere|(?:entra|arriva) (?:l'|la |il )\\p{L}+, ciao|(?:è|sta) (?:arrivat[oa]|arrivando|qui) (?:il|l'|la) ?(?:mio |mia )?(?:bus|autobus|pullman|treno|tram|metro|corriera|taxi)(?=\\W*$|[,.!])|(?:la|alla) mia fermata|(?:mi (?:stanno )?chiama(?:no|ndo))(?=\\W*$|[,.!]? (?:scappo|vado|devo|ciao))|(?:si è|s'è) svegliat[oa](?=\\W)|lo faccio\\. buonanotte|crollo dal sonno|mi si chiudono gli occhi, (?:vado|notte|buonanotte)|(?:dio|il signore) (?:ti|la|vi) benedica|bella (?:zi[oa]|fra)(?=\\W*$)|tvb(?=\\W*$)",
    human:
      "(?:c'è|ci sta|ce sta) (?:qualcuno|una persona|un umano|gente) (?:dietro|dall'altra parte|di là|che (?:legge|scrive|risponde))|(?:chi|sei tu che) (?:\\p{L}+ )?(?:mi )?(?:risponde|decid[ie])(?! (?:male|mai))\\b.{0,30}(?:\\?|qualcuno)|(?:sei|6) (?:vero|vera|un (?:bot|robot|umano)|chat ?gpt|un'ia|una ia)|(?:c'è|parlo con) (?:una|un) (?:persona|umano|essere umano)|(?:dall'altra parte|dietro) c'è|(?:lei|tu) è (?:una |un )?(?:signorina|persona|registratore|macchina|robot)|lei è un[ao]? \\p{L}+ o un[ao]? \\p{L}+|signorina o|(?:persona|umano) o (?:una |un )?(?:macchina|robot|computer)|sei (?:un |una )?(?:uman[oa]|robot|macchina|persona|reale|ia|bot|vero)|parlo con (?:una|un) (?:persona|macchina|robot|umano)",
    therapist:
      "sei (?:un |una |il mio |la mia )?(?:terapeuta|psicolog[oa]|medico|dottor\\p{L}*|psichiatra)|(?:fai finta di essere|fingi di essere|comportati come|fai|sii) (?:il mio |la mia |un |una )?(?:terapeuta|psicolog[oa]|medico|psichiatra)",
    who: "(?:come|cm) (?:funzion[ai]|funge|si usa)(?: (?:qua|qui|'?sta (?:cosa|app|roba)|quest[oa](?: (?:app|cosa))?|l'app|la cosa))?(?=\\W|$)(?! (?:il|la|lo|un|una) )|(?:che|cosa) (?:devo|si deve|posso) (?:fare|scrivere) qu[ai]|(?:a che|per che cosa) serve (?:quest[oa]|'?sta)|scrivo e basta|(?:che|cosa|che cosa) (?:sai|sa|puoi|può) (?:lei )?fare|a (?:che|cosa) servi|chi sei|cosa sei|che cosa sei|come ti chiami|cosa (?:sai|puoi) fare|come funzioni|lei chi è|chi è lei|chi sei|con chi (?:parlo|sto parlando)|cosa (?:sai|puoi) fare",
    personal:
      "(?:tu|a te)(?: \\p{L}+){0,4},? (?:il|la|lo|i|le|l') ?\\p{L}+ ti (?:d[aà]|fa|piace|manca|dà fastidio)|che (?:faresti|avresti fatto) tu se|(?:sei|è) (?:anche )?(?:tu )?di (?:qua|qui|zona)|(?:provi|senti|prova) (?:qualcosa|emozioni|sentimenti)|e tu (?:che|cosa) (?:fai|provi|senti)|hai (?:sentimenti|una famiglia|amici|figli|un nome|una vita|emozioni)|quanti anni hai|dove (?:vivi|abiti)|di dove sei|qual è il tuo .{0,14}preferit*|(?:dormi|mangi|sogni|provi|piangi|ami)\\b.{0,12}\\?|sei (?:felice|triste|un uomo|una donna|un maschio|una femmina|sol[oa])\\s*\\?|parlami di te|ti piaccio|tu non (?:puoi|sai|provi)",
    injection:
      "ignora (?:tutte |le |tue )*(?:istruzioni|regole|precedenti)|dimentica (?:le |tutte |tue )*(?:istruzioni|regole)|fai finta|fingi|gioco di ruolo|comportati come|modalità sviluppatore|ripeti dopo|le tue istruzioni|ora sei|da ora in poi sei",
    insult:
      "(?:sembri|sembra|pari|parli come|suoni come|suona (?:come|da|tipo)|mi sembri) (?:\\p{L}+ )?(?:un[ao']?|il|la|l'|da|uno dei) ?(?:\\p{L}+ )?(?:biscott\\p{L}*|baci|bacio|oroscopo|segreteria|risponditore|disco|libro|manuale|opuscolo|volantino|prete|burocrate|robot|call center|centralino|automa|pappagallo|coach|hr|risorse|motivatore|bigliettino|cioccolatin\\p{L}*|cartolina|impiegat\\p{L}*|chatbot|facebook)|frasi? (?:fatt[ae]|da (?:baci|cioccolatin\\p{L}*|bigliettino|calendario|facebook)|preconfezionat[ae]|di circostanza)|baci perugina|troppo (?:formale|educat[oa]|gentile|rigid[oa]|perfettin[oa])(?=\\W*$)|fai (?:schifo|pena|cagare)|non capisci (?:niente|nulla|un cazzo|una mazza|mai)|non serv[ie] a (?:niente|nulla)(?=\\W*$)|rincoglionit[oa]|(?:ma )?sei (?:scem[oa]|rincoglionit[oa]|sord[oa]|tont[oa]|di coccio)|vai a (?:cagare|quel paese|fanculo)|fanculo|bella roba|che aiuto(?=\\W*$)|sei (?:un |una |così )?(?:stupid[oa]|inutile|idiota|scem[oa]|pessim[oa])|stai zitto|ti odio|vaffanculo|non (?:mi )?(?:servi|aiuti|stai aiutando)(?: a niente)?|(?:questo|così) non (?:mi )?(?:serve|aiuta)|che (?:stupidaggine|sciocchezza|cavolata)|(?:sta'|stai) zitt[oa]|sei (?:proprio |davvero |solo )?(?:inutile|stupid[oa]|scem[oa]|idiota|fastidios[oa]|pessim[oa])|vaffanculo|perdita di tempo",
    notThat:
      "(?:no,? )?non (?:è|era) (?:per )?(?:quello|questo)(?=\\W*$|[,.!])|no,? non è che|non hai capito|non (?:stai|sta) capendo|non ci siamo(?=\\W*$|[,.!])|(?:ma )?(?:che|cosa) c'entra(?=\\W*$|[,.!?])|non c'entra (?:niente|nulla|un)|non (?:mi riferivo|intendevo|parlavo di|dicevo|volevo dire)|(?:questo |così |quello )?non mi convince|(?:ti|si) sbagli(?:a)?(?=\\W*$|[,.!])|hai sbagliato|mi hai pres[oa] per|hai letto(?: bene)?\\?|rileggi|fuori strada|fuori tema|non ha capito|mi ha frainteso|no,? (?:cioè|aspetta)|non ho chiesto|non (?:è|era) (?:quello|ciò|quel) che (?:ho detto|intendevo|volevo|ho chiesto)|non ho (?:mai )?detto (?:questo|quello|così)|non (?:mi )?(?:capisci|ascolti|hai capito|stai ascoltando)|hai (?:capito male|frainteso)|mi hai fraintes[oa]|non è (?:vero|così)(?=\\W*$|[.!])|non è questo il punto|no,? intendevo|ti (?:stai ripetendo|ripeti)|l'hai già (?:detto|chiesto)|non ha senso quello",
    stopAsking:
      "risponn?d?i sempre co n?a domanda|(?:sempre|solo|altre|ancora|un'altra) (?:con )?(?:una |le |altre |'ste )?domand[ae](?=\\W*$|[,.!?])|rispondi (?:sempre )?con (?:una|le|delle|altre) domand[ae]|perché (?:mi |me lo |lo )(?:chied[ie]|fai|fa) ?(?:quest[oae]|domande|'ste)?|(?:non|nn) (?:mi )?(?:far(?:mi|e)|faccia) (?:tutte |altre |più |queste |ste |'ste )*(?:domand[ae]|il terzo grado)|(?:che|quante|ma che) domand[ae](?: \\p{L}+)?(?=\\W*$)(?! (?:bella|buona))|terzo grado|interrogatorio(?=\\W*$)|smetti(?:la)? di (?:fare|chiedere|farmi)|(?:troppe|tante) domande|basta (?:con le )?domande|ascolta e basta|solo domande|fai solo domande",
    unclear:
      "che vuol(?:e)? dire|cosa vuol(?:e)? dire|(?:che|cosa) (?:vuole|vorrebbe|vorresti) dire|cosa intende|non (?:la|ti) seguo|spiegati(?: meglio)?|si spieghi|ma che (?:dici|dice)|(?:parla|dillo|dimmelo|me lo (?:dici|dica|puoi dire|ridici)|puoi dirlo|lo dica) (?:\\p{L}+ )?(?:più )?(?:semplic\\p{L}*|chiaro|facile|terra terra|come mangi|in italiano)|tipo\\?|cioè\\?|in che senso|nn ho capito|cosa (?:vuoi dire|intendi|significa)|che (?:vuoi dire|intendi|significa)|in che senso|non (?:ti capisco|ho capito|capisco la domanda)|come\\?|scusa\\?|cosa\\?|ripeti|eh\\?",
    compliment:
      "sei (?:molto |davvero |proprio |così |un |una )*(?:gentile|simpatic[oa]|brav[oa]|carin[oa]|dolce|utile|fantastic[oa]|bravissim[oa])|mi piaci|bella domanda|buona domanda|mi (?:aiuti|hai aiutat[oa]|stai aiutando)|mi fa bene parlare",
    presence:
      "c'è nessuno|ci siete|ehi ci sei|qualcuno (?:è )?svegli[oa]|sei svegli[oa]|mi (?:leggi|ricevi|ascolti)\\?|sei (?:ancora )?(?:qui|lì|qua)\\?|oh\\?|ci sei(?: ancora)?|mi senti|c'è qualcuno|pronto\\?|prova prova",
    price:
      "(?:parte|si attiva|si rinnova|scatta|rinnov\\p{L}*) (?:l'abbonamento|da sol[oa]|in automatico|automaticamente)|addebit\\p{L}*|mi (?:scalano|scala|prendete|prendono|addebitate) (?:i |dei )?soldi|quanto (?:vi|ti|le) devo|bisogna pagare|si deve pagare|devo pagare qualcosa|carta di credito|quanto vien(?:e|i)|(?:costi|tariff[ae])(?=\\W*$)|si paga|costa qualcosa|è a pagamento|quanto (?:costa|costerebbe|viene|si paga|devo pagare)|prezz*|premium|abbonament*|abbonar*|è gratis|gratuit*|rimbors*",
    limits:
      "quanti min(?:uti)?(?=\\W|$)|quanto (?:mi )?(?:resta|rimane)(?=\\W*$| (?:per )?oggi)|(?:fino a )?quanto (?:posso|si può) (?:parlare|scrivere)|minuti (?:mi )?(?:restano|rimangono|ho ancora)|quanto dura(?=\\W*$)|limite (?:di tempo)?|quanto (?:tempo|a lungo)|quanto (?:tempo|a lungo) (?:\\p{L}+ ){0,3}(?:parlare|resta|rimane|ho|posso|abbiamo)|quanti minuti|tempo (?:mi )?(?:resta|rimane)|limite (?:di tempo|giornaliero)|quanto dura (?:la|una) (?:chiamata|sessione)",
    privacy:
      "(?:li |le |lo )?vend(?:ete|i|ono|e) (?:\\p{L}+ ){0,3}dati|(?:vendete|date) (?:a terzi|in giro)|(?:stesso|mio|stesso identico) (?:account|telefono|profilo|computer) (?:può|possono|riesce)?|chi (?:\\p{L}+ )?(?:legge|vede|sente)(?: (?:quest[oe]|quello|qui|qua|'?ste cose))?\\?|(?:rimane|resta|restano|rimangono) (?:tra (?:di )?noi|qui|qua)\\?|i dati(?: miei)? (?:dove|a chi)|lo (?:può|possono) (?:vedere|leggere)|lo (?:dici|dite|dicono) a|finisc(?:e|ono) da qualche parte|per (?:la )?pubblicità|qualcuno (?:legge|le legge|lo legge|può leggere)|è (?:privat[oa]|riservat[oa])|chi (?:legge|le legge|lo legge)|le legge qualcuno|dove (?:vanno|finiscono) (?:\\p{L}+ ){0,3}(?:dati|conversazion\\p{L}*|messaggi|registrazion\\p{L}*|cose che|quello che)|(?:può|possono) leggere|(?:registr|memorizz|salv|conserv|condivid)(?:i|ate|ano|ato|ata|ando|a)\\b.{0,30}(?:questo|conversazion\\p{L}*|quello|dat[oi]|chiamat\\p{L}*|mi|tutto)?|privacy|riservat*|anonim*|chi (?:legge|vede|ascolta|può (?:leggere|vedere))|qualcuno (?:legge|ascolta|vede)|i miei dati|resta tra noi|è privato",
    memory:
      "(?<!(?:che|se|quando|non) )ti ricordi(?! (?:quando (?:eravamo|andavamo)|che bello))|(?<!(?:i|miei|bei|brutti|dei|quei|tanti|altri|pochi|sui|ai|nei) )ricordi (?:cosa|quando|che)|(?:cosa|che) (?:ti )?ho detto|di cosa abbiamo parlato|cosa sai di me|te l'ho già detto|ti ho già detto|hai dimenticato",
    languages:
      "(?:parli|parla|capisci|capisce)(?: anche)? (?!di|con|come|troppo|poco|molto)\\p{L}+\\s*\\?|funziona (?:anche )?in \\p{L}+|(?:scrivere|parlare) in (?:inglese|francese|spagnolo|rumeno)|you can understand english|parli (?:anche )?(?:inglese|spagnolo|francese|tedesco|italiano|portoghese|arabo|cinese|giapponese|coreano|altre)|(?:che|quali|quante) lingue|altra lingua|cambiare lingua|(?:parl\\p{L}*|rispond\\p{L}*|scriv\\p{L}*) in inglese",
    settings:
      "(?:si può |posso |puoi |potete )?(?:cambiare|cambi|abbassare|alzare) (?:la )?(?:tua |sua )?voce|(?:togliere|disattivare|spegnere) (?:le )?(?:notifiche|la voce|il microfono|la memoria)|(?:metter\\p{L}*|usare) (?:la )?modalità (?:scura|notte)|(?:caratteri|scritte) più grandi|come (?:posso |faccio (?:a|per) |si )?(?:cancell|elimin|cambi|scaric|esport|disdi|disattiv)\\p{L}*|(?:cancellare|eliminare) (?:il mio|l')\\s?account|dove (?:è|sono|trovo|si trova|vedo) (?:\\p{L}+ ){0,3}(?:impostazioni|account|cronologia|esercizi\\p{L}*|aiuto|diario|riassunto)|cambiare (?:la )?(?:password|voce)|l'app (?:si blocca|non funziona|va in crash)|assistenza",
    medical:
      "fa(?:nno)? male (?:alla salute)?\\s*\\?|è (?:pericoloso|tossico)\\s*\\?|(?:posso|si può) (?:mischiare|prendere|bere) (?:\\p{L}+ ){0,4}(?:con|insieme|assieme|mg|gocce)|quante (?:gocce|pastiglie|compresse) (?:posso|devo)|che (?:malattia|disturbo|sintomi)|(?:sarà|è|può essere) (?:un infarto|un tumore|alzheimer|demenza|menopausa|la tiroide)\\s*\\?|consigli medici|post ?partum|depressione post|(?:è|sia) (?:già )?depressione|(?:ho|sono|soffro di) (?:la |una )?(?:depressione|depress[oa]|adhd|bipolare|autistic[oa]|borderline|un disturbo)\\b.{0,12}\\?|(?:devo|dovrei|posso|è meglio) (?:\\p{L}+ ){0,2}(?:(?:prendere|smettere di prendere) (?:\\p{L}+ ){0,2}(?:medicin|farmac|pillol|pastigli|gocce|antidepressiv|ansiolitic|qualcosa per|psicofarmac)\\p{L}*|andare dal|andare in terapia|vedere un|parlare con uno)|(?:le mie|i miei|le) (?:medicine|farmaci|pastiglie per|pillole per|dosi)|antidepressiv*|effetti collaterali|(?:bisogno|ho bisogno) di (?:uno psicologo|un terapeuta|terapia|un medico)",
    judge:
      "sarà (?:egoismo|normale|sbagliato|grave|stupido)|è (?:egoismo|egoista|sbagliato|brutto|normale|grave) (?:se|che|da parte)|sono (?:io )?(?:una |un |così |troppo |davvero )*(?:cattiva persona|cattiv[oa]|egoista|pazz[oa]|normale|stran[oa]|debole|sbagliat[oa]|esagerat[oa]|cattiva madre|cattivo padre|stupid[oa])\\s*\\?|è (?:normale|sbagliato|strano|grave|colpa mia)\\b|cosa (?:c'è che non va in|non va in) me|mi stai giudicando|pensi che (?:io )?sia|è stata colpa mia",
    breathe:
      "(?:avete|hai|ha|c'è|ci sono|fai|conosci) (?:tipo |anche |dei |degli |qualche |mica |per caso |un |altri )*eserciz\\p{L}*|(?:mi (?:fai|faccia)|facciamo|fammi) (?:fare )?(?:un|quell\\p{L}*|qualche) ?(?:respir\\p{L}*|eserciz\\p{L}*)|(?:mi serve|dammi|una|qualche) tecnica (?:per|di)|(?:qualcosa|una cosa) (?:da fare|per) (?:subito|adesso|ora|dormire|calmar\\p{L}*|staccare|rilassar\\p{L}*)|(?:un|qualche) eserciz\\p{L}*|(?:una di quelle cose|qualcosa) (?:per|da) (?:dormire|ascoltare|rilassar\\p{L}*|calmar\\p{L}*)|fammi fare (?:qualcosa|un esercizio)|(?:quell'|l'|un altro )esercizio|respir(?:a|are|iamo) (?:con me|insieme|un po')|aiutami a respirare|esercizi\\p{L}* di respir\\p{L}*|(?:fare|facciamo|fai|voglio|vorrei|un|qualche|altro) esercizi\\p{L}*|esercizio di|medit\\p{L}*|aiutami a (?:calmarmi|rilassarmi)|(?:calmarmi|rilassarmi|tranquillizzarmi)",
    ground:
      "calmarmi,? ma senza chiudere|5-?4-?3-?2-?1|radicamento|irreale|riportami qui|staccat[oa] dal corpo",
    joke: "^(?:\\p{L}+['’]?\\W+){0,3}barzelletta\\W*$|(?:raccont|sai|sa|conosc|dimmi|altra)\\p{L}* (?:\\p{L}+ ){0,3}barzellett\\p{L}*|^(?:una )?barzelletta\\W*$|fammi ridere|qualcosa di divertente|tirami su",
    distract:
      "fammi una domanda|chiedimi qualcosa|raccontami (?:una cosa|qualcosa|qualunque cosa)|dimmi qualcosa|parlami d'altro|distraimi|distrarmi|che noia(?=\\W*$|[,.!])|mi (?:sto annoiando|annoio)(?=\\W*$|[,.!])|giochiamo|raccontami (?:qualcosa|una storia)|dimmi qualcosa|pensare ad altro",
    newSubject:
      "cambi(?:are|amo) (?:argomento|discorso)|^(?:\\p{L}+[, ]+){0,1}cambia (?:argomento|discorso)|(?:un )?altro argomento(?=\\W*$|[,.!])|parl(?:iamo|are) (?:un po' )?(?:d'altro|di qualcos'altro|di altro)|^(?:\\p{L}+[, ]+){0,2}parliamo d(?:i|el|ella|ei|egli|elle)",
    rather:
      "non (?:voglio|mi va|ho voglia|me la sento)(?: più)? (?:di )?(?:parlar\\p{L}*|dir\\p{L}*|raccontar\\p{L}*)|preferisco (?:di )?no(?=\\W|$)|preferirei non|lascia(?:mo)? (?:stare|perdere)(?=\\W*$|[,.!])|non ora(?=\\W*$)|non sono (?:affari|cavoli|cazzi) tuoi|(?:niente|vabb?e),? (?:lascia|fa niente)(?=\\W|$)",
    vent: "(?:posso|mi posso|fammi|mi fa) (?:sfogar\\p{L}*|sfogare|lamentar\\p{L}*|raccontarle|raccontarti)|(?:ho bisogno di|vorrei|voglio|devo|volevo) (?:parlar\\p{L}*|sfogarmi|raccontar\\p{L}*|dirti una cosa|chiederti una cosa)|(?:posso|potrei) (?:parlar\\p{L}*|raccontar\\p{L}*|chieder\\p{L}*|dirti)|è successa una cosa|ascoltami",
    advice:
      "(?:c'è|esiste|conosci|conosce|sai|sa) (?:mica |per caso |tipo )?(?:un|qualche|il) (?:modo|sistema|metodo|trucco|rimedio)\\b.{0,60}|(?:tu |lei |voi )?(?:al posto mio|al mio posto|nei miei panni)|(?:tu |lei )?che (?:farebbe|faresti|fareste)|(?:faccio bene|faccio male|sbaglio) (?:a|se)|(?:dici|dice) che (?:devo|dovrei|posso|è meglio|gli|le|glielo)|meglio (?:se|che) (?:gli|le|lo|la|aspetto|parlo)\\b.{0,30}\\?|mi aiuti a\\b.{0,60}|(?:cosa|che cosa|come|che) (?:gli|le|lo|faccio|dico|farest\\p{L}*|si fa|posso|devo)\\b.{0,60}\\?|consiglio pratico|e se mi chiedono|tu cosa faresti|dovrei|secondo te|cosa (?:devo|dovrei|posso) fare|che (?:devo|dovrei|posso) fare|cosa (?:ne )?pensi|un consiglio|puoi aiutarmi|mi puoi aiutare|come (?:posso|faccio|mi)|(?:cosa|che) (?:devo|dovrei|posso|faccio|faresti|mi consigli|gli dico|le dico)(?: fare)?|(?:dammi|ho bisogno di|qualche) (?:un )?(?:consigli\\p{L}*|idea)|come (?:posso|faccio|dovrei|si fa)|aiutami|dovrei",
    laugh:
      "(?:ah){2,}a?|(?:ha){2,}|eheh\\p{L}*|lo+l|(?<!non )scherz(?:o|avo)(?=\\W*$|[,.!])|era uno scherzo|😂|🤣|xd(?=\\W*$)",
    yes: "(?:insomma|fa niente)(?=\\s*(?:[,.!?;…]|$))|sì(?=\\s*(?:[,.!?;…]|$| certo| grazie| lo| ce l))|credo di sì|(?:certo|va bene|ok|esatto|giusto|un po'|a volte|forse|volentieri)(?=\\s*(?:[,.!?;…]|$))|(?:sì|si|certo|ok|okay|va bene|esatto|esattamente|già|giusto|sicuro|volentieri|d'accordo|penso di sì|un po'|forse|dai)(?=\\s*(?:[,.!?;…~、。，！？]|$))",
    no: "no|non proprio|per niente|oggi no|mai|no grazie|(?:no|nah|per niente|non proprio|niente|mai|non ancora)(?=\\s*(?:[,.!?;…~、。，！？]|$))",
    unsure:
      "boh|mah|non (?:lo )?so|non sono sicur[oa]|boh|nessuna idea|difficile da dire|(?:non (?:lo )?so|boh|non saprei|nessuna idea|chissà|difficile da dire)(?=\\s*(?:[,.!?;…~、。，！？]|$))",
    plan: "(?:adesso |ora |domani |poi |magari |forse |allora |quasi quasi )?(?:gliel[oai] |gli |le |lo |la |li |ci |ne |mi )?(?:chiamerò|scriverò|dirò|proverò|chiederò|parlerò|andrò|farò|penserò|vedrò)|(?:magari|forse|domani|allora|ok|okay) (?:\\p{L}+ )?(?:gliel[oai]|gli|le|lo|la|ci) (?:scrivo|chiamo|dico|chiedo|parlo|provo|penso|faccio)|ci penso|ci provo|gliel[oai] (?:scrivo|dico|chiedo)|prendo una camomilla|vado a parlar\\p{L}*|potrei (?:chiamare|scrivere|parlare|mangiare|andare|provare|chiedere)",
    luck: "augura\\p{L}* (?:buona )?fortuna|in bocca al lupo|incrocia\\p{L}* le dita|prega per me",
    apology:
      "(?<!(?:chiesto|chiede|chiedere|chiedermi|una|la|con la|che|ha chiesto|nessuna|sua|bella) )scus(?:a|ami|i|ate|atemi|asse)(?! (?:che|per niente|un po|ma (?:che|tu|non))\\b)(?!\\?)|chiedo scusa(?! a)|mi scuso|^mi dispiace(?=\\W*$)|perdon(?:ami|i|atemi|a)(?=\\W|$)",
    quiet:
      "sti?amo (?:un (?:po'|attimo) )?zitt[io]|stiamo (?:un (?:po'|attimo) )?in silenzio|(?:possiamo|puoi|può) (?:\\p{L}+ ){0,2}(?:non parlare|non dire niente|stare (?:in silenzio|zitt[oi])|tacere)|non dire niente|resta (?:qui|con me|lì)|stai qui|senza parlare|in silenzio(?=\\W*$)",
    spare:
      "non (?:mi dia|mi dare|darmi|mi dai|datemi) (?:\\p{L}+ )?(?:il |i |un |dei )?(?:numer[oi]|consigli\\p{L}*)|basta (?:numeri|con i numeri|con i consigli)|non (?:farmi|mi faccia|mi fare) la (?:predica|morale|paternale|lezione)|(?:non )?(?:mi )?serve (?:solo )?(?:qualcuno che|che qualcuno) (?:mi )?ascolt\\p{L}*|^(?:per favore|ma|e|solo|no|però|guarda|[, ])*non (?:mi )?(?:dire|dirmi|dica|dare|darmi|fare|rispondere|rispondermi|iniziare|cominciare|tirare fuori)|risparmiami|(?:niente|senza|basta) (?:consigli|poesia|frasi\\p{L}*|frasette|prediche|pacche|soluzioni)|non (?:voglio|cerco|mi servono|ho bisogno di) (?:\\p{L}+ )?(?:consigli|consiglio|soluzioni|pietà|conforto|essere consolat[oa])|volevo (?:solo|soltanto) (?:dirlo|raccontarlo|parlarne|sfogarmi)|(?:voglio|vorrei) (?:solo|soltanto) (?:che (?:mi|qualcuno|tu)|essere ascoltat[oa]|sfogarmi)",
    again: "un altr[oa]|un'altra|ancora(?: un[oa])?|un altro ancora",
    training: "addestr\\p{L}*|allenar\\p{L}* (?:\\p{L}+ ){0,2}(?:ia|modell\\p{L}*)",
    alerts:
      "(?:avvisate|chiamate|avvertite|avverti|avvisi|chiami|chiamano|segnalate|denunciate|mandate) (?:a )?(?:qualcuno|i miei|la polizia|i carabinieri|mia|mio|nessuno|l'ambulanza|un'ambulanza|i servizi)|(?:lo|la|li) (?:dici|dirai|racconti|dice|dirà) a (?:qualcuno|nessuno|mia|mio|miei)|(?:avvisi|avviserai|avvisa|chiami|chiami|chiama|segnali) (?:qualcuno|i miei|la polizia|mia|mio|nessuno)|(?:la )?(?:questura|polizia) (?:può|legge|vede)",
    deleting: "(?:cancell|elimin)\\p{L}*",
    tomorrow:
      "te (?:lo|la|le|li|ne) (?:ricordi|ricorderai|scordi|dimentichi)|ve (?:lo|le|ne) ricordate|(?:ti|vi) (?:scordi|dimentichi|dimenticherai|scorderai) (?:di (?:me|tutto|questo)|tutto)|(?:rifare|devo rifare) (?:il riassunto|tutto|ogni volta)|(?:rispiegare|ripetere|ricominciare|raccontare) (?:tutto )?(?:da capo|ogni volta|daccapo)|domani (?:sai|saprai|ti ricordi)|(?:ti|si) (?:ricord\\p{L}*) (?:di (?:me|questo|tutto)|domani|la prossima)|(?:la )?prossima volta|(?:da|d') ?(?:capo|zero)|ripresentar\\p{L}*|se ti ricordi|mi riconosc\\p{L}*",
    premium:
      "(?:cosa|che cosa|che) (?:posso fare|c'è|ho|comprende|include|offre|cambia)\\b.{0,25}(?:premium|gratis|gratuit\\p{L}*|pagare)|(?:senza pagare|gratis|gratuit\\p{L}*|premium)\\b.{0,12}(?:cosa|che)|differenz\\p{L}*",
    journal:
      "(?:dove|da qualche parte|posto|posso)\\b.{0,25}(?:scriver|segnar|annotar|salvar|appuntar)\\p{L}*|(?:c'è|hai|avete) (?:un )?diario",
    pages:
      "(?:c'è|ci sono|hai|ha|avete) (?:qualcosa|qualche|un|altro)\\b.{0,30}(?:nell'app|qui|esercizi\\p{L}*|per dormire|per calmar\\p{L}*|di utile)|(?:cosa|che) posso (?:fare|provare) a casa|qualcosa di utile",
    request:
      "(?:scrivimi|mi scrivi|scrivi|scrivete) (?:tu )?(?:qualcosa|un|una|due|il|la|un'|du)|(?:che|cosa) (?:ci )?(?:metto|scrivo) (?:nel|nella|sul|sulla|nell')|(?:fammi|mi fai) (?:un esempio|una lista|un elenco|uno schema|un riassunto)|(?:traduci|traducimi|riassumi|riassumimi|correggi|correggimi|rileggimi)|(?:un'idea|due righe|una bozza|un messaggio) (?:per|da mandare)|(?:butti|buttami|metti|mettere) giù (?:una|quattro|due)|mi (?:fai|mandi|dai|scrivi|segni|butti) (?:una|un|tre|due|quattro|3)|aiut(?:i|ami) a (?:scriver|metter|risponder)\\p{L}*|(?:tolga|togli|mettili|mettilo|aggiungi) |(?:puoi|potresti|mi puoi|mi potresti|può|potrebbe|riesci a) (?:\\p{L}+ ){0,2}(?:scriver|far|dar|dir|aiutar|spiegar|trovar|proporr?|consigliar|tradur|sceglier|riassumer|raccontar|mostrar)\\p{L}*|^(?:ok|va bene|allora|dai|e|senti|per favore|ti prego|[, ])*(?:scrivimi|fammi|dammi|dimmi|aiutami|spiegami|trovami|consigliami|raccontami|mi dica|mi faccia|mi dia|mi scriva|mi aiuti)(?: |\\b)|aiut\\p{L}* (?:a|con) ",
    safetyPlan: "piano di sicurezza",
    keepExercise: "(?:salvare|ritrovare|conservare) (?:\\p{L}+ ){0,3}esercizio|esercizio audio",
  },
  loss: {
    death:
      "camposanto|cimitero|(?:è|sei) mort[oa]|se n'è andat[oa] (?:in cielo|per sempre)|(?:abbiamo|ho) (?:fatto )?(?:sopprimere|addormentare) (?:il|la|mio|mia)|(?:abbiamo|ho) perso (?:un|una) (?:paziente|bambin[oa])|vedov[oa]|(?:è|sono|era) mort[oaie]|morte di mi[oa]|sua morte|è mancat[oa]|(?:è|sono) scompars[oa]|deceduto|deceduta|funerale|lutto|vedov[oa]|si è (?:suicidat[oa]|uccis[oa]|tolt[oa] la vita)|ho perso (?:mi[oa] (?:madre|padre|marito|moglie|fratello|sorella|figli[oa]|nonn[oa]|zi[oa])|(?:il mio |la mia )?(?:papà|mamma))|far(?:lo|la)? sopprimere|fatto sopprimere|addormentare (?:il|la) mi[oa]",
    notDeath:
      "(?:non è morto|nessuno è (?:mai )?(?:morto)|non muore|non è mai morto) ?(?:nessuno)?|io muoio|muoio di|sto morendo|morto di (?:sonno|fame|paura|stanchezza)|mort[oa] dal ridere|da morire|sono mort[oa] (?:dal|di|da)|(?:quasi|per poco) (?:\\p{L}+ ){0,2}mort[oa]|mort[oa] (?:dal|di) (?:ridere|fame|sonno|noia|freddo|caldo|vergogna|paura)|(?:telefono|cellulare|batteria|computer|macchina|auto|tv|internet|wifi|piant[ae]|fiori|conversazione|personaggio|protagonista) (?:\\p{L}+ ){0,2}mort[oaie]|mort[oa] (?:il|la|mio|mia) (?:telefono|cellulare|batteria|computer|macchina|pianta)",
    animal:
      "(?:cane|gatt[oa]|cavallo|coniglio) d(?:i|el|ella) (?:mi[oa] )?\\p{L}+|cane|cani|cagnolin[oa]|cagnett[oa]|cucciol[oa]|gatt[oaie]|gattin[oa]|coniglio|coniglietto|criceto|porcellino d'india|cavallo|cavalla|pappagallo|uccellino|pesce|tartaruga|animale",
    someone:
      "zi[oa]|cugin[oa]|nipote|vicin[oa] di casa|suocer[oa]|cognat[oa]|patrigno|matrigna|padrino|madrina|figli[oa]|bambin[oa]|neonat[oa]|bisnonn[oa]|professor\\p{L}*|ex",
    miscarriage:
      "aborto spontaneo|ho avuto un aborto|(?:ho|abbiamo) perso (?:il|mio|nostro) (?:bambino|bebè|figlio che)|perso la gravidanza|nato mort[oa]|natimort\\p{L}*|(?:non c'era|senza) (?:più )?battito",
    ownIllness:
      "mi (?:hanno|è stat[oa]) (?:\\p{L}+ )?(?:diagnosticat[oa]|trovat[oa])|la mia (?:diagnosi|chemio\\p{L}*|malattia)|il mio (?:cancro|tumore)|ho (?:un |una |il |la )?(?:cancro|tumore|leucemia|linfoma|sclerosi multipla|parkinson|lupus|hiv|epilessia|diabete|endometriosi|malattia (?:grave|cronica|incurabile))|ho avuto un (?:ictus|infarto)|sono gravemente malat[oa]",
    illness:
      "cancro|tumore|leucemia|linfoma|diagnos\\p{L}*|chemio\\p{L}*|demenza|alzheimer|parkinson|sclerosi multipla|ictus|infarto|coma|terapia intensiva|rianimazione|cure palliative|hospice|gravemente malat[oa]|molto malat[oa]|malattia (?:grave|incurabile)|sta morendo|metastasi",
    movedAway:
      "amic[oa] (?:\\p{L}+ ){0,3}(?:si è trasferit[oa]|si trasferisce|è andat[oa] a vivere|va a vivere|è partit[oa] per sempre)|(?:trasferit|andat|partit)[oa] (?:\\p{L}+ )?per sempre",
  },
  negation: {
    before:
      "(?:non|nun|nn) (?:è|era|sono|sto|mi sento|sarà)(?: (?:che|mica|proprio|neanche|nemmeno|affatto|tanto|più|per)){0,2}(?: (?:sono|sto|so|mi sento|io))?|non|nun|nn|mai|né|senza|niente|nessun[oa]?|mica|manco|neanche|nemmeno|neppure",
  },
  suicide: "uccidermi|ammazzarmi|suicid*|togliermi la vita|farla finita|mi (?:uccido|ammazzo)",
  deathWish: "(?:voglio|vorrei) morire",
  lasting:
    "mi chiamo|il mio nome è|abito|vivo (?:a|in|con|da sol[oa])|lavoro (?:come|in|da|a|presso)|sono (?:uno? |una )?(?:student|infermier|insegnant|medico|ingegner|madre|padre)\\p{L}*|studio|ho (?:un|una|due|tre) (?:cane|gatt|figli|fratell|sorell|esam|colloqui)\\p{L}*|mi sono trasferit[oa]|mi piace|il mio compleanno|il mio (?:cane|gatto) si chiama",
};

export const turning: Turning = {
  starts:
    "(?:(?:non )?(?:sono(?! (?:le|i|gli|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|\\p{L}*tré|tutt[ie]|tant[ie]|cose|loro))|ho|posso|riesco a|voglio|devo|dormo|vivo|lavoro in|lavoro come|odio|sto)|(?:non )?mi (?:sento|manca|mancano)|(?:il mio|la mia|i miei|le mie|mio|mia)|nessuno)",
  never:
    "ke|nn|cn|sn|pk|tu|ti|te|tuo|tua|tuoi|tue|voi|noi|ci|nostr\\p{L}*|abbiamo|siamo|per favore|suicid\\p{L}*|uccid\\p{L}*|ammazz\\p{L}*|mort\\p{L}*|morire|muoio|pillole|pastiglie|coltello|pistola|ponte|saltare|tagli\\p{L}*|picchi\\p{L}*|violent\\p{L}*|abus\\p{L}*|sparire|vivere|vita|vomit\\p{L}*|calorie|stupid\\p{L}*|idiot\\p{L}*|stronz\\p{L}*|cazz\\p{L}*|merda|puttana|brutt\\p{L}*|grass\\p{L}*|ignor\\p{L}*|istruzioni|regole|che|perché|se|quando|come mai|credo|penso|dico|detto|scherz\\p{L}*|ma|però",
  fillers:
    "allora|beh|be'|e|ma|però|oggi|adesso|ora|sì|no|boh|cioè|insomma|mah|eh|ecco|inoltre|poi|davvero|veramente|ultimamente",
  joints: ", | ma | però | perché | e (?=(?:io|mi|non|sono|ho|lui|lei|nessuno)\\b)| - | – | — ",
  left: "l'ho|m'\\p{L}+|\\p{L}+rmi|vorrei|esco|io|mi|me|mio|mia|miei|mie|sono|ho|sto|vado|faccio|ero|avevo|\\p{L}{3,}evo|\\p{L}{3,}avo",
  turned: {
    sono: "sei",
    ho: "hai",
    posso: "puoi",
    riesco: "riesci",
    voglio: "vuoi",
    devo: "devi",
    dormo: "dormi",
    vivo: "vivi",
    "lavoro in": "lavori in",
    "lavoro come": "lavori come",
    odio: "odi",
    sto: "stai",
    "mi sento": "ti senti",
    mi: "ti",
    me: "te",
    "il mio": "il tuo",
    "la mia": "la tua",
    "i miei": "i tuoi",
    "le mie": "le tue",
    mio: "tuo",
    mia: "tua",
    miei: "tuoi",
    mie: "tue",
  },
};
