import type { MailTexts } from "./mail-texts.ts";

export const it: MailTexts = {
  hello: "Ciao {name},",
  helloNobody: "Ciao,",
  reminder: {
    subject: "Il tuo promemoria di oggi",
    heading: "Un momento per te",
    body: "Ci hai chiesto un promemoria a quest’ora. Basta circa un minuto, e se salti un giorno va bene lo stesso.",
    button: "Apri Hearken",
  },
  confirmation: {
    subject: "Il tuo promemoria è attivo",
    heading: "Il tuo promemoria è attivo",
    body: "D’ora in poi ti scriveremo ogni giorno alle {time} ({zone}). Puoi modificarlo o disattivarlo quando vuoi.",
    button: "Apri Hearken",
  },
  test: {
    subject: "La tua email di prova",
    heading: "Funziona",
    body: "Questa è l’email di prova che hai chiesto. I promemoria arriveranno a questo indirizzo.",
    button: "Apri Hearken",
  },
  summary: {
    subject: "Il tuo riassunto è pronto",
    heading: "Il tuo riassunto è pronto",
    body: "Nel tuo account c’è un nuovo riassunto. Puoi leggerlo quando preferisci.",
    button: "Leggilo in Hearken",
  },
  weekly: {
    subject: "Il riepilogo della settimana è pronto",
    heading: "Il riepilogo della settimana è pronto",
    body: "Se ti va, ora puoi ripercorrere la settimana scorsa. Non c’è fretta.",
    button: "Apri Hearken",
  },
  why: {
    reminders: "Ricevi questa email perché hai attivato i promemoria via email.",
    summaries: "Ricevi questa email perché i riassunti sono attivi nelle tue impostazioni.",
    weekly: "Ricevi questa email perché l’avviso settimanale è attivo nelle tue impostazioni.",
  },
  unsubscribe: "Non ricevere più queste email",
  settings: "Cambia ciò che ti inviamo",
  copyLink: "Se il pulsante non funziona, copia questo indirizzo nel browser:",
  account: {
    confirm: {
      subject: "Conferma il tuo indirizzo email",
      heading: "Conferma il tuo indirizzo email",
      body: "Ancora un passo e il tuo account è pronto. Il link funziona una sola volta e scade dopo un’ora.",
      button: "Conferma l’indirizzo",
      why: "Ricevi questa email perché qualcuno si è registrato con questo indirizzo. Se non eri tu, non devi fare nulla.",
    },
    recover: {
      subject: "Scegli una nuova password",
      heading: "Scegli una nuova password",
      body: "Apri il link per scegliere una nuova password. Funziona una sola volta e scade dopo un’ora.",
      button: "Scegli una nuova password",
      why: "Ricevi questa email perché qualcuno ha chiesto una nuova password per questo indirizzo. Se non eri tu, la tua password non cambia.",
    },
    link: {
      subject: "Il tuo link di accesso",
      heading: "Accedi con un tocco",
      body: "Apri il link per accedere. Funziona una sola volta e scade dopo un’ora.",
      button: "Accedi",
      why: "Ricevi questa email perché qualcuno ha chiesto un link di accesso per questo indirizzo. Se non eri tu, non devi fare nulla.",
    },
  },
};
