import { type Near, talk } from "../near.ts";
import { oneOf } from "../phrases.ts";

export const near: Near = {
  preparing:
    "(?:nicht|nicht zu|braucht nicht|brauchst nicht|soll nicht|muss nicht) (?:\\p{L}+ )?(?:komm\\p{L}*|vorbei\\p{L}*|kommen)|braucht nicht|(?:abgeschlossen|zugesperrt|abgesperrt|eingeschlossen|verriegelt)|letzte[sn]? mal|abschied\\p{L}*|wenn ich (?:weg|tot|nicht mehr)|(?:brauch\\p{L}*|brauche) (?:ich )?(?:\\p{L}+ )?(?:nicht mehr|eh nicht|ja nicht)|nicht mehr da|damit (?:mich )?(?:keiner|niemand)|dann (?:sucht|findet|stört) mich (?:keiner|niemand)|wegfahre|verreist|passwörter|testament|geregelt|aufs dach|zur brücke|auf die brücke|gesammelt|gebunkert|ausgeschaltet|blockiert",
  helped: talk(
    "(?:krankenwagen|rettungswagen|rettungsdienst|sanitäter|sanis|notarzt|notärztin|polizei|112|110|144) (?:\\p{L}+ ){0,2}(?:da|hier|unterwegs|kommt|kommen|gerufen|angerufen|gewählt|dran|verständigt)|(?:kommt|kommen|rufen|gerufen|angerufen|ruft) (?:\\p{L}+ ){0,2}(?:krankenwagen|rettungswagen|sanitäter|notarzt|polizei|112|notruf|telefonseelsorge)|(?:rede|red|spreche|telefoniere) (?:\\p{L}+ ){0,3}(?:mit der|mit dem) (?:112|110|notruf|telefonseelsorge|leitstelle|krisendienst)|(?:höre?|hör) (?:\\p{L}+ )*(?:sirenen?|martinshorn|blaulicht)|(?:ist|sitzt|sind) (?:(?!noch )\\p{L}+ ){0,2}(?:neben|bei) mir|(?:ist|sind) (?:jetzt |gerade |eben )+(?:da|hier|angekommen)|(?:fahren|gehen|sind|bin) (?:\\p{L}+ )*(?:ins|im|in die|in der) (?:krankenhaus|klinik|notaufnahme)",
    "Wie gut, dass Hilfe da oder unterwegs ist. Bleib bei den Menschen, die dir helfen; reden dürfen jetzt andere. | Das ist die Hilfe, die es jetzt braucht. Dort bitte alles genauso erzählen wie hier. | Der schwerste Schritt ist getan. Mir musst du jetzt nicht mehr antworten. | Jetzt dürfen andere übernehmen. Bis hierher durchzuhalten war viel.",
  ),
  taken: talk(
    "(?:paracetamol\\p{L}*|ibu\\p{L}*|tramadol|xanax|valium|diazepam|lorazepam|tavor|rivotril|clonazepam|insulin\\p{L}*|zopiclon\\p{L}*|zolpidem|sertralin\\p{L}*|quetiapin\\p{L}*|aspirin\\p{L}*|morphin\\p{L}*|schlafmittel|tropfen)(?: \\p{L}+){0,5} (?:genommen|geschluckt|intus|eingeworfen)|(?:tabletten|pillen|medikamente|schmerzmittel|packung|handvoll|alles|flasche)(?: (?!nicht|nie|keine)\\p{L}+){0,5} (?:genommen|geschluckt|getrunken|eingeworfen)|(?:genommen|geschluckt)(?: \\p{L}+){0,4} (?:tabletten|pillen|handvoll|packung)|überdosis|schlaf(?:e)? das (?:\\p{L}+ )?aus",
    "Bitte ruf jetzt die Notrufnummer auf deinem Bildschirm an, auch wenn du dich noch gut fühlst: Was du genommen hast, kann auch später noch schaden. Schließ die Tür auf, und bleib nicht allein. | Bitte jetzt den Notruf anrufen, das lässt sich nicht einfach ausschlafen. Die Packungen bereithalten und sagen, was es war und wann. | Das kann nicht warten, auch wenn noch nichts zu spüren ist. Den Notruf anrufen oder anrufen lassen und nah an der Tür sitzen.",
  ),
  wounded: talk(
    "(?:gerade|grad|eben|schon wieder) (?:\\p{L}+ ){0,4}(?:geritzt|geschnitten|aufgeschnitten)|(?:es|ich|das|arm|bein|handgelenk|wunde|schnitt) (?:\\p{L}+ )?blute[nt]?|blute(?:t|n)? (?:\\p{L}+ )?(?:stark|sehr|noch|immer|ziemlich)|hört nicht auf zu bluten|(?:überall|alles voll|so viel|viel|ganz viel) blut|blut (?:\\p{L}+ )?(?:überall|läuft|tropft)|(?:zu|so|ziemlich|sehr) tief (?:geschnitten|reingeschnitten|geworden|gegangen)|tiefer als (?:sonst|gewollt)|muss (?:\\p{L}+ )?genäht",
    "Bitte ruf jetzt die Notrufnummer auf deinem Bildschirm an. Bis jemand kommt: Drück ein sauberes Tuch fest auf die Wunde, und halt sie hoch. | Eine Wunde kann schlimmer sein, als sie sich anfühlt. Den Notruf anrufen, weiter fest drücken, die Tür aufschließen. | Den Druck halten, ohne das Tuch abzunehmen. Der Notruf kann Schritt für Schritt sagen, was zu tun ist: bitte jetzt anrufen.",
  ),
  throat: talk(
    "hals|kehle|gewürgt|würg\\p{L}*|schlucken|heiser|stimme",
    "Hände am Hals sind gefährlich, auch wenn nichts zu sehen ist. Das sollte heute noch ärztlich angesehen werden; wird das Atmen oder Schlucken schwerer, sofort den Notruf wählen. | Damit solltest du heute noch zum Arzt. Wird das Atmen schwerer, wähl sofort den Notruf, und sag, dass es der Hals war.",
  ),
  leaving: talk(
    "tasche|koffer|rucksack|gepackt|packen|papiere|ausweis\\p{L}*|pass|gästezimmer|ersatzschlüssel|geburtsurkunde\\p{L}*|abhauen|was (?:nehme|nehm|soll) ich (?:\\p{L}+ )?(?:mit|zuerst|machen)|was mitnehmen|(?:auto|geld) hat",
    "Papiere, Handy, Schlüssel, Geld und Medikamente reichen. Geh, solange es sicher ist, zu jemandem, der Bescheid weiß, und wähl den Notruf, wenn dich jemand aufhält. | Es ist richtig, ans Weggehen zu denken. Unter der Nummer auf dem Bildschirm plant das jemand mit, und vielleicht kann ein vertrauter Mensch beim Abholen helfen.",
  ),
  threat: talk(
    "(?:er|sie) (?:\\p{L}+ ){0,6}(?:umbring\\p{L}*|bringt (?:er |sie )?mich um|tötet|töten|ersticht|erschieß\\p{L}*|findet mich|macht mich (?:fertig|kalt)|nimmt mir die kinder|kinder weg)|bringt (?:er|sie) mich um|(?:be)?droh\\p{L}*|wenn ich (?:\\p{L}+ ){0,3}(?:gehe|geh|anzeige|anruf\\p{L}*|sage|erzähle|verlasse)",
    "So eine Drohung ist ein Grund, heute Hilfe zu holen. Wenn es jetzt geschehen könnte: den Notruf wählen; alles andere lässt sich unter der Nummer auf dem Bildschirm vertraulich planen. | Es ist richtig, diese Drohung ernst zu nehmen. Einem vertrauten Menschen genau diese Worte weitersagen und das Telefon griffbereit halten.",
  ),
  tracked: talk(
    "(?:sieht|merkt|findet|sehen|merken|erfährt) (?:\\p{L}+ ){0,4}(?:die app|den anruf|den verlauf|die rechnung|den chat|anruf|das hier|heraus|raus)|(?:verlauf|app|anruf|chat) (?:\\p{L}+ ){0,2}(?:löschen|verstecken|verbergen|sehen|lesen)|(?:telefon|handy)?rechnung|einzelverbindung\\p{L}*|kontoausz\\p{L}*|(?:gemeinsames|unser) konto|lässt mich nicht (?:raus|weg|telefonieren|arbeiten|ans)|ortet|orten|ortung|gps|airtag|standort|überwach\\p{L}*|stalk\\p{L}*|verfolgt mich|(?:liest|kontrolliert|durchsucht|prüft|checkt|nimmt|hat) (?:\\p{L}+ ){0,3}(?:handy|nachrichten|chats|konto|karte|geld|passw\\p{L}*)|handy (?:weg|kontrolliert|durchsucht)",
    "Dann lieber von einem Telefon aus anrufen, das niemand kontrolliert, bei Freunden oder bei der Arbeit. Der Knopf „Notausgang“ oben schließt diese Seite sofort. | So überwacht zu werden ist Teil der Gewalt. Am sichersten ist ein Anruf von einem anderen Telefon; am eigenen vorerst nichts verändern.",
  ),
  shelter: talk(
    "frauenh(?:au|äu)s\\p{L}*|schutzwohnung\\p{L}*|hunde?|katzen?|haustier\\p{L}*|mietvertrag|auf der straße|obdachlos|wohin|wo (?:soll|kann|könnte) ich (?:denn )?(?:hin|schlafen|bleiben|wohnen)|nirgends|nirgendwo|kein(?:en)? ort|kein geld|mittellos|abhängig|nehmen die|seine wohnung|sein haus",
    "Für genau das gibt es Orte: Unter der Nummer auf dem Bildschirm erfährt man, welche Frauenhäuser und anderen Schutzwohnungen es in der Nähe gibt und was dort mit Kindern, Tieren und Geld möglich ist. | Der ganze Weg muss noch nicht feststehen. Ein sicherer Platz für heute Nacht genügt, und bei der Suche hilft die Nummer auf dem Bildschirm.",
  ),
  children: talk(
    "(?:die|meine|unsere|der|den) (?:kinder|kindern|kleinen?|sohn|tochter|jungs|mädels|baby)|schwanger",
    "Auch die Kinder brauchen Sicherheit. Die Nummer auf dem Bildschirm ist auch für Eltern mit Kindern da. | Dass die Kinder das miterleben, wiegt schwer, und es ist nicht deine Schuld. Ist jetzt jemand in Gefahr: den Notruf wählen, für alle zusammen.",
  ),
  excuse: talk(
    "(?:meine|eigene|auch meine|selber?|selbst) schuld|selbst schuld|hab(?:e)? (?:ihn|sie) (?:\\p{L}+ )?(?:provoziert|gereizt)|verdient|lieb(?:e|t) (?:ihn|sie|mich)|(?:er|sie) ist (?:\\p{L}+ ){0,4}(?:guter|kein schlechter|gestresst|betrunken)|nicht immer so|sonst (?:\\p{L}+ )?(?:lieb|nett)|entschuldigt|tut (?:ihm|ihr) leid|blumen|verspr\\p{L}*|nie wieder|nicht so schlimm|übertreib\\p{L}*|nur einmal|nur wenn",
    "Nichts davon gibt jemandem das Recht, dich zu verletzen. Man kann jemanden lieben und trotzdem Schutz brauchen. | Auch wenn es hinterher jemandem leidtut: Sicher wird es dadurch nicht. Unter der Nummer auf dem Bildschirm kann man alles erzählen, ohne gleich etwas entscheiden zu müssen.",
  ),
  stay: talk(
    "(?:bleib\\p{L}*|bleiben sie|warte) (?:du |bitte |noch |mal |kurz )*(?:da|hier|bei mir|dran|bis)|kannst du (?:\\p{L}+ ){0,3}(?:bleiben|warten)|geh (?:bitte )?nicht weg|bist du noch da|sind sie noch da",
    "Ja. Ich bleibe da, bis ein Mensch da ist. | Ich bin da und gehe nicht weg.",
  ),
  stepTaken: talk(
    "(?:hab|habe|hab's|habs) (?:\\p{L}+ ){0,5}(?:geschrieben|angerufen|geklingelt|geklopft|gesagt|geweckt|abgegeben|gegeben|weggeschmissen|weggeworfen|runtergespült|geschickt|abgeschickt)|(?:ruf|rufe|schreib|schreibe|weck|wecke|klopf|klopfe|klingel|geh|gehe) (?:ich |jetzt |gleich |mal |dann |kurz )*(?:ihn|ihr|sie|ihm|an|rüber|runter|hoch|zu|bei|meine?n?|die|den)|ich (?:ruf|rufe|schreib|schreibe|weck|wecke|klopf|klopfe|klingle|geh|gehe) |(?:kommt|ist) (?:\\p{L}+ )?(?:gleich|jetzt|her|vorbei|rüber|unterwegs|da|hoch|runter)|(?:hat|ist) (?:\\p{L}+ )?(?:abgenommen|abgehoben|rangegangen|dran|geantwortet)|es (?:klingelt|läutet|tutet)",
    "Das war mutig, und es war der richtige Schritt. Du musst es nicht gut erklären; wichtig ist jetzt, dass du nicht allein bist. | Gut. Sag dort dasselbe, was du mir gesagt hast, und lass jemanden bei dir bleiben. | Das ist ein echter Schritt. Das Telefon in der Nähe behalten und dort sein, wo andere Menschen sind. | Gut, dass das getan ist. Jetzt darf jemand kommen; bis dahin an einem sicheren Ort warten.",
  ),
  attacker: talk(
    "(?:er|sie|mein mann|meine frau|mein freund) kommt (?:\\p{L}+ ){0,3}(?:gleich|jetzt|bald|heim|nach hause|rein|hoch|zurück|wieder)|(?:gleich|bald|jetzt) (?:kommt|ist) er|hör(?:e)? (?:\\p{L}+ ){0,2}(?:auto|schlüssel|tür|haustür|schritte|ihn|wagen)|(?:auto|wagen|schlüssel) (?:\\p{L}+ ){0,3}(?:vor der tür|einfahrt|schloss|draußen)|(?:er|sie) ist (?:gerade |grad |grade |eben |wieder |gleich |schon |jetzt )*(?:da|zu hause|zuhause|daheim|heim|heimgekommen)|nach hause gekommen|haustür|schritte|(?:er|sie) (?:ist|steht|kommt|hämmert|schreit|sitzt|hat|weiß|schläft) (?:\\p{L}+ ){0,3}(?:vor der tür|an der tür|da|zurück|hoch|rein|heim|nach hause|nebenan|unten|oben|betrunken|besoffen|getrunken|mich)|eingeschlossen|eingesperrt|versteckt|versteck(?:e)? (?:ich )?(?:mich|uns)|(?:mich|uns) verstecken|schlägt (?:mich|uns)",
    "Deine Sicherheit geht vor: Wenn es gefahrlos möglich ist, geh hinaus zu Nachbarn oder hinter eine Tür, die sich abschließen lässt, und nimm das Telefon mit. | Für den Notruf auf dem Bildschirm braucht es keine Gewissheit; Angst genügt. | Wenn es sicherer ist: diese Seite mit „Notausgang“ sofort verlassen und dorthin gehen, wo Menschen sind. Wer Angst hat, darf den Notruf wählen.",
  ),
  place: talk(
    "(?:auf|an|am|bei|von|vom|zur|zum|über|vor) (?:der |die |dem |den |einer |einem )?(?:\\p{L}+ )?(?:\\p{L}*brücke|\\p{L}*dach|klippe|kante|balkon|gleise?n?|bahnsteig|bahnhof|bahnübergang|schienen|geländer|\\p{L}*turm|parkhaus|hochhaus|fluss|kanal|see|rhein|donau|elbe|isar|spree)|fensterbank|fensterbrett|im auto|in der garage|ich mein springen|springen",
    "Bitte geh jetzt weg von dort, dahin, wo Menschen sind. Ich bleibe bei dir. | Zuerst bitte ein paar Schritte zurück, weg von dort. Danach reden wir hier weiter.",
  ),
  means: talk(
    "tablette\\p{L}*|pille\\p{L}*|medikament\\p{L}*|schlafmittel|insulin|überdosis|paracetamol|pistole|gewehr|flinte|waffe\\p{L}*|munition|strick|seil|gürtel|kabel|klinge\\p{L}*|rasierer|rasierklinge\\p{L}*|messer|schere|\\p{L}*gift|abgase?|schlauch|gesammelt|gehortet|vorrat",
    "Bitte jetzt außer Reichweite damit: jemandem geben, wegschließen oder den Raum verlassen. | Jeder Abstand dazu hilft. Könnte es heute jemand anders aufbewahren?",
  ),
  letter: talk(
    "alles (?:ist |hab ich |habe ich |schon )*geregelt|ordner (?:\\p{L}+ ){0,3}beschriftet|verschenkt|(?:abschieds)?briefe?|abschiedszettel|testament|passwörter|(?:mich )?verabschied\\p{L}*|abschied",
    "Das klingt nach Abschied. Ruf bitte zuerst einen dieser Menschen an, noch heute, damit jemand deine Stimme hört. | Was andere wissen sollen, hören sie am besten von Mensch zu Mensch. Ginge das jetzt, mit einem Anruf oder an der Tür?",
  ),
  program: talk(
    "(?:nur|bloß|ja|doch|bist|sind) (?:\\p{L}+ )?(?:eine?n? )?(?:computer|programm|maschine|bot|roboter|ki|app)|was (?:geht|interessiert|kümmert) (?:dich|sie)|(?:ist|kann) (?:dir|ihnen) (?:doch |ja )?egal|warum (?:sollte|willst|wollen)",
    "Das stimmt, ich bin ein Programm und kann mich nicht zu dir setzen. Darum wünsche ich dir einen Menschen, der bei dir ist. | Ja, ich bin nur ein Programm. Ernst ist es trotzdem, und deshalb braucht es einen Menschen, der kommen kann.",
  ),
  fearOfHelp: talk(
    "warteschleife|hotline|nummern?|telefonseelsorge|(?:schon )?angerufen und|einweisen|eingewiesen|einliefern|klapse|psychiatrie|klinik|krankenhaus|polizei|notarzt|rettungswagen|jugendamt|(?:halten|hält) mich (?:\\p{L}+ )?für|nicht ernst (?:genommen|nehmen)|lachen mich aus|aufmerksamkeit",
    "Die Scheu davor ist verständlich. Bei einer Hilfenummer bestimmt man selbst, was man sagt, und kann jederzeit auflegen. | Hilfe zu holen kann Angst machen, und das geht auch zu zweit: Es darf mit einem vertrauten Menschen anfangen.",
  ),
  burden: talk(
    "(?:zur|eine|nur eine|als|bloß eine) last|zu(?:r )?last fallen|besser dran|ohne mich (?:besser|leichter)|niemand(?:em)? (?:\\p{L}+ )?(?:vermiss\\p{L}*|fehlen|auffallen|nutzen|was nütze)|zumuten|belasten|im weg|nutzlos|zu nichts (?:nütze|nutze|gut)|eh (?:schon )?genug",
    "So fühlt es sich von innen an, aber andere sehen das anders: Sie lassen sich lieber wecken, als einen Menschen zu verlieren. | Sich als Last zu fühlen gehört zu diesem Schmerz. Wahr wird es dadurch nicht.",
  ),
  secret: talk(
    "(?:noch )?nie (?:\\p{L}+ ){0,3}(?:gesagt|erzählt|ausgesprochen)|niemand(?:em)? (?:\\p{L}+ )?(?:gesagt|erzählt|weiß)|weiß (?:\\p{L}+ )?(?:keiner|niemand)|keine?m? (?:\\p{L}+ )?(?:gesagt|erzählt|weiß)|zum ersten mal|nicht gedacht,? dass ich|sag (?:es|das) (?:bitte )?(?:niemand|keinem)",
    "Jetzt ist es gesagt, und das war das Schwerste. Ein Mensch in der Nähe dürfte es auch wissen. | Gut, dass es hier heraus ist. Ein Geheimnis muss es jetzt nicht mehr bleiben.",
  ),
  reason: talk(
    "(?:mich|würden?) (?:\\p{L}+ )?finden|find(?:et|en) mich|(?:mein\\p{L}*|die|unser\\p{L}*) (?:kinder?n?|kleinen?|tochter|töchter|söhne?|sohn|jungs|mädels|enkel\\p{L}*|hund|katzen?|kater|tiere)|(?:ihr|ihm|ihnen|meiner mutter|meinen eltern|meinem \\p{L}+) (?:\\p{L}+ )?(?:antun|nicht antun)|ein teil (?:von mir|in mir)",
    "Selbst jetzt denkst du an andere. Halt dich für die nächste Stunde daran fest. | Ein Teil will noch bleiben. Auf den wollen wir jetzt hören.",
  ),
  alone: talk(
    "niemand(?:en)? (?:ist )?(?:da|hier|zuhause|zu hause|bei mir)|keiner (?:ist )?(?:da|hier|zuhause|zu hause)|(?:bin|sitze|liege|lebe|wohne) (?:\\p{L}+ )?(?:allein|alleine)|(?:ganz )?alleine?(?=\\W*$| (?:zu hause|daheim|hier|in der))|(?:weg|verreist|nicht da|arbeiten) bis",
    "Damit allein zu sein macht es schwerer. Wer könnte kommen oder am Telefon dabeibleiben, auch von weit weg? | Dann jetzt lieber an einen Ort, wo Menschen sind: zu Freunden, zu Nachbarn, in eine Notaufnahme.",
  ),
  someone: talk(
    "minuten (?:weg|entfernt|von hier)|(?:nen|einen|den) schlüssel (?:fürs|vom|für)|würde (?:sofort |gleich )?kommen|käme (?:sofort|gleich|her)|stock(?:werk)? (?:tiefer|höher|drunter|drüber)|ruf (?:mich )?an,? wann|(?:mein\\p{L}*|der|die|unser\\p{L}*) (?:besten? |großen? |kleinen? |alten? )?(?:mama|mutter|mutti|papa|vater|eltern|schwester|bruder|frau|mann|partner\\p{L}*|freund\\p{L}*|kumpel|cousine?|tante|onkel|oma|opa|mitbewohner\\p{L}*|nachbar\\p{L}*|kolleg\\p{L}*|lehrer\\p{L}*|trainer\\p{L}*|arzt|ärztin|hausarzt|hausärztin|therapeut\\p{L}*|pfarrer\\p{L}*|neffe|nichte|schwager|schwägerin|wg)|nebenan|in der küche|im wohnzimmer",
    "Jemand, der jetzt da ist, hilft am meisten. Ein Anruf oder ein Klopfen genügt; die richtigen Worte braucht es nicht. | Ginge das jetzt gleich, jemanden dazuzuholen? Ein einfaches „Ich will nicht allein sein“ reicht.",
  ),
  when: talk(
    "(?:am |diesen |nächsten |bis |nach )?(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)|heute (?:abend|nacht)|morgen|am wochenende|danach",
    "Bitte nicht so lange damit allein bleiben. Wer könnte es heute noch erfahren? | Auch was schon feststeht, lässt sich noch ändern. Bitte heute noch jemandem in der Nähe davon erzählen.",
  ),
  eased: talk(
    "(?:bisschen|etwas|wenig|schon|wieder) (?:\\p{L}+ )?(?:ruhiger|besser|leichter|leiser|klarer)|geht (?:\\p{L}+ )?(?:besser|wieder)|beruhigt|nicht mehr so (?:laut|schlimm)|kann wieder atmen",
    "Gut, dass es etwas nachlässt. Es kann in Wellen wiederkommen, darum heute bitte nicht allein bleiben. | Schön. Die ruhigere Zeit lässt sich nutzen, um die nächsten Stunden sicherer zu machen.",
  ),
  waiting: talk(
    "(?:noch )?nichts (?:gemacht|getan|genommen|passiert)|nicht (?:jetzt|sofort|heute)(?: nacht)?|noch nicht|weiß nicht,? ob ich (?:\\p{L}+ )*(?:will|tue|mache|könnte|würde)|(?:mach|tu)e? (?:es |das )?(?:jetzt )?nicht",
    "Gut, das zu hören. Dabei soll es für die nächste Stunde bleiben: Was würde das Warten leichter machen? | Dann ist noch Zeit. Jetzt geht es nur um die nächsten Stunden, mit jemandem in der Nähe.",
  ),
  body: talk(
    "benommen|schläfrig|bauchweh|bauchschmerzen|zitter\\p{L}*|wein\\p{L}*|heul\\p{L}*|tränen|schlecht|übel|herz (?:rast|klopft|pocht)|krieg keine luft|bekomme keine luft|taub|mir ist (?:\\p{L}+ )?kalt|schwindlig|schwindelig",
    "So reagiert ein Körper, wenn es zu viel wird. Die Füße auf dem Boden spüren und langsam ausatmen. | Zittern und Weinen dürfen sein. Etwas Warmes um die Schultern, und länger aus- als einatmen.",
  ),
  exhausted: talk(
    "(?:kann|halte|pack|packe|schaffe?|ertrage?) (?:\\p{L}+ ){0,3}(?:nicht mehr|nimmer|nicht länger|nicht aus)|(?:so |nur |nur noch |einfach )*(?:müde|erschöpft|fertig|kaputt|leer)|(?:soll|dass es) (?:\\p{L}+ )?aufhör\\p{L}*|(?:zu|so) (?:viel|laut|schwer|dunkel)|keine (?:kraft|hoffnung|zukunft)|kein (?:ausweg|sinn)|sinnlos|hoffnungslos|tut (?:so )?weh|schmerz\\p{L}*|wird nie besser",
    "Der Schmerz soll aufhören, das ist so verständlich. Entschieden werden muss jetzt nichts. | Das ist mehr, als ein Mensch allein tragen kann. Es geht nur um die nächsten zehn Minuten.",
  ),
  medical: oneOf(
    "Das kann ich nicht beurteilen, und raten könnte schaden. Der Notruf kann sofort sagen, was zu tun ist: bitte dort fragen. | Das kann nur jemand mit medizinischer Ausbildung beantworten. Bitte den Notruf anrufen und genau das fragen.",
  ),
  open: oneOf(
    "Ist gerade jemand in der Nähe? | Was würde die nächsten zehn Minuten etwas sicherer machen? | Wo bist du gerade? | Liegt etwas in Reichweite, das weggelegt werden sollte? | Wer sollte wissen, wie schlimm es ist?",
  ),
  believe: oneOf(
    "Ich glaube dir. | Nichts davon ist deine Schuld. | Es ist richtig, darüber zu sprechen. | Jeder Mensch hat ein Recht auf Sicherheit. | Das darf niemand tun. | Damit muss niemand allein bleiben: Die Nummer auf dem Bildschirm ist genau dafür da.",
  ),
};
