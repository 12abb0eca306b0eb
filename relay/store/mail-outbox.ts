import { z } from "zod";
import {
  claimedMailSchema,
  type MailRequest,
  type MailRequests,
  type OutboxPort,
} from "../mail/outbox-port.ts";
import { reportError } from "../runtime/background.ts";
import type { ServiceClient } from "./service-client.ts";

/** How long sending may take, in seconds: longer than the transport's timeout. */
const lease_seconds = 180;

/** One that can't be parsed holds up no other; its claim expires. */
const claimedSchema = z
  .array(z.unknown())
  .transform((rows) => rows.flatMap((row) => claimedMailSchema.safeParse(row).data ?? []));

/** The outbox in the database. Each claim has a token of its own, so a late finish does nothing. */
export function createMailOutbox(
  client: ServiceClient,
  newId: () => string,
  { sendsPushes }: { readonly sendsPushes: boolean } = { sendsPushes: true },
): OutboxPort {
  const claims = new Map<string, string>();
  const claimOf = (id: string): string => claims.get(id) ?? "";
  return {
    async enqueueDue() {
      const answers = await Promise.all([
        client.rpc("enqueue_due_reminders", { pushes_are_sent: sendsPushes }),
        client.rpc("enqueue_weekly_notices"),
      ]);
      for (const answer of answers) reportError("mail.tick", answer);
    },
    async claim(room) {
      const claimant = newId();
      const { data, error } = await client.rpc("claim_mail", { claimant, batch_size: room, lease_seconds });
      reportError("mail.tick", { error });
      const mails = claimedSchema.safeParse(data);
      if (error !== null || !mails.success) return null;
      for (const { id } of mails.data) claims.set(id, claimant);
      return mails.data;
    },
    async handOver(id) {
      const { data, error } = await client.rpc("hand_over_mail", { mail_id: id, claimant: claimOf(id) });
      const mayGo = error === null && data === "go";
      // The claim is no longer ours, and nothing will ask about it.
      if (!mayGo) claims.delete(id);
      return mayGo;
    },
    async finish(id, ending) {
      const claimant = claimOf(id);
      claims.delete(id);
      const { data, error } = await client.rpc("finish_mail", {
        mail_id: id,
        claimant,
        outcome: ending.outcome,
        ...(ending.outcome === "retry" ? { retry_after_seconds: ending.afterSeconds } : {}),
      });
      return error === null && data;
    },
    async forgetOld() {
      const answers = await Promise.all([client.rpc("forget_old_mail"), client.rpc("forget_old_counts")]);
      for (const answer of answers) reportError("mail.tick", answer);
    },
  };
}

function requestOf(answer: { data: unknown; error: unknown }): MailRequest {
  const wait = z.int().safeParse(answer.data);
  if (answer.error !== null || !wait.success) return { kind: "unavailable" };
  if (wait.data === 0) return { kind: "written" };
  return wait.data > 0 ? { kind: "wait", seconds: wait.data } : { kind: "refused" };
}

/** What people and visitors may request; the database enforces the limits across all relays. */
export function createMailRequests(client: ServiceClient): MailRequests {
  return {
    async request(userId, kind) {
      return requestOf(await client.rpc("request_mail", { user_uuid: userId, mail_kind: kind }));
    },
    async contact(sender, words) {
      return requestOf(
        await client.rpc("take_contact_message", {
          sender,
          sender_name: words.name,
          sender_email: words.email,
          message_subject: words.subject,
          message_text: words.message,
        }),
      );
    },
    async unsubscribe(userId, list) {
      const { error } = await client.rpc("unsubscribe_mail", { user_uuid: userId, list });
      return error === null;
    },
  };
}
