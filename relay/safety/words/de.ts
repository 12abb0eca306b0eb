import { deFurther } from "./de-further.ts";
import { deIndirect } from "./de-indirect.ts";
import { deMore } from "./de-more.ts";
import { dePlain } from "./de-plain.ts";
import { widened } from "./widened.ts";
import { cues, type Words } from "./words.ts";

/** Umlauts are folded to their plain letter; many type them as `ae`, `oe`, `ue`. */
const spelt = (pattern: string): string => pattern.replaceAll(/[äöü]/g, (letter) => `${letter}e?`);

/** A few words between two parts, none of which denies: the denial stands in the middle of a German sentence. */
const w = "(?:(?!nicht\\b|nie\\b|niemals\\b|kein|nimmer\\b|net\\b|ned\\b)[\\w']+,? ){0,4}";
const not = "(?:nicht|nie|niemals|nimmer|net|ned|keinesfalls)";
const kill =
  "(?:umbringen|umzubringen|umbring|(?:zu )?(?:töten|erschiessen|erhängen|ertränken|vergiften|ersticken|erstechen)|aufhängen|aufzuhängen|abknallen|abzuknallen|wegballern|kaltmachen|kaltzumachen|selbst (?:zu )?töten|unaliven|(?:vor|unter) (?:den|einen|die|ne|nen) (?:zug|bahn|s-bahn|u-bahn|lkw|laster|auto|bus) (?:zu )?(?:werfen|schmeissen|legen|stürzen)|(?:von der|von einer|vom|von nem|aus dem|in die|in den|aufs?|auf die) (?:[\\w-]+ )?(?:zu )?(?:stürzen|werfen|schmeissen|legen|runterstürzen)|in den tod (?:zu )?stürzen)";
const act = `(?:mich ${w}${kill}|mir ${w}(?:das leben (?:zu )?nehmen|(?:die|ne|eine) kugel (?:zu )?(?:geben|in den kopf (?:zu )?(?:jagen|schiessen))|die pulsadern (?:auf(?:zu)?)?schneiden|(?:et)?was an(?:zu)?tun|den strick (?:zu )?(?:nehmen|geben))|(?:meinem|dem) leben ${w}ein ende (?:zu )?(?:setzen|machen|bereiten)|mein leben (?:zu )?(?:beenden|wegwerfen|wegzuwerfen)|(?:allem|dem ganzen|meinem leid\\w*) ein ende (?:zu )?(?:setzen|machen|bereiten)|mit (?:meinem|dem|diesem) leben (?:schluss (?:zu )?machen|ab(?:zu)?schliessen)|schluss machen mit (?:meinem|dem|diesem|allem) ?(?:leben)?|(?:selbstmord|suizid) (?:zu )?(?:begehen|machen)|(?:von|vor|aus|vom) (?:der |die |den |einer |einem |einen |dem |nem |nen )?(?:\\w*brücke|\\w*dach|hochhaus|zug|bahn|fenster|balkon|klippe|turm|auto|lkw) (?:zu )?(?:runter|herunter|hinunter)?(?:zu)?springen|aus dem leben (?:zu )?scheiden|alles (?:zu )?beenden|freitod (?:zu )?wählen)`;
const soon =
  "(?:heute (?:nacht|abend|nachmittag|noch)|heut (?:nacht|abend)|heute|morgen(?: früh| abend| nacht)?|übermorgen|diese (?:nacht|woche)|dieses wochenende|am (?:wochenende|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)(?:abend)?|(?:in|nach) (?:einer stunde|ein paar (?:stunden|minuten)|der arbeit|dem abendessen)|gleich|bald|sobald|wenn alle (?:schlafen|weg sind)|nach(?:her| der schicht))";
const someone =
  "(?:freund(?:in)?|kumpel|schwester|bruder|sohn|tochter|mutter|vater|mama|papa|er|sie|partner(?:in)?|mann|frau|kolleg(?:e|in)|cousine?|nachbar(?:in)?|onkel|tante|oma|opa|schüler(?:in)?|mitbewohner(?:in)?|bekannter?|jemand|klassenkamerad(?:in)?|ex)";
const them =
  "(?:ihn|ihm|die|den|mein(?:e|en|em)? (?:\\w*chefin?|ex|mann|frau|vater|mutter|bruder|schwester|nachbar\\w*|stiefvater|mitbewohner\\w*|lehrer\\w*|kolleg\\w+|familie|kind\\w*|baby|eltern|freund\\w*|onkel|mitschüler\\w*|klasse)|jemand(?:en|em)?|alle|andere|leute|menschen|den typ\\w*|diese\\w* \\w+|ihr)";
const abuser =
  "(?:er|sie|(?:mein|meine) (?:\\w+ )?(?:mann|frau|ehemann|freund|freundin|partner|partnerin|vater|mutter|papa|mama|stiefvater|stiefmutter|bruder|onkel|ex|verlobter|mitbewohner|chef|sohn|eltern|opa))";
const strikes =
  "(?:schlägt|schlug|schlagen|haut|verprügelt\\w*|prügelt\\w*|verdrischt|misshandelt\\w*|vergewaltigt\\w*|missbraucht\\w*|würgt\\w*|tritt|trat|boxt|ohrfeigt\\w*|bedroht\\w*|sperrt|zwingt|fasst|begrapscht\\w*|stösst|schubst|demütigt und|verletzt\\w*|quält\\w*|betatscht\\w*|stalkt)";
const pills =
  "(?:(?:schlaf|schmerz|beruhigungs)?(?:tabletten|pillen|mittel)|medikamente\\w*|medis|antidepressiva|insulin|schlafmittel|paracetamol|ibuprofen|kapseln|tavor|benzos)";
const weapon =
  "(?:waffe|pistole|gewehr|knarre|revolver|messer|klinge|rasierklinge|strick|seil|schlinge|gürtel|cutter)";
const much =
  "(?:ganze\\w*|alle|sämtliche|(?:viel )?zu viele?|so viele|ganz viele|hand ?voll|dutzende?|\\d\\d+|zwanzig|dreissig|vierzig|fünfzig|hundert|packung\\w*|schachtel\\w*|flasche|röhrchen|dose)";

