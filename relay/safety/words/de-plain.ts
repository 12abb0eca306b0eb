import type { Words } from "./words.ts";

/** Anything of one sentence, not far. */
const x = "[^.!?]{0,40}?";
const end = "(?= *(?:$|[.,!?]))";
const pills = "(?:\\w*tabletten|\\w*pillen|medikamente\\w*|medis|benzos|kapseln|opioide)";
const edge =
  "(?:\\w*brücke|\\w*gleis\\w*|schienen|\\w*dach|hochhaus|\\w*geländer|klippe|bahnsteig\\w*|balkon|fensterbrett|parkhaus|kante|abgrund)";
const family =
  "(?:mama|mami|mutti|papa|(?:mein|meine|meinen|unsere|unseren) (?:\\w+ )?(?:mutter|mama|schwester|bruder|geschwister|oma|kinder|kleinen|tochter|sohn|baby))";
const he =
  "(?:er|papa|mama|(?:mein|meine|unser|der|die) (?:\\w+ )?(?:mann|freund|freundin|ex|vater|papa|stiefvater|mutter|mama|bruder|onkel|opa|partner|frau|sohn))";
const food =
  "(?:essen|\\w*brote?|mittagessen|abendessen|frühstück|mahlzeit\\w*|portion\\w*|pausenbrot|nudeln|bissen)";
const them =
  "(?:ihn|sie|ihm|ihr|den|alle|jemanden?|mein\\w* (?:\\w+ )?(?:chefin?|boss|ex|mann|frau|vater|mutter|bruder|schwester|nachbar\\w*|stiefvater|mitbewohner\\w*|lehrer\\w*|kolleg\\w+|kind\\w*|baby|eltern|freund\\w*|mitschüler\\w*|vermieter)|de[nm] (?:typ\\w*|kerl|arsch\\w*))";
const slay =
  "(?:umbringen?|absteche|ersteche|erschiesse|erwürge|erschlage|töte|totschlage|tot schlage|abknalle|vergifte|überfahre|verprügle|verprügele|anzünde|ersticke|kaltmache|die kehle \\w+|was antue|etwas antue|weh ?tue)";

