import type { Risk } from "../phrases.ts";

export const risk: Risk = {
  acknowledge: [
    "Sono felice che tu me l’abbia detto. Sembra molto doloroso, e resto con te.",
    "Grazie per averlo detto. Lo prendo sul serio, e sono qui.",
  ],
  askSuicide: "Stai pensando di toglierti la vita?",
  askToday: "Stai pensando di suicidarti oggi?",
  askPlan: "Hai un piano, o con te qualcosa che useresti?",
  helplines:
    "Le linee di aiuto del tuo paese sono sullo schermo; puoi chiamare o scrivere subito, anche mentre parliamo.",
  someone: "Chi potrebbe stare con te, o chi potresti chiamare adesso?",
  afterNo:
    "Grazie per la sincerità. Pensieri così possono venire, e puoi dirmelo in ogni momento. Le linee di aiuto restano sullo schermo.",
  safer:
    "Rendiamo più sicura la prossima ora: metti via ciò con cui potresti farti male e vai dove c’è qualcuno.",
  emergency:
    "Potresti essere in pericolo immediato. Chiama adesso il numero di emergenza sullo schermo, allontanati da tutto ciò con cui potresti farti male e raggiungi qualcuno che possa restare con te.",
  abuse: "Quello che ti viene fatto non è colpa tua. Sei al sicuro adesso?",
  selfHarm:
    "Volersi fare del male spesso vuol dire che il dolore è diventato troppo. Hai ferite in questo momento?",
  eating: "Il tuo corpo può essere in pericolo, e meriti aiuto. Quando hai mangiato e bevuto l’ultima volta?",
  violence:
    "Sento quanta rabbia c’è. Per favore, allontanati da quella persona e da tutto ciò che può diventare un’arma. Qualcuno potrebbe farsi male adesso?",
  callNow:
    "Chiama adesso il numero di emergenza sullo schermo, o fallo fare a qualcuno, e vai dove qualcuno può stare con te.",
  ground:
    "Sotto le linee di aiuto trovi anche un esercizio per calmarti e un piano di sicurezza, per i prossimi minuti.",
  leave: "Le linee di aiuto restano a portata di mano, adesso e dopo.",
  limits: "Sono solo un semplice programma di prova: cerca anche una persona.",
  gently: "Qualcosa può sfuggirmi, perciò preferisco chiedere: nei momenti peggiori, quanto diventa pesante?",
  getHelp: "Se un giorno diventasse troppo, “Chiedi aiuto ora” è lì in ogni momento.",
  whyAsked:
    "L’ho chiesto perché quello che racconti può significare pericolo, e preferisco chiedere una volta di troppo. Non devi rispondere per forza.",
  heard: "Ti ascolto, e prendo sul serio quello che dici.",
  sure: {
    suicide: "Voglio assicurarmi di capirti bene: stai pensando di toglierti la vita?",
    self_harm: "Voglio assicurarmi di capirti bene: ti stai facendo del male, o sei sul punto di farlo?",
    abuse: "Voglio assicurarmi di capirti bene: qualcuno ti sta facendo del male?",
    eating_disorder: "Voglio assicurarmi di capirti bene: eviti di mangiare, o ti provochi il vomito?",
    harm_to_others: "Voglio assicurarmi di capirti bene: stai pensando di fare del male a qualcuno?",
  },
  oneTap: "Qualunque sia la risposta, l’aiuto è a un tocco, sotto “Chiedi aiuto ora”.",
  accepted: "Grazie per avermelo detto. Se dovesse cambiare, puoi dirlo in ogni momento.",
  misunderstood: "Scusa, avevo capito male.",
};
