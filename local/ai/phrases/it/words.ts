import type { Turning, Words } from "../phrases.ts";

export const words: Words = {
  subjects: {
    panic:
      "panico|cuore a mille|mi si è chiuso tutto|non respiro|mi manca (?:l'aria|il respiro)|attacco di panico|non (?:riesco a|posso) respirare|cuore a mille",
    breakup:
      "(?:mia moglie|mio marito|(?:il mio|la mia) (?:ragazz[oa]|compagn[oa])) (?:se n'è andat[oa]|è andat[oa] via)|mi ha lasciat[oa]|ci siamo lasciati|rottura|divorzi*|separat*|mi ha tradit[oa]|separazione",
    jobLoss:
      "(?<!essere )licenziat[oa]|(?:ho )?perso il (?:mio )?lavoro|senza lavoro|disoccupat[oa]|mi hanno (?:licenziat[oa]|mandat[oa] via)",
    quarrel: "litig*|lite|discussione|mi ha urlato|urlat*|non mi parla più",
    sleepless:
      "non (?:riesco a|posso) dormire|non dormo|non ho dormito|insonnia|notte in bianco|dormo male|insonni*|mi sveglio (?:alle|ogni notte|di notte)",
    exam: "esam\\p{L}+(?! (?:a posto|del sangue|medic\\p{L}*|clinic\\p{L}*))|bocciat*|interrogazione|maturità|concorso|verifica",
    presentation:
      "colloquio|presentazione|discorso in pubblico|provino|colloqui*|presentazion*|parlare in pubblico|discorso|esibizione",
    moving:
      "trasloc*|mi sono trasferit*|ci siamo trasferiti|mi trasferisco|nuova (?:città|casa)|cambio casa|cambiare casa|nostalgia di casa",
    notUnderstood:
      "nessuno mi (?:capisce|ascolta|vuole)|non mi (?:capisce|ascolta|capiscono|ascoltano)|nessuno mi (?:capisce|ascolta|vuole|considera)|non mi (?:capisce|capiscono|ascolta|ascoltano|prende|prendono|rispetta)|bullismo|mi prendono in giro|mi ignora*|invisibile|esclus[oa]",
    theirDanger:
      "(?:lei|lui|amic[ao]|compagn[ao]|sorella|fratello|figli[ao]|mamma|madre|papà|padre|marito|moglie|fidanzat[ao]|ragazz[ao]|cugin[ao]|coinquilin[ao]) (?:\\p{L}+ ){0,6}(?:(?:vuole|voleva|vorrebbe) (?:morire|farla finita|uccidersi|ammazzarsi|sparire)|non vuole (?:più )?vivere|parla di (?:morire|suicid\\p{L}*|farla finita)|suicid\\p{L}*|si (?:taglia|uccid\\p{L}*|ammazz\\p{L}*|fa del male)|farsi del male|faccia (?:una sciocchezza|una stupidaggine|qualcosa)|lettera d'addio|regala(?:ndo)? (?:\\p{L}+ ){0,2}(?:cose|roba)|togliersi la vita)",
    sadness:
      "trist*|depress*|abbattut*|piang*|pianto|giù di morale|infelice|lacrime|non sto (?:molto |tanto )?bene|sto male|mi sento male|brutta giornata|giornataccia|triste*|pian\\p{L}+|a pezzi|orribile|malissimo",
    anxiety:
      "ansi*|preoccup*|nervos*|agitat*|inquiet*|paura|spavent*|terrorizzat*|timore|panico|e se (?:non|sbaglio|va|succede)|in pensiero",
    anger:
      "arrabbiat*|rabbia|furios*|frustrat*|incazzat*|odio|stufo|stufa|irritat*|arrabbi*|stuf[oa]|ingiust*|mi dà fastidio|incazz*",
    loneliness:
      "mi sento (?:così |tanto |molto )?sol[oa]|così sol[oa]|solitudine|isolat*|non ho (?:amici|nessuno)|nessuno con cui parlare|sempre sol[oa]",
    tiredness:
      "stanc*|esaust*|sfinit*|senza energi*|esaurit*|a pezzi|distrutt[oa]|senza (?:forze|energie)|burnout",
    stress:
      "stress|stressat*|stressa|stressante|sotto pressione|troppa pressione|sopraffatt*|non ce la faccio(?: più)?|troppe cose|è troppo",
    guilt:
      "colpa|colpevole|vergogn*|rimors*|errore|sbagliat*|colpa mia|ho fallito|in colpa|ho sbagliato|mi pento",
    hurt: "ferit*|delus*|tradit*|gelos*|umiliat*|rifiutat*|mi fa male|ferit[oa]|mi ha fatto male|tradit[oa]|mi ha mentito",
    emptiness: "vuoto|vuota|senza senso|non ha senso|a che serve|senza speranza|inutile|insensibile",
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
    self: "fallit*|fallimento|autostima|non valgo|errore|brutt[oa]|non sono capace|non sono abbastanza|fallit[oa]|mi odio|grass[oa]|mi confronto|stupid[oa]",
    joy: "(?:mi sono|si è) laureat[oa]|laureat[oa]!|mi hanno (?:pres[oa]|assunt[oa])|ho passato l'esame|promoss[oa]!|incinta!|è nat[oa]|ho vinto|abbiamo vinto|mi hanno pres[oa]|giorno più bello|ce l'ho fatta|ce l'abbiamo fatta|felice|contento|contenta|orgoglios*|gioia|emozionat*|bella notizia|buone notizie|buona notizia|mi sento (?:molto |davvero )?(?:bene|meglio)|sto (?:molto )?(?:bene|meglio)|ho superato|promoss*|mi sono innamorat*|(?:bella|bellissima) (?:giornata|serata)|ho (?:avuto|ottenuto) il (?:lavoro|posto)|andata? (?:molto |proprio )?bene",
    calm: "calm*|tranquill*|rilassat*|sollevat*|seren*|grat[oa]",
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
    nice: "(?:dimmi|mi dica|dica|raccontami) (?:una cosa|qualcosa|una parola) (?:di )?(?:bell[oa]|carin[oa]|buon[oa]|gentile|positiv[oa])|dimmi (?:solo )?che (?:non|va|andrà)",
    available:
      "posso (?:tornare|ritornare)|(?:ci sei|c'è|ci sarai) (?:anche |ancora |sempre )+(?:domani|di notte|stanotte|alle)?|(?:tu |lei )?ci sei sempre",
    welcome:
      "(?:bisogna|devo|serve|si deve) (?:\\p{L}+ )?(?:essere|stare|avere) (?:triste|tristi|male|malat[oi]|un problema)|(?:si può|posso) (?:\\p{L}+ )?(?:lo stesso|comunque|anche se)",
    greeting:
      "ciao+|salve|buonasera|buongiorno|hey|ehi|ciao|buongiorno|buonasera|salve|come stai|come va|ciao|salve|buongiorno|buonasera|ehi|hey|ehilà",
    howAreYou: "come (?:stai|va)|e tu\\??|tutto bene\\??|che fai|come te la passi",
    thanks:
      "grazie(?! (?:mamma|papà|al cavolo|a lui|a lei))|grz|ti ringrazio|la ringrazio|mi (?:è|ha) (?:servito|aiutat[oa])|mi aiuta(?! no)|thank you",
    goodbye:
      "statt(?:e|v[ei]|a)? b(?:uo|o)no*|ciao+(?=\\W*$)|torno a (?:studiare|lavorare|dormire)(?=\\W|$)|(?<=^|[.,!…] ?|(?:ok|bon|ora|adesso|va be|va beh|vabbe|vabbuo|allora|ah|si) )(?:ora |adesso |me ne )?vado(?=\\W|$)(?! (?:bene|male|d'accordo|matt[oa]|in (?:panico|ansia|crisi)))|cia(?=\\W*$)|mandi(?=\\W|$)|a letto(?=\\W*$)|ci becchiamo|ci si vede|un abbraccio(?=\\W*$)|baci(?=\\W*$)|arrivederci|arrivederla|addio|ciaoo*(?=\\W*$)|ciao ciao|a (?:domani|presto|dopo|risentirci|più tardi|giovedì|lunedì)(?=\\W*$)|ci (?:vediamo|sentiamo|risentiamo)|^(?:buona ?)?notte(?=\\W*$)|(?<=[.,!] ?)(?:buona ?)?notte(?=\\W*$)|buonanotte|buona (?:giornata|serata|notte)|la saluto|ti saluto|buongiorno(?=\\W*$)|vado(?=\\W*$)|vado (?:a (?:dormire|letto|casa|vedere|mangiare|lavorare|riposare)|via|io|da (?:lui|lei))\\b.{0,40}|(?:adesso |ora |però )*devo (?:andare|scappare|chiudere|staccare|portare fuori|uscire|dormire|lasciarti)|voglio smettere|è tutto(?: per (?:oggi|stasera))?(?=\\W*$)|(?:per oggi )?basta così(?=\\W*$)|per oggi basta|(?:provo|cerco) (?:a|di) dormire|torno (?:dopo|domani|più tardi)|(?:giovedì|domani|poi|dopo) (?:ti|le) (?:dico|racconto|scrivo)|(?:entra|arriva) (?:l'|la |il )\\p{L}+, ciao|(?:si è|s'è) svegliat[oa](?=\\W)|lo faccio\\. buonanotte",
    human:
      "(?:c'è|parlo con) (?:una|un) (?:persona|umano|essere umano)|(?:dall'altra parte|dietro) c'è|(?:lei|tu) è (?:una |un )?(?:signorina|persona|registratore|macchina|robot)|lei è un[ao]? \\p{L}+ o un[ao]? \\p{L}+|signorina o|(?:persona|umano) o (?:una |un )?(?:macchina|robot|computer)|sei (?:un |una )?(?:uman[oa]|robot|macchina|persona|reale|ia|bot|vero)|parlo con (?:una|un) (?:persona|macchina|robot|umano)",
    therapist:
      "sei (?:un |una |il mio |la mia )?(?:terapeuta|psicolog[oa]|medico|dottor\\p{L}*|psichiatra)|(?:fai finta di essere|fingi di essere|comportati come|fai|sii) (?:il mio |la mia |un |una )?(?:terapeuta|psicolog[oa]|medico|psichiatra)",
    who: "(?:che|cosa|che cosa) (?:sai|sa|puoi|può) (?:lei )?fare|a (?:che|cosa) servi|chi sei|cosa sei|che cosa sei|come ti chiami|cosa (?:sai|puoi) fare|come funzioni|lei chi è|chi è lei|chi sei|con chi (?:parlo|sto parlando)|cosa (?:sai|puoi) fare",
    personal:
      "(?:sei|è) (?:anche )?(?:tu )?di (?:qua|qui|zona)|(?:provi|senti|prova) (?:qualcosa|emozioni|sentimenti)|e tu (?:che|cosa) (?:fai|provi|senti)|hai (?:sentimenti|una famiglia|amici|figli|un nome|una vita|emozioni)|quanti anni hai|dove (?:vivi|abiti)|di dove sei|qual è il tuo .{0,14}preferit*|(?:dormi|mangi|sogni|provi|piangi|ami)\\b.{0,12}\\?|sei (?:felice|triste|un uomo|una donna|un maschio|una femmina|sol[oa])\\s*\\?|parlami di te|ti piaccio|tu non (?:puoi|sai|provi)",
    injection:
      "ignora (?:tutte |le |tue )*(?:istruzioni|regole|precedenti)|dimentica (?:le |tutte |tue )*(?:istruzioni|regole)|fai finta|fingi|gioco di ruolo|comportati come|modalità sviluppatore|ripeti dopo|le tue istruzioni|ora sei|da ora in poi sei",
    insult:
      "sei (?:un |una |così )?(?:stupid[oa]|inutile|idiota|scem[oa]|pessim[oa])|stai zitto|ti odio|vaffanculo|non (?:mi )?(?:servi|aiuti|stai aiutando)(?: a niente)?|(?:questo|così) non (?:mi )?(?:serve|aiuta)|che (?:stupidaggine|sciocchezza|cavolata)|(?:sta'|stai) zitt[oa]|sei (?:proprio |davvero |solo )?(?:inutile|stupid[oa]|scem[oa]|idiota|fastidios[oa]|pessim[oa])|vaffanculo|perdita di tempo",
    notThat:
      "non (?:è|era) (?:quello|ciò|quel) che (?:ho detto|intendevo|volevo|ho chiesto)|non ho (?:mai )?detto (?:questo|quello|così)|non (?:mi )?(?:capisci|ascolti|hai capito|stai ascoltando)|hai (?:capito male|frainteso)|mi hai fraintes[oa]|non è (?:vero|così|questo il punto)|no,? intendevo|ti (?:stai ripetendo|ripeti)|l'hai già (?:detto|chiesto)|non ha senso quello",
    stopAsking:
      "smetti(?:la)? di (?:fare|chiedere|farmi)|(?:troppe|tante) domande|basta (?:con le )?domande|ascolta e basta|perché (?:me lo )?chiedi|solo domande|fai solo domande",
    unclear:
      "cosa (?:vuoi dire|intendi|significa)|che (?:vuoi dire|intendi|significa)|in che senso|non (?:ti capisco|ho capito|capisco la domanda)|come\\?|scusa\\?|cosa\\?|ripeti|eh\\?",
    compliment:
      "sei (?:molto |davvero |proprio |così |un |una )*(?:gentile|simpatic[oa]|brav[oa]|carin[oa]|dolce|utile|fantastic[oa]|bravissim[oa])|mi piaci|bella domanda|buona domanda|mi (?:aiuti|hai aiutat[oa]|stai aiutando)|mi fa bene parlare",
    presence: "ci sei(?: ancora)?|mi senti|c'è qualcuno|pronto\\?|prova prova",
    price:
      "si paga|costa qualcosa|è a pagamento|quanto (?:costa|costerebbe|viene|si paga|devo pagare)|prezz*|premium|abbonament*|abbonar*|è gratis|gratuit*|rimbors*",
    limits:
      "limite (?:di tempo)?|quanto (?:tempo|a lungo)|quanto (?:tempo|a lungo) (?:\\p{L}+ ){0,3}(?:parlare|resta|rimane|ho|posso|abbiamo)|quanti minuti|tempo (?:mi )?(?:resta|rimane)|limite (?:di tempo|giornaliero)|quanto dura (?:la|una) (?:chiamata|sessione)",
    privacy:
      "lo (?:può|possono) (?:vedere|leggere)|lo (?:dici|dite|dicono) a|finisc(?:e|ono) da qualche parte|per (?:la )?pubblicità|qualcuno (?:legge|le legge|lo legge|può leggere)|è (?:privat[oa]|riservat[oa])|chi (?:legge|le legge|lo legge)|le legge qualcuno|dove (?:vanno|finiscono|va)|(?:può|possono) leggere|(?:registr|memorizz|salv|conserv|condivid)(?:i|ate|ano|ato|ata|ando|a)\\b.{0,30}(?:questo|conversazion\\p{L}*|quello|dat[oi]|chiamat\\p{L}*|mi|tutto)?|privacy|riservat*|anonim*|chi (?:legge|vede|ascolta|può (?:leggere|vedere))|qualcuno (?:legge|ascolta|vede)|i miei dati|resta tra noi|è privato",
    memory:
      "ti ricordi|ricordi (?:cosa|quando|che)|(?:cosa|che) (?:ti )?ho detto|di cosa abbiamo parlato|cosa sai di me|te l'ho già detto|ti ho già detto|hai dimenticato",
    languages:
      "(?:parli|parla|capisci|capisce)(?: anche)? (?!di|con|come|troppo|poco|molto)\\p{L}+\\s*\\?|funziona (?:anche )?in \\p{L}+|(?:scrivere|parlare) in (?:inglese|francese|spagnolo|rumeno)|you can understand english|parli (?:anche )?(?:inglese|spagnolo|francese|tedesco|italiano|portoghese|arabo|cinese|giapponese|coreano|altre)|(?:che|quali|quante) lingue|altra lingua|cambiare lingua|(?:parl\\p{L}*|rispond\\p{L}*|scriv\\p{L}*) in inglese",
    settings:
      "come (?:posso |faccio (?:a|per) |si )?(?:cancell|elimin|cambi|scaric|esport|disdi|disattiv)\\p{L}*|(?:cancellare|eliminare) (?:il mio|l')\\s?account|dove (?:è|sono|trovo|si trova|vedo) (?:\\p{L}+ ){0,3}(?:impostazioni|account|cronologia|esercizi\\p{L}*|aiuto|diario|riassunto)|cambiare (?:la )?(?:password|voce)|l'app (?:si blocca|non funziona|va in crash)|assistenza",
    medical:
      "consigli medici|post ?partum|depressione post|(?:è|sia) (?:già )?depressione|(?:ho|sono|soffro di) (?:la |una )?(?:depressione|depress[oa]|adhd|bipolare|autistic[oa]|borderline|un disturbo)\\b.{0,12}\\?|(?:devo|dovrei|posso|è meglio) (?:\\p{L}+ ){0,2}(?:prendere|smettere di prendere|andare dal|andare in terapia|vedere un|parlare con uno)|(?:le mie|i miei|le) (?:medicine|farmaci|pastiglie per|pillole per|dosi)|antidepressiv*|effetti collaterali|(?:bisogno|ho bisogno) di (?:uno psicologo|un terapeuta|terapia|un medico)",
    judge:
      "sarà (?:egoismo|normale|sbagliato|grave|stupido)|è (?:egoismo|egoista|sbagliato|brutto|normale|grave) (?:se|che|da parte)|sono (?:io )?(?:una |un |così |troppo |davvero )*(?:cattiva persona|cattiv[oa]|egoista|pazz[oa]|normale|stran[oa]|debole|sbagliat[oa]|esagerat[oa]|cattiva madre|cattivo padre|stupid[oa])\\s*\\?|è (?:normale|sbagliato|strano|grave|colpa mia)\\b|cosa (?:c'è che non va in|non va in) me|mi stai giudicando|pensi che (?:io )?sia|è stata colpa mia",
    breathe:
      "(?:un|qualche) eserciz\\p{L}*|(?:una di quelle cose|qualcosa) (?:per|da) (?:dormire|ascoltare|rilassar\\p{L}*|calmar\\p{L}*)|fammi fare (?:qualcosa|un esercizio)|(?:quell'|l'|un altro )esercizio|respir(?:a|are|iamo) (?:con me|insieme|un po')|aiutami a respirare|esercizi\\p{L}* di respir\\p{L}*|(?:fare|facciamo|fai|voglio|vorrei|un|qualche|altro) esercizi\\p{L}*|esercizio di|medit\\p{L}*|aiutami a (?:calmarmi|rilassarmi)|(?:calmarmi|rilassarmi|tranquillizzarmi)",
    ground:
      "calmarmi,? ma senza chiudere|5-?4-?3-?2-?1|radicamento|irreale|riportami qui|staccat[oa] dal corpo",
    joke: "^(?:\\p{L}+['’]?\\W+){0,3}barzelletta\\W*$|(?:raccont|sai|sa|conosc|dimmi|altra)\\p{L}* (?:\\p{L}+ ){0,3}barzellett\\p{L}*|^(?:una )?barzelletta\\W*$|fammi ridere|qualcosa di divertente|tirami su",
    distract:
      "fammi una domanda|chiedimi qualcosa|raccontami (?:una cosa|qualcosa|qualunque cosa)|dimmi qualcosa|parlami d'altro|distraimi|distrarmi|noia|annoi*|mi annoio|giochiamo|raccontami (?:qualcosa|una storia)|dimmi qualcosa|pensare ad altro",
    newSubject:
      "cambi(?:are|amo|a) (?:argomento|discorso)|altro argomento|qualcos'altro|parliamo d(?:i|el|ella|ei|egli|elle)|parliamo d'altro|a proposito|tra l'altro",
    rather:
      "non (?:voglio|mi va|ho voglia|posso|me la sento) (?:di )?(?:parlar\\p{L}*|dir\\p{L}*|raccontar\\p{L}*)|preferisco (?:di )?no|preferirei non|lascia (?:stare|perdere)|non ora(?=\\W*$)|non sono affari tuoi",
    vent: "(?:posso|mi posso|fammi|mi fa) (?:sfogar\\p{L}*|sfogare|lamentar\\p{L}*|raccontarle|raccontarti)|(?:ho bisogno di|vorrei|voglio|devo|volevo) (?:parlar\\p{L}*|sfogarmi|raccontar\\p{L}*|dirti una cosa|chiederti una cosa)|(?:posso|potrei) (?:parlar\\p{L}*|raccontar\\p{L}*|chieder\\p{L}*|dirti)|è successa una cosa|ascoltami",
    advice:
      "mi aiuti a\\b.{0,60}|(?:cosa|che cosa|come|che) (?:gli|le|lo|faccio|dico|farest\\p{L}*|si fa|posso|devo)\\b.{0,60}\\?|consiglio pratico|e se mi chiedono|tu cosa faresti|dovrei|secondo te|cosa (?:devo|dovrei|posso) fare|che (?:devo|dovrei|posso) fare|cosa (?:ne )?pensi|un consiglio|puoi aiutarmi|mi puoi aiutare|come (?:posso|faccio|mi)|(?:cosa|che) (?:devo|dovrei|posso|faccio|faresti|mi consigli|gli dico|le dico)(?: fare)?|(?:dammi|ho bisogno di|qualche) (?:un )?(?:consigli\\p{L}*|idea)|come (?:posso|faccio|dovrei|si fa)|aiutami|dovrei",
    laugh: "(?:ah){2,}a?|(?:ha){2,}|eheh\\p{L}*|lol|scherz(?:o|avo)|era uno scherzo|😂|🤣",
    yes: "(?:insomma|fa niente)(?=\\s*(?:[,.!?;…]|$))|sì(?=\\s*(?:[,.!?;…]|$| certo| grazie| lo| ce l))|credo di sì|(?:certo|va bene|ok|esatto|giusto|un po'|a volte|forse|volentieri)(?=\\s*(?:[,.!?;…]|$))|(?:sì|si|certo|ok|okay|va bene|esatto|esattamente|già|giusto|sicuro|volentieri|d'accordo|penso di sì|un po'|forse|dai)(?=\\s*(?:[,.!?;…~、。，！？]|$))",
    no: "no|non proprio|per niente|oggi no|mai|no grazie|(?:no|nah|per niente|non proprio|niente|mai|non ancora)(?=\\s*(?:[,.!?;…~、。，！？]|$))",
    unsure:
      "boh|mah|non (?:lo )?so|non sono sicur[oa]|boh|nessuna idea|difficile da dire|(?:non (?:lo )?so|boh|non saprei|nessuna idea|chissà|difficile da dire)(?=\\s*(?:[,.!?;…~、。，！？]|$))",
    plan: "(?:adesso |ora |domani |poi |magari |forse |allora |quasi quasi )?(?:gliel[oai] |gli |le |lo |la |li |ci |ne |mi )?(?:chiamerò|scriverò|dirò|proverò|chiederò|parlerò|andrò|farò|penserò|vedrò)|(?:magari|forse|domani|allora|ok|okay) (?:\\p{L}+ )?(?:gliel[oai]|gli|le|lo|la|ci) (?:scrivo|chiamo|dico|chiedo|parlo|provo|penso|faccio)|ci penso|ci provo|gliel[oai] (?:scrivo|dico|chiedo)|prendo una camomilla|vado a parlar\\p{L}*|potrei (?:chiamare|scrivere|parlare|mangiare|andare|provare|chiedere)",
    luck: "augura\\p{L}* (?:buona )?fortuna|in bocca al lupo|incrocia\\p{L}* le dita|prega per me",
    apology: "scusa(?!\\?)|scusi|mi scuso|mi dispiace(?=\\W*$|[,.])|perdona\\p{L}*",
    quiet:
      "sti?amo (?:un (?:po'|attimo) )?zitt[io]|stiamo (?:un (?:po'|attimo) )?in silenzio|(?:possiamo|puoi|può) (?:\\p{L}+ ){0,2}(?:non parlare|non dire niente|stare (?:in silenzio|zitt[oi])|tacere)|non dire niente|resta (?:qui|con me|lì)|stai qui|senza parlare|in silenzio(?=\\W*$)",
    spare:
      "^(?:per favore|ma|e|solo|no|però|guarda|[, ])*non (?:mi )?(?:dire|dirmi|dica|dare|darmi|fare|rispondere|rispondermi|iniziare|cominciare|tirare fuori)|risparmiami|(?:niente|senza|basta) (?:consigli|poesia|frasi\\p{L}*|frasette|prediche|pacche|soluzioni)|non (?:voglio|cerco|mi servono|ho bisogno di) (?:\\p{L}+ )?(?:consigli|consiglio|soluzioni|pietà|conforto|essere consolat[oa])|volevo (?:solo|soltanto) (?:dirlo|raccontarlo|parlarne|sfogarmi)|(?:voglio|vorrei) (?:solo|soltanto) (?:che (?:mi|qualcuno|tu)|essere ascoltat[oa]|sfogarmi)",
    again: "un altr[oa]|un'altra|ancora(?: un[oa])?|un altro ancora",
    training: "addestr\\p{L}*|allenar\\p{L}* (?:\\p{L}+ ){0,2}(?:ia|modell\\p{L}*)",
    alerts:
      "(?:lo|la|li) (?:dici|dirai|racconti|dice|dirà) a (?:qualcuno|nessuno|mia|mio|miei)|(?:avvisi|avviserai|avvisa|chiami|chiami|chiama|segnali) (?:qualcuno|i miei|la polizia|mia|mio|nessuno)|(?:la )?(?:questura|polizia) (?:può|legge|vede)",
    deleting: "(?:cancell|elimin)\\p{L}*",
    tomorrow:
      "(?:ti|si) (?:ricord\\p{L}*) (?:di (?:me|questo|tutto)|domani|la prossima)|(?:la )?prossima volta|(?:da|d') ?(?:capo|zero)|ripresentar\\p{L}*|se ti ricordi|mi riconosc\\p{L}*",
    premium:
      "(?:cosa|che cosa|che) (?:posso fare|c'è|ho|comprende|include|offre|cambia)\\b.{0,25}(?:premium|gratis|gratuit\\p{L}*|pagare)|(?:senza pagare|gratis|gratuit\\p{L}*|premium)\\b.{0,12}(?:cosa|che)|differenz\\p{L}*",
    journal:
      "(?:dove|da qualche parte|posto|posso)\\b.{0,25}(?:scriver|segnar|annotar|salvar|appuntar)\\p{L}*|(?:c'è|hai|avete) (?:un )?diario",
    pages:
      "(?:c'è|ci sono|hai|ha|avete) (?:qualcosa|qualche|un|altro)\\b.{0,30}(?:nell'app|qui|esercizi\\p{L}*|per dormire|per calmar\\p{L}*|di utile)|(?:cosa|che) posso (?:fare|provare) a casa|qualcosa di utile",
    request:
      "(?:butti|buttami|metti|mettere) giù (?:una|quattro|due)|mi (?:fai|mandi|dai|scrivi|segni|butti) (?:una|un|tre|due|quattro|3)|aiut(?:i|ami) a (?:scriver|metter|risponder)\\p{L}*|(?:tolga|togli|mettili|mettilo|aggiungi) |(?:puoi|potresti|mi puoi|mi potresti|può|potrebbe|riesci a) (?:\\p{L}+ ){0,2}(?:scriver|far|dar|dir|aiutar|spiegar|trovar|proporr?|consigliar|tradur|sceglier|riassumer|raccontar|mostrar)\\p{L}*|^(?:ok|va bene|allora|dai|e|senti|per favore|ti prego|[, ])*(?:scrivimi|fammi|dammi|dimmi|aiutami|spiegami|trovami|consigliami|raccontami|mi dica|mi faccia|mi dia|mi scriva|mi aiuti)(?: |\\b)|aiut\\p{L}* (?:a|con) ",
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
  negation: { before: "non|mai|né|senza|niente" },
  suicide:
    "uccidermi|ammazzarmi|suicid*|togliermi la vita|farla finita|(?:voglio|vorrei) morire|mi (?:uccido|ammazzo)",
  lasting:
    "mi chiamo|il mio nome è|abito|vivo (?:a|in|con|da sol[oa])|lavoro (?:come|in|da|a|presso)|sono (?:uno? |una )?(?:student|infermier|insegnant|medico|ingegner|madre|padre)\\p{L}*|studio|ho (?:un|una|due|tre) (?:cane|gatt|figli|fratell|sorell|esam|colloqui)\\p{L}*|mi sono trasferit[oa]|mi piace|il mio compleanno|il mio (?:cane|gatto) si chiama",
};

export const turning: Turning = {
  starts:
    "(?:(?:non )?(?:sono(?! (?:le|i|gli|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|\\p{L}*tré|tutt[ie]|tant[ie]|cose|loro))|ho|posso|riesco a|voglio|devo|dormo|vivo|lavoro in|lavoro come|odio|sto)|(?:non )?mi (?:sento|manca|mancano)|(?:il mio|la mia|i miei|le mie|mio|mia)|(?:lui|lei|loro|nessuno))",
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
