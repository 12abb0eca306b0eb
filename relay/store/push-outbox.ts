import { z } from "zod";
import { claimedPushSchema, type PushStore } from "../push/push-port.ts";
import { reportError } from "../runtime/background.ts";
import type { ServiceClient } from "./service-client.ts";

/** How long sending may take, in seconds: longer than the transport's timeout. */
const lease_seconds = 120;

/** One that can't be parsed holds up no other; its claim expires. */
const claimedSchema = z
  .array(z.unknown())
  .transform((rows) => rows.flatMap((row) => claimedPushSchema.safeParse(row).data ?? []));

/** The push queue in the database. Each claim has a token of its own, so a late finish does nothing. */
export function createPushStore(client: ServiceClient, newId: () => string): PushStore {
  const claims = new Map<string, string>();
  return {
    async claim(room) {
      const claimant = newId();
      const { data, error } = await client.rpc("claim_push", { claimant, batch_size: room, lease_seconds });
      reportError("push.tick", { error });
      const pushes = claimedSchema.safeParse(data);
      if (error !== null || !pushes.success) return null;
      for (const { id } of pushes.data) claims.set(id, claimant);
      return pushes.data;
    },
    async finish(id, ending) {
      const claimant = claims.get(id) ?? "";
      claims.delete(id);
      const { data, error } = await client.rpc("finish_push", {
        push_id: id,
        claimant,
        outcome: ending.outcome,
        ...(ending.outcome === "retry" ? { retry_after_seconds: ending.afterSeconds } : {}),
      });
      return error === null && data;
    },
    async forgetOld() {
      reportError("push.tick", await client.rpc("forget_old_pushes"));
    },
    async later({ subscriptionId, day }) {
      const { data, error } = await client.rpc("push_later_today", { subscription: subscriptionId, day });
      return error === null ? data !== null : null;
    },
    async renew(old, next) {
      const { data, error } = await client.rpc("renew_push_subscription", {
        old_endpoint: old.endpoint,
        old_secret: old.auth,
        push_endpoint: next.endpoint,
        browser_key: next.p256dh,
        browser_secret: next.auth,
      });
      return error === null ? data : null;
    },
  };
}
