import type { Risk } from "../phrases.ts";

export const risk: Risk = {
  acknowledge: [
    "I'm really glad you told me. That sounds very painful, and I'm staying with you.",
    "Thank you for saying this out loud. I take it seriously, and I'm here.",
  ],
  askSuicide: "Are you thinking about killing yourself?",
  askToday: "Are you thinking of killing yourself today?",
  askPlan: "Do you have a plan, or something with you that you would use?",
  helplines:
    "The help lines for your country are on your screen; you can call or write to one right now, even while we talk.",
  someone: "Who could be with you, or take your call, right now?",
  afterNo:
    "Thank you for answering honestly. Such thoughts can come up, and you can tell me at any time. The help lines stay on your screen.",
  safer:
    "Let's make the next hour safer: put away what you could hurt yourself with, and go where someone else is.",
  emergency:
    "You may be in immediate danger. Please call the emergency number on your screen now, move away from anything you could use to hurt yourself, and go to someone who can stay with you.",
  abuse: "What is being done to you is not your fault. Are you safe right now?",
  selfHarm: "Wanting to hurt yourself often means the pain has become too much. Are you injured right now?",
  eating: "Your body may be in danger, and you deserve help with this. When did you last eat and drink?",
  violence:
    "I hear how angry you are. Please get some distance from the person and from anything that could be a weapon. Could anyone get hurt right now?",
  callNow:
    "Please call the emergency number on your screen now, or have someone call, and go to where someone can be with you.",
  ground:
    "Under your help lines there is also a grounding exercise and a safety plan, to get through the next minutes.",
  leave: "The help lines stay one tap away, now and later.",
  limits: "I'm only a simple practice program, so please let a person be there too.",
  gently: "I may easily miss something, so let me ask: how bad does it get for you at its worst?",
  getHelp: "If it ever gets too much, “Get help now” is there at any time.",
  whyAsked:
    "I asked because what you told me could mean danger, and I'd rather ask once too often. You don't have to answer.",
  heard: "I'm listening, and I take what you say seriously.",
  sure: {
    suicide: "I want to be sure I understand you: are you thinking about killing yourself?",
    self_harm: "I want to be sure I understand you: are you hurting yourself, or close to it?",
    abuse: "I want to be sure I understand you: is somebody hurting you?",
    eating_disorder:
      "I want to be sure I understand you: are you going without food, or making yourself sick after eating?",
    harm_to_others: "I want to be sure I understand you: are you thinking about hurting somebody?",
  },
  oneTap: "Whatever the answer is, help is one tap away under “Get help now.”",
  accepted: "Thank you for telling me. If that changes, you can say so any time.",
  misunderstood: "Sorry, I misunderstood you there.",
};
