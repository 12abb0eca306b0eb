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
    body: "Ab jetzt schreiben wir dir jeden Tag um {time} ({zone}). Du kannst das jederzeit ändern oder beenden.",
    button: "Hearken öffnen",
  },
  test: {
    subject: "Deine Test-E-Mail",
    heading: "Es funktioniert",
    body: "Das ist die Test-E-Mail, die du angefordert hast. Deine Erinnerungen kommen an diese Adresse.",
    button: "Hearken öffnen",
  },
  summary: {
    subject: "Deine Zusammenfassung ist da",
    heading: "Deine Zusammenfassung ist da",
    body: "In deinem Konto liegt eine neue Zusammenfassung. Lies sie, wann immer es dir passt.",
    button: "In Hearken lesen",
  },
  weekly: {
    subject: "Deine Woche ist bereit",
    heading: "Deine Woche ist bereit",
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
  settings: "Ändern, was wir dir schicken",
  copyLink: "Wenn die Schaltfläche nicht funktioniert, kopiere diese Adresse in deinen Browser:",
  account: {
    confirm: {
      subject: "Bestätige deine E-Mail-Adresse",
      heading: "Bestätige deine E-Mail-Adresse",
      body: "Noch ein Schritt, dann ist dein Konto bereit. Der Link gilt einmal, eine Stunde lang.",
      button: "Adresse bestätigen",
      why: "Du bekommst diese E-Mail, weil sich jemand mit dieser Adresse angemeldet hat. Warst du es nicht, musst du nichts tun.",
    },
    recover: {
      subject: "Wähle ein neues Passwort",
      heading: "Wähle ein neues Passwort",
      body: "Folge dem Link, um ein neues Passwort zu wählen. Er gilt einmal, eine Stunde lang.",
      button: "Neues Passwort wählen",
      why: "Du bekommst diese E-Mail, weil jemand für diese Adresse ein neues Passwort angefordert hat. Warst du es nicht, bleibt dein Passwort, wie es ist.",
    },
  },
};
