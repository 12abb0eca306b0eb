import { Transform } from "node:stream";
import { createTransport } from "nodemailer";
import { z } from "zod";
import { reportFailure, runInBackground } from "../runtime/background.ts";
import { errorCode } from "../log/fields.ts";
import type { MailAddress } from "./address.ts";
import type { HandOver, MailTransport, OutgoingMail, SendOutcome } from "./outgoing.ts";

export type TransportOptions = {
  /** `smtp:` or `smtps:`, with user and password where the server wants them. */
  readonly smtpUrl: string;
  readonly from: MailAddress;
  /** ms; shorter in tests. */
  readonly timeouts?: Timeouts;
};

/** Connecting, the greeting, silence, and a whole mail however slowly the server drips, ms. */
type Timeouts = {
  readonly connection: number;
  readonly greeting: number;
  readonly socket: number;
  readonly whole: number;
};

const usual: Timeouts = { connection: 10_000, greeting: 10_000, socket: 20_000, whole: 60_000 };

/** Idle connections are closed soon: a mail that finds its connection dead has to wait for the next try. */
const idleMs = 10_000;

/** How far a mail got: `over` from the moment at which the server may have it. */
type Progress = { state: "under way" | "withheld" | "over" | "failed" };

/** Lets a mail's end pass, or says why not. */
async function decide(progress: Progress, handOver: HandOver): Promise<Error | null> {
  // The connection broke meanwhile: the mail is not handed over, and may be tried again.
  if (progress.state === "failed") return new Error("connection lost");
  try {
    const mayGo = await handOver();
    progress.state = mayGo ? "over" : "withheld";
    return mayGo ? null : new Error("withheld");
  } catch (error) {
    reportFailure("mail.handOver", error);
    return new Error("not handed over");
  }
}

/**
 * The gate before a mail's end. What came so far is only a beginning to the server, which must not deliver it; the end
 * goes out after `handOver` has said so.
 */
function gate(progress: Progress, handOver: HandOver): Transform {
  return new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush(done) {
      runInBackground("mail.handOver", (async () => done(await decide(progress, handOver)))());
    },
  });
}

const replySchema = z.object({ responseCode: z.int() });

/** The server's own answer, or null where there is none. */
function replyOf(error: unknown): number | null {
  return replySchema.safeParse(error).data?.responseCode ?? null;
}

/** A refusal of anything else, such as the relay's own password, may pass: somebody will mend it. */
const aboutThisMail: ReadonlySet<string> = new Set(["EENVELOPE", "EMESSAGE"]);

/** What a failure means. A server's answer says for itself that the mail was not taken; silence after its end does not. */
function outcomeOf(error: unknown, { state }: Progress): SendOutcome {
  if (state === "withheld") return { kind: "withheld" };
  const reply = replyOf(error);
  const code = errorCode(error);
  if (reply !== null) return { kind: reply >= 500 && aboutThisMail.has(code) ? "refused" : "retry", code };
  return { kind: state === "over" ? "unconfirmed" : "retry", code };
}

function listHeaders(url: string | null): Record<string, string> {
  if (url === null) return {};
  return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

function domainOf({ address }: MailAddress): string {
  return address.slice(address.lastIndexOf("@") + 1);
}

function fieldsOf(mail: OutgoingMail, from: MailAddress) {
  return {
    from,
    to: mail.to,
    ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${domainOf(from)}>`,
    // The envelope is what counts: one sender, one recipient, whatever the headers say.
    envelope: { from: from.address, to: [mail.to.address] },
    headers: {
      ...listHeaders(mail.unsubscribeUrl),
      "Content-Language": mail.language,
      // Nobody's holiday note answers these (RFC 3834).
      "Auto-Submitted": "auto-generated",
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Mail over SMTP, a few connections at a time. A mail goes out at most once a call of `send`. */
export function createMailTransport({ smtpUrl, from, timeouts = usual }: TransportOptions): MailTransport {
  const transporter = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    maxMessages: 50,
    // The library would send again by itself, also what the server may have.
    maxRequeues: 0,
    idleTimeout: idleMs,
    connectionTimeout: timeouts.connection,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.socket,
    dnsTimeout: timeouts.connection,
    logger: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const gates = new Map<string, () => Transform>();
  transporter.use("stream", (mail, done) => {
    const make = gates.get(mail.message.messageId().replaceAll(/[<>]/g, ""));
    if (make === undefined) return done(new Error("no gate"));
    mail.message.transform(make);
    done();
  });
  return {
    async send(mail, handOver) {
      const progress: Progress = { state: "under way" };
      const fields = fieldsOf(mail, from);
      const key = fields.messageId.replaceAll(/[<>]/g, "");
      gates.set(key, () => gate(progress, handOver));
      try {
        await transporter.sendMail({ ...fields, signal: AbortSignal.timeout(timeouts.whole) });
        return { kind: "sent" };
      } catch (error) {
        const outcome = outcomeOf(error, progress);
        if (progress.state === "under way") progress.state = "failed";
        return outcome;
      } finally {
        gates.delete(key);
      }
    },
    close: () => transporter.close(),
  };
}
