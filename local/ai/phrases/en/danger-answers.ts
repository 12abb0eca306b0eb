import { type DangerAnswers, forAll } from "../danger-answers.ts";
import { oneOf } from "../phrases.ts";

export const dangerAnswers: DangerAnswers = {
  sign: {
    own: oneOf(
      "I'm glad you're saying it here. Somebody near you should hear it, too, or a person on a line under “Get help now”. | That's more than anybody should carry alone. Who could be with you in the next hours? | I take that seriously. Let's make the next hour safe: away from what could hurt you, and close to people. | Nothing has to be decided now. Getting through this hour is enough. | That shows me how bad it is. Please let one person know of it today.",
    ),
    other: oneOf(
      "Something like that can be a goodbye. Please go to them, or send somebody who can. | You're right to notice that. Better to ask once too often than once too late. | Taken together, that worries me. Somebody should be with them today. | That belongs with somebody who can act: the family, a doctor, a teacher, or the emergency number. | You don't have to be certain. Being worried is reason enough to ask and to get help.",
    ),
    harm: oneOf(
      "Nobody deserves to be treated like that. | That isn't all right, whatever the reason is said to be. | You're believed here. People who know about such things can think it through with you, under “Get help now”. | Something like that seldom stops by itself. It's good that you speak about it. | If it gets dangerous, get to where people are, and call the emergency number.",
    ),
  },
  hopeless: {
    own: oneOf(
      "You want the pain to stop, and it has been too much for too long. A feeling like that can change, even if that's hard to believe now. | It sounds unbearable. Please don't be alone with it tonight. | That's what the pain says, and it isn't the whole truth about you. | You don't have to believe in better days right now, only stay for the next hour.",
    ),
    other: oneOf(
      "It hurts to hear that from somebody you care for. Tell them that you want them to live, and get somebody to help you. | Words like those are a cry for help. Somebody should be with them today.",
    ),
    harm: oneOf(
      "Living like that wears anybody down. There are people who help to find a way out, step by step. | It can feel as if there were no way out. Others have found one with help, and it can begin with a single call.",
    ),
  },
  guilt: {
    own: oneOf(
      "There's nothing to be ashamed of in feeling like this. It's pain, and it can be helped. | You're being very hard on yourself. Somebody who is fond of you would see it differently.",
    ),
    other: oneOf(
      "This isn't your fault. You're noticing it now, and that's what counts. | Nobody can see everything. What you do now matters more than what you didn't see.",
    ),
    harm: oneOf(
      "It isn't the fault of whoever it is done to. Whoever hurts is responsible for it. | Nothing you said or did makes that all right. | There's no reason to be ashamed. What was done to you says nothing about you.",
    ),
  },
  afraid: {
    own: oneOf(
      "I'm here. Put both feet on the floor, breathe out slowly, and then call somebody who can come. | That's a frightening moment, and it will pass. Stay where somebody can reach you.",
    ),
    other: oneOf(
      "No wonder you're frightened. Breathe out once, then take the next step: get somebody to help you. | You're doing a lot right now. Fear is no reason to wait: call somebody.",
    ),
    harm: oneOf(
      "Your fear tells you something important. If you're in danger now, get to where people are, and call the emergency number. | It's right to take that fear seriously. Is there a place nearby where you'd be safe?",
    ),
  },
  now: {
    own: oneOf(
      "Please call the emergency number now, or let somebody near you call. Don't wait to see what happens. | This can't wait: call the emergency number, and go to where people are while you do. | Please get help this minute. Call the emergency number, unlock the door, and stay on the line.",
    ),
    other: oneOf(
      "Call the emergency number now, and say where they may be. You don't have to be sure. | Please don't wait any longer: call the emergency number, then anybody who can get there. | This is the moment to call for help. They may be angry with you later, and alive.",
    ),
    harm: oneOf(
      "If you can, leave now or lock yourself in, and call the emergency number. | Call the emergency number as soon as it's safe to. You don't have to explain much: where you are is enough. | Get out to where people are, if that's possible, and call for help from there.",
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
      "That makes it more dangerous. Please don't face that alone: get out if you can, and call for help. | Somebody who can protect you should know that. Tell it when you call.",
    ),
  },
  who: {
    own: oneOf(
      "Under “Get help now” are the numbers for where you are, day and night. If your life is in danger this minute, call the emergency number. | One tap on “Get help now” shows whom to call. A friend or a neighbor is a good first call, too.",
    ),
    other: oneOf(
      "If it could happen any moment, the emergency number. Otherwise a line under “Get help now”; they also help those who worry about somebody. | First whoever can get to them fastest. If you don't know who that is, the emergency number.",
    ),
    harm: oneOf(
      "In danger, the emergency number. For everything else, the lines under “Get help now” know about safe places, too. | Under “Get help now” are people who deal with exactly this, and you don't have to give your name there.",
    ),
  },
  words: {
    own: oneOf(
      "It can be short: “I'm not okay, and I don't want to be alone. Can you come?” | You could say: “I'm having thoughts of dying, and I need somebody with me.” The rest will follow. | You could read out what you wrote to me, just as it is.",
    ),
    other: oneOf(
      "You could say: “I'm worried about you. Are you thinking of killing yourself?” Then listen, and stay. | To whoever can help: “I'm afraid that somebody will take their life. This is what I've seen.” | Begin with what you've noticed, calmly and plainly. There's no wrong way to show that you care.",
    ),
    harm: oneOf(
      "It can be short: “I'm not safe at home. Can you help me?” | You could say: “Somebody is hurting me, and I don't know what to do.” That's enough to begin. | Say what happened, in your own order. Nobody expects a good speech.",
    ),
  },
  todo: {
    own: oneOf(
      "First, away from anything that could hurt you; then call or wake one person; then stay with them. | Just the next step: go to where somebody is, or call a line under “Get help now”.",
    ),
    other: oneOf(
      "Three things: ask them directly, don't leave them alone, and bring in somebody who can help. | If you're with them, stay. If you aren't, find somebody who can be there soon, or call the emergency number.",
    ),
    harm: oneOf(
      "First, your safety: a place with people, your phone, and somebody who knows. Then a line under “Get help now”. | Nothing has to be solved at once. A first step is to tell one person who is on your side.",
    ),
  },
  after: {
    own: oneOf(
      "I can't promise how it goes. You can ask them right at the beginning, without saying your name. | You may ask first what they do and what stays between you. It's your talk, and you can end it.",
    ),
    other: oneOf(
      "I don't know exactly what they'll do. They'll ask you a few questions, and then you aren't alone with it. | I can't promise how they'll take it. Help that comes too soon can be forgiven.",
    ),
    harm: oneOf(
      "I can't tell you that for certain. A help line can, and you can ask without giving your name. | That depends on where you live. People under “Get help now” know it, and asking commits you to nothing.",
    ),
  },
  should: {
    own: oneOf(
      "Yes, it's bad enough. Nobody has to wait until it's worse. | Please do, and don't leave it until morning. You'd want that for a friend.",
    ),
    other: oneOf(
      "Please do it, and rather today than tomorrow. If you're wrong, nothing is lost. | Asking doesn't put the idea into anybody's head; often it's a relief. | Getting help isn't betrayal. A life weighs more than a promise. | You're not exaggerating. When it's about a life, a false alarm is all right.",
    ),
    harm: oneOf(
      "You're not exaggerating. If it frightens you, it's serious enough. | Nobody has to wait until it gets worse. You may get help now. | What hurts or scares somebody isn't harmless. People under “Get help now” can help to judge it.",
    ),
  },
  doubt: {
    own: oneOf(
      "Perhaps it's nothing more than a bad day. I'd still rather ask: is part of you thinking of not living? | It may be only a saying. If there's more behind it, this is a place to say so.",
    ),
    other: oneOf(
      "You may be right, and I hope so. Asking them costs a minute and can save a life. | Perhaps there's a harmless reason. It's still better to know than to guess.",
    ),
    harm: oneOf(
      "Good days don't undo what happened on the others. | Somebody can be kind and still do harm. You don't have to decide today what it is. | It may look small from outside. If it makes you afraid, it counts.",
    ),
  },
  refuse: {
    own: oneOf(
      "I won't push you. Is there anybody at all whom you could bear to have near you tonight? | It doesn't have to be that one. A friend, a doctor, a chat instead of a call: any of them is better than nobody.",
    ),
    other: oneOf(
      "It's hard to do that. If you can't, who else could? Somebody has to know. | I understand that you'd rather not. Please weigh it against what could happen.",
    ),
    harm: oneOf(
      "That's for you to decide, and nobody may rush you. It's good to have a place and a person in mind, just in case. | You don't have to do anything that you don't want. Only please don't be alone with it.",
    ),
  },
  obstacle: {
    own: oneOf(
      "You're allowed to wake people for this. They'd rather lose an hour of sleep than you. | If nobody answers, try the next one, or a line under “Get help now”; somebody is awake there. | If speaking is too hard, many lines also answer by chat or text.",
    ),
    other: oneOf(
      "If you can't get there or can't reach them, the emergency number can send somebody. | Then try whoever else is near: a neighbor, family, the school. If nobody answers, the emergency number.",
    ),
    harm: oneOf(
      "If you can't speak, some help lines answer by chat or text, and “Quick exit” closes this page. | Then wait for a moment when it's safe: a walk, a shop, a neighbor's door. Your safety comes first. | Even if it looks impossible, places for people and their children exist, and they needn't cost anything.",
    ),
  },
  someone: {
    own: oneOf(
      "That sounds like somebody to go to. Could you call or knock right now? | Good that there's somebody. Let them know now; few words are enough.",
    ),
    other: oneOf(
      "Good idea: they may be able to get there. Please tell them today what you told me. | It's good to have somebody else in this. Call them now, rather than writing.",
    ),
    harm: oneOf(
      "That could be a safe place. Does this person know what is happening? | Good that there's somebody. You could agree on a word that means: come, or call for help.",
    ),
  },
  step: {
    own: oneOf(
      "That's a real step, and not an easy one. Stay near people now. | Well done. Keep the phone in your hand, and let somebody come to you.",
    ),
    other: oneOf(
      "That's the right thing to do. Stay with it until somebody is there. | Good. Keep your phone on, and don't take it all on yourself. | You're doing what counts now. If it gets worse, the emergency number.",
    ),
    harm: oneOf(
      "That's a brave step. Keep your phone and what matters most close to you. | Good. Stay where people are, and let somebody know where you are.",
    ),
  },
  with: {
    own: oneOf(
      "I'm glad that somebody is there. Tell them how bad it is, and stay together for now. | Good that you aren't alone. You can put the phone away and be with them.",
    ),
    other: oneOf(
      "Stay with them, and don't leave them alone. Then call a help line or the emergency number together. | It's good that you're together. Listen more than you talk, and get help to come.",
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
      "What a relief. It was still right to worry and to ask. | I'm glad. It's no shame to have been afraid for somebody.",
    ),
    harm: oneOf(
      "I'm glad that you're safe. If that changes, help is under “Get help now”. | That's good to hear. It may take some time until the body believes it, too.",
    ),
  },
  eased: forAll(
    "I'm glad it has eased a little. It can come back in waves, so stay near somebody. | Good. Use the quiet to make the next hours safer. | That's good to hear. Take it slowly.",
  ),
  hold: {
    own: oneOf(
      "That holds you here, and it's worth holding on to. | Keep that close tonight. Part of you wants to stay. | That's a good thing to stay for, until the next one comes.",
    ),
    other: oneOf(
      "You could remind them of that, gently. | It's good to know what holds them. Tell it to whoever helps, too.",
    ),
    harm: oneOf(
      "That's something to be safe for. | It's good to have that in mind while you plan your way out of this.",
    ),
  },
  stay: forAll(
    "Yes, I'm here. I'm a program and can't call anybody, so please keep a person near, too. | I'm staying. You can write to me between the steps. | I'm still here with you.",
  ),
  you: forAll(
    "I'm a program, and I can't come or call anybody. That's why I want a person beside you. | I understand only part of what people tell me. What you say is serious all the same. | Nobody is typing here, and I don't call anyone by myself. It's you who decides whom to tell.",
  ),
  explain: {
    own: oneOf(
      "I ask because some of it sounded like not wanting to live. If I'm wrong, tell me so. | I meant that I'm worried about you, and that a person should know how you are.",
    ),
    other: oneOf(
      "I mean that such signs can come before a suicide. I may be wrong, and it's worth asking. | I meant that somebody should look after them now.",
    ),
    harm: oneOf(
      "I mean that what was done there isn't all right, and that there are people who help. | I asked because I want to know whether you're safe.",
    ),
  },
  notnow: forAll(
    "All right, we don't have to talk about it. If it gets worse, “Get help now” is there. | That's fine, I won't ask any more about it. You choose what we talk about. | Then something else. I'll only say that help is there if you want it.",
  ),
  secret: {
    own: oneOf(
      "Thank you for telling me. It mustn't stay a secret: one person near you should know. | That was hard to say. It's easier the second time, to somebody who can be with you.",
    ),
    other: oneOf(
      "That's a promise nobody should have to keep. You may break it to save a life. | It isn't right that you carry that alone. Tell one grown-up or somebody who can act.",
    ),
    harm: oneOf(
      "Thank you for trusting me with it. It isn't your secret to keep for whoever does it. | Nobody may forbid you to tell. Choose one person you trust.",
    ),
  },
  yes: {
    own: oneOf(
      "Thank you for answering. Please let a person know it, too, today. | Then let's do one thing at a time, starting with somebody who can be with you.",
    ),
    other: oneOf(
      "Then please act on it today, and don't do it alone. | All right. Who could help you with it right now?",
    ),
    harm: oneOf(
      "Thank you for saying so. You don't have to go through that alone. | Then your safety comes first now. Who could help with it?",
    ),
  },
  no: {
    own: oneOf(
      "All right. Then let's look for something else that makes tonight safer. | I hear the no. Is there one small thing that would help a little?",
    ),
    other: oneOf(
      "All right. Is there somebody else who could look after them? | Then perhaps another way: a line under “Get help now” can think it through with you.",
    ),
    harm: oneOf(
      "That's all right. You decide what comes next. | Then not that. What would make you feel a little safer?",
    ),
  },
  dunno: forAll(
    "You don't have to know that now. The next small step is enough. | That's all right. Somebody on a help line can think it through with you. | Not knowing is fine. Being near somebody helps all the same.",
  ),
  thanks: {
    own: oneOf(
      "I'm glad that you wrote. Please go to somebody now, and don't be alone. | Thank you for talking to me. The next talk should be with a person.",
    ),
    other: oneOf(
      "They're lucky to have you. Please look after yourself, too. | I'm glad that you don't look away. Get help for yourself, too, if you need it.",
    ),
    harm: oneOf(
      "I'm glad that you told me. Take good care of yourself, and keep “Get help now” in mind. | You're welcome. You deserve to be safe.",
    ),
  },
  bye: {
    own: oneOf(
      "Before you go: please be near somebody tonight. “Get help now” is there at any hour. | All right. Go to where people are, and come back any time.",
    ),
    other: oneOf(
      "Good luck; do what you have to do. The emergency number is right if you can't reach them. | Go, and don't do it alone. You can come back here any time.",
    ),
    harm: oneOf(
      "Take care on your way. In danger, the emergency number comes first. | All right. “Quick exit” closes this page, and you can come back whenever it's safe.",
    ),
  },
};
