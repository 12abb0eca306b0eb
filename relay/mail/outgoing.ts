import type { MailAddress } from "./address.ts";

/** An email as passed to the transport. */
export type OutgoingMail = {
  /** The outbox row, from which the Message-ID is derived, so that duplicates can be recognized. */
  readonly id: string;
  readonly to: MailAddress;
  readonly replyTo: MailAddress | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: string;
  /** The one-click unsubscribe URL (RFC 8058); null for an email that was just requested. */
  readonly unsubscribeUrl: string | null;
};

/**
 * The outcome of an email. `refused`: permanently. `retry`: not sent, for now. `withheld`: not handed over,
 * because it is no longer wanted or no longer ours. `unconfirmed`: handed over completely, but no answer
 * came; it may have been sent, so it must not be sent again.
 */
export type SendOutcome =
  | { readonly kind: "sent" }
  | { readonly kind: "refused"; readonly code: string }
  | { readonly kind: "retry"; readonly code: string }
  | { readonly kind: "withheld" }
  | { readonly kind: "unconfirmed"; readonly code: string };

/** Called once, when the mail server has all but the final line. Returning false aborts. */
export type HandOver = () => Promise<boolean>;

export type MailTransport = {
  /** Never throws. */
  send(mail: OutgoingMail, handOver: HandOver): Promise<SendOutcome>;
  close(): void;
};
