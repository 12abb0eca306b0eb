import { z } from "zod";

/** Those that Supabase Auth can ask (`[auth.captcha]` in `supabase/config.toml`). */
export const captchaProviders = ["hcaptcha", "turnstile"] as const;

export type CaptchaProvider = (typeof captchaProviders)[number];

/** Which captcha the account service demands; the site key is public. */
export const captchaSchema = z.object({ provider: z.enum(captchaProviders), siteKey: z.string().min(1) });

export type CaptchaSettings = z.infer<typeof captchaSchema>;
