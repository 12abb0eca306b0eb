import type { MailTexts } from "./mail-texts.ts";

export const de: MailTexts = {
  hello: "Hallo {name},",
  helloNobody: "Hallo,",
  reminder: {
    subject: "Deine tägliche Erinnerung",
    heading: "Ein Moment für dich",
    body: "Du wolltest um diese Zeit erinnert werden. Es dauert etwa eine Minute, und ein Tag Pause ist völlig in Ordnung.",
    button: "Hearken öffnen",
  },
  confirmation: {
    subject: "Deine Erinnerung ist eingerichtet",
    heading: "Deine Erinnerung ist eingerichtet",
    body: "Ab jetzt bekommst du jeden Tag um {time} Uhr ({zone}) eine E-Mail von uns. Du kannst das jederzeit ändern oder beenden.",
    button: "Hearken öffnen",
  },
  test: {
    subject: "Deine Test-E-Mail",
    heading: "Es funktioniert",
    body: "Das ist deine angeforderte Test-E-Mail. Deine Erinnerungen kommen an diese Adresse.",
    button: "Hearken öffnen",
  },
  summary: {
    subject: "Deine Zusammenfassung ist da",
    heading: "Deine Zusammenfassung ist da",
    body: "In deinem Konto liegt eine neue Zusammenfassung. Lies sie, wann immer es dir passt.",
    button: "In Hearken lesen",
  },
  weekly: {
    subject: "Dein Wochenrückblick ist da",
    heading: "Dein Wochenrückblick ist da",
    body: "Wenn du magst, kannst du jetzt auf die letzte Woche zurückblicken. Es eilt nicht.",
    button: "Hearken öffnen",
  },
  why: {
    reminders: "Du bekommst diese E-Mail, weil du Erinnerungen per E-Mail eingeschaltet hast.",
    summaries: "Du bekommst diese E-Mail, weil Zusammenfassungen in deinen Einstellungen eingeschaltet sind.",
    weekly:
      "Du bekommst diese E-Mail, weil der wöchentliche Hinweis in deinen Einstellungen eingeschaltet ist.",
  },
  unsubscribe: "Diese E-Mails abbestellen",
  settings: "Auswählen, was wir dir schicken",
  copyLink: "Wenn die Schaltfläche nicht funktioniert, kopiere diese Adresse in deinen Browser:",
  account: {
    confirm: {
      subject: "Bestätige deine E-Mail-Adresse",
      heading: "Bestätige deine E-Mail-Adresse",
      body: "Nur noch ein Schritt, dann ist dein Konto bereit. Der Link funktioniert einmal und ist eine Stunde lang gültig.",
      button: "Adresse bestätigen",
      why: "Du bekommst diese E-Mail, weil sich jemand mit dieser Adresse registriert hat. Wenn du das nicht warst, brauchst du nichts zu tun.",
    },
    recover: {
      subject: "Wähle ein neues Passwort",
      heading: "Wähle ein neues Passwort",
      body: "Über den Link kannst du ein neues Passwort wählen. Er funktioniert einmal und ist eine Stunde lang gültig.",
      button: "Neues Passwort wählen",
      why: "Du bekommst diese E-Mail, weil jemand für diese Adresse ein neues Passwort angefordert hat. Wenn du das nicht warst, bleibt dein Passwort unverändert.",
    },
    link: {
      subject: "Dein Anmeldelink",
      heading: "Mit einem Tipp anmelden",
      body: "Über den Link meldest du dich an. Er funktioniert einmal und ist eine Stunde lang gültig.",
      button: "Anmelden",
      why: "Du bekommst diese E-Mail, weil jemand für diese Adresse einen Anmeldelink angefordert hat. Wenn du das nicht warst, brauchst du nichts zu tun.",
    },
  },
};
