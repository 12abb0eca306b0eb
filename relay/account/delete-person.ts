import { errorCode } from "../log/fields.ts";
import type { Log } from "../log/log.ts";
import type { ServiceClient } from "../store/service-client.ts";

/** Deletes a person with all that is kept of them. False: it was not done. Never throws. */
export type DeletePerson = (userId: string) => Promise<boolean>;

/** Whoever asks has shown who they are: the database takes the relay's word for it, and nobody else's. */
export function createDeletePerson(client: ServiceClient, log: Log): DeletePerson {
  return async (userId) => {
    const { error } = await client.rpc("delete_account", { user_uuid: userId });
    if (error !== null) log("account.delete_failed", { code: errorCode(error) });
    return error === null;
  };
}
