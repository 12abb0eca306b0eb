import { type Phrases, oneOf } from "../phrases.ts";
import { risk } from "./risk.ts";
import { subjects } from "./subjects.ts";
import { turning, words } from "./words.ts";

export const it: Phrases = {
  words,
  turning,
  subjects,
  people: {
    mother: "tua madre",
    father: "tuo padre",
    parents: "i tuoi genitori",
    partner: "il tuo o la tua partner",
    friend: "una persona amica",
    sister: "tua sorella",
    brother: "tuo fratello",
    child: "tuo figlio o tua figlia",
    boss: "il tuo capo",
    colleague: "i tuoi colleghi",
    grandmother: "tua nonna",
    grandfather: "tuo nonno",
    pet: "il tuo animale",
  },
  say: {
    risk,
    intro: oneOf(
      "Una premessa: sono il compagno di prova integrato, un programma semplice che capisce poco, non una persona.",
    ),
    greeting: oneOf("Ciao, è bello che tu sia qui. | Salve, fa piacere scambiare due parole."),
    howAreYou: oneOf(
      "Grazie della domanda; sono un programma, non ho giorni belli o brutti. | È gentile chiederlo. Di un programma c’è poco da raccontare.",
    ),
    thanks: oneOf("Prego. | È un piacere. | Di niente."),
    goodbye: oneOf(
      "Arrivederci, e tante belle cose. | Ciao, e buon proseguimento. | Ciao, e buone cose. | Allora ciao, e tante cose belle.",
    ),
    human: oneOf(
      "Non sono umano; sono un’IA: il compagno di prova di Hearken, un programma semplice che capisce solo in parte. Posso ascoltare e fare domande.",
    ),
    therapist: oneOf(
      "No, non sono un terapeuta né un medico. Sono un’IA, il compagno di prova, e non posso sostituire un aiuto professionale. Posso ascoltarti.",
    ),
    who: oneOf(
      "Sono il compagno di prova di Hearken: un’IA, un programma semplice che capisce solo in parte. Basta scrivere o parlare: ascolto, ripeto quello che ho capito e faccio domande.",
    ),
    personal: oneOf(
      "Non ho una vita o sentimenti miei; sono un programma che ascolta. | In me non c’è nulla del genere; sono solo software. | Non posso dire di sapere che cosa si prova; sono un programma.",
    ),
    decline: oneOf(
      "Preferisco restare quello che sono: un compagno che ascolta. | Questo non lo faccio, ma continuo volentieri ad ascoltare.",
    ),
    insult: oneOf(
      "È frustrante, e forse ho capito male. | Vedo che non sto aiutando molto. Sono un programma semplice, e mi dispiace. | È vero, sbaglio spesso. | Mi dispiace di non servire a granché.",
    ),
    notThat: oneOf(
      "Scusa, ho capito male. | Mi dispiace, avevo frainteso. | Allora ho sbagliato io; meglio saperlo. | Mi dispiace, non ho colto il punto.",
    ),
    stopAsking: oneOf(
      "Va bene, basta domande. Ascolto. | È vero, erano tante domande. Adesso ascolto e basta.",
    ),
    unclear: oneOf(
      "Scusa, non era chiaro. Volevo solo dire che ti ascolto. | Colpa mia, l’ho detto male. Mi piacerebbe solo saperne di più. | Non mi sono spiegato bene. Intendevo: continua pure, se ti va.",
    ),
    compliment: oneOf("Che gentilezza, grazie. | Se è così, mi fa davvero piacere. | Grazie, fa piacere."),
    presence: oneOf("Sì, ci sono. | Sono qui, e ascolto."),
    price: oneOf(
      "Premium costa {monthly} al mese o {annual} all’anno, e un pass di 24 ore {pass} una volta sola; si può anche restare con il piano gratuito. Tutto si trova in «Utilizzo e pagamenti». | Come dicevo: {monthly} al mese, {annual} all’anno o {pass} per 24 ore. I dettagli sono in «Utilizzo e pagamenti».",
    ),
    limits: oneOf(
      "Gratis si può parlare {minutes} minuti in 24 ore, una chiamata dura al massimo {call} minuti e le chat scritte non contano. «Utilizzo e pagamenti» mostra quanto resta. | I numeri da qui non li vedo; li mostra «Utilizzo e pagamenti». Una chiamata dura al massimo {call} minuti.",
    ),
    timeLeft: oneOf("Restano circa {left}. | Mancano più o meno {left}."),
    privacy: oneOf(
      "Nessuna persona legge le conversazioni, a meno che non entri in questo stesso account; un programma le controlla in cerca di segnali di pericolo. In «Impostazioni» si può esportare o cancellare tutto. | L’informativa sulla privacy dice esattamente che cosa si conserva e chi può vederlo. Quello che Hearken ricorda si cancella in «Impostazioni».",
    ),
    remember: oneOf("Finora abbiamo parlato di questo: {list}. | Quello che tengo a mente: {list}."),
    rememberNothing: oneOf(
      "Seguo solo questa conversazione, e non ho ancora riconosciuto un tema. | Di prima non ricordo nulla; raccontalo di nuovo, se vuoi.",
    ),
    languages: oneOf(
      "Parlo dieci lingue: {languages}. Basta scrivere in una di queste, o sceglierla in «Impostazioni». | Le dieci sono {languages}; si cambia in «Impostazioni».",
    ),
    settings: oneOf(
      "Da qui non posso farlo; quasi tutto si trova in «Impostazioni», nel menu, e dalla pagina dei contatti si raggiunge chi fa Hearken. | Da qui non ci arrivo; per questo ci sono «Impostazioni» e la pagina dei contatti.",
    ),
    medical: oneOf(
      "Questo non posso valutarlo; è una domanda per un medico, un farmacista o uno psicologo. Però posso ascoltare. | Non sta a me dirlo. Un professionista può valutarlo davvero, e chiedere è un buon passo.",
    ),
    judge: oneOf(
      "Giudicare non spetta a me, e non c’è niente di male a chiederselo. | Non sta a me dirlo, ma si capisce che la domanda pesa.",
    ),
    joke: oneOf(
      "Che cosa fa un gallo in mezzo al mare? Galleggia. | Qual è il colmo per un elettricista? Non essere al corrente. | Che cosa dice un muro a un altro muro? Ci vediamo all’angolo.",
    ),
    distract: oneOf(
      "Allora pensiamo un momento ad altro: raccontami di un posto dove stai bene. | Proviamo così: trova cinque cose blu intorno a te e dimmi la più strana. | Pensiamo ai film: quale si potrebbe rivedere all’infinito? | Che canzone hai in testa in questi giorni?",
    ),
    newSubject: oneOf("Certo, parliamo d’altro. | Volentieri, cambiamo argomento."),
    rather: oneOf("Va bene; non c’è bisogno di parlarne. | Possiamo lasciarlo stare."),
    vent: oneOf("Ascolto, con tutta la calma che serve. | Certo; non c’è fretta. | Sono qui per questo."),
    request: oneOf(
      "Questo non lo so fare bene; sono un programma semplice che ascolta. Come dovrebbe essere? | Lo farei male, e preferisco dirlo. Da dove si potrebbe cominciare? | Questo va oltre quello che so fare, mi dispiace. Posso ascoltare, o possiamo respirare un po’ insieme.",
    ),
    advice: oneOf(
      "Sono troppo semplice per sapere che cosa è giusto qui. | Non posso deciderlo io, ma ci si può ragionare con calma. | Non ho una risposta pronta, e preferisco non fingere.",
    ),
    laugh: oneOf("È bello sentire ridere. | Qui si può anche ridere."),
    yes: oneOf("Capisco. | Ho capito. | D’accordo. | Allora ho capito bene. | Va bene."),
    no: oneOf("Va bene così. | D’accordo, allora no. | Capito. | Allora non è quello."),
    unsure: oneOf(
      "Si può anche non saperlo. | Non serve avere una risposta. | Anche non sapere è una risposta.",
    ),
    silent: oneOf(
      "Non c’è bisogno di dire niente. | Anche il silenzio va bene. | Sono qui, quando arriveranno le parole.",
    ),
    unknown: oneOf(
      "Questo non lo so, mi dispiace. | Non so rispondere, ma resto ad ascoltare. | Potrei solo tirare a indovinare. | Vorrei avere una risposta, ma non ce l’ho. | Fin lì non arrivo: sono un programma semplice.",
    ),
    tipCalm: oneOf(
      "Una cosa da provare: buttare fuori l’aria lentamente, più a lungo di quanto si inspira, per un minuto. | A volte aiuta nominare cinque cose che si vedono, una dopo l’altra. | Due passi, o acqua fredda sulle mani, possono alleggerire un po’.",
    ),
    tipSleep: oneOf(
      "Ad alcune persone aiuta alzarsi un po’ e fare qualcosa di noioso con poca luce. | Scrivere i pensieri per domani può toglierli dalla testa per la notte.",
    ),
    tipDecide: oneOf(
      "Può aiutare scrivere i pro e i contro e dormirci sopra. | Potresti chiederti che cosa diresti a una persona cara al tuo posto.",
    ),
    tipTalk: oneOf(
      "A volte aiuta cominciare da come ci si è sentiti, e non da quello che ha fatto l’altra persona. | Potresti scegliere un momento tranquillo e dire una sola cosa che per te conta.",
    ),
    tipLonely: oneOf(
      "Un piccolo primo passo può essere un breve messaggio a qualcuno che non senti da tempo. | Stare tra la gente, anche solo in un caffè o in biblioteca, può alleggerire un po’.",
    ),
    offer: oneOf(
      "Vuoi che facciamo insieme qualche respiro lento? | Tra gli esercizi ci sono «Respirazione guidata» e «Stretching a tempo»; ti servirebbe uno di questi, o respiriamo qui?",
    ),
    breathe: oneOf(
      "Facciamolo insieme: inspiriamo dal naso contando fino a quattro. Poi lasciamo uscire l’aria lentamente, contando fino a sei. | Ancora una volta: dentro, due, tre, quattro. Fuori, e lasciamo cadere le spalle. | Un’ultima volta, piano, senza sforzo. Per continuare c’è «Respirazione guidata».",
    ),
    ground: oneOf(
      "Guardati intorno con calma e nomina cinque cose che vedi. | Adesso tocca quattro cose, e fermati un momento su ognuna. | Adesso ascolta tre suoni, anche molto deboli. Senza fretta.",
    ),
    afterExercise: oneOf(
      "Come sta il tuo corpo adesso, rispetto a prima? | Che cosa noti ora? | Che cosa ti farebbe bene dopo?",
    ),
    youSaid: oneOf("Quindi {clause}. | Mi dici che {clause}. | {clause}: ti seguo."),
    alsoSaid: oneOf("E poi c’è anche questo: {name}. | E poi c’è un’altra cosa: {name}."),
    thanksBye: oneOf(
      "Prego, e tante belle cose. | Di niente, e buon proseguimento. | È stato un piacere, ciao.",
    ),
    plan: oneOf("Sembra un buon passo avanti. | Sembra che valga la pena provare."),
    luck: oneOf("In bocca al lupo! | Buona fortuna, di cuore."),
    apology: oneOf("Non c’è bisogno di scusarsi. | Non c’è niente di cui scusarsi."),
    quiet: oneOf("Certo. Non servono parole; io resto qui. | Va bene, resto qui in silenzio."),
    spare: oneOf("Va bene, questo lo lascio fuori e ascolto soltanto. | Capito, allora ascolto e basta."),
    ownView: oneOf(
      "Qual è la prima risposta che viene d’istinto? | Che cosa diresti a un amico nella stessa situazione?",
    ),
    premium: oneOf(
      "Gratis ci sono {minutes} minuti di voce e {calls} chiamate in 24 ore, e {checkIns} registrazioni dell’umore a settimana; le chat scritte non contano. Premium toglie questi limiti e aggiunge la guida alla produttività.",
    ),
    training: oneOf("No, nessuna conversazione serve ad addestrare un’IA."),
    alerts: oneOf(
      "No, non posso chiamare né avvisare nessuno. Se qualcuno sembra in pericolo, le linee di aiuto compaiono sul suo schermo.",
    ),
    deleting: oneOf(
      "Una conversazione si cancella dalla sua pagina, tutto il resto, anche l’account, in «Impostazioni». Quello che si cancella sparisce per sempre.",
    ),
    tomorrow: oneOf(
      "Solo se la memoria è attiva in «Impostazioni»: allora restano alcune note delle conversazioni. Lì si possono vedere e cancellare una per una.",
    ),
    journal: oneOf("Sì, tra gli esercizi c’è il «Diario di riflessione», con spazio per scrivere."),
    pages: oneOf(
      "Tra gli esercizi ci sono «Respirazione guidata», «Stretching a tempo» e il «Diario di riflessione». Si può respirare un po’ anche qui.",
    ),
    listenGlad: oneOf("Che bello! | È meraviglioso. | Che gioia. | C’è da festeggiare."),
    listenNear: oneOf(
      "Resto qui. Intanto si può parlare con una persona, alla linea di aiuto sullo schermo. | Prendo sul serio quello che dici. Un minuto alla volta: senti il pavimento sotto i piedi, e butta fuori l’aria piano. | Sono ancora qui. Se diventa più forte, chiama la linea di aiuto sullo schermo. | È importante averlo detto. Anche una persona vicina dovrebbe saperlo. | Nei prossimi minuti non c’è niente da decidere. Meglio stare dove qualcuno può arrivare. | È un peso grande. Una persona accanto può alleggerirlo più di me. | Sono qui anche per i prossimi minuti. Tieni il telefono in mano, e lontano tutto quello che può farti male.",
    ),
    safetyPlan: oneOf(
      "Il «Piano di sicurezza» è una pagina dove annotare che cosa aiuta quando tutto si fa buio. Nell’account, nessun altro può leggerlo.",
    ),
    listen: oneOf(
      "Ascolto. | Sono qui. | Sto ascoltando. | Resto in ascolto. | Ti ascolto. | Sono qui per ascoltare. | Ti sto seguendo. | Ti seguo. | Continuo ad ascoltare. | Ti seguo passo passo. | Mi è chiaro. | Resto qui ad ascoltare. | Sono ancora qui. | Seguo ogni parola. | Ti ascolto fino in fondo. | Ho tutto il tempo per ascoltare. | Qui se ne può parlare. | Ascolto con attenzione. | Grazie di averlo detto. | Grazie per averlo raccontato.",
    ),
    listenWarm: oneOf("Sono qui, ascolto. | Ti ascolto volentieri. | Sono qui con te."),
    listenProfessional: oneOf("Seguo con attenzione. | Ti ascolto attentamente. | Resto qui, in ascolto."),
    listenFriendly: oneOf("Eccomi, ti ascolto. | Sono tutt’orecchi. | Sono qui, ti seguo."),
    listenGentle: oneOf("Piano piano, senza fretta. | Con tutta la calma del mondo. | Resto qui."),
    invite: oneOf(
      "Se ti va, racconta ancora. | Qui c’è posto per tutto. | Racconta pure. | Puoi andare avanti quando vuoi. | Se c’è dell’altro, sono qui. | Vai avanti, ti seguo. | Dimmi pure il resto. | Continua, ti ascolto. | Vorrei ascoltare anche il resto.",
    ),
    welcome: oneOf(
      "Non serve un problema né un motivo. | No, non serve che ci sia qualcosa che non va; qui va bene qualsiasi cosa.",
    ),
    available: oneOf("Sì, a qualsiasi ora, anche domani e in piena notte. | Sì, un programma non dorme."),
    nice: oneOf(
      "Una cosa bella: le parole gentili non bisogna guadagnarsele. | Una cosa buona: anche una giornata dura finisce. | Da qualche parte un gatto dorme adesso sul bucato pulito, felice.",
    ),
    wording: oneOf(
      "Può essere breve: “Non sto bene. Puoi parlare, o venire qui?” | Basta una frase: “Ho bisogno di te adesso e non so come dirlo.”",
    ),
    unknownNear: oneOf(
      "Non posso saperlo, ma nessuno dovrebbe affrontarlo senza aiuto. | Nessuno può saperlo in anticipo; chiedere aiuto a qualcuno vale comunque la pena.",
    ),
    start: oneOf(
      "Che cosa hai in mente oggi? | Da dove cominciamo? | Di che cosa parliamo? | Com’è andata la giornata finora?",
    ),
  },
};
