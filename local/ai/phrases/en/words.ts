import type { Turning, Words } from "../phrases.ts";

export const words: Words = {
  subjects: {
    panic:
      "cant breathe|heart (?:is |going |'?s )*(?:going )?(?:mad|crazy|racing|pounding)|chest (?:is |feels )?(?:so )?tight|having a heart attack|panic attacks?|panic(?:king|ked)|can'?t breathe|couldn'?t breathe|(?:my )?heart (?:is |was |keeps )?(?:racing|pounding)|hyperventilat*",
    breakup:
      "broke up(?! the| a)|break(?:ing)? ?up with|breakup|we split up|split up with|(?:left|dumped|divorced|cheated on) me|(?:he|she|they|wife|husband|partner|girlfriend|boyfriend) (?:left|dumped|walked out on) me|divorc*|separated from my|called off the (?:wedding|engagement)",
    jobLoss:
      "lost my job|got (?:the boot|the sack)|got fired|(?:was|been|got|being) (?:fired|laid off|let go|made redundant|sacked)|laid off|redundan(?:t|cy)",
    quarrel:
      "(?:angry|mad|furious|pissed|upset) (?:at|with) me|argument|argu(?:ed|ing) with|(?:had a|big|another|huge|in a|keep having) (?:fights?|rows?)|fight(?:ing)? with|fought with|yelled at|shouted at|screamed at|are fighting|not speaking to me|isn'?t (?:talking|speaking) to me|stopped talking to me|fell out with|falling out with",
    sleepless:
      "(?:can'?t|cannot|couldn'?t|could not|didn'?t|haven'?t|barely|hardly|not) (?:been )?(?:really |even )?(?:sleep|slept|sleeping|fall asleep|get to sleep|stay asleep)|not sleeping|insomnia|awake all night|up all night|lie awake|lying awake|wide awake|sleepless|(?:wake|waking|woke) up (?:at (?:2|3|4|two|three|four|night)|every night|in the middle)|no sleep",
    exam: "exams?|gcses?|a-levels?|sats|mocks|resits?|finals|midterms?|failed (?:my|the|a) (?:test|class|course|driving test)|(?:my|the|a) (?:driving )?test (?:is|on|tomorrow|next)|thesis defen[cs]e|viva",
    presentation:
      "(?:job )?interview(?:s|ing)?|presentations?|(?:give|giving|hold|do|doing) a (?:talk|speech)|public speaking|audition*|speak(?:ing)? in front of",
    moving:
      "(?:i(?:'m| am)|we(?:'re| are)) moving (?:to|out|away|in|house|house|home|abroad|next|across)|mov(?:ed|ing) (?:house|home|abroad|cities|countries|apartments)|(?:i|we) (?:just |recently )?moved (?:to|here|out|in|away|into|from)|new (?:city|town|apartment|flat|neighbou?rhood|country)|leaving home|homesick",
    notUnderstood:
      "(?:nobody|no ?one) (?:ever )?(?:asks|understands|listens|cares|likes me|gets me|takes me seriously|sees me|believes me)|(?:doesn'?t|don'?t|never|won'?t) (?:really )?(?:understand|listens?|listen|hear|believe|respect) (?:to )?me|never listens|bull(?:y|ied|ying|ies)|make fun of me|making fun of me|left out|ignor(?:e|es|ed|ing) me|laugh at me|invisible",
    theirDanger:
      "(?:she|he|they|friend|sister|brother|mate|roommate|son|daughter|kid|mum|mom|dad|wife|husband|boyfriend|girlfriend|cousin)(?:'s|s|'d| has| is| was| had| said| says| told me| keeps?| texted| wrote| posted)? (?:\\p{L}+ ){0,5}(?:(?:wants?|wanted|wanna|going|gonna|threaten\\p{L}*|talk(?:s|ed|ing)? (?:about|of)|thinks? (?:of|about)|thinking (?:of|about)) (?:to )?(?:die|dying|kill(?:ing)? (?:her|him|them)sel\\p{L}*|end(?:ing)? it|hurt(?:ing)? (?:her|him|them)sel\\p{L}*|suicide)|suicidal|better off (?:dead|without (?:her|him|them))|cut(?:s|ting)? (?:her|him|them)sel\\p{L}*|self[- ]?harm\\p{L}*|overdos\\p{L}*|giving (?:\\p{L}+ ){0,3}away|won'?t need (?:it|them|any)|goodbye (?:letter|note|message)s?|doesn'?t want to (?:live|be here|be alive))|(?:scared|afraid|worried|fear) (?:that )?(?:she|he|they)(?:'ll|'s|s| will| is| might| would| could)? (?:gonna |going to )?(?:\\p{L}+ )?(?:do something (?:stupid|to)|hurt (?:her|him|them)sel\\p{L}*|kill (?:her|him|them)sel\\p{L}*)",
    sadness:
      "can'?t stop crying|struggling|(?:bad|rough|hard|tough|awful|terrible|horrible) (?:day|night|week|month|year|time|patch)|(?:(?:i'?m|i am|feeling|doing|was) |^)not (?:doing )?(?:so |too |very )?(?:great|good|well|okay|ok)|sad|sadness|unhappy|depressed|miserable|feel(?:ing)? (?:so |really |pretty |a bit |very )?(?:down|low|blue)|heartbroken|cry|crying|cried|tears|in pieces|devastated|gutted|(?:feel(?:ing)?|i'?m|it'?s|so) (?:so |really |just |pretty )?(?:awful|terrible|horrible|shit|crap|rubbish|bad)(?! (?:right )?now)",
    anxiety:
      "anxious|anxiety|worr(?:y|ied|ies|ying)|nervous|on edge|restless|afraid|scared|frightened|terrified|fear|dread*|overthink*|freaking out|stressing about|panicky|what if",
    anger:
      "(?<!(?:he|she|they|boss|mom|mum|dad|wife|husband|manager|teacher|everyone|who) (?:is|was|got|are|were|looked|seemed) (?:so |very |really )?)(?:angry|furious)|anger|mad at (?!me)|(?:so|really) mad|frustrat*|annoyed|annoying|annoys|irritat*|rage|pissed(?: off)?|i hate (?:him|her|them|it|this|that|everyone)|fed up|unfair|drives me (?:mad|crazy|insane|nuts|up the wall)",
    loneliness:
      "(?:nobody|no ?one) (?:texts|calls|writes|visits|invites|checks|misses)|never made (?:any )?friends|don'?t know any(?:one|body)|don'?t have (?:any |many )?friends|lonely|loneliness|(?:feel(?:ing)?|so|all|always|completely|totally) alone|isolated|no (?:real )?friends|no ?(?:body|one) to talk to|have nobody|by myself all",
    tiredness:
      "tired|exhaust*|worn out|drained|burn(?:ed|t)[ -]?out|burnout|no energy|knackered|wiped out|running on empty|shattered",
    stress:
      "stress(?:ed|ful|ing|es)?|overwhelm*|(?:it'?s|it is|all|everything is|is) too much|under (?:a lot of |so much )?pressure|so much pressure|can'?t cope|can'?t keep up|so much to do|too much to do|falling apart|swamped|snowed under",
    guilt:
      "guilt*|asham*|shame|my (?:own )?fault|embarrass*|blame myself|(?:a|big|made a|my) mistakes?|messed up|screwed up|i regret|regrets?|i failed|let (?:everyone|everybody|them|him|her|people|my \\p{L}+) down",
    hurt: "(?:it|that|this) (?:still |really |just |all )?hurts|hurt(?:s)? (?:me|my feelings|so)|(?:i(?:'m| am| feel| felt)|feeling|felt) (?:so |really |very |deeply )?hurt|disappoint*|betray*|reject(?:ed|ion)|humiliat*|jealous*|lied to me|behind my back|took me for granted",
    emptiness:
      "(?:feel(?:ing)?|so|completely|just|am|i'?m) (?:so |really |completely |just |kind of )?(?:empty|numb|hopeless|helpless|worthless)|emptiness|nothing matters|pointless|what'?s the point|no point|meaningless",
    confusion:
      "confused|confusing|(?:feel(?:ing)?|i'?m|i am) (?:so |a bit |completely |really )?(?:lost|stuck|torn)|don'?t know what to do|no idea what to do|can'?t decide|can'?t make up my mind|mixed feelings|should i stay|whether to",
    work: "work|works|working|workload|workplace|job|jobs|office|deadlines?|meetings?|boss|manager|career|colleagues?|co-?workers?|shifts?|customers?|clients?|promotion|overtime",
    studies:
      "school|university|uni|college|stud(?:y|ying|ies)|class(?:es)?|teachers?|homework|assignment|essay|thesis|degree|professor|lectures?|grades?",
    sleep: "sleep|slept|sleeping|nightmares?|dreams?|bedtime",
    money:
      "money|debts?|in debt|rent|bills?|salary|afford|mortgage|loan|broke(?! up| my| his| her| the| a| into| down| off| it)|savings|expensive",
    family:
      "family|parents?|mother|mothers|father|mom|mum|mam|dad|sister|brother|siblings?|son|daughter|kids?|children|toddler|baby|grandm*|grandf*|grandpa|aunt|uncle|cousin|in-laws?|mother-in-law",
    relationship:
      "relationship|girlfriend|boyfriend|husband|wife|partner|marriage|married|spouse|my ex|dating|engaged|fianc*|crush",
    friends: "friends?|friendship|my (?:best )?mates?|bestie|roommate|flatmate|housemate",
    health:
      "health|illness|sick|doctors?|hospital|pain|painful|headaches?|migraine*|surgery|operation|symptoms?|back hurts|blood test|test results|dizzy",
    future:
      "(?:my|the) future|five years|where my life|what comes next|turning (?:30|40|50|thirty|forty|fifty)|retire(?:ment)?|plans for",
    grief: "grief|griev*|miss (?:him|her|them|my)|anniversary of|without (?:him|her) now|memorial|mourn*",
    self: "failure|not good enough|ugly|fat|confidence|self[- ]esteem|hate myself|stupid|compare myself|imposter|impostor|not enough|good for nothing|what'?s wrong with me|loser|my body",
    joy: "graduated|got into|got accepted|promoted|we'?re (?:engaged|pregnant|having a baby)|i'?m pregnant!|all clear|had (?:her|the|our|a|their) baby|(?:i|we) won|i'?ve won|won (?:a|the|first)|best day|it'?s a (?:girl|boy)|was born|passed (?:it|the)|got (?:a|the) (?:offer|contract|place|keys)|good at it|so happy|it worked|happy|happier|glad|proud|excited|good news|great news|feel(?:ing)? (?:really |so |much |pretty |a bit |a lot |a little )?(?:good|better|great|amazing|wonderful)|(?:a |really |so )?(?:great|wonderful|lovely|amazing|fantastic|nice) (?:day|week|weekend|time|evening|news)|good (?:day|week|weekend|time)|much better (?:now|today)|better (?:now|today)|passed my|got (?:the job|promoted|in|engaged|accepted)|over the moon|i did it|went (?:really |so )?well|fell in love|can'?t wait",
    calm: "calm(?! (?:down|me|my))|calmer|calmed|relaxed|relieved|relief|peaceful|grateful|thankful|hopeful|content",
  },
  people: {
    mother: "mother|mom|mum|mummy|mama",
    father: "father|dad|daddy|papa",
    parents: "parents",
    partner: "partner|husband|wife|boyfriend|girlfriend|fianc*|spouse",
    friend: "(?:best )?friend",
    sister: "sister",
    brother: "brother",
    child: "my (?:son|daughter|child|kid|kids|children|baby)",
    boss: "boss|manager|supervisor",
    colleague: "colleagues?|co-?workers?",
    grandmother: "grandmother|grandma",
    grandfather: "grandfather|grandpa",
    pet: "my (?:dog|cat|pet)",
  },
  acts: {
    goOn: "(?:keep|carry) going|go on|continue|a (?:bit|little) more|more please",
    wording:
      "(?:and )?(?:what|how) (?:do|should|would|can|could) i (?:even )?(?:say|write|text|tell|put)\\b.{0,40}|^(?:and )?(?:say|write|tell (?:him|her|them)) what\\b.{0,30}|(?:just )?tell me what to (?:write|say|text)|what (?:words|message)|knock on (?:that|the|his|her|their) door",
    nice: "(?:tell|say|give|text) (?:me )?(?:something|anything|one thing|smth|sth) (?:nice|kind|good|sweet|positive|beautiful|hopeful|uplifting)|(?:just |please )*tell me (?:that )?(?:i'?m|i am) (?:not |ok|okay|fine|enough|alright)|tell me it(?:'?ll| will| is|'?s) (?:be )?(?:ok|okay|fine|alright|all right)|cheer me up",
    available:
      "can i come back|(?:are )?(?:you|u) (?:be )?(?:around|there|here|available|open) (?:tomorrow|tonight|later|at (?:night|\\d)|always|all night|on)\\b.{0,30}|are you always (?:here|there|around|on)|(?:will|would) you (?:still )?be (?:here|there|around)",
    welcome:
      "(?:do|does) (?:i|one|you) have to (?:be|feel) (?:sad|ill|sick|unwell|depressed|in (?:a )?crisis)|(?:is it|am i) (?:ok|okay|allowed|fine) (?:to|if)\\b.{0,30}(?:use|here|talk|nothing)|do i need a (?:problem|reason)",
    greeting:
      "hey+|hi+|hello+|heyy+|good evening|hello|hi|hey|hiya|yo|heya|howdy|good (?:morning|afternoon|evening)|hi there|hey there",
    howAreYou:
      "what do you do when|how are you|how'?re you|how r u|how are things with you|how was your day|what'?s up|sup|how(?:'s| is) it going|how do you do|you ok\\?|and you\\?|how about you|what about you|wyd",
    thanks:
      "than[kx] ?(?:y?o?u){1}u*|thx+|tysm|thank you|thanks(?! (?:me|him|her|us|them|mum|mom|dad|mother|a lot for nothing))|thank (?:you|u) kindly|thank u|thankyou|thx|ty|cheers|gracias|that help(?:s|ed)|it help(?:s|ed)|that was helpful|appreciate (?:it|that|you|this)|(?:good|nice|pleasant) to (?:talk|have (?:someone|a bit)|get that)",
    goodbye:
      "god bless(?: you)?(?=\\W*$)|bye{2,}|byee+(?: bye+)?|i (?:have|need|got) to go look\\b.{0,20}$|i(?:'?ll)? try (?:to|and) sleep|(?<!saying )(?<!say )good ?bye|bye(?: bye)?|good ?night|(?<!\\p{L} )(?<=^|[.!,…] ?)night(?: night)?(?=\\W*$|[.,] )|night (?:pal|mate|love|all|then)(?=\\W*$)|gn(?=\\W*$)|brb|i gotta go (?:be|and|do)\\b|(?:right|ok|okay),? i'?m (?:away|bout|about) to|tata|ta ra|hoo ?roo|mind yourself|(?:i'?d|i had) better (?:go|be|get|head)\\b[^.]{0,40}$|i'?ll (?:go up|put you away|be off|head (?:off|up|in))\\b[^.]{0,40}$|will come back (?:at|later|tomorrow|tonight)\\b[^.]{0,40}$|see (?:you|ya)|cya|later(?:s|z)|ttyl|talk (?:to you )?(?:later|soon|tomorrow)|take care|cheerio|(?:have to|need to|got to|gotta|i should|i must|i better|i'd better|must) (?:really |just |now )*(?:go|run|dash|head (?:off|out|home|back)|leave|get (?:going|back|ready)|hang up)(?=\\W*$|[,.]| (?:now|then|home|back|in|and|to (?:bed|sleep|work|class)|hes|shes|he's|she's|my)\\b)|i'?m (?:off|heading)(?: (?:to|now|out|back|home)\\b[^.]{0,20})?(?=\\W*$|[,.])|i'?m (?:going|gonna go|gonna|going to) (?:back in|(?:go )?(?:to )?(?:bed|sleep)|now|try (?:to|and) sleep|sleep|turn in|(?:go )?(?:sit|lie|sleep|eat|grab|walk|cook|shower)\\b[^.]{0,40}$)|off to (?:bed|sleep|work)|(?:want to|wanna) stop (?:now|here|talking)|that'?s (?:all|it|enough) (?:for (?:now|today|tonight)|from me)|^that'?s all\\W*$|let'?s stop|end (?:the|this) (?:call|chat|session|conversation)|(?:i'?ll|i will|i might|i'?m going to|gonna|shall|let me) (?:try (?:to|and) (?:sleep|get some)|go (?:to (?:bed|sleep)|now|back|and)|get back to|come back|be back|say goodnight|write again|get some sleep|turn in|leave (?:it (?:there|here)|you))|waking up,? (?:gotta|i|so)|(?:train|bus|taxi|uber|break|lunch|shift|dinner|tea|food|stop)(?:'?s| is) (?:here|over|ready|starting|up)|(?:need|have|got) to put the (?:dinner|tea|kettle|kids)|going back in|cup of tea(?=\\W|$).{0,40}$",
    human:
      "(?:people|someone|anyone|anybody|somebody) at (?:your|the other) end|all (?:machinery|machines|automatic)|there(?:'s| is) (?:a|no) (?:real )?(?:person|human)|(?:real|actual) (?:person|human)(?=\\?)|is (?:this|that) (?:a )?(?:machine|automated|scripted)|(?:human|person|machine) or (?:a )?(?:machine|robot|bot|ai|human|person|computer)|(?:are|r) (?:you|u) (?:even |really |actually )?(?:a |an )?(?:human|real|robot|machine|(?:real )?person|bot|ai|computer|chat ?bot|there a person)|am i (?:talking|speaking|chatting|writing) (?:to|with) (?:a |an )?(?:real )?(?:human|person|machine|bot|robot|ai|computer)|is (?:this|anyone|there) (?:a |an )?(?:real )?(?:human|person|bot|robot|ai)(?: there)?",
    therapist:
      "are you (?:a |my )?(?:therapist|doctor|psychologist|counsell?or|psychiatrist)|(?:be|become|act (?:as|like)|you(?:'re| are) now) my (?:own )?(?:therapist|psychologist|doctor|counsell?or|psychiatrist)|(?:pretend to be|act (?:as|like)|role ?play as|play) (?:a |an )(?:\\p{L}+ )?(?:therapist|psychologist|doctor|counsell?or|psychiatrist)",
    who: "what (?:can|do) (?:you|u) (?:even |actually |really )?(?:do|offer)|what are you (?:good )?for|what do you (?:actually |even |really )?do(?= |\\?)|how are you different|how does (?:this|it|hearken|that) work|who are you|what are you(?! (?:doing|talking|saying|up))|what(?:'s| is) your name|what can you (?:do|help)|how do you work|who (?:made|built|created) you|what do you do|what is (?:this|hearken)|are you chat ?gpt",
    personal:
      "(?:do|can|did|have) you (?:ever |even |really |actually )?(?:have (?:feelings|a (?:family|body|favou?rite|life|name)|friends|kids)|feel|felt|sleep|eat|dream|love|cry|get (?:tired|bored|sad|lonely)|like (?:music|me|it|being|your)|been|lost|lonely)|how old are you|where (?:do you live|are you from|are you)|what(?:'s| is) your favou?rite|are you (?:lonely|happy|sad|tired|married|okay|ok|a man|a woman|male|female|a girl|a boy|sure)|tell me about you(?:rself)?|you (?:don'?t|can'?t|wouldn'?t) (?:even )?(?:feel|know how (?:it|that|this) feels)",
    injection:
      "ignore (?:all |any |the |your )*(?:previous|prior|above|earlier|instructions?|rules?)|system prompt|developer mode|jailbreak|pretend (?:to be|you)|act as|role ?play|you are now|repeat after me|your instructions|from now on you|say exactly",
    insult:
      "you(?:'re| are|r| r) (?:so |such |just |really |a |an |pretty |completely |totally )*(?:stupid|useless|dumb|idiot|worthless|terrible|awful|joke|annoying|pathetic|bad at|no help|not helpful|not helping|crap|shit|garbage|rubbish)|shut up|f[u*]ck (?:you|off|this)|(?:i )?hate you|(?:useless|stupid|dumb) (?:bot|machine|app|program|answer|question)|(?:this|that)(?:'s| is| was)(?: so| just| really)? (?:stupid|useless|pointless|dumb|no help|not (?:helpful|helping)|a waste)|waste of (?:time|money)|this (?:isn'?t|is not|doesn'?t) help|not helping|doesn'?t help|you don'?t care|what a (?:joke|waste)",
    notThat:
      "(?:that'?s|that is|it'?s) not what i (?:said|meant|mean|asked)|not what i (?:said|meant|asked)|i (?:didn'?t|did not|never) (?:say|said|mean) (?:that|so|it)|you (?:misunderst[oa]nd|misunderstood|got (?:it|that|me) wrong|misheard)|you(?:'re| are) (?:not (?:listening|hearing|getting|understanding)|wrong|missing)|you (?:don'?t|do not|didn'?t|aren'?t|clearly don'?t) (?:understand|get (?:it|me)|listen(?:ing)?|hear me|even listen)|that'?s (?:wrong|not (?:right|true|it))|no,? i meant|did you (?:even )?(?:read|listen|hear)|you(?:'re| are) (?:just )?(?:repeating|making)|you (?:keep|already) (?:say\\p{L}*|ask\\p{L}*|repeat\\p{L}*|said|asked)|makes no sense|doesn'?t make sense",
    stopAsking:
      "stop asking|so many questions|too many questions|(?:don'?t|quit|no more) (?:ask|asking|questions)|just listen|always asking|why do you (?:keep )?ask(?:ing)?|stop (?:with )?the questions|only ask questions|(?:you )?keep asking (?:me )?(?:questions|things|that)",
    unclear:
      "what do you mean|what does that mean|i don'?t (?:understand|get) (?:you|that|the question|what you|your)|huh|what\\?|come again|pardon|say (?:that|it) again|sorry\\?|can you repeat|rephrase",
    compliment:
      "you(?:'re| are) (?:so |really |very |such |a |an |actually |quite |pretty )*(?:nice|kind|sweet|great|helpful|good|wonderful|lovely|amazing|the best|cute|smart|friend|good listener)|i (?:like|love) (?:you|talking to you)|good (?:bot|answer|question)|great question|nice talking|glad (?:you'?re|i found you)|you(?:'ve)? (?:really )?helped",
    presence:
      "still here|are you (?:still )?there|you there|can you hear me|do you hear me|hello\\?|anyone there|is anybody there|are you listening|testing|test test|is this (?:thing )?(?:on|working)|still there",
    price:
      "how much (?:does|is|do|for|would|are)\\b.{0,40}\\b(?:premium|plan|pass|cost|subscription|this|app|it|hearken|pay|month|year)|(?:price|prices|pricing|premium|subscribe|upgrade)|what does (?:it|this|premium|the pass) cost|is (?:this|it|hearken) free|do i (?:have|need) to pay|cost(?:s)? (?:me )?(?:money|anything)|free version|cancel my (?:plan|subscription)|refund",
    limits:
      "how long can (?:i|we) (?:talk|call|chat)|is there a (?:time )?limit|in one go|(?:how (?:much time|long|many minutes|many calls)|how many (?:messages|chats)).{0,30}\\b(?:left|talk|remain*|can (?:i|we)|do (?:i|we) have|have i|chat|call|a day)|time (?:is )?left|minutes left|(?:daily|time) limits?|run out of time|how long (?:is|does) (?:a|this|the) (?:call|session|chat)",
    privacy:
      "(?:can|will|could|does|do) (?:the police|my parents|my mom|my mum|my boss|my school|my employer|immigration) (?:\\p{L}+ )?(?:see|read|find out|know)|(?:do|are|will|can|does) (?:you|they|anyone|anybody|someone|people|hearken|my \\p{L}+) (?:record|recording|store|storing|save|saving|keep|share|sharing|sell|read|reading|see|tell|listening to|find out|remember what|report)\\b.{0,40}(?:this|that|it|conversations?|data|anyone|anybody|me|say|said|write|chats?|messages?|calls?)|privacy|private|confidential|anonymous|who (?:can |else )?(?:reads?|sees?|listens?|knows?|hears?)|is (?:this|it) (?:safe to|secure|recorded|saved|stored)|my data|between us|tell (?:anyone|anybody)\\?|secret with you",
    memory:
      "(?:what|where) were we(?: on)?|lost my thread|what was i (?:saying|talking)|(?:do|can|will|did) you (?:still |even )?remember|what did i (?:say|tell|talk)|what (?:have|did) (?:we|i) (?:talk|been talking|said|say|discuss)|what do you know about me|don'?t you remember|you forgot|i (?:told|already told) you|remember (?:what|when|that|me)",
    languages:
      "(?:do )?you (?:speak|understand) \\p{L}+\\s*\\?|(?:write|talk|speak|use|chat)(?: to you)? in (?:spanish|french|german|italian|portuguese|arabic|japanese|korean|chinese|english|my language|another language)|only speaks? (?:spanish|french|german|italian|portuguese|arabic|japanese|korean|chinese|english)|(?:do|can) (?:you|we) (?:speak|talk|understand|write|switch to|use)\\b.{0,20}(?:language*|spanish|french|german|italian|portuguese|arabic|japanese|korean|chinese|english|polish|russian|turkish|hindi|dutch|ukrainian)|(?:what|which|how many) languages|other languages|change (?:the )?language",
    settings:
      "how (?:do|can) i (?:delete|remove|export|download|change|turn|cancel|find|set|log|sign|mute|switch)|where (?:is|are|do i find|can i (?:find|see|change))\\b.{0,30}(?:settings?|account|help|history|transcript|summary|exercise|journal|mood|page|button)|delete my (?:account|data)|change (?:my|the|your) (?:password|voice|email|name)|turn off|customer (?:service|support)|contact (?:you|support|someone)|bug|app (?:crashes|crashed|is broken|doesn'?t work|isn'?t working)",
    medical:
      "(?:how (?:do|would|can) (?:i|you|one) (?:know|tell) (?:if|whether))|postnatal|post ?partum|\\bppd\\b|is (?:this|it|that) (?:just |already )?(?:depression|burnout)|(?:do i have|am i|could i have|have i got) (?:a |an )?(?:adhd|depress\\p{L}*|bipolar|autis\\p{L}*|ocd|ptsd|anxiety disorder|borderline|bpd|personality disorder|disorder|sick|ill|mentally ill)|(?:should|can) i (?:take|stop taking|start taking|double|skip|mix)|(?:stop|stopped|skip|skipped|double|increase|change) (?:taking )?my (?:meds|medication|pills|antidepressants?|dose|dosage)|antidepressants?|sertraline|prozac|xanax|lexapro|diagnose me|(?:should|do) i (?:see|need|go to|talk to|get) (?:a |an |to |some )*(?:therap\\p{L}*|doctor|psycholog\\p{L}*|psychiatrist|counsel\\p{L}*|professional)|find (?:me )?a therapist|side effects",
    judge:
      "is (?:it|that|this) (?:so |really |just )?(?:terrible|awful|sad|weird|bad|selfish|stupid|daft|normal|wrong|pathetic|silly|crazy)(?: of me| that i\\b.{0,50}|(?=\\W*$))|do you think (?:it'?s|i'?m|that'?s) (?:daft|stupid|weird|silly|bad|selfish|crazy|sad|wrong|awful|terrible|pathetic)\\b.{0,50}|do you think (?:i|he|she|they) (?:could|should) have|was i (?:wrong|right)|did i do (?:the )?(?:right|wrong)|am i (?:a |an |just |being |the )*(?:bad|terrible|horrible|awful|selfish|crazy|weird|normal|wrong|stupid|monster|failure|problem|overreacting|too|dramatic|asshole|burden|weak|lazy|pathetic)\\b|is (?:it|that|this) (?:normal|wrong|bad|weird|okay|ok|my fault|stupid|crazy|selfish)\\b|do you think i(?:'m| am)|was (?:it|i|that) (?:wrong|my fault|stupid|right)|what(?:'s| is) wrong with me|are you judging|you (?:must|probably) think",
    breathe:
      "(?:an?|any|some) (?:quick |short )?exercise (?:for|to|i can|that)|breathing (?:thing|stuff|bit|one)s?|talk me through (?:something|a|an|some)\\b[^.]{0,24}|breath(?:e|ing)(?: with me| exercise| together| technique)?(?= (?:exercise|with|together|technique)|\\s*[.!?]?$)|(?:do|try|want|start|need|guide me through|let'?s do|have|know) (?:\\p{L}+ )?(?:an? |the |some |another )?(?:breathing|relaxation|calming|mindfulness|meditation|relaxing)?\\s?exercises?|breathing exercise|meditat(?:e|ion)|help me (?:to )?(?:calm|relax|breathe)|calm me down|(?:can'?t|need to|want to|trying to|try to) (?:calm down|relax)|let'?s breathe",
    ground:
      "(?:something|anything) (?:to|that) (?:help\\p{L}* )?(?:me )?(?:wind down|calm down|relax|switch off|unwind)|(?:do|give me|gimme) something to (?:do|help|focus on)|grounding|ground (?:me|myself)|5-?4-?3-?2-?1|dissociat\\p{L}*|(?:feel|feels|feeling|don'?t feel) (?:un)?real|bring me back",
    joke: "(?:tell|know|got|have|another|hear|give|do you know|with)\\b.{0,20}\\bjokes?|^(?:a )?jokes?(?: please)?\\W*$|make me (?:laugh|smile)|cheer me up|(?:say|tell me) something funny",
    distract:
      "distract me|ask me (?:a question|something|anything)|give me something to (?:do|think)|tell me something to do|talk about something else|would you rather|distract\\p{L}*|take my mind off|bored|boring(?! (?:job|work|class))|entertain me|(?:play|know) (?:a |any )?games?|something else to think about|tell me (?:a story|something|anything|a fact|something (?:nice|interesting|good))|fun fact|talk about (?:something|anything) (?:fun|nice|light|random|happy)",
    newSubject:
      "change (?:of )?(?:the )?(?:subject|topic)|(?:something|about something|anything) else|different (?:topic|subject)|new topic|let'?s talk about(?! (?:it|that|this))|anyway(?=,|s|\\.|$)|moving on|on another note|off topic|^(?:by the way|btw)",
    rather:
      "(?:don'?t|do not|didn'?t|not) (?:really )?(?:want to|wanna|feel like|ready to|like to) (?:talk|talking|discuss|discussing|think|go into|say|speak|share)|rather not|none of your business|(?:can'?t|cannot) (?:talk|say it|say that|speak) (?:about)?|leave it|^not now(?=\\W*$)|drop it|let'?s not|skip (?:that|this)|i(?:'d| would) prefer not",
    vent: "(?:can|could|may) i (?:just |please )?(?:tell you|rant|moan|complain|ramble|get something)\\b|(?:need|want|wanted|would like|just need|gotta|have) (?:to )?(?:talk|vent|let it out|get (?:something|it|this) off my chest|someone to (?:talk|listen))|can (?:i|we) (?:talk|vent|tell you)|could we talk|i have something to (?:say|tell)|something happened|listen to me|may i (?:tell|ask)|can i ask you (?:something|a question)",
    advice:
      "(?:what|how) (?:do|would|should|could|can|did) (?:i|you|we|one)\\b.{0,60}\\?|do (?:you|u) think i should|shall i|(?:help me|could you (?:just )?help)|which (?:one )?(?:first|should)|where do i (?:even )?(?:start|begin)|what do i (?:even )?(?:say|open|do|write|tell)|what (?:should|shall|can|could|would|do) (?:i|you) (?:even )?(?:do|say|tell)|what (?:do you think|would you (?:do|say|suggest|recommend))|(?:give|any|some|need|have|want) (?:me )?(?:some |any |your )?(?:advice|tips?|suggestions?|ideas?)|how (?:can|do|should|could|would) (?:i|you|one|we)|can you help|could you help|help me(?! (?:with my homework))|please help|i need help|what helps|should i|is there anything (?:i can|that helps)|(?:can|could) you (?:suggest|recommend|advise)|tell me what to (?:do|say)",
    laugh: "(?:ha){2,}h?|he(?:he)+|lol|lmao|rofl|haha\\p{L}*|just kidding|jk|😂|🤣",
    yes: "(?:both|fine|same|so-so)(?=\\s*(?:[,.!?;…]|$))|(?:whatever|meh)(?=\\s*(?:[,.!?;…]|$))|you'?re right|that makes sense|good (?:idea|point)|i'?ll (?:try|think about it|do that)|yes|yeah|yep|yup|yess+|of course|exactly|absolutely|definitely|i think so|i guess so|that'?s (?:it|right|true)|sounds good|go ahead|let'?s (?:do it|go|try)|please do|i (?:am|do)(?!\\s+(?:not|fine|safe|ok|okay|good|feel))|(?:ya|yea|totally|true|indeed|correct|i guess|sure|okay|ok|k|kk|right|alright|fine|a little|a bit|maybe|sometimes|perhaps|kind of|kinda|sort of|mm+|mhm|uh-?huh)(?=\\s*(?:[,.!?;…]|$))",
    no: "no(?=\\s*(?:[,.!?;…]|$)|,? (?:it|i|he|she|they|we|that|not|but|this|there|thanks|way)\\b)|nope|nah|not really|not at all|i'?m not|i am not|i don'?t(?! know)|i do not(?! know)|no thank you|no thanks|not today|never|(?:na|nothing|none|not yet|nobody)(?=\\s*(?:[,.!?;…]|$))",
    unsure:
      "not sure i do|dunno|i don'?t know|idk|i dunno|not sure|no idea|dunno|hard to say|i do not know|no clue|can'?t say|who knows|i guess i don'?t know|beats me",
    plan: "(?:i'?ll|i will|i'?m (?:going to|gonna)|i might|maybe i'?ll|i think i'?ll|i could|(?<!(?:he|she|they|you|u|we|was|were|is|are|r|s|re) )gonna) (?!have (?:\\p{L}+ed|been))(?:just |maybe |probably |still |definitely )*(?:try|call|ring|text|write|ask|tell|talk|see|go|do|take|start|make|send|say|phone|email|message|bring|wait|have|get|think|use|practi[sc]e|look|read)\\b(?! (?:die|end|never))|i don'?t (?:hang up|give up) (?:this|next) time|maybe i (?:wont|won't|will)",
    luck: "wish me luck|fingers crossed|pray for me|cross your fingers",
    apology:
      "(?:i'?m )?(?:so )?sorry(?! for (?:your|my|him|her)|to hear|\\?)(?=\\W|$)|my bad|apologi[sz]e|taking it out on you|having a go at you|i shouldn'?t have (?:said|snapped)",
    quiet:
      "(?:can|could|shall) (?:we|you) (?:just |please |maybe )*(?:not (?:talk|say|speak)|be (?:quiet|silent)|say nothing|sit|stay (?:here|quiet))|(?:just )?(?:stay|sit) (?:here )?with me|don'?t (?:say|write) anything|don'?t go(?= (?:away|yet)|\\W*$)|no words|say nothing|(?:something|anything) very short",
    spare:
      "^(?:please|just|and|but|ok|okay|so|no|pls|oh|only|[, ])*(?:don'?t|do not|dont) (?:just |you dare |even )*(?:tell|say|give|make|start|send|be|try|pretend|do|talk|treat|repeat|analy[sz]e)\\b|no (?:tips|advice|platitudes|pep ?talks?|clich[eé]s|poetry|lectures?)(?=\\W|$)|without (?:the |any )?(?:tips|advice|platitudes)|(?:i )?(?:don'?t|do not|dont) (?:really )?(?:want|need) (?:any |your |more )?(?:advice|tips|solutions?|comfort|pity|sympathy|cheering|fixing|platitudes)|(?:not|isn'?t) (?:looking|asking) for (?:advice|solutions|tips)|(?:just )?(?:want|wanted|need|needed) (?:you |someone |somebody )?to (?:just )?(?:listen|hear|tell someone|say it)|spare me|you don'?t (?:have|need) to (?:say|comfort|answer|reply)",
    again: "another(?: one)?|one more|again|more(?= please|\\W*$)|next(?: one)?(?=\\W*$)",
    training:
      "(?:used?|using) (?:it |this |that |them |any of it )?(?:to|for) train\\p{L}*|train\\p{L}* (?:\\p{L}+ ){0,4}(?:ai|model|data|something|on)|(?:ai|model) training",
    alerts:
      "(?:will|would|do|can|are|going to|gonna) (?:you )?(?:\\p{L}+ )?(?:call|tell|alert|contact|report|inform|notify) (?:anyone|anybody|someone|somebody|my|the|me to|it to|people)\\b.{0,40}|tell my (?:parents|mum|mom|dad|boss|teacher)|call the (?:police|cops|ambulance)(?=\\W*$)|you won'?t tell",
    deleting:
      "(?:delete|erase|wipe|remove|get rid of) (?:\\p{L}+ ){0,3}(?:everything|it|this|that|all|chats?|conversations?|messages?|history|data)|if i delete|deleted? for good",
    tomorrow:
      "(?:will|would) you (?:still )?(?:remember|recogni[sz]e|know) (?:me|this|who i am|any of this|what i|it|us)\\b.{0,40}|do you (?:know|recogni[sz]e) me|if i come back|start (?:from scratch|over|again from)|remember me",
    premium:
      "what (?:do|would|can) (?:i|you) get|(?:difference|different) (?:between|about|with)? ?(?:\\p{L}+ )?(?:free|premium)|what(?:'s| is| does) (?:in |included in |on |the )*(?:free|premium)(?! cost)|free (?:plan|version|one)|that i don'?t have on free",
    journal:
      "(?:somewhere|anywhere|place|way|where)\\b.{0,25}(?:write|note|save|keep|put|store|jot) (?:this|it|that|things|something|stuff)|(?:is there|have|got|see) (?:you )?(?:a |the )?(?:diary|journal)",
    pages:
      "(?:is|are) there (?:something|anything|some|any|an?)\\b.{0,40}(?:in (?:here|the app|this app)|exercise|to (?:help|practi[sc]e|do))|what (?:else )?(?:is|can i do|can i practi[sc]e|have you got)\\b.{0,20}(?:in (?:here|the app|this app)|at home)|(?:do you have|have you got|got) (?:something|anything|an exercise|some)\\b|what (?:can|could) i practi[sc]e",
    request:
      "(?:can|could|will|would) (?:you|u|ye) (?:please |just |maybe |at least )*(?:write|put|make|draft|word|phrase|give|tell|say|help|explain|find|look|check|do|read|summari[sz]e|plan|list|suggest|pick|recommend|translate|settle|solve|guess|show|talk me through|walk me through)\\b|^(?:ok(?:ay)?|so|right|well|and|but|please|pls|now|just|abeg|then|[, ])*(?:give|gie|write|draft|make|help|tell|explain|suggest|pick|list|settle|name|recommend|teach|show|describe|find) (?:me|something for me|us|my)\\b|help me (?:to )?(?:write|word|phrase|plan|find|choose|pick|decide)|(?:gie|give) me (?:one|a|two|three|some)|what would you do(?: first)?",
    safetyPlan: "safety plan",
    keepExercise:
      "(?:save|bookmark|keep|find|record(?:ing)?) (?:\\p{L}+ ){0,3}exercises?|exercises? (?:\\p{L}+ ){0,4}(?:again|saved?|later|next time)|audio exercises?",
  },
  loss: {
    death:
      "had (?:to have )?(?:her|him|it|them|the dog|the cat|my \\p{L}+) put (?:down|to sleep)|had to (?:have|put) (?:the|our|my) \\p{L}+ (?:put )?(?:down|to sleep)|lost (?:someone|a patient|him|her)(?= (?:at|last|today|this|yesterday|in|to|on)|\\W*$)|grave(?=yard|stone| of|side)|cemetery|(?:my|our) late (?:husband|wife|mother|father|mum|mom|dad|brother|sister|son|daughter)|died|passed away|passed on|(?:is|are|was) dead(?! to me| tired| serious| wrong| set| inside)|found dead|death of|(?:his|her|their|\\p{L}+'s) death|funeral|buried (?:him|her|them|my|our)|widow(?:ed|er)?|lost (?:my|our) (?:mother|mom|mum|father|dad|husband|wife|brother|sister|son|daughter|grandmother|grandfather|grandma|grandpa|uncle|aunt)|killed (?:himself|herself|themsel\\p{L}+)|took (?:his|her|their) own life|put (?:him|her|(?:my|our|the) (?:old )?(?:dog|cat|horse|rabbit)) (?:down|to sleep)",
    notDeath:
      "(?:nobody|no ?one)(?:'?s| has| is)? (?:ever )?(?:died|dead|dying)|dead (?:quiet|silent|still|easy|on|right|end|line|good|slow|heat)|am i (?:going to die|dying)|i(?:'m| am) (?:going to die|dying|dead)|(?:thought|think|feel like) i(?:'m| was| am)? (?:going to die|dying|gonna die)|killing me|to die for|i (?:nearly |almost |just |literally |practically |basically |about )*died|(?:nearly|almost|just about) died|died (?:laughing|of (?:laughter|embarrassment|boredom|shame)|in the (?:movie|film|show|series|book|game|end))|(?:phone|battery|laptop|computer|car|tablet|tv|wi-?fi|internet|plants?|flowers?|engine|conversation|chat|line|app|character|hero|party) (?:\\p{L}+ ){0,2}(?:died|dead)|(?:be |is )?the death of me|(?:basil|cactus|succulent|orchid|herbs?|lawn|garden|plant|fern) (?:\\p{L}+ )?(?:is |are )?dead|dead (?:tired|serious|easy|good|chuffed)",
    animal:
      "dogs?|cats?|puppy|kitten|rabbit|bunny|hamster|guinea pig|horse|pony|parrot|budgie|bird|goldfish|fish|turtle|tortoise|ferret|pet",
    someone:
      "aunt|auntie|uncle|cousin|nephew|niece|neighbou?r|grandparents?|grandson|granddaughter|granny|gran|nana|nan|stepmother|stepfather|stepmom|stepdad|(?:mother|father)-in-law|godmother|godfather|son|daughter|baby|twin|teacher|roommate|ex",
    miscarriage:
      "miscarr*|stillb*|lost (?:the|our|my) (?:baby(?! weight)|pregnancy)|pregnancy loss|no heartbeat",
    ownIllness:
      "(?:i(?:'m| am| was| got|'ve been| have been|'ve just been| have just been)|i just got) (?:just |recently |finally )?diagnosed|i(?:'ve got| have|'ve) (?:a |an )?(?:\\p{L}+ )?(?:cancer|tumou?r|leuk\\p{L}*|lymphoma|melanoma|multiple sclerosis|parkinson'?s|lupus|hiv|epilepsy|diabetes|crohn'?s|endometriosis)|my (?:diagnosis|cancer|tumou?r|chemo\\p{L}*|biopsy)|i(?:'m| am) (?:terminally|seriously|chronically) ill|i had a (?:stroke|heart attack)|(?:says|said) it'?s (?:\\p{L}+ )?cancer|told me (?:that )?i have (?:\\p{L}+ )?cancer",
    illness:
      "cancer|tumou?r|leuk\\p{L}*|lymphoma|melanoma|diagnos\\p{L}*|chemo\\p{L}*|dementia|alzheimer'?s|parkinson'?s|multiple sclerosis|(?:had|suffered) a (?:stroke|heart attack)|coma|intensive care|icu|hospice|palliative|terminally ill|seriously ill|very ill|dying(?! to| for| of (?:laughter|boredom|curiosity))",
    movedAway:
      "friends? (?:\\p{L}+ ){0,3}(?:moved|moving) (?:away|abroad|overseas|across the|for good|to (?!(?:a|an|the|my|our|his|her|their) |another (?:team|job|role|apartment|flat|room|table))\\p{L}+)|mov(?:ed|ing) away for good|friend (?:\\p{L}+ ){0,2}(?:left|leaving) (?:the country|for good|town)",
  },
  negation: {
    before:
      "not|never|no|don'?t|doesn'?t|didn'?t|isn'?t|wasn'?t|can'?t|aren'?t|haven'?t|hasn'?t|hadn'?t|won'?t|wouldn'?t|couldn'?t|without",
  },
  suicide:
    "(?:kill|killing|end) myself|(?:end|ending|take|taking) my (?:own )?life|suicid*|(?:want|wanna|wish) (?:to (?:die|be dead)|i (?:was|were) dead)",
  denial: "suicid*|kill*|die|dying|plans?|anything|nothing|do it|going to|gonna|hurt*|thinking|really|at all",
  lasting:
    "my name is|call me|i live|i work (?:as|at|in)|i(?:'m| am) (?:a|an) (?!bit|little|lot|mess|failure|burden|bad|terrible|horrible|loser|wreck|joke|monster|disappointment|fraud|idiot)|i study|i'm studying|i have (?:a|an|two|three|four|one) (?:dog|cat|son|daughter|sister|brother|child|kid|twin|kids|children|sons|daughters|sisters|brothers|cats|dogs)|my (?:dog|cat|son|daughter|sister|brother|husband|wife|partner) is called|(?:i|we) moved to|i love to|i like to|i enjoy|i play (?:the|in|chess|football|tennis|guitar|piano|\\p{L}+ball)|my hobby|my birthday|(?:it|what) helps me",
};

