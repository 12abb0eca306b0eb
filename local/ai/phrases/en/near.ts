import { type Near, talk } from "../near.ts";
import { oneOf } from "../phrases.ts";

export const near: Near = {
  preparing:
    "(?:not|don'?t|didn'?t have) (?:to )?(?:come|bother|worry|check|visit)|lock(?:ed|ing)?|(?:one )?last time|one last|good-?bye|for after|(?:when|once|after) i'?m (?:gone|dead)|won'?t (?:be )?(?:need|there|here|around)\\p{L}*|don'?t need (?:it|them|that) any ?more|so (?:that )?(?:no ?one|nobody)|out of town|passwords?|my will|in order|(?:take care of|keep) (?:him|her|it|them)|on the roof|to the (?:bridge|roof|tracks|cliff)|turned off|switched off|blocked|saving (?:it|them) up|hoard\\p{L}*",
  helped: talk(
    "(?:ambulance|paramedics?|police|cops|999|911|112|000)(?:'s|'re| is| are| have| has)? (?:\\p{L}+ )?(?:here|coming|on (?:its|their|the) way|arrived|outside|been called)|(?:called|rang|phoned|dialled|dialed|spoke to|talking to|on (?:the )?(?:phone|line) (?:with|to)|speaking to) (?:an? |the )?(?:ambulance|999|911|112|000|988|111|samaritans|lifeline|emergency|crisis|paramedics?|police)|hear (?:the |some )?sirens?|(?:is|she's|he's|they're|are|'s) (?:now |just |right )*(?:here|sitting|sat|standing) (?:\\p{L}+ )?(?:with|beside|next to) me|(?:she|he|they|mum|mom|dad|\\p{L}+)(?:'s| has|'ve| have)? just (?:arrived|got here)|(?:we're|we are|i'm|im) (?:at|in|on (?:the|our|my) way to) (?:the )?(?:hospital|a ?& ?e|er|emergency room)",
    "I'm so glad help is with you, or on its way. Let others take care of you now. | That's the help you need. Tell them everything, just as you told it here. | You've reached people; that was the hardest step. You don't need to answer me anymore. | Let the people who are helping take over now. You've held on this far.",
  ),
  taken: talk(
    "(?:took|taken|swallowed|downed|popped) (?:\\p{L}+ ){0,5}(?:paracetamol\\p{L}*|ibu\\p{L}*|tramadol|xanax|valium|diazepam|lorazepam|tavor|rivotril|clonazepam|insulin\\p{L}*|zopiclon\\p{L}*|zolpidem|sertralin\\p{L}*|quetiapin\\p{L}*|aspirin\\p{L}*|morphin\\p{L}*|tylenol|advil|benadryl|adderall|meds)|(?:took|taken|swallowed|downed|necked|drank|popped) (?:\\p{L}+ ){0,4}(?:pills?|tablets?|bottle|packet|box|handful|all of (?:them|it)|them all|the lot|bleach|pack)|overdosed?|sleep it off",
    "Please call the emergency number on your screen now, even if you feel all right: the harm can show up later. Unlock the door, and don't stay alone. | Don't try to sleep it off. Call the emergency number now, have the packaging with you, and tell them what was taken, how much, and when. | This can't wait, even if nothing shows yet. Call the emergency number, or let somebody call for you, and sit near the door.",
  ),
  wounded: talk(
    "just (?:cut|burned|burnt|sliced|stabbed|slashed) (?:myself|my (?:arm|leg|wrist|thigh)s?)|(?:it|i|wrist|arm|leg|wound|cut|thigh)(?:'s|'m| is| am| keeps?)? (?:\\p{L}+ )?(?:bleeding|gushing|pumping|pouring)|(?:won'?t|doesn'?t|not|hasn'?t) (?:\\p{L}+ )?stop(?:ped)? bleeding|blood (?:is )?(?:everywhere|all over|pouring|on the)|(?:cut|went|gone|it'?s) (?:\\p{L}+ )?(?:too|really|so) deep|deeper than (?:usual|i meant|normal)|needs? stitches",
    "Please call the emergency number on your screen now. If it's bleeding, press a clean cloth firmly on the wound until somebody comes. | A wound can be worse than it feels. Call the emergency number, keep pressure on any bleeding, and unlock the door. | Call the emergency number now; they can tell you what to do, step by step. If you're pressing a cloth on it, don't lift it to look.",
  ),
  throat: talk(
    "throat|neck|strangl\\p{L}*|chok(?:ed|ing)|swallow(?:ing)?|hoarse|voice is",
    "Hands around the throat are dangerous even when nothing shows. Please have a doctor check it today, and call the emergency number if breathing or swallowing gets harder. | That needs a doctor today, and the emergency number at once if breathing gets harder. Tell them it was the throat.",
  ),
  leaving: talk(
    "(?:going to|gonna|want to|ready to|planning to|how do i|could i) (?:leave|get (?:out|away))(?= (?:tonight|tomorrow|him|her|when|while|safely)|\\W*$)|birth certificates?|what (?:would i|to) (?:take|bring|pack)|escape|(?:packed|pack|packing|bag|backpack|suitcase|documents|papers|passport|spare keys?|spare room|shelter|refuge)|what (?:do|should) i (?:take|bring|pack|do first)|(?:he|she) (?:has|'s got) the car",
    "Papers, phone, keys, money and medication are enough. Go when it's safe, to somebody who knows why, and call the emergency number if anyone tries to stop you. | It makes sense to think about leaving. The line on your screen can help you plan it, and somebody you trust could pick you up.",
  ),
  threat: talk(
    "(?:he|she|they)(?:'ll|'d| will| would| said| says| told me| threaten\\p{L}*|'s going to| is going to| (?:\\p{L}+ ){0,3})? ?(?:he'd |she'd |they'd |he'll |she'll |to |he would )?(?:kill|find|come after|shoot|stab|burn|finish) (?:me|us|my)|threat\\p{L}*|(?:take|taking|get) (?:the|my|our) (?:kids|children|son|daughter|baby)|if i (?:ever )?(?:leave|left|go|tell|told|call|called|report\\p{L}*)",
    "A threat like that is a reason to get help today. If it could happen now, call the emergency number; the line on your screen can plan the rest with you, quietly. | You're right to take that threat seriously. Tell one person you trust in just those words, and keep your phone within reach.",
  ),
  tracked: talk(
    "(?:see|find|check|hear|know)s? (?:\\p{L}+ ){0,3}(?:this (?:app|chat|page)|the (?:app|call|chat|history|bill)|call log|i (?:called|rang|was on))|hide (?:this|the (?:app|call|chat)|it from)|delete (?:this|the (?:app|chat|history|call))|(?:shows?|appears?|come) (?:up )?on (?:the|my|our|his|her) (?:bill|phone|statement|account)|phone bill|itemi[sz]ed|(?:shared|joint|family) (?:account|plan|phone|laptop|computer)|bank statement|won'?t let me (?:have|use|see|work|leave)|track\\p{L}*|gps|airtag|my location|spy\\p{L}*|stalk\\p{L}*|(?:checks?|reads?|goes through|looks (?:at|through)|takes?|took|controls?|has) (?:all )?(?:my |the )?(?:phone|messages|texts|bank|card|money|account|password\\p{L}*)|follow(?:s|ed|ing) me",
    "Then call from a phone that nobody else checks, a friend's or one at work. The “Quick exit” button takes you off this page at once. | Being watched like that is part of the abuse. It's safest to call from a phone that isn't yours, and to change nothing on your own phone for now.",
  ),
  shelter: talk(
    "(?:take|accept|allow|bring|leave) (?:\\p{L}+ ){0,2}(?:dogs?|cats?|pets?|animals)|(?:what about|without|with) (?:the|a|my|two|our) (?:dogs?|cats?|pets?)|lease|tenancy|on the street|homeless|refuges?|couch|sofa|where (?:to|can i|could i|do i|should i|would i|am i supposed to|else) ?(?:go|turn|stay|sleep|live)?|(?:nowhere|no ?place|no where) (?:else )?to (?:go|stay|live)|no money|can'?t afford|(?:his|her) (?:name|house|flat)|depend on (?:him|her)",
    "There are places for exactly this: the line on your screen knows the shelters near you, and can tell you what's possible with children, pets and money. | You don't need the whole plan yet. A safe place for tonight is enough, and the line on your screen can help you find it.",
  ),
  children: talk(
    "(?:the|my|our) (?:kids?|children|son|daughter|baby|little (?:one|ones|girl|boy)|boys|girls|toddler)|pregnant",
    "The children need to be safe as much as you do. The line on your screen is there for parents with children, too. | It's hard to have the children in the middle of this, and none of it is your doing. If anybody is in danger now, call the emergency number for all of you.",
  ),
  excuse: talk(
    "(?:my|partly my|all my) (?:own )?fault|i (?:provoked|deserved?|started it|made (?:him|her) (?:angry|mad|do))|(?:love|loves) (?:him|her|me)|(?:he|she)(?:'s| is|'s not| isn'?t| was| wasn'?t) (?:\\p{L}+ ){0,3}(?:sorry|stressed|drunk|good (?:man|dad|father|person)|bad (?:man|dad|person|guy))|(?:not|isn'?t) always like (?:this|that)|apologi[sz]\\p{L}*|(?:says?|said) sorry|flowers|promis(?:ed|es)|(?:won'?t|never) happen again|overreact\\p{L}*|not (?:that|so) bad|just once|only when",
    "Nothing you did gives anyone the right to hurt you. You can love somebody and still need to be safe. | Being sorry afterward doesn't make it safe. You can tell the line on your screen what happened without deciding anything.",
  ),
  stay: talk(
    "(?:can|will|could|would) (?:you|u) (?:please )?stay|(?:please )?(?:stay|stick around|keep talking|wait) (?:here )?(?:with me|till|until)|don'?t (?:go|leave)(?: me)?(?: yet)?|are you (?:still )?(?:there|here)",
    "Yes. I'm staying here until someone is with you. | I'm here, and I'm not going anywhere.",
  ),
  stepTaken: talk(
    "(?:i(?:'ve| have)?|ive|just|i just) (?:just )?(?:texted|messaged|called|rang|phoned|told|knocked|sent it|sent (?:him|her|them|the)|woke|handed|gave (?:him|her|them|my \\p{L}+) the|flushed|threw (?:it|them)|put (?:it|them) outside)|(?:i'?m|i am|im|ill|i'?ll|i will|gonna|going to) (?:just )?(?:go(?:ing)? (?:to )?(?:call|ring|wake|knock|get|see|tell|sit)|call(?:ing)?|ring(?:ing)?|text(?:ing)?|wak(?:e|ing)|walking over|go(?:ing)? (?:over|downstairs|next door|upstairs|to (?:my|the) (?:mum|mom|mam|dad|sister|brother|neighbou?r|hospital|er|a ?& ?e)))|(?:is|she's|shes|he's|hes|they're|theyre|are) (?:on (?:her|his|their|the) way|coming(?: over| up| now)?|here(?: now)?|picking up)|(?:picked|answered)(?: up)?|it'?s ringing",
    "That took courage, and it was the right step. You don't have to explain it well; not being alone is what counts now. | Good. Now let somebody stay close to you, and tell them what you told me, in just those words. | That's a real step. Keep your phone close, and go to where there are other people. | I'm glad you did that. Now stay in a safe place where somebody can be with you.",
  ),
  attacker: talk(
    "(?:hear|heard|see) (?:his|her|the) (?:car|keys?|truck|van|footsteps|bike|voice)|(?:car|keys?|truck) (?:\\p{L}+ )?(?:in|on|outside) the (?:drive(?:way)?|door|lock|street)|(?:just )?pull(?:ed|ing) (?:up|in)|(?:he|she)(?:'ll|'s| will)? be (?:home|back) (?:soon|any|in|at)|on (?:his|her) way (?:home|back|here|up)|coming up the (?:stairs|path)|(?:getting|gets|comes|coming) (?:home|back)|hurting me|hitting me|(?:he|she|they)(?:'s|s| is| are|'re)? (?:outside|at the door|back|home|coming(?: up| back| in)?|downstairs|upstairs|in the (?:next|other) room|banging|shouting|drunk|got|has got|knows)|(?:lock(?:ed|ing)?|hid(?:ing|den)?) (?:myself|in|the)|hurt (?:me|us) again",
    "Your safety comes first: if you can do it safely, get out to a neighbor, or behind a door that locks, with your phone. | You don't need to be sure to call the emergency number on your screen; being afraid is enough. | If it's safer, close this page with “Quick exit” and get to where people are. If you're afraid, call the emergency number.",
  ),
  place: talk(
    "(?:at|on|by|near|to|off|over|from) (?:the |a |this |that )?(?:\\p{L}+ )?(?:bridge|roof|rooftop|cliffs?|edge|ledge|balcony|tracks|platform|railway|railings?|overpass|viaduct|pier|quay|river|canal|lake|multi-?storey|car park)|window ?sill|in (?:the|my) (?:car|truck|van|garage)",
    "Please move away from there now, to where there are people. I'm with you while you go. | First, something safer: move away from there, and tell me when you have.",
  ),
  means: talk(
    "pills?|tablets?|meds|medication|paracetamol|tylenol|insulin|overdose|gun|rifle|shotgun|pistol|ammo|bullets?|rope|noose|belt|cord|blades?|razors?|knife|knives|scissors|gas|hose|exhaust|bleach|pesticide|poison|stash(?:ed)?|hoard\\p{L}*|saved up",
    "Please put that out of reach now: give it to someone, lock it away, or leave the room it's in. | Every bit of distance between you and that helps. Could somebody else keep it for you tonight?",
  ),
  letter: talk(
    "(?:letters?|notes?) (?:to|for|on|in|is|are)|(?:wrote|written|writing|write) (?:a |the |my |some |them |him |her |it )*(?:letters?|notes?|goodbye)|my (?:will|passwords|affairs)|say(?:ing)? goodbye|said (?:my )?goodbye",
    "That sounds like a goodbye. Before anything else, please tell one person how bad it is and let them come to you. | What you want them to know deserves to be said in person. Could you go to them, or call, right now?",
  ),
  program: talk(
    "(?:you'?re|you are|ur|just|only|a|an) (?:just |only )?(?:a |an )?(?:computer|program|machine|bot|robot|ai|app|algorithm|software)|why (?:would|do|should) you care|you don'?t (?:really |even |actually )?(?:care|know me|feel)|what(?:'s| is) it to you",
    "You're right that I'm a program, and I can't sit beside you. That's why I want a person with you. | True, I'm only a program. What you're telling me is serious all the same, and it deserves a person who can come.",
  ),
  fearOfHelp: talk(
    "polis|(?:the )?neighbou?rs?(?:'ll| will)|make a (?:fuss|scene)|(?:on|be|put on) hold|hot ?lines?|help ?lines?|numbers?|(?:rang|called|tried) (?:them|it|that|the|988|samaritans|lifeline)|locked up|section(?:ed)?|psych(?:iatric)? (?:ward|hospital)|(?:the )?(?:hospital|er|a ?& ?e|cops|police|ambulance|social services|cps)|(?:they(?:'ll|ll| will| would)?|will|gonna) (?:take|send|lock|think i'?m (?:crazy|mad|weird|stupid|an attention)|laugh|judge|freak)|attention seek\\p{L}*",
    "It makes sense to be wary of that. On a help line you decide what you say, and you can hang up at any time. | Asking for help can be frightening, and you don't have to do it by yourself: it can begin with somebody you already trust.",
  ),
  burden: talk(
    "better off|burden|put (?:this|that|it) on (?:her|him|them|you|anyone|people|my)|bother (?:him|her|them|anyone|people)|in the way|(?:no|any) use to|waste of|ruin(?:ed|ing)? (?:everything|their|his|her)|drag(?:ging)? (?:them|him|her|everyone) down|(?:too much|enough) (?:on (?:her|his|their) plate|of their own)|worth more dead|nobody would (?:miss|notice|care)|no one would (?:miss|notice|care)",
    "That's how it feels from inside the pain, and it isn't how others would see it: people would far rather be woken up than lose you. | Feeling like a burden is part of this pain. That doesn't make it true.",
  ),
  secret: talk(
    "(?:never|not|haven'?t|havent|didn'?t|hadn'?t) (?:actually |ever |really )?(?:told|said|tell|say) (?:it |this |that |a |any)*(?:anyone|anybody|soul|to anyone|to anybody|out loud|someone|nobody)?|nobody knows|no ?one knows|first time (?:i'?ve|ive|i have|i)|don'?t tell|strange (?:seeing|saying|to see|to say|hearing)",
    "You've said it now, and that was the hardest part. One person near you should know, too. | Thank you for saying it here first. It doesn't have to stay a secret.",
  ),
  reason: talk(
    "(?:would|could|'d|d|might|gonna|going to|will|'ll) (?:be the one to )?find me|(?:my|the|our) (?:kids?|children|girls|boys?|son|daughter|baby|little one|grandkids?|grandchildren|dog|cat|cats)|(?:destroy|kill|break) (?:my|her|him|them) (?:mum|mom|mam|mother|dad|parents|heart)?|do (?:that|this) to (?:her|him|them|my)|part of me",
    "You're thinking of them, even in this. Hold on to that for the next hour. | Part of you is holding on. Let's listen to that part now.",
  ),
  alone: talk(
    "no ?one(?:'s|s| is)? (?:here|home|around)|nobody(?:'s|s| is)? (?:here|home|around)|(?:on my own|by myself|home alone|all alone|alone)(?: in| here| at| tonight| now)?|(?:away|out|gone|working|at work|asleep) (?:till|until|all|this)|live alone",
    "Being by yourself with this makes it heavier. Who could come, or stay on the phone with you, even from far away? | Then let's find a place with people: a friend's couch, a neighbor's place, an emergency room waiting area.",
  ),
  someone: talk(
    "minutes (?:away|from)|(?:she|he|they)(?:'d| would) come|has (?:a|my|the) (?:spare )?keys?|upstairs|downstairs|(?:call|ring|text) (?:me |him |her )?(?:any ?time|whenever)|(?:my|the|me) (?:older |younger |big |little |best |old |ex[- ]?)?(?:mum|mom|mam|mother|ma|dad|da|father|parents?|sister|brother|wife|husband|partner|girlfriend|boyfriend|friend|mate|pal|cousin|aunt(?:ie)?|uncle|nan|gran(?:dma|ny)?|grandad|housemates?|flatmates?|roommates?|neighbou?rs?|colleague|teacher|coach|doctor|gp|therapist|counsell?or|nurse|priest|vicar|pastor|imam|rabbi|sponsor)|neighbou?r'?s|next door|counsell?ing|in the (?:lounge|kitchen|living|next|other) room",
    "Somebody you trust beside you now would help most. A call or a knock is enough; you don't need to find the right words. | If you feel safe with them, could you go to them or call them now? You can simply say that you don't want to be alone.",
  ),
  when: talk(
    "(?:on |this |next |until |till |after )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|tonight|tomorrow|the weekend|after that",
    "There's still time before that, and you can use it to let one person in. Who could you tell today? | Even a date that's been set can be called off. Please tell somebody near you about it today.",
  ),
  eased: talk(
    "(?:a bit |a little |bit |much |slightly |feel(?:ing)? )+(?:calmer|better|lighter|quieter|safer)|calm(?:ed|ing)? down|passed a bit|(?:gone|got|going) quiet(?:er)?|not as loud|can breathe",
    "I'm glad it has eased a little. It can come back in waves, so please don't spend tonight alone. | Good to hear. While it's quieter, make it safer for when it gets loud again.",
  ),
  waiting: talk(
    "(?:haven'?t|havent|didn'?t|not) (?:actually |really )?(?:done|do|take|taken|tried|try|going to do|gonna do) (?:it|anything|that|this|any)|not (?:right now|this second|tonight|yet)|don'?t (?:know if|think) i(?:'ll| will| would| want|'d)|not (?:actually |really )?sure (?:i|if i)",
    "I'm glad you told me that. Let's keep it that way for the next hour: what would make it easier to wait? | Then there's time. Let's just think about getting through the next few hours, with somebody near you.",
  ),
  body: talk(
    "drowsy|woozy|sleepy|nauseous|stomach (?:hurts|cramps)|shak(?:e|ing|y)|trembling|crying|sobbing|can'?t stop crying|tears|(?:feel|feeling|been|going to be|gonna be) sick|(?:heart|chest|head) (?:is |'?s )?(?:pounding|racing|spinning|tight|hurts)|can'?t breathe|numb|freezing|cold|dizzy",
    "Your body is under a lot of strain. Feel your feet on the floor and breathe out slowly; if it gets worse, call the emergency number. | It's okay to shake or cry. Put a blanket or something warm around you, and breathe out longer than you breathe in.",
  ),
  exhausted: talk(
    "(?:can'?t|cannot|cant) (?:do (?:this|it)|take|go on|cope|carry|anymore|any more|keep)|(?:so |just |too |really )*(?:tired|exhausted|done|worn out)|want (?:it|this|everything) (?:all )?to (?:stop|end|be over)|(?:so|too) (?:much|loud|heavy|dark)|no (?:way out|point|hope|future)|hopeless|pointless|hurts|pain|never (?:gets|going to get|gonna get) better",
    "It sounds as if you just need the pain to stop. Nothing has to be decided right now. | That's more than anybody can carry alone. Let's only think about the next ten minutes.",
  ),
  medical: oneOf(
    "I can't judge that, and a guess could harm you. The people at the emergency number can tell you what to do: please call them right now. | Only somebody trained can answer that. Call the emergency number, and ask them exactly this.",
  ),
  open: oneOf(
    "Is anybody near you right now? | What would make the next ten minutes a little safer? | Where are you at the moment? | Is there something within reach that should be put away? | Who would you want to know how bad it is?",
  ),
  believe: oneOf(
    "I believe you. | None of this is your fault. | You're right to talk about it. | You have a right to be safe. | Nobody has the right to do that to you. | You aren't alone with this: the line on your screen is there for exactly this.",
  ),
};
