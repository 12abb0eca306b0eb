import { z } from "zod";
import { captchaSchema } from "./captcha.ts";

/** What the browser needs to know before anything else; `GET /api/config` answers it. Holds no secret. */
export const appConfigSchema = z.object({
  supabaseUrl: z.url(),
  supabasePublishableKey: z.string().min(1),
  /** Shown on the contact page and in errors. */
  contactEmail: z.email(),
  /** Absent where the account service demands none. */
  captcha: captchaSchema.optional(),
});

export type AppConfig = z.infer<typeof appConfigSchema>;
