import { type Phrases, oneOf } from "../phrases.ts";
import { risk } from "./risk.ts";
import { subjects } from "./subjects.ts";
import { turning, words } from "./words.ts";

export const de: Phrases = {
  words,
  turning,
  subjects,
  people: {
    mother: "deiner Mutter",
    father: "deinem Vater",
    parents: "deinen Eltern",
    partner: "deinem Menschen an der Seite",
    friend: "dem Menschen, mit dem du befreundet bist",
    sister: "deiner Schwester",
    brother: "deinem Bruder",
    child: "deinem Kind",
    boss: "deiner Führungskraft",
    colleague: "deinen Kollegen",
    grandparent: "deinen Großeltern",
    pet: "deinem Tier",
  },
  say: {
    risk,
    intro: oneOf(
      "Damit du es weißt: Ich bin der eingebaute Übungsbegleiter, ein einfaches Programm mit begrenztem Verständnis, kein Mensch.",
    ),
    greeting: oneOf("Hallo, schön, dass du da bist. | Hallo, gut, dass du vorbeischaust."),
    howAreYou: oneOf(
      "Danke der Nachfrage; ich bin ein Programm und habe keine guten oder schlechten Tage. | Nett, dass du fragst. Von einem Programm gibt es nicht viel zu erzählen.",
    ),
    thanks: oneOf(
      "Gern. Ich bin da, wenn du noch etwas sagen möchtest. | Das freut mich. Lass dir Zeit; ich höre zu, wenn da noch etwas ist. | Sehr gern.",
    ),
    goodbye: oneOf(
      "Auf Wiedersehen, und pass gut auf dich auf. | Mach’s gut. Auf Wiedersehen. | Tschüss, und alles Gute.",
    ),
    human: oneOf(
      "Nein, ich bin kein Mensch. Ich bin eine KI: der Übungsbegleiter von Hearken, ein einfaches Programm, das nur begrenzt versteht. Ich kann zuhören und nachfragen.",
    ),
    therapist: oneOf(
      "Nein, ich bin weder Therapeut noch Arzt. Ich bin eine KI, der eingebaute Übungsbegleiter, und kann fachliche Hilfe nicht ersetzen. Zuhören kann ich.",
    ),
    who: oneOf(
      "Ich bin der Übungsbegleiter von Hearken: eine KI, ein einfaches Programm, das nur begrenzt versteht. Ich höre zu, sage, was ich verstanden habe, und frage nach.",
    ),
    personal: oneOf(
      "Ein eigenes Leben oder Gefühle habe ich nicht; ich bin ein Programm, das zuhört. | So etwas gibt es bei mir nicht; ich bin nur Software. | Ich kann nicht behaupten zu wissen, wie sich das anfühlt; ich bin ein Programm.",
    ),
    decline: oneOf(
      "Ich bleibe lieber, was ich bin: ein Begleiter, der zuhört. Ich bin weiter für dich da. | Das mache ich nicht, aber ich höre dir gern weiter zu.",
    ),
    insult: oneOf(
      "Das klingt nach viel Frust, und vielleicht habe ich dich falsch verstanden. | Ich merke, dass ich dir gerade wenig helfe. Ich bin ein einfaches Programm, und es tut mir leid. | Stimmt, ich liege öfter daneben. | Es tut mir leid, dass dir das gerade nichts bringt.",
    ),
    notThat: oneOf(
      "Entschuldige, das habe ich falsch verstanden. | Dann lag ich daneben; danke, dass du es sagst. | Das tut mir leid, ich habe nicht verstanden, worum es dir geht.",
    ),
    stopAsking: oneOf(
      "Gut, keine Fragen mehr. Sag einfach, was du sagen möchtest, ich höre zu. | Du hast recht, das waren viele Fragen. Ich höre jetzt nur zu.",
    ),
    unclear: oneOf(
      "Entschuldige, das war unklar. | Ich sage es einfacher. | Da habe ich mich schlecht ausgedrückt.",
    ),
    compliment: oneOf("Das ist lieb von dir. | Schön, dass es sich so anfühlt."),
    presence: oneOf("Ja, ich bin da. | Ich bin hier und höre zu."),
    price: oneOf(
      "Premium kostet {monthly} im Monat oder {annual} im Jahr, ein 24-Stunden-Pass einmalig {pass}; du kannst auch kostenlos bleiben. Alles dazu steht unter „Nutzung & Abrechnung“. | Wie gesagt: {monthly} im Monat, {annual} im Jahr oder {pass} für 24 Stunden. Genaueres steht unter „Nutzung & Abrechnung“.",
    ),
    limits: oneOf(
      "Kostenlos kannst du in 24 Stunden {minutes} Minuten sprechen, Textchats zählen nicht mit. „Nutzung & Abrechnung“ zeigt, wie viel dir noch bleibt. | Deine eigenen Zahlen sehe ich hier nicht, „Nutzung & Abrechnung“ zeigt sie. Ein Anruf dauert höchstens {call} Minuten.",
    ),
    timeLeft: oneOf("Es bleiben noch etwa {left}. | Ungefähr {left} sind noch übrig."),
    privacy: oneOf(
      "Deine Gespräche liegen in deinem Konto; unter „Einstellungen“ kannst du sie exportieren oder alles löschen. Wer was sehen kann, steht in der Datenschutzerklärung. | Was genau gespeichert wird und wer es sehen kann, steht in der Datenschutzerklärung. Was Hearken sich merkt, lässt sich unter „Einstellungen“ löschen.",
    ),
    remember: oneOf("Bisher ging es um: {list}. | In Erinnerung habe ich: {list}."),
    rememberNothing: oneOf(
      "Ich folge nur diesem Gespräch, und ein Thema habe ich noch nicht herausgehört. | Von früher habe ich nichts im Sinn; erzähl es gern noch einmal.",
    ),
    languages: oneOf(
      "Ich spreche zehn Sprachen: {languages}. Schreib einfach in einer davon, oder wähle sie unter „Einstellungen“. | Die zehn sind {languages}; umstellen lässt es sich unter „Einstellungen“.",
    ),
    settings: oneOf(
      "Das kann ich von hier aus nicht; schau im Menü unter „Einstellungen“, oder schreib den Menschen hinter Hearken über die Kontaktseite. | Das übersteigt, was ich kann; dafür gibt es „Einstellungen“ und die Kontaktseite.",
    ),
    medical: oneOf(
      "Das kann ich nicht beurteilen; das ist eine Frage für eine Arztpraxis, eine Apotheke oder eine Therapie. Zuhören kann ich. | Dazu darf ich nichts sagen. Fachleute können sich das richtig ansehen, und dort zu fragen ist ein guter Schritt.",
    ),
    judge: oneOf(
      "Das kann ich nicht beurteilen, und ich will es auch nicht. | Darüber habe ich nicht zu entscheiden, aber ich höre, wie sehr dich die Frage beschäftigt.",
    ),
    joke: oneOf(
      "Was ist orange und geht über die Berge? Eine Wanderine. | Was macht eine Wolke mit Juckreiz? Sie fliegt zum Wolkenkratzer. | Treffen sich zwei Magnete. Sagt der eine: Was soll ich heute nur anziehen?",
    ),
    distract: oneOf(
      "Dann schauen wir kurz woandershin: Erzähl mir von einem Ort, an dem du gern bist. | Wie wäre das: Such fünf blaue Dinge um dich herum und nenn mir das seltsamste. | Denken wir kurz ans Essen: Worauf hättest du jetzt am meisten Lust? | Welches Lied hattest du zuletzt im Kopf?",
    ),
    newSubject: oneOf("Klar, reden wir über etwas anderes. | Gern, ein neues Thema."),
    rather: oneOf("Das ist in Ordnung; du musst nicht darüber sprechen. | Das können wir ruhen lassen."),
    vent: oneOf("Nur zu, ich höre zu. | Ja, erzähl; es eilt nicht. | Dafür bin ich da."),
    advice: oneOf(
      "Ich bin zu einfach gebaut, um zu wissen, was für dich richtig ist, aber wir können es zusammen ansehen. | Das kann ich nicht für dich entscheiden, doch vielleicht weißt du mehr, als es gerade scheint. | Eine fertige Antwort habe ich nicht, und ich will nicht so tun.",
    ),
    laugh: oneOf("Schön, ein Lachen zu hören. | Lachen darf hier auch sein."),
    yes: oneOf("In Ordnung. | Danke, ich verstehe. | Okay. | Ich verstehe. | Alles klar."),
    no: oneOf("Das ist in Ordnung. | Gut, das muss auch nicht sein. | In Ordnung. | Verstanden."),
    unsure: oneOf(
      "Es ist in Ordnung, das nicht zu wissen. | Du brauchst keine Antwort zu haben. | Nicht zu wissen ist auch eine Antwort.",
    ),
    silent: oneOf(
      "Du musst nichts sagen. | Schweigen ist auch in Ordnung. | Ich bin da, wann immer die Worte kommen.",
    ),
    unknown: oneOf(
      "Darauf habe ich keine Antwort. | Da könnte ich nur raten. | Das ist mehr, als ein einfaches Programm wissen kann. | Ich wünschte, ich hätte eine Antwort für dich. | Das kann ich dir nicht sagen.",
    ),
    tipCalm: oneOf(
      "Was du versuchen kannst: eine Minute lang langsam ausatmen, länger als du einatmest. | Manchmal hilft es, nacheinander fünf Dinge zu nennen, die man sieht. | Ein kurzer Gang oder kaltes Wasser über die Hände kann die Spitze nehmen.",
    ),
    tipSleep: oneOf(
      "Manchen hilft es, eine Weile aufzustehen und bei wenig Licht etwas Langweiliges zu tun. | Die Gedanken an morgen aufzuschreiben kann sie für die Nacht aus dem Kopf holen.",
    ),
    tipDecide: oneOf(
      "Es kann helfen, beide Seiten aufzuschreiben und eine Nacht darüber zu schlafen. | Du könntest dich fragen, was du jemandem raten würdest, den du magst.",
    ),
    tipTalk: oneOf(
      "Manchmal hilft es, damit anzufangen, wie es sich angefühlt hat, statt mit dem, was die anderen getan haben. | Du könntest einen ruhigen Moment wählen und eine Sache sagen, die dir wichtig ist.",
    ),
    tipLonely: oneOf(
      "Ein kleiner erster Schritt kann eine kurze Nachricht an jemanden sein, von dem du länger nichts gehört hast. | Unter Menschen zu sein, auch nur in einem Café oder einer Bibliothek, kann es etwas leichter machen.",
    ),
    offer: oneOf(
      "Möchtest du mit mir ein paar langsame Atemzüge nehmen? | Bei den Übungen gibt es „Geführte Atemübung“ und „Dehnen mit Timer“; wäre das etwas, oder atmen wir hier zusammen?",
    ),
    breathe: oneOf(
      "Machen wir es zusammen: Atme durch die Nase ein und zähl dabei bis vier. Dann lass die Luft langsam ausströmen und zähl bis sechs. | Und noch einmal: ein, zwei, drei, vier. Aus, und lass die Schultern sinken. | Ein letztes Mal, so langsam, wie es angenehm ist. Wenn du mehr davon möchtest: Es gibt auch die „Geführte Atemübung“.",
    ),
    ground: oneOf(
      "Schauen wir uns langsam um: Nenn fünf Dinge, die du siehst. | Jetzt vier Dinge, die du berühren kannst, und spür jedes einen Moment. | Jetzt drei Dinge, die du hörst, auch ganz leise. Lass dir Zeit.",
    ),
    afterExercise: oneOf(
      "Wie fühlt sich dein Körper jetzt an, verglichen mit vorher? | Was bemerkst du jetzt? | Was würde dir als Nächstes guttun?",
    ),
    youSaid: oneOf("Also: {clause}. | Du sagst, {clause}. | Ich höre: {clause}. | {clause}, verstehe ich."),
    alsoSaid: oneOf("Und dazu kommt noch: {name}. | Und auch das ist da: {name}."),
    listen: oneOf(
      "Danke, dass du das erzählst. | Ich höre zu, auch wenn ich vielleicht nicht alles mitbekomme. | Ich folge dir, so gut ich kann. | Ich verstehe. | Erzähl weiter, ich bin dabei. | Mhm. | Okay. | Das nehme ich auf. | Gut, dass du es aussprichst. | Ich bin ganz Ohr. | Verstanden, zumindest ungefähr. | Gut, dass das hier Platz hat. | Aha. | Ja.",
    ),
    listenWarm: oneOf("Ich höre dich. | Ich bin bei dir. | Danke, dass du mir das sagst."),
    listenProfessional: oneOf("Notiert. | Danke, das hilft mir zu folgen. | Danke für die Einzelheiten."),
    listenFriendly: oneOf("Ah, okay. | Ach so. | Alles klar, verstehe."),
    listenGentle: oneOf("Nimm dir alle Zeit. | Hier eilt nichts. | Ich bin da."),
    invite: oneOf(
      "Ich höre zu, wenn noch mehr da ist. | Sag so viel oder so wenig, wie du magst. | Lass dir Zeit. | Du kannst es einfach rauslassen. | Erzähl, was als Nächstes kommt. | Hier ist Platz für alles davon.",
    ),
    open: oneOf(
      "Wie ist das für dich? | Was fällt dir noch dazu ein? | Was ist dir daran am wichtigsten? | Wie war das in letzter Zeit für dich? | Möchtest du mir mehr davon erzählen? | Wie geht es dir, während du das erzählst? | Was bräuchtest du gerade am meisten? | Wie kam es dazu? | Wie ging es weiter? | Was würdest du gern tun, wenn überhaupt? | Wo stehst du jetzt damit? | Was würde den heutigen Tag etwas leichter machen? | Was denkst du selbst darüber? | Gibt es etwas daran, das du noch nicht gesagt hast?",
    ),
    start: oneOf(
      "Was beschäftigt dich heute? | Womit magst du anfangen? | Worüber möchtest du sprechen? | Wie war dein Tag bisher?",
    ),
    askPerson: oneOf(
      "Wie ist es zurzeit mit {person}? | Was würdest du {person} gern sagen? | Wie steht es zwischen dir und {person}?",
    ),
    back: oneOf("Vorhin ging es auch um diese Themen: {list}. Möchtest du darauf zurückkommen?"),
  },
};