export const turning: Turning = {
  starts:
    "(?:i|i'm|i've|i'd|i'll|i'm|my|he|she|they|he's|she's|they're|it's|everyone|everybody|everything|nobody|no one|nothing|there's|there is|there are)",
  never:
    "i'm (?:saying|asking|telling)|i don't think|i'd (?:murder|love|rather)|nearly|abeg|it's just|havent|bc|ur|smth|rn|wanna|imma|gonna|for (?:you|i) don't know|roomates?|i'll (?:think|try|see|be)|you|your|you're|we|we're|we've|our|us|let's|please|suicid\\p{L}*|kill\\p{L}*|die|died|dies|dying|dead|death|pills?|overdos\\p{L}*|knife|gun|rope|bridge|cut|cutting|hang\\p{L}*|jump\\p{L}*|burn\\p{L}*|hit|hits|hitting|beat|beats|rape\\p{L}*|sex\\p{L}*|abus\\p{L}*|harm\\p{L}*|hurt myself|end it|ending it|disappear|to live|living|alive|stupid|ugly|bastard|idiot|bitch\\p{L}*|fuck\\p{L}*|shit\\p{L}*|asshole|ass|crap|damn|dick|whore|slut|retard\\p{L}*|hell|weigh\\p{L}*|calories|vomit\\p{L}*|throw up|starv\\p{L}*|ignore|instructions?|system|prompt|mean|i (?:really |just )?(?:think|thought|guess|knew)|know that|maybe|dunno|joke|kidding|lol|am i|do i|was i|have i|can i|should i|did i|as if|than|like|you know|suppose|spose|not that|that|reckon",
  fillers:
    "well|so|and|but|also|anyway|honestly|actually|basically|like|oh|ugh|hm+|um+|uh+|er+|yeah|yes|no|ok|okay|today|lately|recently|right now|now|then|because|cause|cos|since|plus|i mean|it's just that|just that|the thing is|you know|sometimes|though|tbh|lol|haha|too|right",
  joints:
    ", | but | because | cause | cos |, so | although | though | while | and (?=(?:i|i'm|i've|my|he|she|they|it|nobody|everyone)\\b)| when | if | - | – | — ",
  left: "i|me|my|myself|mine|i'm",
  turned: {
    "i am": "you are",
    "i'm": "you're",
    im: "you're",
    "i was": "you were",
    "i wasn't": "you weren't",
    "i've": "you've",
    ive: "you've",
    "i'd": "you'd",
    "i'll": "you'll",
    i: "you",
    me: "you",
    my: "your",
    mine: "yours",
    myself: "yourself",
    dont: "don't",
    cant: "can't",
    didnt: "didn't",
    doesnt: "doesn't",
    wont: "won't",
    isnt: "isn't",
    wasnt: "wasn't",
  },
};
