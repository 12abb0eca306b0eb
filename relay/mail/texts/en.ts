import type { MailTexts } from "./mail-texts.ts";

export const en: MailTexts = {
  hello: "Hello {name},",
  helloNobody: "Hello,",
  reminder: {
    subject: "Your daily reminder",
    heading: "A moment for yourself",
    body: "You asked for a reminder at this time. It takes about a minute, and it's fine to skip a day.",
    button: "Open Hearken",
  },
  confirmation: {
    subject: "Your reminder is set",
    heading: "Your reminder is set",
    body: "We'll email you every day at {time} ({zone}). You can change or stop this anytime.",
    button: "Open Hearken",
  },
  test: {
    subject: "Your test email",
    heading: "It works",
    body: "This is the test email you asked for. Your reminders will come to this address.",
    button: "Open Hearken",
  },
  summary: {
    subject: "Your summary is ready",
    heading: "Your summary is ready",
    body: "There's a new summary in your account. Read it whenever it suits you.",
    button: "Read it in Hearken",
  },
  weekly: {
    subject: "Your week is ready",
    heading: "Your week is ready",
    body: "You can look back on last week now, if you'd like. There's no rush.",
    button: "Open Hearken",
  },
  why: {
    reminders: "You're getting this email because you turned on email reminders.",
    summaries: "You're getting this email because summaries are turned on in your settings.",
    weekly: "You're getting this email because the weekly notice is turned on in your settings.",
  },
  unsubscribe: "Stop these emails",
  settings: "Change what we send you",
  copyLink: "If the button doesn't work, copy this address into your browser:",
  account: {
    confirm: {
      subject: "Confirm your email address",
      heading: "Confirm your email address",
      body: "One more step and your account is ready. The link works once and expires in an hour.",
      button: "Confirm my address",
      why: "You're getting this email because someone signed up with this address. If it wasn't you, you don't need to do anything.",
    },
    recover: {
      subject: "Choose a new password",
      heading: "Choose a new password",
      body: "Use the link below to choose a new password. It works once and expires in an hour.",
      button: "Choose a new password",
      why: "You're getting this email because someone asked to reset the password for this address. If it wasn't you, your password stays the same.",
    },
    link: {
      subject: "Your login link",
      heading: "Log in with one tap",
      body: "Use the link below to log in. It works once and expires in an hour.",
      button: "Log in",
      why: "You're getting this email because someone asked for a login link for this address. If it wasn't you, you don't need to do anything.",
    },
  },
};
