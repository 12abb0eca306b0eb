import { z } from "zod";

/**
 * The response of `POST /api/account/delete`. `kept`: nothing was deleted. `billing`: the subscription
 * couldn't be ended, and deleting the account would leave it being charged for nothing. `signIn`: they signed
 * in too long ago, and have to prove who they are first.
 */
export const accountDeletionSchema = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("deleted") }),
  z.object({ outcome: z.literal("kept"), because: z.enum(["billing", "signIn"]) }),
]);
export type AccountDeletion = z.infer<typeof accountDeletionSchema>;
