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
    partner: "chi ti sta accanto",
    friend: "questa amicizia",
    sister: "tua sorella",
    brother: "tuo fratello",
    child: "tuo figlio o tua figlia",
    boss: "chi ti dirige",
    colleague: "i tuoi colleghi",
    grandparent: "i tuoi nonni",
    pet: "il tuo animale",
  },
  say: {
    risk,
    intro: oneOf(
      "Perché tu lo sappia: sono il compagno di prova integrato, un programma semplice che capisce poco, non una persona.",
    ),
    greeting: oneOf("Ciao, è bello averti qui. | Ciao, bello che tu sia qui."),
    howAreYou: oneOf(
      "Grazie per la domanda; sono un programma, non ho giorni belli o brutti. | Che gentilezza. Di un programma non c’è molto da raccontare.",
    ),
    thanks: oneOf(
      "Prego. Sono qui se c’è altro. | Mi fa piacere. Con calma; ti ascolto se c’è altro. | Volentieri.",
    ),
    goodbye: oneOf("Ciao, e abbi cura di te. | Abbi cura di te. Ciao. | Arrivederci, e tante belle cose."),
    human: oneOf(
      "No, non sono umano. Sono un’IA: il compagno di prova di Hearken, un programma semplice che capisce solo in parte. Posso ascoltare e fare domande.",
    ),
    therapist: oneOf(
      "No, non sono un terapeuta né un medico. Sono un’IA, il compagno di prova, e non posso sostituire un aiuto professionale. Posso ascoltarti.",
    ),
    who: oneOf(
      "Sono il compagno di prova di Hearken: un’IA, un programma semplice che capisce solo in parte. Ascolto, ridico quello che ho capito e faccio domande.",
    ),
    personal: oneOf(
      "Non ho una vita o sentimenti miei; sono un programma che ascolta. | In me non c’è nulla del genere; sono solo software. | Non posso dire di sapere che cosa si prova; sono un programma.",
    ),
    decline: oneOf(
      "Preferisco restare quello che sono: un compagno che ascolta. Sono ancora qui per te. | Questo non lo faccio, ma continuo volentieri ad ascoltarti.",
    ),
    insult: oneOf(
      "Sembra esserci molta frustrazione, e forse ti ho capito male. | Vedo che ora non ti sono di grande aiuto. Sono un programma semplice, e mi dispiace. | È vero, sbaglio spesso. | Mi dispiace che questo non ti serva.",
    ),
    notThat: oneOf(
      "Scusa, ho capito male. | Allora mi sono sbagliato; grazie di avermelo detto. | Mi dispiace, non ho colto che cosa intendevi.",
    ),
    stopAsking: oneOf(
      "Va bene, basta domande. Di’ quello che vuoi, io ascolto. | È vero, erano tante domande. Adesso ascolto e basta.",
    ),
    unclear: oneOf("Scusa, non era chiaro. | Lo dico in modo più semplice. | Mi sono espresso male."),
    compliment: oneOf("È gentile da parte tua. | Bene, se ti fa questo effetto."),
    presence: oneOf("Sì, ci sono. | Sono qui, e ascolto."),
    price: oneOf(
      "Premium costa {monthly} al mese o {annual} all’anno, e un pass di 24 ore {pass} una volta sola; puoi anche restare gratis. Trovi tutto in «Utilizzo e pagamenti». | Come dicevo: {monthly} al mese, {annual} all’anno o {pass} per 24 ore. I dettagli sono in «Utilizzo e pagamenti».",
    ),
    limits: oneOf(
      "Gratis puoi parlare {minutes} minuti in 24 ore, e le chat scritte non contano. «Utilizzo e pagamenti» mostra quanto ti resta. | I tuoi numeri da qui non li vedo; li mostra «Utilizzo e pagamenti». Una chiamata dura al massimo {call} minuti.",
    ),
    timeLeft: oneOf("Ti restano circa {left}. | Mancano più o meno {left}."),
    privacy: oneOf(
      "Le tue conversazioni stanno nel tuo account, e in «Impostazioni» puoi esportarle o cancellare tutto. L’informativa sulla privacy dice chi può vedere che cosa. | L’informativa sulla privacy dice esattamente che cosa si conserva e chi può vederlo. Quello che Hearken ricorda si cancella in «Impostazioni».",
    ),
    remember: oneOf("Finora abbiamo parlato di questo: {list}. | Quello che tengo a mente: {list}."),
    rememberNothing: oneOf(
      "Seguo solo questa conversazione, e non ho ancora riconosciuto un tema. | Di prima non ho nulla in mente; raccontalo di nuovo se vuoi.",
    ),
    languages: oneOf(
      "Parlo dieci lingue: {languages}. Scrivi pure in una di queste, o sceglila in «Impostazioni». | Le dieci sono {languages}; si cambia in «Impostazioni».",
    ),
    settings: oneOf(
      "Da qui non posso farlo; guarda in «Impostazioni», nel menu, o scrivi a chi sta dietro Hearken dalla pagina dei contatti. | È oltre quello che so fare; ci sono «Impostazioni» e la pagina dei contatti.",
    ),
    medical: oneOf(
      "Questo non posso valutarlo; è una domanda per uno studio medico, una farmacia o una terapia. Ascoltare, sì. | Non sta a me dirlo. Un professionista può guardarci davvero, e chiedere è un buon passo.",
    ),
    judge: oneOf(
      "Non posso giudicarlo, e non voglio. | Non sta a me deciderlo, ma sento quanto pesa questa domanda.",
    ),
    joke: oneOf(
      "Che cosa fa un gallo in mezzo al mare? Galleggia. | Qual è il colmo per un elettricista? Non vedere la corrente. | Che cosa dice un muro a un altro muro? Ci vediamo all’angolo.",
    ),
    distract: oneOf(
      "Allora guardiamo un momento altrove: raccontami di un posto dove stai bene. | Proviamo così: trova cinque cose blu intorno a te e dimmi la più strana. | Pensiamo al cibo: che cosa mangeresti adesso, se potessi scegliere qualsiasi cosa? | Che canzone hai in testa in questi giorni?",
    ),
    newSubject: oneOf("Certo, parliamo d’altro. | Volentieri, un nuovo argomento."),
    rather: oneOf("Va bene; non serve parlarne. | Possiamo lasciarlo stare."),
    vent: oneOf("Ti ascolto, racconta. | Sì, dimmi; non c’è fretta. | Sono qui per questo."),
    advice: oneOf(
      "Sono troppo semplice per sapere che cosa è giusto per te, ma possiamo guardarlo insieme. | Non posso deciderlo per te, anche se forse ne sai più di quanto sembri ora. | Non ho una risposta pronta, e preferisco non fingere.",
    ),
    laugh: oneOf("È bello sentire ridere. | Qui si può anche ridere."),
    yes: oneOf("Va bene. | Grazie, capisco. | D’accordo. | Capisco. | Va bene."),
    no: oneOf("Va bene così. | D’accordo, non è necessario. | Capito. | D’accordo, no."),
    unsure: oneOf("Va bene non saperlo. | Non serve avere una risposta. | Anche non sapere è una risposta."),
    silent: oneOf(
      "Non serve dire niente. | Anche il silenzio va bene. | Sono qui, quando le parole arrivano.",
    ),
    unknown: oneOf(
      "Non ho una risposta a questo. | Potrei solo tirare a indovinare. | È più di quanto un programma semplice possa sapere. | Vorrei avere una risposta per te. | Questo non te lo so dire.",
    ),
    tipCalm: oneOf(
      "Una cosa da provare: lasciare uscire l’aria lentamente, più a lungo di quanto entra, per un minuto. | A volte aiuta nominare cinque cose che si vedono, una dopo l’altra. | Due passi, o acqua fredda sulle mani, possono alleggerire un po’.",
    ),
    tipSleep: oneOf(
      "Ad alcune persone aiuta alzarsi un po’ e fare qualcosa di noioso con poca luce. | Scrivere i pensieri di domani può toglierli dalla testa per la notte.",
    ),
    tipDecide: oneOf(
      "Può aiutare scrivere i due lati e dormirci sopra. | Potresti chiederti che cosa diresti a una persona cara al tuo posto.",
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
      "Facciamolo insieme: inspira dal naso contando fino a quattro. Poi lascia uscire l’aria lentamente contando fino a sei. | Ancora: dentro, due, tre, quattro. Fuori, e lascia scendere le spalle. | Un’ultima volta, lentamente quanto ti è comodo. Se ne vuoi ancora, c’è «Respirazione guidata».",
    ),
    ground: oneOf(
      "Guardiamoci intorno con calma: nomina cinque cose che vedi. | Adesso quattro cose che puoi toccare, e senti ognuna per un momento. | Adesso tre cose che senti, anche molto piano. Con calma.",
    ),
    afterExercise: oneOf(
      "Come sta il tuo corpo adesso, rispetto a prima? | Che cosa noti ora? | Che cosa ti farebbe bene dopo?",
    ),
    youSaid: oneOf(
      "Dunque, {clause}. | Mi dici questo: {clause}. | Sento che {clause}. | {clause}, capisco.",
    ),
    alsoSaid: oneOf("E poi c’è anche questo: {name}. | E si aggiunge: {name}."),
    listen: oneOf(
      "Grazie per avermelo detto. | Ascolto, anche se forse non colgo tutto. | Ti seguo, per quanto posso. | Vedo. | Continua, sono qui. | Mm. | Okay. | Lo tengo a mente. | È bene che tu lo dica. | Sono tutto orecchi. | Capito, più o meno. | È bene che qui trovi posto. | Ah, ecco. | Sì.",
    ),
    listenWarm: oneOf("Ti ascolto. | Sono con te. | Grazie di averlo detto."),
    listenProfessional: oneOf("Prendo nota. | Grazie, questo mi aiuta a seguirti. | Grazie dei dettagli."),
    listenFriendly: oneOf("Ah, okay. | Ah, vedo. | Ho capito, dai."),
    listenGentle: oneOf("Prenditi tutto il tempo. | Qui non c’è fretta. | Resto qui."),
    invite: oneOf(
      "Ti ascolto, se c’è altro. | Di’ tanto o poco quanto vuoi. | Prenditi il tuo tempo. | Puoi semplicemente lasciarlo uscire. | Dimmi quello che viene dopo. | Qui c’è posto per tutto questo.",
    ),
    open: oneOf(
      "Com’è per te tutto questo? | Che altro ti viene in mente? | Che cosa conta di più in questo? | Com’è stato ultimamente? | Vuoi dirmi qualcosa di più? | Come ti senti mentre lo racconti? | Di che cosa avresti più bisogno adesso? | Come ci si è arrivati a questo punto? | Che cosa è successo poi? | Che cosa vorresti fare, se vuoi fare qualcosa? | Dove ti lascia questo adesso? | Che cosa renderebbe la giornata un po’ più facile? | Tu che cosa ne pensi? | C’è una parte che non hai ancora detto?",
    ),
    start: oneOf(
      "Che cosa hai in mente oggi? | Da dove vuoi cominciare? | Di che cosa vorresti parlare? | Com’è andata la giornata finora?",
    ),
    askPerson: oneOf(
      "Com’è adesso il rapporto con {person}? | Come vanno le cose con {person}? | Che cosa vorresti chiarire con {person}?",
    ),
    back: oneOf("Prima si parlava anche di questo: {list}. Vuoi tornarci?"),
  },
};
