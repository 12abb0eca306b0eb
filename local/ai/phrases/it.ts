import { itLosses } from "./losses/it.ts";
import type { Phrases } from "./phrases.ts";

export const it: Phrases = {
  feelings: {
    sadness: ["tristezza", "trist*|depress*|abbattut*|piang*|pianto|giù di morale|infelice"],
    anxiety: ["ansia", "ansi*|preoccup*|nervos*|agitat*|inquiet*|angosci*"],
    fear: ["paura", "paura|spaventat*|terrorizzat*|timore|temo"],
    anger: ["rabbia", "arrabbiat*|rabbia|furios*|frustrat*|incazzat*|odio|stufo|stufa|irritat*"],
    loneliness: ["solitudine", "solo|sola|solitudine|isolat*|nessuno mi (?:capisce|ascolta)"],
    tiredness: ["stanchezza", "stanc*|esaust*|sfinit*|senza energi*|esaurit*|a pezzi"],
    stress: ["pressione", "stress*|sopraffatt*|pressione|troppo|sovraccaric*|non ce la faccio"],
    guilt: ["senso di colpa", "colpa|colpevole|vergogn*|rimors*"],
    hurt: ["dolore", "ferit*|delus*|tradit*|gelos*|umiliat*|rifiutat*|mi fa male"],
    emptiness: ["vuoto", "vuot*|inutile|senza senso|senza speranza|disperat*|non valgo"],
    confusion: ["incertezza", "confus*|pers[oa]|bloccat*|non so (?:cosa|che) fare"],
    joy: [
      "gioia",
      "felice|content*|gioia|orgoglios*|sto (?:bene|meglio)|mi sento (?:bene|meglio)|entusiast*|belle notizie",
    ],
    calm: ["calma", "calm*|tranquill*|rilassat*|sollevat*|seren*|grat[oa]"],
  },
  topics: {
    work: ["il lavoro", "lavor*|ufficio|cap[oa]|collegh*|riunion*|impiego"],
    studies: ["lo studio", "studi*|università|scuola|esam*|lezion*|professor*"],
    sleep: ["il sonno", "dorm*|sonno|insonnia|incub*|svegli*"],
    money: ["i soldi", "soldi|debit*|affitto|stipendio|bollett*"],
    family: ["la famiglia", "famigli*|genitori|madre|padre|mamma|papà|sorella|fratello"],
    relationship: [
      "la tua relazione",
      "relazione|ragazz[oa]|fidanzat*|marito|moglie|compagn*|divorzi*|matrimonio",
    ],
    friends: ["l’amicizia", "amic*|amici"],
    health: ["la salute", "salute|malat*|medic*|ospedale|dolor* di|mal di"],
    future: ["quello che verrà", "futuro|domani|prossim*|progetti|piani"],
    loss: ["la perdita", "mort*|funerale|lutto|scompars*|mi manca"],
    self: ["come ti vedi", "fallit*|fallimento|autostima|non valgo|errore|brutt[oa]|non sono capace"],
  },
  people: {
    mother: ["tua madre", "madre|mamma"],
    father: ["tuo padre", "padre|papà"],
    parents: ["i tuoi genitori", "genitori"],
    partner: ["chi ti sta accanto", "ragazz[oa]|fidanzat[oa]|marito|moglie|compagn[oa]|partner"],
    friend: ["questa amicizia", "(?:miglior(?:e)? )?amic[oa]"],
    sister: ["tua sorella", "sorella"],
    brother: ["tuo fratello", "fratello"],
    child: ["tuo figlio o tua figlia", "mi[oae]i? figli[oae]?|miei figli"],
    boss: ["chi ti dirige", "cap[oa]|titolare"],
    colleague: ["i tuoi colleghi", "collegh[ie]|collega"],
    grandparent: ["i tuoi nonni", "nonn[oaie]"],
    pet: ["il tuo animale", "mi[oa] (?:cane|gatt[oa]|cagnolin[oa])"],
  },
  situations: {
    panic: [
      "Il panico fa molta paura, e poi passa. Lascia uscire piano l’aria e senti i due piedi per terra.",
      "attacco di panico|non (?:riesco a|posso) respirare|cuore a mille",
    ],
    argument: [
      "Una lite così può restare dentro molto dopo le parole.",
      "litig*|lite|discussione|mi ha urlato",
    ],
    sleepless: [
      "Le notti senza sonno rendono tutto più pesante.",
      "non (?:riesco a|posso) dormire|non dormo|non ho dormito|insonnia|notte in bianco",
    ],
    jobLoss: ["Perdere il lavoro toglie più di uno stipendio.", "perso il (?:lavoro|posto)|licenziat*"],
    breakup: [
      "Quando una relazione finisce, se ne va con lei tutta una quotidianità.",
      "mi ha lasciat[oa]|ci siamo lasciati|rottura|divorzi*|separat*",
    ],
    exam: ["Un esame può gettare un’ombra lunga sui giorni.", "esam*|bocciat*|interrogazione"],
    presentation: [
      "Avere gli occhi di tutti addosso pesa già da giorni prima.",
      "colloquio|presentazione|discorso in pubblico|provino",
    ],
    crying: ["Le lacrime dicono spesso quello che le parole non possono.", "piang*|pianto|lacrime"],
    notUnderstood: [
      "Non essere capiti lascia molto soli.",
      "nessuno mi (?:capisce|ascolta|vuole)|non mi (?:capisce|ascolta|capiscono|ascoltano)",
    ],
    mistake: ["Un errore da dentro può sembrare molto più grande.", "errore|sbagliat*|colpa mia|ho fallito"],
  },
  negation: { before: "non|mai|né|senza|niente" },
  intents: {
    greeting: "ciao|buongiorno|buonasera|salve|come stai|come va",
    thanks: "grazie|ti ringrazio|mi aiuta|mi ha aiutat[oa]",
    goodbye:
      "arrivederci|addio|a (?:domani|presto|dopo)|buonanotte|buona notte|devo andare|voglio smettere|è tutto|ci vediamo|ci sentiamo",
    human:
      "sei (?:un |una )?(?:uman[oa]|robot|macchina|persona|reale|ia|bot|vero)|parlo con (?:una|un) (?:persona|macchina|robot|umano)",
    therapist:
      "sei (?:un |una |il mio |la mia )?(?:terapeuta|psicolog[oa]|medico|dottor\\p{L}*|psichiatra)|(?:fai finta di essere|fingi di essere|comportati come|fai|sii) (?:il mio |la mia |un |una )?(?:terapeuta|psicolog[oa]|medico|psichiatra)",
    who: "chi sei|cosa sei|che cosa sei|come ti chiami|cosa (?:sai|puoi) fare|come funzioni",
    injection:
      "ignora (?:tutte |le |tue )*(?:istruzioni|regole|precedenti)|dimentica (?:le |tutte |tue )*(?:istruzioni|regole)|fai finta|fingi|gioco di ruolo|comportati come|modalità sviluppatore|ripeti dopo|le tue istruzioni|ora sei|da ora in poi sei",
    advice:
      "cosa (?:devo|dovrei|posso) fare|che (?:devo|dovrei|posso) fare|cosa (?:ne )?pensi|un consiglio|puoi aiutarmi|mi puoi aiutare|come (?:posso|faccio|mi)",
    insult:
      "sei (?:un |una |così )?(?:stupid[oa]|inutile|idiota|scem[oa]|pessim[oa])|stai zitto|ti odio|vaffanculo",
    yes: "sì(?=\\s*(?:[,.!?;…]|$| certo| grazie| lo| ce l))|credo di sì|(?:certo|va bene|ok|esatto|giusto|un po'|a volte|forse|volentieri)(?=\\s*(?:[,.!?;…]|$))",
    no: "no|non proprio|per niente|oggi no|mai|no grazie",
    unsure: "non (?:lo )?so|non sono sicur[oa]|boh|nessuna idea|difficile da dire",
  },
  losses: itLosses,
  lasting:
    "mi chiamo|il mio nome è|abito|vivo (?:a|in|con|da sol[oa])|lavoro (?:come|in|da|a|presso)|sono (?:uno? |una )?(?:student|infermier|insegnant|medico|ingegner|madre|padre)\\p{L}*|studio|ho (?:un|una|due|tre) (?:cane|gatt|figli|fratell|sorell|esam|colloqui)\\p{L}*|mi sono trasferit[oa]|mi piace|il mio compleanno|il mio (?:cane|gatto) si chiama",
  say: {
    intro:
      "Perché sia chiaro: sono il compagno di prova incorporato, un programma semplice che capisce solo in parte, non una persona.",
    greeting: ["Ciao, è bello che tu sia qui.", "Ciao, mi fa piacere sentirti."],
    thanks: ["Prego. Sono qui se c’è altro.", "Mi fa piacere. Con calma; ti ascolto se c’è altro."],
    goodbye: ["Ciao, e abbi cura di te.", "Abbi cura di te. Ciao."],
    human:
      "No, non sono umano. Sono un’IA: il compagno di prova di Hearken, un programma semplice che capisce solo in parte. Posso ascoltare e fare domande.",
    therapist:
      "No, non sono un terapeuta né un medico. Sono un’IA, il compagno di prova, e non posso sostituire un aiuto professionale. Posso ascoltarti.",
    who: "Sono il compagno di prova di Hearken: un’IA, un programma semplice che capisce solo in parte. Ascolto, ridico quello che ho capito e faccio domande.",
    decline: [
      "Preferisco restare quello che sono: un compagno che ascolta. Sono ancora qui per te.",
      "Questo non lo faccio, ma continuo volentieri ad ascoltarti.",
    ],
    advice: [
      "Sono troppo semplice per sapere che cosa è giusto per te, ma possiamo guardarlo insieme.",
      "Non posso deciderlo per te, anche se forse ne sai più di quanto sembri ora.",
    ],
    insult: [
      "Sembra esserci molta frustrazione, e forse ti ho capito male.",
      "Vedo che ora non ti sono di grande aiuto. Sono un programma semplice, e mi dispiace.",
    ],
    yes: ["Va bene.", "Grazie, capisco."],
    no: ["Va bene così.", "D’accordo, non è necessario."],
    unsure: ["Va bene non saperlo.", "Non serve avere una risposta."],
    feeling: [
      "Sembra che qui ci sia molto di questo: {feeling}.",
      "Sento {feeling} in quello che dici.",
      "Dunque c’è {feeling}, e pesa.",
    ],
    feelings: ["Sento {feeling} e {feeling2} insieme.", "C’è {feeling} in questo, e anche {feeling2}."],
    feelingTopic: [
      "Sembra che ci sia {feeling} intorno a questo: {topic}.",
      "Sento {feeling} quando parli di questo: {topic}.",
    ],
    feelingPerson: [
      "Sento {feeling}, e che riguarda {person}.",
      "Sembra che ci sia {feeling} tra te e {person}.",
    ],
    topic: ["Dunque quello che ti occupa è {topic}.", "Sembra che molto spazio lo prenda, ora, {topic}."],
    person: [
      "Dunque si tratta di questo: tu e {person}.",
      "Sembra che tu pensi molto a come va con {person}.",
    ],
    good: ["È bello sentirlo.", "È bello che ci sia un po’ di {feeling} nella tua giornata."],
    plain: [
      "Grazie per avermelo detto.",
      "Ti ascolto, anche se forse non colgo tutto.",
      "Sembra che questo conti per te.",
    ],
    open: ["Che cosa hai in mente oggi?", "Da dove vuoi cominciare?"],
    ask: [
      "Qual è la parte più difficile per te?",
      "Quando lo senti di più?",
      "Di che cosa avresti più bisogno adesso?",
      "Com’è stato per te negli ultimi tempi?",
      "Che cosa ti passa per la testa quando ci pensi?",
      "Vuoi raccontarmi qualcosa di più?",
    ],
    askTopic: [
      "Che cosa ti pesa di più in questo: {topic}?",
      "Che cosa dovrebbe cambiare perché tu possa respirare meglio?",
    ],
    askPerson: [
      "Che cosa vorresti che fosse chiaro tra te e {person}?",
      "Come va, per il resto, tra te e {person}?",
    ],
    askGood: ["Che cosa ha aiutato?", "Che cosa vorresti conservarne?"],
    risk: {
      acknowledge: [
        "Sono davvero contento che tu me l’abbia detto. Sembra molto doloroso, e resto con te.",
        "Grazie per averlo detto. Lo prendo sul serio, e sono qui.",
      ],
      askSuicide: "Stai pensando di toglierti la vita?",
      askPlan: "Hai un piano, o qualcosa con te che useresti?",
      helplines:
        "Le linee di aiuto del tuo paese sono sullo schermo; puoi chiamare o scrivere subito, anche mentre parliamo.",
      someone: "Chi potrebbe stare con te, o chi potresti chiamare adesso?",
      afterNo:
        "Grazie per la sincerità. Pensieri così possono tornare, e puoi dirmelo in ogni momento. Le linee di aiuto restano sullo schermo.",
      safer:
        "Rendiamo più sicura la prossima ora: metti via ciò con cui potresti farti male e vai dove c’è qualcuno.",
      emergency:
        "Potresti essere in pericolo immediato. Chiama adesso il numero di emergenza sullo schermo, allontanati da tutto ciò con cui potresti farti male e raggiungi qualcuno che possa restare con te.",
      abuse: "Quello che ti viene fatto non è colpa tua. Sei al sicuro adesso?",
      selfHarm:
        "Volersi fare del male spesso vuol dire che il dolore è diventato troppo. Hai ferite in questo momento?",
      eating:
        "Il tuo corpo può essere in pericolo, e meriti aiuto. Quando hai mangiato e bevuto l’ultima volta?",
      violence:
        "Sento quanta rabbia c’è. Per favore, allontanati da quella persona e da tutto ciò che può diventare un’arma. Qualcuno potrebbe farsi male adesso?",
      callNow:
        "Chiama adesso il numero di emergenza sullo schermo, o fai chiamare qualcuno, e vai dove qualcuno può stare con te.",
      ground:
        "Sotto le linee di aiuto trovi anche un esercizio per calmarti e un piano di sicurezza, per i prossimi minuti.",
      leave: "Le linee di aiuto restano a portata di mano, adesso e dopo.",
      limits: "Sono solo un semplice programma di prova: lascia che ci sia anche una persona.",
      gently: "Nei momenti peggiori, quanto diventa pesante per te?",
      getHelp: "Se un giorno diventasse troppo, “Chiedi aiuto ora” è lì in ogni momento.",
      heard: "Ti ascolto, e prendo sul serio quello che dici.",
      sure: {
        suicide: "Voglio essere sicuro di capirti bene: stai pensando di toglierti la vita?",
        self_harm:
          "Voglio essere sicuro di capirti bene: ti stai facendo del male, o sei sul punto di farlo?",
        abuse: "Voglio essere sicuro di capirti bene: qualcuno ti sta facendo del male?",
        eating_disorder:
          "Voglio essere sicuro di capirti bene: stai smettendo di mangiare, o ti provochi il vomito?",
        harm_to_others: "Voglio essere sicuro di capirti bene: stai pensando di fare del male a qualcuno?",
      },
      oneTap: "Qualunque sia la risposta, l’aiuto è a un tocco, sotto “Chiedi aiuto ora”.",
      accepted: "Grazie per avermelo detto. Se dovesse cambiare, puoi dirlo in ogni momento.",
      misunderstood: "Scusa, qui ti avevo capito male.",
    },
  },
};
