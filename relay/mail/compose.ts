import { languageOf, type LanguageCode } from "#shared/catalogues/languages.ts";
import { paths } from "#shared/paths.ts";
import { headerText, type MailAddress, mailAddress } from "./address.ts";
import { htmlOf, type MailContent, textOf } from "./design.ts";
import type { OutgoingMail } from "./outgoing.ts";
import type { ClaimedMail } from "./outbox-port.ts";
import { mailTexts } from "./texts/texts-of.ts";
import type { MailTexts } from "./texts/mail-texts.ts";
import type { MailList, UnsubscribeTokens } from "./unsubscribe-token.ts";

export type ComposeDeps = {
  readonly publicUrl: string;
  /** The recipient of visitors' messages. */
  readonly operator: MailAddress;
  readonly tokens: UnsubscribeTokens;
};

type ToPerson = Exclude<ClaimedMail, { kind: "contact_message" }>;
type Words = {
  readonly subject: string;
  readonly heading: string;
  readonly body: string;
  readonly button: string;
};
type Letter = {
  readonly words: Words;
  readonly path: string;
  readonly list: MailList;
  /** An email that was just requested needs no unsubscribe link. */
  readonly leavable: boolean;
};

/** Preserves a value's own text direction within a sentence of the other direction. */
function isolated(value: string): string {
  return `\u2068${value}\u2069`;
}

function clock(time: string, language: LanguageCode): string {
  const at = new Date(`1970-01-01T${time}:00Z`);
  return new Intl.DateTimeFormat(language, { timeStyle: "short", timeZone: "UTC" }).format(at);
}

/** Links use neutral paths as well, because URLs are read over shoulders and kept in histories. */
function letterOf(mail: ToPerson, texts: MailTexts): Letter {
  switch (mail.kind) {
    case "mood_reminder":
      return { words: texts.reminder, path: paths.dashboard, list: "reminders", leavable: true };
    case "test_reminder":
      return { words: texts.test, path: paths.dashboard, list: "reminders", leavable: false };
    case "session_summary": {
      const path = paths.session.replace(":id", mail.subject_id);
      return { words: texts.summary, path, list: "summaries", leavable: true };
    }
    case "weekly_wrap_up":
      return { words: texts.weekly, path: paths.dashboard, list: "weekly", leavable: true };
    case "reminder_confirmation": {
      const { time, timezone } = mail.reminder;
      const body = texts.confirmation.body
        .replace("{time}", () => isolated(clock(time, mail.language)))
        .replace("{zone}", () => isolated(timezone.replaceAll("_", " ")));
      const words = { ...texts.confirmation, body };
      return { words, path: paths.dashboard, list: "reminders", leavable: true };
    }
  }
}

function greetingOf(texts: MailTexts, name: string | null): string {
  const plain = headerText(name ?? "");
  return plain === "" ? texts.helloNobody : texts.hello.replace("{name}", () => isolated(plain));
}

function toPerson(mail: ToPerson, { publicUrl, tokens }: ComposeDeps): OutgoingMail | null {
  // No name beside the address, because it would appear in logs and previews along the way.
  const to = mailAddress(mail.address);
  if (to === null) return null;
  const { id, language } = mail;
  const texts = mailTexts[language];
  const { words, path, list, leavable } = letterOf(mail, texts);
  const token = tokens.seal({ userId: mail.user_id, list, language });
  const unsubscribeUrl = leavable ? `${publicUrl}${paths.unsubscribe}?token=${token}` : null;
  const content: MailContent = {
    language,
    direction: languageOf(language).direction,
    title: words.heading,
    greeting: greetingOf(texts, mail.name),
    paragraphs: [words.body],
    button: { label: words.button, url: publicUrl + path },
    copyLink: texts.copyLink,
    footer: [
      texts.why[list],
      { label: texts.settings, url: publicUrl + paths.settings },
      ...(unsubscribeUrl === null ? [] : [{ label: texts.unsubscribe, url: unsubscribeUrl }]),
    ],
  };
  const { subject } = words;
  const bodies = { text: textOf(content), html: htmlOf(content) };
  return { id, to, replyTo: null, subject, ...bodies, language, unsubscribeUrl };
}

/** A visitor's message to the operator. Their text is unchanged, and replies go to them. */
function toOperator(
  { id, contact }: Extract<ClaimedMail, { kind: "contact_message" }>,
  operator: MailAddress,
): OutgoingMail {
  const content: MailContent = {
    language: "en",
    direction: "ltr",
    title: headerText(contact.subject, 200),
    greeting: null,
    paragraphs: [
      `From: ${headerText(contact.name)} <${headerText(contact.email, 254)}>\nSent: ${contact.sent_at}`,
      contact.message,
    ],
    button: null,
    copyLink: null,
    footer: [
      "Sent from the contact page. Replies to this email go to that address, which nobody has verified.",
    ],
  };
  return {
    id,
    to: operator,
    replyTo: mailAddress(contact.email, contact.name),
    subject: `Contact: ${headerText(contact.subject)}`,
    text: textOf(content),
    html: htmlOf(content),
    language: "en",
    unsubscribeUrl: null,
  };
}

/** Composes the email for an outbox row; null if its address is invalid. */
export function composeMail(mail: ClaimedMail, deps: ComposeDeps): OutgoingMail | null {
  return mail.kind === "contact_message" ? toOperator(mail, deps.operator) : toPerson(mail, deps);
}
