import { oneOf } from "../phrases.ts";
import type { Responses } from "../responses.ts";

export const responses: Responses = {
  good: oneOf(
    "That's lovely news. | How good that it worked out. | Oh, that's really good to hear. | What a relief that must be. | Now that's good news. | That must feel wonderful. | I'm so glad about that. | Well, that calls for a little celebration. | It's lovely when things go right. | Good things like that deserve to be enjoyed. | Oh, how nice. | Well, that deserves a big smile.",
  ),
  bright: oneOf(
    "That's good to hear. | That sounds nice. | There's something hopeful in that. | A bit of light does everyone good. | Good that there are things like that. | I'm glad there's room for that. | Small good things count, too. | How nice to hear something like that.",
  ),
  tender: oneOf(
    "That's something to hold on to. | There's a lot of love in that. | How dear that sounds. | Some things stay close to the heart. | I can tell that it means a great deal. | A thing like that stays warm for a long time. | Love often shows in things like that. | That's a treasure nobody can take away. | What a tender thing to tell. | Moments like that are precious.",
  ),
  grief: oneOf(
    "That's a real loss. | A place like that stays empty for a long time. | I'm so very sorry. | Such a loss goes very deep. | There are hardly any words for that. | Behind that kind of grief is a lot of love. | Goodbyes like that are among the hardest things. | That leaves a big gap. | How sad that is. | Grief takes the time it takes. | Nobody is ever quite ready for that. | It's so hard to let go of somebody loved.",
  ),
  miss: oneOf(
    "That kind of quiet can be hard. | Missing somebody takes up a lot of room. | Being alone with that is hard. | Distance can hurt a lot. | Longing like that can pull hard. | The hours can get very long like that. | It's only natural to want somebody close. | Some absences are felt all day long. | Feeling alone weighs on anyone. | No wonder that aches.",
  ),
  sad: oneOf(
    "That sounds heavy. | Days like that weigh a lot. | I'm sorry things feel so dark right now. | It's okay to be sad here. | There's room for tears here. | On days like that, everything takes more strength. | When nothing brings joy, even small things are hard. | Feeling that empty is hard to bear. | There's a lot of sadness in that. | Sadness doesn't need a reason to be real. | No need to put on a brave face here. | That sounds like a very low moment.",
  ),
  tired: oneOf(
    "No wonder that wears you out. | That would be a lot for anyone. | That sounds exhausting. | It's a lot to carry day after day. | No wonder there's so little strength left. | Everybody runs out of energy at some point. | Without rest, everything gets harder. | That hardly leaves room to breathe. | Being that tired is hard in itself. | Nobody can keep going without a break.",
  ),
  afraid: oneOf(
    "It makes sense that this makes you uneasy. | Waiting like that is hard to bear. | That sounds frightening. | Not knowing what's coming is hard. | Worry like that can fill a whole day. | No wonder that makes you nervous. | Fear like that takes a lot of strength. | It's understandable to be afraid of that. | Thoughts like that are hard to switch off. | Anyone could get a knot in the stomach over that. | That's a tense thing to be facing. | Being scared is nothing to be ashamed of.",
  ),
  angry: oneOf(
    "That isn't right. | No wonder that makes you angry. | That sounds really unfair. | Anger makes sense there. | Plenty of people would be furious about that. | It's hard to stay calm about something like that. | There's good reason to be upset about that. | Things shouldn't be like that. | Something like that is hard to swallow. | You're allowed to be angry about that.",
  ),
  annoyed: oneOf(
    "Oh, how annoying. | Nobody needs that. | Ugh, just what the day was missing. | That's enough to make anyone grumble. | Things like that never come at a good time. | Well, that's a nuisance. | Oh dear, as if there wasn't enough already. | Some days seem to do it on purpose. | That can get on anyone's nerves. | It's always the little things.",
  ),
  hurt: oneOf(
    "That really stings. | A thing like that goes deep. | That must have hurt. | Being let down like that is bitter. | That's a painful thing to go through. | Some things leave a sore spot for a long time. | Trust doesn't mend quickly after something like that. | That wasn't kind. | No wonder that hurts. | Nobody deserves to be made to feel small.",
  ),
  ashamed: oneOf(
    "Saying it takes something. | One bad moment isn't the whole of a person. | Shame often speaks louder than it should. | Everybody has something they'd like to undo. | Being so hard on yourself must hurt. | You don't have to hide that here. | It takes courage to look at that. | People make mistakes, and they're more than their mistakes. | Guilt can be a heavy thing to carry around. | A little kindness toward yourself is allowed, too.",
  ),
  heavy: oneOf(
    "That's not easy. | That's a lot at once. | That sounds hard. | It's a lot to deal with. | I'm sorry it's so hard right now. | That's no small thing. | Something like that can weigh on anyone. | There's a lot of weight in that. | It can't be easy to say that. | Anybody would struggle with that.",
  ),
  worried: oneOf(
    "It shows how much they matter to you. | It's hard to watch and wait. | Caring that much can be tiring. | It hurts to see somebody struggle. | Worrying about somebody close takes a lot of strength. | How good that somebody is thinking of them. | Feeling helpless about it is hard. | There's a lot of care in that worry.",
  ),
  torn: oneOf(
    "Both can be true at once. | That doesn't have to be decided today. | No wonder it pulls in different directions. | Both sides seem to have their reasons. | Mixed feelings are feelings, too. | That's not a simple choice. | It's fine if it's unclear for now. | Being in between is tiring. | Some things need time to sort themselves out. | Things don't always fit together neatly.",
  ),
  plan: oneOf(
    "That sounds like a good step. | Worth a try. | It's good to have something in mind. | A small step counts, too. | That sounds sensible. | Deciding that is already something. | I hope it turns out well. | There's some courage in that. | Good to have a direction. | That could be a start.",
  ),
  reach: oneOf(
    "Good that there's somebody. | Telling them sounds like a good idea. | Some things are easier to carry together. | Turning to somebody takes courage. | It's good not to be alone with it. | People like that are worth a lot. | I'm glad there's somebody to turn to. | Talking to somebody can make things a little lighter.",
  ),
  secret: oneOf(
    "Thank you for trusting me with that. | That was waiting to be said. | It's good that it's out now. | Saying that out loud takes courage. | Things like that have a place here. | That can't have been easy to put into words. | There's nothing wrong with saying it. | That's a big thing to keep inside.",
  ),
  body: oneOf(
    "That sounds uncomfortable. | I hope it lets up soon. | That sounds painful. | It's hard when the body won't play along. | Being unwell takes a lot out of anyone. | Something like that can really wear a person down. | I'm sorry it's giving you trouble. | That makes everything else harder, too.",
  ),
  memory: oneOf(
    "That time has stayed with you. | I like hearing about that. | Some things are never quite forgotten. | The past can feel very close at times. | It's good to look back now and then. | So much lives on in memories. | That has left its mark. | That's a piece of your story.",
  ),
  detail: oneOf(
    "Ah, so that's how it was. | Now I have a better picture. | So that's what happened. | Ah, that's good to know. | I didn't know that yet. | That adds something to the picture. | All right, got it. | Thank you for explaining that. | Now it's getting clearer. | Ah, now I'm following. | So there's more to it. | Good that you mention that. | It helps to hear how it went. | Okay, so that's where things stand. | That's an interesting detail. | I'm curious how it goes on.",
  ),
  joke: oneOf(
    "Ha, nicely put. | You've kept your wit. | That made me listen up. | Well, that's one way to see it. | Now that's a good line. | I'll take that with a wink. | A little nonsense does the day good. | You have a way with words. | That line deserves a better audience than me. | Ha, I walked right into that.",
  ),
  opinion: oneOf(
    "I can't judge that from here, but I'd like to hear what you think. | I'm too simple to say; your own feeling about it counts for more. | I really can't say, but I'd like to know how it looks to you. | That's beyond me, sorry, but I'm curious how you see it. | I'm no judge of that; what you make of it interests me more. | I can't weigh that up for you, but I'm listening. | I don't have much of an opinion to give, but I'd gladly hear yours. | I'm not clever enough to say; tell me how it feels to you. | I wish I could tell you; say a little more, if you like. | My view isn't worth much here; I'd sooner listen to you.",
  ),
  fact: oneOf(
    "I don't know that, sorry, but I'm glad you ask me. | I can't answer that one; tell me what makes you ask. | That's one I don't know, but I'd like to hear why it's on your mind. | Sorry, I know so little; tell me what got you thinking about it. | I'd tell you if I knew; I'm interested in what you think, too. | I don't have the answer, sorry, but you're welcome to say more. | That's a lot for a little program, but it's good that you ask. | I'm afraid I don't know, but I'm listening if you want to talk about it. | I'd have liked to answer that; tell me a little about what's behind it. | I'm at a loss there, but you can tell me what it means to you.",
  ),
  you: oneOf(
    "I'm a program: I listen, ask a little, and know a few exercises; more isn't in me. | I'm a simple program and no person, so there isn't much to me, but I'm here and I listen. | There's nobody behind these words but a small program that listens. | I'm a program that understands only part of what it's told, and I'd rather say so. | I'm a program: no days, no feelings and no family, only time to listen. | As a program I can't do that, or only badly; listening I can. | No person is writing here; I'm a small program that follows a few rules and listens. | I'm a program that answers in its simple way; I don't look things up, and I don't call anybody.",
  ),
  app: oneOf(
    "Here you can talk or write with me, check in on your mood, do exercises, and read your weekly wrap-ups; the menu shows all of it. | Most things about the app can be changed under Settings; for the rest, there are people behind the contact page. | I don't know the app well enough to say for certain; Settings or the contact page will tell you. | What it costs and what you have left today is under “Usage & billing”; everything else is in the menu. | There are exercises and guides on the self-care pages; for anything else about the app, the menu is a good place to look.",
  ),
  internet: oneOf("Talking or writing with me needs the internet; some of the app's pages open without it."),
  advice: oneOf(
    "I don't know what's best here, but we can look at it together. | I can't tell you that well; tell me what you've thought of so far. | I have no good answer, but you're welcome to think out loud with me. | I'm not much use with that, sorry, but I'd like to hear more. | That's more than I can work out, but I'm glad you bring it here. | I'm too simple a program for that; tell me what you'd like to happen. | I can't solve that, I'm afraid, but I'm all ears. | Nothing clever comes to me there, but I'm curious about your ideas. | I'd only be guessing, sorry; tell me where things stand for you.",
  ),
  words: oneOf(
    "I can't write it well for you; three things are enough: what happened, how it was for you, and what you'd like now. | I'm no writer, sorry; say it to me the way you'd say it to a friend, and you may have most of it. | That's more than a simple program can phrase; short and plain is usually best, with the main thing first. | I'd only get the tone wrong; write down the one thing that has to be in it, and let the rest follow. | What you've told me here is nearly the text already; write it the same way, and leave out what's too much. | I couldn't put it as well as you would; begin with why you're writing, in one sentence. | Good wording is beyond me, I'm afraid; read it aloud once before it goes out, and change what sounds wrong. | I can't compose that, sorry; it may be shorter than you think: what it's about, and one honest sentence.",
  ),
  complain: oneOf(
    "You're right, I only have so many sentences. | Sorry, I'm a simple program and I missed that. | I'm sorry, that didn't fit. | That's a fair complaint. | My answers can be clumsy, and I'm sorry about that. | You deserved a better answer than that. | I do repeat myself, and that can be tiresome. | True, I understand less than I should.",
  ),
  correct: oneOf(
    "Thank you for putting that right. | Then I misunderstood that. | Ah, I had that wrong. | Sorry, my mistake. | It's good that you tell me. | Okay, now I have it right, I hope. | I was on the wrong track, then. | Oh, then I took that the wrong way.",
  ),
  refuse: oneOf(
    "All right, not that, then. | Then let's leave it. | That's fine, we can skip it. | Okay, that's off the table. | Understood, we'll put that aside. | Sure, it doesn't have to be that.",
  ),
  harm: oneOf(
    "That is not okay, and nobody should have to put up with it. A grown-up or a help line under “Get help now” can help. | Nobody deserves to be treated like that. Please tell somebody you trust. | That isn't okay, whoever does it. Under “Get help now” there are people who know what to do. | Whoever is hurt like that is not to blame. Somebody trustworthy should know about it. | Something like that shouldn't have to stay a secret. A help line under “Get help now” can listen. | That must not go on. Telling a trusted person can be the first step to safety. | Everyone has a right to be safe. “Get help now” shows help lines for exactly this. | It's right to speak about that. Please don't carry it alone; tell somebody you trust.",
  ),
  other: oneOf(
    "That has to be taken seriously. Please make sure they aren't alone, and call the emergency number. | Please call the emergency number, or a help line under “Get help now”. Somebody should stay with them. | This isn't yours to carry alone. A help line under “Get help now” can tell you what to do. | It's right to take this seriously. Stay with them if you can, and call the emergency number. | If there is danger now, please call the emergency number. The help lines under “Get help now” are there for you, too. | Nobody should be left alone with that, and neither should you. “Get help now” shows help lines.",
  ),
  maybeOwn: oneOf(
    "I may be wrong, but I'd rather ask: how dark does it get for you at the moment? Whatever the answer, “Get help now” is there. | Some of that makes me wonder. How much can you still bear at the moment? With “Get help now” you can reach a person.",
  ),
  maybeOther: oneOf(
    "Some of that makes me wonder how safe they are. Are you afraid for their life? | I may be wrong, but that sounds worrying. Do you fear that they could harm themselves? | Perhaps it's nothing. I'd rather ask all the same: could somebody's life be in danger there?",
  ),
  maybeHarm: oneOf(
    "I may be wrong, so I'd like to ask: is somebody being hurt or frightened there? | Some of that makes me wonder. Are you safe with the people around you? | Perhaps I misheard. Does anybody there make you, or somebody you know, afraid?",
  ),
  own: oneOf(
    "Are you thinking of ending your life? Whatever the answer, “Get help now” is one tap away. | Are you having thoughts of suicide? You can say so openly here, and “Get help now” leads to people. | Do you sometimes think about taking your own life? Under “Get help now” you can reach somebody who listens. | May I ask whether you're thinking about killing yourself? “Get help now” is there, whatever you answer. | Is it so bad that you think about suicide? “Get help now” is there for exactly that. | I'd like to ask you directly: do you want to end your life? With “Get help now” you can reach a person.",
  ),
  safe: oneOf(
    "Thank you for telling me that plainly. | I'm glad to hear that. | It's good to know that. | Thank you for being so open about it. | That's a relief to hear. | If that changes, you can say so at any time.",
  ),
};
