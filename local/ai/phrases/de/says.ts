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
    partner: "dem Menschen an deiner Seite",
    friend: "dem Menschen, mit dem du befreundet bist",
    sister: "deiner Schwester",
    brother: "deinem Bruder",
    child: "deinem Kind",
    boss: "deinen Vorgesetzten",
    colleague: "deinen Kollegen",
    grandmother: "deiner Großmutter",
    grandfather: "deinem Großvater",
    pet: "deinem Tier",
  },
  say: {
    risk,
    intro: oneOf(
      "Gut zu wissen: Ich bin der eingebaute Übungsbegleiter, ein einfaches Programm mit begrenztem Verständnis, kein Mensch.",
    ),
    greeting: oneOf("Hallo und willkommen. | Hallo, schön, dass du da bist."),
    howAreYou: oneOf(
      "Danke der Nachfrage; ich bin ein Programm und habe keine guten oder schlechten Tage. | Danke, das ist nett. Von einem Programm gibt es nicht viel zu erzählen.",
    ),
    thanks: oneOf("Sehr gern. | Gern geschehen. | Keine Ursache."),
    goodbye: oneOf(
      "Auf Wiedersehen und alles Gute. | Bis dann, alles Gute. | Tschüss, und alles Gute. | Alles Gute, und pass auf dich auf.",
    ),
    human: oneOf(
      "Ich bin kein Mensch; ich bin eine KI: der Übungsbegleiter von Hearken, ein einfaches Programm, das nur begrenzt versteht. Ich kann zuhören und nachfragen.",
    ),
    therapist: oneOf(
      "Nein, ich bin weder Therapeut noch Arzt. Ich bin eine KI, der eingebaute Übungsbegleiter, und kann fachliche Hilfe nicht ersetzen. Zuhören kann ich.",
    ),
    who: oneOf(
      "Ich bin der Übungsbegleiter von Hearken: eine KI, ein einfaches Programm, das nur begrenzt versteht. Ich höre zu, sage, was ich verstanden habe, und frage nach.",
    ),
    personal: oneOf(
      "Ein eigenes Leben oder Gefühle habe ich nicht; ich bin ein Programm, das zuhört. | So etwas gibt es bei mir nicht; ich bin nur Software. | Wie sich das anfühlt, kann ich nicht wissen; ich bin ein Programm.",
    ),
    decline: oneOf(
      "Ich bleibe lieber, was ich bin: ein Begleiter, der zuhört. | Das mache ich nicht, aber ich höre gern weiter zu.",
    ),
    insult: oneOf(
      "Das klingt nach viel Frust, und vielleicht habe ich etwas falsch verstanden. | Ich merke, dass ich gerade wenig helfe. Ich bin ein einfaches Programm, und es tut mir leid. | Stimmt, ich liege öfter daneben. | Es tut mir leid, dass das gerade nichts bringt.",
    ),
    notThat: oneOf(
      "Das habe ich falsch verstanden, Entschuldigung. | Dann lag ich daneben; danke für die Richtigstellung. | Das tut mir leid, ich habe nicht verstanden, worum es geht.",
    ),
    stopAsking: oneOf(
      "In Ordnung, keine Fragen mehr. Ich höre zu. | Das Fragen lasse ich sein; ich höre jetzt nur zu.",
    ),
    unclear: oneOf(
      "Entschuldigung, das war unklar. Ich meinte nur, dass ich zuhöre. | Da habe ich mich schlecht ausgedrückt. Ich wollte einfach mehr davon hören. | Das war missverständlich von mir, Entschuldigung. Gemeint war: Du kannst gern weitererzählen.",
    ),
    compliment: oneOf(
      "Danke, das ist freundlich. | Schön, dass es sich so anfühlt. | Danke, das freut mich.",
    ),
    presence: oneOf("Ja, ich bin da. | Ja, ich bin hier und höre zu."),
    price: oneOf(
      "Premium kostet {monthly} im Monat oder {annual} im Jahr, ein 24-Stunden-Pass einmalig {pass}; kostenlos bleiben geht auch. Alles dazu steht unter „Nutzung & Abrechnung“. | Wie gesagt: {monthly} im Monat, {annual} im Jahr oder {pass} für 24 Stunden. Genaueres steht unter „Nutzung & Abrechnung“.",
    ),
    limits: oneOf(
      "Kostenlos sind {minutes} Minuten Sprechen in 24 Stunden, ein Anruf dauert höchstens {call} Minuten, und Textchats zählen nicht mit. „Nutzung & Abrechnung“ zeigt, wie viel noch bleibt. | Die genauen Zahlen sehe ich hier nicht, „Nutzung & Abrechnung“ zeigt sie. Ein Anruf dauert höchstens {call} Minuten.",
    ),
    timeLeft: oneOf("Die Zeit reicht noch für etwa {left}. | Noch ungefähr {left}."),
    privacy: oneOf(
      "Kein Mensch liest die Gespräche; ein Programm prüft sie auf Anzeichen von Gefahr. Unter „Einstellungen“ lässt sich alles exportieren oder löschen. | Was genau gespeichert wird und wer es sehen kann, steht in der Datenschutzerklärung. Was Hearken sich merkt, lässt sich unter „Einstellungen“ löschen.",
    ),
    remember: oneOf("Bisher ging es um: {list}. | Diese Themen sind mir in Erinnerung: {list}."),
    rememberNothing: oneOf(
      "Ich folge nur diesem Gespräch, und ein Thema habe ich noch nicht herausgehört. | An Früheres erinnere ich mich nicht; erzähl es gern noch einmal.",
    ),
    languages: oneOf(
      "Ich spreche zehn Sprachen: {languages}. Einfach in einer davon schreiben, oder sie unter „Einstellungen“ wählen. | Die zehn sind {languages}; umstellen lässt es sich unter „Einstellungen“.",
    ),
    settings: oneOf(
      "Das kann ich von hier aus nicht; im Menü unter „Einstellungen“ geht das meiste, und über die Kontaktseite sind die Menschen hinter Hearken zu erreichen. | Das kann ich leider nicht; dafür gibt es „Einstellungen“ und die Kontaktseite.",
    ),
    medical: oneOf(
      "Das kann ich nicht beurteilen; das ist eine Frage für eine Arztpraxis, eine Apotheke oder eine Therapie. Zuhören kann ich. | Dazu darf ich nichts sagen. Fachleute können sich das richtig ansehen, und dort zu fragen ist ein guter Schritt.",
    ),
    judge: oneOf(
      "Darüber urteile ich nicht, und es ist völlig in Ordnung, das zu fragen. | Das habe nicht ich zu entscheiden, aber ich höre, wie sehr dich die Frage beschäftigt.",
    ),
    joke: oneOf(
      "Was ist orange und geht über die Berge? Eine Wanderine. | Was macht eine Wolke mit Juckreiz? Sie fliegt zum Wolkenkratzer. | Treffen sich zwei Magnete. Sagt der eine: Was soll ich heute nur anziehen?",
    ),
    distract: oneOf(
      "Dann schauen wir kurz woandershin: Erzähl mir von einem Ort, an dem du gern bist. | Wie wäre das: Such fünf blaue Dinge um dich herum und nenn mir das seltsamste. | Denken wir kurz an Filme: Welchen könntest du immer wieder sehen? | Welches Lied hattest du zuletzt im Kopf?",
    ),
    newSubject: oneOf("Klar, reden wir über etwas anderes. | Gern, ein neues Thema."),
    rather: oneOf("Das ist in Ordnung; darüber muss hier niemand sprechen. | Das können wir ruhen lassen."),
    vent: oneOf("Nur zu, ich höre zu. | Ja, gern; es eilt nicht. | Dafür bin ich da."),
    request: oneOf(
      "Das kann ich nicht gut; ich bin ein einfaches Programm, das zuhört. Wie sollte es denn werden? | Dabei würde ich danebenliegen, und das sage ich lieber gleich. Fang mit deinen eigenen Worten an, und ich höre zu. | Das ist leider zu viel für mich. Zuhören kann ich, oder wir atmen ein wenig zusammen.",
    ),
    advice: oneOf(
      "Ich bin zu einfach gebaut, um zu wissen, was hier richtig ist. | Das weiß ich nicht, und ich will nicht so tun, als wüsste ich es. | Eine gute Antwort darauf habe ich leider nicht.",
    ),
    laugh: oneOf("Schön, ein Lachen zu hören. | Lachen darf hier auch sein."),
    yes: oneOf(
      "Ich habe verstanden. | Das macht es klarer. | Dann habe ich richtig verstanden. | Danke, dann weiß ich Bescheid.",
    ),
    no: oneOf(
      "Das ist in Ordnung. | Dann ist es wohl anders. | Okay, dann weiß ich das. | Ist gut, das habe ich verstanden.",
    ),
    unsure: oneOf(
      "Es ist in Ordnung, das nicht zu wissen. | Es braucht keine Antwort. | Es nicht zu wissen ist auch eine Antwort.",
    ),
    silent: oneOf(
      "Es muss nichts gesagt werden. | Schweigen ist auch in Ordnung. | Ich bin da, wann immer die Worte kommen.",
    ),
    unknown: oneOf(
      "Das weiß ich nicht, aber ich höre zu. | Beantworten kann ich das leider nicht. | Da könnte ich nur raten. | Ich wünschte, ich hätte darauf eine Antwort; erzählen hilft vielleicht trotzdem. | Das geht leider über das hinaus, was ich weiß.",
    ),
    tipCalm: oneOf(
      "Was du versuchen kannst: eine Minute lang langsam atmen und dabei länger aus- als einatmen. | Manchmal hilft es, nacheinander fünf Dinge zu nennen, die man sieht. | Ein paar Schritte oder kaltes Wasser über die Hände können der Anspannung die Spitze nehmen.",
    ),
    tipSleep: oneOf(
      "Manchen hilft es, eine Weile aufzustehen und bei wenig Licht etwas Langweiliges zu tun. | Wer die Gedanken an morgen aufschreibt, bekommt sie für die Nacht manchmal aus dem Kopf.",
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
      "Wollen wir zusammen ein paarmal langsam durchatmen? | Bei den Übungen gibt es „Geführte Atemübung“ und „Dehnen mit Timer“; wäre das etwas, oder atmen wir hier zusammen?",
    ),
    breathe: oneOf(
      "Machen wir es zusammen: durch die Nase einatmen und dabei bis vier zählen. Dann die Luft langsam ausströmen lassen und bis sechs zählen. | Und noch einmal: ein, zwei, drei, vier. Aus, und die Schultern sinken lassen. | Ein letztes Mal, so langsam, wie es angenehm ist. Mehr davon gibt es unter „Geführte Atemübung“.",
    ),
    ground: oneOf(
      "Schauen wir uns langsam um: fünf Dinge nennen, die zu sehen sind. | Jetzt vier Dinge zum Berühren, und jedes einen Moment spüren. | Jetzt drei Geräusche, auch ganz leise. Ganz ohne Eile.",
    ),
    afterExercise: oneOf(
      "Wie fühlt sich der Körper jetzt an, verglichen mit vorher? | Hat sich etwas verändert? | Was würde als Nächstes guttun?",
    ),
    youSaid: oneOf("{clause}; ich höre zu. | Du sagst, {clause}. | {clause}, so habe ich es verstanden."),
    alsoSaid: oneOf("Und dazu kommt noch: {name}. | Und auch das spielt mit hinein: {name}."),
    thanksBye: oneOf(
      "Sehr gern, und alles Gute. | Gern geschehen. Auf Wiedersehen und alles Gute. | Keine Ursache, alles Gute.",
    ),
    plan: oneOf(
      "Das klingt nach einem guten Schritt. | Ich hoffe, es läuft so, wie du es dir wünschst. | Das klingt, als wäre es einen Versuch wert.",
    ),
    luck: oneOf("Viel Glück dabei! | Alles Gute dafür, und viel Glück."),
    apology: oneOf("Dafür braucht es keine Entschuldigung. | Kein Grund, sich zu entschuldigen."),
    quiet: oneOf("Natürlich. Es braucht keine Worte; ich bin da. | In Ordnung, ich bleibe still hier."),
    spare: oneOf(
      "In Ordnung, das lasse ich weg und höre einfach zu. | Das lasse ich bleiben und höre nur zu.",
    ),
    ownView: oneOf("Was sagt das eigene Gefühl dazu? | Was würdest du jemandem raten, dem es genauso geht?"),
    premium: oneOf(
      "Kostenlos gibt es in 24 Stunden {minutes} Minuten Sprechen und {calls} Anrufe, dazu {checkIns} Stimmungschecks pro Woche; Textchats zählen nicht mit. Mit Premium entfallen diese Grenzen, und der Produktivitätsguide kommt dazu.",
    ),
    training: oneOf("Nein, kein Gespräch wird dafür benutzt, eine KI zu trainieren."),
    alerts: oneOf(
      "Nein, ich kann niemanden anrufen und niemandem etwas sagen. Wenn es nach Gefahr klingt, erscheinen Hilfsangebote auf deinem Bildschirm.",
    ),
    deleting: oneOf(
      "Ein Gespräch lässt sich auf seiner Seite löschen, alles andere und auch das ganze Konto unter „Einstellungen“. Was gelöscht ist, ist endgültig weg.",
    ),
    tomorrow: oneOf(
      "Nur wenn das Gedächtnis unter „Einstellungen“ eingeschaltet ist: Dann bleiben ein paar Notizen aus den Gesprächen. Jede lässt sich dort ansehen und löschen.",
    ),
    journal: oneOf("Ja, bei den Übungen gibt es das „Reflexionstagebuch“ mit Platz zum Schreiben."),
    pages: oneOf(
      "Bei den Übungen gibt es „Geführte Atemübung“, „Dehnen mit Timer“ und das „Reflexionstagebuch“. Eine Atemübung geht auch gleich hier.",
    ),
    listenGlad: oneOf(
      "Wie schön! | Das ist wunderbar. | Was für eine Freude. | Das ist ein Grund zum Feiern.",
    ),
    listenNear: oneOf(
      "Ich bleibe hier. Du kannst gleichzeitig mit jemandem am Hilfetelefon sprechen. | Ich nehme das ernst. Eine Minute nach der anderen: die Füße am Boden spüren und langsam ausatmen. | Ich bin weiter da. Wird es stärker, ruf bitte gleich das Hilfetelefon auf deinem Bildschirm an. | Danke für die Offenheit; das ist wichtig. Ein Mensch in der Nähe sollte es auch wissen. | In den nächsten Minuten muss nichts entschieden werden. Geh oder bleib bitte dort, wo dich jemand erreichen kann, dem du vertraust. | Das ist viel auf einmal. Ein Mensch neben dir kann da mehr helfen als ich. | Auch in den nächsten Minuten bin ich hier. Behalt das Telefon in der Hand, und bring alles weit weg, was dich verletzen könnte.",
    ),
    safetyPlan: oneOf(
      "Der „Sicherheitsplan“ ist eine Seite, auf der man festhält, was hilft, wenn es einem sehr schlecht geht. In deinem Konto kannst nur du ihn lesen.",
    ),
    listen: oneOf(
      "Ich höre zu. | Ich verstehe. | Danke fürs Erzählen. | Ich bin hier und höre zu. | Ich höre genau zu. | Das höre ich. | Das ist bei mir angekommen. | Ich lasse das auf mich wirken. | Ich bin noch da. | Verstehe. | Ich höre weiter zu. | Ich möchte das verstehen. | Ich bin ganz da. | Ich höre hin. | Das habe ich gehört. | Ich höre aufmerksam zu. | Das hat hier Platz. | Es ist gut, davon zu erzählen. | Ich höre dir zu. | Danke, dass du das erzählst.",
    ),
    listenWarm: oneOf("Ich bin da und höre zu. | Ich bin hier. | Ich bin ganz Ohr."),
    listenProfessional: oneOf(
      "Das hilft mir beim Verstehen. | Ich höre konzentriert zu. | Jetzt sehe ich es deutlicher.",
    ),
    listenFriendly: oneOf("Ach so. | Ah, verstehe. | Ach, so ist das."),
    listenGentle: oneOf("Ganz in Ruhe. | Hier eilt nichts. | Ich bin da."),
    invite: oneOf(
      "Wenn da noch mehr ist, nur zu. | Ich möchte gern mehr hören. | Alles, was noch kommt, ist willkommen. | Da darf auch noch mehr kommen. | Einfach weitererzählen, wenn es passt. | Auch was sonst noch dazugehört, interessiert mich. | Erzähl gern weiter. | Sag gern noch mehr dazu. | Da ist Platz für mehr.",
    ),
    welcome: oneOf(
      "Dafür braucht es keinen Grund und kein Problem. | Nein, es muss nichts Schlimmes sein; hier ist alles willkommen.",
    ),
    available: oneOf(
      "Ja, zu jeder Zeit, auch morgen und mitten in der Nacht. | Ja, ein Programm schläft nicht.",
    ),
    nice: oneOf(
      "Etwas Schönes: Ein freundliches Wort muss sich niemand verdienen. | Etwas Gutes: Auch ein schwerer Tag geht zu Ende. | Irgendwo schläft gerade eine Katze auf frischer Wäsche und ist sehr zufrieden.",
    ),
    wording: oneOf(
      "Es darf kurz sein: „Mir geht es nicht gut. Kannst du reden oder herkommen?“ | Ein Satz genügt: „Ich brauche dich gerade und weiß nicht, wie ich es sagen soll.“",
    ),
    unknownNear: oneOf(
      "Das kann ich nicht wissen, aber niemand muss damit allein sein. | Vorher weiß das niemand; einen Menschen um Hilfe zu bitten lohnt sich trotzdem.",
    ),
    start: oneOf(
      "Was beschäftigt dich heute? | Womit fangen wir an? | Worüber möchtest du sprechen? | Wie war der Tag bisher?",
    ),
  },
};
