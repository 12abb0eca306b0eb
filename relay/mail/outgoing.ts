import type { MailAddress } from "./address.ts";

/** A mail as it is handed to the transport. */
export type OutgoingMail = {
  /** The outbox row: the Message-ID is made of it, so that a copy can be recognised. */
  readonly id: string;
  readonly to: MailAddress;
  readonly replyTo: MailAddress | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: string;
  /** Where one click leaves the list (RFC 8058); null for what was just asked for. */
  readonly unsubscribeUrl: string | null;
};

/**
 * What became of a mail. `refused`: for good. `retry`: it has not gone out, for now. `withheld`: it was not handed over,
 * since it is not wanted any more or somebody else's. `unconfirmed`: handed over whole, and no answer came; it may have
 * gone out, so it must not be sent again.
 */
export type SendOutcome =
  | { readonly kind: "sent" }
  | { readonly kind: "refused"; readonly code: string }
  | { readonly kind: "retry"; readonly code: string }
  | { readonly kind: "withheld" }
  | { readonly kind: "unconfirmed"; readonly code: string };

/** Asked once, when all but the mail's last line is with the mail server. False: break off. */
export type HandOver = () => Promise<boolean>;

export type MailTransport = {
  /** Never throws. */
  send(mail: OutgoingMail, handOver: HandOver): Promise<SendOutcome>;
  close(): void;
};
