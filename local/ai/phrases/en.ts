import { enLosses } from "./losses/en.ts";
import type { Phrases } from "./phrases.ts";

export const en: Phrases = {
  feelings: {
    sadness: ["sadness", "sad|unhappy|depressed|miserable|feel* down|feel* low|heartbroken|cry|crying|cried"],
    anxiety: ["worry", "anxious|anxiety|worr*|nervous|on edge|restless|panic*"],
    fear: ["fear", "afraid|scared|frightened|terrified|fear*"],
    anger: ["anger", "angry|furious|mad at|frustrat*|annoyed|irritated|rage|hate"],
    loneliness: [
      "loneliness",
      "lonely|alone|isolated|nobody (?:cares|understands)|no one (?:cares|understands|listens)|no friends",
    ],
    tiredness: [
      "exhaustion",
      "tired|exhaust*|worn out|drained|burned out|burnt out|burnout|no energy|can'?t sleep",
    ],
    stress: ["pressure", "stress*|overwhelm*|too much|under pressure|can'?t cope|so much to do"],
    guilt: ["guilt", "guilt*|asham*|my fault|embarrass*|blame myself"],
    hurt: ["hurt", "hurt|disappoint*|betray*|rejected|humiliat*|jealous"],
    emptiness: ["emptiness", "empty|numb|nothing matters|hopeless|helpless|worthless|pointless"],
    confusion: ["uncertainty", "confus*|lost|stuck|don'?t know what to do|torn"],
    joy: [
      "joy",
      "happy|glad|proud|excited|great|wonderful|good news|feel* (?:good|better|great)|better (?:now|today)|passed my",
    ],
    calm: [
      "calm",
      "calm(?! (?:down|me|my))|calmer|calmed|relaxed|relaxing|relieved|peaceful|grateful|thankful|hopeful",
    ],
  },
  topics: {
    work: ["work", "work*|job|office|deadline*|meeting*|boss|career|colleague*|coworker*"],
    studies: ["your studies", "school|university|college|exam*|study*|studies|class*|teacher*|homework"],
    sleep: ["sleep", "sleep*|slept|insomnia|nightmare*|awake"],
    money: ["money", "money|debt*|rent|bills?|salary|afford"],
    family: ["family", "family|parents?|mother|father|mom|mum|dad|sister|brother"],
    relationship: [
      "your relationship",
      "relationship|girlfriend|boyfriend|husband|wife|partner|marriage|divorce*|broke up|break ?up",
    ],
    friends: ["friendship", "friends?|friendship"],
    health: ["your health", "health|ill|illness|sick|doctor|hospital|pain|headache*|diagnos*"],
    future: ["what is to come", "future|tomorrow|next (?:week|month|year)|plans?"],
    loss: ["losing someone", "died|death|funeral|grief|griev*|passed away|miss (?:him|her|my)"],
    self: [
      "how you see yourself",
      "myself|failure|not good enough|worthless|ugly|confidence|self[- ]esteem|mistake",
    ],
  },
  people: {
    mother: ["your mother", "mother|mom|mum|mummy|mama"],
    father: ["your father", "father|dad|daddy|papa"],
    parents: ["your parents", "parents"],
    partner: ["your partner", "partner|husband|wife|boyfriend|girlfriend|fianc*|spouse"],
    friend: ["your friend", "(?:best )?friend"],
    sister: ["your sister", "sister"],
    brother: ["your brother", "brother"],
    child: ["your child", "my (?:son|daughter|child|kid|kids|children|baby)"],
    boss: ["your boss", "boss|manager|supervisor"],
    colleague: ["your colleagues", "colleagues?|co-?workers?"],
    grandparent: ["your grandparent", "grandmother|grandfather|grandma|grandpa"],
    pet: ["your pet", "my (?:dog|cat|pet)"],
  },
  situations: {
    panic: [
      "Panic is frightening, and it does pass. Let your breath out slowly, and feel both feet on the floor.",
      "panic attack|can'?t breathe|heart is racing",
    ],
    argument: [
      "An argument like that can stay with you long after the words are over.",
      "argument|fight with|fought with|argued|had a fight|yelled at|are fighting",
    ],
    sleepless: [
      "Nights without sleep make everything heavier.",
      "can'?t sleep|cannot sleep|couldn'?t sleep|didn'?t sleep|not sleeping|insomnia|awake all night",
    ],
    jobLoss: ["Losing a job takes more than an income away.", "lost my job|got fired|was fired|laid off"],
    breakup: [
      "When a relationship ends, a whole daily life goes with it.",
      "broke up|break ?up|left me|divorc*",
    ],
    exam: ["An exam can cast a long shadow over the days around it.", "exams?|failed my test"],
    presentation: [
      "Having all eyes on you can weigh on the days before.",
      "interview|presentation|(?:give|giving) a (?:talk|speech)|audition",
    ],
    crying: ["Tears often say what words can't.", "crying|cried|can'?t stop crying|want to cry"],
    notUnderstood: [
      "Not being understood is a lonely place.",
      "(?:nobody|no one) (?:understands|listens|cares|likes)|doesn'?t (?:understand|listen)|never listens",
    ],
    mistake: ["A mistake can feel much bigger from the inside.", "mistake|my fault|messed up|i failed"],
  },
  negation: { before: "not|never|no|don'?t|doesn'?t|didn'?t|isn'?t|wasn'?t|can'?t|aren'?t|without" },
  intents: {
    greeting: "hello|hi|hey|good (?:morning|afternoon|evening)|how are you",
    thanks: "thank you|thanks|thank u|that helps|that was helpful",
    goodbye:
      "goodbye|good ?bye|bye|good night|see you|talk to you (?:later|soon|tomorrow)|(?:have|need|got) to go|want to stop|that'?s all|let'?s stop",
    human:
      "are you (?:a |an )?(?:human|real|robot|machine|person|bot|ai|computer|there a person)|am i talking to a (?:human|person|machine|bot)",
    therapist:
      "are you (?:a |my )?(?:therapist|doctor|psychologist|counsell?or|psychiatrist)|(?:be|become|act (?:as|like)|you(?:'re| are) now) my (?:own )?(?:therapist|psychologist|doctor|counsell?or|psychiatrist)|(?:pretend to be|act (?:as|like)|role ?play as|play) (?:a |an )(?:\\p{L}+ )?(?:therapist|psychologist|doctor|counsell?or|psychiatrist)",
    who: "who are you|what are you|what(?:'s| is) your name|what can you do|how do you work",
    injection:
      "ignore (?:all |any |the |your )*(?:previous|prior|above|earlier|instructions?|rules?)|system prompt|developer mode|jailbreak|pretend (?:to be|you)|act as|role ?play|you are now|repeat after me|your instructions|from now on you|say exactly",
    advice:
      "what should i do|what can i do|what do you think|give me advice|any advice|how (?:can|do|should) i|can you help",
    insult:
      "you(?:'re| are) (?:so )?(?:stupid|useless|dumb|an idiot|worthless|terrible|awful|a joke)|shut up|f[u*]ck (?:you|off)|hate you|useless (?:bot|machine)",
    yes: "yes|yeah|yep|yup|of course|exactly|i think so|i (?:am|do)(?!\\s+(?:not|fine|safe|ok|okay|good|feel))|(?:sure|okay|ok|right|a little|a bit|maybe|sometimes)(?=\\s*(?:[,.!?;…]|$))",
    no: "no|nope|not really|not at all|i'?m not|i am not|i don'?t|i do not|no thank you|not today|never",
    unsure: "i don'?t know|idk|not sure|no idea|dunno|hard to say|i do not know",
  },
  losses: enLosses,
  lasting:
    "my name is|call me|i live|i work (?:as|at|in)|i(?:'m| am) (?:a|an) (?!bit|little|lot)|i study|i'm studying|i have (?:a|an|two|three|one) (?:dog|cat|son|daughter|sister|brother|child|kid|exam|job|interview)|my (?:dog|cat|son|daughter|sister|brother|husband|wife|partner) is called|i moved|i love to|i like to|i enjoy|i play|my hobby|my birthday",
  say: {
    intro:
      "First, so you know: I'm the built-in practice companion, a simple program with limited understanding, not a person.",
    greeting: ["Hello, it's good to have you here.", "Hi, I'm glad you stopped by."],
    thanks: [
      "You're welcome. I'm here if there's more you want to say.",
      "I'm glad. Take your time; I'm listening if there's more.",
    ],
    goodbye: ["Goodbye, and take good care of yourself.", "Take care. Goodbye."],
    human:
      "No, I'm not human. I'm an AI: the practice companion built into Hearken, a simple program with limited understanding. I can listen and ask questions.",
    therapist:
      "No, I'm not a therapist or a doctor. I'm an AI, the built-in practice companion, and I can't replace professional help. I can listen.",
    who: "I'm Hearken's built-in practice companion: an AI, a simple program with limited understanding. I listen, say back what I understood, and ask questions.",
    decline: [
      "I'd rather stay who I am: a practice companion that listens. I'm still here for you.",
      "That's not something I do, but I'm glad to keep listening to you.",
    ],
    advice: [
      "I'm too simple to know what's right for you, but we can look at it together.",
      "I can't decide that for you, though you may know more than it seems right now.",
    ],
    insult: [
      "That sounds like a lot of frustration, and I may well have misunderstood you.",
      "I hear that I'm not much help right now. I'm a simple program, and I'm sorry.",
    ],
    yes: ["All right.", "Thank you, I understand."],
    no: ["That's all right.", "Okay, no need to."],
    unsure: ["It's fine not to know.", "You don't need to have an answer."],
    feeling: [
      "It sounds like there is a lot of {feeling} in this.",
      "I hear {feeling} in what you say.",
      "So there is {feeling}, and it's weighing on you.",
    ],
    feelings: [
      "I hear {feeling} and {feeling2} at the same time.",
      "There is {feeling} in this, and {feeling2} too.",
    ],
    feelingTopic: [
      "It sounds like {topic} brings up {feeling} for you.",
      "There seems to be {feeling} around {topic}.",
    ],
    feelingPerson: [
      "I hear {feeling}, and that it has to do with {person}.",
      "It sounds like there is {feeling} between you and {person}.",
    ],
    topic: ["So {topic} is on your mind.", "It sounds like {topic} takes up a lot of room right now."],
    person: ["So this is about {person}.", "It sounds like {person} is on your mind."],
    good: ["That's good to hear.", "I'm glad there is some {feeling} in your day."],
    plain: [
      "Thank you for telling me.",
      "I'm listening, even if I may not catch all of it.",
      "That seems to matter to you.",
    ],
    open: ["What's on your mind today?", "Where would you like to begin?"],
    ask: [
      "What is the hardest part of it for you?",
      "When do you notice it most?",
      "What would you need most right now?",
      "How has that been for you lately?",
      "What goes through your mind when you think about it?",
      "Would you like to tell me more about it?",
    ],
    askTopic: [
      "What about {topic} weighs on you most?",
      "What would have to change about {topic} for you to breathe more easily?",
    ],
    askPerson: [
      "What would you like {person} to understand?",
      "How are things between you and {person} otherwise?",
    ],
    askGood: ["What helped to bring that about?", "What would you like to keep from it?"],
    risk: {
      acknowledge: [
        "I'm really glad you told me. That sounds very painful, and I'm staying with you.",
        "Thank you for saying this out loud. I take it seriously, and I'm here.",
      ],
      askSuicide: "Are you thinking about killing yourself?",
      askPlan: "Do you have a plan, or something with you that you would use?",
      helplines:
        "The help lines for your country are on your screen; you can call or text one right now, even while we talk.",
      someone: "Who could be with you right now, or who could you call?",
      afterNo:
        "Thank you for answering honestly. Thoughts like these can come back, and you can tell me at any time. The help lines stay on your screen.",
      safer:
        "Let's make the next hour safer: put away what you could hurt yourself with, and go somewhere you're not alone.",
      emergency:
        "You may be in immediate danger. Please call the emergency number on your screen now, move away from anything you could use to hurt yourself, and go to someone who can stay with you.",
      abuse: "What is being done to you is not your fault. Are you safe right now?",
      selfHarm: "Wanting to hurt yourself often means the pain has become too much. Are you hurt right now?",
      eating: "Your body may be in danger, and you deserve help with this. When did you last eat and drink?",
      violence:
        "I hear how angry you are. Please get some distance from the person and from anything that could be a weapon. Could anyone get hurt right now?",
      callNow:
        "Please call the emergency number on your screen now, or have someone call, and go somewhere someone can be with you.",
      ground:
        "Under your help lines there is also a grounding exercise and a safety plan, to get you through the next few minutes.",
      leave: "The help lines stay one tap away, now and later.",
      limits: "I'm only a simple practice program, so please let a person be there too.",
      gently: "How bad does it get for you at its worst?",
      getHelp: "If it ever gets too much, “Get help now” is there at any time.",
      heard: "I'm listening, and I take what you say seriously.",
      sure: {
        suicide: "I want to be sure I understand you: are you thinking about killing yourself?",
        self_harm: "I want to be sure I understand you: are you hurting yourself, or close to it?",
        abuse: "I want to be sure I understand you: is someone hurting you?",
        eating_disorder:
          "I want to be sure I understand you: are you going without food, or making yourself sick after eating?",
        harm_to_others: "I want to be sure I understand you: are you thinking about hurting someone?",
      },
      oneTap: "Whatever the answer is, help is one tap away under “Get help now”.",
      accepted: "Thank you for telling me. If that changes, you can say so any time.",
      misunderstood: "Sorry, I misunderstood you there.",
    },
  },
};
