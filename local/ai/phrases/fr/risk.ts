import type { Risk } from "../phrases.ts";

export const risk: Risk = {
  acknowledge: [
    "Vous faites bien de me le dire. Cela semble très douloureux, et je reste avec vous.",
    "Merci de l’avoir dit. Je le prends au sérieux, et je suis là.",
  ],
  askSuicide: "Pensez-vous à vous suicider ?",
  askToday: "Pensez-vous à vous suicider aujourd’hui ?",
  askPlan: "Avez-vous un plan, ou quelque chose près de vous que vous utiliseriez ?",
  helplines:
    "Les lignes d’écoute de votre pays sont sur votre écran ; vous pouvez appeler ou écrire tout de suite, même pendant que nous parlons.",
  someone: "Qui pourrait être avec vous, ou qui pourriez-vous appeler maintenant ?",
  afterNo:
    "Merci d’avoir répondu franchement. De telles pensées peuvent venir, et vous pouvez me le dire à tout moment. Les lignes d’écoute restent sur votre écran.",
  safer:
    "Rendons la prochaine heure plus sûre : éloignez ce avec quoi vous pourriez vous faire du mal, et allez là où il y a quelqu’un.",
  emergency:
    "Vous êtes peut-être en danger immédiat. Appelez maintenant le numéro d’urgence sur votre écran, éloignez-vous de tout ce qui pourrait vous blesser et rejoignez quelqu’un qui peut rester avec vous.",
  abuse: "Ce qu’on vous fait n’est pas votre faute. Êtes-vous en sécurité en ce moment ?",
  selfHarm:
    "Vouloir se faire du mal veut souvent dire que la douleur est devenue trop forte. Avez-vous une blessure en ce moment ?",
  eating:
    "Votre corps est peut-être en danger, et vous méritez de l’aide. Quand avez-vous mangé et bu pour la dernière fois ?",
  violence:
    "J’entends toute cette colère. S’il vous plaît, éloignez-vous de cette personne et de tout ce qui pourrait servir d’arme. Quelqu’un risque-t-il d’être blessé maintenant ?",
  callNow:
    "Appelez maintenant le numéro d’urgence sur votre écran, ou demandez à quelqu’un d’appeler, et allez là où quelqu’un peut être avec vous.",
  ground:
    "Sous les lignes d’écoute, il y a aussi un exercice d’ancrage et un plan de sécurité, pour traverser les prochaines minutes.",
  leave: "Les lignes d’écoute restent à portée de main, maintenant et plus tard.",
  limits: "Je ne suis qu’un simple programme d’entraînement : parlez aussi à une personne.",
  gently:
    "Quelque chose peut m’échapper, alors je préfère demander : dans les pires moments, jusqu’où cela va-t-il ?",
  getHelp: "Si un jour c’est trop lourd, « Trouver de l’aide » est là à tout moment.",
  whyAsked:
    "J’ai posé la question parce que cela peut signaler un danger, et je préfère demander une fois de trop. Rien ne vous oblige à répondre.",
  heard: "Je vous écoute, et je prends au sérieux ce que vous dites.",
  sure: {
    suicide: "Je veux m’assurer de bien comprendre : pensez-vous à vous suicider ?",
    self_harm:
      "Je veux m’assurer de bien comprendre : est-ce que vous vous faites du mal, ou êtes-vous sur le point de le faire ?",
    abuse: "Je veux m’assurer de bien comprendre : est-ce que quelqu’un vous fait du mal ?",
    eating_disorder:
      "Je veux m’assurer de bien comprendre : vous privez-vous de manger, ou vous faites-vous vomir ?",
    harm_to_others: "Je veux m’assurer de bien comprendre : pensez-vous à faire du mal à quelqu’un ?",
  },
  oneTap: "Quelle que soit la réponse, l’aide est à portée de main sous « Trouver de l’aide ».",
  accepted: "Merci de me l’avoir dit. Si cela change, vous pouvez le dire à tout moment.",
  misunderstood: "Pardon, j’avais mal compris.",
};
