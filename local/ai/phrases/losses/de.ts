import type { Losses } from "../phrases.ts";

export const deLosses: Losses = {
  words: {
    death:
      "gestorben|verstorben\\p{L}*|verstarb|starb|(?:ist|sind|war) tot|tod (?:von|meine[rs]|unsere[rs]|der|des)|beerdigung|trauerfeier|begräbnis|todesfall|eingeschläfert|einschläfern|verwitwet|witwer?|ums leben gekommen|tödlich verunglückt|hat sich (?:das leben genommen|umgebracht)|(?:mutter|mama|vater|papa|mann|frau|oma|opa|bruder|schwester|sohn|tochter) verloren",
    notDeath:
      "ich bin (?:\\p{L}+ ){0,3}gestorben|(?:fast|beinahe|halb) (?:\\p{L}+ ){0,2}gestorben|vor (?:lachen|scham|langeweile|hunger|angst) (?:\\p{L}+ )?gestorben|(?:handy|akku|laptop|computer|rechner|auto|fernseher|internet|wlan|pflanzen?|blumen?|gespräch|figur|held) (?:\\p{L}+ ){0,2}(?:tot|gestorben)",
    animal:
      "(?:hund|hündin|katze|kater|pferd|hase|kaninchen|hamster) (?:von (?:mein|unser)\\p{L}* |mein(?:er|es) |unser(?:er|es) )\\p{L}+|hund(?:e|es)?|hündin|katzen?|kater|welpe|hasen?|kaninchen|hamster|meerschweinchen|pferd\\p{L}*|pony|vogel|wellensittich|papagei|schildkröte|haustier|tier",
    someone:
      "tante|onkel|cousine?|neffe|nichte|nachbar\\p{L}*|urgroß\\p{L}*|schwieger\\p{L}*|stief\\p{L}*|schwager|schwägerin|patentante|patenonkel|enkel\\p{L}*|sohn|tochter|baby|kind|mann|frau|omi|uroma|uropa|mitbewohner\\p{L}*|lehrer\\p{L}*|ex",
    miscarriage:
      "fehlgeburt\\p{L}*|totgeburt\\p{L}*|sternenkind\\p{L}*|(?:unser|mein|das) (?:baby|kind|ungeborenes) (?:\\p{L}+ )?verloren|kein herzschlag|keinen herzschlag",
    ownIllness:
      "bei mir (?:\\p{L}+ ){0,4}(?:diagnostiziert|festgestellt)|meine (?:diagnose|krebserkrankung|chemo\\p{L}*)|ich habe (?:\\p{L}+ ){0,2}(?:\\p{L}*krebs|leukämie|tumor|multiple sklerose|parkinson|epilepsie|diabetes|morbus crohn|endometriose)|ich habe (?:\\p{L}+ ){0,3}diagnose|ich bin (?:schwer|unheilbar|chronisch) (?:krank|erkrankt)|ich hatte einen (?:schlaganfall|herzinfarkt)",
    illness:
      "\\p{L}*krebs|tumor|leukämie|chemo\\p{L}*|demenz\\p{L}*|alzheimer|parkinson|multiple sklerose|schlaganfall|herzinfarkt|koma|intensivstation|hospiz|palliativ\\p{L}*|diagnos\\p{L}*|unheilbar|schwer (?:krank|erkrankt)|schwerkrank|todkrank|im sterben|metastasen",
    movedAway:
      "freund(?:in)? (?:\\p{L}+ ){0,5}(?:weggezogen|ausgewandert|wegzieht|auswandert)|freund(?:in)? (?:zieht|wandert) (?:\\p{L}+ ){0,4}(?:weg|aus|nach \\p{L}+)|für immer (?:weggezogen|ausgewandert)",
  },
  say: {
    death: {
      told: [
        "Es tut mir sehr leid. Für einen solchen Verlust gibt es kaum Worte.",
        "Mein herzliches Beileid. Da fehlt jetzt jemand, den niemand ersetzen kann.",
      ],
      ask: [
        "Magst du mir erzählen, was für ein Mensch das war?",
        "Woran denkst du am meisten, wenn du dich erinnerst?",
        "Wie hast du davon erfahren?",
        "Was vermisst du am meisten?",
      ],
    },
    animalDeath: {
      told: [
        "Das tut mir sehr leid. Ein Tier gehört zur Familie, und die Stille danach ist groß.",
        "Es tut mir leid. Der Abschied von einem Tier, mit dem man gelebt hat, tut wirklich weh.",
      ],
      ask: [
        "Magst du mir erzählen, was das für ein Tier war?",
        "Was habt ihr zusammen erlebt?",
        "Wann fällt dir die Lücke am meisten auf?",
        "Wie war der Abschied für dich?",
      ],
    },
    miscarriage: {
      told: [
        "Das tut mir sehr leid. Es war ein Verlust, egal wie früh er kam.",
        "Es tut mir so leid. Das ist ein Verlust, den viele um einen herum gar nicht sehen.",
      ],
      ask: [
        "Wie waren die Tage seitdem für dich?",
        "Wer weiß, was du durchgemacht hast?",
        "Was hat dir ein wenig gutgetan, und was gar nicht?",
        "Magst du erzählen, wie das für dich war?",
      ],
    },
    ownIllness: {
      told: [
        "Es tut mir leid. So eine Nachricht kann alles durcheinanderbringen.",
        "Das ist viel auf einmal, und es gibt keine richtige Art, damit umzugehen.",
      ],
      ask: [
        "Was ging dir durch den Kopf, als du es erfahren hast?",
        "Was macht dir daran gerade am meisten Sorgen?",
        "Wem hast du bisher davon erzählt?",
        "Was würde dir die nächsten Tage etwas leichter machen?",
      ],
    },
    theirIllness: {
      told: [
        "Das tut mir leid. Es ist schwer, wenn jemand, der einem nahesteht, so etwas durchmacht.",
        "So etwas aus der Nähe mitzuerleben kostet viel Kraft.",
      ],
      ask: [
        "Wie hast du davon erfahren?",
        "Was hat sich seitdem in deinem Alltag verändert?",
        "Wovor hast du am meisten Angst?",
        "Wer ist in dieser Zeit für dich da?",
      ],
    },
    movedAway: {
      told: [
        "Wenn jemand für immer wegzieht, geht ein Stück Alltag mit.",
        "Auch das ist ein Verlust, selbst wenn die Freundschaft bleibt.",
      ],
      ask: [
        "Was habt ihr zusammen gemacht, das dir jetzt fehlt?",
        "Wie war der Abschied für dich?",
        "Wann spürst du die Entfernung am meisten?",
      ],
    },
  },
};
