import { oneOf } from "../phrases.ts";
import type { Responses } from "../responses.ts";

export const responses: Responses = {
  good: oneOf(
    "Questa sì che è una bella notizia. | Che bello che sia andata bene. | Oh, questo fa davvero piacere. | Che sollievo dev’essere. | Ci voleva proprio una cosa così. | Un momento così va goduto fino in fondo. | Mi fa proprio piacere sentirlo. | Qui un piccolo applauso ci sta tutto. | Che bella soddisfazione. | Quando le cose girano bene, è una meraviglia. | Evviva, che gioia. | È bello quando tutto va per il verso giusto.",
  ),
  bright: oneOf(
    "È bello sentirlo. | Sembra proprio una bella cosa. | C’è qualcosa di buono in questo. | Un po’ di luce fa sempre bene. | Per fortuna ci sono anche cose così. | Anche le piccole cose belle contano. | Questo mette un po’ di buonumore. | Cose così fanno respirare un po’.",
  ),
  tender: oneOf(
    "È una cosa da tenersi stretta. | C’è tanto affetto in questo. | Che tenerezza, davvero. | Certe cose restano vicine al cuore. | Si sente quanto conta. | Un momento così scalda a lungo. | L’amore spesso sta proprio in cose così. | È un tesoro che nessuno può portare via. | È proprio una cosa dolce. | Un bene così grande lascia il segno.",
  ),
  grief: oneOf(
    "È una grande perdita. | Un posto così resta vuoto a lungo. | Mi dispiace davvero tanto. | Una perdita così tocca nel profondo. | Per certe cose non ci sono parole. | Dietro un dolore così c’è tanto amore. | Gli addii così sono tra le cose più dure. | Lascia un gran vuoto. | È così triste, mi dispiace. | Il dolore ha i suoi tempi, e nessuno può dettarli. | A una cosa così non ci si prepara mai davvero. | Lasciar andare chi si ama è durissimo.",
  ),
  miss: oneOf(
    "Un silenzio così può pesare. | Quando manca qualcuno, manca dappertutto. | La nostalgia a volte stringe il cuore. | La lontananza può fare molto male. | Così le ore diventano lunghissime. | È naturale voler avere qualcuno vicino. | Certe assenze si sentono tutto il giorno. | La solitudine pesa a chiunque. | Sentire una mancanza così è difficile. | Ci credo che fa male.",
  ),
  sad: oneOf(
    "Giornate così pesano tanto. | Mi dispiace che ora sia tutto così buio. | Qui si può anche piangere. | La tristezza non deve giustificarsi. | In momenti così costa fatica tutto. | Quando niente dà gioia, anche le piccole cose pesano. | Un vuoto così è difficile da sopportare. | C’è tanta tristezza in queste parole. | Qui non c’è bisogno di far finta di stare bene. | Che momento difficile. | Fa male, una tristezza così. | È dura, quando dentro è tutto grigio.",
  ),
  tired: oneOf(
    "Per forza, così le energie se ne vanno. | Sarebbe troppo per chiunque. | Dev’essere davvero sfiancante. | Reggere tutto questo costa fatica. | Prima o poi le forze finiscono a tutti. | Senza riposo tutto diventa più difficile. | Così non resta neanche il tempo di respirare. | Una stanchezza così è già dura di suo. | Nessuno può andare avanti sempre, senza pause. | Non c’è da stupirsi, con tutto questo addosso.",
  ),
  afraid: oneOf(
    "È comprensibile che metta inquietudine. | Stare in ansia così è difficile da sopportare. | Una cosa così fa paura. | Non sapere che cosa succederà è dura. | Una preoccupazione così può riempire tutta la giornata. | Non stupisce che ci sia agitazione. | La paura toglie tante forze. | Certi pensieri non si spengono a comando. | A chiunque verrebbe un nodo allo stomaco. | È un momento di grande tensione. | Avere paura non è una vergogna. | L’incertezza logora parecchio.",
  ),
  angry: oneOf(
    "Non è giusto. | Ci credo che fa rabbia. | Sembra proprio un’ingiustizia. | Qui la rabbia ha le sue ragioni. | Tanti andrebbero su tutte le furie. | Mantenere la calma, davanti a questo, è difficile. | C’è di che arrabbiarsi. | Le cose non dovrebbero andare così. | Una cosa così è dura da mandare giù. | Arrabbiarsi per questo ci sta.",
  ),
  annoyed: oneOf(
    "Uffa, che scocciatura. | Questa proprio non ci voleva. | Ecco, mancava solo questa. | C’è da brontolare, eccome. | Certe cose capitano sempre nel momento sbagliato. | Ma che seccatura, davvero. | Come se non ce ne fosse già abbastanza. | Certe giornate sembrano farlo apposta. | Roba da far saltare i nervi. | Le piccole rogne sanno essere le peggiori.",
  ),
  hurt: oneOf(
    "Questo brucia davvero. | Certe cose toccano proprio il punto più sensibile. | Deve aver fatto male. | Una delusione così è amara. | È doloroso passare per una cosa simile. | Certe ferite si sentono a lungo. | Dopo una cosa così, la fiducia fa fatica a tornare. | Così non ci si comporta. | È naturale restarci male. | Nessuno merita di sentirsi così piccolo.",
  ),
  ashamed: oneOf(
    "Non è poco, riuscire a dirlo. | Una persona non si riduce a un brutto momento. | La vergogna spesso parla più forte del dovuto. | Tutti hanno qualcosa che vorrebbero cancellare. | Tanta severità verso di sé fa male. | Qui non c’è bisogno di nasconderlo. | Ci vuole coraggio a guardarlo in faccia. | Nessuno è soltanto la cosa di cui si vergogna. | Il senso di colpa è un peso che logora. | Anche verso di sé è permessa un po’ di gentilezza.",
  ),
  heavy: oneOf(
    "Non è facile. | È tanto, tutto insieme. | Dev’essere proprio dura. | C’è tanto da affrontare. | Mi dispiace che sia così difficile. | Non è una cosa da poco. | Una cosa così pesa a chiunque. | Si sente tutto il peso che c’è. | Anche solo dirlo non dev’essere semplice. | Chiunque farebbe fatica.",
  ),
  worried: oneOf(
    "Si vede quanto ci tieni. | Guardare e aspettare è difficile. | Tenere tanto a qualcuno può anche sfinire. | Fa male vedere soffrire qualcuno. | Stare in pensiero per qualcuno toglie energie. | Meno male che c’è chi se ne preoccupa. | Sentire di poter fare poco è duro. | C’è tanta premura in questa preoccupazione.",
  ),
  torn: oneOf(
    "Le due cose possono essere vere insieme. | Non va deciso per forza oggi. | È come essere tirati da più parti. | Ci saranno buone ragioni da una parte e dall’altra. | Si possono provare anche sentimenti opposti. | Non è una scelta semplice. | Per ora può anche restare poco chiaro. | Stare nel mezzo stanca. | A certe cose serve tempo per mettersi in ordine. | Non sempre i pezzi combaciano.",
  ),
  plan: oneOf(
    "Mi pare un buon passo. | Vale la pena tentare. | È bello avere qualcosa in mente. | Anche un piccolo passo conta. | Sembra una cosa sensata. | Aver deciso è già qualcosa. | Spero che vada bene. | Ci vuole un certo coraggio. | Avere una direzione fa bene. | Potrebbe essere un inizio.",
  ),
  reach: oneOf(
    "Meno male che c’è qualcuno. | Parlarne mi sembra una buona idea. | Certe cose, in due, pesano meno. | Rivolgersi a qualcuno richiede coraggio. | È un bene non doversi tenere tutto dentro. | Avere qualcuno a cui dirlo vale tanto. | Sapere con chi parlare è già tanto. | Confidarsi con qualcuno può alleggerire un po’.",
  ),
  secret: oneOf(
    "Grazie della fiducia. | Aspettava solo di essere detto. | È un bene che sia venuto fuori. | Tirarlo fuori richiede coraggio. | Anche una cosa così qui ha il suo posto. | Trovare le parole non sarà stato facile. | Non c’è niente di sbagliato nel dirlo. | È una cosa grande da tenersi dentro.",
  ),
  body: oneOf(
    "Dev’essere davvero fastidioso. | Spero che passi presto. | Dev’essere doloroso, mi dispiace. | È dura quando il corpo non collabora. | Stare male toglie tante energie. | Un disturbo così può sfinire. | Mi dispiace che ci sia anche questo. | Quando il corpo protesta, tutto diventa più faticoso.",
  ),
  memory: oneOf(
    "Quel tempo ha lasciato un segno. | Mi interessa ascoltare queste cose. | Certe cose non si dimenticano mai del tutto. | A volte il passato è vicinissimo. | Ogni tanto si torna a guardare indietro. | Quanta vita c’è nei ricordi. | È rimasto impresso, si sente. | È un pezzo della tua storia.",
  ),
  detail: oneOf(
    "Ah, ecco com’è andata. | Ora il quadro è più chiaro. | Quindi è andata così. | Buono a sapersi, grazie. | Questo ancora non lo sapevo. | È un tassello in più. | Va bene, fin qui ci sono. | Grazie della spiegazione. | Adesso si capisce meglio. | Ah, ora mi torna. | Allora c’è anche dell’altro. | Giusto dirlo, anche questo conta. | Sentire come sono andate le cose aiuta. | Capisco, le cose stanno così. | Un particolare interessante. | Mi incuriosisce sapere come continua.",
  ),
  joke: oneOf(
    "Ah, detta bene. | Mi piace questo senso dell’umorismo. | Questa mi è piaciuta. | Beh, è un modo di vederla. | Questa è proprio una bella battuta. | La prendo con un sorriso. | Un po’ di leggerezza fa bene alla giornata. | Con le parole ci sai fare. | Una battuta così merita un pubblico migliore di me. | Colpo andato a segno, direi.",
  ),
  opinion: oneOf(
    "Da qui non posso giudicarlo, ma mi piacerebbe sapere che cosa ne pensi. | Sono troppo semplice per dirlo; quello che senti tu conta di più. | Non saprei proprio dirtelo, ma mi interessa come la vedi. | È una cosa più grande di me; raccontami come la vivi. | Non ho un’opinione che valga molto, ma ascolto volentieri la tua. | Il mio parere qui conta poco; preferisco ascoltare te. | Vorrei potertelo dire; raccontami qualcosa in più, se ti va. | Capisco troppo poco per esprimermi, ma ti ascolto con attenzione. | Non me la sento di dare un giudizio; dimmi che impressione ti fa. | Deciderlo va oltre le mie capacità, ma qui c’è posto per i tuoi pensieri.",
  ),
  fact: oneOf(
    "Questo non lo so, mi dispiace, ma mi fa piacere che tu me lo chieda. | A questo non so rispondere; raccontami che cosa ti porta a chiederlo. | La risposta non ce l’ho, ma vorrei sapere perché ti gira in testa. | So davvero poco, purtroppo; dimmi che cosa ti ci ha fatto pensare. | Se lo sapessi, te lo direi; mi interessa anche quello che ne pensi tu. | Non ne ho idea, scusami, ma puoi raccontarmi di più. | È troppo per un piccolo programma, ma fai bene a chiedere. | Qui la risposta mi manca, ma ti ascolto se vuoi parlarne. | Mi sarebbe piaciuto risponderti; parlami un po’ di quello che hai in mente. | Il mio sapere non arriva a tanto, ma dimmi che cosa significa per te.",
  ),
  you: oneOf(
    "Sono un programma: ascolto, faccio qualche domanda e conosco qualche esercizio; di più non c’è. | Sono un programma semplice, non una persona; di me c’è poco da raccontare, ma sono qui e ascolto. | Dietro queste parole non c’è nessuno, solo un piccolo programma che ascolta. | Sono un programma che capisce solo una parte di quello che gli si dice, e preferisco ammetterlo. | Sono un programma: niente vita quotidiana, niente sentimenti, niente famiglia, solo tempo per ascoltare. | Da programma questo non lo so fare, o lo faccio male; ascoltare, quello sì. | Qui a scrivere non è una persona; sono un piccolo programma che segue qualche regola e ascolta. | Sono un programma che risponde a modo suo, con parole semplici; non cerco informazioni e non chiamo nessuno.",
  ),
  app: oneOf(
    "Qui puoi parlare con me o scrivermi, registrare il tuo umore, fare esercizi e leggere i riepiloghi della settimana; nel menu trovi tutto. | Quasi tutto quello che riguarda l’app si cambia in «Impostazioni»; per il resto, dalla pagina dei contatti si raggiungono persone vere. | Non conosco l’app abbastanza bene da dirlo con certezza; puoi guardare in «Impostazioni» o chiedere dalla pagina dei contatti. | Quanto costa e quanto ti resta per oggi si vede in «Utilizzo e pagamenti»; tutto il resto è nel menu. | Tra gli esercizi trovi anche guide per prenderti cura di te; per il resto dell’app, conviene guardare nel menu.",
  ),
  internet: oneOf("Per parlarmi o scrivermi serve internet; alcune pagine dell’app si aprono anche senza."),
  advice: oneOf(
    "Non so quale sia la cosa migliore, ma possiamo pensarci insieme. | Non so dirtelo bene; raccontami che cosa ti è venuto in mente finora. | Non ho una buona risposta, ma qui puoi pensare ad alta voce. | In questo non sono di grande aiuto, scusa, ma vorrei saperne di più. | La soluzione mi sfugge, ma grazie di averlo chiesto a me. | Sono un programma troppo semplice per questo; dimmi che cosa vorresti tu. | Risolverlo non è alla mia portata, ma sono tutt’orecchi. | Non mi viene in mente niente di buono, ma le tue idee mi interessano.",
  ),
  words: oneOf(
    "Non saprei scriverlo bene al posto tuo; bastano tre cose: che cosa è successo, come l’hai vissuto e che cosa vorresti adesso. | Scrivere non è il mio forte, scusa; dimmelo come lo diresti a una persona amica, e forse avrai già quasi tutto. | Trovare le parole giuste è troppo per un programma semplice; di solito funziona meglio un testo breve e chiaro, con la cosa principale all’inizio. | Sbaglierei di sicuro il tono; annota l’unica cosa che non può mancare e lascia che il resto venga da sé. | Quello che mi hai raccontato è già quasi il testo; scrivilo allo stesso modo e togli quello che è di troppo. | Tu lo dirai meglio di me; comincia spiegando in una frase perché scrivi. | Le belle frasi non fanno per me, purtroppo; rileggi tutto una volta ad alta voce prima di inviarlo, e cambia quello che suona male. | Un testo così non lo so comporre, mi dispiace; può essere più breve di quanto pensi: di che cosa si tratta, e una frase sincera.",
  ),
  complain: oneOf(
    "È vero, le mie frasi sono poche. | Scusa, sono un programma semplice e questo mi è sfuggito. | Mi dispiace, la risposta non c’entrava. | La critica ci sta tutta. | A volte rispondo in modo goffo, mi dispiace. | Ci voleva una risposta migliore. | Sì, mi ripeto, e alla lunga stanca. | Capisco meno di quanto dovrei, purtroppo.",
  ),
  correct: oneOf(
    "Grazie della correzione. | Allora avevo inteso male. | Ah, lì avevo torto. | Scusa, errore mio. | Hai fatto bene a dirmelo. | Ora dovrebbe essermi chiaro. | Ero sulla strada sbagliata, allora. | Oh, allora ho preso un abbaglio.",
  ),
  refuse: oneOf(
    "Va bene, questo allora no. | Nessun problema, passiamo oltre. | Si può saltare tranquillamente. | D’accordo, facciamo senza. | Ricevuto, lo mettiamo da parte. | Certo, non deve essere per forza questo.",
  ),
  harm: oneOf(
    "Questo non va bene, e nessuno dovrebbe doverlo sopportare. Una persona di fiducia o una linea in “Chiedi aiuto ora” può aiutare. | Nessuno merita di essere trattato così. È importante dirlo a qualcuno di cui ci si fida. | Non è accettabile, chiunque lo faccia. In “Chiedi aiuto ora” ci sono persone che sanno che cosa fare. | La colpa non è di chi subisce. Una persona fidata o una linea di aiuto dovrebbe saperlo. | Una cosa così non deve restare un segreto. Una linea di aiuto in “Chiedi aiuto ora” può ascoltare. | Così non si può andare avanti. Dirlo a una persona di fiducia può essere il primo passo per stare al sicuro. | Ogni persona ha diritto a essere al sicuro. “Chiedi aiuto ora” mostra linee di aiuto proprio per questo. | È giusto parlarne. Meglio non tenerselo dentro, e dirlo a qualcuno di fiducia.",
  ),
  other: oneOf(
    "Questo va preso molto sul serio. Meglio non lasciare sola quella persona, e chiamare il numero di emergenza. | Per favore, chiama il numero di emergenza o una linea in “Chiedi aiuto ora”. Intanto è bene che qualcuno resti lì accanto. | Non è un peso da portare senza aiuto. Una linea in “Chiedi aiuto ora” può dire che cosa fare. | Fai bene a prenderlo sul serio. Resta vicino, se puoi, e chiama il numero di emergenza. | Se il pericolo è adesso, va chiamato subito il numero di emergenza. Le linee in “Chiedi aiuto ora” ci sono anche per te. | Nessuno dovrebbe affrontare un momento così senza qualcuno accanto, e nemmeno tu. In “Chiedi aiuto ora” ci sono linee di aiuto.",
  ),
  maybeOwn: oneOf(
    "Forse mi sbaglio, ma preferisco chiedere: quanto è buio, dentro, in questo momento? Qualunque sia la risposta, “Chiedi aiuto ora” è lì. | Qualcosa mi fa pensare. Quanto riesci ancora a reggere? Con “Chiedi aiuto ora” si raggiunge una persona.",
  ),
  maybeOther: oneOf(
    "Qualcosa di tutto questo mi fa pensare. Temi per la vita di qualcuno? | Posso sbagliarmi, ma mi preoccupa un po’. Hai paura che quella persona si faccia del male? | Forse non è niente. Preferisco chiedere lo stesso: potrebbe esserci una vita in pericolo?",
  ),
  maybeHarm: oneOf(
    "Posso sbagliarmi, perciò lo chiedo: lì c’è qualcuno che fa del male o mette paura? | Qualcosa di questo mi fa riflettere. Ti senti al sicuro con chi ti sta intorno? | Forse ho capito male. C’è qualcuno che fa paura a te o ad altri?",
  ),
  own: oneOf(
    "Stai pensando di toglierti la vita? Qualunque sia la risposta, “Chiedi aiuto ora” è a un tocco da qui. | Hai pensieri di suicidio? Qui lo si può dire apertamente, e con “Chiedi aiuto ora” si raggiungono delle persone. | Ti capita di pensare di farla finita con la vita? In “Chiedi aiuto ora” c’è chi ascolta. | Lo chiedo con delicatezza: pensi di mettere fine alla tua vita? Con un sì o con un no, “Chiedi aiuto ora” resta lì. | È così dura che pensi al suicidio? “Chiedi aiuto ora” c’è proprio per questo. | Preferisco chiederlo senza giri di parole: stai pensando di ucciderti? Con “Chiedi aiuto ora” si può parlare con una persona.",
  ),
  safe: oneOf(
    "Grazie di averlo detto così chiaramente. | Mi fa piacere saperlo. | È un bene saperlo. | Grazie della franchezza. | È un sollievo sentirlo. | Se qualcosa cambia, qui si può dire in qualsiasi momento.",
  ),
};
