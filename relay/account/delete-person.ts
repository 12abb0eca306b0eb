import { errorCode } from "../log/fields.ts";
import type { Log } from "../log/log.ts";
import { createPersonClient } from "../store/person-client.ts";

/** Deletes whom the access token speaks for, with all that is kept of them. False: it was not done. Never throws. */
export type DeletePerson = (accessToken: string) => Promise<boolean>;

/** Asks the database with the person's own rights: no mistake of ours can name somebody else. */
export function createDeletePerson(url: string, publishableKey: string, log: Log): DeletePerson {
  return async (accessToken) => {
    const { error } = await createPersonClient(url, publishableKey, accessToken).rpc("delete_my_account");
    if (error !== null) log("account.delete_failed", { code: errorCode(error) });
    return error === null;
  };
}
