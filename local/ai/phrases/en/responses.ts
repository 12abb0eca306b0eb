import { oneOf } from "../phrases.ts";
import type { Responses } from "../responses.ts";

export const responses: Responses = {
  good: oneOf(
    "That's lovely news. | That's something to be happy about. | Oh, that's really good to hear. | I can see why you're pleased. | Now that's good news. | That must feel wonderful. | I'm so glad about that. | Well, that calls for a little celebration. | It's lovely when things go right. | Good things like that deserve to be enjoyed. | Oh, that's so nice. | Well, that deserves a big smile.",
  ),
  bright: oneOf(
    "That's good to hear. | That sounds nice. | There's something hopeful in that. | It's nice to have a bright spot. | It's good to have things like that. | I'm glad there's that, too. | Good moments count, too. | How nice to hear something like that.",
  ),
  tender: oneOf(
    "That's something to hold on to. | There's a lot of love in that. | That sounds very dear to you. | Some things stay close to the heart. | I can tell that it means a great deal. | Something like that can keep you warm for a long time. | Love often shows in things like that. | That's worth keeping. | Thank you for sharing that with me. | Moments like that are precious.",
  ),
  grief: oneOf(
    "That's a real loss. | A loss like that changes so much. | I'm so very sorry. | Such a loss goes very deep. | There are hardly any words for that. | Grief like that can be overwhelming. | Goodbyes like that are among the hardest things. | That leaves a big gap. | That's so sad. | Grief takes as long as it takes. | Nobody is ever quite ready for that. | It's so hard to lose someone you love.",
  ),
  miss: oneOf(
    "That sounds lonely. | Missing somebody can be so hard. | Being alone with that is hard. | Feeling far from people can hurt a lot. | That kind of longing runs deep. | The hours can get very long like that. | It's only natural to want somebody close. | Some absences are felt all day long. | Feeling alone weighs on anyone. | No wonder that aches.",
  ),
  sad: oneOf(
    "That sounds heavy. | Days like that can feel so heavy. | I'm sorry things feel so dark right now. | It's okay to be sad here. | There's room for tears here. | On days like that, everything takes more strength. | When you're this sad, even small things can be hard. | Feeling like that is hard to bear. | There's a lot of sadness in that. | That sadness deserves to be heard. | No need to put on a brave face here. | That sounds like a really low point.",
  ),
  tired: oneOf(
    "No wonder that wears you out. | That would be a lot for anyone. | That sounds exhausting. | That's a lot to carry. | No wonder you have so little energy left. | Anybody would run out of energy at some point. | Without rest, everything gets harder. | That hardly leaves room to breathe. | Being that tired is hard in itself. | Nobody can keep going without a break.",
  ),
  afraid: oneOf(
    "It makes sense to feel uneasy about that. | That kind of fear is hard to live with. | That sounds frightening. | Not knowing what's coming is hard. | Worry like that can fill a whole day. | No wonder that makes you nervous. | Fear like that takes a lot out of you. | It's understandable to be afraid of that. | Thoughts like that are hard to switch off. | Anyone could get a knot in their stomach over that. | That's a scary thing to be facing. | Being scared is nothing to be ashamed of.",
  ),
  angry: oneOf(
    "That's really frustrating. | No wonder that makes you angry. | That sounds really unfair. | Anger makes sense there. | Plenty of people would be furious about that. | It's hard to stay calm about something like that. | There's good reason to be upset about that. | Things shouldn't be like that. | Something like that is hard to swallow. | You're allowed to be angry about that.",
  ),
  annoyed: oneOf(
    "Oh, how annoying. | Nobody needs that. | Ugh, what a hassle. | That would irritate anyone. | Things like that never come at a good time. | Well, that's a nuisance. | Oh no, as if there weren't enough going on already. | Some days seem to do it on purpose. | That can get on anyone's nerves. | Things like that add up.",
  ),
  hurt: oneOf(
    "That really stings. | Something like that cuts deep. | That must have hurt. | Being treated like that is hard to take. | That's a painful thing to go through. | Some things leave a sore spot for a long time. | Something like that can stay with you for a while. | That wasn't kind. | No wonder that hurts. | Nobody deserves to be made to feel small.",
  ),
  ashamed: oneOf(
    "That's not easy to talk about. | You're more than the thing you feel bad about. | Shame often speaks louder than it should. | Everybody has something they'd like to undo. | Being so hard on yourself must hurt. | You don't have to hide that here. | It takes courage to look at that. | Feeling bad about something doesn't make you a bad person. | Guilt can be a heavy thing to carry around. | A little kindness toward yourself is allowed, too.",
  ),
  heavy: oneOf(
    "That's not easy. | That's a lot at once. | That sounds hard. | It's a lot to deal with. | I'm sorry it's so hard right now. | That's no small thing. | Something like that can weigh on anyone. | That sounds like a heavy load. | It can't be easy to say that. | Anybody would struggle with that.",
  ),
  worried: oneOf(
    "It shows how much they matter to you. | It's hard to watch and wait. | Caring that much can be tiring. | It hurts to see somebody struggle. | Worrying about somebody takes a lot out of you. | It's good that somebody is thinking of them. | Feeling helpless about it is hard. | There's a lot of care in that worry.",
  ),
  torn: oneOf(
    "Both can be true at once. | You don't have to have it all figured out right now. | No wonder it pulls you in different directions. | There seem to be good reasons on both sides. | Mixed feelings are allowed, too. | That's not a simple choice. | It's fine if it's unclear for now. | Being in between is tiring. | Some things need time to sort themselves out. | Things don't always fit together neatly.",
  ),
  plan: oneOf(
    "That sounds like a good step. | Worth a try. | It's good to have something in mind. | A small step counts, too. | I can see why you'd want to do that. | Just deciding that is a step. | I hope it turns out well. | There's some courage in that. | Good to have a direction. | That could be a start.",
  ),
  reach: oneOf(
    "It's good that you have somebody. | Letting somebody in is a real step. | Some things are easier to carry together. | Turning to somebody takes courage. | It's good not to be alone with it. | People like that are worth a lot. | I'm glad there's somebody to turn to. | Talking to somebody can make things a little lighter.",
  ),
  secret: oneOf(
    "Thank you for trusting me with that. | It sounds like that needed to be said. | It's good that it's out now. | Saying that out loud takes courage. | You can talk about things like that here. | That can't have been easy to put into words. | There's nothing wrong with saying it. | That's a big thing to keep inside.",
  ),
  body: oneOf(
    "That sounds uncomfortable. | I hope it lets up soon. | That sounds painful. | It's hard when your body won't cooperate. | Being unwell takes a lot out of anyone. | Something like that can really wear a person down. | I'm sorry it's giving you trouble. | That makes everything else harder, too.",
  ),
  memory: oneOf(
    "That time has stayed with you. | Thank you for telling me about that. | Some things are never quite forgotten. | The past can feel very close at times. | Memories like that can come back so clearly. | Memories can hold so much. | That has left its mark. | That's a piece of your story.",
  ),
  detail: oneOf(
    "Ah, so that's how it was. | Now I have a better picture. | So that's what happened. | Ah, that's good to know. | I didn't know that. | That adds something to the picture. | All right, got it. | Thank you for explaining that. | Now it's getting clearer. | Ah, now I'm following. | So there's more to it. | I'm glad you mentioned that. | It helps to hear how it went. | Okay, so that's where things stand. | That helps me picture it. | I'd like to hear how it goes from there.",
  ),
  joke: oneOf(
    "Ha, nicely put. | I like your sense of humor. | Ha, I didn't see that coming. | Ha, that's one way to look at it. | Now that's a good line. | Okay, that's funny. | A little humor can go a long way. | You have a way with words. | That line deserves a better audience than me. | Ha, good one.",
  ),
  opinion: oneOf(
    "I can't judge that from here, but I'd like to hear what you think. | I'm too simple to say; your own feeling about it counts for more. | I really can't say, but I'd like to know how it looks to you. | That's beyond me, sorry, but I'm curious how you see it. | I'm no judge of that; what you make of it interests me more. | I can't weigh that for you, but I'm listening. | I don't have much of an opinion to give, but I'd gladly hear yours. | I'm not smart enough to say; tell me how it feels to you. | I wish I could tell you; say a little more, if you like. | My view isn't worth much here; I'd sooner listen to you.",
  ),
  fact: oneOf(
    "I don't know that, sorry, but I'm glad you asked. | I can't answer that one, but I'd like to hear what makes you ask. | That's one I don't know, but I'd like to hear why it's on your mind. | Sorry, I know so little; tell me what got you thinking about it. | I'd tell you if I knew; I'd be interested in what you think. | I don't have the answer, sorry, but you're welcome to say more. | That's too much for a little program like me, but it's good that you asked. | I'm afraid I don't know, but I'm listening if you want to talk about it. | I wish I could answer that; tell me a little about what's behind it. | I'm at a loss there, but you can tell me what it means to you.",
  ),
  you: oneOf(
    "I'm a program: I listen, ask a little, and know a few exercises; that's all there is to me. | I'm a simple program, not a person, so there isn't much to me, but I'm here and I listen. | There's nobody behind these words but a small program that listens. | I'm a program that understands only part of what it's told, and I'd rather say so. | I'm a program: no feelings, no family, just time to listen. | As a program I can't do that, or not well; what I can do is listen. | No person is writing here; I'm a small program that follows a few rules and listens. | I'm a program that answers in its simple way; I don't look things up, and I don't call anybody.",
  ),
  app: oneOf(
    "Here you can talk or write with me, check in on your mood, do exercises, and read your weekly wrap-ups; the menu shows all of it. | Most things about the app can be changed under Settings; for the rest, there are people behind the contact page. | I don't know the app well enough to say for certain; Settings or the contact page will tell you. | What it costs and what you have left today are under “Usage & Billing”; everything else is in the menu. | There are exercises and guides on the self-care pages; for anything else about the app, the menu is a good place to look.",
  ),
  internet: oneOf("Talking or writing with me needs the internet; some of the app's pages open without it."),
  advice: oneOf(
    "I don't know what's best here, but we can look at it together. | I don't have a good way to answer that; tell me what you've thought of so far. | I have no good answer, but you're welcome to think out loud with me. | I'm not much help with that, sorry, but I'd like to hear more. | That's more than I can figure out, but I'm glad you brought it here. | I'm too simple a program for that; tell me what you'd like to happen. | I can't solve that, I'm afraid, but I'm all ears. | Nothing helpful comes to mind, but I'd like to hear your ideas. | I'd only be guessing, sorry; tell me where things stand for you.",
  ),
  words: oneOf(
    "I can't write it well for you; three things are enough: what happened, how it was for you, and what you'd like now. | I'm no writer, sorry; say it to me the way you'd say it to a friend, and you may have most of it. | That's more than a simple program can phrase; short and plain is usually best, with the main thing first. | I'd only get the tone wrong; write down the one thing that has to be in it, and let the rest follow. | I wouldn't do it justice; try telling me what you want to get across, and write it down the same way. | I couldn't put it as well as you would; begin with why you're writing, in one sentence. | Good wording is beyond me, I'm afraid; read it aloud once before it goes out, and change what sounds wrong. | I can't compose that, sorry; it may be shorter than you think: what it's about, and one honest sentence.",
  ),
  complain: oneOf(
    "You're right, I'm limited in what I can say. | Sorry, I'm a simple program and I missed that. | I'm sorry, that wasn't the right answer. | That's a fair complaint. | My answers can be clumsy, and I'm sorry about that. | You deserved a better answer than that. | I know talking with me can be frustrating. | True, I understand less than I should.",
  ),
  correct: oneOf(
    "Thank you for clearing that up. | Then I misunderstood that. | Ah, I had that wrong. | Sorry, my mistake. | Thanks for correcting me. | Okay, now I have it right, I hope. | I was on the wrong track, then. | Oh, I misread that, then.",
  ),
  refuse: oneOf(
    "All right, not that, then. | Then let's leave it. | That's fine, we can skip it. | Okay, that's off the table. | Understood, we'll put that aside. | Sure, it doesn't have to be that.",
  ),
  harm: oneOf(
    "That is not okay, and nobody should have to put up with it. A person you trust or a help line under “Get help now” can help. | Nobody deserves to be treated like that. Please tell somebody you trust. | That isn't okay, whoever does it. Under “Get help now” there are people who know what to do. | Anybody who is hurt like that is not to blame. It's important that somebody you trust knows about it. | Something like that shouldn't have to stay a secret. A help line under “Get help now” can listen. | That shouldn't go on. Telling a person you trust can be the first step to safety. | Everyone has a right to be safe. “Get help now” shows help lines for exactly this. | It's good to talk about that. Please don't carry it alone; tell somebody you trust.",
  ),
  other: oneOf(
    "That has to be taken seriously. Please make sure they aren't alone, and call the emergency number. | Please call the emergency number, or a help line under “Get help now.” Somebody should stay with them. | This isn't yours to carry alone. A help line under “Get help now” can tell you what to do. | It's right to take this seriously. Stay with them if you can, and call the emergency number. | If there is danger now, please call the emergency number. The help lines under “Get help now” are there for you, too. | They shouldn't be left alone with that, and neither should you. “Get help now” shows help lines.",
  ),
  maybeOwn: oneOf(
    "I may be wrong, but I'd rather ask: how dark are things for you right now? Whatever the answer, “Get help now” is there. | I'd rather ask than guess: how close are you to not being able to take it anymore? With “Get help now” you can reach a person.",
  ),
  maybeOther: oneOf(
    "Some of that makes me wonder how safe they are. Are you afraid for their life? | I may be wrong, but that sounds worrying. Are you afraid that they could hurt themselves? | Perhaps it's nothing. I'd rather ask all the same: could somebody's life be in danger there?",
  ),
  maybeHarm: oneOf(
    "I may be wrong, so I'd like to ask: is somebody being hurt or frightened there? | Some of that makes me wonder. Are you safe with the people around you? | Perhaps I misunderstood. Is anybody making you, or somebody you know, afraid?",
  ),
  own: oneOf(
    "Are you thinking of ending your life? Whatever the answer, “Get help now” is one tap away. | Are you having thoughts of suicide? You can say so openly here, and “Get help now” can put you in touch with a person. | Do you sometimes think about taking your own life? Under “Get help now” you can reach somebody who listens. | May I ask whether you're thinking about killing yourself? “Get help now” is there, whatever you answer. | Is it so bad that you're thinking about suicide? “Get help now” is there for exactly that. | I'd like to ask you directly: do you want to end your life? With “Get help now” you can reach a person.",
  ),
  safe: oneOf(
    "Thank you for telling me that plainly. | I'm glad to hear that. | It's good to know that. | Thank you for being so open about it. | That's a relief to hear. | If that changes, you can say so at any time.",
  ),
};
