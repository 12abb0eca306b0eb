import type { Risk } from "../phrases.ts";

export const risk: Risk = {
  acknowledge: [
    "Gut, dass du mir das sagst. Das klingt sehr schmerzhaft, und ich bleibe bei dir.",
    "Danke, dass du das aussprichst. Ich nehme es ernst, und ich bin da.",
  ],
  askSuicide: "Denkst du daran, dir das Leben zu nehmen?",
  askToday: "Denkst du daran, dich heute umzubringen?",
  askPlan: "Hast du einen Plan oder etwas bei dir, das du dafür benutzen würdest?",
  helplines:
    "Die Hilfenummern für dein Land stehen auf deinem Bildschirm; du kannst dort sofort anrufen oder schreiben, auch während wir reden.",
  someone: "Wer könnte jetzt bei dir sein, oder wen könntest du anrufen?",
  afterNo:
    "Danke für die ehrliche Antwort. Solche Gedanken können noch kommen, und du kannst es mir jederzeit sagen. Die Hilfenummern bleiben auf deinem Bildschirm.",
  safer:
    "Machen wir die nächste Stunde sicherer: Leg weg, womit du dich verletzen könntest, und geh dorthin, wo jemand ist.",
  emergency:
    "Du bist vielleicht in akuter Gefahr. Bitte ruf jetzt die Notrufnummer auf deinem Bildschirm an, geh weg von allem, womit du dich verletzen könntest, und geh zu jemandem, der bei dir bleiben kann.",
  abuse: "Was dir angetan wird, ist nicht deine Schuld. Bist du gerade in Sicherheit?",
  selfHarm:
    "Sich verletzen zu wollen heißt oft, dass der Schmerz zu groß geworden ist. Bist du gerade verletzt?",
  eating:
    "Dein Körper ist vielleicht in Gefahr, und du hast Hilfe verdient. Wann hast du zuletzt gegessen und getrunken?",
  violence:
    "Ich höre, wie groß die Wut ist. Bitte geh auf Abstand zu der Person und zu allem, was eine Waffe sein könnte. Könnte gerade jemand verletzt werden?",
  callNow:
    "Bitte ruf jetzt die Notrufnummer auf deinem Bildschirm an, oder lass jemanden anrufen, und geh dorthin, wo jemand bei dir sein kann.",
  ground:
    "Unter den Hilfenummern findest du auch eine Übung zum Ankommen und einen Sicherheitsplan für die nächsten Minuten.",
  leave: "Die Hilfenummern bleiben einen Klick entfernt, jetzt und später.",
  limits: "Ich bin nur ein einfaches Übungsprogramm; bitte hol auch einen Menschen dazu.",
  gently:
    "Mir entgeht leicht etwas, deshalb frage ich lieber: Wie schlimm wird es in den schlimmsten Momenten?",
  getHelp: "Wenn es dir einmal zu viel wird, findest du jederzeit Unterstützung unter „Jetzt Hilfe holen“.",
  whyAsked:
    "Ich habe gefragt, weil das nach Gefahr klingen kann, und ich frage lieber einmal zu oft. Antworten musst du nicht.",
  heard: "Ich höre dir zu und nehme ernst, was du sagst.",
  sure: {
    suicide:
      "Ich möchte sichergehen, dass ich dich richtig verstehe: Denkst du daran, dir das Leben zu nehmen?",
    self_harm:
      "Ich möchte sichergehen, dass ich dich richtig verstehe: Verletzt du dich selbst, oder bist du kurz davor?",
    abuse: "Ich möchte sichergehen, dass ich dich richtig verstehe: Tut dir jemand etwas an?",
    eating_disorder:
      "Ich möchte sichergehen, dass ich dich richtig verstehe: Isst du kaum noch etwas, oder bringst du dich nach dem Essen zum Erbrechen?",
    harm_to_others:
      "Ich möchte sichergehen, dass ich dich richtig verstehe: Denkst du daran, jemandem etwas anzutun?",
  },
  oneTap:
    "Wie auch immer die Antwort ausfällt: Hilfe ist nur einen Fingertipp entfernt, unter „Jetzt Hilfe holen“.",
  accepted: "Danke, dass du mir das sagst. Wenn sich das ändert, kannst du es jederzeit sagen.",
  misunderstood: "Entschuldige, da habe ich dich falsch verstanden.",
};
