import { z } from "zod";

/**
 * Answer of `POST /api/account/delete`. `kept`: nothing was deleted, since what the person pays for could not be ended;
 * an account that is gone while its subscription goes on would be charged for nothing.
 */
export const accountDeletionSchema = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("deleted") }),
  z.object({ outcome: z.literal("kept"), because: z.literal("billing") }),
]);
export type AccountDeletion = z.infer<typeof accountDeletionSchema>;