const table: Words = {
  saying: [
    "(?:hitze|kälte|wärme|sonne|arbeit|füsse|beine|knie|rücken|kopf(?:schmerzen|weh)?|zahnschmerzen|job|stress|warten|warterei|lärm|prüfung\\w*|klausur\\w*|uni|schule|muskelkater|schuhe|langeweile|spannung|neugier\\w*|training|workout|verkehr|hausaufgaben|mathe|wetter|pollen\\w*|heuschnupfen|das|es|witz|treppen?|schicht|deadline|meetings?|diät|kinder|hunger) (?:\\w+ ){0,2}(?:bringt|bringen|killt|killen|tötet) mich(?: \\w+){0,2}(?: um)?",
    "(?:bringt|bringen) mich um,? wenn (?:sie|er) (?:das|es|mein\\w*|die|den|davon) (?:\\w+ ){0,3}(?:sieht|sehen|erfährt|erfahren|rausfindet|hört|merkt|mitbekommt|zeugnis|auto|delle|note)",
    "(?:sterbe|sterben|stirbt|gestorben|verrecke|krepiere|umkomme|tot|tode?) (?:\\w+ )?(?:vor|an) (?:lauter )?(?:neugier|hunger|durst|lachen|langeweile|scham|müdigkeit|angst|aufregung|hitze|kälte|sehnsucht|peinlichkeit|glück|spannung|eifersucht)|vor (?:hunger|durst|lachen|langeweile|scham|neugier|hitze|peinlichkeit) (?:\\w+ ){0,2}(?:sterbe\\w*|gestorben|umgekommen|tot|verrecke|krepiere)",
    "tod(?:müde|langweilig|sicher|ernst|schick|krank|unglücklich|traurig|esmutig|einfach|eslangweilig)\\w*|tot ?(?:lachen|gelacht|lache|müde|schlagen|geschlagen|umgefallen|sichern)|zum totlachen|zu tode (?:gelangweilt|geschämt|gefreut|lachen|gelacht|erschrocken|geärgert|langweile\\w*|blamiert)|sterbenslangweilig|mordshunger|mords\\w+|halbtot gelacht|zeit tot ?(?:ge)?schlagen",
    "nur über meine leiche|(?:handy|akku|telefon|laptop|auto|batterie|pflanze|pc|rechner|internet|leitung|motor|hose|straße|strasse) (?:\\w+ ){0,3}(?:tot|gestorben|stirbt|eingegangen)|für (?:\\w+ ){0,4}(?:sterben|töten|morden)|könnte (?:ich )?(?:morden|töten|sterben)|zum sterben (?:schön|langweilig|gut|süss)|lieber (?:sterbe ich|sterben) als",
    "suicide squad|(?:artikel|buch|film|doku\\w*|podcast|vortrag|serie|kurs|schulung|seminar|referat|nachrichten|studie|statistik|bericht|roman|hausarbeit|workshop|plakat|kampagne) (?:\\w+ ){0,5}(?:suizid|selbstmord)\\w*|(?:suizid|selbstmord)(?:prävention|rate|raten|statistik|kommando|attentäter|anschlag|verhütung)\\w*|(?:politischer|beruflicher|sozialer|wirtschaftlicher) selbstmord",
    "(?:arbeit|artikel|buch|film|referat|vortrag|gesetz\\w*|hausarbeit|these|doku\\w*|bachelorarbeit|masterarbeit|podcast) (?:\\w+ ){0,5}(?:häusliche\\w* gewalt|missbrauch|magersucht|bulimie|essstörung\\w*|selbstverletzung)",
    "(?:mich|mir) (?:\\w+ ){0,4}(?:beim (?:kochen|rasieren|gemüse\\w*|brotschneiden|basteln|bügeln|backen|zwiebel\\w*|sport|training|joggen|fussball|klettern|skifahren)|am (?:ofen|herd|papier|backofen|kaffee|bügeleisen|topf|blech|grill|tee)|an (?:der|einer|einem) (?:dose|pfanne|kaffee\\w*|glas\\w*|herdplatte|kerze)|in den (?:finger|daumen)|(?:die|meine) (?:haare|nägel|zunge|fingernägel)|den finger(?! in den hals)|einen sonnenbrand)(?: (?:\\w+ ){0,2}(?:geschnitten|verbrannt|verletzt|geschlagen|schneiden|wehgetan))?",
    "(?:schlägt|schlagen|schlug|geschlagen|haut|besiegt|fertiggemacht) mich (?:\\w+ ){0,2}(?:beim|im|in) (?:\\w+)|(?:mich|uns) (?:\\w+ )?(?:beim|im|in) (?:schach|tennis|mario\\w*|fifa|kartenspiel\\w*|monopoly|poker|tischtennis|quiz|uno) (?:\\w+ )?(?:geschlagen|schlägt|besiegt)|haut mich um|schlägt mir auf den magen|das schlägt mich",
    "(?:seil|messer|tabletten|waffe|strick) (?:\\w+ )?(?:fürs?|zum|gegen) (?:\\w+)|(?:vom|von dem) (?:steg|sprungbrett|zehner|fünfer|dreier|beckenrand|10er|5er|3er)|ins kalte wasser|faste\\w* (?:wegen|für|im|zu) (?:ramadan|der|die|blut\\w*)|fastenzeit|intervallfasten|vor (?:der|einer) (?:op|blutabnahme|untersuchung|operation) (?:\\w+ ){0,4}(?:gegessen|essen)|schluss machen mit (?:meinem|meiner) \\w+",
  ],
  wish: [
    `(?:will|möchte?|moechte|würde|könn(?:te?|t)|könnt|muss|sollte|wollte|mag|überlege|denke|dachte|nachdenke|plane|lust|kurz davor|drang|wunsch|gedanken?|gedanke|daran|träume|stelle mir vor|stell mir vor|am liebsten|besser|bereit|wie|bock|verlangen|impuls)[ ,]+${w}${act}`,
    `(?:will|möchte|wollt|wollte|würde|könnte|muss|darf|mag|lieber|will ich|möcht|bitte|wünsche mir|sehne mich danach|hoffe|endlich|nur noch|einfach nur) ${w}(?:sterben|zu sterben|verrecken|krepieren|abkratzen|abnippeln|tot sein|tot zu sein|draufgehen|den löffel abgeben)(?! (?:vor|an) )`,
    `(?:denke|denk|dachte|denken|gedacht|gedanken?|grüble|fantasiere|phantasiere|träume|rede|spiele) ${w}(?:an|über|vom|ans|mit) (?:den |dem |meinen |einen )?(?:selbstmord|suizid|tod|sterben|freitod|gedanken (?:zu sterben|an))\\w*|(?:an|über) (?:selbstmord|suizid|den tod|meinen tod|den freitod) ${w}(?:denk\\w*|gedacht|nach\\w*|grübel\\w*)|(?:gedanken|fantasien) (?:an|über|vom) (?:den |meinen )?(?:suizid|selbstmord|tod|sterben)|(?:selbstmord|suizid)(?:al\\w*|gedanken|fantasien|gefährdet|pläne|absichten)|todessehnsucht|todeswunsch|lebensmüde|(?:bin|fühle mich|wieder|war) (?:(?!nicht|nie|kein)\\w+ ){0,2}(?:suizidal|selbstmordgefährdet|lebensmüde)`,
    `wie ?viele? ${w}(?:um zu sterben|zum sterben|um mich umzubringen|tödlich|bis man stirbt|überdosis|sterbe ich|stirbt man|muss (?:man|ich) (?:nehmen|schlucken))|(?:tödliche|letale) (?:dosis|menge)|(?:schmerzlos\\w*|schnell\\w*|leicht\\w*|einfach\\w*|beste\\w*|sicher\\w*) ${w}(?:sterben|umbring\\w*|tod|umzubringen|suizid\\w*)|wie (?:kann|könnte|soll) (?:ich|man) (?:mich |sich )?(?:am \\w+ )?(?:umbringen|sterben|das leben nehmen|töten)|(?:methoden?|arten?|wege?|möglichkeit\\w*) (?:\\w+ ){0,2}(?:zu sterben|mich umzubringen|suizid|selbstmord)`,
    "(?:wäre|bin) (?:\\w+ )?(?:besser tot|tot besser|lieber tot|reif für den tod)|(?:verdiene|verdient|verdien) (?:es )?(?:zu sterben|den tod)|lasst? mich (?:einfach |doch )?sterben|will den tod",
  ],
  act: [act],
  word: ["(?:suizid|selbstmord)(?!prä|ver)\\w*", "freitod"],
  decided: [
    `(?:werde|beschlossen|entschlossen|entschieden|entscheidung|geplant|plane|habe vor|hab vor|fest vor|vor,|bereit|dabei|kurz davor|plan),? ${w}${act}`,
    `bring(?:e|s)? (?:ich )?(?:mich|es) ${w}(?:um|hinter mich|zu ende)(?! vor)|nehme? (?:ich )?mir ${w}das leben|(?:erschiesse?|erhänge?|vergifte|töte?|ertränke|kille) (?:ich )?mich|(?:häng|knall)e? (?:ich )?mich ${w}(?:auf|ab)|(?:werfe|schmeisse|lege|stürze) (?:ich )?mich ${w}(?:vor|von|vom|aus|auf die|unter)|spring(?:e)? (?:ich )?${w}(?:von|vor|vom|aus|runter)|beende (?:ich )?${w}(?:mein leben|alles|es)|(?:mache? )?(?:ich )?(?:${w})?schluss mit (?:meinem|dem|diesem) leben|setze (?:ich )?${w}(?:meinem|dem) leben ${w}ein ende|gebe (?:ich )?mir ${w}die kugel|schneide (?:ich )?mir ${w}die pulsadern`,
    `(?:werde|werd) ${w}(?:sterben|springen|tot sein)|(?:will|werde) ${w}es (?:\\w+ ){0,2}${soon} ${w}(?:tun|machen|beenden)|${soon} ${w}(?:sterbe ich|ist schluss mit mir|bin ich tot|mache? ich (?:es|ernst|schluss)|beende ich (?:es|alles|das)|tue? ich es|springe ich|werde ich (?:sterben|springen|es tun))|ich (?:tu|tue|mache?) es (?:\\w+ ){0,2}${soon}|weiss ${w}(?:wie|wann|wo) ich (?:es (?:tun|machen|mache|tue)|mich (?:umbringe|umbringen|erhänge|töte)|sterbe|mein leben)`,
    `(?:plan|pläne) (?:für|um) (?:meinen |mein |mich )?(?:tod|suizid|selbstmord|lebensende|umzubringen|zu sterben)|(?:mein )?suizidplan steht`,
  ],
  when: [soon],
  vague: [
    `(?:werde|bin|werd) ${w}(?:nicht mehr|nimmer) (?:da|hier|aufwachen|am leben|leben|sein|existieren|auf dieser welt)|(?:morgen|dann|bald|montag) ${w}(?:gibt es mich|bin ich|gibts mich|werde ich) (?:nicht mehr|weg|fort|nimmer)|nicht mehr (?:erleben|erlebe|miterleben)|wache? ${w}nicht mehr auf`,
    `(?:dann|danach|bald|morgen|heute|endlich) (?:ist|hat|wird|hört) ${w}(?:alles|es|das) ${w}(?:vorbei|zu ende|ein ende|auf|rum|geschafft)|(?:ist|wird) ${w}(?:alles|es) ${w}(?:vorbei|zu ende)|alles vorbei|hat (?:alles )?ein ende`,
    `(?:habe|hab|hätte) ${w}(?:einen|nen|den|meinen) plan|(?:alles|es) (?:ist )?(?:schon )?(?:vorbereitet|geplant|geregelt|bereit)|(?:ist|habe) ${w}alles (?:vorbereitet|geplant|geregelt|bereit)`,
    `(?:tag|termin|datum|zeitpunkt|ort|uhrzeit) (?:\\w+ ){0,2}(?:gewählt|ausgesucht|festgelegt|steht|ausgewählt|bestimmt|gesetzt)|(?:mache|tue|tu|mach|ziehe?) (?:ich )?es ${w}(?:${soon}|durch)|${soon} (?:mache?|tue?|ziehe?) ich(?:'s| es)|${soon} ist es so ?weit|(?:heute|morgen) ist (?:der tag|die nacht)`,
    `(?:findet|finden|vermisst|aufhält|aufhalten|hält) (?:\\w+ )?mich (?:\\w+ ){0,3}(?:keiner|niemand|jemand|auf)|(?:niemand|keiner) (?:wird |kann )?mich (?:\\w+ ){0,3}(?:finde\\w*|vermisse\\w*|aufhalten|stoppen)|(?:mich )?findet (?:mich )?(?:niemand|keiner)|wenn (?:ihr|sie|du) (?:mich|das) (?:findet|finden|findest|liest|lest)`,
    "alles,? was ich (?:dafür |dazu )?brauche|(?:verschenk\\w*|weggegeben|verteile|meine sachen verteilt)|meine letzte (?:nacht|stunde)|meine letzten stunden|testament (?:\\w+ )?geschrieben|endlich (?:frei|ruhe|frieden|bei (?:ihm|ihr|mama|papa))",
  ],
  means: [
    `${pills} ${w}(?:vor mir|neben mir|in der hand|bereit|hier|auf dem tisch|auf dem bett|abgezählt|gesammelt|gehortet|parat|zurechtgelegt|liegen)(?! für)|(?:sammle|horte|gesammelt|gehortet|zähle|halte|abgezählt|besorgt) ${w}${pills}|(?:habe|hab) ${w}(?:die|genug|genügend|alle) ${pills} ${w}(?:hier|da|zusammen|gespart|gesammelt|gehortet|besorgt|bereit|parat)`,
    `${weapon} ${w}(?:in der hand|vor mir|neben mir|am kopf|an der schläfe|am handgelenk|an der kehle|an den pulsadern|im mund|geladen|bereit|um den hals|am hals|hängt|geknotet|geknüpft|gebunden|befestigt|aufgehängt|auf dem schoss|parat|besorgt|gekauft und)|(?:halte|hab|habe|geladene\\w*|knote|knüpfe|binde) ${w}(?:die|eine|das|ein|den|einen|ne|nen) (?:geladene )?(?:waffe|pistole|knarre|gewehr|revolver|rasierklinge|strick|schlinge)(?! (?:für|zum))|(?:strick|seil|schlinge|gürtel) ${w}(?:hängt|geknüpft|gebunden|befestigt|festgemacht|um)|${weapon} (?:schon )?(?:gekauft|besorgt),? um (?:mich|es)`,
    `(?:stehe?|sitze?|bin|hocke?|steh ich|sitz ich) ${w}(?:auf|am|an|über|oben|vor) (?:\\w+ ){0,2}(?:\\w*brücke|brückengeländer|geländer|\\w*dach|dachkante|dachrand|gleis\\w*|bahngleis\\w*|schienen|klippe|abgrund|rand|hochhaus|fensterbrett|fenstersims|balkon(?:geländer|brüstung)|brüstung|kante|bahnsteigkante|parkhaus)(?! (?:der|einer) (?:verzweiflung|gesellschaft|erschöpfung))`,
    `(?:habe?|besorgt|gekauft) ${w}alles,? (?:\\w+ )?was ich (?:dafür |dazu |brauche|um)`,
  ],
  attempt: [
    `(?:habe?|hab|gerade|eben|grad) ${w}${much} ${w}(?:${pills} )?${w}(?:geschluckt|runtergeschluckt|eingenommen|eingeworfen|reingehauen|reingezogen|runtergespült|geext)|${much} ${w}${pills} ${w}(?:auf einmal |zusammen )?(?:genommen|geschluckt|geschlucket|eingenommen|intus|eingeworfen|geschmissen|getrunken)|${pills} (?:\\w+ ){0,2}auf einmal (?:genommen|geschluckt)|überdosis`,
    `(?:nehme?|schlucke?|werfe?) (?:ich )?(?:mir )?(?:\\w+ )?(?:alle|sämtliche|alles an)(?: \\w+){0,2} ${pills}(?: \\w+){0,2}`,
    `(?:pulsadern|adern|handgelenke?|kehle|arme) ${w}(?:aufgeschnitten|aufgeschlitzt|durchgeschnitten|geöffnet|aufgeritzt)|(?:überall|so viel|viel|alles voll|verliere|voller) (?:\\w+ )?blut|blut(?:et|e|ung)? (?:\\w+ ){0,3}(?:hört nicht auf|nicht aufhören|überall|stark|nicht mehr auf)|verblute|(?:bleiche|chlorreiniger|gift|frostschutz\\w*|rattengift|abflussreiniger|rohrreiniger|pestizid) (?:\\w+ )?(?:getrunken|geschluckt|genommen)|(?:gerade|eben|vorhin) (?:\\w+ )?versucht,? (?:${act})|gashahn|(?:im|ins) (?:auto|garage) mit laufendem motor|(?:hab|habe) mich (?:gerade|eben|vorhin) (?:\\w+ )?(?:erhängt|aufgehängt|vergiftet)`,
  ],
  farewell: [
    `abschiedsbrief\\w*|(?:das|dies) ist (?:\\w+ )?(?:mein )?(?:abschied|lebewohl|letzte\\w* (?:nachricht|brief|wort\\w*|abschied|mal))|(?:meine|die) letzten? (?:nachricht|worte)|lebt? ?wohl|leb wohl|lebewohl|(?:tschüss|adieu|ade|auf wiedersehen) (?:für immer|welt|leben|an alle|ihr lieben)|verabschiede (?:ich )?mich (?:\\w+ ){0,2}(?:für immer|von (?:allen|euch|der welt|dieser welt|dir)|endgültig)`,
    `(?:sag|sagt|richte|sagen sie|richtet) (?:\\w+ ){0,4}(?:dass ich|wie sehr ich) (?:sie|ihn|euch|alle|es|dich)? ?(?:\\w+ )?(?:liebe|liebt?e|lieb hab\\w*|lieb)|(?:briefe|brief|zettel) ${w}(?:kinder|familie|eltern|mutter|mama|jeden|alle) ${w}(?:geschrieben|fertig|hinterlassen|liegen)|(?:briefe) ${w}(?:geschrieben|fertig)|(?:wirst|werdet|werden) ${w}(?:nie wieder|nicht mehr|nichts mehr) (?:von mir )?(?:hören|sehen)|letztes mal,? dass (?:ich|wir|du)|wenn ich (?:\\w+ )?(?:nicht mehr (?:da|bin|lebe|hier)|weg bin|tot bin|gegangen bin)|kümmer\\w* (?:dich|euch) (?:\\w+ ){0,3}(?:hund|katze|kinder|mama|mutter|tiere)`,
  ],
  selfHarm: [
    `(?:mich|mir) ${w}(?:ge)?(?:ritz\\w*|schneid\\w*|schnitten|verletz\\w*|geschnitten|selbst ?verletz\\w*|verbrenn\\w*|verbrannt|bestraf\\w*|kratz\\w*|blutig \\w+|wehtu\\w*|weh ?getan|weh ?zu ?tun|weh tun|zuzufügen|schlagen|geschlagen|selbst (?:schlage|schlagen|geschlagen|hassen und))|ritze? (?:ich )?mich|schneide (?:ich )?(?:mich|mir)|verletze (?:ich )?mich|verbrenne (?:ich )?(?:mich|mir)|tue? (?:ich )?mir (?:\\w+ )?weh|schlage (?:ich )?mich|kratze (?:ich )?(?:mich|mir)|(?:wieder|angefangen zu|am|beim|zum|mit dem|dem|das) ritzen|selbst ?verletz\\w*|svv|ritz(?:e|druck)`,
    `(?:arme?|beine?|oberschenkel|handgelenke?|haut|unterarme?|bauch) ${w}(?:ge)?(?:ritzt|ritzen|schnitten|schneide\\w*|verbrannt|aufgeschnitten|aufgekratzt|zerkratzt|zerschnitten)|(?:kopf|faust|fäuste) (?:\\w+ ){0,3}(?:gegen|an) (?:die|eine) (?:wand|tür|mauer)|(?:frische|neue) (?:schnitte|wunden|narben)|(?:zigarette|feuerzeug|glimmstängel) ${w}(?:ausgedrückt|verbrannt|arm|haut)|rasierklinge ${w}(?:haut|arm|schneid\\w*)`,
  ],
  abuse: [
    `${abuser} ${w}(?:${strikes} (?:\\w+ )?(?:mich|uns|mir)|(?:mich|uns|mir) ${w}(?:${strikes}|an|ein|ins gesicht|gewalt an|umbringen|schlagen|geschlagen))`,
    `(?:mich|uns) (?:\\w+ ){0,3}(?:verprügelt\\w*|vergewaltigt\\w*|missbraucht\\w*|misshandelt\\w*|gewürgt|begrapscht|angefasst|(?:ge|zusammenge|grün und blau ge)schlagen|grün und blau)|(?:werde|wurde|bin|worden) (?:\\w+ ){0,4}(?:geschlagen|vergewaltigt|missbraucht|misshandelt|verprügelt|bedroht|gestalkt|eingesperrt)|(?:kommt|kam) (?:\\w+ ){0,3}in mein (?:zimmer|bett)|fasst mich (?:\\w+ )?(?:an|unten)|(?:droht|drohte|gedroht|bedroht) (?:\\w+ ){0,3}(?:mich|mir) (?:\\w+ ){0,3}(?:umzubringen|zu töten|zu schlagen|umbringt|mit)|(?:droht|drohte|gedroht) (?:mir|uns)|(?:häusliche|sexuelle) gewalt|(?:angst|traue mich nicht|trau mich nicht|fürchte mich),? (?:\\w+ ){0,2}(?:nach hause|heim)(?: zu (?:gehen|kommen))?|schlägt (?:mich|uns|zu)|zwingt mich (?:zum sex|dazu mit)`,
  ],
  abuseNow: [
    "(?:hämmert|schlägt|tritt|bricht|trommelt|klopft|poltert|haut) ~ tür ~ (?:um|töte\\w*|umbring\\w*|ab|fertig)|(?:würgt|schlägt|verprügelt|vergewaltigt) mich (?:gerade|jetzt)|(?:gerade|jetzt) ~ (?:würgt|schlägt|verprügelt|vergewaltigt) ~ mich|(?:sagt|schreit|brüllt|droht|schwört),? (?:dass )?(?:er|sie) (?:bringt mich (?:\\w+ )?um|(?:mich )?(?:\\w+ )?(?:umbringt|umbringen|tötet|abstechen|absticht|töten|killt))",
    "(?:er|sie|mein mann|mein freund|mein vater|mein ex) (?:bringt mich (?:\\w+ ){0,2}um|will mich (?:\\w+ )?(?:umbringen|töten|abstechen)|wird mich (?:\\w+ )?(?:umbringen|töten)|geht auf mich los)(?!,? wenn (?:sie|er) das)|(?:mit (?:dem|einem|nem)|holt (?:das|ein|sich ein|gerade das|gerade ein)|hat (?:ein|das)) (?:messer|waffe|pistole|hammer|baseballschläger) ~ (?:mich|mir|hinter|los|her|tür)|(?:holt|sucht) (?:\\w+ ){0,3}(?:messer|waffe|pistole|gewehr)|(?:versteck\\w*|eingesperrt|eingeschlossen) ~ (?:bad|badezimmer|klo|zimmer|schrank|keller) ~ (?:er|sie|ihm|tür)|(?:im|ins) (?:bad|badezimmer|klo|keller) (?:versteckt|eingeschlossen|eingesperrt)",
  ],
  eating: [
    `(?:seit|schon) (?:\\w+ ){0,3}(?:tagen?|wochen?|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag) (?:\\w+ ){0,3}(?:nichts|kaum|nix|nicht)(?: (?:mehr|richtiges|wirklich|richtig)){0,2} (?:gegessen|esse|essen|zu mir)|(?:nichts|nix|kaum|kaum was|nicht) (?:mehr )?(?:gegessen|esse)(?: \\w+){0,2} seit|(?:esse|ess|gegessen) (?:\\w+ ){0,4}seit (?:\\w+ ){0,3}(?:tagen|wochen) (?:\\w+ )?(?:nichts|kaum|nicht)|esse (?:fast |gar |einfach )?(?:nichts|nix) mehr|(?:tage|wochen) (?:lang )?(?:\\w+ )?(?:nichts|ohne) (?:\\w+ )?(?:gegessen|essen)`,
    "(?:finger (?:\\w+ )?in den hals|(?:nach|jedes|jedem|alles|absichtlich|zwinge mich|bringe mich)(?: \\w+){0,4} (?:erbreche\\w*|kotze\\w*|übergeb\\w*|auskotze|erbrochen|gekotzt)|(?:erbreche|übergebe|kotze) (?:\\w+ ){0,4}(?:nach|absichtlich|jeden|jedes|alles))|magersüchtig|magersucht|anore(?:xie|ktisch)\\w*|bulimi\\w*|abführmittel\\w*|hungere mich|mich (?:zu tode |aus|runter)?(?:zu)?hungern?|hungern|fressattacken?|fressanfäll\\w+|fress-?brech|essanfäll\\w*",
    `(?:umgekippt|ohnmächtig|zusammengebrochen|kollabiert|bewusstlos|schwarz vor augen) ${w}(?:[\\w']+ ){0,5}(?:wasser|gegessen|esse|essen|hunger\\w*|kalorien)|(?:erlaube|gönne) (?:ich )?mir (?:\\w+ )?nur (?:\\w+ ){0,2}(?:wasser|kaffee|kalorien|\\d+)|nur (?:noch )?(?:wasser|kaffee|tee) (?:\\w+ ){0,3}(?:erlaub\\w*|seit|tagen)`,
  ],
  violence: [
    `(?:will|möchte|werde|könnte|würde|muss|plane|überlege|denke|denken|daran|gedanken?|stelle mir vor|drang|am liebsten|lust|fantasien|phantasien|vorstelle|bereit|träume davon|vor),?(?: (?:(?!nicht\\b|nie\\b|mich\\b|mir\\b)[\\w']+,?)){0,5} ${them},? (?:\\w+ ){0,2}(?:umbringen|umzubringen|(?:zu )?(?:töten|erschiessen|erstechen|erwürgen|vergiften|schlagen|verletzen|erschlagen|verprügeln|ermorden|überfahren|verbrennen|quälen|ersticken)|abstechen|abzustechen|abknallen|abzuknallen|kaltmachen|niederstechen|weh(?:zu)?tun|weh (?:zu )?tun|etwas an(?:zu)?tun|was an(?:zu)?tun|kalt ?(?:zu ?)?machen|totschlagen|plattmachen|amok laufen|abfackeln)`,
    `(?:bringe?|stech|steche|knall|knalle|mache?) (?:ich )?${them} (?:\\w+ ){0,3}(?:um|ab|nieder|kalt|tot)|(?:erschiesse?|ersteche?|töte|erwürge|vergifte|ermorde|erschlage) (?:ich )?${them}|amok(?:lauf)?(?! (?:im|in den) (?:film|nachrichten))|${them} (?:umzubringen|umbringen|zu erstechen|erstechen|zu töten|töten|erschiessen|abstechen|vergiften)`,
  ],
  violenceNow: [
    `(?:fahre?|gehe?|laufe?|unterwegs|auf dem weg|stehe?|warte|bin|komme|sitze) (?:\\w+ ){0,7}mit (?:einem|dem|nem|meinem|einer|der) (?:messer|waffe|pistole|knarre|baseballschläger|hammer|axt|machete|gewehr|schläger)|(?:waffe|pistole|messer|gewehr|knarre) (?:\\w+ ){0,4}(?:und|um) (?:\\w+ ){0,3}(?:erschiesse?n?|ersteche?n?|töten?|umbringe?n?|steche|bringe|knalle|abstechen|abknallen) ?(?:${them}|\\w+ um)?|(?:heute|jetzt|gleich|heute nacht|heute abend|morgen) (?:\\w+ ){0,3}(?:bringe?|steche?|knalle?|erschiesse?|töte|ersteche?) (?:ich )?${them}|(?:bringe?|steche?|knalle?|erschiesse?|töte|ersteche?) (?:ich )?${them} (?:\\w+ )?(?:heute|jetzt|gleich|morgen)|werde ${them} (?:heute|jetzt|gleich|morgen)(?: \\w+)? (?:umbringen|töten|erstechen|abstechen|erschiessen)|habe? (?:\\w+ )?(?:ein|das|die|eine) (?:messer|waffe|pistole) (?:\\w+ ){0,4}${them}`,
  ],
  hint: [
    "(?:wünschte|wünsche|wünscht|wünsch|wär|wäre|hoffe|hoffte|am liebsten)[ ,]+(?:\\w+,? ){0,5}(?:tot|gestorben|nie geboren|nicht mehr (?:da|hier|aufwach\\w*|am leben)|nie wieder aufwach\\w*|weg(?= *(?:$|[.,!]))|nicht (?:mehr )?(?:auf|existier\\w*)|nie (?:auf die welt|existiert|zur welt)|verschwunden|morgen nicht|einschlafe)|nie geboren|tot (?:wäre|zu sein)|lieber tot|(?:wäre|wär) ich (?:\\w+ ){0,2}tot",
    "(?:will|möchte|mag|wollte|kann|brauche|muss|würde|habe|hab|werde|möcht)(?: [\\w']+){0,5} (?:nicht|nie|kein\\w*|nimmer|niemals|nichts)(?: (?:mehr|wieder|einfach|länger|lust|kraft|bock|grund|mich|mir)){0,3} (?:(?:zu |da ?zu|da ?|weiter|weiterzu|am )?(?:leben|sein|aufwachen|aufzuwachen|existieren|weiterleben|weiterzuleben|weitermachen(?= *(?:$|[.,!]))|hier(?: sein)?|umbringen|umzubringen|sterben|töten|das leben (?:zu )?nehmen|etwas antun|was antun|erhängen|erschiessen)|auf dieser welt)|(?:morgen|abends|einschlafen|schlafen) (?:\\w+ ){0,4}(?:nicht|nie) (?:mehr |wieder )?aufwach\\w*|(?:nicht|nie) (?:mehr |wieder )?aufwachen|lebenswille\\w*|lebenslust|(?:kein\\w*|keine lust|nicht mehr) (?:\\w+ )?(?:lebensmut|zu leben|leben(?: wollen| will| möchte))",
    `wenn (?:[\\w']+ ){0,6}(?:überfahr\\w*|überroll\\w*|vom bus|vom auto|auto|sterben|sterbe|sterbe?n würde|stürbe|tot|passier\\w*|unfall|krebs)(?:,| \\w+){0,6} (?:egal|nicht schlimm|nichts aus|recht|erleichter\\w*|schade|froh|besser|stören)|(?:egal|nichts dagegen),? (?:ob|wenn|zu) (?:\\w+ ){0,4}(?:sterbe\\w*|lebe|tot|morgen)`,
    "(?:ohne mich)(?: \\w+){0,4} (?:besser|glücklicher|leichter|dran)|(?:besser|glücklicher|leichter)(?: \\w+){0,3} ohne mich|(?:keiner|niemand)(?: \\w+){0,2} (?:mich )?(?:vermissen|vermisst|merken|trauern|kümmern|interessier\\w*)(?! (?:ob|wenn) ich (?:mit|zu))|(?:nur|bloss|bin|als|eine|ne|allen|wie eine|zur|fühle mich als) (?:\\w+ )?(?:last|belastung|ballast|klotz am bein)(?! (?:bei|im|auf dem))|falle (?:\\w+ ){0,3}zur last",
    "(?:kein\\w*|nicht) (?:\\w+ )?(?:ausweg|zukunft|hoffnung|sinn|perspektive|licht)(?! (?:heute|dahin|für die|das auto))|hoffnungslos\\w*|aussichtslos|ausweglos\\w*|(?:leben|alles|weiterleben)(?: \\w+){0,3} (?:sinnlos|keinen sinn|nicht lebenswert|wertlos|unerträglich|hat keinen|zu schwer)|sinnlos zu leben|(?:wozu|warum|wofür|weshalb)(?: \\w+){0,4} (?:leben|lebe|weiterleben|weitermachen|aufstehen|am leben|auf der welt)|welchen sinn|was (?:hat|bringt|soll) (?:das|mein|es)(?: \\w+){0,3} (?:leben|noch)(?= *(?:$|[?.!])| leben)|(?:kein\\w*|welchen) (?:\\w+ )?grund(?: \\w+){0,2} (?:zu leben|weiter|am leben|aufzustehen|mehr)|nicht (?:mehr )?lebenswert|lohnt sich nicht (?:mehr )?(?:zu leben)?(?= *(?:$|[.,!]))",
    "(?:kann|pack|packe|schaffe|schaff|halte|halt|ertrage|ertrag|könnte)(?: (?:das|es|dieses|ich|einfach|alles|leben|so|die|den|schmerz|schmerzen|den schmerz|mein|wirklich|echt))* (?:nicht mehr|nimmer|nicht länger)(?: (?:aus|weiter|ertragen|aushalten|weiterleben|leben|so|weitermachen)| *(?=$|[.,!]))|(?:will|möchte|würde|könnte|wollte)(?: [\\w']+){0,4} (?:verschwinden(?! (?:die|der|das))|für immer schlafen|nur noch schlafen|einschlafen und|aufgeben|in luft auflösen|nicht existieren|aufhört|vorbei ist|endet|ein ende hat|alles hinschmeissen|weg sein)|gebe auf(?= *(?:$|[.,!]))|(?:habe|hab) aufgegeben(?= *(?:$|[.,!]))|(?:müde|satt|leid|genug|die nase voll)(?: \\w+){0,2} (?:zu leben|leben|vom leben|des lebens|lebens)|(?:leben|lebens) (?:\\w+ ){0,2}(?:müde|leid|satt|überdrüssig)|hasse (?:mein leben|es,? zu leben|das leben|zu leben)",
    `(?:nicht|nicht mehr|nie) (?:suizidal|lebensmüde|selbstmordgefährdet)|${not}(?: [\\w']+){0,3} (?:umbringen|umzubringen|das leben (?:zu )?nehmen|töten|etwas antun|was antun|mein leben beenden|selbstmord begehen)|bring(?:e)? mich (?:\\w+ ){0,2}${not}(?: \\w+)? um`,
  ],
  worry: [
    `(?:mein\\w*|eine?r?|dein\\w*|jemand|unser\\w*|seine?|ihre?|der|die|sie|er|von) ?(?:\\w+ )?${someone}(?:,? (?!ich\\b|mich\\b|mir (?!gesagt|erzählt|geschrieben|gestanden|anvertraut|gebeichtet))[\\w']+,?){0,9} (?:(?:an|über|von) (?:suizid|selbstmord|den tod|sterben)(?: (?:denkt|dachte|gedacht|nachdenkt|redet|spricht|geredet|gesprochen))?|sterben (?:will|möchte|wollte)|(?:will|möchte|wollte)(?: \\w+){0,2} (?:sterben|sich umbringen|sich(?: \\w+){0,2} das leben nehmen)|suizidal|suizidgedanken|selbstmordgedanken|sich (?:\\w+ ){0,4}(?:umbring\\w*|umzubringen|umgebracht|das leben (?:zu )?(?:nehmen|nimmt|genommen)|erhängt|ritzt|geritzt|schneidet|selbst verletzt|verletzt|erschossen|töten|etwas antun|was antut|etwas antut)|(?:ritzt|schneidet|verletzt) sich|suizid begangen|selbstmord begangen)`,
  ],
  worryAbuse: [
    `(?:nachbar\\w*|freund\\w*|schwester|kolleg\\w+|cousine|mutter|mama|tochter|bekannte\\w*|tante|mitschüler\\w*)(?: [\\w']+){0,4} (?:schlägt|verprügelt|misshandelt|missbraucht|bedroht|würgt|vergewaltigt) (?:sie|ihn|ihre|seine|die|meine|ihr)|(?:nachbar\\w*|freundin|schwester|kollegin|cousine|mutter|mama|tochter|bekannte\\w*|freund|bruder)(?: [\\w']+){0,6} (?:geschlagen|misshandelt|missbraucht|verprügelt|vergewaltigt) (?:wird|wurde)|(?:wird|wurde) (?:sie|er|meine \\w+|mein \\w+|\\w+ nachbarin)? ?(?:von (?:\\w+ ){1,2})?(?:geschlagen|misshandelt|verprügelt|missbraucht)`,
  ],
  denial: [
    `(?:nicht|nie|niemals|kein\\w*|ohne|nimmer|weder|nichts)(?:[ ,]+(?:mehr|vor|daran|dran|darüber|an|über|zu|dass?|ich|mich|mir|den|meinen|ernsthaft|wirklich|gedanken|absicht|absichten|lust|wunsch|drang|plan|pläne|gedacht|denken|im|sinn|akut|will|würde|werde|wollen|auch|nur|noch|mit))*`,
  ],
  denialAfter: [
    `[ ,]*(?:würde|will|werde|möchte|könnte|wollte|kommt|ist|denke)(?: [\\w']+){0,4} (?:nicht|nie(?! zuvor)|niemals|keine option)|[ ,]*(?:habe? ich (?:\\w+ )?(?:nicht|nie|keine)\\w*)`,
  ],
  past: [
    "vor (?:\\w+ ){0,3}(?:jahren|jahr|monaten|langer zeit|ewigkeiten|jahrzehnten)|früher|damals|als (?:ich )?(?:\\w+ ){0,3}(?:kind|jugendliche\\w*|teenager|schüler\\w*|kleiner? \\w+)|als ich (?:\\w+ ){0,4}(?:war|klein|jung|\\d+)|in der schule (?:habe|hatte|war|wurde|wollte) ich|in (?:der|meiner) (?:schulzeit|kindheit|jugend|pubertät|vergangenheit|studienzeit)|in den (?:\\w+er)n|(?:im jahr )?(?:19|20)\\d\\d|einmal (?:versucht|habe ich)|mit (?:dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn|achtzehn|zwölf|1\\d)|jahre her|lange her",
  ],
  other: [someone],
  asksSuicide: [
    "suizid\\w*|selbstmord\\w*|(?:dich|sich) (?:\\w+ )?(?:umbringen|umzubringen|verletzen|zu verletzen|töten|zu töten)|(?:dir|sich) (?:\\w+ )?(?:das leben (?:zu )?nehmen|etwas an(?:zu)?tun)|(?:dein|ihr)(?:em)? leben (?:zu |ein ende )?(?:beenden|setzen)|(?:sterben|tot zu sein|tot sein) (?:willst|möchtest|wollen)|(?:willst|möchtest) du (?:\\w+ )?sterben|nicht mehr (?:leben|am leben)",
  ],
  asksMeans: [
    "womit du (?:es|dich)|etwas (?:bei dir|in der nähe|griffbereit|da)(?: \\w+)?,? (?:womit|mit dem|das)|plan,? (?:dich|dir|wie du|um)|wie du (?:es|dich) (?:\\w+ )?(?:tun|machen|umbringen)(?: würdest)?|(?:tabletten|mittel) (?:\\w+ ){0,2}(?:bei dir|in der nähe|griffbereit)",
  ],
  asksPlan: ["plan|zugang zu|wann du|wie du es|schon überlegt,? wie|konkrete\\w* (?:plan|gedanken)"],
  yes: [
    "ja|jo|jep|jup|yep|joa|jap|schon|manchmal|ein bisschen|bisschen|irgendwie|ich glaube|glaub schon|ich denke schon|denke ja|vielleicht|oft|öfter|ständig|dauernd|immer|jeden tag|jede nacht|jede|fast|genau|stimmt|leider|hab ich|habe ich|ich hab|klar|natürlich|weiss nicht|keine ahnung|ich weiss (?:es )?nicht|mhm|hm|doch|tue ich|richtig|eher ja|wahrscheinlich|sozusagen|ab und zu",
  ],
  no: [
    "nein(?!,? (?:er|sie|das kann|kann ich|ich kann|das geht) )|nee|ne|nö|nie|niemals|nicht|gar nicht|überhaupt nicht|auf keinen fall|eigentlich nicht|quatsch|keine",
  ],
  keywords: "selbstmord umbringen suizidal suizidgedanken selbstmordgedanken umzubringen sterben",
  spellings: {
    wil: "will",
    möcht: "möchte",
    mochte: "möchte",
    sterbn: "sterben",
    stebren: "sterben",
    sterbe: "sterbe",
    umbrigen: "umbringen",
    umbringn: "umbringen",
    umbingen: "umbringen",
    selbsmord: "selbstmord",
    selbstmort: "selbstmord",
    selbstmorden: "selbstmord",
    sucizid: "suizid",
    suicid: "suizid",
    siuzid: "suizid",
    suzid: "suizid",
    nich: "nicht",
    nciht: "nicht",
    nihct: "nicht",
    ncht: "nicht",
    mcih: "mich",
    mihc: "mich",
    mch: "mich",
    cih: "ich",
    wlil: "will",
    lebne: "leben",
    leebn: "leben",
    lben: "leben",
    nit: "nicht",
    net: "nicht",
    ned: "nicht",
    nix: "nichts",
    mi: "mich",
    i: "ich",
    ick: "ich",
    isch: "ich",
    hab: "habe",
    habs: "habe es",
    heut: "heute",
    nimma: "nicht mehr",
    nimmer: "nicht mehr",
    nmehr: "nicht mehr",
    ka: "keine",
    wills: "will es",
    lebn: "leben",
    zuviele: "zu viele",
    zuviel: "zu viel",
    zviel: "zu viel",
    genomen: "genommen",
    gnommen: "genommen",
    gno: "genommen",
    gschluckt: "geschluckt",
    geschlukt: "geschluckt",
    wü: "will",
    wui: "will",
    wott: "will",
    mog: "mag",
    nüm: "nicht mehr",
    nümm: "nicht mehr",
    nümme: "nicht mehr",
    läbe: "leben",
    sterm: "sterben",
    stirb: "sterbe",
    umbringa: "umbringen",
    hob: "habe",
    ois: "alles",
    aufm: "auf dem",
    aufn: "auf den",
    vorm: "vor dem",
    ausm: "aus dem",
    überm: "über dem",
    jetz: "jetzt",
    itz: "jetzt",
    jez: "jetzt",
    sterb: "sterbe",
    geh: "gehe",
    hätt: "hätte",
    grad: "gerade",
    grade: "gerade",
  },
};

const all = [deIndirect, deMore, deFurther, dePlain].reduce(widened, table);

/** German. */
export const de: Words = {
  ...all,
  ...Object.fromEntries(cues.map((cue) => [cue, all[cue].map(spelt)])),
  vague: all.vague.map(spelt),
};
