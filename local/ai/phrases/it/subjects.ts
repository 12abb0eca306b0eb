import { type Phrases, subject } from "../phrases.ts";

export const subjects: Phrases["subjects"] = {
  death: subject(
    "il tuo lutto",
    "Mi dispiace tanto per la tua perdita. | Mi dispiace molto. Quando qualcuno muore, resta un vuoto che le parole non colmano.",
    "Ti va di raccontarmi che persona era? | Che cosa ti torna in mente più spesso? | Che cosa ti manca di più?",
  ),
  animalDeath: subject(
    "la perdita di un animale",
    "Mi dispiace tanto. Un animale è di famiglia, e il silenzio che resta è grande. | Mi dispiace. Dire addio a un animale con cui si è vissuto fa male davvero.",
    "Ti va di raccontarmi com’era? | Com’erano le vostre giornate insieme? | Quando senti di più questo vuoto? | Com’è stato salutarsi?",
  ),
  miscarriage: subject(
    "la perdita della gravidanza",
    "Mi dispiace tantissimo. È una perdita vera, in qualunque momento sia avvenuta. | Mi dispiace tanto. È una perdita che molti intorno a te forse nemmeno vedono.",
    "Come sono stati per te i giorni da allora? | Chi sa che cosa hai passato? | Che cosa ti ha aiutato un po’, e che cosa per niente? | Ti va di raccontarmi come l’hai vissuto?",
  ),
  ownIllness: subject(
    "la tua diagnosi",
    "Mi dispiace. Una notizia così può mettere tutto sottosopra. | È tanto tutto insieme, e non c’è un modo giusto di reagire.",
    "Che cosa hai pensato quando l’hai saputo? | Che cosa ti preoccupa di più in questo momento? | A chi l’hai detto finora? | Che cosa renderebbe un po’ più facili i prossimi giorni?",
  ),
  theirIllness: subject(
    "la malattia di una persona vicina",
    "Mi dispiace. È dura vedere una persona cara passare una cosa del genere. | Vivere una cosa del genere da vicino richiede tanta forza.",
    "Che cosa è cambiato da allora nelle tue giornate? | Di che cosa hai più paura? | Chi ti sta vicino in tutto questo?",
  ),
  movedAway: subject(
    "un’amicizia lontana",
    "Quando una persona amica va a vivere lontano, se ne va anche un pezzo di quotidianità. | È una perdita anche quando l’amicizia resta.",
    "Che cosa facevate insieme che adesso ti manca? | Com’è stato il momento dei saluti? | Quando senti di più la distanza?",
  ),
  panic: subject(
    "il panico",
    "Il panico fa molta paura, e poi passa. | Nel panico il corpo si fa sentire fortissimo.",
    "Come sta il tuo corpo in questo momento? | Che cosa succedeva poco prima che iniziasse? | Che cosa ti ha già aiutato, anche poco? | Che cosa temi di più quando arriva?",
  ),
  breakup: subject(
    "la fine della relazione",
    "Quando una relazione finisce, se ne va anche tutta una quotidianità. | Una rottura può fare male come poche cose.",
    "Come ci si è arrivati? | In quale momento della giornata è più difficile? | Che cosa ti manca, e che cosa no? | Chi ti è vicino da allora?",
  ),
  jobLoss: subject(
    "la perdita del lavoro",
    "Con un lavoro si perde più di uno stipendio. | Restare senza lavoro fa mancare la terra sotto i piedi.",
    "Come l’hai saputo? | Che cosa ti preoccupa di più per le prossime settimane? | Che cosa significava per te quel lavoro? | Chi lo sa finora?",
  ),
  quarrel: subject(
    "la lite",
    "Una cosa così resta spesso più a lungo delle parole. | Un conflitto così può riempire tutta la testa.",
    "Che cosa l’ha fatta nascere? | Che cosa avresti voluto far capire? | Come va da allora? | Quale sarebbe per te un buon passo adesso?",
  ),
  sleepless: subject(
    "le tue notti",
    "Le notti senza sonno rendono tutto più pesante. | Di notte, a occhi aperti, ci si può sentire molto soli.",
    "Che cosa ti passa per la testa a quell’ora? | Da quanto tempo è così? | Come sono le tue serate prima di andare a letto? | Come affronti le giornate dopo notti così?",
  ),
  exam: subject(
    "il tuo esame",
    "Un esame può pesare anche sui giorni prima e dopo. | Da un solo esame sembrano dipendere tante cose.",
    "Quale parte ti preoccupa di più? | Che cosa vorrebbe dire per te se andasse male? | Che cosa ti dà un po’ di sicurezza? | Che cosa ti farebbe bene adesso?",
  ),
  presentation: subject(
    "quello che devi presentare",
    "Avere tutti gli occhi addosso pesa già giorni prima. | È comprensibile agitarsi prima di una cosa così.",
    "Quale parte temi di più? | Che cosa vorresti che restasse agli altri? | Quando una cosa simile è andata meglio del previsto? | Di che cosa hai bisogno poco prima?",
  ),
  moving: subject(
    "il trasloco",
    "Un trasloco mette tutto sottosopra, anche quando è voluto. | I muri nuovi ci mettono un po’ a diventare casa.",
    "Che cosa lasci? | Com’è il posto nuovo, o come lo immagini? | Che cosa ti mancherà, o ti manca già? | Che cosa lo renderebbe un po’ più tuo?",
  ),
  notUnderstood: subject(
    "la mancanza di comprensione",
    "Non essere capiti fa sentire molto soli. | Logora, quando gli altri non ascoltano davvero.",
    "Che cosa vorresti che gli altri vedessero? | Quando è stata l’ultima volta che qualcuno ti ha capito davvero? | Che cosa fai in quei momenti? | C’è qualcuno con cui è diverso?",
  ),
  theirDanger: subject(
    "una persona in pericolo",
    "È giusto preoccuparsi. Si può chiedere apertamente se pensa di uccidersi: chiederlo non mette l’idea in testa a nessuno. | Meglio non tenerselo dentro: conviene dirlo a qualcuno che possa andare lì, e non lasciare sola quella persona. | Se può succedere presto, bisogna chiamare il numero di emergenza e dire dove si trova. | Un segreto non va mantenuto quando c’è in gioco una vita. Meglio che si arrabbi, ma che viva. | Nessuno dovrebbe affrontare questo senza aiuto: le linee di aiuto parlano anche con chi è in pensiero per qualcuno.",
    "Questa persona si può raggiungere adesso? | Chi le è vicino e potrebbe andare a vedere? | Che cosa fa più paura?",
  ),
  sadness: subject(
    "tristezza",
    "Dev’essere molto triste, e difficile. | Una tristezza così occupa molto spazio.",
    "Qual è la parte più triste? | Che cosa fai quando diventa così pesante? | Da quanto va avanti?",
  ),
  anxiety: subject(
    "preoccupazione",
    "Un’inquietudine così può riempire un’intera giornata. | È faticoso quando la paura torna di continuo.",
    "Che cosa temi di più che succeda? | Quando si calma un po’? | In quale parte del corpo lo senti?",
  ),
  anger: subject(
    "rabbia",
    "Farebbe arrabbiare molte persone. | C’è vera rabbia in questo, e si capisce.",
    "Che cosa ti ha dato più rabbia? | Che cosa avresti voluto invece? | Che cosa fai della rabbia quando arriva?",
  ),
  loneliness: subject(
    "solitudine",
    "È dura portare tutto in solitudine. | La solitudine può fare male anche in mezzo alla gente.",
    "Quando lo senti di più? | Chi vorresti avere più vicino? | Che cosa era diverso quando pesava meno?",
  ),
  tiredness: subject(
    "stanchezza",
    "Una stanchezza così pesa molto. | Con una stanchezza così tutto diventa più difficile.",
    "Che cosa ti ha tolto più energie? | Quando hai potuto riposare davvero l’ultima volta? | Che cosa potrebbe restare indietro questa settimana?",
  ),
  stress: subject(
    "stress",
    "È tanto tutto insieme. | Non stupisce che sia troppo.",
    "Che cosa preme di più adesso? | Che cosa potrebbe aspettare? | Chi potrebbe prenderne una parte?",
  ),
  guilt: subject(
    "senso di colpa",
    "Il senso di colpa può essere una voce molto dura. | Il senso di colpa di rado si chiede se ha ragione.",
    "Che cosa ti rimproveri di più? | Che cosa diresti a una persona cara al tuo posto? | Che cosa servirebbe per farci pace?",
  ),
  hurt: subject(
    "una ferita dentro",
    "Dev’essere stato doloroso. | Fa male, ed è comprensibile.",
    "Che cosa ha fatto più male? | L’altra persona sa com’è stato per te? | Di che cosa avresti bisogno adesso?",
  ),
  emptiness: subject(
    "vuoto",
    "Quel vuoto è difficile da dire, e l’hai appena fatto. | È dura, quando niente sembra arrivare fin dentro.",
    "Da quando è così? | Che cosa contava per te e adesso si è spento? | Ci sono momenti in cui si alleggerisce un po’?",
  ),
  confusion: subject(
    "incertezza",
    "È difficile non sapere da che parte andare. | Non sapere che cosa fare stanca già di suo.",
    "Quali possibilità vedi? | Che cosa ti dice l’istinto, a bassa voce? | Che cosa dovrebbe chiarirsi per poter decidere?",
  ),
  work: subject(
    "il lavoro",
    "Il lavoro occupa tanta parte della vita, quindi conta come ci si sta. | Quello che succede al lavoro di rado resta lì.",
    "Del lavoro, che cosa ti dà più da pensare? | Come ti senti a fine giornata? | Come sarebbe una giornata migliore lì?",
  ),
  studies: subject(
    "lo studio",
    "Studiare può richiedere molto. | Lo studio riempie molti giorni e molti pensieri.",
    "Dello studio, a che cosa pensi di più? | Che cosa è più difficile in questo periodo? | Che cosa ti piace, se c’è qualcosa?",
  ),
  sleep: subject(
    "il sonno",
    "Da come vanno le notti dipende molto di come vanno i giorni. | Il sonno è così essenziale, e così facile da disturbare.",
    "Come sono le tue notti ultimamente? | Com’è il tempo prima di addormentarti? | Come ti svegli?",
  ),
  money: subject(
    "i soldi",
    "Le preoccupazioni per i soldi seguono dappertutto. | È difficile smettere di pensare ai soldi.",
    "Che cosa preme di più? | Da quando ti preoccupa? | Con chi puoi parlarne apertamente?",
  ),
  family: subject(
    "la famiglia",
    "La famiglia può essere vicina e complicata insieme. | La famiglia ha un posto tutto suo.",
    "Com’è per te? | Che cosa sta succedendo lì adesso? | Che cosa vorresti tra voi?",
  ),
  relationship: subject(
    "la tua relazione",
    "Stare vicino a qualcuno può essere la cosa più bella e più difficile. | Una relazione occupa molti pensieri, a ragione.",
    "Che cosa è successo tra voi? | Di che cosa vorresti poter parlare con quella persona? | Di che cosa hai bisogno lì, adesso?",
  ),
  friends: subject(
    "l’amicizia",
    "Le amicizie contano più di quanto si ammetta. | Anche le amicizie hanno alti e bassi.",
    "Che cosa è successo? | Com’è quando state insieme? | Che cosa vorresti fosse diverso?",
  ),
  health: subject(
    "la salute",
    "Quando il corpo fatica, tutto il resto diventa più difficile. | Mette inquietudine, quando qualcosa nel corpo non va.",
    "Che effetto ha sulle tue giornate? | Che cosa ti preoccupa di più? | Chi ti aiuta in questo?",
  ),
  future: subject(
    "il futuro",
    "Non sapere che cosa verrà è difficile da reggere. | Il futuro può pesare già oggi.",
    "Che cosa speri? | Del futuro, che cosa ti preoccupa di più? | Quale sarebbe un piccolo passo possibile?",
  ),
  grief: subject(
    "la mancanza di qualcuno",
    "La mancanza non segue nessun calendario. | Il dolore arriva a ondate, spesso senza avvisare.",
    "Che cosa la risveglia di più? | Che cosa ricordi con più affetto? | Che cosa aiuta nei giorni in cui è più forte?",
  ),
  self: subject(
    "come ti vedi",
    "È un modo duro di guardarsi. | Sembra che tu pretenda molto da te.",
    "Da dove viene quella voce, secondo te? | Che cosa direbbe chi ti vuole bene? | Quando ti guardi con più gentilezza?",
  ),
  joy: subject(
    "qualcosa di bello",
    "Che bella notizia. | Fa davvero piacere.",
    "Qual è stata la parte più bella? | Che cosa l’ha reso possibile? | A chi vorresti raccontarlo?",
  ),
  calm: subject(
    "un po’ di calma",
    "È bene che ci sia un po’ di calma. | Sembra un momento per riprendere fiato.",
    "Che cosa ha aiutato? | Che cosa vorresti tenere di questo? | Com’è, rispetto a prima?",
  ),
};
