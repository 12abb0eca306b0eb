import { buffer } from "node:stream/consumers";
import { callbackify } from "node:util";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import type { Mailbox } from "./mailbox.ts";
import { readMessage } from "./message.ts";

/** Larger emails are refused at the SIZE announcement or, at the latest, once they turn out to be. */
const maxMessageBytes = 2_000_000;

/** An SMTP server that accepts every email from this machine and delivers none. */
export function createSmtpServer(mailbox: Mailbox): SMTPServer {
  const receive = callbackify(async (stream: SMTPServerDataStream, { envelope }: SMTPServerSession) => {
    const raw = await buffer(stream);
    if (stream.sizeExceeded) throw tooLarge();
    const recipients = envelope.rcptTo.map(({ address }) => address);
    mailbox.add(await readMessage(raw, recipients, new Date()));
  });
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    size: maxMessageBytes,
    onData: (stream, session, done) => receive(stream, session, done),
  });
}

function tooLarge(): Error {
  return Object.assign(new Error("The email is too large for the local inbox"), { responseCode: 552 });
}
