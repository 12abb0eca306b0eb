import { type Near, talk } from "../near.ts";
import { oneOf } from "../phrases.ts";

export const near: Near = {
  preparing:
    "(?:di )?non (?:venire|passare|preoccuparsi|disturbar\\p{L}*)|chius[oa] a chiave|chiuso la porta|ultima volta|addio|quando non (?:ci saro|saro)|non (?:mi )?serv\\p{L}+ piu|tanto (?:non|stasera)|che parto|sono via|nessuno (?:mi )?(?:cerch\\p{L}*|disturb\\p{L}*)|password|testamento|tutto (?:in ordine|sistemato)|sul (?:tetto|ponte)|mess[oaei] da parte|spento|bloccato",
  helped: talk(
    "(?:ambulanza|polizia|carabinieri|soccorsi|118|112|medici|paramedici) (?:\\p{L}+ ){0,3}(?:arriva|arrivano|arrivat[aio]|in arrivo|qui|viene|vengono|per strada|fuori|in linea)|(?:chiamato|chiamo|arriva|arrivano|viene|in linea con|al telefono con|parlo con|parlando con) (?:\\p{L}+ )?(?:l')?(?:ambulanza|polizia|carabinieri|soccorsi|118|112|emergenze|telefono amico)|(?:sento|si sentono|si sente) (?:\\p{L}+ ){0,2}siren[ae]|sento che arrivano|(?:è|sono|sta) (?:\\p{L}+ ){0,2}(?:con me|accanto a me|vicino a me|qui accanto)|(?:è|sono) (?:appena )?arrivat[oaie]|(?:andiamo|siamo|vado|sono) (?:\\p{L}+ )?(?:in|all'|al) ?(?:ospedale|pronto soccorso)",
    "Che sollievo che ci sia qualcuno. Resta con chi ti aiuta, e adesso lascia parlare gli altri. | Racconta tutto a chi ti aiuta, così come l’hai detto qui. | Lasciarsi raggiungere era il passo più difficile. Adesso non c’è bisogno di rispondere a me. | Adesso lascia fare a chi è lì per aiutare. Resistere fin qui non è stato poco.",
  ),
  taken: talk(
    "(?:preso|presa|prese|ingoiato|buttato giù) (?:\\p{L}+ ){0,5}(?:paracetamol\\p{L}*|ibu\\p{L}*|tramadol|xanax|valium|diazepam|lorazepam|tavor|rivotril|clonazepam|insulin\\p{L}*|zopiclon\\p{L}*|zolpidem|sertralin\\p{L}*|quetiapin\\p{L}*|aspirin\\p{L}*|morphin\\p{L}*|tachipirin[ae]|lexotan|minias|oki|insulina)|(?:preso|presi|prese|ingoiato|ingoiate|mandato giù|bevuto) (?:\\p{L}+ ){0,4}(?:pastiglie|pillole|compresse|scatol[ae]|gocce|flacone|tutt[oe]|candeggina|medicine|farmaci)|overdose|ci dormo sopra",
    "Chiama adesso il numero di emergenza sullo schermo, anche se ti sembra di stare bene: quello che è stato preso può fare danni più tardi. Lascia la porta aperta, e fai venire qualcuno. | Non metterti a dormire. Chiama adesso il numero di emergenza, con le confezioni a portata di mano, e di’ che cosa hai preso e quando. | Questo non può aspettare, anche se non si sente ancora niente. Chiama il numero di emergenza, o fallo chiamare, e siediti vicino alla porta.",
  ),
  wounded: talk(
    "mi sono (?:appena )?(?:tagliat[oa]|ferit[oa]|accoltellat[oa]) (?:adesso|ora|poco fa|di nuovo|stasera|stanotte|prima)|mi sono appena (?:tagliat[oa]|ferit[oa])|(?:sto|sta|mi|continua a|continuo a|non smette di) (?:\\p{L}+ )?sanguin\\p{L}*|sanguino (?:\\p{L}+ )?(?:molto|tanto|ancora)|(?:tanto|troppo|molto|c'è) sangue|sangue (?:dappertutto|ovunque|per terra)|(?:troppo|molto|più) (?:profond\\p{L}*|a fondo)|punti di sutura",
    "Chiama adesso il numero di emergenza sullo schermo. Intanto premi forte sulla ferita con un panno pulito e, se riesci, tieni sollevata quella parte del corpo. | Una ferita può essere peggiore di quel che sembra. Chiama il numero di emergenza, continua a premere, e lascia la porta aperta. | Continua a premere senza sollevare il panno. Al numero di emergenza possono dirti che cosa fare, passo per passo: chiama adesso.",
  ),
  throat: talk(
    "gola|collo|strangol\\p{L}*|deglutire|inghiottire|rauc[ao]|voce",
    "Le mani alla gola sono pericolose anche se non si vede niente. Fatti vedere da un medico oggi, e chiama il numero di emergenza se respirare o inghiottire diventa più difficile. | Serve un medico oggi, e subito il numero di emergenza se respirare diventa più difficile. Spiega che si tratta della gola.",
  ),
  leaving: talk(
    "e (?:il|la) (?:mio |mia )?(?:cane|gatt[oa])|(?:cane|gatt[oa]) (?:\\p{L}+ ){0,3}(?:lascio|porto|con me)|(?:cosa|che) (?:\\p{L}+ )?(?:prendere|portare|portarmi|mettere via|serve)|tessera sanitaria|bancomat|libretti?|certificati|permesso di soggiorno|contanti|soldi (?:da parte|nascosti)|(?:fare|preparare|preparato) (?:la borsa|le valigie|le cose)|(?:scappare|andarmene|scappo|me ne vado)(?=\\W*$| (?:stanotte|domani|quando|con|di nascosto))|borsa|valigia|zaino|documenti|passaporto|carta d'identità|chiavi di (?:riserva|scorta)|casa rifugio|cosa (?:prendo|porto|faccio per prim[ao])|da dove comincio",
    "Documenti, telefono, chiavi, soldi e medicine bastano. Vai quando è sicuro, da qualcuno che sappia il perché, e chiama il numero di emergenza se qualcuno prova a fermarti. | Pensare di andare via è giusto. La linea sullo schermo può aiutarti a prepararlo, e una persona fidata può venire a prenderti.",
  ),
  threat: talk(
    "(?:dice|ha detto|giura|che)? ?(?:che )?(?:mi (?:ammazza|uccide|ucciderà|ammazzerà|trova|troverà|fa fuori|toglie i (?:bambini|figli))|ammazzarmi|uccidermi|togliermi i (?:bambini|figli))|minacci\\p{L}*|se (?:me ne vado|vado via|lo lascio|la lascio|lo denuncio|denuncio|parlo|chiamo|lo dico)",
    "Una minaccia così basta per chiedere aiuto oggi stesso. Se può succedere adesso, chiama il numero di emergenza; per il resto, la linea sullo schermo aiuta a prepararsi senza dare nell’occhio. | Questa minaccia va presa sul serio. Riferiscila, parola per parola, a una persona fidata, e tieni il telefono a portata di mano.",
  ),
  tracked: talk(
    "(?:nascond|cancell|disinstall)\\p{L}* (?:\\p{L}+ ){0,3}(?:app|chat|cronologia|conversazion\\p{L}*|chiamat\\p{L}*|messagg\\p{L}*|telefonat\\p{L}*)|cronologia|se (?:vede|scopre|trova|becca|legge) (?:\\p{L}+ ){0,4}(?:app|chat|messaggi|telefono|chiamata|telefonata|bolletta|conversazione|questo|pagina)|(?:compare|appare|risulta|si vede|esce|resta) (?:\\p{L}+ ){0,3}(?:bolletta|tabulati|registro|chiamate|conto)|bolletta|tabulati|registro (?:delle )?chiamate|estratto conto|(?:sente|sentire) (?:la chiamata|che parlo|se parlo|che chiamo)|gps|airtag|posizione|localizz\\p{L}*|spia\\p{L}*|sorveglia\\p{L}*|(?:controlla|legge|guarda|prende|ha) (?:\\p{L}+ ){0,3}(?:telefono|cellulare|messaggi|conto|carta|soldi|password)|mi segue|pedina\\p{L}*",
    "Allora è meglio chiamare da un telefono che nessun altro controlla, per esempio di amici o del lavoro. Il pulsante “Uscita rapida” chiude subito questa pagina. | Anche il controllo è violenza. Meglio chiamare da un altro telefono, e per ora non cambiare niente sul tuo.",
  ),
  shelter: talk(
    "dove (?:andare|vado|posso|andrei|dormo|dormire|sto|stare)|da nessuna parte|nessun posto|(?:senza|non ho) soldi|dipendo da (?:lui|lei)|casa (?:è )?(?:sua|intestata)",
    "Esistono posti fatti per questo: la linea sullo schermo conosce le case rifugio vicine. Per la prima notte possono bastare amici o vicini. | Non occorre avere già un piano completo. Per stanotte basta un posto sicuro, e la linea sullo schermo aiuta a trovarlo.",
  ),
  children: talk(
    "(?:i|miei|le|mie|il|mio|la|mia|nostri) (?:bambin\\p{L}*|figli\\p{L}*|piccol\\p{L}*|ragazz[ie]|bimb\\p{L}*)|incinta",
    "Anche i bambini hanno bisogno di stare al sicuro. La linea sullo schermo aiuta anche chi ha figli. | È dura, con dei bambini in mezzo, e la colpa non è di chi subisce. Se qualcuno è in pericolo adesso, chiama il numero di emergenza per tutti.",
  ),
  excuse: talk(
    "(?:colpa mia|mia (?:la )?colpa)|l'ho (?:provocat[oa]|fatt[oa] arrabbiare)|(?:me lo )?merit\\p{L}*|lo amo|la amo|(?:gli|le) voglio bene|mi (?:ama|vuole bene)|(?:è|era|non è) (?:\\p{L}+ ){0,4}(?:buon[oa]?|cattiv[oa]|stressat[oa]|ubriac[oa]|brav[oa])|non è sempre così|chiest[oa] scusa|chiede scusa|fiori|promess\\p{L}*|non succederà più|mai più|non è (?:così )?grave|esager\\p{L}*|solo una volta|solo quando",
    "Niente dà a qualcuno il diritto di fare del male. Si può amare una persona e avere comunque bisogno di essere al sicuro. | Nessuno merita di essere trattato così, qualunque cosa sia successa. Alla linea sullo schermo si può raccontare tutto senza dover decidere niente.",
  ),
  stay: talk(
    "(?:resta|resti|rimani|stai|puoi (?:restare|stare)|aspetta) (?:\\p{L}+ )?(?:con me|qui|lì|qua|finché|fino)|non (?:andare via|andartene|lasciarmi)|ci sei (?:ancora)?|sei ancora (?:lì|qui)",
    "Sì. Resto qui finché non c’è qualcuno accanto. | Ci sono, e non vado via.",
  ),
  stepTaken: talk(
    "(?:le|gli|l'|la|lo|li) ?ho (?:appena )?(?:scritto|chiamat[oa]|telefonato|detto|mandato|svegliat[oa]|dato|risposto|fatto leggere)|ho (?:appena )?(?:scritto|chiamato|mandato|bussato|suonato|buttato|consegnato|avvisato|risposto)|(?:lo|la|li|le|gli) (?:chiamo|scrivo|sveglio|dico|faccio leggere)|(?:vado|adesso vado) (?:da|di là|a (?:bussare|chiamare|svegliare|sedermi)|giù|su)|(?:(?<!(?:mi|ti|quello|quella|forse|magari|se) )viene(?! anche| sempre)|vengono|arriva|sta arrivando|sta venendo|sta salendo|sale|è qui|sta qui|è arrivat[oa]|ha risposto|mi ha risposto)|squilla|sta squillando",
    "Farsi aiutare richiede coraggio, ed è la cosa giusta. Non c’è bisogno di spiegare bene; adesso conta avere qualcuno vicino. | Bastano le stesse parole dette qui. Lascia che qualcuno resti lì accanto. | Cercare qualcuno è un passo importante. Tieni il telefono vicino, e vai dove possono trovarti. | Adesso lascia che qualcuno venga. Intanto aspetta in un posto sicuro.",
  ),
  attacker: talk(
    "(?:sta|è) (?:per )?(?:arriv|torn|sal|rientr)\\p{L}*|rientra(?=\\W|$)|(?:torna|rientra|arriva) (?:tra|fra|alle|a momenti|adesso|stasera)|(?:sento|ho sentito) (?:\\p{L}+ )?(?:la chiave|le chiavi|la macchina|la porta|l'ascensore|i passi)|bussa|citofon\\p{L}*|(?:è|sta|aspetta) (?:\\p{L}+ ){0,2}(?:sotto casa|nell'altra stanza|in salotto|in camera|qui fuori|di sotto)|(?:lui|lei)? ?(?:è|sta|torna|arriva|urla|grida|picchia|ha bevuto|dorme|sa) (?:\\p{L}+ ){0,3}(?:porta|fuori|casa|tornando|salendo|di là|sotto|sopra|ubriac[ao]|dove sono)|chius[ao] (?:in|a chiave)|nascost[ao]|(?:mi|ci) (?:picchia|mena|ha picchiat[oa])",
    "Prima di tutto la tua sicurezza: se puoi farlo senza pericolo, vai dai vicini, o chiuditi a chiave in una stanza, con il telefono. | Per chiamare il numero di emergenza sullo schermo non serve la certezza; basta avere paura. | Se è più sicuro, chiudi questa pagina con “Uscita rapida” e vai dove ci sono persone. Se hai paura, chiama il numero di emergenza.",
  ),
  place: talk(
    "(?:su|sul|sulla|sui|al|alla|a|in|dal|dalla|davanti|vicino|nel|nella) (?:al |alla )?(?:il |la |un |una |mia )?(?:ponte|tetto|scogliera|bordo|cornicione|balcone|binari|binario|stazione|ringhiera|viadotto|fiume|canale|lago|molo|parcheggio|macchina|auto|garage|terrazza|terrazzo)|davanzale|finestra|buttarmi|saltare",
    "Per favore, allontanati da lì adesso, e vai dove c’è gente. Intanto io ci sono. | Prima un posto più sicuro: vai via da lì, in mezzo alla gente. Dimmelo quando ci sei.",
  ),
  means: talk(
    "pastiglie|pastiglia|pillole|pasticche|compresse|farmaci|medicine|gocce|scatol[ae]|blister|insulina|overdose|fucile|pistola|arma|cartucce|corda|cintura|lametta|lamette|lama|coltello|coltelli|taglierino|forbici|gas|veleno|candeggina|messo da parte|messe da parte|armadietto",
    "Per favore, metti tutto fuori portata adesso: dallo a qualcuno, chiudilo a chiave, oppure esci dalla stanza. | Più è lontano, meglio è. Potrebbe tenerlo qualcun altro, per ora?",
  ),
  letter: talk(
    "(?:scritt[oa]|scrivo|scrivere|lasciat[oa]|lascio|pront[ae]|mia) (?:\\p{L}+ ){0,3}(?:letter[ae]|bigliett[oi])|letter[ae] (?:d'addio|di addio|per|a|ai|già)|testamento|password|salutar(?:e|li|la|lo) (?:tutti|per)|addio|ho salutato|cose (?:in|a) (?:ordine|posto)|sistemare le cose",
    "Sembra un addio. Prima di ogni altra cosa, fai sentire la tua voce a qualcuno, adesso. | Certe cose meritano di essere dette di persona. Chi si può raggiungere adesso?",
  ),
  program: talk(
    "(?:un|una|solo un|solo una|sei un|sei una) (?:semplice )?(?:computer|programma|macchina|robot|bot|ia|app|algoritmo)|che (?:ti|te ne) (?:importa|frega|cambia)|cosa (?:ti|te ne) (?:importa|frega)|perché (?:ti|dovrebbe) (?:importa|interess)\\p{L}*",
    "È vero, sono un programma e non posso sedermi accanto a te. Per questo ci vuole anche una persona. | Sì, sono solo un programma. Quello che dici è una cosa seria lo stesso, e merita una persona che possa venire.",
  ),
  fearOfHelp: talk(
    "(?:il|un|quel|ai|questo) numer[oi]|mi (?:chiud|rinchiud)\\p{L}*|mi riempiono di|non (?:servono|serve) a (?:niente|nulla)|ho (?:già )?chiamato (?:\\p{L}+ ){0,4}(?:ma|e) (?:non|nessuno|mi hanno|c'era)|numer[oi] verd[ei]|numeri|telefono amico|in attesa|ricover\\p{L}*|tso|manicomio|psichiatria|reparto|ospedale|pronto soccorso|polizia|carabinieri|ambulanza|118|112|assistenti? social[ei]|(?:mi )?prend(?:ono|erebbero|ano) per|non mi (?:prendono|crede|credono)|attirare l'attenzione|(?:si spaventa|si arrabbia|mi giudic\\p{L}*|ridono)",
    "È comprensibile esitare. Con una linea di aiuto decidi tu che cosa dire, e puoi riagganciare in ogni momento. | Chiedere aiuto può fare paura. Si può cominciare da una persona di fiducia.",
  ),
  burden: talk(
    "(?:un|solo un|il) peso|meglio senza di me|starebbero meglio|disturb\\p{L}*|preoccup\\p{L}*|dar(?:e|gli|le|vi)? (?:fastidio|pensieri|altri problemi)|(?:non )?servo a (?:niente|nulla|nessuno)|inutile|nessuno (?:se ne accorg\\p{L}*|sentirebbe|piangerebbe)|(?:di|d')intralcio|rovin\\p{L}*|ha già (?:i suoi|abbastanza)",
    "Da dentro sembra così, ma gli altri la vedrebbero in un altro modo: preferirebbero mille volte una telefonata di notte che perderti. | Sentirsi un peso fa parte di questo dolore. Non per questo è vero.",
  ),
  secret: talk(
    "(?:mai|non) (?:\\p{L}+ ){0,3}(?:dett[oa]|raccontat[oa]|confidat[oa])|a nessuno|nessuno (?:lo )?sa|(?:la )?prima volta|non dirlo|ad alta voce",
    "Adesso l’hai detto, ed era la cosa più difficile. Potrebbe saperlo anche una persona vicina. | Grazie per averlo detto qui, per la prima volta. Non deve per forza restare un segreto.",
  ),
  reason: talk(
    "mi (?:trov\\p{L}*|ritrov\\p{L}*)|(?:i miei|le mie|mio|mia|la|il|due|nostr\\p{L}*) (?:figli[oae]?|figlie|bambin[oiae]|piccol[oiae]|bimb[oiae]|nipot[ei]|cane|cagnolino|gatt[oiae])|far(?:e|gli|le) (?:questo|una cosa (?:così|simile))|una parte di me",
    "Anche adesso c’è qualcosa a cui tieni. Aggrappati a questo per la prossima ora. | C’è una parte di te che resiste ancora. Adesso ascoltiamo quella.",
  ),
  alone: talk(
    "(?:sono|sto|vivo|resto) (?:\\p{L}+ )?(?:da )?sol[ao]|da sol[ao]|non c'è nessuno|nessuno (?:in casa|qui|con me)|(?:via|fuori|al lavoro) fino",
    "Senza nessuno accanto pesa ancora di più. Chi potrebbe venire, o restare al telefono, anche da lontano? | Allora è meglio andare dove c’è gente: da amici, dai vicini, al pronto soccorso.",
  ),
  someone: talk(
    "a (?:dieci|cinque|due|\\d+) (?:minuti|passi|chilometri)|ha (?:una copia del)?le? chiavi|verrebbe|abita qui|chiamami quando|(?:mia|mio|miei|la|il|un|una) (?:migliore |ex )?(?:madre|mamma|padre|papà|genitori|sorella|fratello|moglie|marito|compagn[oa]|fidanzat[oa]|ragazz[oa]|amic[oa]|cugin[oa]|zi[oa]|nonn[oa]|coinquilin[oa]|vicin[oa]|collega|genero|nuora|cognat[oa]|medico|dottor\\p{L}*|psicolog[oa]|psichiatra|terapeuta|infermier[ea]|prof\\p{L}*|prete|don)|mamma|papà|di là|in cucina|in salotto|al piano di (?:sopra|sotto)",
    "Qualcuno accanto, adesso, è quello che aiuta di più. Basta una chiamata, o bussare a una porta; non servono le parole giuste. | Potresti avvisare qualcuno subito? Basta dire “ho bisogno di qualcuno vicino”.",
  ),
  when: talk(
    "ho (?:già )?(?:scelto|deciso|fissato) (?:il|un) (?:giorno|giorno e l'ora|data)|(?:c'è|ho) (?:già )?(?:una|la) data|(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)|stasera|stanotte|domani|nel fine settimana|dopo di che",
    "Prima di allora c’è tempo per farlo sapere a una persona. A chi potresti dirlo oggi? | Quello che è fissato si può ancora annullare. Per favore, fallo sapere oggi a qualcuno vicino.",
  ),
  eased: talk(
    "(?:un po'|un pochino|già) (?:\\p{L}+ )?(?:meglio|più (?:calm[ao]|tranquill[ao]|legger[ao]))|va (?:un po' )?meglio|mi (?:sono|sto) calm\\p{L}*|meno forte|riesco a respirare",
    "È un bene che vada un po’ meglio. Può tornare a ondate, quindi cerca di avere qualcuno accanto nelle prossime ore. | Finché pesa di meno, rendiamo tutto più sicuro, nel caso il dolore torni.",
  ),
  waiting: talk(
    "non ho (?:fatto|preso) (?:ancora )?niente|non ho fatto nulla|ancora (?:no|niente)|non (?:adesso|ora|stasera|stanotte)|non (?:lo )?so se (?:\\p{L}+ ){0,3}(?:voglio|farei|lo faccio|riesco)|non lo faccio",
    "È bene saperlo. Facciamo in modo che resti così per la prossima ora: che cosa la renderebbe un po’ più facile? | Allora c’è tempo. Si tratta solo di superare le prossime ore, con qualcuno vicino.",
  ),
  body: talk(
    "(?:mi si chiudono|mi pesano) gli occhi|tanto sonno|mal di (?:pancia|stomaco)|trem\\p{L}*|piang\\p{L}*|pianto|lacrime|nausea|vomit\\p{L}*|cuore (?:\\p{L}+ )?(?:batte|a mille|in gola)|non respiro|manca l'aria|intorpidit[oa]|(?:ho|che) freddo|gira la testa",
    "Così reagisce un corpo che ha retto tanto. Senti i piedi per terra, e butta fuori l’aria piano. | Si può tremare, si può piangere. Metti qualcosa di caldo sulle spalle, ed espira più a lungo di quanto inspiri.",
  ),
  exhausted: talk(
    "(?:non )?(?:ce la faccio|ne posso|reggo|resisto|riesco) (?:\\p{L}+ )?più|(?:così |troppo |solo |tanto )*(?:stanc[oa]|esaust[oa]|sfinit[oa]|distrutt[oa])|(?:voglio )?che (?:smetta|finisca|passi)|(?:troppo|così|tanto) (?:pesante|forte|buio|dolore|male)|senza (?:uscita|senso|speranza|forze)|non (?:c'è via|ha senso|c'è futuro)|fa male|dolore|soffr\\p{L}*",
    "È comprensibile volere che il dolore si fermi. In questo momento non c’è niente da decidere. | È più di quanto una persona possa portare senza aiuto. Pensiamo solo ai prossimi dieci minuti.",
  ),
  medical: oneOf(
    "Questo non posso giudicarlo, e tirare a indovinare potrebbe fare danni. Al numero di emergenza possono dire subito che cosa fare: chiedi a loro. | A questo può rispondere solo un medico. Chiama il numero di emergenza, e chiedi proprio questo.",
  ),
  open: oneOf(
    "C’è qualcuno vicino in questo momento? | Che cosa renderebbe un po’ più sicuri i prossimi dieci minuti? | Dove ti trovi adesso? | C’è qualcosa a portata di mano da mettere via? | Chi dovrebbe sapere quanto è dura?",
  ),
  believe: oneOf(
    "Ti credo. | Niente di tutto questo è colpa di chi lo subisce. | È giusto parlarne. | Stare al sicuro è un diritto. | Nessuno ha il diritto di fare questo. | Nessuno dovrebbe affrontarlo senza aiuto: la linea sullo schermo c’è proprio per questo.",
  ),
};
