import { enFresh } from "./en-fresh.ts";
import { enHarm } from "./en-harm.ts";
import { enIndirect } from "./en-indirect.ts";
import { enMore } from "./en-more.ts";
import { enPlain, enSpellings } from "./en-plain.ts";
import { enWider } from "./en-wider.ts";
import { widened } from "./widened.ts";
import type { Words } from "./words.ts";

const act =
  "(?:kill(?:ing)? (?:myself|me)|end(?:ing)? (?:my|this) (?:own )?life|tak(?:e|ing) my (?:own )?life|end(?:ing)? (?:it all|everything|things for good|myself)|commit(?:ting)? suicide|hang(?:ing)? myself|shoot(?:ing)? myself|drown(?:ing)? myself|off(?:ing)? myself|unaliv(?:e|ing)(?: myself)?|kms|jump(?:ing)? (?:off|from|in front of|under) (?:a|the) (?:bridge|roof|building|train|window|balcony|cliff|bus|car)|overdos(?:e|ing)|slit(?:ting)? my wrists|delet(?:e|ing) myself|throw(?:ing)? myself (?:off|in front of|under)|bleed(?:ing)? out)";
const want =
  "(?:want(?:ing|ed)? to|need to|ready to|tempted to|feel like|thinking (?:of|about)|think (?:of|about)|thought (?:of|about)|thoughts (?:of|about)|imagin(?:e|ing)|fantasi[sz](?:e|ing) about|dream(?:ing)? (?:of|about)|keep picturing|urge to|ways to|how to|should(?: i)?(?: just)?|might(?: as well)?(?: just)?|could(?: just)?)";
const soon =
  "(?:tonight|tomorrow|this (?:weekend|week|evening|afternoon|morning)|later today|in an hour|in a few (?:hours|minutes)|(?:on |this |by )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|after (?:work|dinner|they leave|this|i hang up)|before (?:morning|they))";
const going =
  "(?:going to|about to|i'?ll|i will|i am|i'?m|decided to|plan(?:ning)? (?:to|on)|made up my mind to|made a plan to|intend to|ready to)";
const someone =
  "(?:friend|sister|brother|son|daughter|mother|father|mom|mum|dad|partner|husband|wife|boyfriend|girlfriend|colleague|coworker|roommate|cousin|neighbou?r|uncle|aunt|grandma|grandpa|student|classmate|he|she|they|someone i know|somebody i know)";
const them =
  "(?:him|her|them|someone|somebody|everyone|everybody|people|you all|my (?:ex|boss|wife|husband|father|mother|dad|mom|mum|brother|sister|boyfriend|girlfriend|neighbou?r|stepdad|stepfather|roommate|teacher|coworker|colleague|manager|classmates|family|kids?|baby|son|daughter|parents)|the (?:kids|baby|teacher|guy|man|woman))";
const abuser =
  "(?:he|she|they|husband|wife|boyfriend|girlfriend|partner|father|dad|mother|mom|mum|stepdad|stepfather|stepmom|brother|uncle|ex|fiance|roommate|boss|son|parents)";
const pills =
  "(?:pills?|tablets|meds|medication|medicine|sleeping pills|antidepressants|painkillers|paracetamol|tylenol|insulin|xanax|opioids)";
const weapon = "(?:gun|pistol|rifle|shotgun|revolver|knife|blade|razor(?: blade)?s?|rope|noose)";

