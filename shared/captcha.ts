import { z } from "zod";

/** The providers that Supabase Auth supports (`[auth.captcha]` in `supabase/config.toml`). */
export const captchaProviders = ["hcaptcha", "turnstile"] as const;

export type CaptchaProvider = (typeof captchaProviders)[number];

/** The captcha that the account service requires; the site key is public. */
export const captchaSchema = z.object({ provider: z.enum(captchaProviders), siteKey: z.string().min(1) });

export type CaptchaSettings = z.infer<typeof captchaSchema>;
