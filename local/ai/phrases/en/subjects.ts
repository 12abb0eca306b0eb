import { type Phrases, subject } from "../phrases.ts";

export const subjects: Phrases["subjects"] = {
  death: subject(
    "your loss",
    "I'm so sorry for your loss. | I'm sorry. When somebody dies, they leave a gap that words don't fill.",
    "Would you like to tell me what they were like? | What comes back to you most when you remember them? | What do you miss most?",
  ),
  animalDeath: subject(
    "the loss of an animal",
    "I'm so sorry. An animal can be family, and the quiet afterward is real. | I'm sorry. Saying goodbye to an animal you lived with really hurts.",
    "What were they like? | What did your days together look like? | When do you notice the gap most? | What was it like to say goodbye?",
  ),
  miscarriage: subject(
    "the loss of a pregnancy",
    "I'm so sorry. It's a real loss, no matter how far along it was. | I'm so sorry. That's a loss many people around you may not even see.",
    "How have the days since then been for you? | Who knows what you've been through? | What has helped a little, and what hasn't helped at all? | Would you like to tell me what it was like?",
  ),
  ownIllness: subject(
    "your diagnosis",
    "I'm sorry. News like that can turn everything upside down. | That's a lot to take in, and there's no right way to react to it.",
    "What went through your mind when you heard? | What worries you most about it right now? | Who have you told so far? | What would make the next few days a little easier?",
  ),
  theirIllness: subject(
    "the illness of someone close to you",
    "I'm sorry. It's hard to watch someone close to you go through that. | News like that reaches everyone who is close, and it takes a lot of strength.",
    "What has changed in your days since then? | What are you most afraid of? | Is anyone there for you in all this?",
  ),
  movedAway: subject(
    "your friend moving away",
    "When a friend moves away for good, a piece of everyday life goes too. | That's a loss as well, even when the friendship stays.",
    "What did the two of you do together that's missing now? | What was the goodbye like? | When do you feel the distance most?",
  ),
  panic: subject(
    "the panic",
    "Panic is frightening, and it does pass. | Panic can take over your whole body.",
    "What is it like in your body right now? | What was happening just before it started? | What has helped you through it before, even a little? | What are you most afraid of when it comes?",
  ),
  breakup: subject(
    "the breakup",
    "When a relationship ends, a whole part of daily life goes with it. | A breakup can hurt like few other things.",
    "Would you like to tell me how it happened? | What time of day is hardest? | What do you miss, and what don't you miss? | Has anyone been there for you since?",
  ),
  jobLoss: subject(
    "losing your job",
    "Losing a job takes more than an income away. | Losing work like that can pull the rug out from under you.",
    "How did you find out? | What worries you most about the coming weeks? | What did that job mean to you? | Who knows about it so far?",
  ),
  quarrel: subject(
    "the argument",
    "Something like that can stay with you long after the words are over. | Conflict like that can be hard to get out of your head.",
    "What set it off? | What did you want them to hear? | How have things been since then? | What would a good next step look like for you?",
  ),
  sleepless: subject(
    "your nights",
    "Nights without sleep make everything heavier. | Lying awake can be a lonely business.",
    "What goes through your mind when you lie there? | How long has it been like this? | What are your evenings like before you go to bed? | How do you get through the days after such nights?",
  ),
  exam: subject(
    "your exam",
    "An exam can cast a long shadow over the days around it. | That's a lot hanging on one exam.",
    "What part of it worries you most? | How have you been preparing, if it's still ahead? | What would it mean to you if it went badly? | What would help you feel a bit readier, or a bit kinder to yourself?",
  ),
  presentation: subject(
    "what you have to present",
    "Knowing all eyes will be on you can weigh on you for days. | It makes sense to be nervous before something like that.",
    "What is the part you dread most? | What would you like people to come away with? | When did something like that go better than you feared? | What do you need just before it begins?",
  ),
  moving: subject(
    "the move",
    "A move turns everything upside down, even one you want. | After a move, a place takes a while to feel like home.",
    "What are you leaving behind? | What is it like at the new place so far, or how do you picture it? | What do you already miss most? | What would make it feel a bit more like yours?",
  ),
  notUnderstood: subject(
    "not being understood",
    "Not being understood is a lonely place to be. | It wears you down when people don't really hear you.",
    "What would you like them to see? | When did you last feel understood? | How do you deal with it in the moment? | Is there anyone who does get it, even a little?",
  ),
  theirDanger: subject(
    "somebody you're worried about",
    "That worries me, too. Ask them straight out whether they're thinking of killing themselves: asking doesn't put the idea into anyone's head. | Please don't keep this to yourself. Tell somebody who can be with them, and stay close until then. | If you think it could happen soon, call the emergency number and say where they are. | A promise to keep quiet doesn't count when a life is at stake. Better that they're angry with you and alive. | You don't have to carry this alone: the help lines also talk with people who are worried about somebody. | Plain words are the right ones: “Are you thinking of suicide?” Then listen, and don't leave them alone with it. | Bringing in a parent, a neighbor or the emergency number is no betrayal. It's help.",
    "Can you reach them right now? | Who near them could check on them? | What makes you most afraid for them?",
  ),
  sadness: subject(
    "sadness",
    "That sounds really hard, and sad. | Sadness like that can color everything.",
    "What is the saddest part of it? | What do you do when it gets that heavy? | How long have you been feeling this way?",
  ),
  anxiety: subject(
    "worry",
    "Worry like that can take over a whole day. | It's exhausting when a worry keeps coming back.",
    "What are you most afraid might happen? | When is the worry quietest? | Where do you feel it in your body?",
  ),
  anger: subject(
    "anger",
    "That would make many people angry. | There's real frustration in that.",
    "What made you angriest about it? | What would you have wanted instead? | What do you do with the anger when it comes up?",
  ),
  loneliness: subject(
    "loneliness",
    "Feeling alone with it all is hard. | Loneliness can hurt even with people around.",
    "When do you feel it most? | Who would you like to be closer to? | What was different when you felt less alone?",
  ),
  tiredness: subject(
    "exhaustion",
    "That sounds draining. | Running on so little makes everything harder.",
    "What has been draining you most? | When did you last get real rest? | What could be left undone this week?",
  ),
  stress: subject(
    "stress",
    "That's a lot to carry at once. | No wonder it feels like too much.",
    "Which part is weighing on you most right now? | What could wait, if anything could? | Is there anyone who could take some of it off your plate?",
  ),
  guilt: subject(
    "guilt",
    "Guilt can be a harsh voice. | Guilt rarely asks whether it's fair.",
    "What do you blame yourself for most? | What would you say to a friend in your place? | What would it take to make peace with it?",
  ),
  hurt: subject(
    "feeling hurt",
    "That must have stung. | That hurts, and it makes sense that it does.",
    "What hurt the most about it? | Do they know how it felt for you? | What would you need from them now?",
  ),
  emptiness: subject(
    "emptiness",
    "That flat, empty feeling is hard to put into words, and you just did. | It's a heavy thing when nothing seems to reach you.",
    "How long has it felt like that? | What used to matter to you that feels far away now? | Are there moments when it lifts a little?",
  ),
  confusion: subject(
    "being unsure",
    "It's hard not to know which way to turn. | Not knowing what to do is tiring in itself.",
    "What are the options you see? | What is your gut telling you? | What would have to be clear for you to decide?",
  ),
  work: subject(
    "work",
    "Work takes up a lot of life, so how it feels there matters. | What happens at work rarely stays there.",
    "What about work is on your mind most? | How do you feel when the workday is over? | What would a better day at work look like?",
  ),
  studies: subject(
    "your studies",
    "Studying can ask a lot of you. | School and studies fill a lot of days, and a lot of thoughts.",
    "What is it about your studies that's on your mind? | What is hardest about it at the moment? | What do you enjoy there, if anything?",
  ),
  sleep: subject(
    "sleep",
    "Nights have a lot to do with how the days feel. | Sleep is such a basic thing, and so easily upset.",
    "How have your nights been lately? | What is the time before you fall asleep like? | How do you feel when you wake up?",
  ),
  money: subject(
    "money",
    "Money worries have a way of following you everywhere. | Money is a hard thing to stop thinking about.",
    "What is the most pressing part of it? | How long has money been on your mind? | Is there anyone you can talk to openly about it?",
  ),
  family: subject(
    "your family",
    "Families can be close and complicated at once. | Family has a place all its own.",
    "How is that for you? | What is going on there at the moment? | How do you wish things were between you?",
  ),
  relationship: subject(
    "your relationship",
    "Being close to someone can be the best and the hardest part of life. | Relationships take up a lot of thought, with good reason.",
    "What has been happening between you? | What do you wish the two of you could talk about? | What do you need there right now?",
  ),
  friends: subject(
    "your friends",
    "Friends matter more than people sometimes admit. | Friendships have their own ups and downs.",
    "What's been going on with them? | What is it like when you're together? | What do you wish were different?",
  ),
  health: subject(
    "health",
    "When the body struggles, everything else gets harder too. | It's unsettling when something isn't right with the body.",
    "How is it affecting your days? | What worries you most about it? | Is there anyone who helps you with it?",
  ),
  future: subject(
    "the future",
    "Not knowing what comes next is hard to sit with. | The future can be a heavy thing to carry in the present.",
    "What do you hope for? | What about it worries you most? | What would be a small step you could live with?",
  ),
  grief: subject(
    "missing someone",
    "Missing someone doesn't follow a schedule. | Grief comes in waves, often without warning.",
    "What brings it back most? | What do you remember most fondly? | What helps on the days when it's strong?",
  ),
  self: subject(
    "how you see yourself",
    "That's a hard way to look at yourself. | It sounds like you're being hard on yourself.",
    "Where do you think that voice comes from? | What would someone who likes you say? | When do you see yourself more kindly?",
  ),
  joy: subject(
    "something good",
    "That's lovely to hear. | I'm so happy to hear that.",
    "What was the best part of it? | What made it possible? | Who would you like to tell about it?",
  ),
  calm: subject(
    "some calm",
    "It's good that there's some calm. | That sounds like a breather.",
    "What helped to bring that about? | What would you like to keep from it? | How does that feel, compared with before?",
  ),
};
