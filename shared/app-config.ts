import { z } from "zod";

/** What the browser needs to know before anything else; `GET /api/config` answers it. Holds no secret. */
export const appConfigSchema = z.object({
  supabaseUrl: z.url(),
  supabasePublishableKey: z.string().min(1),
  /** Shown on the contact page and in errors. */
  contactEmail: z.email(),
});

export type AppConfig = z.infer<typeof appConfigSchema>;
