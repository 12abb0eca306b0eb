import type { Losses } from "../phrases.ts";

export const enLosses: Losses = {
  words: {
    death:
      "died|passed away|passed on|(?:is|are|was) dead(?! to me| tired| serious| wrong| set| inside)|found dead|death of|(?:his|her|their|\\p{L}+'s) death|funeral|buried (?:him|her|them|my|our)|widow(?:ed|er)?|lost (?:my|our) (?:mother|mom|mum|father|dad|husband|wife|brother|sister|son|daughter|grandmother|grandfather|grandma|grandpa|uncle|aunt)|killed (?:himself|herself|themsel\\p{L}+)|took (?:his|her|their) own life|put (?:him|her|(?:my|our|the) (?:old )?(?:dog|cat|horse|rabbit)) (?:down|to sleep)",
    notDeath:
      "i (?:nearly |almost |just |literally |practically |basically |about )*died|(?:nearly|almost|just about) died|died (?:laughing|of (?:laughter|embarrassment|boredom|shame)|in the (?:movie|film|show|series|book|game|end))|(?:phone|battery|laptop|computer|car|tablet|tv|wi-?fi|internet|plants?|flowers?|engine|conversation|chat|line|app|character|hero|party) (?:\\p{L}+ ){0,2}(?:died|dead)",
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
  say: {
    death: {
      told: [
        "I'm so sorry for your loss.",
        "I'm sorry. When somebody dies, they leave a gap that words don't fill.",
      ],
      ask: [
        "Would you like to tell me what they were like?",
        "What comes back to you most when you remember them?",
        "How did you hear about it?",
        "What do you miss most?",
      ],
    },
    animalDeath: {
      told: [
        "I'm so sorry. An animal can be family, and the quiet afterward is real.",
        "I'm sorry. Saying goodbye to an animal you lived with really hurts.",
      ],
      ask: [
        "What were they like?",
        "What did your days together look like?",
        "When do you notice the gap most?",
        "What was it like to say goodbye?",
      ],
    },
    miscarriage: {
      told: [
        "I'm so sorry. It was a real loss, however early it came.",
        "I'm so sorry. That's a loss many people around you may not even see.",
      ],
      ask: [
        "How have the days since then been for you?",
        "Who knows what you've been through?",
        "What has helped a little, and what hasn't helped at all?",
        "Would you like to tell me what it was like?",
      ],
    },
    ownIllness: {
      told: [
        "I'm sorry. News like that can turn everything upside down.",
        "That's a lot to take in, and there's no right way to react to it.",
      ],
      ask: [
        "What went through your mind when you heard?",
        "What worries you most about it right now?",
        "Who have you told so far?",
        "What would make the next few days a little easier?",
      ],
    },
    theirIllness: {
      told: [
        "I'm sorry. It's hard to watch someone close to you go through that.",
        "News like that reaches everyone who is close, and it takes a lot of strength.",
      ],
      ask: [
        "How did you find out?",
        "What has changed in your days since then?",
        "What are you most afraid of?",
        "Who is there for you in all this?",
      ],
    },
    movedAway: {
      told: [
        "When a friend moves away for good, a piece of everyday life goes too.",
        "That's a loss as well, even when the friendship stays.",
      ],
      ask: [
        "What did the two of you do together that's missing now?",
        "What was it like to say goodbye?",
        "When do you feel the distance most?",
      ],
    },
  },
};
