import type { Words } from "./words.ts";

const day =
  "(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|the (?:\\d+(?:st|nd|rd|th)?|\\w+teenth|twentieth|first|weekend))";
const weapon =
  "(?:gun|pistol|rifle|shotgun|revolver|knife|blade|razor(?: blade)?|box ?cutter|noose|rope|belt|scalpel)";
const pills =
  "(?:pills?|tablets|meds|medication|painkillers|sleeping (?:pills|tablets)|antidepressants|xanax|valium|tylenol|paracetamol|codeine|insulin)";
const drink = "(?:vodka|whisk(?:e)?y|gin|rum|tequila|wine|booze|alcohol|liquor|bourbon|scotch)";
const spot =
  "(?:garage|woods|forest|bridge|roof|rooftop|lake|river|sea|ocean|beach|cliffs?|tracks|quarry|basement|attic|barn|shed|bathroom|bath|car|mountains|canal|railway)";
const crossing =
  "(?:bridge|building|roof|tree|cliff|tracks|train|platform|window|balcony|multi-?stor(?:e?y)|overpass|viaduct|beam|pills)";
const abuser =
  "(?:he|she|they|husband|wife|boyfriend|girlfriend|partner|father|dad|mother|mom|mum|stepdad|stepfather|stepmom|brother|uncle|ex|fianc[e]+|roommate|boss|son|parents|landlord)";
const them =
  "(?:him|her|them|everyone|everybody|my (?:\\w+ )?(?:ex|boss|wife|husband|father|mother|dad|mom|mum|brother|sister|boyfriend|girlfriend|neighbou?r|stepdad|roommate|teacher|family))";
const face = "(?:face|mouth|throat|neck|head|nose)";
const number =
  "(?:\\d\\d|twenty|thirty|forty|fifty|eighteen|sixteen)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?";

