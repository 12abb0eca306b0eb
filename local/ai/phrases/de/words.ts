import type { Turning, Words } from "../phrases.ts";

export const words: Words = {
  subjects: {
    panic:
      "herz (?:rast|klopft wie)|krieg(?:e)? keine luft|zittere am ganzen|panik(?=\\W|$)|panikattacke*|keine luft|herzrasen|kann nicht atmen",
    breakup:
      "(?:mein|meine) (?:mann|frau|freund|freundin|partner\\p{L}*) (?:ist|hat) (?:\\p{L}+ ){0,3}(?:ausgezogen|weg(?=\\W*$)|verlassen)|schluss gemacht|(?<!(?:auf|darauf|drauf) (?:\\p{L}+ ){0,5})(?<!(?:haus|wohnung|raum|zimmer|bett|schule|stadt|büro|land) (?:\\p{L}+ ){0,2})verlassen(?! (?:kann|können|konnte|auf))|trennung|getrennt|scheidung|fremdgegangen|betrogen|(?:sind|gehen|gingen|gegangen|wir) auseinander",
    jobLoss:
      "(?:job|arbeit|stelle) verloren|(?:mir|uns|wurde|bin|job|stelle|man hat|chef\\p{L}* hat) (?:\\p{L}+ ){0,3}gekündigt|gekündigt worden|(?<!(?:krankenhaus|spital|klinik|haft|gefängnis|reha|kh) (?:\\p{L}+ )?)entlassen|gefeuert|arbeitslos|rausgeschmissen|kündigung bekommen",
    quarrel:
      "streit*|gestritten|angeschrien|krach mit|redet nicht mehr mit mir|zoff|angebrüllt|beschimpft|geschrien",
    sleepless:
      "kann nicht (?:mehr )?(?:ein|durch)?schlafen|nicht geschlafen|schlaflos*|schlafe (?:nicht|schlecht|kaum)|die ganze nacht wach|schlaf(?:e)? (?:nicht|kaum|schlecht)|nicht (?:mehr )?schlafen|kaum geschlafen|wachliege|liege (?:stundenlang )?wach|wache (?:nachts|jede nacht|um \\p{L}+) auf",
    exam: "prüfung*|klausur*|durchgefallen",
    presentation:
      "bewerbungsgespräch|vorstellungsgespräch|präsentation|vortrag|referat|bewerbung|rede halten|auftritt|lampenfieber|vorstellungsgespräche",
    moving:
      "umzug|umgezogen|umziehen|ziehe (?:nach|um|weg|aus)|ziehen (?:nach|um|weg)|(?:ich bin|wir sind) (?:\\p{L}+ )?neue (?:stadt|wohnung)|neuen stadt|heimweh",
    notUnderstood:
      "(?:niemand|keiner) (?:versteht|hört|mag)|versteht mich nicht|hört mir nicht zu|gemobbt|mobbing|nimmt mich (?:nicht )?ernst|ignorier(?:t|en) mich|ausgelacht|hört mir (?:nie|niemand) zu|ausgegrenzt",
    theirDanger:
      "hat (?:mir |uns |mein\\p{L}* \\p{L}+ )(?:\\p{L}+ ){0,7}(?:geschenkt|gegeben|vermacht|überlassen)[^?]{0,90}(?:verabschiedet|(?:nicht|nich) mehr brauch\\p{L}*|brauch\\p{L}* (?:\\p{L}+ ){0,2}(?:nicht|nich|nimmer) mehr|alles (?:ist |sei )?(?:geregelt|erledigt)|wo (?:er|sie) hin ?geht)|(?:er|sie) hat (?:\\p{L}+ ){0,3}(?:alles geregelt|(?:\\p{L}+ ){0,3}abschiedsvideo\\p{L}*)|(?:ihn|sie|ihm) (?:\\p{L}+ ){0,4}auf (?:die|dumme|den) (?:\\p{L}+ )?(?:ideen?|gedanken) bring\\p{L}*|(?:will|wollte|möchte|mag) (?:er|sie) (?:\\p{L}+ ){0,2}(?:sterben|nicht mehr (?:leben|da sein|aufwachen))|(?:er|sie) (?:\\p{L}+ ){0,4}(?:nicht|nich|nimmer) mehr (?:leben|weiterleben|aufwachen) (?:will|wolle|möchte|mag)|(?:er|sie) sich (?:\\p{L}+ )?(?:was|etwas) an(?:tut|tun|zutun)|(?:tut|tue) (?:er|sie) sich (?:was|etwas) an|(?:er|sie) hat (?:es )?(?:schon (?:mal |einmal )?)?(?:versucht,? sich|einen (?:suizidversuch|selbstmordversuch))|ritzt (?:er|sie) sich|(?:ihre|seine) (?:unter)?arme (?:sind )?(?:\\p{L}+ )?(?:voller|voll mit) (?:schnitte\\p{L}*|narben)|(?:sie|er|freundin|freund|kumpel|nachbarin?|neffe|nichte|enkel(?:in)?|oma|opa|tante|onkel|schüler(?:in)?|azubi|arbeitskollegin|schwager|schwägerin|ex|partner(?:in)?|schwester|bruder|sohn|tochter|mutter|mama|vater|papa|frau|mann|mitbewohner(?:in)?|kollegin|kollege|cousine?) (?:\\p{L}+ ){0,6}(?:(?:will|wolle|möchte|wollte) (?:\\p{L}+ ){0,3}(?:sterben|nicht mehr leben|nicht mehr (?:da )?sein)|bringt sich um|sich (?:etwas|was) an(?:tut|tun|zutun)|(?:tut|tun) sich (?:etwas|was) an|umbringen|suizid\\p{L}*|selbstmord\\p{L}*|ritzt sich|verletzt sich|(?:alles|seine|ihre|sachen) (?:\\p{L}+ ){0,3}verschenkt|verschenkt (?:alles|seine|ihre)|abschiedsbrief\\p{L}*|verabschiedet sich von (?:allen|jedem)|nicht mehr leben will|sterben will|überdosis|sich umbring\\p{L}*|lebensmüde)",
    sadness:
      "traurig*|niedergeschlagen|deprimiert|depressiv|unglücklich|weine?(?:n|nd|st|t)(?! ein)|(?:ich|und|muss|dann) weine|weinkrampf\\p{L}*|geweint|bedrückt|tränen|heul*|geht(?:'?s| es) (?:mir )?(?:heute |gerade |zurzeit |grad )?(?:nicht (?:so |besonders )?(?:gut|besonders)|schlecht|mies|dreckig|beschissen)|(?:schlechter|mieser|harter|schwerer) tag|heule|geheult|(?:schrecklich|furchtbar)(?! (?:nett|lieb|gern\\p{L}*|viel|lustig|gut|neugierig|kompliziert|süß))|mies",
    anxiety:
      "ängstlich|(?<!(?:hab|habe|hat|haben|einkäufe|alles) (?:\\p{L}+ )?)besorgt|sorge(?! (?:für|dafür))|sorgen(?! (?:für|dafür))|nervös|unruhig|unruhe|angespannt|(?<!(?:er|sie|hund|kind|kleine|tochter|sohn|mutter|vater|leute|alle) (?:hat|haben|hatte|hatten|bekommt|kriegt) (?:\\p{L}+ ){0,2})angst|ängste|fürchte|furcht|(?<!(?:sich|mich|uns) (?:\\p{L}+ ){0,2})aufgeregt|was,? wenn|grübel*",
    anger:
      "wütend|wut|sauer|ärger*|genervt|frustriert|hasse|zornig|aufgeregt über|regt mich auf|unfair|ungerecht|nervt",
    loneliness:
      "einsam*|fühle mich (?:so |sehr |ganz )?allein*|ganz allein|immer allein|keine freunde|niemanden zum reden",
    tiredness:
      "müde|erschöpft|erschöpfung|ausgelaugt|ausgebrannt|burnout|keine (?:kraft|energie)|völlig kaputt|total fertig|fix und fertig",
    stress:
      "stress*|gestresst|überfordert|überlastet|unter druck|viel druck|alles zu viel|wird mir zu viel|ist mir zu viel|schaffe (?:das|es) nicht",
    guilt:
      "schuld(?:ig|gefühl*)?|(?:bin|war) schuld|schäme|scham|peinlich|schlechtes gewissen|fehler|meine schuld|versagt|vermasselt|verbockt",
    hurt: "verletzt mich|(?:hat|haben) mich (?:so |sehr )?verletzt|verletzt gefühlt|enttäusch*|gekränkt|belogen|hintergangen|eifersüchtig|weh getan|wehgetan|zurückgewiesen|im stich gelassen",
    emptiness:
      "(?:innerlich |nur noch |so )leer|leere|sinnlos|wertlos|hoffnungslos|hilflos|wie taub|hat keinen sinn",
    confusion:
      "verwirrt|ratlos|weiß nicht (?:mehr )?(?:weiter|was ich)|festgefahren|hin- und hergerissen|kann mich nicht entscheiden|entscheidung",
    work: "arbeit*|job|büro|chef*|kolleg*|beruf*|meeting*|schicht|überstunden|kund(?:e|en|in)|kündigen|dienst",
    studies:
      "studi*|uni|schule|prüfung*|klausur*|lehrer*|ausbildung|lernen|studium|vorlesung*|hausaufgaben|abitur|abi|noten|semester|bachelorarbeit|masterarbeit|lehrerin",
    sleep: "schlaf*|geschlafen|albtr*|alptr*|geträumt",
    money: "geld|schulden|miete|gehalt|rechnung*|kredit|sparen|bezahlen|pleite",
    family:
      "famili*|eltern|mutter|vater|mama|papa|schwester|bruder|oma|opa|geschwister|sohn|tochter|kind|kinder|tante|onkel|schwiegermutter|cousin*",
    relationship: "beziehung|freundin|partner*|ehemann|ehefrau|mein mann|meine frau|ehe|scheidung|trennung",
    friends: "freunde?|freunden|freundschaft*|kumpel|beste freundin|clique|mitbewohner*",
    health:
      "gesundheit*|krank*|arzt|ärzt*|krankenhaus|schmerz*|kopfschmerz*|schmerzen|op|operation|diagnose|migräne|rücken|symptome|schwindelig",
    future: "zukunft|was aus mir wird|in fünf jahren|rente|ruhestand",
    grief: "trauer*|vermisse|fehlt mir so|todestag",
    self: "versager*|nicht gut genug|wertlos|selbstwert*|selbstvertrauen|fehler|hässlich|selbstzweifel|ich bin nichts wert|vergleiche mich|hasse mich|zu dick|dumm",
    joy: "angenommen worden|zugelassen|aufgenommen worden|genommen worden|hat (?:ja|zugesagt)|abschluss geschafft|schwanger!|hab(?:e)? die (?:prüfung|zusage|stelle)(?: geschafft| bekommen)?!?|(?:opa|oma|vater|mutter|papa|mama|onkel|tante) (?:worden|geworden)|gott sei dank|(?:ist|sind) (?:heute |gestern |endlich )?(?:da|geboren|auf der welt)!+|geboren!|(?:ich|wir|hab|habe|haben|hamma|hammer) (?:\\p{L}+ ){0,3}gewonnen|geschafft!+|zusage|hat geklappt|bester tag|schönste[rn]? tag|(?<!(?:er|sie|alle|man|jeder|mutter|mama|vater|papa|mann|frau|chef|chefin|kollegin|kollege|bruder|schwester|freund|freundin|hund|kind|kleine|leute|du|ihr) (?:\\p{L}+ ){0,2})(?<!(?:würde?|würd|wäre?|wär|hätte?|hätt|könnte?|sollte?|wenn|wollte|soll|müsste|mal|statt|tun|tut) (?:\\p{L}+,? ){0,4})(?:glücklich|froh|stolz|überglücklich)(?! (?:wenn|über jeden|machen))|(?<!(?:würde?|würd|wäre?|wär|hätte?|hätt|könnte?|sollte?|wenn|wollte|soll|müsste|mal|statt|tun|tut) (?:\\p{L}+,? ){0,4})(?:freu(?:e)?(?! dich)|(?:so eine|große|riesige|echte|vor) freude)|geht es (?:mir )?(?:gut|besser|super)|mir geht'?s (?:gut|besser|super)|fühle mich (?:gut|besser|wohl)|gute nachricht*|super (?:tag|gelaufen)|schöne[rns]? (?:tag|abend|wochenende)|toller tag|(?<!(?:darauf|drauf|aus) (?:\\p{L}+ ){0,2})bestanden|(?<!(?:er|sie|alle|man|jeder|mutter|mama|vater|papa|mann|frau|chef|chefin|kollegin|kollege|bruder|schwester|freund|freundin|hund|kind|kleine|leute|du|ihr) (?:\\p{L}+ ){0,2})(?:befördert|verliebt)|zusage bekommen|hab(?:e)? (?:den job|die stelle) bekommen|lief (?:richtig |sehr )?gut",
    calm: "(?:bin|jetzt|endlich|wieder|viel|etwas|bisschen|innerlich|ganz) (?:\\p{L}+ )?ruhig(?:er)?(?!\\p{L})|entspannt|erleichtert|dankbar|gelassen|hoffnungsvoll",
  },
  people: {
    mother: "mutter|mama|mutti",
    father: "vater|papa",
    parents: "eltern",
    partner: "freundin|partner(?:in)?|ehemann|ehefrau|mein(?:em|en)? mann|meiner? frau|mein(?:em|en)? freund",
    friend: "(?:beste[rn]? )?freund(?:e|en)?",
    sister: "schwester",
    brother: "bruder",
    child: "(?:mein|meine|meinem|meiner|meinen) (?:sohn|tochter|kind|kinder|kindern|baby)",
    boss: "chefin|chef|vorgesetzte*",
    colleague: "kolleg*",
    grandmother: "oma|großmutter",
    grandfather: "opa|großvater",
    pet: "(?:mein|meine|meinem|meiner|meinen) (?:hund|katze|kater|tier)",
  },
  acts: {
    goOn: "weiter(?:machen)?|mach weiter|noch ein bisschen|red weiter|erzähl weiter|machen sie weiter",
    wording:
      "was (?:schreib|sag|texte?)\\p{L}* ich\\b.{0,40}|wie (?:sag|schreib|fang)\\p{L}* ich(?:'s)? (?:ihm|ihr|ihnen|das|es)\\b.{0,40}|sag\\p{L}* mir (?:\\p{L}+ )?was ich (?:schreib|sag)\\p{L}*|wie ich anfangen soll",
    nice: "(?:sag|sagen sie|erzähl|schreib)\\p{L}* (?:mir )?(?:\\p{L}+ ){0,2}(?:schönes|nettes|liebes|gutes|positives)|sag (?:mir )?(?:bitte |einfach )*dass (?:ich|alles|es)",
    available:
      "(?:darf|kann) ich (?:mich )?(?:\\p{L}+ ){0,3}(?:wieder (?:melden|kommen)|wiederkommen|zurückkommen)|(?:bist du|sind sie) (?:\\p{L}+ ){0,2}(?:immer|morgen|nachts|später|rund um die uhr|sonntags|am wochenende) (?:auch |noch )?(?:da|hier|erreichbar|wach)",
    welcome:
      "(?:muss|müsste) (?:man|ich) (?:\\p{L}+ ){0,3}(?:traurig|krank|schlecht gehen|ein problem)|(?:darf|kann) (?:man|ich) (?:da |hier )?(?:trotzdem|auch so|auch ohne)",
    greeting:
      "griaß (?:di|eich|gott|enk)|grüß (?:gott|euch|sie|di)|grüessech|sali|salü|hoi(?: zäme)?|moinsen|servas|gude|mahlzeit|tagchen|hey+|hi+|moin(?: moin)?|servus|grüezi|guten abend|hallo|hi|hey|guten (?:morgen|tag|abend)|servus|moin|grüß dich|wie geht'?s|hallöchen|huhu|hej|tach|guten abend",
    howAreYou:
      "(?:und )?(?:bei )?(?:dir|ihnen)(?: so)?\\?|und dir(?: so)?|und bei (?:dir|ihnen)|wie geht'?s dir|wie geht es dir|wie geht'?s|und dir\\?|und selbst\\?|was machst du(?: so)?\\??|alles klar bei dir|alles gut bei dir",
    thanks:
      "dank ?sch(?:ö|e)n|dankscheen|danki|vergelt'?s gott|(?:vielen|lieben|herzlichen|besten|tausend) dank|lieb(?:en)? dank|bin (?:dir|ihnen|euch) dankbar|(?:hat|tat|hod) (?:\\p{L}+ )?gut ?getan|es war (?:sehr |echt |richtig )?(?:nett|schön|gut),? mit (?:jemandem|dir|ihnen|wem|wen)|nett von (?:dir|ihnen)|dank(?:e)? da?ir(?=\\W*$)|danke(?!\\s+(?:der nachfrage|mama|papa))\\p{L}*|vielen dank|besten dank|dank dir|dank ihnen|merci|thx|das hilft(?!(?: \\p{L}+){0,4} (?:nicht|nich|nix|nichts|net|ned|nöd|wenig|kaum|keinem|niemandem))|hat geholfen|lieb von dir|lieb von ihnen",
    goodbye:
      "(?:hau|leg|schmeiß|pack)e? mich (?:\\p{L}+ )?(?:aufs ohr|hin|in die (?:falle|kiste|federn)|ins bett)|wir (?:hören|lesen|sehen|schreiben) uns(?=\\W*$| (?:morgen|später|dann|wieder|bald|nächste\\p{L}*)(?=\\W*$))|(?:hören|lesen|sehen|schreiben) wir uns(?=\\W*$| (?:morgen|später|wieder))|ich muss (?:jetzt |gleich )?(?:in die schule|zur (?:arbeit|schule|schicht|uni|s-bahn|bahn)|zum (?:dienst|bus|zug|unterricht))(?=\\W*$|[.] )|bis (?:denn(?:e|n)?|dann|gleich|nachher|demnächst|neulich)(?=\\W*$|[,.] )|hau rein|haut rein|uf wieder(?:luege|seh\\p{L}*)|salü(?=\\W*$)|habe(?:d)? die ehre|leb(?:t| sie)? wohl|leben sie wohl|gehab\\p{L}* \\p{L}+ wohl|machen s(?:ie)?'?s gut|macht'?s gut|gu(?:te|ds) n8|gn8|n8(?=\\W*$)|gn(?=\\W*$)|schlaf schön|schlafen sie gut|träum(?: was)? schön\\p{L}*|süße träume|schön(?:en|es|e) (?:tag|abend|sonntag|feierabend|wochenende|woche|nacht|rest\\p{L}*|feiertage)(?: \\p{L}+){0,2}(?=\\W*$)|(?:bin|bi) (?:dann |jetzt |mal |erst ?mal )*(?:weg|off|afk|raus)(?=\\W*$)|behüt(?:e)? (?:dich|sie|euch) gott|gott befohlen|gottes segen|bb(?=\\W*$)|cu(?=\\W*$)|muss (?:morgen |früh |um \\p{L}+ |um \\d+ |um \\d+ uhr |schon |wieder )+(?:hoch|raus|aufstehen|arbeiten)(?=\\W*$)|muss (?:jetzt |gleich |dann |mal |los )+(?:zur|zum|in die|in den) \\p{L}+(?=\\W*$)|(?:da|jetzt|hier) kommt (?:der|die|mein|meine) (?:bus|zug|bahn|tram|straßenbahn|s-bahn|u-bahn|dhl\\p{L}*|postbote|paketbote|besuch)(?: mann)?|(?:mein |der )?akku (?:ist |geht )?(?:gleich |fast )?(?:leer|alle|aus)(?=\\W*$)|ich (?:bügel|bügle|koch|koche|putz|putze|spül|spüle|back|backe) (?:jetzt|dann|mal|erst ?mal|nun)\\b.{0,30}|(?:geh|gehe) (?:jetzt |dann |mal |nun |erst ?mal )+(?:bügeln|kochen|putzen|duschen|baden|gassi|einkaufen|frühstücken|essen|pennen|ratzen|schlafen|heia|raus)|(?:pfiat|pfüat|pfiet) (?:ihnen|euch|eich|di|dich|sie)|(?:jetzt|also|okay|ok|so)[,. ]+ich geh (?:jetzt |dann )?(?:da )?(?:rein|raus|los|hin)(?=\\W*$)|ich geh jetzt da rein(?=\\W*$)|bis (?:ein )?andermal|bin (?:dann )?(?:mal )?raus|ich meld(?:e)? mich|man (?:sieht|liest|hört) sich|pfiat di|pfüat di|pfiat eich|baba(?=\\W*$)|i geh (?:schlafen|schlofn|ins bett|jetzt)|(?<!(?:sagt|sagen|sagte|sagten|gesagt|sag|sage|ohne|kein|nur|nicht|mal) (?:\\p{L}+ ){0,2})(?:tschüss*|tschau|ciao|ade|adieu|servus)|auf wieder(?:sehen|hören|schauen)|bis (?:morgen|bald|später|dann|die tage|zum nächsten|irgendwann|nächste)|gute nacht|gut nacht|(?<!(?:letzte|gestern|diese|jede|der|die|heute|ganze|zur|bei|samstag|freitag|jeder|dieser) )nacht(?=\\W*$)|tschö+|pfiati|mach(?:'?s|t'?s| es) gut|schlaf gut|schönen (?:abend|tag|feierabend)(?: noch)?|(?<!(?:er|sie|man|mann|frau|wer|es|die|der|chef|kind) )(?:ich )?muss (?:jetzt |dann |mal |auch |leider |langsam |wieder )*(?:los|aufstehen(?=\\W*$|[.] )|gehen|weg|rein|ran|auflegen|schluss machen|schlafen|ins bett|aufhören|zurück|arbeiten|raus|aussteigen)|er wird wach|sie wird wach|ich muss(?=\\W*$)|ich (?:geh|gehe|hau|leg|leg'|mach|mache|verschwinde|verabschiede|fahr|fahre) (?:jetzt |dann |mal |mich |nun |wieder |erstmal |erst mal )*(?:schlafen|ins bett|hin|rein|schluss|los|nach hause|heim|duschen|weg|raus|weiter|essen|feierabend|wasser trinken|spazieren|arbeiten|einkaufen|kochen|das licht aus)\\b.{0,40}|(?:ich )?(?:möchte|will) (?:jetzt |hier )?aufhören|das war'?s(?: für heute)?|das ist alles(?=\\W*$)|(?:reicht|genug|schluss) (?:mir )?für heute|ich (?:komm|komme|schreib|schreibe|melde mich|meld mich) (?:\\p{L}+ ){0,3}(?:wieder|später|nochmal|morgen)|ich versuch(?:e|s)? (?:\\p{L}+ ){0,3}(?:zu schlafen|schlafen)|(?:bus|zug|bahn|pause|essen|tram)(?: ist| kommt| fertig| vorbei| da)+(?=\\W*$)",
    human:
      "sitzt (?:da|hier) (?:wer|jemand|einer|n mensch)|callcenter|(?:ist|is) (?:das|dat|hier|des) (?:jetzt |n |ne |ein |eine |so )*(?:ki|bot|roboter|computer|maschine|automat|chatgpt)(?=\\W|$)|wer (?:schreibt|tippt|antwortet) (?:da|hier|mir)|bist du (?:\\p{L}+ )?(?:alexa|siri|lebendig|a mensch)|mensch oder (?:so )?(?:\\p{L}+ )?(?:automat|maschine|roboter|computer|ki|programm)|(?:bist du|sind sie) (?:\\p{L}+ )?(?:ein |eine )(?:mensch|automat|maschine|programm)|(?:ist|sitzt) (?:da|hier) (?:also )?(?:ein|kein) (?:echter )?mensch|mensch oder (?:maschine|roboter|computer|ki)|sind sie (?:ein |eine )?(?:mensch|maschine|roboter|computer|echt|ki|person)|bist du (?:ein |eine )?(?:mensch|roboter|maschine|echt|person|ki|bot|computer)|(?:spreche|rede|schreibe) ich mit (?:einem|einer)",
    therapist:
      "bist du (?:ein |eine |mein |meine )?(?:therapeut|psycholog|arzt|ärztin|psychiater|berater)\\p{L}*|(?:tu so,? als w[äa]r(?:e?st)? du|spiel\\p{L}*|sei) (?:mal |bitte |jetzt )*(?:mein\\p{L}* |ein\\p{L}* )?(?:therapeut|psycholog|arzt|ärztin|psychiater)\\p{L}*",
    who: "was (?:können|kannst) (?:sie|du) (?:\\p{L}+ )?(?:alles|so|eigentlich)|was (?:kann|können) (?:du|sie|ihr) (?:\\p{L}+ ){0,2}(?:tun|machen)(?=\\W*$)|was (?:machst|machen) (?:du|sie) (?:eigentlich|hier|so)|mit wem spreche ich|wer bist du|was bist du|wie heißt du|was kannst du|wie funktionierst du|wer sind sie|mit wem (?:rede|spreche|schreibe) ich|wer ist da|bist du chatgpt|was kannst du",
    personal:
      "(?:fühlst|spürst|empfindest) du|(?:fühlen|spüren|empfinden) sie (?:\\p{L}+ )?(?:was|etwas|eigentlich)|haben sie (?:gefühle|eine familie|kinder)|hast du (?:gefühle|eine familie|freunde|hobbys|kinder|ein leben|einen namen|angst)|wie alt bist du|wo (?:wohnst|lebst|kommst) du|was ist dein lieblings*|(?:schläfst|isst|träumst|fühlst|liebst|weinst) du|bist du (?:einsam|glücklich|traurig|müde|verliebt|ein mann|eine frau|männlich|weiblich)|magst du mich|erzähl (?:mir )?(?:was |etwas )?(?:von|über) dir|du (?:kannst|weißt|hast) (?:doch |ja )?(?:gar )?(?:nicht|keine) (?:wissen|gefühle|wie)",
    injection:
      "ignorier\\p{L}* (?:alle |die |deine )*(?:vorherigen |bisherigen )*(?:anweisungen|regeln|instruktionen)|vergiss (?:alle |die |deine )*(?:anweisungen|regeln)|tu so,? als|spiel\\p{L}* (?:die rolle|einen|eine)|rollenspiel|du bist (?:jetzt|ab jetzt|nun)|entwicklermodus|sprich mir nach|wiederhole|deine anweisungen|systemprompt",
    insult:
      "^(?:(?:das|ist|is|so|total|völlig|echt|einfach)[, ]+)*(?:nutzlos|unbrauchbar|schwachsinn|quatsch|blödsinn|schrott|bullshit|müll|käse|schmarrn|kappes)\\W*$|^(?:(?:na|ja|super|toll)[, ]+)*(?:danke )?für (?:nix|nichts)\\W*$|tolle hilfe|schöne hilfe|na toll(?:,? hilfe)?(?=\\W*$)|du bist (?:echt |wirklich |voll |so )*(?:nutzlos|dumm|blöd|doof|scheiße|unnütz)|taugst? nichts|du bist (?:ein |eine |so )?(?:dumm|blöd|idiot|nutzlos|scheiße|doof|bescheuert|unnütz)\\p{L}*|halt die (?:klappe|fresse)|ich hasse dich|verpiss dich|halt's maul|du (?:hilfst|bringst) (?:mir )?(?:gar |überhaupt )?(?:nicht|nichts)|(?:das|des|dat) hilft (?:mir |jetzt |grad |gerade |gar |überhaupt |auch |leider |so |halt |da |ehrlich gesagt |echt )*(?:nicht|nich|net|ned|nöd|nix|nichts|kein bisschen|wenig|null)(?! nur)|bringt (?:mir |ma |ja |halt )?(?:doch )?(?:gar |alles |jetzt |grad |überhaupt )*(?:nichts|nix)|so ein (?:mist|quatsch|schwachsinn|blödsinn)|was für ein(?:e)? (?:mist|quatsch|dumme antwort)|halt (?:die klappe|den mund)|nervst|dumme (?:frage|antwort|maschine|app)",
    notThat:
      "^(?:(?:bitte|und|aber|na|ja)[, ]+)*(?:nicht|nich|ned|net|weniger|bitte nicht) (?:ganz )?(?:so )?(?:höflich|förmlich|geschwollen|gschwolln|steif|gestelzt|hochgestochen|kitschig|allgemein|salbungsvoll)(?=\\W|$)|(?:mit|nur|bloß|lauter|immer) (?:\\p{L}+ )?(?:floskeln|phrasen|textbausteine\\p{L}*|worthülsen|kalendersprüche\\p{L}*)|darum geht'?s (?:doch |mir |hier |ja |auch )*(?:gar |überhaupt )?(?:nicht|nich|net|ned)|(?<!(?:er|sie|chef|chefin|mutter|vater|lehrer|lehrerin|kollegin|kollege) )(?:kling(?:t|st|en)|hörst dich an|hört sich an|redest|reden|wirkt|liest sich) (?:\\p{L}+ ){0,3}(?:wie|nach) (?:\\p{L}+ ){0,3}(?:personalabteilung|personaler|roboter|bank|sparkasse|behörde|amt|finanzamt|glückskeks|kalenderspruch|kalenderblatt|poesiealbum|therapeut\\p{L}*|psycholog\\p{L}*|callcenter|hotline|werbung|broschüre|politiker|pfarrer|pastor|horoskop|automat|anrufbeantworter|maschine|ki|chatbot|bot|beamt\\p{L}*|wikipedia|versicherung|apotheken\\p{L}*|ratgeber|chatgpt|wandtattoo|instagram|linkedin)(?=\\W|$)|^(?:(?:das|es|ist|is|war|klingt|nee|ne|nein|hm+|bisschen|etwas|mir|viel|ein|immer|noch)[, ]+)*zu (?:höflich|förmlich|brav|steif|geschwollen|kitschig|allgemein|glatt|hochgestochen|formell|schwülstig|gestelzt|weichgespült|pädagogisch|blumig|schleimig)(?=\\W|$)|(?:am thema|komplett|total|völlig) vorbei(?=\\W*$)|(?:ist|is|war) (?:gar |überhaupt )?(?:nicht|nich) (?:der punkt|meine frage|die frage|mein problem)(?=\\W|$)|(?:hab|habe|hob|han) (?:i|ich) (?:so |gar |doch )*(?:nicht|nie|nich|net|ned|nöd) (?:gsagt|gesagt|gemeint|gmeint|gseit|gefragt|gfragt)|^(?:(?:nein|nee|ne|das|ist|leider)[, ]+)*falsch\\W*$|(?:du|sie) (?:hast|haben|hörst|hören|verstehst|verstehen|kapierst|checkst) (?:mich |mir |da |das |es |überhaupt |wohl |gar |echt )*(?:nicht|nich|falsch|net|ned|nix)(?: \\p{L}+)?(?=\\W*$)|lies (?:\\p{L}+ )?(?:nochmal|noch mal|richtig|genau)|das (?:ist|war|is) keine antwort|(?:sagst|sagen) (?:du|sie) (?:immer|schon wieder|ständig|dauernd|jedes mal)|immer (?:das ?gleiche|dasselbe|der gleiche satz|die gleiche\\p{L}*)(?=\\W*$)|plapper\\p{L}* (?:mir |mich )?(?:nur |doch )?nach|papagei|wiederholen (?:sie )?sich|kaputte schallplatte|eher so,? wie ich (?:rede|red|spreche)|das (?:habe|hab) ich (?:so )?(?:nicht|nie) (?:gesagt|gemeint|gefragt)|(?:hab|habe) ich nicht (?:gesagt|gemeint|gefragt)|so (?:hab|habe|war) (?:ich )?(?:das|es) nicht gemeint|du (?:verstehst|hörst) (?:mich|mir)? ?(?:nicht|gar nicht|überhaupt nicht|nie)|du hast mich (?:falsch|nicht) verstanden|falsch verstanden|missverstanden|(?:das |des |dat )?stimmt (?:so |ja |gar |doch |überhaupt |halt )*(?:nicht|nich|net|ned|nöd)(?!,? (?:was|dass|wenn|mit|bei|in)(?!\\p{L}))|darum geht es (?:doch |mir )?(?:gar )?nicht|nein,? ich meinte|du wiederholst dich|hast du (?:mir )?(?:überhaupt )?zugehört|das ergibt keinen sinn|das (?:hast|hattest) du (?:schon|gerade) (?:gesagt|gefragt)|verstehst du mich (?:überhaupt|nicht)",
    stopAsking:
      "(?:warum|wieso|weshalb|wozu) (?:fragst|fragen|frogst|willst|wollen) (?:du|sie|s')|(?:beantwort|antwort)\\p{L}* (?:\\p{L}+ ){0,4}mit (?:einer |ner |noch |lauter )*(?:gegen)?fragen?|gegenfragen?|ist das (?:hier )?(?:ein|'n|n) (?:verhör|interview|quiz)|fragerei|frag nicht(?: so)?(?=\\W*$)|fragen sie nicht|aufhören zu fragen|auf mit (?:den|der|dem) frag\\p{L}*|was anderes als fragen|keine fragen(?: stellen| mehr)?|nur fragen|hör auf zu fragen|frag(?:st)? (?:mich )?nicht so viel|zu viele fragen|so viele fragen|keine fragen mehr|ständig fragen|immer nur fragen|hör (?:einfach )?(?:nur |mal )?zu|warum fragst du (?:das|mich|so|immer|ständig)",
    unclear:
      "(?:\\p{L}+ ){0,3}einfacher (?:sagen|ausdrücken|erklären|formulieren|schreiben)|was meinen (?:sie|s')(?: damit)?|wie meinen (?:sie|s') (?:das|des)|(?:wie|was) meinste?(?: das| damit)?|was soll (?:das|des|dat) (?:jetzt )?(?:heißen|heissen|sein|bedeuten)|was (?:heißt|heisst|bedeutet) (?:das|des|dat)(?: jetzt)?|(?:was|wie|wos) (?:meinsch|moanst|moanan)(?: \\p{L}+){0,2}|versteh(?:e|s)? (?:ich |i |das )*(?:nicht|nich|net|ned|nöd)(?=\\W*$)|(?:kapier|check|raff)e? (?:ich |i |das )*(?:nicht|nich|net|ned|nix)(?=\\W*$)|(?:sag|sagen|erklär|erklären|formulier)\\p{L}* (?:\\p{L}+ ){0,4}(?:einfacher|anders|nochmal|deutlicher)|geht'?s (?:auch |noch )?einfacher|einfacher bitte|auf deutsch(?: bitte)?(?=\\W*$)|nur bahnhof|was genau(?=\\W*$)|hae+|inwiefern|was meinst du(?: damit)?|wie meinst du das|wie bitte|hä|häh|versteh(?:e)? ich nicht|ich verstehe (?:dich|das|die frage) nicht|was soll das heißen|nochmal bitte|(?<=^|[.,!] )was\\?|bitte was",
    compliment:
      "du bist (?:so |echt |sehr |wirklich |ja |eine? )*(?:nett|lieb|süß|toll|super|gut|klasse|hilfreich|freundlich|guter zuhörer)|ich mag dich|gute frage|schön,? mit dir zu (?:reden|schreiben)|du hilfst mir|du hast mir (?:sehr )?geholfen",
    presence:
      "bist du (?:noch )?da|hörst du mich|hallo\\?|ist (?:da|hier) (?:jemand|wer)|kannst du mich hören|noch da|test test",
    price:
      "kost(?:'?s|et|ets)? (?:des|dat|das|es|die app) (?:\\p{L}+ ){0,2}(?:was|wos|etwas|wat)|was (?:nehmt|verlangt|nehmen|verlangen) (?:ihr|sie)|was zahl\\p{L}* (?:ich|man)|wie teuer (?:ist|wird|is) (?:das|es|dat|hier)|(?:ist|is) (?:das|dat|es|hier|der spaß|alles) (?:hier |alles |wirklich |echt |eigentlich )*(?:kostenlos|gratis|umsonst|für lau)|wo ist der haken|kostenpflichtig|(?:wat|was) kost\\p{L}* (?:das|der|dat|des|es|hier)|kreditkarte|muss (?:ich|man) (?:\\p{L}+ ){0,3}(?:zahlen|bezahlen|blechen)|(?<!(?:mich|uns|ihn) )kostet (?:das|es|hier|mich|der|die)|(?:was|wie ?viel) kostet|kosten|preis*|premium|abo|abonnement|bezahlen muss ich|ist (?:das|es|die app|hearken) (?:kostenlos|gratis|umsonst)|kostenlos|upgrade",
    limits:
      "wie lange? (?:darf|kann|geht|hab|habe)|am stück|gibt es (?:ein|eine) (?:zeit)?(?:limit|grenze|begrenzung)|wie (?:lange|viel zeit|viele minuten) (?:\\p{L}+ ){0,4}(?:reden|sprechen|telefonieren|noch|habe|hab|übrig|schreiben|geht)|zeit (?:ist )?(?:noch )?übrig|zeitlimit|tageslimit|wie lange noch",
    privacy:
      "liest (?:dat|des|das|hier|da) (?:eigentlich |jetzt |denn |auch )*(?:wer|einer|eener|jemand|jmd|irgendwer)|(?:kann|können|erfährt|sieht|liest|kriegt|bekommt) (?:das |dat |hier )?(?:die |der |das |mein |meine |unser )?(?:krankenkasse|kasse|arbeitgeber|chefin?|mann|frau|eltern|schule|jugendamt|firma|lehrer\\p{L}*|mama|papa|mutter|vater|ex|polizei|ausländerbehörde)(?: \\p{L}+){0,4} (?:sehen|lesen|mitlesen|erfahren|rauskriegen|mitkriegen|mitbekommen|herausfinden|rausfinden)|(?:erfährt|sieht|liest|kriegt|bekommt) (?:das |dat |hier )*(?:die |der |mein |meine |unser )?(?:krankenkasse|kasse|arbeitgeber|chefin?|mann|frau|eltern|schule|jugendamt|firma|mama|papa|mutter|vater|ex|polizei)(?= mit| was| davon| irgendw|\\W*$)|wo (?:landet|geht|bleibt) (?:das|dat|alles|des)(?: \\p{L}+)?(?=\\W*$)|wer (?:guckt|kuckt|schaut|hockt|steckt) (?:\\p{L}+ )?(?:mit|rein|dahinter)|dsgvo|(?:hört|lost) (?:hier |da )?(?:jemand|wer|einer) (?:mit|zu)|(?:die polizei|meine eltern|mein chef|die schule|die krankenkasse|jemand) (?:\\p{L}+ )?(?:sehen|lesen|erfahren|mitlesen)|kriegen (?:\\p{L}+ ){0,3}mit|(?:bleibt|bleiben) das (?:hier|unter uns)|liest (?:das|hier|jemand)|gespeichert|datenschutz|(?:hört|liest|schaut) (?:da |hier )?(?:jemand|wer|einer) (?:mit|zu)|im internet nichts persönliches|wer (?:kann das|liest|sieht)|mensch,? der das liest|liest (?:das |hier )?(?:wer|jemand) mit|(?:wird|werden) (?:das|die|unsere?|meine?|alles)\\b.{0,30}(?:aufgezeichnet|gespeichert|aufgenommen|gelesen|weitergegeben)|zeichnest du|nimmst du (?:das|uns|mich) auf|speicherst du|datenschutz|vertraulich|anonym|wer (?:liest|hört|sieht|erfährt)|liest (?:das )?jemand|bleibt das (?:unter uns|geheim)|meine daten|erzählst du (?:das )?(?:jemandem|weiter)|privat",
    memory:
      "erinnerst du dich|weißt du noch|was (?:habe|hab) ich (?:dir )?(?:gesagt|erzählt)|worüber haben wir|was weißt du (?:über|von) m(?:ich|ir)|das (?:habe|hab) ich (?:dir )?(?:schon|doch|bereits) (?:gesagt|erzählt)|hast du (?:das )?vergessen|kannst du dich erinnern|merkst du dir",
    languages:
      "(?:kann|darf|soll) (?:ich|man|i) (?:hier |auch |da )*(?:auf |in |im )?(?:\\p{L}+isch|meiner sprache|dialekt|mundart|platt|schwiizerdütsch|schweizerdeutsch) (?:schreiben|reden|sprechen|schwätzen)|(?:verstehst|verstehen|kannst|können) (?:du|sie) (?:auch |überhaupt )?(?:dialekt|mundart|platt|schwiizerdütsch|schweizerdeutsch|kölsch)|geht (?:das |auch |hier )*beides|(?:können|kannst|sprechen|sprichst|verstehen|verstehst) (?:sie|du) (?:auch |eigentlich |denn |zufällig )*\\p{L}+(?:isch|deutsch)|(?:sprichst|verstehst|sprechen|verstehen) (?:du|sie) (?:auch )?\\p{L}+\\s*\\?|(?:auf|in) (?:englisch|spanisch|französisch|italienisch|türkisch|russisch|polnisch|arabisch|ukrainisch) (?:schreiben|reden|sprechen)|(?:sprichst|kannst|verstehst) du (?:auch )?(?:englisch|deutsch|spanisch|französisch|italienisch|türkisch|russisch|polnisch|arabisch|japanisch|chinesisch|koreanisch|portugiesisch|andere)|welche sprachen|andere sprache|sprache (?:wechseln|ändern|umstellen)|(?:sprich|antworte|schreib) (?:bitte )?auf englisch",
    settings:
      "(?:geht|läuft|funktioniert) (?:das|dat|die app|es) (?:hier |auch )*ohne (?:internet|netz|wlan|empfang)|(?:geht|läuft|nutzen|nutze|funktioniert) (?:\\p{L}+ ){0,4}offline|offline (?:nutz\\p{L}*|benutz\\p{L}*|verfügbar)|dunkelmodus|größere schrift|schrift (?:\\p{L}+ )?größer|wie (?:kann ich|lösche ich|ändere ich|kündige ich|stelle ich|exportiere ich) (?:\\p{L}+ ){0,5}(?:löschen|ändern|kündigen|exportieren|ausschalten|einstellen|abmelden)|konto löschen|wo (?:finde ich|ist|sind|sehe ich) (?:\\p{L}+ ){0,3}(?:einstellung*|konto|verlauf|übung*|hilfe|tagebuch|zusammenfassung)|passwort ändern|stimme ändern|die app (?:stürzt|geht nicht|funktioniert nicht|spinnt)|support",
    medical:
      "(?:muss|soll|sollte) (?:ich|man) (?:damit |da |deswegen |mal |das |jetzt )*(?:zum|zu (?:einem|nem)|zur|einen) (?:arzt|doktor|hausarzt|hausärztin|ärztin|hautarzt|apotheke|notaufnahme)|ist das (?:gefährlich|ansteckend|behandlungsbedürftig)|wie ?viele? (?:tabletten|mg|tropfen|milligramm)|wochenbett\\p{L}*|ist das (?:schon |noch |eine )*(?:depression|burnout)|(?:habe|hab) ich (?:eine? )?(?:depression*|adhs|burnout|borderline|bipolar|autis*|zwangs*|angststörung)|bin ich (?:depressiv|psychisch krank|krank|bipolar|autistisch)|soll(?:te)? ich (?:\\p{L}+ ){0,4}(?:nehmen|absetzen|zum arzt|zur ärztin|zum therapeuten|in therapie|eine therapie|therapie machen)|meine (?:tabletten|medikamente|dosis)|antidepressiva|nebenwirkung*|therapieplatz|brauche ich (?:eine therapie|einen therapeuten|hilfe vom arzt|einen arzt)",
    judge:
      "(?:darf|dürfte) (?:man|ich|ma) (?:das|sowas|so was|so etwas|des) (?:\\p{L}+ )?(?:sagen|denken|fühlen|machen)|ist (?:das|es|dat|des) (?:\\p{L}+ ){0,2}(?:normal|egoistisch|kindisch|gemein|verboten|diebstahl|gelogen|eine lüge|gestohlen|peinlich|übertrieben|albern|feige|deppert|zu direkt|undankbar|herzlos|pietätlos)(?=\\W*$)|übertreib\\p{L}* ich|spinn(?:e|')? ich|bin ich (?:\\p{L}+ )?(?:deppert|bekloppt|bescheuert|gemein|feige|undankbar|herzlos|überempfindlich|das arschloch|im unrecht|irre|meschugge)|bin ich (?:jetzt |deswegen |eigentlich |da )*(?:eine? )?(?:schlechte?r?|miese?r?|egoistische?r?|undankbare?r?) (?:mutter|vater|mensch|tochter|sohn|freundin|freund)|bin ich (?:eine? |so |zu |einfach |ein )*(?:schlechter mensch|schlecht|egoistisch|verrückt|normal|schuld|komisch|dumm|schwach|schlimm|empfindlich|schlechte mutter|schlechter vater|versager\\p{L}*)|ist (?:das|es) (?:noch )?(?:normal|falsch|schlimm|okay|komisch|verrückt|meine schuld)|war (?:das|es) (?:falsch|richtig|meine schuld)|stimmt (?:was|etwas) nicht mit mir|was stimmt nicht mit mir|findest du mich|denkst du,? (?:dass )?ich",
    breathe:
      "(?:eine|ne|kurze) übung (?:für|gegen|zum|die)|atemübung*|(?:mit mir|zusammen) atmen|atmen wir|lass uns atmen|hilf mir (?:beim )?atmen|atme mit|(?:eine|zur|die) (?:entspannungs)?übung|entspannungsübung|meditation|meditieren|hilf mir (?:mich )?(?:zu beruhigen|runterzukommen|beim runterkommen)|beruhig(?:e)? mich|(?:runterkommen|mich beruhigen|mich entspannen)",
    ground: "erdung*|5-?4-?3-?2-?1|neben mir|unwirklich|hol mich zurück|dissoziier*",
    joke: "(?:können|kannst|kennt) (?:sie|du|ihr) (?:\\p{L}+ )?witze?|(?:einen|'nen|nen) witz|(?:erzähl|kennst|kennen|hast|haben|weißt|sag|noch)\\p{L}* (?:\\p{L}+ ){0,3}witze?|^(?:ein(?:en)? )?witz(?: bitte)?\\W*$|bring mich zum lachen|(?:was|etwas) lustiges|muntere? mich auf",
    distract:
      "unterhalt\\p{L}* mich|unterhalten sie mich|stell mir (?:ne|eine|mal eine) frage|frag mich (?:was|etwas)|erzähl (?:mir )?(?:irgend)?was|red(?:e)? (?:mit mir )?über was anderes|(?:brauch|brauche|will|möchte|hätte gern) (?:\\p{L}+ )?ablenkung|^mir ist (?:so |total |voll |sterbens)?langweilig\\W*$|(?:ein )?spiel(?:en)? (?:wir|spielen)|lenk mich ab|erzähl (?:mir )?(?:was|etwas|irgendwas|eine geschichte)|auf andere gedanken",
    newSubject:
      "anderes thema|themawechsel|thema wechseln|(?:über|von) (?:was|etwas) andere[sm] (?:reden|sprechen|quatschen)|(?:reden|sprechen) (?:wir |lieber |bitte |mal )*(?:über|von) (?:was|etwas) andere[sm]|reden wir über|lass uns über",
    rather:
      "(?:will|möchte|mag|kann) (?:ich )?(?:darüber |davon |jetzt |gerade |lieber |das )*nicht (?:darüber |drüber |davon )?(?:reden|sprechen|sagen|erzählen|schreiben)|lieber nicht|geht dich nichts an|lass(?:en wir)? das|^nicht jetzt(?=\\W*$)|keine lust (?:zu reden|darüber)",
    vent: "(?:darf|kann|könnte) ich (?:hier |auch |mal |was |dich |sie )*(?:über|wegen|zu) (?:\\p{L}+ ){1,3}(?:fragen|reden|sprechen|schreiben)|(?:darf|kann|will|muss|möchte) (?:ich )?(?:\\p{L}+ ){0,3}(?:aufregen|jammern|auskotzen|ausheulen|dampf ablassen|luft machen)|(?:muss|will|möchte|wollte) (?:\\p{L}+ ){0,3}(?:reden|loswerden|auskotzen|erzählen)|(?:kann|darf) ich (?:dir )?(?:was|etwas|mit dir)|brauche jemanden zum reden|hör mir (?:mal )?zu|es ist (?:was|etwas) passiert|(?:darf|kann) ich dich (?:was|etwas) fragen",
    advice:
      "was (?:macht|tut) (?:man|ma) (?:da|bei|gegen|mit|wenn|denn|in so)\\b.{0,40}|kann (?:man|ma) (?:da |denn |irgendwas |irgendetwas |was |etwas |nix )+(?:machen|tun|dagegen)\\b.{0,30}|was (?:tät(?:est|en|st)|würd(?:est|en|st)) (?:du|sie|s')|(?:wos|was) soi i|(?:hast|haben|hätten|hättest|wissen|weißt) (?:du|sie|s') (?:\\p{L}+ ){0,2}(?:rat|tipp|tipps|idee|ideen)|was (?:jetzt|nun|tun)(?=\\W*$)|(?:hilfst|helfen) (?:du|sie) mir\\b.{0,40}|wie (?:sag|erklär|erzähl|sprech|fang|mach|geh)\\p{L}* (?:ich|man|sie)\\b.{0,60}|was (?:mach|sag|tu|schreib|antwort)\\p{L}* (?:ich|man)\\b.{0,40}\\?|was würde(?:st|n) (?:du|sie)|soll(?:te)? ich\\b.{0,60}\\?|was meinst du|was meinen sie|was soll ich|was kann ich (?:tun|machen)|was (?:denkst|meinst|rätst) du|rat geben|einen rat|kannst du mir helfen|wie (?:kann|werde|soll|schaffe|komme) ich|was (?:soll|kann|mache|mach|würdest) (?:ich|du|man)|hast du (?:einen )?(?:tipp|rat|tipps|idee)|(?:gib|brauche) (?:mir )?(?:einen )?(?:rat|tipp|tipps)|wie (?:kann|soll|schaffe|werde|komme|mache|kriege) ich|soll ich|was rätst du|hilf mir|was hilft",
    laugh: "(?:ha){2,}h?|he(?:he)+|hihi|lol|nur spaß|war (?:nur )?(?:ein )?(?:spaß|scherz|witz)|😂|🤣",
    yes: "(?:schon|joa|naja|jein|mhm)(?=\\s*(?:[,.!?;…]|$))|(?:geht so|egal)(?=\\s*(?:[,.!?;…]|$))|ja|jo|jep|ich glaube schon|(?:klar|okay|ok|gut|genau|stimmt|natürlich|ein bisschen|ein wenig|manchmal|vielleicht|gern|gerne)(?=\\s*(?:[,.!?;…]|$))|(?:ja|jo|jep|jap|klar|stimmt|genau|gerne?|auf jeden fall|natürlich|okay|ok|na gut|von mir aus|mach das|los)(?=\\s*(?:[,.!?;…~、。，！？]|$))",
    no: "nein|nee|nö|nicht wirklich|gar nicht|überhaupt nicht|heute nicht|nein danke|nie|(?:nein|nö|nee|ne|gar nicht|eher nicht|überhaupt nicht|nichts)(?=\\s*(?:[,.!?;…~、。，！？]|$))",
    unsure:
      "keinen plan|schulterzuck\\p{L}*|(?:ich )?weiß (?:es |ich )?nicht|keine ahnung|nicht sicher|schwer zu sagen|(?:weiß (?:ich )?nicht|keine ahnung|ka|weiss nicht|schwer zu sagen|kann ich nicht sagen|mal sehen|k\\.? ?a\\.?)(?=\\s*(?:[,.!?;…~、。，！？]|$))",
    plan: "ich (?:werd|werde|will|probier|probiere|versuch|versuche|ruf|rufe|schreib|schreibe|frag|frage|sag|sage|red|rede|geh|gehe|mach|mache|üb|übe|nehm|nehme|überleg|überlege|schau|schaue|guck|hol|hole|bring|bringe|erzähl|erzähle|denk|denke) (?:'?s |es |das |ihn |sie |ihm |ihr |die |der |den |mir |dem |mich )?(?:\\p{L}+ ){0,4}(?:morgen|heute|gleich|später|mal|an|nochmal|bald|versuchen|drüber nach|darüber nach|abend|bis|am|beim|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|vielleicht|aus)|vielleicht (?:ruf|schreib|frag|sag|red|geh|mach|versuch|probier)\\p{L}* ich|(?:na gut|na schön|ok|okay|gut)[,.]? (?:ich )?(?:probier|versuch|mach|überleg)\\p{L}*",
    luck: "wünsch\\p{L}* mir glück|drück\\p{L}* mir die daumen|daumen drücken|bete für mich",
    apology:
      "(?<!(?:eine|ne|keine|die|der|meine|seine|ihre|nie) )entschuldig(?:e|en sie|ung|t)?(?=\\W*$|[,.:] | (?:bitte|dass|für|mich|die|das|wenn))|sorry|(?:es )?tut mir leid(?=\\W*$|[,.] )|verzeih(?:ung|en sie)?(?!\\p{L})|war nicht so gemeint",
    quiet:
      "(?:kannst|könntest|können|könnten|magst) (?:du|sie) (?:\\p{L}+ ){0,3}(?:dableiben|dabeibleiben|bleiben|dranbleiben|mitkommen|warten)(?=\\W*$)|(?:bleibst|bleiben) (?:du|sie) (?:noch |bitte )*(?:da|dran|hier|bei mir)|(?:können|könnten) wir (?:\\p{L}+ ){0,3}(?:nichts sagen|schweigen|still sein|nicht reden)|(?:kannst|könntest|können) (?:du|sie) (?:\\p{L}+ ){0,3}(?:still|ruhig|leise) (?:sein|bleiben)|sag (?:mal |einfach |bitte )?nichts|bleib (?:einfach )?(?:da|hier|bei mir)|einfach (?:nur )?da (?:sein|bleiben)",
    spare:
      "^(?:bitte )?kein(?:e|en)? (?=\\W|\\p{L})|bitte kein|^(?:bitte|nur|und|aber|nee|nein|jetzt|[, ])*(?:sag|erzähl|komm|fang|tu|gib|mach|schick|spar|sagen sie|kommen sie) (?:mir |dir |jetzt |bloß |bitte |mir jetzt |sich )*(?:nicht|kein\\p{L}*|bloß nicht|das verständnis|die sprüche|den)|(?:bitte )?keine (?:tipps?|ratschläge|sprüche|floskeln|lösungen|poesie|kalendersprüche)|kein (?:mitleid|trost|rat|gelaber)|(?:sie müssen|du musst|musst du) (?:jetzt |mir |hier )*(?:nichts|nicht) (?:\\p{L}+ )?(?:sagen|trösten|antworten|tröstliches sagen)|(?:will|wollte|brauch|brauche|möchte) (?:\\p{L}+ )?(?:keinen rat|keine tipps|kein mitleid|keinen trost|keine lösung\\p{L}*|(?:das |es )?(?:nur|einfach nur|bloß) (?:mal )?(?:loswerden|erzählen|sagen|reden))|(?:hör|hören sie) (?:einfach |nur |bitte )*zu(?=\\W*$)|das sag nicht|spar dir",
    again: "noch (?:eine?n?|mal)|nochmal|weiter|den nächsten|noch was",
    training: "(?:trainier\\p{L}*|training|anlernen|angelernt)",
    alerts:
      "(?:sagst|meldest|erzählst|verrätst|informierst|rufst|sagen sie|melden sie|rufen sie) (?:du |das |es |dann |jemand\\p{L}* |wen |mein\\p{L}* |den |die |irgend\\p{L}* ){0,4}(?:eltern|jemand\\p{L}*|weiter|polizei|arzt|an|bescheid|mutter|mama|vater)|wem (?:sagst|erzählst) du",
    deleting:
      "(?<!(?:nummer|foto|fotos|bild|bilder|ihn|app|insta|tinder|kontakt|kontakte) (?:\\p{L}+ )?)(?:lösch\\p{L}*|gelöscht)|entfernen",
    tomorrow:
      "(?:kannst|kannste|könntest|können) (?:du |sie )?(?:dir|sich) (?:\\p{L}+ ){0,4}merken|merkste|(?:weißt|weisst|kennst) du (?:das |mich |mi |noch )*(?:morgen|nächstes mal|beim nächsten mal)|muss ich (?:\\p{L}+ ){0,4}(?:nochmal|wieder|von vorne?|neu) (?:\\p{L}+ )?(?:erklären|erzählen|anfangen)|(?:erinnerst|erinnern) (?:du dich|sie sich)(?: noch)? (?:\\p{L}+ )?(?:an mich|morgen|nächstes|beim|dran|daran)|(?:merkst|merken) (?:du dir|sie sich)|weißt du (?:dann |morgen |noch |beim nächsten mal )+(?:wer|was|noch)|(?:beim|das) nächste\\p{L}* mal|von vorn\\p{L}*|kennst du mich",
    premium:
      "was ist (?:denn )?(?:bei |an |in )?(?:diesem |dem |der |im )?(?:premium|kostenlos\\p{L}*|gratis\\p{L}*)|was (?:kann|krieg|bekomm|hab|ist)\\p{L}* (?:ich |man )?(?:denn )?(?:\\p{L}+ )?(?:kostenlos|gratis|umsonst|premium)|unterschied\\p{L}*|(?:gratis|kostenlose)\\p{L}* version",
    journal:
      "(?:irgendwo|wo|kann ich|gibt es|gibt's|ort)\\b.{0,25}(?:auf|nieder|hin|ein)(?:zu)?(?:schreib|notier|halt)\\p{L}*|(?:gibt es|hast du|habt ihr|ein) tagebuch",
    pages:
      "gibt(?: es|'?s) (?:hier|da|in der app) (?:was|etwas|eine|einen)|(?:gibt es|gibt's|habt ihr|hast du|haben sie) (?:\\p{L}+ ){0,3}(?:in der app|hier drin|übung\\p{L}*|was kurzes|was ganz kurzes|was zum|etwas zum|was für|etwas für)|was (?:kann ich|gibt es) (?:\\p{L}+ ){0,2}(?:üben|in der app|zu hause)",
    request:
      "(?<=^|[.,!] |bitte |mal |und )(?:gib|schreib|formulier|nenn|entwirf|schlag)e? (?:mir |uns |mal |bitte |doch )*(?:nen|'nen|einen?|ein|was|etwas|ne|den|die)\\b|wie (?:formulier|fang|schreib)\\p{L}* ich (?:das|es|dat|des|den|sowas|so was)\\b.{0,30}|was schreib\\p{L}* ich (?:da|denn|rein|drauf)\\b.{0,20}|(?:können|könnten) (?:sie|s') mir sagen,? wie\\b|textvorschlag|formulierungshilfe|(?:schreib|formulier)e? (?:mir|das|was)|hilf mir (?:bei|mit)|was (?:kurzes|knackiges)|(?<!(?:was|wie|wen|wem|wo|warum) )(?:kannst|könntest|würdest|magst|willst) du (?:mir |mal |bitte |vielleicht |das |kurz )*(?:\\p{L}+ ){0,6}(?:schreiben|formulieren|machen|erstellen|geben|sagen|helfen|erklären|suchen|nennen|empfehlen|übersetzen|ausrechnen|vorschlagen|aussuchen|verraten)|(?:können|könnten|würden) sie (?:\\p{L}+ ){0,7}(?:schreiben|formulieren|machen|geben|sagen|helfen|erklären|nennen|empfehlen|vorschlagen)|^(?:ok(?:ay)?|also|na gut|gut|bitte|und|dann|komm|[, ])*(?:schreib|formulier|mach|gib|nenn|erklär|hilf|sag|such|zeig|empfiehl)e? (?:mir|mal|uns|bitte)\\b|hilf\\p{L}* mir (?:bei|beim|mit)|(?:schreiben|geben|nennen|sagen) sie mir",
    safetyPlan: "sicherheitsplan",
    keepExercise:
      "übung (?:\\p{L}+ ){0,5}(?:speichern|merken|wiederfinden|finden|abspeichern)|(?:speicher|find)\\p{L}* (?:\\p{L}+ ){0,4}übung",
  },
  loss: {
    death:
      "(?:friedlich|sanft|für immer) (?:\\p{L}+ )?eingeschlafen|im (?:letzten |vergangenen )?(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|frühling|frühjahr|sommer|herbst|winter|advent) (?:ist|sind) (?:\\p{L}+ ){1,2}(?:ruhig |still |ganz )*eingeschlafen|(?:ist|sind) (?:\\p{L}+ ){0,2}im (?:letzten |vergangenen )?(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|frühling|frühjahr|sommer|herbst|winter|advent) (?:\\p{L}+ )?eingeschlafen|einschläfern|eingeschläfert|friedhof|(?:an|auf) (?:seinem|ihrem|dem) grab|ist (?:gestern |heute |vor \\p{L}+ \\p{L}+ )?tot|verstorben|von uns gegangen|(?:ist|sind) (?:\\p{L}+ ){0,3}gegangen, für immer|überfahren|gestorben|verstorben\\p{L}*|verstarb|starb|(?:ist|sind|war) tot|tod (?:von|meine[rs]|unsere[rs]|der|des)|beerdigung|trauerfeier|begräbnis|todesfall|eingeschläfert|einschläfern|verwitwet|witwer?|ums leben gekommen|tödlich verunglückt|hat sich (?:das leben genommen|umgebracht)|(?:mutter|mama|vater|papa|mann|frau|oma|opa|bruder|schwester|sohn|tochter) verloren",
    notDeath:
      "gestorben ist (?:ja |noch )?(?:keiner|niemand)|(?:keiner|niemand) (?:ist )?(?:daran |davon )?gestorben|davon ist noch (?:keiner|niemand) gestorben|ich (?:sterbe|sterb|bin tot)(?! wollen)|muss ich sterben|sterbe ich|vor (?:scham|lachen|angst) gestorben|todmüde|tot(?:müde|lachen)|ich bin (?:\\p{L}+ ){0,3}gestorben|(?:fast|beinahe|halb) (?:\\p{L}+ ){0,2}gestorben|vor (?:lachen|scham|langeweile|hunger|angst) (?:\\p{L}+ )?gestorben|(?:handy|akku|laptop|computer|rechner|auto|fernseher|internet|wlan|pflanzen?|blumen?|gespräch|figur|held) (?:\\p{L}+ ){0,2}(?:tot|gestorben)",
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
  negation: {
    before:
      "nicht|nich|net|ned|nöd|nimmer|kein|keine|keinen|keiner|keinem|nie|niemals|kaum|ohne|weder|nix|(?:niemand|niemanden|nichts)(?!.*(?<!\\p{L})ich(?!\\p{L}))",
    after: "\\s*(?:nicht|nich|nie|net|ned|nod)(?!\\p{L})",
  },
  suicide:
    "(?:mich|mir) (?:\\p{L}+ ){0,2}(?:umbring\\p{L}*|töten|das leben nehmen)|umbringen|suizid*|selbstmord*|mein(?:em)? leben (?:ein ende|beenden)",
  deathWish: "will sterben|sterben will",
  lasting:
    "ich heiße|mein name ist|ich wohne|ich lebe (?:in|mit|allein)\\p{L}*|ich arbeite (?:als|in|bei)|ich bin (?:student|lehrer|krankenschwester|pfleger|arzt|ärztin|ingenieur|mutter|vater)\\p{L}*|ich studiere|ich habe (?:einen|eine|ein|zwei|drei) (?:hund|katze|sohn|tochter|kind|bruder|schwester|prüfung|vorstellungsgespräch)\\p{L}*|ich bin umgezogen|ich (?:mag|liebe|spiele) |mein hobby|mein geburtstag|mein (?:hund|kater) heißt|meine katze heißt",
};

export const turning: Turning = {
  starts:
    "(?:ich (?:bin|habe|hab|kann|konnte|muss|will|wollte|war|hatte|fühle|fühl|weiß|möchte|darf|soll|sollte|würde|werde|brauche|vermisse|liebe|hasse|mache|schlafe|arbeite|wohne|denke|schaffe|bekomme|verstehe)|mein|meine|meinen|meiner|er|sie|es|das|alle|niemand|keiner)",
  never:
    "nämlich|is|et|dat|wat|nix|der typ|grad|sie (?:brauchen|müssen|sollten|dürfen|wissen|glauben|meinen|denken)|es soll|ma|mi|di|ned|net|nöd|eifach|ois|san|hob|nur kurz|ja gesagt|nich|n|ne|nem|isch|mei|du|dir|dich|dein\\p{L}*|wir|uns|unser\\p{L}*|bitte|suizid\\p{L}*|umbring\\p{L}*|töte\\p{L}*|tot|tod|sterb\\p{L}*|stirbt|starb|gestorben|tabletten|messer|waffe|brücke|seil|springen|ritz\\p{L}*|schneid\\p{L}*|schlag\\p{L}*|schläg\\p{L}*|vergewaltig\\p{L}*|missbrauch\\p{L}*|verschwinden|leben|erbrech\\p{L}*|kotz\\p{L}*|hunger\\p{L}*|kalorien|dumm\\p{L}*|blöd\\p{L}*|idiot\\p{L}*|arsch\\p{L}*|scheiß\\p{L}*|scheiss\\p{L}*|hure|schlampe|fett|hässlich|ignorier\\p{L}*|anweisung\\p{L}*|regeln|dass|ob|weil|wenn|was|wie|wo|warum|als ob|glaube|denke|meine nicht|spaß|scherz|witz|der mensch|das heißt|sie sind|haben sie|können sie|ihnen",
  fillers:
    "also|naja|na ja|ja|nein|ach|hm+|äh+|ehm+|und|aber|oder|doch|halt|eben|eigentlich|ehrlich gesagt|gerade|im moment|außerdem|denn|tja|irgendwie|okay|ok|heute|jetzt",
  joints: ", | aber | und (?=(?:ich|er|sie|es|mein|meine|niemand|alle)\\b)| - | – | — ",
  left: "ich|hab|habe|bin",
  turned: {
    "ich bin": "du bist",
    "ich habe": "du hast",
    "ich hab": "du hast",
    "ich kann": "du kannst",
    "ich konnte": "du konntest",
    "ich muss": "du musst",
    "ich will": "du willst",
    "ich wollte": "du wolltest",
    "ich war": "du warst",
    "ich hatte": "du hattest",
    "ich fühle": "du fühlst",
    "ich fühl": "du fühlst",
    "ich weiß": "du weißt",
    "ich möchte": "du möchtest",
    "ich darf": "du darfst",
    "ich soll": "du sollst",
    "ich sollte": "du solltest",
    "ich würde": "du würdest",
    "ich werde": "du wirst",
    "ich brauche": "du brauchst",
    "ich vermisse": "du vermisst",
    "ich liebe": "du liebst",
    "ich hasse": "du hasst",
    "ich mache": "du machst",
    "ich schlafe": "du schläfst",
    "ich arbeite": "du arbeitest",
    "ich wohne": "du wohnst",
    "ich denke": "du denkst",
    "ich schaffe": "du schaffst",
    "ich bekomme": "du bekommst",
    "ich verstehe": "du verstehst",
    mich: "dich",
    mir: "dir",
    mein: "dein",
    meine: "deine",
    meinen: "deinen",
    meinem: "deinem",
    meiner: "deiner",
    meines: "deines",
  },
};
