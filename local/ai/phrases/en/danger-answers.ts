import { type DangerAnswers, forAll } from "../danger-answers.ts";
import { oneOf } from "../phrases.ts";

export const dangerAnswers: DangerAnswers = {
  sign: {
    own: oneOf(
      "I'm glad you're saying it here. Please tell somebody near you, too, or a person on a help line under “Get help now.” | That's more than anybody should carry alone. Who could be with you for the next few hours? | I take that seriously. Let's make the next hour safe: away from what could hurt you, and close to people. | Nothing has to be decided now. Getting through this hour is enough. | I can hear how bad it is. Please tell one person about it today.",
    ),
    other: oneOf(
      "Something like that can be a warning sign. Please go to them, or send somebody who can. | You're right to take that seriously. It's better to ask too often than too late. | Taken together, that worries me. Somebody should be with them today. | Somebody who can act should know that: family, a doctor, a teacher, or the emergency number. | You don't have to be certain. Being worried is reason enough to ask and to get help.",
    ),
    harm: oneOf(
      "Nobody deserves to be treated like that. | That isn't all right, whatever reason is given for it. | I believe what you're telling me. Under “Get help now” there are people who know about things like this and can think it through with you. | Something like that rarely stops on its own. It's good that you're talking about it. | If it gets dangerous, get to where there are people, and call the emergency number.",
    ),
  },
  hopeless: {
    own: oneOf(
      "It sounds as if the pain has become too much. A feeling like that can change, even if that's hard to believe right now. | That sounds unbearable. Please don't stay alone with it. | That's what the pain says, and it isn't the whole truth about you. | You don't have to believe in better days right now; just stay for the next hour.",
    ),
    other: oneOf(
      "It hurts to hear that from somebody you care for. Tell them that you want them to live, and get somebody to help you. | Words like those have to be taken seriously. Somebody should be with them today.",
    ),
    harm: oneOf(
      "Living like that wears anybody down. There are people who can help you find a way out, step by step. | It can feel as if there were no way out. Others have found one with help, and it can begin with a single call.",
    ),
  },
  guilt: {
    own: oneOf(
      "There's nothing shameful about feeling like this. It's pain, and there's help for it. | You're being very hard on yourself. Somebody who cares about you would see it differently.",
    ),
    other: oneOf(
      "This isn't your fault. You're noticing it now, and that's what counts. | Nobody can see everything. What matters is what you do now.",
    ),
    harm: oneOf(
      "It's never the fault of the person it's done to. The one who does it is responsible for it. | Nothing you said or did makes that all right. | There's no reason to be ashamed. What was done to you says nothing about you.",
    ),
  },
  afraid: {
    own: oneOf(
      "I'm here. Put both feet on the floor, breathe out slowly, and then call somebody who can come. | That's a frightening moment, and it will pass. Stay where somebody can reach you.",
    ),
    other: oneOf(
      "No wonder you're frightened. Breathe out once, then take the next step: get somebody to help you. | It's okay to be scared. You don't have to handle this by yourself: please call somebody.",
    ),
    harm: oneOf(
      "Your fear tells you something important. If you're in danger now, get to where there are people, and call the emergency number. | It's right to take that fear seriously. Is there a place nearby where you'd be safe?",
    ),
  },
  now: {
    own: oneOf(
      "Please call the emergency number now, or let somebody near you call. Don't wait to see what happens. | This can't wait: call the emergency number, and go to where there are people while you do. | Please get help this minute. Call the emergency number, unlock the door, and stay on the line.",
    ),
    other: oneOf(
      "Call the emergency number now, and say where they may be. You don't have to be sure. | Please don't wait any longer: call the emergency number, then anybody who can get there. | This is the moment to call for help, even if they may be angry with you later.",
    ),
    harm: oneOf(
      "If you can, leave now or lock yourself in, and call the emergency number. | Call the emergency number as soon as it's safe to. You don't have to explain much: where you are is enough. | If you can, get out to where there are people, and call for help from there.",
    ),
  },
  means: {
    own: oneOf(
      "Please put distance between you and that now: give it to somebody, or leave the room. | Being far away from it helps more than you'd think. Who could keep it for you?",
    ),
    other: oneOf(
      "If you can do it safely, get that out of their reach, and don't leave them alone. | Tell whoever comes to help about that, too. It makes a difference.",
    ),
    harm: oneOf(
      "That makes it more dangerous. Please don't face that alone: get out if you can, and call for help. | Somebody who can protect you should know that. Tell them about it when you call.",
    ),
  },
  who: {
    own: oneOf(
      "Under “Get help now” are the numbers for where you are, day and night. If your life is in danger this minute, call the emergency number. | One tap on “Get help now” shows who to call. A friend or a neighbor is a good first call, too.",
    ),
    other: oneOf(
      "If it could happen at any moment, call the emergency number. Otherwise, call a help line under “Get help now”; they also help people who are worried about somebody. | First, call whoever can get to them fastest. If you don't know who that is, call the emergency number.",
    ),
    harm: oneOf(
      "If you're in danger, call the emergency number. Otherwise, call a help line under “Get help now”; they know about safe places, too. | Under “Get help now” are people who deal with exactly this, and you don't have to give your name there.",
    ),
  },
  words: {
    own: oneOf(
      "It can be short: “I'm not okay, and I don't want to be alone. Can you come?” | You could say: “I keep thinking about dying, and I need somebody with me.” The rest will follow. | You could tell them exactly what you told me, in the same words.",
    ),
    other: oneOf(
      "You could ask: “I'm worried about you: are you thinking of killing yourself?” Then listen, and stay. | To whoever can help, you could say: “I'm afraid somebody is going to take their own life. This is what I've seen.” | Begin with what you've noticed, calmly and plainly. There's no wrong way to show that you care.",
    ),
    harm: oneOf(
      "It can be short: “I'm not safe. Can you help me?” | You could say: “Somebody is hurting me, and I don't know what to do.” That's enough to begin. | Say what happened, in whatever order it comes. Nobody expects it to come out perfectly.",
    ),
  },
  todo: {
    own: oneOf(
      "First, get away from anything that could hurt you; then call or wake one person; then stay with them. | Just the next step: go to somebody you trust, or call a help line under “Get help now.”",
    ),
    other: oneOf(
      "Three things: ask them directly, don't leave them alone, and bring in somebody who can help. | If you're with them, stay. If you aren't, find somebody who can be there soon, or call the emergency number.",
    ),
    harm: oneOf(
      "Your safety comes first: get to a place with people, keep your phone with you, and tell somebody. Then call a help line under “Get help now.” | Nothing has to be solved at once. A first step is to tell one person who is on your side.",
    ),
  },
  after: {
    own: oneOf(
      "I can't promise how it will go. You can ask them right at the beginning, without saying your name. | You can ask first what they do and what stays confidential. It's your conversation, and you can end it.",
    ),
    other: oneOf(
      "I don't know exactly what they'll do. They'll ask you a few questions, and then you won't be alone with it. | I can't promise how they'll take it. If they're upset at first, that can be mended.",
    ),
    harm: oneOf(
      "I don't know that for certain. A help line can tell you more, and you can ask without giving your name. | That depends on where you live. The people under “Get help now” can tell you more, and asking doesn't commit you to anything.",
    ),
  },
  should: {
    own: oneOf(
      "It's bad enough to ask for help. Nobody has to wait until it's worse. | Please ask for help, and don't put it off. You'd want that for a friend.",
    ),
    other: oneOf(
      "Please get help for them, and do it today. If you're wrong, nothing is lost. | Asking doesn't put the idea into anybody's head; often it's a relief. | Getting help isn't betrayal. A life weighs more than a promise. | You're not exaggerating. When a life may be at stake, a false alarm is all right.",
    ),
    harm: oneOf(
      "You're not exaggerating. If it frightens you, it's serious enough. | Nobody has to wait until it gets worse. You can get help now. | What hurts or scares somebody isn't harmless. People under “Get help now” can help you figure it out.",
    ),
  },
  doubt: {
    own: oneOf(
      "Perhaps it's nothing more than a bad day. I'd still rather ask: is part of you thinking about dying? | Maybe it's just a figure of speech. If there's more behind it, you can say so here.",
    ),
    other: oneOf(
      "You may be right, and I hope so. Asking them takes a minute and can save a life. | Perhaps there's a harmless reason. It's still better to know than to guess.",
    ),
    harm: oneOf(
      "Good days don't undo what happened on the others. | Somebody can be kind and still do harm. You don't have to decide today what to call it. | It may look small from the outside. If it makes you afraid, it counts.",
    ),
  },
  refuse: {
    own: oneOf(
      "I won't push you. Is there anybody you could stand to have near you right now? | It doesn't have to be that. A friend, a doctor, a chat instead of a call: any of these is better than being alone with it.",
    ),
    other: oneOf(
      "That's hard to do. If you can't, who else could step in? | I understand that you'd rather not. A help line can help you find another way.",
    ),
    harm: oneOf(
      "That's for you to decide, in your own time. It's good to have a place and a person in mind, just in case. | You don't have to do anything you don't want to do. Just please don't stay alone with it.",
    ),
  },
  obstacle: {
    own: oneOf(
      "You're allowed to wake people for this. They'd rather lose an hour of sleep than you. | If nobody answers, try the next one, or a help line under “Get help now”; they're there for this. | If speaking is too hard, many lines also answer by chat or text.",
    ),
    other: oneOf(
      "If you can't get there or can't reach them, the emergency number can send somebody. | Then try whoever else is near: a neighbor, family, the school. If nobody answers, call the emergency number.",
    ),
    harm: oneOf(
      "If you can't speak, some help lines answer by chat or text, and “Quick exit” closes this page. | Then wait for a moment when it's safe: a walk, a store, a neighbor's door. Your safety comes first. | Even if it seems impossible, there are safe places to go, with children, too, and they don't have to cost anything.",
    ),
  },
  someone: {
    own: oneOf(
      "That sounds like somebody to go to. Could you call or knock right now? | I'm glad there's somebody. Let them know now; a few words are enough.",
    ),
    other: oneOf(
      "Good idea: they may be able to get there. Please tell them today what you told me. | It's good to have somebody else in this. Please call them now instead of writing.",
    ),
    harm: oneOf(
      "That could be a safe place. Does this person know what is happening? | It helps to have somebody. You could agree on a code word that means you need help.",
    ),
  },
  step: {
    own: oneOf(
      "That's a real step, and not an easy one. Stay near people now. | That was the right thing to do. Keep the phone in your hand, and let somebody come to you.",
    ),
    other: oneOf(
      "That's the right thing to do. Keep at it until somebody is with them. | Good. Keep your phone on, and don't take it all on yourself. | You're doing what counts now. If it gets worse, call the emergency number.",
    ),
    harm: oneOf(
      "That's a brave step. Keep your phone and what matters most close to you. | Good. Stay where there are people, and let somebody know where you are.",
    ),
  },
  with: {
    own: oneOf(
      "I'm glad that somebody is there. Tell them how bad it is, and stay together for now. | Good that you aren't alone. You can put the phone away and be with them.",
    ),
    other: oneOf(
      "Stay with them, and don't leave them alone. Then call a help line or the emergency number together. | It's good that you're together. Listen more than you talk, and have help come to you.",
    ),
    harm: oneOf(
      "Good that somebody is with you. Stay together, and think about where you'll be safe tonight. | I'm glad you aren't alone with it. Let them help with the next call.",
    ),
  },
  safe: {
    own: oneOf(
      "I'm relieved to hear that. If it changes, you can say so any time. | Good, and thank you for telling me so plainly.",
    ),
    other: oneOf(
      "What a relief. It was still right to worry and to ask. | I'm glad. There's no shame in having been afraid for somebody.",
    ),
    harm: oneOf(
      "I'm glad that you're safe. If that changes, help is under “Get help now.” | That's good to hear. It may take a while before your body believes it, too.",
    ),
  },
  eased: forAll(
    "I'm glad it has eased a little. It can come back in waves, so stay near somebody. | Good. Use the quiet to make the next few hours safer. | That's good to hear. Take it slowly.",
  ),
  hold: {
    own: oneOf(
      "That's keeping you here, and it's worth holding on to. | Keep that close. Part of you wants to stay. | That's a good reason to stay. Keep it in mind for the next hour.",
    ),
    other: oneOf(
      "You could remind them of that, gently. | It's good to know what keeps them going. Tell whoever is helping about it, too.",
    ),
    harm: oneOf(
      "That's worth being safe for. | It's good to have that in mind when you think about what comes next.",
    ),
  },
  stay: forAll(
    "Yes, I'm here. I'm a program and can't call anybody, so please keep a person near, too. | I'm staying. You can come back to me after each step. | I'm still here with you.",
  ),
  you: forAll(
    "I'm a program, and I can't come or call anybody. That's why I want a person beside you. | I understand only part of what people tell me. What you say is serious all the same. | Nobody is typing here, and I don't call anyone. You decide who to tell.",
  ),
  explain: {
    own: oneOf(
      "I ask because it sounded as if part of you might not want to live. If I'm wrong, please tell me. | I meant that I'm worried about you, and that a person should know how you're doing.",
    ),
    other: oneOf(
      "I mean that signs like that can come before a suicide. I may be wrong, but it's worth asking. | I meant that somebody should look after them now.",
    ),
    harm: oneOf(
      "I mean that what was done there isn't all right, and that there are people who help. | I asked because I want to know whether you're safe.",
    ),
  },
  notnow: forAll(
    "All right, we don't have to talk about it. If it gets worse, “Get help now” is there. | That's fine, I won't ask any more about it. You choose what we talk about. | Then let's talk about something else. I'll just say that help is there if you want it.",
  ),
  secret: {
    own: oneOf(
      "Thank you for telling me. Please don't keep it to yourself: one person near you should know. | That was hard to say. It can be easier the second time, with somebody who can be there in person.",
    ),
    other: oneOf(
      "That's a promise nobody should have to keep. You may break it to save a life. | You shouldn't have to carry that alone. Please tell somebody who can act.",
    ),
    harm: oneOf(
      "Thank you for trusting me with it. You don't owe silence to the person who does it. | Nobody has the right to forbid you to tell. Choose one person you trust.",
    ),
  },
  yes: {
    own: oneOf(
      "Thank you for answering. Please tell a person near you today, too. | Then let's do one thing at a time, starting with somebody who can be with you.",
    ),
    other: oneOf(
      "Then please act on it today, and don't try to handle it alone. | All right. Who could help you with it right now?",
    ),
    harm: oneOf(
      "Thank you for saying so. You don't have to go through that alone. | Then your safety comes first now. Who could help with it?",
    ),
  },
  no: {
    own: oneOf(
      "All right. Then let's look for something else that makes the next few hours safer. | I hear the no. Is there one small thing that would help a little?",
    ),
    other: oneOf(
      "All right. Is there somebody else who could look after them? | Then perhaps another way: a line under “Get help now” can think it through with you.",
    ),
    harm: oneOf(
      "That's all right. You decide what comes next. | Okay, then not that. What would make you feel a little safer?",
    ),
  },
  dunno: forAll(
    "You don't have to know that now. The next small step is enough. | That's all right. Somebody on a help line can think it through with you. | Not knowing is fine. Being near somebody helps all the same.",
  ),
  thanks: {
    own: oneOf(
      "I'm glad you talked about it. Please go to somebody now, and don't stay alone. | Thank you for talking to me. Now please talk to a person, too.",
    ),
    other: oneOf(
      "They're lucky to have you. Please look after yourself, too. | I'm glad you're not looking away. Get help for yourself, too, if you need it.",
    ),
    harm: oneOf(
      "I'm glad that you told me. Take good care of yourself, and keep “Get help now” in mind. | You're welcome. You deserve to be safe.",
    ),
  },
  bye: {
    own: oneOf(
      "Before you go: please be near somebody. “Get help now” is there at any hour. | All right. Go to where there are people, and come back anytime.",
    ),
    other: oneOf(
      "I hope you can get help to them soon. If you can't reach them, call the emergency number. | All right. Please don't try to handle it alone, and come back here anytime.",
    ),
    harm: oneOf(
      "Please take care. If you're in danger, the emergency number comes first. | All right. “Quick exit” closes this page, and you can come back whenever it's safe.",
    ),
  },
};
