import type { MailTexts } from "./mail-texts.ts";

export const en: MailTexts = {
  hello: "Hello {name},",
  helloNobody: "Hello,",
  reminder: {
    subject: "Your daily reminder",
    heading: "A moment for yourself",
    body: "You asked us to remind you at this time. It takes about a minute, and leaving a day out is fine.",
    button: "Open Hearken",
  },
  confirmation: {
    subject: "Your reminder is set",
    heading: "Your reminder is set",
    body: "From now on we write to you every day at {time} ({zone}). You can change or stop this whenever you like.",
    button: "Open Hearken",
  },
  test: {
    subject: "Your test email",
    heading: "It works",
    body: "This is the test email you asked for. Your reminders will arrive at this address.",
    button: "Open Hearken",
  },
  summary: {
    subject: "Your summary is ready",
    heading: "Your summary is ready",
    body: "There is a new summary in your account. You can read it whenever it suits you.",
    button: "Read it in Hearken",
  },
  weekly: {
    subject: "Your week is ready",
    heading: "Your week is ready",
    body: "You can look back on last week now, if you would like to. There is no hurry.",
    button: "Open Hearken",
  },
  why: {
    reminders: "You get this mail because you switched on reminders by email.",
    summaries: "You get this mail because summaries are switched on in your settings.",
    weekly: "You get this mail because the weekly notice is switched on in your settings.",
  },
  unsubscribe: "Stop these mails",
  settings: "Change what we send you",
  copyLink: "If the button does not work, copy this address into your browser:",
  account: {
    confirm: {
      subject: "Confirm your email address",
      heading: "Confirm your email address",
      body: "One more step and your account is ready. The link works once, for one hour.",
      button: "Confirm my address",
      why: "You get this mail because someone signed up with this address. If it was not you, there is nothing you need to do.",
    },
    recover: {
      subject: "Choose a new password",
      heading: "Choose a new password",
      body: "Follow the link to choose a new password. It works once, for one hour.",
      button: "Choose a new password",
      why: "You get this mail because someone asked for a new password for this address. If it was not you, your password stays as it is.",
    },
  },
};
