import { z } from "zod";
import type { AccountStore } from "../account/account.ts";
import { errorCode } from "../log/fields.ts";
import type { HasConfirmed } from "../routes/identity.ts";
import type { ServiceClient } from "./service-client.ts";

/**
 * What deleting an account needs from the database. The caller must have verified the person's identity.
 * Never throws.
 */
export function accountStoreOver(client: ServiceClient): AccountStore {
  return {
    async customerOf(userId) {
      const { data, error } = await client.rpc("customer_of", { user_uuid: userId });
      if (error !== null) return { ok: false, code: errorCode(error) };
      const customer = z.string().nullable().safeParse(data);
      return customer.success ? { ok: true, value: customer.data } : { ok: false, code: "ZodError" };
    },
    async hasAccount(userId) {
      const { data, error } = await client.rpc("has_account", { user_uuid: userId });
      return error === null ? { ok: true, value: data } : { ok: false, code: errorCode(error) };
    },
    async deletePerson(userId) {
      const { error } = await client.rpc("delete_account", { user_uuid: userId });
      return error === null ? { ok: true, value: null } : { ok: false, code: errorCode(error) };
    },
    async eraseAudit(entries) {
      const { data, error } = await client.rpc("erase_audit_entries", { batch_size: entries });
      return error === null ? { ok: true, value: data } : { ok: false, code: errorCode(error) };
    },
  };
}

/** Whether the database has the confirmation of age and terms. */
export function hasConfirmedOver(client: ServiceClient): HasConfirmed {
  return async (userId) => {
    const { data, error } = await client.rpc("has_confirmed", { user_uuid: userId });
    return error === null ? data : null;
  };
}