/** What people say plainly, in word orders and objects beside the common ones. */
export const dePlain: Partial<Words> = {
  saying: [
    "(?:brücke|fluss|bahnhof|gleis)[^.!?]{0,25}(?:picknick\\w*|spazier\\w*|treffen wir uns|treffen uns|fotograf\\w*)|(?:koch|köchin|metzger|chirurg|chirurgin|arzt|ärztin|schreiner|friseur\\w*|tätowierer) (?:hat|setzt|hält|nimmt)[^.!?]{0,30}(?:messer|schere|skalpell|klinge)(?: in der hand| angesetzt)?|(?<!(?:brücke|klippe|geländer|dach) )(?:ins (?:\\w+ )?wasser|in den (?:see|pool)|ins becken|vom (?:\\w*meter\\w*|\\w*brett|sprungturm)) (?:zu )?springen|(?:im|in dem|in der) (?:\\w+ )?(?:buch|film|serie|roman|krimi|folge|stück|oper) (?:will|möchte|wollte|bringt|stirbt|nimmt|hat) (?:(?!ich\\b|mich\\b|mir\\b)\\w+ ){1,5}(?:sterben|umbringen|um|das leben|selbstmord|suizid)|selbstmord auf raten|fallschirm (?:zu )?spring\\w*",
    "(?:einsatz|einsätze|patient\\w*|notruf|notfall|fall) (?:\\w+ ){0,3}(?:mit|nach|wegen|von) (?:\\w+ )?(?:überdosis|suizid\\w*|selbstmord\\w*|schussverletzung|messerstich\\w*)|(?:zeitung|nachrichten|fernsehen|radio|tagesschau|bericht\\w*|gelesen|gehört|meldung) (?:\\w+ ){0,6}amok\\w*|amok\\w* (?:in (?:amerika|den usa|texas)|im fernsehen)|kann nicht mehr,? (?:ich )?(?:habe|bin) (?:\\w+ ){0,4}(?:gegessen|satt|voll|gelacht)",
    "(?:mich|uns|ihn|sie|mutter|mama|vater|papa|schwester|bruder|oma|opa|sohn|tochter|kinder) (?:\\w+ ){0,3}(?:beim|im|in) (?:schach|tennis|uno|mario \\w+|mario\\w*|fifa|kartenspiel\\w*|monopoly|poker|tischtennis|quiz|skat|mensch|badminton|kicker|bowling|kniffel|memory|wettrennen|fussball|squash|billard|dart|minigolf)(?: (?:\\w+ ){0,3}(?:geschlagen|schlägt|besiegt|fertiggemacht))?|schlägt (?:gerade |jetzt )?(?:die |das |den )?(?:sahne|eier|eiweiss|alarm|teig)",
    "wenn (?:\\w+ ){1,5}(?:zeugnis|noten?|rechnung|handyrechnung|delle|auto|kratzer|vase|chaos|zimmer|unordnung|frisur|haare|tattoo|piercing|fünf|sechs|teppich|küche)(?: \\w+){0,2},? (?:bringt|killt|tötet|erschlägt|köpft) (?:sie|er|mama|papa) mich(?: um)?",
    "(?:spiel|videospiel|game|level|shooter|rollenspiel|zelda|minecraft|fortnite|skyrim|elden ring|quest)[^.!?]{0,45}(?:töten|tötet|getötet|töte|killen|erschiessen|abknallen|abschiessen|umbringen|gestorben|sterbe)|(?:endboss\\w*|endgegner\\w*|zombies?|drachen|monster|orks?|npcs?|goblins?|mücken?|fliegen?|wespen?|spinnen?|schnecken|blattläuse|motten|viren|bakterien) (?:\\w+ ){0,3}(?:(?:zu )?(?:töten|killen|erschlagen|vergiften|erschiessen)|umbringen|umzubringen|getötet|erschlagen)",
  ],
  wish: [
    `(?:frage mich|überlege|stelle? (?:ich )?mir (?:\\w+ )?vor|denke)${x}wie es (?:wäre|ist|sich anfühlt|sein muss)[ ,]+(?:\\w+ ){0,2}(?:zu )?(?:springen|sterben|tot zu sein|fallen|nicht mehr da zu sein|nicht mehr zu leben)(?!${x}fallschirm)`,
    `(?:kein\\w*|null|nicht) (?:\\w+ )?(?:bock|lust|kraft|motivation|energie|willen?)(?: mehr)? (?:zu|auf|am|zum|fürs) (?:\\w+ )?(?:leben|existieren|weiterleben|weiterzuleben)(?! (?:in|auf|als|bei|im))|(?:traue?|vertraue?) (?:ich )?mir (?:selbst |selber )?nicht mehr${x}(?:dummes|antue|alleine? (?:bin|zu sein))`,
    `(?:ich (?:[\\w']+ ){0,5}hätte|hätte ich) (?:[\\w']+,? ){0,6}(?:sterben|draufgehen|mitsterben|verrecken|tot sein|tot bleiben) sollen|hätte (?:es )?(?:\\w+ ){0,3}mich (?:\\w+ ){0,3}(?:treffen|erwischen) sollen|(?:warum|wieso|weshalb) (?:\\w+ ){0,3}ich (?:\\w+ ){0,3}(?:nicht (?:einfach )?(?:gestorben|verreckt|draufgegangen|tot)|überlebt|überhaupt aufgewacht|(?:noch|überhaupt) am leben)|von mir aus (?:kann|könnte|darf) ich (?:\\w+ ){0,3}(?:sterben|tot)`,
    `(?:hasse|bereue|verfluche|schade|wütend|enttäuscht|ertrage|traurig)[ ,]+(?:\\w+,? ){0,3}dass ich${x}(?:noch lebe|noch am leben|überlebt habe|wieder aufgewacht|überhaupt (?:lebe|aufgewacht))|(?:hasse|bereue|verfluche|schade|wütend|enttäuscht)[ ,]+(?:\\w+,? ){0,3}dass (?:sie|man|er|die \\w+|jemand|mein \\w+|meine \\w+) mich (?:\\w+ ){0,3}(?:gerettet|gefunden|wiederbelebt|zurückgeholt)|hätten? (?:sie|er|die|man) mich (?:\\w+ ){0,3}(?:nicht (?:\\w+ )?(?:gerettet|gefunden|wiederbelebt|zurückgeholt)|sterben lassen)|(?:schade|leider)${x}(?:versuch|selbstmord\\w*|suizid\\w*)${x}(?:geklappt|funktioniert|gelungen|schief)`,
    `(?:will|möchte|mag|wollte|kann|würde)${x}(?:nicht|nimmer|nie)(?: mehr| länger| wieder)? (?:\\w+ )?(?:auf|in) (?:dieser|der|diesem|diesen) (?:\\w+ )?(?:welt|erde|planeten?|leben) (?:sein|leben|bleiben|existieren|rumlaufen)|(?:will|möchte|muss|würde|werde)${x}(?:weg|raus|runter|fort) (?:von|aus) (?:dieser|der) (?:welt|erde)|(?:auf|in) (?:dieser|der) (?:\\w+ )?(?:welt|erde) (?:nicht|nie) (?:mehr |länger )?(?:bleiben|leben|sein|existieren)|diese[rn]? (?:welt|erde|planeten?) (?:zu )?verlassen|(?:will|möchte|würde|liebsten)${x}verschwinden,? und (?:\\w+ ){0,2}(?:nie|nicht|nimmer) (?:mehr |wieder )*(?:wieder ?|zurück ?)?(?:kommen|auftauchen|da sein|gefunden)`,
    `(?:bei mir|mir)(?: \\w+){0,3} den stecker (?:zu )?zieh\\w*|stecker (?:zu )?zieh\\w* (?:\\w+ )?bei mir|(?:will|möchte|brauche?|hätte|wünsch\\w*|nur noch|endlich)${x}(?:ruhe|frieden|stille|schlafen|weg sein)(?: \\w+)?[ ,]+(?:und zwar )?für immer|am liebsten (?:\\w+ ){0,2}tot${end}|(?:do not|don'?t|dont) (?:wanna|want to) (?:live|be alive|exist|be here anymore)|wish i (?:was|were) dead|tired of (?:living|life|being alive)|(?:would be|better off|wanna be|want to be) dead|(?:wanna|want to|gonna|ready to) (?:die|kms|unalive|kill myself)|(?:feel|feele|fühle|bin|so|literally|voll|mega|super|total|wieder|kinda) (?:\\w+ ){0,2}suicidal`,
    `(?:denke|überlege|überleg|frage mich|grüble|spiele|drehe|kreise)${x}(?:ob|wie|dass) ich (?:(?:einfach|endlich|jetzt|heute|lieber|nicht) ){0,3}schluss mache(?! mit (?:ihm|ihr|mein|dem))|(?:denke|überlege|überleg|frage mich|grüble)${x}(?:ob|wie|dass) ich${x}(?:umbringe|erhänge|springe|springen soll|das leben nehme|sterbe|weg wäre|nicht mehr da (?:bin|wäre)|tot (?:bin|wäre)|sterben (?:soll|könnte))(?! (?:mit|bei|vor) )`,
  ],
  act: [
    "(?:mich|vor|unter) (?:[\\w']+ ){0,4}(?:vor|unter) (?:die|den|einen|ne|nen) (?:zug|bahn|s-bahn|u-bahn|lkw|laster|bus|tram|auto) (?:\\w+ )?(?:zu )?stellen|mich (?:\\w+ ){0,4}(?:vor|unter) (?:\\w+ )?(?:ice|güterzug|regionalbahn|schnellzug|strassenbahn|tram|metro|lastwagen|sattelschlepper) (?:zu )?(?:werfen|schmeissen|stellen|legen|stürzen)|mir (?:\\w+ ){0,2}(?:was|etwas) an(?:tue|täte)|(?:tue?|tu) (?:ich )?mir (?:\\w+ ){0,2}(?:was|etwas) an(?= *(?:$|[.,!]))",
  ],
  decided: [
    `(?:weg|unterwegs|gehe?|fahre?|laufe?) ${x}bahnhof[^]{0,40}(?:will|werde) (?:ich )?(?:\\w+ )?mich (?:vor|unter)`,
    `(?:ausgesucht|weiss|überlegt|gewählt|entschieden)${x}(?:von|vor|aus) welche[mnr]? \\w+ (?:\\w+ )?ich (?:mich )?(?:\\w+ )?(?:spring|werf|stürz|leg|schmeiss)\\w*|(?:wenn|sobald|nachdem)[^.!?]{0,30}(?:versorgt|schlafen|schläft|weg|aus dem haus|durch|im bett) (?:ist|sind)?[ ,]+(?:(?:nehme?|schlucke?) ich (?:\\w+ ){0,2}(?:die|alle|meine) ${pills}|mache? ich es${end}|tue? ich es${end})`,
    `(?:hotel\\w*|pension|ferienwohnung|ferienhaus|airbnb)${x}(?:gebucht|genommen|reserviert|eingecheckt)${x}(?:zu ende|ein ende|beende\\w*|sterben|umbring\\w*|hinter mich|(?:niemand|keiner) (?:\\w+ ){0,2}finde\\w*|schluss mach\\w*|für immer)|(?:allen|jedem|alle)[^.!?]{0,40}(?:geschrieben|gesagt|gestanden|verziehen|verabschiedet)[^]{0,50}(?:jetzt|nun|dann|so) (?:kann|darf) ich (?:\\w+ )?gehen${end}|(?:verzeih\\w*|vergeb\\w*|vergib\\w*|entschuldig\\w*|leid)${x}was ich (?:\\w+ ){0,3}(?:tun werde|tun muss|vorhabe|machen werde|jetzt tue|gleich tue|heute tue)|schick\\w* (?:\\w+ ){0,2}jemand\\w*${x}(?:nicht|ausser) (?:die |den |meine )?(?:kinder|kleinen|mama)${end}`,
  ],
  means: [
    `genug (?:\\w+ )?(?:fentanyl|heroin|morphium|morphin|insulin|oxy\\w*|tramadol|tilidin|gift|${pills})${x}(?:dass es reicht|es reicht,? um|reicht für mich|zum sterben|für immer|um zu sterben)`,
    `(?:vor|neben|bei|unter) mir (?:[\\w']+ ){0,6}(?:lieg|steh|hab)\\w* (?:[\\w']+ ){0,4}${pills}(?! (?:für|gegen))|(?:auf|in) (?:dem|meinem|meiner|der) (?:tisch|küchentisch|bett|nachttisch|schoss|hand|schublade) (?:lieg|hab)\\w* (?:[\\w']+ ){0,2}(?:\\d\\d+|alle|viele|so viele|genug|\\w+zig|hundert|dutzende|\\w+ packungen) (?:meine |die |seine |ihre )?${pills}(?! (?:für|gegen))`,
    `(?:vor|neben|bei|unter) mir (?:[\\w']+ ){0,6}(?:lieg|steh|häng)\\w* (?:[\\w']+ ){0,3}(?:\\w*klingen?|\\w*messer|strick|seil|schlinge|pistole|waffe|gewehr|skalpell|revolver)(?! (?:für|zum))`,
  ],
  attempt: [
    `(?:acht|neun|zehn|zwölf|fünfzehn|\\w*zwanzig|\\w*dreissig|\\w*vierzig|fünfzig|\\d\\d+|zu viele|so viele) ${pills} (?:\\w+ )?(?:genommen|geschluckt|eingeworfen|intus|runtergespült)`,
    `(?:klinge|messer|rasierklinge|skalpell|schere|cutter) (?:\\w+ ){0,3}angesetzt|(?:genommen|geschluckt|getrunken|gespritzt)${x}(?:hoffe|damit|bete|will|hoffentlich|um)(?![^.!?]{0,40}(?:nachts|ständig|dauernd|mitten))${x}(?:nicht|nie) (?:mehr |wieder )+auf(?:zu)?wach\\w*(?!${x}(?:nachts|ständig|dauernd))`,
  ],
  farewell: [
    `vergesst (?:das|mich) (?:bitte )?(?:nie|nicht)${end}[^]{0,30}(?:schluss|ende|lebt|macht es|leb|vorbei)|(?:liebe|lieb) euch(?: alle)?[^]{0,40}(?:jetzt ist schluss|lebt wohl|vergesst mich|das war ?es|es ist vorbei)`,
    "good ?bye,? (?:everyone|everybody|world|cruel world|to all|forever|my friends)|bye world|farewell (?:everyone|world)",
  ],
  selfHarm: [
    `narben${x}(?:neue|frische) (?:\\w+ )?dazu|(?:verbrühe?|verbrenne?|beisse?|kneife?|kratze?|haue?|boxe?|stosse?|würge?|verletze?|schneide?|schlage?|steche?) (?:ich )?mich (?:\\w+ ){0,2}(?:extra|absichtlich|mit absicht|selbst|selber|bewusst)`,
    `self ?-?harm\\w*|(?:mich|wieder|am|gerade) (?:\\w+ ){0,2}(?:cutten|gecuttet|cutte)|(?:sh|cutting) (?:relapse|rückfall|gemacht)|brauche? (?:\\w+ )?(?:den|diesen) (?:körperlichen )?schmerz(?! (?:beim|im|vom|nach))|(?:schmerz|schneide\\w*|ritze\\w*|blut)${x}(?:sonst|damit ich|um)${x}(?:spür|fühl)\\w* ?(?:mich|nichts|was|etwas|überhaupt|gar)?`,
  ],
  vague: [
    `(?:will|werde|möchte|muss) (?:ich )?(?:es|das) (?:\\w+ ){0,3}zu ende bringen`,
    `(?:jetzt|nun|dann|endlich|danach) (?:kann|darf) ich (?:\\w+ )?(?:in (?:ruhe|frieden) |endlich |beruhigt )gehen${end}|bevor ich (?:für immer )?gehe${end}|(?:bereit|zeit) (?:für mich )?(?:zu gehen|loszulassen|abzutreten)${end}`,
    `(?:auf dem weg|unterwegs|gehe|fahre|laufe) (?:\\w+ ){0,3}(?:zum|zu den|zur) (?:gleis\\w*|bahnübergang|\\w*brücke|hochhaus|parkhaus|klippe)`,
    `sorgt? (?:bitte )?(?:gut |mir )*für (?:meine?n? |unsere?n? )?(?:mama|mutter|kinder|kleinen?|hund|katze|papa|oma|frau|tochter|sohn)`,
  ],
  abuse: [
    `(?:hat|fasst|greift|griff|fasste|langt|packt) mir (?:\\w+ ){0,3}(?:zwischen die beine|an (?:die brust|den po|den hintern|den arsch|die brüste)|in die (?:hose|unterhose)|unter (?:den rock|das shirt|die kleid\\w*|den pulli))|(?:hat|haben) mir (?:\\w+ ){0,3}(?:eine|ne|ein paar|welche) (?:geknallt|gescheuert|gelangt|runtergehauen|gewischt|geschmiert|übergezogen|reingehauen)|(?:knallt|scheuert|schmiert) mir (?:\\w+ ){0,2}eine`,
    `(?:gesagt|sagt|droht|gedroht|schwört|schreit|geschrien|meint),? (?:dass )?(?:er|sie) (?:bringt|werde|wird|will) (?:mich|uns|die kinder) (?:und \\w+ \\w+ |alle )?(?:\\w+ )?(?:um|umbringen|töten|totschlagen|abstechen)`,
    `${he} (?:ging|geht|gehen) (?:\\w+ ){0,5}auf mich los|nimmt sich (?:\\w+,? ){0,3}(?:was er (?:\\w+ )?will|sein recht)|(?:schläft mit mir|sex mit mir|macht weiter|hat sex|fasst mich an|dringt)${x}(?:wenn|während|obwohl|auch wenn) ich (?:\\w+ ){0,2}(?:schlafe|nein|nicht will|weine)`,
    `${he} (?:[\\w']+ ){0,6}(?:schlägt|verprügelt|würgt|prügelt|misshandelt|vergewaltigt|bedroht|haut|tritt) (?:[\\w']+ ){0,4}${family}(?! (?:beim|im|in) )|${he} (?:hat|haben) (?:[\\w']+ ){0,3}${family} (?:[\\w']+ ){0,4}(?:geschlagen|verprügelt|gewürgt|misshandelt|missbraucht|vergewaltigt|getreten)(?! (?:beim|im|in) )`,
  ],
  abuseNow: [
    `(?:hilfe|bitte|angst|panik|schnell|polizei)[^.!?]{0,30}(?<![a-z])(?:er|sie|mein \\w+|meine \\w+) [^.!?]{0,25}hat (?:ein|eine|das|ne|sein) (?:\\w*messer|waffe|pistole|axt|baseballschläger|gewehr)(?![^.!?]{0,25}(?:vergessen|geschirrspüler|schublade|geschenkt|gekauft|verloren|geschärft))`,
    `${he} (?:geht|rennt|kommt|stürmt) (?:gerade |jetzt |schon )*mit (?:\\w+ )?(?:\\w*pfanne|\\w*messer|stuhl|flasche|gürtel|schere|stock|axt|hammer|schläger) (?:\\w+ )?auf mich (?:los|zu)|(?:gesagt|sagt|droht|gedroht|schreit|brüllt)[^.!?]{0,20}(?:heute|gleich|jetzt) bin ich dran(?! mit)`,
    `(?:schlägt|verprügelt|würgt|prügelt|tritt|bedroht|geht) (?:\\w+ )?(?:gerade|jetzt|grade) (?:\\w+ ){0,2}(?:auf )?${family}(?: los)?|(?:gerade|jetzt) (?:\\w+ ){0,3}(?:schlägt|verprügelt|würgt|prügelt|tritt|bedroht) (?:\\w+ ){0,2}${family}`,
  ],
  eating: [
    `(?:nichts|kaum|nicht) (?:mehr )?(?:gegessen|esse|essen),? (?:damit|um|weil)${x}(?:weniger wiege|abnehm\\w*|abzunehmen|dünn\\w*|nicht zunehme|leichter|gewicht|fett bin|zu dick)|(?:hasse|ekel\\w*|ekle|schäme)${x}(?:körper|bauch|fett|figur|spiegel)${x}dass ich (?:\\w+ ){0,2}(?:nichts|kaum|nicht) (?:mehr )?(?:esse|essen)|(?:abnehm(?:pillen|tabletten|mittel)|appetitzügler)${x}(?:heimlich|kaum|nichts|obwohl)|heimlich (?:\\w+ )?(?:abnehm\\w+|appetitzügler)`,
    `kaue? (?:ich )?(?!kaugummi)(?:\\w+ ){0,4}(?:und|dann|um) (?:\\w+ ){0,3}(?:spucke? (?:ich )?(?:es|alles|sie)|(?:wieder )?aus(?:zu)?spucke\\w*)`,
    `${food} (?:\\w+ )?(?:verstecke?|entsorge|werfe?|schmeisse?|spüle?|kippe?|spucke?|verfüttere|gebe?) ich${x}(?:weg|klo|müll|hund\\w*|heimlich|serviette\\w*|taschentuch|tasche|fenster|aus${end})|(?:tage|periode|regel)${x}nicht mehr${x}(?:wenig wiege|abgenommen|zu wenig|so dünn|untergewicht)|angst (?:davor )?(?:zuzunehmen|(?:dick|fett|dicker|fetter) zu werden|vor (?:dem )?(?:zunehmen|kalorien|essen))${x}(?:nichts|kaum|nicht) (?:mehr )?(?:zu )?(?:esse\\w*|gegessen)|wiege? (?:ich )?mich (?:\\w+ ){0,2}(?:stündlich|ständig|dauernd|(?!einmal)\\w*mal (?:am|pro) tag|nach jedem)`,
    `(?:verstecke?|entsorge|werfe?|schmeisse?|spüle?|kippe?|spucke?|verfüttere|füttere?|gebe?) (?:ich )?(?:\\w+ ){0,3}${food}${x}(?:(?:jeden tag|immer|oft|wieder) weg|klo|müll|hund\\w*|damit|eltern|mama|heimlich|merkt|serviette\\w*|aus${end}|tasche|denken|denkt|fenster)|(?:tue?|tu) (?:ich )?(?:\\w+ )?so,? als (?:ob ich |hätte ich |würde ich )(?:\\w+ ){0,3}(?:gegessen|essen|esse)|(?:sage|behaupte|lüge|erzähle)${x}(?:schon|bereits) (?:\\w+ )?gegessen${x}(?:obwohl|aber|stimmt nicht|lüge)`,
    `(?:muss|zwinge mich|zwing mich|mache?)${x}(?:nach|für|wegen) jede[mrsn]? (?:\\w+ )?(?:bissen|essen|mahlzeit|kalorie|stück|keks|apfel|snack)${x}(?:sport|lauf\\w*|joggen|trainier\\w*|abtrainier\\w*|crosstrainer|kniebeugen|sit-?ups|rennen|auf die waage|bestraf\\w*)|(?:nach|für) jede[mrsn]? (?:\\w+ )?(?:bissen|essen|mahlzeit|kalorie|keks|snack)${x}(?:muss|zwinge|bestrafe)|jede (?:\\w+ )?kalorie${x}(?:abtrainier\\w*|verbrenn\\w*|runter\\w*|angst|panik|hasse)|(?:sport|laufe|jogge|trainiere|renne)${x}bis (?:ich )?(?:\\w+ ){0,3}(?:umkippe|zusammenbreche|kotze|ohnmächtig|schwarz vor)`,
  ],
  violence: [
    `(?:will|möchte|wünschte?),? dass (?:er|sie|mein\\w* (?:\\w+ )?(?:mann|ex|vater|chef|stiefvater|bruder|nachbar)|der (?:typ|kerl)) (?:\\w+ ){0,2}(?:stirbt|sterben|verreckt|krepiert|tot (?:ist|wäre))(?! (?:darf|muss|ohne))|${them} (?:\\w+ ){0,2}(?:abzustechen|abzuknallen|totzuschlagen|kaltzumachen|abzuschlachten|niederzustechen)`,
    `(?:vor,?|vorstell\\w*|träume?|fantasie\\w*|phantasie\\w*|gedanken?|angst|denke|irgendwann|male mir aus|drang|kopf)${x}(?:wie|dass|bis|bevor) ich (?:[\\w']+ ){0,2}?${them} (?:\\w+ ){0,4}${slay}`,
  ],
  hint: [
    `nicht vorstellen${x}(?:nächste\\w* (?:jahr|monat|woche)|in \\w+ jahren|mit \\w+)${x}(?:noch (?:zu )?leben|noch da (?:zu sein|bin)|am leben)|(?:mache?|tue?|tun|machen|anstelle) (?:noch |irgend ?)?(?:was|etwas) (?:dummes|unüberlegtes|schlimmes)`,
    `(?:wünsch\\w*|hoffe?|bitte|froh)${x}mich${x}(?:auto|lkw|bus|zug|laster|blitz)${x}(?:überfahr|überroll|erwisch|triff|träf|umfahr|erfass)\\w*|dass ich (?:euch|dir|ihnen|meine[nmr]? \\w+|mama|papa) (?:das|sowas|so etwas) (?:alles )?an(?:tue|tun (?:muss|werde))`,
    `ich mach(?:s|e? es) (?:\\w+ )?nicht mehr lange|(?:keinen|kein) (?:\\w+ )?(?:grund|sinn)${x}(?:am leben (?:zu )?bleiben|morgens? aufzuwachen)|weiss nicht,? (?:wozu|warum|wofür) ich (?:\\w+ )?(?:noch )?(?:lebe|leben|da bin|hier bin)`,
  ],
  worryAbuse: [
    "(?:oma|opa|schwester|bruder|mutter|mama|tochter|sohn|freundin|nachbarin|cousine|kollegin|tante) (?:wird|wurde) (?:\\w+ ){0,5}(?:geschlagen|misshandelt|verprügelt|missbraucht|gequält)(?! und ich)",
  ],
  asksMeans: [
    `(?:bist|stehst|sitzt) du (?:\\w+ ){0,3}(?:gerade|jetzt|schon|noch)(?: \\w+){0,3} ${edge}(?= *[?,]| (?:oben|drauf))`,
  ],
  yes: [
    "(?:eigentlich|ehrlich gesagt|wenn ich ehrlich bin|um ehrlich zu sein|leider|im moment|in letzter zeit|zurzeit)(?!,? (?:\\w+ )?(?:nein|nee|nicht|nie|niemals|kein\\w*)),? \\w+|andauernd|häufig|mehrmals|täglich|seit (?:\\w+ )?(?:tagen|wochen|monaten|jahren|einer weile|langem|längerem)|hin und wieder|gelegentlich|kommt vor|mehr oder weniger|so ungefähr|(?:nachts|abends|gestern|vorhin)(?! (?:war|ging|habe|hatte|bin))|pausenlos|durchgehend|rund um die uhr|yes|yeah|jaa|tatsächlich|schätze schon|könnte sein|kann sein|ist so|so ist es",
  ],
};
