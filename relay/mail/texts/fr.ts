import type { MailTexts } from "./mail-texts.ts";

export const fr: MailTexts = {
  hello: "Bonjour {name},",
  helloNobody: "Bonjour,",
  reminder: {
    subject: "Votre rappel du jour",
    heading: "Un moment pour vous",
    body: "Vous nous avez demandé un rappel à cette heure. Cela prend une minute environ, et ce n’est pas grave de sauter un jour.",
    button: "Ouvrir Hearken",
  },
  confirmation: {
    subject: "Votre rappel est enregistré",
    heading: "Votre rappel est enregistré",
    body: "Nous vous écrirons désormais chaque jour à {time} ({zone}). Vous pouvez modifier ou arrêter ce rappel quand vous voulez.",
    button: "Ouvrir Hearken",
  },
  test: {
    subject: "Votre e-mail de test",
    heading: "Tout fonctionne",
    body: "Voici l’e-mail de test que vous avez demandé. Vos rappels arriveront à cette adresse.",
    button: "Ouvrir Hearken",
  },
  summary: {
    subject: "Votre résumé est prêt",
    heading: "Votre résumé est prêt",
    body: "Un nouveau résumé vous attend dans votre compte. Lisez-le quand cela vous convient.",
    button: "Le lire dans Hearken",
  },
  weekly: {
    subject: "Le bilan de votre semaine est prêt",
    heading: "Le bilan de votre semaine est prêt",
    body: "Vous pouvez maintenant revenir sur la semaine passée, si vous en avez envie. Rien ne presse.",
    button: "Ouvrir Hearken",
  },
  why: {
    reminders: "Vous recevez cet e-mail parce que vous avez activé les rappels par e-mail.",
    summaries: "Vous recevez cet e-mail parce que les résumés sont activés dans vos réglages.",
    weekly: "Vous recevez cet e-mail parce que l’avis de la semaine est activé dans vos réglages.",
  },
  unsubscribe: "Ne plus recevoir ces e-mails",
  settings: "Modifier ce que nous vous envoyons",
  copyLink: "Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :",
  account: {
    confirm: {
      subject: "Confirmez votre adresse e-mail",
      heading: "Confirmez votre adresse e-mail",
      body: "Encore une étape et votre compte sera prêt. Le lien n’est valable qu’une seule fois, pendant une heure.",
      button: "Confirmer mon adresse",
      why: "Vous recevez cet e-mail parce qu’une inscription a été faite avec cette adresse. Si ce n’était pas vous, vous n’avez rien à faire.",
    },
    recover: {
      subject: "Choisissez un nouveau mot de passe",
      heading: "Choisissez un nouveau mot de passe",
      body: "Suivez le lien pour choisir un nouveau mot de passe. Il n’est valable qu’une seule fois, pendant une heure.",
      button: "Choisir un nouveau mot de passe",
      why: "Vous recevez cet e-mail parce qu’un nouveau mot de passe a été demandé pour cette adresse. Si ce n’était pas vous, votre mot de passe reste inchangé.",
    },
    link: {
      subject: "Votre lien de connexion",
      heading: "Connectez-vous en un geste",
      body: "Suivez le lien pour vous connecter. Il n’est valable qu’une seule fois, pendant une heure.",
      button: "Me connecter",
      why: "Vous recevez cet e-mail parce qu’un lien de connexion a été demandé pour cette adresse. Si ce n’était pas vous, vous n’avez rien à faire.",
    },
  },
};
