import { readFileSync } from "node:fs";
import { type App, SmtpEmailDriver } from "@supabase/lite";
import { StartFailure } from "../child.ts";
import type { AccountMail } from "./accounts.ts";

type LibraryMailer = NonNullable<App["_mailer"]>;

export type MailerOptions = {
  /** The stand-in's own URL: links go there first, as they go to the project's URL when hosted. */
  readonly url: string;
  readonly siteUrl: string;
  readonly smtp: SmtpServer;
  readonly from: string;
};

export type Mailer = {
  /**
   * `redirectTo` is where the link finally leads; the library checks it against its allow-list when the link
   * is opened.
   */
  send(mail: AccountMail, redirectTo: string): Promise<void>;
};

/** The `type` that a link has for each kind of email. */
const linkTypes = { confirmation: "signup", recovery: "recovery", magic_link: "magiclink" } as const;

/** Renders account emails from the templates of a hosted project and sends them over SMTP. */
export function createMailer({ url, siteUrl, smtp, from }: MailerOptions): Mailer {
  const driver = new SmtpEmailDriver({ ...smtp, from });
  const templates = {
    confirmation: readTemplate("confirmation"),
    recovery: readTemplate("recovery"),
    magic_link: readTemplate("magic_link"),
  };
  return {
    async send({ kind, to, tokenHash, language = "" }, redirectTo) {
      const link = new URL("/auth/v1/verify", url);
      link.search = new URLSearchParams({
        token: tokenHash,
        type: linkTypes[kind],
        redirect_to: redirectTo,
      }).toString();
      const html = fillIn(inLanguage(templates[kind], language), {
        ConfirmationURL: link.href,
        Email: to,
        SiteURL: siteUrl,
        RedirectTo: redirectTo,
      });
      await driver.send({ to, subject: titleOf(html), html, text: `${titleOf(html)}\n\n${link.href}\n` });
    },
  };
}

/**
 * Replaces the library's own mailer, which ignores where the app wants links to lead. `collect` takes the
 * emails out of the request, so that a slow mail server blocks nobody else.
 */
export function collectingMailer(collect: (mail: AccountMail) => void): LibraryMailer {
  return {
    sendConfirmation: async (to, tokenHash) => collect({ kind: "confirmation", to, tokenHash }),
    sendRecovery: async (to, tokenHash) => collect({ kind: "recovery", to, tokenHash }),
    sendMagicLink: async (to, tokenHash) => collect({ kind: "magic_link", to, tokenHash }),
    sendEmailChange: notOffered,
    sendReauthentication: notOffered,
  };
}

async function notOffered(): Promise<void> {
  throw new Error("The product doesn't send this kind of email.");
}

function readTemplate(kind: AccountMail["kind"]): string {
  return readFileSync(new URL(`../../supabase/templates/${kind}.html`, import.meta.url), "utf8");
}

/** An innermost choice by language: `{{ if eq $l "es" }}…{{ else if eq $l "fr" }}…{{ else }}…{{ end }}`. */
const choice = /\{\{ if eq \$l "(\w+)" \}\}((?:(?!\{\{ if )[^])*?)\{\{ end \}\}/g;
const nextBranch = /\{\{ else(?: if eq \$l "(\w+)")? \}\}/;

/** The subset of Go's templates that ours use: the account's language selects a text. */
function inLanguage(template: string, language: string): string {
  const decided = template.replaceAll(choice, (_match, first: string, rest: string) => {
    const [text = "", ...parts] = rest.split(nextBranch);
    if (first === language) return text;
    const pairs = parts.flatMap((code, index) =>
      index % 2 === 0 ? [{ code, text: parts[index + 1] ?? "" }] : [],
    );
    return (pairs.find(({ code }) => code === language) ?? pairs.at(-1))?.text ?? "";
  });
  if (decided !== template) return inLanguage(decided, language);
  return decided.replaceAll(/\{\{ \$l := [^}]*\}\}/g, "");
}

/** The Go template variables of a hosted project; values are escaped, as they are there. */
function fillIn(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{\{\s*\.(\w+)\s*\}\}/g, (_match, name: string) =>
    escapeHtml(values[name] ?? ""),
  );
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The subject is the title of the template. */
function titleOf(html: string): string {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "Hearken";
}

export type SmtpServer = {
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
  readonly user?: string;
  readonly pass?: string;
};

/** `smtp://user:password@host:587`, or `smtps:` for TLS from the first byte. */
export function readSmtpUrl(smtpUrl: string): SmtpServer {
  const parsed = URL.parse(smtpUrl);
  if (parsed === null || !/^smtps?:$/.test(parsed.protocol)) {
    throw new StartFailure(
      "SMTP_URL sets where account emails are sent. It must look like smtp://user:password@host:587.",
    );
  }
  const { protocol, hostname, port, username, password } = parsed;
  const secure = protocol === "smtps:";
  return {
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    ...(username === "" ? {} : { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
  };
}
