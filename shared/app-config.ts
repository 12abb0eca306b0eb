import { z } from "zod";
import { captchaSchema } from "./captcha.ts";

/** What the browser needs before anything else, returned by `GET /api/config`. Contains no secrets. */
export const appConfigSchema = z.object({
  supabaseUrl: z.url(),
  supabasePublishableKey: z.string().min(1),
  /** Shown on the contact page and in errors. */
  contactEmail: z.email(),
  /** By which browsers know the sender of pushes (VAPID), base64url; absent if push isn't set up. */
  pushKey: z.string().optional(),
  /** Absent if the account service requires none. */
  captcha: captchaSchema.optional(),
  /** The languages that speech is understood in; absent: all of the interface's. */
  heardLanguages: z.array(z.string()).optional(),
});

export type AppConfig = z.infer<typeof appConfigSchema>;