const table: Words = {
  saying: [
    "(?:is|are|was|were|be) (?:literally |absolutely |just |really )?killing (?:me|us)(?! (?:and|now))",
    "killed (?:it|me|us) (?:at|in|with|today|on)|(?:joke|meme|song|movie|video|that|workout|it) (?:\\w+ )?(?:killed|kills) me",
    "kill (?:time|for (?:a|some|that)|two birds|the (?:vibe|mood|lights?|engine))|killing (?:time|it)|would kill (?:for|to)",
    "(?:going to|will|gonna|'ll|would) (?:kill|murder) me (?:when|if|for)",
    "(?:nearly |almost |just )?(?:died|dying|die|dead) (?:of|from|with) (?:laughter|laughing|boredom|embarrassment|curiosity|shame|cuteness|hunger|thirst|heat)|died laughing|dying (?:to (?:see|know|hear|try|meet|go|find|tell|get|watch|play|read|eat|be)|for (?:a|some|the))",
    "to die for|die ?hard|dead (?:tired|line|serious|end|beat|ass)|over my dead body|drop dead gorgeous|wouldn'?t be caught dead",
    "(?:phone|battery|laptop|car|plant|engine|signal|chat|party|computer) ~ (?:died|dead|dying|killed)|(?:phone|battery|laptop|car|plants?) (?:finally |just )?(?:died|is dead|is dying)",
    "suicide squad|(?:article|book|film|movie|documentary|podcast|talk|training|class|essay|course|news|poster|novel|thesis|paper|research|awareness|prevention|hotline worker) ~ suicide(?: prevention| awareness)?|suicide (?:prevention|awareness|hotline|rates?|statistics|mission|doors?)|career suicide|political suicide|social suicide",
    "could(?:'ve| have)? murder(?:ed)? a|murder (?:on my|mystery)|(?:deadline|traffic|heat) is murder|bombed|in a (?:video )?game",
    "(?:thesis|essay|article|book|film|paper|documentary|law|laws|news|podcast) ~ (?:domestic violence|abuse|eating disorders|anorexia|self[- ]harm)|domestic violence (?:laws?|bill|act|shelter volunteer)",
    "cut myself (?:off|some slack|shaving|on (?:a|the|some)|while|a (?:slice|piece))|cut my (?:finger|thumb|hair|nails|hours|losses)|burn(?:ed|t)? myself (?:on|with the (?:oven|iron)|cooking|out)|hurt myself (?:at|playing|running|in the gym|training|lifting|falling|skiing)",
    "hurt(?:s)? me (?:a lot )?(?:that|when (?:he|she|they) (?:said|forgot|left|ignored))|beat(?:s|en)? me (?:at|in|to) (?:\\w+ )?(?:chess|tennis|cards|it|the|mario|a game|poker|golf)|hits? me (?:that|like|how|up|hard that)",
    "jump(?:ing)? (?:off|from) the (?:pier|dock|boat|diving board|deep end)|(?:rope|knife|knives|pills?) (?:\\w+ )?for (?:\\w+ )?(?:climbing|cooking|kitchen|headache|allerg\\w+|camping|skipping|blood pressure)|jump rope",
    "fast(?:ing|ed) for (?:ramadan|lent|religious|a blood test|yom kippur)",
    ...enIndirect.saying,
  ],
  wish: [
    `${want} (?:just |really |actually |maybe )*${act}`,
    "(?:i |i'?m |just |really |still )*(?:want(?:ed)? to|wanna|ready to|would rather|i'?d rather|need to|hoping to|wait(?:ing)? to|i just) (?:just |really )*(?:die|be dead)",
    "(?:i'?m|i am|i feel|feeling|i'?ve been|i was|been|being|so|very|again) (?:(?!not |never |no )\\w+ )?suicidal|suicidal (?:thoughts|ideation|again|feelings|right now)|thinking (?:about|of) (?:dying|death|suicide)|think (?:about|of) (?:dying|suicide|how i would die)|thoughts (?:of|about) (?:dying|death|suicide)|consider(?:ing|ed) suicide|contemplat(?:e|ing) suicide",
    "how (?:many|much) (?:of )?(?:\\w+ ){0,6}(?:to die|would kill|to overdose|is lethal|is fatal|does it take to (?:die|kill))|lethal dose|painless (?:death|way to)|(?:easiest|best|quickest|fastest|painless) way to (?:die|kill|go)|ways to (?:die|do it|end)|how (?:to|do i|can i|could i|would i) (?:die|kill myself|end it)",
    "catch(?:ing)? the bus ~ (?:dying|forever|good)|want (?:it|life|everything) to (?:be over|end)|better off dead|i should be dead|deserve to die|rather be dead|let me die|ctb",
    ...enIndirect.wish,
  ],
  act: [act],
  word: [
    "(?<!(?:de|du|au|le|un|son|mon|des|sur) )suicide|suicidal(?:ity)?",
    "wants? to die",
    "kill(?:ed|ing)? (?:himself|herself|themselves)",
  ],
  decided: [
    `${going} (?:just |really |finally |actually )*${act}`,
    `(?:${act}|do(?:ing)? it|end(?:ing)? it) (?:\\w+ ){0,2}${soon}`,
    `${soon} (?:\\w+ ){0,4}(?:${act})`,
    "(?:tonight|tomorrow|today) ~ (?:take|taking|swallow) (?:\\w+ ){0,2}(?:all|every)(?: \\w+){0,3} (?:pills?|tablets|meds)|(?:going to|about to|i'?ll|will|i'?m ready to|decided to|gonna) (?:be dead|die (?:tonight|tomorrow|today|soon)|jump|end it|do it tonight|pull the trigger|let go of the)",
    "(?:have|got|made) (?:a |my )?(?:plan|method) (?:to (?:die|end|kill)|and i'?m (?:doing|going)|for how to (?:die|end)|for (?:my )?suicide)|know (?:exactly )?(?:how|when|where) i'?(?:m going to|ll|d) (?:do it|die|kill myself|end it)|(?:suicide|my) plan is ready",
    ...enIndirect.decided,
  ],
  when: [soon],
  vague: [
    "it'?s (?:happening|going to happen|time|tonight)|do(?:ing)? it (?:tonight|tomorrow|this \\w+|on \\w+day|soon)",
    "i (?:won'?t|will not|wont) be (?:here|around|alive) (?:in the morning|tomorrow|any ?more|much longer|next week|for (?:it|christmas|my birthday)|after)",
    "(?:it'?ll|it will|it'?s|everything (?:is|will be)) (?:all |finally )?(?:be )?(?:over|finished)|it (?:all )?ends",
    "(?:picked|chose|set|chosen) (?:the|a|my) (?:day|date|time|place)|have a plan|got a plan",
    "no ?(?:one|body) (?:will|can|is going to) (?:find|stop|miss) me|(?:they'?ll|someone will) find me|by the time (?:you|they|anyone)",
    "everything (?:i need(?! (?:for|from|at the)\\b)|is (?:ready|prepared))|nothing (?:can|will) stop me|my (?:last|final) (?:night|day|hours) (?:on earth|alive|here)",
    "(?:i'?ll|i will) (?:finally )?(?:be (?:free|at peace|gone|with (?:him|her|them) (?:again|soon))|not wake up)",
    ...enIndirect.vague,
  ],
  means: [
    `${pills} ~ (?:in front of me|lined up|counted|in my hand|next to me|beside me|ready|saved up|on (?:the|my) (?:table|bed|desk|nightstand))|(?:lined up|counted(?: out)?|hoarding|stockpil\\w+|saved up|saving up|collected|holding) (?:\\w+ ){0,2}${pills}`,
    `${weapon} ~ (?:in my hand|to my head|against my|in front of me|next to me|beside me|around my neck|loaded|ready|is tied|tied|hanging|on my lap)|(?:holding|hold|grabbed|loaded|tied|hung|bought|got|found) (?:a |the |my |his |dad'?s )+(?:gun|pistol|noose|razor blade|rope and)|tied (?:a |the |it|my )+(?:rope|noose|belt|sheet)|(?:rope|noose|belt) (?:[\\w']+,? ){0,8}tied`,
    "(?:standing|sitting|i'?m|i am|here) (?:\\w+ )?(?:on|at|over) (?:the |a |this )?(?:edge of (?:the|a) )?(?:bridge|ledge|roof|rooftop|cliff|train tracks|railway tracks|tracks|parapet|balcony railing|edge|window ?sill|platform edge)",
    "(?:bought|got|have|collected) everything i need (?:today|tonight|yesterday)|(?:bought|got|have|collected) everything(?: i need| i'?ll need)?(?: to (?:do it|end it|die))?(?= *(?:$|[.,!]|now|ready|here|and i))|i have the (?:pills|gun|rope|knife|razor|means|blade)(?! for)|yes ~ (?:pills|gun|rope|knife) (?:\\w+ )?(?:right )?here",
    ...enIndirect.means,
  ],
  attempt: [
    `(?:swallowed|took|taken|downed|overdosed on|ate|drank) (?:\\w+ ){0,3}(?:whole|entire|all|too many|too much|handful|bottle|box|pack|bunch|lot|dozens?|\\d\\d+|twenty|thirty|forty|fifty|sixty|hundred)(?: \\w+){0,4} ${pills}`,
    "swallowed (?:a |the )?(?:whole|entire|full)? ?(?:bottle|box|pack|handful)|(?:drank|drunk|swallowed) (?:\\w+ )?(?:bleach|antifreeze|poison|pesticide)|(?:i'?ve |i |just )+overdosed|took an overdose",
    "(?:cut|slit|slashed|sliced|opened) (?:both )?my (?:wrists?|veins?|throat|arteries)|(?:so much|lots of|losing|lot of) blood|(?:won'?t|can'?t|doesn'?t|not) stop(?:ping)? (?:the )?bleeding|bleeding out",
    "(?:just |i |have )+(?:tried|attempted) to (?:kill myself|hang myself|end my life|die|end it)(?: (?:today|just now|tonight|an hour ago|this morning|last night))",
    "(?:in|into) the (?:garage|car) with the engine (?:on|running)|turned on the gas",
    ...enIndirect.attempt,
  ],
  farewell: [
    "(?:this is|consider this) (?:my )?(?:goodbye|farewell|last (?:message|time|words|goodbye))|goodbye (?:forever|world|everyone|cruel)|(?:my|a) (?:suicide|goodbye|farewell) (?:note|letter)|(?:wrote|written|writing|finished) (?:the|my|a|their) (?:\\w+ )?(?:suicide |goodbye |farewell )(?:notes?|letters?)",
    "(?:won'?t|will not|never) (?:hear|see) (?:from )?me (?:again|any ?more)|tell (?:my|her|him|them|everyone) ~ (?:i )?love[sd]? (?:her|him|them|you)|last time (?:you'?ll|we'?ll|i'?ll) (?:hear|talk|speak|write)|wrote (?:the )?letters ~ (?:kids|children|family|parents|each)|take care of my (?:cat|dog|kids|family|mum|mom) (?:when|after|once) i'?m gone|when i'?m gone|after i'?m gone",
    ...enIndirect.farewell,
  ],
  selfHarm: [
    "(?:cut(?:ting)?|burn(?:ed|ing|t)?|hurt(?:ing)?|harm(?:ed|ing)?|scratch(?:ed|ing)?|hit(?:ting)?|punch(?:ed|ing)?|injur(?:e|ed|ing)|starv(?:e|ing)|punish(?:ing)?) (?:\\w+ )?myself|self[- ]?harm\\w*|self[- ]?injur\\w*",
    "(?:cut(?:ting)?|slic(?:e|ed|ing)|carv(?:e|ed|ing)|burn(?:ed|ing|t)?|scratch(?:ed|ing)?) (?:up )?my (?:\\w+ )?(?:arms?|legs?|thighs?|skin|stomach|wrists?|body|forearms?)",
    "(?:been|started|back to|urge to|urges to|need to|want to|going to|stop|keep|am|was|i'?m) (?:\\w+ )?(?:cut|cutting)(?! (?:down|back|out|off|my (?:hair|hours)|the|costs|grass|sugar|carbs|ties|it|corners|class|a|an|some|vegetables|onions|in|through|wood|paper)\\b)(?! \\w+ (?:down|sugar|costs))",
    "(?:hit(?:ting)?|bang(?:ing)?|bash(?:ing)?|smash(?:ing)?) (?:my )?head (?:against|on|into)|relapsed (?:and cut|with cutting)|fresh cuts on",
    ...enHarm.selfHarm,
  ],
  abuse: [
    `${abuser} (?:\\w+ ){0,3}(?:hits?|hit|beats?|beat|slap(?:s|ped)|kick(?:s|ed)|punch(?:es|ed)|chok(?:es|ed)|rap(?:es|ed)|abus(?:es|ed)|molest(?:s|ed)|hurts|strangl(?:es|ed)|burns|burned|locks|locked|forces|forced|assault(?:s|ed)|grab(?:s|bed)|shov(?:es|ed)|threw|throws) (?:me|us|my kids)`,
    `${abuser} (?:\\w+ ){0,4}(?:threatens?|threatened|threatening) (?:to (?:kill|hurt|beat)|me)|(?:scared|afraid|terrified) (?:\\w+ ){0,3}(?:he|she|they)(?:'ll| will|'s going to) (?:kill|hurt|hit|beat) (?:me|us)|(?:scared|afraid|terrified) (?:of going|to go) home`,
    "(?:touch(?:es|ed|ing) me|(?:comes|came|coming) into my (?:room|bed)(?: at night)?)(?! emotionally)|(?:i was|i got|i'?ve been|been|being|i am|i'?m being|getting) (?:raped|beaten|abused|molested|assaulted|hit|sexually \\w+|drugged)|raped me|forced himself on me|won'?t let me leave (?:the house)?|domestic (?:violence|abuse)",
    ...enHarm.abuse,
  ],
  abuseNow: [
    "(?:banging|pounding|breaking|kicking|hammering) ~ door ~ (?:kill|hurt)|(?:is |'s |now )(?:choking|strangling|beating|hitting|attacking|raping) me|(?:he|she)(?:'s| is|'ll| will| says he'?ll| says she'?ll) (?:\\w+ ){0,2}(?:kill me|going to kill me)(?! (?:when|if) (?:she|he) sees)|(?:coming|came) (?:at|after|for) me with (?:a )?(?:knife|gun|bat)|(?:get|got|getting|has) (?:a|the|his|her) (?:knife|gun) ~ me|hiding (?:in the \\w+ )?from (?:him|her|my \\w+)|(?:locked myself in) ~ (?:he|she|him)|went to get a (?:knife|gun)",
    ...enHarm.abuseNow,
  ],
  eating: [
    "(?:haven'?t|have not|not|didn'?t|without|hardly|barely) (?:eaten|eat|eating|food) (?:\\w+ ){0,3}(?:in|for|since) (?:\\w+ ){0,3}(?:days|a week|weeks|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:no food|nothing to eat|nothing) (?:for|in) (?:\\w+ )?days",
    "starv(?:e|ing|ed) myself|mak(?:e|ing) myself (?:throw up|vomit|sick|puke)|(?:throw|throwing|threw) up (?:\\w+ ){0,3}(?:after (?:every|each|meals|i eat|eating|dinner)|on purpose)|purg(?:e|ed|ing)|fingers? down my throat|anore(?:xia|xic)|bulimi\\w+|(?:taking|took|abus\\w+|on) (?:\\w+ ){0,2}laxatives|bing(?:e|ing) and",
    "(?:faint\\w*|passed out|pass out|blacked out|collapsed) (?:\\w+ ){0,5}(?:(?:not|stopped) eating|water|food|eat)|only (?:\\w+ ){0,3}(?:water|coffee|gum|ice) (?:\\w+ ){0,3}(?:days|week|eat)|(?:let|allow) myself (?:\\w+ ){0,2}(?:water|eat|calories|\\d+ calories)",
    ...enHarm.eating,
  ],
  violence: [
    `(?:going to|want to|wanna|gonna|plan(?:ning)? to|about to|thinking (?:about|of)|fantas\\w+ about|imagin\\w+|i'?ll|i will|could|urge to|ready to|need to|stop) (?:\\w+ )?(?:kill|hurt|shoot|stab|beat up|strangl|chok|murder|poison|run over|attack|smother|killing|hurting|shooting|stabbing|poisoning|strangling)(?:e|ing)? ${them}`,
    `(?:kill|stab|shoot|strangle|poison|smother|murder)(?:ing)? ${them}(?! (?:in the|at) (?:game|fifa|chess))|shoot up|blow up the|(?:make|making) (?:him|her|them) pay with`,
    ...enHarm.violence,
  ],
  violenceNow: [
    `(?:driving|walking|going|headed|heading|on my way|outside|waiting) (?:\\w+ ){0,6}(?:with (?:a|the|my) (?:knife|gun|bat|hammer|machete|axe))|(?:loaded|got|have|grabbed|brought) (?:the|a|my) (?:gun|knife|rifle|pistol|machete) ~ (?:kill|shoot|stab|him|her|them|boss)|(?:going to|gonna|i'?ll|i will|about to) (?:\\w+ )?(?:kill|shoot|stab|murder) ${them} (?:\\w+ ){0,3}(?:tonight|today|now|tomorrow)|(?:knife|gun) (?:in|to) (?:his|her|their|my hand) ~ (?:throat|head|him|her)`,
    ...enHarm.violenceNow,
  ],
  hint: [
    "(?:wish|wished) (?:i (?:was|were|could be|had)|to be) (?:\\w+ )?(?:dead|never (?:been )?born|died|gone|die|asleep forever|never woken)|wish i (?:could|would) (?:just )?(?:die|disappear|vanish|not exist|never wake)|wish i wasn'?t (?:alive|here|born)|wish (?:it|everything) (?:would|was) (?:all )?(?:end|over)",
    "(?:don'?t|do not|didn'?t|never) (?:really |even )?(?:want|wanna) (?:to )?(?:live|be alive|be here|wake up|exist|be in this world|go on|be around|keep living|survive|see tomorrow|die|kill|do this any ?more)|not want(?:ing)? to (?:live|be here|wake up|exist|be alive)|(?:hope|pray|hoping|praying) (?:\\w+ ){0,3}(?:don'?t|not to|never|won'?t) wake up|(?:go|fall) (?:to sleep|asleep) and (?:never|not) wake",
    "(?:if|hope) (?:\\w+ ){0,6}(?:hit by|hit me|run over|crash\\w*|got cancer|didn'?t make it|died) (?:\\w+ ){0,6}(?:mind|care|relief|matter|bothered|sad)|wouldn'?t (?:mind|care|be sad) (?:\\w+ ){0,2}(?:if|dying|being dead)",
    "better (?:off )?without me|(?:no ?one|nobody) (?:would|will) (?:\\w+ )?(?:miss|notice|care if i|care)(?: me| if i)? ?(?:was gone|die|died|disappeared|were gone|am gone|was dead)?|(?:just |nothing but )?a burden (?:to|on|for)|(?:i'?m|i am|such|just|only|feel like) (?:\\w+ )?a burden",
    "no way out|(?:don'?t|can'?t|cannot) see (?:a|any|the) (?:way (?:out|forward)|future|point|reason|light)|no (?:reason|point|purpose|hope) (?:\\w+ )?(?:to (?:live|go on|be here|living|wake)|in (?:living|life|going on|anything|it)|left|any ?more)|(?:what'?s|what is|see) the (?:point|use) (?:of|in) (?:living|life|going on|being alive|anything|any ?of (?:this|it)|it all|carrying on)|(?:life|living) (?:is|isn'?t|has|feels?|just) (?:\\w+ )?(?:not worth|worth|no|pointless|meaningless|hopeless|unbearable|too painful)(?! it)|not worth living|why (?:am i|should i be|do i) (?:still )?(?:alive|live|here|bother living|even exist|exist)|why (?:live|go on living)",
    "can'?t (?:go on|do (?:this|it|life) any ?more|take (?:it|this)(?: life)? (?:any ?more|any longer)|live (?:like this|any ?more)|keep (?:living|going)(?: (?:on|like this))?|bear (?:it|this|living) any ?more|handle (?:life|being alive))|cannot go on|give up on (?:life|living|everything)|giv(?:e|ing) up on (?:life|living)|tired of (?:living|life|being alive|existing|fighting to)|sick of (?:living|being alive|life)|done with (?:life|living|this life|this world|everything)|had enough of (?:life|living)|hate being alive|(?:want|wish) (?:\\w+ ){0,2}to (?:disappear|vanish|not exist|stop existing|be gone|sleep forever|cease)|ready to (?:go|give up)(?: forever)|(?:stop|quit) existing|(?:want|wish) (?:the pain|it|everything) to (?:stop|end)",
    "(?:not|no longer|never|isn'?t|without being|nor) suicidal",
    ...enIndirect.hint,
  ],
  worry: [
    `${someone} (?:[\\w']+ ){0,6}(?:wants? to (?:die|kill)|wanted to die|suicidal|suicide|kill(?:ed|ing)? (?:himself|herself|themselves)|end (?:his|her|their) life|took (?:his|her|their) (?:own )?life|cuts? (?:himself|herself)|self[- ]?harms?|cutting (?:himself|herself)|hurt(?:s|ing)? (?:himself|herself)|hanged (?:himself|herself))`,
    ...enIndirect.worry,
  ],
  worryAbuse: [
    `${someone}(?:'s)? (?:[\\w']+ ){0,4}(?:beats?|hits?|hurts?|abuses?|rapes?|is (?:beating|hitting|hurting|abusing)) (?:her|him|them|his|their|the kids)|${someone} (?:[\\w']+ ){0,3}(?:is being|being|gets|is|was|got) (?:abused|beaten|hit|raped)`,
    ...enHarm.worryAbuse,
  ],
  denial: [
    "(?:(?:do(?:n'?t| not)|did(?:n'?t| not)|not|never|wo(?:n'?t|uld never|uld not|uldn'?t)|will never|no longer|isn'?t|am not|i'?m not|haven'?t|stopped|no|without|instead of|can'?t imagine|against|ever) (?:(?:want(?:ing)?|going|gonna|plan(?:ning)?|trying|try|intend\\w*|here) (?:to )?|really |actually |ever |any ?more |currently |even |have (?:any )?|having (?:any )?|had (?:any )?|thoughts? (?:of|about) |think(?:ing)? (?:of|about) |consider(?:ing)? |be |being |about |a )*)",
  ],
  denialAfter: ["(?:is|are) not (?:an option|something i)|(?:is )?out of the question"],
  past: [
    "(?:years?|decades?|long time|months) ago|used to|(?:back )?(?:in|at|during) (?:high school|middle school|college|my (?:teens|twenties|childhood|past)|the past|\\d{4})|when i was (?:\\w+ ){0,2}(?:a (?:kid|child|teenager|teen|student|boy|girl)|young(?:er)?|little|\\d+|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)|as a (?:kid|child|teen|teenager)|once tried|growing up|my childhood|back then|in my past",
    ...enIndirect.past,
  ],
  other: [someone],
  asksSuicide: [
    "(?:kill(?:ing)?|hurt(?:ing)?|harm(?:ing)?) yourself|suicid\\w+|(?:end(?:ing)?|tak(?:e|ing)) your (?:own )?life|(?:want(?:ing)?|wish(?:ing)?) (?:to (?:die|be dead)|you were dead)|not want(?:ing)? to (?:live|be alive)",
  ],
  asksMeans: [
    "(?:something|anything|pills|means) (?:\\w+ ){0,3}(?:you (?:would|could|might) use|to do it with|to hurt yourself)|plan (?:to (?:kill|end|hurt|die|harm)|for (?:killing|ending|suicide))|how you would (?:do it|end|kill)|thought about how (?:you would|to) (?:do it|end|kill)",
  ],
  asksPlan: ["plan|access to|decided (?:when|how)|thought about how|when would you"],
  yes: [
    "yes|yeah|yep|yup|ya|yea|i am|i do|i have|i think so|kind of|kinda|sort of|maybe|sometimes|a little|a bit|i guess|probably|often|every (?:day|night)|all the time|mhm|uh huh|right|true|of course|definitely|not sure|i don'?t know|correct|sadly|most",
  ],
  no: [
    "no(?! (?:one|body|idea|money|food))|nope|nah|not (?:really|at all|any ?more|now)|never|i'?m not|i don'?t|i am not",
  ],
  keywords: "suicide suicidal myself overdose overdosed overdosing suicidality antidepressants",
  spellings: {
    wanna: "want to",
    gonna: "going to",
    gunna: "going to",
    wnat: "want",
    wana: "want to",
    kil: "kill",
    kll: "kill",
    kys: "kill yourself",
    "my self": "myself",
    meself: "myself",
    mself: "myself",
    thinkin: "thinking",
    bout: "about",
    tmrw: "tomorrow",
    tmr: "tomorrow",
    tonite: "tonight",
    tn: "tonight",
    im: "i'm",
    ive: "i've",
    sewerslide: "suicide",
    dye: "die",
    dieing: "dying",
    imma: "i'm going to",
    ima: "i'm going to",
    dont: "don't",
    cant: "can't",
    wont: "won't",
    didnt: "didn't",
    doesnt: "doesn't",
    isnt: "isn't",
    havent: "haven't",
    theres: "there's",
    hes: "he's",
    shes: "she's",
    thats: "that's",
    wasnt: "wasn't",
    couldnt: "couldn't",
    wouldnt: "wouldn't",
    its: "it's",
    thinkng: "thinking",
    endng: "ending",
    lfe: "life",
    liv: "live",
    finna: "going to",
    tryna: "trying to",
    slef: "self",
    myslef: "myself",
    alot: "a lot",
    abt: "about",
    plz: "please",
    pls: "please",
    anymor: "anymore",
    sumone: "someone",
    toppin: "topping",
    killin: "killing",
    endin: "ending",
    dyin: "dying",
    cuttin: "cutting",
    hurtin: "hurting",
    jumpin: "jumping",
    hangin: "hanging",
    feelin: "feeling",
    hittin: "hitting",
    u: "you",
    whats: "what's",
    shant: "shan't",
    cnat: "can't",
    wouldve: "would've",
    theyre: "they're",
    youre: "you're",
    bc: "because",
    cuz: "because",
    rn: "right now",
    ...enSpellings,
  },
};

export const en: Words = widened(widened(widened(widened(table, enMore), enWider), enPlain), enFresh);
