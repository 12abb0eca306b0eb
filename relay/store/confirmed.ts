import type { ServiceClient } from "./service-client.ts";

/** Whether the person has confirmed their age and the terms; null when the database did not answer. */
export type HasConfirmed = (userId: string) => Promise<boolean | null>;

export function hasConfirmedOver(client: ServiceClient): HasConfirmed {
  return async (userId) => {
    const { data, error } = await client.rpc("has_confirmed", { user_uuid: userId });
    return error === null ? data : null;
  };
}
