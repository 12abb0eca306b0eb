import { type Phrases, subject } from "../phrases.ts";

export const subjects: Phrases["subjects"] = {
  death: subject(
    "dein Verlust",
    "Es tut mir sehr leid. Für einen solchen Verlust gibt es kaum Worte. | Mein herzliches Beileid. Da fehlt jetzt jemand, den niemand ersetzen kann.",
    "Magst du mir erzählen, was für ein Mensch das war? | Woran denkst du am meisten, wenn du dich erinnerst? | Was vermisst du am meisten?",
  ),
  animalDeath: subject(
    "dein Tier",
    "Das tut mir sehr leid. Ein Tier gehört zur Familie, und die Stille danach ist groß. | Es tut mir leid. Der Abschied von einem Tier, mit dem man gelebt hat, tut wirklich weh.",
    "Magst du mir erzählen, was das für ein Tier war? | Was habt ihr zusammen erlebt? | Wann merkst du am meisten, dass es nicht mehr da ist? | Wie war der Abschied für dich?",
  ),
  miscarriage: subject(
    "das Ende deiner Schwangerschaft",
    "Das tut mir sehr leid. Es war ein Verlust, ganz gleich, wie früh er kam. | Es tut mir so leid. Das ist ein Verlust, den viele um einen herum gar nicht sehen.",
    "Wie waren die Tage seitdem für dich? | Mit wem konntest du darüber sprechen? | Was hat dir ein wenig gutgetan, und was gar nicht? | Magst du erzählen, wie das für dich war?",
  ),
  ownIllness: subject(
    "deine Diagnose",
    "Es tut mir leid. So eine Nachricht kann alles durcheinanderbringen. | Das ist viel auf einmal, und es gibt keine richtige oder falsche Art, damit umzugehen.",
    "Was ging dir durch den Kopf, als du es erfahren hast? | Was macht dir daran gerade am meisten Sorgen? | Wem hast du bisher davon erzählt? | Was würde dir die nächsten Tage etwas leichter machen?",
  ),
  theirIllness: subject(
    "die Krankheit in deinem Umfeld",
    "Das tut mir leid. Es ist schwer, wenn jemand, der einem nahesteht, so etwas durchmacht. | So etwas aus der Nähe mitzuerleben kostet viel Kraft.",
    "Was hat sich seitdem in deinem Alltag verändert? | Wovor hast du am meisten Angst? | Wer ist in dieser Zeit für dich da?",
  ),
  movedAway: subject(
    "der Wegzug in deinem Freundeskreis",
    "Wenn jemand für immer wegzieht, geht ein Stück Alltag mit. | Auch das ist ein Verlust, selbst wenn die Freundschaft bleibt.",
    "Was habt ihr zusammen gemacht, das dir jetzt fehlt? | Wie hast du den Abschied erlebt? | Wann spürst du die Entfernung am meisten?",
  ),
  panic: subject(
    "die Panik",
    "Panik macht große Angst, aber sie geht auch wieder vorbei. | Bei Panik schlägt der ganze Körper Alarm.",
    "Wie fühlt sich dein Körper jetzt gerade an? | Was war kurz davor los? | Was hat dir dabei schon einmal geholfen, auch nur ein wenig? | Wovor hast du dann am meisten Angst?",
  ),
  breakup: subject(
    "die Trennung",
    "Wenn eine Beziehung endet, bricht auch ein ganzer Alltag weg. | Eine Trennung kann so wehtun wie wenig sonst.",
    "Wie ist es dazu gekommen? | Wann am Tag ist es am schwersten? | Was fehlt dir, und was fehlt dir nicht? | Wer ist seitdem für dich da?",
  ),
  jobLoss: subject(
    "der Verlust deiner Arbeit",
    "Mit einer Arbeit verliert man mehr als das Einkommen. | Wenn die Arbeit wegfällt, kann einem das den Boden unter den Füßen wegziehen.",
    "Wie hast du es erfahren? | Was macht dir für die nächsten Wochen am meisten Sorgen? | Was hat dir diese Arbeit bedeutet? | Wer weiß schon davon?",
  ),
  quarrel: subject(
    "der Streit",
    "So etwas wirkt oft noch lange nach. | So etwas geht einem oft den ganzen Tag im Kopf herum.",
    "Was hat es ausgelöst? | Was hättest du gern gehört oder gesagt? | Wie ist es seitdem? | Wie sähe ein guter nächster Schritt für dich aus?",
  ),
  sleepless: subject(
    "deine Nächte",
    "Nächte ohne Schlaf machen alles schwerer. | Wach zu liegen kann sehr einsam sein.",
    "Was geht dir durch den Kopf, wenn du daliegst? | Seit wann ist das so? | Wie sehen deine Abende vor dem Zubettgehen aus? | Wie kommst du nach solchen Nächten durch den Tag?",
  ),
  exam: subject(
    "deine Prüfung",
    "So eine Prüfung geht einem oft tagelang nicht aus dem Kopf. | Da hängt viel an einer einzigen Prüfung.",
    "Was daran beschäftigt dich am meisten? | Was würde es für dich bedeuten, wenn es nicht gut läuft? | Was gibt dir dabei etwas Sicherheit? | Was würde dir jetzt guttun?",
  ),
  presentation: subject(
    "dein Auftritt vor anderen",
    "Wenn alle auf einen schauen, belastet das oft schon Tage vorher. | Davor nervös zu sein ist gut zu verstehen.",
    "Vor welchem Teil graut es dir am meisten? | Was sollen die anderen mitnehmen? | Ist so etwas schon einmal besser gelaufen als befürchtet? | Was brauchst du kurz davor?",
  ),
  moving: subject(
    "der Umzug",
    "Ein Umzug stellt alles auf den Kopf, auch ein gewollter. | Es dauert eine Weile, bis aus neuen vier Wänden ein Zuhause wird.",
    "Was lässt du zurück? | Wie ist es am neuen Ort, oder wie stellst du es dir vor? | Was fehlt dir am meisten? | Was würde dir helfen, dich dort mehr zu Hause zu fühlen?",
  ),
  notUnderstood: subject(
    "nicht verstanden zu werden",
    "Nicht verstanden zu werden kann sehr einsam machen. | Es zehrt an einem, wenn andere einen nicht wirklich sehen.",
    "Was sollten die anderen verstehen? | Wann hast du dich zuletzt verstanden gefühlt? | Was machst du in so einem Moment? | Gibt es jemanden, bei dem es anders ist?",
  ),
  theirDanger: subject(
    "die Sorge um diesen Menschen",
    "Das macht mir auch Sorge. Es hilft, direkt zu fragen, ob es um Suizid geht: Die Frage bringt niemanden erst auf den Gedanken. | Bitte nicht allein damit bleiben. Jemand, der hingehen kann, sollte davon wissen; bis dahin am besten in Verbindung bleiben. | Wenn es bald passieren könnte: den Notruf wählen und sagen, wo dieser Mensch ist. | Das Versprechen, nichts zu sagen, gilt nicht mehr, wenn es um ein Leben geht. Vielleicht ist dieser Mensch dann erst einmal wütend, aber am Leben. | Niemand muss das allein tragen: Die Hilfetelefone sind auch für alle da, die sich um jemanden sorgen. | Einfache Worte sind die richtigen: „Denkst du an Suizid?“ Dann zuhören und diesen Menschen damit nicht allein lassen. | Andere einzuweihen ist kein Verrat, sondern Hilfe. Das dürfen Eltern, Nachbarn oder der Notruf sein.",
    "Ist dieser Mensch jetzt gerade erreichbar? | Wer in der Nähe könnte nachsehen? | Was macht dir dabei am meisten Angst?",
  ),
  sadness: subject(
    "Traurigkeit",
    "Das klingt schwer und traurig. | So eine Traurigkeit nimmt viel Raum ein.",
    "Was ist das Traurigste daran? | Was machst du, wenn es so schwer wird? | Wie lange geht das schon so?",
  ),
  anxiety: subject(
    "Sorge und Angst",
    "So eine Unruhe kann einen den ganzen Tag nicht loslassen. | Es kostet viel Kraft, wenn die Angst immer wiederkommt.",
    "Was befürchtest du am meisten? | Wann ist die Sorge am leisesten? | Wo im Körper spürst du das?",
  ),
  anger: subject(
    "Ärger",
    "Das würde viele wütend machen. | Da steckt echter Ärger drin.",
    "Was hat dich daran am meisten geärgert? | Was hättest du dir stattdessen gewünscht? | Was machst du mit der Wut, wenn sie kommt?",
  ),
  loneliness: subject(
    "Einsamkeit",
    "Mit allem allein zu sein ist schwer. | Einsamkeit kann auch unter Menschen wehtun.",
    "Wann spürst du es am stärksten? | Wem wärst du gern näher? | Was war anders, als du dich weniger allein gefühlt hast?",
  ),
  tiredness: subject(
    "Erschöpfung",
    "Das klingt sehr erschöpfend. | Mit so wenig Kraft wird alles schwerer.",
    "Was hat dich am meisten Kraft gekostet? | Wann konntest du dich zuletzt richtig ausruhen? | Was dürfte diese Woche liegen bleiben?",
  ),
  stress: subject(
    "Stress",
    "Das ist viel Druck auf einmal. | Kein Wunder, dass dir das zu viel wird.",
    "Was drückt gerade am meisten? | Was könnte warten? | Wer könnte dir ein Stück davon abnehmen?",
  ),
  guilt: subject(
    "Schuldgefühle",
    "Schuldgefühle können sehr hart mit einem umgehen. | Schuldgefühle fragen selten, ob sie gerecht sind.",
    "Was wirfst du dir am meisten vor? | Was würdest du einem vertrauten Menschen an deiner Stelle sagen? | Was bräuchte es, damit du Frieden damit schließen kannst?",
  ),
  hurt: subject(
    "eine Verletzung",
    "Das hat sicher wehgetan. | Das tut weh, und das darf es auch.",
    "Was daran hat am meisten wehgetan? | Weiß die andere Person, wie das für dich war? | Was bräuchtest du jetzt, damit es etwas leichter wird?",
  ),
  emptiness: subject(
    "Leere",
    "Diese Leere ist schwer in Worte zu fassen, und du hast es gerade getan. | Es ist schwer, wenn einen nichts zu erreichen scheint.",
    "Seit wann fühlt es sich so an? | Was war dir früher wichtig und berührt dich heute kaum noch? | Gibt es Momente, in denen es etwas leichter ist?",
  ),
  confusion: subject(
    "Ratlosigkeit",
    "Nicht zu wissen, wohin, ist schwer. | Nicht weiterzuwissen macht müde.",
    "Welche Möglichkeiten siehst du? | Was sagt dein Bauchgefühl? | Was müsste klar sein, damit du entscheiden kannst?",
  ),
  work: subject(
    "die Arbeit",
    "Arbeit nimmt viel Platz im Leben ein, also zählt auch, wie es dort ist. | Was bei der Arbeit passiert, bleibt selten dort.",
    "Was beschäftigt dich dort am meisten? | Wie fühlst du dich nach Feierabend? | Wie sähe ein besserer Arbeitstag aus?",
  ),
  studies: subject(
    "das Lernen",
    "Lernen kann einem viel abverlangen. | Schule und Studium füllen viele Tage und viele Gedanken.",
    "Was beschäftigt dich daran? | Was ist dabei zurzeit am schwersten? | Was macht dir dort Freude, falls es das gibt?",
  ),
  sleep: subject(
    "der Schlaf",
    "Die Nächte haben viel damit zu tun, wie die Tage sind. | Schlaf ist etwas so Grundlegendes und so leicht zu stören.",
    "Wie waren deine Nächte zuletzt? | Wie ist die Zeit vor dem Einschlafen? | Wie fühlst du dich beim Aufwachen?",
  ),
  money: subject(
    "das Geld",
    "Geldsorgen nimmt man überallhin mit. | Es ist schwer, einmal nicht ans Geld zu denken.",
    "Was drängt dabei am meisten? | Seit wann beschäftigt dich das? | Mit wem könntest du offen darüber reden?",
  ),
  family: subject(
    "die Familie",
    "Familie kann nah und kompliziert zugleich sein. | Was in der Familie ist, geht einem oft besonders nah.",
    "Wie ist das für dich? | Was ist dort gerade los? | Was würdest du dir zwischen euch wünschen?",
  ),
  relationship: subject(
    "deine Beziehung",
    "Einander nah zu sein kann das Schönste und das Schwerste sein. | Eine Beziehung beschäftigt einen sehr, und das aus gutem Grund.",
    "Was ist zwischen euch passiert? | Was müsste zwischen euch einmal zur Sprache kommen? | Was brauchst du dort gerade?",
  ),
  friends: subject(
    "die Freundschaft",
    "Freundschaften bedeuten mehr, als man oft zugibt. | Auch Freundschaften haben ihr Auf und Ab.",
    "Was ist da passiert? | Wie ist es, wenn ihr zusammen seid? | Was sollte anders sein?",
  ),
  health: subject(
    "die Gesundheit",
    "Wenn der Körper nicht mitmacht, wird auch alles andere schwerer. | Es verunsichert, wenn mit dem Körper etwas nicht stimmt.",
    "Wie wirkt es sich auf deine Tage aus? | Was beunruhigt dich daran am meisten? | Wer könnte dir dabei helfen?",
  ),
  future: subject(
    "die Zukunft",
    "Nicht zu wissen, was kommt, ist schwer auszuhalten. | Die Zukunft kann schon heute schwer wiegen.",
    "Was erhoffst du dir? | Was daran macht dir am meisten Sorgen? | Was wäre ein kleiner Schritt, den du dir zutraust?",
  ),
  grief: subject(
    "das Vermissen",
    "Das Vermissen hält sich an keinen Kalender. | Trauer kommt in Wellen, oft ganz unvermittelt.",
    "Wann kommt es am stärksten wieder hoch? | Woran denkst du am liebsten zurück? | Was hilft an den Tagen, an denen es stark ist?",
  ),
  self: subject(
    "dein Bild von dir",
    "Das ist ein harter Blick auf dich selbst. | Du scheinst streng mit dir zu sein.",
    "Woher, meinst du, kommt dieser Blick auf dich selbst? | Was würde jemand sagen, der dich mag? | Wann siehst du dich freundlicher?",
  ),
  joy: subject(
    "etwas Schönes",
    "Das ist schön zu hören. | Das freut mich für dich.",
    "Was war das Schönste daran? | Wie kam es dazu? | Wem würdest du gern davon erzählen?",
  ),
  calm: subject(
    "etwas Ruhe",
    "Gut, dass es auch etwas Ruhe gibt. | Das klingt nach einer Atempause.",
    "Was hat dazu beigetragen? | Was davon möchtest du behalten? | Wie ist das im Vergleich zu vorher?",
  ),
};
