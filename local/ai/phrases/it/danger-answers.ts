import { type DangerAnswers, forAll } from "../danger-answers.ts";
import { oneOf } from "../phrases.ts";

export const dangerAnswers: DangerAnswers = {
  sign: {
    own: oneOf(
      "È un bene che tu lo dica qui. Dovrebbe sentirlo anche una persona cara, o qualcuno di una linea in “Chiedi aiuto ora”. | È un peso troppo grande per portarlo senza nessuno. Chi potrebbe stare con te nelle prossime ore? | Questo lo prendo molto sul serio. Pensiamo alla prossima ora: lontano da ciò che può farti male, e in mezzo alla gente. | Adesso non c’è niente da decidere. Basta attraversare quest’ora. | Questo mi fa capire quanto stai male. Per favore, fallo sapere oggi almeno a una persona.",
    ),
    other: oneOf(
      "Una cosa così può essere un addio. Per favore, raggiungi questa persona, o manda qualcuno che possa farlo. | Hai ragione a farci caso. Meglio chiedere una volta di troppo che troppo tardi. | Tutto questo, messo in fila, mi preoccupa. Oggi dovrebbe esserci qualcuno al suo fianco. | Va detto a chi può intervenire: la famiglia, un medico, la scuola o il numero di emergenza. | La certezza non serve. La preoccupazione basta per chiedere e per farsi aiutare.",
    ),
    harm: oneOf(
      "Nessuno merita un trattamento così. | Non va bene, qualunque sia la scusa. | Credo a quello che dici. In “Chiedi aiuto ora” ci sono persone che conoscono queste situazioni e possono ragionarci con te. | È raro che una cosa così finisca da sé. Fai bene a parlarne. | Se diventa pericoloso, vai dove c’è gente e chiama il numero di emergenza.",
    ),
  },
  hopeless: {
    own: oneOf(
      "Adesso il dolore è troppo. Quello che si sente può cambiare, anche se in questo momento è difficile crederlo. | Dev’essere insopportabile. Per favore, cerca di stare con qualcuno. | Questo lo dice il dolore, e non è tutta la verità su di te. | Non occorre credere adesso in giorni migliori, basta restare per la prossima ora.",
    ),
    other: oneOf(
      "Fa male sentirlo da una persona a cui vuoi bene. Dille che vuoi che viva, e fatti aiutare da qualcuno. | Parole così sono una richiesta di aiuto. Oggi qualcuno dovrebbe stare con questa persona.",
    ),
    harm: oneOf(
      "Vivere così logora chiunque. C’è chi aiuta a trovare una via d’uscita, un passo alla volta. | Può sembrare che non ci sia via d’uscita. Altre persone l’hanno trovata con un aiuto, e si può cominciare con una semplice telefonata.",
    ),
  },
  guilt: {
    own: oneOf(
      "Non c’è da vergognarsi di stare così. È dolore, e il dolore si può curare. | Ti stai giudicando con molta durezza. Chi ti vuole bene la vedrebbe in un altro modo.",
    ),
    other: oneOf(
      "Non è colpa tua. Te ne accorgi adesso, ed è questo che conta. | Nessuno può vedere tutto. Quello che fai ora pesa più di quello che non hai visto.",
    ),
    harm: oneOf(
      "La colpa non è mai di chi lo subisce. La responsabilità è di chi fa del male. | Niente di quello che hai detto o fatto lo giustifica. | Non c’è motivo di vergognarsi. Quello che ti è stato fatto non dice niente su di te.",
    ),
  },
  afraid: {
    own: oneOf(
      "Io ci sono. Appoggia i piedi a terra, butta fuori l’aria piano, e poi chiama qualcuno che possa venire. | È un momento che fa paura, e passerà. Resta dove qualcuno può raggiungerti.",
    ),
    other: oneOf(
      "È naturale avere paura. Lascia uscire il fiato, e poi il passo successivo: fatti dare una mano da qualcuno. | Stai facendo tanto, in questo momento. La paura non è un motivo per aspettare: chiama qualcuno.",
    ),
    harm: oneOf(
      "Quella paura ti dice qualcosa di importante. Se il pericolo è adesso, vai in mezzo alla gente e chiama il numero di emergenza. | È giusto prendere sul serio questa paura. C’è un posto qui vicino in cui staresti al sicuro?",
    ),
  },
  now: {
    own: oneOf(
      "Per favore, chiama adesso il numero di emergenza, o chiedi a qualcuno vicino di farlo. Non aspettare di vedere che cosa succede. | Non si può aspettare: chiama il numero di emergenza e intanto vai dove ci sono persone. | Per favore, chiedi aiuto in questo preciso momento. Chiama il numero di emergenza, lascia la porta aperta e resta in linea.",
    ),
    other: oneOf(
      "Chiama subito il numero di emergenza e di’ dove potrebbe essere. Non occorre che tu ne abbia la certezza. | Per favore, non aspettare oltre: chiama il numero di emergenza, poi chiunque possa arrivare lì. | È il momento di chiamare aiuto. Forse poi se la prenderà con te, ma sarà in vita.",
    ),
    harm: oneOf(
      "Se puoi, esci adesso o chiuditi a chiave, e chiama il numero di emergenza. | Chiama il numero di emergenza appena puoi farlo senza rischi. Non serve spiegare molto: basta dire dove sei. | Vai fuori, dove c’è gente, se è possibile, e da lì chiama aiuto.",
    ),
  },
  means: {
    own: oneOf(
      "Per favore, metti subito distanza tra te e quella cosa: dalla a qualcuno, o esci dalla stanza. | Averlo lontano aiuta più di quanto si pensi. Chi potrebbe tenerlo per te?",
    ),
    other: oneOf(
      "Se puoi farlo senza pericolo, metti quella cosa fuori dalla sua portata, e non allontanarti. | Dillo anche a chi viene ad aiutare. Fa la differenza.",
    ),
    harm: oneOf(
      "Così il pericolo è più grande. Per favore, non affrontarlo senza aiuto: se puoi, esci e chiama aiuto. | Chi può proteggerti deve saperlo. Dillo quando chiami.",
    ),
  },
  who: {
    own: oneOf(
      "In “Chiedi aiuto ora” trovi i numeri della tua zona, di giorno e di notte. Se la tua vita è in pericolo in questo momento, chiama il numero di emergenza. | Un tocco su “Chiedi aiuto ora” mostra chi chiamare. Anche una persona amica o chi abita accanto va bene, come prima chiamata.",
    ),
    other: oneOf(
      "Se può succedere da un momento all’altro, il numero di emergenza. Altrimenti una linea in “Chiedi aiuto ora”; ascoltano anche chi è in pensiero per qualcuno. | Prima di tutto chi può arrivare più in fretta. Se non sai chi sia, il numero di emergenza.",
    ),
    harm: oneOf(
      "Se c’è pericolo, il numero di emergenza. Per il resto, le linee in “Chiedi aiuto ora” conoscono anche posti sicuri. | In “Chiedi aiuto ora” ci sono persone che si occupano proprio di questo, e non serve dire il nome.",
    ),
  },
  words: {
    own: oneOf(
      "Può essere breve: “Sto molto male, e ho bisogno di qualcuno vicino. Puoi venire?” | Potresti dire: “Penso alla morte, e ho bisogno di qualcuno con me”. Il resto verrà da sé. | Potresti leggere ad alta voce quello che hai scritto a me, così com’è.",
    ),
    other: oneOf(
      "Potresti dire: “Sono in pensiero per te. Stai pensando al suicidio?” Poi ascolta, e resta. | A chi può aiutare: “Ho paura che una persona si tolga la vita. Ecco che cosa ho visto”. | Comincia da quello che hai notato, con calma e con parole semplici. Non c’è un modo sbagliato di far vedere che ci tieni.",
    ),
    harm: oneOf(
      "Bastano poche parole: “A casa non sono al sicuro. Mi puoi aiutare?” | Potresti dire: “Qualcuno mi fa del male, e non so che cosa fare”. Per cominciare basta questo. | Racconta che cosa è successo, nell’ordine che ti viene. Nessuno si aspetta un bel discorso.",
    ),
  },
  todo: {
    own: oneOf(
      "Prima, lontano da tutto ciò che può farti male; poi chiama o sveglia una persona; e poi resta con lei. | Conta il prossimo passo: vai dove c’è qualcuno, o chiama una linea in “Chiedi aiuto ora”.",
    ),
    other: oneOf(
      "Tre cose: chiedere in modo diretto, non allontanarsi, e coinvolgere chi può aiutare. | Se siete insieme, resta. Se no, trova qualcuno che possa arrivare presto, o chiama il numero di emergenza.",
    ),
    harm: oneOf(
      "Prima la tua sicurezza: un posto con altre persone, il telefono, e qualcuno che sappia. Poi una linea in “Chiedi aiuto ora”. | Non va risolto tutto in una volta. Un primo passo è dirlo a una persona che sta dalla tua parte.",
    ),
  },
  after: {
    own: oneOf(
      "Non posso promettere come andrà. Puoi chiederlo subito, all’inizio, senza dire come ti chiami. | Puoi chiedere prima che cosa fanno e che cosa resta riservato. Il colloquio è tuo, e puoi chiuderlo quando vuoi.",
    ),
    other: oneOf(
      "Non so di preciso che cosa faranno. Ti faranno qualche domanda, e da lì in poi non pesa più tutto su di te. | Non posso garantire come la prenderà. Un aiuto arrivato troppo presto si può perdonare.",
    ),
    harm: oneOf(
      "Questo non te lo so dire con certezza. Una linea di aiuto sì, e si può chiedere senza dare il nome. | Dipende da dove vivi. Le persone in “Chiedi aiuto ora” lo sanno, e chiedere non impegna a niente.",
    ),
  },
  should: {
    own: oneOf(
      "È già abbastanza grave per chiedere aiuto. Nessuno deve aspettare che peggiori. | Chiedi aiuto, per favore, e non rimandare a domani. È quello che vorresti per una persona cara.",
    ),
    other: oneOf(
      "Per favore, cerca aiuto, e meglio oggi che domani. Se ti sbagli, non si perde niente. | Chiedere non mette l’idea in testa a nessuno; spesso è un sollievo. | Farsi aiutare non è tradire. Una vita pesa più di una promessa. | Non stai esagerando. Quando c’è di mezzo una vita, un falso allarme va benissimo.",
    ),
    harm: oneOf(
      "Questo non è esagerare. Se ti spaventa, è già abbastanza serio. | Non bisogna aspettare che vada peggio. Puoi chiedere aiuto già adesso. | Quello che fa male o spaventa non è innocuo. In “Chiedi aiuto ora” possono aiutare a valutarlo.",
    ),
  },
  doubt: {
    own: oneOf(
      "Forse è soltanto una brutta giornata. Preferisco chiedere lo stesso: una parte di te pensa di non voler vivere? | Può essere un modo di dire. Se c’è di più, qui si può raccontare.",
    ),
    other: oneOf(
      "Può darsi che tu abbia ragione, e lo spero. Chiedere costa un minuto e può salvare una vita. | Forse c’è una spiegazione innocua. Sapere è comunque meglio che tirare a indovinare.",
    ),
    harm: oneOf(
      "I giorni buoni non cancellano quello che è successo negli altri. | Si può essere gentili e fare del male lo stesso. Non devi decidere oggi che nome dargli. | Da fuori può sembrare poco. Se ti fa paura, conta.",
    ),
  },
  refuse: {
    own: oneOf(
      "Non insisto. C’è qualcuno, chiunque sia, di cui sopporteresti la compagnia adesso? | Non dev’essere per forza quella persona. Una persona amica, un medico, una chat invece di una telefonata: tutto è meglio di nessuno.",
    ),
    other: oneOf(
      "È difficile, e qualcuno deve saperlo. Se non puoi tu, chi potrebbe? | Capisco che preferiresti di no. Anche solo parlarne con una linea di aiuto può bastare, per cominciare.",
    ),
    harm: oneOf(
      "Questo lo decidi tu, e nessuno deve metterti fretta. È bene avere in mente un posto e una persona, per ogni evenienza. | Non devi fare niente che tu non voglia. Però, per favore, non tenerti tutto dentro.",
    ),
  },
  obstacle: {
    own: oneOf(
      "Per questo si può svegliare qualcuno. Chi ti vuole bene preferisce perdere un’ora di sonno che perdere te. | Se non rispondono, prova con un’altra persona, o con una linea in “Chiedi aiuto ora”; lì c’è chi risponde. | Se parlare è troppo difficile, molte linee rispondono anche in chat o per messaggio.",
    ),
    other: oneOf(
      "Se non puoi arrivarci o non risponde, il numero di emergenza può mandare qualcuno. | Allora chiunque sia nei paraggi: chi abita accanto, la famiglia, la scuola. Se non risponde nessuno, il numero di emergenza.",
    ),
    harm: oneOf(
      "Se non puoi parlare, alcune linee rispondono in chat o per messaggio, e “Uscita rapida” chiude questa pagina. | Allora aspetta un momento sicuro: una passeggiata, un negozio, la porta accanto. La tua sicurezza viene prima. | Per quanto sembri impossibile, esistono posti che accolgono anche chi ha figli, e non è detto che costino qualcosa.",
    ),
  },
  someone: {
    own: oneOf(
      "Sembra qualcuno a cui rivolgersi. Potresti chiamare o bussare adesso? | Che bello che ci sia una persona così. Fatti sentire subito; non servono tante parole.",
    ),
    other: oneOf(
      "Buona idea: forse può arrivare fin lì. Per favore, racconta oggi a questa persona quello che hai detto a me. | È bene che non pesi tutto su di te. Meglio telefonare subito che scrivere.",
    ),
    harm: oneOf(
      "Potrebbe essere un posto sicuro. Questa persona sa che cosa sta succedendo? | Bene poter contare su qualcuno. Potreste accordarvi su una parola che vuol dire: vieni, o chiama aiuto.",
    ),
  },
  step: {
    own: oneOf(
      "Cercare aiuto è un passo importante, e non è facile. Adesso resta in mezzo alla gente. | Hai fatto bene a cercare qualcuno. Tieni il telefono in mano, e lascia che qualcuno venga da te.",
    ),
    other: oneOf(
      "È la cosa giusta da fare. Continua finché non arriva qualcuno. | Bene così. Tieni il telefono acceso, e non caricarti di tutto. | Stai facendo quello che conta. Se peggiora, il numero di emergenza.",
    ),
    harm: oneOf(
      "È un passo coraggioso. Tieni a portata di mano il telefono e le cose più importanti. | Così va bene. Resta dove c’è gente, e fai sapere a qualcuno dove sei.",
    ),
  },
  with: {
    own: oneOf(
      "Mi fa piacere che ci sia qualcuno. Racconta quanto stai male, e per ora restate insieme. | Meno male che con te c’è qualcuno. Puoi mettere via il telefono e stare con questa persona.",
    ),
    other: oneOf(
      "Resta lì, senza allontanarti. Poi chiamate insieme una linea di aiuto o il numero di emergenza. | Bene che siate insieme. Ascolta più di quanto parli, e fai arrivare un aiuto.",
    ),
    harm: oneOf(
      "Bene che ci sia qualcuno con te. Restate insieme, e pensate a dove sarai al sicuro stanotte. | È un conforto che qualcuno ti stia accanto. Lascia che ti dia una mano con la prossima chiamata.",
    ),
  },
  safe: {
    own: oneOf(
      "È un sollievo saperlo. Se cambia, puoi dirlo quando vuoi. | Bene, e grazie per averlo detto con tanta chiarezza.",
    ),
    other: oneOf(
      "Che sollievo. Preoccuparsi e chiedere era comunque giusto. | Mi fa davvero piacere. Avere avuto paura per qualcuno non è una vergogna.",
    ),
    harm: oneOf(
      "È una bella notizia che tu sia al sicuro. Se le cose cambiano, l’aiuto è in “Chiedi aiuto ora”. | Fa bene sentirlo. Può volerci un po’ prima che ci creda anche il corpo.",
    ),
  },
  eased: forAll(
    "Meno male che si è allentato un po’. A volte torna a ondate, perciò resta vicino a qualcuno. | Mi fa piacere. Usa questa calma per rendere più sicure le prossime ore. | È un buon segno. Vai piano, senza fretta.",
  ),
  hold: {
    own: oneOf(
      "Questo ti tiene qui, e vale la pena tenerlo stretto. | Non perderlo di vista. Una parte di te vuole restare. | È un buon motivo per restare, finché non arriva il prossimo.",
    ),
    other: oneOf(
      "Potresti ricordarglielo, con dolcezza. | È bene sapere a che cosa si aggrappa. Dillo anche a chi aiuta.",
    ),
    harm: oneOf(
      "È qualcosa per cui vale la pena mettersi al sicuro. | È bene averlo in mente mentre prepari la via d’uscita.",
    ),
  },
  stay: forAll(
    "Sì, ci sono. Sono un programma e non posso chiamare nessuno, quindi, per favore, cerca anche una persona che ti stia vicino. | Rimango. Puoi scrivermi tra un passo e l’altro. | Sono ancora qui con te.",
  ),
  you: forAll(
    "Sono un programma, e non posso venire né chiamare nessuno. Per questo vorrei una persona accanto a te. | Capisco soltanto una parte di quello che mi raccontano. Quello che dici è serio lo stesso. | Qui non c’è nessuno che scrive, e io non avviso nessuno. Decidi tu a chi dirlo.",
  ),
  explain: {
    own: oneOf(
      "Lo chiedo perché qualcosa faceva pensare che tu non volessi vivere. Se mi sbaglio, dimmelo. | Volevo dire che sono in pensiero per te, e che una persona dovrebbe sapere come stai.",
    ),
    other: oneOf(
      "Intendo che segnali così possono precedere un suicidio. Posso sbagliarmi, e vale la pena chiedere. | Volevo dire che adesso qualcuno dovrebbe prendersi cura di questa persona.",
    ),
    harm: oneOf(
      "Intendo che quello che è successo lì non va bene, e che c’è chi aiuta. | L’ho chiesto perché vorrei sapere se sei al sicuro.",
    ),
  },
  notnow: forAll(
    "Va bene, non dobbiamo parlarne. Se peggiora, c’è “Chiedi aiuto ora”. | D’accordo, non chiedo altro su questo. Scegli tu di che cosa parlare. | Allora parliamo d’altro. Dico soltanto che l’aiuto c’è, se lo vuoi.",
  ),
  secret: {
    own: oneOf(
      "Grazie per avermelo confidato. Non deve restare un segreto: una persona vicina dovrebbe saperlo. | Era difficile dirlo. La seconda volta è più facile, con qualcuno che può stare con te.",
    ),
    other: oneOf(
      "È una promessa che nessuno dovrebbe dover mantenere. Si può rompere per salvare una vita. | Non è giusto che tu porti questo in silenzio. Dillo a una persona di fiducia, o a chi può intervenire.",
    ),
    harm: oneOf(
      "Grazie per la fiducia. Non tocca a te custodire il segreto di chi fa del male. | Nessuno può vietarti di parlarne. Scegli una persona di cui ti fidi.",
    ),
  },
  yes: {
    own: oneOf(
      "Grazie per la risposta. Per favore, fallo sapere oggi anche a una persona vicina. | Allora una cosa alla volta, cominciando da chi può stare con te.",
    ),
    other: oneOf(
      "Allora, per favore, fai qualcosa oggi, e non senza aiuto. | Ho capito. Chi potrebbe darti una mano adesso?",
    ),
    harm: oneOf(
      "Ti ringrazio di averlo detto. Non devi attraversare tutto questo senza aiuto. | Allora adesso la tua sicurezza viene per prima. Chi potrebbe aiutare in questo?",
    ),
  },
  no: {
    own: oneOf(
      "D’accordo. Cerchiamo allora qualcos’altro che renda più sicure le prossime ore. | Va bene, questo no. C’è una piccola cosa che aiuterebbe un po’?",
    ),
    other: oneOf(
      "Va bene. C’è un’altra persona che potrebbe tenere d’occhio la situazione? | Allora forse in un altro modo: su una linea in “Chiedi aiuto ora” possono rifletterci con te.",
    ),
    harm: oneOf(
      "Non fa niente. Decidi tu che cosa viene dopo. | Allora questo no. Che cosa ti farebbe sentire un po’ più al sicuro?",
    ),
  },
  dunno: forAll(
    "Non serve saperlo adesso. Basta il prossimo piccolo passo. | È normale. Su una linea di aiuto qualcuno può pensarci con te. | Va bene anche non saperlo. Avere qualcuno accanto aiuta comunque.",
  ),
  thanks: {
    own: oneOf(
      "È un bene che tu me l’abbia detto. Adesso, per favore, vai dove c’è qualcuno con cui restare. | Grazie a te di averne parlato. La prossima volta dovrebbe essere con una persona.",
    ),
    other: oneOf(
      "È una fortuna che ci sia tu. Per favore, abbi cura anche di te. | È bello che tu non giri la testa dall’altra parte. Fatti aiutare anche tu, se ti serve.",
    ),
    harm: oneOf(
      "È importante che tu me l’abbia detto. Abbi cura di te, e tieni a mente “Chiedi aiuto ora”. | Di niente. Meriti di stare al sicuro.",
    ),
  },
  bye: {
    own: oneOf(
      "Prima che tu vada: per favore, resta vicino a qualcuno. “Chiedi aiuto ora” c’è a qualsiasi ora. | A presto. Vai dove c’è gente, e torna quando vuoi.",
    ),
    other: oneOf(
      "Va bene, quello che fai adesso conta. Se questa persona non si trova, chiama il numero di emergenza. | Vai pure, e fatti accompagnare da qualcuno, se è possibile. Puoi tornare qui in ogni momento.",
    ),
    harm: oneOf(
      "Fai attenzione per strada. In caso di pericolo, prima il numero di emergenza. | Va bene, a dopo. “Uscita rapida” chiude questa pagina, e puoi tornare quando è sicuro.",
    ),
  },
};
