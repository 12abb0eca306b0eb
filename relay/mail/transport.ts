import { Transform } from "node:stream";
import { createTransport } from "nodemailer";
import { reportFailure, runInBackground } from "../runtime/background.ts";
import { errorCode } from "../log/fields.ts";
import type { MailAddress } from "./address.ts";
import type { HandOver, MailTransport, OutgoingMail, SendOutcome } from "./outgoing.ts";
import { isAboutThisMail, replyOf } from "./refusals.ts";

export type TransportOptions = {
  /** `smtp:` or `smtps:`, with user and password if the server requires them. */
  readonly smtpUrl: string;
  readonly from: MailAddress;
  /** In ms; shorter in tests. */
  readonly timeouts?: Timeouts;
};

/**
 * Timeouts for connecting, the greeting, silence, and a whole email however slowly the server responds, ms.
 */
type Timeouts = {
  readonly connection: number;
  readonly greeting: number;
  readonly socket: number;
  readonly whole: number;
};

const usual: Timeouts = { connection: 10_000, greeting: 10_000, socket: 20_000, whole: 60_000 };

/**
 * Idle connections are closed soon, because an email that hits a dead connection has to wait for the next
 * attempt.
 */
const idleMs = 10_000;

/** How far an email got: `over` from the moment the server may have it. */
type Progress = { state: "under way" | "withheld" | "over" | "failed" };

/** Lets the end of an email through, or says why not. */
async function decide(progress: Progress, handOver: HandOver): Promise<Error | null> {
  // The connection broke in the meantime, so the email isn't handed over and may be retried.
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
 * Gates the end of an email. Until then the server has only an incomplete message, which it must not deliver;
 * the end is sent once `handOver` agrees.
 */
function gate(progress: Progress, handOver: HandOver): Transform {
  return new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush(done) {
      runInBackground("mail.handOver", (async () => done(await decide(progress, handOver)))());
    },
  });
}

/**
 * The outcome of a failure. A server's response proves that the email was not accepted; silence after its end
 * doesn't.
 */
function outcomeOf(error: unknown, { state }: Progress): SendOutcome {
  if (state === "withheld") return { kind: "withheld" };
  const code = errorCode(error);
  if (replyOf(error) !== null) return { kind: isAboutThisMail(error) ? "refused" : "retry", code };
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
    // Only the envelope counts: one sender, one recipient, whatever the headers say.
    envelope: { from: from.address, to: [mail.to.address] },
    headers: {
      ...listHeaders(mail.unsubscribeUrl),
      "Content-Language": mail.language,
      // Keeps automatic replies away (RFC 3834).
      "Auto-Submitted": "auto-generated",
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Email over SMTP, over a few connections. Each call of `send` sends an email at most once. */
export function createMailTransport({ smtpUrl, from, timeouts = usual }: TransportOptions): MailTransport {
  const transporter = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    maxMessages: 50,
    // The library's own retry could resend what the server already has.
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