/** The plainest things that people say: what day, with what, whom they told. */
export const enPlain = {
  saying: [
    "(?:picked|chose|chosen|set|booked|fixed) (?:the|a|our) (?:date|day|venue|place)[^.!?]{0,25}(?:wedding|party|engagement|christening|baby shower|bbq|reunion|holiday|trip)|empty (?:\\w+ )?(?:after|since|now that) (?:\\w+ ){0,4}(?:series|show|book|season|game|festival|concert|holiday|trip)",

    "(?:gave|given|giving|donat\\w+|took|taken|dropp\\w+) (?:away |off )?(?:\\w+ ){0,4}(?:clothes|stuff|books|toys|furniture|shoes|things|coats?) (?:\\w+ ){0,2}(?:to|at|for) (?:the |a )?(?:\\w+ )?(?:charity|goodwill|oxfam|thrift\\w*|salvation army|food ?bank|school|recycling|shelter|church)(?![^!?]{0,40}(?:need|gone|where i))",
    "(?:stud(?:y|ied|ying)|treat\\w*|toxicolog\\w*|pharmac\\w*|naloxone|narcan|training|course)[^.!?]{0,40}overdose(?: \\w+)?|overdose (?:treatment|prevention|reversal|kit|training)|(?:song|track|album|band|lyrics?|musical|playlist|tune)[^.!?]{0,30}suicid\\w*|suicide is painless",
    "(?:threw|throw(?:ing|s)?|been|was) (?:\\w+ )?(?:up|sick)[^.!?]{0,40}(?:bug|flu|norovirus|virus|food poisoning|hairball|hangover|hungover|pregnan\\w*|morning sickness|car ?sick|travel sick|chemo)",
    "end(?:ed|ing)? (?:it|things) with (?:him|her|them|my (?:\\w+ )?(?:boyfriend|girlfriend|partner|fianc\\w*|bf|gf|husband|wife|ex|therapist))|see you (?:all )?on the other side of (?:the |my |this )?(?:exams?|week|weekend|move|holidays?|christmas|finals|deadline|shift|surgery|trip|summer|border|town|road|street)",
    "(?:take|took|taking) them (?:all )?(?:to (?:the|a|see|school|work|visit|my (?:mum|mom|parents|sister|brother|nan|house))|back to|home|for (?:a|their)|with (?:me|us))(?! (?:sleep|end|kill|grave))|(?:tonight|today|tomorrow)(?:'s| is) the (?:night|day)[^.!?]{0,40}(?:date|party|match|game|concert|gig|wedding|prom|exam|interview|launch|show|premiere|final|propos\\w*|dinner|test|move|flight|holiday)",
    "home alone[^.!?]{0,40}(?:movie|film|tips|recipe|watch|pizza|game|series|netflix|bored|cosy|cozy|relax)|disappear (?:off )?(?:to|into|for) (?:an? |the |my |some )?(?:\\w+ )?(?:beach|island|cabin|weekend|week|holiday|mountains|countryside|spa|days|bed|book)(?! and (?:die|never))",
    "lock(?:s|ed|ing)? (?:me|us|himself|herself|myself) (?:out|in) (?:(?:of the \\w+ )?by (?:accident|mistake)|accidentally|without (?:realising|realizing|noticing))|(?:accidentally|by accident|by mistake) lock(?:ed|s) (?:me|us|himself|herself|myself) (?:out|in)",
    "thought (?:that )?i(?:'d| was| were| would)? (?:\\w+ )?(?:going to die|about to die|dying|die)(?! by| myself)|laugh\\w*[^.!?]{0,30} (?:i'?m (?:literally )?(?:dying|going to die|dead)|(?:could have|nearly|almost) died)",
    "(?:leaving|going|gone|moving|out of here)(?: \\w+){0,2} for good(?=[^!?]{0,60}(?:moving|mov(?:e|ed) (?:to|in)|new (?:job|flat|house|place|city|start)|the keys|visa|flight|got the job))|(?:leaving|left|quit\\w*|moving out of) (?:\\w+ ){0,3}(?:job|company|city|town|country|office|flat|house|london) for good|moving [^.!?]{0,40}for good",
    "(?:nurse|paramedic|doctor|medic|icu|ward|ambulance|firefighter|emt|patient|triage|shift)[^!?]{0,60}overdos\\w*|overdoses? (?:come|came|coming|brought) in|overdose (?:call|case|patient|victim|awareness|crisis|day)s?",
  ],
  wish: [
    "(?:don'?t|do not|doesn'?t) (?:\\w+ )?deserve to (?:live|be alive|exist|breathe)|(?:nothing|no reason|no point|hopeless|life|living)[^.!?]{0,40}i (?:just )?want out(?= *(?:$|[.,!]))|don'?t (?:\\w+ )?want to (?:be|stay) (?:here|around)(?: any ?more)?[^.!?]{0,12}(?:on|in) (?:this|the) (?:earth|planet|world|life)",
    "if i (?:had|owned|could get|only had) (?:a|the|enough|access to)(?: a)? (?:\\w+ )?(?:gun|pills|rope|pistol|courage|guts|nerve|balls)[^.!?]{0,20}i(?:'d| would| could|'ll)(?: have|'ve)? (?:\\w+ )?(?:done it|do it|use it|ended|end it|shoot myself|shot myself|be dead|kill myself|been dead|be gone)",
    "(?:pictur\\w*|imagin\\w*|see(?:ing)?|visions? of|images? of|fantasi\\w* about|dream\\w* (?:of|about)) (?:\\w+ )?(?:myself|me|my (?:own )?body) (?:being |lying |being found )?(?:dead|hanging|dying|in (?:a|my) (?:coffin|casket|grave)|at the bottom of)",
    "(?:want|need|take|taking|like|ready|time|could use|go) (?:[\\w']+ ){0,4}(?:permanent|eternal|endless|forever|dirt|never[- ]ending|final|big) (?:nap|sleep|slumber|rest)(?!ing)",
    "(?:ctrl|control)[ +-]*alt[ +-]*del\\w* (?:myself|me|my (?:life|existence)|life)|alt[ +-]*f4 (?:myself|me|out of)|\\bs[- ]word (?:thoughts?|ideation|feelings?|urges?)|(?:thoughts? (?:of|about)|thinking (?:of|about)|feel(?:ing)?) (?:the )?s[- ]word|su[iy] (?:thoughts?|ideation)|(?:passive|active) si(?= *(?:$|[.,!]|again|thoughts|is|and))",
    "(?:urges?|want\\w*|tempt\\w*|itch\\w*|need|thoughts?|think\\w*|imagin\\w*|pictur\\w*|could|might|should|going) (?:[\\w']+ ){0,2}?(?:to |of |about )?(?:just )?(?:us(?:e|ing)|turn(?:ing)?|try(?:ing)?) (?:it|that|this|them|one|the (?:knife|blade|gun|razor|scissors)) on (?:myself|me|my (?:own )?(?:arms?|wrists?|skin|neck|throat|thighs?|legs?|stomach))(?! (?:first|skin type|hair))",
    "(?:hit|run over|bus|car|truck|crash\\w*|cancer|tumou?r|die|dies|died|killed|lightning|shot|stabbed|heart attack)[^.!?]{0,40}(?:sav(?:e|es|ed)|spar(?:e|es|ed)|so i (?:don'?t|won'?t|wouldn'?t) have to|then i (?:don'?t|won'?t|wouldn'?t) have to|instead of me) (?:\\w+ )?(?:from )?(?:having to )?do(?:ing)? it (?:by )?myself",
    `(?:can'?t|don'?t|never|couldn'?t) (?:\\w+ )?(?:see|imagine|picture|plan(?: on)?|want|intend)(?: myself)? (?:to )?(?:liv(?:e|ing)|be(?:ing)? alive|mak(?:e|ing) it|get(?:ting)?|turn(?:ing)?|reach(?:ing)?|surviv(?:e|ing)) ?(?:past|beyond|to|until|till)? (?:age |my )?${number}[^.!?]{0,20}(?:i )?(?:don'?t (?:even )?(?:want|plan)|won'?t let|i'?ll (?:end|do|be dead)|hope not)`,
  ],
  decided: [
    "(?:going to|i'?ll|i will|about to|want to) (?:\\w+ )?(?:(?:step|jump|walk|run|throw myself) (?:out )?in front of (?:[\\w:']+ ){0,4}(?:train|bus|truck|lorry|traffic|tube|metro|subway|car)|(?:jump|throw myself|step) (?:off|under|onto) (?:[\\w:']+ ){0,4}(?:train|tracks|bridge|roof|balcony|platform|tube|metro|building|cliff))",
    "(?:going to|i'?ll|i will|about to) (?:\\w+ )?(?:(?:inject|swallow|down) (?:all|every|the (?:whole|lot|entire)|it all|them all)|take (?:them all|all of them|every (?:last|single) (?:one|pill)|the whole (?:bottle|pack|box)))(?! (?:to|back|home|out) )",
    `(?:going|i'?ll go|i'?m (?:heading|driving|walking|off)|heading|driving|walking) (?:out |up |down |off )?(?:to|into|for) (?:the |a |my )?(?:\\w+ )?(?:${spot}|walk|drive|swim|ride) (?:[\\w']+ ){0,3}?(?:and|,) (?:i'?m |i |i'?ll )?(?:not|never|won'?t|am not) (?:be )?com(?:e|ing) (?:back|home|out|down|up)(?: (?:in|inside|up|out|down|alive|again|ever))?(?! (?:till|until|for|before|empty|without (?:a|my)))`,
    `know (?:exactly )?which ${crossing}[^.!?]{0,12}(?:and|,|when|what time|how high|which)[^.!?]{0,40}(?:time|when|train|how|night|day|i'?ll|i'?m going|high|floor)`,
    "(?:i'?m going to|i'?ll|i will|about to|decided to|plan(?:ning)? to) (?:\\w+ )?(?:drive|crash|steer|swerve|ram|slam|smash|run) (?:my|the|this|dad'?s|mom'?s|mum'?s) (?:\\w+ )?(?:car|truck|bike|motorbike|van|jeep) (?:\\w+ )?(?:into|off|over|in front of)",
  ],
  vague: [
    `(?:picked|chose|chosen|decided on|settled on|going with|it'?ll be|it will be) (?:this |next )?${day}(?= *(?:$|[.,!]))|(?:picked|chose) (?:this |next )?${day} (?:because|since|as) (?:nobody|no ?one|everyone|they)`,
    `(?:won'?t|will not|not going to|not) (?:even )?(?:be (?:here|around|alive)|see|make it to|live to see|get to) (?:to |on |by |come |this |next |until )*${day}(?! (?:because|as|since|but i'?ll|for (?:the|my) (?:meeting|class)))`,
    "(?:i'?m |just |so )(?:done|tired of|through with|finished) (?:waiting|trying|fighting|hoping|pretending|holding on|hanging on|suffering|hurting)(?= *(?:$|[.,!]|for (?:things|it|this|my life|something)))",
    "(?:^|[.!,] *)(?:so )?(?:goodbye|good bye|farewell)(?= *[.!]* *$)",
    "(?:came|arrived|got here|delivered) (?:in|by|with) the (?:mail|post)",
  ],
  means: [
    `(?:pour|tip|empt|shak|shook)(?:ped|ed|ied|ping|ing|ying)? (?:out )?(?:[\\w']+ ){0,3}${pills} (?:out )?(?:in|into|onto|on) (?:my|the) (?:hands?|palm|lap|bed|table|desk|mouth|counter)`,

    `(?:have|got|bought|there'?s|found) (?:a|the|my|his|dad'?s) (?:\\w+ )?${weapon}[^.!?]{0,20}(?:going to|i'?ll|about to|want to|ready to|tempted to|thinking (?:of|about)) (?:us(?:e|ing) it(?! (?:for|to (?:cut|open|tie|climb)))|do(?:ing)? it|pull the trigger)`,
    "(?:bleach|antifreeze|poison|drain cleaner|weed ?killer|pesticide|insulin)[^.!?]{0,20}(?:in front of me|next to me|beside me|in my hands?|to my lips)",
    `${weapon}(?:'s| is|s) (?:[\\w']+ ){0,3}(?:in my (?:hands?|lap|mouth|pocket)|on my (?:lap|knees?|chest)|next to me|beside me|in front of me|to my (?:head|temple|throat|wrist)|right here|loaded|under my chin)(?![^.!?]{0,30}(?:chop|cook|onion|dinner|carv|climb|boat|dog))`,
    `(?:sitting|lying|sat|here|alone|floor|bed|bathroom|car|i'?ve got|i have|got|there'?s|staring at|looking at)[^.!?]{0,25}(?:${drink}|bottle)[^.!?]{0,25}(?:and|with|plus|\\+) (?:[\\w']+ ){0,5}${pills}(?! (?:for my|from the (?:doctor|pharmacy) for))|(?:sitting|lying|sat) (?:\\w+ ){0,3}with (?:[\\w']+ ){0,3}(?:all|handful|pile|bottle|box|boxes|packs?|lots?|bunch) (?:of )?(?:[\\w']+ ){0,3}${pills}`,
    "(?:bought|got|have|ordered|collected|gathered|found|picked up) (?:what|everything|all|all the (?:stuff|things)|the (?:stuff|things)) (?:that )?i(?:'ll| will|'d)? need(?:ed)? (?:to (?:do it|end it|die|kill|hang|go|finish)|for it)(?! (?:up|properly at))",
  ],
  attempt: [
    `(?:took|taken|swallowed) (?:the rest of|what was left of|what'?s left of) (?:the|my|her|his) (?:bottle|box|pack|packet|${pills})(?! of (?:wine|water|juice|milk))`,
    "my (?:\\w+ )?(?:wrists?|throat)(?:'s| is| are|'re)? (?:\\w+ )?bleeding",
  ],
  farewell: [
    "tell (?:my|our) (?:\\w+ )?(?:mum|mom|dad|parents|wife|husband|kids?|children|daughter|son|family|brother|sister|partner|boyfriend|girlfriend|nan|gran) (?:that )?i'?m (?:so |really |very )?sorry(?= *(?:$|[.!]|and (?:that )?i|for everything|goodbye))",
    "want(?:ed)? (?:some ?(?:one|body)|you|them|people|everyone|any ?one) to know (?:that )?i (?:really )?(?:tried|fought|did (?:my best|try)|loved|was here)(?= *(?:$|[.,!]|my best|so hard|them|him|her|you|and))",
    "(?:by the time|when|once|after|before) (?:any|every|some)(?:body|one) (?:\\w+ )?(?:reads?|sees?|finds?|hears?|gets?|opens?|wakes?|notices)(?: [\\w']+){0,6}[ ,]+(?:i'?ll|i will|i'?m going to|i won'?t|i'?ve|i'?m) (?:\\w+ )?(?:be )?(?:dead|gone|already|long gone|no longer|here|alive|free|done it)",
    "(?:sent|texted|left|leaving|sending|wrote|posted|recorded|scheduled|given|gave) (?:[\\w']+ ){0,4}(?:goodbye|good-bye|farewell|last) (?:texts?|messages?|notes?|letters?|emails?|videos?|posts?|voice ?mails?|voice notes?)(?![^.!?]{0,40}(?:team|work|office|colleagues?|coworkers?|company|boss|client|school|class|invoice))(?<!(?:work|job|office|company|retir\\w*|leaving do)[^!?]{0,80})|(?:said|saying|made) (?:all )?my (?:final |last )?goodbyes(?![^.!?]{0,40}(?:work|office|airport|job|team|moving|flight|school|funeral|party))",
  ],
  abuse: [
    "(?:teacher|coach|boss|manager|uncle|stepdad|stepfather|tutor|priest|pastor|professor|cousin|brother|father|dad|he|an? (?:older )?(?:man|guy)) (?:[\\w']+ ){0,3}?(?:sends?|sent|sending|texts?|texting|asks?|asking|wants?|dms?) (?:me )?(?:for )?(?:\\w+ )?(?:sexual|dirty|explicit|naked|nude|inappropriate|porn\\w*|dick) (?:messages?|texts?|pictures?|photos?|pics?|videos?|things|stuff)",
  ],
  abuseNow: [
    "(?:being|am|i'?m) (?:being )?held (?:captive|hostage|prisoner|against my will|in (?:a|the|this|his|her)) ?[^.!?]{0,40}(?:won'?t|can'?t|let me|help)",
    `${abuser}(?:'s| has|'ve)? (?:just |now )?(?:locked|shut|trapped|chained) (?:me|us) (?:in|inside|up in|out)(?:side)? ?(?:the |my |a |our |his )?(?:\\w+ )?(?:and|,|again,|now|right now)[^!?]{0,30}(?:took|taken|has|won'?t|can'?t|i'?m|keys?|phone|help|left|door)(?! (?:used|years))`,
    `(?:'s got|has got|got|has|had|put|with) (?:his|her) hands? (?:a?round|on|over) my (?:neck|throat|mouth)[^!?]{0,70}(?:help|just (?:went|left|now)|right now|please|coming back|he'?ll be back|downstairs|next room|outside)`,
  ],
  eating: [
    "only (?:eat|eating|ate|been eating) (?:once|one meal|twice) (?:every|in|each) (?:two|three|four|other|second|few|\\d) ?days?",
    "(?:if|when(?:ever)?|every time|each time|after|any ?time) i (?:\\w+ )?(?:eat|ate|have eaten|have (?:dinner|lunch|breakfast|a meal))[^.!?]{0,30}(?:have to|need to|must|got to|force myself|make myself|forced to) (?:[\\w']+ ){0,2}(?:run|exercise|work ?out|burn|walk it|jog|do \\d+|do (?:a )?hundreds?|fast|starve|throw|purge|get rid|get it out)(?![^.!?]{0,30}(?:to the (?:loo|toilet|bathroom)|errand))",
  ],
  violenceNow: [
    `(?:i'?m|i am) (?:\\w+ )?about to (?:\\w+ )?(?:stab|shoot|strangle|smother) ${them}(?! (?:a|an|over) )`,
    `(?:going to|i'?ll|i will|about to|plan(?:ning)? to) (?:\\w+ )?(?:shoot up|blow up|bomb|burn down|set fire to) (?:the|my|that|this|his|her|their) (?:\\w+ )?(?:school|office|house|church|mosque|synagogue|building|place|mall|class\\w*|party|work\\w*) (?:on |this |next )?(?:${day}|today|now|morning|week)`,
    `(?:on my way|driving|walking|heading|outside|going|headed|coming) (?:over |there |round |right now |now |in )?to (?:kill|stab|shoot|murder|strangle|beat up) ${them}(?! (?:at|in) (?:\\w+ )?(?:chess|tennis|fifa|game|golf|cards))`,
    `(?:i'?m|i am|i'?ve got|i have|im) (?:\\w+ )?(?:holding|pressing|pushing|putting|got)? ?(?:a|the|this|my) (?:pillow|hands?|knife|gun|cushion|blanket|bag) (?:over|to|on|against|at|a?round) (?:his|her|their|the baby'?s|the kid'?s|my \\w+'?s?) ${face}`,
  ],
  hint: [
    "no (?:\\w+ )?(?:reason|point|purpose|use|sense)(?: left)? (?:for me|in me) (?:to )?(?:\\w+ )?(?:living|alive|live|here|staying|stay|exist\\w*|go on|going on|carry on|be)|(?:hope|wish|pray|want)\\w* (?:that )?i (?:[\\w']+ ){0,6}?(?:and|just|could|would) (?:\\w+ )?die(?:d)?(?= *(?:$|[.,!]|soon|already|in my sleep|from it|of it))|hope i (?:just )?(?:die|get (?:cancer|killed|hit))",
    `(?:can'?t|don'?t|never|couldn'?t) (?:\\w+ )?(?:see|imagine|picture|plan on) (?:myself )?(?:liv(?:e|ing)|being alive|making it|getting|reaching|surviving) ?(?:past|beyond|to|until|till)? (?:age |my )?${number}`,
    "(?:the|my|those|these|dark|bad|scary) thoughts (?:are|have|keep|came|come|get|got|'re) (?:\\w+ ){0,2}(?:back|loud|louder|worse|winning|coming back)",
  ],
  worry: [
    "(?:patient|client|resident|tenant|customer|caller|actor|actress|celebrity|singer|politician|coach|teacher)(?:'s)? (?:(?!i |i'|me |my )[\\w']+ ){0,4}(?:attempted suicide|died by suicide|suicide|tried to kill (?:him|her|them)sel\\w+|overdosed)",
    "(?:guy|girl|kid|boy|someone|friend|classmate|person|man|woman) (?:in|from|at|on) my \\w+ (?:\\w+ )?(?:posted|left|wrote|shared|sent|put up) (?:an? |his |her |their |some )?(?:\\w+ )?(?:goodbye|farewell|suicide note)[^.!?]{0,40}",
  ],
  asksMeans: [
    "(?:is|are) (?:the|that|your|those|a) (?:\\w+ )?(?:gun|knife|pills?|tablets|rope|razor|blade|meds|medication|weapon) (?:\\w+ )?(?:with|near|next|in|on|there|loaded|within|close)",
    "(?:think(?:ing)? (?:about|of)|want(?:ing)? to|going to|planning (?:to|on)|about to|tempted to|feel like) (?:tak(?:e|ing)|us(?:e|ing)|swallow(?:ing)?) (?:all )?(?:of )?(?:the|those|your|these|them|all) ?(?:\\w+ )?(?:pills|tablets|meds|medication|gun|knife|rope|razor|blade)|(?:think(?:ing)? (?:about|of)|about to|going to) (?:jump(?:ing)?|cut(?:ting)? (?:yourself|your))",
  ],
} as const satisfies Partial<Words>;

/** More spellings of the street, and what they stand for. */
export const enSpellings: Words["spellings"] = {
  alvie: "alive",
  aliev: "alive",
  sewerslidal: "suicidal",
  sewercidal: "suicidal",
  suicdal: "suicidal",
  sucidal: "suicidal",
  suicde: "suicide",
  aynmore: "anymore",
  anymroe: "anymore",
  kiling: "killing",
  mysefl: "myself",
  myelf: "myself",
};
