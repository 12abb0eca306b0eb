import { z } from "zod";

/**
 * Answer of `POST /api/account/delete`. `kept`: nothing was deleted. `billing`: what the person pays for could not be
 * ended, and an account that is gone while its subscription goes on would be charged for nothing. `signIn`: they signed
 * in too long ago, and have to show first that it is them.
 */
export const accountDeletionSchema = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("deleted") }),
  z.object({ outcome: z.literal("kept"), because: z.enum(["billing", "signIn"]) }),
]);
export type AccountDeletion = z.infer<typeof accountDeletionSchema>;
