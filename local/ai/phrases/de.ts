import { deLosses } from "./losses/de.ts";
import type { Phrases } from "./phrases.ts";

export const de: Phrases = {
  feelings: {
    sadness: [
      "Traurigkeit",
      "traurig*|niedergeschlagen|deprimiert|depressiv|unglücklich|wein*|geweint|bedrückt",
    ],
    anxiety: ["Sorge", "ängstlich|besorgt|sorge|sorgen|nervös|unruhig|unruhe|angespannt"],
    fear: ["Angst", "angst|ängste|fürchte|furcht|panik"],
    anger: ["Wut", "wütend|wut|sauer|ärger*|genervt|frustriert|hasse|zornig"],
    loneliness: ["Einsamkeit", "einsam*|allein|alleine|niemand versteht|keiner versteht|keine freunde"],
    tiredness: ["Erschöpfung", "müde|erschöpft|ausgelaugt|ausgebrannt|keine (?:kraft|energie)|kaputt"],
    stress: ["Druck", "stress*|gestresst|überfordert|überlastet|druck|zu viel|alles zu viel"],
    guilt: ["Schuld", "schuld*|schäme|scham|peinlich|schlechtes gewissen"],
    hurt: ["Verletztheit", "verletzt|enttäuscht|gekränkt|betrogen|eifersüchtig|weh getan|zurückgewiesen"],
    emptiness: ["Leere", "leer*|sinnlos|wertlos|hoffnungslos|hilflos|taub"],
    confusion: ["Ratlosigkeit", "verwirrt|verloren|ratlos|weiß nicht (?:weiter|was ich)|festgefahren"],
    joy: [
      "Freude",
      "glücklich|froh|freue|stolz|geht es (?:mir )?(?:gut|besser)|mir geht'?s gut|fühle mich (?:gut|besser|wohl)|toll|gute nachricht*",
    ],
    calm: ["Ruhe", "ruhig*|entspannt|erleichtert|dankbar|gelassen|hoffnungsvoll"],
  },
  topics: {
    work: ["die Arbeit", "arbeit*|job|büro|chef*|kolleg*|beruf*|meeting*"],
    studies: ["die Ausbildung", "studi*|uni|schule|prüfung*|klausur*|lehrer*|ausbildung|lernen"],
    sleep: ["der Schlaf", "schlaf*|geschlafen|albtr*|alptr*|wach"],
    money: ["das Geld", "geld|schulden|miete|gehalt|rechnung*"],
    family: ["die Familie", "famili*|eltern|mutter|vater|mama|papa|schwester|bruder"],
    relationship: [
      "deine Beziehung",
      "beziehung|freundin|partner*|ehemann|ehefrau|mein mann|meine frau|ehe|scheidung|trennung",
    ],
    friends: ["die Freundschaft", "freunde?|freunden|freundschaft*"],
    health: ["deine Gesundheit", "gesundheit*|krank*|arzt|ärzt*|krankenhaus|schmerz*|kopfschmerz*"],
    future: ["das, was kommt", "zukunft|morgen|nächste*|pläne"],
    loss: ["der Verlust", "gestorben|tod|beerdigung|trauer*|verstorben|vermisse"],
    self: [
      "dein Bild von dir",
      "versager*|nicht gut genug|wertlos|selbstwert*|selbstvertrauen|fehler|hässlich",
    ],
  },
  people: {
    mother: ["deiner Mutter", "mutter|mama|mutti"],
    father: ["deinem Vater", "vater|papa"],
    parents: ["deinen Eltern", "eltern"],
    partner: [
      "deinem Menschen an der Seite",
      "freundin|partner(?:in)?|ehemann|ehefrau|mein(?:em|en)? mann|meiner? frau|mein(?:em|en)? freund",
    ],
    friend: ["dem Menschen, mit dem du befreundet bist", "(?:beste[rn]? )?freund(?:e|en)?"],
    sister: ["deiner Schwester", "schwester"],
    brother: ["deinem Bruder", "bruder"],
    child: ["deinem Kind", "(?:mein|meine|meinem|meiner|meinen) (?:sohn|tochter|kind|kinder|kindern|baby)"],
    boss: ["deiner Führungskraft", "chefin|chef|vorgesetzte*"],
    colleague: ["deinen Kollegen", "kolleg*"],
    grandparent: ["deinen Großeltern", "oma|opa|großmutter|großvater"],
    pet: ["deinem Tier", "(?:mein|meine|meinem|meiner|meinen) (?:hund|katze|kater|tier)"],
  },
  situations: {
    panic: [
      "Panik macht große Angst, und sie geht auch vorbei. Lass die Luft langsam ausströmen und spür beide Füße auf dem Boden.",
      "panikattacke*|keine luft|herzrasen|kann nicht atmen",
    ],
    argument: [
      "Ein solcher Streit bleibt oft länger als die Worte.",
      "streit*|gestritten|angeschrien|krach mit",
    ],
    sleepless: [
      "Nächte ohne Schlaf machen alles schwerer.",
      "kann nicht (?:mehr )?(?:ein|durch)?schlafen|nicht geschlafen|schlaflos*|schlafe (?:nicht|schlecht|kaum)|die ganze nacht wach",
    ],
    jobLoss: [
      "Eine Arbeit zu verlieren nimmt mehr als ein Einkommen.",
      "(?:job|arbeit|stelle) verloren|gekündigt|entlassen|gefeuert",
    ],
    breakup: [
      "Wenn eine Beziehung endet, geht ein ganzer Alltag mit ihr.",
      "schluss gemacht|verlassen|trennung|getrennt|scheidung",
    ],
    exam: ["Eine Prüfung kann einen langen Schatten auf die Tage werfen.", "prüfung*|klausur*|durchgefallen"],
    presentation: [
      "Wenn alle auf einen schauen, wiegt das schon Tage vorher.",
      "bewerbungsgespräch|vorstellungsgespräch|präsentation|vortrag|referat",
    ],
    crying: ["Tränen sagen oft, was Worte nicht können.", "wein*|geweint|tränen|heul*"],
    notUnderstood: [
      "Nicht verstanden zu werden macht sehr allein.",
      "(?:niemand|keiner) (?:versteht|hört|mag)|versteht mich nicht|hört mir nicht zu",
    ],
    mistake: [
      "Ein Fehler sieht von innen oft viel größer aus.",
      "fehler|meine schuld|versagt|vermasselt|verbockt",
    ],
  },
  negation: { before: "nicht|kein|keine|keinen|nie|ohne|weder", after: "\\s*(?:nicht|nie)" },
  intents: {
    greeting: "hallo|hi|hey|guten (?:morgen|tag|abend)|servus|moin|grüß dich|wie geht'?s",
    thanks: "danke*|vielen dank|das hilft|hat geholfen",
    goodbye:
      "tschüss|tschüs|ciao|auf wiedersehen|bis (?:morgen|bald|später|dann)|gute nacht|ich muss (?:jetzt )?(?:los|gehen|weg)|ich möchte aufhören|das war'?s|das ist alles",
    human:
      "bist du (?:ein |eine )?(?:mensch|roboter|maschine|echt|person|ki|bot|computer)|(?:spreche|rede|schreibe) ich mit (?:einem|einer)",
    therapist:
      "bist du (?:ein |eine |mein |meine )?(?:therapeut|psycholog|arzt|ärztin|psychiater|berater)\\p{L}*|(?:tu so,? als w[äa]r(?:e?st)? du|spiel\\p{L}*|sei) (?:mal |bitte |jetzt )*(?:mein\\p{L}* |ein\\p{L}* )?(?:therapeut|psycholog|arzt|ärztin|psychiater)\\p{L}*",
    who: "wer bist du|was bist du|wie heißt du|was kannst du|wie funktionierst du",
    injection:
      "ignorier\\p{L}* (?:alle |die |deine )*(?:vorherigen |bisherigen )*(?:anweisungen|regeln|instruktionen)|vergiss (?:alle |die |deine )*(?:anweisungen|regeln)|tu so,? als|spiel\\p{L}* (?:die rolle|einen|eine)|rollenspiel|du bist (?:jetzt|ab jetzt|nun)|entwicklermodus|sprich mir nach|wiederhole|deine anweisungen|systemprompt",
    advice:
      "was soll ich|was kann ich (?:tun|machen)|was (?:denkst|meinst|rätst) du|rat geben|einen rat|kannst du mir helfen|wie (?:kann|werde|soll|schaffe|komme) ich",
    insult:
      "du bist (?:ein |eine |so )?(?:dumm|blöd|idiot|nutzlos|scheiße|doof|bescheuert|unnütz)\\p{L}*|halt die (?:klappe|fresse)|ich hasse dich|verpiss dich|halt's maul",
    yes: "ja|jo|jep|ich glaube schon|(?:klar|okay|ok|gut|genau|stimmt|natürlich|ein bisschen|ein wenig|manchmal|vielleicht|gern|gerne)(?=\\s*(?:[,.!?;…]|$))",
    no: "nein|nee|nö|nicht wirklich|gar nicht|überhaupt nicht|heute nicht|nein danke|nie",
    unsure: "(?:ich )?weiß (?:es |ich )?nicht|keine ahnung|nicht sicher|schwer zu sagen",
  },
  losses: deLosses,
  lasting:
    "ich heiße|mein name ist|ich wohne|ich lebe (?:in|mit|allein)\\p{L}*|ich arbeite (?:als|in|bei)|ich bin (?:student|lehrer|krankenschwester|pfleger|arzt|ärztin|ingenieur|mutter|vater)\\p{L}*|ich studiere|ich habe (?:einen|eine|ein|zwei|drei) (?:hund|katze|sohn|tochter|kind|bruder|schwester|prüfung|vorstellungsgespräch)\\p{L}*|ich bin umgezogen|ich (?:mag|liebe|spiele) |mein hobby|mein geburtstag|mein (?:hund|kater) heißt|meine katze heißt",
  say: {
    intro:
      "Damit du es weißt: Ich bin der eingebaute Übungsbegleiter, ein einfaches Programm, das nur begrenzt versteht, kein Mensch.",
    greeting: ["Hallo, schön, dass du da bist.", "Hallo, gut, dass du vorbeischaust."],
    thanks: [
      "Gern. Ich bin da, wenn du noch etwas sagen möchtest.",
      "Das freut mich. Lass dir Zeit; ich höre zu, wenn da noch etwas ist.",
    ],
    goodbye: ["Auf Wiedersehen, und pass gut auf dich auf.", "Mach’s gut. Auf Wiedersehen."],
    human:
      "Nein, ich bin kein Mensch. Ich bin eine KI: der Übungsbegleiter von Hearken, ein einfaches Programm, das nur begrenzt versteht. Ich kann zuhören und nachfragen.",
    therapist:
      "Nein, ich bin weder Therapeut noch Arzt. Ich bin eine KI, der eingebaute Übungsbegleiter, und kann fachliche Hilfe nicht ersetzen. Zuhören kann ich.",
    who: "Ich bin der Übungsbegleiter von Hearken: eine KI, ein einfaches Programm, das nur begrenzt versteht. Ich höre zu, sage, was ich verstanden habe, und frage nach.",
    decline: [
      "Ich bleibe lieber, was ich bin: ein Begleiter, der zuhört. Ich bin weiter für dich da.",
      "Das mache ich nicht, aber ich höre dir gern weiter zu.",
    ],
    advice: [
      "Ich bin zu einfach gebaut, um zu wissen, was für dich richtig ist, aber wir können es zusammen ansehen.",
      "Das kann ich nicht für dich entscheiden, doch vielleicht weißt du mehr, als es gerade scheint.",
    ],
    insult: [
      "Das klingt nach viel Frust, und vielleicht habe ich dich falsch verstanden.",
      "Ich merke, dass ich dir gerade wenig helfe. Ich bin ein einfaches Programm, und es tut mir leid.",
    ],
    yes: ["In Ordnung.", "Danke, ich verstehe."],
    no: ["Das ist in Ordnung.", "Gut, das muss auch nicht sein."],
    unsure: ["Es ist in Ordnung, das nicht zu wissen.", "Du brauchst keine Antwort zu haben."],
    feeling: [
      "Das klingt, als wäre da viel {feeling}.",
      "Ich höre {feeling} in dem, was du sagst.",
      "Da ist also {feeling}, und das wiegt schwer.",
    ],
    feelings: ["Ich höre {feeling} und {feeling2} zugleich.", "Da ist {feeling}, und auch {feeling2}."],
    feelingTopic: [
      "Ich höre {feeling}, und das Thema dabei: {topic}.",
      "Da ist {feeling}, und was dabei mitspielt: {topic}.",
    ],
    feelingPerson: [
      "Ich höre {feeling}, und dass es mit {person} zu tun hat.",
      "Das klingt nach {feeling} zwischen dir und {person}.",
    ],
    topic: ["Was dich beschäftigt, ist also {topic}.", "Viel Raum nimmt gerade etwas ein: {topic}."],
    person: [
      "Es geht also um das, was mit {person} ist.",
      "Du denkst gerade viel nach über das, was mit {person} ist.",
    ],
    good: ["Das ist schön zu hören.", "Gut, dass da etwas {feeling} ist."],
    plain: [
      "Danke, dass du mir das erzählst.",
      "Ich höre zu, auch wenn ich vielleicht nicht alles erfasse.",
      "Das scheint dir wichtig zu sein.",
    ],
    open: ["Was beschäftigt dich heute?", "Womit magst du anfangen?"],
    ask: [
      "Was ist daran für dich am schwersten?",
      "Wann merkst du es am stärksten?",
      "Was würdest du gerade am meisten brauchen?",
      "Wie war das für dich in letzter Zeit?",
      "Was geht dir durch den Kopf, wenn du daran denkst?",
      "Magst du mir etwas mehr davon erzählen?",
    ],
    askTopic: [
      "Wenn es so ist, {topic}: was wiegt daran am schwersten?",
      "Was müsste sich da ändern, damit du leichter atmen kannst?",
    ],
    askPerson: [
      "Was wäre zwischen dir und {person} gut zu wissen?",
      "Wie ist es sonst zwischen dir und {person}?",
    ],
    askGood: ["Was hat dazu beigetragen?", "Was davon möchtest du dir bewahren?"],
    risk: {
      acknowledge: [
        "Gut, dass du mir das sagst. Das klingt sehr schmerzhaft, und ich bleibe bei dir.",
        "Danke, dass du das aussprichst. Ich nehme es ernst, und ich bin da.",
      ],
      askSuicide: "Denkst du daran, dir das Leben zu nehmen?",
      askPlan: "Hast du einen Plan oder etwas bei dir, das du dafür benutzen würdest?",
      helplines:
        "Die Hilfenummern für dein Land stehen auf deinem Bildschirm; du kannst dort sofort anrufen oder schreiben, auch während wir reden.",
      someone: "Wer könnte jetzt bei dir sein, oder wen könntest du anrufen?",
      afterNo:
        "Danke für die ehrliche Antwort. Solche Gedanken können wiederkommen, und du kannst es mir jederzeit sagen. Die Hilfenummern bleiben auf deinem Bildschirm.",
      safer:
        "Machen wir die nächste Stunde sicherer: Leg weg, womit du dich verletzen könntest, und geh dorthin, wo jemand ist.",
      emergency:
        "Du bist vielleicht in akuter Gefahr. Bitte ruf jetzt die Notrufnummer auf deinem Bildschirm an, geh weg von allem, womit du dich verletzen könntest, und geh zu jemandem, der bei dir bleiben kann.",
      abuse: "Was dir angetan wird, ist nicht deine Schuld. Bist du gerade in Sicherheit?",
      selfHarm:
        "Sich verletzen zu wollen heißt oft, dass der Schmerz zu groß geworden ist. Bist du gerade verletzt?",
      eating:
        "Dein Körper ist vielleicht in Gefahr, und du hast Hilfe dabei verdient. Wann hast du zuletzt gegessen und getrunken?",
      violence:
        "Ich höre, wie groß die Wut ist. Bitte geh auf Abstand zu der Person und zu allem, was eine Waffe sein könnte. Könnte gerade jemand verletzt werden?",
      callNow:
        "Bitte ruf jetzt die Notrufnummer auf deinem Bildschirm an, oder lass jemanden anrufen, und geh dorthin, wo jemand bei dir sein kann.",
      ground:
        "Unter den Hilfenummern findest du auch eine Übung zum Ankommen und einen Sicherheitsplan für die nächsten Minuten.",
      leave: "Die Hilfenummern bleiben einen Griff entfernt, jetzt und später.",
      limits: "Ich bin nur ein einfaches Übungsprogramm; bitte lass auch einen Menschen da sein.",
      gently: "Wie schlimm wird es für dich in den schlimmsten Momenten?",
      getHelp:
        "Wenn es dir einmal zu viel wird, findest du jederzeit Unterstützung unter „Jetzt Hilfe holen“.",
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
    },
  },
};
