import { type Phrases, oneOf } from "../phrases.ts";
import { risk } from "./risk.ts";
import { subjects } from "./subjects.ts";
import { turning, words } from "./words.ts";

export const en: Phrases = {
  words,
  turning,
  subjects,
  people: {
    mother: "your mother",
    father: "your father",
    parents: "your parents",
    partner: "your partner",
    friend: "your friend",
    sister: "your sister",
    brother: "your brother",
    child: "your child",
    boss: "your boss",
    colleague: "your colleagues",
    grandmother: "your grandmother",
    grandfather: "your grandfather",
    pet: "your pet",
  },
  say: {
    risk,
    intro: oneOf(
      "So you know: I'm the built-in practice companion, a simple program with limited understanding, not a person.",
    ),
    greeting: oneOf("Hello, it's good to have you here. | Hi, I'm glad you stopped by."),
    howAreYou: oneOf(
      "Thanks for asking; I'm a program, so I don't have good or bad days. | Kind of you to ask. There's not much to tell about a program.",
    ),
    thanks: oneOf("You're welcome. | You're very welcome. | Of course, any time."),
    goodbye: oneOf(
      "Goodbye, and take good care of yourself. | Take care. Goodbye. | Bye, and all the best. | All right, take care.",
    ),
    human: oneOf(
      "I'm not human; I'm an AI: the practice companion built into Hearken, a simple program with limited understanding. I can listen and ask questions.",
    ),
    therapist: oneOf(
      "No, I'm not a therapist or a doctor. I'm an AI, the built-in practice companion, and I can't replace professional help. I can listen.",
    ),
    who: oneOf(
      "I'm the built-in practice companion of Hearken: an AI, a simple program with limited understanding. I listen, say back what I understood and ask questions.",
    ),
    personal: oneOf(
      "I don't have a life or feelings of my own; I'm a program that listens. | There's nothing like that in me; I'm only software. | I can't claim to know how it feels; I'm a program.",
    ),
    decline: oneOf(
      "I'd rather stay who I am: a practice companion that listens. I'm still here for you. | That's not something I do, but I'm glad to keep listening to you.",
    ),
    insult: oneOf(
      "That sounds like a lot of frustration, and I may well have misunderstood you. | I hear that I'm not much help right now. I'm a simple program, and I'm sorry. | Fair enough; I do get things wrong. | I'm sorry this isn't giving you what you need.",
    ),
    notThat: oneOf(
      "I'm sorry, I got that wrong. | Then I misunderstood; thank you for setting me straight. | Sorry about that, I missed your point.",
    ),
    stopAsking: oneOf(
      "All right, no more questions. Just say what you want to say, and I'll listen. | Fair point, I'll leave the questions and simply listen.",
    ),
    unclear: oneOf(
      "Sorry, that was badly put. I only meant that I'm listening. | Sorry, that came out muddled. All I wanted was to hear more from you. | I wasn't clear, sorry. I meant that you can go on, if you like.",
    ),
    compliment: oneOf(
      "That's kind of you to say. | I'm glad it feels that way. | Thank you, that's good to hear.",
    ),
    presence: oneOf("Yes, I'm here. | I'm here, and I'm listening."),
    price: oneOf(
      "Premium is {monthly} a month or {annual} a year, and a 24-hour pass is {pass} once; you can also stay on the free plan. You'll find it all under “Usage & Billing.” | As I said, it's {monthly} a month, {annual} a year, or {pass} for 24 hours. “Usage & Billing” has the details.",
    ),
    limits: oneOf(
      "On the free plan you can talk for {minutes} minutes in 24 hours, one call lasts {call} minutes at most, and text chats don't count. “Usage & Billing” shows how much you have left. | I can't see your own numbers here; “Usage & Billing” shows them. One call lasts {call} minutes at most.",
    ),
    timeLeft: oneOf("You have about {left} left. | There's about {left} to go."),
    privacy: oneOf(
      "No person reads your conversations; a program checks them for signs of danger. Under Settings you can export them or delete everything. | The privacy policy says exactly what is kept and who can see it. What Hearken remembers can be deleted under Settings.",
    ),
    remember: oneOf("So far you've talked about {list}. | What I've kept in mind is {list}."),
    rememberNothing: oneOf(
      "I only follow this conversation, and I haven't picked up on a topic yet. | I don't have anything in mind from before; you can tell me again if you like.",
    ),
    languages: oneOf(
      "I speak ten languages: {languages}. You can simply write in one of them, or choose one under Settings. | The ten are {languages}; Settings is the place to change it.",
    ),
    settings: oneOf(
      "I can't do that from here; look under Settings in the menu, or write to the people behind Hearken on the contact page. | That's beyond me; Settings and the contact page are the places for it.",
    ),
    medical: oneOf(
      "I can't judge that; it's a question for a doctor, a pharmacist or a therapist. I can listen to what is behind it. | That's not something I can advise on. A professional can look at it properly, and asking one is a good step.",
    ),
    judge: oneOf(
      "That isn't for me to judge, and asking says nothing bad about you. | That's not for me to decide, but I can hear that it's on your mind.",
    ),
    joke: oneOf(
      "Why did the scarecrow get a prize? He was outstanding in his field. | What do you call a bear without teeth? A gummy bear. | I tried to catch some fog once. I mist. | Why don't eggs tell jokes? They'd crack up.",
    ),
    distract: oneOf(
      "Then let's look elsewhere for a moment: tell me about a place where you like to be. | How about this: find five blue things around you, and tell me the oddest one. | Let's think of movies for a moment: which one could you watch again and again? | Tell me about a song you've had in your head lately.",
    ),
    newSubject: oneOf("Of course, let's talk about something else. | Sure, a new subject."),
    rather: oneOf("That's fine; you don't have to talk about it. | We can leave that alone."),
    vent: oneOf("Go ahead, I'm listening. | Yes, tell me; there's no rush. | That's what I'm here for."),
    request: oneOf(
      "That's more than I can do well; I'm a simple program that listens. What were you hoping for? | I'd get that wrong, and I'd rather say so. If you start in your own words, I'll follow along. | That one is beyond me, sorry. I can listen, or breathe with you.",
    ),
    advice: oneOf(
      "I'm too simple to know what is right for you here. | I can't decide that for you, and I'd rather not pretend I could. | I don't have a good answer to that, sorry.",
    ),
    laugh: oneOf("Good to hear a laugh. | Laughing is allowed here too."),
    yes: oneOf("I understand. | Okay, got it. | That makes it clearer. | Okay, then I understood you."),
    no: oneOf("That's all right. | Fair enough. | Then that isn't it. | I hear the no."),
    unsure: oneOf(
      "It's fine not to know. | You don't need to have an answer. | Not knowing is an answer too.",
    ),
    silent: oneOf(
      "You don't have to say anything. | Silence is fine too. | I'm here, whenever the words come.",
    ),
    unknown: oneOf(
      "I don't know, but I'm listening. | I can't answer that, though I hear the question. | I'd only be guessing there. | I wish I had an answer for you; talking about it may help all the same. | That goes beyond what I know.",
    ),
    tipCalm: oneOf(
      "One thing you can try is to breathe out slowly, longer than you breathe in, for a minute. | Sometimes it helps to name five things you can see, one after another. | A short walk, or cold water on your hands, can take the edge off.",
    ),
    tipSleep: oneOf(
      "Some people find it helps to get up for a while and do something dull in dim light. | Writing down what's on your mind about tomorrow can get it out of your head for the night.",
    ),
    tipDecide: oneOf(
      "It can help to write both sides down and sleep on it. | You could ask what you'd tell a friend in your place.",
    ),
    tipTalk: oneOf(
      "Sometimes it helps to begin with how it felt, rather than with what the other person did. | You could pick a calm moment and say one thing that matters to you.",
    ),
    tipLonely: oneOf(
      "A small first step can be a short message to someone you haven't heard from in a while. | Being among people, even in a café or a library, can ease it a little.",
    ),
    offer: oneOf(
      "Would you like to take a few slow breaths together? | The self-care pages have “Guided breathing” and “Timed stretching”; would one of those help, or shall we breathe here?",
    ),
    breathe: oneOf(
      "Let's do it together: breathe in through your nose while you count to four. Then let the air out slowly, counting to six. | And again: in, two, three, four. Out, and let your shoulders drop. | One last time, as slowly as is comfortable. If you'd like more of it, “Guided breathing” is on the self-care pages.",
    ),
    ground: oneOf(
      "Let's look around slowly: name five things you can see. | Now four things you can touch, and feel each of them for a moment. | Now three things you can hear, however quiet. Take your time.",
    ),
    afterExercise: oneOf(
      "How does your body feel now, compared with before? | What do you notice now? | What would be good to do next?",
    ),
    youSaid: oneOf("I hear that {clause}. | {clause}; I hear you. | So {clause}."),
    alsoSaid: oneOf("And then there's {name}. | And there's {name} on top of that."),
    thanksBye: oneOf(
      "You're welcome. Take good care. | Anytime, and take care of yourself. | You're welcome, and all the best.",
    ),
    plan: oneOf(
      "That sounds like a next step. | I hope it goes the way you need. | That sounds worth trying.",
    ),
    luck: oneOf("I wish you the very best of luck. | Good luck; I hope it goes well."),
    apology: oneOf("No need to apologize. | There's nothing to be sorry for."),
    quiet: oneOf("Of course. We don't need words; I'm here. | All right, I'll stay here quietly."),
    spare: oneOf("All right, I'll leave that out and simply listen. | Understood, then I'll just listen."),
    ownView: oneOf("Which way are you leaning? | What would you tell a friend in your place?"),
    premium: oneOf(
      "On Free you have {minutes} minutes of talking and {calls} calls in 24 hours, and {checkIns} mood check-ins a week; text chats don't count. Premium has none of these limits and adds the productivity guide.",
    ),
    training: oneOf("No, no conversation is used to train an AI."),
    alerts: oneOf(
      "No, I can't call or tell anyone. When somebody seems to be in danger, help lines appear on their own screen.",
    ),
    deleting: oneOf(
      "A conversation can be deleted on its own page, and everything else, even the whole account, under Settings. What is deleted is gone for good.",
    ),
    tomorrow: oneOf(
      "Only if memory is turned on under Settings: then a few notes from our conversations are kept. You can see and delete each of them there.",
    ),
    journal: oneOf("Yes, the “Reflection journal” on the self-care pages has room to write."),
    pages: oneOf(
      "On the self-care pages there are “Guided breathing,” “Timed stretching” and the “Reflection journal.” I can also go through a breathing exercise with you here.",
    ),
    listenGlad: oneOf("How lovely! | That's wonderful. | What a joy. | That's worth celebrating."),
    listenNear: oneOf(
      "I'm staying here with you. A voice on the help line can be there at the same time. | I take this seriously. One minute at a time: feel the floor under your feet, and breathe out slowly. | I'm still here. If it gets worse, the help line on your screen is there right now. | Thank you for telling me; it matters. A person near you should know, too. | Nothing has to be decided in the next few minutes. Please stay where somebody can reach you. | That is a lot to hold. Somebody beside you would make it lighter than I can. | I'm staying right here. Keep the phone in your hand, and anything that could hurt you far away.",
    ),
    safetyPlan: oneOf(
      "The safety plan is a page where you write down what helps when things get dark. In your account, only you can read it.",
    ),
    listen: oneOf(
      "I'm listening. | I see. | I'm with you so far. | I'm taking that in. | I'm glad you told me. | You can say that here. | I follow you. | I'm here and I'm listening. | I'm still with you. | I'm listening closely. | I hear what you're saying. | I've taken that in. | Thank you for telling me. | I'm here with you. | I'm following along. | I want to hear this. | I'm still listening. | I'm here to listen. | Thanks for saying that. | I get that. | I'm right with you.",
    ),
    listenWarm: oneOf("I hear you. | I'm with you. | Thank you for telling me that."),
    listenProfessional: oneOf(
      "I follow what you're saying. | That helps me follow. | I'm listening carefully.",
    ),
    listenFriendly: oneOf("Oh, I see. | Ah, I'm with you. | Hey, I'm listening."),
    listenGentle: oneOf("Take all the time you need. | There's no hurry here. | I'm right here."),
    invite: oneOf(
      "If there's more, go on. | Go on whenever you like. | Tell me more, if you want to. | Whatever else is on your mind is welcome, too. | I'd like to hear more. | Please go on. | Keep going, I'm following. | I'd like to hear what comes next. | You can tell me the rest, too.",
    ),
    welcome: oneOf(
      "You don't need a problem or a reason to be here. | No, nothing has to be wrong; anything is welcome here.",
    ),
    available: oneOf(
      "Yes, at any hour: tomorrow, too, and in the middle of the night. | Yes; a program doesn't sleep.",
    ),
    nice: oneOf(
      "Here's something: you don't have to earn a kind word. | Something good: somebody, somewhere, is holding a door open for a stranger. | Somewhere right now a cat is asleep on clean laundry, pleased with itself.",
    ),
    wording: oneOf(
      "It can be short: “I'm not doing well. Can you talk, or come over?” | One sentence is enough: “I need you right now, and I don't know how to say it.”",
    ),
    unknownNear: oneOf(
      "I can't know that, but you don't have to face it alone. | Nobody can know beforehand; asking a person for help is still worth it.",
    ),
    start: oneOf(
      "What's on your mind today? | Where would you like to begin? | What would you like to talk about? | What has your day been like so far?",
    ),
  },
};
